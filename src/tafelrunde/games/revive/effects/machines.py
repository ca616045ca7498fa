"""Effects during another action (ranges, discounts, turned cards), reused crates, and technologies that are machines or
exchanges."""

from __future__ import annotations

from ....kernel.decision import NONE, Rules, ask
from ....kernel.effects import Facts, Icons, carry_out
from ..pieces.kinds import (
    ACTIONS,
    ANY_ACTION,
    AS_ALL_COLOURS,
    CRYSTAL,
    EXPLORE,
    GEAR,
    IN_ACTION,
    TURNING_CARD,
    skill_name,
)
from ..rules.gains import spend
from ..rules.machines import reusable, use_crate
from ..table.effect import BudgetLike, ReviveEffect
from ..table.player import RevivePlayer
from ..table.prompts import REOPEN
from ..table.state import Table
from .gains import Pay


class Range(ReviveEffect):
    """Distance of the action being paid costs less food (REV-DIST-11, REV-MACH-07, REV-SYMG-19), of this one only
    (REV-SYMG-26)."""

    key = "range"
    icon_row = ("range", "{amount}")
    fact_names = ("amount",)
    when = IN_ACTION
    helps = True

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def possible(self, table: Table, me: RevivePlayer) -> bool:
        return table.paying

    def now(self, table: Table, me: RevivePlayer) -> bool:
        table.range += self.amount
        return True

    def fill(self, budget: BudgetLike, table: Table, me: RevivePlayer) -> None:
        budget.range += self.amount

    def lowers(self, table: Table, action: int) -> bool:
        return True

    def stand(self, me: RevivePlayer) -> None:
        me.standing[ANY_ACTION] += self.amount


class Discount(ReviveEffect):
    """The cost of this kind of action is lower, its distance is not (REV-SYMM-09)."""

    key = "discount"
    when = IN_ACTION

    def __init__(self, action: int, amount: int) -> None:
        self.action = action
        self.amount = amount

    def possible(self, table: Table, me: RevivePlayer) -> bool:
        return table.paying and table.doing == self.action

    def now(self, table: Table, me: RevivePlayer) -> bool:
        table.discount += self.amount
        return True

    def fill(self, budget: BudgetLike, table: Table, me: RevivePlayer) -> None:
        budget.discount += self.amount

    def lowers(self, table: Table, action: int) -> bool:
        return action == self.action

    def stand(self, me: RevivePlayer) -> None:
        me.standing[self.action] += self.amount

    def facts(self) -> Facts:
        return {"action": ACTIONS[self.action], "amount": self.amount}

    def icons(self) -> Icons:
        return [ACTIONS[self.action], "discount", self.amount]


class Unlimited(ReviveEffect):
    """Any face-down tile, without distance (REV-SYMM-04, REV-SYMM-05)."""

    key = "unlimited"
    icon_row = ("explore", "range", "∞")
    when = IN_ACTION

    def possible(self, table: Table, me: RevivePlayer) -> bool:
        return table.paying and table.doing == EXPLORE and not table.unlimited

    def now(self, table: Table, me: RevivePlayer) -> bool:
        table.unlimited = True
        return True

    def fill(self, budget: BudgetLike, table: Table, me: RevivePlayer) -> None:
        budget.unlimited = True

    def lowers(self, table: Table, action: int) -> bool:
        return action == EXPLORE and not table.unlimited


class TurnCard(ReviveEffect):
    """The card being played is turned: its other half in this slot (REV-SYMM-03). Offered with the slot."""

    key = "turn-card"
    icon_row = ("turn-citizen",)
    when = TURNING_CARD


class AllColours(ReviveEffect):
    """A card counts as all colours for one play, take or count (REV-SYMM-06). Offered there."""

    key = "all-colours"
    icon_row = ("citizen-any", "=", "citizen-grey", "citizen-green", "citizen-yellow")
    when = AS_ALL_COLOURS


class Reopen(ReviveEffect):
    """Pay a gear to use an opened crate again; each crate once per game (REV-SYMM-07)."""

    key = "reopen"
    icon_row = (1, "gear", ":", "crate")
    optional = True
    spends = True
    helps = True

    def possible(self, table: Table, me: RevivePlayer) -> bool:
        return bool(reusable(me)) and me.res[GEAR] + me.res[CRYSTAL] > 0

    def run(self, table: Table, me: RevivePlayer) -> Rules:
        crate = yield ask(me, REOPEN, [*reusable(me), NONE])
        if crate == NONE:
            return
        spend(table, me, GEAR, 1)
        me.reused |= 1 << crate
        if table.log:
            table.log.add("reopened", me, crate=crate)
        yield from use_crate(table, me, crate)


class FreeExchange(ReviveEffect):
    """A technology: at any time in the own turn, pay and gain (REV-CRYS-06, REV-FREE-03)."""

    key = "free-exchange"
    lasting = True
    unspoken = frozenset({"skill"})  # how the rules remember it

    def __init__(self, skill: int, pay: ReviveEffect, get: ReviveEffect) -> None:
        self.skill = skill
        self.pay = pay
        self.get = get
        self.helps = get.helps
        self.takes_crystals = isinstance(pay, Pay) and pay.kind == CRYSTAL

    def now(self, table: Table, me: RevivePlayer) -> bool:
        """Called when the technology is unlocked."""
        me.skills |= self.skill
        return True

    def usable(self, table: Table, me: RevivePlayer) -> bool:
        return self.pay.possible(table, me) and self.get.possible(table, me)

    def use(self, table: Table, me: RevivePlayer) -> Rules:
        if table.log:
            table.log.add("exchanged", me, skill=skill_name(self.skill))
        yield from carry_out(self.pay, table, me)
        yield from carry_out(self.get, table, me)

    def facts(self) -> Facts:
        return {"pay": self.pay, "gain": self.get}

    def icons(self) -> Icons:
        return [*self.pay.icons(), ":", *self.get.icons()]


class TribeMachine(ReviveEffect):
    """A technology that is a machine on the tribe board (REV-MACH-04)."""

    key = "tribe-machine"
    lasting = True
    unspoken = frozenset({"place"})  # the board shows it

    def __init__(self, place: int, effect: ReviveEffect) -> None:
        self.place = place
        self.effect = effect

    def now(self, table: Table, me: RevivePlayer) -> bool:
        """Called when the technology is unlocked."""
        me.unlocked |= 1 << self.place
        return True

    def facts(self) -> Facts:
        return {"part": self.effect}

    def icons(self) -> Icons:
        return ["machine", ":", *self.effect.icons()]
