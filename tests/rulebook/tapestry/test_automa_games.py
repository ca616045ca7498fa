"""Whole games of the bots against a player who never moves, event by event as the oracle foretells them; and random
games on each level."""

from __future__ import annotations

import pytest

from tafelrunde import Match
from tafelrunde.games.tapestry.game import TAPESTRY
from tafelrunde.games.tapestry.scenario import scenario
from tafelrunde.games.tapestry.table.state import Table
from tafelrunde.games.tapestry.table.steps import BOTS
from tafelrunde.kernel.match import NOTHING
from tafelrunde.kernel.playout import random_code
from tafelrunde.kernel.rng import seeded
from tests.rulebook import rule
from tests.rulebook.tapestry.automa_oracle import AUTOMA, SHADOW, TRACKS, Chance, Oracle
from tests.soak import SOAK

LEVELS = range(1, 7)
GAMES = 1000 if SOAK else 30  # on each level
RANDOM_GAMES = 1000 if SOAK else 5


def unwatched(level: int, seed: int) -> tuple[Table, Oracle]:
    """A game of the bots alone, and the oracle before it. On level 6 some second civilization plays, too."""
    table = scenario(1, seed, automa_level=level).state
    automa = table.automa
    assert automa is not None
    if level == 6:
        automa.mat.civs += ((automa.mat.civs[0] + 1 + seed % 3) % 4,)
    table.players[0].era, table.players[0].finished = 0, True
    table.active = table.first = AUTOMA
    table.step = BOTS
    oracle = Oracle(table, level, Chance(()))
    match = Match(TAPESTRY, 1, state=table)
    assert match.over
    assert match.log is not None
    oracle.log = Chance(match.log.events)
    assert isinstance(match.state, Table)
    return match.state, oracle


@rule("TAP-AUTOMA-22", "TAP-AUTOMA-24", "TAP-AUTOMA-25", "TAP-AUTOMA-35", "TAP-AUTOMA-49", "TAP-AUTOMA-56")
@pytest.mark.parametrize("level", LEVELS)
def test_the_bots_do_what_a_second_implementation_foretells(level: int):
    for seed in range(GAMES):
        table, oracle = unwatched(level, seed)
        oracle.play()
        automa, shadow = table.bots
        assert automa.vp == oracle.vp
        assert automa.far == [oracle.at[AUTOMA][track] for track in TRACKS]
        assert shadow.far == [oracle.at[SHADOW][track] for track in TRACKS]
        assert automa.landmarks.bit_count() == oracle.hers
        assert (automa.outposts, shadow.outposts) == (oracle.outposts, oracle.shadow_outposts)
        assert {table.map.grid.places[hex] for hex in range(34) if automa.upright >> hex & 1} == oracle.own


@rule("TAP-AUTOMA-68", "TAP-AUTOMA-111")
@pytest.mark.parametrize("level", LEVELS)
def test_random_games_end_on_every_level(level: int):
    for seed in range(RANDOM_GAMES):
        match = Match(TAPESTRY, 1, seed, options={"automa_level": level}, keep=NOTHING)
        dice = seeded(seed)
        while match.decision is not None:
            match.choose(random_code(match, dice))
        table = match.state
        assert isinstance(table, Table)
        table.check()
        assert [who.era for who in table.turn_takers] == [5, 5]
        assert all(who.finished for who in table.participants)
