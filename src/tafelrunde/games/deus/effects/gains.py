"""Gains of cards and gods: gold, points, resources, cards, pieces."""

from __future__ import annotations

from ....kernel.decision import NONE, Rules, ask
from ....kernel.effects import Facts, Icons
from ....kernel.hexes import members
from ..pieces.amounts import HAND_LIMIT
from ..pieces.kinds import COLOURS, GOLD, GREEN, RESOURCES, STANDARD, STOCK, TERRAINS
from ..rules.gains import gain, gain_piece
from ..rules.piles import draw
from ..table.effect import DeusEffect
from ..table.player import DeusPlayer
from ..table.prompts import GIFT, HARVEST, PIECE, PRODUCE
from ..table.state import Table


class Gain(DeusEffect):
    """Gold, points or a resource (DEUS-ATOM-02, DEUS-ATOM-03)."""

    key = "gain"
    gift = True

    def __init__(self, what: int, amount: int) -> None:
        self.what = what
        self.amount = amount

    def possible(self, table: Table, me: DeusPlayer) -> bool:
        return self.what >= GOLD or table.supply[self.what] > 0

    def now(self, table: Table, me: DeusPlayer) -> bool:
        gain(table, me, self.what, self.amount)
        return True

    def now_many(self, table: Table, me: DeusPlayer, n: int) -> bool:
        gain(table, me, self.what, self.amount * n)
        return True

    def facts(self) -> Facts:
        return {"what": STOCK[self.what], "amount": self.amount}

    def icons(self) -> Icons:
        return [self.amount, STOCK[self.what]]


class AnyResource(DeusEffect):
    """Resources of any kinds, produced or not, chosen one by one (DEUS-GOD-03, DEUS-GOD-04) among those in the supply
    (DEUS-GOD-17)."""

    key = "any-resource"
    icon_row = ("any-resource",)

    def possible(self, table: Table, me: DeusPlayer) -> bool:
        return any(table.supply)

    def run(self, table: Table, me: DeusPlayer) -> Rules:
        yield from self.many(table, me, 1)

    def many(self, table: Table, me: DeusPlayer, n: int) -> Rules:
        for left in range(n, 0, -1):
            options = [kind for kind in range(4) if table.supply[kind]]
            if not options:
                return
            kind = yield ask(me, GIFT, options, left)
            gain(table, me, kind, 1)


class DrawCards(DeusEffect):
    """Draw cards (DEUS-ATOM-04)."""

    key = "draw"
    icon_row = ("{amount}", "card")
    fact_names = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def possible(self, table: Table, me: DeusPlayer) -> bool:
        return len(me.hand) < HAND_LIMIT and bool(table.deck or table.discard)

    def now(self, table: Table, me: DeusPlayer) -> bool:
        draw(table, me, self.amount)
        return True

    def now_many(self, table: Table, me: DeusPlayer, n: int) -> bool:
        draw(table, me, self.amount * n)
        return True


class AnyPiece(DeusEffect):
    """Pieces of any types, one after the other, from the own reserve (DEUS-ATOM-05, DEUS-YELLOW-04). A card's pieces
    may be declined as a whole (DEUS-RUN-04), those of Mars may not (DEUS-GOD-10)."""

    key = "any-piece"
    icon_row = ("{amount}", "any-piece")
    fact_names = ("amount",)
    unspoken = frozenset({"forced"})  # what a card does may always be declined, what a god does never

    def __init__(self, amount: int, forced: bool = False) -> None:
        self.amount = amount
        self.forced = forced
        self.optional = not forced

    def possible(self, table: Table, me: DeusPlayer) -> bool:
        return any(me.reserve)

    def run(self, table: Table, me: DeusPlayer) -> Rules:
        yield from self.many(table, me, 1)

    def many(self, table: Table, me: DeusPlayer, n: int) -> Rules:
        may_refuse = self.optional
        for left in range(n * self.amount, 0, -1):
            options = [kind for kind in range(STANDARD) if me.reserve[kind]]
            if not options:
                return
            if may_refuse:
                options.append(NONE)
            kind = yield ask(me, PIECE, options, left)
            if kind == NONE:
                return
            may_refuse = False
            gain_piece(table, me, kind)


class Piece(DeusEffect):
    """The piece that goes with a god (DEUS-GOD-02, DEUS-GOD-05, DEUS-GOD-06, DEUS-GOD-09)."""

    key = "piece"

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def now(self, table: Table, me: DeusPlayer) -> bool:
        gain_piece(table, me, self.kind)
        return True

    def facts(self) -> Facts:
        return {"colour": COLOURS[self.kind]}

    def icons(self) -> Icons:
        return [1, f"piece-{COLOURS[self.kind]}"]


class Produce(DeusEffect):
    """Different production buildings yield the resource of their regions (DEUS-ATOM-13, DEUS-GREEN-02)."""

    key = "produce"
    icon_row = ("{buildings}", "piece-green", "→", "{each}", "any-resource")
    fact_names = ("buildings", "each")
    optional = True

    def __init__(self, buildings: int, each: int) -> None:
        self.buildings = buildings
        self.each = each

    def possible(self, table: Table, me: DeusPlayer) -> bool:
        return bool(self._sites(table, me, 0))

    def _sites(self, table: Table, me: DeusPlayer, done: int) -> list[int]:
        return [r for r in members(me.pieces[GREEN] & ~done) if table.supply[table.map.terrain[r]]]

    def run(self, table: Table, me: DeusPlayer) -> Rules:
        done = 0
        for _ in range(self.buildings):
            sites = self._sites(table, me, done)
            if not sites:
                return
            region = yield ask(me, PRODUCE, sites if done else [*sites, NONE])
            if region == NONE:
                return
            done |= 1 << region
            gain(table, me, table.map.terrain[region], self.each)


class Harvest(DeusEffect):
    """One occupied region of a terrain yields its resource for each own building in it (DEUS-ATOM-08)."""

    key = "harvest"
    optional = True

    def __init__(self, terrain: int, each: int) -> None:
        self.terrain = terrain
        self.each = each

    def possible(self, table: Table, me: DeusPlayer) -> bool:
        return table.supply[self.terrain] > 0 and me.occupied & table.map.of[self.terrain] != 0

    def run(self, table: Table, me: DeusPlayer) -> Rules:
        region = yield ask(me, HARVEST, [*members(me.occupied & table.map.of[self.terrain]), NONE], self.terrain)
        if region != NONE:
            gain(table, me, self.terrain, self.each * me.buildings_in(region))

    def facts(self) -> Facts:
        return {"terrain": TERRAINS[self.terrain], "what": RESOURCES[self.terrain], "amount": self.each}

    def icons(self) -> Icons:
        return [self.each, RESOURCES[self.terrain], "per", "building", "→", 1, TERRAINS[self.terrain]]
