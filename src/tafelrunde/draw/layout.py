"""Layouts of boards: parts side by side, stacked, in tabs or drawers, for each width.

A game lists its plans, the widest first. A layout is the name of a part, a part of a given height, or one of the
arrangements below.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Final, NamedTuple, Optional, Union

from ..kernel.board import BESIDE, DRAWERS, PART, STACK, TABS, Place

GAP: Final = 12


class Sized(NamedTuple):
    """A part of this height in pixels; others are as high as their drawing."""

    part: str
    height: int


class Beside(NamedTuple):
    """Columns, with widths in proportion to their shares."""

    columns: tuple[Layout, ...]
    shares: tuple[float, ...]


class Stack(NamedTuple):
    """Stacked."""

    rows: tuple[Layout, ...]


class Tabs(NamedTuple):
    """One at a time, with tabs."""

    parts: tuple[Union[str, Sized], ...]


class Drawers(NamedTuple):
    """Rarely needed parts: closed, and opened over the rest."""

    parts: tuple[str, ...]


Layout = Union[str, Sized, Beside, Stack, Tabs, Drawers]


class Plan(NamedTuple):
    """A layout for at least this width. Its text is `plan-<name>`."""

    name: str
    least: int
    layout: Layout


def fitting(plans: Sequence[Plan], width: float) -> list[Plan]:
    """The plans for this width: those with the largest `least` that fits."""
    least = max((plan.least for plan in plans if plan.least <= width), default=min(plan.least for plan in plans))
    return [plan for plan in plans if plan.least == least]


def present(layout: Layout, names: Collection[str]) -> Optional[Layout]:
    """The layout without absent parts; None if nothing is left."""
    if isinstance(layout, str):
        return layout if layout in names else None
    if isinstance(layout, Sized):
        return layout if layout.part in names else None
    if isinstance(layout, Beside):
        pairs = zip(layout.columns, layout.shares, strict=True)
        left = [(column, share) for whole, share in pairs if (column := present(whole, names)) is not None]
        return Beside(tuple(column for column, _ in left), tuple(share for _, share in left)) if left else None
    if isinstance(layout, Stack):
        rows = tuple(row for whole in layout.rows if (row := present(whole, names)) is not None)
        return Stack(rows) if rows else None
    if isinstance(layout, Tabs):
        pages = tuple(one for one in layout.parts if present(one, names) is not None)
        return Tabs(pages) if pages else None
    parts = tuple(name for name in layout.parts if name in names)
    return Drawers(parts) if parts else None


def placed(layout: Layout, width: int) -> Place:
    """The layout with a width in whole pixels for each node."""
    if isinstance(layout, str):
        return Place(PART, width, layout)
    if isinstance(layout, Sized):
        return Place(PART, width, layout.part, height=layout.height)
    if isinstance(layout, Stack):
        return Place(STACK, width, holds=tuple(placed(row, width) for row in layout.rows))
    if isinstance(layout, Beside):
        room = width - GAP * (len(layout.columns) - 1)
        widths = [int(room * share / sum(layout.shares, 0.0)) for share in layout.shares]
        columns = zip(layout.columns, widths, strict=True)
        return Place(BESIDE, width, holds=tuple(placed(column, wide) for column, wide in columns))
    kind = TABS if isinstance(layout, Tabs) else DRAWERS
    return Place(kind, width, holds=tuple(placed(part, width) for part in layout.parts))


def without(place: Place, empty: Collection[str]) -> Place:
    """The layout without parts that turned out empty."""
    held = (without(one, empty) for one in place.holds if one.name not in empty)
    return place._replace(holds=tuple(one for one in held if one.kind == PART or one.holds))


def parts_in(place: Place) -> Iterator[Place]:
    """The places of single parts, in reading order."""
    if place.kind == PART:
        yield place
    for held in place.holds:
        yield from parts_in(held)
