"""Advice compares answers with each other; what comes anyway is no reason for any of them."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

import pytest

from tafelrunde import Match, games
from tafelrunde.bots import bot
from tafelrunde.bots.advice import Advice, AnswerComparison, Effort, advise
from tafelrunde.bots.advice_words import advice_texts, behind, differences, sentence
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


@lru_cache
def in_the_middle(game: str) -> tuple[Match, Advice]:
    """A question in the middle of a game, and quick advice on it."""
    match = asked(game, after=60)
    return match, advise(match, seeded(1), QUICK)


def answer(points: float = 50.0, purse: dict[str, float] | None = None, **terms: float) -> AnswerComparison:
    return AnswerComparison(1, [1], 0, points, 0.5, points, purse or {}, dict(terms))


@pytest.mark.parametrize("game", games)
def test_the_best_answers_come_first_and_say_how_far_they_lie_apart(game: str) -> None:
    match, advice = in_the_middle(game)
    assert match.hash() == asked(game, after=60).hash()
    assert match.decision is not None
    leads = [one.lead for one in advice.answers]
    assert leads == sorted(leads, reverse=True)
    assert len(leads) in (3, 4)
    assert {one.code for one in advice.answers} <= set(match.decision.options)
    assert Advice.from_json(advice.to_json()) == advice
    earlier = {"summary": "purse", "contributions": "terms"}
    answers = [{earlier.get(name, name): one for name, one in each.items()} for each in advice.to_json()["answers"]]
    assert Advice.from_json({**advice.to_json(), "answers": answers}) == advice, "as earlier versions stored it"
    again = advise(match, seeded(1), QUICK)
    assert again.answers == advice.answers
    for lang in ("en", "de"):
        said = advice_texts(words_of(match.game, lang), match, advice)
        assert len(said) == 3
        for one in said:
            assert one.ahead
            assert one.text.endswith(".")
            assert "{" not in one.text


@pytest.mark.parametrize("game", games)
def test_no_sentence_promises_points_that_come_anyway(game: str) -> None:
    """As if one answer brought 40 points at once, which the others bring later: the seat ends with as many."""
    match, advice = in_the_middle(game)
    best, *others = advice.answers
    early = advice._replace(answers=[best._replace(summary={**best.summary, "vp": best.summary["vp"] + 40}), *others])
    apart = max(abs(one.points - other.points) for one in advice.answers for other in advice.answers)
    for lang, points in (("en", "VP|points?"), ("de", "SP|Punkte?")):
        for one in advice_texts(words_of(match.game, lang), match, early):
            promised = [
                int(number) for number in re.findall(rf"(\d+) (?:{points})", re.sub("[“„].*?[”“]", "", one.text))
            ]
            assert all(number <= apart + 1 for number in promised)


@pytest.mark.parametrize("game", ["age_of_innovation", "tapestry"])
def test_choices_for_the_whole_game_are_told_apart(game: str) -> None:
    """A faction or civilization is worth what games with it are worth, not nothing."""
    match = next_strategic(game)
    advice = advise(match, seeded(1), QUICK)
    assert len({round(one.points, 2) for one in advice.answers}) > 1
    assert advice_texts(words_of(match.game, "en"), match, advice)[0].text.startswith("Bots score about")


def next_strategic(game: str) -> Match:
    match, dice, greedy = Match(games[game], 2, 3), seeded(2), bot("greedy")
    while match.decision is not None and not (match.decision.prompt.strategic and len(match.decision.options) > 1):
        match.choose(greedy.choose(match, dice))
    return match


def test_a_starting_workshop_is_not_worth_points_that_come_anyway() -> None:
    """All places give a workshop; the figures between them are small, and no sentence promises two-digit points."""
    match = asked("age_of_innovation", after=3)
    w = words_of(match.game, "en")
    best, second, third = advice_texts(w, match, advise(match, seeded(1), QUICK))
    assert best.answer.points - third.answer.points < 10
    for one in (best, second, third):
        assert not re.search(r"\d\d(\.\d)? points|points \([+−]\d\d", f"{one.ahead} {one.text}")


def test_what_both_answers_bring_is_not_named() -> None:
    w = words_of(games["deus"], "en")
    rich, same = answer(50, {"vp": 30, "gold": 9}, temples=12.0), answer(50, {"vp": 30, "gold": 9}, temples=12.0)
    assert differences(w, rich, same) == []
    assert sentence(w, rich, same, "Build") == "“Build” is as good, as far as I can see."


def test_points_now_count_only_as_far_as_they_are_more_in_the_end() -> None:
    """An income turn brings 21 points now; whoever takes it later has them, too."""
    w = words_of(games["tapestry"], "en")
    now, later = answer(90, {"vp": 41, "coin": 3}), answer(88, {"vp": 20, "coin": 1})
    assert differences(w, now, later) == ["2 VP", "2 coins"]
    worse = answer(80, {"vp": 41, "coin": 1})
    assert differences(w, worse, later) == []


def test_things_are_named_in_numbers_and_the_rest_in_words() -> None:
    w = words_of(games["deus"], "en")
    columns, wood = answer(52, {"gold": 4, "wood": 1}, columns=3.0), answer(50, {"gold": 2, "wood": 3}, columns=1.0)
    said = sentence(w, columns, wood, "Offer")
    assert said == "Compared with “Offer” you gain 2 gold and stronger columns, but lose 2 wood."
    assert (
        behind(w, wood, columns, "Build")
        == "Compared with “Build” you gain 2 wood, but lose 2 gold and stronger columns."
    )
    german = words_of(games["deus"], "de")
    assert sentence(german, columns, wood, "Opfern") == (
        "Gegenüber „Opfern“ gewinnst du 2 Gold und stärkere Spalten, verlierst aber 2 Holz."
    )


def test_one_thing_for_another_is_not_told_as_news() -> None:
    """Whoever is asked which resource to take knows that it is one and not the other."""
    w, coin, food = (
        words_of(games["tapestry"], "en"),
        answer(52, {"coin": 1, "food": 0}),
        answer(50, {"coin": 0, "food": 1}),
    )
    assert sentence(w, coin, food, "1 food") == "1 coin instead of 1 food: I think that is worth more here."
    assert behind(w, food, coin, "1 coin") == "1 food instead of 1 coin: I think that is worth less here."
    german = words_of(games["tapestry"], "de")
    assert behind(german, food, coin, "1 Münze") == "1 Nahrung statt 1 Münze: Das ist hier weniger wert, meine ich."


def test_only_the_weightiest_things_are_named() -> None:
    w = words_of(games["tapestry"], "en")
    much = answer(60, {"vp": 3, "coin": 1, "food": 1}, tracks=6.0, landmarks=5.6, cards=0.5)
    little = answer(50, {"vp": 0, "coin": 0, "food": 0}, tracks=0.0, landmarks=0.0, cards=0.0)
    assert differences(w, much, little) == ["3 VP", "progress on the tracks", "landmarks"]


def test_where_nothing_weighty_lies_between_them_the_slight_is_named() -> None:
    w = words_of(games["deus"], "en")
    roomy, tight = answer(51, {"gold": 1}, regions=0.3), answer(50, {"gold": 1}, regions=0.1)
    assert sentence(w, roomy, tight, "Build") == "Compared with “Build” you gain regions."
    assert sentence(w, answer(51), answer(50), "Build").startswith("I expect more of it")
    assert sentence(w, answer(50.3), answer(50), "Build") == "“Build” is hardly worse."


def test_a_long_answer_is_cut_short_where_another_speaks_of_it() -> None:
    match, advice = in_the_middle("age_of_innovation")
    for one in advice_texts(words_of(match.game, "de"), match, advice):
        assert all(len(name) <= 46 for name in re.findall("„(.*?)“", one.text))
