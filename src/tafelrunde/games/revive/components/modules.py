"""The 48 slot modules (REV-COMP-06).

Established: 1 or 2 colours each, and a green-yellow one that gives a book. Ours: 6 sets of colours with 8 effects each;
a single colour fires less often, so it is a little stronger. Columns: id, colours, flasks, effects.
"""

from __future__ import annotations

from typing import Final

from ....kernel.corrections import corrected, table_row
from ..effects.compound import May, OneOf
from ..effects.gains import AnyBasic, Gain, Pay, PayBasic, Points, Swap
from ..effects.tracks import Advance
from ..pieces.kinds import BOOK, CRYSTAL, FOOD, GEAR, GREEN, GREY, YELLOW
from ..table.effect import ReviveEffect
from .parts import together

GREY_BIT: Final = 1 << GREY
GREEN_BIT: Final = 1 << GREEN
YELLOW_BIT: Final = 1 << YELLOW

PRINTED: Final = "SM33"  # the one the rulebook shows (p.10)
BASIS: Final = "modules"


@table_row
class Module:
    """`colours` is a set of card colours; `parts` are the numbers of its effects."""

    def __init__(self, id: str, colours: int, flasks: int, *effects: ReviveEffect) -> None:
        self.id: str = id
        self.colours: int = colours
        self.flasks: int = flasks
        self.effect: ReviveEffect = together(effects)
        self.parts: tuple[int, ...] = ()


# fmt: off
SLOT_MODULES: Final[tuple[Module, ...]] = corrected("revive", "module", (
    Module("SM01", GREY_BIT,               0, Gain(GEAR, 2)),
    Module("SM02", GREY_BIT,               1, Gain(GEAR, 1)),
    Module("SM03", GREY_BIT,               0, Gain(CRYSTAL, 1)),
    Module("SM04", GREY_BIT,               0, Advance(GREY, 1)),
    Module("SM05", GREY_BIT,               1, AnyBasic(1)),
    Module("SM06", GREY_BIT,               0, Gain(GEAR, 1), Points(1)),
    Module("SM07", GREY_BIT,               0, Points(2)),
    Module("SM08", GREY_BIT,               1, Swap(3)),
    Module("SM09", GREEN_BIT,              0, Gain(BOOK, 2)),
    Module("SM10", GREEN_BIT,              1, Gain(BOOK, 1)),
    Module("SM11", GREEN_BIT,              0, Gain(CRYSTAL, 1)),
    Module("SM12", GREEN_BIT,              0, Advance(GREEN, 1)),
    Module("SM13", GREEN_BIT,              1, AnyBasic(1)),
    Module("SM14", GREEN_BIT,              0, Gain(BOOK, 1), Points(1)),
    Module("SM15", GREEN_BIT,              0, Points(2)),
    Module("SM16", GREEN_BIT,              1, Swap(3)),
    Module("SM17", YELLOW_BIT,             0, Gain(FOOD, 2)),
    Module("SM18", YELLOW_BIT,             1, Gain(FOOD, 1)),
    Module("SM19", YELLOW_BIT,             0, Gain(CRYSTAL, 1)),
    Module("SM20", YELLOW_BIT,             0, Advance(YELLOW, 1)),
    Module("SM21", YELLOW_BIT,             1, AnyBasic(1)),
    Module("SM22", YELLOW_BIT,             0, Gain(FOOD, 1), Points(1)),
    Module("SM23", YELLOW_BIT,             0, Points(2)),
    Module("SM24", YELLOW_BIT,             1, Swap(3)),
    Module("SM25", GREY_BIT | GREEN_BIT,   0, Gain(GEAR, 1)),
    Module("SM26", GREY_BIT | GREEN_BIT,   0, Gain(BOOK, 1)),
    Module("SM27", GREY_BIT | GREEN_BIT,   0, Gain(FOOD, 1)),
    Module("SM28", GREY_BIT | GREEN_BIT,   0, AnyBasic(1)),
    Module("SM29", GREY_BIT | GREEN_BIT,   0, Points(1)),
    Module("SM30", GREY_BIT | GREEN_BIT,   1, OneOf(Gain(GEAR, 1), Gain(BOOK, 1))),
    Module("SM31", GREY_BIT | GREEN_BIT,   1, May(PayBasic(1), Gain(CRYSTAL, 1))),
    Module("SM32", GREY_BIT | GREEN_BIT,   0, May(Pay(FOOD), Advance(YELLOW, 1))),
    Module("SM33", GREEN_BIT | YELLOW_BIT, 0, Gain(BOOK, 1)),
    Module("SM34", GREEN_BIT | YELLOW_BIT, 0, Gain(FOOD, 1)),
    Module("SM35", GREEN_BIT | YELLOW_BIT, 0, Gain(GEAR, 1)),
    Module("SM36", GREEN_BIT | YELLOW_BIT, 0, AnyBasic(1)),
    Module("SM37", GREEN_BIT | YELLOW_BIT, 0, Points(1)),
    Module("SM38", GREEN_BIT | YELLOW_BIT, 1, OneOf(Gain(BOOK, 1), Gain(FOOD, 1))),
    Module("SM39", GREEN_BIT | YELLOW_BIT, 1, May(PayBasic(1), Gain(CRYSTAL, 1))),
    Module("SM40", GREEN_BIT | YELLOW_BIT, 0, May(Pay(GEAR), Advance(GREY, 1))),
    Module("SM41", GREY_BIT | YELLOW_BIT,  0, Gain(GEAR, 1)),
    Module("SM42", GREY_BIT | YELLOW_BIT,  0, Gain(FOOD, 1)),
    Module("SM43", GREY_BIT | YELLOW_BIT,  0, Gain(BOOK, 1)),
    Module("SM44", GREY_BIT | YELLOW_BIT,  0, AnyBasic(1)),
    Module("SM45", GREY_BIT | YELLOW_BIT,  0, Points(1)),
    Module("SM46", GREY_BIT | YELLOW_BIT,  1, OneOf(Gain(GEAR, 1), Gain(FOOD, 1))),
    Module("SM47", GREY_BIT | YELLOW_BIT,  1, May(PayBasic(1), Gain(CRYSTAL, 1))),
    Module("SM48", GREY_BIT | YELLOW_BIT,  0, May(Pay(BOOK), Advance(GREEN, 1))),
), globals())
# fmt: on
