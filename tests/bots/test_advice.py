"""Advice compares answers with each other; what comes anyway is no reason for any of them."""

from __future__ import annotations

import re
from typing import Final

import pytest

from tafelrunde import Match, games
from tafelrunde.bots import bot
from tafelrunde.bots.advice import Advice, Compared, Effort, advise
from tafelrunde.bots.advice_words import differences, sentence, told
from tafelrunde.kernel.rng import seeded
from tafelrunde.words import words_of

QUICK: Final = Effort(first=1, worlds=2, width=2)


def asked(game: str, prompt: str = "", after: int = 0, players: int = 3) -> Match:
    """A match of greedy bots at the first question of a kind with several answers, after so many choices."""
    match, dice, greedy = Match(games[game], players, 11), seeded(4), bot("greedy")
    while match.decision is not None:
        decision = match.decision
        if len(match.codes) >= after and len(decision.options) > 2 and prompt in ("", decision.prompt.name):
            return match
        match.choose(greedy.choose(match, dice))
    raise AssertionError(f"{game} never asks {prompt}")


def answer(points: float = 50.0, purse: dict[str, float] | None = None, **terms: float) -> Compared:
    return Compared(1, [1], 0, points, 0.5, points, purse or {}, dict(terms))


@pytest.mark.parametrize("game", games)
def test_the_best_answers_come_first_and_say_how_far_they_lie_apart(game: str) -> None:
    match = asked(game, after=60)
    before = match.hash()
    advice = advise(match, seeded(1), QUICK)
    assert match.hash() == before
    assert match.decision is not None
    leads = [one.lead for one in advice.answers]
    assert leads == sorted(leads, reverse=True)
    assert len(leads) in (3, 4)
    assert {one.code for one in advice.answers} <= set(match.decision.options)
    assert Advice.from_json(advice.to_json()) == advice
    again = advise(match, seeded(1), QUICK)
    assert again.answers == advice.answers
    for lang in ("en", "de"):
        said = told(words_of(match.game, lang), match, advice)
        assert len(said) == 3
        assert said[0].text
        for one in said:
            assert one.ahead
            assert "{" not in one.text


@pytest.mark.parametrize("game", ["age_of_innovation", "tapestry"])
def test_choices_for_the_whole_game_are_told_apart(game: str) -> None:
    """A faction or civilization is worth what games with it are worth, not nothing."""
    match = next_lasting(game)
    advice = advise(match, seeded(1), QUICK)
    assert len({round(one.points, 2) for one in advice.answers}) > 1
    assert told(words_of(match.game, "en"), match, advice)[0].text.startswith("Bots end about")


def next_lasting(game: str) -> Match:
    match, dice, greedy = Match(games[game], 2, 3), seeded(2), bot("greedy")
    while match.decision is not None and not (match.decision.prompt.lasting and len(match.decision.options) > 1):
        match.choose(greedy.choose(match, dice))
    return match


def test_a_starting_workshop_is_not_worth_points_that_come_anyway() -> None:
    """All places give a workshop; the figures between them are small, and no sentence promises two-digit points."""
    match = asked("age_of_innovation", after=3)
    w = words_of(match.game, "en")
    best, second, third = told(w, match, advise(match, seeded(1), QUICK))
    assert best.answer.points - third.answer.points < 10
    for one in (best, second, third):
        assert not re.search(r"\d\d(\.\d)? points|points \([+−]\d\d", f"{one.ahead} {one.text}")


def test_what_both_answers_bring_is_not_named() -> None:
    w = words_of(games["deus"], "en")
    rich, same = answer(50, {"vp": 30, "gold": 9}, temples=12.0), answer(50, {"vp": 30, "gold": 9}, temples=12.0)
    assert differences(w, rich, same, "+") == []
    assert sentence(w, rich, same, "Build") == "“Build” is as good, as far as I can see."


def test_points_now_count_only_as_far_as_they_are_more_in_the_end() -> None:
    """An income turn brings 21 points now; whoever takes it later has them, too."""
    w = words_of(games["tapestry"], "en")
    now, later = answer(90, {"vp": 41, "coin": 3}), answer(88, {"vp": 20, "coin": 1})
    assert differences(w, now, later, "+") == ["victory points (+2)", "coins (+2)"]
    worse = answer(80, {"vp": 41, "coin": 1})
    assert differences(w, worse, later, "+") == []


def test_things_are_named_in_numbers_and_the_rest_in_words() -> None:
    w = words_of(games["deus"], "en")
    columns, wood = answer(52, {"gold": 4, "wood": 1}, columns=3.0), answer(50, {"gold": 2, "wood": 3}, columns=1.0)
    said = sentence(w, columns, wood, "Offer")
    assert said == "Beside “Offer” it brings gold (+2) and stronger columns, and gives up wood (−2)."
