"""Lessons in a browser: all first games and two exercises are played to their end; wrong clicks, hints, stars.

Both languages and three input methods (mouse, keyboard, touch on a phone) are spread over them. `make lessons` plays
every lesson and exercise in both languages and with all input methods (TAFELRUNDE_LESSONS). `tests/lessons` checks that
all of them fit the rules and the board.
"""

from __future__ import annotations

import os
from itertools import product
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tafelrunde.games import games

from .conftest import Somebody
from .learning import LOCALES, WAYS, Learner, Way, all_lessons
from .people import Json, Person

DEUS: Final = games["deus"]
ALL: Final = bool(os.environ.get("TAFELRUNDE_LESSONS"))


GAMES: Final = sorted({game for game, _ in all_lessons()})


def sample(game: str) -> list[str]:
    """The first game, of two games an exercise, too; or all lessons."""
    lessons = games[game].lessons
    exercises = [name for name in lessons if lessons[name].is_exercise]
    return list(lessons) if ALL else ["first_game", *exercises[: GAMES.index(game) % 2]]


def lessons_in(lang: str, way: Way) -> list[tuple[str, str]]:
    """The lessons that are played in this language and way: every lesson in the next ones after those of the lesson
    before it; or all."""
    found = []
    for first, game in enumerate(GAMES):
        lessons = sample(game)[:: 1 - 2 * (first % 2)]  # so that not all first games are in one language
        for number, name in enumerate(lessons, 2 * first):
            turn = list(LOCALES)[number % len(LOCALES)], WAYS[number % len(WAYS)]
            if ALL or turn == (lang, way):
                found.append((game, name))
    return found


PLAYED: Final = [(lang, way) for lang, way in product(LOCALES, WAYS) if lessons_in(lang, way)]


@pytest.mark.parametrize(("lang", "way"), PLAYED, ids=[f"{lang}-{way.name}" for lang, way in PLAYED])
@pytest.mark.parametrize("game", GAMES if ALL else [""])
def test_lessons_are_played_to_their_end(somebody: Somebody, lang: str, way: Way, game: str) -> None:
    person = somebody(locale=LOCALES[lang], **way.screen)
    person.opens("/learn/deus")
    learner = Learner(person, lang, way)
    for of, name in lessons_in(lang, way):
        if of == (game or of):
            learner.plays(of, name)


def test_every_game_is_played_and_every_language_and_way_is_used() -> None:
    played = [(*lesson, lang, way.name) for lang, way in product(LOCALES, WAYS) for lesson in lessons_in(lang, way)]
    assert {(game, name) for game, name, _, _ in played} == {(game, name) for game in GAMES for name in sample(game)}
    assert {lang for _, _, lang, _ in played} == {*LOCALES}
    assert {way for _, _, _, way in played} == {way.name for way in WAYS}


def shows(page: Page, state: Json) -> None:
    """The coach says what the server has sent."""
    lesson = state["lesson"]
    coach = page.locator("section.coach")
    expect(coach.get_by_role("heading")).to_have_text(lesson["heading"])
    expect(coach.locator("p").first).to_have_text(lesson["say"])
    expect(page.locator("section.question[aria-busy=true]")).to_have_count(0)


def begin(person: Person, path: str, button: str) -> Json:
    person.opens(path)
    person.page.get_by_role("button", name=button).first.click()
    person.page.wait_for_url("**/table/*")
    person.table = person.page.url.rsplit("/", 1)[1].partition("?")[0]
    return person.state()


def test_who_strays_is_led_back(somebody: Somebody) -> None:
    mara = somebody()
    page = mara.page
    mara.opens("/")
    page.get_by_role("link", name="Learn Deus with a coach").click()
    expect(page.get_by_text("Whoever has most victory points at the end.")).to_be_visible()
    state = begin(mara, "/learn/deus", "Begin")
    while not state["lesson"]["taught"]:
        shows(page, state)
        state = mara.answered(page.get_by_role("button", name="Next", exact=True).click)
    shows(page, state)
    page.get_by_role("button", name="Build Quarry").click()
    expect(page.locator("section.coach .kind")).to_contain_text("Begin with the green one that is lit.")
    assert mara.state()["ply"] == state["ply"]
    page.get_by_role("button", name="Why now?").click()
    expect(page.locator(".why")).to_have_text(state["lesson"]["why"])
    page.reload()  # nothing is lost
    shows(page, state)
    state = mara.answered(page.locator('svg.tafel [id="card-16"].choosable').first.click)
    shows(page, state)
    state = mara.answered(page.get_by_role("button", name="Back", exact=True).click)
    assert state["lesson"]["step"] == 4
    shows(page, state)
    shows(page, mara.answered(page.get_by_role("button", name="Show me", exact=True).first.click))
    mara.opens("/")
    expect(page.get_by_role("link", name="Lesson: step 6 of 25, go on")).to_be_visible()


def test_an_exercise_earns_stars(somebody: Somebody) -> None:
    mara = somebody()
    page = mara.page
    mara.opens("/learn/deus")
    page.locator("article").filter(has_text="Neptune without a ship").get_by_role("button").click()
    page.wait_for_url("**/table/*")
    mara.table = page.url.rsplit("/", 1)[1]
    state = mara.state()
    while not state["lesson"]["free"]:
        shows(page, state)
        state = mara.answered(page.get_by_role("button", name="Next", exact=True).click)
    mara.answered(page.get_by_role("button", name="Task", exact=True).click)  # once more, with a hint
    coach = page.locator("section.coach")
    coach.get_by_role("button", name="Hint", exact=True).click()
    expect(coach.locator(".why")).to_have_text(DEUS.lessons["gods"].steps[-1].why["en"])
    state = mara.answered(coach.get_by_role("button", name="Next", exact=True).click)
    for code in DEUS.lessons["gods"].solution:
        mara.sees(state)
        place = [option["code"] for option in state["question"]["options"]].index(code)
        state = mara.answered(mara.rows.nth(place).click)
    verdict = page.get_by_role("dialog", name="Perfect!")
    expect(verdict.get_by_role("img", name="3 of 3 stars")).to_be_visible()
    verdict.get_by_role("link", name="More lessons").click()
    expect(page.locator("article").filter(has_text="Neptune").get_by_role("img", name="3 of 3 stars")).to_be_visible()
