"""The catalog of components as a protocol for the rules. The class in ../catalog.py implements it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Optional, Protocol

from ....kernel.decision import Rules
from .ability import Ability, AutomaAbility, Jump
from .effect import AoiEffect
from .player import AoiPlayer


class Tile(Protocol):
    """Absent effects are None. `whenever` has effects by deed."""

    id: str
    abilities: tuple[Ability, ...]
    after_start: Optional[AoiEffect]
    income: Optional[AoiEffect]
    jumps: tuple[Jump, ...]
    late_start: Optional[AoiEffect]
    on_pass: Optional[AoiEffect]
    once: Optional[AoiEffect]
    special: Optional[AoiEffect]
    start: Optional[AoiEffect]
    whenever: dict[int, list[AoiEffect]]


class Board(Tile, Protocol):
    bowls: tuple[int, int]
    guild_coins: tuple[int, ...]
    guild_power: tuple[int, ...]
    innovation_books: tuple[int, ...]
    shipping: tuple[AoiEffect, ...]
    shipping_start: int
    terraforming: tuple[AoiEffect, ...]
    terraforming_coins: int
    tools_per_spade: tuple[int, ...]
    workshop_tools: tuple[int, ...]


class TownTile(Tile, Protocol):
    benefit: AoiEffect
    points: int


class Action(Protocol):
    id: str
    cost: int
    special: AoiEffect


class RoundTile(Protocol):
    id: str
    bonus: AoiEffect
    deed: int
    discipline: int
    per: int
    points: int


class FinalTile(Tile, Protocol):
    building: int
    deed: int
    points: int


class Support(Protocol):
    bonus: int
    direction: int
    nth: int
    number: int
    priority: str
    reference: int
    study: int


class AutomaCard(Protocol):
    deeds: AoiEffect
    id: str
    letters: str
    passes: bool
    starter: bool

    @property
    def actions(self) -> Sequence[AoiEffect]: ...
    @property
    def support(self) -> Support: ...


class FirstSteps(Protocol):
    levels: tuple[int, int, int, int]


class AutomaDeed(Protocol):
    """An action of a faction of the Automa."""

    def now(self, table: Any, me: AoiPlayer) -> bool: ...
    def prepare(self, table: Any, person: AoiPlayer) -> Rules: ...


class AutomaFaction(Protocol):
    id: str
    ability: Optional[AutomaAbility]

    @property
    def actions(self) -> Sequence[AutomaDeed]: ...
    @property
    def is_known(self) -> bool: ...
    @property
    def start(self) -> FirstSteps: ...


class AutomaLevel(Protocol):
    id: str
    added: tuple[int, ...]
    aside: int
    drawn: int
    points: tuple[int, ...]
    ship: tuple[int, ...]


class AutomaRound(Protocol):
    early: int
    late: int


class AutomaFinal(Protocol):
    discipline: int
    points: int


class Catalog(Protocol):
    areas: tuple[int, ...]
    disciplines: tuple[AoiEffect, ...]
    paying_competencies: int
    start_spades: tuple[AoiEffect, ...]

    @property
    def automa_cards(self) -> Sequence[AutomaCard]: ...
    @property
    def automa_factions(self) -> Sequence[AutomaFaction]: ...
    @property
    def automa_finals(self) -> Sequence[AutomaFinal]: ...
    @property
    def automa_levels(self) -> Sequence[AutomaLevel]: ...
    @property
    def automa_rounds(self) -> Sequence[AutomaRound]: ...
    @property
    def boards(self) -> Sequence[Board]: ...
    @property
    def bonuses(self) -> Sequence[Tile]: ...
    @property
    def book_actions(self) -> Sequence[Action]: ...
    @property
    def competencies(self) -> Sequence[Tile]: ...
    @property
    def faction_tiles(self) -> Sequence[Tile]: ...
    @property
    def factions(self) -> tuple[Tile, ...]: ...
    @property
    def factions_2024(self) -> tuple[Tile, ...]: ...
    @property
    def finals(self) -> Sequence[FinalTile]: ...
    @property
    def innovations(self) -> Sequence[Tile]: ...
    @property
    def palaces(self) -> Sequence[Tile]: ...
    @property
    def power_actions(self) -> Sequence[Action]: ...
    @property
    def rounds(self) -> Sequence[RoundTile]: ...
    @property
    def towns(self) -> Sequence[TownTile]: ...
