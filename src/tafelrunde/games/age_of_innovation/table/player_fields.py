"""The fields of a player: `make fields` writes _player_fields.py from them (kernel/fields says how)."""

from __future__ import annotations

from ....kernel.decision import Player
from ....kernel.field_info import INTERNAL
from ....kernel.fields import DECLARED, derived, field, variable_length
from ..pieces.kinds import BRIDGES_OF_EACH, BUILDINGS, POINT_SOURCES, ROUNDS, SCHOLARS_OF_EACH, TOP_LEVEL


class PlayerFields(Player):
    """A player's components. Sets of spaces, competencies and used actions are bitmasks."""

    pack_order = DECLARED

    # The planning board, which is the home terrain (AOI-TERRAIN-01); -1 until it is chosen.
    board: int = field(-1, one="board")
    faction: int = field(-1, one="faction")
    palace: int = field(-1, one="palace")  # the palace tile in force; before it a placeholder (AOI-SETUP-36)
    drafted: int = field(
        -1, one="palace", shown="drafted_palace"
    )  # the palace tile that waits for the palace (AOI-DRAFT-13)
    bonus: int = field(-1, one="bonus")
    passed: bool = field(False, most=1)
    coins: int = field(0, most=30)
    tools: int = field(0, most=15)
    scholars: int = field(0, most=SCHOLARS_OF_EACH)  # ready to be used
    # Scholars in the player's supply.
    pool: int = field(SCHOLARS_OF_EACH, most=SCHOLARS_OF_EACH, shown="scholars_in_supply")
    sent: int = field(0, INTERNAL)  # scholars on the knowledge board
    books: list[int] = field([0] * 4, by="discipline", most=6)
    bowl1: int = field(0, INTERNAL)
    bowl2: int = field(0, INTERNAL)
    bowl3: int = field(0, INTERNAL)  # AOI-POWER-02: empty at first
    vp: int = field(0, most=150)
    levels: list[int] = field([0] * 4, by="discipline", most=TOP_LEVEL)
    keys: int = field(0, most=4)  # town tiles not yet turned over
    # Steps made on the track (AOI-SETUP-37) ...
    shipping: int = field(0, most=3, shown="shipping_steps")
    digging: int = field(0, most=2, shown="terraforming_steps")  # ... and on the terraforming track
    # The spaces of each kind of building, neutral ones included; the other pieces are on the planning board
    # (AOI-SETUP-35).
    pieces: list[int] = field([0] * len(BUILDINGS), INTERNAL)
    neutral: int = field(0, INTERNAL)  # the spaces where the building is a neutral one
    annexed: int = field(0, INTERNAL)
    annexes: int = field(0, most=2)  # still to be placed
    occupied: int = field(0, INTERNAL)
    towned: int = field(0, INTERNAL)  # the spaces of buildings that belong to a town
    reach: int = field(0, INTERNAL)  # all land in reach now, adjacent or by shipping
    bridges: int = field(BRIDGES_OF_EACH, most=BRIDGES_OF_EACH)  # left
    banks: int = derived(0)  # the bridge sites with an own building at one end
    tiles: list[int] = variable_length([], INTERNAL)  # town tiles and where they lie (pieces/codes.py)
    innovations: list[int] = variable_length([], of="innovation")
    competencies: int = field(0, of="competency")
    used: int = field(0, of="special")  # special actions used this round
    # Spades of set-up, still to be used: BOARD_SPADES, SAVED_SPADES.
    spades: int = field(0, most=4, shown="start_spades")
    tally: list[int] = field([0] * len(POINT_SOURCES), INTERNAL)
    by_round: list[int] = field([0] * (ROUNDS + 2), most=150)  # points by round; 0 is set-up, 7 the final scoring
