"""Mystics: numbers foretold at the start (printed mat). Their number on the mat has four hexadecimal digits for the
predictions and a bit above them for each that came true."""

from __future__ import annotations

from typing import Final

from ....kernel.decision import Rules
from ..pieces.kinds import MYSTICS
from ..table.player import TapestryPlayer
from ..table.state import Table
from .gains import gain_any

TECH_CARD: Final = 0
DISTRICT: Final = 1
TERRITORY: Final = 2
TRACK: Final = 3
PREDICTIONS: Final = ("tech-cards", "districts", "territories", "tracks")
HIGHEST: Final = (9, 9, 9, 4)


def prediction(me: TapestryPlayer, category: int) -> int:
    return me.mat[MYSTICS] >> 4 * category & 15


def foretold(table: Table, me: TapestryPlayer, category: int, count: int) -> Rules:
    """The first time that a count equals its prediction it gives any 1 resource."""
    if MYSTICS not in me.civs or table.switches.revised or me.finished:
        return
    came_true = 1 << 16 + category
    if prediction(me, category) == count and not me.mat[MYSTICS] & came_true:
        me.mat[MYSTICS] |= came_true
        if table.log:
            table.log.tell("foretold", me, what=PREDICTIONS[category], amount=count)
        yield from gain_any(table, me, 1)
