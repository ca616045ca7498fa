"""The fields of the table: `make fields` writes _table_fields.py from them (kernel/fields.py says how)."""

from __future__ import annotations

from typing import Optional

from ....kernel.fields import (
    NUMBERS,
    PLAIN,
    ROWS,
    VARIABLE_LENGTH,
    constant,
    copy_on_write,
    custom,
    derived,
    variable_length,
)
from ....kernel.hexes import mask
from ....kernel.rng import Rng
from ....kernel.state import State
from ..pieces.map import FREE, PRINTED, Corners, Map
from .catalog import Catalog
from .moments import Moments
from .player import TapestryPlayer
from .sideboard import TableSideboard
from .steps import SET_UP
from .supply import Supply
from .switches import Switches


class TableFields(State):
    """The shared state of a match."""

    pack_order = (NUMBERS, PLAIN, VARIABLE_LENGTH, ROWS)

    def __init__(
        self, rng: Rng, catalog: Catalog, map: Map, switches: Switches, supply: Supply, moments: Moments
    ) -> None: ...

    catalog: Catalog = constant()
    map: Map = constant()
    switches: Switches = constant()
    supply: Supply = constant()  # the components in play
    moments: Moments = constant()  # where civilizations and expansions hook into the rules
    players: list[TapestryPlayer] = custom()
    step: int = SET_UP
    active: int = 0
    first: int = 0
    turn: int = 0  # turns begun
    track: int = 0  # where the advance of this turn goes ...
    space: int = 0  # ... and the space it enters
    later: int = custom()  # a landmark that will be built at the end of the turn; packed only if there is one
    acted: int = 0  # civilizations that used their ability in this income turn
    source: int = 0  # what points are booked under
    # Sets of what was used up.
    discard: int = 0  # tapestry cards
    cards_out: int = 0  # removed before the game (TAP-VARIANT-01)
    techs_out: int = 0
    face_down: int = 0  # cards on income mats that nobody knows (TAP-INCOME-11)
    tech_discard: int = 0
    tiles_gone: int = 0
    spaces_gone: int = 0
    civs_gone: int = 0
    landmarks: int = mask(supply.landmarks)  # nobody has them yet
    invented: int = 0  # tech cards with a token of the Inventors
    heralded: int = 0  # tapestry cards with a token of the Heralds
    # Map.
    tiles: list[int] = [FREE if ground is None else PRINTED for ground in map.printed]  # the tile on each hex
    turns: list[int] = [0] * len(map.printed)  # how far it is turned
    corners: list[Optional[Corners]] = derived(map.printed.copy())  # the terrains that follow from both
    land: int = derived(
        mask([hex for hex, ground in enumerate(map.printed) if ground is not None])
    )  # hexes with a territory
    items: list[int] = [0] * len(map.printed)  # pieces on each hex
    # Decks; the last one is drawn first.
    deck: list[int] = variable_length([])  # tapestry cards
    tech_deck: list[int] = variable_length([])
    display: list[int] = variable_length([])
    tiles_left: list[int] = variable_length([])
    spaces_left: list[int] = variable_length([])
    civs_left: list[int] = variable_length([])
    claims: list[tuple[int, ...]] = [()] * 3  # who reached each achievement, in order
    side: TableSideboard = copy_on_write()  # of the expansions
