"""Temples (chapter TEMPLE): the gate, the sites, the piece. Their cards run nothing and count at the end of the
game."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.decision import Rules, ask
from ....kernel.hexes import members
from ..pieces.kinds import PURPLE, STANDARD
from ..table.player import DeusPlayer
from ..table.prompts import TEMPLE_SITE
from ..table.state import Table


def can_build_temple(table: Table, me: DeusPlayer) -> bool:
    """The gate: the first temple has no condition, the n-th needs n - 1 cards in each standard column, the joker
    included (DEUS-TEMPLE-02, DEUS-TEMPLE-03, DEUS-TEMPLE-04, DEUS-VJOKER-07). While the supply has pieces, a temple
    needs a site too (DEUS-TEMPLE-16)."""
    return not temple_gate(me) and (table.temples == 0 or temple_sites(table, me) != 0)


def temple_gate(me: DeusPlayer) -> list[int]:
    """The columns that are too short for the next temple."""
    return too_short(me.columns)


def too_short(columns: Sequence[Sequence[int]]) -> list[int]:
    built = len(columns[PURPLE])
    return [colour for colour, column in enumerate(columns[:STANDARD]) if len(column) < built]


def temple_sites(table: Table, me: DeusPlayer) -> int:
    """Own regions without a temple (DEUS-TEMPLE-08, DEUS-TEMPLE-09), not at sea (DEUS-TEMPLE-10)."""
    return me.occupied & table.map.land & ~me.pieces[PURPLE]


def build_temple(table: Table, me: DeusPlayer) -> Rules:
    """A piece moves from the supply to an own region (DEUS-TEMPLE-07); points buy no other region (DEUS-TEMPLE-19). An
    empty supply has none to place (DEUS-TEMPLE-14). The region was occupied, so no attack follows (DEUS-TEMPLE-20)."""
    if not table.temples:
        return
    region = yield ask(me, TEMPLE_SITE, members(temple_sites(table, me)))
    table.temples -= 1
    table.set_piece(me, PURPLE, region)
    if table.log:
        table.log.add("placed", me, colour=PURPLE, region=region)
