"""The 39 citizen cards and the 24 start cards in four sets of six (REV-COMP-12,
REV-COMP-17, REV-CARD-08).

Established: counts, three colours, two halves, which symbols exist. The pairing of halves and the numbers are ours.
Columns: id, colour, upper half, lower half, basis.
"""

from __future__ import annotations

from typing import Final

from ....kernel.corrections import corrected, table_row
from ..effects.ability import Ability, BoardAction
from ..effects.cards import PerCard, PlayCard, RestToActive, SleepThenGo, SlotToRest, TakeCard, WhileInPlay
from ..effects.compound import OneOf, Per, UpTo
from ..effects.counts import FiguresPlaced, VisibleFlasks
from ..effects.gains import AnyBasic, Crate, EnergyBack, Gain, Pay, Points, Swap
from ..effects.machines import Discount, Range
from ..effects.modules import TakeModule
from ..effects.tracks import Advance, AdvanceAny
from ..pieces.kinds import BOOK, BUILD, CRYSTAL, EXPLORE, FOOD, GEAR, GREEN, GREY, POPULATE, YELLOW
from .parts import Half


@table_row
class Card:
    def __init__(self, id: str, colour: int, top: Half, bottom: Half, basis: str) -> None:
        self.id: str = id
        self.colour: int = colour
        self.halves: tuple[Half, Half] = (top, bottom)
        self.basis: str = basis


CHOSEN: Final = "symbols-exist"
STACKS: Final = "slot-symbol"
PER_CARD: Final = "rotated-effect"
FLASKS: Final = "per-flask"
ACTS: Final = "immediate"
TRADE: Final = "trade-shown"
STANDING: Final = "while-in-play"
TAKES: Final = "take-card"
FIGURES: Final = "per-population"
RETURNS: Final = "rest-to-active"
TRADES: Final = "rotated-trade"
PER_FOOD: Final = "effect-shown"
RANGES: Final = "range-shown"
SLEEPS: Final = "hibernate-shown"
TWO_OF: Final = "rotated-food"
TWO_FOOD: Final = "food-card"
PAIRED: Final = "two-per-colour"

# fmt: off
CITIZEN_CARDS: Final[tuple[Card, ...]] = corrected("revive", "card", (
    Card("CG01", GREY,   Half(Gain(GEAR, 3)),                                           Half(Advance(GREY, 2)),                            CHOSEN),
    Card("CG02", GREY,   Half(Gain(GEAR, 3), Gain(CRYSTAL, 1)),                         Half(TakeModule(), Gain(GEAR, 1)),                 CHOSEN),
    Card("CG03", GREY,   Half(Gain(GEAR, 2), Gain(FOOD, 1), slot=True),                 Half(Ability(), flasks=1),                         STACKS),
    Card("CG04", GREY,   Half(PerCard(GREY, Gain(GEAR, 1)), flasks=1),                  Half(PlayCard(GREY), Gain(GEAR, 1)),               PER_CARD),
    Card("CG05", GREY,   Half(AnyBasic(2), flasks=1),                                   Half(Per(VisibleFlasks(), AnyBasic(1)), flasks=1), FLASKS),
    Card("CG06", GREY,   Half(Gain(GEAR, 3), Gain(BOOK, 1)),                            Half(BoardAction(BUILD, 1)),                       ACTS),
    Card("CG07", GREY,   Half(Gain(GEAR, 1), Gain(BOOK, 1), Gain(FOOD, 1)),             Half(Advance(GREY, 1), AdvanceAny()),              CHOSEN),
    Card("CG08", GREY,   Half(UpTo(3, Pay(GEAR), OneOf(Gain(BOOK, 2), Gain(FOOD, 2)))), Half(EnergyBack(), Gain(CRYSTAL, 1)),              TRADE),
    Card("CG09", GREY,   Half(Gain(GEAR, 2), slot=True, flasks=1),                      Half(WhileInPlay(Discount(BUILD, 2))),             STANDING),
    Card("CG10", GREY,   Half(Gain(CRYSTAL, 2)),                                        Half(TakeCard(GREY)),                              TAKES),
    Card("CG11", GREY,   Half(Gain(GEAR, 1), Crate()),                                  Half(Crate(), AnyBasic(1)),                        CHOSEN),
    Card("CG12", GREY,   Half(Per(FiguresPlaced(), AnyBasic(1))),                       Half(SlotToRest(), AnyBasic(2)),                   FIGURES),
    Card("CG13", GREY,   Half(Gain(GEAR, 3), Points(1), flasks=1),                      Half(RestToActive(), Gain(GEAR, 1)),               RETURNS),
    Card("CN01", GREEN,  Half(Gain(BOOK, 3)),                                           Half(Advance(GREEN, 2)),                           CHOSEN),
    Card("CN02", GREEN,  Half(Gain(BOOK, 3), Gain(CRYSTAL, 1)),                         Half(TakeModule(), Gain(BOOK, 1)),                 CHOSEN),
    Card("CN03", GREEN,  Half(Gain(BOOK, 2), Gain(GEAR, 1), slot=True),                 Half(AnyBasic(2), flasks=1),                       STACKS),
    Card("CN04", GREEN,  Half(PerCard(GREEN, Gain(BOOK, 1)), flasks=1),                 Half(PlayCard(GREEN), Gain(BOOK, 1)),              PER_CARD),
    Card("CN05", GREEN,  Half(AnyBasic(2), flasks=1),                                   Half(Per(VisibleFlasks(), AnyBasic(1)), flasks=1), FLASKS),
    Card("CN06", GREEN,  Half(Gain(BOOK, 3), Gain(FOOD, 1)),                            Half(BoardAction(POPULATE, 1)),                    ACTS),
    Card("CN07", GREEN,  Half(Gain(GEAR, 1), Gain(BOOK, 1), Gain(FOOD, 1)),             Half(Advance(GREEN, 1), AdvanceAny()),             CHOSEN),
    Card("CN08", GREEN,  Half(UpTo(3, Pay(BOOK), OneOf(Gain(FOOD, 2), Gain(GEAR, 2)))), Half(EnergyBack(), Gain(CRYSTAL, 1)),              TRADES),
    Card("CN09", GREEN,  Half(Gain(BOOK, 2), slot=True, flasks=1),                      Half(WhileInPlay(Discount(POPULATE, 2))),          STANDING),
    Card("CN10", GREEN,  Half(Gain(CRYSTAL, 2)),                                        Half(TakeCard(GREEN)),                             TAKES),
    Card("CN11", GREEN,  Half(Gain(BOOK, 1), Crate()),                                  Half(Crate(), AnyBasic(1)),                        CHOSEN),
    Card("CN12", GREEN,  Half(Per(FiguresPlaced(), AnyBasic(1))),                       Half(Ability(), Points(1), slot=True),             FIGURES),
    Card("CN13", GREEN,  Half(Gain(BOOK, 3), Points(1), flasks=1),                      Half(RestToActive(), Gain(BOOK, 1)),               RETURNS),
    Card("CY01", YELLOW, Half(Gain(FOOD, 3)),                                           Half(Advance(YELLOW, 2)),                          CHOSEN),
    Card("CY02", YELLOW, Half(Gain(FOOD, 3), Gain(CRYSTAL, 1)),                         Half(TakeModule(), Gain(FOOD, 1)),                 CHOSEN),
    Card("CY03", YELLOW, Half(Gain(FOOD, 2), Gain(BOOK, 1), slot=True),                 Half(AnyBasic(2), flasks=1),                       STACKS),
    Card("CY04", YELLOW, Half(PerCard(YELLOW, Gain(FOOD, 1)), flasks=1),                Half(PlayCard(YELLOW), Gain(FOOD, 1)),             PER_FOOD),
    Card("CY05", YELLOW, Half(AnyBasic(2), flasks=1),                                   Half(Per(VisibleFlasks(), AnyBasic(1)), flasks=1), FLASKS),
    Card("CY06", YELLOW, Half(Gain(FOOD, 3), Gain(GEAR, 1)),                            Half(BoardAction(EXPLORE, 1)),                     ACTS),
    Card("CY07", YELLOW, Half(Gain(GEAR, 1), Gain(BOOK, 1), Gain(FOOD, 1)),             Half(Advance(YELLOW, 1), AdvanceAny()),            CHOSEN),
    Card("CY08", YELLOW, Half(UpTo(3, Pay(FOOD), OneOf(Gain(GEAR, 2), Gain(BOOK, 2)))), Half(EnergyBack(), Gain(CRYSTAL, 1)),              TRADES),
    Card("CY09", YELLOW, Half(Gain(FOOD, 2), slot=True, flasks=1),                      Half(WhileInPlay(Range(2))),                       RANGES),
    Card("CY10", YELLOW, Half(Gain(CRYSTAL, 2)),                                        Half(TakeCard(YELLOW)),                            TAKES),
    Card("CY11", YELLOW, Half(Gain(FOOD, 1), Crate()),                                  Half(Crate(), AnyBasic(1)),                        CHOSEN),
    Card("CY12", YELLOW, Half(Per(FiguresPlaced(), AnyBasic(1))),                       Half(SlotToRest(), AnyBasic(1), slot=True),        FIGURES),
    Card("CY13", YELLOW, Half(Gain(FOOD, 3), Points(1)),                                Half(SleepThenGo()),                               SLEEPS),
), globals())

START_CARDS: Final[tuple[Card, ...]] = corrected("revive", "card", (
    Card("SA1", GREY,   Half(Gain(GEAR, 2)),                Half(Advance(GREY, 1)),               TWO_OF),
    Card("SA2", GREEN,  Half(Gain(BOOK, 2)),                Half(Advance(GREEN, 1)),              TWO_OF),
    Card("SA3", YELLOW, Half(Gain(FOOD, 2), slot=True),     Half(Advance(YELLOW, 1)),             TWO_FOOD),
    Card("SA4", GREY,   Half(Swap(3)),                      Half(TakeModule()),                   PAIRED),
    Card("SA5", GREEN,  Half(Gain(GEAR, 1), Gain(FOOD, 1)), Half(Ability()),                      PAIRED),
    Card("SA6", YELLOW, Half(Gain(CRYSTAL, 1)),             Half(OneOf(TakeModule(), Ability())), PAIRED),
    Card("SB1", GREY,   Half(Gain(GEAR, 2), slot=True),     Half(Advance(GREY, 1)),               TWO_OF),
    Card("SB2", GREEN,  Half(Gain(BOOK, 2)),                Half(Advance(GREEN, 1)),              TWO_OF),
    Card("SB3", YELLOW, Half(Gain(FOOD, 2)),                Half(Advance(YELLOW, 1)),             TWO_FOOD),
    Card("SB4", GREEN,  Half(Swap(3)),                      Half(TakeModule()),                   PAIRED),
    Card("SB5", YELLOW, Half(Gain(GEAR, 1), Gain(BOOK, 1)), Half(Ability()),                      PAIRED),
    Card("SB6", GREY,   Half(Gain(CRYSTAL, 1)),             Half(OneOf(TakeModule(), Ability())), PAIRED),
    Card("SC1", GREY,   Half(Gain(GEAR, 2)),                Half(Advance(GREY, 1)),               TWO_OF),
    Card("SC2", GREEN,  Half(Gain(BOOK, 2), slot=True),     Half(Advance(GREEN, 1)),              TWO_OF),
    Card("SC3", YELLOW, Half(Gain(FOOD, 2)),                Half(Advance(YELLOW, 1)),             TWO_FOOD),
    Card("SC4", YELLOW, Half(Swap(3)),                      Half(TakeModule()),                   PAIRED),
    Card("SC5", GREY,   Half(Gain(BOOK, 1), Gain(FOOD, 1)), Half(Ability()),                      PAIRED),
    Card("SC6", GREEN,  Half(Gain(CRYSTAL, 1)),             Half(OneOf(TakeModule(), Ability())), PAIRED),
    Card("SD1", GREY,   Half(Gain(GEAR, 2)),                Half(Advance(GREEN, 1)),              TWO_OF),
    Card("SD2", GREEN,  Half(Gain(BOOK, 2)),                Half(Advance(YELLOW, 1)),             TWO_OF),
    Card("SD3", YELLOW, Half(Gain(FOOD, 2), slot=True),     Half(Advance(GREY, 1)),               TWO_FOOD),
    Card("SD4", GREY,   Half(Swap(3)),                      Half(TakeModule()),                   PAIRED),
    Card("SD5", GREEN,  Half(Gain(GEAR, 1), Gain(FOOD, 1)), Half(Ability()),                      PAIRED),
    Card("SD6", YELLOW, Half(Gain(CRYSTAL, 1)),             Half(OneOf(TakeModule(), Ability())), PAIRED),
), globals())
# fmt: on
