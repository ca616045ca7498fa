"""The state of a Revive table. The fields are declared in table_fields.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Optional

from ....kernel.decision import Pools, Rules
from ....kernel.hexes import members
from ....kernel.rng import Rng
from ....kernel.state import State
from ....kernel.zones import things
from ..pieces.board import ENERGY, FIRST_SPECIAL, LARGE_BUILDINGS, SMALL_BUILDINGS, TRACK_END, TRIBE_MACHINE
from ..pieces.cards import SET_SIZE
from ..pieces.kinds import BASIC, CAPS, CITIZENS, CRATES, FOREST, LARGE_ARTIFACTS, MACHINES, MODULES, MOUNTAIN, STEPPE
from ..pieces.map import ALWAYS_OPEN, AREA_SPACES, field_at, space_of, tile_fields
from ..pieces.map import SPACES as TILE_SPACES
from ._table_fields import TableFields
from .catalog import Catalog
from .player import RevivePlayer
from .steps import ACTION, OVER, SET_UP, TRIBES
from .switches import Switches


class Table(TableFields):
    __slots__ = ()

    def __init__(
        self,
        rng: Rng,
        catalog: Catalog,
        players: int,
        switches: Switches,
        like: Optional[Table] = None,
        before: Optional[Table] = None,
    ) -> None:
        super().__init__(rng, catalog, switches, like, before)
        if like is None:
            self.players = [RevivePlayer(seat) for seat in range(players)]
            self.clock = 1 if players == 1 else 0  # REV-SOLO-04
        elif before is None:
            self.players = [RevivePlayer(player.seat, player) for player in like.players]
        else:
            self.players = []
            for player in like.players:
                was = before.players[player.seat]
                self.players.append(was if player.same_as(was) else RevivePlayer(player.seat, player, was))

    def clone(self) -> Table:
        return Table(self.rng.copy(), self.catalog, 0, self.switches, self)

    def checkpoint(self, before: State) -> Table:
        assert isinstance(before, Table)
        return Table(self.rng.copy(), self.catalog, 0, self.switches, self, before)

    def next_step(self) -> Optional[Rules]:
        if self.frames:
            return RESOLVE[0](self)
        return None if self.step == OVER else STEPS[self.step](self, self.players[self.active])

    # -------------------------------------------------------------------------------------------- pending effects

    def push(self, seat: int, effects: list[int]) -> None:
        """Push effects that the seat carries out, in an order of its choice, before anything else continues."""
        if effects:
            self.frames.append((seat, *effects))

    def push_in_turn(self, frames: list[tuple[int, list[int]]]) -> None:
        """Push the effects of several seats; each seat finishes before the next. The last frame is resolved first, so
        they are pushed from the end."""
        for seat, effects in reversed(frames):
            self.push(seat, effects)

    # -------------------------------------------------------------------------------------------- looking at the table

    @property
    def solo(self) -> bool:
        return len(self.players) == 1

    def others(self, me: RevivePlayer) -> list[RevivePlayer]:
        """The opponents, in turn order after me."""
        n = len(self.players)
        return [self.players[(me.seat + k) % n] for k in range(1, n)]

    def in_turn_order(self) -> list[RevivePlayer]:
        """All players, from the one whose turn it is."""
        return self.players[self.active :] + self.players[: self.active]

    @property
    def settled(self) -> int:
        """Fields with a building, figure, tile or falcon of any player."""
        result = 0
        for player in self.players:
            result |= player.small | player.large | player.figures | player.tiles
            if player.falcon >= 0:
                result |= 1 << player.falcon
        return result

    def lay_tile(self, space: int, turned: bool) -> None:
        """Lay a tile face up; its fields are on the map from now on."""
        if turned:
            self.turned |= 1 << space
        self.explored |= 1 << space
        self.open_fields |= tile_fields(space)
        faces = self.catalog.tiles[self.tiles[space]].faces
        for k in range(4):
            self.of[faces[3 - k if turned else k]] |= 1 << field_at(space, k)
        self.map_changed()

    def terrain_at(self, field: int) -> int:
        """The kind of an explored field."""
        return next(terrain for terrain in range(6) if self.of[terrain] >> field & 1)

    def lake_at(self, field: int) -> int:
        """The kind of reward of a lake."""
        return self.catalog.tiles[self.tiles[space_of(field)]].lake

    @property
    def terrain(self) -> int:
        """Explored mountains, forests and steppes."""
        return self.of[MOUNTAIN] | self.of[FOREST] | self.of[STEPPE]

    def change_field(self, field: int, terrain: int) -> None:
        """A tile of a tribe makes it another kind of field (REV-TRIBE-06)."""
        for kind in range(6):
            self.of[kind] &= ~(1 << field)
        self.of[terrain] |= 1 << field
        self.map_changed()

    def count_backs(self) -> None:
        """Group the face-down area tiles by the cost on their backs, the cheapest first."""
        backs: dict[tuple[int, int], int] = {}
        for space in range(AREA_SPACES):
            tile = self.catalog.tiles[self.tiles[space]]
            backs[tile.food, tile.any] = backs.get((tile.food, tile.any), 0) | tile_fields(space)
        self.back_fields = tuple((food, any, fields) for (food, any), fields in sorted(backs.items()))

    def map_changed(self) -> None:
        """Invalidates the distances."""
        for player in self.players:
            player.reach = ()

    # -------------------------------------------------------------------------------------------- what is hidden

    def collect_partly_hidden(self, pools: Pools, seat: int) -> None:
        """Machines by the colour of their stack, and fronts of tiles by their backs."""
        for colour, pile in enumerate(self.machine_piles):
            pools[f"machine {colour}"] = pile.copy()
        for back in range(self.catalog.backs):
            pools[f"tile {back}"] = []
        for space in range(AREA_SPACES):
            if not self.shown >> space & 1:
                pools[self._back_at(space)].append(self.tiles[space])

    def deal_partly_hidden(self, pools: Pools, seat: int) -> None:
        self.machine_piles = [pools[f"machine {colour}"] for colour in range(len(self.machine_piles))]
        for space in range(AREA_SPACES):
            if not self.shown >> space & 1:
                self.tiles[space] = pools[self._back_at(space)].pop()

    def _back_at(self, space: int) -> str:
        return f"tile {self.catalog.tiles[self.tiles[space]].back}"

    @property
    def over(self) -> bool:
        return self.step == OVER

    def pack(self) -> list[int]:
        numbers = super().pack()
        for player in self.players:
            numbers += player.pack()
        return numbers

    # -------------------------------------------------------------------------------------------- what must always hold

    def check(self) -> None:
        if self.step == SET_UP:
            return
        self._check_stock()
        fields = 0
        for kind in self.of:
            assert fields & kind == 0, "a field of two kinds"
            fields |= kind
        assert fields == self.open_fields & ~ALWAYS_OPEN, "a field of no kind"
        assert sorted(self.tiles) == list(range(TILE_SPACES)), "tiles lost or doubled"
        buildings = 0
        for player in self.players:
            assert buildings & player.buildings == 0, "two buildings on a field"
            buildings |= player.buildings
            self._check_player(player)

    def _check_stock(self) -> None:
        cards = self.deck + self.cards + members(self.cards_out)
        modules = self.module_pile + self.modules + members(self.modules_out)
        machines = members(self.machines_out)
        energy = self.energy
        for colour in range(BASIC):
            machines += self.machine_piles[colour] + self.machines[colour]
        for player in self.players:
            cards += [card for card in player.cards if card < CITIZENS]
            modules += [module for module in player.modules if module >= 0]
            machines += [machine for machine in player.machines if machine >= 0]
            energy += player.all_energy
        assert sorted(cards) == list(range(CITIZENS)), "citizen cards lost or doubled"
        assert sorted(modules) == list(range(MODULES)), "modules lost or doubled"
        assert sorted(machines) == list(range(MACHINES)), "machine tiles lost or doubled"
        assert things(self, "crate") == list(range(CRATES)), "crates lost or doubled"
        assert self.energy >= 0
        assert energy == ENERGY, "energy lost or made"

    def _check_player(self, player: RevivePlayer) -> None:
        assert min(player.res) >= 0, "a resource below zero"
        if self.step == ACTION and not self.frames and not self.actions and player.seat != self.active:
            assert all(held <= cap for held, cap in zip(player.res, CAPS, strict=True)), "a resource above its cap"
        assert player.energy >= 0
        assert player.vp == sum(player.tally), "points without a source"
        assert all(1 <= track <= TRACK_END for track in player.tracks)
        assert player.progress == player.opened.bit_count() + player.tribe_markers, "progress markers lost or made"
        special = sum(1 << place for place, machine in enumerate(player.machines) if machine >= 0)
        standard = player.opened & (1 << FIRST_SPECIAL) - 1
        assert player.unlocked & (1 << TRIBE_MACHINE) - 1 == standard | special, "a machine without its place"
        assert player.loaded & ~player.unlocked == 0, "energy without a machine"
        assert player.small.bit_count() <= SMALL_BUILDINGS
        assert player.large.bit_count() <= LARGE_BUILDINGS
        assert player.small & player.large == 0
        assert player.figures.bit_count() == player.tech.bit_count(), "figures and technologies differ"
        start_cards = sum(card >= CITIZENS for card in player.cards)
        assert start_cards == SET_SIZE or self.step <= TRIBES, "start cards lost or made"
        assert player.artifacts >> LARGE_ARTIFACTS == 0


# The rules of each step and of pending effects, filled in by rules/steps.py: the table does not import the rules.
STEPS: Final[list[Callable[[Table, RevivePlayer], Rules]]] = []
RESOLVE: Final[list[Callable[[Table], Rules]]] = []
