"""The fields of a player: `make fields` writes _player_fields.py from them (kernel/fields.py says how)."""

from __future__ import annotations

from ....kernel.decision import Player
from ....kernel.fields import DECLARED, derived, variable_length
from ..pieces.kinds import BRIDGES_OF_EACH, BUILDINGS, POINT_SOURCES, ROUNDS, SCHOLARS_OF_EACH


class PlayerFields(Player):
    """A player's components. Sets of spaces, competencies and used actions are bitmasks."""

    pack_order = DECLARED

    board: int = -1  # the planning board, which is the home terrain (AOI-TERRAIN-01); -1 until it is chosen
    faction: int = -1
    palace: int = -1  # the palace tile in force; before it a placeholder (AOI-SETUP-36)
    drafted: int = -1  # the palace tile that waits for the palace (AOI-DRAFT-13)
    bonus: int = -1
    passed: bool = False
    coins: int = 0
    tools: int = 0
    scholars: int = 0  # ready to be used
    pool: int = SCHOLARS_OF_EACH  # scholars in the player's supply
    sent: int = 0  # scholars on the knowledge board
    books: list[int] = [0] * 4
    bowl1: int = 0
    bowl2: int = 0
    bowl3: int = 0  # AOI-POWER-02: empty at first
    vp: int = 0
    levels: list[int] = [0] * 4
    keys: int = 0  # town tiles not yet turned over
    shipping: int = 0  # steps made on the track (AOI-SETUP-37) ...
    digging: int = 0  # ... and on the terraforming track
    # The spaces of each kind of building, neutral ones included; the other pieces are on the planning board
    # (AOI-SETUP-35).
    pieces: list[int] = [0] * len(BUILDINGS)
    neutral: int = 0  # the spaces where the building is a neutral one
    annexed: int = 0
    annexes: int = 0  # still to be placed
    occupied: int = 0
    towned: int = 0  # the spaces of buildings that belong to a town
    reach: int = 0  # all land in reach now, adjacent or by shipping
    bridges: int = BRIDGES_OF_EACH  # left
    banks: int = derived(0)  # the bridge sites with an own building at one end
    tiles: list[int] = variable_length([])  # town tiles and where they lie (pieces/codes.py)
    innovations: list[int] = variable_length([])
    competencies: int = 0
    used: int = 0  # special actions used this round
    spades: int = 0  # of set-up, still to be used: BOARD_SPADES, SAVED_SPADES
    tally: list[int] = [0] * len(POINT_SOURCES)
    by_round: list[int] = [0] * (ROUNDS + 2)  # points by round; 0 is set-up, 7 the final scoring
