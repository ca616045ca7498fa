"""Urban Planners: landmarks wait on the mat and are built later; the largest group of them counts (TAP-CIV-12..15)."""

from __future__ import annotations

from typing import Final

from ....kernel.decision import NONE, Rules, ask
from ....kernel.hexes import members
from ..pieces.capitals import SITES, WIDE
from ..pieces.kinds import URBAN_PLANNERS
from ..pieces.landmarks import LANDMARKS
from ..table.player import CIVILIZATION, TapestryPlayer
from ..table.prompts import BUILD_STORED, EXCHANGE
from ..table.state import Table
from ..table.steps import TURN
from .arts_mats import choose_plan
from .build import build_landmark
from .civilization import begin_civilization
from .gains import gain_any
from .hand import gain_cards

GROUP_POINTS: Final = (0, 1, 4, 9, 16, 25, 36, 49)
MANY: Final = 2  # landmarks built together, which the revised mat rewards


def plan_before_game(table: Table, me: TapestryPlayer) -> Rules:
    """After the draft. Without landmark cards the mat may go for another civilization (TAP-CIV-12, -13)."""
    table.step = TURN
    table.active = table.first
    if table.side.landmark_deck:
        yield from choose_plan(table, me)
    elif table.civs_left and (yield ask(me, EXCHANGE, [1, NONE], URBAN_PLANNERS)) == 1:
        table.civs_gone |= 1 << URBAN_PLANNERS
        table.reveals += 1
        me.civs = (table.civs_left.pop(),)
        if table.log:
            table.log.tell("civilization", me, civilization=me.civs[0])
        yield from begin_civilization(table, me)


def build_stored(table: Table, me: TapestryPlayer) -> Rules:
    """In an own turn that is not the one in which they came there, as many as the player likes (TAP-CIV-14)."""
    built = 0
    while me.side.stored & ~me.side.fresh:
        landmark = yield ask(me, BUILD_STORED, [*members(me.side.stored & ~me.side.fresh), NONE])
        if landmark == NONE:
            break
        me.own_side.stored &= ~(1 << landmark)
        built += 1
        yield from build_landmark(table, me, landmark)
    if built >= MANY and table.switches.revised:
        yield from gain_any(table, me, 1)
        yield from gain_cards(table, me, 1)


def score_plan(table: Table, me: TapestryPlayer) -> None:
    """At the end of the last income turn (TAP-CIV-15)."""
    me.score(GROUP_POINTS[min(largest_group(me), len(GROUP_POINTS) - 1)], CIVILIZATION)


def largest_group(me: TapestryPlayer) -> int:
    """Landmarks in the capital that touch one another side to side."""
    left = [covered(code) for code in me.sites]
    largest = 0
    while left:
        group, size = left.pop(), 1
        while True:
            beside = group << 1 | group >> 1 | group << WIDE | group >> WIDE
            joined = [place for place in left if place & beside]
            if not joined:
                break
            for place in joined:
                left.remove(place)
                group |= place
                size += 1
        largest = max(largest, size)
    return largest


def covered(code: int) -> int:
    """The plots of a landmark, from where it stands."""
    return dict(LANDMARKS[code // SITES // 4].turns[code // SITES % 4])[code % SITES]
