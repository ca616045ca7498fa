"""A position in words: the board as a terminal shows it, the question, and each option with its action number."""

from __future__ import annotations

import string
from typing import Final

from gymnasium import spaces
from rich.text import Text

from ..kernel.game import Game
from ..kernel.match import Match
from ..words import labels, words_of
from .observations import Observation

LONGEST: Final = 60_000  # letters
LANGUAGE: Final = "en"
# Letters beyond ASCII that boards and names have: arrows, dashes, quotation marks, accents, signs of the terminal.
FURTHER: Final = "".join(map(chr, (*range(0xA0, 0x250), *range(0x2010, 0x2070), *range(0x2190, 0x2800))))


class InWords(Observation):
    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.space = spaces.Text(LONGEST, charset=string.printable + FURTHER)

    def of(self, match: Match, seat: int) -> str:
        return described(match, seat)


def described(match: Match, seat: int) -> str:
    """What a seat sees and, if it is asked, what it may answer: a line `ACTION: label` for each option."""
    game, view, decision = match.game, match.view(seat), match.decision
    words = words_of(game, LANGUAGE)
    board = Text.from_markup(game.text_board(view, LANGUAGE)).plain
    lines = [line.rstrip() for line in board.splitlines()]
    if decision is None:
        lines += ["", f"The game is over. Points: {', '.join(map(str, match.result.scores))}"]
    elif decision.seat != seat:
        lines += ["", f"Seat {decision.seat} is asked."]
    else:
        lines += ["", labels.question(words, game, view, decision), ""]
        lines += [
            f"{decision.prompt.action(code)}: {labels.option_label(words, game, view, decision, code)}"
            for code in decision.options
        ]
    return "\n".join(lines)[:LONGEST]
