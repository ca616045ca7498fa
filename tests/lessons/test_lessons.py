"""Lessons: files that do not fit are refused with the place, the road is followed, conditions are met."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.conformance.lessons import problems_of
from tafelrunde.games import games
from tafelrunde.games.lessons.judging import Remarked, happened, lesson_beside, remark_after, verdict
from tafelrunde.games.lessons.reading import BadLesson, read_lesson
from tafelrunde.games.lessons.script import Walk, script_for, script_of
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.lesson import Condition, Lesson
from tafelrunde.kernel.match import Match

DEUS = games["deus"]
FIRST = DEUS.lessons["first_game"]

SMALL = """
seed = 460
rules_version = 2
minutes = 1
title = { en = "Small", de = "Klein" }
about = { en = "One turn.", de = "Ein Zug." }
[options]
first_player = "first_seat"
[terms]
gold = { en = "gold", de = "Gold" }
[[step]]
title = { en = "Build", de = "Bauen" }
say = { en = "Pay gold.", de = "Zahle Gold." }
light = ["card-16"]
choose = [16]
then = [[1], [1]]
others = [55, 1, 20, 1]
explains = ["gold"]
"""


def written(path: Path, old: str = "", new: str = "") -> Lesson:
    assert old in SMALL
    file = path / "small.toml"
    file.write_text(SMALL.replace(old, new, 1), encoding="utf-8")
    return read_lesson(DEUS, file)


def test_a_small_lesson_has_no_faults(tmp_path: Path) -> None:
    assert list(problems_of(DEUS, written(tmp_path))) == []


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("seed = 460\n", "", "small.toml, seed: is missing"),
        ("seed = 460", "seed = 'x'", "small.toml, seed: 'x' is not of type int"),
        ("minutes = 1", "minutes = 1\nhours = 2", "small.toml, hours: is unknown here"),
        ('title = { en = "Build", de = "Bauen" }', 'title.en = "Build"', "small.toml, step 1, title.de: is missing"),
        ("choose = [16]", "choose = ['a']", "small.toml, step 1, choose: is a list of codes"),
        ("choose = [16]\n", "", "small.toml, step 1, then: comes after choose"),
        ("choose = [16]", "chose = [16]\nchoose = [16]", "small.toml, step 1, chose: is unknown here"),
        ('explains = ["gold"]', 'explains = ["iron"]', "small.toml, step 1, explains: 'iron' is not among [terms]"),
        ("first_player", "last_player", "small.toml, players and options: deus has no option"),
        ("minutes = 1", "minutes = 1\nseat = 2", "small.toml, seat: 2 is no seat of 2 players"),
        ("[[step]]", "[[remark]]\nwho = 'you'\n[[step]]", "small.toml, remark 1, who: is one of me, others, anybody"),
        (
            "[[step]]",
            "[[star]]\nscore = 3\npurse = 'vp'\n[[step]]",
            "small.toml, star 1, event: say an event, a summary",
        ),
        ("[[step]]", "[[step", "small.toml: "),
    ],
)
def test_a_file_that_does_not_fit_is_refused_with_the_place(tmp_path: Path, old: str, new: str, place: str) -> None:
    with pytest.raises(BadLesson) as refused:
        written(tmp_path, old, new)
    assert str(refused.value).startswith(place)


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("rules_version = 2", "rules_version = 1", "small: written for version 1 of the rules"),
        ("choose = [16]", "choose = [17]", "small, step 1: 17 is no answer to seat 0: ACTION"),
        ("others = [55, 1, 20, 1]", "others = [55, 1, 20, 1, 96]", "small, step 1: others: 96 comes too late"),
        ("others = [55, 1, 20, 1]", "", "small, step 1, others: seat 1 is still asked ACTION"),
        ("then = [[1], [1]]", "then = [[1]]", "small, step 1: others: 55 comes too late"),
        ("then = [[1], [1]]", "then = [[1, 4], [1]]", "small, step 1: after 4 1 is no answer to PRODUCE"),
        ("card-16", "card-3", "small, step 1, light: card-3 is not on the board; there is card-16"),
        ("Pay gold.", "Pay " + "a " * 50 + ".", "small, step 1, say.en: 51 words"),
        ("Zahle Gold.", "Zahle" + " ja" * 18 + ".", "small, step 1, say.de: a sentence of 19 words"),
        ('explains = ["gold"]', "", "small, terms: no step explains gold"),
        (
            "[[step]]",
            '[[step]]\ntitle = { en = "Golden", de = "A" }\nsay = { en = "A", de = "A" }\n[[step]]',
            "small, step 1, en: speaks of gold, which step 2 explains",
        ),
        (
            "[[step]]",
            "[[star]]\npurse = 'iron'\nsay = { en = 'A', de = 'A' }\n[[step]]",
            "small, star 1: no summary has iron",
        ),
        (
            "[[step]]",
            "[[remark]]\nevent = 'hiccup'\ntitle = { en = 'A', de = 'A' }\nsay = { en = 'A', de = 'A' }\n[[step]]",
            "small, remark 1: the game has no event hiccup",
        ),
    ],
)
def test_a_lesson_that_does_not_fit_the_game_says_why(tmp_path: Path, old: str, new: str, fault: str) -> None:
    found = list(problems_of(DEUS, written(tmp_path, old, new)))
    assert found
    assert found[0].startswith(fault)


def test_the_road_tells_which_step_is_to_be_seen() -> None:
    found = script_for(DEUS, "first_game")
    assert found is not None
    assert (found.first_at(0), found.last_at(0)) == (0, 4)  # four steps are read before the first choice
    assert (found.first_at(1), found.last_at(1)) == (5, 5)
    assert found.comes_later(0, "ACTION", 28) == 8
    assert found.comes_later(0, "ACTION", 5) is None
    attack = next(ply for ply, move in enumerate(found.moves) if move.step == 15) + 1
    assert (found.first_at(attack), found.last_at(attack)) == (15, 15)  # in the middle of a step: how to pay
    assert (found.first_at(len(found.moves)), found.last_at(len(found.moves))) == (23, 25)


def test_the_same_lesson_under_other_rules_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    old = FIRST._replace(rules_version=DEUS.rules_version - 1)
    monkeypatch.setitem(DEUS.lessons, "old", old)  # type: ignore[arg-type]
    assert script_for(DEUS, "old") is None
    with pytest.raises(BadLesson):
        script_of(DEUS, old)


def after(number: int) -> Match:
    """The first game after so many steps."""
    walk = Walk(DEUS, FIRST)
    for step in range(number):
        walk.through(step)
    return walk.match


@pytest.mark.parametrize(
    ("condition", "met"),
    [
        (Condition("attacked"), True),
        (Condition("attacked", who="others"), False),
        (Condition("attacked", who="anybody", times=2), False),
        (Condition("placed", facts={"colour": 1}, times=2), True),
        (Condition("placed", same="colour", times=2), True),
        (Condition("placed", same="colour", times=3), False),
        (Condition("offered", who="others", facts={"number": 4}), True),
    ],
)
def test_conditions_count_what_was_told(condition: Condition, met: bool) -> None:
    assert (happened(condition, after(18).events(), 0) is not None) is met


def test_a_remark_is_made_once_when_it_happens() -> None:
    remark = FIRST.remarks[4]._replace(when=Condition("attacked"))
    lesson, match = FIRST._replace(remarks=(remark,)), after(18)
    event = happened(remark.when, match.events(), 0)
    assert event is not None
    assert remark_after(lesson, match, 0, event.ply - 1) == Remarked(0, remark, 0)
    assert remark_after(lesson, match, 0, event.ply) is None


@pytest.mark.parametrize("game", games.values(), ids=list(games))
def test_remarks_fit_tables_that_are_no_lesson(game: Game) -> None:
    """Who plays alone has the remarks of the lesson for that. None names somebody who sits elsewhere."""
    lessons = {players: lesson_beside(game, players) for players in (1, 2, 4)}
    assert lessons[2] is lessons[4] is game.lessons["first_game"]
    assert lessons[1] is None or lessons[1].players == 1
    for lesson in filter(None, lessons.values()):
        for remark in lesson.remarks:
            assert "Ada" not in f"{remark.title} {remark.say}"


@pytest.mark.parametrize(
    ("name", "codes", "stars"),
    [
        ("column", (14, 49, 27), None),
        ("column", (14, 49, 27, 2, -1), [True, False, False]),
        ("column", (1, 49, 27, 5), [True, True, False]),
        ("gods", (96, 88, -1, 0), [True, False, False]),
        ("gods", (96, 31, 35, -1, 31, 0, 0), [False, False, False]),
        ("village", (12, 11, -1), None),
    ],
)
def test_an_exercise_is_judged_when_its_turns_are_over(name: str, codes: tuple[int, ...], stars: object) -> None:
    lesson = DEUS.lessons[name]
    match = Match(DEUS, lesson.players, lesson.seed, lesson.options)
    for code in (*lesson.begin, *codes):
        match.choose(code)
    assert verdict(lesson, match) == stars
