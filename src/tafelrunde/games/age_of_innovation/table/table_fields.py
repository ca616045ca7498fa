"""The fields of the table: `make fields` writes _table_fields.py from them (kernel/fields says how)."""

from __future__ import annotations

from typing import Optional

from ....kernel.field_info import INTERNAL, PARTLY
from ....kernel.fields import constant, custom, derived, field, shared_derived, variable_length
from ....kernel.rng import Rng
from ....kernel.state import State
from ..pieces.kinds import BOOKS_OF_EACH, FROM_START, MOST_SEATS, ROUNDS
from ..pieces.map import Map
from .automa import Automa
from .catalog import Catalog, Tile
from .player import AoiPlayer
from .steps import NO_PHASE, SET_UP, TURN
from .switches import Switches


class TableFields(State):
    """The shared table."""

    def __init__(self, rng: Rng, catalog: Catalog, map: Map, switches: Switches) -> None: ...

    catalog: Catalog = constant()
    map: Map = constant()
    switches: Switches = constant()
    factions: tuple[Tile, ...] = derived(catalog.factions_2024 if switches.changed_2024 else catalog.factions)
    players: list[AoiPlayer] = custom()  # the Automa, if there is one, is the last
    automa: Optional[Automa] = custom()
    step: int = field(SET_UP, INTERNAL)
    active: int = field(0, one="player", shown="turn")
    round: int = field(0, most=ROUNDS)  # 0 is set-up
    phase: int = field(NO_PHASE, INTERNAL)
    built: int = field(0, INTERNAL)  # all spaces with a building
    final: int = field(-1, one="final")  # the additional scoring tile of round 6
    actions_out: int = field(0, of="bookaction", shown="book_actions")  # laid out
    used: int = field(0, INTERNAL)  # power and book actions with an X-marker (AOI-MATERIAL-17; pieces/codes.py)
    palaces: int = field(0, of="palace")  # laid out
    # Set-up: planning boards, and in the draft factions, not yet taken.
    boards_out: int = field(0, of="board", shown="boards")
    factions_out: int = field(0, of="faction", shown="factions")
    topped: int = field(0, INTERNAL)  # disciplines in which level 12 is taken
    asked: int = field(0, INTERNAL)  # how many players were offered power for the first space of `offers`
    resume: int = field(TURN, INTERNAL)  # the step after the offers
    further: bool = field(False, most=1, shown="further_action")  # a further action may follow (AOI-FACTION-32)
    source: int = field(FROM_START, INTERNAL)  # the source that points are booked under
    # The turn order board: seats in the order of this round (AOI-MATERIAL-11, AOI-SETUP-17) ...
    order: list[int] = variable_length([], one="player", most=MOST_SEATS)
    next_order: list[int] = variable_length(
        [], one="player", most=MOST_SEATS
    )  # ... and of the next round, as players pass
    # Seats still to act, in START turns of set-up (pieces/codes.py).
    schedule: list[int] = variable_length([], INTERNAL)
    lands: list[int] = variable_length(map.lands.copy(), INTERNAL)  # the spaces of each terrain now
    bridges: list[int] = variable_length([], INTERNAL)  # their sites and owners (pieces/codes.py)
    scoring: tuple[int, ...] = field((), one="round", most=ROUNDS)  # round scoring tiles, round 1 first
    books: list[int] = variable_length([BOOKS_OF_EACH] * 4, INTERNAL)  # in the supply
    towns: list[int] = variable_length([], INTERNAL)  # town tiles of each kind in the supply
    competencies: list[int] = variable_length([], INTERNAL)  # tiles of each kind on the innovation board ...
    places: tuple[int, ...] = field((), INTERNAL)  # ... and where they lie (pieces/codes.py)
    # By place on the innovation board; -1 where it was taken.
    innovations: list[int] = variable_length([], one="innovation", most=12)
    beside_board: list[int] = variable_length([], INTERNAL)  # free round bonuses with their coins (pieces/codes.py)
    # By planning board: the faction and the round bonus of its set ...
    set_factions: list[int] = variable_length([], INTERNAL)
    set_bonuses: list[int] = variable_length([], INTERNAL)  # ... (AOI-SETUP-27)
    scholar_spaces: list[int] = variable_length([0] * 4, INTERNAL)  # of each discipline: the occupied ones
    neutral_levels: tuple[int, ...] = field((), INTERNAL)  # two players: the markers of the third party
    # Two players: area tiles, the first on the board; hidden until round 6.
    area: list[int] = variable_length([], PARTLY)
    # Spaces built on whose neighbours are still to be offered power.
    offers: list[int] = variable_length([], of="space")
    terrain: list[int] = shared_derived(map.terrain)  # of each space now, as `lands` says it
    around: list[int] = shared_derived(map.around)  # neighbours of each space, those over `bridges` included
