"""The table shows what happened: the turns of others step by step, what a choice brought, what was done last."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Locator, expect

from .conftest import Somebody
from .people import BOT, ME, Json, Person
from .test_tables import finish_turn, picture

FIRST: Final = {"first_player": "first_seat"}
CALM: Final = """
  const wishes = { pace: 'slow', gains: 'off', askFirst: false, sounds: false };
  for (const [name, wish] of Object.entries(wishes))
    if (!localStorage.getItem(`tafelrunde.${name}`)) localStorage.setItem(`tafelrunde.${name}`, JSON.stringify(wish));
"""
CAREFUL: Final = CALM.replace("gains: 'off'", "gains: 'seen'").replace(
    "askFirst: false", "askFirst: true, goals: ['deus']"
)


def against_two(somebody: Somebody, wishes: str = CALM, **more: object) -> Person:
    mara = somebody(wishes=wishes, **more)
    mara.sets(ME, BOT, BOT, options=FIRST)
    mara.opens()
    mara.sees(mara.turn())
    return mara


def banner(person: Person) -> Locator:
    return person.page.locator(".banner.on")


def strip(person: Person) -> list[list[str]]:
    seats = person.page.get_by_role("list", name="Players").locator("li").all()
    return [[count.strip() for count in seat.locator(".count").all_inner_texts()] for seat in seats]


def numbers(step: Json) -> list[list[str]]:
    return [["?" if n is None else f"{n}" for n in purse.values()] for purse in step["purses"]]


def test_both_bots_are_seen_step_by_step_strip_and_picture_in_step(somebody: Somebody) -> None:
    mara = against_two(somebody)
    page, before = mara.page, mara.turn()
    finish_turn(mara)
    page.get_by_role("button", name="Pause").click()
    now = mara.turn()
    told = mara.asks(f"/tables/{mara.table}/steps?seat=0&after={before['committed']}")["steps"]
    steps = [step for step in told if step["mover"] != 0]
    assert {step["mover"] for step in steps} == {1, 2}
    page.get_by_role("button", name="One step back").click()
    pictures = set()
    for step in steps:
        expect(banner(mara).locator(".text")).to_have_text(step["text"])
        said = [[re.sub(r"[+−]\d+$", "", count).strip() for count in seat] for seat in strip(mara)]
        assert said == numbers(step)
        pictures.add(picture(mara))
        page.get_by_role("button", name="One step on").click()
    expect(banner(mara)).to_have_count(0)
    assert len(pictures) > 1
    assert strip(mara) == numbers(now)


def test_a_turn_is_skipped_and_the_pace_is_remembered(somebody: Somebody) -> None:
    mara = against_two(somebody)
    page = mara.page
    finish_turn(mara)
    expect(banner(mara)).to_be_visible()
    page.keyboard.press("Escape")
    expect(banner(mara)).to_have_count(0)
    now = mara.turn()
    mara.sees(now)
    assert strip(mara) == numbers(now)
    expect(page.locator("svg.tafel .last-move").first).to_be_attached()
    finish_turn(mara)
    page.get_by_label("Pace").select_option("off")
    expect(banner(mara)).to_have_count(0)
    page.reload()
    mara.sees(mara.turn())
    finish_turn(mara)
    mara.sees(mara.turn())
    assert page.evaluate("localStorage.getItem('tafelrunde.pace')") == '"off"'
    assert strip(mara) == numbers(mara.turn())


def test_what_a_choice_brought_is_seen_before_anybody_moves(somebody: Somebody) -> None:
    mara = against_two(somebody, CAREFUL)
    page = mara.page
    state = mara.turn()
    for _ in range(30):
        options = state["question"]["options"]
        place = next((place for place, one in enumerate(options) if one["note"]), len(options) - 1)
        noted = options[place]["note"]
        if noted:
            mara.rows.nth(place).click()
            expect(page.get_by_role("dialog", name=options[place]["label"])).to_contain_text(noted)
            state = mara.answered(page.get_by_role("button", name="Yes, do it").click)
            break
        state = mara.answered(mara.rows.nth(place).click)
        mara.sees(state)
    gain = page.locator(".gain.card")
    expect(gain).to_contain_text("You got")
    expect(gain).to_contain_text(next(line["text"] for line in reversed(state["log"]) if line["own"]))
    mara.turn()
    expect(banner(mara)).to_have_count(0)
    gain.get_by_role("button", name="Go on").click()
    expect(banner(mara)).to_be_visible()


def test_who_is_cut_off_in_a_turn_loses_nothing(somebody: Somebody) -> None:
    mara = somebody()
    mara.sets(ME, BOT, options=FIRST)
    mara.opens()
    state = mara.turn()
    mara.sees(state)
    context = mara.page.context
    context.set_offline(True)
    mara.rows.filter(has_text=re.compile("offering", re.I)).first.click()
    expect(mara.page.get_by_text("is kept and sent as soon as the line is back")).to_be_visible()
    context.set_offline(False)
    expect(mara.panel.get_by_role("button", name="Undo")).to_be_enabled()
    after = mara.turn()
    assert len(after["question"]["path"]) == 1
    mara.sees(after)
