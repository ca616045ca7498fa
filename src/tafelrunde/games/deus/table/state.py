"""What lies on a Deus table and in front of each player."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Optional

from ....kernel.decision import Player, Rules
from ....kernel.game import Value
from ....kernel.rng import Rng
from ....kernel.state import State
from ..pieces.kinds import BLUE, COLOURS, PURPLE, RED, STANDARD
from ..pieces.map import Map

if TYPE_CHECKING:  # the cards hold effects, which know the table
    from ..box import Box

# The steps of a game; each is a restart point.
SET_UP: Final = 0
START_PIECES: Final = 1
ACTION: Final = 2
COLUMN: Final = 3
OFFERING: Final = 4
BLESSING: Final = 5
SCORING: Final = 6
OVER: Final = 7

# Layers of pieces on the map: the five standard types and the temple by colour, then second armies (DEUS-RED-09).
SECOND_ARMY: Final = 6
LAYERS: Final = 7

# Where points come from. The first five are the colours of the cards that gave them.
START: Final = 5
VILLAGES: Final = 6
VESTA: Final = 7
ROBBED: Final = 8
EDGE: Final = 9
POINT_SOURCES: Final = (*COLOURS[:STANDARD], "start", "villages", "vesta", "robbed", "edge")

# Why a game is over.
NOT_YET: Final = 0
BY_TEMPLES: Final = 1
BY_VILLAGES: Final = 2
BY_CARDS: Final = 3
BY_STALL: Final = 4
ENDINGS: Final = ("", "temples", "villages", "cards", "stall")


class Switches:
    """The options of a match, typed. The comment names the rule that each one switches."""

    __slots__ = (
        "armies_per_region", "attack_after_move", "ballista_needs_points", "emptied_village_is_attacked",
        "first_distance", "first_player", "joker", "layout", "open_vp", "stall_rounds", "start_pieces",
    )  # fmt: skip

    def __init__(self, options: dict[str, Value]) -> None:
        self.start_pieces: int = int(options["start_pieces"])  # DEUS-VSTART-01..06; 0: two of each
        self.layout: str = str(options["layout"])  # DEUS-SETUP-02, DEUS-VMAP-01
        self.joker: bool = bool(options["joker"])  # DEUS-VJOKER-10
        self.first_player: str = str(options["first_player"])  # DEUS-SETUP-19
        self.open_vp: bool = bool(options["open_vp"])  # DEUS-SETUP-20
        self.armies_per_region: int = int(options["armies_per_region"])  # DEUS-RED-09
        self.first_distance: int = int(options["first_distance"])  # DEUS-PLACE-02
        self.ballista_needs_points: bool = bool(options["ballista_needs_points"])  # DEUS-CARD-13
        self.attack_after_move: bool = bool(options["attack_after_move"])  # DEUS-ATTACK-14
        self.emptied_village_is_attacked: bool = bool(options["emptied_village_is_attacked"])  # DEUS-ATTACK-15
        self.stall_rounds: int = int(options["stall_rounds"])  # DEUS-END-09; 0: no guard


class DeusPlayer(Player):
    """What lies in front of a player. `pieces[layer]` are the regions where the player's pieces of that type stand."""

    __slots__ = (
        "board", "columns", "gold", "goods", "hand", "joker", "occupied", "pieces", "reach", "reserve", "sealed",
        "tally", "vp",
    )  # fmt: skip

    gold: int
    vp: int
    goods: list[int]
    board: list[int]  # pieces on the player board
    reserve: list[int]
    hand: list[int]
    columns: list[tuple[int, ...]]  # lowest card first
    joker: int  # the card that lies face down, once it was used
    pieces: list[int]
    occupied: int
    reach: int  # all regions beside occupied ones
    sealed: list[int]  # starting pieces chosen so far, type by type
    tally: list[int]

    def __init__(self, seat: int, like: Optional[DeusPlayer] = None) -> None:
        super().__init__(seat)
        if like is not None:
            self.gold = like.gold
            self.vp = like.vp
            self.goods = like.goods.copy()
            self.board = like.board.copy()
            self.reserve = like.reserve.copy()
            self.hand = like.hand.copy()
            self.columns = like.columns.copy()
            self.joker = like.joker
            self.pieces = like.pieces.copy()
            self.occupied = like.occupied
            self.reach = like.reach
            self.sealed = like.sealed.copy()
            self.tally = like.tally.copy()
            return
        self.gold = 0
        self.vp = 0
        self.goods = [0] * 4
        self.board = [0] * STANDARD
        self.reserve = [5] * STANDARD
        self.hand = []
        self.columns = [()] * 6
        self.joker = -1
        self.pieces = [0] * LAYERS
        self.occupied = 0
        self.reach = 0
        self.sealed = []
        self.tally = [0] * len(POINT_SOURCES)

    def score(self, points: int, source: int) -> None:
        self.vp += points
        self.tally[source] += points

    @property
    def armies(self) -> int:
        """The regions in which at least one own army stands."""
        return self.pieces[RED]

    def cities(self, size: int) -> int:
        """The regions with at least so many own buildings, armies, ships and temples included (DEUS-CARD-19)."""
        two = three = four = five = one = 0
        for layer in self.pieces:
            five |= four & layer
            four |= three & layer
            three |= two & layer
            two |= one & layer
            one |= layer
        return (one, two, three, four, five)[size - 1]

    def buildings_in(self, region: int) -> int:
        return sum(layer >> region & 1 for layer in self.pieces)

    def buildings_among(self, regions: int) -> int:
        return sum((layer & regions).bit_count() for layer in self.pieces)

    def pack(self) -> list[int]:
        numbers = [self.gold, self.vp, self.joker, self.occupied, self.reach, len(self.hand), *self.hand]
        for column in self.columns:
            numbers += [len(column), *column]
        return numbers + self.goods + self.board + self.reserve + self.pieces + self.tally + self.sealed


class Table(State):
    __slots__ = (
        "active", "aside", "attacked", "box", "column", "deck", "discard", "ending", "extra", "first", "known",
        "last_round", "map", "moved", "next_card", "offered", "players", "quiet_rounds", "round", "source", "step",
        "supply", "switches", "temples", "turns_taken", "village_vp",
    )  # fmt: skip

    box: Box
    switches: Switches
    map: Map
    players: list[DeusPlayer]
    step: int
    active: int
    first: int
    round: int
    turns_taken: int  # in this round
    deck: list[int]  # the last one is drawn first
    discard: list[int]  # the last one lies on top
    known: list[int]  # who knows the discarded card at this place: a bit for each seat
    aside: list[int]  # the cards of the offering that is being made
    supply: list[int]
    temples: int  # pieces in the supply
    village_vp: list[int]  # in the order of map.villages
    attacked: int  # village regions that are no villages any more
    column: int  # the column that is being run ...
    next_card: int  # ... and how many of its cards are done
    source: int  # what points are booked under
    moved: int  # where the army moved by the card in progress stands (DEUS-ATOM-18)
    offered: int  # cards of the offering in progress
    extra: int  # cards Minerva grants at the end of this turn
    quiet_rounds: int  # rounds in a row without a card built
    last_round: int  # the number of the last round, once the end was triggered
    ending: int

    def __init__(
        self, rng: Rng, box: Box, map: Map, players: int, switches: Switches, like: Optional[Table] = None
    ) -> None:
        super().__init__(rng)
        if like is not None:
            self.reveals = like.reveals
            self.box = box
            self.switches = switches
            self.map = map
            self.players = [DeusPlayer(player.seat, player) for player in like.players]
            self.step = like.step
            self.active = like.active
            self.first = like.first
            self.round = like.round
            self.turns_taken = like.turns_taken
            self.deck = like.deck.copy()
            self.discard = like.discard.copy()
            self.known = like.known.copy()
            self.aside = like.aside.copy()
            self.supply = like.supply.copy()
            self.temples = like.temples
            self.village_vp = like.village_vp.copy()
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
            return
        self.box = box
        self.switches = switches
        self.map = map
        self.players = [DeusPlayer(seat) for seat in range(players)]
        self.step = SET_UP
        self.active = 0
        self.first = 0
        self.round = 1
        self.turns_taken = 0
        self.deck = []
        self.discard = []
        self.known = []
        self.aside = []
        self.supply = [0] * 4
        self.temples = 0
        self.village_vp = []
        self.attacked = 0
        self.column = 0
        self.next_card = 0
        self.source = 0
        self.moved = -1
        self.offered = 0
        self.extra = 0
        self.quiet_rounds = 0
        self.last_round = 0
        self.ending = NOT_YET

    def clone(self) -> Table:
        return Table(Rng(self.rng.state), self.box, self.map, 0, self.switches, self)

    def next_step(self) -> Optional[Rules]:
        return None if self.step == OVER else STEPS[self.step](self, self.players[self.active])

    # -------------------------------------------------------------------------------------------- looking at the table

    @property
    def occupied(self) -> int:
        """All regions with a piece of anybody."""
        result = 0
        for player in self.players:
            result |= player.occupied
        return result

    @property
    def villages(self) -> list[int]:
        """The regions that still are barbarian villages (DEUS-ATTACK-07)."""
        return [region for region in self.map.villages if not self.attacked >> region & 1]

    def vp_on(self, village: int) -> int:
        return self.village_vp[self.map.villages.index(village)]

    def take_from_village(self, village: int, points: int) -> int:
        at = self.map.villages.index(village)
        taken = min(points, self.village_vp[at])
        self.village_vp[at] -= taken
        return taken

    def others(self, me: DeusPlayer) -> list[DeusPlayer]:
        """The opponents, in turn order after me."""
        n = len(self.players)
        return [self.players[(me.seat + k) % n] for k in range(1, n)]

    # -------------------------------------------------------------------------------------------- pieces on the map

    def set_piece(self, me: DeusPlayer, layer: int, region: int) -> None:
        me.pieces[layer] |= 1 << region
        me.occupied |= 1 << region
        me.reach |= self.map.grid.beside[region]

    def shift_army(self, me: DeusPlayer, start: int, end: int) -> None:
        """A region left by its last piece is empty again (DEUS-RED-12)."""
        if me.pieces[SECOND_ARMY] >> start & 1:
            me.pieces[SECOND_ARMY] &= ~(1 << start)
        else:
            me.pieces[RED] &= ~(1 << start)
        self.set_piece(me, SECOND_ARMY if me.pieces[RED] >> end & 1 else RED, end)
        me.occupied = 0
        for layer in me.pieces:
            me.occupied |= layer
        me.reach = self.map.grid.around(me.occupied)

    # -------------------------------------------------------------------------------------------- what is hidden

    def unseen(self, seat: int) -> list[list[int]]:
        """Cards in other hands, other jokers, the deck, the offering of somebody else and discards that this seat never
        saw; and, while starting pieces are sealed, all 25 pieces of each other player (DEUS-SETUP-22)."""
        cards = self.deck.copy()
        if seat != self.active:
            cards += self.aside
        for i, who in enumerate(self.known):
            if not who >> seat & 1:
                cards.append(self.discard[i])
        sealed: list[list[int]] = []
        for player in self.players:
            if player.seat == seat:
                continue
            cards += player.hand
            if player.joker >= 0:
                cards.append(player.joker)
            if self.step == START_PIECES:
                sealed.append([kind for kind in range(STANDARD) for _ in range(5)])
        return [cards, *sealed]

    def place(self, seat: int, cards: list[list[int]]) -> None:
        pile = cards[0].copy()
        self.deck = self._take(pile, len(self.deck))
        if seat != self.active:
            self.aside = sorted(self._take(pile, len(self.aside)))
        for i, who in enumerate(self.known):
            if not who >> seat & 1:
                self.discard[i] = self._take(pile, 1)[0]
        sealed = iter(cards[1:])
        for player in self.players:
            if player.seat == seat:
                continue
            player.hand = sorted(self._take(pile, len(player.hand)))
            if player.joker >= 0:
                self._swap_joker(player, self._take(pile, 1)[0])
            if self.step == START_PIECES:
                chosen = next(sealed)[: self.switches.start_pieces]
                player.sealed = [chosen.count(kind) for kind in range(len(player.sealed))]

    @staticmethod
    def _take(pile: list[int], n: int) -> list[int]:
        taken = pile[:n]
        del pile[:n]
        return taken

    @staticmethod
    def _swap_joker(player: DeusPlayer, card: int) -> None:
        player.columns = [tuple(card if c == player.joker else c for c in column) for column in player.columns]
        player.joker = card

    def pack(self) -> list[int]:
        numbers = [
            self.rng.state, self.reveals, self.step, self.active, self.first, self.round, self.turns_taken,
            self.temples, self.attacked, self.column, self.next_card, self.source, self.moved, self.offered, self.extra,
            self.quiet_rounds, self.last_round, self.ending,
        ]  # fmt: skip
        for cards in (self.deck, self.discard, self.known, self.aside, self.map.faces, self.map.turns):
            numbers += [len(cards), *cards]
        numbers += self.supply + self.village_vp
        for place in self.map.centres:
            numbers += place
        for player in self.players:
            numbers += player.pack()
        return numbers

    # -------------------------------------------------------------------------------------------- what must always hold

    def check(self) -> None:
        if self.step == SET_UP:
            return
        self._check_cards()
        for kind in range(4):
            held = self.supply[kind] + sum(player.goods[kind] for player in self.players)
            assert self.supply[kind] >= 0, "a resource below zero in the supply"
            assert held == 5 * len(self.players), "resources lost or made"
        placed = sum(player.pieces[PURPLE].bit_count() for player in self.players)
        assert 0 <= self.temples == len(self.map.faces) - placed, "temple pieces lost or made"
        taken = 0
        for player in self.players:
            assert player.occupied & taken == 0, "two players share a region"
            taken |= player.occupied
            self._check_player(player)

    def _check_cards(self) -> None:
        cards = self.deck + self.discard + self.aside
        for player in self.players:
            cards += player.hand
            for column in player.columns:
                cards += column
        assert sorted(cards) == list(range(len(self.box.cards))), "cards lost or doubled"
        assert len(self.known) == len(self.discard)

    def _check_player(self, player: DeusPlayer) -> None:
        assert player.gold >= 0
        assert player.vp >= 0
        assert player.vp == sum(player.tally), "points without a source"
        assert min(player.goods) >= 0
        assert len(player.hand) <= 10
        occupied = 0
        for layer in player.pieces:
            occupied |= layer
        assert occupied == player.occupied
        assert self.map.grid.around(occupied) == player.reach
        for kind in range(STANDARD):
            on_map = player.pieces[kind].bit_count()
            if kind == RED:
                on_map += player.pieces[SECOND_ARMY].bit_count()
            assert player.board[kind] >= 0
            assert player.reserve[kind] >= 0
            assert player.board[kind] + player.reserve[kind] + on_map == 5, "pieces lost or made"
            ground = self.map.sea if kind == BLUE else self.map.land
            if kind == RED:
                ground |= player.pieces[BLUE]
            assert player.pieces[kind] & ~ground == 0, "a piece on the wrong terrain"
        temple_alone = player.pieces[PURPLE]
        for kind in range(STANDARD):
            temple_alone &= ~player.pieces[kind]
        assert temple_alone == 0, "a temple stands alone"
        assert player.pieces[SECOND_ARMY] & ~player.pieces[RED] == 0


# What to do in each step. The rules know the table, not the other way round: rules/steps.py fills this in.
STEPS: Final[list[Callable[[Table, DeusPlayer], Rules]]] = []
