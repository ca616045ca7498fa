"""The fair queue of outgoing requests: slow addresses of one owner do not delay deliveries of others."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from tafelrunde.server.core.outbound import fair_queue
from tafelrunde.server.core.outbound.addresses import Names
from tafelrunde.server.core.outbound.fair_queue import (
    CALLS_PER_OWNER,
    DELIVERIES_PER_LANE,
    DELIVERIES_PER_OWNER,
    DISTRUST_SECONDS,
    RETRY_WAITS,
    TRIES,
    UNTRUSTED_CALLS_AT_ONCE,
    Call,
    Delivery,
    FairQueue,
)
from tafelrunde.server.core.outbound.outbound_http import OutboundHttp

from ..notifications.test_webhooks import Listening, listening, until_heard


def delivery(owner: str, url: str, body: str = "{}", topic: str = "") -> Delivery:
    return Delivery("a delivery", owner, url, body.encode(), dict, topic)


# ------------------------------------------------------------------------------------------------ with real calls


@asynccontextmanager
async def working(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[OutboundHttp]:
    """All names lead to this machine."""

    async def here(*_: object) -> str:
        return "127.0.0.1"

    monkeypatch.setattr(Names, "address_of", here)
    monkeypatch.setattr("tafelrunde.server.core.outbound.outbound_http.DEADLINE", 60.0)  # longer than a test
    outbound_http = OutboundHttp(private=True)
    outbound_http.open()
    try:
        yield outbound_http
    finally:
        await outbound_http.close()


async def until(holds: Callable[[], bool]) -> None:
    for _ in range(400):
        if holds():
            return
        await asyncio.sleep(0.05)
    raise AssertionError("it did not come to that")


def named(club: Listening, name: str) -> str:
    return club.url.replace("127.0.0.1", name)


@pytest.mark.anyio
async def test_a_thousand_letters_to_a_slow_host_keep_nothing_from_others(monkeypatch: pytest.MonkeyPatch) -> None:
    with listening(Listening(slow=True)) as slow, listening(Listening()) as club:
        async with working(monkeypatch) as outbound_http:
            for _ in range(1000):
                outbound_http.send(delivery("Zoe", named(slow, "slow.example")))
            for _ in range(25):
                outbound_http.send(delivery("Mara", named(club, "club.example")))
            await until_heard(club, 25)
            assert slow.called <= 1  # and that call has not ended


@pytest.mark.anyio
async def test_sixty_slow_hosts_of_one_owner_keep_nothing_from_others(monkeypatch: pytest.MonkeyPatch) -> None:
    with listening(Listening(slow=True)) as slow, listening(Listening()) as club:
        async with working(monkeypatch) as outbound_http:
            for number in range(60):
                outbound_http.send(delivery("Zoe", named(slow, f"slow{number}.example")))
            await until(lambda: slow.at_once == CALLS_PER_OWNER)
            outbound_http.send(delivery("Mara", named(club, "club.example")))
            await until_heard(club, 1)
            assert slow.called == CALLS_PER_OWNER  # the first ones, none of which has ended


@pytest.mark.anyio
async def test_sixty_owners_of_slow_hosts_keep_nothing_from_one_who_is_trusted(monkeypatch: pytest.MonkeyPatch) -> None:
    with listening(Listening(slow=True)) as slow, listening(Listening()) as club:
        async with working(monkeypatch) as outbound_http:
            outbound_http.send(delivery("Mara", named(club, "club.example")))
            await until_heard(club, 1)
            for number in range(60):
                outbound_http.send(delivery(f"guest {number}", named(slow, f"slow{number}.example")))
            await until(lambda: slow.at_once == UNTRUSTED_CALLS_AT_ONCE)
            outbound_http.send(delivery("Mara", named(club, "club.example")))
            await until_heard(club, 2)
            assert slow.called == UNTRUSTED_CALLS_AT_ONCE


@pytest.mark.anyio
async def test_slow_lookups_of_names_keep_nothing_from_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """A thread that looks a name up cannot be called off; it holds a line of its owner until it ends."""
    looked_up: list[str] = []

    def look_up(host: str, *_: object) -> list[tuple[int, int, int, str, tuple[str, int]]]:
        if host.startswith("slow"):
            looked_up.append(host)
            time.sleep(3)
        return [(2, 1, 6, "", ("127.0.0.1", 0))]

    monkeypatch.setattr("socket.getaddrinfo", look_up)
    monkeypatch.setattr("tafelrunde.server.core.outbound.outbound_http.DEADLINE", 0.2)
    monkeypatch.setattr(fair_queue, "RETRY_WAITS", (0.01,))
    with listening(Listening()) as club:
        outbound_http = OutboundHttp(private=True)
        outbound_http.open()
        for number in range(60):
            outbound_http.send(delivery("Zoe", f"http://slow{number}.example/"))
        await until(lambda: len(looked_up) >= CALLS_PER_OWNER)
        await asyncio.sleep(0.6)  # three deadlines
        outbound_http.send(delivery("Mara", named(club, "club.example")))
        await until_heard(club, 1)
        await outbound_http.close()
    assert len(looked_up) == CALLS_PER_OWNER


# ------------------------------------------------------------------------------------------------ the queue itself


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def taken(queue: FairQueue) -> list[Call]:
    """All calls that can begin now."""
    calls = []
    while (call := queue.take()) is not None:
        calls.append(call)
    return calls


def owners(calls: list[Call]) -> list[str]:
    return [call.delivery.owner for call in calls]


def test_a_free_line_goes_to_the_owner_with_the_fewest_calls() -> None:
    queue = FairQueue()
    for number in range(60):
        for owner in ("Zoe", "Yan"):
            queue.add(delivery(owner, f"http://{owner}{number}.example/"))
    queue.add(delivery("Mara", "http://mara.example/"))
    assert owners(taken(queue)) == ["Zoe", "Yan", "Mara", *("Zoe", "Yan") * (CALLS_PER_OWNER - 1)]


def test_owners_whose_hosts_fail_come_after_new_ones() -> None:
    queue = FairQueue()
    queue.add(delivery("Zoe", "http://zoe.example/"))
    [call] = taken(queue)
    queue.done(call, "failed")
    for number in range(30):
        queue.add(delivery("Zoe", f"http://zoe{number}.example/"))
    for number in range(UNTRUSTED_CALLS_AT_ONCE):
        queue.add(delivery(f"guest {number}", "http://new.example/"))
    assert "Zoe" not in owners(taken(queue))


@pytest.mark.parametrize("result", ["slow", "failed", "refused"])
def test_trust_comes_back_with_time_not_with_good_calls(result: fair_queue.Result) -> None:
    """Otherwise one could earn it with a quick host and use it up with slow ones, again and again."""
    clock = Clock()
    queue = FairQueue(clock)

    def call(host: str, result: fair_queue.Result) -> bool:
        queue.add(delivery("Zoe", f"http://{host}.example/"))
        [begun] = taken(queue)
        queue.done(begun, result)
        return begun.trusted

    assert not call("good", "delivered")
    assert call("good", "delivered")
    assert call("bad", result)
    assert not call("good", "delivered")
    assert not call("good", "delivered")
    clock.now += DISTRUST_SECONDS
    assert call("good", "delivered")


def test_newer_news_of_a_table_replaces_older_news_that_waits() -> None:
    queue = FairQueue()
    for number in range(200):
        queue.add(delivery("Mara", "http://club.example/", f"turn {number}", topic="table 1"))
    queue.add(delivery("Mara", "http://club.example/", "other", topic="table 2"))
    [first] = taken(queue)
    queue.add(delivery("Mara", "http://club.example/", "newest", topic="table 1"))
    assert first.delivery.body == b"turn 199"
    queue.done(first, "failed")
    queue.resume(first.delivery)
    bodies = []
    while calls := taken(queue):
        bodies += [call.delivery.body for call in calls]
        queue.done(calls[0], "delivered")
    assert bodies == [b"other", b"newest"]  # the one that failed is out of date


def test_a_host_that_fails_is_called_ever_more_seldom() -> None:
    queue = FairQueue()
    for _ in range(3):
        queue.add(delivery("Mara", "http://dead.example/"))
    queue.add(delivery("Mara", "http://alive.example/"))
    waits: list[float] = []
    while calls := taken(queue):
        for call in calls:
            wait = queue.done(call, "failed" if call.delivery.host == "dead.example" else "delivered")
            if wait is not None:
                assert not taken(queue)  # its other deliveries wait as well
                waits.append(wait)
                queue.resume(call.delivery)
    assert waits == [*RETRY_WAITS, *[RETRY_WAITS[-1]] * (3 * TRIES - len(RETRY_WAITS))]


def test_queues_are_bounded_for_each_host_and_owner(caplog: pytest.LogCaptureFixture) -> None:
    queue = FairQueue()
    for _ in range(200):
        queue.add(delivery("Mara", "http://dead.example/"))
    assert caplog.text.count("is not called") == 200 - DELIVERIES_PER_LANE
    for number in range(200):
        queue.add(delivery("Mara", f"http://{number}.example/"))
    assert caplog.text.count("is not called") == 400 - DELIVERIES_PER_OWNER
    caplog.clear()
    queue.add(delivery("Olu", "http://club.example/"))
    assert not caplog.text


def test_in_a_full_queue_the_owner_with_the_most_letters_loses_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_queue, "MOST_DELIVERIES", 40)
    queue = FairQueue()
    for number in range(40):
        queue.add(delivery("Zoe", f"http://slow{number}.example/"))
    for number in range(25):
        queue.add(delivery("Mara", f"http://{number}.example/", topic=str(number)))
    done: list[str] = []
    while calls := taken(queue):
        for call in calls:
            done.append(call.delivery.owner)
            queue.done(call, "delivered")
    assert (done.count("Mara"), done.count("Zoe")) == (20, 20)
