"""Landmarks that may wait until the end of the turn, because building them cannot matter before (TAP-LANDMARK-06)."""

from __future__ import annotations

from typing import Final

from ....kernel.effects import Per
from ..pieces.capitals import DISTRICTS, GRID
from ..pieces.kinds import BASE
from ..pieces.landmarks import LANDMARKS
from ..table.effect import QuietEffect, TapestryEffect
from ..table.player import TapestryPlayer
from ..table.state import Table
from ..table.steps import ENTER
from .counts import InCapital
from .this_era import BUILD_ON_IMPASSABLE, CIRCLE_AT_ONCE, PLAY_AT_ONCE

# Quiet effects may lead to others that look at the capital if one of these cards is active.
LOUD: Final = 1 << BUILD_ON_IMPASSABLE | 1 << CIRCLE_AT_ONCE | 1 << PLAY_AT_ONCE


def may_wait(table: Table, me: TapestryPlayer, landmark: int) -> bool:
    """The landmark of an advance turn whose rest does not touch the capital, where it completes no district."""
    return (
        table.step == ENTER
        and table.active == me.seat
        and not me.statics & LOUD
        and not table.moments.impassable_covered.of(me)
        and quiet(table.box.spaces[table.track][table.space - 1].effect)
        and table.box.capitals[me.capital].box == BASE  # the others have rewards of their own
        and not completes_district(me, landmark)
    )


def quiet(effect: TapestryEffect) -> bool:
    if isinstance(effect, Per) and isinstance(effect.count, InCapital):
        return False
    return isinstance(effect, QuietEffect) or (bool(effect.parts()) and all(map(quiet, effect.parts())))


def completes_district(me: TapestryPlayer, landmark: int) -> bool:
    """Wherever it fits."""
    design = LANDMARKS[landmark]
    open_plots = GRID & ~me.city
    for district in DISTRICTS:
        gap = district & open_plots
        if gap and gap.bit_count() <= design.plots and design.fits_over(gap, me.city):
            return True
    return False
