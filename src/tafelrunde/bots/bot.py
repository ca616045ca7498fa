"""What a bot is."""

from __future__ import annotations

from ..kernel.match import Match
from ..kernel.rng import Rng


class Bot:
    """Somebody who answers for a seat.

    `choose` gets the match as it is and returns one of `match.decision.options`. It changes nothing and looks at hidden
    cards only through `match.imagine(seat, seed)`: what it may know is what its seat sees. All its dice come from
    `dice`, so that a match with the same seeds is played the same way again.
    """

    imagines: bool = True  # needs a match that can be cloned; one of bots that do not may keep nothing and is faster

    def choose(self, match: Match, dice: Rng) -> int:
        raise NotImplementedError
