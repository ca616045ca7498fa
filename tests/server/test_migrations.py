"""A database that an older version filled is brought up to date, and everything in it is there and goes on."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from alembic.script import ScriptDirectory

from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import Record
from tafelrunde.server.access.accounts import COOKIE
from tafelrunde.server.storage.migrations.newest import NEWEST
from tafelrunde.server.storage.schema import MIGRATIONS
from tests.soak import SOAK

from .guests import Guest, committed, running
from .old_database import PROGRAM_TOKEN, cookie, fill
from .test_programs import Program

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
