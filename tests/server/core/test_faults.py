"""Faults: a locked or full database, endless bots and rules, other rules, hostile records. The numbers refer to the
list of abuse tests."""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import resource
import sqlite3
import time
from collections.abc import Awaitable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest

from tafelrunde.games import games
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import Record
from tafelrunde.server.core.matches import rules_timeout

from ..cluster import BOTH, ONLY_SQLITE
from ..guests import BESIDE, ME, OPEN, Guest, Server, bot_seat, counted, fast_forward, running, until_asked

pytestmark = [pytest.mark.anyio, BOTH]

FIRST_SEAT = {"first_player": "first_seat"}


# ------------------------------------------------------------------------------------------------ the database


@contextmanager
def locked(database: str) -> Iterator[None]:
    """By another program, which takes its time."""
    if database.startswith("sqlite"):
        with closing(sqlite3.connect(database.removeprefix("sqlite:///"), isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            yield
        return
    import psycopg

    with psycopg.connect(database) as connection:
        connection.execute("LOCK TABLE answers, drafts, choices IN ACCESS EXCLUSIVE MODE")
        yield


async def test_16_a_locked_database_is_waited_for_and_then_reported(tmp_path: Path, database: str) -> None:
    async with running(tmp_path, db=database, patience_seconds=0.3) as server:
        guest = await server.somebody()
        table = await guest.table(ME, BESIDE, options=FIRST_SEAT, seed=3)
        state, before = await guest.state(table, 0), await counted(server)
        code = state["question"]["options"][0]["code"]
        choice = {"seat": 0, "ply": state["ply"], "code": code, "key": "same"}
        with locked(database):
            answer = await guest.client.post(f"/api/tables/{table}/choices", json=choice)
        assert (answer.status_code, answer.json()["code"]) == (503, "busy")
        assert int(answer.headers["Retry-After"]) > 0
        assert await counted(server) == before
        assert await guest.state(table, 0) == state
        assert (await guest.post(f"/tables/{table}/choices", choice))["ply"] > state["ply"]


@ONLY_SQLITE
async def test_16_nobody_waits_longer_than_that_and_readers_do_not_wait(tmp_path: Path, database: str) -> None:
    async with running(tmp_path, db=database, patience_seconds=1.0) as server:
        guest = await server.somebody()
        table = await guest.table(ME, BESIDE, options=FIRST_SEAT, seed=3)
        state = await guest.state(table, 0)
        choice = {"seat": 0, "ply": state["ply"], "code": state["question"]["options"][0]["code"], "key": "k"}

        async def timed(what: Awaitable[httpx.Response]) -> tuple[int, float]:
            begun = time.monotonic()
            return (await what).status_code, time.monotonic() - begun

        with locked(database):
            path = f"/api/tables/{table}"
            writing = [
                asyncio.create_task(timed(guest.client.post(f"{path}/choices", json={**choice, "key": f"k{n}"})))
                for n in range(8)
            ]
            await asyncio.sleep(0.1)
            status, _ = await timed(guest.client.get(f"{path}/state?seat=0"))
            assert status == 200
            assert not any(task.done() for task in writing), "the look did not wait for those who write"
            refused = await asyncio.gather(*writing)
        assert {status for status, _ in refused} == {503}
        assert max(seconds for _, seconds in refused) < 4.0  # one after the other it would be eight


# ------------------------------------------------------------------------------------------------ without end


async def test_18_a_bot_without_end_holds_up_nobody_else(tmp_path: Path, database: str) -> None:
    async with running(tmp_path, db=database, bot_workers=2, bot_seconds=60) as server:
        guest = await server.somebody()
        wedged = await guest.table(ME, bot_seat("loops"), options=FIRST_SEAT)
        other = await guest.table(ME, bot_seat(), options=FIRST_SEAT)
        await guest.take_turn(wedged, 0, random.Random(1))
        before = (await guest.get(f"/tables/{wedged}"))["plies"]
        await guest.take_turn(other, 0, random.Random(1))
        await until_asked(guest, other)
        assert (await guest.get(f"/tables/{wedged}"))["plies"] == before  # it is thinking still


@ONLY_SQLITE
async def test_18_rules_without_end_are_broken_off(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    guest = await server.somebody()
    table = await guest.table(ME, BESIDE, options=FIRST_SEAT, seed=3)
    state = await guest.state(table, 0)
    code = state["question"]["options"][0]["code"]

    def loop(self: Match, code: int) -> None:
        while True:
            pass

    with monkeypatch.context() as patched:
        patched.setattr(Match, "choose", loop)
        patched.setattr(rules_timeout, "SECONDS", 0.3)
        begun = time.monotonic()
        assert (await guest.choose(table, state, code, 500))["code"] == "wedged"
        assert time.monotonic() - begun < 5
    assert await guest.state(table, 0) == state
    assert (await guest.choose(table, state, code))["ply"] > state["ply"]


# ------------------------------------------------------------------------------------------------ other rules


NOW = games["deus"].rules_version


def next_version(monkeypatch: pytest.MonkeyPatch, earlier: tuple[Game, ...]) -> None:
    """As if the rules of Deus had changed since the tables were begun."""
    monkeypatch.setattr(games["deus"], "rules_version", NOW + 1)
    monkeypatch.setattr(games["deus"], "earlier", earlier)


async def a_table_of_each_kind(server: Server, guest: Guest) -> tuple[str, str, str]:
    """One that is over, one that is played, one that waits for somebody."""
    over = await guest.table(ME, BESIDE, options={"stall_rounds": 10})
    await fast_forward(server, over, 100_000, random.Random(1))
    played = await guest.table(ME, BESIDE, options=FIRST_SEAT, seed=3)
    await fast_forward(server, played, 20, random.Random(2))
    return over, played, await guest.table(ME, OPEN, public=True)


async def test_19_tables_go_on_under_rules_that_are_kept(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    guest, friend = await server.somebody("Mara"), await server.somebody("Olu")
    over, played, waiting = await a_table_of_each_kind(server, guest)
    record = await guest.get(f"/tables/{over}/record")
    seat = (await guest.get(f"/tables/{played}"))["turn"]["seat"]
    state = await guest.state(played, seat)
    next_version(monkeypatch, (type(games["deus"])(),))
    assert [box.rules_version for box in (games["deus"], *games["deus"].earlier)] == [NOW + 1, NOW]
    for table in (over, played):  # a new program begins with nothing in memory
        server.services.matches.forget(table)
    assert await guest.state(played, seat) == state
    await guest.take_turn(played, seat, random.Random(1))
    assert await guest.get(f"/tables/{over}/record") == record
    brought = await guest.post("/records", record, 201)
    fork = await guest.post(f"/tables/{over}/fork", {"ply": 25, "seats": [ME, BESIDE]}, 201)
    again = await guest.post(f"/tables/{over}/rematch", status=201)
    joined = await friend.post(f"/tables/{waiting}/seats/1/claim", {})
    new = await guest.table(ME, BESIDE)
    listed = {each["id"]: each["rules_version"] for each in await guest.get("/tables")}
    old = (over, played, waiting, brought["id"], fork["id"])
    assert {table: listed[table] for table in old} == dict.fromkeys(old, NOW)
    assert [listed[again["id"]], listed[new]] == [NOW + 1, NOW + 1]
    assert joined["status"] == "playing"
    assert not any(each["closed"] for each in await guest.get("/tables"))


async def test_19_tables_of_rules_that_are_not_kept_are_closed(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    guest, friend = await server.somebody("Mara"), await server.somebody("Olu")
    over, played, waiting = await a_table_of_each_kind(server, guest)
    record = await guest.get(f"/tables/{over}/record")
    assert Match.replay(Record.from_json(record)).over  # with all its hashes
    state = await guest.state(played, 0)
    before = await counted(server)
    next_version(monkeypatch, ())
    for table in (over, played):
        server.services.matches.forget(table)  # rules change between two runs of a server
    refused = await guest.get(f"/tables/{played}/state", 409, seat=0)
    assert refused["code"] == "other-rules"
    assert f"version {NOW} of deus" in refused["error"]
    assert (await guest.choose(played, state, 0, 409))["code"] == "other-rules"
    for what in ("undo", "reset", "end"):
        assert (await guest.step(played, what, state, 409))["code"] == "other-rules"
    for what in ("replay", "log"):
        assert (await guest.get(f"/tables/{played}/{what}", 409, seat=0))["code"] == "other-rules"
    assert await counted(server) == before
    closed = {each["id"]: each["closed"] for each in await guest.get("/tables")}
    assert closed == {over: True, played: True, waiting: False}
    assert (await guest.get(f"/tables/{over}"))["result"]["scores"]
    assert await guest.get(f"/tables/{over}/record") == record
    await guest.post(f"/tables/{played}/chat", {"text": "and now?"}, 201)
    joined = await friend.post(f"/tables/{waiting}/seats/1/claim", {})  # no choice was made: it is played anew
    assert (joined["status"], joined["rules_version"], joined["closed"]) == ("playing", NOW + 1, False)


# ------------------------------------------------------------------------------------------------ records


async def test_20_hostile_records_are_refused_in_bounded_time_and_memory(server: Server) -> None:
    guest = await server.somebody()
    table = await guest.table(ME, BESIDE, options={"stall_rounds": 10})
    await fast_forward(server, table, 100_000, random.Random(1))
    record = await guest.get(f"/tables/{table}/record")
    codes = record["codes"]
    await guest.post("/records", record, 201)  # the worker is there and warm
    last = len(codes)
    hostile: list[tuple[bytes, str]] = [
        (json.dumps({**record, "codes": [*codes, *[0] * 1_000_000]}).encode(), "ply 100000"),
        (json.dumps({**record, "codes": [*codes, *[0] * 90_000]}).encode(), f"ply {last}"),
        (json.dumps({**record, "codes": [*codes[:9], -7, *codes[10:]]}).encode(), "ply 9"),
        (json.dumps({**record, "codes": [*codes[:9], "x", *codes[10:]]}).encode(), "ply 9"),
        (json.dumps({**record, "codes": [*codes[:9], 1e300, *codes[10:]]}).encode(), "ply 9"),
        (json.dumps(record).encode()[:-30], "cut off"),
        (b'{"codes":' + b"[" * 1_900_000, "cut off or damaged|too deeply"),
        (b'{"seed":' + b"9" * 1_900_000 + b"}", "cut off or damaged"),
        (gzip.compress(b"0" * 100_000_000), "UTF-8"),
    ]
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for content, reason in hostile:
        begun = time.monotonic()
        answer = await guest.client.post("/api/records", content=content, headers={"Content-Type": "application/json"})
        assert answer.status_code == 422, answer.text
        assert answer.json()["code"] == "bad-record"
        assert any(part in answer.json()["error"] for part in reason.split("|")), answer.json()["error"]
        assert time.monotonic() - begun < 20
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - memory < 300_000  # kilobytes
