"""Positions in which a component comes up that exploring players seldom meet, by its kind (the name of its class) and
its id. tests/conformance/corrections.py plays on from them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tafelrunde.kernel.scenario import Scenario

from . import revive

ARRANGED: dict[str, Callable[[str, str], Iterator[Scenario]]] = {"revive": revive.arranged}
