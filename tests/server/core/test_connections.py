"""Slow and idle clients (Slowloris), and clients with many connections, do not affect others."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from tafelrunde.server.core.http.connections import CONNECTIONS_OF_AN_ADDRESS, Connections
from tafelrunde.server.core.limits.rate_limits import SOCKETS_OF_AN_ADDRESS

from ..guests import BESIDE, ME
from ..processes import Process, started

pytestmark = pytest.mark.anyio

DEADLINE = 1.0
STREAMS_ASKED_FOR = 1_000
GREEDY, OTHER = "203.0.113.9", "198.51.100.1"  # addresses
BEGUN = b"POST /api/me HTTP/1.1\r\nHost: %s\r\nOrigin: http://%s\r\nContent-Type: application/json\r\n"


async def opened(server: Process) -> str:
    """A table."""
    async with httpx.AsyncClient(base_url=server.address, headers={"Origin": server.address}, timeout=60) as client:
        await client.get("/api/me")
        made = await client.post("/api/tables", json={"game": "deus", "seats": [ME, BESIDE]})
        table: str = made.json()["id"]
        return table


async def knock(server: Process, path: str, address: str) -> tuple[int, asyncio.StreamWriter]:
    """Asks for something by a line of its own, as from this address: the status, and the line, which stays open."""
    where = urlsplit(server.address)
    reader, writer = await asyncio.open_connection(where.hostname, where.port)
    writer.write(f"GET {path} HTTP/1.1\r\nHost: {where.netloc}\r\nX-Forwarded-For: {address}\r\n\r\n".encode())
    async with asyncio.timeout(30):
        return int((await reader.readline()).split()[1]), writer


async def status_of(server: Process, path: str, address: str) -> int:
    status, writer = await knock(server, path, address)
    writer.close()
    return status


async def test_who_asks_for_a_thousand_streams_gets_some_and_others_are_served(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LIMITS", "1")
    async with started(tmp_path, f"sqlite:///{tmp_path / 'tables.db'}", "serve") as [server]:
        table = f"/api/tables/{await opened(server)}"
        held: list[asyncio.StreamWriter] = []
        for _ in range(SOCKETS_OF_AN_ADDRESS):
            status, writer = await knock(server, f"{table}/events", GREEDY)
            held.append(writer)
            assert status == 200
        for n in range(STREAMS_ASKED_FOR - SOCKETS_OF_AN_ADDRESS):
            assert await status_of(server, f"{table}/events", GREEDY) == 429
            if n % 100 == 0:
                assert await status_of(server, f"{table}/events", OTHER) == 200
                assert await status_of(server, f"{table}/state", OTHER) == 200
        for writer in held:
            writer.close()
        for _ in range(100):
            if (again := await status_of(server, f"{table}/events", GREEDY)) == 200:
                break
            await asyncio.sleep(0.1)
        assert again == 200


async def test_who_does_not_say_what_they_want_is_hung_up_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEADLINE", str(DEADLINE))
    async with started(tmp_path, f"sqlite:///{tmp_path / 'tables.db'}", "serve") as [server]:
        where = urlsplit(server.address)
        assert where.hostname
        assert where.port
        host = where.netloc.encode()
        whole = b"GET /api/health HTTP/1.1\r\nHost: %s\r\n\r\n" % host
        for said in (b"", BEGUN % (host, host), whole + b"GET /"):
            reader, writer = await asyncio.open_connection(where.hostname, where.port)
            begun = time.monotonic()
            writer.write(said)
            with suppress(ConnectionError):
                async with asyncio.timeout(30):
                    while await reader.read(1000):
                        pass
            assert time.monotonic() - begun > DEADLINE / 2
            writer.close()


async def test_a_body_that_does_not_come_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEADLINE", str(DEADLINE))
    async with started(tmp_path, f"sqlite:///{tmp_path / 'tables.db'}", "serve") as [server]:
        where = urlsplit(server.address)
        host = where.netloc.encode()
        reader, writer = await asyncio.open_connection(where.hostname, where.port)
        writer.write(BEGUN % (host, host) + b'Content-Length: 20\r\n\r\n{"na')
        async with asyncio.timeout(30):
            assert b" 408 " in await reader.readline()
        writer.close()


def test_an_address_holds_so_many_connections_and_a_proxy_any_number() -> None:
    held = Connections(trusted=["10.0.0.1"])
    stranger, proxy = ("203.0.113.9", 1), ("10.0.0.1", 1)
    assert all(held.open(stranger) for _ in range(CONNECTIONS_OF_AN_ADDRESS))
    assert not held.open(stranger)
    assert held.open(("198.51.100.1", 1))
    assert all(held.open(proxy) for _ in range(2 * CONNECTIONS_OF_AN_ADDRESS))
    held.close(stranger)
    held.close(stranger)
    assert held.open(stranger)
