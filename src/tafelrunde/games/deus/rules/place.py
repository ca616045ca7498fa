"""Legal regions for a piece, and placing it."""

from __future__ import annotations

from typing import Final

from ....kernel.decision import Rules, ask
from ....kernel.hexes import members
from ..pieces.kinds import BLUE, POINTS_FOR_EDGE
from ..table.player import DeusPlayer
from ..table.prompts import EDGE, PAY_FOR_EDGE, PLACE
from ..table.state import Table
from .attack import attack_villages

EDGE_PRICE: Final = 3  # DEUS-PLACE-12


def ground(table: Table, colour: int) -> int:
    """Ships stand at sea, and only they (DEUS-PLACE-10, DEUS-PLACE-11, DEUS-BLUE-01). A village is neither sea nor
    land, attacked or not (DEUS-PLACE-08, DEUS-PLACE-09)."""
    return table.map.sea if colour == BLUE else table.map.land


def legal_regions(table: Table, me: DeusPlayer, colour: int) -> int:
    """The regions in which a piece of this type may be built without paying: own ones without that type, and empty ones
    beside them (DEUS-PLACE-05, DEUS-PLACE-18)."""
    if not me.occupied:  # DEUS-PLACE-16: also a player who has lost all regions
        return first_regions(table, colour)
    own = me.occupied & ~me.pieces[colour]  # DEUS-PLACE-06, DEUS-BLUE-03
    return ground(table, colour) & (own | (me.reach & ~table.occupied))


def first_regions(table: Table, colour: int) -> int:
    """A first piece goes to an empty edge region of its terrain (DEUS-PLACE-01, DEUS-PLACE-04) and keeps away from all
    other players (DEUS-PLACE-02), unless no such region keeps the distance (DEUS-PLACE-03)."""
    empty_edge = free_edge(table, colour)
    too_close = 0
    for region in members(table.occupied):
        too_close |= table.map.grid.within[region][table.switches.first_distance - 1]
    return empty_edge & ~too_close or empty_edge


def edge_regions(table: Table, me: DeusPlayer, colour: int, legal: int) -> int:
    """The further edge regions that 3 points open: empty ones of the right terrain, at any distance (DEUS-PLACE-12,
    DEUS-PLACE-13). The player need not be blocked (DEUS-PLACE-15), but must have the points (DEUS-PLACE-14). A first
    piece cannot use this (DEUS-PLACE-17)."""
    if not me.occupied or me.vp < EDGE_PRICE:
        return 0
    return free_edge(table, colour) & ~legal


def free_edge(table: Table, colour: int) -> int:
    """The empty regions of the right terrain at the edge (DEUS-PLACE-01, DEUS-PLACE-13)."""
    return ground(table, colour) & table.map.grid.edge & ~table.occupied


def can_place(table: Table, me: DeusPlayer, colour: int) -> bool:
    """Without a sea region to build in, blue cards cannot be played (DEUS-BLUE-04, DEUS-BLUE-05)."""
    legal = legal_regions(table, me, colour)
    return legal != 0 or edge_regions(table, me, colour, legal) != 0


def place_piece(table: Table, me: DeusPlayer, colour: int) -> Rules:
    """One piece moves from the player board, never from the reserve, to a legal region (DEUS-BUILD-07, DEUS-BUILD-08).
    Any attack is resolved before the column runs (DEUS-BUILD-10)."""
    legal = legal_regions(table, me, colour)
    for_points = edge_regions(table, me, colour, legal)
    options = members(legal)
    if for_points:
        options.append(PAY_FOR_EDGE)
    region = yield ask(me, PLACE, options, colour)
    if region == PAY_FOR_EDGE:
        region = yield ask(me, EDGE, members(for_points), colour)
        me.score(-EDGE_PRICE, POINTS_FOR_EDGE)
        if table.log:
            table.log.add("edge", me, region=region)
    me.board[colour] -= 1
    table.set_piece(me, colour, region)
    if table.log:
        table.log.add("placed", me, colour=colour, region=region)
    attack_villages(table)
