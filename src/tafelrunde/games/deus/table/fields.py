"""Every field of the state, declared once: `make fields` writes _fields.py from it (kernel/fields.py says how)."""

from __future__ import annotations

from typing import Any

from ....kernel.decision import NONE, Player
from ....kernel.fields import constant, custom, variable_length
from ....kernel.rng import Rng
from ....kernel.state import State
from ..pieces.amounts import PIECES_OF_TYPE
from ..pieces.kinds import LAYERS, POINT_SOURCES, STANDARD
from ..pieces.map import Map
from .steps import NOT_YET, SET_UP
from .switches import Switches


class PlayerFields(Player):
    """A player's components. `pieces[layer]` are the regions where the player's pieces of that type stand."""

    gold: int = 0  # the value; coins are not distinguished (DEUS-COMP-07)
    vp: int = 0  # the value (DEUS-COMP-08)
    joker: int = NONE  # the card that lies face down, once it was used
    occupied: int = 0
    reach: int = 0  # all regions beside occupied ones
    hand: list[int] = variable_length([])
    columns: list[tuple[int, ...]] = [()] * 6  # lowest card first
    goods: list[int] = [0] * 4
    board: list[int] = [0] * STANDARD  # pieces on the player board
    reserve: list[int] = [PIECES_OF_TYPE] * STANDARD  # own pieces that are not in play (DEUS-SETUP-13, DEUS-SETUP-15)
    pieces: list[int] = [0] * LAYERS
    tally: list[int] = [0] * len(POINT_SOURCES)
    sealed: list[int] = []  # starting pieces chosen so far, type by type


class TableFields(State):
    """The shared table."""

    def __init__(self, rng: Rng, catalog: Any, map: Map, switches: Switches) -> None: ...

    catalog: Any = constant()  # state.py names the types of catalog and players
    map: Map = constant()
    switches: Switches = constant()
    players: list[Any] = custom()
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
