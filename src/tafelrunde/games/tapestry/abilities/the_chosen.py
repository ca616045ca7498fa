"""The Chosen: they score achievements and tracks on which nobody is ahead of them.

On the revised mat each achievement moves a token one step. Their number counts the steps in its low four bits and has
a bit above them for each private achievement.
"""

from __future__ import annotations

from typing import Final

from ....kernel.corrections import table_row
from ....kernel.decision import NONE, Rules, ask
from ..components.civilizations import EVERY_INCOME, Civilization, Line, any_building
from ..effects.build import ScoreCapital
from ..effects.conquer import Conquer
from ..effects.counts import CardsOwned
from ..effects.gains import Gain
from ..effects.invent import Invent
from ..effects.research import Research
from ..pieces.kinds import BASE, COIN, CULTURE, FOOD, LAST_INCOME, LAST_SPACE, THE_CHOSEN, WORKER
from ..rules.conquer import BOTH
from ..rules.counts import OF_EACH_TYPE, leads
from ..rules.gains import gain_any, score, under
from ..table.player import CIVILIZATION, START, TapestryPlayer
from ..table.prompts import CHOSEN
from ..table.state import Table

POINTS: Final = 5  # for an achievement: in the last income turn, or instead of a benefit
PER_OPPONENT: Final = 15
ENOUGH: Final = 4  # of something, for a private achievement
MOST_AT_ONCE: Final = 2  # steps when the revised mat is gained later
CARDS: Final[CardsOwned] = CardsOwned()


@table_row
class Chosen(Civilization):
    """The rules that both editions share: `points` for an achievement."""

    def __init__(
        self, id: str, turns: tuple[int, ...] = (), *lines: Line, expansion: int = BASE, points: int = POINTS
    ) -> None:
        super().__init__(id, turns, *lines, expansion=expansion)
        self.points = points

    def numbers(self) -> dict[str, int]:
        return {"points": self.points}


class PrintedChosen(Chosen):
    def adjust(self, table: Table, me: TapestryPlayer) -> Rules:
        """Points for each opponent (TAP-CIVADJ-05)."""
        score(table, me, PER_OPPONENT * len(table.opponents(me)), START)
        yield from ()

    def income(self, table: Table, me: TapestryPlayer) -> Rules:
        """A point per opponent for each track completed or led; any 1 resource per achievement, at last points."""
        tracks = sum(me.far[track] == LAST_SPACE or leads(table, me, track) for track in range(len(me.far)))
        score(table, me, tracks * len(table.opponents(me)))
        if me.era == LAST_INCOME:
            score(table, me, self.points * me.achieved.bit_count())
        else:
            yield from gain_any(table, me, me.achieved.bit_count())


# ------------------------------------------------------------------------------------------------ the revised mat


def steps_of(state: int) -> int:
    """The number of steps of the token, by the number on the mat."""
    return state & 15


class RevisedChosen(Chosen):
    def join(self, table: Table, me: TapestryPlayer) -> Rules:
        """Achievements met already count, for two steps at most."""
        new = private_achievements(table, me)
        me.mat[THE_CHOSEN] |= new
        yield from self.rise(table, me, min(MOST_AT_ONCE, new.bit_count() + me.achieved.bit_count()))

    def achieved(self, table: Table, me: TapestryPlayer) -> Rules:
        yield from self.rise(table, me, 1)

    def advance_closes(self, table: Table, me: TapestryPlayer) -> Rules:
        """New private achievements."""
        new = private_achievements(table, me) & ~me.mat[THE_CHOSEN]
        me.mat[THE_CHOSEN] |= new
        yield from self.rise(table, me, new.bit_count())

    def rise(self, table: Table, me: TapestryPlayer, steps: int) -> Rules:
        """`steps` steps, each with its benefit or points."""
        track = self.lines[0]
        for _ in range(steps):
            step = steps_of(me.mat[THE_CHOSEN])
            if step == len(track):
                return
            me.mat[THE_CHOSEN] += 1
            if (yield ask(me, CHOSEN, [1, NONE], track[step].number)) == 1:
                yield from under(table, CIVILIZATION, track[step], me)
            else:
                score(table, me, self.points, CIVILIZATION)

    def covered(self, state: int, line: int, place: int) -> bool:
        return place < steps_of(state)


def private_achievements(table: Table, me: TapestryPlayer) -> int:
    """The private achievements met now, as bits. Tapestry cards count in hand and on the income mat (TAP-RULING-12)."""
    counts = (
        max(me.goods), CARDS.of(table, me), me.tiles.bit_count(), me.techs.bit_count(),
        max(count.of(table, me) for count in OF_EACH_TYPE), me.landmarks.bit_count(),
    )  # fmt: skip
    return sum(1 << 4 + n for n, count in enumerate(counts) if count >= ENOUGH)


PRINTED: Final[PrintedChosen] = PrintedChosen("the_chosen", EVERY_INCOME)
REVISED: Final[RevisedChosen] = RevisedChosen(
    "the_chosen",
    (),
    (
        Gain(WORKER), Gain(COIN), Invent(), Gain(FOOD), any_building(), Gain(CULTURE), Research(), ScoreCapital(),
        Conquer(dice=BOTH),
    ),
)  # fmt: skip
