"""A level that people may ask for is complete: a bot in every game, texts in every language, a rating on the scale."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tafelrunde.bots import bot, levels
from tafelrunde.games import games
from tafelrunde.kernel.game import Game, Level, UsageError
from tafelrunde.kernel.languages import LANGUAGES
from tafelrunde.server.core.texts import server_texts
from tafelrunde.server.ratings.scale import bot_strength
from tafelrunde.server.reference.games import game_list


def lacking() -> list[str]:
    """All that is still to be done for the levels, said at once."""
    return [line for name in levels.LEVELS for line in (*_texts(name), *_bots(name))]


def _texts(name: str) -> Iterator[str]:
    for lang in LANGUAGES:
        for id in (f"bot-{name}", f"bot-{name}-hint"):
            if not server_texts(lang).has(id):
                yield f"{name}: no text {id} in server/{lang}.ftl"


def _bots(name: str) -> Iterator[str]:
    if name not in levels.DEFAULT_LEVELS:
        yield f"{name}: no bot in DEFAULT_LEVELS of bots/levels.py"
    for game in games.values():
        yield from _in_game(name, game)


def _in_game(name: str, game: Game) -> Iterator[str]:
    if bot_strength(game.name, name) is None:
        yield f"{name}: no rating in ai/levels.py of {game.name}"
    if (level := game.ai.levels.get(name) or levels.DEFAULT_LEVELS.get(name)) is not None:
        try:
            bot(level.spec)
        except UsageError as wrong:
            yield f"{name}: its bot cannot be made for {game.name}: {wrong}"


def test_every_level_is_complete() -> None:
    assert lacking() == []


def test_everything_that_a_new_level_lacks_is_said_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "LEVELS", (*levels.LEVELS, "champion"))
    assert lacking() == [
        "champion: no text bot-champion in server/en.ftl",
        "champion: no text bot-champion-hint in server/en.ftl",
        "champion: no text bot-champion in server/de.ftl",
        "champion: no text bot-champion-hint in server/de.ftl",
        "champion: no bot in DEFAULT_LEVELS of bots/levels.py",
        *(f"champion: no rating in ai/levels.py of {name}" for name in games),
    ]
    monkeypatch.setitem(levels.DEFAULT_LEVELS, "champion", Level("oracle", 1.0))
    assert [line for line in lacking() if "cannot be made" in line]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_level_without_texts_is_offered_by_its_name(
    lang: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("tafelrunde.server.reference.games.LEVELS", (*levels.LEVELS, "champion"))
    monkeypatch.setitem(levels.DEFAULT_LEVELS, "champion", Level("greedy", 0.5))
    for _ in range(2):
        for game in game_list(lang, ("easy", "champion")):
            easy, champion = game.bots
            assert easy.label == server_texts(lang).text("bot-easy")
            assert (champion.name, champion.label) == ("champion", "Champion")
            assert "0" in champion.hint  # how long it thinks
    said = [line for line in caplog.messages if "bot-champion" in line]
    assert len(said) == 2, "one line for the name and one for the hint"
