"""The check of a plug-in game before it is registered: its words, and one game played to the end."""

from __future__ import annotations

from typing import Final

from ..kernel.game import Game, UsageError
from ..kernel.match import Match
from ..kernel.playout import random_code
from ..kernel.rng import seeded
from ..kernel.state import EVERYTHING
from ..words import LANGUAGES, MissingText, words_of
from ..words.check import missing_texts, texts_at_end, texts_now
from .lessons.script import script_for

LONGEST: Final = 20_000  # choices
LETTERS: Final = 200


def fault_of(game: object, name: str) -> str:
    """One line that says why this cannot be registered under this name; empty if it can."""
    if not isinstance(game, Game):
        return f"its entry point is no Game but {type(game).__name__}"
    if game.name != name:
        return f"its entry point is called {name} and its game {game.name}"
    missing = missing_texts(game)
    if missing:
        return missing[0] + (f" (and {len(missing) - 1} more)" if missing[1:] else "")
    try:
        _play_once(game)
        for name in game.lessons:
            script_for(game, name)
    except Exception as wrong:
        return in_one_line(wrong)
    return ""


def in_one_line(wrong: BaseException) -> str:
    message = " ".join(str(wrong).split())[:LETTERS]
    plain = isinstance(wrong, (UsageError, MissingText))  # their text is complete
    return message if plain else f"{type(wrong).__name__}: {message}"


def _play_once(game: Game) -> None:
    """Play with the fewest players; show and describe everything on the way."""
    match, dice = Match(game, game.players[0], 1), seeded(1)
    languages = [words_of(game, lang) for lang in LANGUAGES]
    _look(match)
    while match.decision is not None:
        if len(match.codes) > LONGEST:
            raise UsageError(f"a game is still not over after {LONGEST} choices")
        view = match.view(match.decision.seat)
        for w in languages:
            texts_now(w, match, view)
        match.choose(random_code(match, dice))
    _look(match)
    for w in languages:
        texts_at_end(w, match, EVERYTHING)


def _look(match: Match) -> None:
    game, view = match.game, match.view(0)
    for lang in LANGUAGES:
        game.show.board_svg(view, lang)
        game.show.text_board(view, lang)
    game.show.summary_of(match.state, 0)
    game.ai.evaluate(match.state, 0)
    game.ai.observation(view)
