"""Landmarks that may be built at the end of the turn because they cannot matter before (chapter LANDMARK;
TAP-LANDMARK-06)."""

from __future__ import annotations

from ....kernel.effects import Per
from ..pieces.capitals import DISTRICTS, GRID
from ..pieces.kinds import BASE
from ..pieces.landmarks import LANDMARKS
from ..table.effect import QuietEffect, TapestryEffect
from ..table.player import TapestryPlayer
from ..table.state import Table
from ..table.steps import ENTER
from .counts import InCapital


def may_wait(table: Table, me: TapestryPlayer, landmark: int) -> bool:
    """The landmark of an advance turn whose rest does not touch the capital, where it completes no district."""
    return (
        table.step == ENTER
        and table.active == me.seat
        and not may_look_at_capital(table, me)
        and quiet(table.catalog.spaces[table.track][table.space - 1].effect)
        and table.catalog.capitals[me.capital].expansion == BASE  # the others have other rewards
        and not completes_district(me, landmark)
    )


def may_look_at_capital(table: Table, me: TapestryPlayer) -> bool:
    """Can quiet effects lead to others that look at the capital, because of cards or mats in force?"""
    moments = table.moments
    return (
        moments.build_on_impassable(table, me) or moments.circle_at_once(table, me) or moments.play_at_once(table, me)
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
