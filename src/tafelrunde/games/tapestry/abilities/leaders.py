"""Leaders: one for each track, used once. Their number on the mat has a bit for each leader who was used."""

from __future__ import annotations

from typing import ClassVar, Final

from ....kernel.decision import NONE, Rules, ask
from ..components.civilizations import EVERY_INCOME, Civilization
from ..pieces.kinds import ALL_TRACKS, LEADERS, TRACKS
from ..rules.track import advance, can_advance
from ..table.player import TapestryPlayer
from ..table.prompts import LEAD
from ..table.state import Table


def led(state: int, track: int) -> bool:
    """Was the leader of a track used, by the number on the mat?"""
    return state >> track & 1 == 1


class Leaders(Civilization):
    """The mat has a square for each track of the base game (TAP-RULING-15)."""

    drawn_as: ClassVar[str] = "tracks"
    squares: ClassVar[int] = len(TRACKS)

    def income(self, table: Table, me: TapestryPlayer) -> Rules:
        """Each leader once: advance on that track with the benefit, without the bonus."""
        unused = [track for track, used in self.once_each(me.mat[LEADERS]) if track < len(me.tracks) and not used]
        options = [track for track in unused if can_advance(table, me, track)]
        track = (yield ask(me, LEAD, [*options, NONE])) if options else NONE
        if track != NONE:
            me.mat[LEADERS] |= 1 << track
            yield from advance(table, me, track, bonus=False)

    def once_each(self, state: int) -> list[tuple[int, bool]]:
        return [(track, led(state, track)) for track in range(self.squares)]


class RevisedLeaders(Leaders):
    """A fifth square is for the arts track."""

    squares: ClassVar[int] = len(ALL_TRACKS)


PRINTED: Final[Leaders] = Leaders("leaders", EVERY_INCOME)
REVISED: Final[RevisedLeaders] = RevisedLeaders("leaders", EVERY_INCOME)
