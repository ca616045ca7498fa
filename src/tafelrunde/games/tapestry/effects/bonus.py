"""Bonuses: the player may pay for a gain."""

from __future__ import annotations

from collections.abc import Generator

from ....kernel.decision import NONE, Decision, Rules, ask, ask_secret
from ....kernel.effects import Facts, Icons, carry_out
from ....kernel.hexes import members
from ..rules.bonus import CARD, PRICES, RESOURCE, TECH, discard_card, discard_tech
from ..rules.gains import discard_tile, payable_kinds
from ..table.effect import TapestryEffect
from ..table.player import TapestryPlayer
from ..table.prompts import BONUS, FREE_BONUS, PAY_CARD, PAY_TECH, PAY_TILE
from ..table.state import Table


def not_offered() -> Generator[Decision, int, bool]:
    """Asks nobody; nothing was taken."""
    yield from ()
    return False


class Bonus(TapestryEffect):
    """Pay `amount` of something to gain an effect (TAP-FAQ-22, TAP-EX-02, TAP-EX-03, TAP-ADV-03, TAP-ADV-04)."""

    key = "bonus"
    optional = True

    def __init__(self, price: int, amount: int, gain: TapestryEffect) -> None:
        self.price = price
        self.amount = amount
        self.gain = gain

    def facts(self) -> Facts:
        return {"price": PRICES[self.price], "amount": self.amount, "gain": self.gain}

    def icons(self) -> Icons:
        return [self.amount, PRICES[self.price], ":", *self.gain.icons()]

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        yield from self.take(table, me)

    def take(self, table: Table, me: TapestryPlayer) -> Generator[Decision, int, bool]:
        """Offered if it can be paid in full and gives something. Returns whether it was taken."""
        if not self.gain.possible(table, me):
            return not_offered()
        if self.price == RESOURCE:
            return self.free(table, me) if table.moments.free_bonuses(table, me) else self._pay_resources(table, me)
        return self._pay_cards(table, me) if self.price == CARD else self._pay_open(table, me)

    def free(self, table: Table, me: TapestryPlayer, space: int = 0) -> Generator[Decision, int, bool]:
        """Without paying; the player may still decline (TAP-TURN-11). Taken, it uses up its space for this turn."""
        if self.gain.possible(table, me) and (yield ask(me, FREE_BONUS, [1, NONE], self.gain.number)) == 1:
            me.used |= 1 << space  # the first bit, a start space, means nothing
            yield from carry_out(self.gain, table, me)
            return True
        return False

    def _pay_resources(self, table: Table, me: TapestryPlayer) -> Generator[Decision, int, bool]:
        """Resources of any kinds, one after the other in their order: no permutations."""
        last = 0
        for paid in range(self.amount):
            kinds = payable_kinds(me, last, self.amount - paid)
            if not kinds:
                return False
            last = yield ask(me, BONUS, kinds if paid else [*kinds, NONE], self.number)
            if last == NONE:
                return False
            me.goods[last] -= 1
            if table.log:
                table.log.add("paid", me, resource=last, amount=1)
        if not self.gain.now(table, me):
            yield from self.gain.run(table, me)
        return True

    def _pay_open(self, table: Table, me: TapestryPlayer) -> Generator[Decision, int, bool]:
        """Tiles or tech cards, one after the other in ascending order: no permutations."""
        amount = 2 if self.price == TECH and table.switches.nanotech_2 else self.amount
        prompt = PAY_TECH if self.price == TECH else PAY_TILE
        owned = members(me.techs if self.price == TECH else me.tiles)
        paid: list[int] = []
        while len(paid) < amount:
            still = amount - len(paid)
            rest = [thing for thing in owned if not paid or thing > paid[-1]]
            options = rest[: len(rest) - still + 1] if len(rest) >= still else []
            if not options:
                return False
            chosen = yield ask(me, prompt, options if paid else [*options, NONE], self.number)
            if chosen == NONE:
                return False
            paid.append(chosen)
        for thing in paid:
            if self.price == TECH:
                discard_tech(table, me, thing)
            else:
                discard_tile(table, me, thing)
        yield from carry_out(self.gain, table, me)
        return True

    def _pay_cards(self, table: Table, me: TapestryPlayer) -> Generator[Decision, int, bool]:
        """Tapestry cards from hand; each is discarded as it is chosen."""
        if me.hand.bit_count() < self.amount:
            return False
        card = yield ask_secret(me, PAY_CARD, lambda: [*members(me.hand), NONE], self.number)
        if card == NONE:
            return False
        discard_card(table, me, card)
        for _ in range(1, self.amount):
            card = yield ask_secret(me, PAY_CARD, lambda: members(me.hand), self.number)
            discard_card(table, me, card)
        yield from carry_out(self.gain, table, me)
        return True
