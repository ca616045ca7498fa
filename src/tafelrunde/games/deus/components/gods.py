"""The gods, by the colour of the top card of an offering. Jupiter, the sixth, stands for one of them (DEUS-GOD-13).

Player boards show the gods in short; the rules named here are binding (DEUS-GOD-16).
"""

from __future__ import annotations

from ....kernel.corrections import corrected, table_row
from ....kernel.effects import All, Per
from ..effects.counts import Offered
from ..effects.gains import AnyPiece, AnyResource, Gain, Piece
from ..effects.offering import ExtraCards
from ..pieces.kinds import BLUE, BROWN, GOLD, GREEN, VP, YELLOW
from ..table.effect import DeusEffect


@table_row
class God:
    def __init__(self, id: str, effect: DeusEffect) -> None:
        self.id: str = id
        self.effect: DeusEffect = effect


GODS: tuple[God, ...] = corrected(
    "deus",
    "god",
    (
        # Blue: DEUS-GOD-01, DEUS-GOD-02.
        God("neptune", All(Per(Offered(), Gain(GOLD, 2)), Piece(BLUE))),
        # Green: DEUS-GOD-03, DEUS-GOD-05.
        God("ceres", All(Per(Offered(), AnyResource()), Piece(GREEN))),
        # Yellow, which the rulebook once calls green (DEUS-OFFER-11): DEUS-GOD-06, DEUS-GOD-07.
        God("minerva", All(Piece(YELLOW), ExtraCards())),
        # Brown: DEUS-GOD-08, DEUS-GOD-09.
        God("vesta", All(Per(Offered(most=2), Gain(VP, 1)), Piece(BROWN))),
        # Red: pieces of any type, military or not, and no further piece (DEUS-GOD-10, DEUS-GOD-11, DEUS-GOD-12).
        God("mars", Per(Offered(), AnyPiece(1, forced=True))),
    ),
    globals(),
)
