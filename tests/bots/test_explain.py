"""Bots say why."""

from __future__ import annotations

import pytest

from tafelrunde import Game, Match, games
from tafelrunde.bots import bot
from tafelrunde.bots.explain import expected_changes
from tafelrunde.kernel.rng import seeded
from tafelrunde.words import words_of
from tafelrunde.words.labels import slug

DEUS = games["deus"]


@pytest.fixture
def match() -> Match:
    match, dice, somebody = Match(DEUS, players=2, seed=3), seeded(1), bot("greedy")
    for _ in range(60):
        match.choose(somebody.choose(match, dice))
    return match


@pytest.mark.parametrize("game", games.values(), ids=list(games))
def test_every_term_has_a_name_and_the_terms_add_up(game: Game):
    state = Match(game, players=game.players[-1], seed=2).state
    for seat in range(game.players[-1]):
        terms = game.ai.contributions(state, seat)
        assert terms
        assert sum(terms.values()) == pytest.approx(game.ai.evaluate(state, seat))
        for name in terms:
            for lang in ("en", "de"):
                assert words_of(game, lang).has(f"feature-{slug(name)}")


def test_a_bot_explains_in_both_languages(match: Match):
    assert match.decision is not None
    code = match.decision.options[0]
    english = bot("hard").explain(match, code, "en", seeded(1))
    german = bot("hard").explain(match, code, "de", seeded(1))
    assert ": this " in english
    assert ": Das " in german
    for sentence in (english, german):
        assert sentence.endswith(".")
        assert "\n" not in sentence


def test_the_explanation_speaks_of_what_changes_most(match: Match):
    assert match.decision is not None
    w = words_of(DEUS, "en")
    for code in match.decision.options:
        changes = expected_changes(match, code, seeded(7))
        most = max(changes, key=lambda name: abs(changes[name]))
        assert w.text(f"feature-{slug(most)}") in bot("greedy").explain(match, code, "en", seeded(7))


def test_the_random_bot_admits_it_has_no_reason(match: Match):
    assert match.decision is not None
    assert "at random" in bot("random").explain(match, match.decision.options[0], "en", seeded(1))


def test_explaining_changes_nothing_and_knows_nothing_hidden(match: Match):
    assert match.decision is not None
    seat, code, before = match.decision.seat, match.decision.options[0], match.hash()
    here = bot("greedy").explain(match, code, "en", seeded(1))
    assert match.hash() == before
    assert bot("greedy").explain(match.imagine(seat, 9), code, "en", seeded(1)) == here
