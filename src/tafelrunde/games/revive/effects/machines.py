"""What cards can say: machines."""

from __future__ import annotations

from ....kernel.decision import NONE, Rules, ask
from ....kernel.effects import Facts, Icons, carry_out
from ..pieces.kinds import ACTIONS, CRYSTAL, EXPLORE, GEAR, SKILLS
from ..rules.gains import spend
from ..rules.machines import reusable, use_crate
from ..table.effect import ReviveEffect
from ..table.player import RevivePlayer
from ..table.prompts import REOPEN
from ..table.state import Table


class Range(ReviveEffect):
    """Distance of the action being paid costs less food (REV-DIST-11, REV-SYMG-19, -26)."""

    key = "range"

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def possible(self, table: Table, me: RevivePlayer) -> bool:
        return table.paying

    def now(self, table: Table, me: RevivePlayer) -> bool:
        table.range += self.amount
        return True

    def facts(self) -> Facts:
        return {"amount": self.amount}

    def icons(self) -> Icons:
        return ["range", self.amount]


class Discount(ReviveEffect):
    """The cost of this kind of action is lower, its distance is not (REV-SYMM-09)."""

    key = "discount"

    def __init__(self, action: int, amount: int) -> None:
        self.action = action
        self.amount = amount

    def possible(self, table: Table, me: RevivePlayer) -> bool:
        return table.paying and table.doing == self.action

    def now(self, table: Table, me: RevivePlayer) -> bool:
        table.discount += self.amount
        return True

    def facts(self) -> Facts:
        return {"action": ACTIONS[self.action], "amount": self.amount}

    def icons(self) -> Icons:
        return [ACTIONS[self.action], "discount", self.amount]


class Unlimited(ReviveEffect):
    """Any face-down tile, without distance (REV-SYMM-04, -05, REV-OX-12)."""

    key = "unlimited"

    def possible(self, table: Table, me: RevivePlayer) -> bool:
        return table.paying and table.doing == EXPLORE and not table.unlimited

    def now(self, table: Table, me: RevivePlayer) -> bool:
        table.unlimited = True
        return True

    def icons(self) -> Icons:
        return ["explore", "range", "∞"]


class TurnCard(ReviveEffect):
    """The card being played is turned: its other half in this slot (REV-SYMM-03). Offered with the slot."""

    key = "turn-card"

    def icons(self) -> Icons:
        return ["turn-citizen"]


class AllColours(ReviveEffect):
    """A card counts as all colours for one play, take or count (REV-SYMM-06). Offered there."""

    key = "all-colours"

    def icons(self) -> Icons:
        return ["citizen-any", "=", "citizen-grey", "citizen-green", "citizen-yellow"]


class Reopen(ReviveEffect):
    """Pay a gear to use an opened crate once more; each crate once a game (REV-SYMM-07)."""

    key = "reopen"
    optional = True

    def possible(self, table: Table, me: RevivePlayer) -> bool:
        return bool(reusable(me)) and me.res[GEAR] + me.res[CRYSTAL] > 0

    def run(self, table: Table, me: RevivePlayer) -> Rules:
        crate = yield ask(me, REOPEN, [*reusable(me), NONE])
        if crate == NONE:
            return
        spend(table, me, GEAR, 1)
        me.reused |= 1 << crate
        if table.log:
            table.log.tell("reopened", me, crate=crate)
        yield from use_crate(table, me, crate)

    def icons(self) -> Icons:
        return [1, "gear", ":", "crate"]


class FreeExchange(ReviveEffect):
    """A technology: at any time in the own turn, pay and gain (REV-CRYS-06, REV-HOF-10, REV-OX-11, REV-FOR-11)."""

    key = "free-exchange"

    def __init__(self, skill: int, pay: ReviveEffect, get: ReviveEffect) -> None:
        self.skill = skill
        self.pay = pay
        self.get = get

    def parts(self) -> tuple[ReviveEffect, ...]:
        return self.pay, self.get

    def now(self, table: Table, me: RevivePlayer) -> bool:
        """When it is unlocked."""
        me.skills |= self.skill
        return True

    def usable(self, table: Table, me: RevivePlayer) -> bool:
        return self.pay.possible(table, me) and self.get.possible(table, me)

    def use(self, table: Table, me: RevivePlayer) -> Rules:
        if table.log:
            table.log.tell("exchanged", me, skill=SKILLS[self.skill.bit_length() - 1])
        yield from carry_out(self.pay, table, me)
        yield from carry_out(self.get, table, me)

    def facts(self) -> Facts:
        return {"pay": self.pay, "gain": self.get}

    def icons(self) -> Icons:
        return [*self.pay.icons(), ":", *self.get.icons()]
