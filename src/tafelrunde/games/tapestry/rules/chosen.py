"""The Chosen on the revised mat: each achievement moves a token one step, for a benefit or 5 points.

Their number on the mat counts the steps in its low four bits and has a bit above them for each private achievement.
"""

from __future__ import annotations

from typing import Final

from ....kernel.decision import NONE, Rules, ask
from ..effects.counts import CardsOwned
from ..pieces.kinds import THE_CHOSEN
from ..table.player import CIVILIZATION, TapestryPlayer
from ..table.prompts import CHOSEN
from ..table.state import Table
from .counts import InCapital
from .gains import under

POINTS_INSTEAD: Final = 5
ENOUGH: Final = 4  # of something, for a private achievement
MOST_AT_ONCE: Final = 2  # steps when the mat is gained later
BUILT: Final = tuple(InCapital(kind) for kind in range(4))
CARDS: Final = CardsOwned()


def rise(table: Table, me: TapestryPlayer, steps: int) -> Rules:
    """So many steps, each with its benefit or 5 points."""
    track = table.mats[THE_CHOSEN].lines[0]
    for _ in range(steps):
        step = me.mat[THE_CHOSEN] & 15
        if step == len(track):
            return
        me.mat[THE_CHOSEN] += 1
        if (yield ask(me, CHOSEN, [1, NONE], track[step].number)) == 1:
            yield from under(table, CIVILIZATION, track[step], me)
        else:
            me.score(POINTS_INSTEAD, CIVILIZATION)


def private_achievements(table: Table, me: TapestryPlayer) -> int:
    """Those that are met now, as bits."""
    counts = (
        max(me.goods), CARDS.of(table, me), me.tiles.bit_count(), me.techs.bit_count(),
        max(count.of(table, me) for count in BUILT), me.landmarks.bit_count(),
    )  # fmt: skip
    return sum(1 << 4 + n for n, count in enumerate(counts) if count >= ENOUGH)


def look_around(table: Table, me: TapestryPlayer) -> Rules:
    """At the end of each advance turn: new private achievements."""
    new = private_achievements(table, me) & ~me.mat[THE_CHOSEN]
    me.mat[THE_CHOSEN] |= new
    yield from rise(table, me, new.bit_count())


def join_chosen(table: Table, me: TapestryPlayer) -> Rules:
    """Gained later: what is met already counts, for two steps at most."""
    new = private_achievements(table, me)
    me.mat[THE_CHOSEN] |= new
    yield from rise(table, me, min(MOST_AT_ONCE, new.bit_count() + me.achieved.bit_count()))
