"""After an upgrade with other rules: tables without choices are dealt again, the others are closed."""

from __future__ import annotations

import random

import pytest
from sqlalchemy import text

from tafelrunde.games import games

from .cluster import BOTH
from .guests import BESIDE, ME, OPEN, Guest, Server, bot_seat, committed, quiet_choice, until_asked

pytestmark = [pytest.mark.anyio, BOTH]

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


async def test_a_game_in_which_somebody_has_chosen_is_closed(server: Server) -> None:
    host, _, table = await pair(server)
    await host.take_turn(table, 0, random.Random(1))
    plies = (await host.get(f"/tables/{table}"))["plies"]
    await upgrade(server)
    assert await is_closed(host, table)
    await host.get(f"/tables/{table}/state", 409, seat=0)
    assert (await host.get(f"/tables/{table}"))["plies"] == plies > 0


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


async def test_early_answers_of_the_former_deal_are_forgotten(server: Server) -> None:
    host, other, table = await pair(server, options={**FIRST, "start_pieces": 8})
    state = await other.state(table, 1)
    while state["question"] is not None:
        state = await other.choose(table, state, state["question"]["options"][0]["code"])
    await upgrade(server)
    assert (await other.state(table, 1))["question"] is not None
    assert (await host.state(table, 0))["ply"] == 0


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


async def test_a_chosen_deal_stays_chosen(server: Server) -> None:
    _, other, table = await pair(server, seed=7)
    await upgrade(server)
    await other.state(table, 1)
    assert (await committed(server, table)).seed == 7


async def test_the_challenge_of_a_day_stays_the_same_deal(server: Server) -> None:
    guest = await server.somebody()
    table = (await guest.post("/daily/play", status=201))["table"]
    seed = (await committed(server, table)).seed
    await upgrade(server)
    await guest.state(table, 0)
    assert (await committed(server, table)).seed == seed


async def test_an_older_program_does_not_deal_a_newer_table(server: Server) -> None:
    host, _, table = await pair(server)
    await upgrade(server, by=-1)
    assert await is_closed(host, table)
    await host.get(f"/tables/{table}/state", 409, seat=0)


async def test_options_that_are_gone_close_the_table(server: Server) -> None:
    host, _, table = await pair(server)
    await upgrade(server)
    async with server.services.storage.changing() as db:
        await db.execute(text('UPDATE tables SET options = \'{"first_player": "nobody"}\''))
    assert await is_closed(host, table)
    await host.get(f"/tables/{table}/state", 409, seat=0)


@pytest.mark.parametrize("changed", ["rules_version = rules_version - 1", "component_hash = 'of before'"])
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
