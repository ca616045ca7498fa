"""What a position is worth to a seat: the game's own evaluation, a learned one, or the mean of both.

A bot asks its evaluation at the end of a turn, for many positions at once where it can, because a network judges many
rows hardly slower than one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NewType

from ..kernel.game import BadUse, Game
from ..kernel.match import Match

Value = NewType("Value", str)  # the setting of a bot that names its evaluation
BY_HAND: Final = Value("handmade")
LEARNED: Final = Value("learned")
MIX: Final = Value("mix")
VALUES: Final = (BY_HAND, LEARNED, MIX)


class Evaluation:
    """The evaluation that the game brings, made by hand."""

    def worth(self, match: Match, seat: int) -> float:
        """What the position is worth to a seat, in points."""
        return match.game.evaluate(match.state, seat)

    def worths(self, matches: Sequence[Match], seat: int) -> list[float]:
        """The same of several positions of one game."""
        return [match.game.evaluate(match.state, seat) for match in matches]

    def knows_choices(self, game: Game) -> bool:
        """It tells what choices for the whole game are worth (`Prompt.lasting`), so that nobody plays them out."""
        return False


HANDMADE: Final = Evaluation()


def evaluation_of(value: Value) -> Evaluation:
    """The evaluation that a setting names. Where no learned mind fits a game, the hand-made evaluation plays."""
    if value == BY_HAND:
        return HANDMADE
    if value not in VALUES:
        raise BadUse(f"there is no evaluation {value[:40]!r}; there is: {', '.join(VALUES)}")
    from .learned import LEARNED_ALONE, LEARNED_MIX  # numpy is loaded when somebody asks for it

    return LEARNED_ALONE if value == LEARNED else LEARNED_MIX
