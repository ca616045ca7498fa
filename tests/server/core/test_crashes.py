"""Processes killed and restarted at any point: nothing acknowledged is lost, and every table continues. The numbers
refer to the list of abuse tests.

`make crash` kills processes during 200 commits (TAFELRUNDE_COMMITS), `make soak` 200 processes (TAFELRUNDE_SOAK), and
restarts under 500 tables.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Optional

import pytest
import websockets

from tafelrunde.games import games
from tafelrunde.server.core.settings import Settings
from tafelrunde.server.core.storage import Storage
from tafelrunde.server.core.storage.models import Choice, Table
from tafelrunde.server.core.storage.queries import draft_clicks
from tests.soak import SOAK

from ..cluster import BOTH, Cluster
from ..guests import bot_seat
from ..processes import Process, Stubborn, started
from ..releases import engines_in

pytestmark = pytest.mark.anyio

COMMITS = int(os.environ.get("TAFELRUNDE_COMMITS", "0"))  # during which processes are killed all the time
KILLS = SOAK or 3
TABLES = 4 if SOAK or COMMITS else 2
LIVE_TABLES = max(4, 5 * SOAK // 2)


def kinds(database: str) -> list[str]:
    """SQLite belongs to one server; a PostgreSQL is shared by several, and by workers."""
    return ["serve"] if database.startswith("sqlite") else ["serve", "serve", "worker", "worker"]


async def people_at(processes: list[Process], number: int, dice: random.Random) -> list[Stubborn]:
    addresses = [process.address for process in processes if process.kind == "serve"]
    people = [Stubborn(addresses, random.Random(dice.random())) for _ in range(number)]
    await asyncio.gather(*(person.sit_down(bot_seat()) for person in people))
    return people


async def kept(database: str, person: Stubborn) -> dict[int, int]:
    """What the database holds of a table, the tentative turn of seat 0 included."""
    from sqlalchemy import select

    storage = Storage(Settings(db=database).database_url())
    async with storage.reading() as db:
        table = await db.get(Table, person.table)
        assert isinstance(table, Table)
        rows = (await db.execute(select(Choice.ply, Choice.code).where(Choice.table_id == table.id))).all()
        codes = {int(ply): int(code) for ply, code in rows}
        assert sorted(codes) == list(range(table.plies))
        tentative = [code for click in await draft_clicks(db, table, 0, table.plies) for code in click]
        codes.update(enumerate(tentative, table.plies))
    await storage.close()
    return codes


async def nothing_is_lost(database: str, people: list[Stubborn]) -> None:
    for person in people:
        stored = await kept(database, person)
        assert {ply: stored.get(ply) for ply in person.chosen} == person.chosen


class Killer:
    """Kills one process after the other with -9, each a moment after somebody sent a choice, and starts it again."""

    def __init__(
        self, processes: list[Process], cluster: Optional[Cluster], people: list[Stubborn], dice: random.Random
    ) -> None:
        self._processes = processes
        self._cluster = cluster
        self._people = people
        self._dice = dice
        self._starting: set[asyncio.Task[None]] = set()
        self.kills: Counter[str] = Counter()

    def commits(self) -> int:
        return sum(len(person.chosen) for person in self._people)

    def troubles(self) -> int:
        return sum(person.troubles for person in self._people)

    def _sent(self) -> int:
        return sum(person.sent for person in self._people)

    def _enough(self, commits: int, kills: int) -> bool:
        """Few kills may by chance be noticed by nobody; then there are more, but not for ever."""
        noticed = self.troubles() > 0 or self.kills.total() >= 10 * kills
        return self.commits() >= commits and self.kills.total() >= kills and noticed

    async def kill_on(self, commits: int, kills: int) -> None:
        """Until so many choices were acknowledged, and so many processes killed, and somebody noticed."""
        kinds = [*{process.kind for process in self._processes}, *(["backend"] if self._cluster else [])]
        for kind in itertools.cycle(sorted(kinds)):
            if self._enough(commits, kills):
                break
            before, until = self.commits(), self._sent() + self._dice.randrange(1, 6)
            while self._sent() < until:
                await asyncio.sleep(0.005)
            await asyncio.sleep(self._dice.random() / 20)
            await self._kill(kind)
            while self.commits() == before:  # or nobody would ever get anywhere
                await asyncio.sleep(0.005)
        await asyncio.gather(*self._starting)

    async def _kill(self, kind: str) -> None:
        if self._cluster is not None and kind == "backend":
            with suppress(*unreachable()):  # it begins anew just now
                self.kills[kind] += await asyncio.to_thread(self._cluster.kill_backend, self._dice)
            return
        alive = [process for process in self._processes if process.kind == kind and process.up]
        if alive:
            victim = self._dice.choice(alive)
            await victim.kill()
            self.kills[kind] += 1
            task = asyncio.create_task(victim.again())
            self._starting.add(task)
            task.add_done_callback(self._starting.discard)


def unreachable() -> tuple[type[Exception], ...]:
    import psycopg

    return (psycopg.OperationalError,)


@pytest.fixture(params=["sqlite", "postgres"])
def breakable(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, Optional[Cluster]]]:
    """A database; in the long version processes of PostgreSQL are killed, too, so nobody else may use its cluster."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'tables.db'}", None
    elif not COMMITS:
        yield request.getfixturevalue("postgres"), None
    else:
        cluster: Cluster = request.getfixturevalue("own_cluster")
        with cluster.database() as url:
            yield url, cluster


async def test_15_killed_during_commits(tmp_path: Path, breakable: tuple[str, Optional[Cluster]]) -> None:
    database, cluster = breakable
    dice, begun = random.Random(15), time.monotonic()
    async with started(tmp_path, database, *kinds(database)) as processes:
        people = await people_at(processes, TABLES, dice)
        killer, done = Killer(processes, cluster, people, dice), asyncio.Event()

        async def play(person: Stubborn) -> None:
            while not done.is_set():
                await person.take_turn()

        async def kill() -> None:
            await killer.kill_on(COMMITS or 10, KILLS)
            done.set()

        await asyncio.gather(*(play(person) for person in people), kill())
        kills = ", ".join(f"{number} of {kind}" for kind, number in sorted(killer.kills.items()))
        print(
            f"{database.partition(':')[0]}: {killer.commits()} commits, kills: {kills}; "
            f"{killer.troubles()} requests sent again; {time.monotonic() - begun:.0f} s"
        )
        assert set(killer.kills) >= {process.kind for process in processes}
        assert killer.troubles()
        await nothing_is_lost(database, people)
        for person in people:  # every table goes on
            await person.take_turn()
            await person.my_turn()
            await person.close()
        await nothing_is_lost(database, people)


@(BOTH if SOAK else pytest.mark.databases("postgres"))
async def test_17_restarted_under_load(tmp_path: Path, database: str) -> None:
    """A rolling restart of all processes, while everybody plays."""
    dice = random.Random(17)
    async with started(tmp_path, database, *kinds(database)) as processes:
        people = await people_at(processes, LIVE_TABLES, dice)
        done = asyncio.Event()

        async def play(person: Stubborn) -> None:
            while not done.is_set():
                await person.take_turn()

        players = asyncio.gather(*(play(person) for person in people))
        for process in processes:
            await process.stop()
            process.start()
            await process.ready()
        done.set()
        await players
        await nothing_is_lost(database, people)
        states = [await person.my_turn() for person in people]
        assert all(state["question"] is not None or state["must_end"] for state in states)
        for person in people:
            await person.close()


@BOTH
async def test_17_everybody_at_a_table_is_notified_of_a_restart(tmp_path: Path, database: str) -> None:
    """By the server that stops, and by no other; news go on where they broke off."""
    serving = [kind for kind in kinds(database) if kind == "serve"]
    async with started(tmp_path, database, *serving) as servers:
        person = Stubborn([servers[-1].address], random.Random(17))
        await person.sit_down({"kind": "device", "name": "Nils"})
        last = (await person.state())["event"]
        sockets = [await listening(server, person.table, last) for server in servers]
        await servers[0].stop()
        assert json.loads(await sockets[0].recv()) == {"kind": "restart", "n": last}
        with pytest.raises(websockets.ConnectionClosed):
            await sockets[0].recv()
        assert sockets[0].close_code == 1012
        if len(servers) == 1:
            servers[0].start()
            await servers[0].ready()
            sockets.append(await listening(servers[0], person.table, last))
        await person.ask("POST", f"/tables/{person.table}/chat", {"text": "still here"})
        assert json.loads(await sockets[-1].recv()) == {"kind": "chat", "n": last + 1, "version": last + 1}
        for socket in sockets:
            await socket.close()
        await person.close()


async def listening(server: Process, table: str, last: int) -> websockets.ClientConnection:
    """Somebody who has heard all events up to the last one."""
    url = f"{server.address.replace('http', 'ws')}/api/tables/{table}/live?since={last - 1}"
    socket = await websockets.connect(url, origin=websockets.Origin(server.address))
    assert json.loads(await socket.recv())["n"] == last
    return socket


async def test_a_turn_that_a_dead_worker_left_is_taken_up_by_another(
    tmp_path: Path, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot thinks for ever in the first worker, which is killed; the second one finds it overrun, and plays on."""
    monkeypatch.setenv("BOT_SECONDS", "60")
    async with started(tmp_path, postgres, "serve", "worker") as (server, first):
        [person] = await people_at([server], 1, random.Random(1))
        await person.sit_down(bot_seat("loops"))
        await person.take_turn()
        for _ in range(600):
            if first.children():
                break
            await asyncio.sleep(0.1)
        thinking = first.children()
        assert thinking
        await asyncio.sleep(1)
        await first.kill()
        monkeypatch.setenv("BOT_SECONDS", "1")
        async with started(tmp_path, postgres, "worker"):
            state = await person.my_turn()
        assert any("took too long" in entry["text"] for entry in state["log"])
        for child in thinking:  # what the dead worker had started has ended, too
            for _ in range(50):
                if not _alive(child):
                    break
                await asyncio.sleep(0.1)
            assert not _alive(child)
        await person.close()


def _alive(pid: int) -> bool:
    with suppress(FileNotFoundError):
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    return False


@pytest.mark.databases("postgres")
async def test_a_rolling_upgrade_to_other_rules_loses_and_doubles_nothing(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One process after the other is replaced by one of the next release, which has an engine for the tables of this
    one. Requests that meet a process with the wrong rules are sent again."""
    dice = random.Random(46)
    async with started(tmp_path, database, *kinds(database)) as processes:
        people = await people_at(processes, 3, dice)
        before = {person.table for person in people}
        done = asyncio.Event()

        async def play(person: Stubborn) -> None:
            while not done.is_set():
                await person.take_turn()

        async def upgrade() -> None:
            monkeypatch.setenv("RULES", "1")
            monkeypatch.setenv("ENGINES", str(engines_in(tmp_path)))
            for process in processes:
                made = sum(len(person.chosen) for person in people)
                await process.stop()
                await process.again()
                while sum(len(person.chosen) for person in people) < made + 3:
                    await asyncio.sleep(0.05)
            done.set()

        await asyncio.gather(*(play(person) for person in people), upgrade())
        await nothing_is_lost(database, people)
        newcomer = Stubborn([process.address for process in processes if process.kind == "serve"], dice)
        await newcomer.sit_down(bot_seat())
        await newcomer.take_turn()
        await newcomer.my_turn()
        assert before.isdisjoint({newcomer.table})
        versions = [
            (await person.ask("GET", f"/tables/{person.table}")).json()["rules_version"]
            for person in (*people, newcomer)
        ]
        now = games["deus"].rules_version
        assert versions == [*[now] * len(people), now + 1]
        for person in (*people, newcomer):
            await person.close()
