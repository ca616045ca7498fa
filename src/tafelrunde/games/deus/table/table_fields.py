"""The fields of the table: `make fields` writes _table_fields.py from them (kernel/fields says how)."""

from __future__ import annotations

from ....kernel.decision import NONE
from ....kernel.field_info import INTERNAL, NOBODY, PARTLY
from ....kernel.fields import constant, custom, field, variable_length
from ....kernel.rng import Rng
from ....kernel.state import State
from ..pieces.map import Map
from .catalog import Catalog
from .player import DeusPlayer
from .steps import NOT_YET, SET_UP
from .switches import Switches


class TableFields(State):
    """The shared table."""

    def __init__(self, rng: Rng, catalog: Catalog, map: Map, switches: Switches) -> None: ...

    catalog: Catalog = constant()
    map: Map = constant()
    switches: Switches = constant()
    players: list[DeusPlayer] = custom()
    step: int = field(SET_UP, INTERNAL)
    active: int = field(0, one="player", shown="turn")
    first: int = field(0, one="player")  # who has the first-player card (DEUS-COMP-10)
    round: int = field(1, most=40)
    turns_taken: int = field(0, INTERNAL)  # in this round
    temples: int = field(0, INTERNAL)  # pieces in the supply
    attacked: int = field(0, INTERNAL)  # village regions that are no villages any more
    column: int = field(0, INTERNAL)  # the column that is being run ...
    next_card: int = field(0, INTERNAL)  # ... and how many of its cards are done
    source: int = field(0, INTERNAL)  # the source that points are booked under
    moved: int = field(NONE, INTERNAL)  # where the army moved by the card in progress stands (DEUS-ATOM-18)
    offered: int = field(0, INTERNAL)  # cards of the offering in progress
    extra: int = field(0, INTERNAL)  # cards Minerva grants at the end of this turn
    quiet_rounds: int = field(0, most=40)  # rounds in a row without a card built
    last_round: int = field(0, most=40)  # the number of the last round, once the end was triggered
    ending: int = field(NOT_YET, INTERNAL)
    deck: list[int] = variable_length([], NOBODY, of="card")  # the last one is drawn first
    discard: list[int] = variable_length([], PARTLY, of="card")  # the last one lies on top
    # The seats that know the discarded card at this place (knowledge.py).
    known_to: list[int] = variable_length([], PARTLY)
    aside: list[int] = variable_length([], PARTLY, of="card")  # the cards of the offering in progress
    faces: tuple[int, ...] = field(tuple(map.faces), one="face", by="continent")  # the continents laid out ...
    turns: tuple[int, ...] = field(tuple(map.turns), by="continent", most=6)  # ... and how far each is turned
    supply: list[int] = field([0] * 4, INTERNAL)
    village_vp: list[int] = field([], INTERNAL)  # in the order of map.villages
