"""The catalog (../catalog.py) as a protocol for the table."""

from __future__ import annotations

from typing import Protocol

from .component_types import Components
from .moments import Moments
from .supply import Supply


class Catalog(Components, Protocol):
    def supply(self, expansions: int, only_known: bool, against_automa: bool = False) -> Supply: ...
    def moments(self, expansions: int, revised: bool, bots: bool) -> Moments: ...
