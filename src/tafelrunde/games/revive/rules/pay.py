"""The cost of an action, its affordability and payment (chapters EXPL, POP, BUILD, RES)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Final, Optional

from ....kernel.decision import NONE, Rules, ask
from ....kernel.hexes import members
from ..pieces.kinds import ANY_TIME, BASIC, BOOK, CRYSTAL, EXPLORE, FOOD, GEAR, IN_ACTION
from ..table.hooks import BETTER_EXCHANGE, FIELD_DISCOUNT, FIELDS_CHEAPER_BY_ONE, FOOD_SPARED_EXPLORING, Done, Exchange
from ..table.player import RevivePlayer
from ..table.prompts import GIVE, PAY, PAY_CRATE, PAY_MACHINE, PAY_NOW, PAY_TRIBE
from ..table.state import Table
from .distance import standing_range
from .gains import asked, held_kinds, spend
from .machines import activate, helping_crates, machine_effect, open_crate, ready_places

TOO_FAR: Final = 20  # food; no field is farther

Cost = tuple[int, int, int, int]  # gears, books, food, units of choice


# ---------------------------------------------------------------------------------------------------- the cost


class Act:
    """An announced action: its cost before anything that can still lower it."""

    __slots__ = ("any", "book", "distance", "food", "gear", "kind", "off", "owed")

    def __init__(
        self,
        kind: int,
        distance: int,
        off: int,
        gear: int = 0,
        book: int = 0,
        food: int = 0,
        any: int = 0,
        owed: int = 0,
    ) -> None:
        self.kind = kind
        self.distance = distance  # -1: unreachable
        self.off = off  # discounts that always apply
        self.gear = gear
        self.book = book
        self.food = food
        self.any = any  # basic resources of choice (REV-EXPL-15)
        self.owed = owed  # books for other players (REV-POP-06)

    def cost(self, discount: int, food_spared: int = 0) -> Cost:
        """Cost without the way. Discounts add up (REV-RES-11) and never bring a cost below 0 (REV-RES-09); books owed
        to others are not lowered (REV-POP-15)."""
        off = self.off + discount
        food, any = back_cost(self.food, self.any, off, food_spared)
        return max(0, self.gear - off), max(0, self.book - off) + self.owed, food, any


def back_cost(food: int, any: int, off: int, food_spared: int) -> tuple[int, int]:
    """Food and units of choice left of the cost on the back of a tile. Reductions of food come first, then the discount
    takes off food before units of choice. This order is never worse for the payer, so nobody is asked (REV-EXPL-16,
    REV-DEC-38)."""
    if food_spared:
        food -= min(food, food_spared)
    off_food = off if off < food else food
    left = any - off + off_food
    return food - off_food, left if left > 0 else 0


def price(table: Table, me: RevivePlayer, act: Act) -> Cost:
    """Cost with the way and everything in use now (REV-EXPL-02, REV-POP-04, REV-BUILD-02, REV-DIST-12, REV-DIST-19)."""
    distance = 0 if table.unlimited else max(0, act.distance - table.range - standing_range(me))
    return whole_cost(me, act, distance, table.discount)


def price_before(me: RevivePlayer, act: Act) -> Cost:
    """Cost of an action that has not begun, with what always applies only."""
    return whole_cost(me, act, max(0, act.distance - standing_range(me)), 0)


def whole_cost(me: RevivePlayer, act: Act, distance: int, discount: int) -> Cost:
    spared = food_spared(me) if act.kind == EXPLORE else 0
    saved = min(distance, spared)  # REV-KUN-14: the food of the way first, then that of the tile
    gear, book, food, any = act.cost(discount, spared - saved)
    return gear, book, food + distance - saved, any


def shortage(me: RevivePlayer, cost: Cost) -> Cost:
    """The part of a cost that is missing after all crystals are spent (REV-CRYS-07), the units of choice first."""
    short = [max(0, due - held) for due, held in zip(cost, me.res[:BASIC], strict=False)]
    spare = sum(max(0, held - due) for due, held in zip(cost, me.res[:BASIC], strict=False))
    crystals = me.res[CRYSTAL]
    left: list[int] = []
    for missing in (max(0, cost[BASIC] - spare), *short):
        paid = min(missing, crystals)
        crystals -= paid
        left.append(missing - paid)
    return left[1], left[2], left[3], left[0]


def food_spared(me: RevivePlayer) -> int:
    """Food that every exploration costs less."""
    return sum(spared() for spared in FOOD_SPARED_EXPLORING.of(me)) if me.skills & FOOD_SPARED_EXPLORING.skills else 0


def cheaper_fields(table: Table, me: RevivePlayer) -> int:
    """Fields where actions cost 1 less, however many pieces of the tribe are beside them (REV-FOR-08)."""
    if me.skills & FIELDS_CHEAPER_BY_ONE.skills:
        return FIELDS_CHEAPER_BY_ONE.of(me)[0](table, me)
    return 0


def field_discount(table: Table, me: RevivePlayer, field: int, action: int) -> int:
    """Discount of an action on this field."""
    off = cheaper_fields(table, me) >> field & 1
    for discount in FIELD_DISCOUNT.of(me):
        off += discount(table, me, field, action)
    return off


def by_discount(table: Table, me: RevivePlayer, fields: int, action: int) -> list[tuple[int, int]]:
    """Groups of fields with the same discount."""
    cheaper = cheaper_fields(table, me)
    discounts = FIELD_DISCOUNT.of(me) if me.tiles or me.skills & FIELD_DISCOUNT.skills else ()
    if not discounts:
        return [(0, fields & ~cheaper), (1, fields & cheaper)] if cheaper else [(0, fields)]
    groups: dict[int, int] = {}
    for field in members(fields):
        off = cheaper >> field & 1
        for discount in discounts:
            off += discount(table, me, field, action)
        groups[off] = groups.get(off, 0) | 1 << field
    return list(groups.items())


# ---------------------------------------------------------------------------------------------------- affordable or not


class Budget:
    """The means of a player for an action: resources, range and discount, with or without help."""

    __slots__ = ("discount", "exchange", "range", "res", "unlimited")

    def __init__(self, res: list[int], range: int, exchange: Optional[Exchange] = None) -> None:
        self.res = res
        self.range = range
        self.discount = 0
        self.unlimited = False
        self.exchange = exchange  # how crystals can be exchanged better than 1 to 1, if they can

    def affords(self, act: Act) -> bool:
        gear, book, food, any = act.cost(self.discount)
        return self.farthest(gear, book, food, any) >= act.distance

    def farthest(self, gear: int, book: int, food: int, any: int) -> int:
        """The greatest distance that can be paid in addition to this cost; -1 if the cost alone is too much. Crystals
        pay missing amounts (REV-CRYS-07)."""
        if self.exchange:
            return self._farthest_with_exchange(gear, book, food, any)
        gears, books, foods, crystals = self.res
        spare = gears - gear
        if spare < 0:
            crystals += spare
            spare = 0
        left = books - book
        if left < 0:
            crystals += left
        else:
            spare += left
        most = foods + crystals - food
        if spare < any:
            most += spare - any
        if crystals < 0 or most < 0:
            return -1
        return most + self.range

    def _farthest_with_exchange(self, gear: int, book: int, food: int, any: int) -> int:
        assert self.exchange is not None
        gears, books, foods, crystals = self.res
        most = -1
        while most < TOO_FAR:
            due = food + most + 1
            short = [max(0, gear - gears), max(0, book - books), max(0, due - foods)]
            spare = max(0, gears - gear) + max(0, books - book) + max(0, foods - due)
            if not self.exchange(short, any, spare, crystals):
                break
            most += 1
        return most + self.range if most >= 0 else -1


def budgets(table: Table, me: RevivePlayer, kind: int, extra_range: int = 0, secret: bool = True) -> Iterator[Budget]:
    """The player's means; then those with all crates and as many machines as there is energy for (REV-TURN-15). Without
    `secret`, closed crates are left out, because others cannot see them."""
    range = extra_range + standing_range(me)
    exchange = BETTER_EXCHANGE.of(me)[0] if me.skills & BETTER_EXCHANGE.skills else None
    yield Budget(me.res, range, exchange)
    crates = [number for crate in (me.crates_closed if secret else ()) for number in table.catalog.crates[crate].parts]
    machines = helping_machines(table, me, kind)
    if not crates and not machines:
        return
    for chosen in combinations(machines, min(me.energy, len(machines))):
        budget = Budget(me.res.copy(), range, exchange)
        for number in crates:
            table.catalog.effects[number].fill(budget, table, me)
        for place in chosen:
            machine_effect(table, me, place).fill(budget, table, me)
        yield budget


def affordable(could_have: Iterable[Budget], act: Act) -> bool:
    """Whether one of the player's possible budgets affords the action (REV-RES-10, REV-TURN-15)"""
    return any(budget.affords(act) for budget in could_have)


def affordable_now(table: Table, me: RevivePlayer, act: Act) -> bool:
    """The same with the player's current resources, range and discount."""
    if act.distance < 0 and not table.unlimited:
        return False
    gear, book, food, any = price(table, me, act)
    return Budget(me.res, 0).farthest(gear, book, food, any) >= 0


def only_resources_pay(me: RevivePlayer) -> bool:
    """Whether only the resources held could pay for an action, and no field is cheaper than printed."""
    return not (
        me.crates_closed
        or (me.energy and me.unlocked)
        or me.tiles
        or me.skills & (BETTER_EXCHANGE.skills | FOOD_SPARED_EXPLORING.skills)
        or me.skills & (FIELD_DISCOUNT.skills | FIELDS_CHEAPER_BY_ONE.skills)
        or any(me.standing)
    )


def helping_machines(table: Table, me: RevivePlayer, kind: int) -> list[int]:
    """Machines that give resources, range, or a discount for this kind of action (REV-MACH-10)."""
    places = []
    for place in ready_places(table, me):
        effect = machine_effect(table, me, place)
        if effect.when == IN_ACTION:
            if effect.lowers(table, kind):
                places.append(place)
        elif effect.when == ANY_TIME and effect.helps and effect.possible(table, me):
            places.append(place)
    return places


# ---------------------------------------------------------------------------------------------------- paying


def begin(table: Table, extra_range: int) -> None:
    """Start an action: only the range that comes with it lowers its cost yet."""
    table.range = extra_range
    table.discount = 0
    table.unlimited = False
    table.doing = -1


def pay(table: Table, me: RevivePlayer, act: Act) -> Done:
    """Use any number of free actions, then pay (REV-FREE-04, REV-DEC-16). An action that cannot be paid lapses."""
    table.paying = True
    table.doing = act.kind
    while True:
        code = yield asked(me, PAY, lambda: pay_options(table, me, act), act.kind)
        if code == PAY_NOW:
            yield from hand_over(table, me, price(table, me, act))
            break
        if code == NONE:
            break
        yield from help_out(table, me, code, act.kind)
    table.paying = False
    table.unlimited = False  # it applies to this exploration only (REV-SYMM-04); other actions may use it again
    return code == PAY_NOW


def pay_options(table: Table, me: RevivePlayer, act: Act) -> list[int]:
    options = [PAY_NOW] if affordable_now(table, me, act) else []
    if helping_machines(table, me, act.kind):
        options.append(PAY_MACHINE)
    if helping_crates(table, me):
        options.append(PAY_CRATE)
    exchange = table.catalog.exchange(me)
    if exchange and exchange.helps and exchange.usable(table, me):
        options.append(PAY_TRIBE)
    return options or [NONE]


def help_out(table: Table, me: RevivePlayer, code: int, kind: int) -> Rules:
    if code == PAY_MACHINE:
        yield from activate(table, me, helping_machines(table, me, kind))
    elif code == PAY_CRATE:
        yield from open_crate(table, me, helping=True)
    else:
        exchange = table.catalog.exchange(me)
        assert code == PAY_TRIBE
        assert exchange is not None
        yield from exchange.use(table, me)


def hand_over(table: Table, me: RevivePlayer, cost: Cost) -> Rules:
    """The printed kinds first, then the units of choice one by one (REV-EXPL-15); crystals last (REV-CRYS-07)."""
    for kind in (GEAR, BOOK, FOOD):
        spend(table, me, kind, cost[kind])
    left = cost[BASIC]
    while left:
        held = held_kinds(me)
        if not held:
            spend(table, me, CRYSTAL, left)
            return
        spend(table, me, (yield ask(me, GIVE, held, left)), 1)
        left -= 1
