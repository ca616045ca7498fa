"""What a bot is."""

from __future__ import annotations

from ..kernel.match import Match
from ..kernel.rng import Rng


class Bot:
    """Somebody who answers for a seat.

    `choose` gets the match as it is and returns one of `match.decision.options`. It changes nothing and looks at hidden
    cards only through `match.imagine(seat, seed)`: what it may know is what its seat sees. All its dice come from
    `dice`, so that a match with the same seeds is played the same way again. A bot plays one seat of one match.
    """

    imagines: bool = True  # needs a match that can be cloned; one of bots that do not may keep nothing and is faster

    def choose(self, match: Match, dice: Rng) -> int:
        raise NotImplementedError

    def explain(self, match: Match, code: int, lang: str, dice: Rng) -> str:
        """One sentence on why it would answer the pending question so: the terms of the evaluation that change most
        by the end of the turn."""
        from .explain import explanation  # words are loaded when somebody asks

        return explanation(match, code, lang, dice)
