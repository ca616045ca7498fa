"""Where a piece may go (DEUS-PLACE-01..18, DEUS-BLUE-03..05)."""

from __future__ import annotations

from typing import Final

from ....kernel.decision import Rules, ask
from ....kernel.hexes import members
from ..pieces.kinds import BLUE
from ..pieces.kinds import EDGE as FOR_EDGE
from ..table.player import DeusPlayer
from ..table.prompts import EDGE, PAY_FOR_EDGE, PLACE
from ..table.state import Table
from .attack import attack_villages

EDGE_PRICE: Final = 3  # DEUS-PLACE-12


def ground(table: Table, colour: int) -> int:
    """Ships stand at sea, all other pieces on land that is no village (DEUS-PLACE-08..11)."""
    return table.map.sea if colour == BLUE else table.map.land


def legal_regions(table: Table, me: DeusPlayer, colour: int) -> int:
    """The regions in which a piece of this type may be built without paying (DEUS-PLACE-01..06)."""
    fits = ground(table, colour)
    if not me.occupied:  # DEUS-PLACE-16: also a player who has lost all regions
        return first_regions(table, me, fits)
    own = me.occupied & ~me.pieces[colour]  # DEUS-PLACE-06
    return fits & (own | (me.reach & ~table.occupied))


def first_regions(table: Table, me: DeusPlayer, fits: int) -> int:
    """At the edge, away from all others if that is possible (DEUS-PLACE-01..04)."""
    empty_edge = fits & table.map.grid.edge & ~table.occupied
    too_close = 0
    for region in members(table.occupied):
        too_close |= table.map.grid.within[region][table.switches.first_distance - 1]
    return empty_edge & ~too_close or empty_edge


def edge_regions(table: Table, me: DeusPlayer, colour: int, legal: int) -> int:
    """Empty edge regions that 3 points would open; never for a first piece (DEUS-PLACE-12..15, -17)."""
    if not me.occupied or me.vp < EDGE_PRICE:
        return 0
    return ground(table, colour) & table.map.grid.edge & ~table.occupied & ~legal


def can_place(table: Table, me: DeusPlayer, colour: int) -> bool:
    legal = legal_regions(table, me, colour)
    return legal != 0 or edge_regions(table, me, colour, legal) != 0


def place_piece(table: Table, me: DeusPlayer, colour: int) -> Rules:
    """From the player board to a legal region; any attack is resolved at once (DEUS-BUILD-07, -08, -10)."""
    legal = legal_regions(table, me, colour)
    for_points = edge_regions(table, me, colour, legal)
    options = members(legal)
    if for_points:
        options.append(PAY_FOR_EDGE)
    region = yield ask(me, PLACE, options, colour)
    if region == PAY_FOR_EDGE:
        region = yield ask(me, EDGE, members(for_points), colour)
        me.score(-EDGE_PRICE, FOR_EDGE)
        if table.log:
            table.log.tell("edge", me, region=region)
    me.board[colour] -= 1
    table.set_piece(me, colour, region)
    if table.log:
        table.log.tell("placed", me, colour=colour, region=region)
    attack_villages(table)
