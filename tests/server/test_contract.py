"""The API description is complete, and responses match it."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any, Optional

import pytest
from sqlalchemy import text, update
from starlette.routing import Route, WebSocketRoute
from starlette.testclient import TestClient

from tafelrunde.server import openapi
from tafelrunde.server.accounts.recovery import Recovery
from tafelrunde.server.app import create_app
from tafelrunde.server.core.outbound.mail import MailTokens
from tafelrunde.server.core.storage.models import CallWishes
from tafelrunde.server.legal.texts import LegalPages, TextBlock

from .authenticator import Authenticator
from .contract import JSON, description, validator_of
from .guests import BESIDE, HOST, ME, OPEN, Guest, Server, bot_seat, fast_forward, quiet_choice, settings_in
from .receivers import Browser

ROOT = Path(__file__).parents[2]
FIRST_SEAT = {"first_player": "first_seat"}


# ------------------------------------------------------------------------------------------------ the description


def operations() -> dict[str, dict[str, Any]]:
    return {each["operationId"]: each for path in description()["paths"].values() for each in path.values()}


def test_every_operation_names_the_schema_of_its_answer_and_of_its_refusals() -> None:
    for name, operation in operations().items():
        assert operation["responses"].keys() - {"200", "201"} == {"4XX", "5XX"}, name
        for status, said in operation["responses"].items():
            [(kind, content)] = said["content"].items()
            schema = content["schema"]
            named = (schema["items"] if schema.get("type") == "array" else schema).get("$ref", "")
            assert named.startswith("#/components/schemas/") or (
                (name in ("cover", "sheet", "small") and kind == "image/svg+xml")
                or (name == "pack_file" and kind == "text/plain")
            ), name
            assert status.startswith("2") or named.endswith("/Problem")


def test_no_route_is_worked_out_twice() -> None:
    """The routes of a router that lies in another are made anew with the first request, which waited for a second."""
    assert all(isinstance(route, (Route, WebSocketRoute)) for route in create_app().routes)


def test_messages_of_sockets_and_webhooks_are_described() -> None:
    lines = operations()["events"]["responses"]["200"]["content"]["application/x-ndjson"]
    assert lines["schema"]["$ref"].endswith("/LiveMessage")
    assert {"TableEvent", "PingEvent", "RestartEvent", "PongMessage"} <= description()["components"]["schemas"].keys()
    [webhook] = description()["webhooks"].values()
    assert webhook["post"]["requestBody"]["content"][JSON]["schema"]["$ref"].endswith("/WebhookMessage")


def test_every_name_on_the_wire_is_in_snake_case() -> None:
    fields = [
        name for schema in description()["components"]["schemas"].values() for name in schema.get("properties", ())
    ]
    parameters = [each["name"] for one in operations().values() for each in one.get("parameters", ())]
    assert len(fields) > 200
    assert [name for name in [*fields, *parameters] if name != name.lower() or "-" in name] == []


def test_what_is_referred_to_is_there() -> None:
    names = set(description()["components"]["schemas"])
    referred = {part.split('"')[0] for part in json.dumps(description()).split("#/components/schemas/")[1:]}
    assert referred <= names


# ------------------------------------------------------------------------------------------------ drift


def test_what_the_page_is_made_from_and_people_read_is_up_to_date() -> None:
    assert openapi.main([str(ROOT / "web" / "openapi.json"), str(ROOT / "docs" / "develop" / "api.md"), "--check"]) == 0


def test_a_field_that_changes_without_a_new_file_is_noticed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "openapi.json"
    assert openapi.main([str(kept)]) == 0
    assert openapi.main([str(kept), "--check"]) == 0
    described = json.loads(kept.read_text())
    del described["components"]["schemas"]["Hint"]["properties"]["label"]
    kept.write_text(json.dumps(described))
    assert openapi.main([str(kept), "--check"]) == 1
    assert "make api" in capsys.readouterr().err


# ------------------------------------------------------------------------------------------------ what is sent


@pytest.mark.anyio
async def test_every_operation_answers_as_described(server: Server) -> None:
    """Each of them once, and well; `Guest` holds all answers against the description, here and in all tests."""
    guest, friend = await server.somebody("Mara"), await server.somebody("Olu")
    await people(guest)
    await books(guest)
    await in_the_workshop(guest)
    await at_a_table(server, guest, friend)
    await at_a_rated_table(guest)
    await afterwards(server, guest)
    await for_oneself(guest)
    await on_the_home_page(guest)
    await being_called(server, guest)
    await at_contests(server, guest)
    await as_owner(server, guest, friend)
    await on_legal_pages(server, guest)
    await ways_in(server, guest)
    await guest.post("/me/delete", {"password": "battery staple"})
    other_kinds = {"cover", "events", "pack_file", "sheet", "small"}
    assert server.contract.answered == operations().keys() - other_kinds


async def people(guest: Guest) -> None:
    await guest.get("/health")
    await guest.post("/account/register", {"name": "Mara", "password": "correct horse"})
    await guest.post("/account/password", {"old": "correct horse", "new": "battery staple"})
    await guest.post("/account/logout-everywhere")
    await guest.post("/account/logout")
    await guest.post("/account/login", {"name": "Mara", "password": "battery staple"})


async def books(guest: Guest) -> None:
    await guest.get("/games")
    await guest.get("/reference/deus")
    for part in ("guide", "aid", "icons"):
        await guest.get(f"/games/deus/{part}")
    await guest.get("/explain/deus/card/0")
    await guest.get("/games/deus/lessons")
    lesson = (await guest.post("/games/deus/lessons/first_game", {}, 201))["id"]
    await guest.post(f"/tables/{lesson}/lesson", {"step": 1})


async def in_the_workshop(guest: Guest) -> None:
    await guest.get("/workshop/deus")
    await guest.get("/workshop/deus/card")
    card = "/workshop/deus/card/red_raiders"
    await guest.get(card)
    await guest.post(f"{card}/check", {"checked": True})
    draft = {"parts": {"gold": 2}}
    await guest.post(f"{card}/preview", draft)
    await guest.post(f"{card}/picture", draft)
    tried = await guest.post(f"{card}/position", draft)
    position = {part: tried[part] for part in ("players", "seed", "options", "codes")}
    await guest.post(f"{card}/table", {**draft, "position": position}, 201)
    mine, other = [(await guest.post("/games/deus/packs", {"name": name}, 201))["id"] for name in ("Mine", "Other")]
    await guest.get("/games/deus/packs")
    await guest.post(f"/packs/{other}/components/card/red_raiders", {**draft, "version": 1})
    await guest.post(f"/packs/{mine}", {"version": 1, "text": ""})
    await guest.get(f"/packs/{mine}/compare", other=other)
    take = [{"kind": "card", "id": "red_raiders", "part": "gold"}]
    await guest.post(f"/packs/{mine}/merge", {"version": 2, "other": other, "take": take})
    await guest.get(f"/packs/{mine}")
    await guest.get(f"/packs/{mine}/trial")
    await guest.post(f"/packs/{mine}/trial", {})
    await guest.post(f"/packs/{other}/remove", {})


async def at_a_table(server: Server, guest: Guest, friend: Guest) -> None:
    clock = {"bank": 600, "night": {"begin": "23:00", "end": "07:00", "zone": "Europe/Berlin"}}
    table = await guest.table(ME, OPEN, OPEN, options=FIRST_SEAT, seed=3, public=True, clock=clock, tryouts=True)
    await guest.get("/tables", which="open")
    await guest.state(table, 0)
    await guest.post(f"/tables/{table}/webhook", {"url": "https://club.invalid/"})
    await guest.post(f"/tables/{table}/webhook", {"url": None})
    await guest.post(f"/tables/{table}/spectators", {"spectators": True})
    await guest.post(f"/tables/{table}/seats/2/bot", {"bot": "random"})
    await guest.post(f"/tables/{table}/seats/2/token", status=201)
    await friend.join(table, guest, 1)
    await guest.post(f"/tables/{table}/preferences", {"seat": 0, "auto_end": False})
    await guest.post(f"/tables/{table}/hint", {"seat": 0})
    asked = (await guest.state(table, 0))["question"]
    await guest.get(f"/tables/{table}/ghost", seat=0, code=asked["options"][0]["code"])
    await guest.get(f"/tables/{table}/ghost", 409, seat=0, code=12345)
    await guest.get(f"/tables/{table}/turns", after=0, seat=0)
    await guest.get(f"/tables/{table}/steps", after=0, seat=0)
    await guest.step(table, "undo", await quiet_choice(guest, table, await guest.state(table, 0)))
    await guest.step(table, "reset", await quiet_choice(guest, table, await guest.state(table, 0)))
    await guest.take_turn(table, 0, random.Random(1))
    await guest.get(f"/tables/{table}/log", seat=0)
    await guest.get(f"/tables/{table}/view", seat=0)
    await guest.post(f"/tables/{table}/chat", {"text": "Hello"}, 201)
    await guest.get(f"/tables/{table}/chat")
    async with server.services.storage.changing() as db:
        await db.execute(text("UPDATE seats SET clock_out = (seat = 1)"))
    await guest.post(f"/tables/{table}/seats/1/vote", {"what": "bot"})
    await guest.post(f"/tables/{table}/seats/1/report", {"text": "Very late"})
    await guest.post(f"/tables/{table}/seats/1/tie", {"kind": "follow"})
    await guest.get(f"/tables/{table}/people")
    [tied] = await guest.get("/me/people")
    await guest.post(f"/tables/{await guest.table(ME, OPEN)}/invite", {"person": tied["id"]})
    await guest.post(f"/me/people/{tied['id']}", {"kind": None})
    await guest.post(f"/tables/{table}/seats/1/absent", {"what": "bot"})
    await guest.post(f"/tables/{table}/seats/0/leave")


async def at_a_rated_table(guest: Guest) -> None:
    table = await guest.table({"kind": "me"}, bot_seat("easy"), rated=True)
    await guest.post(f"/tables/{table}/abort")


async def afterwards(server: Server, guest: Guest) -> None:
    table = await guest.table(ME, bot_seat(), game="revive", options={"chapter": 1})
    await fast_forward(server, table, 100_000, random.Random(1))
    assert (await guest.get(f"/tables/{table}"))["result"]["scores"]
    record = await guest.get(f"/tables/{table}/record")
    await guest.post("/records", record, 201)
    await guest.get(f"/tables/{table}/replay", ply=10, seat=-2)
    theirs = next(line["ply"] for line in await guest.get(f"/tables/{table}/log") if line["mover"] == 1)
    await guest.get(f"/tables/{table}/why", ply=theirs)
    await guest.get(f"/tables/{table}/analysis")
    await guest.post(f"/tables/{table}/analysis", {})
    await guest.post(f"/tables/{table}/fork", {"ply": 10}, 201)
    await guest.post(f"/tables/{table}/rematch", status=201)
    await guest.post(f"/tables/{table}/next", status=201)


async def for_oneself(guest: Guest) -> None:
    table = await guest.table(ME, bot_seat(), options={"first_player": "first_seat"})
    await guest.get(f"/tables/{table}/coach", seat=0)
    await guest.post(f"/tables/{table}/tryout", {"seat": 0, "world": 1})
    await guest.post(f"/tables/{table}/notes", {"notes": "north first"})
    await guest.get(f"/tables/{table}/notes")
    await guest.post(f"/tables/{table}/chances", {"agreed": True})
    watched = await guest.table(bot_seat("ponders"), bot_seat("ponders"))
    await guest.get(f"/tables/{watched}/chances")


async def on_the_home_page(guest: Guest) -> None:
    table = await guest.table(ME, bot_seat())
    await guest.get("/lobby")
    for part in ("glance", "link"):
        await guest.get(f"/tables/{table}/{part}")
    await guest.post(f"/tables/{table}/chat/read", {"n": 0})
    await guest.post(f"/tables/{table}/archive", {"archived": True})
    await guest.post(f"/tables/{table}/remove")
    await guest.get("/me/profile")
    await guest.get("/me/data")


async def being_called(server: Server, guest: Guest) -> None:
    device = {"endpoint": "https://push.invalid/x", **Browser().keys, "zone": "UTC"}
    await guest.post("/me/calls/devices", device)
    await guest.post("/me/calls/devices/remove", {"endpoint": device["endpoint"]})
    await guest.post("/me/calls", {"zone": "UTC", "quiet": {"begin": "22:00", "end": "07:00", "zone": "UTC"}})
    await guest.get("/me/calls")
    await guest.post("/me/calls/try")
    address, tokens = "mara@example.org", MailTokens(server.services.secret)
    async with server.services.storage.changing() as db:
        await db.execute(update(CallWishes).values(mail=address))
    await guest.post("/mail/confirm", {"token": tokens.confirm((await guest.get("/me"))["id"], address)})
    await guest.post("/mail/stop", {"token": tokens.unsubscribe("stop", address)})
    await guest.post(f"/mail/out/{tokens.unsubscribe('block', address)}")
    await guest.post("/mail/allow", {"token": tokens.unsubscribe("block", address)})


async def at_contests(server: Server, guest: Guest) -> None:
    cup = (await guest.post("/tournaments", {"title": "Cup", "game": "deus", "clock": {"bank": 600}}, 201))["id"]
    await guest.post(f"/tournaments/{cup}/enter")
    await guest.post(f"/tournaments/{cup}/bots", {"bot": "random"})
    await guest.get(f"/tournaments/{cup}/link")
    await guest.post(f"/tournaments/{cup}/start")
    await guest.post(f"/tournaments/{cup}/entrants/0/withdraw")
    await guest.get(f"/tournaments/{cup}")
    other = (await guest.post("/tournaments", {"title": "Cup", "game": "deus", "clock": {"bank": 600}}, 201))["id"]
    await guest.get("/tournaments")
    await guest.post(f"/tournaments/{other}/cancel")
    await guest.get("/leaderboard/deus")
    today = await guest.get("/daily")
    await guest.get(f"/daily/{today['day']}")
    await guest.post("/daily/play", status=201)


async def as_owner(server: Server, guest: Guest, friend: Guest) -> None:
    async with server.services.storage.changing() as db:
        await db.execute(text("UPDATE users SET owner = true WHERE account = 'mara'"))
    [report] = (await guest.get("/moderation"))["reports"]
    await guest.post(f"/moderation/people/{report['person']}", {"kind": "warn", "text": "Be kind"})
    await friend.get("/me/notices")
    await friend.post("/me/notices/read")
    await guest.post(f"/moderation/reports/{report['id']}/done")
    await guest.get("/moderation/fair-play")


async def on_legal_pages(server: Server, guest: Guest) -> None:
    server.services[LegalPages].texts = {"imprint": {"": [TextBlock("paragraph", "Mara")]}}
    await guest.get("/legal")
    await guest.get("/legal/imprint")


class Postman:
    """Keeps the last mail."""

    possible, text = True, ""

    def link(self, path: str) -> str:
        return path

    def unsubscribe_link(self, kind: str, address: str) -> str:
        return f"/mail#{kind}.{address}"

    async def send(self, address: str, subject: str, text: str, unsubscribe: Optional[str]) -> None:
        self.text = text

    def token(self) -> str:
        return self.text.split("#")[1].split()[0]


async def ways_in(server: Server, guest: Guest) -> None:
    post, device, password = Postman(), Authenticator(HOST), {"password": "battery staple"}
    server.services[Recovery]._mailer = post
    asked = await guest.post("/account/passkeys/new", password)
    await guest.post("/account/passkeys", {"credential": device.makes(asked["options"])}, 201)
    asked = await guest.post("/account/passkey-login/new")
    await guest.post("/account/passkey-login", {"credential": device.signs(asked["options"])})
    [key] = (await guest.get("/account/sign-in-methods"))["passkeys"]
    await guest.post(f"/account/passkeys/{key['id']}/remove", password)
    await guest.post("/account/recovery", {"address": "mara@example.org", **password})
    await guest.post("/account/recovery/confirm", {"token": post.token().removeprefix("own.")})
    await guest.post("/account/forgot", {"name": "mara"})
    while server.services[Recovery].tasks:
        await asyncio.sleep(0.01)
    await guest.post("/account/recover", {"token": post.token(), **password})


def test_the_messages_of_a_socket_are_as_described(tmp_path: Path) -> None:
    message = validator_of("LiveMessage")
    heard: list[Any] = []
    app, origin = create_app(settings_in(tmp_path, ping_seconds=0.05)), {"Origin": "http://testserver"}
    with TestClient(app, headers=origin) as client:
        client.get("/api/me")
        table = client.post("/api/tables", json={"game": "deus", "seats": [ME, BESIDE]}).json()["id"]
        client.post(f"/api/tables/{table}/chat", json={"text": "Hello"})
        with client.websocket_connect(f"/api/tables/{table}/live", headers=origin) as live:
            while not heard or heard[-1]["kind"] != "ping":
                heard.append(live.receive_json())
            app.state.services.listeners.closing = True
            app.state.services.listeners.wake_all()
            while heard[-1]["kind"] != "restart":
                live.send_json({"kind": "pong"})
                heard.append(live.receive_json())
    for each in heard:
        message.validate(each)
    assert {each["kind"] for each in heard} == {"changed", "chat", "ping", "restart"}
    assert not message.is_valid({"kind": "changed", "n": 1})
