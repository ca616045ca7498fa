"""Futurists: jumps on the tracks, which are no advances."""

from __future__ import annotations

from typing import Final

from ....kernel.decision import NONE, Rules, ask
from ..pieces.kinds import END_OF_TRACK as REACHED_END
from ..pieces.kinds import LAST_SPACE
from ..table.player import TapestryPlayer
from ..table.prompts import JUMP as JUMP_PROMPT
from ..table.state import Table
from .achievements import claim
from .gains import gain, gain_any
from .prophecy import TRACK, foretold

JUMP: Final = 4


def begin_futurists(table: Table, me: TapestryPlayer) -> Rules:
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
        yield from foretold(table, me, TRACK, me.far.count(LAST_SPACE))


def jump(table: Table, me: TapestryPlayer) -> Rules:
    """Futurists: exactly four spaces up on at most two tracks, nothing gained there; 2 resources in any case."""
    jumped: list[int] = []
    for _ in range(2):
        tracks = range(len(me.tracks))
        options = [t for t in tracks if t not in jumped and me.tracks[t] and me.tracks[t][-1] + JUMP <= LAST_SPACE]
        track = (yield ask(me, JUMP_PROMPT, [*options, NONE])) if options else NONE
        if track == NONE:
            break
        jumped.append(track)
        me.tracks[track] = (*me.tracks[track][:-1], me.tracks[track][-1] + JUMP)
        me.far[track] = max(me.far[track], me.tracks[track][-1])
        if LAST_SPACE in me.tracks[track]:
            yield from claim(table, me, REACHED_END)
    yield from gain_any(table, me, 2)
