"""Builds Deus positions for tests and plays them in the words of the game.

t = scenario(players=2).seat(0, gold=4, wood=1, hand=["brown_guild_forest"]).start()
t.build("brown_guild_forest", at=t.region("forest"), gold_for=["wheat"])
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Optional

from ...kernel.decision import NONE
from ...kernel.hexes import Hex, members
from ...kernel.match import Match
from ...kernel.scenario import Played, Scenario
from .pieces.kinds import BUILDINGS, COLOURS, POINTS_AT_START, PURPLE, RED, RESOURCES, SECOND_ARMY, TERRAINS
from .pieces.map import LAYOUTS, Map
from .table.knowledge import EVERYBODY
from .table.player import DeusPlayer
from .table.prompts import (
    ACTION,
    DISCARD,
    EDGE,
    GAIN,
    JOKER,
    JOKER_CARD,
    JOKER_COLUMN,
    OFFER,
    PAY,
    PAY_FOR_EDGE,
    PLACE,
    TEMPLE_SITE,
    TOP,
)
from .table.state import Table
from .table.steps import ACTION as TURN
from .table.steps import SCORING


def scenario(players: int = 2, seed: int = 1, **options: object) -> DeusScenario:
    return DeusScenario(players, seed, options)


class DeusScenario(Scenario):
    """All options may be given; starting pieces are the standard ones, seat 0 is the first player and on turn."""

    state: Table

    def __init__(self, players: int, seed: int, options: dict[str, object]) -> None:
        from .game import DEUS

        super().__init__(DEUS, players, {"first_player": "first_seat", **options}, seed)
        assert self.state.step == TURN, "a scenario begins with the first turn"

    # -------------------------------------------------------------------------------------------- regions

    def regions(self, terrain: str) -> list[int]:
        return [r for r, kind in enumerate(self.state.map.terrain) if TERRAINS[kind] == terrain]

    def region(self, terrain: str, nth: int = 0, beside: Optional[int] = None) -> int:
        """The nth region of a terrain, of those beside another if that is given."""
        found = [r for r in self.regions(terrain) if beside is None or self.state.map.grid.beside[beside] >> r & 1]
        return found[nth]

    def beside(self, region: int) -> list[int]:
        return members(self.state.map.grid.beside[region])

    # -------------------------------------------------------------------------------------------- arranging

    def lay(
        self, faces: Sequence[int], turns: Sequence[int], centres: Optional[tuple[Hex, ...]] = None
    ) -> DeusScenario:
        """Lay another board: these faces with these turns, in the standard layout or at these centres. Call it before
        `piece`."""
        self.state.map = Map(centres or LAYOUTS["standard", self.players], list(faces), list(turns))
        beside = self.state.map.grid.beside
        self.state.village_vp = [beside[village].bit_count() for village in self.state.map.villages]
        return self

    def seat(
        self,
        seat: int,
        *,
        gold: Optional[int] = None,
        vp: Optional[int] = None,
        hand: Optional[Sequence[str]] = None,
        board: Optional[dict[str, int]] = None,
        columns: Optional[dict[str, Sequence[str]]] = None,
        joker: Optional[str] = None,
        **goods: int,
    ) -> DeusScenario:
        """Arrange a player: gold, points, resources by name, hand, pieces on the player board by building
        name (the rest of the type is in the reserve), cards in columns by colour, lowest first; `joker` names the
        column whose top card lies face down."""
        player = self.state.players[seat]
        if gold is not None:
            player.gold = gold
        if vp is not None:
            player.score(vp - player.vp, POINTS_AT_START)
        for name, amount in goods.items():
            kind = RESOURCES.index(name)
            self.state.supply[kind] += player.goods[kind] - amount
            player.goods[kind] = amount
        for name, amount in (board or {}).items():
            kind = BUILDINGS.index(name)
            player.reserve[kind] += player.board[kind] - amount
            player.board[kind] = amount
        for colour, cards in (columns or {}).items():
            player.columns[COLOURS.index(colour)] = tuple(self._pull(card) for card in cards)
        if hand is not None:
            self.state.deck = player.hand + self.state.deck
            player.hand = []
            player.hand = sorted(self._pull(card) for card in hand)
        if joker is not None:
            player.joker = player.columns[COLOURS.index(joker)][-1]
        return self

    def piece(self, seat: int, building: str, region: int) -> DeusScenario:
        """A piece on the map: from the reserve, or the player board if that is empty; a temple from the supply."""
        player = self.state.players[seat]
        kind = BUILDINGS.index(building)
        if kind == PURPLE:
            self.state.temples -= 1
        elif player.reserve[kind]:
            player.reserve[kind] -= 1
        else:
            player.board[kind] -= 1
        layer = SECOND_ARMY if kind == RED and player.pieces[RED] >> region & 1 else kind
        self.state.set_piece(player, layer, region)
        return self

    def village(self, region: int, vp: int, attacked: bool = False) -> DeusScenario:
        self.state.village_vp[self.state.map.villages.index(region)] = vp
        if attacked:
            self.state.attacked |= 1 << region
        return self

    def supply(self, **goods: int) -> DeusScenario:
        """Set a resource in the supply; the rest goes to the last player."""
        last = self.state.players[-1]
        for name, amount in goods.items():
            kind = RESOURCES.index(name)
            last.goods[kind] += self.state.supply[kind] - amount
            self.state.supply[kind] = amount
        return self

    def deck(self, *cards: str, only: bool = False) -> DeusScenario:
        """These cards on top of the draw pile, the first named drawn first. `only`: the others are in the columns of
        the last player, so that the pile can run dry."""
        on_top = [self._pull(card) for card in cards]
        if only:
            last = self.state.players[-1]
            for card in self.state.deck:
                last.columns[self.state.catalog.cards[card].colour] += (card,)
            self.state.deck = []
        self.state.deck += reversed(on_top)
        return self

    def discards(self, *cards: str, seen_by: int = EVERYBODY) -> DeusScenario:
        """Lay cards on the discard pile, bottom first; known to everybody, or to some seats (table/knowledge.py)."""
        for card in cards:
            self.state.discard.append(self._pull(card))
            self.state.known_to.append(seen_by)
        return self

    def turn(self, seat: int, round: int = 1, first: int = 0) -> DeusScenario:
        self.state.active = seat
        self.state.first = first
        self.state.turns_taken = (seat - first) % self.players
        self.state.round = round
        return self

    def ended(self) -> DeusScenario:
        """Go to the end: all turns are taken, only the scoring is left."""
        self.state.step = SCORING
        return self

    def _pull(self, card: str) -> int:
        """Take a copy of this design from the draw pile, or from another hand in exchange."""
        for zone in (self.state.deck, *(player.hand for player in self.state.players)):
            for number in zone:
                if self.state.catalog.cards[number].id == card:
                    zone.remove(number)
                    if zone is not self.state.deck:
                        zone.append(self.state.deck.pop(0))
                        zone.sort()
                    return number
        raise LookupError(f"no free copy of {card}")

    def start(self) -> DeusTable:
        return DeusTable(self.match(), self)


class DeusTable(Played):
    """A running scenario, played in the words of the game."""

    def __init__(self, match: Match, made: DeusScenario) -> None:
        super().__init__(match)
        self.region = made.region
        self.regions = made.regions
        self.beside = made.beside

    @property
    def table(self) -> Table:
        assert isinstance(self.match.state, Table)
        return self.match.state

    def player(self, seat: int) -> DeusPlayer:
        return self.table.players[seat]

    def buildable(self) -> set[str]:
        """The designs that can be built now."""
        assert self.asked is ACTION
        return {self.table.catalog.cards[code].id for code in self.options if code < OFFER}

    def card(self, design: str) -> int:
        """The number of a card in the hand of the player on turn."""
        for number in self.player(self.table.active).hand:
            if self.table.catalog.cards[number].id == design:
                return number
        raise LookupError(f"{design} is not in hand")

    def name(self, card: int) -> str:
        return self.table.catalog.cards[card].id

    def play(self, design: str, gold_for: Sequence[str] = ()) -> DeusTable:
        """Choose a card to build and pay for it; resources in `gold_for` are replaced by 4 gold each."""
        self.answer(ACTION, self.card(design))
        while self.asked is PAY:
            decision = self.match.decision
            assert decision is not None
            replaced = RESOURCES[decision.about] in gold_for
            self.answer(PAY, min(decision.options) if replaced else max(decision.options))
        return self

    def build(
        self, design: str, at: Optional[int] = None, gold_for: Sequence[str] = (), edge: bool = False
    ) -> DeusTable:
        """Play a card and place its piece; `edge` pays 3 points for it."""
        self.play(design, gold_for)
        self._put(at, edge)
        return self

    def build_joker(self, design: str, column: str, at: Optional[int] = None) -> DeusTable:
        self.answer(ACTION, JOKER)
        if self.asked is JOKER_COLUMN:
            self.answer(JOKER_COLUMN, COLOURS.index(column))
        self.answer(JOKER_CARD, self.card(design))
        self._put(at, False)
        return self

    def _put(self, at: Optional[int], edge: bool) -> None:
        if edge and self.asked is PLACE:
            self.answer(PLACE, PAY_FOR_EDGE)
        if at is not None and self.asked in (PLACE, EDGE, TEMPLE_SITE):
            assert self.asked is not None
            self.answer(self.asked, at)

    def offer(self, *designs: str, top: Optional[str] = None) -> DeusTable:
        """Discard these cards; `top` lies on top, the last one by default."""
        self.answer(ACTION, OFFER)
        for design in designs:
            self.answer(DISCARD, self.card(design))
        if self.asked is DISCARD:
            self.answer(DISCARD, NONE)
        if self.asked is TOP:
            wanted = top or designs[-1]
            self.answer(TOP, next(card for card in self.options if self.name(card) == wanted))
        return self

    def take_gifts(self) -> DeusTable:
        """Accept every plain gain that is asked about."""
        while self.asked is GAIN:
            self.answer(GAIN, 1)
        return self
