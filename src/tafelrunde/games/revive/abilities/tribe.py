"""A tribe: the abilities on the two sides of its board, and its own technologies (REV-COMP-16,
REV-COMP-28,
REV-TRIBE-03)."""

from __future__ import annotations

from collections.abc import Callable

from ..components.technologies import Technology
from ..table.effect import ReviveEffect
from ..table.switches import Switches


def always(switches: Switches) -> bool:
    return True


class Tribe:
    """`abilities[side]` and `sources[side]`, S for the rulebook and R for reconstructed. `technologies` are as printed;
    the catalog's may be corrected. `in_play`: is it part of the match? (REV-TRIBE-01, REV-TRIBE-02)"""

    def __init__(
        self,
        number: int,
        *,
        sun: ReviveEffect,
        moon: ReviveEffect,
        sources: str,
        technologies: tuple[Technology, ...],
        in_play: Callable[[Switches], bool] = always,
    ) -> None:
        self.number: int = number
        self.abilities: tuple[ReviveEffect, ReviveEffect] = (sun, moon)
        self.sources: str = sources
        self.technologies: tuple[Technology, ...] = technologies
        self.in_play: Callable[[Switches], bool] = in_play
