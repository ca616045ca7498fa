"""A lock with a deadline: immediate if free, else first in, first out."""

from __future__ import annotations

import asyncio

import pytest

from tafelrunde.server.core.errors import Refused
from tafelrunde.server.core.storage.deadline_lock import DeadlineLock

pytestmark = pytest.mark.anyio

SOON = 0.05


async def take(turn: DeadlineLock, seconds: float, taken: list[int], number: int) -> None:
    await turn.take(asyncio.get_running_loop().time() + seconds)
    taken.append(number)


async def test_a_free_turn_is_taken_even_if_there_is_no_time_left() -> None:
    turn = DeadlineLock()
    await turn.take(asyncio.get_running_loop().time() - 1)
    assert turn.locked()


async def test_waiters_are_served_in_order_and_refused_after_the_deadline() -> None:
    turn, taken = DeadlineLock(), list[int]()
    await turn.take(None)
    first, second = (asyncio.ensure_future(take(turn, 60, taken, number)) for number in (1, 2))
    with pytest.raises(Refused) as refused:
        await take(turn, SOON, taken, 3)
    assert refused.value.status == 503
    turn.release()
    await first
    turn.release()
    await second
    assert taken == [1, 2]


async def test_who_comes_when_the_turn_was_just_given_on_does_not_wait_without_end() -> None:
    turn, taken = DeadlineLock(), list[int]()
    await turn.take(None)
    first = asyncio.ensure_future(take(turn, 60, taken, 1))
    await asyncio.sleep(0)
    turn.release()  # it is free now, and will be taken when the loop comes round
    with pytest.raises(Refused):
        await take(turn, SOON, taken, 2)
    await first
    assert taken == [1]
