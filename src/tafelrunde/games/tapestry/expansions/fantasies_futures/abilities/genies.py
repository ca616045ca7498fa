"""Genies: an opponent makes a wish, and both gain it. Their number on the mat is not used."""

from __future__ import annotations

from typing import Final

from ......kernel.decision import Rules, ask
from ......kernel.effects import Per
from ....components.civilizations import EVERY_INCOME, Civilization, Line
from ....effects.build import ScoreCapital
from ....effects.counts import TechCards, Territories, TilesInSupply
from ....effects.explore import Explore
from ....effects.gains import Gain
from ....effects.invent import Invent
from ....effects.research import Research
from ....pieces.kinds import CULTURE, FANTASIES_FUTURES, LAST_INCOME
from ....rules.gains import Points, under
from ....table.player import CIVILIZATION, TapestryPlayer
from ....table.prompts import GRANT, WISH
from ....table.state import Table

LAST_CIRCLES: Final = 2  # in income turn 5


class Genies(Civilization):
    """Squares and circles alternate in the ring; places with odd numbers are circles."""

    def income(self, table: Table, me: TapestryPlayer) -> Rules:
        """A random opponent chooses a circle and scores it; they score it too and gain a square beside it. Who has
        finished lets them choose and gains nothing. Finally they score circles of their choice."""
        circles = [place for place in range(len(self.lines[0])) if place % 2]
        if me.era == LAST_INCOME:
            yield from self.score_circles(table, me, circles)
            return
        others = table.others(me)
        if not others:
            return
        other = others[table.rng.below(len(others))]
        table.reveals += 1
        if table.log:
            table.log.add("summoned", me, player_other=other.seat)
        circle = yield ask(me if other.finished else other, WISH, circles, me.seat)
        if not other.finished:
            yield from under(table, CIVILIZATION, self.lines[0][circle], other)
        yield from self.grant(table, me, circle)

    def score_circles(self, table: Table, me: TapestryPlayer, circles: list[int]) -> Rules:
        for _ in range(LAST_CIRCLES):
            place = yield ask(me, GRANT, circles)
            circles = [circle for circle in circles if circle != place]
            yield from under(table, CIVILIZATION, self.lines[0][place], me)

    def grant(self, table: Table, me: TapestryPlayer, circle: int) -> Rules:
        """The circle and one of the squares beside it, in any order."""
        ring = self.lines[0]
        wishes = {circle, (circle - 1) % len(ring), (circle + 1) % len(ring)}
        while wishes:
            place = yield ask(me, GRANT, sorted(wishes))
            wishes = wishes & {circle} if place != circle else wishes - {circle}
            yield from under(table, CIVILIZATION, ring[place], me)


# Built twice: an effect belongs to one tree.
def ring() -> Line:
    return (
        Research(gain=False), ScoreCapital(), Invent(), Per(TilesInSupply(), Points(1)),
        Gain(CULTURE), Per(Territories(), Points(1)), Explore(), Per(TechCards(), Points(1)),
    )  # fmt: skip


PRINTED: Final[Genies] = Genies("genies", EVERY_INCOME, ring(), expansion=FANTASIES_FUTURES)
REVISED: Final[Genies] = Genies("genies", EVERY_INCOME, ring(), expansion=FANTASIES_FUTURES)
