"""The fields of the table: `make fields` writes _table_fields.py from them (kernel/fields.py says how)."""

from __future__ import annotations

from typing import Optional

from ....kernel.fields import constant, custom, derived, shared_derived, variable_length
from ....kernel.rng import Rng
from ....kernel.state import State
from ..pieces.kinds import BOOKS_OF_EACH, FROM_START
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
    step: int = SET_UP
    active: int = 0
    round: int = 0  # 0 is set-up
    phase: int = NO_PHASE
    built: int = 0  # all spaces with a building
    final: int = -1  # the additional scoring tile of round 6
    actions_out: int = 0  # the book actions laid out
    used: int = 0  # power and book actions with an X-marker (AOI-MATERIAL-17; pieces/codes.py)
    palaces: int = 0  # laid out
    boards_out: int = 0  # set-up: planning boards, and in the draft factions, not yet taken
    factions_out: int = 0
    topped: int = 0  # disciplines in which level 12 is taken
    asked: int = 0  # how many players were offered power for the first space of `offers`
    resume: int = TURN  # the step after the offers
    further: bool = False  # a further action may follow (AOI-FACTION-32)
    source: int = FROM_START  # the source that points are booked under
    # The turn order board: seats in the order of this round (AOI-MATERIAL-11, AOI-SETUP-17) ...
    order: list[int] = variable_length([])
    next_order: list[int] = variable_length([])  # ... and of the next round, as players pass
    schedule: list[int] = variable_length(
        []
    )  # seats still to act in this step, in START turns of set-up (pieces/codes.py)
    lands: list[int] = variable_length(map.lands.copy())  # the spaces of each terrain now
    bridges: list[int] = variable_length([])  # their sites and owners (pieces/codes.py)
    scoring: tuple[int, ...] = ()  # round scoring tiles, round 1 first
    books: list[int] = variable_length([BOOKS_OF_EACH] * 4)  # in the supply
    towns: list[int] = variable_length([])  # town tiles of each kind in the supply
    competencies: list[int] = variable_length([])  # tiles of each kind on the innovation board ...
    places: tuple[int, ...] = ()  # ... and where they lie (pieces/codes.py)
    innovations: list[int] = variable_length([])  # by place on the innovation board; -1 where it was taken
    beside_board: list[int] = variable_length([])  # free round bonuses with their coins (pieces/codes.py)
    set_factions: list[int] = variable_length([])  # by planning board: the faction and the round bonus of its set ...
    set_bonuses: list[int] = variable_length([])  # ... (AOI-SETUP-27)
    scholar_spaces: list[int] = variable_length([0] * 4)  # of each discipline: the occupied ones
    neutral_levels: tuple[int, ...] = ()  # two players: the markers of the third party
    area: list[int] = variable_length([])  # two players: area tiles, the first on the board; hidden until round 6
    offers: list[int] = variable_length([])  # spaces built on whose neighbours are still to be offered power
    terrain: list[int] = shared_derived(map.terrain)  # of each space now, as `lands` says it
    around: list[int] = shared_derived(map.around)  # neighbours of each space, those over `bridges` included
