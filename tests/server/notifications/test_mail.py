"""Mail: nobody can flood a stranger's mailbox, and every mail that a stranger may get has an unsubscribe link."""

from __future__ import annotations

import asyncio
import random
import re
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from tafelrunde.server.core.errors import Refused
from tafelrunde.server.core.limits.rate_limits import LIMITS, Limit, Rate, RateLimits
from tafelrunde.server.core.limits.shared_counts import SharedMemory
from tafelrunde.server.core.outbound.mailboxes import mailbox_of
from tafelrunde.server.core.settings import SmtpServer
from tafelrunde.server.core.storage.models import BlockedMailbox
from tafelrunde.server.notifications.notifier import Notifier

from ..accounts.test_sign_in_methods import PASSWORD, recoverable, registered, sent
from ..core.test_flood import Away
from ..guests import HOST, ME, OPEN, Guest, Server, running
from ..receivers import MailBox, mail_server

pytestmark = pytest.mark.anyio

STRANGER = "stranger@example.org"


@asynccontextmanager
async def mailing(folder: Path, rate_limits: bool = True, **more: Any) -> AsyncIterator[tuple[Server, MailBox]]:
    with mail_server() as (box, port):
        smtp = SmtpServer("127.0.0.1", port, False, "", "", "Tafelrunde <table@example.org>")
        settings = {"smtp": smtp, "public_url": HOST, "beat_seconds": 3600, "rate_limits": rate_limits, **more}
        async with running(folder, **settings) as server:
            yield server, box


async def asks(guest: Guest, address: str, lang: str = "en") -> int:
    """Says that this is their address for mail; returns the status of the answer."""
    wish = {"zone": "UTC", "mail": {"address": address}}
    answer = await guest.client.post("/api/me/calls", json=wish, params={"lang": lang})
    if answer.status_code == 429:
        said = answer.json()
        assert (said["code"], int(answer.headers["Retry-After"])) == ("too-many", said["retry"])
    return int(answer.status_code)


async def guest_at(server: Server, address: str) -> Guest:
    guest = Away(server, address)
    await guest.get("/me")
    return guest


def path_of(mail: EmailMessage, what: str) -> str:
    found = re.search(rf"/mail#{what}\.(\S+)", mail.get_content())
    assert found is not None, mail.get_content()
    return found[1]


# ------------------------------------------------------------------------------------------------ limits


async def test_throw_away_guests_cannot_flood_a_stranger(tmp_path: Path) -> None:
    """Neither from one address nor from many, and not by other spellings of the same mailbox."""
    spellings = [STRANGER, STRANGER.upper(), "stranger+1@example.org", "stranger+two@Example.org"]
    async with mailing(tmp_path) as (server, box):
        answers = Counter[int]()
        for number in range(40):
            guest = await guest_at(server, f"9.9.{number // 2}.9") if number % 2 else await server.somebody()
            answers[await asks(guest, spellings[number % 4], "de")] += 1
        most = LIMITS["mailbox"].person.burst
        assert (len(box.mails), answers) == (most, {200: most, 429: 40 - most})


async def test_one_address_cannot_write_to_many_strangers(tmp_path: Path) -> None:
    async with mailing(tmp_path) as (server, box):
        for number in range(30):
            await asks(await guest_at(server, "9.9.9.9"), f"stranger{number}@example.org")
        assert len(box.mails) == LIMITS["mail"].address.burst


async def test_many_addresses_cannot_make_the_server_a_source_of_spam(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LIMITS, "confirmations", Limit(Rate(6, 60), Rate(6, 60)))
    async with mailing(tmp_path) as (server, box):
        answers = Counter[int]()
        for number in range(12):
            answers[await asks(await guest_at(server, f"9.9.{number}.9"), f"stranger{number}@example.org")] += 1
        assert (len(box.mails), answers) == (6, {200: 6, 429: 6})


async def test_addresses_for_lost_passwords_count_as_well(tmp_path: Path) -> None:
    async with mailing(tmp_path) as (server, box):
        for number in range(12):
            guest = await registered(server, f"Zoe{number}")
            body = {"address": f"stranger+{number}@example.org", **PASSWORD}
            answer = await guest.client.post("/api/account/recovery", json=body)
            assert answer.status_code == (200 if number < LIMITS["mailbox"].person.burst else 429)
            found = await guest.get("/account/sign-in-methods")
            assert (found["recovery"] is not None) == (answer.status_code == 200)
        assert len(box.mails) == LIMITS["mailbox"].person.burst


async def test_links_to_new_passwords_do_not_flood_either_and_the_answer_says_nothing(tmp_path: Path) -> None:
    """The link that was sent stays valid, or whoever asks too often would keep the owner out."""
    async with mailing(tmp_path) as (server, box):
        await recoverable(server, box, "Mara", STRANGER)
        for number in range(20):
            lost = await guest_at(server, f"9.9.{number}.9")
            name = STRANGER if number % 2 else "Mara"
            answer = await lost.client.post("/api/account/forgot", json={"name": name})
            assert answer.status_code == (200 if number < 2 * LIMITS["mail"].person.burst else 429)
            await sent(server)
        links = [mail for mail in box.mails if mail["Subject"] == "A new password"]
        assert len(links) == LIMITS["links"].person.burst
        found = re.search(r"/recover#(\S+)", links[-1].get_content())
        assert found is not None
        me = await lost.post("/account/recover", {"token": found[1], "password": "another one"})
        assert me["account"] == "mara"


async def test_turns_and_invitations_come_as_one_mail_when_there_are_too_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LIMITS, "news", Limit(Rate(2, 500), Rate(2, 500)))
    async with mailing(tmp_path) as (server, box):
        mara, olu = await server.somebody("Mara"), await server.somebody("Olu")
        await asks(olu, "olu@example.org")
        await olu.post("/mail/confirm", {"token": path_of(box.mails.pop(), "confirm")})
        now = time.time() + 200
        for number in range(6):
            table = await mara.table(ME, OPEN, options={"first_player": "first_seat"}, title=f"Table {number}")
            await olu.join(table, mara, 1, "Olu")
            await mara.take_turn(table, 0, random.Random(1))
            await server.services[Notifier].notify_due(now)
            await _tasks_done(server)
        assert [mail["Subject"] for mail in box.mails] == [f"It is your turn: Table {n}" for n in range(2)]
        monkeypatch.setitem(LIMITS, "news", Limit(Rate(3, 0.001), Rate(3, 0.001)))
        await server.services[Notifier].notify_due(now + 600)
        await _tasks_done(server)
        assert box.mails[2]["Subject"] == "4 tables want you"


async def _tasks_done(server: Server) -> None:
    while server.services[Notifier].tasks:
        await asyncio.sleep(0.01)


def test_processes_count_mail_together() -> None:
    memory = SharedMemory(2)
    limits = [RateLimits(clock=lambda: 5.0, counts=memory.of_process(number)) for number in (0, 1)]
    for number in range(LIMITS["mailbox"].person.burst):
        limits[number % 2].take_confirmation("", f"guest {number}", STRANGER)
    for each in limits:
        with pytest.raises(Refused):
            each.take_confirmation("", "somebody else", STRANGER.upper())


def test_spellings_of_one_mailbox() -> None:
    assert mailbox_of("Ann+x+y@Example.ORG") == mailbox_of("ann@example.org") != mailbox_of("anne@example.org")
    assert mailbox_of("A.n.n+1@googlemail.com") == mailbox_of("ann@gmail.com")
    assert mailbox_of("a.nn@example.org") != mailbox_of("ann@example.org")  # elsewhere a dot may matter
    assert mailbox_of("+x@example.org") != mailbox_of("+y@example.org")  # there would be no name left


# ------------------------------------------------------------------------------------------------ the way out


async def test_a_stranger_stops_all_mail_of_this_server_for_good(tmp_path: Path) -> None:
    """Without an account, whoever asks and however they write the address; what is stored is no address."""
    async with mailing(tmp_path, rate_limits=False) as (server, box):
        zoe, yan = await server.somebody(), await registered(server, "Yan")
        assert await asks(zoe, STRANGER) == 200
        [asked] = box.mails
        assert asked["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        token = path_of(asked, "block")
        await _posts(server, f"/api/mail/out/{asked['List-Unsubscribe'].strip('<>').rpartition('/')[2]}")
        assert (await zoe.get("/me/calls"))["mail"] is None
        for guest in (zoe, yan):
            assert await asks(guest, STRANGER) == 200  # who asks does not learn of it
            assert await asks(guest, "Stranger+1@example.org") == 200
        await yan.post("/account/recovery", {"address": STRANGER, **PASSWORD})
        assert len(box.mails) == 1
        async with server.services.storage.reading() as db:
            [kept] = (await db.execute(select(BlockedMailbox))).scalars()
            assert "stranger" not in kept.hash
        stranger = await server.somebody()
        assert (await stranger.post("/mail/allow", {"token": token}))["address"] == STRANGER
        assert await asks(zoe, STRANGER) == 200
        assert len(box.mails) == 2
        assert (await stranger.post("/mail/stop", {"token": token}))["address"] == STRANGER  # the link works for good
        await asks(yan, STRANGER)
        assert len(box.mails) == 2


async def _posts(server: Server, path: str) -> None:
    """As a program that reads mail does it: without cookie and origin, by a form (RFC 8058)."""
    client = Guest(server).client
    answer = await client.post(path, data={"List-Unsubscribe": "One-Click"}, headers={"Origin": "null"})
    assert answer.status_code == 200, answer.text


async def test_mail_that_asks_for_a_way_back_into_an_account_has_the_way_out_too(tmp_path: Path) -> None:
    async with mailing(tmp_path, rate_limits=False) as (server, box):
        zoe = await registered(server, "Zoe")
        await zoe.post("/account/recovery", {"address": STRANGER, **PASSWORD})
        await _posts(server, f"/api/mail/out/{path_of(box.mails[0], 'block')}")
        await zoe.post("/account/recovery", {"address": None, **PASSWORD})
        await zoe.post("/account/recovery", {"address": STRANGER, **PASSWORD})
        assert len(box.mails) == 1


async def test_who_stops_news_of_tables_can_ask_for_it_again_and_still_replace_a_password(tmp_path: Path) -> None:
    async with mailing(tmp_path, rate_limits=False) as (server, box):
        mara = await recoverable(server, box, "Mara", "mara@example.org")
        await asks(mara, "mara@example.org")
        await mara.post("/mail/confirm", {"token": path_of(box.mails[-1], "confirm")})
        await mara.post("/me/calls/try")
        stop = path_of(box.mails[-1], "stop")
        await mara.post("/mail/stop", {"token": stop})
        await mara.post("/mail/allow", {"token": stop}, 403)  # nothing was blocked by it
        assert await asks(mara, "mara@example.org") == 200
        block = path_of(box.mails[-1], "block")
        await mara.post("/mail/stop", {"token": block})
        await mara.post("/account/forgot", {"name": "Mara"})
        await sent(server)
        assert [mail["Subject"] for mail in box.mails[-2:]] == ["Is this your address?", "A new password"]
