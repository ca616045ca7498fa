"""The coach at a table against a bot: advice before a choice, and undo of a missed better one.

The bot's opinion is replaced by a fixed one."""

from __future__ import annotations

import json

from playwright.sync_api import Page, Route, expect

from .conftest import Somebody
from .people import BOT, ME, Json, Person
from .serving import ON_A_PHONE, PHONE


def gives_opinion(page: Page, options: list[Json]) -> None:
    """The first answer is by far the best, the second comes next."""
    answers = [
        {"code": option["code"], "label": option["label"], "points": 40 - 9 * place, "chance": 0.5 - place / 5,
         "ahead": "", "text": f"Because of {option['label']}."}
        for place, option in enumerate(options[:2])
    ]  # fmt: skip

    def answer(route: Route) -> None:
        route.fulfill(content_type="application/json", body=json.dumps({**answers[0], "answers": answers}))

    page.route("**/hint*", answer)


def seated(person: Person) -> list[Json]:
    """At a table of Deus, in the first turn; the answers to the first question."""
    person.sets(ME, BOT, options={"first_player": "first_seat"})
    options: list[Json] = person.turn()["question"]["options"]
    gives_opinion(person.page, options)
    person.opens()
    return options


def test_the_coach_weighs_and_says_what_was_missed(somebody: Somebody) -> None:
    mara = somebody()
    page = mara.page
    best, other = seated(mara)[:2]
    coach = page.get_by_role("region", name="The coach")
    page.get_by_role("button", name="Coach: off").click()
    expect(coach).to_contain_text(f"Because of {best['label']}.")
    expect(coach).to_contain_text("Worth considering")  # the second is far behind
    expect(coach).not_to_contain_text(f"Because of {other['label']}.")
    expect(page.locator(".highlighted")).to_have_count(1)
    mara.rows.nth(1).click()
    expect(coach).to_contain_text(f"There was something better: {best['label']}. Because of {other['label']}.")
    assert mara.state()["ply"] == 1
    coach.get_by_role("button", name="Take it back").click()
    expect(coach).to_contain_text("Worth considering")
    assert mara.state()["ply"] == 0
    mara.rows.nth(0).click()
    expect(mara.panel.locator(".path")).to_be_visible()
    expect(coach.get_by_text("There was something better")).to_have_count(0)
    page.reload()  # it is remembered, and can be sent away
    page.get_by_role("button", name="Coach: on").click()
    expect(coach).to_have_count(0)


def test_the_coach_is_called_on_a_phone_and_when_a_table_is_set(somebody: Somebody) -> None:
    mara = somebody(locale="de-DE", **ON_A_PHONE)
    page = mara.page
    mara.opens("/new/deus")
    wish = page.get_by_label("Mit Begleitung")
    expect(wish).not_to_be_checked()
    wish.check()
    seated(mara)
    coach = page.get_by_role("region", name="Die Begleitung")
    expect(coach.get_by_text("Eine Überlegung wert")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.get_by_role("button", name="Einstellungen dieses Tisches").click()
    page.get_by_label("Begleitung: vor meiner Wahl").uncheck()
    expect(coach).to_have_count(0)
