"""The fields of a player: `make fields` writes _player_fields.py from them (kernel/fields says how)."""

from __future__ import annotations

from ....kernel.decision import NONE, Player
from ....kernel.field_info import INTERNAL, OWNER, PARTLY
from ....kernel.fields import field, variable_length
from ..pieces.amounts import HAND_LIMIT, PIECES_OF_TYPE
from ..pieces.kinds import LAYERS, POINT_SOURCES, STANDARD


class PlayerFields(Player):
    """A player's components. `pieces[layer]` are the regions where the player's pieces of that type stand."""

    gold: int = field(0, most=40)  # the value; coins are not distinguished (DEUS-COMP-07)
    vp: int = field(0, "shows_points", most=80)  # the value (DEUS-COMP-08), face down (DEUS-SETUP-20)
    joker: int = field(NONE, PARTLY)  # the card that lies face down, once it was used
    occupied: int = field(0, INTERNAL)
    reach: int = field(0, INTERNAL)  # all regions beside occupied ones
    hand: list[int] = variable_length([], OWNER, of="card", most=HAND_LIMIT)  # DEUS-HAND-03
    columns: list[tuple[int, ...]] = field([()] * 6, PARTLY)  # lowest card first; the joker lies face down
    goods: list[int] = field([0] * 4, by="resource", most=10)
    board: list[int] = field([0] * STANDARD, by="piece", most=PIECES_OF_TYPE)  # pieces on the player board
    # Own pieces that are not in play (DEUS-SETUP-13, DEUS-SETUP-15).
    reserve: list[int] = field([PIECES_OF_TYPE] * STANDARD, by="piece", most=PIECES_OF_TYPE)
    pieces: list[int] = field([0] * LAYERS, INTERNAL)
    tally: list[int] = field([0] * len(POINT_SOURCES), PARTLY)  # everybody saw each point being gained
    # Starting pieces chosen so far, type by type (DEUS-VSTART-02).
    sealed: list[int] = field([], OWNER, by="piece", most=PIECES_OF_TYPE)
