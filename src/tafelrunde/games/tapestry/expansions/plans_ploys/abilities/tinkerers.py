"""Tinkerers: four actions on the tracks, each once. Their number on the mat has a bit for each one used."""

from __future__ import annotations

from collections.abc import Generator
from typing import ClassVar, Final

from ......kernel.decision import NONE, Decision, Prompt, Rules, ask
from ....components.civilizations import EVERY_INCOME, Civilization
from ....pieces.kinds import ANY_COST, ARTS, LAST_SPACE, OWN_COST, OWN_RESOURCE, PLANS_PLOYS, TIER, TINKERERS
from ....pieces.kinds import END_OF_TRACK as REACHED_END
from ....pieces.tracks import space_code, space_of, track_of
from ....rules.achievements import claim
from ....rules.arts_cost import refund_arts
from ....rules.counts import TRACK_DONE, count_changed
from ....rules.gains import gain, gain_any
from ....rules.track import activate, can_advance, can_regress, move_up, set_token, take_benefit, used
from ....table.player import TapestryPlayer
from ....table.prompts import DRAW_BOTH, TINKER, TINKER_GAIN, TINKER_TOKEN
from ....table.state import Table

REFUND: Final = 0  # the price of a token's space
CATCH_UP: Final = 1  # with the nearest opponent ahead
STEP_BACK: Final = 2  # three spaces
SKIP: Final = 3  # to the next space with a bonus
WAYS: Final = 4
BACKWARD: Final = 3


def done(state: int, way: int) -> bool:
    """Whether this action was used, by the number on the mat."""
    return state >> way & 1 == 1


class Tinkerers(Civilization):
    """The rules that both editions share."""

    drawn_as: ClassVar[str] = "once-each"
    asked_on: ClassVar[tuple[Prompt, ...]] = (TINKER,)
    answers: ClassVar[str] = "tinkering"

    def once_each(self, state: int) -> list[tuple[int, bool]]:
        return [(way, done(state, way)) for way in range(WAYS)]

    def income(self, table: Table, me: TapestryPlayer) -> Rules:
        options = [way for way in range(WAYS) if not done(me.mat[TINKERERS], way) and tokens(table, me, way)]
        way = (yield ask(me, TINKER, [*options, NONE])) if options else NONE
        if way == NONE:
            return
        me.mat[TINKERERS] |= 1 << way
        track, start = yield from choose(table, me, way)
        if way == REFUND:
            yield from refund(table, me, track, start)
        elif way == CATCH_UP:
            yield from self.catch_up(table, me, track, start)
        elif way == STEP_BACK:
            yield from self.step_back(table, me, track, start, bonus=True)
        else:
            yield from skip(table, me, track, start)

    def catch_up(self, table: Table, me: TapestryPlayer, track: int, start: int) -> Rules:
        """Landmarks on the way are gained; the benefit may be, but not the bonus."""
        goal = ahead(table, me, track, start)
        yield from move_up(table, me, track, start, goal)
        if not used(table, me, track, goal) and (yield ask(me, TINKER_GAIN, [1, NONE], space_code(track, goal))) == 1:
            yield from take_benefit(table, me, track, goal)

    def step_back(self, table: Table, me: TapestryPlayer, track: int, start: int, bonus: bool) -> Rules:
        """Exactly three spaces; the benefit may be gained and the bonus bought."""
        goal = start - BACKWARD
        set_token(me, track, start, goal)
        if table.log:
            table.log.add("regressed", me, space=space_code(track, goal))
        if not goal or used(table, me, track, goal):
            return
        if (yield ask(me, TINKER_GAIN, [1, NONE], space_code(track, goal))) == 1:
            yield from activate(table, me, track, goal, bonus)


class PrintedTinkerers(Tinkerers):
    def begin(self, table: Table, me: TapestryPlayer) -> Rules:
        """Each opponent gains a tech card; by the adjustment each may draw it together with a tapestry card
        (TAP-CIVADJ-17)."""
        adjusted = table.switches.adjustments
        for other in table.opponents(me):
            who = other.person
            if adjusted and who is not None and (yield ask(who, DRAW_BOTH, [1, NONE])) == NONE:
                continue
            yield from other.conduct.draw_tech_and_card(table, other, int(adjusted))


class RevisedTinkerers(Tinkerers):
    def catch_up(self, table: Table, me: TapestryPlayer, track: int, start: int) -> Rules:
        """Without the benefit."""
        yield from move_up(table, me, track, start, ahead(table, me, track, start))

    def step_back(self, table: Table, me: TapestryPlayer, track: int, start: int, bonus: bool) -> Rules:
        """Without the bonus."""
        yield from super().step_back(table, me, track, start, bonus=False)


def choose(table: Table, me: TapestryPlayer, way: int) -> Generator[Decision, int, tuple[int, int]]:
    code = yield ask(me, TINKER_TOKEN, tokens(table, me, way))
    return track_of(code), space_of(code)


def tokens(table: Table, me: TapestryPlayer, way: int) -> list[int]:
    """The own tokens, by their spaces, with which it can be done."""
    return [
        space_code(track, space)
        for track, spaces in enumerate(me.tracks)
        for space in sorted(set(spaces))
        if fits(table, me, way, track, space)
    ]


def fits(table: Table, me: TapestryPlayer, way: int, track: int, space: int) -> bool:
    if way == REFUND:
        return space > 0
    if way == STEP_BACK:
        return space >= BACKWARD and can_regress(table, me, track)
    if not can_advance(table, me, track) or space == LAST_SPACE:
        return False
    return ahead(table, me, track, space) > space if way == CATCH_UP else next_bonus(table, track, space) > space


def ahead(table: Table, me: TapestryPlayer, track: int, start: int) -> int:
    """The space of the nearest opponent before a token, or 0."""
    return min((s for other in table.opponents(me) for s in other.tracks[track] if s > start), default=0)


def next_bonus(table: Table, track: int, start: int) -> int:
    """The next space with a bonus, or 0."""
    spaces = table.catalog.spaces[track]
    return next((space for space in range(start + 1, LAST_SPACE + 1) if spaces[space - 1].bonus is not None), 0)


def refund(table: Table, me: TapestryPlayer, track: int, space: int) -> Rules:
    """The resources that it costs to enter the space."""
    tier = TIER[space]
    if track == ARTS:
        yield from refund_arts(table, me, tier)
        return
    if OWN_COST[tier]:
        gain(table, me, OWN_RESOURCE[track], OWN_COST[tier])
    yield from gain_any(table, me, ANY_COST[tier])


def skip(table: Table, me: TapestryPlayer, track: int, start: int) -> Rules:
    """The bonus for free; no benefit, and no landmark on the way (TAP-RULING-19)."""
    goal = next_bonus(table, track, start)
    set_token(me, track, start, goal)
    if table.log:
        table.log.add("advanced", me, space=space_code(track, goal))
    if goal == LAST_SPACE:
        yield from claim(table, me, REACHED_END)
        yield from count_changed(table, me, TRACK_DONE, me.far.count(LAST_SPACE))
    bonus = table.catalog.spaces[track][goal - 1].bonus
    if bonus is not None and not used(table, me, track, goal):
        yield from bonus.free(table, me, space_code(track, goal))


PRINTED: Final[PrintedTinkerers] = PrintedTinkerers("tinkerers", EVERY_INCOME, expansion=PLANS_PLOYS)
REVISED: Final[RevisedTinkerers] = RevisedTinkerers("tinkerers", EVERY_INCOME, expansion=PLANS_PLOYS)
