"""Taking palace tiles."""

from __future__ import annotations

from ....kernel.decision import Rules, ask
from ....kernel.hexes import members
from ..pieces.kinds import FROM_PALACES
from ..table.ability import Ability
from ..table.player import AoiPlayer
from ..table.prompts import PALACE
from ..table.state import Table
from .gains import carry_out_for


def palace_abilities(table: Table, me: AoiPlayer) -> tuple[Ability, ...]:
    """None before the palace stands (AOI-DRAFT-16)."""
    return table.catalog.palaces[me.palace].abilities if me.palace >= 0 else ()


def take_palace(table: Table, me: AoiPlayer) -> Rules:
    """One of those still laid out, or the drafted one (AOI-UPGRADE-11, AOI-UPGRADE-12, AOI-DRAFT-14)."""
    if me.drafted >= 0:
        me.palace = me.drafted
    else:
        me.palace = yield ask(me, PALACE, members(table.palaces))
        table.palaces &= ~(1 << me.palace)
    if table.log:
        table.log.add("took-palace" if me.drafted < 0 else "palace-in-force", me, palace=me.palace)
    tile = table.catalog.palaces[me.palace]
    if tile.once is not None:
        yield from carry_out_for(tile.once, table, me, FROM_PALACES)
    for ability in tile.abilities:
        yield from ability.on_taken(table, me)
