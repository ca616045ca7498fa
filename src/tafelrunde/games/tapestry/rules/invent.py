"""Inventing and upgrading tech cards (chapters INVENT, UPGRADE)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final, Optional

from ....kernel.decision import NONE, Decision, Rules, ask
from ....kernel.hexes import members
from ..pieces.automa import TECH as TECH_OFFERED
from ..pieces.codes import landmark_on_tech, tech_below
from ..pieces.kinds import BOTTOM, MIDDLE, TOP
from ..table.hooks import Hooks
from ..table.player import TECH, TapestryPlayer
from ..table.prompts import FROM_DECK, INVENT
from ..table.state import Table
from .counts import TECH_CARD, count_changed
from .gains import under
from .offers import take_offered
from .tech_deck import draw_for, fill_display

# Where an invention comes from.
ANY: Final = 0

FACE_UP: Final = 1

DECK: Final = 2


def inventions(table: Table, me: TapestryPlayer, source: int) -> list[int]:
    """The tech cards that can be invented; a mat may add discarded cards."""
    options = [] if source == DECK else sorted(table.display)
    if source == ANY:
        options += sorted(table.moments.discards_to_invent(table, me))
    if source != FACE_UP and (table.tech_deck or table.tech_discard):
        options.append(FROM_DECK)
    return options


def invent(
    table: Table, me: TapestryPlayer, source: int = ANY, optional: bool = False
) -> Generator[Decision, int, int]:
    """A face-up card or the top of the deck, into the bottom row (TAP-INVENT-01, TAP-INVENT-04). Returns the card, or
    NONE. A row takes any number of cards (TAP-INVENT-05)."""
    card = yield from choose_invention(table, me, source, optional)
    if card == NONE:
        return NONE
    me.tech[BOTTOM] |= 1 << card
    table.moments.expansions.invention_counted(me)
    if table.log:
        table.log.add("invented", me, tech=card)
    yield from table.moments.tech_invented(table, me, card)
    yield from table.moments.invented(table, me)
    yield from count_changed(table, me, TECH_CARD, me.tech_count)
    if table.moments.circle_at_once(table, me):
        yield from under(table, TECH, table.catalog.techs[card].circle, me)
    return card


def choose_invention(table: Table, me: TapestryPlayer, source: int, optional: bool) -> Generator[Decision, int, int]:
    """Takes the card from where it lay; the display is filled up at once."""
    offered = yield from take_offered(table, me, TECH_OFFERED)
    if offered != NONE:
        return offered
    options = inventions(table, me, source)
    code = (yield ask(me, INVENT, [*options, NONE] if optional else options)) if options else NONE
    if code == NONE:
        return NONE
    if code == FROM_DECK:
        card = yield from draw_for(table, me)
    else:
        card = code
        take_open(table, me, card)
    fill_display(table)
    return card


def invent_aside(table: Table, me: TapestryPlayer) -> Generator[Decision, int, int]:
    """An invention that is reserved and does not lie in a row yet. Returns the card, or NONE."""
    card = yield from choose_invention(table, me, ANY, False)
    if card != NONE:
        yield from table.moments.invented(table, me)
    return card


def take_open(table: Table, me: TapestryPlayer, card: int) -> None:
    """From the display, or from the discards."""
    if card in table.display:
        table.display.remove(card)
        if table.log:
            table.log.add("left-display", me, tech=card)
    else:
        table.tech_discard &= ~(1 << card)
        table.own_side.pile.remove(card)


# ------------------------------------------------------------------------------------------------ upgrading


def upgradable(table: Table, me: TapestryPlayer, freely: bool = False) -> list[int]:
    """The bottom row, and what may enter the top row (TAP-UPGRADE-02, TAP-UPGRADE-03, TAP-UPGRADE-06,
    TAP-UPGRADE-09)."""
    ready = me.tech[BOTTOM]
    for card in members(me.tech[MIDDLE]):
        if freely or fit_for_top(table, me, card):
            ready |= 1 << card
    if table.moments.implemented(me, Hooks.top_row_upgraded):  # TAP-FAQ-26
        ready |= me.tech[TOP]
    return members(ready & ~me.side.turned & ~me.side.locked)  # TAP-UPGRADE-22, TAP-UPGRADE-26, TAP-FAQ-25


def fit_for_top(table: Table, me: TapestryPlayer, card: int) -> bool:
    """The player or a neighbour meets the prerequisite (TAP-UPGRADE-06, TAP-UPGRADE-07, TAP-UPGRADE-08, TAP-EX-09,
    TAP-EX-10)."""
    if table.moments.no_prerequisites(table, me):
        return True
    if any(waives(table, me, card) for waives in table.moments.of_mats(Hooks.needs_no_prerequisite).values()):
        return True
    needs = table.catalog.techs[card].needs
    return needs.met(table, me) or (not needs.own and any(needs.met(table, other) for other in table.neighbours(me)))


def upgrade(table: Table, me: TapestryPlayer, card: int, by: Optional[TapestryPlayer] = None) -> Rules:
    """One row up, with the benefit of the row reached; allies gain it after its owner (TAP-UPGRADE-04, TAP-UPGRADE-05,
    TAP-UPGRADE-01, TAP-EX-08). `by` is the upgrading player, if not the owner (TAP-RULING-06)."""
    upgrader = by or me
    if not me.techs >> card & 1:  # an invention that went onto the mat of the Collectors
        return
    if me.tech[TOP] >> card & 1:
        yield from table.moments.top_row_upgraded(table, me, card)
        return
    row = MIDDLE if me.tech[BOTTOM] >> card & 1 else TOP
    me.tech[row - 1] &= ~(1 << card)
    me.tech[row] |= 1 << card
    tech = table.catalog.techs[card]
    effect = tech.circle if row == MIDDLE else tech.square
    if table.log:
        table.log.add("upgraded", me, tech=card, row=row)
    yield from table.moments.upgraded(table, upgrader)
    if not me.finished:
        yield from under(table, TECH, effect, me)
    if row == TOP and tech.once:
        turn_over(table, me, card)
    else:
        for ally in table.others(me):
            if ally.allies >> upgrader.seat & 1:
                yield from under(table, TECH, effect, ally)
    if row == TOP:
        yield from table.moments.reached_top_row(table, me, card)
        for other in table.others(me):
            yield from table.moments.other_reached_top_row(table, other, me, card)


def turn_over(table: Table, me: TapestryPlayer, card: int) -> None:
    """A used one-time card is turned over and still counts (TAP-UPGRADE-22, TAP-UPGRADE-23). Others gain nothing of it
    (TAP-UPGRADE-25)."""
    if me.techs >> card & 1:
        me.own_side.turned |= 1 << card
        if table.log:
            table.log.add("turned-over", me, tech=card)


def hand_landmark_on(owner: TapestryPlayer, me: TapestryPlayer, card: int) -> None:
    """A landmark stays on its tech card when the card changes hands (TAP-UPGRADE-15)."""
    for code in owner.side.on_techs:
        if tech_below(code) == card:
            owner.own_side.on_techs = tuple(other for other in owner.side.on_techs if other != code)
            owner.landmarks &= ~(1 << landmark_on_tech(code))
            me.own_side.on_techs += (code,)
            me.landmarks |= 1 << landmark_on_tech(code)
