"""Civilizations: gaining them, at the start and later, and the adjustments (TAP-CIV-*, TAP-CIVADJ-*)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ....kernel.decision import NONE, Rules, ask, ask_secret
from ..pieces.capitals import PLOT_MASKS
from ..pieces.kinds import (
    ARCHITECTS,
    CRAFTSMEN,
    ENTERTAINERS,
    FUTURISTS,
    HERALDS,
    HISTORIANS,
    INFILTRATORS,
    INVENTORS,
    ISOLATIONISTS,
    MERRYMAKERS,
    MILITANTS,
    MYSTICS,
    NOMADS,
    OUTPOSTS,
    PSIONICS,
    THE_CHOSEN,
    TRADERS,
    URBAN_PLANNERS,
)
from ..pieces.landmarks import TRACK_LANDMARKS
from ..table.player import CIVILIZATION, TapestryPlayer
from ..table.prompts import (
    BUILDING,
    COVERED,
    ENTERTAIN,
    EXCHANGE,
    EXPOSE,
    GIVE_TOKEN,
    KEEP_CIVILIZATION,
    MUSTER,
    PREDICT,
    RAISE,
    SWAP,
)
from ..table.state import Table
from .adjustments import adjust, mark_plots
from .arts_mats import ARTS_JOINS
from .build import settle, settle_sites, write_history
from .chosen import join_chosen
from .fantasy_mats import FANTASY_BEGINNINGS, FANTASY_EXCHANGEABLE, FANTASY_JOINS
from .futurists import begin_futurists, jump
from .gains import draw_tiles, put_back, under
from .mystics import begin_own_deck, join_with_deck
from .ploy_mats import EXCHANGEABLE, PLOY_BEGINNINGS, PLOY_JOINS, REVISED_EXCHANGEABLE
from .prophecy import HIGHEST
from .revels import begin_revels

TOKENS_ON_MAT: Final = 4

MOST_SWAPS: Final = 3

INFILTRATORS_DRAW: Final = 3


# ------------------------------------------------------------------------------------------------ at the start


def begin_civilization(table: Table, me: TapestryPlayer) -> Rules:
    """Set-up printed on the mat, then its adjustment (TAP-SETUP-27, -28)."""
    civ = me.civs[0]
    if table.switches.revised:
        yield from begin_revised(table, me, civ)
        return
    if civ in BEGINNINGS:
        yield from BEGINNINGS[civ](table, me)
    elif civ in EXPANSION_BEGINNINGS:
        yield from EXPANSION_BEGINNINGS[civ](table, me)
    if not table.switches.no_civ_adjustments:
        yield from adjust(table, me, civ)


# ------------------------------------------------------------------------------------------------ mats at the start


def begin_mystics(table: Table, me: TapestryPlayer) -> Rules:
    """A number foretold in each category."""
    for category, highest in enumerate(HIGHEST):
        number = yield ask(me, PREDICT, list(range(1, highest + 1)), category)
        me.mat[MYSTICS] |= number << 4 * category


def begin_militants(table: Table, me: TapestryPlayer) -> Rules:
    """The outposts in supply cover the two rows from right to left; eight fill them."""
    left = min(me.outposts, 8)
    for _ in range(left):
        rows = [row for row in range(2) if (me.mat[MILITANTS] >> 3 * row & 7) < 4]
        row = rows[0] if left == 8 else (yield ask(me, MUSTER, rows, MILITANTS))
        me.mat[MILITANTS] += 1 << 3 * row


def tokens_on(civ: int) -> Callable[[Table, TapestryPlayer], Rules]:
    def begin(table: Table, me: TapestryPlayer) -> Rules:
        me.mat[civ] = TOKENS_ON_MAT
        yield from ()

    return begin


BEGINNINGS: Final[dict[int, Callable[[Table, TapestryPlayer], Rules]]] = {
    FUTURISTS: begin_futurists,
    HERALDS: tokens_on(HERALDS),
    INVENTORS: tokens_on(INVENTORS),
    ISOLATIONISTS: tokens_on(ISOLATIONISTS),
    TRADERS: tokens_on(TRADERS),
    MYSTICS: begin_mystics,
    MILITANTS: begin_militants,
}
# What the mats of the expansions begin with, on both editions, and what they say when they are gained later.
EXPANSION_BEGINNINGS: Final = {**FANTASY_BEGINNINGS, **PLOY_BEGINNINGS}

EXPANSION_JOINS: Final = {**ARTS_JOINS, **FANTASY_JOINS, **PLOY_JOINS}


def gain_civilization(table: Table, me: TapestryPlayer) -> Rules:
    """The top one, or one of two (TAP-VARIANT-05); Infiltrators choose among three, Psionics among one more."""
    if not table.civs_left:
        return
    table.reveals += 1
    drawn = INFILTRATORS_DRAW if INFILTRATORS in me.civs else 2 if table.switches.civ_draw_2 else 1
    for _ in range(min(len(table.civs_left), drawn + (PSIONICS in me.civs))):
        me.offer += (table.civs_left.pop(),)
    civ = me.offer[0]
    if len(me.offer) > 1:
        civ = yield ask_secret(me, KEEP_CIVILIZATION, lambda: sorted(me.offer))
    rest = [other for other in me.offer if other != civ]
    if drawn == 1 and rest:  # Psionics
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
    exchangeable = REVISED_EXCHANGEABLE if table.switches.revised else EXCHANGEABLE
    planless = civ == URBAN_PLANNERS and not table.side.landmark_deck  # TAP-CIV-13
    may_go = civ in exchangeable or civ in FANTASY_EXCHANGEABLE or planless
    if may_go and table.civs_left and (yield ask(me, EXCHANGE, [1, NONE], civ)) == 1:
        yield from exchange(table, me, civ)
        return
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
    elif civ == HISTORIANS:
        yield from give_all_tokens(table, me)
    elif civ in BEGINNINGS:
        yield from BEGINNINGS[civ](table, me)
    elif civ in EXPANSION_JOINS:
        yield from EXPANSION_JOINS[civ](table, me)


def give_all_tokens(table: Table, me: TapestryPlayer) -> Rules:
    for _ in range(TOKENS_ON_MAT if len(table.players) > 1 else 0):
        yield from give_token(table, me)


def give_token(table: Table, me: TapestryPlayer) -> Rules:
    """Historians: a token goes to an opponent and uncovers its square. Their number on the mat has a bit for each
    uncovered square, and from the fifth on one for each seat that holds a token."""
    seat = yield ask(me, GIVE_TOKEN, sorted(other.seat for other in table.others(me)))
    square = yield ask(me, EXPOSE, [square for square in range(4) if not me.mat[HISTORIANS] >> square & 1])
    me.mat[HISTORIANS] |= 1 << square | 1 << 4 + seat
    if table.log:
        table.log.tell("gave-token", me, player_other=seat)


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
    if civ in (HISTORIANS, ISOLATIONISTS, TRADERS):
        yield from draw_tiles(table, me, REVISED_TILES[civ])
    if civ == ARCHITECTS:
        yield from mark_plots(table, me)
    elif civ == MERRYMAKERS:
        yield from begin_revels(table, me)
    elif civ == MYSTICS:
        yield from begin_own_deck(table, me)
    elif civ == ISOLATIONISTS:
        me.mat[ISOLATIONISTS] = TOKENS_ON_MAT + table.map.large
    elif civ == HERALDS:
        me.mat[HERALDS] = TOKENS_ON_MAT
    elif civ == MILITANTS:  # two tokens hold the start territory, so two more outposts are free
        yield from begin_militants(table, me)
        me.huts |= 1 << me.start
        me.outposts = OUTPOSTS
    elif civ in EXPANSION_BEGINNINGS:
        yield from EXPANSION_BEGINNINGS[civ](table, me)


def join_craftsmen(table: Table, me: TapestryPlayer) -> Rules:
    """Up to one token in each column, no higher than the era; one of the benefits covered is gained."""
    columns = table.mats[CRAFTSMEN].lines
    covered = []
    for column, spaces in enumerate(columns):
        row = yield ask(me, RAISE, list(range(min(me.era, len(spaces)) + 1)), column)
        me.mat[CRAFTSMEN] += row << 3 * column
        if row:
            covered.append(column)
    if covered:
        column = yield ask(me, COVERED, covered)
        row = me.mat[CRAFTSMEN] >> 3 * column & 7
        yield from under(table, CIVILIZATION, columns[column][row - 1], me)


def join_historians(table: Table, me: TapestryPlayer) -> Rules:
    """Too early for it: another mat. Else all tokens; without track landmarks left the squares are gained once."""
    if me.era <= 2:
        yield from exchange(table, me, HISTORIANS)
        return
    yield from give_all_tokens(table, me)
    if not table.landmarks & (1 << TRACK_LANDMARKS) - 1:
        yield from write_history(table, me)


def join_nomads(table: Table, me: TapestryPlayer) -> Rules:
    """An income building of the type of which most are left, onto the map."""
    most = max(me.left)
    if most and settle_sites(table, me):
        kind = yield ask(me, BUILDING, [kind for kind in range(4) if me.left[kind] == most])
        yield from settle(table, me, kind)


REVISED_TILES: Final = {HISTORIANS: 1, ISOLATIONISTS: 2, TRADERS: 2}

REVISED_JOINS: Final[dict[int, Callable[[Table, TapestryPlayer], Rules]]] = {
    CRAFTSMEN: join_craftsmen,
    FUTURISTS: jump,
    HISTORIANS: join_historians,
    ISOLATIONISTS: lambda table, me: begin_revised(table, me, ISOLATIONISTS),
    MERRYMAKERS: begin_revels,
    MYSTICS: join_with_deck,
    NOMADS: join_nomads,
    THE_CHOSEN: join_chosen,
    TRADERS: lambda table, me: begin_revised(table, me, TRADERS),
}
