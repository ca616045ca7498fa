"""The gods, by the colour of the top card of an offering (DEUS-GOD-01..13). Jupiter stands for one of them."""

from __future__ import annotations

from ....kernel.corrections import corrected, table_row
from ....kernel.effects import All, Per
from ..effects.counts import Offered
from ..effects.gains import AnyPiece, AnyResource, Gain, Piece
from ..effects.offering import ExtraCards
from ..pieces.kinds import BLUE, BROWN, GREEN, YELLOW
from ..rules.gains import GOLD, VP
from ..table.effect import DeusEffect


@table_row
class God:
    __slots__ = ("effect", "id")

    def __init__(self, id: str, effect: DeusEffect) -> None:
        self.id: str = id
        self.effect: DeusEffect = effect


GODS: tuple[God, ...] = corrected(
    "deus",
    "god",
    (
        God("neptune", All(Per(Offered(), Gain(GOLD, 2)), Piece(BLUE))),
        God("ceres", All(Per(Offered(), AnyResource()), Piece(GREEN))),
        God("minerva", All(Piece(YELLOW), ExtraCards())),
        God("vesta", All(Per(Offered(most=2), Gain(VP, 1)), Piece(BROWN))),
        God("mars", Per(Offered(), AnyPiece(1, forced=True))),
    ),
    globals(),
)
