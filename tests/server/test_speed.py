"""Response times: of a table after a restart, and of a choice, without bots."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.games import games

from .guests import BESIDE, ME, Guest, fast_forward, running

pytestmark = pytest.mark.anyio

OPENS = 1.0  # seconds
ANSWERS = 0.1
DRAWN = 1000  # pixels: as wide as a desk asks for


class Watch:
    """What this process itself did: server and guest share it, and others may keep the machine busy."""

    def __init__(self) -> None:
        self.laps: list[float] = []

    @contextmanager
    def lap(self) -> Iterator[None]:
        begun = time.process_time()
        yield
        self.laps.append(time.process_time() - begun)


async def begun(guest: Guest, game: str) -> str:
    options: dict[str, Any] = {"stall_rounds": 0} if game == "deus" else {}  # or random play ends it early
    return await guest.table(ME, *[BESIDE] * (games[game].players[-1] - 1), game=game, options=options, seed=4)


@pytest.mark.parametrize("game", ["deus", "revive"])
async def test_a_table_of_500_choices_opens_within_a_second_after_a_restart(tmp_path: Path, game: str) -> None:
    async with running(tmp_path) as server:
        guest = await server.somebody()
        table = await begun(guest, game)
        await fast_forward(server, table, 500, random.Random(1))
        assert (await guest.get(f"/tables/{table}"))["plies"] >= 500
    watch = Watch()
    for _ in range(3):
        async with running(tmp_path) as server:
            again = guest.at(server)
            with watch.lap():
                await again.get(f"/tables/{table}")
                await again.state(table, 0, width=DRAWN)
    assert min(watch.laps) < OPENS


@pytest.mark.parametrize("game", list(games))
async def test_a_choice_is_answered_within_a_tenth_of_a_second(tmp_path: Path, game: str) -> None:
    watch, dice = Watch(), random.Random(3)
    async with running(tmp_path) as server:
        guest = await server.somebody()
        table = await begun(guest, game)
        await fast_forward(server, table, 100, random.Random(2))
        while len(watch.laps) < 25:
            seat = (await guest.get(f"/tables/{table}"))["turn"]["seat"]
            state = await guest.state(table, seat, width=DRAWN)
            while state["question"] is not None:
                code = dice.choice(state["question"]["options"])["code"]
                with watch.lap():
                    state = await guest.choose(table, state, code)
            if state["must_end"]:
                await guest.step(table, "end", state)
    assert statistics.median(watch.laps) < ANSWERS
