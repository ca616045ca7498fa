"""Kuniban: citizens. Five desert tiles on the moon side (REV-KUN-02).

Words: `tribe-kuniban`, `board-kuniban-*` and `technology-*` for the names, `phrase-lay-desert`, `phrase-move-figure`
and `phrase-skill` (cheap-explore, card-resource) for the sentences.
"""

from __future__ import annotations

from typing import Final

from ....kernel.decision import NONE, Rules, ask
from ....kernel.hexes import members
from ..components.technologies import BOTH, Technology
from ..effects.cards import TakeCard
from ..effects.compound import May
from ..effects.gains import Pay
from ..effects.skills import Skill
from ..effects.tribe_tiles import LayTile
from ..pieces.kinds import CARD_RESOURCE, CHEAP_EXPLORE, DESERT, FOOD, KUNIBAN, LOCATION, MOON, T1, T2L, T2R
from ..rules.gains import gain, score
from ..table.effect import ReviveEffect
from ..table.hooks import BUILT, CARD_TAKEN, FOOD_SPARED_EXPLORING
from ..table.player import RevivePlayer
from ..table.prompts import FIGURE_FROM, FIGURE_TO
from ..table.state import Table
from ..table.steps import TRIBE as TRIBE_POINTS
from .tribe import Tribe

DESERT_TILE_POINTS: Final = 1  # REV-KUN-08


class LayDesert(LayTile):
    """An empty terrain becomes a desert (REV-KUN-03, REV-KUN-05), but not under another tile or the falcon (REV-KUN-04,
    REV-KUN-09). Then a card of its colour from the display (REV-KUN-06), if there is one (REV-KUN-07)."""

    key = "lay-desert"
    icon_row = ("terrain", "→", "desert", "+", "citizen-any")
    pays_distance = True

    def fields(self, table: Table, me: RevivePlayer) -> int:
        return table.terrain & ~table.settled

    def laid(self, table: Table, me: RevivePlayer, field: int) -> None:
        colour = table.terrain_at(field)
        table.change_field(field, DESERT)
        table.push(me.seat, [table.catalog.unprinted.field_cards[colour].number])


class MoveFigure(ReviveEffect):
    """Once: an own figure from a small location to another one (REV-KUN-12, REV-DEC-30), without distance
    (REV-KUN-13)."""

    key = "move-figure"
    icon_row = ("figure", "→", "figure")
    optional = True

    def _from(self, table: Table, me: RevivePlayer) -> int:
        return me.figures & table.of[LOCATION]

    def _to(self, table: Table, me: RevivePlayer) -> int:
        return table.of[LOCATION] & ~me.figures

    def possible(self, table: Table, me: RevivePlayer) -> bool:
        return bool(self._from(table, me) and self._to(table, me))

    def run(self, table: Table, me: RevivePlayer) -> Rules:
        start = yield ask(me, FIGURE_FROM, [*members(self._from(table, me)), NONE])
        if start == NONE:
            return
        end = yield ask(me, FIGURE_TO, members(self._to(table, me)), start)
        me.figures ^= 1 << start | 1 << end
        me.reach = ()
        if table.log:
            table.log.add("moved-figure", me, field=end, field_left=start)


@BUILT.with_board(KUNIBAN, MOON)
def point_of_the_tile(table: Table, owner: RevivePlayer, builder: RevivePlayer, field: int) -> None:
    """Building on a desert tile gives a point (REV-KUN-08)."""
    if owner.tiles >> field & 1:
        score(table, builder, DESERT_TILE_POINTS, TRIBE_POINTS)


@FOOD_SPARED_EXPLORING.with_skill(CHEAP_EXPLORE)
def one_food_less() -> int:
    """Every explore action costs 1 food less (REV-KUN-10), of way and tile together (REV-KUN-14)."""
    return 1


@CARD_TAKEN.with_skill(CARD_RESOURCE)
def resource_of_the_card(table: Table, me: RevivePlayer, card: int) -> None:
    """Each card taken from the display gives a resource by its printed colour (REV-KUN-11)."""
    gain(table, me, table.catalog.cards[card].colour, 1)


# fmt: off
TRIBE: Final[Tribe] = Tribe(
    KUNIBAN,
    sun=May(Pay(FOOD), TakeCard()),  # REV-KUN-01
    moon=LayDesert(),                # REV-KUN-03
    sources="SS",
    technologies=(
        Technology("cheap-explore", KUNIBAN, BOTH, T1,  "S", Skill(CHEAP_EXPLORE)),  # REV-KUN-10
        Technology("card-resource", KUNIBAN, BOTH, T2L, "S", Skill(CARD_RESOURCE)),  # REV-KUN-11
        Technology("move-figure",   KUNIBAN, BOTH, T2R, "S", MoveFigure()),          # REV-KUN-12
    ),
)
# fmt: on
