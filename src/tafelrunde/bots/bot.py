"""What a bot is."""

from __future__ import annotations

from typing import Optional

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

    def reasons(self, match: Match, code: int, dice: Rng) -> Optional[dict[str, float]]:
        """How the terms of the evaluation change by the end of the turn with this answer; None for no reason at all."""
        from .explain import foreseen  # words are loaded when somebody asks

        return foreseen(match, code, dice)

    def explain(self, match: Match, code: int, lang: str, dice: Rng) -> str:
        """One sentence on why it would answer the pending question so."""
        from .explain import explanation

        return explanation(match, code, lang, self.reasons(match, code, dice))
