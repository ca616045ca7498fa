"""The fields of the table: `make fields` writes _table_fields.py from them (kernel/fields says how)."""

from __future__ import annotations

from typing import Optional

from ....kernel.field_info import INTERNAL, NOBODY, PARTLY
from ....kernel.fields import (
    NUMBERS,
    PLAIN,
    ROWS,
    VARIABLE_LENGTH,
    constant,
    copy_on_write,
    custom,
    derived,
    field,
    variable_length,
)
from ....kernel.hexes import mask
from ....kernel.rng import Rng
from ....kernel.state import State
from ..pieces.map import FREE, PRINTED, Corners, Map
from .automa import Bot, Decisions
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
    bots: list[Bot] = custom()  # opponents that the rules play: the Automa and the Shadow Empire, or one of them
    decisions: Optional[Decisions] = custom()  # their cards
    step: int = field(SET_UP, INTERNAL)
    active: int = field(0, one="player", shown="turn")
    first: int = field(0, one="player")
    turn: int = field(0, most=120, shown="turns")  # turns begun
    track: int = field(0, INTERNAL)  # where the advance of this turn goes ...
    space: int = field(0, INTERNAL)  # ... and the space it enters
    later: int = custom()  # a landmark that will be built at the end of the turn; packed only if there is one
    acted: int = field(0, INTERNAL)  # civilizations that used their ability in this income turn
    source: int = field(0, INTERNAL)  # what points are booked under
    # Sets of what was used up.
    discard: int = field(0, INTERNAL)  # tapestry cards
    cards_out: int = field(0, INTERNAL)  # removed before the game (TAP-VARIANT-01)
    techs_out: int = field(0, INTERNAL)
    face_down: int = field(0, PARTLY)  # cards on income mats that nobody knows (TAP-INCOME-11)
    tech_discard: int = field(0, INTERNAL)
    tiles_gone: int = field(0, INTERNAL)
    spaces_gone: int = field(0, INTERNAL)
    civs_gone: int = field(0, INTERNAL)
    landmarks: int = field(mask(supply.landmarks), of="landmark")  # nobody has them yet
    invented: int = field(0, of="tech", shown="inventor_tokens")  # tech cards with a token of the Inventors
    heralded: int = field(0, INTERNAL)  # tapestry cards with a token of the Heralds
    # Map.
    # The tile on each hex.
    tiles: list[int] = field([FREE if ground is None else PRINTED for ground in map.printed], INTERNAL)
    turns: list[int] = field([0] * len(map.printed), INTERNAL)  # how far it is turned
    corners: list[Optional[Corners]] = derived(map.printed.copy())  # the terrains that follow from both
    # Hexes with a territory.
    land: int = derived(mask([hex for hex, ground in enumerate(map.printed) if ground is not None]))
    items: list[int] = field([0] * len(map.printed), INTERNAL)  # pieces on each hex
    # Decks; the last one is drawn first.
    deck: list[int] = variable_length([], NOBODY, of="card")  # tapestry cards
    tech_deck: list[int] = variable_length([], NOBODY, of="tech")
    display: list[int] = variable_length([], of="tech")
    tiles_left: list[int] = variable_length([], NOBODY, of="tile")
    spaces_left: list[int] = variable_length([], NOBODY, of="space-tile")
    civs_left: list[int] = variable_length([], NOBODY, of="civilization")
    claims: list[tuple[int, ...]] = field([()] * 3, INTERNAL)  # who reached each achievement, in order
    side: TableSideboard = copy_on_write()  # of the expansions
