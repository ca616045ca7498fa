"""What a position is worth to a seat: the game's own evaluation, a learned one, or the mean of both.

A style may be added, as in `learned+builder`: some things then count for more than they are worth.

A bot asks its evaluation at the end of a turn, for many positions at once where it can, because a network judges many
rows hardly slower than one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NewType

from ..kernel.game import UsageError
from ..kernel.match import Match

Value = NewType("Value", str)  # the setting of a bot that names its evaluation
BY_HAND: Final = Value("handmade")
LEARNED: Final = Value("learned")
MIX: Final = Value("mix")
VALUES: Final = (BY_HAND, LEARNED, MIX)
STYLES: Final = ("builder", "racer")  # a game says what they like (`Game.styles`)


class Evaluation:
    """The evaluation that the game brings, made by hand."""

    def value(self, match: Match, seat: int) -> float:
        """What the position is worth to a seat, in points."""
        return match.game.evaluate(match.state, seat)

    def values(self, matches: Sequence[Match], seat: int) -> list[float]:
        """The same of several positions of one game."""
        return [match.game.evaluate(match.state, seat) for match in matches]

    def knows_choices(self, match: Match) -> bool:
        """It tells what choices for the whole game are worth (`Prompt.lasting`), so that nobody plays them out."""
        return False


HANDMADE: Final = Evaluation()


class Styled(Evaluation):
    """Another evaluation, to which some terms of the hand-made one are added once more, each by how much the style
    likes it. A game that does not know the style is judged without it, and so is one that is over."""

    def __init__(self, plain: Evaluation, style: str) -> None:
        self._plain = plain
        self._style = style

    def value(self, match: Match, seat: int) -> float:
        return self.values((match,), seat)[0]

    def values(self, matches: Sequence[Match], seat: int) -> list[float]:
        values = self._plain.values(matches, seat)
        return [worth + self._liking(match, seat) for match, worth in zip(matches, values, strict=True)]

    def knows_choices(self, match: Match) -> bool:
        return self._plain.knows_choices(match)

    def _liking(self, match: Match, seat: int) -> float:
        likes = match.game.styles.get(self._style)
        if likes is None or match.decision is None:
            return 0.0
        points = match.game.contributions(match.state, seat)
        return sum([much * points[term] for term, much in likes.items()])


def check_value(value: str) -> None:
    plain, plus, style = value.partition("+")
    if plain not in VALUES:
        raise UsageError(f"value must be one of {', '.join(VALUES)}, not {plain[:40]!r}")
    if plus and style not in STYLES:
        raise UsageError(f"style must be one of {', '.join(STYLES)}, not {style[:40]!r}")


def evaluation_of(value: Value) -> Evaluation:
    """The evaluation that a setting names. Where no learned mind fits a game, the hand-made evaluation plays."""
    check_value(value)
    plain, plus, style = value.partition("+")
    if plus:
        return Styled(evaluation_of(Value(plain)), style)
    if plain == BY_HAND:
        return HANDMADE
    from .learned import LEARNED_ALONE, LEARNED_MIX  # numpy is loaded when somebody asks for it

    return LEARNED_ALONE if value == LEARNED else LEARNED_MIX
