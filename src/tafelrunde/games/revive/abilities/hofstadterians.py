"""Hofstadterians: lakes. Five temple tiles on the moon side (REV-HOF-03), which are settlement pieces.

Words: `tribe-hofstadterians`, `board-hofstadterians-*` and `technology-*` for the names, `phrase-lakes-beside`,
`phrase-lay-temple` and `phrase-skill` (temple-range, no-books-to-others) for the sentences.
"""

from __future__ import annotations

from typing import Final

from ..components.technologies import BOTH, Technology
from ..effects.compound import Per
from ..effects.gains import AnyBasic, Crate, Energy, Gain, PayBasic
from ..effects.machines import FreeExchange
from ..effects.modules import TakeModule
from ..effects.skills import Skill
from ..effects.tribe_tiles import LayTile
from ..pieces.kinds import (
    CRYSTAL,
    HOFSTADTERIANS,
    LAKE,
    MOON,
    NO_BOOKS_TO_OTHERS,
    SUN,
    T1,
    T2L,
    T2R,
    TEMPLE_RANGE,
    TWO_FOR_CRYSTAL,
)
from ..pieces.map import around_all
from ..rules.build import lake_reward
from ..table.effect import ReviveCount
from ..table.hooks import BETTER_EXCHANGE, BOOKS_WAIVED, ORIGINS_WITH_RANGE, SETTLEMENT_PIECES
from ..table.player import RevivePlayer
from ..table.state import Table
from .tribe import Tribe

RANGE_OF_TEMPLES: Final = 2  # REV-HOF-09
BASICS_FOR_CRYSTAL: Final = 2  # REV-HOF-10


class LakesBeside(ReviveCount):
    """Lakes with an own building beside them (REV-HOF-01)."""

    key = "lakes-beside"
    icon_row = ("lake",)

    def of(self, table: Table, me: RevivePlayer) -> int:
        return (table.of[LAKE] & around_all(me.small | me.large)).bit_count()


class LayTemple(LayTile):
    """A temple on an empty lake (REV-HOF-04), one at most (REV-HOF-13), gives its reward once more (REV-HOF-05,
    REV-HOF-07). Buildings beside it have theirs, before it or after it (REV-HOF-08)."""

    key = "lay-temple"
    icon_row = ("{crystals}", "crystal", ":", "temple")
    crystals = 1
    pays_distance = True

    def fields(self, table: Table, me: RevivePlayer) -> int:
        return table.of[LAKE] & ~table.settled

    def laid(self, table: Table, me: RevivePlayer, field: int) -> None:
        table.push(me.seat, [lake_reward(table, me, field)])


@SETTLEMENT_PIECES.with_board(HOFSTADTERIANS, MOON)
def temples(table: Table, me: RevivePlayer) -> int:
    """Distance is counted from them (REV-HOF-06), also if there is no other piece (REV-HOF-12)."""
    return me.tiles & table.of[LAKE]


@ORIGINS_WITH_RANGE.with_skill(TEMPLE_RANGE)
def temples_with_range(table: Table, me: RevivePlayer) -> tuple[int, int]:
    """Distance counted from a temple costs 2 food less (REV-HOF-09)."""
    return (temples(table, me) if (me.tribe, me.side) == (HOFSTADTERIANS, MOON) else 0), RANGE_OF_TEMPLES


@BETTER_EXCHANGE.with_skill(TWO_FOR_CRYSTAL)
def with_crystals_made(short: list[int], any: int, spare: int, crystals: int) -> bool:
    """Two left-over resources become a crystal (REV-HOF-10)."""
    exchanged = max(0, spare - any) // BASICS_FOR_CRYSTAL
    return sum(short) + max(0, any - spare) <= crystals + exchanged


@BOOKS_WAIVED.with_skill(NO_BOOKS_TO_OTHERS)
def no_books_to_others() -> bool:
    """Others at the location are paid no books, and this includes the location that unlocks it (REV-HOF-11)."""
    return True


TWO_BASICS_FOR_A_CRYSTAL: Final[FreeExchange] = FreeExchange(
    TWO_FOR_CRYSTAL, PayBasic(BASICS_FOR_CRYSTAL), Gain(CRYSTAL)
)

# fmt: off
TRIBE: Final[Tribe] = Tribe(
    HOFSTADTERIANS,
    sun=Per(LakesBeside(), AnyBasic(1)),  # REV-HOF-01, REV-HOF-02
    moon=LayTemple(),                     # REV-HOF-04
    sources="SS",
    technologies=(  # REV-HOF-14, REV-HOF-09, REV-HOF-10, REV-HOF-11
        Technology("hofstadter-loop",  HOFSTADTERIANS, SUN,  T1,  "R", Energy(2), TakeModule(), Crate(), Crate()),
        Technology("temple-range",       HOFSTADTERIANS, MOON, T1,  "S", Skill(TEMPLE_RANGE)),
        Technology("two-for-crystal",    HOFSTADTERIANS, BOTH, T2L, "S", TWO_BASICS_FOR_A_CRYSTAL),
        Technology("no-books-to-others", HOFSTADTERIANS, BOTH, T2R, "S", Skill(NO_BOOKS_TO_OTHERS)),
    ),
)
# fmt: on
