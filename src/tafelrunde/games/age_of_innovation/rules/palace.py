"""Palace tiles (AOI-UPGRADE-11, -12, AOI-DRAFT-13..16, AOI-PALACE-*)."""

from __future__ import annotations

from ....kernel.decision import Rules, ask
from ....kernel.hexes import members
from ..pieces.kinds import FROM_PALACES, SMALL_TOWNS
from ..table.player import AoiPlayer
from ..table.prompts import PALACE
from ..table.state import Table
from .gains import carry_out_for
from .towns import look_everywhere


def take_palace(table: Table, me: AoiPlayer) -> Rules:
    """One of those laid out, or the drafted one (AOI-UPGRADE-11, AOI-DRAFT-14)."""
    if me.drafted >= 0:
        me.palace = me.drafted
    else:
        me.palace = yield ask(me, PALACE, members(table.palaces))
        table.palaces &= ~(1 << me.palace)
    if table.log:
        table.log.tell("took-palace", me, palace=me.palace)
    once = table.box.palaces[me.palace].once
    if once is not None:
        yield from carry_out_for(once, table, me, FROM_PALACES)
    if me.palace == SMALL_TOWNS:
        yield from look_everywhere(table, me)
