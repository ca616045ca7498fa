"""Omar: a tower at the start."""

from __future__ import annotations

from ....kernel.effects import All
from ..components.parts import Income, Start, Tile
from ..effects.gains import Gain
from ..effects.knowledge import StepsOf
from ..pieces.kinds import COINS, POWER, TOWER
from ..table.ability import Ability
from ..table.player import AoiPlayer
from ..table.steps import START_PIECE


class StartWithTower(Ability):
    """A third starting building, a neutral tower, first, second or third (AOI-FACTION-30, AOI-SETUP-50, AOI-SETUP-51,
    AOI-NEUTRAL-03)."""

    name = "omar"
    unspoken = frozenset({"amount"})  # it has no number
    last_turn = START_PIECE

    def start_pieces(self, me: AoiPlayer) -> list[int]:
        return [] if me.pieces[TOWER] else [TOWER]


# AOI-FACTION-10: a step each in banking and engineering; AOI-FACTION-50: income.
OMAR: Tile = Tile("omar", Start(StepsOf(1, 0, 1, 0)), StartWithTower(), Income(All(Gain(POWER, 2), Gain(COINS, 2))))
