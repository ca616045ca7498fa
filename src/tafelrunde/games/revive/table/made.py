"""Written by kernel/fields.py from fields.py, where the fields are declared: change them there."""

from __future__ import annotations

from typing import Optional
from typing import Any
from ....kernel.decision import Player
from ....kernel.rng import Rng
from ....kernel.state import State
from ..pieces.board import ENERGY, MACHINE_PLACES, SPACES
from ..pieces.map import ALWAYS_OPEN
from ..pieces.map import SPACES as TILE_SPACES
from .steps import AWAKE, NOT_YET, POINT_SOURCES, SET_UP
from .switches import Switches


class PlayerFields(Player):
    """A player's components, with a board, a switch and markers of each colour (REV-PSETUP-01, REV-COMP-19,
REV-COMP-20, REV-COMP-21). Sets of fields, technologies, machines and artifacts are bitmasks. Pieces not yet placed
are not listed: they follow from those placed."""

    __slots__ = (
        "active",
        "artifact",
        "artifacts",
        "closed",
        "end_tile",
        "energy",
        "falcon",
        "figures",
        "hibernation",
        "lakes",
        "large",
        "loaded",
        "machines",
        "modules",
        "opened",
        "opened_crates",
        "passed",
        "progress",
        "reach",
        "res",
        "rest",
        "reused",
        "side",
        "skills",
        "slots",
        "small",
        "small_artifacts",
        "standing",
        "switch_used",
        "tally",
        "tech",
        "tiles",
        "tracks",
        "tribe",
        "tribe_markers",
        "unlocked",
        "vp",
    )

    tribe: int
    side: int
    energy: int  # in the storage
    loaded: int  # machine places with energy on them
    opened: int  # unlocked reward fields
    unlocked: int  # machine places that have a machine
    progress: int  # covered fields of the progress track
    tribe_markers: int  # progress markers taken off the tribe board
    reused: int  # opened crates that were used again
    switch_used: bool  # REV-COMP-21, REV-PSETUP-06
    hibernation: int  # the field of the hibernation marker (REV-PSETUP-17)
    vp: int  # the field of the score marker (REV-PSETUP-16)
    small: int  # fields with small buildings
    large: int
    figures: int
    tech: int  # unlocked technologies by place
    skills: int  # bits of what the technologies allow
    tiles: int  # fields with tiles of the tribe
    falcon: int
    lakes: int  # lakes that rewarded a building; those with an own temple gave their reward again
    artifacts: int  # large ones
    small_artifacts: int
    end_tile: bool
    active: list[int]  # REV-CARD-07
    rest: list[int]
    closed: list[int]  # crates
    opened_crates: list[int]
    artifact: list[int]  # artifact cards held: one, or two while one is being chosen
    passed: list[int]  # the artifact card that was not kept
    slots: list[tuple[int, ...]]  # cards with the half in use (pieces/cards.py), lowest card first
    res: list[int]  # gears, books, food, crystals (REV-PSETUP-20)
    machines: list[int]  # the machine tile on each place, -1 where none lies
    tracks: list[int]  # REV-PSETUP-04
    modules: list[int]  # on each module space, or -1
    tally: list[int]
    standing: list[int]  # discounts of the cards in play by kind of action, then their range
    reach: tuple[int, ...]  # fields by distance, computed lazily; () is out of date

    def __init__(
        self, seat: int, like: Optional[PlayerFields] = None, before: Optional[PlayerFields] = None
    ) -> None:
        self.seat = seat
        if like is not None:
            self.tribe = like.tribe
            self.side = like.side
            self.energy = like.energy
            self.loaded = like.loaded
            self.opened = like.opened
            self.unlocked = like.unlocked
            self.progress = like.progress
            self.tribe_markers = like.tribe_markers
            self.reused = like.reused
            self.switch_used = like.switch_used
            self.hibernation = like.hibernation
            self.vp = like.vp
            self.small = like.small
            self.large = like.large
            self.figures = like.figures
            self.tech = like.tech
            self.skills = like.skills
            self.tiles = like.tiles
            self.falcon = like.falcon
            self.lakes = like.lakes
            self.artifacts = like.artifacts
            self.small_artifacts = like.small_artifacts
            self.end_tile = like.end_tile
            self.reach = like.reach
            if before is None:
                self.active = like.active.copy()
                self.rest = like.rest.copy()
                self.closed = like.closed.copy()
                self.opened_crates = like.opened_crates.copy()
                self.artifact = like.artifact.copy()
                self.passed = like.passed.copy()
                self.slots = like.slots.copy()
                self.res = like.res.copy()
                self.machines = like.machines.copy()
                self.tracks = like.tracks.copy()
                self.modules = like.modules.copy()
                self.tally = like.tally.copy()
                self.standing = like.standing.copy()
            else:
                self.active = before.active if like.active == before.active else like.active.copy()
                self.rest = before.rest if like.rest == before.rest else like.rest.copy()
                self.closed = before.closed if like.closed == before.closed else like.closed.copy()
                self.opened_crates = before.opened_crates if like.opened_crates == before.opened_crates else like.opened_crates.copy()
                self.artifact = before.artifact if like.artifact == before.artifact else like.artifact.copy()
                self.passed = before.passed if like.passed == before.passed else like.passed.copy()
                self.slots = before.slots if like.slots == before.slots else like.slots.copy()
                self.res = before.res if like.res == before.res else like.res.copy()
                self.machines = before.machines if like.machines == before.machines else like.machines.copy()
                self.tracks = before.tracks if like.tracks == before.tracks else like.tracks.copy()
                self.modules = before.modules if like.modules == before.modules else like.modules.copy()
                self.tally = before.tally if like.tally == before.tally else like.tally.copy()
                self.standing = before.standing if like.standing == before.standing else like.standing.copy()
            return
        self.tribe = -1
        self.side = 0
        self.energy = 0
        self.loaded = 0
        self.opened = 0
        self.unlocked = 0
        self.progress = 0
        self.tribe_markers = 0
        self.reused = 0
        self.switch_used = False
        self.hibernation = 0
        self.vp = 0
        self.small = 0
        self.large = 0
        self.figures = 0
        self.tech = 0
        self.skills = 0
        self.tiles = 0
        self.falcon = -1
        self.lakes = 0
        self.artifacts = 0
        self.small_artifacts = 0
        self.end_tile = False
        self.active = []
        self.rest = []
        self.closed = []
        self.opened_crates = []
        self.artifact = []
        self.passed = []
        self.slots = [()] * 5
        self.res = [0] * 4
        self.machines = [-1] * MACHINE_PLACES
        self.tracks = [1] * 3
        self.modules = [-1] * SPACES
        self.tally = [0] * len(POINT_SOURCES)
        self.standing = [0] * 4
        self.reach = ()

    def same_as(self, before: PlayerFields) -> bool:
        return (
            self.tribe == before.tribe
            and self.side == before.side
            and self.energy == before.energy
            and self.loaded == before.loaded
            and self.opened == before.opened
            and self.unlocked == before.unlocked
            and self.progress == before.progress
            and self.tribe_markers == before.tribe_markers
            and self.reused == before.reused
            and self.switch_used == before.switch_used
            and self.hibernation == before.hibernation
            and self.vp == before.vp
            and self.small == before.small
            and self.large == before.large
            and self.figures == before.figures
            and self.tech == before.tech
            and self.skills == before.skills
            and self.tiles == before.tiles
            and self.falcon == before.falcon
            and self.lakes == before.lakes
            and self.artifacts == before.artifacts
            and self.small_artifacts == before.small_artifacts
            and self.end_tile == before.end_tile
            and self.reach == before.reach
            and self.active == before.active
            and self.rest == before.rest
            and self.closed == before.closed
            and self.opened_crates == before.opened_crates
            and self.artifact == before.artifact
            and self.passed == before.passed
            and self.slots == before.slots
            and self.res == before.res
            and self.machines == before.machines
            and self.tracks == before.tracks
            and self.modules == before.modules
            and self.tally == before.tally
            and self.standing == before.standing
        )

    def pack(self) -> list[int]:
        numbers = [
            self.tribe,
            self.side,
            self.energy,
            self.loaded,
            self.opened,
            self.unlocked,
            self.progress,
            self.tribe_markers,
            self.reused,
            self.switch_used,
            self.hibernation,
            self.vp,
            self.small,
            self.large,
            self.figures,
            self.tech,
            self.skills,
            self.tiles,
            self.falcon,
            self.lakes,
            self.artifacts,
            self.small_artifacts,
            self.end_tile,
        ]
        numbers += [len(self.active), *self.active]
        numbers += [len(self.rest), *self.rest]
        numbers += [len(self.closed), *self.closed]
        numbers += [len(self.opened_crates), *self.opened_crates]
        numbers += [len(self.artifact), *self.artifact]
        numbers += [len(self.passed), *self.passed]
        for entry_of_slots in self.slots:
            numbers += [len(entry_of_slots), *entry_of_slots]
        numbers += self.res
        numbers += self.machines
        numbers += self.tracks
        numbers += self.modules
        numbers += self.tally
        numbers += self.standing
        return numbers


class TableFields(State):
    """The shared table (REV-SETUP-01). Components not listed are out of the game (REV-PSETUP-26)."""

    __slots__ = (
        "actions",
        "active",
        "artifact_box",
        "artifacts",
        "back_fields",
        "cards",
        "cards_out",
        "catalog",
        "clock",
        "colours_for",
        "corners",
        "crates",
        "deck",
        "discount",
        "doing",
        "ending",
        "energy",
        "explored",
        "first",
        "frames",
        "last_turns",
        "machine_piles",
        "machines",
        "machines_out",
        "module_pile",
        "modules",
        "modules_out",
        "of",
        "open_fields",
        "paying",
        "players",
        "quiet_rounds",
        "range",
        "round",
        "shared",
        "shown",
        "site",
        "sleep",
        "slept",
        "step",
        "switches",
        "tiles",
        "turned",
        "turns_taken",
        "unlimited",
    )

    catalog: Any  # state.py names the types of catalog and players
    switches: Switches
    players: list[Any]
    step: int
    active: int
    first: int
    round: int
    turns_taken: int  # in this round
    actions: int  # in this turn (REV-TURN-11)
    slept: bool  # this turn was a hibernation
    sleep: int
    clock: int  # the field of the action marker in solo (REV-SETUP-11, REV-COMP-13), beside progress (REV-SOLO-05)
    ending: int
    last_turns: int  # turns still to come once the end was triggered; -1 before
    quiet_rounds: int
    cards_out: int  # cards out of the game; likewise below
    machines_out: int
    modules_out: int
    energy: int  # in the supply (REV-SETUP-10)
    artifacts: int  # in the area: large ones, and two small ones in the longer game of four
    turned: int  # spaces whose tile lies turned by 180 degrees
    explored: int  # spaces whose tile lies face up
    shown: int  # spaces whose front everybody has seen
    open_fields: int  # explored fields, abyss and large locations
    site: int  # the space that is being explored; while the display is cleared, how far that has come
    deck: list[int]  # the last one is drawn first, here and below
    cards: list[int]  # in the display
    module_pile: list[int]
    modules: list[int]
    crates: list[int]
    artifact_box: list[int]  # the artifact cards that nobody has
    shared: list[int]  # the artifact card everybody scores (REV-VAR-09)
    machine_piles: list[list[int]]  # by colour
    machines: list[list[int]]
    frames: list[tuple[int, ...]]  # pending effects; the last frame is resolved first
    tiles: list[int]  # on each space
    of: list[int]  # the fields of each terrain
    corners: list[int]  # the side of a large location that lies there
    back_fields: tuple[tuple[int, int, int], ...]  # food, units of choice, fields of tiles with such a back
    doing: int  # the kind of action that is being paid
    range: int
    discount: int
    unlimited: bool
    paying: bool
    colours_for: int  # the card that counts as all colours (REV-SYMM-06)

    def __init__(
        self, rng: Rng, catalog: Any, switches: Switches, like: Optional[TableFields] = None, before: Optional[TableFields] = None
    ) -> None:
        self.rng = rng
        self.log = None
        if like is not None:
            self.reveals = like.reveals
            self.catalog = catalog
            self.switches = switches
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
            self.cards_out = like.cards_out
            self.machines_out = like.machines_out
            self.modules_out = like.modules_out
            self.energy = like.energy
            self.artifacts = like.artifacts
            self.turned = like.turned
            self.explored = like.explored
            self.shown = like.shown
            self.open_fields = like.open_fields
            self.site = like.site
            self.back_fields = like.back_fields
            self.doing = -1
            self.range = 0
            self.discount = 0
            self.unlimited = False
            self.paying = False
            self.colours_for = -1
            if before is None:
                self.deck = like.deck.copy()
                self.cards = like.cards.copy()
                self.module_pile = like.module_pile.copy()
                self.modules = like.modules.copy()
                self.crates = like.crates.copy()
                self.artifact_box = like.artifact_box.copy()
                self.shared = like.shared.copy()
                self.machine_piles = [entry.copy() for entry in like.machine_piles]
                self.machines = [entry.copy() for entry in like.machines]
                self.frames = like.frames.copy()
                self.tiles = like.tiles.copy()
                self.of = like.of.copy()
                self.corners = like.corners.copy()
            else:
                self.deck = before.deck if like.deck == before.deck else like.deck.copy()
                self.cards = before.cards if like.cards == before.cards else like.cards.copy()
                self.module_pile = before.module_pile if like.module_pile == before.module_pile else like.module_pile.copy()
                self.modules = before.modules if like.modules == before.modules else like.modules.copy()
                self.crates = before.crates if like.crates == before.crates else like.crates.copy()
                self.artifact_box = before.artifact_box if like.artifact_box == before.artifact_box else like.artifact_box.copy()
                self.shared = before.shared if like.shared == before.shared else like.shared.copy()
                self.machine_piles = before.machine_piles if like.machine_piles == before.machine_piles else [entry.copy() for entry in like.machine_piles]
                self.machines = before.machines if like.machines == before.machines else [entry.copy() for entry in like.machines]
                self.frames = before.frames if like.frames == before.frames else like.frames.copy()
                self.tiles = before.tiles if like.tiles == before.tiles else like.tiles.copy()
                self.of = before.of if like.of == before.of else like.of.copy()
                self.corners = before.corners if like.corners == before.corners else like.corners.copy()
            return
        self.reveals = 0
        self.catalog = catalog
        self.switches = switches
        self.step = SET_UP
        self.active = 0
        self.first = 0
        self.round = 1
        self.turns_taken = 0
        self.actions = 0
        self.slept = False
        self.sleep = AWAKE
        self.clock = 0
        self.ending = NOT_YET
        self.last_turns = -1
        self.quiet_rounds = 0
        self.cards_out = 0
        self.machines_out = 0
        self.modules_out = 0
        self.energy = ENERGY
        self.artifacts = 0
        self.turned = 0
        self.explored = 0
        self.shown = 0
        self.open_fields = ALWAYS_OPEN
        self.site = -1
        self.deck = []
        self.cards = []
        self.module_pile = []
        self.modules = []
        self.crates = []
        self.artifact_box = []
        self.shared = []
        self.machine_piles = [[], [], []]
        self.machines = [[], [], []]
        self.frames = []
        self.tiles = [-1] * TILE_SPACES
        self.of = [0] * 6
        self.corners = []
        self.back_fields = ()
        self.doing = -1
        self.range = 0
        self.discount = 0
        self.unlimited = False
        self.paying = False
        self.colours_for = -1

    def pack(self) -> list[int]:
        numbers = [
            self.rng.state,
            self.reveals,
            self.step,
            self.active,
            self.first,
            self.round,
            self.turns_taken,
            self.actions,
            self.slept,
            self.sleep,
            self.clock,
            self.ending,
            self.last_turns,
            self.quiet_rounds,
            self.cards_out,
            self.machines_out,
            self.modules_out,
            self.energy,
            self.artifacts,
            self.turned,
            self.explored,
            self.shown,
            self.open_fields,
            self.site,
        ]
        numbers += [len(self.deck), *self.deck]
        numbers += [len(self.cards), *self.cards]
        numbers += [len(self.module_pile), *self.module_pile]
        numbers += [len(self.modules), *self.modules]
        numbers += [len(self.crates), *self.crates]
        numbers += [len(self.artifact_box), *self.artifact_box]
        numbers += [len(self.shared), *self.shared]
        for entry_of_machine_piles in self.machine_piles:
            numbers += [len(entry_of_machine_piles), *entry_of_machine_piles]
        for entry_of_machines in self.machines:
            numbers += [len(entry_of_machines), *entry_of_machines]
        for entry_of_frames in self.frames:
            numbers += [len(entry_of_frames), *entry_of_frames]
        numbers += self.tiles
        numbers += self.of
        numbers += self.corners
        return numbers
