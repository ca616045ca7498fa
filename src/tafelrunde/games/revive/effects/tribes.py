"""What cards can say: tribes."""

from __future__ import annotations

from ....kernel.decision import NONE, Rules, ask
from ....kernel.effects import Icons
from ....kernel.hexes import members
from ..pieces.board import TRIBE_MARKERS, TRIBE_TILES
from ..pieces.kinds import ANY_ACTION, BOOK, CRYSTAL, DESERT, FOREST, LAKE, LOCATION
from ..pieces.map import BESIDE, LARGE_LOCATIONS, around_all
from ..rules.ability import Usable
from ..rules.build import push_field_rewards
from ..rules.distance import distance_to, reach, within
from ..rules.gains import Done, asked, gain
from ..rules.pay import Act, begin, pay, purses
from ..rules.tracks import advance
from ..rules.tribes import FIELD_CARDS, _union, terrain_at
from ..table.effect import ReviveEffect
from ..table.player import RevivePlayer
from ..table.prompts import ABILITY_FIELD, FIGURE_FROM, FIGURE_TO
from ..table.state import Table


class LayTile(Usable):
    """Pay, lay one of the five tiles of the tribe on a field, then what follows (REV-TRIBE-07)."""

    crystals: int = 0
    pays_distance: bool = False

    def fields(self, table: Table, me: RevivePlayer) -> int:
        raise NotImplementedError

    def laid(self, table: Table, me: RevivePlayer, field: int) -> None:
        raise NotImplementedError

    def _payable(self, table: Table, me: RevivePlayer, secret: bool) -> int:
        fields = self.fields(table, me)
        if not self.pays_distance or not fields:
            return fields
        layers = reach(table, me)
        could = [within(layers, purse.farthest(0, 0, 0, 0)) for purse in purses(table, me, ANY_ACTION, 0, secret)]
        return fields & could[0] if len(could) == 1 else fields & _union(could)

    def possible(self, table: Table, me: RevivePlayer) -> bool:
        if me.tiles.bit_count() >= TRIBE_TILES or me.res[CRYSTAL] < self.crystals:
            return False
        me.res[CRYSTAL] -= self.crystals
        fields = self._payable(table, me, False)
        me.res[CRYSTAL] += self.crystals
        return fields != 0

    def use(self, table: Table, me: RevivePlayer) -> Done:
        begin(table, 0)
        me.res[CRYSTAL] -= self.crystals  # kept aside until the distance is paid
        field = yield asked(me, ABILITY_FIELD, lambda: [*members(self._payable(table, me, True)), NONE], me.tribe)
        if field == NONE or (self.pays_distance and not (yield from self._pay_distance(table, me, field))):
            me.res[CRYSTAL] += self.crystals
            return False
        me.tiles |= 1 << field
        table.map_changed()
        if table.log:
            table.log.tell("tribe-tile", me, field=field, tribe=me.tribe)
        self.laid(table, me, field)
        return True

    def _pay_distance(self, table: Table, me: RevivePlayer, field: int) -> Done:
        act = Act(ANY_ACTION, distance_to(reach(table, me), 1 << field), 0)
        return (yield from pay(table, me, act))


class LayForest(LayTile):
    """An empty desert becomes a forest; a book for each forest of its group (REV-NAD-03..07)."""

    key = "lay-forest"
    crystals = 1
    pays_distance = True

    def fields(self, table: Table, me: RevivePlayer) -> int:
        return table.of[DESERT] & ~table.settled

    def laid(self, table: Table, me: RevivePlayer, field: int) -> None:
        table.change_field(field, FOREST)
        push_field_rewards(table, 1 << field)
        group = 1 << field
        while (grown := group | around_all(group) & table.of[FOREST]) != group:
            group = grown
        gain(table, me, BOOK, group.bit_count())

    def icons(self) -> Icons:
        return [1, "crystal", ":", "desert", "→", "forest"]


class LayTemple(LayTile):
    """A temple on an empty lake gives its reward once more; it is a settlement piece (REV-HOF-04..08, -12, -13)."""

    key = "lay-temple"
    crystals = 1
    pays_distance = True

    def fields(self, table: Table, me: RevivePlayer) -> int:
        return table.of[LAKE] & ~table.settled

    def laid(self, table: Table, me: RevivePlayer, field: int) -> None:
        me.lakes |= 1 << field
        if table.log:
            table.log.tell("lake", me, field=field, lake=table.box.tiles[table.tiles[field >> 2]].lake)
        table.push(me.seat, [table.box.lake_at(table.tiles, field).number])

    def icons(self) -> Icons:
        return [1, "crystal", ":", "temple"]


class LayTarget(LayTile):
    """A target on a desert or location anywhere without an own piece (REV-OX-03..05, -08)."""

    key = "lay-target"

    def fields(self, table: Table, me: RevivePlayer) -> int:
        fields = table.of[DESERT] | table.of[LOCATION] | LARGE_LOCATIONS
        return fields & ~(me.small | me.large | me.figures | me.tiles)

    def laid(self, table: Table, me: RevivePlayer, field: int) -> None:
        pass

    def icons(self) -> Icons:
        return ["target"]


class LayDesert(LayTile):
    """An empty terrain becomes a desert; a card of its colour from the display (REV-KUN-03..07, -09)."""

    key = "lay-desert"
    pays_distance = True

    def fields(self, table: Table, me: RevivePlayer) -> int:
        return (table.of[0] | table.of[1] | table.of[2]) & ~table.settled

    def laid(self, table: Table, me: RevivePlayer, field: int) -> None:
        colour = terrain_at(table, field)
        table.change_field(field, DESERT)
        table.push(me.seat, [FIELD_CARDS[colour].number])

    def icons(self) -> Icons:
        return ["terrain", "→", "desert", "+", "citizen-any"]


class LayWorkshop(LayTile):
    """A workshop on any terrain field, and a step on its machine track (REV-FOR-03..05, -14)."""

    key = "lay-workshop"
    crystals = 1

    def fields(self, table: Table, me: RevivePlayer) -> int:
        return (table.of[0] | table.of[1] | table.of[2]) & ~me.tiles

    def laid(self, table: Table, me: RevivePlayer, field: int) -> None:
        advance(table, me, terrain_at(table, field), 1)

    def icons(self) -> Icons:
        return [1, "crystal", ":", "workshop", "+", 1, "track-any"]


class MoveFalcon(Usable):
    """Up to 3 fields for each marker off the tribe board, over anything, to a terrain field (REV-VUK-05, -06, -14)."""

    key = "move-falcon"

    def _ends(self, table: Table, me: RevivePlayer) -> int:
        near = 1 << me.falcon | BESIDE[me.falcon]
        for _ in range(3 * min(TRIBE_MARKERS, me.tribe_markers + 1) - 1):
            near |= around_all(near)
        return near & (table.of[0] | table.of[1] | table.of[2])

    def possible(self, table: Table, me: RevivePlayer) -> bool:
        return self._ends(table, me) != 0

    def use(self, table: Table, me: RevivePlayer) -> Done:
        field = yield ask(me, ABILITY_FIELD, [*members(self._ends(table, me)), NONE], me.tribe)
        if field == NONE:
            return False
        me.falcon = field
        me.reach = ()
        if table.log:
            table.log.tell("falcon", me, field=field)
        return True

    def icons(self) -> Icons:
        return ["falcon"]


class MoveFigure(ReviveEffect):
    """Once: an own figure from a small location to another one (REV-KUN-12, -13)."""

    key = "move-figure"
    optional = True

    def _from(self, table: Table, me: RevivePlayer) -> int:
        return me.figures & table.of[LOCATION]

    def _to(self, table: Table, me: RevivePlayer) -> int:
        return table.of[LOCATION] & ~me.figures

    def possible(self, table: Table, me: RevivePlayer) -> bool:
        return bool(self._from(table, me) and self._to(table, me))

    def run(self, table: Table, me: RevivePlayer) -> Rules:
        start = yield ask(me, FIGURE_FROM, [*members(self._from(table, me)), NONE])
        if start == NONE:
            return
        end = yield ask(me, FIGURE_TO, members(self._to(table, me)), start)
        me.figures ^= 1 << start | 1 << end
        me.reach = ()
        if table.log:
            table.log.tell("moved-figure", me, field=end, field_left=start)

    def icons(self) -> Icons:
        return ["figure", "→", "figure"]
