"""What the log tells adds up to what changed: points, resources, tiles."""

from __future__ import annotations

from collections import Counter

import pytest

from tafelrunde.games.tapestry.game import TAPESTRY
from tafelrunde.games.tapestry.pieces.kinds import EXPANSIONS
from tafelrunde.games.tapestry.table.state import Table
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.playout import random_code
from tafelrunde.kernel.rng import seeded
from tafelrunde.kernel.state import Event

EVERYTHING = dict.fromkeys(EXPANSIONS, True)
SIGNS = {"gained": 1, "paid": -1, "lost": -1}
POINTS = {"scored": 1, "lost-points": -1}


def events(match: Match) -> list[Event]:
    assert match.log is not None
    return match.log.events


def standing(match: Match) -> list[list[int]]:
    table = match.state
    assert isinstance(table, Table)
    return [[me.vp, *me.goods] for me in table.players]


@pytest.mark.parametrize(
    ("players", "seed", "options"), [(1, 1, {}), (3, 2, {}), (4, 3, EVERYTHING), (2, 4, EVERYTHING)]
)
def test_points_and_resources_of_the_log_add_up(players: int, seed: int, options: dict[str, bool]) -> None:
    match, dice = Match(TAPESTRY, players, seed, options), seeded(seed)
    before, told = standing(match), len(events(match))
    wrong: Counter[str] = Counter()
    while match.decision is not None:
        asked = match.decision.prompt.name
        match.choose(random_code(match, dice))
        sums = [[0] * 5 for _ in range(players)]
        for event in events(match)[told:]:
            facts = event.facts
            if event.name in SIGNS:
                sums[event.seat][1 + int(facts["resource"])] += SIGNS[event.name] * int(facts["amount"])
                assert int(facts["amount"]) > 0, event
            elif event.name in POINTS:
                sums[event.seat][0] += POINTS[event.name] * int(facts["amount"])
            elif event.name == "achieved":
                sums[event.seat][0] += int(facts["amount"])
        after = standing(match)
        changed = [[b - a for a, b in zip(was, now, strict=True)] for was, now in zip(before, after, strict=True)]
        if changed != sums:
            wrong[f"{asked} {[event.name for event in events(match)[told:]][:8]} {changed} {sums}"] += 1
        before, told = after, len(events(match))
    assert not wrong, wrong.most_common(6)


def tiles_and_cards(match: Match) -> list[tuple[int, int]]:
    table = match.state
    assert isinstance(table, Table)
    return [(me.tiles.bit_count(), me.hand.bit_count() + me.drawn.bit_count()) for me in table.players]


@pytest.mark.parametrize(("players", "seed"), [(2, 5), (4, 6)])
def test_whoever_has_more_tiles_or_cards_is_told_to_have_drawn(players: int, seed: int) -> None:
    """In the base game nothing comes into a hand without a line."""
    match, dice = Match(TAPESTRY, players, seed), seeded(seed)
    before, told = tiles_and_cards(match), len(events(match))
    while match.decision is not None:
        match.choose(random_code(match, dice))
        after = tiles_and_cards(match)
        lines = [(event.name, event.seat) for event in events(match)[told:]]
        for seat, (was, now) in enumerate(zip(before, after, strict=True)):
            new = [name for name, whose in lines if whose == seat]
            assert now[0] <= was[0] + new.count("drew-tile") + sum(name == "gave-tile" for name, _ in lines), lines
            assert now[1] <= was[1] or {"drew", "took-discard", "copied"} & set(new), lines
        before, told = after, len(events(match))
