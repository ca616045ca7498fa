"""Tables on which seat 0 enters a space of a track, and answers to what comes up on the way."""

from __future__ import annotations

from typing import Any, Optional

from tafelrunde.games.tapestry.pieces.kinds import ANY_COST, OWN_COST, OWN_RESOURCE, RESOURCES, TIER, TRACKS
from tafelrunde.games.tapestry.pieces.landmarks import LANDMARKS, track_landmark
from tafelrunde.games.tapestry.scenario import TapestryScenario, TapestryTable, scenario
from tafelrunde.games.tapestry.table.prompts import BONUS, LANDMARK_SITE, LANDMARK_TURN, PLOT
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.effects import ONE_OF, ORDER

from .holdings import holdings


def quiet(players: int = 2, seed: int = 1, **options: object) -> TapestryScenario:
    """Everybody else holds a coin, so that their turns wait for an answer."""
    made = scenario(players, seed, **options)
    for seat in range(1, players):
        made.seat(seat, coin=1)
    return made


def price(track: str, space: int) -> tuple[str, int]:
    """The track's own resource, and how many of it pay for a space."""
    tier = TIER[space]
    return RESOURCES[OWN_RESOURCE[TRACKS.index(track)]], OWN_COST[tier] + ANY_COST[tier]


def entered(
    track: str, space: int, made: Optional[TapestryScenario] = None, /, **seat: Any
) -> tuple[TapestryTable, dict[str, int]]:
    """Seat 0 pays for a space with the track's own resource and moves there; the tier's landmark is gone. Returns the
    table, and what seat 0 had between the move and what the space gives."""
    made = made or quiet()
    own, cost = price(track, space)
    me = made.state.players[0]
    seat[own] = seat.get(own, me.goods[RESOURCES.index(own)]) + cost
    made.seat(0, tracks={**seat.pop("tracks", {}), track: space - 1}, **seat)
    if TIER[space] > 1:
        landmark = track_landmark(TRACKS.index(track), TIER[space])
        if made.state.landmarks >> landmark & 1 and TIER[space - 1] != TIER[space]:
            made.landmark(1 % len(made.state.players), LANDMARKS[landmark].id, in_city=False)
    before = holdings(me)
    before[own] -= cost
    before[track] = space
    return made.start().advance(track, pay=[own] * ANY_COST[TIER[space]]), before


def part(t: TapestryTable, number: int) -> TapestryTable:
    """One of several parts of a benefit, by its place: which next, or which at all."""
    assert t.asked in (ORDER, ONE_OF), t.asked
    t.match.choose(number)
    return t


def build(t: TapestryTable) -> TapestryTable:
    """A building somewhere: the first place offered."""
    assert t.asked in (PLOT, LANDMARK_TURN, LANDMARK_SITE), t.asked
    while t.asked in (PLOT, LANDMARK_TURN, LANDMARK_SITE):
        t.match.choose(t.options[0])
    return t


def leave(t: TapestryTable) -> TapestryTable:
    """A bonus for a resource is not bought."""
    return t.answer(BONUS, NONE)


def seat_asked(t: TapestryTable) -> int:
    assert t.match.decision is not None
    return t.match.decision.seat
