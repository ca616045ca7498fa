"""Positions in which a component comes up, by its kind (the name of its class), its id and one of its effects.
tests/conformance/corrections.py plays on from them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Optional

from tafelrunde.kernel.effects import Effect

from . import revive, tapestry
from .playing import Beginning

ARRANGED: dict[str, Callable[[str, str, Optional[Effect[Any, Any]]], Iterator[Beginning]]] = {
    "revive": revive.arranged,
    "tapestry": tapestry.arranged,
}
