"""One click gives several answers; a turn ends by itself unless the player stops the countdown."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import BRISK, Somebody
from .people import BOT, ME, Json, Person
from .serving import ON_A_DESK, ON_A_PHONE

NEWCOMER = BRISK.replace("ending: 'click'", "ending: 'soon'")


def test_70_a_button_answers_the_next_question_and_a_complete_turn_ends_by_itself(somebody: Somebody) -> None:
    mara = somebody(wishes=NEWCOMER)
    mara.sets(ME, BOT, game="deus", options={"first_player": "first_seat"}, seed=3)
    mara.opens()
    state = mara.turn()
    mara.sees(state)
    begun = state["ply"]
    row = next(one for one in state["question"]["options"] if one["follow_ups"])
    button = f"{row['label']} – {row['follows']} {row['follow_ups'][0]['label']}"
    state = mara.answered(mara.panel.get_by_role("button", name=button).first.click)
    assert state["ply"] >= begun + 2
    state = mara.answered(mara.panel.get_by_role("button", name="Undo").click)
    assert state["ply"] == begun
    completes(mara, state)
    countdown = mara.panel.get_by_text("Your turn ends in")
    expect(countdown).to_be_visible()
    mara.panel.get_by_role("button", name="Wait").click()
    expect(countdown).to_be_hidden()
    state = mara.answered(mara.panel.get_by_role("button", name="Undo").click)
    with mara.page.expect_response(lambda said: said.url.split("?")[0].endswith("/end")) as ended:
        completes(mara, state)
    assert ended.value.json()["committed"] > begun


def completes(person: Person, state: Json) -> None:
    """Answers what can be taken back until nothing more is asked."""
    while not state["must_end"]:
        person.sees(state)
        quiet = next(place for place, one in enumerate(state["question"]["options"]) if one["note"] is None)
        state = person.answered(person.rows.nth(quiet).click)


@pytest.mark.parametrize("screen", [ON_A_DESK, ON_A_PHONE], ids=["desk", "phone"])
def test_answers_to_the_next_question_stand_behind_that_question(somebody: Somebody, screen: dict[str, Any]) -> None:
    mara = somebody(**screen)
    mara.sets(ME, BOT, game="deus", options={"first_player": "first_seat"}, seed=3)
    mara.opens()
    state = mara.turn()
    mara.sees(state)
    mara.unfolds()
    wanted = [row["follows"] for row in state["question"]["options"] if row["follows"]]
    assert wanted
    for place, words in enumerate(wanted):
        shown = mara.page.locator(".asks").nth(place)
        shown.scroll_into_view_if_needed()
        expect(shown).to_be_visible()
        expect(shown).to_have_text(words)
        assert shown.evaluate("(one) => one.scrollWidth <= one.clientWidth + 1")
