"""Nomads: buildings may go onto the map."""

from __future__ import annotations

from typing import Final

from ....kernel.decision import NONE, Rules, ask
from ....kernel.hexes import mask, members
from ..components.civilizations import Civilization
from ..pieces.codes import afield_code, afield_piece
from ..pieces.kinds import LANDMARK_PIECE
from ..rules.build import gain_building
from ..rules.counts import TERRITORY, count_changed
from ..rules.gains import gain_any
from ..table.dispatch import AsksBool
from ..table.player import TapestryPlayer
from ..table.prompts import BUILDING, SETTLE
from ..table.state import Table


class Nomads(Civilization):
    def instead_of_building(self, table: Table, me: TapestryPlayer, kind: int) -> AsksBool:
        return (yield from settle(table, me, kind))

    def instead_of_landmark(self, table: Table, me: TapestryPlayer, landmark: int) -> AsksBool:
        return (yield from settle(table, me, LANDMARK_PIECE + landmark))

    def counts_as_built(self, table: Table, me: TapestryPlayer, kind: int) -> int:
        """The mat declares that income buildings on the map count too (TAP-VP-03, TAP-VP-04)."""
        return sum(afield_piece(code) == kind for code in me.afield)


class RevisedNomads(Nomads):
    def join(self, table: Table, me: TapestryPlayer) -> Rules:
        """An income building of the type of which the player has fewest, into the capital or onto the map like any
        other (TAP-RULING-05)."""
        most = max(me.left)
        if most:
            kind = yield ask(me, BUILDING, [kind for kind in range(4) if me.left[kind] == most])
            yield from gain_building(table, me, kind)


def settle(table: Table, me: TapestryPlayer, piece: int) -> AsksBool:
    """Beside the only piece on a territory of theirs, which is then safe and gives any 1 resource; or on an empty
    territory next to one they control, which they then control too."""
    sites = settle_sites(table, me)
    hex = (yield ask(me, SETTLE, [*members(sites), NONE], piece)) if sites else NONE
    if hex == NONE:
        return False
    if piece < LANDMARK_PIECE:
        me.left[piece] -= 1
    me.afield += (afield_code(hex, piece),)
    table.items[hex] += 1
    if table.log:
        table.log.add("settled", me, hex=hex)
    if me.upright >> hex & 1:
        yield from gain_any(table, me, 1)
    else:
        me.upright |= 1 << hex
        me.huts |= 1 << hex
        yield from count_changed(table, me, TERRITORY, me.upright.bit_count())
    return True


def settle_sites(table: Table, me: TapestryPlayer) -> int:
    safe = mask([hex for hex in members(me.upright) if table.items[hex] == 1])
    return safe | table.map.grid.around(me.upright) & table.land & ~table.taken


PRINTED: Final[Nomads] = Nomads("nomads")
REVISED: Final[RevisedNomads] = RevisedNomads("nomads")
