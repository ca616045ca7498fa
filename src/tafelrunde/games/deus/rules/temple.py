"""Temples (DEUS-TEMPLE-01..20). They run nothing; their cards count at the end of the game."""

from __future__ import annotations

from ....kernel.decision import Rules, ask
from ....kernel.hexes import members
from ..pieces.kinds import PURPLE, STANDARD
from ..table.player import DeusPlayer
from ..table.prompts import TEMPLE_SITE
from ..table.state import Table


def can_build_temple(table: Table, me: DeusPlayer) -> bool:
    """The n-th temple needs n - 1 cards of each colour (DEUS-TEMPLE-02..04); and a site while pieces are left (-16)."""
    built = len(me.columns[PURPLE])
    if any(len(column) < built for column in me.columns[:STANDARD]):
        return False
    return table.temples == 0 or temple_sites(table, me) != 0


def temple_sites(table: Table, me: DeusPlayer) -> int:
    """Own land regions without a temple (DEUS-TEMPLE-08..10)."""
    return me.occupied & table.map.land & ~me.pieces[PURPLE]


def build_temple(table: Table, me: DeusPlayer) -> Rules:
    """A piece from the supply to an own region; without pieces none is placed (DEUS-TEMPLE-07, -08, -14)."""
    if not table.temples:
        return
    region = yield ask(me, TEMPLE_SITE, members(temple_sites(table, me)))
    table.temples -= 1
    table.set_piece(me, PURPLE, region)
    if table.log:
        table.log.tell("placed", me, colour=PURPLE, region=region)
