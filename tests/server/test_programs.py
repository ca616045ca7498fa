"""Interfaces for other programs: tokens, metrics, logs."""

from __future__ import annotations

import asyncio
import json
import logging
import random
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text

from tafelrunde.server.core.json_log import JsonLines

from .cluster import BOTH
from .guests import BESIDE, ME, OPEN, Guest, Server, fast_forward, running
from .processes import started

pytestmark = pytest.mark.anyio

FIGURES = "the token of the figures"
FIRST_SEAT = {"first_player": "first_seat"}


class Program(Guest):
    """Knows a token, and nothing of cookies and pages."""

    def __init__(self, server: Server, token: str) -> None:
        super().__init__(server)
        del self.client.headers["Origin"]
        self.client.headers["Authorization"] = f"Bearer {token}"


# ------------------------------------------------------------------------------------------------ programs


@BOTH
async def test_a_program_plays_its_seat_with_a_token_and_nothing_else(server: Server) -> None:
    host = await server.somebody("Mara")
    table = await host.table(ME, OPEN, options=FIRST_SEAT, seed=3)
    given = await host.post(f"/tables/{table}/seats/1/token", status=201)
    assert given["table"]["status"] == "playing"
    assert given["table"]["seats"][1]["kind"] == "program"
    program, dice = Program(server, given["token"]), random.Random(1)
    await host.take_turn(table, 0, dice)
    await program.take_turn(table, 1, dice)
    assert (await host.get(f"/tables/{table}"))["turn"]["seat"] == 0
    await program.get(f"/tables/{table}/state", 403, seat=0)
    await program.post(f"/tables/{table}/choices", {"seat": 0, "ply": 0, "code": 0, "key": "k"}, 403)
    async with server.services.storage.reading() as db:
        stored = [str(row) for row in (await db.execute(text("SELECT hash FROM sessions"))).scalars()]
    assert given["token"] not in stored


async def test_a_rematch_gives_the_seat_of_a_program_back_to_its_person(server: Server) -> None:
    """Whoever has the token of one table must not see a hand at the next one."""
    host, olu = await server.somebody("Mara"), await server.somebody("Olu")
    table = await host.table(ME, OPEN, options={"stall_rounds": 10})
    await olu.join(table, host, 1)
    program = Program(server, (await olu.post(f"/tables/{table}/seats/1/token", status=201))["token"])
    await fast_forward(server, table, 100_000, random.Random(1))
    again = (await host.post(f"/tables/{table}/rematch", status=201))["id"]
    await program.get(f"/tables/{again}/state", 403, seat=1)
    assert (await olu.state(again, 1))["seat"] == 1


async def test_a_program_plays_and_does_nothing_else(server: Server) -> None:
    host = await server.somebody("Mara")
    table = await host.table(ME, OPEN, OPEN, public=True)
    program = Program(server, (await host.post(f"/tables/{table}/seats/1/token", status=201))["token"])
    forbidden: list[tuple[str, Any]] = [
        ("/tables", {"game": "deus"}),
        (f"/tables/{table}/rematch", None),
        (f"/tables/{table}/fork", {"ply": 0}),
        (f"/tables/{table}/seats/2/claim", {}),
        (f"/tables/{table}/seats/1/leave", None),
        (f"/tables/{table}/seats/1/token", None),
        ("/records", {}),
        ("/me", {"name": "Bob"}),
        ("/account/register", {"name": "Bob", "password": "long enough"}),
        ("/account/login", {"name": "Bob", "password": "long enough"}),
        ("/account/logout-everywhere", None),
    ]
    for path, body in forbidden:
        assert (await program.post(path, body, 403))["code"] == "program-only-plays", path
    assert (await program.get("/me"))["id"]
    await program.post(f"/tables/{table}/chat", {"text": "beep"}, 201)


async def test_a_new_token_ends_the_old_one(server: Server) -> None:
    host = await server.somebody()
    table = await host.table(ME, OPEN)
    old, new = [(await host.post(f"/tables/{table}/seats/1/token", status=201))["token"] for _ in range(2)]
    assert (await Program(server, old).get("/me", 401))["code"] == "unknown-person"
    assert (await Program(server, new).get(f"/tables/{table}/state", seat=1))["seat"] == 1


async def test_a_seat_where_somebody_sits_is_given_to_no_program_by_others(server: Server) -> None:
    host, friend = await server.somebody(), await server.somebody()
    table = await host.table(ME, OPEN)
    await friend.post(f"/tables/{table}/seats/1/token", status=403)
    await friend.join(table, host, 1)
    await host.post(f"/tables/{table}/seats/1/token", status=403)
    given = await friend.post(f"/tables/{table}/seats/1/token", status=201)
    await friend.get(f"/tables/{table}/state", 403, seat=1)
    assert (await Program(server, given["token"]).get(f"/tables/{table}/state", seat=1))["seat"] == 1


async def test_events_come_line_by_line(tmp_path: Path) -> None:
    async with (
        started(tmp_path, f"sqlite:///{tmp_path / 'tables.db'}", "serve") as [server],
        httpx.AsyncClient(base_url=server.address, headers={"Origin": server.address}) as client,
    ):
        await client.get("/api/me")
        table = (await client.post("/api/tables", json={"game": "deus", "seats": [ME, BESIDE]})).json()["id"]
        heard: list[dict[str, Any]] = []
        async with client.stream("GET", f"/api/tables/{table}/events?since=0") as stream:
            assert stream.headers["content-type"].startswith("application/x-ndjson")
            lines = stream.aiter_lines()
            heard.append(json.loads(await asyncio.wait_for(anext(lines), 20)))
            for n in range(3):
                await client.post(f"/api/tables/{table}/chat", json={"text": f"line {n}"})
                heard.append(json.loads(await asyncio.wait_for(anext(lines), 20)))
        assert [event["n"] for event in heard] == [1, 2, 3, 4]
        assert {event["kind"] for event in heard[1:]} == {"chat"}
        assert (await client.get(f"/api/tables/{table}/events?seat=-2")).status_code == 403


# ------------------------------------------------------------------------------------------------ figures and logs


async def test_figures_are_shown_only_where_they_are_asked_for(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    async with running(tmp_path / "a") as server:
        assert "tafelrunde_requests" not in (await (await server.somebody()).client.get("/metrics")).text
    async with running(tmp_path / "b", metrics=True, metrics_token=FIGURES) as server:
        guest = await server.somebody()
        table = await guest.table(ME, BESIDE)
        await guest.state(table, 0)
        await guest.get("/tables/nowhere", 404)
        await guest.client.post("/api/tables", json={}, headers={"Origin": "http://elsewhere.test"})
        shown = (await guest.client.get("/metrics", headers={"Authorization": f"Bearer {FIGURES}"})).text
    assert 'tafelrunde_requests_total{method="GET",path="/api/tables/{table_id}/state",status="200"} 1.0' in shown
    assert 'tafelrunde_refusals_total{why="foreign-origin"} 1.0' in shown
    assert "tafelrunde_tables_in_memory 1.0" in shown
    assert table not in shown


async def test_figures_are_not_public(tmp_path: Path) -> None:
    """Without a token they are for this machine alone, and a proxy on it that hides who asks gives its name away."""
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    async with running(tmp_path / "a", metrics=True) as server:
        for client, host, status in (("127.0.0.1", "localhost:8000", 200), ("127.0.0.1", "play.example", 404),
                                     ("9.9.9.9", "localhost", 404), ("172.17.0.3", "server:8000", 404)):  # fmt: skip
            transport = httpx.ASGITransport(app=server.app, client=(client, 1))
            async with httpx.AsyncClient(transport=transport, base_url=f"http://{host}") as guest:
                assert (await guest.get("/metrics")).status_code == status, (client, host)
    async with running(tmp_path / "b", metrics=True, metrics_token=FIGURES) as server:
        transport = httpx.ASGITransport(app=server.app)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as guest:
            for token in ("", "Bearer ", f"Bearer {FIGURES}x", f"Basic {FIGURES}", "Bearer ä".encode()):
                assert (await guest.get("/metrics", headers={"Authorization": token})).status_code == 404


def test_the_log_can_be_read_by_programs() -> None:
    try:
        raise ValueError("broken")
    except ValueError as wrong:
        record = logging.LogRecord("x", logging.ERROR, "f.py", 1, "table %s", ("ä\n",), (ValueError, wrong, None))
    line = JsonLines().format(record)
    assert "\n" not in line
    read = json.loads(line)
    assert (read["level"], read["from"], read["text"]) == ("error", "x", "table ä\n")
    assert "broken" in read["trace"]


async def test_the_log_of_a_server_holds_no_secrets(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    host, friend = await server.somebody(), await server.somebody()
    table = await host.table(ME, OPEN, OPEN, webhook="https://club.invalid/secret-path")
    token = (await host.post(f"/tables/{table}/seats/1/token", status=201))["token"]
    await friend.post("/account/register", {"name": "Olu", "password": "correct horse"})
    await friend.post("/account/login", {"name": "Olu", "password": "wrong horse"}, 401)
    await Program(server, token[:-1]).get("/me", 401)
    ours = "\n".join(record.getMessage() for record in caplog.records if record.name.startswith("tafelrunde"))
    for secret in (token, token[:-1], "correct horse", "wrong horse", "secret-path", host.client.cookies["tafelrunde"]):
        assert secret not in ours
