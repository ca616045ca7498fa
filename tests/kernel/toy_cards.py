"""Harbour, the toy of `toy.py`: its prompts, the effects only it has, and its cards made from them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Union

from tafelrunde.kernel.decision import NONE, Prompt, Rules, ask_secret
from tafelrunde.kernel.effects import All, AnyOrder, Count, Effect, May, OneOf, Per, Phrase, Times, UpTo

if TYPE_CHECKING:
    from toy import Captain, Table

GRAIN: Final = 0
WOOD: Final = 1
GOLD: Final = 2
GOODS: Final = ("grain", "wood", "gold")
STOCK: Final = (40, 40, 30)  # of each kind in the box: the bank can run dry

CARDS: Final = 40
BERTHS: Final = 40

# where points come from
PLAYED: Final = 0
FESTIVAL: Final = 1
FORTUNE: Final = 2
CARGO: Final = 3
SOURCES: Final = ("played", "festival", "fortune", "cargo", "sealed")

# ------------------------------------------------------------------------------------------------ prompts

SCOUT: Final = 0
BUILD: Final = 1
TAKE: Final = 2
CALL: Final = 3
GAMBLE: Final = 4
STOW: Final = 5
CONVERT: Final = 6  # + kind: a free action, two of a kind become one gold
PAY_NOW: Final = 8  # in PAY, whose codes 6 and 7 are the same free actions

SEAL = Prompt("SEAL", CARDS, "card", simultaneous=True)
ACTION = Prompt("ACTION", 8, "action")
OBJECT = Prompt("OBJECT", CARDS, "card")
COUNTER = Prompt("COUNTER", CARDS, "card")
KEEP = Prompt("KEEP", CARDS, "card")
PLAY = Prompt("PLAY", CARDS, "card")
PAY = Prompt("PAY", 9, "action", about="card")
DISCARD = Prompt("DISCARD", CARDS, "card")
MARKET = Prompt("MARKET", CARDS, "card")
VOTE = Prompt("VOTE", 2, "yes")
BET = Prompt("BET", 4, "number")
REROLL = Prompt("REROLL", 2, "yes", about="number", default=NONE)
BERTH = Prompt("BERTH", BERTHS, "berth", about="number")
STORM = Prompt("STORM", len(GOODS), "good")

# ------------------------------------------------------------------------------------------------ effects


class Goods(Effect["Table", "Captain"]):
    def __init__(self, kind: int, n: int) -> None:
        self.kind = kind
        self.n = n

    def facts(self) -> dict[str, Union[int, str, Phrase]]:
        return {"kind": GOODS[self.kind], "n": self.n}


class Gain(Goods):
    key = "gain"

    def possible(self, table: Table, me: Captain) -> bool:
        return table.bank[self.kind] > 0

    def now(self, table: Table, me: Captain) -> bool:
        table.gain(me, self.kind, self.n)
        return True

    def now_many(self, table: Table, me: Captain, n: int) -> bool:
        table.gain(me, self.kind, self.n * n)
        return True


class Pay(Goods):
    key = "pay"

    def possible(self, table: Table, me: Captain) -> bool:
        return me.goods[self.kind] >= self.n

    def now(self, table: Table, me: Captain) -> bool:
        table.pay(me, self.kind, self.n)
        return True


class Points(Effect["Table", "Captain"]):
    key = "points"

    def __init__(self, n: int) -> None:
        self.n = n

    def now(self, table: Table, me: Captain) -> bool:
        me.points[PLAYED] += self.n
        return True

    def facts(self) -> dict[str, Union[int, str, Phrase]]:
        return {"n": self.n}


class Draw(Effect["Table", "Captain"]):
    key = "draw"

    def __init__(self, n: int) -> None:
        self.n = n

    def possible(self, table: Table, me: Captain) -> bool:
        return bool(table.deck or table.discard)

    def now(self, table: Table, me: Captain) -> bool:
        me.hand = sorted(me.hand + table.draw(me, self.n))
        return True

    def facts(self) -> dict[str, Union[int, str, Phrase]]:
        return {"n": self.n}


class Roll(Effect["Table", "Captain"]):
    """As much grain as a die shows."""

    key = "roll"

    def now(self, table: Table, me: Captain) -> bool:
        table.gain(me, GRAIN, table.roll())
        return True


class Discard(Effect["Table", "Captain"]):
    """A card of your choice, if there is one: whether there is follows from the size of the hand, which all see."""

    key = "discard"

    def possible(self, table: Table, me: Captain) -> bool:
        return bool(me.hand)

    def run(self, table: Table, me: Captain) -> Rules:
        if me.hand:
            card = yield ask_secret(me, DISCARD, lambda: me.hand.copy())
            me.lose(card)
            table.discard.append(card)


class Built(Count["Table", "Captain"]):
    key = "built"

    def of(self, table: Table, me: Captain) -> int:
        return len(me.played)


# ------------------------------------------------------------------------------------------------ cards

GUARD: Final = 8
PIRATE: Final = 9
KINDS: Final = 10  # a card is a number below 40; its kind is the last digit


class Card:
    def __init__(self, id: str, gold: int, more: int, effect: Effect[Table, Captain]) -> None:
        self.id = id
        self.gold = gold  # the cost: so much gold, and so many more goods in any mix
        self.more = more
        self.effect = effect


SHELF: Final = (
    Card("granary", 0, 0, Gain(GRAIN, 3)),
    Card("mill", 0, 1, AnyOrder(May(Pay(GRAIN, 1), Gain(WOOD, 2)), May(Pay(WOOD, 1), Gain(GOLD, 1)), Gain(GRAIN, 1))),
    Card("yard", 0, 2, OneOf(Gain(WOOD, 2), Points(1), All(Discard(), Points(3)))),
    Card("exchange", 0, 1, UpTo(3, Pay(WOOD, 1), Points(1))),
    Card("fleet", 0, 2, Times(2, OneOf(Gain(GRAIN, 2), Gain(GOLD, 1)))),
    Card("guildhall", 1, 2, Per(Built(), Points(1))),
    Card("library", 1, 0, Draw(2)),
    Card("casino", 0, 1, All(Roll(), May(Pay(GOLD, 1), Points(3)))),
    Card("guard", 0, 0, Points(1)),
    Card("pirate", 0, 0, Gain(GOLD, 1)),
)
