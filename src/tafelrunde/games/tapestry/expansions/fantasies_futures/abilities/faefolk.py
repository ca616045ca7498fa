"""Faefolk: they dance clockwise around a ring of spots, by their cards in hand and on the income mat.

Their number on the mat is that of the spot.
"""

from __future__ import annotations

from typing import Final

from ......kernel.decision import NONE, Rules, ask
from ......kernel.effects import All, AnyOrder, Per
from ....components.civilizations import EVERY_INCOME, Civilization, Line
from ....effects.build import ScoreCapital
from ....effects.counts import CardsOwned, TechCards, Territories, TilesInSupply
from ....effects.explore import ExploreSpace, SpaceTiles
from ....effects.gains import Gain, Tiles
from ....effects.hand import TapestryCards
from ....effects.invent import Invent
from ....pieces.kinds import COIN, CULTURE, FAEFOLK, FANTASIES_FUTURES, FOOD, LAST_INCOME, WORKER
from ....rules.gains import Points, under
from ....rules.hand import gain_cards
from ....table.player import CIVILIZATION, TapestryPlayer
from ....table.prompts import USE
from ....table.state import Table
from ...arts_architecture.counts import IncomeBuildings


class Faefolk(Civilization):
    def income(self, table: Table, me: TapestryPlayer) -> Rules:
        """They may gain a card, move by their visible cards and gain the spot, in the last income turn twice."""
        if (yield ask(me, USE, [1, NONE], FAEFOLK)) == 1:
            yield from gain_cards(table, me, 1)
        ring = self.lines[0]
        spot = (me.mat[FAEFOLK] + me.hand.bit_count() + len(me.visible)) % len(ring)
        me.mat[FAEFOLK] = spot
        if table.log:
            table.log.add("danced", me, None, **{"fae-spot": spot})
        for _ in range(2 if me.era == LAST_INCOME else 1):
            yield from under(table, CIVILIZATION, ring[spot], me)

    def covered(self, state: int, line: int, place: int) -> bool:
        return place == state


# Built twice: an effect belongs to one tree.
def ring() -> Line:
    return (
        Per(CardsOwned(), Points(1)),
        AnyOrder(TapestryCards(1), Tiles(1), Invent(), Per(IncomeBuildings(), Points(1))),
        AnyOrder(Gain(FOOD), Per(TilesInSupply(), Points(1))),
        AnyOrder(Gain(COIN), Per(TechCards(), Points(1))),
        AnyOrder(Gain(CULTURE), Per(Territories(), Points(1))),
        AnyOrder(Gain(WORKER), ScoreCapital()),
        All(SpaceTiles(1), ExploreSpace()),
    )


PRINTED: Final[Faefolk] = Faefolk("faefolk", EVERY_INCOME, ring(), expansion=FANTASIES_FUTURES)
REVISED: Final[Faefolk] = Faefolk("faefolk", EVERY_INCOME, ring(), expansion=FANTASIES_FUTURES)
