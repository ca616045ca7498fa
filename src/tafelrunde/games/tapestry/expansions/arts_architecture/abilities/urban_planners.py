"""Urban Planners: landmarks wait on the mat and are built later; the largest group of them counts.

Which landmarks wait is on the sideboard (`stored`; `fresh` are those that came in this turn); their number on the mat
is not used.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ......kernel.decision import NONE, Rules, ask
from ......kernel.hexes import members
from ....components.civilizations import Civilization
from ....pieces.capitals import WIDE
from ....pieces.kinds import ARTS_ARCHITECTURE, URBAN_PLANNERS
from ....pieces.landmarks import covered_by
from ....rules.build import build_landmark
from ....rules.civilization import begin_civilization
from ....rules.gains import gain_any, score
from ....rules.hand import gain_cards
from ....table.dispatch import AsksBool
from ....table.player import CIVILIZATION, TapestryPlayer
from ....table.prompts import BUILD_STORED, EXCHANGE, STORE
from ....table.state import Table
from ...landmark_cards import check_goals, choose_further_goal

GROUP_POINTS: Final[tuple[int, ...]] = (0, 1, 4, 9, 16, 25, 36, 49)
MANY: Final = 2  # landmarks built together, which the revised mat rewards


class UrbanPlanners(Civilization):
    drawn_as: ClassVar[str] = "stored"

    def adjust(self, table: Table, me: TapestryPlayer) -> Rules:
        """TAP-CIVADJ-16."""
        yield from gain_any(table, me, 2 if table.map.large else 1)

    def before_first_turn(self, table: Table, me: TapestryPlayer) -> Rules:
        """A further landmark card. Without landmark cards the mat may go for another civilization (TAP-CIV-12,
        TAP-CIV-13, TAP-DEC-55)."""
        if table.side.landmark_deck:
            yield from choose_plan(table, me)
        elif table.civs_left and (yield ask(me, EXCHANGE, [1, NONE], URBAN_PLANNERS)) == 1:
            table.civs_gone |= 1 << URBAN_PLANNERS
            table.reveals += 1
            me.civs = (table.civs_left.pop(),)
            if table.log:
                table.log.add("civilization", me, civilization=me.civs[0])
            yield from begin_civilization(table, me)

    def exchangeable(self, table: Table) -> bool:
        """Without landmark cards (TAP-CIV-13)."""
        return not table.side.landmark_deck

    def join(self, table: Table, me: TapestryPlayer) -> Rules:
        yield from choose_plan(table, me)

    def instead_of_landmark(self, table: Table, me: TapestryPlayer, landmark: int) -> AsksBool:
        """It may be stored on the mat (TAP-CIV-14)."""
        if me.finished or (yield ask(me, STORE, [1, NONE], landmark)) == NONE:
            return False
        me.own_side.stored |= 1 << landmark
        me.own_side.fresh |= 1 << landmark
        if table.log:
            table.log.add("stored", me, landmark=landmark)
        return True

    def turn_pauses(self, table: Table, me: TapestryPlayer) -> Rules:
        """In a turn of the player after the one in which they came there, any number of them (TAP-CIV-14,
        TAP-FAQ-30)."""
        built = 0
        while me.side.stored & ~me.side.fresh:
            landmark = yield ask(me, BUILD_STORED, [*members(me.side.stored & ~me.side.fresh), NONE])
            if landmark == NONE:
                break
            me.own_side.stored &= ~(1 << landmark)
            built += 1
            yield from build_landmark(table, me, landmark)
        yield from self.reward(table, me, built)

    def reward(self, table: Table, me: TapestryPlayer, built: int) -> Rules:
        """For landmarks built together."""
        yield from ()

    def last_income_closes(self, table: Table, me: TapestryPlayer) -> None:
        """TAP-CIV-15."""
        score(table, me, GROUP_POINTS[min(largest_group(me), len(GROUP_POINTS) - 1)], CIVILIZATION)

    def given_up(self, table: Table, me: TapestryPlayer) -> Rules:
        """Stored landmarks are built."""
        waiting = members(me.side.stored)
        me.own_side.stored = me.own_side.fresh = 0
        for landmark in waiting:
            yield from build_landmark(table, me, landmark)


class RevisedUrbanPlanners(UrbanPlanners):
    def join(self, table: Table, me: TapestryPlayer) -> Rules:
        """The landmark card may be fulfilled at once."""
        yield from choose_plan(table, me)
        yield from check_goals(table, me)

    def reward(self, table: Table, me: TapestryPlayer, built: int) -> Rules:
        if built >= MANY:
            yield from gain_any(table, me, 1)
            yield from gain_cards(table, me, 1)


def choose_plan(table: Table, me: TapestryPlayer) -> Rules:
    """A further landmark card, chosen from the whole deck (TAP-CIV-12, TAP-DEC-55)."""
    yield from choose_further_goal(table, me, len(table.side.landmark_deck))


def largest_group(me: TapestryPlayer) -> int:
    """Landmarks in the capital that touch one another side to side."""
    left = [covered_by(code) for code in me.sites]
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


PRINTED: Final[UrbanPlanners] = UrbanPlanners("urban_planners", expansion=ARTS_ARCHITECTURE)
REVISED: Final[RevisedUrbanPlanners] = RevisedUrbanPlanners("urban_planners", expansion=ARTS_ARCHITECTURE)
