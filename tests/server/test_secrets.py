"""Responses reveal no secrets: they are equal for two worlds that the viewer cannot tell apart, in every game, and
tentative choices do not affect them. `make secrets` compares 26,000 pairs of responses of each game."""

from __future__ import annotations

import math
import os
import random
import re
from collections.abc import Mapping
from importlib import import_module
from importlib.metadata import EntryPoint
from types import MappingProxyType
from typing import Any, Final, Optional

import pytest

from tafelrunde.bots.advice import Effort, advise
from tafelrunde.conformance.rich import random_options
from tafelrunde.games import GROUP, _entries, games
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.rng import seeded
from tafelrunde.server.core.bots.jobs import AdviceJob, ReasonsJob, TurnJob
from tafelrunde.server.core.bots.thinker import Thinker
from tafelrunde.server.core.matches.replays import Replays
from tafelrunde.server.core.matches.tentative import CommittedMatch
from tafelrunde.server.core.tables.bot_turns import turn_job
from tafelrunde.server.core.tables.session import reading
from tests.outside.installing import EXAMPLES
from tests.soak import SOAK

from .guests import ME, OPEN, Guest, Json, Server, committed, fast_forward
from .odd_bots import find

pytestmark = pytest.mark.anyio

EXAMPLE_GAMES: Final = ("delta", "pearls")
PLAYERS: Final = 3
# Pairs of answers in each game, at whole positions: one here, some at length, 26,000 with `make secrets`.
PAIRS: Final = int(os.environ.get("TAFELRUNDE_PAIRS", "600" if SOAK else "1"))
THINGS: Final = 12  # on the picture of each viewer, that are asked about
Seated = tuple[list[Guest], str]  # people, and their table
NAMED: Final = re.compile(r'\bid="([a-z_]+)-(\d+)"')


async def seated(server: Server, game: str, options: Mapping[str, object] = MappingProxyType({})) -> Seated:
    """Three people at a table of their own, and somebody who watches."""
    people = [await server.somebody(name) for name in ("Mara", "Olu", "Pia", "Quin")]
    table = await people[0].table(ME, OPEN, OPEN, game=game, options={**options}, tryouts=True)
    for seat in (1, 2):
        await people[seat].join(table, people[0], seat)
    return people, table


async def answers(guest: Guest, table: str, seat: int, after: int) -> dict[str, str]:
    """All that somebody can ask at a table, as it is sent."""
    asked: list[tuple[str, Json]] = [
        (f"/tables/{table}", {}),
        ("/tables", {"which": "mine"}),
        ("/tables", {"which": "open"}),
        (f"/tables/{table}/state", {"seat": seat}),
        (f"/tables/{table}/state", {"seat": seat, "lang": "de", "width": 400, "height": 700}),
        (f"/tables/{table}/log", {"seat": seat}),
        ("/lobby", {}),
        (f"/tables/{table}/glance", {}),
        (f"/tables/{table}/small.svg", {}),
        (f"/tables/{table}/replay", {"seat": seat}),
        (f"/tables/{table}/replay", {"seat": seat, "ply": after}),
        (f"/tables/{table}/turns", {"seat": seat, "after": after}),
        (f"/tables/{table}/steps", {"seat": seat, "after": after}),
        (f"/tables/{table}/chat", {}),
        (f"/tables/{table}/invites", {}),
        (f"/tables/{table}/record", {}),
        (f"/tables/{table}/why", {"ply": 1}),
        *((f"/tables/{table}/state", {"seat": other}) for other in (-2, *range(PLAYERS)) if other != seat),
        *((f"/tables/{table}/replay", {"seat": other}) for other in (-2, *range(PLAYERS)) if other != seat),
    ]
    sent = {f"{path} {query}": (await guest.client.get(f"/api{path}", params=query)).text for path, query in asked}
    sent.update(await _things(guest, table, seat))
    sent.update(await _tried(guest, table, seat))
    return sent


async def _tried(guest: Guest, table: str, seat: int) -> dict[str, str]:
    """What a line tells that somebody tries out, a few answers long."""
    if seat < 0:
        return {}
    sent: dict[str, str] = {}
    codes: list[int] = []
    for _ in range(4):
        body = {"seat": seat, "world": 5, "codes": codes}
        tried = await guest.client.post(f"/api/tables/{table}/tryout", json=body)
        sent[f"tried {len(codes)}"] = tried.text
        if tried.status_code != 200 or not tried.json()["options"]:
            break
        codes.append(tried.json()["options"][-1]["code"])
    return sent


async def _things(guest: Guest, table: str, seat: int) -> dict[str, str]:
    """What a click on the picture tells."""
    state = await guest.state(table, seat)
    drawn = {found for part in state["board"]["parts"] for found in NAMED.findall(part["svg"])}
    game = (await guest.get(f"/tables/{table}"))["game"]
    asked = random.Random(len(drawn)).sample(sorted(drawn), min(THINGS, len(drawn)))
    query = {"table": table, "seat": seat}
    return {
        f"{kind} {number}": (await guest.client.get(f"/api/explain/{game}/{kind}/{number}", params=query)).text
        for kind, number in asked
    }


def twin_of(match: Match, seat: int, seed: int) -> Match:
    """Another world with the same record, in which this seat would see the same."""
    twin = match.at(len(match.codes))
    [*_, deal] = match.imagine(seat, seed).deals
    twin._lay_out(deal)
    twin.deals.append(deal)
    return twin


def is_another_world(match: Match, twin: Match, seat: int) -> bool:
    others = [other for other in (-2, *range(match.players)) if other != seat]
    return match.state.unseen(max(0, seat)) != twin.state.unseen(max(0, seat)) or any(
        match.view(other) != twin.view(other) for other in others
    )


class OtherWorlds(Replays):
    """Looks back into worlds that the viewer could not tell apart then, either."""

    def __init__(self, seat: int, seed: int) -> None:
        super().__init__()
        self._seat = seat
        self._seed = seed

    async def match_at(self, table_id: str, whole: Match, ply: int) -> Match:
        if ply == len(whole.codes):
            return twin_of(await super().match_at(table_id, whole, ply), self._seat, self._seed)
        return await super().match_at(table_id, whole, ply)


async def differing(server: Server, table: str, guest: Guest, seat: int, seed: int) -> tuple[int, set[str], bool]:
    """Ask for everything in the real world and in one that this seat cannot tell apart. Returns the number of pairs of
    answers, those that differ, and whether the worlds do."""
    services, eyes = server.services, max(0, seat)
    async with reading(services, table, None) as session:
        committed = session.require_match()
    match, replays = committed.match, services.replays
    after = len(match.codes)
    real = await answers(guest, table, seat, after)
    twin = CommittedMatch(twin_of(match, eyes, seed))
    twin.movers, twin.turns, twin.numbers = committed.movers, committed.turns, committed.numbers
    services.matches._matches[table], services.replays = twin, OtherWorlds(eyes, seed)
    try:
        other = await answers(guest, table, seat, after)
    finally:
        services.matches._matches[table], services.replays = committed, replays
    wrong = {path for path in real.keys() | other.keys() if real.get(path) != other.get(path)}
    return len(real), wrong, is_another_world(match, twin.match, seat)


@pytest.fixture
def examples(monkeypatch: pytest.MonkeyPatch) -> None:
    """The example games are registered as if they were installed."""
    found = {name: EntryPoint(name, f"tafelrunde_{name}.game:{name.upper()}", GROUP) for name in EXAMPLE_GAMES}
    for name in found:
        monkeypatch.syspath_prepend(EXAMPLES / name)
    entries = {**_entries(), **found}
    monkeypatch.setattr(import_module("tafelrunde.games"), "_entries", lambda: entries)


@pytest.mark.usefixtures("examples")  # before the server starts
@pytest.mark.parametrize("game", [*games, *EXAMPLE_GAMES])
async def test_responses_are_equal_in_worlds_that_a_viewer_cannot_distinguish(server: Server, game: str) -> None:
    """At one table with the default options, at further ones with others."""
    dice, tables, compared = random.Random(7), 0, 0
    differed = hidden = False
    table = ""
    while compared < PAIRS:
        if not table or (await committed(server, table)).over:
            options = random_options(games[game], tables, seeded(tables)) if tables else {}
            people, table = await seated(server, game, options)
            tables += 1
        await fast_forward(server, table, dice.randint(12, 45), dice)
        match = await committed(server, table)
        for seat in (*range(PLAYERS), -1):
            pairs, wrong, differs = await differing(server, table, people[seat], seat, dice.randrange(1 << 30))
            assert wrong == set(), f"{game}, table {tables} after {len(match.codes)} choices, seat {seat}"
            assert pairs > 20
            compared += pairs
            differed = differed or differs
            hidden = hidden or any(len(set(pile)) > 1 for pile in match.state.unseen(max(0, seat)).values())
    assert differed == hidden  # where something is hidden, worlds were compared that differ in it


class ThinksInAnotherWorld(Thinker):
    """Or in the real one, without a seed."""

    def __init__(self, match: Match, seed: Optional[int]) -> None:
        super().__init__(find)
        self._real = match
        self._seed = seed

    def _match(self, job: TurnJob) -> Match:
        assert self._real.decision is not None
        if self._seed is None:
            return self._real.at(len(self._real.codes))
        return twin_of(self._real, self._real.decision.seat, self._seed)


@pytest.mark.parametrize("game", games)
async def test_hints_and_reasons_follow_from_what_the_seat_may_know(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advise, "__defaults__", (Effort(worlds=3, seconds=math.inf),))  # no clock decides
    match, dice, compared = Match(games[game], PLAYERS, 5), seeded(3), 0
    for _ in range(3):
        for _ in range(25):
            assert match.decision is not None
            match.choose(match.decision.options[dice.below(len(match.decision.options))])
        assert match.decision is not None
        job = turn_job(match, "greedy:worlds=2", most=1, dice=len(match.codes))
        thoughts: list[Any] = []
        for seed in (None, 99):
            thinker, said = ThinksInAnotherWorld(match, seed), list[int]()
            thinker.turn(job, said.append)
            advice = thinker.advice(AdviceJob(job))[2]
            thoughts.append((said, thinker.reasons(ReasonsJob(job, said[0])), advice["answers"]))
        assert thoughts[0] == thoughts[1]
        compared += 1
    assert compared == 3


@pytest.mark.parametrize("game", games)
async def test_what_is_tentative_changes_nothing_for_anybody_else(server: Server, game: str) -> None:
    people, table = await seated(server, game)
    dice, tried = random.Random(11), 0
    for _ in range(12):
        meta = await people[0].get(f"/tables/{table}")
        seat = meta["turn"]["seat"]
        state = await people[seat].state(table, seat)
        quiet = [option["code"] for option in (state["question"] or {"options": []})["options"] if not option["note"]]
        if quiet and not tried:
            others = [(people[other], other) for other in (*range(PLAYERS), -1) if other != seat]
            before = [await answers(guest, table, other, meta["plies"]) for guest, other in others]
            chosen = await people[seat].choose(table, state, dice.choice(quiet))
            assert chosen["ply"] > state["ply"]
            assert [await answers(guest, table, other, meta["plies"]) for guest, other in others] == before
            await people[seat].step(table, "reset", chosen)
            tried += 1
        await fast_forward(server, table, dice.randint(5, 15), dice)
    assert tried
