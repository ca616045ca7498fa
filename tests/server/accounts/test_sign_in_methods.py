"""Sign-in methods other than the password: passkeys, and password reset by mail."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email.message import EmailMessage
from pathlib import Path

import pytest
from sqlalchemy import text, update

from tafelrunde.server.accounts.recovery import Recovery
from tafelrunde.server.core.settings import SmtpServer
from tafelrunde.server.core.storage.models import PasskeyChallenge, RecoveryAddress

from ..authenticator import Authenticator
from ..guests import HOST, ME, Guest, Server, bot_seat, counted, running
from ..receivers import MailBox, mail_server

pytestmark = pytest.mark.anyio

BOTH = pytest.mark.databases("sqlite", "postgres")
PASSWORD = {"password": "long enough"}


async def registered(server: Server, name: str) -> Guest:
    guest = await server.somebody(name)
    await guest.post("/account/register", {"name": name, **PASSWORD})
    return guest


# ------------------------------------------------------------------------------------------------ passkeys


async def with_passkey(server: Server, name: str = "Mara") -> tuple[Guest, Authenticator]:
    guest, device = await registered(server, name), Authenticator(HOST)
    asked = await guest.post("/account/passkeys/new", PASSWORD)
    await guest.post("/account/passkeys", {"credential": device.makes(asked["options"]), "name": "Telephone"}, 201)
    return guest, device


@BOTH
async def test_a_passkey_logs_in_and_brings_the_guest_s_tables_along(server: Server) -> None:
    mara, device = await with_passkey(server)
    [key] = (await mara.get("/account/sign-in-methods"))["passkeys"]
    assert (key["name"], key["used"]) == ("Telephone", None)
    other = await server.somebody()
    table = await other.table(ME, bot_seat())
    for _ in range(2):  # the device counts its uses
        asked = await other.post("/account/passkey-login/new")
        me = await other.post("/account/passkey-login", {"credential": device.signs(asked["options"])})
        assert (me["account"], me["id"]) == ("mara", (await mara.get("/me"))["id"])
    assert table in {one["id"] for one in await mara.get("/tables")}
    [key] = (await other.get("/account/sign-in-methods"))["passkeys"]
    assert key["used"] is not None
    await other.post(f"/account/passkeys/{key['id']}/remove", PASSWORD)
    asked = await other.post("/account/passkey-login/new")
    await other.post("/account/passkey-login", {"credential": device.signs(asked["options"])}, 401)


async def test_an_answer_is_worth_nothing_a_second_time_elsewhere_or_later(server: Server) -> None:
    _, device = await with_passkey(server)
    thief = await server.somebody()
    options = (await thief.post("/account/passkey-login/new"))["options"]
    answer = device.signs(options)
    await thief.post("/account/passkey-login", {"credential": answer})
    await thief.post("/account/passkey-login", {"credential": answer}, 401)

    async def refused(device: Authenticator, **changed: str) -> None:
        options = (await thief.post("/account/passkey-login/new"))["options"] | changed
        await thief.post("/account/passkey-login", {"credential": device.signs(options)}, 401)

    device.origin = "http://evil.test"
    await refused(device)
    device.origin = HOST
    await refused(device, rpId="evil.test")
    await refused(device, challenge="AAAA")
    device.verifies = False
    await refused(device)
    device.verifies = True
    stranger = Authenticator(HOST)
    await refused(stranger)
    stranger.id = device.id
    await refused(stranger)
    device.uses = 0  # a copy of the device, which has counted less
    await refused(device)
    options = (await thief.post("/account/passkey-login/new"))["options"]
    async with server.services.storage.changing() as db:
        await db.execute(update(PasskeyChallenge).values(until=0.0))
    await thief.post("/account/passkey-login", {"credential": device.signs(options)}, 401)
    await thief.post("/account/passkey-login", {"credential": {"id": "x"}}, 401)


async def test_a_passkey_is_added_by_who_knows_the_password_to_one_s_own_account(server: Server) -> None:
    guest = await server.somebody()
    await guest.post("/account/passkeys/new", PASSWORD, 409)
    mara, olu = await registered(server, "Mara"), await registered(server, "Olu")
    await mara.post("/account/passkeys/new", {"password": "wrong"}, 401)
    asked = await mara.post("/account/passkeys/new", PASSWORD)
    made = Authenticator(HOST).makes(asked["options"])
    await olu.post("/account/passkeys", {"credential": made}, 401)  # it was asked of somebody else
    await mara.post("/account/passkeys", {"credential": made}, 401)  # and is spent
    asked = await mara.post("/account/passkeys/new", PASSWORD)
    device = Authenticator(HOST, verifies=False)
    await mara.post("/account/passkeys", {"credential": device.makes(asked["options"])}, 401)
    mara, device = await with_passkey(server, "Pia")
    asked = await mara.post("/account/passkeys/new", PASSWORD)
    assert [one["id"] for one in asked["options"]["excludeCredentials"]] == [device.makes(asked["options"])["id"]]
    [key] = (await mara.get("/account/sign-in-methods"))["passkeys"]
    await olu.post(f"/account/passkeys/{key['id']}/remove", PASSWORD, 404)
    await mara.post(f"/account/passkeys/{key['id']}/remove", status=422)  # whoever finds the browser open
    await mara.post(f"/account/passkeys/{key['id']}/remove", {"password": "guess"}, 401)
    assert len((await mara.get("/account/sign-in-methods"))["passkeys"]) == 1
    data = await mara.get("/me/data")
    assert ([one["name"] for one in data["passkeys"]], "public_key" in str(data)) == (["Telephone"], False)
    await mara.post("/me/delete", PASSWORD)
    assert (await counted(server))["passkeys"] == 0


# ------------------------------------------------------------------------------------------------ a lost password


@asynccontextmanager
async def with_mail(folder: Path, db: str = "") -> AsyncIterator[tuple[Server, MailBox]]:
    with mail_server() as (box, port):
        smtp = SmtpServer("127.0.0.1", port, False, "", "", "Tafelrunde <table@example.org>")
        more = {"db": db} if db else {}
        async with running(folder, smtp=smtp, public_url=HOST, beat_seconds=3600, **more) as server:
            yield server, box


async def sent(server: Server) -> None:
    while server.services[Recovery].tasks:
        await asyncio.sleep(0.01)


def link_in(mail: EmailMessage, path: str) -> str:
    found = re.search(rf"{re.escape(HOST)}{path}(\S+)", mail.get_content())
    assert found is not None
    return found[1]


async def recoverable(server: Server, box: MailBox, name: str, address: str) -> Guest:
    guest = await registered(server, name)
    answer = await guest.post("/account/recovery", {"address": address, **PASSWORD})
    assert answer["recovery"] == {"address": address, "confirmed": False}
    token = link_in(box.mails[-1], "/mail#own.")
    assert (await guest.post("/account/recovery/confirm", {"token": token}))["address"] == address
    return guest


@BOTH
async def test_a_lost_password_is_replaced_by_a_link_that_works_once(tmp_path: Path, database: str) -> None:
    async with with_mail(tmp_path, database) as (server, box):
        mara = await recoverable(server, box, "Mara", "mara@example.org")
        await mara.post("/account/recovery", {"address": "else@example.org", "password": "wrong"}, 401)
        lost = await server.somebody()
        table = await lost.table(ME, bot_seat())
        for name in ("MARA", "mara@example.org"):
            await lost.post("/account/forgot", {"name": name}, lang="de")
            await sent(server)
        first, second = (link_in(mail, "/recover#") for mail in box.mails[1:])
        assert (box.mails[2]["Subject"], "mara" in box.mails[2].get_content()) == ("Ein neues Passwort", True)
        await lost.post("/account/recover", {"token": first, "password": "another one"}, 403)  # the newer one counts
        await lost.post("/account/recover", {"token": second, "password": "short"}, 422)
        me = await lost.post("/account/recover", {"token": second, "password": "another one"})
        assert me["account"] == "mara"
        assert table in {one["id"] for one in await lost.get("/tables")}
        await mara.get("/account/sign-in-methods", 401)  # all other browsers are logged out
        await lost.post("/account/recover", {"token": second, "password": "a third one"}, 403)
        await lost.post("/account/login", {"name": "Mara", **PASSWORD}, 401)
        await lost.post("/account/login", {"name": "Mara", "password": "another one"})


async def test_who_asks_for_a_link_learns_nothing_and_it_grows_old(tmp_path: Path) -> None:
    async with with_mail(tmp_path) as (server, box):
        await recoverable(server, box, "Mara", "mara@example.org")
        olu = await registered(server, "Olu")
        await olu.post("/account/recovery", {"address": "olu@example.org", **PASSWORD})  # and never confirmed
        before, guest = len(box.mails), await server.somebody()
        answers = []
        for name in ("Mara", "Olu", "olu@example.org", "nobody", "%"):
            answers.append(await guest.post("/account/forgot", {"name": name}))
            await sent(server)
        assert answers == [{"done": True}] * 5
        assert [mail["To"] for mail in box.mails[before:]] == ["mara@example.org"]
        async with server.services.storage.changing() as db:
            kept = (await db.execute(text("SELECT link_hash FROM recoveries WHERE confirmed"))).scalar_one()
            await db.execute(update(RecoveryAddress).values(link_until=1.0))
        token = link_in(box.mails[-1], "/recover#")
        assert token not in kept
        await guest.post("/account/recover", {"token": token, "password": "another one"}, 403)
        await guest.post("/account/recovery/confirm", {"token": "x.y"}, 403)
        answer = await olu.post("/account/recovery", {"address": None, **PASSWORD})
        assert answer["recovery"] is None
        await guest.post("/account/recovery/confirm", {"token": link_in(box.mails[1], "/mail#own.")}, 404)


async def test_without_mail_there_is_no_way_back_and_the_page_can_say_so(server: Server) -> None:
    mara = await registered(server, "Mara")
    assert await mara.get("/account/ways-in") == {"mail_possible": False, "recovery": None, "passkeys": []}
    await mara.post("/account/forgot", {"name": "mara"}, 409)
    await mara.post("/account/recovery", {"address": "mara@example.org", **PASSWORD}, 409)
