"""What lies in front of a player of Revive."""

from __future__ import annotations

from typing import Final, Optional

from ....kernel.decision import Player
from ..pieces.board import MACHINE_PLACES, SPACES

# Where blue points come from.
EXPLORED: Final = 0
PRINTED: Final = 1  # cards, modules, crates, machines, technologies
TRIBE: Final = 2
HIBERNATED: Final = 3
POINT_SOURCES: Final = ("explored", "effects", "tribe", "hibernated")


class RevivePlayer(Player):
    """What lies in front of a player. Sets of fields, technologies, machines and artifacts are bitmasks."""

    __slots__ = (
        "active", "artifact", "artifacts", "closed", "end_tile", "energy", "falcon", "figures", "hibernation",
        "lakes", "large", "loaded", "machines", "modules", "opened", "opened_crates", "passed", "progress", "reach",
        "res", "rest", "reused", "side", "skills", "slots", "small", "small_artifacts", "standing", "switch_used",
        "tally", "tech", "tiles", "tracks", "tribe", "tribe_markers", "unlocked", "vp",
    )  # fmt: skip

    tribe: int
    side: int
    res: list[int]  # gears, books, food, crystals
    energy: int  # in the storage
    loaded: int  # machine places with energy on them
    opened: int  # unlocked reward fields
    unlocked: int  # machine places that have a machine
    machines: list[int]  # the machine tile on each place, -1 where none lies
    tracks: list[int]
    progress: int  # covered fields of the progress track
    tribe_markers: int  # progress markers taken off the tribe board
    standing: list[int]  # discounts of the cards in play by kind of action, then their range
    slots: list[tuple[int, ...]]  # card * 2 + half in use, lowest card first
    modules: list[int]  # on each module space, or -1
    active: list[int]
    rest: list[int]
    closed: list[int]  # crates
    opened_crates: list[int]
    reused: int  # opened crates that were used again
    switch_used: bool
    hibernation: int
    vp: int
    tally: list[int]
    small: int  # fields with small buildings
    large: int
    figures: int
    tech: int
    skills: int  # what the technologies allow
    tiles: int  # fields with tiles of the tribe
    falcon: int
    lakes: int  # lakes that gave a reward
    artifact: list[int]  # artifact cards held: one, two while one is chosen
    passed: list[int]  # the artifact card that was not kept
    artifacts: int  # large ones
    small_artifacts: int
    end_tile: bool
    reach: tuple[int, ...]  # fields by distance, once counted; () when it must be counted anew

    def __init__(self, seat: int, like: Optional[RevivePlayer] = None) -> None:
        super().__init__(seat)
        if like is not None:
            self.tribe = like.tribe
            self.side = like.side
            self.res = like.res.copy()
            self.energy = like.energy
            self.loaded = like.loaded
            self.opened = like.opened
            self.unlocked = like.unlocked
            self.machines = like.machines.copy()
            self.tracks = like.tracks.copy()
            self.progress = like.progress
            self.tribe_markers = like.tribe_markers
            self.slots = like.slots.copy()
            self.standing = like.standing.copy()
            self.modules = like.modules.copy()
            self.active = like.active.copy()
            self.rest = like.rest.copy()
            self.closed = like.closed.copy()
            self.opened_crates = like.opened_crates.copy()
            self.reused = like.reused
            self.switch_used = like.switch_used
            self.hibernation = like.hibernation
            self.vp = like.vp
            self.tally = like.tally.copy()
            self.small = like.small
            self.large = like.large
            self.figures = like.figures
            self.tech = like.tech
            self.skills = like.skills
            self.tiles = like.tiles
            self.falcon = like.falcon
            self.lakes = like.lakes
            self.artifact = like.artifact.copy()
            self.passed = like.passed.copy()
            self.artifacts = like.artifacts
            self.small_artifacts = like.small_artifacts
            self.end_tile = like.end_tile
            self.reach = like.reach
            return
        self.tribe = -1
        self.side = 0
        self.res = [0] * 4
        self.energy = 0
        self.loaded = 0
        self.opened = 0
        self.unlocked = 0
        self.machines = [-1] * MACHINE_PLACES
        self.tracks = [1] * 3
        self.progress = 0
        self.tribe_markers = 0
        self.slots = [()] * 5
        self.standing = [0] * 4
        self.modules = [-1] * SPACES
        self.active = []
        self.rest = []
        self.closed = []
        self.opened_crates = []
        self.reused = 0
        self.switch_used = False
        self.hibernation = 0
        self.vp = 0
        self.tally = [0] * len(POINT_SOURCES)
        self.small = 0
        self.large = 0
        self.figures = 0
        self.tech = 0
        self.skills = 0
        self.tiles = 0
        self.falcon = -1
        self.lakes = 0
        self.artifact = []
        self.passed = []
        self.artifacts = 0
        self.small_artifacts = 0
        self.end_tile = False
        self.reach = ()

    @property
    def buildings(self) -> int:
        return self.small | self.large

    @property
    def all_energy(self) -> int:
        """On machines and in storage (REV-ARTI-02)."""
        return self.energy + self.loaded.bit_count()

    @property
    def cards(self) -> list[int]:
        """Active area, slots and rest area."""
        return self.active + self.rest + [card >> 1 for slot in self.slots for card in slot]

    def pack(self) -> list[int]:
        numbers = [
            self.tribe, self.side, self.energy, self.loaded, self.opened, self.unlocked, self.progress,
            self.tribe_markers,
            self.reused, self.switch_used, self.hibernation, self.vp, self.small, self.large, self.figures, self.tech,
            self.skills, self.tiles, self.falcon, self.lakes, self.artifacts, self.small_artifacts, self.end_tile,
        ]  # fmt: skip
        for zone in (self.active, self.rest, self.closed, self.opened_crates, self.artifact, self.passed, *self.slots):
            numbers += [len(zone), *zone]
        return numbers + self.res + self.machines + self.tracks + self.modules + self.tally + self.standing
