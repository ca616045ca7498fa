"""The fields of the table: `make fields` writes _table_fields.py from them (kernel/fields.py says how)."""

from __future__ import annotations

from ....kernel.decision import NONE
from ....kernel.fields import constant, custom, variable_length
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
    step: int = SET_UP
    active: int = 0
    first: int = 0  # who has the first-player card (DEUS-COMP-10)
    round: int = 1
    turns_taken: int = 0  # in this round
    temples: int = 0  # pieces in the supply
    attacked: int = 0  # village regions that are no villages any more
    column: int = 0  # the column that is being run ...
    next_card: int = 0  # ... and how many of its cards are done
    source: int = 0  # the source that points are booked under
    moved: int = NONE  # where the army moved by the card in progress stands (DEUS-ATOM-18)
    offered: int = 0  # cards of the offering in progress
    extra: int = 0  # cards Minerva grants at the end of this turn
    quiet_rounds: int = 0  # rounds in a row without a card built
    last_round: int = 0  # the number of the last round, once the end was triggered
    ending: int = NOT_YET
    deck: list[int] = variable_length([])  # the last one is drawn first
    discard: list[int] = variable_length([])  # the last one lies on top
    known_to: list[int] = variable_length([])  # the seats that know the discarded card at this place (knowledge.py)
    aside: list[int] = variable_length([])  # the cards of the offering in progress
    faces: tuple[int, ...] = tuple(map.faces)  # the continents laid out ...
    turns: tuple[int, ...] = tuple(map.turns)  # ... and how far each is turned
    supply: list[int] = [0] * 4
    village_vp: list[int] = []  # in the order of map.villages
