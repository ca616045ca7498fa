"""The tribe ability and extra actions (REV-ABIL-01..08, REV-SYMG-12, -23, REV-NAD-08, REV-VUK-02, -08)."""

from __future__ import annotations

from typing import Final

from ....kernel.decision import NONE, Rules, ask
from ....kernel.effects import MAY, May, carry_out
from ..effects.tracks import AdvanceAny
from ..pieces.board import TRIBE_MARKERS
from ..pieces.kinds import ABILITY_PLUS, BOOK, FALCON_RESOURCES
from ..table.effect import ReviveEffect
from ..table.player import RevivePlayer
from ..table.state import Table
from ..table.steps import TRIBE
from .build import build, building_sites
from .explore import explorable_fields, explore
from .gains import Done, gain, score
from .populate import populable, populate
from .tracks import put_progress_marker


class Usable(ReviveEffect):
    """An effect that knows whether it was carried out."""

    optional = True

    def use(self, table: Table, me: RevivePlayer) -> Done:
        raise NotImplementedError

    def run(self, table: Table, me: RevivePlayer) -> Rules:
        yield from self.use(table, me)


def use(table: Table, me: RevivePlayer, effect: ReviveEffect) -> Done:
    if not effect.possible(table, me):
        return False
    if isinstance(effect, (Usable, AdvanceAny)):
        return (yield from effect.use(table, me))
    if isinstance(effect, May):
        if (yield ask(me, MAY, [1, NONE], effect.number)) == NONE:
            return False
        yield from carry_out(effect.pay, table, me)
        yield from carry_out(effect.gain, table, me)
        return True
    yield from carry_out(effect, table, me)
    return True


def ability_done(table: Table, me: RevivePlayer) -> None:
    if table.log:
        table.log.tell("ability", me, board=2 * me.tribe + me.side)
    if me.tribe_markers < TRIBE_MARKERS:
        me.tribe_markers += 1
        table.push(me.seat, put_progress_marker(table, me))
    if me.skills & ABILITY_PLUS:
        gain(table, me, BOOK, 1)
        score(table, me, 1, TRIBE)
    if me.skills & FALCON_RESOURCES:
        for colour in range(3):
            if table.of[colour] >> me.falcon & 1:
                gain(table, me, colour, 3)


EXTRA_ACTIONS: Final = (explore, populate, build)

TARGETS: Final = (explorable_fields, populable, building_sites)
