"""Checks of views and their derivatives: JSON, summary, terminal board, evaluation."""

from __future__ import annotations

import json
from collections.abc import Iterator
from math import isclose, isfinite
from typing import Any, Final

from rich.errors import MarkupError
from rich.text import Text

from ..kernel.game import Game
from ..kernel.match import Match
from ..kernel.state import EVERYTHING, SPECTATOR
from ..words import LANGUAGES
from .positions import at_every_question

LOOKED_AT: Final = 60  # questions of a game
HEADING: Final = ("seat", "players", "seats")  # entries that pictures, observations and environments read
TERMINALS: Final = (60, 100)  # characters


def _positions(game: Game, most: int = LOOKED_AT) -> Iterator[Match]:
    for n, match in enumerate(at_every_question(game, game.players[-1], 9)):
        if n == most:
            return
        yield match


def views(game: Game) -> Iterator[str]:
    """Views are independent JSON, with the standard entries."""
    for match in _positions(game, 30):
        before = match.hash()
        for seat in (EVERYTHING, SPECTATOR, *range(match.players)):
            view = match.view(seat)
            for name in HEADING:
                if name not in view:
                    yield f"the view has no {name!r}"
                    return
            if json.loads(json.dumps(view)) != view:
                yield f"the view of seat {seat} is not plain JSON: keys are strings, no tuples, no sets"
                return
            _overwrite(view)
        if match.hash() != before:
            yield "who changes a view changes the table: copy the lists that a view shows"
            return


def _overwrite(view: Any) -> None:
    """Overwrite every list and mapping of a view."""
    for inner in list(view.values() if isinstance(view, dict) else view):
        if isinstance(inner, (dict, list)):
            _overwrite(inner)
    view.clear()


def summaries(game: Game) -> Iterator[str]:
    """The same with and without the rest of the view, and the same counters throughout a game."""
    counters: set[tuple[str, ...]] = set()
    for match in _positions(game):
        for seat in range(match.players):
            summary = game.show.summary(match.view(seat), seat)
            counters.add(tuple(summary))
            if game.show.summary_of(match.state, seat) != summary:
                yield f"seat {seat}, after {len(match.codes)} choices: summary_of differs from the summary of the view"
                return
    if len(counters) > 1:
        yield f"the summary counts other things in the course of a game: {sorted(counters)}"


def terminals(game: Game) -> Iterator[str]:
    for match in _positions(game):
        ply = len(match.codes)
        seat, width = ply % (match.players + 1) - 1, TERMINALS[ply % 2]  # including the spectator
        view = match.view(seat)
        for lang in LANGUAGES:
            try:
                text = Text.from_markup(game.show.text_board(view, lang, width)).plain
            except MarkupError as wrong:
                yield f"{lang}: the terminal board cannot be printed: {wrong}"
                return
            if not text.strip():
                yield f"{lang}: the terminal board of seat {seat} is empty"
                return


def evaluations(game: Game) -> Iterator[str]:
    """A finite number, and the sum of the contributions where the game names its features."""
    for match in _positions(game):
        for seat in range(match.players):
            worth, terms = game.ai.evaluate(match.state, seat), game.ai.contributions(match.state, seat)
            if not isfinite(worth):
                yield f"after {len(match.codes)} choices the position is worth {worth} to seat {seat}"
                return
            if terms and not isclose(sum(terms.values()), worth, rel_tol=1e-6, abs_tol=1e-6):
                yield f"the features of the evaluation add up to {sum(terms.values())}, not to {worth}"
                return
