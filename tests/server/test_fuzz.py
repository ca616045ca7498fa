"""Fuzzing: whatever is sent to the API or the WebSocket, the server neither fails nor crashes."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
import schemathesis
import websockets
from hypothesis import HealthCheck, Phase, given, settings

from tafelrunde.games import games
from tafelrunde.server.app import create_app
from tests.soak import SOAK

from .cluster import BOTH, BOTH_AT_LENGTH
from .guests import BESIDE, ME, settings_in
from .processes import Process, started

pytestmark = pytest.mark.anyio

EXAMPLES = 200 if SOAK else 1
SOCKETS = 500 if SOAK else 25
ENDLESS = "/events$"  # a stream without end


async def tables_at(address: str) -> tuple[dict[str, str], list[str]]:
    """The headers of somebody with a table that is played and one that is over."""
    async with httpx.AsyncClient(base_url=address, headers={"Origin": address}, timeout=60) as client:
        await client.get("/api/me")
        plan = {"game": "deus", "seats": [ME, BESIDE], "options": {"stall_rounds": 10}}
        tables = [(await client.post("/api/tables", json=plan)).json()["id"] for _ in range(2)]
        return {"Origin": address, "Cookie": f"tafelrunde={client.cookies['tafelrunde']}"}, tables


def nothing_failed(server: Process) -> None:
    said = server.said()
    assert "Traceback" not in said, said[-3000:]


@BOTH_AT_LENGTH
async def test_no_request_that_the_document_allows_or_forbids_is_a_server_error(tmp_path: Path, database: str) -> None:
    schema = schemathesis.openapi.from_dict(create_app(settings_in(tmp_path)).openapi()).exclude(path_regex=ENDLESS)
    async with started(tmp_path, database, "serve") as [server]:
        headers, tables = await tables_at(server.address)
        tried = 0
        with httpx.Client(base_url=server.address, headers=headers, timeout=60) as client:
            for operation in (found.ok() for found in schema.get_all_operations()):
                await asyncio.to_thread(_try, operation, client, tables)
                tried += 1
        assert tried > 30
        nothing_failed(server)


def _try(operation: Any, client: httpx.Client, tables: list[str]) -> None:
    dice = random.Random(operation.label)

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=not SOAK,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy())
    def send(case: Any) -> None:
        if "table_id" in (case.path_parameters or {}) and dice.random() < 0.8:
            case.path_parameters["table_id"] = dice.choice(tables)
        asked = case.as_transport_kwargs(base_url=str(client.base_url))
        wanted = {
            key: asked[key] for key in ("method", "url", "params", "json", "content", "headers") if asked.get(key)
        }
        if asked.get("data"):
            wanted["content"] = asked["data"]
        kept = {key: value for key, value in dict(wanted.pop("headers", {})).items() if key.lower() == "content-type"}
        try:
            answer = client.request(headers=kept, **wanted)
        except (httpx.InvalidURL, UnicodeError):
            return  # nothing that can be sent
        assert answer.status_code < 500, f"{operation.label}: {wanted} gave {answer.status_code} {answer.text}"
        if answer.status_code >= 400 and answer.headers.get("content-type", "").startswith("application/json"):
            assert {"error", "code"} <= answer.json().keys()

    send()


WRITES = b"POST /api/me HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 0\r\n"
HERE = b"Host: localhost\r\n"
RAW = (
    *(b"GET / HTTP/1.1\r\nHost: " + host + b"\r\n" for host in (b"[", b"[::1", b"]", b"localhost:99999999", b":", b"")),
    *(WRITES + HERE + b"Origin: " + said + b"\r\n" for said in (b"http://[", b"http://[::1", b"http://:x", b"[", b"")),
    WRITES + b"Host: [\r\nOrigin: http://[\r\n",
    b"GET /%00 HTTP/1.1\r\n" + HERE,
    b"GET /%ff%fe HTTP/1.1\r\n" + HERE,
    b"GET /assets/%00.js HTTP/1.1\r\n" + HERE,
    b"GET /" + b"x" * 300 + b" HTTP/1.1\r\n" + HERE,
    b"GET /" + b"%C3%A4" * 300 + b" HTTP/1.1\r\n" + HERE,
    b"GET /api/" + b"x" * 300 + b" HTTP/1.1\r\n" + HERE,
    b"GET /api/tables/" + b"x" * 300 + b"/state HTTP/1.1\r\n" + HERE,
    b"GET /api/tables/%00 HTTP/1.1\r\n" + HERE,
    b"GET /api/tables/%00/state HTTP/1.1\r\n" + HERE,
    b"GET /api/tables/%00/events HTTP/1.1\r\n" + HERE,
    b"GET /api/explain/revive/modulespace/12 HTTP/1.1\r\n" + HERE,
    b"GET /api/games/%00/sheets/0.svg HTTP/1.1\r\n" + HERE,
)


@BOTH
async def test_no_raw_request_is_a_server_error(tmp_path: Path, database: str) -> None:
    async with started(tmp_path, database, "serve") as [server]:
        headers, tables = await tables_at(server.address)
        where = urlsplit(server.address)
        for raw in RAW:
            reader, writer = await asyncio.open_connection(where.hostname, where.port)
            writer.write(raw + b"Connection: close\r\n\r\n")
            async with asyncio.timeout(30):
                answer = await reader.read()
            assert answer.split(b" ", 2)[1] < b"500" or b"not built" in answer, (raw, answer[:300])
            writer.close()
        for n in range(4):
            await _talk_nonsense(server.address, headers, "%00", random.Random(n))
        async with httpx.AsyncClient(base_url=server.address, headers=headers, timeout=60) as client:
            for game, kinds in ((name, box.kinds) for name, box in games.items() if name == "deus"):
                for kind in (*kinds, "player"):
                    for number in (0, 12, 99, 1_000_000):
                        query: dict[str, str | int] = {"table": tables[0], "seat": 0}
                        answer_of = await client.get(f"/api/explain/{game}/{kind}/{number}", params=query)
                        assert answer_of.status_code in (200, 404), (kind, number)
        nothing_failed(server)


async def test_no_frames_bring_the_socket_down(tmp_path: Path) -> None:
    dice = random.Random(23)
    async with started(tmp_path, f"sqlite:///{tmp_path / 'tables.db'}", "serve") as [server]:
        headers, tables = await tables_at(server.address)
        for _ in range(SOCKETS):
            await _talk_nonsense(server.address, headers, dice.choice([*tables, "nowhere", "%00"]), dice)
        async with httpx.AsyncClient(base_url=server.address) as client:
            assert (await client.get("/api/health")).json() == {"ok": True}
        nothing_failed(server)


async def _talk_nonsense(address: str, headers: dict[str, str], table: str, dice: random.Random) -> None:
    names, values = ("seat", "since", "lang", "x"), ("0", "-1", "-2", "99", "1e9", "", "%ff", "9" * 30)
    query = "&".join(f"{dice.choice(names)}={dice.choice(values)}" for _ in range(dice.randrange(4)))
    url = f"{address.replace('http', 'ws')}/api/tables/{table}/live?{query}"
    with suppress(websockets.WebSocketException, OSError, TimeoutError, EOFError):
        async with websockets.connect(
            url, origin=websockets.Origin(address), additional_headers={"Cookie": headers["Cookie"]}, ping_interval=None
        ) as socket:
            for _ in range(dice.randrange(12)):
                await socket.send(_frame(dice))
            if dice.random() < 0.3:
                socket.transport.abort()  # gone without a word
            with suppress(TimeoutError):
                await asyncio.wait_for(socket.recv(), 0.05)


def _frame(dice: random.Random) -> str | bytes | list[str]:
    kind = dice.randrange(5)
    if kind == 0:
        return dice.randbytes(dice.randrange(6_000))
    if kind == 1:
        return "[" * dice.randrange(4_000)
    if kind == 2:
        return ["{", '"kind":', '"pong"}']  # in fragments
    if kind == 3:
        return dice.choice(['{"kind":"pong"}', '{"kind":null}', "null", "", "\0", '{"n":1e999}', "🂡" * 500])
    return "".join(chr(dice.randrange(32, 0xD7FF)) for _ in range(dice.randrange(300)))
