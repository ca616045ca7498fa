"""The interface of every bot."""

from __future__ import annotations

from typing import Optional

from ..kernel.game import Game, UsageError, View
from ..kernel.match import Match
from ..kernel.rng import Rng


class Bot:
    """A program that answers for one seat of one match.

    `choose` returns one of `match.decision.options` and does not change the match. A bot may know only what its seat
    sees, so it thinks in matches from `match.imagine(seat, seed)`. All random numbers come from `dice`, so that the
    same seeds repeat the match.
    """

    imagines: bool = True  # needs a match that can be cloned; a match runs faster without such bots

    def choose(self, match: Match, dice: Rng) -> int:
        raise NotImplementedError

    def choose_from_view(self, game: Game, view: View, dice: Rng) -> int:
        """Answer from the view of the seat alone, as a program at a remote table must: one of the options in
        `view["pending"]`."""
        raise UsageError(f"{type(self).__name__} needs the match and cannot answer from a view alone")

    def reasons(self, match: Match, code: int, dice: Rng) -> Optional[dict[str, float]]:
        """How this answer changes the features of the evaluation by the end of the turn; None if the bot has no
        reason."""
        from .explain import expected_changes  # loads the words

        return expected_changes(match, code, dice)

    def explain(self, match: Match, code: int, lang: str, dice: Rng) -> str:
        """One sentence on why the bot would give this answer to the pending question."""
        from .explain import explanation

        return explanation(match, code, lang, self.reasons(match, code, dice))
