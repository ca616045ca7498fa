"""Every field of the state, declared once: `make fields` writes _fields.py from it (kernel/fields.py says how)."""

from __future__ import annotations

from typing import Any

from ....kernel.decision import Player
from ....kernel.fields import DECLARED, constant, custom, derived, shared_derived, variable_length
from ....kernel.rng import Rng
from ....kernel.state import State
from ..pieces.kinds import (
    BOOKS_OF_EACH,
    BRIDGES_OF_EACH,
    BUILDINGS,
    FROM_START,
    POINT_SOURCES,
    ROUNDS,
    SCHOLARS_OF_EACH,
)
from ..pieces.map import Map
from .steps import NO_PHASE, SET_UP, TURN
from .switches import Switches


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


class AutomaFields:
    """Only the Automa's own fields; its buildings, markers and points are those of a player."""

    seat: int = 0  # after those of the people
    faction: int = 0
    ship: int = 0  # its shipping of this round (AOI-SOLO-42)
    marked: int = 0  # the spaces of its buildings with a power token (AOI-SOLO-12)
    tools: int = 0  # the spaces with a tool of the Symbionts (AOI-SOLO-50)
    blighted: int = 0  # the spaces that are blighted (AOI-SOLO-51)
    achieved: int = 0  # the achievements of the Gognomes (AOI-SOLO-52)
    known: int = 0  # the cards that everybody knows to be in its deck or discard pile
    deck: list[int] = variable_length([])  # the last one is on top, and open (AOI-SOLO-17)
    discard: list[int] = variable_length([])  # the last one is the support card
    reserve: list[int] = variable_length([])  # the last one is on top
    pairs: list[int] = variable_length([])  # set-up: two factions for each planning board, -1 at those not laid out


class TableFields(State):
    """The shared table."""

    def __init__(self, rng: Rng, catalog: Any, map: Map, switches: Switches) -> None: ...

    # state.py names the types of catalog, factions, players and Automa.
    catalog: Any = constant()
    map: Map = constant()
    switches: Switches = constant()
    factions: Any = derived(catalog.factions_2024 if switches.changed_2024 else catalog.factions)
    players: list[Any] = custom()  # the Automa, if there is one, is the last
    automa: Any = custom()
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
