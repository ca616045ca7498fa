"""The fields of a player: `make fields` writes _player_fields.py from them (kernel/fields says how)."""

from __future__ import annotations

from ....kernel.decision import Player
from ....kernel.field_info import INTERNAL
from ....kernel.fields import DECLARED, derived, field, variable_length
from ..pieces.kinds import BRIDGES_OF_EACH, BUILDINGS, POINT_SOURCES, ROUNDS, SCHOLARS_OF_EACH


class PlayerFields(Player):
    """A player's components. Sets of spaces, competencies and used actions are bitmasks."""

    pack_order = DECLARED

    # The planning board, which is the home terrain (AOI-TERRAIN-01); -1 until it is chosen.
    board: int = field(-1, INTERNAL)
    faction: int = field(-1, INTERNAL)
    palace: int = field(-1, INTERNAL)  # the palace tile in force; before it a placeholder (AOI-SETUP-36)
    drafted: int = field(-1, INTERNAL)  # the palace tile that waits for the palace (AOI-DRAFT-13)
    bonus: int = field(-1, INTERNAL)
    passed: bool = False
    coins: int = 0
    tools: int = 0
    scholars: int = 0  # ready to be used
    pool: int = field(SCHOLARS_OF_EACH, INTERNAL)  # scholars in the player's supply
    sent: int = field(0, INTERNAL)  # scholars on the knowledge board
    books: list[int] = [0] * 4
    bowl1: int = field(0, INTERNAL)
    bowl2: int = field(0, INTERNAL)
    bowl3: int = field(0, INTERNAL)  # AOI-POWER-02: empty at first
    vp: int = 0
    levels: list[int] = [0] * 4
    keys: int = 0  # town tiles not yet turned over
    shipping: int = field(0, INTERNAL)  # steps made on the track (AOI-SETUP-37) ...
    digging: int = field(0, INTERNAL)  # ... and on the terraforming track
    # The spaces of each kind of building, neutral ones included; the other pieces are on the planning board
    # (AOI-SETUP-35).
    pieces: list[int] = field([0] * len(BUILDINGS), INTERNAL)
    neutral: int = field(0, INTERNAL)  # the spaces where the building is a neutral one
    annexed: int = field(0, INTERNAL)
    annexes: int = 0  # still to be placed
    occupied: int = field(0, INTERNAL)
    towned: int = field(0, INTERNAL)  # the spaces of buildings that belong to a town
    reach: int = field(0, INTERNAL)  # all land in reach now, adjacent or by shipping
    bridges: int = BRIDGES_OF_EACH  # left
    banks: int = derived(0)  # the bridge sites with an own building at one end
    tiles: list[int] = variable_length([], INTERNAL)  # town tiles and where they lie (pieces/codes.py)
    innovations: list[int] = variable_length([])
    competencies: int = field(0, of="competency")
    used: int = field(0, INTERNAL)  # special actions used this round
    spades: int = field(0, INTERNAL)  # of set-up, still to be used: BOARD_SPADES, SAVED_SPADES
    tally: list[int] = field([0] * len(POINT_SOURCES), INTERNAL)
    by_round: list[int] = [0] * (ROUNDS + 2)  # points by round; 0 is set-up, 7 the final scoring
