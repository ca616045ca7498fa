"""The log: events account for every change, and none is empty."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from ..kernel.explanations import MIDDLE, Holdings
from ..kernel.game import Game, Value
from ..kernel.match import Match
from ..kernel.playout import random_code
from ..kernel.rng import seeded
from ..kernel.state import EVERYTHING, SPECTATOR
from ..words import LANGUAGES, labels, words_of
from .positions import at_every_question, last_values

POINTS: Final = "vp"
NOTHING: Final = re.compile(r"(?<![(\w.,:/−-])0(?![\w.,:/])")  # "pays 0 food"; not a reason as in "the least (0)"
MOST: Final = 5  # problems of a match to report

Counted = dict[int, Counter[str]]


def adds_up(game: Game, holdings: Holdings, players: int, options: Mapping[str, Value], seeds: int) -> Iterator[str]:
    for seed in range(seeds):
        yield from _match_adds_up(Match(game, players, seed, options), holdings, seed)


def adds_up_with_options(game: Game, holdings: Holdings) -> Iterator[str]:
    """Each option alone, with every value but the first."""
    for i, option in enumerate(game.options):
        for j, value in enumerate(option.values):
            if value != option.default:
                players = game.players[(i + j) % len(game.players)]
                yield from adds_up(game, holdings, players, {option.name: value}, 1)


def _match_adds_up(match: Match, holdings: Holdings, seed: int) -> Iterator[str]:
    """After every choice of random play holdings match the log, including the middle of the table; at the end the
    points match the result."""
    dice, wrong = seeded(seed), 0
    before = _holdings(match, holdings)
    while match.decision is not None and wrong < MOST:
        asked, ply = match.decision.prompt, len(match.codes)
        match.choose(random_code(match, dice))
        after = _holdings(match, holdings)
        for seat, what, changed, logged in _differences(match, holdings, before, after, ply):
            names = ", ".join(event.name for event in match.events(ply))
            yield f"choice {ply + 1}, {asked}: {_who(seat)} has {changed:+} {what}, the log says {logged:+} ({names})"
            wrong += 1
        before = after
    if match.decision is None:
        for seat, score in enumerate(match.result.scores):
            if POINTS in before[seat] and before[seat][POINTS] != score:
                yield f"seat {seat} ends with {score} points, by the log with {before[seat][POINTS]}"


def _holdings(match: Match, holdings: Holdings) -> Counted:
    return {seat: Counter(dict(held)) for seat, held in holdings.holdings(match.state).items()}


def _differences(
    match: Match, holdings: Holdings, before: Counted, after: Counted, ply: int
) -> Iterator[tuple[int, str, int, int]]:
    """Seats and names whose change differs from the events after a choice: the change, and the logged one."""
    logged: Counter[tuple[int, str]] = Counter()
    for event in match.events(ply):
        for seat, what, amount in holdings.gains(event):
            logged[seat, what] += amount
    names = {(seat, what) for holdings in (before, after) for seat, held in holdings.items() for what in held}
    for seat, what in sorted(names | set(logged)):
        changed = after[seat][what] - before[seat][what]
        if changed != logged[seat, what]:
            yield seat, what, changed, logged[seat, what]


def _who(seat: int) -> str:
    return "the middle" if seat == MIDDLE else f"seat {seat}"


def nothing_in_vain(game: Game) -> Iterator[str]:
    """No line reports nothing, in two whole games: the fewest players with default options, and the most with all
    options switched."""
    found: dict[str, str] = {}  # one line of each kind of event
    for players, options in ((game.players[0], {}), (game.players[-1], last_values(game))):
        *_, match = at_every_question(game, players, 7, options)
        for w in (words_of(game, lang) for lang in LANGUAGES):
            for seat in (SPECTATOR, EVERYTHING):
                view = match.view(seat)
                for event in match.events():
                    text = labels.event_text(w, game, event, seat, view)
                    if NOTHING.search(text):
                        found.setdefault(event.name, f"{w.lang}: event {event.name} reports nothing: {text}")
    yield from found.values()
