"""Exercises in which another seat moves before the learner is done, or a turn has many actions."""

from __future__ import annotations

import pytest

from ..cluster import ONLY_SQLITE
from ..guests import Server, until_asked

pytestmark = [pytest.mark.anyio, ONLY_SQLITE]

STEPS = 3  # to be read


@pytest.mark.parametrize(
    ("name", "answers"),
    [
        ("power", [2, 31, 0, 31, 0, 14, 99, 1]),
        ("round_end", [9, 12, 30, 6, 3]),  # several actions before the turn is over
    ],
)
async def test_the_learner_is_judged_when_all_is_done(server: Server, name: str, answers: list[int]) -> None:
    guest = await server.somebody("Mara")
    table = (await guest.post(f"/games/age_of_innovation/lessons/{name}", {}, 201))["id"]
    state = await guest.post(f"/tables/{table}/lesson", {"step": STEPS})
    for answer in answers:
        if state["must_end"]:
            await guest.step(table, "end", state)
        if not state["question"]:
            state = await until_asked(guest, table)
        assert state["lesson"]["stars"][0]["earned"] is None
        state = await guest.choose(table, state, answer)
    if state["must_end"]:
        state = await guest.step(table, "end", state)
    assert [star["earned"] for star in state["lesson"]["stars"]] == [True, True, True]
