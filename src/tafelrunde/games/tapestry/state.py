"""What lies on a Tapestry table. What lies in front of a player is in player.py."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final, Optional

from ...kernel.decision import Rules
from ...kernel.game import Value
from ...kernel.hexes import mask, members
from ...kernel.rng import Rng
from ...kernel.state import State
from .components.capitals import GRID
from .components.kinds import (
    BUILDINGS_OF_A_TYPE,
    CELESTIALS,
    COLLECTORS,
    EXPANSIONS,
    INFILTRATORS,
    ITEM_BUILDING,
    ITEM_OUTPOST,
    ITEM_SPACE,
    ITEM_TECH,
    LAST_SPACE,
    OUTPOSTS,
)
from .components.map import Corners, Map
from .player import TapestryPlayer
from .sideboard import EMPTY_PLAYER, EMPTY_TABLE, TableSideboard

if TYPE_CHECKING:  # the cards hold effects, which know the table
    from .components.box import Box
    from .components.civilizations import Civilization
    from .components.supply import Supply

# The steps of a game; each is a restart point.
SET_UP: Final = 0
CAPITALS: Final = 1  # each player in secret
CIVILIZATIONS: Final = 2
MATS: Final = 3  # what the mats say of the start
TURN: Final = 4
ENTER: Final = 5  # an advance turn: landmark and triggers of the space entered,
BENEFIT: Final = 6
BONUS: Final = 7
ABILITIES: Final = 8  # an income turn, step 1,
TAPESTRY: Final = 9  # step 2: resources of the era and the card,
PLAYED: Final = 10  # what the card does,
UPGRADE: Final = 11  # step 3,
INCOME: Final = 12  # steps 4 and 5,
AFTER_FIRST: Final = 13  # and what adjustments put at the end of income turn 1
OVER: Final = 14
# With expansions: landmark cards are drafted before the first turn, and a turn is closed in a step of its own.
DRAFT: Final = 15
CLOSING: Final = 16
PLANNING: Final = 17  # Urban Planners take a further landmark card after the draft
RESERVED: Final = 19  # income turn 5: reserved items, before step 3

FREE: Final = -1  # a hex without a territory
PRINTED: Final = -2  # a territory that is part of the map
NO_LANDMARK: Final = -1
LANDMARK_PIECE: Final = 4  # buildings on the map and on cards are numbered by type, landmarks from here on


class Switches:
    """The options of a match, typed. The comment names the rule that each one switches."""

    __slots__ = (
        "choose_science_die", "civ_draw_2", "count_buildings_anywhere", "expansions", "first_income_draw_2",
        "free_set_aside", "nanotech_2", "no_civ_adjustments", "no_late_tapestry", "no_once_per_turn", "only_known",
        "remove_cards", "reshuffle_tiles", "revised", "same_expansion_civs", "seat_start", "tiebreak_resources",
    )  # fmt: skip

    def __init__(self, options: dict[str, Value]) -> None:
        self.revised: bool = options["mats"] == "revised"  # the later edition of the civilization mats
        self.remove_cards: bool = bool(options["remove_cards"])  # TAP-VARIANT-01
        self.choose_science_die: bool = bool(options["choose_science_die"])  # TAP-VARIANT-02
        self.first_income_draw_2: bool = bool(options["first_income_draw_2"])  # TAP-VARIANT-04
        self.civ_draw_2: bool = bool(options["civ_draw_2"])  # TAP-VARIANT-05
        self.nanotech_2: bool = bool(options["nanotech_2"])  # TAP-VARIANT-06
        self.seat_start: bool = bool(options["seat_start"])  # TAP-VARIANT-07
        self.tiebreak_resources: bool = bool(options["tiebreak_resources"])  # TAP-VARIANT-08
        self.no_once_per_turn: bool = bool(options["no_once_per_turn"])  # TAP-VARIANT-09
        self.reshuffle_tiles: bool = bool(options["reshuffle_tiles"])  # TAP-VARIANT-10
        self.no_late_tapestry: bool = bool(options["no_late_tapestry"])  # TAP-VARIANT-11
        self.free_set_aside: bool = bool(options["free_set_aside"])  # TAP-VARIANT-12
        self.no_civ_adjustments: bool = bool(options["no_civ_adjustments"])  # TAP-VARIANT-13
        self.count_buildings_anywhere: bool = bool(options["count_buildings_anywhere"])  # TAP-VARIANT-14
        self.expansions: int = expansions_in(options)  # TAP-COMP-18
        self.same_expansion_civs: bool = bool(options["same_expansion_civs"])  # TAP-VARIANT-03
        self.only_known: bool = bool(options["only_known"])  # without components that no source gives


def expansions_in(options: Mapping[str, object]) -> int:
    """As bits."""
    return sum(bit for name, bit in EXPANSIONS.items() if options.get(name) is True)


class Table(State):
    __slots__ = (
        "acted", "active", "box", "cards_out", "civs_gone", "civs_left", "claims", "corners", "deck", "discard",
        "display", "face_down", "first", "heralded", "invented", "items", "land", "landmarks", "later", "map",
        "players", "side", "source", "space", "spaces_gone", "spaces_left", "step", "supply", "switches", "tech_deck",
        "tech_discard", "techs_out", "tiles", "tiles_gone", "tiles_left", "track", "turn", "turns",
    )  # fmt: skip

    box: Box
    switches: Switches
    supply: Supply  # what of the box is in play
    map: Map
    players: list[TapestryPlayer]
    step: int
    active: int
    first: int
    turn: int  # turns begun
    track: int  # where the advance of this turn goes ...
    space: int  # ... and the space it enters
    later: int  # a landmark that will be built at the end of the turn
    acted: int  # civilizations that used their ability in this income turn
    source: int  # what points are booked under
    # Map.
    tiles: list[int]  # the tile on each hex, FREE or PRINTED
    turns: list[int]  # how far it is turned
    corners: list[Optional[Corners]]  # the terrains that follow from both
    land: int  # hexes with a territory
    items: list[int]  # pieces on each hex
    # Decks; the last one is drawn first.
    deck: list[int]  # tapestry cards
    discard: int
    cards_out: int  # removed before the game (TAP-VARIANT-01)
    techs_out: int
    face_down: int  # cards on income mats that nobody knows (TAP-INCOME-11)
    tech_deck: list[int]
    tech_discard: int
    display: list[int]
    tiles_left: list[int]
    tiles_gone: int
    spaces_left: list[int]
    spaces_gone: int
    civs_left: list[int]
    civs_gone: int
    landmarks: int  # nobody has them yet
    claims: list[tuple[int, ...]]  # who reached each achievement, in order
    invented: int  # tech cards with a token of the Inventors
    heralded: int  # tapestry cards with a token of the Heralds
    side: TableSideboard  # of the expansions

    def __init__(
        self, rng: Rng, box: Box, map: Map, players: int, switches: Switches, like: Optional[Table] = None
    ) -> None:
        super().__init__(rng)
        self.box = box
        self.switches = switches
        self.map = map
        if like is not None:
            self._copy(like)
            return
        self.supply = box.supply(switches.expansions, switches.only_known)
        self.side = TableSideboard() if switches.expansions else EMPTY_TABLE
        hexes = len(map.printed)
        self.players = [
            TapestryPlayer(seat, None, players, self.supply.tracks, switches.expansions) for seat in range(players)
        ]
        self.step = SET_UP
        self.active = 0
        self.first = 0
        self.turn = 0
        self.track = 0
        self.space = 0
        self.later = NO_LANDMARK
        self.acted = 0
        self.source = 0
        self.tiles = [FREE if ground is None else PRINTED for ground in map.printed]
        self.turns = [0] * hexes
        self.corners = map.printed.copy()
        self.land = mask([h for h in range(hexes) if self.tiles[h] == PRINTED])
        self.items = [0] * hexes
        self.deck = []
        self.discard = 0
        self.cards_out = 0
        self.techs_out = 0
        self.face_down = 0
        self.tech_deck = []
        self.tech_discard = 0
        self.display = []
        self.tiles_left = []
        self.tiles_gone = 0
        self.spaces_left = []
        self.spaces_gone = 0
        self.civs_left = []
        self.civs_gone = 0
        self.landmarks = mask(self.supply.landmarks)
        self.claims = [()] * 3
        self.invented = 0
        self.heralded = 0

    def _copy(self, like: Table) -> None:
        self.supply = like.supply
        self.side = EMPTY_TABLE if like.side is EMPTY_TABLE else TableSideboard(like.side)
        self.reveals = like.reveals
        self.players = [TapestryPlayer(player.seat, player) for player in like.players]
        self.step = like.step
        self.active = like.active
        self.first = like.first
        self.turn = like.turn
        self.track = like.track
        self.space = like.space
        self.later = like.later
        self.acted = like.acted
        self.source = like.source
        self.tiles = like.tiles.copy()
        self.turns = like.turns.copy()
        self.corners = like.corners.copy()
        self.land = like.land
        self.items = like.items.copy()
        self.deck = like.deck.copy()
        self.discard = like.discard
        self.cards_out = like.cards_out
        self.techs_out = like.techs_out
        self.face_down = like.face_down
        self.tech_deck = like.tech_deck.copy()
        self.tech_discard = like.tech_discard
        self.display = like.display.copy()
        self.tiles_left = like.tiles_left.copy()
        self.tiles_gone = like.tiles_gone
        self.spaces_left = like.spaces_left.copy()
        self.spaces_gone = like.spaces_gone
        self.civs_left = like.civs_left.copy()
        self.civs_gone = like.civs_gone
        self.landmarks = like.landmarks
        self.claims = like.claims.copy()
        self.invented = like.invented
        self.heralded = like.heralded

    def clone(self) -> Table:
        return Table(Rng(self.rng.state), self.box, self.map, 0, self.switches, self)

    def next_step(self) -> Optional[Rules]:
        return None if self.step == OVER else STEPS[self.step](self, self.players[self.active])

    # -------------------------------------------------------------------------------------------- looking at the table

    def others(self, me: TapestryPlayer) -> list[TapestryPlayer]:
        """The opponents, clockwise from me."""
        n = len(self.players)
        return [self.players[(me.seat + k) % n] for k in range(1, n)]

    def neighbours(self, me: TapestryPlayer) -> list[TapestryPlayer]:
        """Left and right; the only one of two players counts once, one player alone has none (TAP-NEIGH-01..05)."""
        others = self.others(me)
        return others if len(others) < 3 else [others[0], others[-1]]

    def controller(self, hex: int) -> Optional[TapestryPlayer]:
        for player in self.players:
            if player.upright >> hex & 1:
                return player
        return None

    @property
    def mats(self) -> tuple[Civilization, ...]:
        """The civilization mats of the edition in play."""
        return self.box.revised if self.switches.revised else self.box.civilizations

    @property
    def taken(self) -> int:
        """Hexes with pieces."""
        return mask([h for h, n in enumerate(self.items) if n])

    @property
    def full(self) -> int:
        """Territories that can be conquered no more: two pieces of any kind (TAP-CONQUER-06)."""
        return mask([h for h, n in enumerate(self.items) if n > 1])

    # -------------------------------------------------------------------------------------------- what is hidden

    def unseen(self, seat: int) -> list[list[int]]:
        """Tapestry cards in the deck, face down or in other hands unless shown; the orders of the other stacks;
        civilizations offered to others, and what they chose in secret."""
        cards = self.deck + members(self.face_down)
        civs = self.civs_left.copy()
        own: list[int] = []
        sealed: list[list[int]] = []
        for player in self.players:
            if player.seat == seat:
                own = player.own_deck.copy()  # whose cards the seat knows, but not their order
            else:
                hidden = (player.hand | player.drawn | player.side.kept_card) & ~self.known(seat, player)
                cards += members(hidden | player.own_discard | player.side.submerged) + player.own_deck
                civs += player.offer
                sealed += [[0, 1] for _ in player.sealed]
        return [
            cards, self.tech_deck.copy(), self.tiles_left.copy(), self.spaces_left.copy(), civs, own,
            self._unseen_goals(seat), self.side.masterpiece_deck.copy(), *sealed,
        ]  # fmt: skip

    def known(self, seat: int, player: TapestryPlayer) -> int:
        """The cards in a hand that a seat knows: those that everybody saw, and those that it alone did."""
        return player.shown | (self.players[seat].side.seen[player.seat] if 0 <= seat < len(self.players) else 0)

    def forget(self, player: TapestryPlayer) -> None:
        """A card left the hand: who alone knew of it there knows nothing more than others."""
        if self.side is not EMPTY_TABLE:
            for other in self.players:
                other.side.seen[player.seat] &= player.hand | player.drawn

    def _unseen_goals(self, seat: int) -> list[int]:
        """Landmark cards in the deck, and those that others choose among."""
        goals = self.side.landmark_deck.copy()
        for player in self.players:
            if player.seat != seat:
                goals += members(player.side.drawn_goals)
        return goals

    def place(self, seat: int, cards: list[list[int]]) -> None:
        pile, self.tech_deck, self.tiles_left, self.spaces_left, civs = (kind.copy() for kind in cards[:5])
        self.deck = _take(pile, len(self.deck))
        self._lay_face_down(_take(pile, self.face_down.bit_count()))
        self.civs_left = _take(civs, len(self.civs_left))
        sealed = iter(cards[8:])
        for player in self.players:
            if player.seat == seat:
                player.own_deck = cards[5].copy()
            else:
                known = self.known(seat, player)
                secret = (player.hand & ~known).bit_count()
                player.hand = player.hand & known | mask(_take(pile, secret))
                secret = (player.drawn & ~known).bit_count()
                player.drawn = player.drawn & known | mask(_take(pile, secret))
                if player.side.kept_card & ~known:
                    player.side.kept_card = mask(_take(pile, 1))
                player.own_discard = mask(_take(pile, player.own_discard.bit_count()))
                if player.side.submerged:
                    player.side.submerged = mask(_take(pile, player.side.submerged.bit_count()))
                player.own_deck = _take(pile, len(player.own_deck))
                player.offer = tuple(sorted(_take(civs, len(player.offer))))
                player.sealed = [next(sealed)[0] for _ in player.sealed]
        if self.side is not EMPTY_TABLE:
            self._place_on_sideboards(seat, cards[6].copy(), cards[7].copy())

    def _place_on_sideboards(self, seat: int, goals: list[int], masterpieces: list[int]) -> None:
        self.side.landmark_deck = _take(goals, len(self.side.landmark_deck))
        self.side.masterpiece_deck = masterpieces
        for player in self.players:
            if player.seat != seat:
                player.side.drawn_goals = mask(_take(goals, player.side.drawn_goals.bit_count()))

    def _lay_face_down(self, cards: list[int]) -> None:
        swap = dict(zip(members(self.face_down), cards, strict=True))
        self.face_down = mask(cards)
        for player in self.players:
            player.stacks = [tuple(swap.get(card, card) for card in stack) for stack in player.stacks]

    def pack(self) -> list[int]:
        numbers = [
            self.rng.state, self.reveals, self.step, self.active, self.first, self.turn, self.track, self.space,
            self.acted, self.source, self.discard, self.cards_out, self.techs_out, self.face_down, self.tech_discard,
            self.tiles_gone, self.spaces_gone, self.civs_gone, self.landmarks, self.invented, self.heralded,
        ]  # fmt: skip
        numbers += self.tiles + self.turns + self.items
        for cards in (self.deck, self.tech_deck, self.display, self.tiles_left, self.spaces_left, self.civs_left):
            numbers += [len(cards), *cards]
        for claim in self.claims:
            numbers += [len(claim), *claim]
        for player in self.players:
            numbers += player.pack()
        if self.later != NO_LANDMARK:  # seldom, so that the other positions keep their hashes
            numbers.append(self.later)
        return numbers if self.side is EMPTY_TABLE else numbers + self.side.pack()

    # -------------------------------------------------------------------------------------------- what must always hold

    def check(self) -> None:
        if self.step == SET_UP:
            return
        self._check_cards()
        items = [0] * len(self.items)
        upright = 0
        for player in self.players:
            assert player.upright & upright == 0 or self._infiltrated, "two players control one territory"
            upright |= player.upright
            self._check_player(player)
            floating = self.floating_capital(player)
            if floating >= 0:
                items[floating] += 1
                items[player.start] += player.huts >> player.start & 1 and not any(
                    code // 64 == player.start for code in player.afield
                )
            elif player.start >= 0:
                # The second outpost of the start; or two tokens instead (revised Militants).
                items[player.start] += 2 if player.huts >> player.start & 1 else 1
            for code in player.afield:
                items[code // 64] += 1
            for hex, tokens in self.infiltrators_at(player):
                items[hex] += tokens
            standing, fallen = player.upright & ~player.huts, player.toppled & ~player.huts
            for held in (standing, fallen, player.side.under, player.arriving, player.tokens):
                for hex in members(held):
                    items[hex] += 1
        assert items == self.items, "pieces on the map lost or made"
        assert upright & ~self.land == 0

    @property
    def _infiltrated(self) -> bool:
        """Only Infiltrators share the control of a territory."""
        return self.side is not EMPTY_TABLE and any(
            INFILTRATORS in player.civs or player.side.lost >> INFILTRATORS & 1 for player in self.players
        )

    def infiltrators_at(self, me: TapestryPlayer) -> list[tuple[int, int]]:
        """The start territories of others with tokens of the Infiltrators on them, and how many. Their number on the
        mat has an octal digit for each seat."""
        if me.side is EMPTY_PLAYER:
            return []
        tokens = me.mat[INFILTRATORS]
        return [(other.start, tokens >> 3 * other.seat & 7) for other in self.players if tokens >> 3 * other.seat & 7]

    def floating_capital(self, me: TapestryPlayer) -> int:
        """The hex with the floating capital of the Celestials, or -1; it took the place of an outpost on the start.
        Their number on the mat is that of the hex, from 1."""
        return -1 if me.side is EMPTY_PLAYER else me.mat[CELESTIALS] - 1

    def _check_cards(self) -> None:
        """Everything in the box is in exactly one place."""
        cards = self.deck + members(self.discard) + members(self.cards_out)
        techs = self.tech_deck + self.display + members(self.tech_discard) + members(self.techs_out)
        tiles = self.tiles_left + members(self.tiles_gone) + [tile for tile in self.tiles if tile >= 0]
        spaces = self.spaces_left + members(self.spaces_gone)
        civs = self.civs_left + members(self.civs_gone)
        landmarks = members(self.landmarks) + members(self.side.landmarks_gone)
        techs += self.side.techs
        tiles += self.side.tiles
        spaces += self.side.spaces
        if self.side is not EMPTY_TABLE:
            assert sorted(self.side.pile) == members(self.tech_discard), "tech discards mixed up"
        goals = self.side.landmark_deck + self.side.landmark_draft
        masterpieces = self.side.masterpiece_deck + self.side.masterpieces + members(self.side.masterpiece_discard)
        for player in self.players:
            goals += members(player.side.goals | player.side.reached | player.side.drawn_goals)
            masterpieces += members(player.side.masterpieces)
            cards += members(player.side.kept_card)
            techs += members(player.side.kept_tech)
            cards += members(player.side.submerged)
            techs += [item % 64 for item in player.side.reserved if item // 64 == ITEM_TECH]
            spaces += [item % 64 for item in player.side.reserved if item // 64 == ITEM_SPACE]
            tiles += members(player.side.kept_tile)
            tiles += [code // 6 for code in player.side.island if code >= 0]
            cards += members(player.hand | player.drawn | player.own_discard) + player.own_deck
            for stack in player.stacks:
                cards += stack
            for row in player.tech:
                techs += members(row)
            tiles += members(player.tiles)
            spaces += members(player.space) + members(player.explored)
            civs += player.civs + player.offer
            landmarks += members(player.landmarks)
        for found, wanted, what in (
            (cards, self.supply.cards, "tapestry cards"),
            (techs, self.supply.techs, "tech cards"),
            (tiles, self.supply.tiles, "territory tiles"),
            (spaces, self.supply.space_tiles, "space tiles"),
            (civs, self.supply.civilizations, "civilizations"),
            (landmarks, self.supply.landmarks, "landmarks"),
            (goals, self.supply.landmark_cards, "landmark cards"),
            (masterpieces, self.supply.masterpieces, "masterpieces"),
        ):
            assert sorted(found) == wanted, f"{what} lost or doubled"

    def _check_player(self, player: TapestryPlayer) -> None:
        assert all(0 <= amount <= 8 for amount in player.goods)
        assert player.vp == sum(player.tally) == sum(player.by_era), "points without a source"
        assert player.shown & ~(player.hand | player.drawn) == 0
        for kind in range(4):
            out = player.houses[kind].bit_count() + player.beside[kind] + player.crafted[kind]
            out += sum(piece_on_card(code) == kind for code in player.side.on_cards)
            out += sum(code % 64 == kind for code in player.afield)
            out += player.side.reserved.count(64 * ITEM_BUILDING + kind)
            assert player.left[kind] >= 0
            assert player.left[kind] + out == BUILDINGS_OF_A_TYPE, "income buildings lost or made"
            assert player.houses[kind] & ~(player.city & GRID) == 0
        assert player.in_city & ~player.landmarks == 0
        assert player.rough & ~player.city == 0
        assert player.side.pads & ~player.city == 0
        assert player.side.worn & ~player.side.masterpieces == 0
        on_cards = [piece_on_card(code) - LANDMARK_PIECE for code in player.side.on_cards]
        elsewhere = [code % 64 for code in player.side.on_techs] + [n for n in on_cards if n >= 0]
        elsewhere += members(player.in_city) + members(player.side.stored | player.side.kept_landmark)
        assert len(elsewhere) == len(set(elsewhere)), "a landmark in two places"
        assert mask(elsewhere) & ~player.landmarks == 0
        for track, tokens in enumerate(player.tracks):
            assert all(0 <= space <= LAST_SPACE for space in tokens)
            if not player.vacated >> track & 1:
                assert player.far[track] == max(tokens, default=0)
        assert sum(map(len, player.tracks)) == len(player.tracks)
        on_map = ((player.upright | player.toppled) & ~player.huts).bit_count()
        on_map += player.start >= 0 and not player.huts >> player.start & 1 and self.floating_capital(player) < 0
        on_map += player.arriving.bit_count() + player.side.under.bit_count()
        on_map += sum(item // 64 == ITEM_OUTPOST for item in player.side.reserved)
        on_map += player.mat[COLLECTORS] & 1 if player.side is not EMPTY_PLAYER else 0
        assert player.outposts + on_map == OUTPOSTS, "outposts lost or made"


def piece_on_card(code: int) -> int:
    """The building of which a number in `on_cards` tells (rules/plots.py): by type, landmarks from 4 on."""
    return code // 512 % 64


def _take(pile: list[int], n: int) -> list[int]:
    taken = pile[:n]
    del pile[:n]
    return taken


# What to do in each step. The rules know the table, not the other way round: rules/steps.py fills this in.
STEPS: Final[dict[int, Callable[[Table, TapestryPlayer], Rules]]] = {}
