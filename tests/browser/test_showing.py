"""The table shows what happened: turns of others step by step, gains of a choice, the last moves."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from .conftest import Somebody
from .people import BOT, ME, Json, Person
from .test_tables import finish_turn, picture
from .tour import finished_game

FIRST: Final = {"first_player": "first_seat"}
CALM: Final = """
  const wishes = { pace: 'slow', gains: 'off', askFirst: false, sounds: false, ending: 'click' };
  for (const [name, wish] of Object.entries(wishes))
    if (!localStorage.getItem(`tafelrunde.${name}`)) localStorage.setItem(`tafelrunde.${name}`, JSON.stringify(wish));
"""
CAREFUL: Final = CALM.replace("gains: 'off'", "gains: 'seen'").replace(
    "askFirst: false", "askFirst: true, goals: ['deus']"
)


# How many animations of the board's pictures were ever seen.
COUNT_MOVES: Final = """
  window.moved = 0;
  setInterval(() => {
    const moving = document.querySelector('.board')?.getAnimations({ subtree: true }) ?? [];
    window.moved += moving.filter((one) => one.effect.target.closest('svg.tafel')).length;
  }, 20);
"""
LONG: Final = 350  # choices
SECONDS: Final = 6
# The choices that a replay has shown, by their numbers.
WATCH_CHOICES: Final = """() => {
  window.begun = performance.now();
  window.choices = new Set();
  const look = () => window.choices.add(Number(document.body.innerText.match(/Choice (\\d+) of/)?.[1] ?? 0));
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def against_two(somebody: Somebody, wishes: str = CALM, **more: object) -> Person:
    mara = somebody(wishes=wishes, **more)
    mara.sets(ME, BOT, BOT, options=FIRST)
    mara.opens()
    mara.sees(mara.turn())
    return mara


def banner(person: Person) -> Locator:
    return person.page.locator(".banner.on")


# What a count says without its icon, although the strip in the header shows only the first of each player.
COUNTS: Final = """(all) => all.map((count) =>
  [...count.childNodes].filter((node) => !(node instanceof SVGElement)).map((node) => node.textContent).join('').trim())
"""


def strip(person: Person) -> list[list[str]]:
    seats = person.page.get_by_role("list", name="Players").locator("li").all()
    return [seat.locator(".count").evaluate_all(COUNTS) for seat in seats]


def numbers(step: Json) -> list[list[str]]:
    return [["?" if n is None else f"{n}" for n in purse.values()] for purse in step["summaries"]]


def marked(person: Person) -> set[str]:
    """The ids of what is marked as somebody's last move."""
    return set(person.page.locator("svg.tafel .last-move[id]").evaluate_all("(all) => all.map((one) => one.id)"))


def last_moves(person: Person, now: Json) -> set[str]:
    """What the last turns of the others moved, as far as the board shows it outside one's own parts."""
    turns = person.asks(f"/tables/{person.table}/turns?seat=0")
    theirs = {turn["seat"]: turn["moved"] for turn in turns if turn["seat"] != 0}
    drawn = "(all) => all.filter((one) => !one.closest('[data-part=hand], [data-part=columns]')).map((one) => one.id)"
    shown = set(person.page.locator("svg.tafel [id]").evaluate_all(drawn))
    return {thing for things in theirs.values() for thing in things} & shown


def test_both_bots_are_seen_step_by_step_strip_and_picture_in_step(somebody: Somebody) -> None:
    mara = against_two(somebody)
    page, before = mara.page, mara.turn()
    finish_turn(mara)
    page.get_by_role("button", name="Pause").click()
    now = mara.turn()
    answer = mara.asks(f"/tables/{mara.table}/steps?seat=0&after={before['committed']}")["steps"]
    steps = [step for step in answer if step["mover"] != 0]
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
    assert marked(mara) == last_moves(mara, now)
    assert marked(mara)
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


@pytest.mark.parametrize(("wish", "moves"), [("reduce", False), ("no-preference", True)])
def test_pieces_travel_unless_somebody_wants_no_motion(somebody: Somebody, wish: str, moves: bool) -> None:
    mara = against_two(somebody, CALM.replace("'slow'", "'fast'") + COUNT_MOVES, reduced_motion=wish)
    finish_turn(mara)
    expect(banner(mara)).to_be_visible()
    expect(banner(mara)).to_have_count(0)
    assert (mara.page.evaluate("window.moved") > 0) is moves
    assert strip(mara) == numbers(mara.turn())


def test_a_turn_of_a_finished_game_is_two_clicks_away_and_a_whole_game_less_than_a_minute(somebody: Somebody) -> None:
    """At the fastest speed 350 choices take less than 60 s: as many in the first seconds as that takes."""
    mara = somebody()
    page = mara.page
    record = finished_game("tapestry")
    assert len(record["codes"]) > LONG / 2
    mara.table = mara.asks("/records", record)["id"]
    turns = mara.asks(f"/tables/{mara.table}/turns?seat=-2")
    mara.opens(f"/table/{mara.table}/replay?ply=0")
    turn = turns[len(turns) // 2]
    page.get_by_role("region", name="Log").locator(".turn", has_text=turn["text"]).first.locator("a.about").click()
    expect(page.get_by_text(f"Choice {turn['last']} of")).to_be_visible()
    page.get_by_role("button", name="To the beginning").click()
    page.get_by_role("combobox", name="Pace").select_option("fastest")
    page.evaluate(WATCH_CHOICES)
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("(seconds) => performance.now() > window.begun + 1000 * seconds", arg=SECONDS)
    page.get_by_role("button", name="Pause").click()
    seen = page.evaluate("[...window.choices]")
    assert max(seen) >= LONG / 60 * SECONDS
    assert len(seen) > SECONDS  # pictures are really shown, not skipped
