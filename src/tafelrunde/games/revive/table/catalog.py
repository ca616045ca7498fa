"""What the rules look up in the catalog of components. The class in ../catalog.py fulfils it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Optional, Protocol

from ....kernel.decision import Rules
from ..pieces.artifacts import ArtifactCard
from .effect import ReviveEffect
from .player import RevivePlayer
from .switches import Switches

# `parts` are the numbers of the effects that wait side by side when a component is used.


class Half(Protocol):
    effect: ReviveEffect
    flasks: int
    parts: tuple[int, ...]
    slot: bool
    standing: Optional[ReviveEffect]


class Card(Protocol):
    id: str
    colour: int

    @property
    def halves(self) -> Sequence[Half]: ...


class Module(Protocol):
    id: str
    colours: int
    flasks: int
    parts: tuple[int, ...]


class Machine(Protocol):
    id: str
    colour: int
    flasks: int
    effect: ReviveEffect


class Crate(Protocol):
    id: str
    helps: bool
    parts: tuple[int, ...]


class Tile(Protocol):
    """`back` is the number of its kind of back."""

    id: str
    any: int
    back: int
    faces: tuple[int, int, int, int]
    food: int
    lake: int
    points: int
    start: bool


class Location(Protocol):
    """A side of a large location. `steps`: tiles needed and points, the highest first."""

    id: str
    at_once: Optional[ReviveEffect]
    colour: int
    count: int
    points: int
    steps: tuple[tuple[int, int], ...]


class Technology(Protocol):
    id: str
    machine: ReviveEffect
    parts: tuple[int, ...]
    place: int
    skills: int


class Tribe(Protocol):
    number: int

    def in_play(self, switches: Switches, /) -> bool: ...


class Exchange(Protocol):
    """An exchange that a technology allows at any time (REV-CRYS-06)."""

    helps: bool
    takes_crystals: bool

    def usable(self, table: Any, me: RevivePlayer) -> bool: ...
    def use(self, table: Any, me: RevivePlayer) -> Rules: ...


class Unprinted(Protocol):
    """Effects that the rules set off and that stand on no component."""

    artifact: ReviveEffect
    explorer_card: ReviveEffect
    removal: ReviveEffect
    spare_crystal: ReviveEffect
    turn_over: ReviveEffect

    @property
    def crystals(self) -> Sequence[ReviveEffect]: ...
    @property
    def field_cards(self) -> Sequence[ReviveEffect]: ...
    @property
    def special_machines(self) -> Sequence[ReviveEffect]: ...
    @property
    def steps(self) -> Sequence[Sequence[ReviveEffect]]: ...
    @property
    def tile_points(self) -> Sequence[ReviveEffect]: ...


class Catalog(Protocol):
    artifact_cards: tuple[ArtifactCard, ...]
    backs: int
    card_of: list[int]
    effects: list[ReviveEffect]
    exchanges: int
    lakes: tuple[ReviveEffect, ...]
    rewards: tuple[ReviveEffect, ...]
    standard: tuple[ReviveEffect, ...]
    switch: tuple[ReviveEffect, ...]

    @property
    def cards(self) -> Sequence[Card]: ...
    @property
    def crates(self) -> Sequence[Crate]: ...
    @property
    def locations(self) -> Sequence[Location]: ...
    @property
    def machines(self) -> Sequence[Machine]: ...
    @property
    def modules(self) -> Sequence[Module]: ...
    @property
    def tiles(self) -> Sequence[Tile]: ...
    @property
    def tribes(self) -> Sequence[Tribe]: ...
    @property
    def unprinted(self) -> Unprinted: ...
    def ability(self, me: RevivePlayer) -> ReviveEffect: ...
    def board_skills(self, me: RevivePlayer) -> int: ...
    def exchange(self, me: RevivePlayer) -> Optional[Exchange]: ...
    def technology(self, me: RevivePlayer, place: int) -> Technology: ...
    def technology_number(self, me: RevivePlayer, place: int) -> int: ...
