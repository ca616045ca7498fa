"""Reserved items on the overlay of the income mat (chapter RESERVE), one for each player (TAP-COMP-17, TAP-SETUP-23),
and are used in income turn 5 (TAP-RESERVE-02, TAP-ICON-27). Each one is a number in `side.reserved`
(pieces/reserved.py)."""

from __future__ import annotations

from typing import Final

from .....kernel.decision import NONE, Rules, ask
from .....kernel.effects import Facts, Icons
from ...effects.track import Advance
from ...pieces.kinds import ALL_TRACKS, BUILDINGS, LAST_INCOME, MIDDLE
from ...pieces.reserved import (
    ITEM_ADVANCE,
    ITEM_BUILDING,
    ITEM_OUTPOST,
    ITEM_POINTS,
    ITEM_SPACE,
    ITEM_TECH,
    item_code,
    item_kind,
    item_number,
)
from ...rules.build import choose_plot, put_on_plot
from ...rules.conquer import conquer, take_outpost
from ...rules.counts import TECH_CARD, count_changed
from ...rules.explore import draw_spaces
from ...rules.gains import put_back, score, under
from ...rules.invent import invent_aside
from ...table.effect import TapestryEffect
from ...table.player import CARDS, SPACE, TECH, TapestryPlayer
from ...table.prompts import KEEP_SPACE, RESERVED, TRACK
from ...table.state import Table
from ...table.steps import UPGRADE

ANYWHERE_TO_GO: Final = Advance(*range(len(ALL_TRACKS)))
MOST_POINTS: Final = 8  # of a track that was named


def reserve(table: Table, me: TapestryPlayer, kind: int, number: int = 0) -> Rules:
    """Some cards put an item on the overlay, face up (TAP-RESERVE-01, TAP-RESERVE-05); a player who copies such a card
    has an item of their own (TAP-RESERVE-06). In or after income turn 5 it is used at once (TAP-RESERVE-07,
    TAP-FAQ-43)."""
    item = item_code(kind, number)
    if table.log:
        table.log.add("reserved", me, reserved=item)
    me.own_side.reserved += (item,)
    if me.era == LAST_INCOME:
        yield from use(table, me, item)


def use_reserved(table: Table, me: TapestryPlayer) -> Rules:
    """Income turn 5, after the abilities: all of them, in any order (TAP-INCOME-25, TAP-RESERVE-02, TAP-RESERVE-04)."""
    item = yield ask(me, RESERVED, sorted(set(me.side.reserved)))
    yield from use(table, me, item)
    if not me.side.reserved:
        table.step = UPGRADE


def use(table: Table, me: TapestryPlayer, item: int) -> Rules:
    kind, number = item_kind(item), item_number(item)
    before, table.source = table.source, CARDS
    if table.log:
        table.log.add("used-reserved", me, reserved=item)
    plot = (yield from choose_plot(table, me, number)) if kind == ITEM_BUILDING else NONE
    items = list(me.side.reserved)
    items.remove(item)
    me.own_side.reserved = tuple(items)
    if kind == ITEM_BUILDING:
        yield from put_on_plot(table, me, number, plot)
    elif kind == ITEM_TECH:
        me.tech[MIDDLE] |= 1 << number
        if table.log:
            table.log.add("took-tech", me, tech=number)
        yield from count_changed(table, me, TECH_CARD, me.techs.bit_count())
        yield from under(table, TECH, table.catalog.techs[number].circle, me)
    elif kind == ITEM_SPACE:
        me.explored |= 1 << number
        if table.log:
            table.log.add("explored-space", me, None, **{"space-tile": number})
        yield from under(table, SPACE, table.catalog.space_tiles[number], me)
    elif kind == ITEM_OUTPOST:
        me.outposts += 1
        yield from conquer(table, me, anywhere=True, reserved=True)
    elif kind == ITEM_POINTS:
        score(table, me, min(me.far[number], MOST_POINTS))
    else:
        yield from ANYWHERE_TO_GO.run(table, me)
    table.source = before


# ------------------------------------------------------------------------------------------------ atoms


class ReserveBuilding(TapestryEffect):
    """The next income building of a type leaves its track (TAP-RESERVE-03, TAP-EX-15)."""

    key = "reserve-building"

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def possible(self, table: Table, me: TapestryPlayer) -> bool:
        return me.left[self.kind] > 0

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        if me.left[self.kind]:
            me.left[self.kind] -= 1
            yield from reserve(table, me, ITEM_BUILDING, self.kind)

    def facts(self) -> Facts:
        return {"building": BUILDINGS[self.kind]}

    def icons(self) -> Icons:
        return ["reserve", BUILDINGS[self.kind]]


class ReserveInvention(TapestryEffect):
    """Invent, but the card waits for income turn 5 and then enters the middle row."""

    key = "reserve-invention"
    icon_row = ("reserve", "tech-card")

    def possible(self, table: Table, me: TapestryPlayer) -> bool:
        return bool(table.display or table.tech_deck or table.tech_discard)

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        card = yield from invent_aside(table, me)
        if card != NONE:
            yield from reserve(table, me, ITEM_TECH, card)


class ReserveSpace(TapestryEffect):
    """One of some space tiles waits; the others are shuffled back."""

    key = "reserve-space"
    fact_names = ("drawn",)
    icon_row = ("reserve", "space-tile")

    def __init__(self, drawn: int) -> None:
        self.drawn = drawn

    def possible(self, table: Table, me: TapestryPlayer) -> bool:
        return bool(table.spaces_left)

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        draw_spaces(table, me, self.drawn)
        if table.side.spaces:
            tile = yield ask(me, KEEP_SPACE, sorted(table.side.spaces))
            table.own_side.spaces.remove(tile)
            put_back(table, table.own_side.spaces, table.spaces_left)
            yield from reserve(table, me, ITEM_SPACE, tile)


class ReserveOutpost(TapestryEffect):
    """An outpost of the supply waits for a conquest anywhere."""

    key = "reserve-outpost"
    icon_row = ("reserve", "conquer-anywhere")

    def possible(self, table: Table, me: TapestryPlayer) -> bool:
        return me.outposts > 0

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        if me.outposts:
            yield from take_outpost(table, me)
            yield from reserve(table, me, ITEM_OUTPOST)


class ReserveAdvance(TapestryEffect):
    """In income turn 5 an advance on a track of choice."""

    key = "reserve-advance"
    icon_row = ("reserve", "advance")

    def parts(self) -> tuple[TapestryEffect, ...]:
        return (ANYWHERE_TO_GO,)

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        yield from reserve(table, me, ITEM_ADVANCE)


class ReserveProphecy(TapestryEffect):
    """A track is named; in income turn 5 each space advanced there gives a point."""

    key = "reserve-prophecy"
    icon_row = ("reserve", "vp", "per", "track")

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        track = yield ask(me, TRACK, list(range(len(me.tracks))), self.number)
        yield from reserve(table, me, ITEM_POINTS, track)

    def facts(self) -> Facts:
        return {"most": MOST_POINTS}
