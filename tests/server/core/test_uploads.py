"""Costly uploads are refused within their budget, and do not delay others."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from sqlalchemy import update

from tafelrunde.games import games
from tafelrunde.kernel.match import Match
from tafelrunde.server.core.errors import Refused
from tafelrunde.server.core.matches.packed import hash_of_text
from tafelrunde.server.core.settings import Settings
from tafelrunde.server.core.storage.models import PackText, PackVersion, StoredPack, Table
from tafelrunde.server.core.uploads import workers
from tafelrunde.server.core.uploads.template import Budget
from tafelrunde.server.core.uploads.workers import OverBudget, Uploads
from tafelrunde.server.packs.parsing import read_new, warm_up

from ..guests import ME, Guest, Server, bot_seat, running

pytestmark = pytest.mark.anyio

SECONDS = 0.5  # of processor time for an upload; a pack of these tests takes a fifth of it
LONGEST_BLOCK = 0.1  # seconds of processor time between two beats of the event loop
LARGEST = Settings().body_limit - 100  # bytes of a text in a request
INNOCENT = '[deus.card.red_raiders]\neffect = "StealFromEach(GOLD, 3)"\n'
SAID = {
    "en": "Reading this takes too much time or memory. Make it smaller or simpler, then send it again.",
    "de": "Das zu lesen braucht zu viel Zeit oder Speicher. Mach es kleiner oder einfacher und schick es noch einmal.",
}
RAIDERS = "/workshop/deus/card/red_raiders"


def dotted_key() -> str:
    """One key of 16,000 parts. In quotes, for others are refused before they are parsed."""
    return "'a'" + ".'a'" * (LARGEST // 4 - 2) + "=1"


def deep_header() -> str:
    """A header of 7,000 parts, and 4,000 keys below it: each key is looked up from the top."""
    parts, keys = LARGEST // 9, LARGEST // 16
    return "[" + "'a'." * parts + "b]\n" + "".join(f"{number:04x}=1\n" for number in range(keys))


COSTLY: Final = {"dotted key": dotted_key(), "deep header": deep_header()}
MANY_BLOCKS: Final = {"effect": {"block": "All", "with": {"parts": [{"block": "All", "with": {}}] * 2400}}}


@asynccontextmanager
async def beating() -> AsyncIterator[list[float]]:
    """How much processor time this process used between two beats of its event loop: while one thing is done there,
    nobody else is answered. Time on the wall would count what other programs do."""
    used, last = list[float](), time.process_time()

    def count() -> None:
        nonlocal last
        used.append(time.process_time() - last)
        last = time.process_time()

    async def beat() -> None:
        while True:
            await asyncio.sleep(0.005)
            count()

    task = asyncio.create_task(beat())
    gc.disable()  # a process that runs tests is larger than any server
    try:
        yield used
    finally:
        gc.enable()
        task.cancel()
        count()  # the last beat may not have come


@asynccontextmanager
async def small_budget(folder: Path, **more: Any) -> AsyncIterator[Server]:
    """A server that has done everything once, so that what follows pays for no start: neither of the template process
    nor of the contract that these tests hold answers against."""
    async with running(folder, **{"upload_seconds": SECONDS, **more}) as server:
        guest = await server.somebody()
        await guest.get("/health")
        await new_pack(guest, INNOCENT)
        await new_pack(guest, "no pack", 422)
        yield server


async def new_pack(guest: Guest, text: str, status: int = 201, **query: Any) -> dict[str, Any]:
    body = {"name": "A pack", "text": text}
    assert len(json.dumps(body)) < Settings().body_limit
    answer: dict[str, Any] = await guest.post("/games/deus/packs", body, status, **query)
    return answer


async def answered_meanwhile(other: Guest, upload: Awaitable[dict[str, Any]]) -> tuple[dict[str, Any], int]:
    """What came of an upload, and how many requests of somebody else were answered until then."""
    task, answered = asyncio.ensure_future(upload), 0
    while not task.done():
        await other.get("/health")
        answered += not task.done()
        await asyncio.sleep(0.005)
    return await task, answered


def children_of(process: int) -> list[int]:
    """Those that are not yet reaped count."""
    threads = Path(f"/proc/{process}/task").glob("*/children")
    return [int(child) for thread in threads for child in thread.read_text().split()]


def is_running(process: int) -> bool:
    """A process that has ended may wait for somebody to ask how."""
    status = Path(f"/proc/{process}/stat")
    return status.exists() and status.read_text().rpartition(")")[2].split()[0] != "Z"


def template_of(uploads: Uploads) -> int:
    assert uploads.template is not None
    return uploads.template


async def none_left(uploads: Uploads) -> bool:
    for _ in range(200):
        if not children_of(template_of(uploads)):
            return True
        await asyncio.sleep(0.05)
    return False


@pytest.mark.parametrize("text", COSTLY.values(), ids=COSTLY)
async def test_a_costly_pack_is_refused_and_nobody_waits_for_it(tmp_path: Path, text: str) -> None:
    async with small_budget(tmp_path) as server:
        mara, olu = await server.somebody("Mara"), await server.somebody("Olu")
        for lang, said in SAID.items():
            async with beating() as used:
                refused, answered = await answered_meanwhile(olu, new_pack(mara, text, 422, lang=lang))
            assert max(used) < LONGEST_BLOCK
            assert answered >= 3
            assert (refused["code"], refused["error"]) == ("over-budget", said)
        assert await none_left(server.services.uploads)
        assert (await new_pack(mara, INNOCENT))["components"] == 1


async def test_a_change_is_read_within_the_budget_too(tmp_path: Path) -> None:
    async with small_budget(tmp_path) as server:
        mara = await server.somebody("Mara")
        pack = await new_pack(mara, INNOCENT)
        body = {"version": 1, "text": COSTLY["dotted key"]}
        async with beating() as used:
            assert (await mara.post(f"/packs/{pack['id']}", body, 422))["code"] == "over-budget"
        assert max(used) < LONGEST_BLOCK
        assert (await mara.get(f"/packs/{pack['id']}"))["version"] == 1


async def stored(server: Server, owner: str, text: str) -> str:
    """A pack as a version of this program might have stored it that parsed everything in its event loop."""
    id, hash = "from-older-times", hash_of_text(text)
    async with server.services.storage.changing() as db:
        db.add(PackText(hash=hash, game="deus", text=text))
        db.add(StoredPack(id=id, game="deus", owner_id=owner, name="Old", version=1, changed=time.time()))
        await db.flush()
        db.add(PackVersion(pack_id=id, version=1, hash=hash, at=time.time()))
    return id


async def test_stored_texts_are_not_trusted_either(tmp_path: Path) -> None:
    async with small_budget(tmp_path) as server:
        mara = await server.somebody("Mara")
        mine = (await new_pack(mara, INNOCENT))["id"]
        old = await stored(server, (await mara.get("/me"))["id"], COSTLY["deep header"])
        take = [{"kind": "card", "id": "red_raiders", "part": "effect"}]
        requests: dict[str, Awaitable[dict[str, Any]]] = {
            "read": mara.get(f"/packs/{old}", 422),
            "file": mara.get(f"/packs/{old}/pack.toml", 422),
            "compare": mara.get(f"/packs/{mine}/compare", 422, other=old),
            "merge": mara.post(f"/packs/{mine}/merge", {"version": 1, "other": old, "take": take}, 422),
            "trial": mara.post(f"/packs/{old}/trial", {}, 422),
            "workshop": mara.get("/workshop/deus", 422, pack=old),
            "form": mara.get(RAIDERS, 422, pack=old),
            "preview": mara.post(f"{RAIDERS}/preview", {"parts": {}}, 422, pack=old),
            "picture": mara.post(f"{RAIDERS}/picture", {"parts": {}}, 422, pack=old),
            "table": mara.post("/tables", {"game": "deus", "seats": [ME, bot_seat("random")], "pack": old}, 422),
        }
        for name, request in requests.items():
            async with beating() as used:
                refused = await request
            assert refused["code"] == "over-budget", name
            assert max(used) < LONGEST_BLOCK, name
        await mara.post(f"/packs/{old}/remove", {})


async def test_a_table_with_such_a_pack_is_closed_and_the_others_play(tmp_path: Path) -> None:
    async with small_budget(tmp_path) as server:
        mara = await server.somebody("Mara")
        mine = await new_pack(mara, INNOCENT)
        table, other = [await mara.table(ME, bot_seat("random"), pack=mine["id"], seed=5) for _ in range(2)]
        await stored(server, (await mara.get("/me"))["id"], text := COSTLY["deep header"])
        async with server.services.storage.changing() as db:
            await db.execute(update(Table).where(Table.id == table).values(pack=hash_of_text(text)))
    async with small_budget(tmp_path) as server:
        mara = mara.at(server)
        begun = time.process_time()
        refused = await mara.get(f"/tables/{table}/state", 409, seat=0)
        assert refused["code"] == "other-rules"
        assert time.process_time() - begun < 2 * SECONDS  # it was not read here, not even in a thread
        assert (await mara.state(other))["question"] is not None


@pytest.mark.parametrize("path", [f"{RAIDERS}/preview", f"{RAIDERS}/picture", "save"])
async def test_a_form_is_read_beside_the_event_loop(tmp_path: Path, path: str) -> None:
    async with small_budget(tmp_path, upload_seconds=10.0) as server:
        mara = await server.somebody("Mara")
        body: dict[str, Any] = {"parts": MANY_BLOCKS}
        assert len(json.dumps(body, separators=(",", ":"))) < Settings().body_limit
        if path == "save":
            pack = await new_pack(mara, INNOCENT)
            path, body = f"/packs/{pack['id']}/components/card/red_raiders", {**body, "version": 1}
        async with beating() as used:
            refused = await mara.post(path, body, 422)
        assert (refused["code"], refused["part"]) == ("bad-pack", "effect")
        assert max(used) < LONGEST_BLOCK


def a_record(**more: Any) -> bytes:
    match = Match(games["deus"], 2, 5)
    assert match.decision is not None
    match.choose(match.decision.options[0])
    return json.dumps({**match.record().to_json(), **more}, separators=(",", ":")).encode()


async def bring(guest: Guest, content: bytes, **query: Any) -> dict[str, Any]:
    headers = {"Content-Type": "application/json"}
    answer = await guest.client.post("/api/records", content=content, headers=headers, params=query)
    found: dict[str, Any] = {"status": answer.status_code, **answer.json()}
    return found


JUNK: Final = [{"": 0}] * 550_000  # 4 MB as JSON, 140 MB in memory


async def test_a_large_record_is_read_beside_the_event_loop(tmp_path: Path) -> None:
    async with small_budget(tmp_path, upload_seconds=30.0) as server:
        mara, content = await server.somebody("Mara"), a_record(junk=JUNK)
        async with beating() as used:
            brought = await bring(mara, content)
        assert (brought["status"], brought["plies"]) == (201, 1)
        assert max(used) < LONGEST_BLOCK
        deep = await bring(mara, a_record()[:-1] + b',"deep":' + b"[" * 1_000_000 + b"]" * 1_000_000 + b"}")
        assert (deep["status"], deep["code"]) == (422, "bad-record")


async def test_an_upload_that_takes_too_much_memory_is_refused(tmp_path: Path) -> None:
    async with small_budget(tmp_path, upload_seconds=30.0, upload_memory=64_000_000) as server:
        mara = await server.somebody("Mara")
        for lang, said in SAID.items():
            refused = await bring(mara, a_record(junk=JUNK), lang=lang)
            assert (refused["status"], refused["code"], refused["error"]) == (422, "over-budget", said)
        assert await none_left(server.services.uploads)
        assert (await bring(mara, a_record()))["status"] == 201


async def test_a_record_brings_no_costly_pack(tmp_path: Path) -> None:
    async with small_budget(tmp_path) as server:
        mara = await server.somebody("Mara")
        async with beating() as used:
            refused = await bring(mara, a_record(pack=COSTLY["deep header"]))
        assert (refused["status"], refused["code"]) == (422, "over-budget")
        assert max(used) < LONGEST_BLOCK


async def test_one_persons_costly_uploads_leave_room_for_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One goes in at a time who writes, so whoever waited there with an upload would keep all others out, too."""
    monkeypatch.setattr(workers, "PATIENCE", 60.0)  # a machine may be busy with other tests
    async with small_budget(tmp_path, requests_at_once=1) as server:
        mara, olu = await server.somebody("Mara"), await server.somebody("Olu")
        costly = [asyncio.create_task(new_pack(mara, COSTLY["dotted key"], 422)) for _ in range(4)]
        await asyncio.sleep(0.05)
        await new_pack(olu, INNOCENT)
        await olu.post("/me", {"name": "Olumide"})
        assert not all(task.done() for task in costly)
        assert {task["code"] for task in await asyncio.gather(*costly)} == {"over-budget"}


async def test_many_guests_at_one_address_leave_room_for_who_comes_from_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each of them is new and has used nothing yet, so by persons somebody else would wait behind all of them."""
    monkeypatch.setattr(workers, "PATIENCE", 60.0)
    async with small_budget(tmp_path) as server:
        attackers = [await server.somebody() for _ in range(8)]
        for attacker in attackers:
            come_from(attacker, server, "203.0.113.7")
        olu = await server.somebody("Olu")
        come_from(olu, server, "198.51.100.1")
        costly = [asyncio.create_task(new_pack(attacker, COSTLY["dotted key"], 422)) for attacker in attackers]
        await asyncio.sleep(0.3)  # all of them are in line
        await new_pack(olu, INNOCENT)
        assert sum(task.done() for task in costly) <= 4, "two were in work, and two more may have begun meanwhile"
        await asyncio.gather(*costly)


def come_from(guest: Guest, server: Server, address: str) -> None:
    transport = httpx.ASGITransport(app=server.app, raise_app_exceptions=False, client=(address, 1234))
    guest.client._transport = transport


async def test_a_template_that_dies_is_replaced(tmp_path: Path) -> None:
    async with small_budget(tmp_path) as server:
        os.kill(template_of(server.services.uploads), signal.SIGKILL)
        await new_pack(await server.somebody("Mara"), INNOCENT)


async def test_no_process_outlives_its_server() -> None:
    uploads = Uploads(Budget(seconds=600.0, memory=500_000_000), warm_up)
    costly = asyncio.create_task(uploads.run("mara", read_new, "deus", COSTLY["dotted key"], ""))
    while uploads.template is None or not children_of(uploads.template):
        await asyncio.sleep(0.05)
    started = [uploads.template, *children_of(uploads.template)]
    uploads.close()
    with pytest.raises((OverBudget, Refused)):  # on a busy machine it may have waited too long by then
        await costly
    for _ in range(200):
        if not any(is_running(process) for process in started):
            return
        await asyncio.sleep(0.05)
    pytest.fail("a process is left")


def test_a_system_without_limits_on_processes_can_import_the_server() -> None:
    missing = "import sys; sys.modules.update(resource=None, fcntl=None)"
    subprocess.run([sys.executable, "-c", f"{missing}; import tafelrunde.server.app"], check=True)


@pytest.fixture
def without_fork(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on Windows."""
    monkeypatch.setattr(workers, "CAN_FORK", False)


@pytest.mark.usefixtures("without_fork")
async def test_a_system_without_fork_reads_packs() -> None:
    uploads = Uploads(Budget(seconds=60.0, memory=500_000_000), warm_up)
    report = await uploads.run("mara", read_new, "deus", INNOCENT, "Raids")
    assert (report.pack.name, uploads.template) == ("Raids", None)
    uploads.close()


@pytest.mark.usefixtures("without_fork")
async def test_a_system_without_fork_ends_what_takes_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "WALL_SECONDS", 0.2)
    uploads = Uploads(Budget(seconds=600.0, memory=500_000_000), warm_up)
    with pytest.raises(OverBudget):
        await uploads.run("mara", read_new, "deus", COSTLY["dotted key"], "")
    uploads.close()
