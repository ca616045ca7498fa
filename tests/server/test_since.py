"""Since your last turn: everything after it, for any seat and moment, whoever replied in between."""

from __future__ import annotations

import random
from itertools import groupby
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.kernel.match import Match
from tafelrunde.kernel.state import SPECTATOR
from tafelrunde.server.presenting.log_book import end_of_last_turn

from .cluster import ONLY_SQLITE
from .guests import BESIDE, ME, Json, committed, fast_forward, running

pytestmark = [pytest.mark.anyio, ONLY_SQLITE]


@given(st.lists(st.integers(0, 3), max_size=40), st.integers(0, 3), st.integers(0, 3))
def test_the_last_turn_of_a_seat_is_the_last_that_is_over(turns: list[int], now: int, seat: int) -> None:
    numbered = groupby(enumerate(turns, 1), key=lambda pair: pair[1])
    whole = [(whose, [ply for ply, _ in plies]) for whose, plies in numbered]
    if whole and whole[-1][0] == now:
        whole.pop()  # it goes on
    ends = [plies[-1] for whose, plies in whole if whose == seat]
    assert end_of_last_turn(turns, now, seat) == (ends[-1] if ends else 0)


def texts(entries: list[Json]) -> list[tuple[int, str]]:
    return [(entry["ply"], entry["text"]) for entry in entries]


@pytest.mark.parametrize("game", ["deus", "tapestry", "age_of_innovation", "revive"])
async def test_since_holds_exactly_the_lines_after_the_own_last_turn(tmp_path: Path, game: str) -> None:
    """For each of three people on one device, at any moment of random play; and after a restart of the server."""
    dice = random.Random(game)
    async with running(tmp_path) as server:
        guest = await server.somebody("Mara")
        table = await guest.table(ME, BESIDE, {**BESIDE, "name": "Olu"}, game=game, seed=7)
        for _ in range(8):
            await fast_forward(server, table, dice.randrange(1, 12), dice)
            match = await committed(server, table)
            log = texts(await guest.get(f"/tables/{table}/log", seat=SPECTATOR))
            plies = [ply for ply, _ in log]
            for seat in range(3):
                since = (await guest.state(table, seat))["since"]
                assert [entry["ply"] for entry in since] == [ply for ply in plies if ply > last_turn(match, seat)]
        before = (await guest.state(table))["since"]
    async with running(tmp_path) as server:
        assert texts((await guest.at(server).state(table))["since"]) == texts(before)


def last_turn(match: Match, seat: int) -> int:
    """The last choice in the last turn of the seat that is over, told from the rules: `turn_of` says whose turn it is
    before each choice."""
    again = Match(match.game, match.players, match.seed, match.options)
    whose: list[int] = []
    for code in match.codes:
        whose.append(match.game.turn_of(again.state))
        again.choose(code)
    whose.append(match.game.turn_of(again.state))
    return max((ply for ply in range(1, len(whose)) if whose[ply - 1] == seat != whose[ply]), default=0)
