"""What cannot stand on a component: where it is wrong, and why, so that it can be said in any language."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from .game import UsageError
from .state import Fact

OTHER: Final = "other"  # somebody else's line, which is said as it is


class CorrectionError(UsageError):
    """`line` is for commands and logs. `why` names the text `misprint-…` of the game or of the words that all games
    share, which says the same to people; `facts` go into it. `where` is the place: game, kind, id, part, and then the
    parameters of blocks, such as `a_game.card.a_card.effect.parts[1].amount`."""

    def __init__(self, line: str, why: str, where: str = "", /, **facts: Fact) -> None:
        super().__init__(line)
        self.why = why
        self.where = where
        self.facts = facts

    def __reduce__(self) -> tuple[Any, ...]:
        """Exceptions are pickled as a call with their text only."""
        return partial(type(self), str(self), self.why, self.where, **self.facts), ()


def correction_error_at(where: str, line: str, wrong: UsageError) -> CorrectionError:
    """The same fault, with the place where it was found."""
    if isinstance(wrong, CorrectionError):
        return CorrectionError(line, wrong.why, where, **wrong.facts)
    return CorrectionError(line, OTHER, where, line=str(wrong))
