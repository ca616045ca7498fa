"""The catalog of components as a protocol for the rules. The class in ../catalog.py implements it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from .effect import DeusEffect
from .player import DeusPlayer


class Card(Protocol):
    id: str
    colour: int
    cost: tuple[int, ...]
    gold: int
    effect: DeusEffect


class Temple(Protocol):
    def worth(self, table: Any, me: DeusPlayer) -> int: ...


class God(Protocol):
    effect: DeusEffect


class Catalog(Protocol):
    @property
    def cards(self) -> Sequence[Card]: ...
    @property
    def gods(self) -> Sequence[God]: ...
    def temple(self, card: int) -> Temple: ...
