"""What lies on the table of Age of Innovation and in front of each player."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Optional

from ....kernel.decision import Rules
from ....kernel.game import Value
from ....kernel.rng import Rng
from ....kernel.state import State
from ..pieces.kinds import (
    BOOKS_OF_EACH,
    GUILD,
    PALACE,
    RIVER_BONUS,
    ROUNDS,
    SCHOOL,
    TOP_LEVEL,
    TOWER,
    UNIVERSITY,
    WORKSHOP,
)
from ..pieces.map import Map, ends_of
from .player import BRIDGES_OF_EACH, FROM_START, SCHOLARS_OF_EACH, AoiPlayer

if TYPE_CHECKING:  # the tiles hold effects, which know the table
    from ..box import Box
    from ..components.parts import Tile

# The steps of a game; each is a restart point.
SET_UP: Final = 0
PICK_SET: Final = 1
DRAFT: Final = 2
DRAFT_BONUS: Final = 3
START: Final = 4
INCOME: Final = 5
TURN: Final = 6
OFFERS: Final = 7
AFTER: Final = 8
KNOWLEDGE_BONUS: Final = 9
SCORING: Final = 10
OVER: Final = 11

TOKENS: Final = 12
ON_PALACE: Final = 127  # where the town tile of palace 11 lies, in place of a space


class Switches:
    """The options of a match, typed. The comment names the rule that each one switches."""

    __slots__ = ("balance", "draft", "first_player", "harder_map")

    def __init__(self, options: dict[str, Value]) -> None:
        self.draft: bool = options["set_up"] == "draft"  # AOI-DRAFT-01
        self.harder_map: bool = bool(options["harder_map"])  # AOI-SETUP-03: three players on the small side
        self.balance: bool = options["balance"] == 2024  # AOI-FACTION-45, -48, -29
        self.first_player: str = str(options["first_player"])  # AOI-SETUP-29


class Table(State):
    __slots__ = (
        "actions_out", "active", "area", "around", "asked", "beside_board", "boards_out", "books", "box",
        "bridges", "built", "competencies", "factions", "factions_out", "final", "further", "innovations",
        "lands", "map", "neutral_levels", "next_order", "offers", "order", "palaces", "phase", "places",
        "players", "resume", "round", "schedule", "scholar_spaces", "scoring", "set_bonuses", "set_factions",
        "source", "step", "switches", "terrain", "topped", "towns", "used",
    )  # fmt: skip

    box: Box
    factions: tuple[Tile, ...]  # the twelve of this balance
    switches: Switches
    map: Map
    players: list[AoiPlayer]
    step: int
    active: int
    round: int  # 0 is set-up
    phase: int  # 1 income, 2 actions, 3 knowledge bonus and preparation
    order: list[int]  # seats in the turn order of this round ...
    next_order: list[int]  # ... and of the next, as far as they have passed
    schedule: list[int]  # what is still to do in set-up, 8 * deed + seat
    terrain: list[int]  # of each space now; never changed in place, so that copies can share it
    lands: list[int]  # the spaces of each terrain now
    around: list[int]  # neighbours of each space, bridges included; never changed in place
    built: int  # all spaces with a building
    bridges: list[int]  # 8 * site + owner
    scoring: list[int]  # round scoring tiles, round 1 first
    final: int  # the additional scoring tile of round 6
    actions_out: int  # the book actions laid out
    used: int  # power actions by their numbers, then book actions
    books: list[int]  # in the supply
    towns: list[int]  # town tiles of each kind in the supply
    competencies: list[int]  # tiles of each kind on the innovation board ...
    places: list[int]  # ... and where they lie: 3 * column + row
    innovations: list[int]  # by place on the innovation board; -1 where it was taken
    palaces: int  # laid out
    beside_board: list[int]  # round bonuses not in front of a player: 64 * bonus + coins on it
    boards_out: int  # set-up: planning boards, and in the draft factions, not yet taken
    factions_out: int
    set_factions: list[int]  # by planning board: the faction and the round bonus of its set (AOI-SETUP-27)
    set_bonuses: list[int]
    scholar_spaces: list[int]  # of each discipline: the occupied ones
    topped: int  # disciplines in which level 12 is taken
    neutral_levels: list[int]  # two players: the markers of the third party
    area: list[int]  # two players: the area tiles, the first lies on the board; hidden until round 6
    offers: list[int]  # spaces built on whose neighbours are still to be offered power
    asked: int  # how many players were offered power for the first of them
    resume: int  # the step after the offers
    further: bool  # Psychics: a further action may follow
    source: int  # what points are booked under

    def __init__(
        self, rng: Rng, box: Box, map: Map, players: int, switches: Switches, like: Optional[Table] = None
    ) -> None:
        self.rng = rng
        self.log = None
        self.box = box
        self.map = map
        self.switches = switches
        if like is not None:
            self.reveals = like.reveals
            self.factions = like.factions
            self.players = [AoiPlayer(player.seat, player) for player in like.players]
            self.step = like.step
            self.active = like.active
            self.round = like.round
            self.phase = like.phase
            self.order = like.order.copy()
            self.next_order = like.next_order.copy()
            self.schedule = like.schedule.copy()
            self.terrain = like.terrain
            self.lands = like.lands.copy()
            self.around = like.around
            self.built = like.built
            self.bridges = like.bridges.copy()
            self.scoring = like.scoring
            self.final = like.final
            self.actions_out = like.actions_out
            self.used = like.used
            self.books = like.books.copy()
            self.towns = like.towns.copy()
            self.competencies = like.competencies.copy()
            self.places = like.places
            self.innovations = like.innovations.copy()
            self.palaces = like.palaces
            self.beside_board = like.beside_board.copy()
            self.boards_out = like.boards_out
            self.factions_out = like.factions_out
            self.set_factions = like.set_factions.copy()
            self.set_bonuses = like.set_bonuses.copy()
            self.scholar_spaces = like.scholar_spaces.copy()
            self.topped = like.topped
            self.neutral_levels = like.neutral_levels
            self.area = like.area.copy()
            self.offers = like.offers.copy()
            self.asked = like.asked
            self.resume = like.resume
            self.further = like.further
            self.source = like.source
            return
        self.reveals = 0
        self.factions = box.factions_2024 if switches.balance else box.factions
        self.players = [AoiPlayer(seat) for seat in range(players)]
        self.step = SET_UP
        self.active = 0
        self.round = self.phase = 0
        self.order = []
        self.next_order = []
        self.schedule = []
        self.terrain = map.terrain
        self.lands = map.lands.copy()
        self.around = map.around
        self.built = 0
        self.bridges = []
        self.scoring = []
        self.final = -1
        self.actions_out = self.used = 0
        self.books = [BOOKS_OF_EACH] * 4
        self.towns = []
        self.competencies = []
        self.places = []
        self.innovations = []
        self.palaces = 0
        self.beside_board = []
        self.boards_out = self.factions_out = 0
        self.set_factions = []
        self.set_bonuses = []
        self.scholar_spaces = [0] * 4
        self.topped = 0
        self.neutral_levels = []
        self.area = []
        self.offers = []
        self.asked = 0
        self.resume = TURN
        self.further = False
        self.source = FROM_START

    def clone(self) -> Table:
        return Table(self.rng.copy(), self.box, self.map, 0, self.switches, self)

    def next_step(self) -> Optional[Rules]:
        return None if self.step == OVER else STEPS[self.step](self, self.players[self.active])

    # -------------------------------------------------------------------------------------------- points and goods

    def score(self, me: AoiPlayer, points: int, source: int) -> None:
        me.vp += points
        me.tally[source] += points
        me.by_round[self.round] += points

    # -------------------------------------------------------------------------------------------- the map

    def others(self, me: AoiPlayer) -> list[AoiPlayer]:
        """The opponents, in turn order after me."""
        at = self.order.index(me.seat)
        return [self.players[seat] for seat in self.order[at + 1 :] + self.order[:at]]

    def shipping(self, me: AoiPlayer) -> int:
        """The value on the track; one more in the action phase with the round bonus (AOI-BONUS-21, -61)."""
        value = me.shipping + self.box.boards[me.board].shipping_start
        return value + 1 if me.bonus == RIVER_BONUS and self.phase == 2 and not me.passed else value

    def renew_reach(self, me: AoiPlayer) -> None:
        """Everything in reach of own buildings (AOI-REACH-03, -07); to be called when shipping or bridges change."""
        reach = self.map.reach[self.shipping(me)]
        around = self.around
        found = 0
        left = me.occupied
        while left:
            low = left & -left
            space = low.bit_length() - 1
            found |= reach[space] | around[space]
            left ^= low
        me.reach = found & self.map.land

    def put_building(self, me: AoiPlayer, kind: int, space: int, neutral: bool = False) -> None:
        """On an empty space, or in place of the building that stands there."""
        bit = 1 << space
        if me.occupied & bit:
            for other in range(UNIVERSITY + 1):
                me.pieces[other] &= ~bit
        else:
            me.occupied |= bit
            self.built |= bit
            me.reach |= (self.map.reach[self.shipping(me)][space] | self.around[space]) & self.map.land
        me.pieces[kind] |= bit
        if neutral:
            me.neutral |= bit

    def put_bridge(self, me: AoiPlayer, site: int) -> None:
        """The two spaces become adjacent, for everybody (AOI-REACH-02)."""
        upper, lower = ends_of(site)
        self.bridges.append(8 * site + me.seat)
        me.bridges -= 1
        self.around = self.around.copy()
        self.around[upper] |= 1 << lower
        self.around[lower] |= 1 << upper
        ends = 1 << upper | 1 << lower
        for player in self.players:
            if player.occupied & ends:
                self.renew_reach(player)

    def change_terrain(self, space: int, terrain: int) -> None:
        self.lands[self.terrain[space]] &= ~(1 << space)
        self.lands[terrain] |= 1 << space
        self.terrain = self.terrain.copy()
        self.terrain[space] = terrain

    def group(self, me: AoiPlayer, space: int) -> int:
        """The own buildings connected with one by adjacency (AOI-TOWN-12)."""
        around = self.around
        found = fresh = 1 << space
        while fresh:
            beside = 0
            while fresh:
                low = fresh & -fresh
                beside |= around[low.bit_length() - 1]
                fresh ^= low
            fresh = beside & me.occupied & ~found
            found |= fresh
        return found

    # -------------------------------------------------------------------------------------------- what is hidden

    def unseen(self, seat: int) -> list[list[int]]:
        """Of everything, only the area tile of a two-player game lies face down (AOI-TWOP-02, -09)."""
        return [self.area.copy()] if self.area and self.round < ROUNDS else []

    def place(self, seat: int, cards: list[list[int]]) -> None:
        if cards:
            self.area = cards[0].copy()

    def pack(self) -> list[int]:
        numbers = [
            self.rng.state, self.reveals, self.step, self.active, self.round, self.phase, self.built, self.final,
            self.actions_out, self.used, self.palaces, self.boards_out, self.factions_out, self.topped, self.asked,
            self.resume, self.further, self.source,
        ]  # fmt: skip
        for some in (
            self.order, self.next_order, self.schedule, self.lands, self.bridges, self.scoring, self.books, self.towns,
            self.competencies, self.places, self.innovations, self.beside_board, self.set_factions, self.set_bonuses,
            self.scholar_spaces, self.neutral_levels, self.area, self.offers,
        ):  # fmt: skip
            numbers += [len(some), *some]
        for player in self.players:
            numbers += player.pack()
        return numbers

    # -------------------------------------------------------------------------------------------- what must always hold

    def check(self) -> None:
        if self.step == SET_UP:
            return
        for d in range(4):
            held = self.books[d] + sum(player.books[d] for player in self.players)
            assert self.books[d] >= 0, "books below zero in the supply"
            assert held == BOOKS_OF_EACH, "books lost or made"
        out = sum(len(player.tiles) for player in self.players)
        assert min(self.towns) >= 0
        assert sum(self.towns) + out == 21, "town tiles lost or made"
        taken = 0
        for player in self.players:
            assert player.occupied & taken == 0, "two players share a space"
            taken |= player.occupied
            self._check_player(player)
        assert taken == self.built
        assert sum(self.lands) == self.map.land, "a space has two terrains or none"
        towers = sum(player.pieces[TOWER].bit_count() for player in self.players)
        assert towers <= 5
        for d in range(4):
            on_top = sum(player.levels[d] == TOP_LEVEL for player in self.players)
            assert on_top == self.topped >> d & 1, "level 12 is for one marker"

    def _check_player(self, player: AoiPlayer) -> None:
        assert min(player.coins, player.tools, player.scholars, player.pool, player.vp) >= 0
        assert min(player.books) >= 0
        assert min(player.bowl1, player.bowl2, player.bowl3) >= 0
        assert player.bowl1 + player.bowl2 + player.bowl3 <= TOKENS + 2
        assert player.scholars + player.pool + player.sent == SCHOLARS_OF_EACH, "scholars lost or made"
        assert player.vp == sum(player.tally) == sum(player.by_round), "points without a source"
        assert 0 <= player.keys <= len(player.tiles)
        assert player.occupied == sum(player.pieces), "two buildings on one space"
        for kind in (WORKSHOP, GUILD, SCHOOL, PALACE, UNIVERSITY):
            assert player.on_board(kind) >= 0, "more pieces than there are"
        assert (player.towned | player.annexed | player.neutral) & ~player.occupied == 0
        built = sum(bridge % 8 == player.seat for bridge in self.bridges)
        assert player.bridges + built == BRIDGES_OF_EACH
        if player.occupied:
            assert player.occupied & ~self.lands[player.board] == 0, "a building off its home terrain"
            kept = player.reach
            self.renew_reach(player)
            assert kept == player.reach, "reach was not kept up"


# What to do in each step. The rules know the table, not the other way round: rules/steps.py fills this in.
STEPS: Final[list[Callable[[Table, AoiPlayer], Rules]]] = []
