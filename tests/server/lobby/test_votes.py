"""Votes to let a bot play for an absent player, without revealing the hand to anybody."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from sqlalchemy import text

from tafelrunde.server.core.tables.absence import WAITED_SECONDS

from ..cluster import BOTH
from ..guests import ME, OPEN, Guest, Server, bot_seat, running

pytestmark = [pytest.mark.anyio, BOTH]

FIRST = {"first_player": "first_seat"}
BOT = {"what": "bot"}


async def party(server: Server, number: int, **more: object) -> tuple[list[Guest], str]:
    """A public table; its host has the first seat and the first turn."""
    people = [await server.somebody(f"P{n}") for n in range(number)]
    table = await people[0].table(ME, *[OPEN] * (number - 1), options=FIRST, public=True, **more)
    for seat, guest in enumerate(people[1:], 1):
        await guest.post(f"/tables/{table}/seats/{seat}/claim", {})
    return people, table


async def let_wait(server: Server, table: str, seconds: float = WAITED_SECONDS) -> None:
    """As if whoever has the turn had been waited for."""
    async with server.services.storage.changing() as db:
        since = text("UPDATE tables SET turn_since = turn_since - :seconds WHERE id = :id")
        await db.execute(since, {"seconds": seconds, "id": table})


async def votes(guest: Guest, table: str, seat: int) -> object:
    return (await guest.get(f"/tables/{table}"))["seats"][seat]["votes"]


# ------------------------------------------------------------------------------------------------ attacks


async def test_guests_of_one_person_cannot_vote_themselves_into_a_hand(server: Server) -> None:
    (victim, attacker, puppet), table = await party(server, 3)
    before = await victim.get(f"/tables/{table}/view", seat=0)
    where = f"/tables/{table}/seats/0"
    answers = [
        await guest.client.post(f"/api{where}/vote", json={"what": what})
        for what in ("other", "bot")
        for guest in (attacker, puppet)
    ]
    links = await attacker.get(f"/tables/{table}/invites")
    token = links[0]["url"].split("#")[1].split(".")[1] if links else ""
    third = await server.somebody("Third")
    claimed = await third.client.post(f"/api{where}/claim", json={"invite": token})
    seen = await third.client.get(f"/api/tables/{table}/view", params={"seat": 0})
    assert seen.status_code == 403, "somebody else sees the hand"
    assert await victim.get(f"/tables/{table}/view", seat=0) == before
    assert (claimed.status_code, links) == (409, [])
    assert [answer.status_code for answer in answers] == [422, 422, 409, 409]
    assert "'bot'" in answers[0].json()["error"]


async def test_nobody_is_voted_out_who_is_there(server: Server) -> None:
    (host, mara, olu), table = await party(server, 3)
    await let_wait(server, table)
    refused = await mara.post(f"/tables/{table}/seats/0/vote", BOT, 409)  # nobody has chosen yet
    assert "first" in refused["error"]
    await host.take_turn(table, 0, random.Random(1))
    await let_wait(server, table, WAITED_SECONDS - 60)
    for absent, voters in ((1, (host, olu)), (2, (host, mara))):  # too early, and not on turn
        for guest in voters:
            assert await votes(guest, table, absent) is None
            refused = await guest.post(f"/tables/{table}/seats/{absent}/vote", BOT, 409)
            assert "three days" in refused["error"]
    assert [seat["bot"] for seat in (await host.get(f"/tables/{table}"))["seats"]] == [None] * 3


async def test_a_tournament_takes_no_votes(server: Server) -> None:
    people = [await server.somebody(f"P{n}") for n in range(3)]
    plan = {"game": "deus", "title": "Cup", "group_size": 3, "clock": {"bank": 3600}, "options": FIRST}
    cup = (await people[0].post("/tournaments", plan, 201))["id"]
    for guest in people:
        await guest.post(f"/tournaments/{cup}/enter", {})
    await people[0].post(f"/tournaments/{cup}/start")
    [table] = [table["id"] for table in await people[0].get("/tables", which="mine")]
    seats = {seat: guest for guest in people for seat in range(3) if await is_seated(guest, table, seat)}
    await seats[0].take_turn(table, 0, random.Random(1))
    await let_wait(server, table)
    async with server.services.storage.changing() as db:
        await db.execute(text("UPDATE seats SET clock_out = true WHERE seat = 1"))
    assert await votes(seats[0], table, 1) is None
    for voter in (0, 2):
        refused = await seats[voter].post(f"/tables/{table}/seats/1/vote", BOT, 409)
        assert "tournament" in refused["error"]
    assert (await people[0].get(f"/tables/{table}"))["seats"][1]["bot"] is None


async def is_seated(guest: Guest, table: str, seat: int) -> bool:
    mine: bool = (await guest.get(f"/tables/{table}"))["seats"][seat]["mine"]
    return mine


# ------------------------------------------------------------------------------------------------ what they are for


async def test_a_majority_lets_a_bot_play_for_who_is_absent_until_they_come_back(server: Server) -> None:
    (host, rude, olu, pia), table = await party(server, 4)
    await host.take_turn(table, 0, random.Random(1))
    await let_wait(server, table)
    assert await votes(olu, table, 1) == {"bot": 0, "needed": 2, "mine": None}
    assert await votes(rude, table, 1) is None
    await olu.post(f"/tables/{table}/seats/1/vote", BOT)
    await olu.post(f"/tables/{table}/seats/1/vote", BOT)  # once more is still once
    assert await votes(pia, table, 1) == {"bot": 1, "needed": 2, "mine": None}
    await olu.post(f"/tables/{table}/seats/1/vote", {"what": None})
    await pia.post(f"/tables/{table}/seats/1/vote", BOT)
    seat = (await host.post(f"/tables/{table}/seats/1/vote", BOT))["seats"][1]
    assert (seat["kind"], seat["votes"]) == ("bot", None)
    assert any("have voted" in line["text"] for line in await host.get(f"/tables/{table}/log", seat=0))
    for guest in (host, olu, pia, await server.somebody()):
        assert await guest.get(f"/tables/{table}/invites") == []
        await guest.post(f"/tables/{table}/seats/1/claim", {}, 409)
    await rude.get(f"/tables/{table}/state", 403, seat=1)
    back = (await rude.post(f"/tables/{table}/seats/1/claim", {}))["seats"][1]
    assert (back["mine"], back["bot"]) == (True, None)


async def let_clock_run_out(server: Server) -> None:
    server.services.uptime.continue_from(server.services.uptime.now() + 120)
    await server.services.clock_watch.beat()


async def test_one_of_two_votes_when_a_clock_has_run_out(server: Server) -> None:
    (mara, olu), table = await party(server, 2, clock={"bank": 60})
    await mara.take_turn(table, 0, random.Random(1))
    await olu.state(table, 1)
    await let_wait(server, table)  # by the clock they have time
    await mara.post(f"/tables/{table}/seats/1/vote", BOT, 409)
    await let_clock_run_out(server)
    assert await votes(mara, table, 1) == {"bot": 0, "needed": 1, "mine": None}
    assert (await mara.post(f"/tables/{table}/seats/1/vote", BOT))["seats"][1]["kind"] == "bot"


async def test_a_vote_ends_with_the_turn_it_was_cast_in(server: Server) -> None:
    (host, rude, olu), table = await party(server, 3, clock={"bank": 60})
    dice = random.Random(1)
    await host.take_turn(table, 0, dice)
    await rude.state(table, 1)
    await let_clock_run_out(server)
    await olu.post(f"/tables/{table}/seats/1/vote", BOT)
    assert await votes(host, table, 1) == {"bot": 1, "needed": 2, "mine": None}
    for guest, seat in ((rude, 1), (olu, 2), (host, 0)):
        await guest.take_turn(table, seat, dice)
    await let_clock_run_out(server)
    assert await votes(host, table, 1) == {"bot": 0, "needed": 2, "mine": None}


async def test_people_who_may_not_vote_are_refused(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        (mara, olu), table = await party(server, 2)
        await mara.post(f"/tables/{table}/seats/0/vote", BOT, 422)
        await (await server.somebody()).post(f"/tables/{table}/seats/1/vote", BOT, 403)
        alone = await olu.table(ME, bot_seat())
        await olu.post(f"/tables/{alone}/seats/1/vote", BOT, 422)
        waiting = await olu.table(ME, OPEN)
        await olu.post(f"/tables/{waiting}/seats/1/vote", BOT, 409)


# ------------------------------------------------------------------------------------------------ nobody has chosen yet


async def test_the_host_removes_a_table_whose_first_player_never_comes(server: Server) -> None:
    host, absent = [await server.somebody() for _ in range(2)]
    table = await host.table(OPEN, ME, options=FIRST)
    await absent.join(table, host, 0)
    assert (await host.post(f"/tables/{table}/remove", status=409))["code"] == "others-sit-here"
    await let_wait(server, table)
    await absent.post(f"/tables/{table}/remove", status=403)
    [listed] = (await host.get("/lobby"))["mine"]
    assert listed["removable"]
    await host.post(f"/tables/{table}/remove")
    await host.get(f"/tables/{table}", 404)


async def test_a_host_who_does_not_choose_cannot_remove_the_deal(server: Server) -> None:
    (host, *_), table = await party(server, 3)
    await let_wait(server, table)
    await host.post(f"/tables/{table}/remove", status=409)


async def test_a_table_goes_when_all_others_have_left_before_the_first_choice(server: Server) -> None:
    (host, mara, olu), table = await party(server, 3)
    for guest, seat in ((mara, 1), (olu, 2)):
        await host.post(f"/tables/{table}/remove", status=409)
        await guest.post(f"/tables/{table}/seats/{seat}/leave")
    await host.post(f"/tables/{table}/remove")
