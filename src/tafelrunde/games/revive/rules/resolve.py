"""Pending effects: one seat carries them out in any order, or leaves them (REV-TURN-09, -10, REV-BUILD-14, -21). The
player on turn may use free actions between them (REV-FREE-02)."""

from __future__ import annotations

from ....kernel.decision import NONE, Rules, ask
from ....kernel.effects import May
from ..table.player import RevivePlayer
from ..table.prompts import EFFECTS, NEXT
from ..table.state import Table
from .free import free_action, free_options, helped_by_free_action


def resolve(table: Table) -> Rules:
    """The last frame, effect by effect. Ends after each effect that asked something: a restart point."""
    while table.frames:
        seat, *left = table.frames[-1]
        me = table.players[seat]
        chosen = settled(table, me, left)
        if chosen is None:
            options = offered(table, me, left)
            chosen = yield ask(me, NEXT, options)
            if chosen == NONE:
                table.frames[-1] = (seat, *(number for number in left if table.box.gift[number]))
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
        effect = table.box.effects[chosen]
        if not effect.now(table, me):
            yield from effect.run(table, me)
            return


def settled(table: Table, me: RevivePlayer, left: list[int]) -> int | None:
    """The effect that comes next without a question: all that is left is given anyway, or there is only one and it
    asks for itself or must be done. NONE if nothing can be done any more, None if the seat has to say, which may use a
    free action before."""
    box = table.box
    if helped_by_free_action(table, me, left):
        return None
    able = [number for number in left if box.effects[number].possible(table, me)]
    if not able:
        return NONE
    if all(box.gift[number] for number in able):
        return able[0]
    first = able[0]
    if all(number == first for number in able) and (box.forced[first] or box.effects[first].optional):
        return first
    return None


def offered(table: Table, me: RevivePlayer, left: list[int]) -> list[int]:
    """The effects that can be carried out, free actions, and NONE unless what is left cannot be refused anyway."""
    box = table.box
    able = [number for number in dict.fromkeys(left) if box.effects[number].possible(table, me)]
    free: list[int] = []
    if me.seat == table.active or any(isinstance(box.effects[number], May) for number in left):  # REV-FREE-03
        free = free_options(table, me, EFFECTS)
    if any(box.forced[number] for number in able) or (able and all(box.gift[number] for number in able)):
        return able + free
    return [*able, *free, NONE]
