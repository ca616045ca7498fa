"""Fair queueing of work: nobody's bots, hints or records occupy the whole machine, and failures are retried."""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from sqlalchemy import text

from tafelrunde.server.core.bots import scheduler
from tafelrunde.server.core.bots.lanes import HALF_LIFE, Claim, Lane
from tafelrunde.server.core.errors import Refused

from ..cluster import BOTH, BOTH_AT_LENGTH
from ..guests import BESIDE, ME, OPEN, Guest, Server, bot_seat, running, until_asked
from ..odd_bots import death_of
from .test_faults import locked

pytestmark = pytest.mark.anyio

FIRST_SEAT = {"first_player": "first_seat"}
SPECS = ("planner:worlds=1000000", "mcts:time=600s", "expert@1", "")


async def plies(server: Server, table: str) -> int:
    """As the database has them, without a look at the table."""
    async with server.services.storage.reading() as db:
        found = await db.execute(text("SELECT plies FROM tables WHERE id = :id"), {"id": table})
        return int(found.scalar_one())


async def until(found: Callable[[int], bool], server: Server, table: str, seconds: float = 30) -> int:
    begun = time.monotonic()
    while time.monotonic() < begun + seconds:
        if found(now := await plies(server, table)):
            return now
        await asyncio.sleep(0.05)
    raise AssertionError(f"the table is still at choice {now}")


# ------------------------------------------------------------------------------------------------ whom one may ask for


@pytest.mark.parametrize("spec", SPECS)
async def test_people_ask_for_levels_and_not_for_specs(server: Server, spec: str) -> None:
    guest = await server.somebody()
    refused = await guest.post("/tables", {"game": "deus", "seats": [ME, bot_seat(spec)]}, 422)
    assert "easy" in refused["error"]
    table = await guest.table(ME, OPEN)
    await guest.post(f"/tables/{table}/seats/1/bot", {"bot": spec}, 422)
    assert (await guest.get(f"/tables/{table}"))["seats"][1]["bot"] is None


async def test_the_owner_may_offer_more(tmp_path: Path) -> None:
    async with running(tmp_path, offered_bots=("easy", "greedy:worlds=2")) as server:
        guest = await server.somebody()
        assert [bot["name"] for bot in (await guest.get("/games"))[0]["bots"]] == ["easy", "greedy:worlds=2"]
        await guest.table(ME, bot_seat("greedy:worlds=2"))


# ------------------------------------------------------------------------------------------------ shares


@BOTH
async def test_one_person_with_forty_tables_of_slow_bots_holds_up_nobody_else(tmp_path: Path, database: str) -> None:
    async with running(tmp_path, db=database, bot_workers=1) as server:
        greedy, other = await server.somebody(), await server.somebody()
        many = [await greedy.table(bot_seat("ponders"), ME, options=FIRST_SEAT) for _ in range(40)]
        easy = await other.table(bot_seat("easy"), ME, options=FIRST_SEAT, seed=3)
        await until(bool, server, easy, 20)
        waiting = [table for table in many if not await plies(server, table)]
        assert len(waiting) >= 30  # the easy bot answered before most of the slow ones
        slow = await other.table(bot_seat("ponders"), ME, options=FIRST_SEAT, seed=3)
        await until(bool, server, slow, 20)  # the next but one in its lane, not the forty-first
        assert len([table for table in waiting if not await plies(server, table)]) >= len(waiting) - 5


@BOTH_AT_LENGTH
async def test_bots_that_nobody_watches_pause_until_somebody_looks(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "WATCHED_SECONDS", 1.0)
    async with running(tmp_path, db=database) as server:
        guest = await server.somebody()
        table = await guest.table(bot_seat("ponders"), bot_seat("ponders"), options=FIRST_SEAT)
        await until(bool, server, table)
        await asyncio.sleep(1.5)
        stopped = await until(bool, server, table)
        await asyncio.sleep(1.5)
        assert await plies(server, table) <= stopped + 1  # what was being thought may be written
        stopped = await plies(server, table)
        await guest.get(f"/tables/{table}")
        await until(lambda now: now > stopped, server, table)


async def taken(lane: Lane, claim: Claim, order: list[str], done: asyncio.Event) -> None:
    async with lane.worker(claim):
        order.append(claim.owner)
        await done.wait()


async def test_a_lane_serves_those_who_used_it_least_and_people_before_machines() -> None:
    now = 0.0
    lane, order, done = Lane(1, clock=lambda: now), list[str](), asyncio.Event()
    async with lane.worker(Claim("busy")):
        now += 100.0
    first = asyncio.create_task(taken(lane, Claim("first"), order, done))
    await asyncio.sleep(0)
    claims = [Claim("nobody waits", False), Claim("busy"), Claim("busy"), Claim("new"), Claim("new")]
    tasks = [first] + [asyncio.create_task(taken(lane, claim, order, done)) for claim in claims]
    await asyncio.sleep(0)
    assert len(lane) == 5
    done.set()
    await asyncio.gather(*tasks)
    assert order == ["first", "new", "new", "busy", "busy", "nobody waits"]
    now += 20 * HALF_LIFE  # what was long ago is forgotten
    assert lane._shares.of("busy") < 0.01


async def test_a_lane_refuses_after_the_patience_and_forgets_cancelled_waiters() -> None:
    lane = Lane(1)
    async with lane.worker(Claim("a")):
        with pytest.raises(Refused) as refused:
            async with lane.worker(Claim("b"), patience=0.01):
                raise AssertionError("there was no worker")
        assert refused.value.status == 503
        gone = asyncio.create_task(taken(lane, Claim("c"), [], asyncio.Event()))
        await asyncio.sleep(0)
        gone.cancel()
        with suppress(asyncio.CancelledError):
            await gone
        assert len(lane) == 0
    async with lane.worker(Claim("d"), patience=0.01):
        pass


async def test_hints_wait_neither_for_bots_nor_for_records(tmp_path: Path) -> None:
    async with running(tmp_path, bot_workers=1, bot_seconds=60) as server:
        guest = await server.somebody()
        await guest.table(bot_seat("loops"), ME, options=FIRST_SEAT)
        table = await guest.table(ME, BESIDE, options=FIRST_SEAT)
        assert (await guest.post(f"/tables/{table}/hint", {"seat": 0}))["label"]


# ------------------------------------------------------------------------------------------------ what fails


async def test_a_worker_that_dies_costs_the_bot_nothing(server: Server) -> None:
    mark = death_of(os.getpid())
    mark.unlink(missing_ok=True)
    try:
        guest = await server.somebody()
        table = await guest.table(bot_seat("dies"), ME, options=FIRST_SEAT, seed=3)
        await until_asked(guest, table, 1)
        assert mark.exists()
    finally:
        mark.unlink(missing_ok=True)
    answer = [entry["text"] for entry in await guest.get(f"/tables/{table}/log", seat=1)]
    assert answer
    assert not [line for line in answer if "legal choice" in line]


@BOTH
async def test_a_bot_whose_choices_could_not_be_written_plays_on_by_itself(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "RETRY_WAITS", (0.5, 0.5, 0.5, 0.5))
    async with running(tmp_path, db=database, patience_seconds=0.3) as server:
        guest, dice = await server.somebody(), random.Random(1)
        table = await guest.table(ME, bot_seat("ponders"), options=FIRST_SEAT, seed=3)
        await guest.take_turn(table, 0, dice)
        before = await plies(server, table)
        with locked(database):
            await asyncio.sleep(3.0)
        assert await plies(server, table) == before
        await until(lambda now: now > before, server, table)


@BOTH
async def test_what_failed_too_often_is_found_by_the_sweep(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "RETRY_WAITS", ())
    monkeypatch.setattr(scheduler, "SWEEP_SECONDS", 0.5)
    with suppress(ImportError):
        monkeypatch.setattr("tafelrunde.server.core.bots.queue.SWEEP_SECONDS", 0.5)
        monkeypatch.setattr("tafelrunde.server.core.bots.queue.TRIES", 1)
    async with running(tmp_path, db=database, patience_seconds=0.3) as server:
        guest: Guest = await server.somebody()
        table = await guest.table(ME, bot_seat("ponders"), options=FIRST_SEAT, seed=3)
        await guest.take_turn(table, 0, random.Random(1))
        before = await plies(server, table)
        with locked(database):
            await asyncio.sleep(2.0)
        await until(lambda now: now > before, server, table)
