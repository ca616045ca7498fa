"""What the civilizations of Fantasies & Futures begin with, and what they say when they are gained later."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ....kernel.decision import Rules
from ..pieces.kinds import CELESTIALS, ELDER_ONES, LAST_INCOME, WEEFOLK
from ..table.player import TapestryPlayer
from ..table.state import Table
from .weefolk import send_token


def begin_celestials(table: Table, me: TapestryPlayer) -> Rules:
    """The floating capital takes the place of an outpost on the start territory; also when gained later."""
    if not me.mat[CELESTIALS]:  # else the mat comes back
        me.mat[CELESTIALS] = me.start + 1
        if not me.huts >> me.start & 1:
            me.outposts += 1
    yield from ()


def join_elder_ones(table: Table, me: TapestryPlayer) -> Rules:
    """After income turn 5 their landmarks count at once. Their number on the mat is 1 from then on."""
    me.mat[ELDER_ONES] = int(me.era == LAST_INCOME)
    yield from ()


FANTASY_BEGINNINGS: Final[dict[int, Callable[[Table, TapestryPlayer], Rules]]] = {
    CELESTIALS: begin_celestials,
}
FANTASY_JOINS: Final[dict[int, Callable[[Table, TapestryPlayer], Rules]]] = {
    **FANTASY_BEGINNINGS,
    ELDER_ONES: join_elder_ones,
    WEEFOLK: send_token,
}
FANTASY_EXCHANGEABLE: Final = (CELESTIALS,)
