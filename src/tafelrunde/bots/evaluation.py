"""Evaluations of a position: the handmade one of the game, a learned one, or the mean of both.

A style may be added, as in `learned+builder`: it adds a bonus for some features. Bots evaluate ends of turns, many at
once where they can, because a network takes hardly longer for many rows than for one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NewType

from ..kernel.game import UsageError
from ..kernel.match import Match

Value = NewType("Value", str)  # the setting of a bot that names its evaluation
HANDMADE: Final = Value("handmade")
LEARNED: Final = Value("learned")
MIX: Final = Value("mix")
VALUES: Final = (HANDMADE, LEARNED, MIX)
STYLES: Final = ("builder", "racer")  # `GameAI.styles` has their bonuses


class Evaluation:
    """The handmade evaluation of the game."""

    def value(self, match: Match, seat: int) -> float:
        """The value of the position to a seat, in points."""
        return match.game.ai.evaluate(match.state, seat)

    def values(self, matches: Sequence[Match], seat: int) -> list[float]:
        """The batch version, for positions of one game."""
        return [match.game.ai.evaluate(match.state, seat) for match in matches]

    def knows_choices(self, match: Match) -> bool:
        """Whether it evaluates strategic choices, so that bots need not play them out."""
        return False


HANDMADE_EVALUATION: Final = Evaluation()


class Styled(Evaluation):
    """Adds to another evaluation the bonus of a style: features of the handmade evaluation, weighted by the style.
    Games without the style, and finished matches, get no bonus."""

    def __init__(self, base: Evaluation, style: str) -> None:
        self._base = base
        self._style = style

    def value(self, match: Match, seat: int) -> float:
        return self.values((match,), seat)[0]

    def values(self, matches: Sequence[Match], seat: int) -> list[float]:
        values = self._base.values(matches, seat)
        return [value + self._bonus(match, seat) for match, value in zip(matches, values, strict=True)]

    def knows_choices(self, match: Match) -> bool:
        return self._base.knows_choices(match)

    def _bonus(self, match: Match, seat: int) -> float:
        weights = match.game.ai.styles.get(self._style)
        if weights is None or match.decision is None:
            return 0.0
        points = match.game.ai.contributions(match.state, seat)
        return sum([much * points[term] for term, much in weights.items()])


def check_value(value: str) -> None:
    base, plus, style = value.partition("+")
    if base not in VALUES:
        raise UsageError(f"value must be one of {', '.join(VALUES)}, not {base[:40]!r}")
    if plus and style not in STYLES:
        raise UsageError(f"style must be one of {', '.join(STYLES)}, not {style[:40]!r}")
