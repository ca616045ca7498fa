"""Tournaments: pairing, standings, and rounds that start by themselves."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from itertools import combinations
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import select, update

from tafelrunde.server.core import time_slice
from tafelrunde.server.core.matches.tentative import TentativeTurn
from tafelrunde.server.core.storage.models import Seat, Table
from tafelrunde.server.core.tables import opening
from tafelrunde.server.core.tables.session import changing
from tafelrunde.server.tournaments import tournaments
from tafelrunde.server.tournaments.pairing import (
    Round,
    Steps,
    circle,
    default_rounds,
    in_seats,
    meetings,
    sizes,
    spread,
    swiss,
)
from tafelrunde.server.tournaments.standings import points_of, standings
from tafelrunde.server.tournaments.tournaments import advance, find

from ..guests import Guest, Json, Server, committed, fast_forward

pytestmark = pytest.mark.anyio

PLAN: Json = {"title": "Cup", "game": "deus", "clock": {"bank": 3600}}
DAY = 24 * 60 * 60


# ------------------------------------------------------------------------------------------------ who meets whom


def result(steps: Steps) -> Round:
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: Round = end.value
            return found


@pytest.mark.parametrize(
    ("entrants", "at_a_table", "tables"),
    [
        (8, 4, [4, 4]),
        (7, 4, [4, 3]),
        (9, 4, [3, 3, 3]),
        (5, 4, [3, 2]),
        (7, 2, [2, 2, 2]),
        (2, 5, [2]),
        (1, 2, []),
        (3, 2, [2]),
    ],
)
def test_tables_are_as_even_as_can_be(entrants: int, at_a_table: int, tables: list[int]) -> None:
    assert sizes(entrants, at_a_table) == tables


@pytest.mark.parametrize("entrants", [2, 5, 8])
def test_in_the_circle_all_meet_all_once(entrants: int) -> None:
    rounds = [circle(range(entrants), number + 1) for number in range(default_rounds("robin", entrants, 2))]
    met = meetings([group for one in rounds for group in one.groups])
    assert met == Counter(combinations(range(entrants), 2))
    sat_out = Counter(one for each in rounds for one in each.sitting_out)
    assert set(sat_out.values()) == ({1} if entrants % 2 else set())


def test_at_larger_tables_all_meet_all_about_evenly() -> None:
    past: list[list[int]] = []
    for number in range(default_rounds("robin", 16, 4)):
        found = result(spread(range(16), 4, past, random.Random(number)))
        assert sorted(one for group in found.groups for one in group) == list(range(16))
        past += found.groups
    met = meetings(past)
    assert max(met.values()) <= 2
    assert len(met) >= 100, "of 120 pairs; chance alone gives about 83"


def test_the_swiss_system_seats_equals_together_and_nobody_meets_again() -> None:
    first = result(swiss(range(8), 2, [], []))
    assert first.groups == [[0, 1], [2, 3], [4, 5], [6, 7]]
    second = result(swiss([0, 1, 2, 3, 4, 5, 6, 7], 2, first.groups, []))
    assert not {*meetings(first.groups)} & {*meetings(second.groups)}
    assert all(abs(one - other) <= 3 for one, other in second.groups)
    odd = result(swiss([3, 1, 0, 2, 4], 2, [], [4]))
    assert odd.sitting_out == [2], "the last who did not sit out before"
    assert in_seats([1, 2], [[1, 2], [3, 1]]) == [1, 2]
    assert in_seats([1, 2], [[1, 2]]) == [2, 1]


def test_places_become_points_and_ties_are_broken_by_opponents() -> None:
    assert points_of([1, 2, 3, 4]) == [1.0, 0.6667, 0.3333, 0.0]
    assert points_of([1, 1, 3]) == [0.75, 0.75, 0.0]
    assert points_of([1, 2], absent={0}) == [0.0, 1.0]
    heats = [
        SimpleNamespace(entrants=[0, 1], points=[1.0, 0.0]),
        SimpleNamespace(entrants=[2, 3], points=[1.0, 0.0]),
        SimpleNamespace(entrants=[1, 3], points=[1.0, 0.0]),
        SimpleNamespace(entrants=[4], points=[1.0]),
        SimpleNamespace(entrants=[0, 2], points=None),
    ]
    order = standings(range(5), heats)
    assert [(one.place, one.entrant, one.points) for one in order] == [
        (1, 0, 1.0),
        (1, 1, 1.0),
        (3, 2, 1.0),
        (4, 4, 1.0),
        (5, 3, 0.0),
    ]


# ------------------------------------------------------------------------------------------------ all by itself


async def tables_of(server: Server, cup: str) -> list[Table]:
    async with server.services.storage.reading() as db:
        return list(await db.scalars(select(Table).where(Table.contest == f"tournament.{cup}")))


async def play_for(server: Server, table: str, people: set[str], dice: random.Random) -> bool:
    """One turn of whoever is to move, if it is one of these people; as if they had clicked."""
    async with changing(server.services, table, None) as session:
        seat = session.table.turn_seat
        if session.table.status != "playing" or seat is None or session.seats[seat].user_id not in people:
            return False
        turn = TentativeTurn(session.require_match().match, seat)
        while turn.match.decision is not None and turn.match.decision.seat == seat:
            turn.choose(dice.choice(turn.match.decision.options))
        await session.commit(turn)
        return True


async def hurry(server: Server, table: str) -> None:
    """Once a game has gone on for some turns by itself, most of the rest is played behind everybody's back."""
    whole = await committed(server, table)
    match = whole.at(len(whole.codes))
    if match.decision is None or len(match.codes) > 60:
        return
    if len(match.codes) > 30:
        dice, before = random.Random(3), len(match.codes)
        while match.decision is not None:
            match.choose(dice.choice(match.decision.options))
        await fast_forward(server, table, len(match.codes) - before - 20, random.Random(3))


async def test_eight_seats_run_through_by_themselves_with_one_person_absent(server: Server) -> None:
    mara, olu, pia = [await server.somebody(name) for name in ("Mara", "Olu", "Pia")]
    cup = (await mara.post("/tournaments", {**PLAN, "group_size": 4, "most": 8, "rounds": 2}, 201))["id"]
    for guest in (mara, olu, pia):
        await guest.post(f"/tournaments/{cup}/enter")
    state = await mara.post(f"/tournaments/{cup}/bots", {"bot": "random", "number": 5})
    await olu.post(f"/tournaments/{cup}/start", status=403)
    assert (state["taken"], state["status"], state["played"]) == (8, "open", [])
    state = await mara.post(f"/tournaments/{cup}/start")
    assert (state["status"], state["round"], len(state["played"][0]["heats"])) == ("playing", 1, 2)
    present, dice = {(await guest.get("/me"))["id"] for guest in (mara, olu)}, random.Random(1)
    absent, uptime = (await pia.get("/me"))["id"], server.services.uptime
    for _ in range(600):
        for table in [one.id for one in await tables_of(server, cup)]:
            while await play_for(server, table, present, dice):
                pass
            await hurry(server, table)
        async with server.services.storage.reading() as db:
            waiting = select(Table.id).join(Seat, (Seat.table_id == Table.id) & (Seat.seat == Table.turn_seat))
            held_up = list(await db.scalars(waiting.where(Seat.user_id == absent, Seat.bot.is_(None))))
        if held_up:  # Pia never comes: her clock runs out, and a bot stands in
            uptime.continue_from(uptime.now() + 3700)
            await server.services.clock_watch.beat()
        await advance(server.services, cup)
        if (await find(server.services, cup)).tournament.status == "over":
            break
        await asyncio.sleep(0.05)
    state = await olu.get(f"/tournaments/{cup}")
    assert (state["status"], state["round"], len(state["played"])) == ("over", 2, 2)
    assert all(heat["status"] == "over" and heat["scores"] for one in state["played"] for heat in one["heats"])
    assert sum(one["points"] for one in state["standings"]) == pytest.approx(8.0, abs=0.01)
    assert [one["played"] for one in state["standings"]] == [2] * 8
    assert state["standings"][0]["place"] == 1
    seated = [one["entrants"] for each in state["played"] for one in each["heats"]]
    assert sorted(seated[0] + seated[1]) == list(range(8))
    tables = await tables_of(server, cup)
    assert len(tables) == 4
    assert {one["id"] for one in await pia.get("/tables")} == {
        one["id"] for one in await pia.get("/tables", which="mine")
    }
    assert len(await mara.get("/tables")) == 2, "who holds it sees the tables they sit at"


@pytest.mark.databases("sqlite", "postgres")
async def test_a_round_follows_another_and_who_is_missing_forfeits(server: Server) -> None:
    mara, olu, pia = [await server.somebody(name) for name in ("Mara", "Olu", "Mara")]
    plan = {**PLAN, "format": "robin", "absent": "forfeit", "public": True}
    cup = (await mara.post("/tournaments", plan, 201))["id"]
    [listed] = await pia.get("/tournaments")
    assert (listed["id"], listed["host"], listed["entered"]) == (cup, False, False)
    for guest in (mara, olu, pia):
        state = await guest.post(f"/tournaments/{cup}/enter")
    assert [one["name"] for one in state["entrants"]] == ["Mara", "Olu", "Mara 2"]
    state = await mara.post(f"/tournaments/{cup}/start")
    assert (state["rounds"], [heat["points"] for heat in state["played"][0]["heats"]]) == (3, [None, [0.0]])
    await pia.post(f"/tournaments/{cup}/enter", status=409)
    for number in (1, 2, 3):
        state = await mara.get(f"/tournaments/{cup}")
        assert state["round"] == number
        [heat] = [heat for heat in state["played"][0]["heats"] if heat["table"]]
        if number == 2:  # who is to move never comes
            server.services.uptime.continue_from(server.services.uptime.now() + 3700)
            await server.services.clock_watch.beat()
            missing = heat["turn"]
        await fast_forward(server, heat["table"], 100_000, random.Random(number))
        await advance(server.services, cup)
        await advance(server.services, cup)  # once more changes nothing
        if number == 2:
            state = await mara.get(f"/tournaments/{cup}")
            [second] = [heat for heat in state["played"][1]["heats"] if heat["table"]]
            assert dict(zip(second["entrants"], second["points"], strict=True))[missing] == 0.0
    state = await mara.get(f"/tournaments/{cup}")
    assert (state["status"], [one["played"] for one in state["standings"]]) == ("over", [2, 2, 2])


async def test_who_withdraws_is_not_paired_and_who_goes_is_nobody(server: Server) -> None:
    mara, olu, pia = [await server.somebody(name) for name in ("Mara", "Olu", "Pia")]
    cup = (await mara.post("/tournaments", {**PLAN, "rounds": 2, "most": 4}, 201))["id"]
    for guest in (mara, olu, pia):
        await guest.post(f"/tournaments/{cup}/enter")
    await mara.post(f"/tournaments/{cup}/bots", {"bot": "random"})
    await mara.post(f"/tournaments/{cup}/bots", {"bot": "random"}, 409)
    await olu.post(f"/tournaments/{cup}/entrants/0/withdraw", status=403)
    await mara.post(f"/tournaments/{cup}/entrants/3/withdraw")
    state = await mara.post(f"/tournaments/{cup}/bots", {"bot": "random"})
    assert len(state["entrants"]) == 4
    state = await mara.post(f"/tournaments/{cup}/start")
    await mara.post(f"/tournaments/{cup}/cancel", status=409)
    await olu.post(f"/tournaments/{cup}/entrants/1/withdraw")
    table = state["played"][0]["heats"][0]["table"]
    await mara.post(f"/tables/{table}/remove", status=403)  # others wait for it
    await pia.post("/me/delete")
    for heat in state["played"][0]["heats"]:
        await fast_forward(server, heat["table"], 100_000, random.Random(1))
    await advance(server.services, cup)
    state = await mara.get(f"/tournaments/{cup}")
    assert [one["name"] for one in state["entrants"] if one["withdrawn"]] == ["Olu", ""]
    assert [sorted(heat["entrants"]) for heat in state["played"][0]["heats"]] == [[0, 3]]
    other = (await mara.post("/tournaments", PLAN, 201))["id"]
    await mara.post(f"/tournaments/{other}/start", status=409)
    await mara.post(f"/tournaments/{other}/cancel")
    await mara.get(f"/tournaments/{other}", 404)


@pytest.mark.parametrize("guest", [False, True])
async def test_games_of_a_tournament_are_rated_if_all_have_accounts(server: Server, guest: bool) -> None:
    mara = await server.account("Mara")
    olu = await server.somebody("Olu") if guest else await server.account("Olu")
    cup = (await mara.post("/tournaments", PLAN, 201))["id"]
    for each in (mara, olu):
        await each.post(f"/tournaments/{cup}/enter")
    state = await mara.post(f"/tournaments/{cup}/start")
    table = state["played"][0]["heats"][0]["table"]
    meta = await mara.get(f"/tables/{table}")
    assert (meta["rated"], meta["counts"], meta["contest"], meta["abortable"]) == (not guest, True, True, False)
    stranger: Guest = await server.somebody()
    await stranger.post(f"/tables/{table}/seats/0/claim", {}, 403)


# ------------------------------------------------------------------------------------------------ the director alone


async def started(server: Server, names: tuple[str, ...], **more: Any) -> tuple[list[Guest], str, Json]:
    """A tournament that its host plays, too."""
    people = [await server.account(name) for name in names]
    cup = (await people[0].post("/tournaments", {**PLAN, **more}, 201))["id"]
    for guest in people:
        await guest.post(f"/tournaments/{cup}/enter")
    return people, cup, await people[0].post(f"/tournaments/{cup}/start")


async def seats_at(people: list[Guest], table: str) -> dict[int, Guest]:
    found: dict[int, Guest] = {}
    for guest in people:
        seats = (await guest.get(f"/tables/{table}"))["seats"]
        found |= {seat["seat"]: guest for seat in seats if seat["mine"]}
    return found


async def test_nobody_gives_up_or_replaces_a_seat_in_a_tournament(server: Server) -> None:
    people, _, state = await started(server, ("mara", "olu"), clock={"bank": 60})
    table = state["played"][0]["heats"][0]["table"]
    for seat, guest in (await seats_at(people, table)).items():
        for path, body in (("leave", {}), ("bot", {"bot": "expert"}), ("token", {})):
            refused = await guest.post(f"/tables/{table}/seats/{seat}/{path}", body, 409)
            assert "tournament" in refused["error"]
        await guest.post(f"/tables/{table}/abort", status=409)
        await guest.post(f"/tables/{table}/hint", {"seat": seat}, 403)
    async with server.services.storage.changing() as db:
        await db.execute(update(Seat).values(clock_out=True))
    for seat, guest in (await seats_at(people, table)).items():
        for what in ("bot", "drop"):
            await guest.post(f"/tables/{table}/seats/{1 - seat}/absent", {"what": what}, 409)
        await guest.post(f"/tables/{table}/seats/{1 - seat}/bot", {"bot": "easy"}, 403)
    assert [seat["bot"] for seat in (await people[0].get(f"/tables/{table}"))["seats"]] == [None, None]


async def test_a_host_who_plays_has_no_power_over_other_games(server: Server) -> None:
    people, cup, state = await started(server, ("mara", "olu", "pia", "quin"), clock={"bank": 60})
    host, me = people[0], next(one["n"] for one in state["entrants"] if one["mine"])
    [other] = [heat["table"] for heat in state["played"][0]["heats"] if me not in heat["entrants"]]
    meta = await host.get(f"/tables/{other}")
    assert (meta["host"], [seat["mine"] for seat in meta["seats"]]) == (False, [False, False])
    await host.post(f"/tables/{other}/spectators", {"spectators": False}, 403)
    await host.post(f"/tables/{other}/webhook", {"url": "https://club.invalid/"}, 403)
    await host.post(f"/tables/{other}/remove", status=403)
    async with server.services.storage.changing() as db:
        await db.execute(update(Seat).values(clock_out=True))
    await host.post(f"/tables/{other}/seats/0/bot", {"bot": "easy"}, 403)
    await host.post(f"/tables/{other}/seats/0/absent", {"what": "drop"}, 403)
    for number in range(4):
        if number != me:
            refused = await host.post(f"/tournaments/{cup}/entrants/{number}/withdraw", status=403)
            assert "You play" in refused["error"]
    await host.post(f"/tournaments/{cup}/entrants/{me}/withdraw")  # that is theirs to decide


async def test_whose_time_was_up_has_forfeited_even_if_they_return(server: Server) -> None:
    people, cup, state = await started(server, ("mara", "olu"), clock={"bank": 60}, absent="forfeit", rounds=1)
    table = state["played"][0]["heats"][0]["table"]
    late = (await people[0].get(f"/tables/{table}"))["turn"]["seat"]
    server.services.uptime.continue_from(server.services.uptime.now() + 120)
    await server.services.clock_watch.beat()
    seated = await seats_at(people, table)
    assert late not in seated
    [gone] = [guest for guest in people if guest is not seated[1 - late]]
    await gone.post(f"/tables/{table}/seats/{late}/claim", {})
    await fast_forward(server, table, 100_000, random.Random(1))
    await advance(server.services, cup)
    state = await people[0].get(f"/tournaments/{cup}")
    assert state["played"][0]["heats"][0]["points"][late] == 0.0


async def test_options_that_fit_no_table_are_refused_at_once(server: Server) -> None:
    mara = await server.somebody("Mara")
    await mara.post("/tournaments", {**PLAN, "group_size": 5}, 422)  # Deus is for four
    await mara.post("/tournaments", {**PLAN, "options": {"no such": True}}, 422)
    await mara.post("/tournaments", {**PLAN, "game": "chess"}, 404)


async def test_others_run_between_the_tables_of_a_round(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    host = await server.somebody("Mara")
    cup = (await host.post("/tournaments", {**PLAN, "most": 16}, 201))["id"]
    await host.post(f"/tournaments/{cup}/enter", {"name": ""})
    await host.post(f"/tournaments/{cup}/bots", {"bot": "easy", "number": 15})
    turns, when, add_table = 0, list[int](), opening.add_table

    async def counting() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async def added(*given: Any) -> str:
        when.append(turns)
        return await add_table(*given)

    monkeypatch.setattr(time_slice, "SECONDS", 0.0)
    monkeypatch.setattr(tournaments, "add_table", added)
    task = asyncio.create_task(counting())
    await host.post(f"/tournaments/{cup}/start")
    task.cancel()
    assert len(when) >= 4
    assert len({*when}) == len(when), "two tables were set without a pause"
