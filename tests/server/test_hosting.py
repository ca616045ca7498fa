"""A server under a URL path, behind a proxy that strips it or not; and HEAD requests."""

from __future__ import annotations

import random
from collections import defaultdict
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient
from starlette.types import Receive, Scope, Send

from tafelrunde.cli import main
from tafelrunde.kernel.game import UsageError
from tafelrunde.server.app import create_app
from tafelrunde.server.core.settings import read_root_path

from .contract import description
from .guests import BESIDE, HOST, ME, OPEN, Guest, Server, running, settings_in

ROOT = "/games"
FIRST_SEAT = {"first_player": "first_seat"}
PAGE = '<!doctype html><meta name="root" content="./"><script src="./assets/app.js"></script>'


class Stripping:
    """A proxy that takes the path off what it passes on."""

    def __init__(self, app: FastAPI) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._app({**scope, "path": scope["path"].removeprefix(ROOT)}, receive, send)


def visitor(server: Server, strips: bool) -> Guest:
    """A browser that knows the server by its path only."""
    guest = Guest(server)
    transport = httpx.ASGITransport(app=Stripping(server.app) if strips else server.app)
    guest.client = httpx.AsyncClient(transport=transport, base_url=f"{HOST}{ROOT}", headers={"Origin": HOST})
    return guest


def built(folder: Path) -> None:
    (folder / "static" / "assets").mkdir(parents=True)
    (folder / "static" / "index.html").write_text(PAGE)
    (folder / "static" / "assets" / "app.js").write_text("1")


# ------------------------------------------------------------------------------------------------ under a path


@pytest.mark.anyio
@pytest.mark.parametrize("strips", [True, False])
async def test_people_play_under_a_path_of_the_host(tmp_path: Path, strips: bool) -> None:
    built(tmp_path)
    async with running(tmp_path, root_path=ROOT) as server:
        host, friend = visitor(server, strips), visitor(server, strips)
        for guest in (host, friend):
            await guest.get("/me")
            [cookie] = guest.client.cookies.jar
            assert cookie.path == ROOT  # other things at this host do not get it
        table = await host.table(ME, OPEN, options=FIRST_SEAT, seed=3)
        [link] = await host.get(f"/tables/{table}/invites")
        assert link["url"].startswith(f"{ROOT}/table/{table}/join#1.")
        page = await friend.client.get(f"{HOST}{link['url']}")
        assert f'src="{ROOT}/assets/app.js"' in page.text
        assert f'content="{ROOT}/"' in page.text
        assert (await friend.client.get("/assets/app.js")).text == "1"
        await friend.join(table, host, 1)
        await host.take_turn(table, 0, random.Random(1))
        await friend.take_turn(table, 1, random.Random(1))
        assert (await host.get(f"/tables/{table}"))["turn"]["seat"] == 0
        described = await friend.get("/openapi.json")
        assert described["servers"] == [{"url": ROOT}]


def test_news_come_under_a_path(tmp_path: Path) -> None:
    origin = {"Origin": "http://testserver"}
    app = create_app(settings_in(tmp_path, root_path=ROOT))
    with TestClient(app, headers=origin) as client:
        client.get(f"{ROOT}/api/me")
        body = {"game": "deus", "seats": [ME, BESIDE]}
        table = client.post(f"{ROOT}/api/tables", json=body).json()["id"]
        with client.websocket_connect(f"{ROOT}/api/tables/{table}/live?seat=0", headers=origin) as live:
            assert live.receive_json()["n"] == 1


@pytest.mark.parametrize(
    ("given", "read"), [("", ""), ("/", ""), ("games", "/games"), ("/games/", "/games"), ("/a/b-c", "/a/b-c")]
)
def test_a_path_is_read_with_or_without_slashes(given: str, read: str) -> None:
    assert read_root_path(given) == read


@pytest.mark.parametrize("given", ["/api", "table/x", "/a b", "/../x", "/gäste", '/"><script>', "/a?b"])
def test_a_path_that_cannot_be_is_refused_in_a_line(given: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(UsageError):
        read_root_path(given)
    assert main(["serve", "--root-path", given, "--no-browser"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


# ------------------------------------------------------------------------------------------------ HEAD


@pytest.mark.anyio
async def test_what_can_be_read_has_headers(tmp_path: Path) -> None:
    """HEAD answers as GET does, without a body: all operations that can be read, and all pages."""
    built(tmp_path)
    async with running(tmp_path, metrics=True) as server:
        guest = await server.somebody()
        table = await guest.table(ME, BESIDE)
        read = [path for path, methods in description()["paths"].items() if "get" in methods]
        assert len(read) > 15
        there = {"table_id": table, "game": "deus", "kind": "card", "number": "0"}
        values = defaultdict(lambda: "none", there)  # what is not there has headers, too
        paths = [path.format_map(values) for path in read if not path.endswith("/events")]
        paths += ["/", "/table/x", "/assets/app.js", "/metrics", "/api/openapi.json", "/api/docs"]
        for path in paths:
            query = {"ply": 1} if path.endswith("/why") else {}
            got, head = await guest.client.get(path, params=query), await guest.client.head(path, params=query)
            assert (head.status_code, head.content) == (got.status_code, b""), path
            assert head.headers["content-type"] == got.headers["content-type"]
            assert "content-security-policy" in head.headers


@pytest.mark.anyio
async def test_head_of_a_stream_without_end_ends(server: Server) -> None:
    guest = await server.somebody()
    table = await guest.table(ME, BESIDE)
    head = await guest.client.head(f"/api/tables/{table}/events")
    assert (head.status_code, head.headers["content-type"]) == (200, "application/x-ndjson")
    refused = await guest.client.head(f"/api/tables/{table}/events", params={"seat": -2})
    assert refused.status_code == 403


@pytest.mark.anyio
async def test_head_changes_nothing_where_something_is_written(server: Server) -> None:
    guest = await server.somebody()
    table = await guest.table(ME, BESIDE)
    assert (await guest.client.head(f"/api/tables/{table}/choices")).status_code in (404, 405)
