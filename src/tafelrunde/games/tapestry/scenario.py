"""Builds Tapestry positions for tests and plays them in the words of the game.

t = scenario(players=2).seat(0, food=1, tracks={"exploration": 1}, tiles=[4]).start()
t.advance("exploration", pay=["food"])
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Optional

from ...kernel.hexes import Hex, mask
from ...kernel.match import Match
from ...kernel.rng import Rng, seeded
from ...kernel.scenario import Played, Scenario
from .pieces.capitals import PAIRS, PLOT_BIT
from .pieces.codes import afield_code, on_tech_code
from .pieces.kinds import ACHIEVEMENTS, ALL_TRACKS, BUILDINGS, LAST_SPACE, RESOURCES, ROWS, TECHNOLOGY
from .pieces.landmarks import LANDMARKS
from .pieces.map import corners
from .pieces.reserved import ITEM_BUILDING, ITEM_OUTPOST, ITEM_SPACE, ITEM_TECH, item_kind, item_number
from .rules.explore import lay_tile
from .rules.in_force import begin, cease
from .rules.setup import enter_capital, take_start
from .scenario_bots import BotScenario, BotTable
from .table.player import START, TapestryPlayer
from .table.prompts import ACTION, INCOME, PAY
from .table.state import Table
from .table.steps import TURN


def scenario(players: int = 2, seed: int = 1, **options: object) -> TapestryScenario:
    return TapestryScenario(players, seed, options)


class TapestryScenario(BotScenario, Scenario):
    """All players are in era 1 with nothing gained and no civilization; seat 0 is on turn. Capitals are the first of
    each pair, in the order of the seats."""

    state: Table

    def __init__(self, players: int, seed: int, options: dict[str, object]) -> None:
        from .game import TAPESTRY

        super().__init__(TAPESTRY, players, options, seed)
        table = self.state
        for player in table.players:
            table.civs_left += player.offer
            player.offer = ()
            player.era = 1
            if not table.map.large:
                enter_capital(table, player, PAIRS[player.seat][0])
                take_start(table, player)
        table.civs_left.sort()
        table.active = table.first = 0
        table.turn = 1
        table.step = TURN

    # -------------------------------------------------------------------------------------------- arranging

    def seat(
        self,
        seat: int,
        *,
        vp: Optional[int] = None,
        era: Optional[int] = None,
        hand: Sequence[str] = (),
        tracks: Optional[Mapping[str, int]] = None,
        tech: Optional[Mapping[str, Sequence[str]]] = None,
        tiles: Sequence[int] = (),
        space: Sequence[int] = (),
        civs: Sequence[str] = (),
        built: Optional[Mapping[str, Sequence[int]]] = None,
        played: Optional[Mapping[int, Sequence[str]]] = None,
        **goods: int,
    ) -> TapestryScenario:
        """Arranges the area of a player: resources by name; cards by id; tracks and rows by name; tiles by number, from
        1; plots of income buildings; cards on the eras' spaces, of which the last one of the current era is active."""
        me = self.state.players[seat]
        if era is not None:
            me.era = era
        if vp is not None:
            me.score(vp - me.vp, START)
        for name, amount in goods.items():
            me.goods[RESOURCES.index(name)] = amount
        for name, reached in (tracks or {}).items():
            me.tracks[ALL_TRACKS.index(name)] = (reached,)
            me.far[ALL_TRACKS.index(name)] = reached
        for row, cards in (tech or {}).items():
            me.tech[ROWS.index(row)] |= mask([self._pull_tech(card) for card in cards])
        for kind, plots in (built or {}).items():
            for plot in plots:
                me.left[BUILDINGS.index(kind)] -= 1
                me.houses[BUILDINGS.index(kind)] |= 1 << PLOT_BIT[plot]
                me.city |= 1 << PLOT_BIT[plot]
        me.hand |= mask([self._pull_card(card) for card in hand])
        me.tiles |= mask([self._pull(self.state.tiles_left, tile - 1) for tile in tiles])
        me.space |= mask([self._pull(self.state.spaces_left, tile - 1) for tile in space])
        for civ in civs:
            me.civs += (self._pull(self.state.civs_left, self.civ(civ)),)
        for slot, cards in (played or {}).items():
            me.stacks[slot] += tuple(self._pull_card(card) for card in cards)
        if played:
            cease(self.state, me)
            if me.stacks[me.slot]:
                begin(self.state, me, self.state.catalog.design_of[me.stacks[me.slot][-1]])
        return self

    def mat(self, seat: int, civ: str, number: int) -> TapestryScenario:
        """Sets the number on a civilization mat."""
        self.state.players[seat].mat[self.civ(civ)] = number
        return self

    def capital(self, seat: int, capital: str) -> TapestryScenario:
        """Another capital; the start territory stays."""
        me = self.state.players[seat]
        enter_capital(self.state, me, next(n for n, mat in enumerate(self.state.catalog.capitals) if mat.id == capital))
        return self

    def plain(self, seat: int) -> TapestryScenario:
        """A capital without impassable plots on which nothing stands."""
        me = self.state.players[seat]
        me.city = me.rough = 0
        return self

    def fill(self, seat: int, plots: Sequence[int]) -> TapestryScenario:
        """Plots that are filled, as by a landmark."""
        self.state.players[seat].city |= mask([PLOT_BIT[plot] for plot in plots])
        return self

    def landmark(self, seat: int, *names: str, in_city: bool = True) -> TapestryScenario:
        """Landmarks that a player has; where they stand in the capital is left open."""
        for name in names:
            place = 1 << self.landmark_number(name)
            self.state.landmarks &= ~place
            self.state.players[seat].landmarks |= place
            if in_city:
                self.state.players[seat].in_city |= place
        return self

    def goal(self, seat: int, *names: str) -> TapestryScenario:
        """Landmark cards of a player, by the names of their landmarks."""
        for name in names:
            card = next(n for n, goal in enumerate(self.state.catalog.landmark_cards) if goal.id == name)
            self.state.players[seat].own_side.goals |= 1 << self._pull(self.state.own_side.landmark_deck, card)
        return self

    def art(self, seat: int, *numbers: int) -> TapestryScenario:
        """Masterpieces of a player, by number from 1."""
        for number in numbers:
            self.state.players[seat].own_side.masterpieces |= 1 << self._pull_art(number - 1)
        return self

    def art_display(self, *numbers: int) -> TapestryScenario:
        """The face-up masterpieces, by number from 1."""
        wanted = [self._pull_art(number - 1) for number in numbers]
        self.state.own_side.masterpiece_deck = self.state.side.masterpieces + self.state.side.masterpiece_deck
        self.state.own_side.masterpieces = wanted
        return self

    def art_deck(self, *numbers: int) -> TapestryScenario:
        """Only these masterpieces are left in the deck, by number from 1, the first named drawn first."""
        wanted = [self._pull_art(number - 1) for number in numbers]
        self.state.players[-1].own_side.masterpieces |= mask(self.state.side.masterpiece_deck)
        self.state.own_side.masterpiece_deck = wanted[::-1]
        return self

    def inspired(self, seat: int, *kinds: str) -> TapestryScenario:
        """Inspiration tiles on resource tracks, by the names of their buildings."""
        for kind in kinds:
            self.state.players[seat].own_side.inspired |= 1 << BUILDINGS.index(kind)
        return self

    def landmark_on(self, seat: int, tech: str, landmark: str) -> TapestryScenario:
        """A landmark on a tech card that the player has."""
        number = self.landmark_number(landmark)
        card = next(n for n, card in enumerate(self.state.catalog.techs) if card.id == tech)
        self.landmark(seat, landmark, in_city=False)
        self.state.players[seat].own_side.on_techs += (on_tech_code(card, number),)
        return self

    def stored(self, seat: int, *landmarks: str) -> TapestryScenario:
        """Landmarks that wait on the mat of the Urban Planners."""
        self.landmark(seat, *landmarks, in_city=False)
        self.state.players[seat].own_side.stored |= mask([self.landmark_number(name) for name in landmarks])
        return self

    def explored(self, seat: int, *tiles: int) -> TapestryScenario:
        """Space tiles that a player has explored, by number from 1."""
        for tile in tiles:
            self.state.players[seat].explored |= 1 << self._pull(self.state.spaces_left, tile - 1)
        return self

    def tile(self, at: Hex, tile: int, turn: int = 0) -> TapestryScenario:
        """A territory tile on the map, by its number from 1."""
        lay_tile(self.state, self._pull(self.state.tiles_left, tile - 1), self.hex(at), turn)
        return self

    def ground(self, at: Hex, letters: str) -> TapestryScenario:
        """Other terrains at the corners of a territory, as in components/map.py."""
        self.state.corners[self.hex(at)] = corners(letters)
        return self

    def restarted(self, seat: int, track: str, space: int = 0) -> TapestryScenario:
        """AI Singularity took the technology token to the start of a track, where it has come so far since."""
        me, number = self.state.players[seat], ALL_TRACKS.index(track)
        me.tracks[TECHNOLOGY] = ()
        me.far[TECHNOLOGY] = LAST_SPACE
        me.vacated |= 1 << TECHNOLOGY
        me.tracks[number] = tuple(sorted((space, *me.tracks[number])))
        if not me.vacated >> number & 1:
            me.far[number] = me.tracks[number][-1]
        return self

    def outpost(self, seat: int, at: Hex, toppled: bool = False) -> TapestryScenario:
        me, place = self.state.players[seat], 1 << self.hex(at)
        me.outposts -= 1
        self.state.items[self.hex(at)] += 1
        if toppled:
            me.toppled |= place
        else:
            me.upright |= place
        return self

    def settled(self, seat: int, at: Hex, building: str) -> TapestryScenario:
        """A building of the Nomads on the map: it holds the territory unless an own piece does."""
        me, hex, kind = self.state.players[seat], self.hex(at), BUILDINGS.index(building)
        me.left[kind] -= 1
        me.afield += (afield_code(hex, kind),)
        self.state.items[hex] += 1
        if not me.upright >> hex & 1:
            me.upright |= 1 << hex
            me.huts |= 1 << hex
        return self

    def token(self, seat: int, at: Hex) -> TapestryScenario:
        self.state.players[seat].tokens |= 1 << self.hex(at)
        self.state.items[self.hex(at)] += 1
        return self

    def claimed(self, seat: int, achievement: str) -> TapestryScenario:
        which = ACHIEVEMENTS.index(achievement)
        self.state.claims[which] += (seat,)
        self.state.players[seat].achieved |= 1 << which
        return self

    def deck(self, *cards: str) -> TapestryScenario:
        """These tapestry cards on top of the deck, the first named drawn first."""
        return self.set_table(deck=[*reversed(cards)])

    def no_cards(self) -> TapestryScenario:
        """The tapestry deck and its discards are empty: the cards are out of the game."""
        self.state.cards_out |= mask(self.state.deck) | self.state.discard
        self.state.deck, self.state.discard = [], 0
        return self

    def display(self, *cards: str) -> TapestryScenario:
        """The face-up tech cards."""
        wanted = [self._pull_tech(card) for card in cards]
        self.state.tech_deck = self.state.display + self.state.tech_deck
        self.state.display = wanted
        return self

    def tech_deck(self, *cards: str) -> TapestryScenario:
        self.state.tech_deck += reversed([self._pull_tech(card) for card in cards])
        return self

    def stack(self, *tiles: int) -> TapestryScenario:
        """These territory tiles on top of the stack, by number from 1."""
        return self.set_table(tiles_left=[tile - 1 for tile in reversed(tiles)])

    def no_tiles(self) -> TapestryScenario:
        self.state.tiles_gone |= mask(self.state.tiles_left)
        self.state.tiles_left = []
        return self

    def space_stack(self, *tiles: int) -> TapestryScenario:
        """Only these space tiles are left in the stack, by number from 1, the first named drawn first."""
        wanted = [self._pull(self.state.spaces_left, tile - 1) for tile in tiles]
        self.state.spaces_gone |= mask(self.state.spaces_left)
        self.state.spaces_left = wanted[::-1]
        return self

    def next_civ(self, name: str) -> TapestryScenario:
        """This civilization on top of the stack."""
        return self.set_table(civs_left=[name])

    def no_tech(self) -> TapestryScenario:
        """The tech deck and its discards are empty: the cards are out of the game. The display stays."""
        self.state.techs_out |= mask(self.state.tech_deck) | self.state.tech_discard
        self.state.tech_deck, self.state.tech_discard = [], 0
        return self

    def dice(self, *rolls: tuple[int, int]) -> TapestryScenario:
        """The next numbers of chance: each a number of faces and the face that shall come."""
        seed = 0
        while True:
            rng = seeded(seed)
            start = rng.state
            if all(rng.below(faces) == face for faces, face in rolls):
                self.state.rng = Rng(start)
                return self
            seed += 1

    def discarded(self, *cards: str) -> TapestryScenario:
        """Tapestry cards on the open discards."""
        self.state.discard |= mask([self._pull_card(card) for card in cards])
        return self

    def face_down(self, seat: int, slot: int, card: str) -> TapestryScenario:
        """A tapestry card face down on the space of an era."""
        number = self._pull_card(card)
        self.state.players[seat].stacks[slot] += (number,)
        self.state.face_down |= 1 << number
        return self

    def reserved(self, seat: int, *items: int) -> TapestryScenario:
        """Items on the overlay, by the numbers of pieces/reserved.py; pieces leave the place where they were."""
        me = self.state.players[seat]
        for item in items:
            kind, number = item_kind(item), item_number(item)
            if kind == ITEM_BUILDING:
                me.left[number] -= 1
            elif kind == ITEM_TECH:
                self._pull_tech(self.state.catalog.techs[number].id)
            elif kind == ITEM_SPACE:
                self._pull(self.state.spaces_left, number)
            elif kind == ITEM_OUTPOST:
                me.outposts -= 1
            me.own_side.reserved += (item,)
        return self

    def turn(self, seat: int) -> TapestryScenario:
        self.state.active = seat
        return self

    def finished(self, *seats: int) -> TapestryScenario:
        for seat in seats:
            self.state.players[seat].era = 5
            self.state.players[seat].finished = True
        return self

    def start(self) -> TapestryTable:
        """A match from here. The arrangement stays as it is, so it can be compared and started again."""
        self.state.check()
        return TapestryTable(Match(self.game, self.players, state=self.state.clone()), self)

    # -------------------------------------------------------------------------------------------- names to numbers

    def hex(self, at: Hex) -> int:
        return self.state.map.grid.number[at]

    def civ(self, name: str) -> int:
        return next(n for n, civ in enumerate(self.state.catalog.civilizations) if civ.id == name)

    def landmark_number(self, name: str) -> int:
        return next(n for n, landmark in enumerate(LANDMARKS) if landmark.id == name)

    def _pull(self, stack: list[int], number: int) -> int:
        stack.remove(number)
        return number

    def _pull_art(self, number: int) -> int:
        if number in self.state.side.masterpieces:
            replacement = self.state.own_side.masterpiece_deck.pop(0)
            self.state.own_side.masterpieces[self.state.side.masterpieces.index(number)] = replacement
            return number
        return self._pull(self.state.own_side.masterpiece_deck, number)

    def _pull_card(self, name: str) -> int:
        for number in self.state.deck:
            if self.state.catalog.cards[number].id == name:
                return self._pull(self.state.deck, number)
        raise LookupError(f"no free copy of {name}")

    def _pull_tech(self, name: str) -> int:
        number = next(n for n, card in enumerate(self.state.catalog.techs) if card.id == name)
        if number in self.state.display:
            self.state.display[self.state.display.index(number)] = self.state.tech_deck.pop(0)
            return number
        return self._pull(self.state.tech_deck, number)


class TapestryTable(BotTable, Played):
    """A running scenario, played in the words of the game."""

    def __init__(self, match: Match, made: TapestryScenario) -> None:
        super().__init__(match)
        self.hex = made.hex
        self.civ = made.civ
        self.landmark_number = made.landmark_number

    @property
    def table(self) -> Table:
        assert isinstance(self.match.state, Table)
        return self.match.state

    def player(self, seat: int) -> TapestryPlayer:
        return self.table.players[seat]

    def advance(self, track: str, pay: Sequence[str] = ()) -> TapestryTable:
        """Advance on a track; `pay` are the resources of choice, if they are asked for."""
        self.answer(ACTION, ALL_TRACKS.index(track))
        for resource in sorted(pay, key=RESOURCES.index):
            if self.asked is PAY:
                self.answer(PAY, RESOURCES.index(resource))
        return self

    def income(self) -> TapestryTable:
        if self.asked is ACTION:
            self.answer(ACTION, INCOME)
        return self

    def card(self, name: str) -> int:
        """The number of a tapestry card: the lowest of its copies that is not in the deck."""
        copies = [n for n, card in enumerate(self.table.catalog.cards) if card.id == name]
        return min(n for n in copies if n not in self.table.deck)

    def tech(self, name: str) -> int:
        return next(n for n, card in enumerate(self.table.catalog.techs) if card.id == name)
