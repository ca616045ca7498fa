"""Copies of a table share their sideboards until one of them writes."""

from __future__ import annotations

import pytest

from tafelrunde.games.tapestry.game import TAPESTRY
from tafelrunde.games.tapestry.table.state import Table
from tafelrunde.kernel.match import LAST, Match
from tafelrunde.kernel.playout import random_code
from tafelrunde.kernel.rng import seeded

ALL = {"plans_ploys": True, "arts_architecture": True, "fantasies_futures": True}


def table(**options: bool) -> Table:
    state = Match(TAPESTRY, 2, 1, options).state
    assert isinstance(state, Table)
    return state


@pytest.mark.parametrize("writer", ["copy", "original"])
def test_what_is_written_after_copying_stays_with_the_writer(writer: str) -> None:
    original = table(**ALL)
    copy = original.clone()
    before = original.pack()
    changed, kept = (copy, original) if writer == "copy" else (original, copy)
    changed.own_side.pile.append(7)
    changed.players[1].own_side.seen[0] |= 4
    assert kept.pack() == before
    assert changed.pack() != before


def test_an_unchanged_sideboard_is_not_copied() -> None:
    original = table(**ALL)
    copy = original.clone()
    assert copy.side is original.side
    assert copy.players[0].side is original.players[0].side
    own = copy.players[0].own_side
    assert own is copy.players[0].own_side is copy.players[0].side, "one copy is enough"
    assert copy.players[1].side is original.players[1].side


def test_the_base_game_has_nothing_to_write_on() -> None:
    base = table()
    with pytest.raises(AssertionError, match="no sideboards"):
        _ = base.own_side
    with pytest.raises(AssertionError, match="no sideboards"):
        _ = base.players[0].own_side


@pytest.mark.parametrize("mats", ["printed", "revised"])
def test_play_leaves_the_last_restart_point_as_it_was(mats: str) -> None:
    for seed in range(4):
        match, dice = Match(TAPESTRY, 3, seed, {**ALL, "mats": mats}, keep=LAST), seeded(seed)
        point, before = match.checkpoint, match.checkpoint.pack()
        while match.decision is not None:
            match.choose(random_code(match, dice))
            assert point.pack() == before
            match.clone()  # else it takes few of them
            if match.checkpoint is not point:
                point, before = match.checkpoint, match.checkpoint.pack()
