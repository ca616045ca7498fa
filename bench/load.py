"""How many tables one server carries, on this machine and over the loopback only.

    python bench/load.py tables 50 100 250 500 --rate 30 --seconds 120
    python bench/load.py start --stored 10000
    python bench/load.py memory --finished 2000

`tables` opens so many tables in the middle of a game, two people at each with a socket open, and makes `--rate` choices
a second over all of them, whether or not the last ones are answered; who hears news looks at the table again, as the
page does. `start` compares how long a server takes to start with so many stored tables and with none. `memory` plays so
many games to their end and says how much memory the server has after each tenth. Rows are printed as they stand in
docs/load.md. `--db` takes the URL of an empty PostgreSQL database; a SQLite in a temporary folder is the default.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import tempfile
import time
from pathlib import Path

from crowd import Crowd, Pair, Trouble, served

from tafelrunde.games import games

AT_ONCE = 8  # people who sit down at the same time
LATE = 0.97  # where in a game people sit down who want to finish it soon


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    kinds = asked.add_subparsers(dest="what", required=True)
    tables = kinds.add_parser("tables")
    tables.add_argument("numbers", type=int, nargs="+")
    tables.add_argument("--rate", type=float, default=30.0, help="choices a second over all tables")
    tables.add_argument("--seconds", type=float, default=120.0)
    start = kinds.add_parser("start")
    start.add_argument("--stored", type=int, default=10_000)
    start.add_argument("--times", type=int, default=5)
    memory = kinds.add_parser("memory")
    memory.add_argument("--finished", type=int, default=2_000)
    for each in (tables, memory):
        each.add_argument("--games", default=",".join(games))
    for each in (tables, memory, start):
        each.add_argument("--db", default="", help="an empty database; a temporary SQLite by default")
    given = asked.parse_args()
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} before", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        db = given.db or f"sqlite:///{Path(folder) / 'tables.db'}"
        if given.what == "tables":
            print("| tables | sockets | choices/s | p50 ms | p95 ms | p99 ms | look p95 ms | errors | CPU | MB |")
            print("|---|---|---|---|---|---|---|---|---|---|")
            for number in given.numbers:
                print(asyncio.run(_tables(db, number, given.rate, given.seconds, given.games.split(","))), flush=True)
        elif given.what == "start":
            asyncio.run(_start(db, given.stored, given.times))
        else:
            asyncio.run(_memory(db, given.finished, given.games.split(",")))


# ------------------------------------------------------------------------------------------------ tables


async def _tables(db: str, number: int, rate: float, seconds: float, names: list[str]) -> str:
    with served(db) as server:
        crowd = Crowd(server.address)
        await crowd.bring_games(names)
        gate = asyncio.Semaphore(AT_ONCE)

        async def open_one(n: int) -> None:
            async with gate:
                pair = await crowd.sit_down(names[n % len(names)], crowd.dice.uniform(0.1, 0.5))
                await pair.connect()

        await asyncio.gather(*(open_one(n) for n in range(number)))
        if crowd.measured.errors:
            raise SystemExit(f"the tables could not be opened: {dict(crowd.measured.errors)}")
        crowd.measured.looks.clear()
        cpu, begun = server.cpu_seconds, time.perf_counter()
        await crowd.play(rate, seconds)
        passed = time.perf_counter() - begun
        cpu, megabytes = server.cpu_seconds - cpu, server.megabytes
        sockets = sum(len(pair.sockets) for pair in crowd.pairs)
        measured = crowd.measured
        row = [
            number, sockets, f"{len(measured.choices) / passed:.1f}", *_percentiles(measured.choices),
            _percentiles(measured.looks)[1], sum(measured.errors.values()), f"{cpu / passed:.0%}", f"{megabytes:.0f}",
        ]  # fmt: skip
        for what, times in measured.errors.items():
            print(f"  {times} × {what}")
        measured.errors.clear()
        await crowd.close()
    return f"| {' | '.join(str(cell) for cell in row)} |"


def _percentiles(seconds: list[float]) -> tuple[str, str, str]:
    """The 50th, the 95th and the 99th, in milliseconds."""
    if len(seconds) < 2:
        return "–", "–", "–"
    cuts = statistics.quantiles(seconds, n=100, method="inclusive")
    return f"{cuts[49] * 1000:.0f}", f"{cuts[94] * 1000:.0f}", f"{cuts[98] * 1000:.0f}"


# ------------------------------------------------------------------------------------------------ start-up


async def _start(db: str, stored: int, times: int) -> None:
    with served(db) as server:
        crowd = Crowd(server.address)
        await crowd.bring_games(["deus"])
        await crowd.sit_down("deus", 0.5)
        await crowd.close()
    print("| stored tables | seconds until the first answer | seconds of CPU |")
    print("|---|---|---|")
    for number in (0, stored):
        await store(db, number)
        passed, cpu = zip(*(_started(db) for _ in range(times)), strict=True)
        print(f"| {number:,} | {statistics.median(passed):.2f} | {statistics.median(cpu):.2f} |", flush=True)


def _started(db: str) -> tuple[float, float]:
    with served(db) as server:
        return server.start_seconds, server.cpu_seconds


async def store(db: str, number: int) -> None:
    """Copies of the table that is being played, written past the server."""
    from sqlalchemy import insert, select

    from tafelrunde.server.settings import Settings
    from tafelrunde.server.storage import Storage
    from tafelrunde.server.storage.models import Choice, Event, Seat, Table

    storage = Storage(Settings(db=db).database_url())
    async with storage.changing_all() as connection:
        playing = select(Table.__table__).where(Table.status == "playing")
        table = dict((await connection.execute(playing)).mappings().first() or {})
        for kind in (Table, Seat, Choice, Event):
            own = Table.id if kind is Table else kind.table_id  # type: ignore[attr-defined]
            rows = [
                dict(row)
                for row in (await connection.execute(select(kind.__table__).where(own == table["id"]))).mappings()
            ]
            name = own.key
            for first in range(0, number, 500):
                copies = range(first, min(number, first + 500))
                await connection.execute(
                    insert(kind.__table__), [{**row, name: f"stored-{n}"} for n in copies for row in rows]
                )
    await storage.close()


# ------------------------------------------------------------------------------------------------ memory


async def _memory(db: str, number: int, names: list[str]) -> None:
    print("| finished tables | MB |")
    print("|---|---|")
    with served(db) as server:
        crowd = Crowd(server.address)
        await crowd.bring_games(names)
        for n in range(number):
            if n % max(1, number // 10) == 0:
                print(f"| {n} | {server.megabytes:.0f} |", flush=True)
            pair = await crowd.sit_down(names[n % len(names)], LATE)
            await _finish(crowd, pair)
            crowd.pairs.remove(pair)
        print(f"| {number} | {server.megabytes:.0f} |")
        if crowd.measured.errors:
            raise SystemExit(f"errors: {dict(crowd.measured.errors)}")
        await crowd.close()


async def _finish(crowd: Crowd, pair: Pair) -> None:
    """Without sockets: who is not asked looks again."""
    while not pair.over:
        for person in pair.people:
            await person.look(pair.table)
        if not pair.ready:
            raise Trouble(f"nobody is asked at {pair.table}")
        await pair.move(crowd.dice)


if __name__ == "__main__":
    main()
