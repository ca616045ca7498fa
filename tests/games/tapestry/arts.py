"""Tables with Arts & Architecture, and moves on its track."""

from __future__ import annotations

from typing import Any, Optional

from tafelrunde.games.tapestry.pieces.kinds import ARTS, RESOURCES, TIER
from tafelrunde.games.tapestry.pieces.landmarks import LANDMARKS, track_landmark
from tafelrunde.games.tapestry.scenario import TapestryScenario, TapestryTable
from tafelrunde.games.tapestry.table.prompts import CREATE, RESOURCE
from tafelrunde.kernel.effects import ONE_OF
from tests.rulebook.tapestry.entering import quiet
from tests.rulebook.tapestry.holdings import holdings

# What pays for a space of each tier: kinds, and how many of each.
PRICE: dict[int, tuple[list[str], int]] = {
    1: (["coin"], 1),
    2: (["coin", "worker"], 1),
    3: (["coin", "worker", "food"], 1),
    4: (["coin"], 2),
}


def arts(players: int = 2, seed: int = 1, **options: Any) -> TapestryScenario:
    return quiet(players, seed, arts_architecture=True, **options)


def enter_arts(
    space: int, made: Optional[TapestryScenario] = None, /, **seat: Any
) -> tuple[TapestryTable, dict[str, int]]:
    """Seat 0 pays for a space of arts and moves there; the tier's landmark is gone. Returns the table, and what seat 0
    had between the move and what the space gives."""
    made = made or arts()
    kinds, each = PRICE[TIER[space]]
    me = made.state.players[0]
    for kind in kinds:
        seat[kind] = seat.get(kind, me.goods[RESOURCES.index(kind)]) + each
    made.seat(0, tracks={**seat.pop("tracks", {}), "arts": space - 1}, **seat)
    if TIER[space] > 1 and TIER[space - 1] != TIER[space]:
        landmark = track_landmark(ARTS, TIER[space])
        if made.state.landmarks >> landmark & 1:
            made.landmark(1, LANDMARKS[landmark].id, in_city=False)
    before = holdings(me)
    for kind in kinds:
        before[kind] -= each
    before["arts"] = space
    return made.start().advance("arts", pay=kinds), before


def art_of(t: TapestryTable, seat: int = 0) -> list[int]:
    """The masterpieces of a player, by number from 1."""
    shown = t.match.view(0)["seats"][seat]["side"]["masterpieces"]
    return [number + 1 for number in shown]


def create(t: TapestryTable, number: int) -> TapestryTable:
    return t.answer(CREATE, number - 1)


def take(t: TapestryTable, resource: str = "coin") -> TapestryTable:
    return t.answer(RESOURCE, RESOURCES.index(resource))


def performing(number: int, made: Optional[TapestryScenario] = None, /, **seat: Any) -> tuple[TapestryTable, Any]:
    """Seat 0 has one masterpiece and performs it on arts 6."""
    t, before = enter_arts(6, (made or arts()).art(0, number), **seat)
    return (t.answer(ONE_OF, 0) if t.asked is ONE_OF else t), before
