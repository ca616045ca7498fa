"""Checks that every explanation and picture of a position works, for every seat and a spectator, in every language.

One check instead of a test for each surface: the server's answer with question, options, reasons, board and log;
explanations of everything on the board; the terminal board, the position in words, observation, encoder row, hint.
"""

from __future__ import annotations

import json
import re
import traceback
from array import array
from collections.abc import Callable, Iterator
from functools import partial
from math import isfinite
from pathlib import Path
from typing import Final

from rich.text import Text

from ..bots.advice import Effort, advise
from ..bots.advice_words import advice_texts
from ..envs.description import described
from ..games import games
from ..kernel.game import Game
from ..kernel.laws import InvariantViolation
from ..kernel.match import Match
from ..kernel.rng import seeded
from ..server.core.presentation.viewer import Screen
from ..words import LANGUAGES, words_of
from .at_the_table import AtTheTable
from .observed import faults_of
from .rich import PER_MATCH, rich_positions

SCREENS: Final = ((1040, 760), (370, 420))  # a desktop and a phone
HINT_EVERY: Final = 25  # positions: hints are slow
GHOSTS: Final = 3  # previewed options of a question
QUICK: Final = Effort(first=1, worlds=1, width=1, seconds=0.2)
NUMBERS: Final = re.compile(r"-?\d+")
MOST: Final = 12  # problems to report

Look = Callable[[], Iterator[str]]


def everything_works(game: Game, count: int, seed: int) -> Iterator[str]:
    """Problems found in `count` rich positions, without those that differ only in numbers or in the seat."""
    found: set[str] = set()
    try:
        for number, match in enumerate(rich_positions(game, count, seed)):
            for problem in problems_of(match, number):
                kind = NUMBERS.sub("", problem)
                if kind not in found:
                    found.add(kind)
                    yield f"{problem} (position {number} of seed {seed})"
                    if len(found) == MOST:
                        return
    except InvariantViolation:
        raise
    except Exception as wrong:
        yield f"play breaks off: {_described(wrong)} (seed {seed})"


def problems_of(match: Match, number: int) -> Iterator[str]:
    """Every seat and a spectator get the server's answer in every language. `number` spreads slow checks over many
    positions: explanations and the terminal board change their language by seat and position, the answer its screen by
    match, so that unchanged parts come from the cache; ghosts and hints are few."""
    table = AtTheTable(match)
    yield from _guarded("the table's description", partial(_describes, table))
    for seat in table.seats():
        for n, lang in enumerate(LANGUAGES):
            screen = Screen(lang, *SCREENS[(number // PER_MATCH + n) % len(SCREENS)])
            explains = (number + seat) % len(LANGUAGES) == n
            yield from _guarded(f"seat {seat}, {lang}: the answer", partial(_answers, table, seat, screen, explains))
            if explains:
                yield from _guarded(f"seat {seat}, {lang}: the terminal board", partial(_prints, match, seat, lang))
        if seat >= 0:
            yield from _guarded(f"seat {seat}: the observation", partial(_observes, match, seat))
            yield from _guarded(f"seat {seat}: the evaluation", partial(_evaluates, match, seat))
    decision = match.decision
    if decision is not None:
        yield from _guarded("the position in words", partial(_in_words, match, decision.seat))
        yield from _guarded("a ghost", partial(_shows_ghosts, table, number))
        if number % HINT_EVERY == 0:
            yield from _guarded("a hint", partial(_hints, match, number))


def _guarded(what: str, look: Look) -> Iterator[str]:
    try:
        for problem in look():
            yield f"{what}: {problem}"
    except Exception as wrong:
        yield f"{what}: {_described(wrong)}"


def _described(wrong: Exception) -> str:
    last = traceback.extract_tb(wrong.__traceback__)[-1]
    message = " ".join(str(wrong).split())[:200]
    return f"{type(wrong).__name__}: {message} ({Path(last.filename).name}, line {last.lineno})"


# ------------------------------------------------------------------------------------------------ what is looked at


def _describes(table: AtTheTable) -> Iterator[str]:
    """The server has no tables of a game that is not installed."""
    if table.match.game.name in games:
        for lang in LANGUAGES:
            table.description(Screen(lang))
    yield from ()


def _answers(table: AtTheTable, seat: int, screen: Screen, explains: bool) -> Iterator[str]:
    """The page's state as JSON with all texts, and an explanation for everything on the board."""
    answer = table.answer(seat, screen)
    answer.model_dump_json()
    question = answer.question
    if question is not None:
        if not question.text:
            yield f"{question.prompt} has no text"
        yield from (f"option {one.code} of {question.prompt} has no label" for one in question.options if not one.label)
        yield from (f"no reason why {one.label!r} is refused" for one in question.refused if not one.reason)
    yield from (f"line {line.n} of the log is empty" for line in answer.log if not line.text)
    if explains:
        yield from table.unexplained(seat, screen.lang, answer)


def _prints(match: Match, seat: int, lang: str) -> Iterator[str]:
    view = match.view(seat)
    if json.loads(json.dumps(view)) != view:
        yield "the view is not plain JSON"
    if not Text.from_markup(match.game.show.text_board(view, lang)).plain.strip():
        yield "nothing is printed"


def _in_words(match: Match, seat: int) -> Iterator[str]:
    """The text for language models."""
    if len(described(match, seat).splitlines()) <= len(match.decision.options if match.decision else ()):
        yield "an option is missing"


def _observes(match: Match, seat: int) -> Iterator[str]:
    game, view = match.game, match.view(seat)
    yield from faults_of(game, view)
    if game.ai.encoder is not None:
        row: array[float] = game.ai.encoder.row(match.state, seat)
        if not all(map(isfinite, row)):
            yield "the encoder writes a number that is not finite"


def _evaluates(match: Match, seat: int) -> Iterator[str]:
    if not isfinite(match.game.ai.evaluate(match.state, seat)):
        yield "the position is worth no finite number"


def _shows_ghosts(table: AtTheTable, number: int) -> Iterator[str]:
    decision = table.match.decision
    assert decision is not None
    for n in range(min(GHOSTS, len(decision.options))):
        code = decision.options[(number + n * 7) % len(decision.options)]
        table.ghost(decision.seat, code, Screen(LANGUAGES[n % len(LANGUAGES)], *SCREENS[0]))
    yield from ()


def _hints(match: Match, number: int) -> Iterator[str]:
    """Like the server's `hint`, with less time."""
    advice = advise(match.clone(), seeded(number), QUICK)
    for lang in LANGUAGES:
        if not advice_texts(words_of(match.game, lang), match, advice, ("",) * match.players):
            yield f"{lang}: nothing is advised"
