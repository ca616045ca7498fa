"""The free actions: machines, crates, the exchange of crystals (chapters MACH, CRATE, CRYS; REV-TURN-08)."""

from __future__ import annotations

from ....kernel.decision import NONE, Rules, ask, ask_secret
from ....kernel.effects import carry_out
from ....kernel.hexes import members
from ..pieces.board import FIRST_SPECIAL, TRIBE_MACHINE, tribe_machine_technology
from ..pieces.kinds import ANY_TIME, CRYSTAL
from ..table.effect import ReviveEffect
from ..table.player import RevivePlayer
from ..table.prompts import ACTIVATE, CRYSTAL_INTO, OPEN
from ..table.state import Table
from .gains import gain, kinds_with_room, spend

# ---------------------------------------------------------------------------------------------------- machines


def machine_effect(table: Table, me: RevivePlayer, place: int) -> ReviveEffect:
    """Of a standard machine (REV-MACH-08), a machine tile or a machine of the tribe board (REV-MACH-04)."""
    catalog = table.catalog
    if place < FIRST_SPECIAL:
        return catalog.standard[place]
    if place < TRIBE_MACHINE:
        return catalog.machines[me.machines[place]].effect
    return catalog.technology(me, tribe_machine_technology(place)).machine


def ready_places(table: Table, me: RevivePlayer) -> list[int]:
    """Machines without energy (REV-MACH-02), if there is energy, in the own turn (REV-FREE-03) and before hibernating
    (REV-HIB-11). Any number of them (REV-MACH-03)."""
    if not me.energy or me.seat != table.active or table.slept:
        return []
    return members(me.unlocked & ~me.loaded)


def ready_machine(table: Table, me: RevivePlayer, when: int) -> int:
    """The place of a machine that turns cards or makes colours, if one can be activated now; else -1."""
    if me.energy and me.unlocked >> FIRST_SPECIAL and me.seat == table.active and not table.slept:
        for place in range(FIRST_SPECIAL, TRIBE_MACHINE):
            machine = me.machines[place]
            if machine >= 0 and table.catalog.machines[machine].effect.when == when and not me.loaded >> place & 1:
                return place
    return -1


def free_machines(table: Table, me: RevivePlayer) -> list[int]:
    """Machines that work at any time (REV-MACH-10) and would do something now."""
    places = []
    for place in ready_places(table, me):
        effect = machine_effect(table, me, place)
        if effect.when == ANY_TIME and effect.possible(table, me):
            places.append(place)
    return places


def load(table: Table, me: RevivePlayer, place: int) -> None:
    """1 energy from the storage onto the machine (REV-MACH-01)."""
    me.energy -= 1
    me.loaded |= 1 << place
    if table.log:
        if FIRST_SPECIAL <= place < TRIBE_MACHINE:
            table.log.add("activated", me, machine=me.machines[place])
        elif place < FIRST_SPECIAL:
            table.log.add("activated-standard", me, standard=place)
        else:
            table.log.add("activated-tribe", me, machineplace=place)


def activate(table: Table, me: RevivePlayer, places: list[int]) -> Rules:
    """Its effect is used once, now (REV-MACH-01, REV-MACH-09, REV-SYMM-01)."""
    place = yield ask(me, ACTIVATE, places)
    effect = machine_effect(table, me, place)
    load(table, me, place)
    yield from carry_out(effect, table, me)


# ---------------------------------------------------------------------------------------------------- crates


def open_crate(table: Table, me: RevivePlayer, helping: bool = False) -> Rules:
    """One of the closed crates, for its effect (REV-CRATE-02, REV-CRATE-03); while paying only one that helps. It stays
    with its owner (REV-CRATE-04)."""
    crate = yield ask_secret(
        me, OPEN, lambda: helping_crates(table, me) or [NONE] if helping else me.crates_closed.copy()
    )
    if crate == NONE:
        return
    me.crates_closed.remove(crate)
    me.crates_opened.append(crate)
    if table.log:
        table.log.add("opened", me, crate=crate)
    yield from use_crate(table, me, crate)


def use_crate(table: Table, me: RevivePlayer, crate: int) -> Rules:
    yield from set_off(table, me, table.catalog.crates[crate].parts)


def set_off(table: Table, me: RevivePlayer, effects: tuple[int, ...]) -> Rules:
    """Push effects that wait side by side; while an action is paid, carry out the possible ones at once."""
    if not table.paying:
        table.push(me.seat, list(effects))
        return
    for number in effects:
        effect = table.catalog.effects[number]
        if effect.possible(table, me):
            yield from carry_out(effect, table, me)


def helping_crates(table: Table, me: RevivePlayer) -> list[int]:
    """Crates that give resources or range."""
    return [crate for crate in me.crates_closed if table.catalog.crates[crate].helps]


def reusable(me: RevivePlayer) -> list[int]:
    """Opened crates that were not used again; they lie apart (REV-CRATE-05, REV-SYMM-07, REV-SYMM-08)."""
    return [crate for crate in me.crates_opened if not me.reused >> crate & 1]


# ---------------------------------------------------------------------------------------------------- exchanges


def exchangeable(me: RevivePlayer) -> list[int]:
    """The basic resources a crystal could become: those below their cap."""
    return kinds_with_room(me) if me.res[CRYSTAL] else []


def exchange_crystal(table: Table, me: RevivePlayer) -> Rules:
    """1 crystal for 1 basic resource of choice (REV-CRYS-01, REV-CRYS-02, REV-FREE-01)."""
    kind = yield ask(me, CRYSTAL_INTO, exchangeable(me))
    spend(table, me, CRYSTAL, 1)
    gain(table, me, kind, 1)
