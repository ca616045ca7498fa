"""A position and its pending question as one row of numbers, the input of policies.

First the encoder's row up to the features of the evaluation, then the question: prompt, subject in binary, 1 if this
seat is asked, and the number of this seat.
"""

from __future__ import annotations

from array import array
from functools import lru_cache
from typing import Any, Final

from .encode import Row
from .game import Game, UsageError
from .match import Match

ABOUT_BITS: Final = 12  # of the subject
MOST_SEATS: Final = 5


class FeatureRow:
    """The layout of a game's row, and a writer for it."""

    def __init__(self, game: Game) -> None:
        if game.ai.encoder is None:
            raise UsageError(f"{game.name} has no encoder, so it has no features; take observation='vector'")
        self._base_row = game.ai.encoder.base_row
        self.row_size: int = game.ai.encoder.layout.at["terms"]
        self.question_at: dict[str, int] = {"prompt": self.row_size}
        self.question_at["about"] = self.row_size + len(game.prompts)
        self.question_at["asked"] = self.question_at["about"] + ABOUT_BITS
        self.question_at["seat"] = self.question_at["asked"] + 1
        self.size: int = self.question_at["seat"] + MOST_SEATS
        self._prompts = {prompt.base: number for number, prompt in enumerate(game.prompts)}
        about, asked, its_seat = (self.question_at[name] - self.row_size for name in ("about", "asked", "seat"))
        self._places = (self.size - self.row_size, about, asked, its_seat)

    def write(self, match: Match, seat: int, into: Any) -> None:
        """Write into a buffer of 32-bit floats."""
        view, size = memoryview(into), self.row_size
        view[:size] = memoryview(self._base_row(match.state, seat))[:size]
        view[size:] = self._question(match, seat)

    def _question(self, match: Match, seat: int) -> Row:
        decision = match.decision
        if decision is None:
            return question(self._places, -1, 0, False, seat)
        prompt = self._prompts[decision.prompt.base]
        return question(self._places, prompt, decision.about, decision.seat == seat, seat)


@lru_cache(maxsize=1 << 11)
def question(places: tuple[int, int, int, int], prompt: int, about: int, asked: bool, seat: int) -> Row:
    """The second part of the row. `places`: its size, and the offsets of the subject, of whether the seat is asked, and
    of the seat. Cached, since a game has few different questions."""
    size, about_at, asked_at, seat_at = places
    numbers = array("f", bytes(4 * size))
    numbers[seat_at + seat] = 1.0
    if prompt >= 0:
        numbers[prompt] = 1.0
    if asked:
        numbers[asked_at] = 1.0
    place = about_at
    while about > 0:
        if about & 1:
            numbers[place] = 1.0
        about >>= 1
        place += 1
    return numbers
