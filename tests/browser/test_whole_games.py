"""Complete games against a bot or solo: by mouse, and by keyboard alone."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.soak import SOAK

from .conftest import Somebody
from .people import BOT, ME, SHORT, Json, Person, by_keyboard, by_mouse
from .tour import finished_game

LAST: Final = 0.85  # of a game is played when somebody takes it up for its last part
MOST = 400  # choices; a game that is still not over by then is stuck


def play(person: Person, answer: Callable[[Person, Json], Json], end: Callable[[], None]) -> int:
    """To the end of the game; how many choices it took."""
    choices = 0
    state = person.turn()
    while state["status"] != "over" and choices < MOST:
        person.sees(state)
        if state["must_end"]:
            state = person.answered(end)
        else:
            state = answer(person, state)
            choices += 1
        if not state["question"] and not state["must_end"]:
            state = person.turn()
    assert state["status"] == "over"
    return choices


def takes_up(person: Person, record: Json, played: float = LAST) -> None:
    """Sits down at the last part of a game that bots played."""
    over = person.asks("/records", record)["id"]
    person.table = person.asks(f"/tables/{over}/fork", {"ply": int(len(record["codes"]) * played)})["id"]
    person.seat = next(seat["seat"] for seat in person.asks(f"/tables/{person.table}")["seats"] if seat["mine"])
    person.opens()


def test_a_whole_game_by_mouse(somebody: Somebody) -> None:
    mara = somebody()
    mara.sets(ME, BOT, **SHORT)
    mara.opens()
    choices = play(mara, by_mouse, mara.page.get_by_role("button", name="End turn").click)
    assert choices > 20
    mara.page.get_by_role("link", name="See the result").click()
    expect(mara.page.get_by_role("heading", level=1)).to_contain_text("win")
    expect(mara.page.get_by_role("listitem").filter(has_text="Mara").first).to_be_visible()


@pytest.mark.parametrize(
    ("game", "expanded"),
    [("tapestry", True), *([("deus", False), ("revive", False)] if SOAK else [])],
    ids=["tapestry-with-all-expansions", *(["deus", "revive"] if SOAK else [])],
)
def test_the_last_part_of_a_game_of_other_boxes_by_mouse(somebody: Somebody, game: str, expanded: bool) -> None:
    """Whole games of these take hundreds of clicks; three bots have played most of it, one of them for Mara."""
    mara = somebody()
    takes_up(mara, finished_game(game, expanded))
    choices = play(mara, by_mouse, mara.page.get_by_role("button", name="End turn").click)
    assert choices > 5
    mara.page.get_by_role("link", name="See the result").click()
    expect(mara.page.get_by_role("heading", level=1)).to_contain_text("win")


def test_the_result_against_the_automa_is_explained(somebody: Somebody) -> None:
    mara = somebody()
    takes_up(mara, finished_game("age_of_innovation", players=1))
    choices = play(mara, by_mouse, mara.page.get_by_role("button", name="End turn").click)
    assert choices > 5
    mara.page.get_by_role("link", name="See the result").click()
    expect(mara.page.get_by_role("heading", level=1)).to_have_text(re.compile("The Automa wins|Mara wins|You win"))
    for name in ("Mara", "Automa"):
        expect(mara.page.get_by_role("listitem").filter(has_text=name).first).to_be_visible()


def test_a_game_alone_by_keyboard_alone(somebody: Somebody) -> None:
    """The last part of one; at length a whole game."""
    mara = somebody()
    keys = mara.page.keyboard
    if SOAK:
        mara.sets(ME, game="revive")
        mara.opens()
    else:
        takes_up(mara, finished_game("revive", players=1), 0.7)
    assert play(mara, by_keyboard, lambda: keys.press("e")) > 5
    walk_to(mara, "See the result")
    keys.press("Enter")
    expect(mara.page.get_by_role("heading", level=1)).to_have_text(re.compile("You (lost|survived|win)"))


def test_a_table_is_set_by_keyboard_alone(somebody: Somebody) -> None:
    mara = somebody()
    mara.opens("/")
    expect(mara.page.get_by_role("button", name="Play now").first).to_be_visible()
    walk_to(mara, "Set up a table")
    mara.page.keyboard.press("Enter")
    expect(mara.page.get_by_role("heading", name="A table of")).to_be_visible()
    walk_to(mara, "Set the table")
    mara.page.keyboard.press("Enter")
    expect(mara.page.get_by_role("region", name="The table")).to_be_visible()


def walk_to(person: Person, words: str) -> None:
    """With the Tab key, to the link or button with these words."""
    for _ in range(120):
        person.page.keyboard.press("Tab")
        if person.page.evaluate("document.activeElement.innerText?.trim()") == words:
            return
    raise AssertionError(f"{words!r} cannot be reached with the Tab key")
