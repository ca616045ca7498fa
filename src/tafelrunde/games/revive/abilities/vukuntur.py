"""Vukuntur: the falcon; unlocked by the campaign (REV-VUK-01).

Words: `tribe-vukuntur`, `board-vukuntur-*` and `technology-*` for the names, `phrase-move-falcon`, `phrase-switch-up`
and `phrase-skill` (range-one, falcon-resources, crates-and-crystals, falcon-discount, switch-copy) for the sentences.
"""

from __future__ import annotations

from typing import Final

from ....kernel.decision import NONE, ask
from ....kernel.hexes import members
from ..components.technologies import BOTH, Technology
from ..effects.ability import BoardAction, Usable
from ..effects.gains import Crate, Gain
from ..effects.skills import Skill
from ..pieces.board import TRIBE_MARKERS
from ..pieces.kinds import (
    ANY_ACTION,
    BOTTOM,
    CRATES_AND_CRYSTALS,
    CRYSTAL,
    FALCON_DISCOUNT,
    FALCON_RESOURCES,
    MOON,
    RANGE_ONE,
    SUN,
    SWITCH_COPY,
    T1,
    T2L,
    T2R,
    VUKUNTUR,
)
from ..pieces.map import ABYSS, BESIDE, around_all
from ..rules.cards import slot_to_rest
from ..rules.gains import gain
from ..table.effect import ReviveEffect
from ..table.hooks import (
    ABILITY_DONE,
    BOARD_TAKEN,
    CRATE_GAINED,
    EXTRA_ORIGINS,
    FIELDS_CHEAPER_BY_ONE,
    STANDING_RANGE,
    SWITCH_USED,
    Done,
)
from ..table.player import RevivePlayer
from ..table.prompts import ABILITY_FIELD, COPY
from ..table.state import Table
from .tribe import Tribe

FLIGHT: Final = 3  # fields for each marker (REV-VUK-05)
FALCON_GIFT: Final = 3  # resources (REV-VUK-08)
EXTRA_RANGE: Final = 1  # of the action (REV-VUK-02)


# ---------------------------------------------------------------------------------------------------- the falcon


@BOARD_TAKEN.with_board(VUKUNTUR, MOON)
def falcon_on_the_abyss(table: Table, me: RevivePlayer) -> None:
    """REV-VUK-03."""
    me.falcon = ABYSS


@EXTRA_ORIGINS.with_board(VUKUNTUR, MOON)
def from_the_falcon(table: Table, me: RevivePlayer) -> int:
    """Distance is counted from it too (REV-VUK-04), but it is no settlement piece (REV-VUK-15)."""
    return 1 << me.falcon


class MoveFalcon(Usable):
    """Up to 3 fields for each marker off the tribe board (REV-VUK-05), over anything (REV-VUK-14), to a terrain field
    (REV-VUK-06)."""

    key = "move-falcon"
    icon_row = ("falcon",)

    def _ends(self, table: Table, me: RevivePlayer) -> int:
        near = 1 << me.falcon | BESIDE[me.falcon]
        for _ in range(FLIGHT * min(TRIBE_MARKERS, me.tribe_markers + 1) - 1):
            near |= around_all(near)
        return near & table.terrain

    def possible(self, table: Table, me: RevivePlayer) -> bool:
        return self._ends(table, me) != 0

    def use(self, table: Table, me: RevivePlayer) -> Done:
        field = yield ask(me, ABILITY_FIELD, [*members(self._ends(table, me)), NONE], me.tribe)
        if field == NONE:
            return False
        me.falcon = field
        me.reach = ()
        if table.log:
            table.log.add("falcon", me, field=field)
        return True


@ABILITY_DONE.with_skill(FALCON_RESOURCES)
def resources_of_its_field(table: Table, me: RevivePlayer) -> None:
    """3 of one kind, by the terrain where the falcon ends (REV-VUK-08)."""
    for colour in range(3):
        if table.of[colour] >> me.falcon & 1:
            gain(table, me, colour, FALCON_GIFT)


@FIELDS_CHEAPER_BY_ONE.with_skill(FALCON_DISCOUNT)
def beside_the_falcon(table: Table, me: RevivePlayer) -> int:
    """Actions on these fields cost 1 less (REV-VUK-07)."""
    return BESIDE[me.falcon] if me.falcon >= 0 else 0


# ---------------------------------------------------------------------------------------------------- technologies


@STANDING_RANGE.with_skill(RANGE_ONE)
def one_farther() -> int:
    """Distance always costs 1 food less (REV-VUK-13)."""
    return 1


@CRATE_GAINED.with_skill(CRATES_AND_CRYSTALS)
def crystal_with_the_crate(table: Table, me: RevivePlayer) -> None:
    """REV-VUK-11."""
    gain(table, me, CRYSTAL, 1)


class SwitchUp(ReviveEffect):
    """The switch goes up at once (REV-VUK-09)."""

    key = "switch-up"
    icon_row = ("switch",)
    lasting = True

    def now(self, table: Table, me: RevivePlayer) -> bool:
        me.switch_used = False
        return True


@SWITCH_USED.with_skill(SWITCH_COPY)
def copy_a_card(table: Table, me: RevivePlayer) -> Done:
    """The lower effect of a card in another player's slot, in the own area (REV-VUK-10); the card goes to rest
    (REV-VUK-09, REV-DEC-31)."""
    cards = copyable(table, me)
    if not cards:
        return False
    copied = yield ask(me, COPY, [*cards, NONE])
    if copied == NONE:
        return False
    if table.log:
        table.log.add("copied", me, card=copied)
    owner = next(player for player in table.others(me) if copied in player.cards)
    slot_to_rest(table, owner, copied)
    table.push(me.seat, list(table.catalog.cards[copied].halves[BOTTOM].parts))
    return True


def copyable(table: Table, me: RevivePlayer) -> list[int]:
    """Neither effects that hold while in play nor those that send to sleep (REV-VUK-16)."""
    return sorted(
        card
        for player in table.others(me)
        for card in player.cards_in_slots
        if table.catalog.cards[card].halves[BOTTOM].effect.copyable
    )


CRATE_AND_CRYSTAL: Final = (Crate(with_crystal=False), Gain(CRYSTAL))  # one crystal in all (REV-VUK-12)

# fmt: off
TRIBE: Final[Tribe] = Tribe(
    VUKUNTUR,
    sun=BoardAction(ANY_ACTION, EXTRA_RANGE),  # REV-VUK-02, REV-VUK-17
    moon=MoveFalcon(),                         # REV-VUK-05
    sources="SS",
    technologies=(  # REV-VUK-13, REV-VUK-08, REV-VUK-11, REV-VUK-07, REV-VUK-09
        Technology("range-one",           VUKUNTUR, SUN,  T1,  "S", Skill(RANGE_ONE)),
        Technology("falcon-resources",    VUKUNTUR, MOON, T1,  "S", Skill(FALCON_RESOURCES)),
        Technology("crates-and-crystals", VUKUNTUR, SUN,  T2L, "S", *CRATE_AND_CRYSTAL, Skill(CRATES_AND_CRYSTALS)),
        Technology("falcon-discount",     VUKUNTUR, MOON, T2L, "S", Skill(FALCON_DISCOUNT)),
        Technology("switch-copy",         VUKUNTUR, BOTH, T2R, "S", SwitchUp(), Skill(SWITCH_COPY)),
    ),
    in_play=lambda switches: switches.vukuntur,
)
# fmt: on
