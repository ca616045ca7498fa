"""Choices of the Automa: criterion by criterion, finally by the arrow of the support card."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .....kernel.state import Fact
from ...pieces.automa import DIRECTIONS, LEFT_UP
from ...table.state import Table
from ..reach import beside
from .cards import support_card


def by_arrow(table: Table, candidates: Sequence[int]) -> int:
    """The candidate with the number of the support card, counted along its arrow; with fewer candidates, counting
    continues from the start (AOI-SOLO-23). Candidates come row by row from the top left (AOI-SOLO-24)."""
    card = support_card(table)
    along = candidates[::-1] if card.direction == LEFT_UP else candidates
    return along[(card.nth - 1) % len(along)]


def least(candidates: Sequence[int], value: Callable[[int], int]) -> list[int]:
    """The candidates with the least value."""
    found = min(value(candidate) for candidate in candidates)
    return [candidate for candidate in candidates if value(candidate) == found]


def why(table: Table, left: Sequence[int]) -> dict[str, Fact]:
    """For the log: how many were left for the arrow, and the arrow."""
    card = support_card(table)
    return {"left": len(left), "nth": card.nth, "arrow": DIRECTIONS[card.direction]}


def nearest(table: Table, spaces: int, candidates: int) -> int:
    """The candidates that are the fewest spaces away from a set of spaces."""
    near = beside(table, spaces)
    while not near & candidates:
        wider = near | beside(table, near)
        if wider == near:  # unreachable
            return candidates
        near = wider
    return near & candidates
