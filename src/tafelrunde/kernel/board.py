"""A board as pages show it: pictures of its parts, and their layout."""

from __future__ import annotations

from typing import Final, NamedTuple

PART: Final = "part"  # kinds of layout
BESIDE: Final = "beside"
STACK: Final = "stack"
TABS: Final = "tabs"
DRAWERS: Final = "drawers"


class Picture(NamedTuple):
    """A part of the board as a separate picture, drawn for a width in pixels. Equal marks mean equal pictures."""

    name: str
    title: str
    width: int
    height: float
    mark: str
    svg: str


class Place(NamedTuple):
    """A node of the layout: one part, or several side by side, stacked, on tabs, or in drawers that open over the rest.
    `name` is that of the part, which may have to be of a height in pixels; other kinds hold places."""

    kind: str
    width: int
    name: str = ""
    holds: tuple[Place, ...] = ()
    height: int = 0


class Served(NamedTuple):
    """A sheet of symbols as a page fetches it; equal marks mean equal sheets."""

    mark: str
    svg: str


class Board(NamedTuple):
    plan: str  # the chosen plan ...
    plans: tuple[str, ...]  # ... among those that fit
    places: Place
    parts: tuple[Picture, ...]
