"""Simultaneous secret choices. The number refers to the list of abuse tests."""

from __future__ import annotations

import asyncio
import random
import uuid
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.games import games
from tafelrunde.kernel.match import Match

from ..cluster import BOTH, ONLY_SQLITE
from ..guests import BESIDE, ME, OPEN, Guest, Json, Server, bot_seat, committed, running

pytestmark = [pytest.mark.anyio, BOTH]

START_PIECES = {"first_player": "first_seat", "start_pieces": 8}
# Game, players, options, and how many questions each seat is asked together.
PLANS: list[tuple[str, int, Json, int]] = [
    ("deus", 4, START_PIECES, 5),
    ("revive", 4, {"two_artifact_cards": True}, 1),
    ("tapestry", 3, {}, 2),
    ("tapestry", 4, {"arts_architecture": True}, 2),
]


@pytest.fixture
async def servers(tmp_path: Path, database: str) -> AsyncIterator[list[Server]]:
    """Two that share a PostgreSQL; SQLite belongs to one."""
    async with AsyncExitStack() as stack:
        both = [running(tmp_path, db=database, preview_options=0) for _ in range(2)]
        yield [await stack.enter_async_context(one) for one in both[: 1 if database.startswith("sqlite") else 2]]


async def seated(servers: list[Server], plan: Json, *bots: int) -> tuple[str, dict[int, Guest]]:
    """A table, and who sits at its seats, each at the next server. Turns end by themselves."""
    players = plan.pop("players")
    host = await servers[0].somebody("Seat 0")
    places = [bot_seat() if seat in bots else ME if seat == 0 else OPEN for seat in range(players)]
    table, guests = await host.table(*places, **plan), {0: host}
    for seat in range(1, players):
        if seat not in bots:
            joining = await servers[0].somebody(f"Seat {seat}")
            await joining.join(table, host, seat)
            guests[seat] = joining.at(servers[seat % len(servers)])
    for seat, guest in guests.items():
        await guest.post(f"/tables/{table}/preferences", {"seat": seat, "auto_end": True})
    return table, guests


def asked_together(game: str, state: Json) -> bool:
    prompts = {prompt.name for prompt in games[game].prompts if prompt.simultaneous}
    return state["question"] is not None and state["question"]["prompt"] in prompts


async def states_of(table: str, guests: dict[int, Guest]) -> dict[int, Json]:
    return {seat: await guest.state(table, seat) for seat, guest in guests.items()}


async def post(guest: Guest, table: str, state: Json, code: int, key: str) -> tuple[int, Any]:
    body = {"seat": state["seat"], "ply": state["ply"], "code": code, "key": key}
    answer = await guest.client.post(f"/api/tables/{table}/choices", json=body)
    return answer.status_code, answer.json()


def lies_open(state: Json) -> Any:
    """What somebody sees of others."""
    return state["summaries"], state["log"]


async def test_10_all_choose_at_the_same_instant(servers: list[Server]) -> None:
    await all_at_once(servers, *PLANS[0])


@ONLY_SQLITE
@pytest.mark.parametrize("plan", PLANS[1:], ids=lambda plan: f"{plan[0]}-{plan[1]}")
async def test_10_all_choose_at_the_same_instant_in_every_game(
    servers: list[Server], plan: tuple[str, int, Json, int]
) -> None:
    await all_at_once(servers, *plan)


async def all_at_once(servers: list[Server], game: str, players: int, options: Json, questions: int) -> None:
    """Each answer, sent twice, is accepted once; the order in which they come does not matter; what was chosen is seen
    when all have chosen."""
    ends = set()
    for order in (1, 2):
        dice = random.Random(order)
        table, guests = await seated(servers, {"game": game, "players": players, "options": options, "seed": 10})
        begun = lies_open(await guests[0].state(table, -1))
        for asked in range(questions):
            states = await states_of(table, guests)
            assert all(asked_together(game, state) for state in states.values())
            if game != "tapestry" or players == 4:  # there, capitals lie open before civilizations are chosen
                assert lies_open(await guests[0].state(table, -1)) == begun
            sent = []
            for seat, guest in guests.items():
                offered = states[seat]["question"]["options"]
                code, key = offered[(seat + asked) % len(offered)]["code"], uuid.uuid4().hex
                sent += [post(guest, table, states[seat], code, key) for _ in range(2)]
            dice.shuffle(sent)
            answers = await asyncio.gather(*sent)
            assert [status for status, _ in answers] == [200] * 2 * players, answers
        assert not any(asked_together(game, state) for state in (await states_of(table, guests)).values())
        for server in servers:
            match = await committed(server, table)
            ends.add((tuple(match.codes), match.hash()))
    assert len(ends) == 1
    codes, digest = ends.pop()
    assert len(codes) == players * questions
    one_by_one = Match(games[game], players, 10, options)
    for code in codes:
        one_by_one.choose(code)
    assert one_by_one.hash() == digest


def timeless(state: Json) -> Json:
    """Without the moment at which the turn began, which is another one at each table."""
    return {**state, "turn": {**state["turn"], "since": None}}


@ONLY_SQLITE
async def test_10_nobody_learns_what_lies_face_down(server: Server) -> None:
    """Two tables that differ in what one seat chose in secret look the same to all others until all have chosen."""
    seen: list[list[Json]] = [[], []]
    for which, answer in enumerate(seen):
        table, guests = await seated([server], {"game": "deus", "players": 4, "options": START_PIECES, "seed": 3})
        for seat in (2, 3, 0):
            state = await guests[seat].state(table, seat)
            while asked_together("deus", state):
                offered = state["question"]["options"]
                code = offered[-1 if which and seat == 2 else 0]["code"]
                _, state = await post(guests[seat], table, state, code, uuid.uuid4().hex)
                answer += [timeless(await guests[1].state(table, watching)) for watching in (1, -1)]
                if seat != 2:
                    answer.append(timeless(await guests[seat].state(table, seat)))
        assert len((await committed(server, table)).codes) == 5  # those of seat 0, all others wait for seat 1
    assert seen[0] == seen[1]


async def test_10_what_lies_face_down_can_be_taken_back(servers: list[Server]) -> None:
    table, guests = await seated(servers, {"game": "deus", "players": 4, "options": START_PIECES, "seed": 3}, 1)
    last = guests[3]
    first = state = await last.state(table, 3)
    while state["question"] is not None:
        state = await last.choose(table, state, state["question"]["options"][0]["code"])
    assert (state["can_undo"], state["must_end"], state["waiting"]["seat"]) == (True, False, 0)
    assert (await last.choose(table, state, 0, 409))["code"] == "not-your-turn"
    assert (await last.step(table, "end", state, 409))["code"] == "not-finished"
    for server in servers:  # what is in memory is a cache
        server.services.matches.forget(table)
    assert await last.state(table, 3) == state
    back = await last.step(table, "undo", state)
    assert (back["ply"], back["question"]["prompt"]) == (state["ply"] - 1, "START")
    assert await last.step(table, "reset", back) == first
    wanted = []
    state = first
    while state["question"] is not None:
        wanted.append(state["question"]["options"][-1]["code"])
        state = await last.choose(table, state, wanted[-1])
    for seat in (2, 0):
        state = await guests[seat].state(table, seat)
        while asked_together("deus", state):
            state = await guests[seat].choose(table, state, state["question"]["options"][0]["code"])
    async with asyncio.timeout(60):  # until the bot between them has chosen
        while len((await committed(servers[0], table)).codes) < 20:
            await asyncio.sleep(0.05)
    match = await committed(servers[0], table)
    assert match.codes[15:20] == wanted
    assert match.state.players[3].board == wanted  # type: ignore[attr-defined]


@ONLY_SQLITE
async def test_10_the_last_answer_is_not_taken_back_having_seen_the_others(server: Server) -> None:
    """Capitals of Tapestry lie open when the last one was chosen."""
    guest = await server.somebody()
    table = await guest.table(ME, BESIDE, game="tapestry", seed=3)
    first = await guest.state(table, 0)
    chosen = await guest.choose(table, first, first["question"]["options"][0]["code"])
    assert (chosen["must_end"], chosen["can_undo"]) == (True, True)
    await guest.step(table, "end", chosen)
    last = await guest.state(table, 1)
    assert all("cannot be undone" in option["note"] for option in last["question"]["options"])
    seen = await guest.choose(table, last, last["question"]["options"][0]["code"])
    assert (seen["can_undo"], seen["committed"]) == (False, 2)
