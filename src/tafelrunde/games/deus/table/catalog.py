"""What the rules look up in the catalog of components. The class in ../catalog.py fulfils it."""

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
