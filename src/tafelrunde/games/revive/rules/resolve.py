"""Pending effects (chapter TURN): one seat carries them out in any order (REV-TURN-09, REV-STACK-05, REV-BUILD-19), or
skips them (REV-TURN-10). The player on turn may use free actions between them (REV-FREE-02)."""

from __future__ import annotations

from ....kernel.decision import NONE, Rules, ask
from ..table.player import RevivePlayer
from ..table.prompts import EFFECTS, NEXT
from ..table.state import Table
from .free_actions import free_action, free_options, helped_by_free_action


def resolve(table: Table) -> Rules:
    """The last frame, effect by effect. Ends after each effect that asked something: a checkpoint."""
    while table.frames:
        seat, *left = table.frames[-1]
        me = table.players[seat]
        chosen = settled(table, me, left)
        if chosen is None:
            options = offered(table, me, left)
            chosen = yield ask(me, NEXT, options)
            if chosen == NONE:
                table.frames[-1] = (seat, *(number for number in left if table.catalog.effects[number].gift))
                continue
            if chosen >= EFFECTS:
                yield from free_action(table, me, chosen - EFFECTS)
                return
        elif chosen == NONE:
            table.frames.pop()
            continue
        left.remove(chosen)
        at = len(table.frames) - 1
        table.frames[at] = (seat, *left)
        if not left:
            table.frames.pop()
        effect = table.catalog.effects[chosen]
        if not effect.now(table, me):
            yield from effect.run(table, me)
            return


def settled(table: Table, me: RevivePlayer, left: list[int]) -> int | None:
    """The next effect if no question is needed: the rest are gifts, or there is only one and it asks for itself or is
    forced. NONE if nothing can be done any more; None if the seat must choose, perhaps a free action first."""
    effects = table.catalog.effects
    if helped_by_free_action(table, me, left):
        return None
    able = [number for number in left if effects[number].possible(table, me)]
    if not able:
        return NONE
    if all(effects[number].gift for number in able):
        return able[0]
    first = able[0]
    if all(number == first for number in able) and (effects[first].forced or effects[first].optional):
        return first
    return None


def offered(table: Table, me: RevivePlayer, left: list[int]) -> list[int]:
    """Possible effects, free actions, and NONE unless the rest cannot be declined
    (REV-DEC-05, REV-DEC-06, REV-DEC-17)."""
    effects = table.catalog.effects
    able = [number for number in dict.fromkeys(left) if effects[number].possible(table, me)]
    free: list[int] = []
    if me.seat == table.active or any(effects[number].pays for number in left):  # REV-FREE-03
        free = free_options(table, me, EFFECTS)
    if any(effects[number].forced for number in able) or (able and all(effects[number].gift for number in able)):
        return able + free
    return [*able, *free, NONE]
