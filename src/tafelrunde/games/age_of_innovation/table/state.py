"""The state of an Age of Innovation table. The fields are declared in table_fields.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Optional

from ....kernel.decision import Pools, Rules
from ....kernel.hexes import union
from ....kernel.state import State
from ..pieces.codes import bridge_at
from ..pieces.kinds import ROUNDS, UNIVERSITY
from ..pieces.map import ends_of
from ._table_fields import TableFields
from .automa import Automa
from .check import check_table
from .player import AoiPlayer
from .steps import ACTION_PHASE, OVER, SET_UP


class Table(TableFields):
    __slots__ = ()

    def clone(self) -> Table:
        copy = Table(self.rng.copy(), self.catalog, self.map, self.switches, self)
        copy.players = [AoiPlayer(player.seat, player) for player in self.players]
        copy.automa = None if self.automa is None else Automa(self.automa)
        return copy

    def checkpoint(self, before: State) -> Table:
        assert isinstance(before, Table)
        copy = Table(self.rng.copy(), self.catalog, self.map, self.switches, self, before)
        copy.players = []
        for player in self.players:
            was = before.players[player.seat]
            copy.players.append(was if player.same_as(was) else AoiPlayer(player.seat, player, was))
        copy.automa = None if self.automa is None else Automa(self.automa, before.automa)
        return copy

    def next_step(self) -> Optional[Rules]:
        return None if self.step == OVER else STEPS[self.step](self, self.players[self.active])

    # -------------------------------------------------------------------------------------------- people and the Automa

    @property
    def people(self) -> list[AoiPlayer]:
        """Everybody but the Automa."""
        return self.players if self.automa is None else self.players[: self.automa.seat]

    def is_automa(self, seat: int) -> bool:
        return self.automa is not None and self.automa.seat == seat

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
        """The value on the track; in the action phase, before passing, a round bonus may add to it (AOI-BONUS-21,
        AOI-BONUS-61). The Automa ships as its level says (AOI-SOLO-42)."""
        if self.automa is not None and self.automa.seat == me.seat:
            return self.automa.ship
        value = me.shipping + self.catalog.boards[me.board].shipping_start
        if self.phase == ACTION_PHASE and not me.passed:
            for ability in self.catalog.bonuses[me.bonus].abilities:
                value += ability.shipping()
        return value

    def renew_reach(self, me: AoiPlayer) -> None:
        """Everything in reach of own buildings, by adjacency or shipping (AOI-REACH-03, AOI-REACH-05, AOI-REACH-07); to
        be called when shipping or bridges change."""
        reach = self.map.reach(self.shipping(me))
        me.reach = (union(reach, me.occupied) | union(self.around, me.occupied)) & self.map.land

    def put_building(self, me: AoiPlayer, kind: int, space: int, neutral: bool = False) -> None:
        """On an empty space, or in place of the building that stands there; an annex stays (AOI-Q-20). Its owner is the
        one with that home terrain, also of a neutral one (AOI-NEUTRAL-11)."""
        bit = 1 << space
        if me.occupied & bit:
            for other in range(UNIVERSITY + 1):
                me.pieces[other] &= ~bit
        else:
            me.occupied |= bit
            me.banks |= self.map.sites_at[space]
            self.built |= bit
            me.reach |= (self.map.reach(self.shipping(me))[space] | self.around[space]) & self.map.land
        me.pieces[kind] |= bit
        if neutral:
            me.neutral |= bit

    def put_bridge(self, me: AoiPlayer, site: int) -> None:
        """The two spaces become adjacent, for everybody (AOI-REACH-02, AOI-Q-05)."""
        upper, lower = ends_of(site)
        self.bridges.append(bridge_at(site, me.seat))
        me.bridges -= 1
        self.around = self.around.copy()
        self.around[upper] |= 1 << lower
        self.around[lower] |= 1 << upper
        ends = 1 << upper | 1 << lower
        for player in self.players:
            if player.occupied & ends:
                self.renew_reach(player)

    def change_terrain(self, space: int, terrain: int) -> None:
        """A terrain tile is laid on the space (AOI-MATERIAL-13, AOI-SPADE-20)."""
        self.lands[self.terrain[space]] &= ~(1 << space)
        self.lands[terrain] |= 1 << space
        self.terrain = self.terrain.copy()
        self.terrain[space] = terrain

    def group(self, me: AoiPlayer, space: int) -> int:
        """The own buildings connected with one by adjacency (AOI-TOWN-12)."""
        found = fresh = 1 << space
        while fresh:
            fresh = union(self.around, fresh) & me.occupied & ~found
            found |= fresh
        return found

    # -------------------------------------------------------------------------------------------- what is hidden

    def collect_partly_hidden(self, pools: Pools, seat: int) -> None:
        """Only the area tile of a two-player game (AOI-TWOP-02, AOI-TWOP-09) and the cards of the Automa
        (AOI-SOLO-17)."""
        if self.automa is not None:
            self.automa.collect_hidden(pools)
        elif self.area and self.round < ROUNDS:
            pools["area tile"] = self.area.copy()

    def deal_partly_hidden(self, pools: Pools, seat: int) -> None:
        if self.automa is not None:
            self.automa.deal_hidden(pools)
        elif "area tile" in pools:
            self.area = pools["area tile"]

    def pack(self) -> list[int]:
        numbers = super().pack()
        for player in self.players:
            numbers += player.pack()
        return numbers if self.automa is None else numbers + self.automa.pack()

    def check(self) -> None:
        check_table(self, self.players)
        for player in self.players if self.step != SET_UP else ():
            if player.occupied:
                known = player.reach
                self.renew_reach(player)
                assert known == player.reach, "reach is out of date"


# The rules of each step, filled in by rules/steps.py: the table does not import the rules.
STEPS: Final[list[Callable[[Table, AoiPlayer], Rules]]] = []
