"""Reserved items: they lie on the overlay of the income mat and are used in income turn 5 (TAP-RESERVE-*).

What the number of an item says is told in components/kinds.py."""

from __future__ import annotations

from typing import Final

from ....kernel.decision import NONE, Rules, ask
from ....kernel.effects import Facts, Icons
from ..effects.track import Advance
from ..pieces.kinds import (
    ALL_TRACKS,
    ITEM_BUILDING,
    ITEM_OUTPOST,
    ITEM_POINTS,
    ITEM_SPACE,
    ITEM_TECH,
    LAST_INCOME,
    MIDDLE,
)
from ..table.effect import TapestryEffect
from ..table.player import CARDS, SPACE, TECH, TapestryPlayer
from ..table.prompts import RESERVED, TRACK
from ..table.state import Table
from ..table.steps import UPGRADE
from .build import choose_plot, put_on_plot
from .conquer import conquer
from .gains import score, under
from .prophecy import TECH_CARD, foretold

ANYWHERE_TO_GO: Final = Advance(*range(len(ALL_TRACKS)))


def reserve(table: Table, me: TapestryPlayer, kind: int, number: int = 0) -> Rules:
    """In or after income turn 5 it is used at once (TAP-RESERVE-07)."""
    item = 64 * kind + number
    if table.log:
        table.log.tell("reserved", me, reserved=item)
    me.own_side.reserved += (item,)
    if me.era == LAST_INCOME:
        yield from use(table, me, item)


def use_reserved(table: Table, me: TapestryPlayer) -> Rules:
    """Income turn 5, after the abilities: all of them, in any order (TAP-INCOME-25, TAP-RESERVE-02, -04)."""
    item = yield ask(me, RESERVED, sorted(set(me.side.reserved)))
    yield from use(table, me, item)
    if not me.side.reserved:
        table.step = UPGRADE


def use(table: Table, me: TapestryPlayer, item: int) -> Rules:
    kind, number = divmod(item, 64)
    before, table.source = table.source, CARDS
    if table.log:
        table.log.tell("used-reserved", me, reserved=item)
    plot = (yield from choose_plot(table, me, number)) if kind == ITEM_BUILDING else NONE
    items = list(me.side.reserved)
    items.remove(item)
    me.own_side.reserved = tuple(items)
    if kind == ITEM_BUILDING:
        yield from put_on_plot(table, me, number, plot)
    elif kind == ITEM_TECH:
        me.tech[MIDDLE] |= 1 << number
        yield from foretold(table, me, TECH_CARD, me.techs.bit_count())
        yield from under(table, TECH, table.box.techs[number].circle, me)
    elif kind == ITEM_SPACE:
        me.explored |= 1 << number
        if table.log:
            table.log.tell("explored-space", me, None, **{"space-tile": number})
        yield from under(table, SPACE, table.box.space_tiles[number], me)
    elif kind == ITEM_OUTPOST:
        me.outposts += 1
        yield from conquer(table, me, anywhere=True)
    elif kind == ITEM_POINTS:
        score(table, me, min(me.far[number], ReserveProphecy.most))
    else:
        yield from ANYWHERE_TO_GO.run(table, me)
    table.source = before


class ReserveProphecy(TapestryEffect):
    """A track is named; in income turn 5 each space advanced there gives a point."""

    key = "reserve-prophecy"
    most: Final = 8

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        track = yield ask(me, TRACK, list(range(len(me.tracks))), self.number)
        yield from reserve(table, me, ITEM_POINTS, track)

    def facts(self) -> Facts:
        return {"most": self.most}

    def icons(self) -> Icons:
        return ["reserve", "vp", "per", "track"]
