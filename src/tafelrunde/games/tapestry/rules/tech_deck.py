"""The deck and the display of tech cards (chapter INVENT; TAP-INVENT-02, TAP-INVENT-03, TAP-INVENT-07)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from ....kernel.decision import NONE, Decision, ask
from ....kernel.hexes import members
from ....kernel.state import listed
from ..pieces.kinds import BOTTOM
from ..table.dispatch import AsksInt
from ..table.hooks import Hooks
from ..table.participant import Participant
from ..table.player import TapestryPlayer
from ..table.prompts import KEEP_TECH, REDRAW_TECH
from ..table.state import Table
from .bonus import put_on_tech_discards
from .counts import TECH_CARD, count_changed

DISPLAY: Final = 3


def draw_tech(table: Table) -> int:
    """The top card, or -1 if none is left (TAP-INVENT-03, TAP-INVENT-07, TAP-FAQ-52)."""
    if not table.tech_deck:
        if not table.tech_discard:
            return -1
        table.tech_deck = members(table.tech_discard)
        table.tech_discard = 0
        table.moments.expansions.tech_discards_shuffled(table)
        table.rng.shuffle(table.tech_deck)
    table.reveals += 1
    return table.tech_deck.pop()


def draw_for(table: Table, me: TapestryPlayer) -> Generator[Decision, int, int]:
    """The top card; one with the arts symbol may be exchanged where there is no arts track (TAP-COMP-19)."""
    card = yield from draw_top(table, me)
    while card >= 0 and table.supply.arts_techs >> card & 1 and (table.tech_deck or table.tech_discard):
        table.own_side.techs = [card]
        again = yield ask(me, REDRAW_TECH, [1, NONE], card)
        table.own_side.techs = []
        if again == NONE:
            break
        put_on_tech_discards(table, card)
        card = yield from draw_top(table, me)
    return card


def draw_top(table: Table, me: TapestryPlayer) -> AsksInt:
    for draw in table.moments.of(Hooks.draws_tech, me):
        return (yield from draw(table, me))
    return draw_tech(table)


def keep_tech(table: Table, me: TapestryPlayer, n: int) -> Generator[Decision, int, int]:
    """One of n drawn cards into the bottom row; the others are discarded. Returns it, or NONE if none is left."""
    for _ in range(n):
        card = draw_tech(table)
        if card >= 0:
            table.own_side.techs.append(card)
    if not table.side.techs:
        return NONE
    chosen = yield ask(me, KEEP_TECH, sorted(table.side.techs))
    for card in table.side.techs:
        if card != chosen:
            put_on_tech_discards(table, card)
    table.own_side.techs = []
    me.tech[BOTTOM] |= 1 << chosen
    if table.log:
        table.log.add("invented", me, tech=chosen)
    yield from count_changed(table, me, TECH_CARD, me.tech_count)
    return chosen


def fill_display(table: Table) -> None:
    """At once, before anything else (TAP-INVENT-02)."""
    while len(table.display) < DISPLAY:
        card = draw_tech(table)
        if card < 0:
            return
        table.display.append(card)
        if table.log:
            table.log.add("displayed", table.participant(table.active), tech=card)


def replace_display(table: Table, who: Participant) -> None:
    """All face-up cards go, and others come; with nothing to draw they stay (TAP-INVENT-06)."""
    if not table.tech_deck and not table.tech_discard:
        return
    if table.log and table.display:
        table.log.add("cleared-display", who, techs=listed(table.display))
    for card in table.display:
        put_on_tech_discards(table, card)
    table.display = []
    fill_display(table)
