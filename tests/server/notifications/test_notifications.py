"""Notifications: only people who opted in get push messages, mail or chat lines when it is their turn."""

from __future__ import annotations

import asyncio
import json
import random
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from tafelrunde.kernel.game import UsageError
from tafelrunde.server.core.hours import end_of, next_time
from tafelrunde.server.core.settings import SmtpServer, read_smtp
from tafelrunde.server.core.storage.models import Call
from tafelrunde.server.notifications.chat_services import body_for, service_of
from tafelrunde.server.notifications.notifier import Notifier

from ..guests import HOST, ME, OPEN, Guest, Json, Server, bot_seat, counted, fast_forward, running
from ..receivers import Browser, mail_server, push_service, require_signed
from .test_webhooks import Listening, listening

pytestmark = pytest.mark.anyio

SEATS = {"first_player": "first_seat"}
A_DAY = 24 * 60 * 60
BERLIN = "Europe/Berlin"


async def until(holds: Callable[[], object]) -> None:
    for _ in range(400):
        if holds():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it did not come to that")


async def two_at_a_table(server: Server, **more: Any) -> tuple[Guest, Guest, str]:
    """Mara is to move; Olu is not."""
    mara, olu = await server.somebody("Mara"), await server.somebody("Olu")
    table = await mara.table(ME, OPEN, options=SEATS, **more)
    await olu.join(table, mara, 1, "Olu")
    return mara, olu, table


async def call_all(server: Server, later: float = 1000.0) -> None:
    await server.services[Notifier].notify_due(time.time() + later)


@pytest.mark.databases("sqlite", "postgres")
async def test_a_browser_is_pushed_to_when_it_is_somebody_s_turn(tmp_path: Path, database: str) -> None:
    with push_service() as service:
        async with running(tmp_path, db=database, private_webhooks=True, beat_seconds=3600) as server:
            mara, olu, table = await two_at_a_table(server, title="Friday")
            browser, endpoint = Browser(), f"{service.origin}/olu"
            key = (await olu.get("/me/calls"))["push_key"]
            calls = await olu.post(
                "/me/calls/devices", {"endpoint": endpoint, **browser.keys, "zone": BERLIN}, lang="de"
            )
            assert calls["devices"] == 1
            await mara.take_turn(table, 0, random.Random(1))
            await call_all(server)
            await until(lambda: service.received)
            [(path, headers, body)] = service.received
            require_signed(headers, service.origin, key)
            said = browser.reads(body)
            assert (path, said["title"]) == ("/olu", "Du bist dran: Friday")
            assert (said["path"], said["waiting"]) == (f"/table/{table}", 1)
            await olu.take_turn(table, 1, random.Random(1))  # now it is Mara's turn, who never asked to be called
            await call_all(server)
            service.gone.add("/olu")
            await mara.take_turn(table, 0, random.Random(1))
            await call_all(server)
            await until(lambda: not server.services[Notifier].tasks)
            for _ in range(100):
                if (await olu.get("/me/calls"))["devices"] == 0:
                    break
                await asyncio.sleep(0.02)
            assert (await olu.get("/me/calls"))["devices"] == 0  # it has said that it is not called any more
            assert len(service.received) == 1


async def test_who_has_moved_on_or_plays_alone_is_not_called(tmp_path: Path) -> None:
    with push_service() as service:
        async with running(tmp_path, private_webhooks=True, beat_seconds=3600) as server:
            mara, olu, table = await two_at_a_table(server)
            device = {"endpoint": f"{service.origin}/x", **Browser().keys, "zone": "UTC"}
            for guest in (mara, olu):
                await guest.post("/me/calls/devices", device)
            await mara.take_turn(table, 0, random.Random(1))
            assert (await counted(server))["calls"] == 1
            await olu.take_turn(table, 1, random.Random(1))
            both = {(await guest.get("/me"))["id"] for guest in (mara, olu)}
            assert {call.user_id for call in await _waiting(server)} == both
            await mara.take_turn(table, 0, random.Random(2))
            await olu.take_turn(table, 1, random.Random(2))
            await server.services[Notifier].notify_due(time.time())  # too early for anybody
            assert not service.received
            alone = await olu.table(ME, bot_seat(), options=SEATS)
            await olu.take_turn(alone, 0, random.Random(1))
            assert {call.table_id for call in await _waiting(server)} == {table}


async def _waiting(server: Server) -> list[Call]:
    async with server.services.storage.reading() as db:
        return list(await db.scalars(select(Call)))


async def test_mail_comes_after_consent_and_stops_at_one_click(tmp_path: Path) -> None:
    with mail_server() as (box, port):
        smtp = SmtpServer("127.0.0.1", port, False, "", "", "Tafelrunde <table@example.org>")
        async with running(tmp_path, smtp=smtp, public_url=HOST, beat_seconds=3600) as server:
            mara, olu, table = await two_at_a_table(server, title="Friday")
            wish: Json = {"zone": "UTC", "mail": {"address": "olu@example.org"}}
            assert (await olu.post("/me/calls", wish))["mail"]["confirmed"] is False
            [asked] = box.mails
            await mara.take_turn(table, 0, random.Random(1))
            await call_all(server)
            assert len(box.mails) == 1  # nothing but the question, until it is answered
            token = _token(asked.get_content(), "confirm")
            assert (await mara.post("/mail/confirm", {"token": token}))["address"] == "olu@example.org"
            await olu.take_turn(table, 1, random.Random(1))
            await mara.take_turn(table, 0, random.Random(1))
            await call_all(server)
            await until(lambda: len(box.mails) == 2)
            mail = box.mails[1]
            assert (mail["To"], mail["Subject"]) == ("olu@example.org", "It is your turn: Friday")
            text = mail.get_content()
            assert f"{HOST}/table/{table}" in text
            assert not mail.is_multipart()
            await _leaves_by_one_click(server, mail["List-Unsubscribe"])
            assert (await olu.get("/me/calls"))["mail"] is None
            stopped = await olu.post("/mail/stop", {"token": _token(text, "stop")})
            assert stopped["address"] == "olu@example.org"
            await olu.post("/mail/stop", {"token": "made.up"}, 403)
            await olu.take_turn(table, 1, random.Random(1))
            await mara.take_turn(table, 0, random.Random(1))
            await call_all(server)
            assert len(box.mails) == 2


def _token(text: str, what: str) -> str:
    found = re.search(rf"/mail#{what}\.(\S+)", text)
    assert found is not None
    return found[1]


async def _leaves_by_one_click(server: Server, header: str) -> None:
    """As a program that reads mail does it: without cookie and origin, by a form."""
    client = (await server.somebody()).client
    client.cookies.clear()
    path = header.strip("<>").removeprefix(HOST)
    answer = await client.post(path, data={"List-Unsubscribe": "One-Click"}, headers={"Origin": "null"})
    assert answer.status_code == 200, answer.text


@pytest.mark.databases("postgres")
async def test_a_digest_gathers_what_waits_and_quiet_hours_are_kept(tmp_path: Path, database: str) -> None:
    with mail_server() as (box, port):
        smtp = SmtpServer("127.0.0.1", port, False, "", "", "table@example.org")
        async with running(tmp_path, db=database, smtp=smtp, public_url=HOST, beat_seconds=3600) as server:
            mara, olu, first = await two_at_a_table(server)
            hour = time.strftime("%H:%M", time.gmtime(time.time() + 7200))
            wish: Json = {"zone": "UTC", "mail": {"address": "olu@example.org", "hour": hour}}
            await olu.post("/me/calls", wish)
            await olu.post("/mail/confirm", {"token": _token(box.mails[0].get_content(), "confirm")})
            second = await mara.table(ME, OPEN, options=SEATS)
            await olu.join(second, mara, 1, "Olu")
            for table in (first, second):
                await mara.take_turn(table, 0, random.Random(1))
            await call_all(server, 3600)
            assert len(box.mails) == 1  # its hour has not come
            quiet = {"begin": "00:00", "end": "23:59", "zone": "UTC"}
            await olu.post("/me/calls", {**wish, "quiet": quiet})
            await call_all(server, 7300)
            assert len(box.mails) == 1  # put off until it is not quiet any more
            await olu.post("/me/calls", wish)
            await call_all(server, 2 * A_DAY)
            await until(lambda: len(box.mails) == 2)
            assert box.mails[1]["Subject"] == "2 tables want you"
            assert box.mails[1].get_content().count("It is your turn: Deus") == 2


async def test_a_chat_service_is_notified(tmp_path: Path) -> None:
    with listening(Listening()) as club:
        async with running(tmp_path, private_webhooks=True, beat_seconds=3600) as server:
            _, olu, table = await two_at_a_table(server, title="Friday")
            calls = await olu.post("/me/calls", {"zone": "UTC", "hook": club.url})
            assert calls["hook"] == {"url": club.url, "service": "plain"}
            await fast_forward(server, table, 100_000, random.Random(1))
            await call_all(server)
            await until(lambda: club.heard)
            assert club.heard[0]["text"].startswith("The game is over: Friday")
            await olu.post("/me/calls/try")
            await until(lambda: len(club.heard) == 2)
            assert (await olu.post("/me/calls", {"zone": "UTC"}))["hook"] is None


def test_services_get_their_own_formats() -> None:
    discord, telegram = (
        "https://discord.com/api/webhooks/1/x",
        "https://api.telegram.org/bot1:x/sendMessage?chat_id=-42",
    )
    assert [service_of(url) for url in (discord, telegram, "https://matrix.example.org/hook")] == [
        "discord", "telegram", "plain",
    ]  # fmt: skip
    said = json.loads(body_for(discord, "@everyone " + "x" * 3000))
    assert said["allowed_mentions"] == {"parse": []}
    assert len(said["content"]) < 2000
    assert json.loads(body_for(telegram, "Your turn"))["chat_id"] == "-42"
    assert json.loads(body_for("https://matrix.example.org/hook", "Your turn")) == {"text": "Your turn"}


async def test_what_cannot_be_is_refused_and_said(server: Server) -> None:
    guest = await server.somebody()
    refused = await guest.post("/me/calls", {"zone": "UTC", "mail": {"address": "mara@example.org"}}, 409)
    assert refused["code"] == "no-mail"  # as `make play` starts it: there is no mail, and everything else works
    assert (await guest.get("/me/calls"))["mail_possible"] is False
    await guest.post("/me/calls", {"zone": "Mars/Base"}, 422)
    await guest.post("/me/calls", {"zone": "UTC", "hook": "ftp://x"}, 422)
    device = {"endpoint": "https://push.example.org/x", "public_key": "AAAA", "auth": "AAAA", "zone": "UTC"}
    await guest.post("/me/calls/devices", device, 422)
    assert (await counted(server))["push_devices"] == 0


@pytest.mark.databases("sqlite", "postgres")
async def test_a_guest_s_browser_calls_for_the_account_they_log_into(server: Server) -> None:
    mara = await server.somebody("Mara")
    await mara.post("/account/register", {"name": "Mara", "password": "correct horse"})
    guest = await server.somebody()
    device = {"endpoint": "https://push.example.org/x", **Browser().keys, "zone": "UTC"}
    await guest.post("/me/calls/devices", device)
    await guest.post("/account/login", {"name": "Mara", "password": "correct horse"})
    assert (await mara.get("/me/calls"))["devices"] == 1
    data = await mara.get("/me/data")
    assert [row["endpoint"] for row in data["devices"]] == [device["endpoint"]]
    assert "auth" not in data["devices"][0]
    await mara.post("/me/calls/devices/remove", {"endpoint": device["endpoint"]})
    await mara.post("/me/delete", {"password": "correct horse"})
    rows = await counted(server)
    assert (rows["call_wishes"], rows["push_devices"]) == (0, 0)


def test_hours_end_and_come_again() -> None:
    noon = 1_800_000_000 - 1_800_000_000 % A_DAY + A_DAY / 2
    assert end_of("11:00-13:00 UTC", noon) == noon + 3600
    assert next_time("12:00", "UTC", noon) == noon + A_DAY
    assert next_time("21:30", "Asia/Tokyo", noon) == noon + 1800


def test_a_mail_server_is_named_with_all_it_needs() -> None:
    server = read_smtp("smtps://me:p%40ss@mail.example.org", "table@example.org", "https://games.example.org")
    assert server is not None
    assert (server.host, server.port, server.tls, server.password) == ("mail.example.org", 465, True, "p@ss")
    assert "p@ss" not in repr(server)
    assert read_smtp("", "", "") is None
    for url, sender, public in (
        ("mail.example.org", "table@example.org", "https://x.org"),
        ("smtp://mail.example.org", "", "https://x.org"),
        ("smtp://mail.example.org", "table@example.org", ""),
    ):
        with pytest.raises(UsageError):
            read_smtp(url, sender, public)
