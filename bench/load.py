"""Measures how many tables one server carries, on this machine and over the loopback.

    python bench/load.py tables 50 100 250 500 --rate 30 --seconds 120
    python bench/load.py start --stored 10000
    python bench/load.py memory --finished 2000

`tables` opens n tables in the middle of a game, two people at each with a socket open, and makes `--rate` choices a
second over all of them, whether or not the last ones are answered; people who are notified fetch the table, as the page
does; with `--analyses` a worker analyses finished games meanwhile. `start` compares how long a server takes to start
with n stored tables and with none. `memory` plays n games to their end and prints the memory of the server after each
tenth. Rows have the form of docs/develop/load.md; missed goals follow them, with exit code 1. `--db` takes the URL of
an empty PostgreSQL database; the default is SQLite in a temporary folder.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
import time
from pathlib import Path

from load_clients import Clients, Measured, Pair, Trouble, allow_sockets, served

from tafelrunde.games import games

AT_ONCE = 8  # people who sit down at the same time
WAITING = 12  # games that are to be analysed, more than can be while it is measured

# The goals.
P95 = 0.15  # seconds until a choice is answered
P99 = 0.4
KEPT_UP = 0.97  # of the choices that were to be made in a second
START_SECONDS = 0.2  # of CPU that stored tables may add to a start
CROWD_BUSY = 0.7  # of its core, beyond which the crowd measures itself
GROWTH = 0.05  # of memory, from half of the finished tables to all of them


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    kinds = parser.add_subparsers(dest="what", required=True)
    tables = kinds.add_parser("tables")
    tables.add_argument("numbers", type=int, nargs="+")
    tables.add_argument("--rate", type=float, default=30.0, help="choices a second over all tables")
    tables.add_argument("--seconds", type=float, default=120.0)
    tables.add_argument("--analyses", action="store_true", help="meanwhile finished games are analysed, one by one")
    tables.add_argument("--processes", type=int, default=1, help="of the server; more than one need a PostgreSQL")
    start = kinds.add_parser("start")
    start.add_argument("--stored", type=int, default=10_000)
    start.add_argument("--times", type=int, default=5)
    memory = kinds.add_parser("memory")
    memory.add_argument("--finished", type=int, default=2_000)
    for each in (tables, memory):
        each.add_argument("--games", default=",".join(games))
    for each in (tables, memory, start):
        each.add_argument("--db", default="", help="an empty database; a temporary SQLite by default")
    arguments = parser.parse_args()
    allow_sockets()
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} before\n", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        db = arguments.db or f"sqlite:///{Path(folder) / 'tables.db'}"
        if arguments.what == "tables":
            names, options = arguments.games.split(","), _options(arguments.processes)
            how = arguments.rate, arguments.seconds, names, options, arguments.analyses
            missed = _all_tables(db, arguments.numbers, *how)
        elif arguments.what == "start":
            missed = asyncio.run(_start(db, arguments.stored, arguments.times))
        else:
            missed = asyncio.run(_memory(db, arguments.finished, arguments.games.split(",")))
    if missed:
        print("\nGoals missed:", *missed, sep="\n- ")
    sys.exit(1 if missed else 0)


# ------------------------------------------------------------------------------------------------ tables


def _options(processes: int) -> list[str]:
    return ["--processes", str(processes)] if processes > 1 else []


def _all_tables(
    db: str, numbers: list[int], rate: float, seconds: float, names: list[str], options: list[str], analyses: bool
) -> list[str]:
    print(
        "| tables | sockets | choices/s | p50 ms | p95 ms | p99 ms | look p95 ms | errors | 503 | CPU | CPU ms/choice "
        "| kB/choice | MB | crowd's CPU |"
    )
    print("|---|---|---|---|---|---|---|---|---|---|---|---|---|---|", flush=True)
    missed: list[str] = []
    for number in numbers:
        missed += asyncio.run(_tables(db, number, rate, seconds, names, options, analyses))
    return missed


async def _tables(
    db: str, number: int, rate: float, seconds: float, names: list[str], options: list[str], analyses: bool
) -> list[str]:
    with served(db, *options) as server:
        clients = Clients(server.address)
        await clients.bring_games(names)
        gate = asyncio.Semaphore(AT_ONCE)

        async def open_one(n: int) -> None:
            async with gate:
                pair = await clients.sit_down(names[n % len(names)], clients.dice.uniform(0.1, 0.5))
                await pair.connect()

        await asyncio.gather(*(open_one(n) for n in range(number)))
        if analyses:
            await clients.have_analysed(names, WAITING)
        measured = clients.measured
        if measured.errors:
            raise SystemExit(f"the tables could not be opened: {dict(measured.errors)}")
        measured.looks.clear()
        measured.sent = measured.refused = 0
        cpu, own, begun = server.cpu_seconds, time.process_time(), time.perf_counter()
        await clients.play(rate, seconds)
        passed = time.perf_counter() - begun
        cpu, own, megabytes = server.cpu_seconds - cpu, time.process_time() - own, server.megabytes
        sockets = sum(len(pair.sockets) for pair in clients.pairs)
        errors = dict(measured.errors)
        await clients.close()
    made, per_second = len(measured.choices), len(measured.choices) / passed
    row = [
        number, sockets, f"{per_second:.1f}", *_percentiles(measured.choices), _percentiles(measured.looks)[1],
        sum(errors.values()), measured.refused, f"{cpu / passed:.0%}", f"{1000 * cpu / max(1, made):.1f}",
        f"{measured.sent / max(1, made) / 1000:.1f}", f"{megabytes:.0f}", f"{own / passed:.0%}",
    ]  # fmt: skip
    print(f"| {' | '.join(str(cell) for cell in row)} |", flush=True)
    missed = _missed(measured, errors, per_second, rate)
    if own > CROWD_BUSY * passed:
        missed.append(f"the crowd itself was busy for {own / passed:.0%} of the time: what waited there counts above")
    return [f"{number} tables: {what}" for what in missed]


def _missed(measured: Measured, errors: dict[str, int], per_second: float, rate: float) -> list[str]:
    missed = [f"{times} × {what}" for what, times in errors.items()]
    if per_second < KEPT_UP * rate:
        missed.append(f"{per_second:.1f} choices a second instead of {rate:g}")
    if len(measured.choices) >= 2:
        cuts = statistics.quantiles(measured.choices, n=100, method="inclusive")
        for percent, most in ((95, P95), (99, P99)):
            if cuts[percent - 1] > most:
                missed.append(f"{percent} of 100 choices took up to {cuts[percent - 1]:.2f} s, not {most:g}")
    return missed


def _percentiles(seconds: list[float]) -> tuple[str, str, str]:
    """The 50th, the 95th and the 99th, in milliseconds."""
    if len(seconds) < 2:
        return "–", "–", "–"
    cuts = statistics.quantiles(seconds, n=100, method="inclusive")
    return f"{cuts[49] * 1000:.0f}", f"{cuts[94] * 1000:.0f}", f"{cuts[98] * 1000:.0f}"


# ------------------------------------------------------------------------------------------------ start-up


async def _start(db: str, stored: int, times: int) -> list[str]:
    with served(db) as server:
        clients = Clients(server.address)
        await clients.bring_games(["deus"])
        await clients.sit_down("deus", 0.2)
        await clients.close()
    print("| stored tables | seconds until the first answer | seconds of CPU |")
    print("|---|---|---|", flush=True)
    took: list[float] = []
    for number in (0, stored):
        await store(db, number)
        passed, cpu = zip(*(_started(db) for _ in range(times)), strict=True)
        took.append(statistics.median(cpu))
        print(f"| {number:,} | {statistics.median(passed):.2f} | {took[-1]:.2f} |", flush=True)
    none, many = took
    return [f"{stored:,} stored tables add {many - none:.2f} s of CPU"] if many - none > START_SECONDS else []


def _started(db: str) -> tuple[float, float]:
    with served(db) as server:
        return server.start_seconds, server.cpu_seconds


async def store(db: str, number: int) -> None:
    """Copies of the table that is being played, written past the server."""
    from sqlalchemy import insert, select

    from tafelrunde.server.core.settings import Settings
    from tafelrunde.server.core.storage import Storage
    from tafelrunde.server.core.storage.models import Stored

    storage = Storage(Settings(db=db).database_url())
    laid = Stored.metadata.tables
    async with storage.changing_all() as connection:
        playing = select(laid["tables"].c.id).where(laid["tables"].c.status == "playing")
        original = (await connection.execute(playing)).scalars().first()
        for name in ("tables", "seats", "choices", "events"):
            own = "id" if name == "tables" else "table_id"
            found = await connection.execute(select(laid[name]).where(laid[name].c[own] == original))
            rows = [dict(row) for row in found.mappings()]
            for first in range(0, number, 500):
                copies = [{**row, own: f"stored-{n}"} for n in range(first, min(number, first + 500)) for row in rows]
                await connection.execute(insert(laid[name]), copies)
    await storage.close()


# ------------------------------------------------------------------------------------------------ memory


async def _memory(db: str, number: int, names: list[str]) -> list[str]:
    """Tables in memory are kept up to a number, which is reached before half of those that are finished here."""
    print("| finished tables | MB |")
    print("|---|---|", flush=True)
    found: list[float] = []
    with served(db) as server:
        clients = Clients(server.address)
        await clients.bring_games(names)
        gate = asyncio.Semaphore(AT_ONCE)

        async def finish_one(n: int) -> None:
            async with gate:
                await _finish(clients, await clients.sit_down(names[n % len(names)], 1.0))

        tenths = [round(number * part / 10) for part in range(11)]
        for done, next_done in zip(tenths, [*tenths[1:], number], strict=True):
            found.append(server.megabytes)
            print(f"| {done} | {found[-1]:.0f} |", flush=True)
            await asyncio.gather(*(finish_one(n) for n in range(done, next_done)))
            clients.pairs.clear()
        errors = dict(clients.measured.errors)
        await clients.close()
    missed = [f"{times} × {what}" for what, times in errors.items()]
    if found[10] > found[5] * (1 + GROWTH):
        missed.append(f"memory grew from {found[5]:.0f} to {found[10]:.0f} MB in the second half")
    return missed


async def _finish(clients: Clients, pair: Pair) -> None:
    """Without sockets: who is not asked looks again."""
    while not pair.over:
        for person in pair.people:
            await person.look(pair.table)
        if not pair.ready:
            raise Trouble(f"nobody is asked at {pair.table}")
        await pair.move(clients.dice)


if __name__ == "__main__":
    main()
