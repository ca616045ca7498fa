"""The lobby: own and open tables, live updates, archiving, read marks, removal, links."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tafelrunde.games import games
from tafelrunde.kernel.game import UsageError
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.state import SPECTATOR
from tafelrunde.server.app import create_app
from tafelrunde.server.core.live.events import lobby_stream
from tafelrunde.server.core.live.listeners import Listeners
from tafelrunde.server.core.settings import read_public_url

from ..cluster import BOTH
from ..guests import BESIDE, ME, OPEN, Guest, Server, bot_seat, running, settings_in

pytestmark = pytest.mark.anyio

CLOCK = {"bank": 3600, "increment": 60}


async def mine(guest: Guest) -> dict[str, Any]:
    return {table["id"]: table for table in (await guest.get("/lobby"))["mine"]}


@asynccontextmanager
async def notified(server: Server, guest: Guest) -> AsyncIterator[Awaitable[None]]:
    """Asserts that the lobby of a guest is notified of a change in the block, within a second."""
    me = (await guest.get("/me"))["id"]
    news = lobby_stream(server.services.listeners, me, 60.0)
    assert (await anext(news)).kind == "lobby", "the first comes at once"
    listening = asyncio.ensure_future(anext(news))
    await asyncio.sleep(0.3)  # longer than news are gathered for
    yield listening
    event = await asyncio.wait_for(listening, 1.0)
    assert (event.kind, event.n) == ("lobby", 2)
    await news.aclose()  # type: ignore[attr-defined]


@BOTH
async def test_open_tables_show_everything_before_anybody_sits_down(server: Server) -> None:
    host, guest = await server.somebody("Lena"), await server.somebody("Tom")
    async with notified(server, guest):
        table = await host.table(ME, OPEN, bot_seat("easy"), public=True, clock=CLOCK, options={"stall_rounds": 10})
    [found] = (await guest.get("/lobby"))["open"]
    assert (found["id"], found["host_name"], found["clock"]["bank"]) == (table, "Lena", 3600)
    assert found["clock"]["running"] is None, "to look starts no clock"
    assert found["options"]["stall_rounds"] == 10
    assert [(seat["bot"], seat["claimed"]) for seat in found["seats"]] == [(None, True), (None, False), ("easy", True)]
    async with notified(server, guest):
        await host.post(f"/tables/{table}/seats/1/bot", {"bot": "easy"})
    assert (await guest.get("/lobby"))["open"] == []
    await host.table(ME, OPEN)
    assert (await guest.get("/lobby"))["open"] == [], "who asks nobody in is listed nowhere"


@BOTH
async def test_people_at_a_table_are_notified_of_turns_and_chat(server: Server) -> None:
    host, olu, eve = [await server.somebody(name) for name in ("Mara", "Olu", "Eve")]
    table = await host.table(ME, OPEN)
    async with notified(server, host):
        await olu.join(table, host, 1)
    async with notified(server, host):
        await olu.post(f"/tables/{table}/chat", {"text": "hello"}, 201)
    await olu.post(f"/tables/{table}/chat", {"text": "are you there?"}, 201)
    assert ((await mine(host))[table]["unread"], (await mine(olu))[table]["unread"]) == (2, 0)
    async with notified(server, host):
        await host.post(f"/tables/{table}/chat/read", {"n": 2})
    await host.post(f"/tables/{table}/chat/read", {"n": 1})
    assert (await mine(host))[table]["unread"] == 0, "what was read stays read"
    await eve.post(f"/tables/{table}/chat/read", {"n": 1}, 403)
    assert await mine(eve) == {}


@BOTH
async def test_what_is_put_away_is_put_away_for_oneself(server: Server) -> None:
    host, olu = await server.somebody("Mara"), await server.somebody("Olu")
    table = await host.table(ME, OPEN)
    await olu.join(table, host, 1)
    await host.post(f"/tables/{table}/archive", {"archived": True})
    assert ((await mine(host))[table]["archived"], (await mine(olu))[table]["archived"]) == (True, False)
    await host.post(f"/tables/{table}/archive", {"archived": False})
    assert not (await mine(host))[table]["archived"]
    stranger = await server.somebody("Eve")
    await stranger.post(f"/tables/{table}/archive", {"archived": True}, 403)


@BOTH
async def test_a_table_of_others_cannot_be_removed_one_s_own_can(server: Server) -> None:
    host, olu = await server.somebody("Mara"), await server.somebody("Olu")
    alone, shared = await host.table(ME, bot_seat()), await host.table(ME, OPEN)
    await olu.join(shared, host, 1)
    assert {id: table["removable"] for id, table in (await mine(host)).items()} == {alone: True, shared: False}
    assert (await host.post(f"/tables/{shared}/remove", status=409))["code"] == "others-sit-here"
    await olu.post(f"/tables/{shared}/remove", status=403)
    await olu.post(f"/tables/{alone}/remove", status=403)
    async with notified(server, host):
        await host.post(f"/tables/{alone}/remove")
    await host.get(f"/tables/{alone}", 404)
    assert (await mine(host)).keys() == {shared}


async def test_a_list_goes_with_the_guest_into_the_account(server: Server) -> None:
    guest = await server.somebody("Mara")
    kept, seen = await guest.table(ME, bot_seat()), await guest.table(ME, bot_seat())
    await guest.post("/account/register", {"name": "mara", "password": "long enough"})
    await guest.post(f"/tables/{kept}/archive", {"archived": True})
    other = await server.somebody("Olu")
    theirs = await other.table({"kind": "me"}, OPEN)
    await other.post(f"/tables/{theirs}/archive", {"archived": True})
    await other.post("/account/login", {"name": "mara", "password": "long enough"})
    assert {id: table["archived"] for id, table in (await mine(other)).items()} == {
        kept: True,
        seen: False,
        theirs: True,
    }


# ------------------------------------------------------------------------------------------------ at a glance


@pytest.mark.parametrize("game", sorted(games))
def test_a_map_in_small_needs_nothing_else(game: str) -> None:
    match = Match(games[game], games[game].players[0], 1, games[game].read_options({}))
    drawn = games[game].show.thumbnail({**match.view(SPECTATOR), "names": ("Mara", "Olu")}, "en")
    assert "text,.fine{display:none}" in drawn
    used = set(re.findall(r'(?:href="#|url\(#)([\w-]+)', drawn))
    assert used
    assert [name for name in used if f'id="{name}"' not in drawn] == []


async def test_a_glance_shows_the_round_and_one_s_own_score(server: Server) -> None:
    guest = await server.somebody("Mara")
    table = await guest.table(ME, bot_seat())
    glance = await guest.get(f"/tables/{table}/glance")
    assert (glance["round"], glance["scores"][0] is not None, glance["scores"][1]) == (1, True, None)
    picture = await guest.client.get(f"/api/tables/{table}/small.svg")
    assert picture.headers["content-type"] == "image/svg+xml"
    assert "no-store" not in picture.headers["cache-control"]


async def test_a_glance_shows_no_more_than_the_viewer_may_see(server: Server) -> None:
    host, eve = await server.somebody("Mara"), await server.somebody("Eve")
    table = await host.table(ME, BESIDE)
    assert (await eve.get(f"/tables/{table}/glance"))["scores"] == [None, None], "points of Deus are hidden"
    assert (await host.get(f"/tables/{table}/glance"))["scores"] == [None, None], "two look at this screen"
    await host.post(f"/tables/{table}/spectators", {"spectators": False})
    await eve.get(f"/tables/{table}/glance", 403)
    await eve.get(f"/tables/{table}/small.svg", 403)
    waiting = await host.table(ME, OPEN)
    await host.get(f"/tables/{waiting}/glance", 409)


# ------------------------------------------------------------------------------------------------ links


async def test_links_say_where_others_find_the_server(tmp_path: Path) -> None:
    async with running(tmp_path, public_url="https://games.example.org") as server:
        host = await server.somebody("Mara")
        table = await host.table(ME, OPEN)
        [invite] = await host.get(f"/tables/{table}/invites")
        share = invite["share"]
        assert share["link"] == f"https://games.example.org{invite['url']}"
        assert not share["local"]
        assert share["qr"]["path"].startswith("M0 0h7v1h-7z"), "the mark in the corner"
        assert (share["qr"]["size"] - 17) % 4 == 0
        link = await host.get(f"/tables/{table}/link")
        assert link["link"] == f"https://games.example.org/table/{table}"


async def test_a_link_that_works_only_here_says_so(server: Server) -> None:
    host = await server.somebody("Mara")
    table = await host.table(ME, OPEN)
    [invite] = await host.get(f"/tables/{table}/invites")
    assert (invite["share"]["link"], invite["share"]["local"]) == (f"http://table.test{invite['url']}", False)
    answer = await host.client.get(f"/api/tables/{table}/link", headers={"Host": "localhost:8000"})
    assert answer.json()["link"].startswith("http://localhost:8000/table/")
    assert answer.json()["local"]


def test_an_address_that_is_none_is_refused() -> None:
    assert read_public_url("https://games.example.org/") == "https://games.example.org"
    assert read_public_url("http://10.0.0.7:8000") == "http://10.0.0.7:8000"
    assert read_public_url("") == ""
    for wrong in (
        "games.example.org",
        "ftp://a",
        "https://",
        "https://a/b",
        "https://a?b",
        "https://u:p@a",
        "http://a:x",
    ):
        with pytest.raises(UsageError, match="public-url"):
            read_public_url(wrong)


# ------------------------------------------------------------------------------------------------ the line


def test_the_socket_of_the_lobby_pings_and_identifies_its_user(tmp_path: Path) -> None:
    origin = {"Origin": "http://testserver"}
    with TestClient(create_app(settings_in(tmp_path, ping_seconds=0.4)), headers=origin) as client:
        with (
            client.websocket_connect("/api/lobby/live", headers=origin) as live,
            pytest.raises(WebSocketDisconnect) as closed,
        ):
            live.receive_json()
        assert closed.value.code == 4403
        client.get("/api/me")
        with client.websocket_connect("/api/lobby/live", headers=origin) as live:
            assert live.receive_json() == {"kind": "lobby", "n": 1}
            assert live.receive_json() == {"kind": "ping", "n": 1}
            live.send_json({"kind": "pong"})
            client.post("/api/tables", json={"game": "deus", "seats": [ME, OPEN]})
            while (event := live.receive_json()) == {"kind": "ping", "n": 1}:  # a busy machine opens a table slowly
                live.send_json({"kind": "pong"})
            assert event == {"kind": "lobby", "n": 2}


async def test_who_stops_says_so_in_the_lobby() -> None:
    listeners = Listeners()
    news = lobby_stream(listeners, "mara", 60.0)
    await anext(news)
    waiting = asyncio.ensure_future(anext(news))
    await asyncio.sleep(0.3)
    listeners.closing = True
    listeners.wake_all()
    assert (await asyncio.wait_for(waiting, 1.0)).kind == "restart"
