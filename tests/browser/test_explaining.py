"""Explanations at the table and when setting one up, shown on request; clicks on places and components."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from .conftest import Somebody
from .people import BOT, ME, Person


def at_deus(somebody: Somebody) -> Person:
    mara = somebody()
    mara.sets(ME, BOT, options={"first_player": "first_seat"})
    mara.opens()
    mara.sees(mara.turn())
    return mara


def apart(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    beside = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    return beside or a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"]


def test_an_explanation_lies_over_neither_its_thing_nor_options_and_goes_by_itself(somebody: Somebody) -> None:
    mara = at_deus(somebody)
    page = mara.page
    explanation = page.get_by_role("tooltip")
    refused: list[str] = []
    page.on("response", lambda answer: refused.append(answer.url) if answer.status == 404 else None)
    for kind in ("[data-part=hand] [id^=card-]", "[data-part=map] [id^=region-]"):
        thing = page.locator(kind).first
        thing.hover()
        expect(explanation).to_be_visible()
        assert apart(explanation, thing)
        assert apart(explanation, mara.rows.last)
        page.mouse.move(700, 20)
        expect(explanation).to_have_count(0)
    assert refused == []


def test_nothing_is_explained_to_a_mouse_that_rests_while_the_board_moves(somebody: Somebody) -> None:
    mara = at_deus(somebody)
    page = mara.page
    page.locator("[data-part=map] [id^=region-]").first.hover()
    expect(page.get_by_role("tooltip")).to_be_visible()
    page.keyboard.press("Escape")
    mara.answered(lambda: page.keyboard.press("1"))
    page.wait_for_timeout(600)
    expect(page.get_by_role("tooltip")).to_have_count(0)


def test_an_option_in_focus_is_lit_on_the_board_and_explained_at_once(somebody: Somebody) -> None:
    mara = at_deus(somebody)
    asked = mara.turn()["question"]["options"]
    place = next(n for n, option in enumerate(asked) if option["anchor"])
    for _ in range(place + 1):
        mara.page.keyboard.press("ArrowDown")
    expect(mara.page.locator(f"[id='{asked[place]['anchor']}'].hot").first).to_be_visible()
    expect(mara.page.get_by_role("tooltip")).to_be_visible()


def test_a_table_is_set_by_presets_and_switches(somebody: Somebody) -> None:
    mara = somebody()
    page = mara.page
    page.goto("/new/tapestry")
    page.get_by_text("Everything", exact=True).click()
    expansion = page.get_by_role("switch", name="Plans & Ploys")
    expect(expansion).to_be_checked()
    expansion.uncheck()
    with page.expect_response(lambda said: said.request.method == "POST" and "/api/tables" in said.url) as answered:
        page.get_by_role("button", name="Set the table").click()
    options = answered.value.json()["options"]
    assert (options["mats"], options["plans_ploys"]) == ("revised", False)
    assert options["arts_architecture"]
    assert options["fantasies_futures"]
