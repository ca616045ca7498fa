"""The fields of a player: `make fields` writes _player_fields.py from them (kernel/fields.py says how)."""

from __future__ import annotations

from ....kernel.decision import NONE, Player
from ....kernel.fields import variable_length
from ..pieces.amounts import PIECES_OF_TYPE
from ..pieces.kinds import LAYERS, POINT_SOURCES, STANDARD


class PlayerFields(Player):
    """A player's components. `pieces[layer]` are the regions where the player's pieces of that type stand."""

    gold: int = 0  # the value; coins are not distinguished (DEUS-COMP-07)
    vp: int = 0  # the value (DEUS-COMP-08)
    joker: int = NONE  # the card that lies face down, once it was used
    occupied: int = 0
    reach: int = 0  # all regions beside occupied ones
    hand: list[int] = variable_length([])
    columns: list[tuple[int, ...]] = [()] * 6  # lowest card first
    goods: list[int] = [0] * 4
    board: list[int] = [0] * STANDARD  # pieces on the player board
    reserve: list[int] = [PIECES_OF_TYPE] * STANDARD  # own pieces that are not in play (DEUS-SETUP-13, DEUS-SETUP-15)
    pieces: list[int] = [0] * LAYERS
    tally: list[int] = [0] * len(POINT_SOURCES)
    sealed: list[int] = []  # starting pieces chosen so far, type by type
