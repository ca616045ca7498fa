"""Futurists: tokens jump on the tracks, which does not count as advancing. Nothing lies on their mat."""

from __future__ import annotations

from typing import Final

from ....kernel.decision import NONE, Rules, ask
from ..components.civilizations import Civilization
from ..pieces.kinds import CULTURE, LAST_SPACE
from ..pieces.kinds import END_OF_TRACK as REACHED_END
from ..rules.achievements import claim
from ..rules.counts import TRACK_DONE, count_changed
from ..rules.gains import gain, gain_any, lose
from ..table.player import TapestryPlayer
from ..table.prompts import JUMP as JUMP_PROMPT
from ..table.state import Table

JUMP: Final = 4  # spaces
MOST_JUMPS: Final = 2  # on the revised mat
RESOURCES: Final = 2  # on the revised mat


class Futurists(Civilization):
    begins_when_gained = True

    def begin(self, table: Table, me: TapestryPlayer) -> Rules:
        """Four spaces up every track, no benefit, bonus or landmark; and 1 of each resource. No advance."""
        for track in range(len(me.tracks)):
            *others, furthest = me.tracks[track] or (LAST_SPACE,)
            if me.tracks[track]:
                me.tracks[track] = (*others, min(LAST_SPACE, furthest + JUMP))
                if not me.vacated >> track & 1:
                    me.far[track] = me.tracks[track][-1]
        for resource in range(len(me.goods)):
            gain(table, me, resource, 1)
        if LAST_SPACE in me.far:
            yield from claim(table, me, REACHED_END)
            yield from count_changed(table, me, TRACK_DONE, me.far.count(LAST_SPACE))

    def first_income_closes(self, table: Table, me: TapestryPlayer) -> Rules:
        """1 culture and 1 resource of choice are lost (TAP-CIVADJ-09)."""
        if table.switches.adjustments:
            yield from lose(table, me, [CULTURE])
            yield from lose(table, me, list(range(len(me.goods))))


class RevisedFuturists(Civilization):
    def join(self, table: Table, me: TapestryPlayer) -> Rules:
        yield from jump(table, me)

    def first_income_closes(self, table: Table, me: TapestryPlayer) -> Rules:
        yield from jump(table, me)


def jump(table: Table, me: TapestryPlayer) -> Rules:
    """Four spaces up on at most two tracks, no further than to the end, nothing gained there; 2 resources in any
    case (TAP-RULING-05)."""
    jumped: list[int] = []
    for _ in range(MOST_JUMPS):
        tracks = range(len(me.tracks))
        options = [t for t in tracks if t not in jumped and me.tracks[t] and me.tracks[t][-1] < LAST_SPACE]
        track = (yield ask(me, JUMP_PROMPT, [*options, NONE])) if options else NONE
        if track == NONE:
            break
        jumped.append(track)
        me.tracks[track] = (*me.tracks[track][:-1], min(LAST_SPACE, me.tracks[track][-1] + JUMP))
        me.far[track] = max(me.far[track], me.tracks[track][-1])
        if LAST_SPACE in me.tracks[track]:
            yield from claim(table, me, REACHED_END)
            yield from count_changed(table, me, TRACK_DONE, me.far.count(LAST_SPACE))
    yield from gain_any(table, me, RESOURCES)


PRINTED: Final[Futurists] = Futurists("futurists")
REVISED: Final[RevisedFuturists] = RevisedFuturists("futurists")
