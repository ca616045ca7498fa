"""Lessons in a browser: every lesson and exercise to its end in both languages; wrong clicks, hints, stars.

By mouse on a desk, by keyboard on a desk and by finger on a phone are spread over the lessons, so that every lesson is
seen in both languages, and every game in each of these ways. `make lessons` plays all lessons in all ways
(TAFELRUNDE_LESSONS).
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


def lessons_for(game: str, lang: str, way: Way) -> list[str]:
    """The lessons of a game that are played in this language and way: one way for each language, the next one for the
    next lesson; or all."""
    first = list(LOCALES).index(lang)
    names = [name for of, name in all_lessons() if of == game]
    return [name for number, name in enumerate(names) if ALL or WAYS[(number + first) % len(WAYS)] == way]


@pytest.mark.parametrize(
    ("game", "lang", "way"),
    [
        pytest.param(game, lang, way, id=f"{game}-{lang}-{way.name}")
        for game, lang, way in product(sorted({game for game, _ in all_lessons()}), LOCALES, WAYS)
    ],
)
def test_lessons_are_played_to_their_end(somebody: Somebody, game: str, lang: str, way: Way) -> None:
    person = somebody(locale=LOCALES[lang], **way.screen)
    person.opens(f"/learn/{game}")
    learner = Learner(person, lang, way)
    for name in lessons_for(game, lang, way):
        learner.plays(game, name)


def test_every_lesson_is_played_in_both_languages() -> None:
    """And every game in every way."""
    played = [
        (game, name, lang, way.name)
        for game, lang, way in product(games, LOCALES, WAYS)
        for name in lessons_for(game, lang, way)
    ]
    assert {(game, name, lang) for game, name, lang, _ in played} >= {
        (*lesson, lang) for lesson in all_lessons() for lang in LOCALES
    }
    assert {(game, way) for game, _, _, way in played} == {
        (game, way.name) for game, way in product({game for game, _ in all_lessons()}, WAYS)
    }


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
    expect(page.locator(".kind")).to_contain_text("Begin with the green one that is lit.")
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
