"""Gamblers, and how the mats of Arts & Architecture are gained later (TAP-CIV-07..14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ....kernel.decision import NONE, Rules, ask
from ....kernel.hexes import members
from ..pieces.kinds import GAMBLERS, RENEGADES, URBAN_PLANNERS
from ..table.player import TapestryPlayer
from ..table.prompts import GAMBLE, KEEP_REVEALED, USE
from ..table.state import Table
from .bonus import discard_card
from .hand import draw, lay, take_effect
from .landmark_cards import check_goals, choose_further_goal
from .renegades import join_renegades

REVEALED: Final = 3  # Gamblers
REVISED_REVEALED: Final = 2


# ------------------------------------------------------------------------------------------------ Gamblers


def gamble(table: Table, me: TapestryPlayer) -> Rules:
    """Cards are revealed; one with a WHEN PLAYED ability is played and takes effect, the others are discarded. If there
    is none, one goes into the hand (TAP-CIV-09..11)."""
    revealed = 0
    for _ in range(REVISED_REVEALED if table.switches.revised else REVEALED):
        card = draw(table)
        if card >= 0:
            revealed |= 1 << card
            if table.log:
                table.log.tell("showed", me, card=card)
    if not revealed:
        return
    me.drawn |= revealed
    me.shown |= revealed
    fit = [card for card in members(revealed) if table.box.cards[card].when_played]
    card = yield ask(me, GAMBLE, fit) if fit else ask(me, KEEP_REVEALED, members(revealed))
    me.drawn &= ~revealed
    me.hand |= revealed
    for other in members(revealed & ~(1 << card)):
        discard_card(table, me, other)
    if fit:
        lay(table, me, card)
        yield from take_effect(table, me)


def join_gamblers(table: Table, me: TapestryPlayer) -> Rules:
    """The revised mat, gained later, may be used at once."""
    if table.switches.revised and (yield ask(me, USE, [1, NONE], GAMBLERS)) == 1:
        yield from gamble(table, me)


# ------------------------------------------------------------------------------------------------ Urban Planners


def choose_plan(table: Table, me: TapestryPlayer) -> Rules:
    """A further landmark card, chosen from the whole deck (TAP-CIV-12)."""
    yield from choose_further_goal(table, me, len(table.side.landmark_deck))


def join_planners(table: Table, me: TapestryPlayer) -> Rules:
    """On the revised mat it may be fulfilled at once."""
    yield from choose_plan(table, me)
    if table.switches.revised:
        yield from check_goals(table, me)


ARTS_ABILITIES: Final[dict[int, Callable[[Table, TapestryPlayer], Rules]]] = {GAMBLERS: gamble}
ARTS_JOINS: Final[dict[int, Callable[[Table, TapestryPlayer], Rules]]] = {
    GAMBLERS: join_gamblers,
    RENEGADES: join_renegades,
    URBAN_PLANNERS: join_planners,
}
