"""Free actions: machines, crates, exchanges (REV-FREE-*, REV-MACH-*, REV-CRATE-*, REV-SYMM-*, REV-CRYS-01, -06)."""

from __future__ import annotations

from typing import Final

from ....kernel.decision import NONE, Rules, ask, ask_secret
from ....kernel.effects import Facts, Icons, carry_out
from ....kernel.hexes import members
from ..pieces.board import FIRST_SPECIAL, TRIBE_MACHINE
from ..pieces.kinds import BASIC, CAPS, CRYSTAL, T1, T2L, T2R
from ..table.effect import ReviveEffect
from ..table.player import RevivePlayer
from ..table.prompts import ACTIVATE, CRYSTAL_INTO, OPEN
from ..table.state import Table
from .gains import gain, spend

# When a machine may be activated (REV-MACH-10).
ANY_TIME: Final = 0

IN_ACTION: Final = 1

TURN_CARD_KIND: Final = 2

ALL_COLOURS_KIND: Final = 3

TRIBE_MACHINES: Final = (T1, T2L, T2R)  # the technologies of places 9 to 11


def reusable(me: RevivePlayer) -> list[int]:
    return [crate for crate in me.opened_crates if not me.reused >> crate & 1]


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
