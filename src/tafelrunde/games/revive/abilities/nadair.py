"""Nàdair: books and forests. Five forest tiles on the moon side (REV-NAD-02).

Words: `tribe-nadair`, `board-nadair-*` and `technology-*` for the names, `phrase-lay-forest` and `phrase-skill`
(ability-plus, free-forest-lake) for the sentences.
"""

from __future__ import annotations

from typing import Final

from ..components.technologies import BOTH, Technology
from ..effects.gains import Gain
from ..effects.skills import Skill
from ..effects.tribe_tiles import LayTile
from ..pieces.kinds import ABILITY_PLUS, BOOK, DESERT, FOOD, FOREST, FREE_FOREST_LAKE, LAKE, NADAIR, T1, T2L, T2R
from ..pieces.map import around_all
from ..rules.build import push_field_rewards
from ..rules.gains import gain, score
from ..table.hooks import ABILITY_DONE, FREE_FIELDS
from ..table.player import RevivePlayer
from ..table.state import Table
from ..table.steps import TRIBE as TRIBE_POINTS
from .tribe import Tribe


class LayForest(LayTile):
    """An empty desert becomes a forest (REV-NAD-03, REV-NAD-05), but not under another tile (REV-NAD-04). Buildings
    beside it have their rewards (REV-NAD-06); a book for each forest of its group (REV-NAD-07)."""

    key = "lay-forest"
    icon_row = ("{crystals}", "crystal", ":", "desert", "→", "forest")
    crystals = 1
    pays_distance = True

    def fields(self, table: Table, me: RevivePlayer) -> int:
        return table.of[DESERT] & ~table.settled

    def laid(self, table: Table, me: RevivePlayer, field: int) -> None:
        table.change_field(field, FOREST)
        push_field_rewards(table, 1 << field)
        group = 1 << field
        while (grown := group | around_all(group) & table.of[FOREST]) != group:
            group = grown
        gain(table, me, BOOK, group.bit_count())


@ABILITY_DONE.with_skill(ABILITY_PLUS)
def book_and_point(table: Table, me: RevivePlayer) -> None:
    """Each activation of the ability gives 1 more book and 1 point (REV-NAD-08)."""
    gain(table, me, BOOK, 1)
    score(table, me, 1, TRIBE_POINTS)


@FREE_FIELDS.with_skill(FREE_FOREST_LAKE)
def forests_and_lakes(table: Table) -> int:
    """Distance costs no food for them (REV-NAD-09)."""
    return table.of[FOREST] | table.of[LAKE]


# fmt: off
TRIBE: Final[Tribe] = Tribe(
    NADAIR,
    sun=Gain(BOOK, 2),  # REV-NAD-01
    moon=LayForest(),   # REV-NAD-03
    sources="SS",
    technologies=(
        Technology("ability-plus",     NADAIR, BOTH, T1,  "S", Skill(ABILITY_PLUS)),      # REV-NAD-08
        Technology("free-forest-lake", NADAIR, BOTH, T2L, "S", Skill(FREE_FOREST_LAKE)),  # REV-NAD-09
        Technology("nadair-sap",    NADAIR, BOTH, T2R, "R", Gain(FOOD, 2)),                # REV-NAD-10
    ),
)
# fmt: on
