"""The state of a Tapestry table. table_fields.py declares the fields, lookups.py has derived values, and check.py the
invariants."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Optional

from ....kernel.decision import Pools, Rules
from ....kernel.hexes import mask, members
from ....kernel.rng import Rng
from ....kernel.state import State, take
from ..pieces.automa import AUTOMA_AND_SHADOW, NO_BOTS
from ..pieces.landmarks import NO_LANDMARK
from ..pieces.map import Map
from .automa import Automa, Bot, Decisions, Shadow
from .catalog import Catalog
from .check import check_table
from .lookups import TableLookups
from .player import TapestryPlayer
from .sideboard import EMPTY_TABLE, TableSideboard
from .steps import OVER, SET_UP
from .switches import Switches

# The fields of the decks, by their names in texts and observations.
DECK_FIELDS: Final = {
    "tapestry": "deck", "tech": "tech_deck", "tiles": "tiles_left", "space": "spaces_left",
    "civilizations": "civs_left",
}  # fmt: skip


class Table(TableLookups):
    __slots__ = ()

    def __init__(
        self,
        rng: Rng,
        catalog: Catalog,
        map: Map,
        players: int,
        switches: Switches,
        like: Optional[Table] = None,
        before: Optional[Table] = None,
    ) -> None:
        if like is not None:
            super().__init__(rng, catalog, map, switches, like.supply, like.moments, like, before)
            self.later = like.later
            self.bots = [
                bot.copy(before.bots[number] if before is not None else None) for number, bot in enumerate(like.bots)
            ]
            self.decisions = None if like.decisions is None else Decisions(like.decisions)
            if before is None:
                self.players = [TapestryPlayer(player.seat, player) for player in like.players]
            else:
                self.players = []
                for player in like.players:
                    was = before.players[player.seat]
                    self.players.append(was if player.same_as(was) else TapestryPlayer(player.seat, player, was))
            return
        against_automa = switches.bots == AUTOMA_AND_SHADOW
        supply = catalog.supply(switches.expansions, switches.only_known, against_automa)
        moments = catalog.moments(switches.expansions, switches.revised, switches.bots != NO_BOTS)
        super().__init__(rng, catalog, map, switches, supply, moments)
        self.later = NO_LANDMARK
        self.side = TableSideboard() if switches.expansions else EMPTY_TABLE
        self.players = [
            TapestryPlayer.at_start(seat, players, supply.tracks, switches.expansions) for seat in range(players)
        ]
        self.bots = bots_at_start(switches.bots, players, supply.tracks)
        self.decisions = Decisions() if self.bots else None

    def clone(self) -> Table:
        return Table(self.rng.copy(), self.catalog, self.map, 0, self.switches, self)

    def checkpoint(self, before: State) -> Table:
        assert isinstance(before, Table)
        return Table(self.rng.copy(), self.catalog, self.map, 0, self.switches, self, before)

    @property
    def own_side(self) -> TableSideboard:
        """The sideboard for writing: from now on no copy of the table shares it."""
        if self.side.shared:
            assert self.side is not EMPTY_TABLE, "the base game has no sideboards"
            self.side = TableSideboard(self.side)
        return self.side

    def next_step(self) -> Optional[Rules]:
        if self.step == OVER:
            return None
        return STEPS[self.step](self, self.participant(self.active) if self.bots else self.players[self.active])

    # -------------------------------------------------------------------------------------------- what is hidden

    def further_parts(self) -> Sequence[Any]:
        mats = [self.automa.mat] if self.automa is not None else []
        return [*self.bots, *mats, *([self.decisions] if self.decisions is not None else [])]

    def collect_partly_hidden(self, pools: Pools, seat: int) -> None:
        """Tapestry cards face down or in other hands unless shown; civilizations offered to others, and what they chose
        in secret; the orders of the decks of the expansions."""
        cards, civs = pools["card"], pools["civilization"]
        cards += members(self.face_down)
        for player in self.players:
            if player.seat == seat:
                pools["own deck"] = player.own_deck.copy()  # whose cards the seat knows, but not their order
            else:
                hidden = (player.hand | player.drawn | player.side.kept_card) & ~self.known(seat, player)
                cards += members(hidden | player.own_discard | player.side.submerged) + player.own_deck
                civs += player.offer
                for number in range(len(player.sealed)):
                    pools[f"choice {number} of seat {player.seat}"] = [0, 1]
        if self.side is not EMPTY_TABLE:
            pools["landmark card"] = self._unseen_goals(seat)
            pools["masterpiece"] = self.side.masterpiece_deck.copy()
        if self.decisions is not None:
            self.decisions.collect_hidden(pools)
        if self.automa is not None:
            self.automa.mat.collect_hidden(pools, self)  # TAP-AUTOMA-20

    def known(self, seat: int, player: TapestryPlayer) -> int:
        """The cards in a hand that a seat knows: those that everybody saw, and those that it alone did."""
        return player.shown | (self.players[seat].side.seen[player.seat] if 0 <= seat < len(self.players) else 0)

    def forget(self, player: TapestryPlayer) -> None:
        """Called when a card leaves a hand: private knowledge about it ends."""
        if self.side is not EMPTY_TABLE:
            there = player.hand | player.drawn
            for other in self.players:
                if other.side.seen[player.seat] & ~there:
                    other.own_side.seen[player.seat] &= there

    def _unseen_goals(self, seat: int) -> list[int]:
        """Landmark cards in the deck, and those that others choose among."""
        goals = self.side.landmark_deck.copy()
        for player in self.players:
            if player.seat != seat:
                goals += members(player.side.drawn_goals)
        return goals

    def deal_partly_hidden(self, pools: Pools, seat: int) -> None:
        cards, civs = pools["card"], pools["civilization"]
        self._lay_face_down(take(cards, self.face_down.bit_count()))
        for player in self.players:
            if player.seat == seat:
                player.own_deck = pools["own deck"]
            else:
                known = self.known(seat, player)
                secret = (player.hand & ~known).bit_count()
                player.hand = player.hand & known | mask(take(cards, secret))
                secret = (player.drawn & ~known).bit_count()
                player.drawn = player.drawn & known | mask(take(cards, secret))
                if player.side.kept_card & ~known:
                    player.own_side.kept_card = mask(take(cards, 1))
                player.own_discard = mask(take(cards, player.own_discard.bit_count()))
                if player.side.submerged:
                    player.own_side.submerged = mask(take(cards, player.side.submerged.bit_count()))
                player.own_deck = take(cards, len(player.own_deck))
                player.offer = tuple(sorted(take(civs, len(player.offer))))
                choices = range(len(player.sealed))
                player.sealed = [pools[f"choice {number} of seat {player.seat}"][0] for number in choices]
        if self.side is not EMPTY_TABLE:
            self._place_on_sideboards(seat, pools["landmark card"], pools["masterpiece"])
        if self.decisions is not None:
            self.decisions.deal_hidden(pools)
        if self.automa is not None:
            self.automa.mat.deal_hidden(pools, self)

    def _place_on_sideboards(self, seat: int, goals: list[int], masterpieces: list[int]) -> None:
        self.own_side.landmark_deck = take(goals, len(self.side.landmark_deck))
        self.own_side.masterpiece_deck = masterpieces
        for player in self.players:
            if player.seat != seat and player.side.drawn_goals:
                player.own_side.drawn_goals = mask(take(goals, player.side.drawn_goals.bit_count()))

    def _lay_face_down(self, cards: list[int]) -> None:
        """In the order of the places: the order of the cards that lie there would tell something of them."""
        if not cards:
            return
        hidden, self.face_down = self.face_down, mask(cards)
        next_card = iter(cards)
        for player in self.players:
            player.stacks = [
                tuple(next(next_card) if hidden >> card & 1 else card for card in stack) for stack in player.stacks
            ]

    def pack(self) -> list[int]:
        numbers = super().pack()
        for player in self.players:
            numbers += player.pack()
        if self.later != NO_LANDMARK:  # seldom, so that the other positions keep their hashes
            numbers.append(self.later)
        if self.side is not EMPTY_TABLE:
            numbers += self.side.pack()
        if self.decisions is not None:
            numbers += self.decisions.pack()
        for bot in self.bots:
            numbers += bot.pack()
        return numbers

    def check(self) -> None:
        """Checks the invariants."""
        if self.step != SET_UP:
            check_table(self)


def bots_at_start(which: int, players: int, tracks: int) -> list[Bot]:
    """The opponents that the rules play; they sit behind the players (TAP-AUTOMA-01, TAP-AUTOMA-115)."""
    bots: list[Bot] = []
    if which == AUTOMA_AND_SHADOW:
        bots = [Automa(players), Shadow(players + 1)]
    elif which != NO_BOTS:
        bots = [Shadow(players)]
    for bot in bots:
        bot.far = [0] * tracks
    return bots


# What to do in each step. The rules know the table, not the other way round: rules/steps.py fills this in.
STEPS: Final[dict[int, Callable[[Table, Any], Rules]]] = {}
