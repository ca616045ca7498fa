"""After an upgrade with other rules: an engine of the older release plays its tables to the end. Without one, tables at
which nobody has chosen are dealt again, and the others are closed."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, text

from tafelrunde.games import games
from tafelrunde.kernel.match import Match
from tafelrunde.server.core.identity import COOKIE
from tafelrunde.server.core.matches.results import result_of
from tafelrunde.server.core.storage.models import Table
from tafelrunde.server.core.tables.session import changing

from .cluster import BOTH, BOTH_AT_LENGTH
from .core.test_migrations import CASES
from .guests import (
    BESIDE,
    ME,
    OPEN,
    Guest,
    Server,
    bot_seat,
    committed,
    fast_forward,
    quiet_choice,
    running,
    until_asked,
)
from .old_database import cookie, fill_with_all_games
from .releases import engines_in, next_rules

pytestmark = pytest.mark.anyio

FIRST = {"first_player": "first_seat"}
PACK = '[deus.card.red_raiders]\neffect = "StealFromEach(GOLD, 3)"\n'


async def upgrade(server: Server, by: int = 1) -> None:
    """As if all tables had been begun under rules that this server does not have."""
    async with server.services.storage.changing() as db:
        await db.execute(text("UPDATE tables SET rules_version = rules_version - :by"), {"by": by})
        ids = list((await db.execute(text("SELECT id FROM tables"))).scalars())
    for table in ids:
        server.services.matches.forget(table)


async def pair(server: Server, **more: object) -> tuple[Guest, Guest, str]:
    """Two people at a dealt table; the host has the first turn."""
    host, other = [await server.somebody() for _ in range(2)]
    table = await host.table(ME, OPEN, **{"options": FIRST, **more})
    await other.join(table, host, 1)
    return host, other, table


async def rules_of(guest: Guest, table: str) -> int:
    version: int = (await guest.get(f"/tables/{table}"))["rules_version"]
    return version


async def is_closed(guest: Guest, table: str) -> bool:
    [listed] = [each for each in await guest.get("/tables", which="mine") if each["id"] == table]
    meta = await guest.get(f"/tables/{table}")
    assert listed["closed"] == meta["closed"]
    return bool(meta["closed"])


@BOTH
async def test_a_table_at_which_nobody_has_chosen_is_dealt_again_and_played(server: Server) -> None:
    host, other, table = await pair(server, clock={"bank": 600})
    before = await committed(server, table)
    async with server.services.storage.changing() as db:
        await db.execute(text("UPDATE seats SET clock_left = 1"))
    await upgrade(server)
    [listed] = await other.get("/tables", which="mine")
    assert not listed["closed"]
    state = await other.state(table, 1)
    assert (state["ply"], await rules_of(host, table)) == (0, games["deus"].rules_version)
    again = await committed(server, table)
    assert again.seed != before.seed, "who knew their hand would know where its cards lie now"
    assert min((await host.get(f"/tables/{table}"))["clock"]["left"]) > 500
    log = [line["text"] for line in await host.get(f"/tables/{table}/log", seat=0)]
    assert sum("dealt again" in line for line in log) == 1
    await host.take_turn(table, 0, random.Random(1))
    assert await committed(server, table) is again


@BOTH
async def test_a_game_in_which_somebody_has_chosen_is_closed(server: Server) -> None:
    host, _, table = await pair(server)
    await host.take_turn(table, 0, random.Random(1))
    plies = (await host.get(f"/tables/{table}"))["plies"]
    await upgrade(server)
    assert await is_closed(host, table)
    await host.get(f"/tables/{table}/state", 409, seat=0)
    assert (await host.get(f"/tables/{table}"))["plies"] == plies > 0


@BOTH
async def test_a_choice_of_the_former_deal_does_not_count_in_the_new_one(server: Server) -> None:
    host, _, table = await pair(server)
    old = await quiet_choice(host, table, await host.state(table, 0))
    assert old["ply"] > 0
    await upgrade(server)
    refused = await host.choose(table, old, 0, 409)
    assert (refused["code"], "dealt again" in refused["error"]) == ("stale", True)
    state = await host.state(table, 0)
    assert (state["ply"], await rules_of(host, table)) == (0, games["deus"].rules_version)
    await host.choose(table, old, 0, 409)
    await quiet_choice(host, table, state)


@BOTH
async def test_early_answers_of_the_former_deal_are_forgotten(server: Server) -> None:
    host, other, table = await pair(server, options={**FIRST, "start_pieces": 8})
    state = await other.state(table, 1)
    while state["question"] is not None:
        state = await other.choose(table, state, state["question"]["options"][0]["code"])
    await upgrade(server)
    assert (await other.state(table, 1))["question"] is not None
    assert (await host.state(table, 0))["ply"] == 0


@BOTH
async def test_choices_of_bots_alone_do_not_close_a_table(server: Server) -> None:
    guest = await server.somebody()
    table = await guest.table(bot_seat(), ME, options=FIRST)
    before = await until_asked(guest, table, 1)
    assert before["ply"] > 0
    await upgrade(server)
    assert not await is_closed(guest, table)
    await until_asked(guest, table, 1)
    assert await rules_of(guest, table) == games["deus"].rules_version
    await guest.take_turn(table, 1, random.Random(1))


@BOTH
async def test_a_chosen_deal_stays_chosen(server: Server) -> None:
    _, other, table = await pair(server, seed=7)
    await upgrade(server)
    await other.state(table, 1)
    assert (await committed(server, table)).seed == 7


@BOTH
async def test_the_challenge_of_a_day_stays_the_same_deal(server: Server) -> None:
    guest = await server.somebody()
    table = (await guest.post("/daily/play", status=201))["table"]
    seed = (await committed(server, table)).seed
    await upgrade(server)
    await guest.state(table, 0)
    assert (await committed(server, table)).seed == seed


@BOTH
async def test_an_older_program_does_not_deal_a_newer_table(server: Server) -> None:
    host, _, table = await pair(server)
    await upgrade(server, by=-1)
    assert await is_closed(host, table)
    refused = await host.get(f"/tables/{table}/state", 503, seat=0)
    assert (refused["code"], "Try again" in refused["error"]) == ("other-rules", True)


@BOTH
async def test_options_that_are_gone_close_the_table(server: Server) -> None:
    host, _, table = await pair(server)
    await upgrade(server)
    async with server.services.storage.changing() as db:
        await db.execute(text('UPDATE tables SET options = \'{"first_player": "nobody"}\''))
    assert await is_closed(host, table)
    await host.get(f"/tables/{table}/state", 409, seat=0)


@pytest.mark.parametrize("changed", ["rules_version = rules_version - 1", "component_hash = 'of before'"])
@BOTH
async def test_a_table_with_a_pack_is_dealt_again_with_its_pack(server: Server, changed: str) -> None:
    guest = await server.somebody()
    stored = await guest.post("/games/deus/packs", {"name": "Mine", "text": PACK}, 201)
    table = await guest.table(ME, BESIDE, options=FIRST, pack=stored["id"])
    before = await committed(server, table)
    async with server.services.storage.changing() as db:
        await db.execute(text(f"UPDATE tables SET {changed}"))
    server.services.matches.forget(table)
    await guest.state(table, 0)
    again = await committed(server, table)
    assert again.game.pack == before.game.pack != ""
    assert again.seed != before.seed


@BOTH
async def test_a_table_of_a_tournament_is_dealt_again_for_the_same_people(server: Server) -> None:
    people = [await server.somebody(f"P{n}") for n in range(2)]
    plan = {"game": "deus", "title": "Cup", "group_size": 2, "clock": {"bank": 3600}, "options": FIRST}
    cup = (await people[0].post("/tournaments", plan, 201))["id"]
    for guest in people:
        await guest.post(f"/tournaments/{cup}/enter", {})
    await people[0].post(f"/tournaments/{cup}/start")
    [table] = [each["id"] for each in await people[0].get("/tables", which="mine")]
    before = (await people[0].get(f"/tables/{table}"))["seats"]
    await upgrade(server)
    after = await people[0].get(f"/tables/{table}")
    assert (after["seats"], after["closed"]) == (before, False)
    first = people[0] if after["seats"][0]["mine"] else people[1]
    await first.take_turn(table, 0, random.Random(1))


# ----------------------------------------------------------------------------------------------------- with an engine


async def play_on(server: Server, guest: Guest, table: str, codes: Sequence[int]) -> None:
    """Make these choices: the first ones as a player at the page, the others as the seats confirm them."""
    before = (await guest.get(f"/tables/{table}"))["plies"]
    await guest.post(f"/tables/{table}/preferences", {"seat": 0, "ask_everything": True})
    state, made = await guest.state(table, 0), 0
    while state["question"] is not None and made < 3:
        state, made = await guest.choose(table, state, codes[made]), made + 1
    if state["must_end"]:
        state = await guest.step(table, "end", state)
    else:
        while state["can_undo"]:
            state = await guest.step(table, "reset", state)
    async with changing(server.services, table, None) as session:
        assert session.engine is not None, "this release does not have its rules"
        for seat in session.seats:
            seat.ask_everything = True
    async with changing(server.services, table, None) as session:
        played = session.table.plies - before
        turn = await session.require_rules().bot_turn(codes[played:], "", "")
        assert turn.wrong == "", turn.reason
        await session.commit(turn.turn)


def to_the_end(match: Match) -> tuple[list[int], dict[str, Any]]:
    """The rest of a game with choices at random, and its result."""
    dice, done = random.Random(5), len(match.codes)
    while match.decision is not None:
        match.choose(dice.choice(match.decision.options))
    return match.codes[done:], result_of(match)


@pytest.mark.parametrize(("bare", "version"), CASES, indirect=["bare"])
async def test_half_played_games_of_every_schema_end_as_they_would_have(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bare: str, version: str
) -> None:
    matches = await fill_with_all_games(bare, version)
    rests = {name: to_the_end(match) for name, match in matches.items()}
    next_rules(monkeypatch)
    async with running(tmp_path, db=bare, engines=engines_in(tmp_path)) as server:
        mara = Guest(server)
        mara.client.cookies.set(COOKIE, cookie(), domain="table.test")
        for name, (codes, result) in rests.items():
            assert not await is_closed(mara, name)
            await play_on(server, mara, name, codes)
            assert (await mara.get(f"/tables/{name}"))["status"] == "over"
            async with server.services.storage.reading() as db:
                stored = (await db.execute(select(Table.result).where(Table.id == name))).scalar_one()
            assert stored == result, name


@BOTH_AT_LENGTH
async def test_tournaments_and_tries_of_the_day_go_on(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = engines_in(tmp_path)
    async with running(tmp_path, db=database, engines=folder) as server:
        people = [await server.account(name) for name in ("Mara", "Olu")]
        plan = {"game": "deus", "title": "Cup", "group_size": 2, "clock": {"bank": 3600}, "options": FIRST}
        cup = (await people[0].post("/tournaments", plan, 201))["id"]
        for guest in people:
            await guest.post(f"/tournaments/{cup}/enter", {})
        await people[0].post(f"/tournaments/{cup}/start")
        [round_table] = [each["id"] for each in await people[0].get("/tables", which="mine")]
        daily = (await people[0].post("/daily/play", status=201))["table"]
        rests = {}
        for table in (round_table, daily):
            await fast_forward(server, table, 20, random.Random(3))
            rests[table] = to_the_end((await committed(server, table)).at(20))
    next_rules(monkeypatch)
    async with running(tmp_path, db=database, engines=folder) as server:
        guests = [guest.at(server) for guest in people]
        for table, (codes, result) in rests.items():
            async with changing(server.services, table, None) as session:
                assert session.engine is not None
                turn = await session.require_rules().bot_turn(codes, "", "")
                await session.commit(turn.turn)
            info = await guests[0].get(f"/tables/{table}")
            assert (info["status"], info["result"]["scores"]) == ("over", result["scores"])
        played = await until_entered(guests[0], cup)
        assert (played["heats"][0]["status"], played["heats"][0]["scores"]) == ("over", rests[round_table][1]["scores"])
        [result] = [one for one in (await guests[0].get("/daily"))["results"] if one["mine"]]
        assert result["score"] == rests[daily][1]["scores"][0]


async def until_entered(guest: Guest, cup: str) -> dict[str, Any]:
    """The first round, as soon as the director has entered its tables."""
    for _ in range(300):
        played: dict[str, Any] = (await guest.get(f"/tournaments/{cup}"))["played"][0]
        if played["heats"][0]["points"] is not None:
            return played
        await asyncio.sleep(0.1)
    raise AssertionError("the tournament goes nowhere")
