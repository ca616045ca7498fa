"""Laying a tribe tile: the common part of five moon-side abilities."""

from __future__ import annotations

from ....kernel.decision import NONE
from ....kernel.hexes import members
from ..pieces.board import TRIBE_TILES
from ..pieces.kinds import ANY_ACTION, CRYSTAL, RESOURCES
from ..rules.distance import distance_to, reach, within
from ..rules.gains import asked
from ..rules.pay import Act, begin, budgets, pay
from ..table.hooks import Done
from ..table.player import RevivePlayer
from ..table.prompts import ABILITY_FIELD
from ..table.state import Table
from .ability import Usable


class LayTile(Usable):
    """Pay, lay one of the five tiles of the tribe on a field, then carry out what follows (REV-TRIBE-07, REV-ABIL-05).
    Tiles stay there (REV-TRIBE-05)."""

    crystals: int = 0
    pays_distance: bool = False

    def fields(self, table: Table, me: RevivePlayer) -> int:
        """Explored fields on which a tile may be laid."""
        raise NotImplementedError

    def laid(self, table: Table, me: RevivePlayer, field: int) -> None:
        """What follows from the tile."""

    def _payable(self, table: Table, me: RevivePlayer, secret: bool) -> int:
        fields = self.fields(table, me)
        if not self.pays_distance or not fields:
            return fields
        layers = reach(table, me)
        near = 0
        for budget in budgets(table, me, ANY_ACTION, 0, secret):
            near |= within(layers, budget.farthest(0, 0, 0, 0))
        return fields & near

    def possible(self, table: Table, me: RevivePlayer) -> bool:
        if me.tiles.bit_count() >= TRIBE_TILES or me.res[CRYSTAL] < self.crystals:
            return False
        me.res[CRYSTAL] -= self.crystals
        fields = self._payable(table, me, False)
        me.res[CRYSTAL] += self.crystals
        return fields != 0

    def use(self, table: Table, me: RevivePlayer) -> Done:
        begin(table, 0)
        me.res[CRYSTAL] -= self.crystals  # reserved until the distance is paid
        if table.log and self.crystals:
            table.log.add("paid", me, what=RESOURCES[CRYSTAL], amount=self.crystals)
        field = yield asked(me, ABILITY_FIELD, lambda: [*members(self._payable(table, me, True)), NONE], me.tribe)
        if field == NONE or (self.pays_distance and not (yield from self._pay_distance(table, me, field))):
            me.res[CRYSTAL] += self.crystals
            if table.log and self.crystals:
                table.log.add("got-back", me, what=RESOURCES[CRYSTAL], amount=self.crystals)
            return False
        me.tiles |= 1 << field
        table.map_changed()
        if table.log:
            table.log.add("tribe-tile", me, field=field, tribe=me.tribe)
        self.laid(table, me, field)
        return True

    def _pay_distance(self, table: Table, me: RevivePlayer, field: int) -> Done:
        act = Act(ANY_ACTION, distance_to(reach(table, me), 1 << field), 0)
        return (yield from pay(table, me, act))
