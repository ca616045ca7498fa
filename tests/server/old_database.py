"""Creates databases as older versions of the server left them: migrations up to then, and rows."""

from __future__ import annotations

import random
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

from itsdangerous import Signer
from sqlalchemy import Connection, MetaData, String

from tafelrunde.games import games
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.match import Match
from tafelrunde.server.core.matches.results import result_of
from tafelrunde.server.core.settings import Settings
from tafelrunde.server.core.storage import Storage
from tafelrunde.server.core.storage.schema import upgrade

SEED: Final = 3
SECRET: Final = "known to all servers of a test"
TOKEN: Final = "the session of Mara"
PROGRAM_TOKEN: Final = "tr_a program of then"
OPTIONS: Final = {"first_player": "first_seat", "stall_rounds": 10}
Row = dict[str, Any]


def cookie() -> str:
    return Signer(SECRET.encode(), salt="session", digest_method=sha256).sign(TOKEN).decode()


@dataclass(frozen=True)
class Filled:
    """What was put there: a game in progress, with a tentative choice, and one that is over."""

    playing: Match
    tentative: int
    over: Match


async def fill(url: str, version: str) -> Filled:
    filled = Filled(playing := _match(40), _quiet_choice(playing), _match(100_000))
    await _write(url, version, _rows(filled))
    return filled


async def fill_with_all_games(url: str, version: str) -> dict[str, Match]:
    """A game in progress of each kind; its table has the name of the game."""
    matches = {name: half_played(game) for name, game in games.items()}
    await _write(url, version, [*_people(), *(row for name, match in matches.items() for row in _table(name, match))])
    return matches


async def _write(url: str, version: str, rows: list[tuple[str, Row]]) -> None:
    storage = Storage(Settings(db=url, secret=SECRET).database_url())
    async with storage.changing_all() as connection:
        await connection.run_sync(upgrade, version)
        await connection.run_sync(_insert, rows)
    await storage.close()


def half_played(game: Game) -> Match:
    """About half of a game for three, with choices at random, up to a question for the first seat."""
    whole, dice = Match(game, 3, SEED, game.read_options({})), random.Random(1)
    while whole.decision is not None:
        whole.choose(dice.choice(whole.decision.options))
    match = Match(game, 3, SEED, game.read_options({}))
    for code in whole.codes:
        if len(match.codes) >= len(whole.codes) // 2 and match.decision is not None and match.decision.seat == 0:
            break
        match.choose(code)
    return match


def _match(choices: int) -> Match:
    deus = games["deus"]
    match, dice = Match(deus, 3, SEED, deus.read_options(OPTIONS)), random.Random(1)
    while match.decision is not None and len(match.codes) < choices:
        match.choose(dice.choice(match.decision.options))
    while match.decision is not None and len(match.codes) >= choices and match.decision.seat != 0:
        match.choose(dice.choice(match.decision.options))
    return match


def _quiet_choice(match: Match) -> int:
    """One of seat 0 after which it is asked again, and nothing new is seen."""
    assert match.decision is not None
    for code in match.decision.options:
        trial = match.clone()
        trial.choose(code)
        if trial.decision is not None and trial.decision.seat == 0 and trial.state.reveals == match.state.reveals:
            return code
    raise AssertionError("no option here can be taken back")


def _insert(connection: Connection, rows: list[tuple[str, Row]]) -> None:
    """The columns that there were, of the kinds that they had."""
    known = MetaData()
    known.reflect(connection)
    for name, row in rows:
        if name not in known.tables:
            continue
        columns = known.tables[name].columns
        fitting = {key: value for key, value in row.items() if key in columns}
        if "seed" in fitting and isinstance(columns["seed"].type, String):
            fitting["seed"] = str(fitting["seed"])
        connection.execute(known.tables[name].insert(), fitting)


def _people() -> list[tuple[str, Row]]:
    people = [
        ("users", {"id": id, "name": name, "account": account, "password": None, "created": 1.0})
        for id, name, account in (("mara", "Mara", "mara"), ("olu", "Olu", None), ("program", "Bot of Olu", None))
    ]
    sessions = [
        ("sessions", {"hash": sha256(token.encode()).hexdigest(), "user_id": user, "created": 1.0, "used": 4e9})
        for token, user in ((TOKEN, "mara"), (PROGRAM_TOKEN, "program"))
    ]
    return [*people, *sessions]


def _rows(filled: Filled) -> list[tuple[str, Row]]:
    """In the order in which they refer to each other."""
    rest = [
        ("drafts", {"table_id": "playing", "seat": 0, "base": len(filled.playing.codes), "codes": [filled.tentative]}),
        ("answers", {"table_id": "playing", "seat": 0, "key": "k", "body": b"{}", "at": 2.0}),
        ("chat", {"table_id": "playing", "n": 1, "seat": 0, "name": "Mara", "text": "Zug um Zug 🎲", "at": 2.0}),
        ("notes", {"table_id": "playing", "n": 1, "ply": 2, "seat": 1, "name": "joined", "player": "Olu"}),
        ("house_time", {"id": 1, "seconds": 1000.0}),
    ]
    tables = [row for id, match in (("playing", filled.playing), ("over", filled.over)) for row in _table(id, match)]
    return [*_people(), *tables, *rest]


def _table(id: str, match: Match) -> list[tuple[str, Row]]:
    row = {
        "id": id, "game": match.game.name, "rules_version": match.game.rules_version,
        "component_hash": match.game.hash_of(match.options), "title": "Friday", "players": match.players,
        "options": match.options, "seed": SEED, "chosen_seed": True, "status": "over" if match.over else "playing",
        "spectators": True, "public": False, "host_id": "mara", "created": 1.0, "version": 1, "plies": len(match.codes),
        "turn_seat": None if match.decision is None else match.decision.seat, "turn_since": 2.0,
        "result": result_of(match) if match.over else None, "rematch_id": None,
        "clock": {"bank": 600, "increment": 0, "policy": "wait"}, "night": None, "clock_from": None,
        "webhook": "https://club.invalid/", "webhook_secret": None,
    }  # fmt: skip
    seats = [
        {
            "table_id": id, "seat": seat, "kind": kind, "name": name, "bot": None, "user_id": user, "holder_id": holder,
            "invite_serial": 0, "invite_hash": None, "auto_end": False, "ask_everything": True,
            "clock_left": 600.0, "clock_out": False,
        }
        for seat, kind, name, user, holder in (
            (0, "me", "Mara", "mara", "mara"),
            (1, "open", "Olu", "olu", "olu"),
            (2, "program", "Bot", "program", "mara"),
        )
    ]  # fmt: skip
    choices = [{"table_id": id, "ply": ply, "code": code, "at": 2.0} for ply, code in enumerate(match.codes)]
    event = {"table_id": id, "n": 1, "kind": "changed"}
    seated, chosen = [("seats", seat) for seat in seats], [("choices", choice) for choice in choices]
    return [("tables", row), *seated, *chosen, ("events", event)]
