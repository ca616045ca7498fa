"""Everybody who takes part in a match: the players, and opponents that the rules play.

Rules deal with participants where they compare, count neighbours and opponents, or ask who controls a territory. What
players and such opponents do in different ways is their conduct (conduct.py).
"""

from __future__ import annotations

from typing import ClassVar, Optional, Protocol

from .conduct import Conduct
from .player import TapestryPlayer


class Participant(Protocol):
    """Sets of hexes, landmarks and achievements are bitmasks."""

    turn_step: ClassVar[int]  # with which a turn begins
    seat: int  # opponents that the rules play come after the players
    vp: int
    era: int
    finished: bool
    landmarks: int
    start: int  # the start territory, or -1
    outposts: int  # in supply
    upright: int
    toppled: int
    arriving: int
    felled: int
    achieved: int

    @property
    def tracks(self) -> list[tuple[int, ...]]:
        """The spaces of the tokens on each track."""
        ...

    @property
    def far(self) -> list[int]:
        """The spaces advanced on each track."""
        ...

    @property
    def standing(self) -> int:
        """The territories held by an outpost."""
        ...

    @property
    def fallen(self) -> int:
        """The hexes with a toppled outpost, not with a building or a token."""
        ...

    @property
    def person(self) -> Optional[TapestryPlayer]:
        """The player, if it is one."""
        ...

    @property
    def conduct(self) -> Conduct: ...
