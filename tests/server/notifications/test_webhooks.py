"""Webhooks: signed, retried, never into private networks; slow ones delay only their owner."""

from __future__ import annotations

import asyncio
import json
import random
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest
import standardwebhooks

from tafelrunde.server.core.outbound import fair_queue, outbound_http
from tafelrunde.server.core.outbound.addresses import Names, is_public

from ..contract import validator_of
from ..guests import BESIDE, ME, Server, bot_seat, fast_forward, running

pytestmark = pytest.mark.anyio

FIRST_SEAT = {"first_player": "first_seat"}


class Listening(ThreadingHTTPServer):
    """Hears what is posted. It answers with an error so many times first, or drop by drop without end."""

    def __init__(self, failures: int = 0, slow: bool = False) -> None:
        super().__init__(("127.0.0.1", 0), _Ear)
        self.failures = failures
        self.slow = slow
        self.heard: list[dict[str, Any]] = []
        self.letters: list[tuple[dict[str, str], str]] = []  # headers and body
        self.called = 0
        self.at_once = self.most_at_once = 0
        self.url = f"http://127.0.0.1:{self.server_address[1]}/club?key=1"


class _Ear(BaseHTTPRequestHandler):
    server: Listening

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"])).decode()
        club = self.server
        club.called += 1
        club.at_once += 1
        club.most_at_once = max(club.most_at_once, club.at_once)
        try:
            if club.slow:
                self._drip()
                return
            club.failures -= 1
            if club.failures < 0:
                club.heard.append(json.loads(body))
            club.letters.append((dict(self.headers.items()), body))
            self.send_response(503 if club.failures >= 0 else 204)
            self.end_headers()
        finally:
            club.at_once -= 1

    def _drip(self) -> None:
        """A letter now and then, so that no single look takes long."""
        try:
            for letter in b"HTTP/1.1 200 " + b"x" * 200:
                self.wfile.write(bytes([letter]))
                time.sleep(0.05)
        except OSError:
            return  # they have had enough

    def log_message(self, *_: object) -> None:
        """Not on the screen."""


@contextmanager
def listening(club: Listening) -> Iterator[Listening]:
    with club:
        thread = threading.Thread(target=club.serve_forever, args=(0.05,), daemon=True)
        thread.start()
        yield club
        club.shutdown()
        thread.join()


@pytest.fixture
def club() -> Iterator[Listening]:
    with listening(Listening(failures=1)) as club:
        yield club


async def until_heard(club: Listening, number: int) -> None:
    for _ in range(400):
        if len(club.heard) >= number:
            return
        await asyncio.sleep(0.05)
    raise AssertionError(f"heard only {club.heard}")


async def test_a_webhook_announces_turns_and_is_retried(
    tmp_path: Path, club: Listening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fair_queue, "RETRY_WAITS", (0.05,))
    async with running(tmp_path, private_webhooks=True) as server:
        host = await server.somebody("Mara")
        table = await host.table(ME, BESIDE, bot_seat(), options=FIRST_SEAT, seed=3, webhook=club.url, title="Friday")
        await until_heard(club, 1)
        await host.take_turn(table, 0, random.Random(1))
        await until_heard(club, 2)
        answer = [(each["event"], each["table"], each["title"], each["seat"]) for each in club.heard]
        assert answer == [("turn", table, "Friday", 0), ("turn", table, "Friday", 1)]
        assert all(validator_of("WebhookMessage").is_valid(each) for each in club.heard)
        friend = await server.somebody()
        assert (await friend.get(f"/tables/{table}"))["webhook"] is None
        await friend.post(f"/tables/{table}/webhook", {"url": None}, 403)
        await host.post(f"/tables/{table}/webhook", {"url": None})
        await host.take_turn(table, 1, random.Random(1))
        await asyncio.sleep(0.3)
        assert len(club.heard) == 2


async def test_messages_of_a_webhook_are_signed(
    tmp_path: Path, club: Listening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As Standard Webhooks says; its own library reads it. The secret is shown once, a new address gets a new one."""
    monkeypatch.setattr(fair_queue, "RETRY_WAITS", (0.05,))
    async with running(tmp_path, private_webhooks=True) as server:
        host = await server.somebody("Mara")
        opened = await host.post("/tables", {"game": "deus", "seats": [ME, BESIDE], "webhook": club.url}, 201)
        secret, table = opened["webhook_secret"], opened["id"]
        await until_heard(club, 1)
        (first, _), (headers, body) = club.letters
        assert first["webhook-id"] == headers["webhook-id"]  # the same letter, sent again
        assert standardwebhooks.Webhook(secret).verify(body, headers)["table"] == table
        with pytest.raises(standardwebhooks.WebhookVerificationError):
            standardwebhooks.Webhook(secret).verify(body.replace("turn", "over"), headers)
        assert "webhook_secret" not in await host.get(f"/tables/{table}")
        again = (await host.post(f"/tables/{table}/webhook", {"url": club.url}))["webhook_secret"]
        assert again not in (None, secret)
        await fast_forward(server, table, 100_000, random.Random(1))
        await until_heard(club, 2)
        headers, body = club.letters[-1]
        assert standardwebhooks.Webhook(again).verify(body, headers)["event"] == "over"
        rematch = await host.post(f"/tables/{table}/rematch", status=201)
        await until_heard(club, 3)
        headers, body = club.letters[-1]
        assert standardwebhooks.Webhook(again).verify(body, headers)["table"] == rematch["id"]


async def test_who_is_slow_makes_nobody_wait_but_themselves(
    tmp_path: Path, club: Listening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Eight tables of a host that answers drop by drop, which no timeout between two drops would end."""
    monkeypatch.setattr(fair_queue, "RETRY_WAITS", (0.01,))
    monkeypatch.setattr(outbound_http, "DEADLINE", 0.6)
    club.failures = 0
    with listening(Listening(slow=True)) as slow:
        async with running(tmp_path, private_webhooks=True) as server:
            host = await server.somebody("Mara")
            for _ in range(8):
                await host.table(ME, BESIDE, webhook=slow.url.replace("127.0.0.1", "localhost"))
            begun = time.monotonic()
            while not slow.called and time.monotonic() < begun + 20:
                await asyncio.sleep(0.01)
            await host.table(ME, BESIDE, webhook=club.url)
            await until_heard(club, 1)
            assert slow.called < 8
            while slow.called < 3 and time.monotonic() < begun + 20:
                await asyncio.sleep(0.05)
        assert slow.called >= 3  # each call ended by its deadline, and the next one came
        assert slow.most_at_once <= 2  # the one that was given up may not have noticed yet


async def test_four_who_are_slow_keep_nothing_from_others(
    tmp_path: Path, club: Listening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def here(*_: object) -> str:
        return "127.0.0.1"

    monkeypatch.setattr(Names, "address_of", here)
    club.failures = 0
    with listening(Listening(slow=True)) as slow:
        async with running(tmp_path, private_webhooks=True) as server:
            host = await server.somebody("Mara")
            for name in ("one", "two", "three", "four"):
                await host.table(ME, BESIDE, webhook=slow.url.replace("127.0.0.1", f"{name}.example"))
            begun = time.monotonic()
            while slow.at_once < 4 and time.monotonic() < begun + 20:
                await asyncio.sleep(0.01)
            assert slow.at_once == 4
            await host.table(ME, BESIDE, webhook=club.url)
            await until_heard(club, 1)
            assert slow.at_once == 4  # none of them has been answered or given up


async def test_slow_webhooks_delay_only_the_host_who_named_them(
    tmp_path: Path, club: Listening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def here(*_: object) -> str:
        return "127.0.0.1"

    monkeypatch.setattr(Names, "address_of", here)
    monkeypatch.setattr(outbound_http, "DEADLINE", 60.0)
    club.failures = 0
    most = fair_queue.CALLS_PER_OWNER
    with listening(Listening(slow=True)) as slow:
        async with running(tmp_path, private_webhooks=True) as server:
            zoe, mara = await server.somebody("Zoe"), await server.somebody("Mara")
            for number in range(most + 2):
                await zoe.table(ME, BESIDE, webhook=slow.url.replace("127.0.0.1", f"slow{number}.example"))
            await mara.table(ME, BESIDE, webhook=club.url)
            await until_heard(club, 1)
            assert slow.called <= most


async def test_a_webhook_never_leads_into_a_private_network(
    tmp_path: Path, club: Listening, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tafelrunde.server.core.outbound.addresses.FREE_PORTS", 1)
    async with running(tmp_path) as server:
        host = await server.somebody()
        for url in (club.url, club.url.replace("127.0.0.1", "localhost")):
            await host.table(ME, BESIDE, webhook=url)
        for _ in range(100):
            if caplog.text.count("private network") == 2:
                break
            await asyncio.sleep(0.05)
        assert caplog.text.count("private network") == 2
    assert not club.heard
    assert club.failures == 1


@pytest.mark.parametrize(
    "address",
    [
        "10.0.0.1", "127.0.0.1", "169.254.169.254", "100.64.0.1", "224.0.0.1", "0.0.0.0", "::1", "::ffff:10.0.0.1",
        "64:ff9b::a00:1", "2002:a00:1::1", "fec0::1", "fe80::1", "fc00::1", "ff02::1", "2001:db8::1",
    ],
)  # fmt: skip
def test_addresses_that_lead_inside_or_to_many_are_not_public(address: str) -> None:
    assert not is_public(ip_address(address))


@pytest.mark.parametrize("address", ["1.1.1.1", "2606:4700:4700::1111", "::ffff:1.1.1.1"])
def test_others_are(address: str) -> None:
    assert is_public(ip_address(address))


@pytest.mark.parametrize(
    "url",
    [
        "ftp://club.example/", "http://", "https://a:b@club.example/", "javascript:x", "http://ä.example", "http://[::1",
        "http://club.example:22/", "http://club.example:5432/", "http://club.example:0/", "http://club.example:99999/",
    ],
)  # fmt: skip
async def test_a_webhook_is_an_address(server: Server, url: str) -> None:
    host = await server.somebody()
    await host.post("/tables", {"game": "deus", "webhook": url}, 422)


async def test_an_answer_without_end_is_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of informational responses: to parse them until the deadline keeps the event loop from everybody else."""
    monkeypatch.setattr(fair_queue, "RETRY_WAITS", (0.01,))
    calls: list[float] = []

    async def chatter(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        calls.append(time.monotonic())
        with suppress(ConnectionError):
            while True:
                writer.write(b"HTTP/1.1 100 Continue\r\n\r\n" * 1000)
                await writer.drain()
        writer.close()

    caller = outbound_http.OutboundHttp(private=True)
    caller.open()
    async with await asyncio.start_server(chatter, "127.0.0.1") as server:
        port = server.sockets[0].getsockname()[1]
        caller.send(fair_queue.Delivery("a delivery", "somebody", f"http://127.0.0.1:{port}/", b"{}", dict))
        for _ in range(100):
            if len(calls) == fair_queue.TRIES:
                break
            await asyncio.sleep(0.02)
        await caller.close()
    assert len(calls) == fair_queue.TRIES  # each was given up long before its deadline
