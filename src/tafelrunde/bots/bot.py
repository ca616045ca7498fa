"""The interface of a bot."""

from __future__ import annotations

from typing import Optional

from ..kernel.game import Game, UsageError, View
from ..kernel.match import Match
from ..kernel.rng import Rng


class Bot:
    """A program that answers for one seat of one match.

    `choose` gets the match as it is and returns one of `match.decision.options`. It does not change the match. It looks
    at hidden cards only through `match.imagine(seat, seed)`, because a bot may know only what its seat sees. It takes
    all random numbers from `dice`, so that the same seeds give the same match again.
    """

    imagines: bool = True  # the bot needs a match that can be cloned; without such bots a match may run faster

    def choose(self, match: Match, dice: Rng) -> int:
        raise NotImplementedError

    def choose_seen(self, game: Game, view: View, dice: Rng) -> int:
        """The same for a program that sits elsewhere and has only what its seat sees: one of the options in
        `view["pending"]`. Who thinks with a match cannot do it."""
        raise UsageError(f"{type(self).__name__} thinks with a whole match and cannot go by what a seat sees")

    def reasons(self, match: Match, code: int, dice: Rng) -> Optional[dict[str, float]]:
        """How this answer changes the terms of the evaluation by the end of the turn; None if the bot has no reason."""
        from .explain import foreseen  # this loads the words, so it waits until somebody asks

        return foreseen(match, code, dice)

    def explain(self, match: Match, code: int, lang: str, dice: Rng) -> str:
        """One sentence that says why the bot would give this answer to the pending question."""
        from .explain import explanation

        return explanation(match, code, lang, self.reasons(match, code, dice))
