"""Civilizations: gaining them, at the start and later, and the adjustments (TAP-CIV-*, TAP-CIVADJ-*)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ....kernel.decision import NONE, Rules, ask, ask_secret
from ..pieces.capitals import PLOT_MASKS
from ..pieces.kinds import (
    ARCHITECTS,
    ENTERTAINERS,
    FUTURISTS,
    HERALDS,
    INVENTORS,
    MERRYMAKERS,
    MYSTICS,
    THE_CHOSEN,
)
from ..table.moments import extra_choices, hooked
from ..table.player import CIVILIZATION, TapestryPlayer
from ..table.prompts import (
    ENTERTAIN,
    EXCHANGE,
    KEEP_CIVILIZATION,
    PREDICT,
    SWAP,
)
from ..table.state import Table
from .adjustments import adjust, mark_plots
from .chosen import join_chosen
from .fantasy_mats import FANTASY_BEGINNINGS, FANTASY_EXCHANGEABLE, FANTASY_JOINS
from .futurists import begin_futurists, jump
from .gains import put_back, under
from .mystics import begin_own_deck, join_with_deck
from .prophecy import HIGHEST
from .revels import begin_revels

TOKENS_ON_MAT: Final = 4

MOST_SWAPS: Final = 3


# ------------------------------------------------------------------------------------------------ at the start


def begin_civilization(table: Table, me: TapestryPlayer) -> Rules:
    """Set-up printed on the mat, then its adjustment (TAP-SETUP-27, -28)."""
    civ = me.civs[0]
    yield from table.mats[civ].begin(table, me)
    if table.switches.revised:
        yield from begin_revised(table, me, civ)
        return
    if civ in BEGINNINGS:
        yield from BEGINNINGS[civ](table, me)
    elif civ in EXPANSION_BEGINNINGS:
        yield from EXPANSION_BEGINNINGS[civ](table, me)
    if table.switches.adjustments:
        yield from table.mats[civ].adjust(table, me)
        yield from adjust(table, me, civ)


# ------------------------------------------------------------------------------------------------ mats at the start


def begin_mystics(table: Table, me: TapestryPlayer) -> Rules:
    """A number foretold in each category."""
    for category, highest in enumerate(HIGHEST):
        number = yield ask(me, PREDICT, list(range(1, highest + 1)), category)
        me.mat[MYSTICS] |= number << 4 * category


def tokens_on(civ: int) -> Callable[[Table, TapestryPlayer], Rules]:
    def begin(table: Table, me: TapestryPlayer) -> Rules:
        me.mat[civ] = TOKENS_ON_MAT
        yield from ()

    return begin


BEGINNINGS: Final[dict[int, Callable[[Table, TapestryPlayer], Rules]]] = {
    FUTURISTS: begin_futurists,
    HERALDS: tokens_on(HERALDS),
    INVENTORS: tokens_on(INVENTORS),
    MYSTICS: begin_mystics,
}
# What the mats of the expansions begin with, on both editions, and what they say when they are gained later.
EXPANSION_BEGINNINGS: Final = FANTASY_BEGINNINGS

EXPANSION_JOINS: Final = FANTASY_JOINS


def gain_civilization(table: Table, me: TapestryPlayer) -> Rules:
    """The top one, or one of two (TAP-VARIANT-05); a mat may offer more."""
    if not table.civs_left:
        return
    table.reveals += 1
    drawn = 2 if table.switches.civ_draw_2 else 1
    for mat in hooked(table.moments.civilizations_drawn, me):
        drawn = mat.civilizations_drawn()
    for _ in range(min(len(table.civs_left), drawn + extra_choices(table, me))):
        me.offer += (table.civs_left.pop(),)
    civ = me.offer[0]
    if len(me.offer) > 1:
        civ = yield ask_secret(me, KEEP_CIVILIZATION, lambda: sorted(me.offer))
    rest = [other for other in me.offer if other != civ]
    if drawn == 1 and rest:  # one more was drawn to choose from
        put_back(table, rest, table.civs_left)
    for other in rest:
        table.civs_gone |= 1 << other
    me.offer = ()
    me.civs = (civ, *me.civs)
    if table.log:
        table.log.tell("civilization", me, civilization=civ)
    yield from join(table, me, civ)


def exchange(table: Table, me: TapestryPlayer, civ: int) -> Rules:
    """A mat is discarded for another one."""
    me.civs = tuple(other for other in me.civs if other != civ)
    table.civs_gone |= 1 << civ
    yield from gain_civilization(table, me)


def join(table: Table, me: TapestryPlayer, civ: int) -> Rules:
    """What a mat says when it is gained later."""
    may_go = table.mats[civ].exchangeable(table) or civ in FANTASY_EXCHANGEABLE
    if may_go and table.civs_left and (yield ask(me, EXCHANGE, [1, NONE], civ)) == 1:
        yield from exchange(table, me, civ)
        return
    yield from table.mats[civ].join(table, me)
    if table.switches.revised and civ in REVISED_JOINS:
        yield from REVISED_JOINS[civ](table, me)
    elif civ == MYSTICS:
        yield from exchange(table, me, civ)
    elif civ == ARCHITECTS:
        yield from swap_buildings(table, me)
    elif civ == ENTERTAINERS:
        stage = yield ask(me, ENTERTAIN, list(range(1, len(table.mats[ENTERTAINERS].lines[0]) + 1)))
        me.mat[ENTERTAINERS] = stage
        yield from under(table, CIVILIZATION, table.mats[ENTERTAINERS].lines[0][stage - 1], me)
    elif civ in BEGINNINGS:
        yield from BEGINNINGS[civ](table, me)
    elif civ in EXPANSION_JOINS:
        yield from EXPANSION_JOINS[civ](table, me)


def swap_buildings(table: Table, me: TapestryPlayer) -> Rules:
    """Architects gained later may swap two income buildings in the capital, up to three times."""
    for _ in range(MOST_SWAPS):
        if sum(houses != 0 for houses in me.houses) < 2:
            return
        built = [plot for plot, place in PLOT_MASKS if any(houses & place for houses in me.houses)]
        one = yield ask(me, SWAP, [*built, NONE])
        if one == NONE:
            return
        kind = kind_on(me, one)
        other = yield ask(me, SWAP, [plot for plot in built if kind_on(me, plot) != kind])
        both = PLOT_MASKS[one][1] | PLOT_MASKS[other][1]
        me.houses[kind_on(me, other)] ^= both
        me.houses[kind] ^= both
        if table.log:
            table.log.tell("swapped", me, plot=one, plot_other=other)


def kind_on(me: TapestryPlayer, plot: int) -> int:
    place = PLOT_MASKS[plot][1]
    return next(kind for kind in range(4) if me.houses[kind] & place)


# ------------------------------------------------------------------------------------------------ the revised mats


def begin_revised(table: Table, me: TapestryPlayer, civ: int) -> Rules:
    """What the revised mats say of the start; the adjustments are worked in (TAP-CIV-21, TAP-CIVADJ-25)."""
    if civ == ARCHITECTS:
        yield from mark_plots(table, me)
    elif civ == MERRYMAKERS:
        yield from begin_revels(table, me)
    elif civ == MYSTICS:
        yield from begin_own_deck(table, me)
    elif civ == HERALDS:
        me.mat[HERALDS] = TOKENS_ON_MAT
    elif civ in EXPANSION_BEGINNINGS:
        yield from EXPANSION_BEGINNINGS[civ](table, me)


REVISED_JOINS: Final[dict[int, Callable[[Table, TapestryPlayer], Rules]]] = {
    FUTURISTS: jump,
    MERRYMAKERS: begin_revels,
    MYSTICS: join_with_deck,
    THE_CHOSEN: join_chosen,
}
