"""Processes that are killed or started again in the middle of everything: nothing that was acknowledged is lost, and
every table goes on. The numbers are those of the list of abuse tests.

`make soak` runs the same with many more kills and tables (TAFELRUNDE_SOAK).
"""

from __future__ import annotations

import asyncio
import itertools
import os
import random
from contextlib import suppress
from pathlib import Path

import pytest

from tafelrunde.server.settings import Settings
from tafelrunde.server.storage import Storage
from tafelrunde.server.storage.models import Choice, Table
from tafelrunde.server.storage.queries import draft_codes, table_row

from .cluster import BOTH
from .guests import bot_seat
from .processes import Process, Stubborn, started

pytestmark = pytest.mark.anyio

SOAK = int(os.environ.get("TAFELRUNDE_SOAK", "0"))  # kills
KILLS = SOAK or 4
TABLES = 4 if SOAK else 2
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
        table = await table_row(db, person.table)
        assert isinstance(table, Table)
        rows = (await db.execute(select(Choice.ply, Choice.code).where(Choice.table_id == table.id))).all()
        codes = {int(ply): int(code) for ply, code in rows}
        assert sorted(codes) == list(range(table.plies))
        codes.update(enumerate(await draft_codes(db, table, 0), table.plies))
    await storage.close()
    return codes


async def nothing_is_lost(database: str, people: list[Stubborn]) -> None:
    for person in people:
        stored = await kept(database, person)
        assert {ply: stored.get(ply) for ply in person.chosen} == person.chosen


@BOTH
async def test_15_killed_during_commits(tmp_path: Path, database: str) -> None:
    dice = random.Random(15)
    async with started(tmp_path, database, *kinds(database)) as processes:
        people = await people_at(processes, TABLES, dice)

        done = asyncio.Event()

        def commits() -> int:
            return sum(len(person.chosen) for person in people)

        async def play(person: Stubborn) -> None:
            while not done.is_set():
                await person.take_turn()

        async def kill() -> None:
            """One process after the other, each a moment after somebody got an answer."""
            for process in itertools.islice(itertools.cycle(processes), KILLS):
                before = commits()
                while commits() == before:
                    await asyncio.sleep(0.02)
                await asyncio.sleep(dice.random() / 4)
                await process.kill()
                process.start()
                await process.ready()
            done.set()

        await asyncio.gather(*(play(person) for person in people), kill())
        troubles = sum(person.troubles for person in people)
        print(f"{commits()} commits, {KILLS} kills, {troubles} requests sent again")
        assert commits() >= KILLS
        assert troubles
        await nothing_is_lost(database, people)
        for person in people:
            await person.take_turn()
            await person.my_turn()
            await person.close()
        await nothing_is_lost(database, people)


@(BOTH if SOAK else pytest.mark.databases("postgres"))
async def test_17_restarted_under_load(tmp_path: Path, database: str) -> None:
    """One process after the other is told to stop and started again, while everybody plays."""
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
        assert all(state["question"] is not None or state["mustEnd"] for state in states)
        for person in people:
            await person.close()


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
