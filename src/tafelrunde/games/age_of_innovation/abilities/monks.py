"""Monks: a university at the start, no workshops."""

from __future__ import annotations

from ....kernel.decision import Rules
from ..components.parts import Start, Tile
from ..effects.knowledge import StepsOf
from ..pieces.kinds import UNIVERSITY
from ..rules.competency import take_competency
from ..rules.start import put_start_building
from ..table.ability import Ability
from ..table.player import AoiPlayer
from ..table.state import Table
from ..table.steps import START_UNIVERSITY


class StartWithUniversity(Ability):
    """A university, placed when all others have their starting buildings, and a competency for it; no workshops
    (AOI-FACTION-27, AOI-FACTION-47, AOI-SETUP-52, AOI-SETUP-53). Its spades are used with those of all others
    (AOI-FACTION-67)."""

    name = "monks"
    unspoken = frozenset({"amount"})  # it has no number
    last_turn = START_UNIVERSITY

    def start_workshops(self, workshops: int) -> int:
        return 0

    def take_last_turn(self, table: Table, me: AoiPlayer) -> Rules:
        yield from put_start_building(table, me, UNIVERSITY)
        yield from take_competency(table, me)


# AOI-FACTION-07: a step in law.
MONKS: Tile = Tile("monks", Start(StepsOf(0, 1, 0, 0)), StartWithUniversity())
