"""The 30 machine tiles, 10 of each colour, and the three standard machines (REV-COMP-07).

Columns: id, colour, flasks, whether the rulebook shows the effect on a machine (S) or we chose it (R), effect.
Frequencies, colours and flasks are ours."""

from __future__ import annotations

from typing import Final

from ....kernel.corrections import corrected, table_row
from ..effects.cards import LayDown, PerCard, PlayCard, RestToActive, SlotToRest, TakeCard
from ..effects.compound import May
from ..effects.gains import Gain, Pay, PayBasic
from ..effects.machines import AllColours, Discount, Range, Reopen, TurnCard, Unlimited
from ..effects.modules import TakeModule
from ..effects.tracks import Advance
from ..pieces.kinds import ANY, BOOK, BUILD, CRYSTAL, EXPLORE, FOOD, GEAR, GREEN, GREY, POPULATE, YELLOW
from ..table.effect import ReviveEffect
from .parts import Printed


@table_row
class Machine:
    def __init__(self, id: str, colour: int, flasks: int, evidence: str, effect: ReviveEffect) -> None:
        self.id: str = id
        self.colour: int = colour
        self.flasks: int = flasks
        self.evidence: str = evidence
        self.effect: ReviveEffect = effect


# fmt: off
MACHINE_TILES: Final[tuple[Machine, ...]] = corrected("revive", "machine", (
    Machine("MG01", GREY,   0, "S", Discount(BUILD, 2)),
    Machine("MG02", GREY,   1, "R", Gain(GEAR, 2)),
    Machine("MG03", GREY,   1, "R", Gain(CRYSTAL, 1)),
    Machine("MG04", GREY,   1, "S", TurnCard()),
    Machine("MG05", GREY,   0, "S", LayDown()),
    Machine("MG06", GREY,   1, "R", Advance(GREY, 1)),
    Machine("MG07", GREY,   1, "S", Reopen()),
    Machine("MG08", GREY,   1, "R", May(Pay(GEAR), TakeModule())),
    Machine("MG09", GREY,   0, "R", PerCard(GREY, Gain(GEAR, 1))),
    Machine("MG10", GREY,   1, "S", AllColours()),
    Machine("MN01", GREEN,  0, "S", Discount(POPULATE, 2)),
    Machine("MN02", GREEN,  1, "R", Gain(BOOK, 2)),
    Machine("MN03", GREEN,  0, "R", Gain(CRYSTAL, 1)),
    Machine("MN04", GREEN,  0, "R", RestToActive()),
    Machine("MN05", GREEN,  1, "S", TurnCard()),
    Machine("MN06", GREEN,  1, "R", Advance(GREEN, 1)),
    Machine("MN07", GREEN,  0, "R", PerCard(GREEN, Gain(BOOK, 1))),
    Machine("MN08", GREEN,  1, "R", May(Pay(BOOK), TakeModule())),
    Machine("MN09", GREEN,  0, "S", LayDown()),
    Machine("MN10", GREEN,  1, "S", AllColours()),
    Machine("MY01", YELLOW, 0, "S", Discount(EXPLORE, 2)),
    Machine("MY02", YELLOW, 1, "R", Gain(FOOD, 2)),
    Machine("MY03", YELLOW, 0, "S", Unlimited()),
    Machine("MY04", YELLOW, 0, "R", Range(3)),
    Machine("MY05", YELLOW, 0, "S", LayDown()),
    Machine("MY06", YELLOW, 1, "R", Advance(YELLOW, 1)),
    Machine("MY07", YELLOW, 0, "R", PerCard(YELLOW, Gain(FOOD, 1))),
    Machine("MY08", YELLOW, 0, "R", May(Pay(FOOD), TakeCard(ANY))),
    Machine("MY09", YELLOW, 0, "R", PlayCard(ANY)),
    Machine("MY10", YELLOW, 1, "S", Reopen()),
), globals())
# fmt: on

# On the reward fields 0 to 2 of each player board (REV-MACH-08): REV-MACH-05, REV-MACH-06, REV-MACH-07.
STANDARD_MACHINES: Final[tuple[Printed, ...]] = corrected(
    "revive",
    "standard",
    (
        Printed("STD1", May(PayBasic(1), Gain(CRYSTAL))),
        Printed("STD2", SlotToRest()),
        Printed("STD3", Range(1)),
    ),
    globals(),
)
