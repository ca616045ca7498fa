"""Describes a position in words: the terminal board, the question, and each option with its action number."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from ..kernel.match import Match
from ..words import labels, words_of

LONGEST: Final = 60_000  # letters
LANGUAGE: Final = "en"


def described(match: Match, seat: int) -> str:
    """The board as a seat sees it and, if it is asked, a line `ACTION: label` for each option."""
    game, view, decision = match.game, match.view(seat), match.decision
    words = words_of(game, LANGUAGE)
    board = Text.from_markup(game.show.text_board(view, LANGUAGE)).plain
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
