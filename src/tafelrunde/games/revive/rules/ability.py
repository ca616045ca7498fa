"""Consequences of the tribe ability, and the actions that an effect can grant."""

from __future__ import annotations

from typing import Final

from ..pieces.board import TRIBE_MARKERS
from ..pieces.kinds import board_number
from ..table.hooks import ABILITY_DONE
from ..table.player import RevivePlayer
from ..table.state import Table
from .build import build, can_build
from .explore import can_explore, explore
from .populate import can_populate, populate
from .tracks import put_progress_marker

# By pieces.kinds.EXPLORE, POPULATE, BUILD.
EXTRA_ACTIONS: Final = (explore, populate, build)
CAN_ACT: Final = (can_explore, can_populate, can_build)


def ability_done(table: Table, me: RevivePlayer) -> None:
    """After the ability was carried out a progress marker leaves the tribe board (REV-ABIL-02, REV-ABIL-08,
    REV-PROG-01, REV-PROG-06), as long as one is there (REV-ABIL-04)."""
    if table.log:
        table.log.add("ability", me, board=board_number(me.tribe, me.side))
    if me.tribe_markers < TRIBE_MARKERS:
        me.tribe_markers += 1
        table.push(me.seat, put_progress_marker(table, me))
    for answer in ABILITY_DONE.of(me):
        answer(table, me)
