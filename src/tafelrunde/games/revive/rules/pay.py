"""What an action costs, what a player can pay, and paying (REV-RES-06..11, REV-CRYS-07, REV-FREE-04, REV-TURN-15)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from ....kernel.decision import NONE, Rules, ask
from ..effects.machines import Discount, Range, Unlimited
from ..pieces.kinds import (
    BASIC,
    BOOK,
    CHEAP_EXPLORE,
    CRYSTAL,
    CRYSTAL_DOUBLE,
    EXPLORE,
    FALCON_DISCOUNT,
    FOOD,
    GEAR,
    MOUNTAIN_DISCOUNT,
    TWO_FOR_CRYSTAL,
    WORKSHOP_DISCOUNT,
)
from ..pieces.map import BESIDE, around_all
from ..table.effect import ReviveEffect
from ..table.player import RevivePlayer
from ..table.prompts import GIVE, PAY, PAY_CRATE, PAY_MACHINE, PAY_NOW, PAY_TRIBE
from ..table.state import Table
from .distance import standing_range
from .gains import Done, asked, spend
from .machines import ANY_TIME, IN_ACTION, activate, helping_crates, machine_effect, open_crate, ready_places

CHEAPER: Final = CRYSTAL_DOUBLE | TWO_FOR_CRYSTAL | MOUNTAIN_DISCOUNT | CHEAP_EXPLORE
TOO_FAR: Final = 20  # food; no field is farther


class Act:
    """An action that is announced: what it costs before what can still be used to lower it."""

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
        self.distance = distance  # -1: no way leads there
        self.off = off  # discounts that hold anyway
        self.gear = gear
        self.book = book
        self.food = food
        self.any = any  # basic resources of choice (REV-EXPL-15)
        self.owed = owed  # books for other players (REV-POP-06)


class Purse:
    """What a player could have for an action: resources, range and discount, with help or without."""

    __slots__ = ("discount", "exchange", "range", "res", "unlimited")

    def __init__(self, res: list[int], reach: int, exchange: int) -> None:
        self.res = res
        self.range = reach
        self.discount = 0
        self.unlimited = False
        self.exchange = exchange  # the skill to exchange crystals better than 1 to 1, or 0

    def add(self, effect: ReviveEffect, table: Table, me: RevivePlayer) -> None:
        """What an effect gives directly."""
        if isinstance(effect, Range):
            self.range += effect.amount
        elif isinstance(effect, Discount):
            self.discount += effect.amount
        elif isinstance(effect, Unlimited):
            self.unlimited = True
        else:
            for kind, amount in table.box.gives(effect, table, me):
                self.res[kind] += amount

    def farthest(self, gear: int, book: int, food: int, any: int) -> int:
        """The greatest distance that can be paid beside this cost; -1 if the cost alone is too much."""
        if self.exchange:
            return self._farthest_with_exchange(gear, book, food, any)
        gears, books, foods, crystals = self.res
        spare = 0
        if gear > gears:
            crystals -= gear - gears
        else:
            spare = gears - gear
        if book > books:
            crystals -= book - books
        else:
            spare += books - book
        most = foods + crystals - food
        if spare < any:
            most += spare - any
        if crystals < 0 or most < 0:
            return -1
        return most + self.range

    def _farthest_with_exchange(self, gear: int, book: int, food: int, any: int) -> int:
        most = -1
        while most < TOO_FAR and payable(self.res, gear, book, food + most + 1, any, self.exchange):
            most += 1
        return most + self.range if most >= 0 else -1


def payable(res: list[int], gear: int, book: int, food: int, any: int, exchange: int = 0) -> bool:
    """Crystals pay for what is missing; with `exchange` they are worth more or can be made."""
    short = [max(0, gear - res[GEAR]), max(0, book - res[BOOK]), max(0, food - res[FOOD])]
    spare = max(0, res[GEAR] - gear) + max(0, res[BOOK] - book) + max(0, res[FOOD] - food)
    any_short = max(0, any - spare)
    if exchange == CRYSTAL_DOUBLE:
        crystals = sum((kind + 1) // 2 for kind in short)
        any_short = max(0, any_short - (2 * crystals - sum(short)))
        return crystals + (any_short + 1) // 2 <= res[CRYSTAL]
    made = max(0, spare - any) // 2 if exchange == TWO_FOR_CRYSTAL else 0
    return sum(short) + any_short <= res[CRYSTAL] + made


def purses(table: Table, me: RevivePlayer, kind: int, extra_range: int = 0, secret: bool = True) -> Iterator[Purse]:
    """What the player has; then with all crates and as many machines as there is energy for (REV-TURN-15). Without
    `secret` closed crates, which others cannot see, are left out."""
    reach = extra_range + standing_range(me)
    exchange = me.skills & (CRYSTAL_DOUBLE | TWO_FOR_CRYSTAL)
    yield Purse(me.res, reach, exchange)
    crates = [number for crate in (me.closed if secret else ()) for number in table.box.crates[crate].parts]
    machines = helping_machines(table, me, kind)
    if not crates and not machines:
        return
    for chosen in combinations(machines, min(me.energy, len(machines))):
        purse = Purse(me.res.copy(), reach, exchange)
        for number in crates:
            purse.add(table.box.effects[number], table, me)
        for place in chosen:
            purse.add(machine_effect(table, me, place), table, me)
        yield purse


def helpless(me: RevivePlayer) -> bool:
    """Nothing but the resources held could pay for an action, and no field is cheaper than printed."""
    return not (
        me.closed
        or (me.energy and me.unlocked)
        or me.tiles
        or me.skills & CHEAPER
        or me.falcon >= 0
        or any(me.standing)
    )


def helping_machines(table: Table, me: RevivePlayer, kind: int) -> list[int]:
    """Machines that give resources, range, or a discount for this kind of action."""
    box = table.box
    places = []
    for place in ready_places(table, me):
        effect = machine_effect(table, me, place)
        when = box.when[effect.number]
        if when == IN_ACTION:
            if lowers(table, effect, kind):
                places.append(place)
        elif when == ANY_TIME and box.helps[effect.number] and effect.possible(table, me):
            places.append(place)
    return places


def lowers(table: Table, effect: ReviveEffect, kind: int) -> bool:
    """Range always; a discount for its kind of action; unlimited range for exploring."""
    if isinstance(effect, Discount):
        return effect.action == kind
    return isinstance(effect, Range) or (kind == EXPLORE and not table.unlimited)


def helped_fields(table: Table, me: RevivePlayer) -> int:
    """Fields beside a workshop or the falcon, where actions cost 1 less (REV-FOR-06, -08, REV-VUK-07)."""
    if me.skills & WORKSHOP_DISCOUNT:
        return around_all(me.tiles)
    if me.skills & FALCON_DISCOUNT and me.falcon >= 0:
        return BESIDE[me.falcon]
    return 0


def back_cost(food: int, any: int, off: int, cheap: bool) -> tuple[int, int]:
    """Food and units of choice that are left of the cost on the back of a tile. What takes off food only comes first
    (`cheap`: REV-KUN-14), then the discount takes off food before units of choice. Whatever the payer could pay if the
    discount took off other units can be paid so too: nobody needs to be asked (REV-EXPL-16, REV-DEC-38)."""
    if cheap and food:
        food -= 1
    off_food = off if off < food else food
    left = any - off + off_food
    return food - off_food, left if left > 0 else 0


def price(table: Table, me: RevivePlayer, act: Act) -> tuple[int, int, int, int]:
    """Gears, books, food and any, with what is in use now (REV-RES-09, REV-DIST-12)."""
    off = act.off + table.discount
    distance = 0 if table.unlimited else max(0, act.distance - table.range - standing_range(me))
    cheap = act.kind == EXPLORE and bool(me.skills & CHEAP_EXPLORE)
    if cheap and distance:
        distance, cheap = distance - 1, False  # REV-KUN-14: the food of the way or, without any, that of the tile
    food, any = back_cost(act.food, act.any, off, cheap)
    return max(0, act.gear - off), max(0, act.book - off) + act.owed, food + distance, any


def can_pay_now(table: Table, me: RevivePlayer, act: Act) -> bool:
    return (act.distance >= 0 or table.unlimited) and payable(me.res, *price(table, me, act))


def pay(table: Table, me: RevivePlayer, act: Act) -> Done:
    """Use free actions as long as one likes, then pay. What cannot be paid after all, with no help left, lapses."""
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
    return code == PAY_NOW


def pay_options(table: Table, me: RevivePlayer, act: Act) -> list[int]:
    options = [PAY_NOW] if can_pay_now(table, me, act) else []
    if helping_machines(table, me, act.kind):
        options.append(PAY_MACHINE)
    if helping_crates(table, me):
        options.append(PAY_CRATE)
    exchange = table.box.exchange(me)
    if exchange and me.skills & (CRYSTAL_DOUBLE | TWO_FOR_CRYSTAL) and exchange.usable(table, me):
        options.append(PAY_TRIBE)
    return options or [NONE]


def help_out(table: Table, me: RevivePlayer, code: int, kind: int) -> Rules:
    if code == PAY_MACHINE:
        yield from activate(table, me, helping_machines(table, me, kind))
    elif code == PAY_CRATE:
        yield from open_crate(table, me, helping=True)
    else:
        exchange = table.box.exchange(me)
        assert code == PAY_TRIBE
        assert exchange is not None
        yield from exchange.use(table, me)


def hand_over(table: Table, me: RevivePlayer, cost: tuple[int, int, int, int]) -> Rules:
    """The printed kinds first, then the units of choice one by one (REV-EXPL-15); crystals last."""
    for kind in range(BASIC):
        spend(table, me, kind, cost[kind])
    left = cost[3]
    while left:
        held = [kind for kind in range(BASIC) if me.res[kind]]
        if not held:
            spend(table, me, CRYSTAL, left)
            return
        spend(table, me, (yield ask(me, GIVE, held, left)), 1)
        left -= 1


def begin(table: Table, extra_range: int) -> None:
    """An action starts: nothing lowers its cost yet but the range that comes with it."""
    table.range = extra_range
    table.discount = 0
    table.unlimited = False
    table.doing = -1
