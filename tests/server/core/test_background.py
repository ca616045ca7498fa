"""Background tasks: survive failures, are cancelled with the server, and log errors."""

from __future__ import annotations

import asyncio
from contextlib import nullcontext, suppress
from types import SimpleNamespace

import pytest
from sqlalchemy.exc import OperationalError

from tafelrunde.server.core.background import Background
from tafelrunde.server.core.settings import Settings

pytestmark = pytest.mark.anyio


async def test_what_is_repeated_goes_on_after_trouble_with_the_database(caplog: pytest.LogCaptureFixture) -> None:
    times, twice = 0, asyncio.Event()

    async def work() -> None:
        nonlocal times
        times += 1
        if times == 1:
            raise OperationalError("COMMIT", None, Exception("the disk is full"))
        twice.set()

    background = Background()
    background.repeat(0.0, work, "nothing was put away")
    async with asyncio.timeout(10):
        await twice.wait()
    assert "nothing was put away: (builtins.Exception) the disk is full" in caplog.text
    assert len(background) == 1
    await background.close()
    assert len(background) == 0


async def test_who_is_called_off_may_still_put_things_in_order() -> None:
    tidied = []

    async def work() -> None:
        try:
            await asyncio.sleep(60)
        finally:
            await asyncio.sleep(0)
            tidied.append("desk")

    background = Background()
    background.begin(work())
    await asyncio.sleep(0)
    await background.close()
    assert tidied == ["desk"]


async def test_failures_are_logged(caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        raise ValueError("nobody foresaw this")

    background = Background()
    background.begin(work())
    async with asyncio.timeout(10):
        while background:
            await asyncio.sleep(0)
    assert "nobody foresaw this" in caplog.text


async def test_bot_work_ends_when_it_is_called_off_even_if_the_library_does_not_say_so() -> None:
    """A worker of the queue that is called off between two jobs returns as if it was done."""
    queue = pytest.importorskip("tafelrunde.server.core.bots.queue")

    times = 0

    async def works(**_: object) -> None:
        nonlocal times
        times += 1
        with suppress(asyncio.CancelledError) if times == 1 else nullcontext():
            await asyncio.sleep(60)

    scheduler = queue.QueueScheduler.__new__(queue.QueueScheduler)
    scheduler._settings, scheduler._app = Settings(), SimpleNamespace(run_worker_async=works)
    task = asyncio.create_task(scheduler._work([], 1))
    await asyncio.sleep(0)
    task.cancel()
    done, _ = await asyncio.wait([task], timeout=queue.RESTART_SECONDS + 5)
    task.cancel()
    assert done
