"""The 28 crates: 14 kinds, two of each (REV-COMP-08). The rulebook shows one of them (p.16)."""

from __future__ import annotations

from typing import Final

from ....kernel.corrections import corrected, table_row
from ..effects.cards import SlotToRest
from ..effects.gains import AnyBasic, EnergyBack, Gain, Points
from ..effects.machines import Range
from ..effects.modules import TakeModule
from ..effects.tracks import AdvanceAny
from ..pieces.kinds import BOOK, CRYSTAL, FOOD, GEAR
from ..table.effect import ReviveEffect
from .parts import together

COPIES: Final = 2
PRINTED: Final = "K01"
BASIS: Final = "crates"


@table_row
class CrateKind:
    """`helps`: it gives resources or range, so it may be opened while an action is paid."""

    def __init__(self, id: str, *effects: ReviveEffect) -> None:
        self.id: str = id
        self.effect: ReviveEffect = together(effects)
        self.helps: bool = any(effect.helps for effect in effects)
        self.parts: tuple[int, ...] = ()


def copies_of(kind: int) -> range:
    """The crates of a kind."""
    return range(kind * COPIES, (kind + 1) * COPIES)


def kind_of(crate: int) -> int:
    return crate // COPIES


# fmt: off
CRATE_KINDS: Final[tuple[CrateKind, ...]] = corrected("revive", "crate", (
    CrateKind("K01", Gain(BOOK, 1), Gain(GEAR, 1)),
    CrateKind("K02", Gain(GEAR, 1), Gain(FOOD, 1)),
    CrateKind("K03", Gain(BOOK, 1), Gain(FOOD, 1)),
    CrateKind("K04", Gain(GEAR, 2)),
    CrateKind("K05", Gain(BOOK, 2)),
    CrateKind("K06", Gain(FOOD, 2)),
    CrateKind("K07", Gain(CRYSTAL, 1), AnyBasic(1)),
    CrateKind("K08", Gain(CRYSTAL, 2)),
    CrateKind("K09", TakeModule()),
    CrateKind("K10", AdvanceAny()),
    CrateKind("K11", EnergyBack(), AnyBasic(1)),
    CrateKind("K12", SlotToRest(), AnyBasic(1)),
    CrateKind("K13", Range(2), AnyBasic(1)),
    CrateKind("K14", Points(3)),
), globals())
# fmt: on
