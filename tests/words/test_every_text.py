"""Every box on the shelf has words for all it asks and tells, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.wording import complaint

from tafelrunde.games import games
from tafelrunde.kernel.game import Game, Value
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.playout import random_code
from tafelrunde.kernel.rng import seeded
from tafelrunde.kernel.state import EVERYTHING, SPECTATOR
from tafelrunde.words import LANGUAGES, Words, words_of
from tafelrunde.words.check import missing_texts
from tafelrunde.words.labels import event_text, hint, option_label, question, slug
from tafelrunde.words.texts import PSEUDO

BOXES = list(games.values())


def end_texts(w: Words, match: Match) -> list[str]:
    """Why the game is over, and what the points and the counters of the seats are called."""
    result = match.result
    ids = [f"ending-{slug(result.ending)}"]
    ids += [f"points-{slug(source)}" for parts in result.breakdown for source in parts]
    ids += [f"icon-{slug(name)}" for name in match.game.purse(match.view(0), 0)]
    return [w.text(id) for id in ids]


def variants() -> Iterator[Any]:
    """Every number of players: first as the box comes, then with the last value of every option."""
    for game in BOXES:
        for players in game.players:
            others = {option.name: option.values[-1] for option in game.options}
            yield pytest.param(game, players, {}, id=f"{game.name}-{players}")
            yield pytest.param(game, players, others, id=f"{game.name}-{players}-variants")


@pytest.mark.parametrize("game", BOXES, ids=lambda game: game.name)
def test_no_text_is_missing(game: Game) -> None:
    assert missing_texts(game) == []


@pytest.mark.parametrize("game", BOXES, ids=lambda game: game.name)
@pytest.mark.parametrize("lang", [*LANGUAGES, PSEUDO])
def test_every_box_says_what_it_is(game: Game, lang: str) -> None:
    w = words_of(game, lang)
    said = [w.text(f"game-{part}") for part in ("title", "tagline", "minutes")]
    assert [found for text in said if (found := complaint(w, game, text))] == []
    assert len(said[1].splitlines()) == 2


@pytest.mark.parametrize("game", BOXES, ids=lambda game: game.name)
@pytest.mark.parametrize("lang", [*LANGUAGES, PSEUDO])
def test_every_component_has_a_sentence(game: Game, lang: str) -> None:
    w = words_of(game, lang)
    sentences = [w.sentence(component.effect) for component in game.components if component.effect is not None]
    assert [found for text in sentences if (found := complaint(w, game, text))] == []


@pytest.mark.parametrize(("game", "players", "options"), list(variants()))
def test_a_game_can_be_followed_in_words(game: Game, players: int, options: dict[str, Value]) -> None:
    match, dice = Match(game, players, 7, options), seeded(players)
    languages = [words_of(game, lang) for lang in (*LANGUAGES, PSEUDO)]
    while match.decision is not None:
        view = match.view(match.decision.seat)
        for w in languages:
            said = [question(w, game, view, match.decision), hint(w, game, match.decision)]
            said += [option_label(w, game, view, match.decision, code) for code in match.decision.options]
            assert [found for text in said if (found := complaint(w, game, text))] == []
        match.choose(random_code(match, dice))
    for w in languages:
        told = end_texts(w, match)
        assert [found for text in told if (found := complaint(w, game, text))] == []
    for seat in (*range(players), SPECTATOR, EVERYTHING):
        view = match.view(seat)
        for w in languages:
            told = [event_text(w, game, event, seat, view) for event in match.events()]
            assert [found for text in told if (found := complaint(w, game, text))] == []
