"""The load test measures the server and not itself: its cost per request does not grow with the number of clients."""

from __future__ import annotations

import asyncio
import time
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.anyio

ANSWER = b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}"
BENCH = Path(__file__).parents[2] / "bench"
BROWSERS, REQUESTS = 200, 100


async def answer_all(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while await reader.readline():
        while (await reader.readline()).strip():
            pass
        writer.write(ANSWER)
    writer.close()


async def cost(line: Any) -> float:
    """Seconds of the processor, the least of some tries."""
    tries = []
    for _ in range(3):
        begun = time.process_time()
        for _ in range(REQUESTS):
            assert (await line.ask("GET", "/api/me", {}, None)).json() == {}
        tries.append(time.process_time() - begun)
    return min(tries)


async def test_a_request_costs_as_much_beside_two_hundred_browsers_as_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(BENCH)  # its scripts find one another there
    line_to = import_module("load_clients").Line
    server = await asyncio.start_server(answer_all, "127.0.0.1", 0)
    address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    lines = [line_to(address) for _ in range(BROWSERS)]
    alone = await cost(lines[0])
    for line in lines:
        await line.ask("GET", "/api/me", {}, None)
    beside = await cost(lines[0])
    for line in lines:
        await line.close()
    server.close()
    assert beside < 2 * alone
