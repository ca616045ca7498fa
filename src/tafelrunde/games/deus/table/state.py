"""The state of a Deus table and its hidden parts. The fields are declared in table_fields.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Optional

from ....kernel.decision import NONE, Pools, Rules
from ....kernel.rng import Rng
from ....kernel.state import State, take
from ..pieces.amounts import PIECES_OF_TYPE
from ..pieces.kinds import RED, SECOND_ARMY, STANDARD
from ..pieces.map import Map
from ._table_fields import TableFields
from .catalog import Catalog
from .check import check_table
from .knowledge import knows
from .player import DeusPlayer
from .steps import OVER, START_PIECES
from .switches import Switches


class Table(TableFields):
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
        super().__init__(rng, catalog, map, switches, like, before)
        if like is None:
            self.players = [DeusPlayer(seat) for seat in range(players)]
        elif before is None:
            self.players = [DeusPlayer(player.seat, player) for player in like.players]
        else:
            self.players = []
            for player in like.players:
                was = before.players[player.seat]
                self.players.append(was if player.same_as(was) else DeusPlayer(player.seat, player, was))

    def clone(self) -> Table:
        return Table(self.rng.copy(), self.catalog, self.map, 0, self.switches, self)

    def checkpoint(self, before: State) -> Table:
        assert isinstance(before, Table)
        return Table(self.rng.copy(), self.catalog, self.map, 0, self.switches, self, before)

    def next_step(self) -> Optional[Rules]:
        return None if self.step == OVER else STEPS[self.step](self, self.players[self.active])

    # -------------------------------------------------------------------------------------------- looking at the table

    @property
    def occupied(self) -> int:
        """All regions with a piece of any player."""
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

    def collect_partly_hidden(self, pools: Pools, seat: int) -> None:
        """The offering of somebody else, discards that this seat never saw, other jokers; and, while starting pieces
        are sealed, all 25 pieces of each other player (DEUS-SETUP-22)."""
        cards = pools["card"]
        if seat != self.active:
            cards += self.aside
        cards += [card for card, known_to in zip(self.discard, self.known_to, strict=True) if not knows(seat, known_to)]
        for player in self.players:
            if player.seat == seat:
                continue
            if player.joker != NONE:
                cards.append(player.joker)
            if self.step == START_PIECES:
                pieces = [kind for kind in range(STANDARD) for _ in range(PIECES_OF_TYPE)]
                pools[f"pieces of seat {player.seat}"] = pieces

    def deal_partly_hidden(self, pools: Pools, seat: int) -> None:
        cards = pools["card"]
        if seat != self.active:
            self.aside = sorted(take(cards, len(self.aside)))
        for i, known_to in enumerate(self.known_to):
            if not knows(seat, known_to):
                self.discard[i] = take(cards, 1)[0]
        for player in self.players:
            if player.seat == seat:
                continue
            if player.joker != NONE:
                self._swap_joker(player, take(cards, 1)[0])
            if self.step == START_PIECES:
                chosen = pools[f"pieces of seat {player.seat}"][: self.switches.start_pieces]
                player.sealed = [chosen.count(kind) for kind in range(len(player.sealed))]

    @property
    def shows_points(self) -> bool:
        """Whether the points lie open (DEUS-SETUP-20)."""
        return self.switches.open_vp or self.step == OVER

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

    def check(self) -> None:
        check_table(self, self.players)


# The rules of each step, filled in by rules/steps.py: the table does not import the rules.
STEPS: Final[list[Callable[[Table, DeusPlayer], Rules]]] = []
