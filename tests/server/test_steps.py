"""What happened since a choice, step by step: nothing is left out, and each step shows the table of its moment."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.server.presenting.steps import turns_of

from .cluster import ONLY_SQLITE
from .guests import ME, Server, bot_seat, until_asked

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
    told = await guest.get(f"/tables/{table}/steps", after=before["committed"], seat=0)
    assert told["turns"][0]["first"] == before["committed"] + 1
    assert told["turns"][-1]["last"] == now["committed"]
    assert all(turn["text"] for turn in told["turns"])
    assert len({step["mover"] for step in told["steps"]}) > 1
    log = await guest.get(f"/tables/{table}/log", seat=0)
    since = [entry["text"] for entry in log if before["committed"] < entry["ply"] <= now["committed"]]
    assert [entry["text"] for step in told["steps"] for entry in step["log"]] == since
    last = told["steps"][-1]
    assert last["purses"] == now["purses"]
    assert all(step["text"] in [entry["text"] for entry in step["log"]] for step in told["steps"])


@given(st.lists(st.integers(0, 4), max_size=60), st.data())
def test_every_choice_belongs_to_one_turn(seats: list[int], data: st.DataObject) -> None:
    after = data.draw(st.integers(0, len(seats)))
    turns = turns_of(seats, after)
    assert [ply for turn in turns for ply in turn.plies] == list(range(after + 1, len(seats) + 1))
    assert all(seats[ply - 1] == turn.seat for turn in turns for ply in turn.plies)
    assert all(one.seat != other.seat for one, other in pairwise(turns))
