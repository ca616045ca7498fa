"""A board as a page lays it out: pictures of its parts, and where they lie for the room there is."""

from __future__ import annotations

from typing import Final, NamedTuple

PART: Final = "part"  # the kinds of a place
BESIDE: Final = "beside"
STACK: Final = "stack"
TABS: Final = "tabs"
DRAWERS: Final = "drawers"


class Picture(NamedTuple):
    """A part of the board: a picture of its own, drawn for a width in pixels. Two pictures with one mark are equal."""

    name: str
    title: str
    width: int
    height: float
    mark: str
    svg: str


class Place(NamedTuple):
    """Where parts lie: one part, or several beside or below one another, on tabs, or in drawers that open over the
    rest. `name` is that of the part; the others hold places."""

    kind: str
    width: int
    name: str = ""
    holds: tuple[Place, ...] = ()


class Board(NamedTuple):
    plan: str  # the name of the plan that was chosen ...
    plans: tuple[str, ...]  # ... among those that fit the room
    places: Place
    parts: tuple[Picture, ...]
