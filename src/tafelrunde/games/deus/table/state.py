"""What lies on a Deus table. The fields are declared in fields.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Optional

from ....kernel.decision import Rules
from ....kernel.rng import Rng
from ..pieces.kinds import BLUE, PURPLE, RED, SECOND_ARMY, STANDARD
from ..pieces.map import Map
from .made import TableFields
from .player import DeusPlayer
from .steps import OVER, SET_UP, START_PIECES
from .switches import Switches

if TYPE_CHECKING:  # the cards hold effects, which know the table
    from ..box import Box


class Table(TableFields):
    __slots__ = ()

    def __init__(
        self, rng: Rng, box: Box, map: Map, players: int, switches: Switches, like: Optional[Table] = None
    ) -> None:
        super().__init__(rng, box, map, switches, like)
        if like is not None:
            self.players = [DeusPlayer(player.seat, player) for player in like.players]
        else:
            self.players = [DeusPlayer(seat) for seat in range(players)]

    def clone(self) -> Table:
        return Table(self.rng.copy(), self.box, self.map, 0, self.switches, self)

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
        numbers = super().pack()
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
