"""]0x49[: machines and cards. Five target tiles on the moon side (REV-OX-02).

Words: `tribe-x49`, `board-x49-*` and `technology-*` for the names, `phrase-lay-target` for the sentences.
"""

from __future__ import annotations

from typing import Final

from ..components.technologies import BOTH, Technology
from ..effects.cards import LayDown, SlotToRest
from ..effects.gains import Pay
from ..effects.machines import FreeExchange, TribeMachine, Unlimited
from ..effects.tracks import AdvanceAny
from ..effects.tribe_tiles import LayTile
from ..pieces.board import tribe_machine_place
from ..pieces.kinds import CRYSTAL, CRYSTAL_TO_REST, DESERT, LOCATION, MOON, T1, T2L, T2R, X49
from ..pieces.map import LARGE_LOCATIONS
from ..rules.gains import gain_out_of_payment
from ..table.hooks import ACTION_PAID, FIELD_DISCOUNT
from ..table.player import RevivePlayer
from ..table.state import Table
from .tribe import Tribe

TARGET_DISCOUNT: Final = 2  # REV-OX-06


class LayTarget(LayTile):
    """A target on a desert or location anywhere without an own piece (REV-OX-03, REV-OX-05), one at most on a field
    (REV-OX-04). With all five on the map there is none to lay (REV-OX-08)."""

    key = "lay-target"
    icon_row = ("target",)

    def fields(self, table: Table, me: RevivePlayer) -> int:
        fields = table.of[DESERT] | table.of[LOCATION] | LARGE_LOCATIONS
        return fields & ~(me.small | me.large | me.figures | me.tiles)


@FIELD_DISCOUNT.with_board(X49, MOON)
def on_a_target(table: Table, me: RevivePlayer, field: int, action: int) -> int:
    """For its owner the action costs 2 less there (REV-OX-06)."""
    return TARGET_DISCOUNT if me.tiles >> field & 1 else 0


@ACTION_PAID.with_board(X49, MOON)
def return_target(table: Table, owner: RevivePlayer, payer: RevivePlayer, field: int, kind: int, paid: int) -> None:
    """The target goes back to its owner, who gains what another player paid (REV-OX-07): not what a discount took off
    (REV-OX-09), and in the kind that the cost names (REV-OX-13)."""
    if owner.tiles >> field & 1:
        owner.tiles &= ~(1 << field)
        if owner is not payer and paid:
            gain_out_of_payment(table, owner, kind, paid)


# fmt: off
TRIBE: Final[Tribe] = Tribe(
    X49,
    sun=AdvanceAny(2),  # REV-OX-01
    moon=LayTarget(),  # REV-OX-03
    sources="RS",
    technologies=(  # REV-OX-10, REV-OX-12, REV-OX-11
        Technology("machine-lay-down",  X49, BOTH, T1,  "S", TribeMachine(tribe_machine_place(T1), LayDown())),
        Technology("machine-unlimited", X49, BOTH, T2L, "S", TribeMachine(tribe_machine_place(T2L), Unlimited())),
        Technology("crystal-to-rest",   X49, BOTH, T2R, "S", FreeExchange(CRYSTAL_TO_REST, Pay(CRYSTAL), SlotToRest())),
    ),
)
# fmt: on
