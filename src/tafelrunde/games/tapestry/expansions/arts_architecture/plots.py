"""Places for buildings other than the capital: tech cards that need a landmark, tapestry cards with plots
(TAP-UPGRADE-12, TAP-TAPCARD-13).

Plots of a card are bits of a grid with a margin, as those of a capital, 16 to a row. The numbers in `on_cards` and
`on_techs` are made and read by pieces/codes.py.
"""

from __future__ import annotations

from collections.abc import Generator
from functools import cache
from typing import Final, Optional

from .....kernel.decision import NONE, Decision, Rules, ask
from .....kernel.effects import Facts
from .....kernel.hexes import mask, members
from ...effects.invent import Prerequisite
from ...effects.lasting.this_era import Continuous
from ...pieces.capitals import MARGIN
from ...pieces.codes import (
    card_below,
    on_card_code,
    on_tech_code,
    piece_on_card,
    site_on_card,
    tech_below,
    turn_on_card,
)
from ...pieces.kinds import BOTTOM, LANDMARK_PIECE, MIDDLE
from ...pieces.landmarks import LANDMARKS, orientations
from ...rules.gains import under
from ...rules.invent import fit_for_top, upgrade
from ...table.effect import TapestryEffect
from ...table.participant import Participant
from ...table.player import CARDS, TapestryPlayer
from ...table.prompts import BUILD_ON_CARD, CARD_SITE, CARD_TURN, PUT_ON_TECH, UPGRADE
from ...table.state import Table

WIDE: Final = 16


class Plots(TapestryEffect):
    """A card with plots. `rewards` has an effect for each plot, row by row, gained when it is covered; `each` is gained
    for each landmark, `full` when the last plot is covered (TAP-TAPCARD-16)."""

    key = "plots"
    icon_row = ("card-plots",)

    def __init__(
        self,
        rows: int,
        columns: int,
        *rewards: TapestryEffect,
        each: Optional[TapestryEffect] = None,
        full: Optional[TapestryEffect] = None,
        landmarks_only: bool = False,
    ) -> None:
        self.rows = rows
        self.columns = columns
        self.rewards = rewards
        self.each = each
        self.full = full
        self.landmarks_only = landmarks_only
        self.places = [place(r, c) for r in range(rows) for c in range(columns)]
        self.grid = mask(self.places)

    def facts(self) -> Facts:
        parts: Facts = {f"part{i}": part for i, part in enumerate(self.rewards)}
        if self.each is not None:
            parts["each"] = self.each
        if self.full is not None:
            parts["full"] = self.full
        kind = "full" if self.full is not None else "landmarks" if self.landmarks_only else "plots"
        return {"plots": len(self.places), "kind": kind, **parts}


def place(row: int, column: int) -> int:
    return (row + MARGIN) * WIDE + column + MARGIN


@cache
def shapes(piece: int) -> tuple[int, ...]:
    """The orientations of a building as masks with the top left corner at 0."""
    if piece < LANDMARK_PIECE:
        return (1,)
    found = orientations(LANDMARKS[piece - LANDMARK_PIECE].shape)
    return tuple(mask([row * WIDE + column for row, column in shape]) for shape in found)


def plots_of(table: Table, card: int) -> Optional[Plots]:
    effect = table.catalog.cards[card].effect
    if isinstance(effect, Continuous):
        for clause in effect.clauses:
            if isinstance(clause, Plots):
                return clause
    return None


def cards_with_plots(table: Table, me: TapestryPlayer, piece: int) -> list[int]:
    """Visible cards on which a building finds room; on a covered one nothing more is built (TAP-TAPCARD-06)."""
    found = []
    for card in me.visible:
        plots = plots_of(table, card)
        if plots is None or table.face_down >> card & 1 or (plots.landmarks_only and piece < LANDMARK_PIECE):
            continue
        if any(sites_on_card(me, card, plots, shape) for shape in shapes(piece)):
            found.append(card)
    return sorted(found)


def taken_on(me: TapestryPlayer, card: int) -> int:
    taken = 0
    for code in me.side.on_cards:
        if card_below(code) == card:
            taken |= shapes(piece_on_card(code))[turn_on_card(code)] << site_on_card(code)
    return taken


def sites_on_card(me: TapestryPlayer, card: int, plots: Plots, shape: int) -> list[int]:
    """At least one free plot is covered and no building; parts may overhang (TAP-TAPCARD-14)."""
    taken = taken_on(me, card)
    corners = [place(r, c) for r in range(-MARGIN, plots.rows) for c in range(-MARGIN, plots.columns)]
    return [site for site in corners if shape << site & plots.grid and not shape << site & taken]


def build_on_card(table: Table, me: TapestryPlayer, piece: int, optional: bool) -> Generator[Decision, int, bool]:
    """Instead of in the capital (TAP-TAPCARD-13); says whether it was."""
    cards = cards_with_plots(table, me, piece)
    card = (yield ask(me, BUILD_ON_CARD, [*cards, NONE] if optional else cards, piece)) if cards else NONE
    if card == NONE:
        return False
    plots = plots_of(table, card)
    assert plots is not None
    turns = [turn for turn, shape in enumerate(shapes(piece)) if sites_on_card(me, card, plots, shape)]
    turn = (yield ask(me, CARD_TURN, turns, piece - LANDMARK_PIECE)) if piece >= LANDMARK_PIECE else 0
    site = yield ask(me, CARD_SITE, sites_on_card(me, card, plots, shapes(piece)[turn]), card)
    before = taken_on(me, card) & plots.grid
    me.own_side.on_cards += (on_card_code(card, piece, turn, site),)
    if piece < LANDMARK_PIECE:
        me.left[piece] -= 1
    if table.log:
        table.log.add("built-on-card", me, building=piece, card=card)
    yield from reward_plots(table, me, plots, before, taken_on(me, card) & plots.grid, piece)
    return True


def reward_plots(table: Table, me: TapestryPlayer, plots: Plots, before: int, after: int, piece: int) -> Rules:
    """Gives the rewards of the plots just covered (TAP-TAPCARD-16, TAP-EX-33)."""
    if plots.each is not None and piece >= LANDMARK_PIECE:
        yield from under(table, CARDS, plots.each, me)
    for spot, reward in zip(plots.places, plots.rewards, strict=False):
        if (after & ~before) >> spot & 1:
            yield from under(table, CARDS, reward, me)
    if plots.full is not None and after == plots.grid != before:
        yield from under(table, CARDS, plots.full, me)


# ------------------------------------------------------------------------------------------------ tech cards


class NeedsNothing(Prerequisite):
    """No prerequisite."""

    key = "needs-nothing"

    def met(self, table: Table, who: Participant) -> bool:
        return True

    def facts(self) -> Facts:
        return {"need": "nothing"}


class LandmarkOnCard(Prerequisite):
    """A landmark stands on this very card; what neighbours have is irrelevant (TAP-UPGRADE-12, TAP-UPGRADE-17,
    TAP-ICON-03)."""

    key = "landmark-on-card"
    icon_row = ("landmark",)
    own = True

    def met(self, table: Table, who: Participant) -> bool:
        codes = who.person.side.on_techs if who.person else ()
        return any(table.catalog.techs[tech_below(code)].needs is self for code in codes)

    def facts(self) -> Facts:
        return {"need": "landmark"}


def techs_for_landmarks(table: Table, me: TapestryPlayer) -> list[int]:
    """Cards that need a landmark and have none: at most one stands on each (TAP-UPGRADE-13, TAP-UPGRADE-17)."""
    waiting = [card for card in members(me.techs) if isinstance(table.catalog.techs[card].needs, LandmarkOnCard)]
    return [card for card in waiting if not table.catalog.techs[card].needs.met(table, me)]


def put_on_tech(table: Table, me: TapestryPlayer, landmark: int, optional: bool) -> Generator[Decision, int, bool]:
    """Any landmark, for the rest of the game; the card may be upgraded once at once (TAP-UPGRADE-13, TAP-UPGRADE-14,
    TAP-UPGRADE-15, TAP-EX-11)."""
    cards = techs_for_landmarks(table, me)
    card = (yield ask(me, PUT_ON_TECH, [*cards, NONE] if optional else cards, landmark)) if cards else NONE
    if card == NONE:
        return False
    me.own_side.on_techs += (on_tech_code(card, landmark),)
    if table.log:
        table.log.add("put-on-tech", me, landmark=landmark, tech=card)
    ready = me.tech[BOTTOM] >> card & 1 or (me.tech[MIDDLE] >> card & 1 and fit_for_top(table, me, card))
    if ready and not me.side.locked >> card & 1 and (yield ask(me, UPGRADE, [card, NONE])) == card:
        yield from upgrade(table, me, card)
    return True
