"""Written by kernel/fields.py from fields.py, where the fields are declared: change them there."""

from __future__ import annotations

from typing import Optional
from typing import Any
from ....kernel.decision import NONE, Player
from ....kernel.rng import Rng
from ....kernel.state import State
from ..pieces.amounts import PIECES_OF_TYPE
from ..pieces.kinds import LAYERS, POINT_SOURCES, STANDARD
from ..pieces.map import Map
from .steps import NOT_YET, SET_UP
from .switches import Switches


class PlayerFields(Player):
    """A player's components. `pieces[layer]` are the regions where the player's pieces of that type stand."""

    __slots__ = (
        "board",
        "columns",
        "gold",
        "goods",
        "hand",
        "joker",
        "occupied",
        "pieces",
        "reach",
        "reserve",
        "sealed",
        "tally",
        "vp",
    )

    gold: int  # the value; coins are not distinguished (DEUS-COMP-07)
    vp: int  # the value (DEUS-COMP-08)
    joker: int  # the card that lies face down, once it was used
    occupied: int
    reach: int  # all regions beside occupied ones
    hand: list[int]
    columns: list[tuple[int, ...]]  # lowest card first
    goods: list[int]
    board: list[int]  # pieces on the player board
    reserve: list[int]  # own pieces that are not in play (DEUS-SETUP-13, DEUS-SETUP-15)
    pieces: list[int]
    tally: list[int]
    sealed: list[int]  # starting pieces chosen so far, type by type

    def __init__(
        self, seat: int, like: Optional[PlayerFields] = None, before: Optional[PlayerFields] = None
    ) -> None:
        self.seat = seat
        if like is not None:
            self.gold = like.gold
            self.vp = like.vp
            self.joker = like.joker
            self.occupied = like.occupied
            self.reach = like.reach
            if before is None:
                self.hand = like.hand.copy()
                self.columns = like.columns.copy()
                self.goods = like.goods.copy()
                self.board = like.board.copy()
                self.reserve = like.reserve.copy()
                self.pieces = like.pieces.copy()
                self.tally = like.tally.copy()
                self.sealed = like.sealed.copy()
            else:
                self.hand = before.hand if like.hand == before.hand else like.hand.copy()
                self.columns = before.columns if like.columns == before.columns else like.columns.copy()
                self.goods = before.goods if like.goods == before.goods else like.goods.copy()
                self.board = before.board if like.board == before.board else like.board.copy()
                self.reserve = before.reserve if like.reserve == before.reserve else like.reserve.copy()
                self.pieces = before.pieces if like.pieces == before.pieces else like.pieces.copy()
                self.tally = before.tally if like.tally == before.tally else like.tally.copy()
                self.sealed = before.sealed if like.sealed == before.sealed else like.sealed.copy()
            return
        self.gold = 0
        self.vp = 0
        self.joker = NONE
        self.occupied = 0
        self.reach = 0
        self.hand = []
        self.columns = [()] * 6
        self.goods = [0] * 4
        self.board = [0] * STANDARD
        self.reserve = [PIECES_OF_TYPE] * STANDARD
        self.pieces = [0] * LAYERS
        self.tally = [0] * len(POINT_SOURCES)
        self.sealed = []

    def same_as(self, before: PlayerFields) -> bool:
        return (
            self.gold == before.gold
            and self.vp == before.vp
            and self.joker == before.joker
            and self.occupied == before.occupied
            and self.reach == before.reach
            and self.hand == before.hand
            and self.columns == before.columns
            and self.goods == before.goods
            and self.board == before.board
            and self.reserve == before.reserve
            and self.pieces == before.pieces
            and self.tally == before.tally
            and self.sealed == before.sealed
        )

    def pack(self) -> list[int]:
        numbers = [
            self.gold,
            self.vp,
            self.joker,
            self.occupied,
            self.reach,
        ]
        numbers += [len(self.hand), *self.hand]
        for entry_of_columns in self.columns:
            numbers += [len(entry_of_columns), *entry_of_columns]
        numbers += self.goods
        numbers += self.board
        numbers += self.reserve
        numbers += self.pieces
        numbers += self.tally
        numbers += self.sealed
        return numbers


class TableFields(State):
    """The shared table."""

    __slots__ = (
        "active",
        "aside",
        "attacked",
        "catalog",
        "column",
        "deck",
        "discard",
        "ending",
        "extra",
        "faces",
        "first",
        "known_to",
        "last_round",
        "map",
        "moved",
        "next_card",
        "offered",
        "players",
        "quiet_rounds",
        "round",
        "source",
        "step",
        "supply",
        "switches",
        "temples",
        "turns",
        "turns_taken",
        "village_vp",
    )

    catalog: Any  # state.py names the types of catalog and players
    map: Map
    switches: Switches
    players: list[Any]
    step: int
    active: int
    first: int  # who has the first-player card (DEUS-COMP-10)
    round: int
    turns_taken: int  # in this round
    temples: int  # pieces in the supply
    attacked: int  # village regions that are no villages any more
    column: int  # the column that is being run ...
    next_card: int  # ... and how many of its cards are done
    source: int  # the source that points are booked under
    moved: int  # where the army moved by the card in progress stands (DEUS-ATOM-18)
    offered: int  # cards of the offering in progress
    extra: int  # cards Minerva grants at the end of this turn
    quiet_rounds: int  # rounds in a row without a card built
    last_round: int  # the number of the last round, once the end was triggered
    ending: int
    deck: list[int]  # the last one is drawn first
    discard: list[int]  # the last one lies on top
    known_to: list[int]  # the seats that know the discarded card at this place (knowledge.py)
    aside: list[int]  # the cards of the offering in progress
    faces: tuple[int, ...]  # the continents laid out ...
    turns: tuple[int, ...]  # ... and how far each is turned
    supply: list[int]
    village_vp: list[int]  # in the order of map.villages

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
            self.step = like.step
            self.active = like.active
            self.first = like.first
            self.round = like.round
            self.turns_taken = like.turns_taken
            self.temples = like.temples
            self.attacked = like.attacked
            self.column = like.column
            self.next_card = like.next_card
            self.source = like.source
            self.moved = like.moved
            self.offered = like.offered
            self.extra = like.extra
            self.quiet_rounds = like.quiet_rounds
            self.last_round = like.last_round
            self.ending = like.ending
            self.faces = like.faces
            self.turns = like.turns
            if before is None:
                self.deck = like.deck.copy()
                self.discard = like.discard.copy()
                self.known_to = like.known_to.copy()
                self.aside = like.aside.copy()
                self.supply = like.supply.copy()
                self.village_vp = like.village_vp.copy()
            else:
                self.deck = before.deck if like.deck == before.deck else like.deck.copy()
                self.discard = before.discard if like.discard == before.discard else like.discard.copy()
                self.known_to = before.known_to if like.known_to == before.known_to else like.known_to.copy()
                self.aside = before.aside if like.aside == before.aside else like.aside.copy()
                self.supply = before.supply if like.supply == before.supply else like.supply.copy()
                self.village_vp = before.village_vp if like.village_vp == before.village_vp else like.village_vp.copy()
            return
        self.reveals = 0
        self.catalog = catalog
        self.map = map
        self.switches = switches
        self.step = SET_UP
        self.active = 0
        self.first = 0
        self.round = 1
        self.turns_taken = 0
        self.temples = 0
        self.attacked = 0
        self.column = 0
        self.next_card = 0
        self.source = 0
        self.moved = NONE
        self.offered = 0
        self.extra = 0
        self.quiet_rounds = 0
        self.last_round = 0
        self.ending = NOT_YET
        self.deck = []
        self.discard = []
        self.known_to = []
        self.aside = []
        self.faces = tuple(map.faces)
        self.turns = tuple(map.turns)
        self.supply = [0] * 4
        self.village_vp = []

    def pack(self) -> list[int]:
        numbers = [
            self.rng.state,
            self.reveals,
            self.step,
            self.active,
            self.first,
            self.round,
            self.turns_taken,
            self.temples,
            self.attacked,
            self.column,
            self.next_card,
            self.source,
            self.moved,
            self.offered,
            self.extra,
            self.quiet_rounds,
            self.last_round,
            self.ending,
        ]
        numbers += [len(self.deck), *self.deck]
        numbers += [len(self.discard), *self.discard]
        numbers += [len(self.known_to), *self.known_to]
        numbers += [len(self.aside), *self.aside]
        numbers += [len(self.faces), *self.faces]
        numbers += [len(self.turns), *self.turns]
        numbers += self.supply
        numbers += self.village_vp
        return numbers
