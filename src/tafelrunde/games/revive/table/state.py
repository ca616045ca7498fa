"""What lies on a Revive table and in front of each player."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Optional

from ....kernel.decision import Rules
from ....kernel.rng import Rng
from ....kernel.state import State
from ..pieces.board import ENERGY, FIRST_SPECIAL, LARGE_BUILDINGS, SMALL_BUILDINGS, TRACK_END, TRIBE_MACHINE
from ..pieces.kinds import BASIC, CAPS, CITIZENS, CRATES, LARGE_ARTIFACTS, MACHINES, MODULES
from ..pieces.map import ALWAYS_OPEN, AREA_SPACES, tile_fields
from ..pieces.map import SPACES as TILE_SPACES
from .player import RevivePlayer
from .switches import Switches

if TYPE_CHECKING:  # the cards hold effects, which know the table
    from ..box import Box

# The steps of a game; each is a restart point. Pending effects come before any of them.
SET_UP: Final = 0
TRIBES: Final = 1
ARTIFACT_CARDS: Final = 2
ACTION: Final = 3
HIBERNATE: Final = 4
CLEAR_DISPLAY: Final = 5
HIBERNATION_REWARD: Final = 6
END_TURN: Final = 7
SCORING: Final = 8
OVER: Final = 9

# Why a game is over.
NOT_YET: Final = 0
BY_ARTIFACTS: Final = 1
BY_CLOCK: Final = 2
BY_STALL: Final = 3
ENDINGS: Final = ("", "artifacts", "clock", "stall")

AWAKE: Final = -2  # `sleep`: no card sends the player to sleep

Frame = tuple[int, ...]  # a seat, then the numbers of the effects it may carry out in any order


class Table(State):
    __slots__ = (
        "actions", "active", "artifact_box", "artifacts", "back_fields", "box", "cards", "cards_out", "clock",
        "colours_for", "corners", "crates", "deck", "discount", "doing", "ending", "energy", "explored", "first",
        "frames", "last_turns", "machine_piles", "machines", "machines_out", "module_pile", "modules", "modules_out",
        "of", "open_fields", "paying", "players", "quiet_rounds", "range", "round", "shared", "shown", "site",
        "sleep", "slept", "step", "switches", "tiles", "turned", "turns_taken", "unlimited",
    )  # fmt: skip

    box: Box
    switches: Switches
    players: list[RevivePlayer]
    frames: list[Frame]  # pending effects; the last frame is resolved first
    step: int
    active: int
    first: int
    round: int
    turns_taken: int  # in this round
    actions: int  # in this turn
    slept: bool  # this turn was a hibernation
    sleep: int  # the card that sends its player to sleep, NONE if the player chose to, AWAKE if nobody sleeps
    clock: int  # the field of the action marker (solo)
    ending: int
    last_turns: int  # turns still to come once the end was triggered; -1 before
    quiet_rounds: int
    deck: list[int]  # the last one is drawn first, here and below
    cards: list[int]  # in the display
    cards_out: int
    machine_piles: list[list[int]]  # by colour
    machines: list[list[int]]
    machines_out: int
    module_pile: list[int]
    modules: list[int]
    modules_out: int
    crates: list[int]
    energy: int
    artifacts: int  # in the area: large ones, and two small ones in the longer game of four
    artifact_box: list[int]  # artifact cards nobody has
    shared: list[int]  # the artifact card everybody scores (REV-VAR-09)
    tiles: list[int]  # on each space
    turned: int  # spaces whose tile lies turned by 180 degrees
    shown: int  # spaces whose front everybody has seen
    explored: int  # spaces whose tile lies face up
    back_fields: tuple[tuple[int, int, int], ...]  # food, units of choice, and the fields of tiles with such a back
    of: list[int]  # the fields of each terrain
    open_fields: int  # explored fields, abyss and large locations
    corners: list[int]  # the side of a large location that lies there
    # What holds for the action or card play in progress only:
    site: int
    doing: int
    range: int
    discount: int
    unlimited: bool
    paying: bool
    colours_for: int  # the card that counts as all colours (REV-SYMM-06)

    def __init__(self, rng: Rng, box: Box, players: int, switches: Switches, like: Optional[Table] = None) -> None:
        super().__init__(rng)
        self.box = box
        self.switches = switches
        self.doing = -1
        self.range = 0
        self.discount = 0
        self.unlimited = False
        self.paying = False
        self.colours_for = -1
        if like is not None:
            self.reveals = like.reveals
            self.players = [RevivePlayer(player.seat, player) for player in like.players]
            self.frames = like.frames.copy()
            self.step = like.step
            self.active = like.active
            self.first = like.first
            self.round = like.round
            self.turns_taken = like.turns_taken
            self.actions = like.actions
            self.slept = like.slept
            self.sleep = like.sleep
            self.clock = like.clock
            self.ending = like.ending
            self.last_turns = like.last_turns
            self.quiet_rounds = like.quiet_rounds
            self.deck = like.deck.copy()
            self.cards = like.cards.copy()
            self.cards_out = like.cards_out
            self.machine_piles = [pile.copy() for pile in like.machine_piles]
            self.machines = [row.copy() for row in like.machines]
            self.machines_out = like.machines_out
            self.module_pile = like.module_pile.copy()
            self.modules = like.modules.copy()
            self.modules_out = like.modules_out
            self.crates = like.crates.copy()
            self.energy = like.energy
            self.artifacts = like.artifacts
            self.artifact_box = like.artifact_box.copy()
            self.shared = like.shared.copy()
            self.tiles = like.tiles.copy()
            self.turned = like.turned
            self.explored = like.explored
            self.shown = like.shown
            self.back_fields = like.back_fields
            self.of = like.of.copy()
            self.open_fields = like.open_fields
            self.corners = like.corners.copy()
            self.site = like.site
            return
        self.players = [RevivePlayer(seat) for seat in range(players)]
        self.frames = []
        self.step = SET_UP
        self.active = 0
        self.first = 0
        self.round = 1
        self.turns_taken = 0
        self.actions = 0
        self.slept = False
        self.sleep = AWAKE
        self.clock = 1 if players == 1 else 0
        self.ending = NOT_YET
        self.last_turns = -1
        self.quiet_rounds = 0
        self.deck = []
        self.cards = []
        self.cards_out = 0
        self.machine_piles = [[], [], []]
        self.machines = [[], [], []]
        self.machines_out = 0
        self.module_pile = []
        self.modules = []
        self.modules_out = 0
        self.crates = []
        self.energy = ENERGY
        self.artifacts = 0
        self.artifact_box = []
        self.shared = []
        self.tiles = [-1] * TILE_SPACES
        self.turned = 0
        self.explored = 0
        self.shown = 0
        self.back_fields = ()
        self.of = [0] * 6
        self.open_fields = ALWAYS_OPEN
        self.corners = []
        self.site = -1

    def clone(self) -> Table:
        return Table(self.rng.copy(), self.box, 0, self.switches, self)

    def next_step(self) -> Optional[Rules]:
        if self.frames:
            return RESOLVE[0](self)
        return None if self.step == OVER else STEPS[self.step](self, self.players[self.active])

    # -------------------------------------------------------------------------------------------- pending effects

    def push(self, seat: int, effects: list[int]) -> None:
        """Effects to carry out before anything else goes on, in an order the seat chooses."""
        if effects:
            self.frames.append((seat, *effects))

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
        """Fields with a building, figure, tile or falcon of anybody."""
        result = 0
        for player in self.players:
            result |= player.small | player.large | player.figures | player.tiles
            if player.falcon >= 0:
                result |= 1 << player.falcon
        return result

    def lay_tile(self, space: int, turned: bool) -> None:
        """Face up, as chosen; its fields are on the map from now on."""
        if turned:
            self.turned |= 1 << space
        self.explored |= 1 << space
        self.open_fields |= tile_fields(space)
        faces = self.box.tiles[self.tiles[space]].faces
        for k in range(4):
            self.of[faces[3 - k if turned else k]] |= 1 << 4 * space + k
        self.map_changed()

    def change_field(self, field: int, terrain: int) -> None:
        """A tile of a tribe makes it another kind of field (REV-TRIBE-06)."""
        for kind in range(6):
            self.of[kind] &= ~(1 << field)
        self.of[terrain] |= 1 << field
        self.map_changed()

    def map_changed(self) -> None:
        """Distances must be counted anew."""
        for player in self.players:
            player.reach = ()

    # -------------------------------------------------------------------------------------------- what is hidden

    def unseen(self, seat: int) -> list[list[int]]:
        """Stacks, crates closed by others, artifact cards of others and in the box, fronts of tiles by their backs."""
        crates = self.crates.copy()
        artifacts = self.artifact_box.copy()
        for player in self.players:
            if player.seat != seat:
                crates += player.closed
                artifacts += player.artifact + player.passed
        piles = [self.deck.copy(), self.module_pile.copy(), *(pile.copy() for pile in self.machine_piles)]
        return [*piles, crates, artifacts, *self._hidden_tiles()]

    def _hidden_tiles(self) -> list[list[int]]:
        fronts: list[list[int]] = [[] for _ in range(self.box.backs)]
        for space in range(AREA_SPACES):
            if not self.shown >> space & 1:
                fronts[self.box.tiles[self.tiles[space]].back].append(self.tiles[space])
        return fronts

    def place(self, seat: int, cards: list[list[int]]) -> None:
        self.deck = cards[0].copy()
        self.module_pile = cards[1].copy()
        self.machine_piles = [pile.copy() for pile in cards[2:5]]
        crates = cards[5].copy()
        artifacts = cards[6].copy()
        self.crates = _take(crates, len(self.crates))
        self.artifact_box = _take(artifacts, len(self.artifact_box))
        for player in self.players:
            if player.seat != seat:
                player.closed = sorted(_take(crates, len(player.closed)))
                player.artifact = sorted(_take(artifacts, len(player.artifact)))
                player.passed = _take(artifacts, len(player.passed))
        fronts = [pile.copy() for pile in cards[7:]]
        for space in range(AREA_SPACES):
            if not self.shown >> space & 1:
                self.tiles[space] = fronts[self.box.tiles[self.tiles[space]].back].pop()

    def pack(self) -> list[int]:
        numbers = [
            self.rng.state, self.reveals, self.step, self.active, self.first, self.round, self.turns_taken,
            self.actions, self.slept, self.sleep, self.clock, self.ending, self.last_turns, self.quiet_rounds,
            self.cards_out, self.machines_out, self.modules_out, self.energy, self.artifacts, self.turned,
            self.explored, self.shown, self.open_fields, self.site,
        ]  # fmt: skip
        zones = [self.deck, self.cards, self.module_pile, self.modules, self.crates, self.artifact_box, self.shared]
        for zone in (*zones, *self.machine_piles, *self.machines, *self.frames):
            numbers += [len(zone), *zone]
        numbers += self.tiles + self.of + self.corners
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
        cards = self.deck + self.cards + _members(self.cards_out)
        modules = self.module_pile + self.modules + _members(self.modules_out)
        machines = _members(self.machines_out)
        crates = self.crates.copy()
        energy = self.energy
        for colour in range(BASIC):
            machines += self.machine_piles[colour] + self.machines[colour]
        for player in self.players:
            cards += [card for card in player.cards if card < CITIZENS]
            modules += [module for module in player.modules if module >= 0]
            machines += [machine for machine in player.machines if machine >= 0]
            crates += player.closed + player.opened_crates
            energy += player.all_energy
        assert sorted(cards) == list(range(CITIZENS)), "citizen cards lost or doubled"
        assert sorted(modules) == list(range(MODULES)), "modules lost or doubled"
        assert sorted(machines) == list(range(MACHINES)), "machine tiles lost or doubled"
        assert sorted(crates) == list(range(CRATES)), "crates lost or doubled"
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
        assert start_cards == 6 or self.step <= TRIBES, "start cards lost or made"
        assert player.artifacts >> LARGE_ARTIFACTS == 0


def _take(pile: list[int], n: int) -> list[int]:
    taken = pile[:n]
    del pile[:n]
    return taken


def _members(numbers: int) -> list[int]:
    return [n for n in range(numbers.bit_length()) if numbers >> n & 1]


# What to do in each step, and how pending effects are resolved. The rules know the table, not the other way round:
# rules/steps.py fills these in.
STEPS: Final[list[Callable[[Table, RevivePlayer], Rules]]] = []
RESOLVE: Final[list[Callable[[Table], Rules]]] = []
