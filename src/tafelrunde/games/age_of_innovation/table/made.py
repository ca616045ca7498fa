"""Written by kernel/fields.py from fields.py, where the fields are declared: change them there."""

from __future__ import annotations

from typing import Optional
from typing import Any
from ....kernel.decision import Player
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

    __slots__ = (
        "annexed",
        "annexes",
        "banks",
        "board",
        "bonus",
        "books",
        "bowl1",
        "bowl2",
        "bowl3",
        "bridges",
        "by_round",
        "coins",
        "competencies",
        "digging",
        "drafted",
        "faction",
        "innovations",
        "keys",
        "levels",
        "neutral",
        "occupied",
        "palace",
        "passed",
        "pieces",
        "pool",
        "reach",
        "scholars",
        "sent",
        "shipping",
        "spades",
        "tally",
        "tiles",
        "tools",
        "towned",
        "used",
        "vp",
    )

    board: int  # the planning board, which is the home terrain (AOI-TERRAIN-01); -1 until it is chosen
    faction: int
    palace: int  # the palace tile in force; before it a placeholder (AOI-SETUP-36)
    drafted: int  # the palace tile that waits for the palace (AOI-DRAFT-13)
    bonus: int
    passed: bool
    coins: int
    tools: int
    scholars: int  # ready to be used
    pool: int  # scholars in the player's supply
    sent: int  # scholars on the knowledge board
    books: list[int]
    bowl1: int
    bowl2: int
    bowl3: int  # AOI-POWER-02: empty at first
    vp: int
    levels: list[int]
    keys: int  # town tiles not yet turned over
    shipping: int  # steps made on the track (AOI-SETUP-37) ...
    digging: int  # ... and on the terraforming track
    pieces: list[int]
    neutral: int  # the spaces where the building is a neutral one
    annexed: int
    annexes: int  # still to be placed
    occupied: int
    towned: int  # the spaces of buildings that belong to a town
    reach: int  # all land in reach now, adjacent or by shipping
    bridges: int  # left
    banks: int  # the bridge sites with an own building at one end
    tiles: list[int]  # town tiles and where they lie (pieces/codes.py)
    innovations: list[int]
    competencies: int
    used: int  # special actions used this round
    spades: int  # of set-up, still to be used: BOARD_SPADES, SAVED_SPADES
    tally: list[int]
    by_round: list[int]  # points by round; 0 is set-up, 7 the final scoring

    def __init__(
        self, seat: int, like: Optional[PlayerFields] = None, before: Optional[PlayerFields] = None
    ) -> None:
        self.seat = seat
        if like is not None:
            self.board = like.board
            self.faction = like.faction
            self.palace = like.palace
            self.drafted = like.drafted
            self.bonus = like.bonus
            self.passed = like.passed
            self.coins = like.coins
            self.tools = like.tools
            self.scholars = like.scholars
            self.pool = like.pool
            self.sent = like.sent
            self.bowl1 = like.bowl1
            self.bowl2 = like.bowl2
            self.bowl3 = like.bowl3
            self.vp = like.vp
            self.keys = like.keys
            self.shipping = like.shipping
            self.digging = like.digging
            self.neutral = like.neutral
            self.annexed = like.annexed
            self.annexes = like.annexes
            self.occupied = like.occupied
            self.towned = like.towned
            self.reach = like.reach
            self.bridges = like.bridges
            self.banks = like.banks
            self.competencies = like.competencies
            self.used = like.used
            self.spades = like.spades
            if before is None:
                self.books = like.books.copy()
                self.levels = like.levels.copy()
                self.pieces = like.pieces.copy()
                self.tiles = like.tiles.copy()
                self.innovations = like.innovations.copy()
                self.tally = like.tally.copy()
                self.by_round = like.by_round.copy()
            else:
                self.books = before.books if like.books == before.books else like.books.copy()
                self.levels = before.levels if like.levels == before.levels else like.levels.copy()
                self.pieces = before.pieces if like.pieces == before.pieces else like.pieces.copy()
                self.tiles = before.tiles if like.tiles == before.tiles else like.tiles.copy()
                self.innovations = before.innovations if like.innovations == before.innovations else like.innovations.copy()
                self.tally = before.tally if like.tally == before.tally else like.tally.copy()
                self.by_round = before.by_round if like.by_round == before.by_round else like.by_round.copy()
            return
        self.board = -1
        self.faction = -1
        self.palace = -1
        self.drafted = -1
        self.bonus = -1
        self.passed = False
        self.coins = 0
        self.tools = 0
        self.scholars = 0
        self.pool = SCHOLARS_OF_EACH
        self.sent = 0
        self.books = [0] * 4
        self.bowl1 = 0
        self.bowl2 = 0
        self.bowl3 = 0
        self.vp = 0
        self.levels = [0] * 4
        self.keys = 0
        self.shipping = 0
        self.digging = 0
        self.pieces = [0] * len(BUILDINGS)
        self.neutral = 0
        self.annexed = 0
        self.annexes = 0
        self.occupied = 0
        self.towned = 0
        self.reach = 0
        self.bridges = BRIDGES_OF_EACH
        self.banks = 0
        self.tiles = []
        self.innovations = []
        self.competencies = 0
        self.used = 0
        self.spades = 0
        self.tally = [0] * len(POINT_SOURCES)
        self.by_round = [0] * (ROUNDS + 2)

    def same_as(self, before: PlayerFields) -> bool:
        return (
            self.board == before.board
            and self.faction == before.faction
            and self.palace == before.palace
            and self.drafted == before.drafted
            and self.bonus == before.bonus
            and self.passed == before.passed
            and self.coins == before.coins
            and self.tools == before.tools
            and self.scholars == before.scholars
            and self.pool == before.pool
            and self.sent == before.sent
            and self.bowl1 == before.bowl1
            and self.bowl2 == before.bowl2
            and self.bowl3 == before.bowl3
            and self.vp == before.vp
            and self.keys == before.keys
            and self.shipping == before.shipping
            and self.digging == before.digging
            and self.neutral == before.neutral
            and self.annexed == before.annexed
            and self.annexes == before.annexes
            and self.occupied == before.occupied
            and self.towned == before.towned
            and self.reach == before.reach
            and self.bridges == before.bridges
            and self.banks == before.banks
            and self.competencies == before.competencies
            and self.used == before.used
            and self.spades == before.spades
            and self.books == before.books
            and self.levels == before.levels
            and self.pieces == before.pieces
            and self.tiles == before.tiles
            and self.innovations == before.innovations
            and self.tally == before.tally
            and self.by_round == before.by_round
        )

    def pack(self) -> list[int]:
        return [
            self.board,
            self.faction,
            self.palace,
            self.drafted,
            self.bonus,
            self.passed,
            self.coins,
            self.tools,
            self.scholars,
            self.pool,
            self.sent,
            *self.books,
            self.bowl1,
            self.bowl2,
            self.bowl3,
            self.vp,
            *self.levels,
            self.keys,
            self.shipping,
            self.digging,
            *self.pieces,
            self.neutral,
            self.annexed,
            self.annexes,
            self.occupied,
            self.towned,
            self.reach,
            self.bridges,
            len(self.tiles),
            *self.tiles,
            len(self.innovations),
            *self.innovations,
            self.competencies,
            self.used,
            self.spades,
            *self.tally,
            *self.by_round,
        ]


class AutomaFields:
    """Only the Automa's own fields; its buildings, markers and points are those of a player."""

    __slots__ = (
        "achieved",
        "blighted",
        "deck",
        "discard",
        "faction",
        "known",
        "marked",
        "pairs",
        "reserve",
        "seat",
        "ship",
        "tools",
    )

    seat: int  # after those of the people
    faction: int
    ship: int  # its shipping of this round (AOI-SOLO-42)
    marked: int  # the spaces of its buildings with a power token (AOI-SOLO-12)
    tools: int  # the spaces with a tool of the Symbionts (AOI-SOLO-50)
    blighted: int  # the spaces that are blighted (AOI-SOLO-51)
    achieved: int  # the achievements of the Gognomes (AOI-SOLO-52)
    known: int  # the cards that everybody knows to be in its deck or discard pile
    deck: list[int]  # the last one is on top, and open (AOI-SOLO-17)
    discard: list[int]  # the last one is the support card
    reserve: list[int]  # the last one is on top
    pairs: list[int]  # set-up: two factions for each planning board, -1 at those not laid out

    def __init__(
        self, like: Optional[AutomaFields] = None, before: Optional[AutomaFields] = None
    ) -> None:
        if like is not None:
            self.seat = like.seat
            self.faction = like.faction
            self.ship = like.ship
            self.marked = like.marked
            self.tools = like.tools
            self.blighted = like.blighted
            self.achieved = like.achieved
            self.known = like.known
            if before is None:
                self.deck = like.deck.copy()
                self.discard = like.discard.copy()
                self.reserve = like.reserve.copy()
                self.pairs = like.pairs.copy()
            else:
                self.deck = before.deck if like.deck == before.deck else like.deck.copy()
                self.discard = before.discard if like.discard == before.discard else like.discard.copy()
                self.reserve = before.reserve if like.reserve == before.reserve else like.reserve.copy()
                self.pairs = before.pairs if like.pairs == before.pairs else like.pairs.copy()
            return
        self.seat = 0
        self.faction = 0
        self.ship = 0
        self.marked = 0
        self.tools = 0
        self.blighted = 0
        self.achieved = 0
        self.known = 0
        self.deck = []
        self.discard = []
        self.reserve = []
        self.pairs = []

    def pack(self) -> list[int]:
        numbers = [
            self.seat,
            self.faction,
            self.ship,
            self.marked,
            self.tools,
            self.blighted,
            self.achieved,
            self.known,
        ]
        numbers += [len(self.deck), *self.deck]
        numbers += [len(self.discard), *self.discard]
        numbers += [len(self.reserve), *self.reserve]
        numbers += [len(self.pairs), *self.pairs]
        return numbers


class TableFields(State):
    """The shared table."""

    __slots__ = (
        "actions_out",
        "active",
        "area",
        "around",
        "asked",
        "automa",
        "beside_board",
        "boards_out",
        "books",
        "bridges",
        "built",
        "catalog",
        "competencies",
        "factions",
        "factions_out",
        "final",
        "further",
        "innovations",
        "lands",
        "map",
        "neutral_levels",
        "next_order",
        "offers",
        "order",
        "palaces",
        "phase",
        "places",
        "players",
        "resume",
        "round",
        "schedule",
        "scholar_spaces",
        "scoring",
        "set_bonuses",
        "set_factions",
        "source",
        "step",
        "switches",
        "terrain",
        "topped",
        "towns",
        "used",
    )

    catalog: Any
    map: Map
    switches: Switches
    factions: Any
    players: list[Any]  # the Automa, if there is one, is the last
    automa: Any
    step: int
    active: int
    round: int  # 0 is set-up
    phase: int
    built: int  # all spaces with a building
    final: int  # the additional scoring tile of round 6
    actions_out: int  # the book actions laid out
    used: int  # power and book actions with an X-marker (AOI-MATERIAL-17; pieces/codes.py)
    palaces: int  # laid out
    boards_out: int  # set-up: planning boards, and in the draft factions, not yet taken
    factions_out: int
    topped: int  # disciplines in which level 12 is taken
    asked: int  # how many players were offered power for the first space of `offers`
    resume: int  # the step after the offers
    further: bool  # a further action may follow (AOI-FACTION-32)
    source: int  # the source that points are booked under
    order: list[int]
    next_order: list[int]  # ... and of the next round, as players pass
    schedule: list[int]  # the seats still to act in this step; in START turns of set-up (pieces/codes.py)
    lands: list[int]  # the spaces of each terrain now
    bridges: list[int]  # their sites and owners (pieces/codes.py)
    scoring: tuple[int, ...]  # round scoring tiles, round 1 first
    books: list[int]  # in the supply
    towns: list[int]  # town tiles of each kind in the supply
    competencies: list[int]  # tiles of each kind on the innovation board ...
    places: tuple[int, ...]  # ... and where they lie (pieces/codes.py)
    innovations: list[int]  # by place on the innovation board; -1 where it was taken
    beside_board: list[int]  # round bonuses that nobody has, and the coins on them (pieces/codes.py)
    set_factions: list[int]  # by planning board: the faction and the round bonus of its set ...
    set_bonuses: list[int]  # ... (AOI-SETUP-27)
    scholar_spaces: list[int]  # of each discipline: the occupied ones
    neutral_levels: tuple[int, ...]  # two players: the markers of the third party
    area: list[int]  # two players: the area tiles, the first lies on the board; hidden until round 6
    offers: list[int]  # spaces built on whose neighbours are still to be offered power
    terrain: list[int]  # of each space now, as `lands` says it
    around: list[int]  # neighbours of each space, those over `bridges` included

    def __init__(
        self, rng: Rng, catalog: Any, map: Map, switches: Switches, like: Optional[TableFields] = None, before: Optional[TableFields] = None
    ) -> None:
        self.rng = rng
        self.log = None
        if like is not None:
            self.reveals = like.reveals
            self.catalog = catalog
            self.map = map
            self.switches = switches
            self.factions = like.factions
            self.step = like.step
            self.active = like.active
            self.round = like.round
            self.phase = like.phase
            self.built = like.built
            self.final = like.final
            self.actions_out = like.actions_out
            self.used = like.used
            self.palaces = like.palaces
            self.boards_out = like.boards_out
            self.factions_out = like.factions_out
            self.topped = like.topped
            self.asked = like.asked
            self.resume = like.resume
            self.further = like.further
            self.source = like.source
            self.scoring = like.scoring
            self.places = like.places
            self.neutral_levels = like.neutral_levels
            self.terrain = like.terrain
            self.around = like.around
            if before is None:
                self.order = like.order.copy()
                self.next_order = like.next_order.copy()
                self.schedule = like.schedule.copy()
                self.lands = like.lands.copy()
                self.bridges = like.bridges.copy()
                self.books = like.books.copy()
                self.towns = like.towns.copy()
                self.competencies = like.competencies.copy()
                self.innovations = like.innovations.copy()
                self.beside_board = like.beside_board.copy()
                self.set_factions = like.set_factions.copy()
                self.set_bonuses = like.set_bonuses.copy()
                self.scholar_spaces = like.scholar_spaces.copy()
                self.area = like.area.copy()
                self.offers = like.offers.copy()
            else:
                self.order = before.order if like.order == before.order else like.order.copy()
                self.next_order = before.next_order if like.next_order == before.next_order else like.next_order.copy()
                self.schedule = before.schedule if like.schedule == before.schedule else like.schedule.copy()
                self.lands = before.lands if like.lands == before.lands else like.lands.copy()
                self.bridges = before.bridges if like.bridges == before.bridges else like.bridges.copy()
                self.books = before.books if like.books == before.books else like.books.copy()
                self.towns = before.towns if like.towns == before.towns else like.towns.copy()
                self.competencies = before.competencies if like.competencies == before.competencies else like.competencies.copy()
                self.innovations = before.innovations if like.innovations == before.innovations else like.innovations.copy()
                self.beside_board = before.beside_board if like.beside_board == before.beside_board else like.beside_board.copy()
                self.set_factions = before.set_factions if like.set_factions == before.set_factions else like.set_factions.copy()
                self.set_bonuses = before.set_bonuses if like.set_bonuses == before.set_bonuses else like.set_bonuses.copy()
                self.scholar_spaces = before.scholar_spaces if like.scholar_spaces == before.scholar_spaces else like.scholar_spaces.copy()
                self.area = before.area if like.area == before.area else like.area.copy()
                self.offers = before.offers if like.offers == before.offers else like.offers.copy()
            return
        self.reveals = 0
        self.catalog = catalog
        self.map = map
        self.switches = switches
        self.factions = catalog.factions_2024 if switches.changed_2024 else catalog.factions
        self.step = SET_UP
        self.active = 0
        self.round = 0
        self.phase = NO_PHASE
        self.built = 0
        self.final = -1
        self.actions_out = 0
        self.used = 0
        self.palaces = 0
        self.boards_out = 0
        self.factions_out = 0
        self.topped = 0
        self.asked = 0
        self.resume = TURN
        self.further = False
        self.source = FROM_START
        self.order = []
        self.next_order = []
        self.schedule = []
        self.lands = map.lands.copy()
        self.bridges = []
        self.scoring = ()
        self.books = [BOOKS_OF_EACH] * 4
        self.towns = []
        self.competencies = []
        self.places = ()
        self.innovations = []
        self.beside_board = []
        self.set_factions = []
        self.set_bonuses = []
        self.scholar_spaces = [0] * 4
        self.neutral_levels = ()
        self.area = []
        self.offers = []
        self.terrain = map.terrain
        self.around = map.around

    def pack(self) -> list[int]:
        numbers = [
            self.rng.state,
            self.reveals,
            self.step,
            self.active,
            self.round,
            self.phase,
            self.built,
            self.final,
            self.actions_out,
            self.used,
            self.palaces,
            self.boards_out,
            self.factions_out,
            self.topped,
            self.asked,
            self.resume,
            self.further,
            self.source,
        ]
        numbers += [len(self.order), *self.order]
        numbers += [len(self.next_order), *self.next_order]
        numbers += [len(self.schedule), *self.schedule]
        numbers += [len(self.lands), *self.lands]
        numbers += [len(self.bridges), *self.bridges]
        numbers += [len(self.scoring), *self.scoring]
        numbers += [len(self.books), *self.books]
        numbers += [len(self.towns), *self.towns]
        numbers += [len(self.competencies), *self.competencies]
        numbers += [len(self.places), *self.places]
        numbers += [len(self.innovations), *self.innovations]
        numbers += [len(self.beside_board), *self.beside_board]
        numbers += [len(self.set_factions), *self.set_factions]
        numbers += [len(self.set_bonuses), *self.set_bonuses]
        numbers += [len(self.scholar_spaces), *self.scholar_spaces]
        numbers += [len(self.neutral_levels), *self.neutral_levels]
        numbers += [len(self.area), *self.area]
        numbers += [len(self.offers), *self.offers]
        return numbers
