"""Creates the largest database that the worst cases run against, and names its contents.

Games are played through the server's own functions; bulk rows are inserted directly.
"""

from __future__ import annotations

import json
import random
import secrets
import sqlite3
import time
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from itsdangerous import Signer

from tafelrunde.games import games
from tafelrunde.kernel.match import Match
from tafelrunde.server.core.matches.tentative import TentativeTurn
from tafelrunde.server.core.tables.session import changing
from tafelrunde.server.daily.challenge import day_of

from ..guests import BESIDE, ME, OPEN, Guest, Server, bot_seat, running

SECRET: Final = "of the worst cases"
PASSWORD: Final = "long enough"
DAY: Final = 86_400.0
PACKS: Final = 50  # of one person, as many as the server allows
TIES: Final = 500
CHECKS: Final = 5_000
ENTRANTS: Final = 64
NOTES: Final = 900


@dataclass(frozen=True)
class Scale:
    """How many rows the numerous things have."""

    games: int  # finished and rated
    own_games: int  # of them those of one person
    people: int
    tables: int  # of one person, and as many public ones of others
    plies: int  # of the longest game
    lines: int  # of chat
    reports: int


QUICK: Final = Scale(games=15_000, own_games=3_000, people=2_000, tables=1_000, plies=8_000, lines=10_000, reports=400)
LONG: Final = Scale(
    games=60_000, own_games=12_000, people=10_000, tables=4_000, plies=30_000, lines=50_000, reports=2_000
)


@dataclass
class World:
    """Ids and cookies. `veteran` has the most of everything and owns the server."""

    folder: str
    veteran: str = ""
    cookie: str = ""  # of the veteran
    playing: dict[str, str] = field(default_factory=dict)  # tables by game, at all of whose seats the veteran plays
    over: dict[str, str] = field(default_factory=dict)
    shared: str = ""  # a table of the veteran and somebody else
    crowded: list[str] = field(default_factory=list)  # tables of the veteran alone that nobody else needs
    lesson: str = ""
    tournament: str = ""  # that is played, with the most entrants and rounds
    entering: str = ""  # one that has not begun, of the veteran
    packs: list[str] = field(default_factory=list)
    versioned: str = ""  # a pack with the most versions
    person: str = ""  # somebody whom the veteran follows
    report: str = ""
    invited_to: str = ""  # a table of the veteran with a free seat

    def save(self) -> Path:
        file = Path(self.folder) / "world.json"
        file.write_text(json.dumps(asdict(self)))
        return file

    @staticmethod
    def load(file: Path) -> World:
        return World(**json.loads(file.read_text()))


def database(folder: Path) -> Path:
    return folder / "tables.db"


async def build(folder: Path, scale: Scale) -> World:
    world = World(str(folder))
    async with running(folder, secret=SECRET) as server:
        await _play(server, world, scale)
    with sqlite3.connect(database(folder)) as db:
        _Rows(db, world, scale).write()
    return world


# ------------------------------------------------------------------------------------------------ what is played


async def _play(server: Server, world: World, scale: Scale) -> None:
    veteran, friend = await server.somebody("Veteran"), await server.somebody("Friend")
    await veteran.post("/account/register", {"name": "veteran", "password": PASSWORD})
    world.veteran, world.person = (await veteran.get("/me"))["id"], (await friend.get("/me"))["id"]
    world.cookie = f"tafelrunde={veteran.client.cookies['tafelrunde']}"
    for name in games:
        codes, options = _longest_game(name, scale.plies)
        for begun, last in ((world.playing, -3), (world.over, None)):
            begun[name] = await _table(veteran, name, options)
            await _replay(server, begun[name], codes[:last])
    world.shared = await veteran.table(ME, OPEN, clock={"bank": 600})
    await friend.join(world.shared, veteran, 1)
    world.invited_to = await veteran.table(ME, OPEN, OPEN, public=True)
    world.lesson = await _lesson(veteran)
    clock = {"bank": 60 * 60, "increment": 0}
    plan = {"title": "T", "game": "deus", "most": ENTRANTS, "clock": clock, "public": True}
    world.entering = (await veteran.post("/tournaments", plan, 201))["id"]
    await veteran.post(f"/tournaments/{world.entering}/bots", {"bot": "easy", "number": ENTRANTS - 2})
    world.tournament = (await veteran.post("/tournaments", plan, 201))["id"]
    text = (await veteran.post("/games/deus/packs", {"name": "P"}, 201))["id"]
    world.packs, world.versioned = [text], text
    world.crowded = [await veteran.table(ME, bot_seat("random")) for _ in range(3)]


async def _lesson(veteran: Guest) -> str:
    first = (await veteran.get("/games/deus/lessons"))[0]["name"]
    table: str = (await veteran.post(f"/games/deus/lessons/{first}", status=201))["id"]
    return table


async def _table(veteran: Guest, game: str, options: Mapping[str, object]) -> str:
    players = games[game].players[-1]
    return await veteran.table(ME, *[BESIDE] * (players - 1), game=game, options=options, seed=4)


def _longest_game(name: str, most: int) -> tuple[list[int], dict[str, object]]:
    """Deus without its limit on idle rounds ends only when somebody wants it to."""
    game, dice = games[name], random.Random(1)
    options = {option.name: option.values[-1] for option in game.options}
    options.update({"stall_rounds": 0} if name == "deus" else {})
    match = Match(game, game.players[-1], 4, game.read_options(options))
    while match.decision is not None and len(match.codes) < 3 * most:
        found = match.decision.options
        idle = name == "deus" and len(match.codes) < most
        match.choose(
            found[-1] if idle else dice.choice([found[0], found[-1]]) if name == "revive" else dice.choice(found)
        )
    return list(match.codes), match.options


async def _replay(server: Server, table: str, codes: list[int]) -> None:
    async with changing(server.services, table, None) as session:
        turn = TentativeTurn(session.require_match().match, 0)
        for code in codes[len(turn.match.codes) :]:
            turn.choose(code)
        await session.commit(turn)


# ------------------------------------------------------------------------------------------------ what is numerous


class _Rows:
    def __init__(self, db: sqlite3.Connection, world: World, scale: Scale) -> None:
        self._db = db
        self._world = world
        self._scale = scale
        self._now = time.time()
        self._people = [f"person{n}" for n in range(scale.people)]
        db.row_factory = sqlite3.Row

    def write(self) -> None:
        self._write_people()
        self._write_results()
        self._write_tables()
        self._write_talk()
        self._write_tournaments()
        self._write_packs()
        self._write_moderation()
        self._db.execute("ANALYZE")

    def _insert(self, table: str, rows: Iterable[Mapping[str, Any]]) -> None:
        rows = list(rows)
        names = list(rows[0])
        marks = ", ".join(f":{name}" for name in names)
        self._db.executemany(f"INSERT OR IGNORE INTO {table} ({', '.join(names)}) VALUES ({marks})", rows)

    def _write_people(self) -> None:
        me, now = self._world.veteran, self._now
        named = [(who, "ﷺ" * 40 if n % 2 else f"Name {n}") for n, who in enumerate(self._people)]
        self._insert("users", ({"id": who, "name": name, "created": now, "seen": now} for who, name in named))
        self._db.execute("UPDATE users SET owner = 1 WHERE id = ?", (me,))
        tied = self._people[: TIES - 1]
        self._insert("ties", ({"user_id": me, "other_id": who, "kind": "follow", "at": now} for who in tied))
        self._insert("ties", [{"user_id": me, "other_id": self._world.person, "kind": "follow", "at": now}])
        self._insert(
            "ties", ({"user_id": who, "other_id": me, "kind": "block", "at": now} for who in self._people[600:])
        )
        sessions = ({"hash": f"{n:064}", "user_id": me, "created": now, "used": now} for n in range(self._scale.tables))
        self._insert("sessions", sessions)
        seen = [(game, kind, n) for game in games for kind in ("card", "tile") for n in range(CHECKS // 8)]
        mine = ({"user_id": me, "game": game, "kind": kind, "component": str(n)} for game, kind, n in seen)
        self._insert("checks", ({**row, "seen": "0", "name": "V", "at": now} for row in mine))
        many = (
            {"user_id": who, "game": "deus", "kind": "cards", "component": f"c{n % 100}"}
            for n, who in enumerate(self._people)
        )
        self._insert("checks", ({**row, "seen": "0", "name": "V", "at": now} for row in many))

    def _write_results(self) -> None:
        dice, own = random.Random(5), self._scale.own_games
        rows = []
        for n in range(1, self._scale.games + 1):
            first = self._world.veteran if n % (self._scale.games // own) == 0 else dice.choice(self._people)
            at = self._now - (self._scale.games - n) * 600.0
            game = sorted(games)[n % len(games)]
            for seat, who in enumerate((first, dice.choice(self._people))):
                row = {"table_id": f"r{n}", "seat": seat, "n": n, "at": at, "game": game, "players": 2, "user_id": who}
                row |= {"name": "N", "place": 1 + seat, "score": 50, "roles": '["game-title"]', "rated": 1}
                rows.append({**row, "mu": 25.0 + dice.random(), "sigma": 4.0})
        self._insert("results", rows)
        shown = {"at": self._now, "game": sorted(games)[0], "choices": 90}
        agreed = ({"seat": 0, "user_id": who, "agreed": n % 60} for n, who in enumerate(self._people))
        self._insert("bot_agreements", ({**shown, **row, "table_id": f"a{n}"} for n, row in enumerate(agreed)))
        used = {"first": self._now, "last": self._now}
        browsers = ({"device": f"d{n // 2}", "user_id": who} for n, who in enumerate(self._people))
        self._insert("device_accounts", ({**used, **row} for row in browsers))
        day, yesterday = day_of(self._now), day_of(self._now - DAY)
        days = [day_of(self._now - n * DAY) for n in range(1, 1_000)]
        self._insert(
            "challenges",
            ({"day": one, "game": "deus", "players": 2, "bot": "easy", "seed": "0" * 32} for one in [day, *days]),
        )
        played = {row["user_id"]: row for row in rows if row["at"] < self._now - 2 * DAY}
        self._insert(
            "tries", ({"day": yesterday, "user_id": who, "table_id": row["table_id"]} for who, row in played.items())
        )

    def _write_tables(self) -> None:
        """Copies of tables that were opened by the server, so that each of them is as it has to be."""
        for n in range(self._scale.tables):
            self._copy(self._copied(n), f"mine{n}", self._world.veteran)
            self._copy(self._world.invited_to, f"open{n}", self._people[n % len(self._people)])
        self._insert("marks", (
            {"user_id": self._world.veteran, "table_id": f"mine{n}", "archived": n % 2, "notes": "\u0001" * 4_000}
            for n in range(self._scale.tables)
        ))  # fmt: skip
        self._insert("invitations", (
            {"table_id": f"open{n}", "user_id": self._world.veteran, "by_id": self._people[0], "at": self._now}
            for n in range(self._scale.tables)
        ))  # fmt: skip

    def _copied(self, n: int) -> str:
        tables = [*self._world.playing.values(), *self._world.over.values(), self._world.shared]
        return tables[n % len(tables)]

    def _copy(self, table: str, id: str, who: str) -> None:
        """With the seats and none of the choices: nobody has looked at it yet."""
        [row] = self._db.execute("SELECT * FROM tables WHERE id = ?", (table,))
        version = {"id": id, "host_id": who, "plies": 0, "clock_from": None, "title": "ﷺ" * 80}
        self._insert("tables", [{**dict(row), **version}])
        seats = [dict(seat) for seat in self._db.execute("SELECT * FROM seats WHERE table_id = ?", (table,))]
        sits = [
            {**seat, "user_id": who if seat["user_id"] else None, "holder_id": who if seat["user_id"] else None}
            for seat in seats
        ]
        self._insert("seats", ({**seat, "table_id": id} for seat in sits))

    def _write_talk(self) -> None:
        lines = range(1, self._scale.lines + 1)
        for table in (self._world.playing["tapestry"], self._world.shared):
            line = {"table_id": table, "seat": 0, "name": "V", "text": "ﷺ" * 500, "at": self._now}
            self._insert("chat", ({**line, "n": n} for n in lines))
        table = self._world.playing["deus"]
        note = {"table_id": table, "seat": 0, "name": "bot-failed", "player": "V"}
        self._insert("notes", ({**note, "n": n + 100, "ply": n * 8} for n in range(NOTES)))
        [(version,)] = self._db.execute("SELECT version FROM tables WHERE id = ?", (table,))
        self._insert("events", ({"table_id": table, "n": version + n, "kind": "seats"} for n in lines))
        self._db.execute("UPDATE tables SET version = ? WHERE id = ?", (version + self._scale.lines, table))

    def _write_tournaments(self) -> None:
        [row] = self._db.execute("SELECT * FROM tournaments WHERE id = ?", (self._world.tournament,))
        for n in range(self._scale.tables // 5):
            self._insert(
                "tournaments",
                [{**dict(row), "id": f"cup{n}", "status": "over" if n % 2 else "open", "host_id": self._people[0]}],
            )
            self._enter(f"cup{n}", ENTRANTS // 8)
        played = "UPDATE tournaments SET status = 'playing', round = 20, rounds = 20 WHERE id = ?"
        self._db.execute(played, (self._world.tournament,))
        self._enter(self._world.tournament, ENTRANTS)
        of_two = [f"mine{n}" for n in range(self._scale.tables) if self._copied(n) == self._world.shared]
        heats = []
        for number in range(1, 21):
            order = random.Random(number).sample(range(ENTRANTS), ENTRANTS)
            for n in range(ENTRANTS // 2):
                pair, done = [one + 1 for one in order[2 * n : 2 * n + 2]], number < 20 or n
                heat = {
                    "tournament_id": self._world.tournament,
                    "round": number,
                    "n": n + 1,
                    "entrants": json.dumps(pair),
                }
                heats.append(
                    {
                        **heat,
                        "table_id": of_two[n],
                        "points": "[1.0, 0.0]" if done else None,
                        "scores": "[50, 40]" if done else None,
                    }
                )
        self._insert("heats", heats)

    def _enter(self, tournament: str, number: int) -> None:
        entrants = [self._world.veteran, *self._people[: number - 1]]
        rows = (
            {"tournament_id": tournament, "n": n, "user_id": who, "name": "ﷺ" * 40} for n, who in enumerate(entrants, 1)
        )
        self._insert("entrants", rows)

    def _write_packs(self) -> None:
        """Texts that are as long as a text may be."""
        [first] = self._world.packs
        [(text,)] = self._db.execute("SELECT t.text FROM pack_versions v JOIN pack_texts t ON t.hash = v.hash")
        long = text + "# " + "x" * 60_000 + "\n"
        [row] = self._db.execute("SELECT * FROM packs WHERE id = ?", (first,))
        for n in range(PACKS - 1):
            pack, hash = f"pack{n}", f"{n:032}"
            self._insert("pack_texts", [{"hash": hash, "game": "deus", "text": long + f"# {n}"}])
            self._insert("packs", [{**dict(row), "id": pack}])
            self._insert("pack_versions", [{"pack_id": pack, "version": 1, "hash": hash, "at": self._now}])
            self._world.packs.append(pack)
        self._world.versioned = "pack0"
        versions = range(2, 500)
        rows = ({"pack_id": "pack0", "version": n, "hash": f"{n % (PACKS - 1):032}", "at": self._now} for n in versions)
        self._insert("pack_versions", rows)
        self._db.execute("UPDATE packs SET version = 499 WHERE id = 'pack0'")

    def _write_moderation(self) -> None:
        me, lines = self._world.veteran, json.dumps([{"name": "V", "text": "ﷺ" * 500, "at": 0.0, "theirs": True}] * 30)
        report = {
            "at": self._now,
            "about_id": me,
            "table_id": "mine0",
            "name": "V",
            "text": "\u0001" * 1_000,
            "lines": lines,
        }
        people = self._people
        self._insert(
            "reports", ({**report, "id": f"r{n}", "by_id": people[n % len(people)]} for n in range(self._scale.reports))
        )
        self._world.report = "r0"
        measure = {"at": self._now, "by_id": me, "name": "V", "kind": "warn", "text": "\u0001" * 1_000}
        self._insert("measures", ({**measure, "id": f"m{n}", "about_id": me} for n in range(self._scale.reports)))
        refusal = {"at": self._now, "address": "127.0.0.1", "what": "GET /" + "x" * 100, "why": "w", "times": 1}
        self._insert("refusals", ({**refusal, "id": f"f{n}", "user_id": me} for n in range(self._scale.reports)))


def new_guest(db: sqlite3.Connection, seats_of: str = "") -> tuple[str, str]:
    """The id and the cookie of a guest, who has the rated games of somebody if that is said."""
    id, token, now = f"guest{secrets.token_hex(8)}", secrets.token_urlsafe(24), time.time()
    db.execute("INSERT INTO users (id, name, created, seen) VALUES (?, 'G', ?, ?)", (id, now, now))
    hashed = sha256(token.encode()).hexdigest()
    db.execute("INSERT INTO sessions (hash, user_id, created, used) VALUES (?, ?, ?, ?)", (hashed, id, now, now))
    db.execute("UPDATE results SET user_id = ? WHERE user_id = ?", (id, seats_of))
    signed = Signer(SECRET.encode(), salt="session", digest_method=sha256).sign(token).decode()
    return id, f"tafelrunde={signed}"
