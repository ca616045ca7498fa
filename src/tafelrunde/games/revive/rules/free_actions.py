"""Free actions of the own turn (chapter FREE): beside the actions, and between the rewards of one (REV-TURN-08,
REV-FREE-02)."""

from __future__ import annotations

from ....kernel.decision import Rules
from ..pieces.kinds import CRYSTAL
from ..table.effect import NO_OVERFLOW, ReviveEffect
from ..table.player import RevivePlayer
from ..table.prompts import FREE_CRATE, FREE_EXCHANGE, FREE_MACHINE, FREE_TRIBE
from ..table.state import Table
from .machines import activate, exchange_crystal, exchangeable, free_machines, machine_effect, open_crate


def free_options(table: Table, me: RevivePlayer, base: int) -> list[int]:
    """The free actions possible now, as codes of a prompt that has them from `base` up; machines and crates in the own
    turn only (REV-FREE-03)."""
    found: list[int] = []
    if exchangeable(me):
        found.append(base + FREE_EXCHANGE)
    if free_machines(table, me):
        found.append(base + FREE_MACHINE)
    if me.crates_closed and me.seat == table.active:
        found.append(base + FREE_CRATE)
    if exchange_ready(table, me):
        found.append(base + FREE_TRIBE)
    return found


def free_action(table: Table, me: RevivePlayer, kind: int) -> Rules:
    if kind == FREE_EXCHANGE:
        yield from exchange_crystal(table, me)
    elif kind == FREE_MACHINE:
        yield from activate(table, me, free_machines(table, me))
    elif kind == FREE_CRATE:
        yield from open_crate(table, me)
    else:
        exchange = table.catalog.exchange(me)
        assert exchange is not None
        yield from exchange.use(table, me)


# ---------------------------------------------------------------------------------------------------- between rewards


def helped_by_free_action(table: Table, me: RevivePlayer, left: list[int]) -> bool:
    """Whether a free action could change the gains of the pending effects (REV-FREE-02). Asked if something would be
    lost for want of a card, a resource or room, or counts cards or flasks; the rest is as good before or after. Never
    asked for the exchange of a crystal: crystals pay for what is missing, and one too many may become another
    resource."""
    catalog = table.catalog
    if not (me.crates_closed or me.skills & catalog.exchanges or (me.energy and me.unlocked & ~me.loaded)):
        return False
    for number in left:
        effect = catalog.effects[number]
        if effect.gift and room_can_be_made(table, me, effect):
            return True
        if effect.counts_cards and (me.crates_closed or free_machines(table, me)):
            return True
        if effect.lapses and not effect.possible(table, me):
            return bool(me.crates_closed or free_machines(table, me)) or exchange_ready(table, me)
    return False


def exchange_ready(table: Table, me: RevivePlayer) -> bool:
    """Whether the exchange of a technology can be used (REV-CRYS-06)."""
    exchange = table.catalog.exchange(me)
    return exchange is not None and exchange.usable(table, me)


def room_can_be_made(table: Table, me: RevivePlayer, effect: ReviveEffect) -> bool:
    """Whether some of it would be lost, and something can be spent before (REV-RES-04)."""
    kind = effect.overflows(table, me)
    if kind == NO_OVERFLOW:
        return False
    return can_spend_crystal(table, me) if kind == CRYSTAL else can_spend(table, me)


def can_spend_crystal(table: Table, me: RevivePlayer) -> bool:
    """For more than the basic resource that a crystal too many may be anyway (REV-CRYS-03)."""
    exchange = table.catalog.exchange(me)
    return exchange is not None and exchange.takes_crystals and exchange.usable(table, me)


def can_spend(table: Table, me: RevivePlayer) -> bool:
    exchange = table.catalog.exchange(me)
    if exchange is not None and not exchange.takes_crystals and exchange.usable(table, me):
        return True
    return any(machine_effect(table, me, place).spends for place in free_machines(table, me))
