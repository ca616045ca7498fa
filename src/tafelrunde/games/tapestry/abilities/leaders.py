"""Leaders: one for each track, used once. Their number on the mat has a bit for each leader who was used."""

from __future__ import annotations

from typing import ClassVar, Final

from ....kernel.decision import NONE, Rules, ask
from ..components.civilizations import EVERY_INCOME, Civilization
from ..pieces.kinds import LEADERS
from ..rules.track import advance, can_advance
from ..table.player import TapestryPlayer
from ..table.prompts import LEAD
from ..table.state import Table


def led(state: int, track: int) -> bool:
    """Was the leader of a track used, by the number on the mat?"""
    return state >> track & 1 == 1


class Leaders(Civilization):
    drawn_as: ClassVar[str] = "tracks"

    def income(self, table: Table, me: TapestryPlayer) -> Rules:
        """Each leader once: advance on that track with the benefit, without the bonus."""
        options = [t for t in range(len(me.tracks)) if not led(me.mat[LEADERS], t) and can_advance(table, me, t)]
        track = (yield ask(me, LEAD, [*options, NONE])) if options else NONE
        if track != NONE:
            me.mat[LEADERS] |= 1 << track
            yield from advance(table, me, track, bonus=False)


PRINTED: Final = Leaders("leaders", EVERY_INCOME)
REVISED: Final = Leaders("leaders", EVERY_INCOME)
