"""Regions of a picture with their heights, and columns of them."""

from __future__ import annotations

from typing import NamedTuple


class Drawn(NamedTuple):
    """A region of a picture and its height; its width, where it is wider than its room and is swiped."""

    svg: str
    height: float
    width: float = 0


class Column:
    """Stacked regions; one without height leaves no gap."""

    def __init__(self, y: float, gap: float) -> None:
        self.y = y
        self.gap = gap
        self.parts: list[str] = []

    def add(self, drawn: Drawn) -> None:
        if drawn.height:
            self.parts.append(drawn.svg)
            self.y += drawn.height + self.gap
