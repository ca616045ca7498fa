"""Turns since a choice, step by step: nothing is missing, and each step shows the table of its time."""

from __future__ import annotations

import random
from collections import Counter
from itertools import accumulate

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde import Match, games
from tafelrunde.games.age_of_innovation.table.prompts import EXCHANGE_FIRST, RIVER_TOWN_FIRST
from tafelrunde.kernel.playout import random_code
from tafelrunde.kernel.rng import seeded
from tafelrunde.server.core.matches.tentative import CommittedMatch
from tafelrunde.server.play.steps import turns_of

from ..cluster import ONLY_SQLITE
from ..guests import ME, Server, bot_seat, until_asked

pytestmark = [pytest.mark.anyio, ONLY_SQLITE]


@pytest.mark.parametrize("game", ["deus", "tapestry"])
async def test_the_turns_of_others_come_step_by_step(server: Server, game: str) -> None:
    guest = await server.somebody("Mara")
    table = await guest.table(ME, bot_seat(), bot_seat(), game=game, seed=4)
    dice = random.Random(4)
    for _ in range(3):
        before = await until_asked(guest, table)
        await guest.take_turn(table, 0, dice)
    now = await until_asked(guest, table)
    answer = await guest.get(f"/tables/{table}/steps", after=before["committed"], seat=0)
    assert answer["turns"][0]["first"] == before["committed"] + 1
    assert answer["turns"][-1]["last"] == now["committed"]
    assert all(turn["text"] for turn in answer["turns"])
    assert len({step["mover"] for step in answer["steps"]}) > 1
    log = await guest.get(f"/tables/{table}/log", seat=0)
    since = [entry["text"] for entry in log if before["committed"] < entry["ply"] <= now["committed"]]
    assert [entry["text"] for step in answer["steps"] for entry in step["log"]] == since
    last = answer["steps"][-1]
    assert last["summaries"] == now["summaries"]
    assert all(step["text"] in [entry["text"] for entry in step["log"]] for step in answer["steps"])


@given(st.lists(st.tuples(st.integers(0, 4), st.booleans()), max_size=60), st.data())
def test_every_choice_belongs_to_one_turn(choices: list[tuple[int, bool]], data: st.DataObject) -> None:
    """A turn ends where another seat is on, or where the same seat begins once more."""
    seats = [seat for seat, _ in choices]
    begins = [not i or seats[i - 1] != seat or again for i, (seat, again) in enumerate(choices)]
    after = data.draw(st.integers(0, len(seats)))
    turns = turns_of(seats, list(accumulate(begins)), after)
    assert [ply for turn in turns for ply in turn.plies] == list(range(after + 1, len(seats) + 1))
    assert all(seats[ply - 1] == turn.seat for turn in turns for ply in turn.plies)
    assert [turn.plies[0] for turn in turns[1:]] == [ply for ply in range(after + 2, len(seats) + 1) if begins[ply - 1]]


# How often somebody is asked for an action in a turn at most: one, with the Psychics perhaps a further one
# (AOI-FACTION-32); two, and in this game two free ones beside them (REV-TURN-11).
BEFORE_ACTIONS = {("age_of_innovation", EXCHANGE_FIRST), ("age_of_innovation", RIVER_TOWN_FIRST)}
ALONE = {"age_of_innovation": 2, "tapestry": 1, "revive": 4}


@pytest.mark.parametrize("game", ALONE)
def test_turns_of_a_solo_game_are_separate(game: str) -> None:
    """Nobody else is asked in between, and still a turn has no more actions than the rules allow, and ends with none
    half done."""
    committed, dice = CommittedMatch(Match(games[game], 1, seed=3)), seeded(3)
    actions: Counter[int] = Counter()
    while not committed.match.over:
        decision, whole = committed.match.decision, not committed.match.answers_since
        code = random_code(committed.match, dice)
        committed.push(code)
        assert decision is not None
        if len(committed.numbers) > 1 and committed.numbers[-2] < committed.numbers[-1]:
            assert whole
        if decision.prompt.name == "ACTION" and (game, code) not in BEFORE_ACTIONS:
            actions[committed.numbers[-1]] += 1
    assert len(actions) > 10
    assert max(actions.values()) <= ALONE[game]
