"""When more is asked than can be done, some are told to come again at once, and the others are served fast."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from pathlib import Path

import pytest

from tafelrunde.server.api.admission import Admission
from tafelrunde.server.errors import Refused
from tafelrunde.server.settings import Settings

from .guests import BESIDE, ME, running

pytestmark = pytest.mark.anyio


class Slow:
    """An application that needs a while for each answer, and then sends it slowly."""

    def __init__(self) -> None:
        self.reading = asyncio.Event()
        self.working = self.most = 0

    async def __call__(self, scope: object, receive: object, send: object) -> None:
        self.working += 1
        self.most = max(self.most, self.working)
        await asyncio.sleep(0.05)
        self.working -= 1
        await send({"type": "http.response.start"})  # type: ignore[operator]
        await self.reading.wait()


async def asked(gate: Admission, method: str = "GET", path: str = "/api/tables") -> str:
    async def nothing(*_: object) -> None:
        pass

    try:
        await gate({"type": "http", "method": method, "path": path}, nothing, nothing)  # type: ignore[arg-type]
    except Refused as wrong:
        return f"{wrong.status} {wrong.headers()['Retry-After'] in ('1', '2', '3')}"
    return "served"


async def test_who_has_waited_too_long_is_told_to_come_again() -> None:
    app = Slow()
    app.reading.set()
    gate = Admission(app, Settings(requests_at_once=2, queue_seconds=0.2))  # type: ignore[arg-type]
    begun = time.monotonic()
    answers = Counter(await asyncio.gather(*(asked(gate) for _ in range(40))))
    assert app.most == 2
    assert set(answers) == {"served", "503 True"}
    assert 4 <= answers["served"] <= 12  # two at a time, for a fifth of a second
    assert time.monotonic() - begun < 5
    assert await asked(gate) == "served"


async def test_writers_that_are_stuck_hold_up_no_reader_and_slow_readers_nobody() -> None:
    app = Slow()
    gate = Admission(app, Settings(requests_at_once=1, queue_seconds=5.0))  # type: ignore[arg-type]
    slow = [asyncio.create_task(asked(gate)) for _ in range(5)]  # their answers are made, and not read
    await asyncio.sleep(1.0)
    assert app.working == 0
    app.reading.set()
    await asyncio.gather(*slow)
    stuck = asyncio.create_task(asked(gate, "POST"))
    assert await asked(gate, "GET") == "served"
    assert await asked(gate, "POST", "/api/tables/x/hint") == "served"
    await stuck


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
