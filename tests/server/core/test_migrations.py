"""Migrations of databases filled by older versions: everything is still there and works."""

from __future__ import annotations

import json
import random
from hashlib import sha256
from pathlib import Path

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import select, text

from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import Record
from tafelrunde.server.core.identity import COOKIE
from tafelrunde.server.core.settings import Settings
from tafelrunde.server.core.storage import Storage
from tafelrunde.server.core.storage.migrations.newest import NEWEST
from tafelrunde.server.core.storage.models import Seat, Table
from tafelrunde.server.core.storage.schema import MIGRATIONS
from tests.soak import SOAK

from ..cluster import BOTH
from ..guests import Guest, committed, running
from ..old_database import PROGRAM_TOKEN, SECRET, cookie, fill
from ..test_programs import Program

pytestmark = pytest.mark.anyio

VERSIONS = sorted(script.revision for script in ScriptDirectory(str(MIGRATIONS)).walk_revisions())


def test_every_step_is_named_in_order() -> None:
    assert [f"{n:04}" for n in range(1, len(VERSIONS) + 1)] == VERSIONS
    assert VERSIONS[-1] == NEWEST


# From the first version all steps are made that there are; at length they begin at every version, on both databases.
BEGINNINGS = VERSIONS if SOAK else [*VERSIONS[:-3:4], *VERSIONS[-3:]]
CASES = [("sqlite", version) for version in BEGINNINGS]
CASES += [("postgres", version) for version in (VERSIONS if SOAK else (VERSIONS[0], NEWEST))]


@pytest.mark.parametrize(("bare", "version"), CASES, indirect=["bare"])
async def test_what_an_older_version_left_is_read_and_played_on(tmp_path: Path, bare: str, version: str) -> None:
    filled = await fill(bare, version)
    async with running(tmp_path, db=bare) as server:
        mara = Guest(server)
        mara.client.cookies.set(COOKIE, cookie(), domain="table.test")
        assert (await mara.get("/me"))["account"] == "mara"
        tables = {table["id"]: table for table in await mara.get("/tables")}
        assert {id: table["status"] for id, table in tables.items()} == {"playing": "playing", "over": "over"}
        assert [seat["name"] for seat in tables["playing"]["seats"]] == ["Mara", "Olu", "Bot"]
        assert [seat["held"] for seat in tables["playing"]["seats"]] == [True, False, True]
        assert tables["over"]["result"]["scores"] == filled.over.result.scores
        assert (tables["over"]["seed"], tables["playing"]["seed"]) == (3, None)
        assert (await committed(server, "playing")).hash() == filled.playing.hash()
        record = Record.from_json(await mara.get("/tables/over/record"))
        assert Match.replay(record).hash() == filled.over.hash()
        assert (await mara.get("/tables/playing/chat"))[0]["text"] == "Zug um Zug 🎲"
        assert any("Olu has joined" in line["text"] for line in await mara.get("/tables/playing/log", seat=0))
        program = Program(server, PROGRAM_TOKEN)
        assert (await program.get("/tables/playing/state", seat=2))["seat"] == 2
        await _play_on(mara, len(filled.playing.codes))


async def _play_on(mara: Guest, plies: int) -> None:
    """The tentative choice is there, can be taken back, and the turn can be played to its end."""
    state = await mara.state("playing", 0)
    assert (state["committed"], state["ply"]) == (plies, plies + 1)
    state = await mara.step("playing", "undo", state)
    assert state["ply"] == plies
    await mara.take_turn("playing", 0, random.Random(1))
    assert (await mara.get("/tables/playing"))["plies"] > plies


@BOTH
async def test_a_rematch_of_old_loses_the_webhook_of_the_former_host(tmp_path: Path, bare: str) -> None:
    await fill(bare, "0016")
    storage = Storage(Settings(db=bare, secret=SECRET).database_url())
    async with storage.changing_all() as connection:
        await connection.execute(text("UPDATE tables SET webhook_secret = 'whsec_1'"))
        await connection.execute(text("UPDATE tables SET host_id = 'olu', created = 2 WHERE id = 'playing'"))
    await storage.close()
    async with running(tmp_path, db=bare) as server, server.services.storage.reading() as db:
        hooks = await db.execute(select(Table.id, Table.webhook, Table.webhook_secret).order_by(Table.id))
        assert [*hooks.tuples()] == [("over", "https://club.invalid/", "whsec_1"), ("playing", None, None)]


@BOTH
async def test_a_seat_that_an_old_vote_opened_is_played_by_a_bot(tmp_path: Path, bare: str) -> None:
    """Such votes gave the link to a hand to everybody at the table."""
    await fill(bare, "0016")
    storage = Storage(Settings(db=bare, secret=SECRET).database_url())
    opened = "UPDATE seats SET kind = 'open', user_id = NULL, holder_id = NULL, handed = true, invite_hash = :hash"
    votes = json.dumps({"olu": {"what": "other", "at": 4e9}})
    async with storage.changing_all() as connection:
        await connection.execute(text(f"{opened} WHERE seat = 1"), {"hash": sha256(b"link").hexdigest()})
        await connection.execute(text("UPDATE seats SET votes = :votes WHERE seat = 2"), {"votes": votes})
    await storage.close()
    async with running(tmp_path, db=bare) as server:
        mara = Guest(server)
        mara.client.cookies.set(COOKIE, cookie(), domain="table.test")
        stranger = await server.somebody()
        await stranger.post("/tables/playing/seats/1/claim", {"invite": "link"}, 409)
        await stranger.get("/tables/playing/state", 403, seat=1)
        seats = (await mara.get("/tables/playing"))["seats"]
        assert [seat["bot"] for seat in seats] == [None, "medium", None]
        assert await mara.get("/tables/playing/invites") == []
        async with server.services.storage.reading() as db:
            assert not any(await db.scalars(select(Seat.votes)))
            assert set(await db.scalars(select(Table.started))) == {True}
