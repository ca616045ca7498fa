"""What cards can say: reserve."""

from __future__ import annotations

from ....kernel.decision import NONE, Rules, ask
from ....kernel.effects import Facts, Icons
from ..pieces.kinds import (
    BUILDINGS,
    ITEM_ADVANCE,
    ITEM_BUILDING,
    ITEM_OUTPOST,
    ITEM_SPACE,
    ITEM_TECH,
)
from ..rules.explore import draw_spaces
from ..rules.gains import put_back
from ..rules.invent import invent_aside
from ..rules.reserve import ANYWHERE_TO_GO, reserve
from ..table.effect import TapestryEffect
from ..table.player import TapestryPlayer
from ..table.prompts import KEEP_SPACE
from ..table.state import Table

# ------------------------------------------------------------------------------------------------ atoms


class ReserveBuilding(TapestryEffect):
    """The next income building of a type leaves its track (TAP-RESERVE-03)."""

    key = "reserve-building"

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def possible(self, table: Table, me: TapestryPlayer) -> bool:
        return me.left[self.kind] > 0

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        if me.left[self.kind]:
            me.left[self.kind] -= 1
            yield from reserve(table, me, ITEM_BUILDING, self.kind)

    def facts(self) -> Facts:
        return {"building": BUILDINGS[self.kind]}

    def icons(self) -> Icons:
        return ["reserve", BUILDINGS[self.kind]]


class ReserveInvention(TapestryEffect):
    """Invent, but the card waits for income turn 5 and then enters the middle row."""

    key = "reserve-invention"

    def possible(self, table: Table, me: TapestryPlayer) -> bool:
        return bool(table.display or table.tech_deck or table.tech_discard)

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        card = yield from invent_aside(table, me)
        if card != NONE:
            yield from reserve(table, me, ITEM_TECH, card)

    def icons(self) -> Icons:
        return ["reserve", "tech-card"]


class ReserveSpace(TapestryEffect):
    """One of some space tiles waits; the others are shuffled back."""

    key = "reserve-space"

    def __init__(self, drawn: int) -> None:
        self.drawn = drawn

    def possible(self, table: Table, me: TapestryPlayer) -> bool:
        return bool(table.spaces_left)

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        draw_spaces(table, me, self.drawn)
        if table.side.spaces:
            tile = yield ask(me, KEEP_SPACE, sorted(table.side.spaces))
            table.own_side.spaces.remove(tile)
            put_back(table, table.own_side.spaces, table.spaces_left)
            yield from reserve(table, me, ITEM_SPACE, tile)

    def facts(self) -> Facts:
        return {"drawn": self.drawn}

    def icons(self) -> Icons:
        return ["reserve", "space-tile"]


class ReserveOutpost(TapestryEffect):
    """An outpost of the supply waits for a conquest anywhere."""

    key = "reserve-outpost"

    def possible(self, table: Table, me: TapestryPlayer) -> bool:
        return me.outposts > 0

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        if me.outposts:
            me.outposts -= 1
            yield from reserve(table, me, ITEM_OUTPOST)

    def icons(self) -> Icons:
        return ["reserve", "conquer-anywhere"]


class ReserveAdvance(TapestryEffect):
    """In income turn 5 an advance on a track of choice."""

    key = "reserve-advance"

    def parts(self) -> tuple[TapestryEffect, ...]:
        return (ANYWHERE_TO_GO,)

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        yield from reserve(table, me, ITEM_ADVANCE)

    def icons(self) -> Icons:
        return ["reserve", "advance"]
