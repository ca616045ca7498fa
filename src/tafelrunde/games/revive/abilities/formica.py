"""Formica: gears and buildings; unlocked by the campaign (REV-FOR-01). Five workshop tiles on the moon side
(REV-FOR-02).

Words: `tribe-formica`, `board-formica-*` and `technology-*` for the names, `phrase-lay-workshop` and `phrase-skill`
(mountain-discount, workshop-discount) for the sentences.
"""

from __future__ import annotations

from typing import Final

from ..components.technologies import BOTH, Technology
from ..effects.compound import OneOf
from ..effects.gains import Gain, Pay
from ..effects.machines import FreeExchange, TribeMachine
from ..effects.skills import Skill
from ..effects.tribe_tiles import LayTile
from ..pieces.board import tribe_machine_place
from ..pieces.kinds import (
    BOOK,
    BUILD,
    CRYSTAL,
    CRYSTAL_DOUBLE,
    FOOD,
    FORMICA,
    GEAR,
    MOON,
    MOUNTAIN,
    MOUNTAIN_DISCOUNT,
    SUN,
    T1,
    T2L,
    T2R,
    WORKSHOP_DISCOUNT,
)
from ..pieces.map import BESIDE, around_all
from ..rules.tracks import advance
from ..table.hooks import BETTER_EXCHANGE, FIELD_DISCOUNT, FIELDS_CHEAPER_BY_ONE
from ..table.player import RevivePlayer
from ..table.state import Table
from .tribe import Tribe

BASICS_OF_CRYSTAL: Final = 2  # REV-FOR-11


class LayWorkshop(LayTile):
    """A workshop on any terrain field (REV-FOR-03, REV-FOR-14), one at most (REV-FOR-04), and a step on its machine
    track (REV-FOR-05)."""

    key = "lay-workshop"
    icon_row = ("{crystals}", "crystal", ":", "workshop", "+", 1, "track-any")
    crystals = 1

    def fields(self, table: Table, me: RevivePlayer) -> int:
        return table.terrain & ~me.tiles

    def laid(self, table: Table, me: RevivePlayer, field: int) -> None:
        advance(table, me, table.terrain_at(field), 1)


@FIELDS_CHEAPER_BY_ONE.with_skill(WORKSHOP_DISCOUNT)
def beside_workshops(table: Table, me: RevivePlayer) -> int:
    """Actions on these fields cost 1 less (REV-FOR-06), never the distance (REV-FOR-07)."""
    return around_all(me.tiles)


@FIELD_DISCOUNT.with_skill(MOUNTAIN_DISCOUNT)
def mountains_beside(table: Table, me: RevivePlayer, field: int, action: int) -> int:
    """Building costs 1 less for each (REV-FOR-09)."""
    return (BESIDE[field] & table.of[MOUNTAIN]).bit_count() if action == BUILD else 0


@BETTER_EXCHANGE.with_skill(CRYSTAL_DOUBLE)
def with_crystals_doubled(short: list[int], any: int, spare: int, crystals: int) -> bool:
    """A crystal is two basic resources of the same kind (REV-FOR-11)."""
    gears, books, food = short
    needed = (gears + 1) // BASICS_OF_CRYSTAL + (books + 1) // BASICS_OF_CRYSTAL + (food + 1) // BASICS_OF_CRYSTAL
    over = BASICS_OF_CRYSTAL * needed - (gears + books + food)
    any_short = max(0, max(0, any - spare) - over)
    return needed + (any_short + 1) // BASICS_OF_CRYSTAL <= crystals


A_CRYSTAL_FOR_TWO_BASICS: Final[FreeExchange] = FreeExchange(
    CRYSTAL_DOUBLE, Pay(CRYSTAL), OneOf(*(Gain(kind, BASICS_OF_CRYSTAL) for kind in (GEAR, BOOK, FOOD)))
)

# fmt: off
TRIBE: Final[Tribe] = Tribe(
    FORMICA,
    sun=Gain(GEAR, 2),   # REV-FOR-12
    moon=LayWorkshop(),  # REV-FOR-03
    sources="RS",
    technologies=(  # REV-FOR-09, REV-FOR-06, REV-FOR-10, REV-FOR-11
        Technology("mountain-discount", FORMICA, SUN,  T1,  "S", Skill(MOUNTAIN_DISCOUNT)),
        Technology("workshop-discount", FORMICA, MOON, T1,  "S", Skill(WORKSHOP_DISCOUNT)),
        Technology("machine-crystal",   FORMICA, BOTH, T2L, "S", TribeMachine(tribe_machine_place(T2L), Gain(CRYSTAL))),
        Technology("crystal-double",    FORMICA, BOTH, T2R, "S", A_CRYSTAL_FOR_TWO_BASICS),
    ),
    in_play=lambda switches: switches.formica,
)
# fmt: on
