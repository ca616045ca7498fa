"""Rate limits: floods are refused with a reason and a retry time, per address and per person. The numbers refer to the
list of abuse tests."""

from __future__ import annotations

import asyncio
import random
import statistics
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
import websockets
from sqlalchemy import select

from tafelrunde.server.core.errors import Refused
from tafelrunde.server.core.http.request_scope import address_of
from tafelrunde.server.core.limits.audit import ROWS_OF_AN_ADDRESS, ROWS_OF_AN_HOUR
from tafelrunde.server.core.limits.rate_limits import LIMITS, SOCKETS_OF_AN_ADDRESS, Limit, Rate, RateLimits
from tafelrunde.server.core.storage.models import Refusal
from tafelrunde.server.core.texts import server_texts
from tests.soak import SOAK

from ..cluster import BOTH, BOTH_AT_LENGTH
from ..guests import BESIDE, HOST, ME, OPEN, Guest, Json, Server, running
from ..processes import started

pytestmark = pytest.mark.anyio

TABLES = 1_000 if SOAK else 80
LINES = 10_000 if SOAK else 200


class Away(Guest):
    """Somebody at another address than this machine's."""

    def __init__(self, server: Server, address: str) -> None:
        super().__init__(server)
        transport = httpx.ASGITransport(app=server.app, raise_app_exceptions=False, client=(address, 1))
        self.client = httpx.AsyncClient(transport=transport, base_url=HOST, headers={"Origin": HOST})


@pytest.fixture
async def strict(tmp_path: Path, database: str) -> AsyncIterator[Server]:
    async with running(tmp_path, db=database, rate_limits=True) as server:
        yield server


async def flood(guest: Guest, path: str, body: Json, times: int) -> Counter[int]:
    """Sends the same again and again; every refusal must say why, and when to come again."""
    answers: Counter[int] = Counter()
    for _ in range(times):
        answer = await guest.client.post(f"/api{path}", json=body)
        answers[answer.status_code] += 1
        if answer.status_code == 429:
            said = answer.json()
            assert (said["code"], said["retry"]) == ("too-many", int(answer.headers["Retry-After"]))
            assert said["retry"] > 0
            assert str(said["retry"]) in said["error"]
    return answers


@BOTH_AT_LENGTH
async def test_23_floods_of_tables_chat_and_guesses_are_held_back_and_honest_people_play_on(strict: Server) -> None:
    bad, good = Away(strict, "203.0.113.7"), Away(strict, "198.51.100.1")
    await bad.get("/me")
    await good.get("/me")
    honest = await good.table(ME, BESIDE, options={"first_player": "first_seat"}, seed=3)
    work: list[float] = []  # of the processor, for anybody, while the honest wait: whatever else the machine does
    done = asyncio.Event()

    async def take_turn(dice: random.Random) -> None:
        """No request of it may be refused."""
        worked = time.process_time()
        await good.take_turn(honest, len(work) % 2, dice)
        work.append(time.process_time() - worked)

    async def play_on() -> None:
        while not done.is_set():
            await take_turn(dice)
            await asyncio.sleep(0.3)

    dice = random.Random(1)
    for _ in range(4):
        await take_turn(dice)
    calm = statistics.median(work[1:])
    playing = asyncio.create_task(play_on())
    made = await flood(bad, "/tables", {"game": "deus", "seats": [ME, OPEN]}, TABLES)
    assert set(made) == {201, 429}
    assert made[201] <= LIMITS["tables"].person.burst + 20
    table = (await bad.get("/tables"))[0]["id"]
    said = await flood(bad, f"/tables/{table}/chat", {"text": "buy!"}, LINES)
    assert set(said) == {201, 429}
    assert said[429] > said[201]
    guesses = await flood(bad, "/account/login", {"name": "mara", "password": "guess guess"}, 12)
    assert set(guesses) == {401, 429}
    assert guesses[401] <= LIMITS["login"].person.burst + 2
    done.set()
    await playing
    assert len(work) > 6
    assert statistics.median(work[4:]) < 8 * calm
    await strict.services.audit_log.write()
    async with strict.services.storage.reading() as db:
        book = list((await db.execute(select(Refusal))).scalars())
    tried = {(entry.what, entry.why) for entry in book if entry.address == "203.0.113.7"}
    assert {("POST /api/tables", "too-many"), ("POST /api/account/login", "wrong-password")} <= tried
    assert sum(entry.times for entry in book if entry.why == "wrong-password") == guesses[401]
    assert not [entry for entry in book if "guess" in repr(vars(entry))]


@pytest.mark.databases("sqlite")
async def test_23_somebody_new_each_time_is_held_back_by_the_address(strict: Server) -> None:
    codes: Counter[int] = Counter()
    for _ in range(LIMITS["guests"].address.burst + 20):
        answer = await Away(strict, "203.0.113.7").client.get("/api/me")
        codes[answer.status_code] += 1
    assert codes[429] > 5
    assert (await Away(strict, "198.51.100.1").client.get("/api/me")).status_code == 200


@pytest.mark.databases("sqlite")
async def test_23_guesses_keep_out_who_guesses_and_nobody_who_was_here_before(
    strict: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither from one address nor from many can others keep an account shut."""
    monkeypatch.setitem(LIMITS, "account", Limit(Rate(12, 60), Rate(12, 60)))
    mara, right = Away(strict, "198.51.100.1"), {"name": "Mara", "password": "long enough"}
    await mara.get("/me")
    await mara.post("/account/register", right)
    wrong = {"name": "mara", "password": "guess guess"}
    guesser = Away(strict, "203.0.113.7")
    tried = [(await guesser.client.post("/api/account/login", json=wrong)).status_code for _ in range(9)]
    assert tried == [401] * LIMITS["login"].person.burst + [429]
    assert (await Away(strict, "198.51.100.2").client.post("/api/account/login", json=right)).status_code == 200
    many = [
        (await Away(strict, f"203.0.113.{n}").client.post("/api/account/login", json=wrong)).status_code
        for n in range(10, 16)
    ]
    assert many[-1] == 429
    refused = await Away(strict, "198.51.100.3").client.post("/api/account/login", json=right)
    assert (refused.status_code, refused.json()["what"]) == (429, "account")
    await mara.post("/account/login", right)  # this browser is known


@BOTH
async def test_23_a_flood_of_refusals_is_a_few_rows(strict: Server) -> None:
    audit = strict.services.audit_log
    for n in range(3_000):
        audit.note(None, f"203.0.113.{n % 4}", f"GET /api/tables/{n}", "no-spectators")
    await audit.write()
    for n in range(3_000):
        audit.note(None, f"203.0.113.{n % 4}", f"GET /api/tables/{n}", "no-spectators")
    await audit.write()
    for n in range(5_000):
        audit.note(None, f"2001:db8:{n:x}::/64", "GET /api/tables", "too-many")
    await audit.write()
    async with strict.services.storage.reading() as db:
        book = list((await db.execute(select(Refusal))).scalars())
    assert len(book) <= ROWS_OF_AN_HOUR + 2
    assert len([row for row in book if row.address == "203.0.113.1"]) == ROWS_OF_AN_ADDRESS + 1
    assert sum(row.times for row in book) == 11_000


@pytest.mark.databases("sqlite")
async def test_23_what_makes_guests_and_moves_chairs_has_a_pace(strict: Server) -> None:
    strict.services.rate_limits._clock = lambda: 0.0  # no bucket fills again
    guest = Away(strict, "203.0.113.7")
    await guest.get("/me")
    left = await flood(guest, "/account/logout", {}, LIMITS["guests"].address.burst + 5)
    assert left[429] > 0
    host = Away(strict, "198.51.100.1")
    await host.get("/me")
    table = await host.table(ME, OPEN)
    moved = await flood(host, f"/tables/{table}/seats/1/leave", {}, LIMITS["seats"].person.burst + 10)
    assert set(moved) == {403, 429}
    watched = Counter([(await host.client.get(f"/api/tables/{table}/replay")).status_code for _ in range(205)])
    assert set(watched) == {409, 429}


@BOTH
async def test_23_a_crowd_at_the_door_holds_up_no_write(strict: Server) -> None:
    """Log-ins wait for log-ins; too many are asked to retry."""
    body = {"name": "nobody", "password": "guess guess"}
    honest = Away(strict, "198.51.100.1")
    await honest.get("/me")
    crowd = [
        asyncio.create_task(Away(strict, f"10.1.{n}.1").client.post("/api/account/login", json=body)) for n in range(60)
    ]
    await asyncio.sleep(0)
    await asyncio.sleep(0.05)
    await honest.table(ME, BESIDE)
    still = [task for task in crowd if not task.done()]
    codes = Counter(answer.status_code for answer in await asyncio.gather(*crowd))
    assert still, "the write came before the last log-in"
    assert set(codes) == {401, 503}


async def test_23_frames_that_are_too_large_or_too_many_end_the_socket(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LIMITS", "1")
    db = f"sqlite:///{tmp_path / 'tables.db'}"
    async with started(tmp_path, db, "serve") as [server]:
        async with httpx.AsyncClient(base_url=server.address, headers={"Origin": server.address}) as client:
            await client.get("/api/me")
            table = (await client.post("/api/tables", json={"game": "deus", "seats": [ME, BESIDE]})).json()["id"]
        url = f"{server.address.replace('http', 'ws')}/api/tables/{table}/live"
        origin = websockets.Origin(server.address)
        forwarded = {"X-Forwarded-For": "203.0.113.9"}

        def knock() -> websockets.connect:
            return websockets.connect(f"{url}?since=100", origin=origin, additional_headers=forwarded)

        async with knock() as socket:
            assert await closed_with(socket, ["x" * 1_000_000]) == 1009
        async with knock() as socket:
            assert await closed_with(socket, ["{}"] * LIMITS["frames"].address.burst * 3) == 4429
        sockets = [await knock() for _ in range(SOCKETS_OF_AN_ADDRESS)]
        async with knock() as socket:
            assert await closed_with(socket, []) == 4429
        await asyncio.gather(*(socket.close() for socket in sockets))
        async with knock() as socket:
            await socket.ping()


async def closed_with(socket: websockets.ClientConnection, frames: list[str]) -> int:
    """Say all that, and wait for the other side to close; the code it gives."""
    with suppress(websockets.ConnectionClosed):
        for frame in frames:
            await socket.send(frame)
        async with asyncio.timeout(30):
            async for _ in socket:
                pass
    await socket.wait_closed()
    assert socket.close_code is not None
    return socket.close_code


# ------------------------------------------------------------------------------------------------ the buckets


def test_a_bucket_fills_again_and_says_when() -> None:
    now = 0.0
    rates = RateLimits(clock=lambda: now)
    for _ in range(LIMITS["chat"].person.burst):
        rates.take("chat", "", "mara")
    with pytest.raises(Refused) as refused:
        rates.take("chat", "", "mara")
    assert refused.value.facts["retry"] == 2
    rates.take("chat", "", "olu")
    now = 2.0
    rates.take("chat", "", "mara")
    with pytest.raises(Refused):
        rates.take("chat", "", "mara")


def test_this_machine_is_not_limited_by_its_address() -> None:
    rates = RateLimits(clock=lambda: 0.0)
    for _ in range(LIMITS["guests"].address.burst * 2):
        rates.take("guests", "")


@pytest.mark.parametrize(
    ("client", "known"),
    [
        (("127.0.0.1", 1), ""),
        (("::1", 1), ""),
        (("203.0.113.7", 1), "203.0.113.7"),
        (("::ffff:203.0.113.7", 1), "203.0.113.7"),
        (("2001:db8:1:2:3:4:5:6", 1), "2001:db8:1:2::/64"),
        (("2001:db8:1:2:ffff::1", 1), "2001:db8:1:2::/64"),
        (None, ""),
    ],
)
def test_an_address_is_that_of_a_household(client: tuple[str, int] | None, known: str) -> None:
    assert address_of({"client": client}) == known


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_pace_has_its_words(lang: str) -> None:
    said: dict[str, str] = {}
    for what in LIMITS:
        said[what] = server_texts(lang).text("error-too-many", what=what, retry=7)
        assert "7 s" in said[what] or what == "mailbox"  # which has to wait for hours
    assert len(set(said.values())) == len(LIMITS)
