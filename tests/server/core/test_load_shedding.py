"""Load shedding: under overload some requests are refused at once and the others are served fast. Uses a simulated
clock."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.server.core.http.load_shedding import LoadShedding
from tafelrunde.server.core.http.request_queue import BEAT_SECONDS, RequestQueue, WaitedTooLong
from tafelrunde.server.core.http.request_scope import ARRIVED
from tafelrunde.server.core.settings import Settings

from ..guests import BESIDE, ME, running

pytestmark = pytest.mark.anyio

PATIENCE = 0.2
LOOK, WRITE = True, False
PLAY, OTHER = True, False


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


async def rounds(count: int = 3) -> None:
    """The event loop comes round so often."""
    for _ in range(count):
        await asyncio.sleep(0)


class Crowd:
    """People before a queue, by name, and how it went for them."""

    def __init__(self, places: int) -> None:
        self.clock = Clock()
        self.queue = RequestQueue(places, PATIENCE, self.clock)
        self.served: list[str] = []
        self.sent_away: list[str] = []
        self.tasks: dict[str, asyncio.Task[None]] = {}

    def come(self, *names: str, looks: bool = LOOK, plays: bool = PLAY, since: float = 0.0) -> None:
        for name in names:
            entering = self._enter(name, looks, plays, self.clock.now - since)
            self.tasks[name] = asyncio.ensure_future(entering)

    async def _enter(self, name: str, looks: bool, plays: bool, arrived: float) -> None:
        try:
            await self.queue.enter(looks, plays, arrived)
            self.served.append(name)
        except WaitedTooLong:
            self.sent_away.append(name)

    def beat(self, late: float = 0.0) -> None:
        """The beat that is due now, so late."""
        self.clock.now += late
        self.queue._next_beat = self.clock.now - late
        self.queue.beat()


async def test_one_request_goes_in_each_time_the_loop_comes_round() -> None:
    crowd = Crowd(places=8)
    crowd.come("a", "b", "c")
    seen = [0]
    while seen[-1] < 3:
        await rounds(1)
        seen.append(len(crowd.served))
    assert seen[1] == 1  # whoever finds nobody there goes in at once
    assert max(after - before for before, after in pairwise(seen)) == 1


async def test_who_plays_goes_before_who_browses() -> None:
    crowd = Crowd(places=1)
    crowd.come("first")
    await rounds()
    crowd.come("list", "lobby", plays=OTHER)
    crowd.come("look", plays=PLAY)
    await rounds()
    assert crowd.served == ["first"]
    for _ in range(3):
        crowd.queue.leave(LOOK)
        await rounds()
    assert crowd.served == ["first", "look", "list", "lobby"]


async def test_who_looks_does_not_wait_for_who_writes() -> None:
    crowd = Crowd(places=1)
    crowd.come("writes", "writes too", looks=WRITE)
    crowd.come("looks", looks=LOOK)
    await rounds(6)
    assert {*crowd.served} == {"writes", "looks"}


async def test_who_has_waited_too_long_is_sent_away_though_no_place_gets_free() -> None:
    crowd = Crowd(places=1)
    crowd.come("works")
    await rounds()
    crowd.come("early")
    await rounds()
    crowd.clock.now += PATIENCE / 2
    crowd.come("late")
    await rounds()
    crowd.clock.now += PATIENCE / 2 + 0.01
    crowd.beat()
    await rounds()
    assert (crowd.served, crowd.sent_away) == (["works"], ["early"])
    crowd.queue.leave(LOOK)
    await rounds()
    assert crowd.served == ["works", "late"]


async def test_what_lay_in_the_task_queue_of_the_loop_counts() -> None:
    crowd = Crowd(places=1)
    crowd.come("works")
    await rounds()
    crowd.come("read long ago", since=PATIENCE + 0.01)
    crowd.come("just read")
    await rounds()
    crowd.queue.leave(LOOK)
    await rounds()
    assert (crowd.served, crowd.sent_away) == (["works", "just read"], ["read long ago"])


async def test_what_lay_in_buffers_while_the_loop_was_late_counts() -> None:
    """The loop stood still for half a second. Who is read now has waited for half of that, as far as we can know."""
    crowd = Crowd(places=1)
    crowd.come("works")
    await rounds()
    crowd.beat(late=2.5 * PATIENCE)
    assert crowd.queue.lag == pytest.approx(2.5 * PATIENCE)
    crowd.come("a", "b", "c")
    await rounds()
    crowd.queue.leave(LOOK)
    await rounds()
    assert crowd.sent_away == ["a", "b"]
    assert crowd.served == ["works", "c"]  # nobody else is there, so there is time for the last one
    crowd.beat()
    assert crowd.queue.lag == 0.0


async def test_nobody_is_sent_away_from_a_server_that_has_time() -> None:
    crowd = Crowd(places=1)
    crowd.come("alone", since=10 * PATIENCE)
    await rounds()
    assert crowd.served == ["alone"]


async def test_who_goes_away_gives_the_place_back() -> None:
    crowd = Crowd(places=1)
    crowd.come("works", "gives up", "patient")
    await rounds(4)
    crowd.tasks["gives up"].cancel()
    crowd.queue.leave(LOOK)
    await rounds(4)
    assert crowd.served == ["works", "patient"]
    crowd.come("called off with the turn just given", "next")
    await rounds(1)
    crowd.queue.leave(LOOK)
    await rounds(1)  # the queue has turned for the first of them, who has not noticed yet
    crowd.tasks["called off with the turn just given"].cancel()
    await rounds(4)
    assert crowd.served == ["works", "patient", "next"]


async def test_an_idle_server_beats_no_longer() -> None:
    crowd = Crowd(places=1)
    crowd.come("a")
    await rounds()
    crowd.queue.leave(LOOK)
    crowd.beat(late=1.0)
    assert crowd.queue.lag == 0.0
    assert crowd.queue._next_beat is None


async def test_at_twice_of_what_can_be_done_those_who_are_served_have_waited_less_than_the_patience() -> None:
    """Ten seconds of a day on which every 5 ms somebody comes, and each takes 10 ms."""
    crowd, waited = Crowd(places=1), []
    for tick in range(2000):
        crowd.clock.now = 100 + tick * 0.005
        crowd.come(f"{crowd.clock.now}")
        await rounds(1)
        if tick % 4 == 0:
            crowd.beat()
        if tick % 2 == 0 and tick:
            before = len(crowd.served)
            crowd.queue.leave(LOOK)
            await rounds()
            waited += [crowd.clock.now - float(name) for name in crowd.served[before:]]
    assert len(crowd.served) >= 990
    assert len(crowd.sent_away) >= 900
    assert max(waited) <= PATIENCE + BEAT_SECONDS


class Slow:
    """An application that responds, and later sends the body, on command."""

    def __init__(self) -> None:
        self.answering, self.reading = asyncio.Event(), asyncio.Event()
        self.working = 0

    async def __call__(self, scope: object, receive: object, send: Any) -> None:
        self.working += 1
        await self.answering.wait()
        self.working -= 1
        await send({"type": "http.response.start"})
        await self.reading.wait()


@contextmanager
def asking(gate: LoadShedding, count: int, method: str = "GET", path: str = "/api/tables") -> Iterator[list[Any]]:
    answers: list[Any] = []

    async def nothing() -> None:
        pass

    async def send(message: Any) -> None:
        answers.append(message)

    scope = {"type": "http", "method": method, "path": path, "query_string": b"", "headers": [], ARRIVED: 0.0}
    tasks = [asyncio.ensure_future(gate(dict(scope), nothing, send)) for _ in range(count)]  # type: ignore[arg-type]
    yield answers
    for task in tasks:
        task.cancel()


async def test_slow_readers_hold_up_nobody_and_hints_have_limits_of_their_own() -> None:
    app = Slow()
    gate = LoadShedding(app, Settings(requests_at_once=1))
    with asking(gate, 1), asking(gate, 1, "POST", "/api/tables/x/hint"):
        await rounds(4)
        assert app.working == 2
        app.answering.set()
        await rounds(4)
        app.answering.clear()  # both are answered, and have not read it
        with asking(gate, 1):
            await rounds(4)
            assert app.working == 1


async def test_a_refusal_says_when_to_come_again_and_is_as_safe_as_any_answer() -> None:
    app = Slow()
    gate = LoadShedding(app, Settings(requests_at_once=1))
    with asking(gate, 3) as answers:
        await rounds(4)
        gate._turnstile.beat()  # the loop's clock is far beyond the time at which they say they have arrived
        await rounds(4)
        starts = [message for message in answers if message["type"] == "http.response.start"]
        assert [start["status"] for start in starts] == [503, 503]
        headers = dict(starts[0]["headers"])
        assert headers[b"retry-after"] in (b"1", b"2", b"3")
        assert headers[b"x-content-type-options"] == b"nosniff"
        assert headers[b"cache-control"] == b"no-store"


async def test_a_server_that_is_asked_too_much_refuses_and_recovers(tmp_path: Path) -> None:
    async with running(tmp_path, requests_at_once=1, queue_seconds=0.02) as server:
        guest = await server.somebody()
        table = await guest.table(ME, BESIDE)
        path = f"/api/tables/{table}/state?seat=0"
        answers = await asyncio.gather(*(guest.client.get(path) for _ in range(60)))
        assert {answer.status_code for answer in answers} == {200, 503}
        busy = next(answer for answer in answers if answer.status_code == 503)
        assert busy.json()["code"] == "busy"
        assert int(busy.headers["Retry-After"]) == busy.json()["retry"]
        await guest.state(table, 0)
