"""Levels: what a person may ask for without knowing any bot."""

from __future__ import annotations

import gc
import time
from pathlib import Path

import pytest

from tafelrunde import Game, Match, bots, games
from tafelrunde.bots import LEVELS, bot, level
from tafelrunde.bots.budget import Seconds
from tafelrunde.bots.evaluation import HANDMADE, STYLES, Value
from tafelrunde.bots.evaluations import evaluation_of
from tafelrunde.bots.levels import EARLIER_LEVELS, adviser, in_style
from tafelrunde.kernel.game import UsageError
from tafelrunde.kernel.match import LAST
from tafelrunde.kernel.playout import random_code
from tafelrunde.kernel.rng import seeded

from .toy_market import MARKET

GAMES = [*games.values(), MARKET]  # the market stands for a game that brings no levels of its own


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_has_every_level_with_a_known_bot_and_a_time(game: Game):
    times = [level(name, game).seconds for name in LEVELS]
    assert times == sorted(times)
    assert times[2] <= 2
    assert times[3] <= 8
    assert times[4] <= 8
    for name in (*LEVELS, *EARLIER_LEVELS):
        found, seconds = bot(level(name, game).spec), level(name, game).seconds
        assert getattr(found, "time", Seconds(0.0)) <= seconds


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_brings_only_levels_that_there_are_and_an_adviser_that_is_known(game: Game):
    assert set(game.ai.levels) <= {*LEVELS, *EARLIER_LEVELS}
    bot(adviser(game))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_two_levels_are_one_bot_with_more_time(game: Game):
    def without_time(spec: str) -> str:
        return spec.partition(":time=")[0]

    assert len({without_time(level(name, game).spec) for name in LEVELS}) == len(LEVELS)


@pytest.mark.parametrize("path", sorted(Path(bots.__file__).parent.glob("*.py")), ids=lambda path: path.name)
def test_bots_know_no_game_by_name(path: Path):
    text = path.read_text(encoding="utf-8").lower()
    assert [name for game in games for name in (game, game.replace("_", " ")) if name in text] == []


@pytest.mark.parametrize("name", ["easy", "medium"])
def test_a_level_plays_as_its_bot(name: str):
    match, dice = Match(MARKET, players=2, seed=1), seeded(3)
    somebody, same = bot(name), bot(level(name, MARKET).spec)
    while match.decision is not None:
        here = dice.state
        code = somebody.choose(match, dice)
        dice.state = here
        assert same.choose(match, dice) == code
        match.choose(code)


LATE = 1.1  # a time is never overrun by more than a tenth


@pytest.mark.parametrize(("name", "answers"), [("hard", 12), ("expert", 4), ("master", 1)])
@pytest.mark.parametrize("game", games.values(), ids=lambda game: game.name)
def test_a_level_answers_in_its_time_on_one_core(game: Game, name: str, answers: int):
    """In processor time, so that a busy machine does not matter. What hard may take is the 95th percentile, so its
    slowest answer, in which the mind is read, does not count."""
    match, dice, somebody = Match(game, 2, 3, keep=LAST), seeded(4), bot(name)
    for _ in range(120):
        match.choose(random_code(match, dice))
    taken: list[float] = []
    gc.freeze()  # what other tests left in memory is no work of the bot
    while len(taken) < answers and match.decision is not None:
        begun = time.process_time()
        code = somebody.choose(match, dice)
        if len(match.decision.options) > 1:
            taken.append(time.process_time() - begun)
        match.choose(code)
    assert sorted(taken)[-2 if name == "hard" else -1] <= LATE * level(name, game).seconds


@pytest.mark.parametrize("game", games.values(), ids=lambda game: game.name)
def test_a_style_likes_terms_that_the_game_has(game: Game):
    assert set(game.ai.styles) <= set(STYLES)
    for likes in game.ai.styles.values():
        assert set(likes) <= set(game.ai.feature_names)
        assert all(much > 0 for much in likes.values())


@pytest.mark.parametrize("style", games["age_of_innovation"].ai.styles)
def test_a_style_adds_what_it_likes_and_nothing_else(style: str):
    game = games["age_of_innovation"]
    match, dice = Match(game, 2, 3, keep=LAST), seeded(4)
    for _ in range(80):
        match.choose(random_code(match, dice))
    points = game.ai.contributions(match.state, 0)
    liked = sum(much * points[term] for term, much in game.ai.styles[style].items())
    assert liked > 0
    styled = evaluation_of(Value(f"handmade+{style}"))
    assert styled.value(match, 0) == pytest.approx(game.ai.evaluate(match.state, 0) + liked)
    while match.decision is not None:
        match.choose(random_code(match, dice))
    assert styled.value(match, 0) == evaluation_of(HANDMADE).value(match, 0)


def test_a_level_in_a_style_is_its_bot_with_that_style():
    assert in_style("greedy:value=learned:tries=2", "racer") == "greedy:value=learned+racer:tries=2"
    assert in_style("greedy", "racer") == "greedy:value=handmade+racer"
    assert in_style("greedy", "") == "greedy"
    match = Match(MARKET, players=2, seed=1)  # it knows no style, so nothing changes
    assert bot("medium:style=builder").choose(match, seeded(3)) == bot("medium").choose(match, seeded(3))


@pytest.mark.parametrize("spec", ["hard:style=poet", "greedy:value=learned+poet"])
def test_a_style_that_there_is_not_is_refused_in_one_line(spec: str):
    with pytest.raises(UsageError, match=r"style must be one of builder, racer, not 'poet'"):
        bot(spec)
