"""Free actions: machines, crates, exchanges (REV-FREE-*, REV-MACH-*, REV-CRATE-*, REV-SYMM-*, REV-CRYS-01, -06)."""

from __future__ import annotations

from typing import Final

from ....kernel.decision import NONE, Rules, ask, ask_secret
from ....kernel.effects import carry_out
from ....kernel.hexes import members
from ..components.board import FIRST_SPECIAL, TRIBE_MACHINE
from ..components.kinds import ACTIONS, BASIC, CAPS, CRYSTAL, EXPLORE, GEAR, SKILLS, T1, T2L, T2R
from ..player import RevivePlayer
from ..prompts import ACTIVATE, CRYSTAL_INTO, OPEN, REOPEN
from ..state import Table
from .gains import Facts, Icons, ReviveEffect, gain, spend

# When a machine may be activated (REV-MACH-10).
ANY_TIME: Final = 0
IN_ACTION: Final = 1
TURN_CARD_KIND: Final = 2
ALL_COLOURS_KIND: Final = 3

TRIBE_MACHINES: Final = (T1, T2L, T2R)  # the technologies of places 9 to 11


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


def reusable(me: RevivePlayer) -> list[int]:
    return [crate for crate in me.opened_crates if not me.reused >> crate & 1]


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


class TribeMachine(ReviveEffect):
    """A technology that is a machine on the tribe board (REV-MACH-04)."""

    key = "tribe-machine"

    def __init__(self, place: int, effect: ReviveEffect) -> None:
        self.place = place
        self.effect = effect

    def parts(self) -> tuple[ReviveEffect, ...]:
        return (self.effect,)

    def now(self, table: Table, me: RevivePlayer) -> bool:
        """When it is unlocked."""
        me.unlocked |= 1 << self.place
        return True

    def facts(self) -> Facts:
        return {"part": self.effect}

    def icons(self) -> Icons:
        return ["machine", ":", *self.effect.icons()]


# ---------------------------------------------------------------------------------------------------- machines


def machine_effect(table: Table, me: RevivePlayer, place: int) -> ReviveEffect:
    box = table.box
    if place < FIRST_SPECIAL:
        return box.standard[place]
    if place < TRIBE_MACHINE:
        return box.machines[me.machines[place]].effect
    effect = box.technology(me, TRIBE_MACHINES[place - TRIBE_MACHINE]).effect
    assert isinstance(effect, TribeMachine)
    return effect.effect


def ready_places(table: Table, me: RevivePlayer) -> list[int]:
    """Machines without energy, if there is energy and it is the time for machines (REV-MACH-01..03, REV-HIB-11)."""
    if not me.energy or me.seat != table.active or table.slept:
        return []
    return members(me.unlocked & ~me.loaded)


def ready_machine(table: Table, me: RevivePlayer, kind: int) -> int:
    """The place of a machine that turns cards or makes colours, if one can be activated now; else -1."""
    if me.energy and me.unlocked >> FIRST_SPECIAL and me.seat == table.active and not table.slept:
        for place in range(FIRST_SPECIAL, TRIBE_MACHINE):
            machine = me.machines[place]
            if machine >= 0 and table.box.machines[machine].when == kind and not me.loaded >> place & 1:
                return place
    return -1


def free_machines(table: Table, me: RevivePlayer) -> list[int]:
    """Those that work at any time and would do something now."""
    places = []
    for place in ready_places(table, me):
        effect = machine_effect(table, me, place)
        if table.box.when[effect.number] == ANY_TIME and effect.possible(table, me):
            places.append(place)
    return places


def load(table: Table, me: RevivePlayer, place: int) -> None:
    """1 energy from the storage onto the machine (REV-MACH-01)."""
    me.energy -= 1
    me.loaded |= 1 << place
    if table.log:
        if FIRST_SPECIAL <= place < TRIBE_MACHINE:
            table.log.tell("activated", me, machine=me.machines[place])
        elif place < FIRST_SPECIAL:
            table.log.tell("activated-standard", me, standard=place)
        else:
            table.log.tell("activated-tribe", me, machineplace=place)


def activate(table: Table, me: RevivePlayer, places: list[int]) -> Rules:
    place = yield ask(me, ACTIVATE, places)
    effect = machine_effect(table, me, place)
    load(table, me, place)
    yield from carry_out(effect, table, me)


# ---------------------------------------------------------------------------------------------------- crates


def open_crate(table: Table, me: RevivePlayer, helping: bool = False) -> Rules:
    """One of the closed crates, for its effect (REV-CRATE-02..05); while paying only one that helps."""
    crate = yield ask_secret(me, OPEN, lambda: helping_crates(table, me) or [NONE] if helping else me.closed.copy())
    if crate == NONE:
        return
    me.closed.remove(crate)
    me.opened_crates.append(crate)
    if table.log:
        table.log.tell("opened", me, crate=crate)
    yield from use_crate(table, me, crate)


def use_crate(table: Table, me: RevivePlayer, crate: int) -> Rules:
    parts = table.box.crates[crate].parts
    if not table.paying:
        table.push(me.seat, list(parts))
        return
    for number in parts:
        effect = table.box.effects[number]
        if effect.possible(table, me):
            yield from carry_out(effect, table, me)


def helping_crates(table: Table, me: RevivePlayer) -> list[int]:
    """Crates that give resources or range."""
    return [crate for crate in me.closed if table.box.crates[crate].helps]


# ---------------------------------------------------------------------------------------------------- exchanges


def exchangeable(me: RevivePlayer) -> list[int]:
    """The basic resources a crystal could become; what is at its cap would be lost."""
    return [kind for kind in range(BASIC) if me.res[kind] < CAPS[kind]] if me.res[CRYSTAL] else []


def exchange_crystal(table: Table, me: RevivePlayer) -> Rules:
    """1 crystal for 1 basic resource of choice (REV-CRYS-01, -02, REV-FREE-01)."""
    kind = yield ask(me, CRYSTAL_INTO, exchangeable(me))
    spend(table, me, CRYSTAL, 1)
    gain(table, me, kind, 1)
