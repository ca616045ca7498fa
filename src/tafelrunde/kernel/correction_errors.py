"""Errors in corrections: where a value is wrong, and why, so that it can be said in any language."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from .errors import UsageError
from .state import Fact

OTHER: Final = "other"  # a line from elsewhere, shown verbatim


class CorrectionError(UsageError):
    """`line` is for commands and logs. `why` names the text `correction-…` of the game or of the shared texts, which
    explains it to people; `facts` are its arguments. `where` is the place: game, kind, id, part, and then the
    parameters of blocks, such as `a_game.card.a_card.effect.parts[1].amount`."""

    def __init__(self, line: str, why: str, where: str = "", /, **facts: Fact) -> None:
        super().__init__(line)
        self.why = why
        self.where = where
        self.facts = facts

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle all arguments; by default an exception is pickled with its text alone."""
        return partial(type(self), str(self), self.why, self.where, **self.facts), ()


def correction_error_at(where: str, line: str, wrong: UsageError) -> CorrectionError:
    """The same error, with its place."""
    if isinstance(wrong, CorrectionError):
        return CorrectionError(line, wrong.why, where, **wrong.facts)
    return CorrectionError(line, OTHER, where, line=str(wrong))
