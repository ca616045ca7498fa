"""Lessons in a browser: the first game of Deus by mouse, by keyboard on a phone in German, and an exercise."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page, expect

from tafelrunde.games import games

from .conftest import Somebody
from .people import Json, Person
from .serving import ON_A_PHONE, PHONE

DEUS: Final = games["deus"]
MOST: Final = 100  # choices and steps

# The bubble lies over nothing that is lit.
HIDES: Final = """() => {
  const bubble = document.querySelector('.bubble')?.getBoundingClientRect();
  const around = document.querySelector('.dim').getBoundingClientRect();
  return [...document.querySelectorAll('.dim .edge')].filter((edge) => {
    const lit = edge.getBBox();
    const [left, top] = [lit.x + around.x, lit.y + around.y];
    const wide = Math.min(bubble.right, left + lit.width) - Math.max(bubble.left, left);
    const high = Math.min(bubble.bottom, top + lit.height) - Math.max(bubble.top, top);
    return wide > 1 && high > 1;
  }).length;
}"""
SHEET: Final = "document.querySelector('.sheet').getBoundingClientRect().height / innerHeight"


def shows(page: Page, state: Json) -> None:
    """The coach says what the server has sent."""
    lesson = state["lesson"]
    coach = page.locator("section.coach")
    if not lesson["free"]:
        expect(coach.get_by_role("heading")).to_have_text(lesson["heading"])
        expect(coach.locator("p").first).to_have_text(lesson["say"])
        expect(page.locator("section.question[aria-busy=true]")).to_have_count(0)


def begin(person: Person, path: str, button: str) -> Json:
    person.opens(path)
    person.page.get_by_role("button", name=button).first.click()
    person.page.wait_for_url("**/table/*")
    person.table = person.page.url.rsplit("/", 1)[1].partition("?")[0]
    return person.state()


def test_a_first_game_is_learned_by_mouse(somebody: Somebody) -> None:
    mara = somebody()
    page = mara.page
    mara.opens("/")
    page.get_by_role("link", name="Learn Deus with a coach").click()
    expect(page.get_by_text("Whoever has most victory points at the end.")).to_be_visible()
    state = begin(mara, "/learn/deus", "Begin")
    for _ in range(MOST):
        shows(page, state)
        lesson = state["lesson"]
        if lesson["free"]:
            break
        expect(page.locator(".dim .edge")).to_have_count(len(lesson["light"]))
        if lesson["light"]:
            assert page.evaluate(HIDES) == 0, lesson["heading"]
        if not lesson["taught"]:
            state = mara.answered(page.get_by_role("button", name="Next", exact=True).click)
        elif lesson["step"] == 4 and not page.locator(".kind").count():
            page.get_by_role("button", name="Build Quarry").click()
            expect(page.locator(".kind")).to_contain_text("Begin with the green one that is lit.")
            assert mara.state()["ply"] == state["ply"]
            page.get_by_role("button", name="Why now?").click()
            expect(page.locator(".why")).to_have_text(lesson["why"])
            page.reload()  # nothing is lost
            shows(page, state)
            state = mara.answered(page.locator('svg.tafel [id="card-16"].choosable').first.click)
        elif lesson["step"] == 5:
            state = mara.answered(page.get_by_role("button", name="Back", exact=True).click)
            assert state["lesson"]["step"] == 4
            shows(page, state)
            state = mara.answered(page.get_by_role("button", name="Show me", exact=True).first.click)
            shows(page, state)
            state = mara.answered(page.locator(".option.taught").first.click)
        else:
            state = mara.answered(page.locator(".option.taught").first.click)
    assert state["lesson"]["free"]
    expect(page.locator(".dim")).to_have_count(0)
    page.get_by_role("button", name="Goal").click()
    expect(page.get_by_role("dialog")).to_contain_text("When it ends")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Coach: on")).to_be_visible()


def test_a_first_game_is_learned_by_keyboard_on_a_phone_in_german(somebody: Somebody) -> None:
    mara = somebody(locale="de-DE", **ON_A_PHONE)
    page = mara.page
    begin(mara, "/learn/deus", "Beginnen")
    state = mara.asks(f"/tables/{mara.table}/state?seat=0&lang=de")
    for _ in range(MOST):
        shows(page, state)
        if state["lesson"]["free"]:
            break
        assert page.evaluate(SHEET) <= 0.36, state["lesson"]["heading"]
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        if state["lesson"]["taught"]:
            state = mara.answered(lambda: page.keyboard.press("1"))
        else:
            expect(page.get_by_role("button", name="Weiter", exact=True)).to_be_focused()
            state = mara.answered(lambda: page.keyboard.press("Enter"))
    assert state["lesson"]["free"]
    mara.opens("/")
    expect(page.get_by_role("link", name="Deus: deine erste Partie")).to_be_visible()


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
