"""Clocks and absent players. The numbers refer to the list of abuse tests."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from tafelrunde.server.core.hours import is_within
from tafelrunde.server.core.tables.session import changing

from ..cluster import BOTH, BOTH_AT_LENGTH
from ..guests import BESIDE, ME, OPEN, Guest, Json, Server, quiet_choice, running, until_asked

pytestmark = [pytest.mark.anyio, BOTH_AT_LENGTH]

FIRST_SEAT = {"first_player": "first_seat"}
HOUR = 3600.0
BEAT = 300.0  # seconds; the tolerance


class Hands:
    """A clock that is set by hand, and one on the wall."""

    def __init__(self, server: Server) -> None:
        self.steady = 1000.0
        self.wall = datetime(2026, 3, 28, 12, tzinfo=UTC).timestamp()
        self.watch, uptime = server.services.clock_watch, server.services.uptime
        uptime.steady, uptime.wall = (lambda: self.steady), (lambda: self.wall)
        uptime.continue_from(uptime._seconds)
        self._since = 0.0  # seconds since the last beat

    async def passes(self, seconds: float) -> None:
        """As a server lives through it: with a look at the clocks now and then."""
        while seconds > 0:
            step = min(BEAT - self._since, seconds)
            self.steady += step
            self.wall += step
            seconds -= step
            self._since += step
            if self._since >= BEAT:
                self._since = 0.0
                await self.watch.beat()


@pytest.fixture(autouse=True)
def all_have_looked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here clocks start at once; how they wait for a first look is in test_peace.py."""
    monkeypatch.setattr("tafelrunde.server.core.clocks.clock_changes.FIRST_LOOK_SECONDS", 0.0)


@pytest.fixture
async def patient(tmp_path: Path, database: str) -> AsyncIterator[Server]:
    async with running(tmp_path, db=database, beat_seconds=BEAT) as server:
        yield server


async def timed(guest: Guest, *seats: Json, **clock: Any) -> str:
    plan = {"bank": 4 * 3600, "increment": 600, **clock}
    return await guest.table(*(seats or (ME, BESIDE)), options=FIRST_SEAT, seed=3, clock=plan)


async def left(guest: Guest, table: str, seat: int = 0) -> float:
    meta = await guest.get(f"/tables/{table}")
    return float(meta["clock"]["left"][seat])


async def test_24_a_bank_shrinks_while_its_seat_thinks_and_a_turn_gives_something_back(patient: Server) -> None:
    hands, guest, dice = Hands(patient), await patient.somebody(), random.Random(1)
    table = await timed(guest)
    await hands.passes(HOUR)
    assert await left(guest, table, 0) == pytest.approx(3 * HOUR, abs=1)
    assert await left(guest, table, 1) == 4 * HOUR
    await guest.take_turn(table, 0, dice)
    await hands.passes(HOUR / 2)
    assert await left(guest, table, 0) == pytest.approx(3 * HOUR + 600, abs=1)
    assert await left(guest, table, 1) == pytest.approx(3.5 * HOUR, abs=1)
    await guest.take_turn(table, 1, dice)
    await guest.take_turn(table, 0, dice)
    assert await left(guest, table, 0) == pytest.approx(3 * HOUR + 1200, abs=1)
    assert (await guest.get(f"/tables/{table}"))["clock"]["running"] == 1


async def test_24_a_bank_is_never_fuller_than_at_first(patient: Server) -> None:
    Hands(patient)
    guest, dice = await patient.somebody(), random.Random(1)
    table = await timed(guest)
    for turn in range(4):
        await guest.take_turn(table, turn % 2, dice)
    assert await left(guest, table, 0) <= 4 * HOUR


async def test_24_getting_up_and_sitting_down_again_gains_no_time(patient: Server) -> None:
    hands, host, friend = Hands(patient), await patient.somebody(), await patient.somebody()
    table = await timed(host, ME, OPEN, policy="wait")
    await friend.join(table, host, 1)
    await hands.passes(4 * HOUR - 120)
    for _ in range(3):
        await host.post(f"/tables/{table}/seats/0/leave")
        await hands.passes(10)
        await host.post(f"/tables/{table}/seats/0/claim", {})
    assert await left(host, table) == pytest.approx(90, abs=1)
    await host.post(f"/tables/{table}/seats/0/bot", {"bot": "loops"})
    await host.post(f"/tables/{table}/seats/0/claim", {})
    assert await left(host, table) == pytest.approx(90, abs=1)


async def test_12_a_hundred_choices_taken_back_gain_no_time(patient: Server) -> None:
    hands, guest = Hands(patient), await patient.somebody()
    table = await timed(guest)
    state = await guest.state(table, 0)
    for _ in range(100):
        await hands.passes(30)
        state = await guest.step(table, "undo", await quiet_choice(guest, table, state))
    assert await left(guest, table) == pytest.approx(4 * HOUR - 3000, abs=1)


@pytest.mark.parametrize("jump", [HOUR, -HOUR, 24 * HOUR])
async def test_24_a_jump_of_the_clock_on_the_wall_changes_nothing(patient: Server, jump: float) -> None:
    hands, guest = Hands(patient), await patient.somebody()
    night = {"begin": "23:00", "end": "07:00", "zone": "Europe/Berlin"}
    tables = [await timed(guest), await timed(guest, night=night)]
    await hands.passes(HOUR)
    hands.wall += jump
    await hands.passes(60)
    for table in tables:
        assert await left(guest, table) == pytest.approx(3 * HOUR - 60, abs=BEAT)


@BOTH
async def test_24_no_clock_runs_while_the_server_is_down(tmp_path: Path, database: str) -> None:
    async with running(tmp_path, db=database, beat_seconds=BEAT) as server:
        hands, guest = Hands(server), await server.somebody()
        table = await timed(guest)
        await hands.passes(HOUR)
        before = await left(guest, table)
    async with running(tmp_path, db=database, beat_seconds=BEAT) as server:
        hands = Hands(server)
        hands.wall += 48 * HOUR
        guest = guest.at(server)
        await hands.passes(60)
        assert await left(guest, table) == pytest.approx(before - 60, abs=BEAT)


async def test_24_a_server_that_was_stopped_for_a_while_was_not_running(patient: Server) -> None:
    hands, guest = Hands(patient), await patient.somebody()
    table = await timed(guest)
    hands.steady += 5 * HOUR
    await hands.watch.beat()
    assert await left(guest, table) >= 4 * HOUR - 3 * BEAT


async def test_24_clocks_stand_still_at_night(patient: Server) -> None:
    """Twelve hours, of which the night has nine; in the night of the change to summer time it has eight."""
    hands, guest = Hands(patient), await patient.somebody()
    table = await timed(guest, bank=48 * 3600, night={"begin": "22:00", "end": "07:00", "zone": "Europe/Berlin"})
    hands.wall = datetime(2026, 3, 26, 19, tzinfo=UTC).timestamp()  # 20:00 in Berlin
    await hands.passes(12 * HOUR)
    assert await left(guest, table) == pytest.approx(45 * HOUR, abs=2 * BEAT)
    hands.wall = datetime(2026, 3, 28, 19, tzinfo=UTC).timestamp()
    await hands.passes(12 * HOUR)
    assert await left(guest, table) == pytest.approx(41 * HOUR, abs=4 * BEAT)


def test_a_night_may_begin_before_midnight_or_after(database: str) -> None:
    noon = datetime(2026, 7, 1, 12, tzinfo=UTC).timestamp()
    assert is_within("11:00-13:00 UTC", noon)
    assert not is_within("23:00-07:00 UTC", noon)
    assert is_within("23:00-07:00 UTC", noon + 13 * HOUR)
    assert is_within("20:30-22:00 Asia/Tokyo", noon)  # 21:00 there


@BOTH
async def test_24_a_timeout_is_announced_and_nobody_loses(patient: Server) -> None:
    hands = Hands(patient)
    host, friend = await patient.somebody("Mara"), await patient.somebody("Olu")
    table = await timed(host, ME, OPEN, policy="wait")
    await friend.join(table, host, 1)
    await friend.post(f"/tables/{table}/seats/0/absent", {"what": "bot"}, 409)
    await hands.passes(4 * HOUR + 2 * BEAT)
    meta = await friend.get(f"/tables/{table}")
    assert meta["clock"]["out"] == [True, False]
    assert (meta["status"], meta["seats"][0]["bot"]) == ("playing", None)
    log = await friend.get(f"/tables/{table}/log")
    assert [entry["text"] for entry in log if "is up" in entry["text"]] == ["The time of Mara is up."]
    stranger = await patient.somebody()
    await stranger.post(f"/tables/{table}/seats/0/absent", {"what": "drop"}, 403)
    assert (await host.state(table, 0))["question"] is not None  # she can still choose
    meta = await friend.post(f"/tables/{table}/seats/0/absent", {"what": "bot"})
    assert meta["seats"][0]["away"]
    await until_asked(friend, table, 1)


async def test_24_a_bot_stands_in_until_the_person_comes_back(patient: Server) -> None:
    hands, dice = Hands(patient), random.Random(1)
    host, friend = await patient.somebody("Mara"), await patient.somebody("Olu")
    table = await timed(host, ME, OPEN, policy="bot")
    await friend.join(table, host, 1)
    await hands.passes(4 * HOUR + 2 * BEAT)
    await until_asked(friend, table, 1)
    async with changing(patient.services, table, None) as session:  # one that never comes to an end
        session.seats[0].bot = "loops"
    await friend.take_turn(table, 1, dice)
    state = await host.state(table, 0)
    await host.choose(table, state, state["question"]["options"][0]["code"])
    meta = await host.get(f"/tables/{table}")
    assert (meta["seats"][0]["bot"], meta["seats"][0]["away"]) == (None, False)
    assert await left(host, table) == pytest.approx(4 * HOUR / 10 + 600, abs=BEAT + 600)
    texts = [entry["text"] for entry in await host.get(f"/tables/{table}/log")]
    assert {"The time of Mara is up.", "Mara is back."} < set(texts)


@BOTH
async def test_24_a_seat_that_is_dropped_is_a_bot_for_good(patient: Server) -> None:
    hands = Hands(patient)
    host, friend = await patient.somebody("Mara"), await patient.somebody("Olu")
    table = await timed(host, ME, OPEN, policy="drop")
    await friend.join(table, host, 1)
    await hands.passes(4 * HOUR + 2 * BEAT)
    meta = await friend.get(f"/tables/{table}")
    assert (meta["seats"][0]["kind"], meta["seats"][0]["mine"]) == ("bot", False)
    await until_asked(friend, table, 1)
    await host.post(f"/tables/{table}/choices", {"seat": 0, "ply": 0, "code": 0, "key": "k"}, 403)


async def test_a_clock_must_make_sense(patient: Server) -> None:
    guest = await patient.somebody()
    for clock in ({"bank": 1}, {"bank": 100, "policy": "lose"}, {"bank": 100, "increment": -1}):
        await guest.post("/tables", {"game": "deus", "clock": clock}, 422)
    for night in (
        {"begin": "7", "end": "8:00", "zone": "UTC"},
        {"begin": "23:00", "end": "07:00", "zone": "Mars/Base"},
    ):
        await guest.post("/tables", {"game": "deus", "clock": {"bank": 100, "night": night}}, 422)


@BOTH
async def test_all_servers_keep_one_uptime(tmp_path: Path, database: str) -> None:
    """Whatever several servers counted, it never goes back."""
    async with running(tmp_path, db=database) as server:
        guest = await server.somebody()
        await timed(guest)
        before = server.services.uptime.now()
        await server.services.uptime.count()
        async with server.services.storage.changing() as db:
            await db.execute(text("UPDATE house_time SET seconds = seconds + 100"))
        await server.services.uptime.count()
        assert server.services.uptime.now() >= before + 100
