"""New players see the goal of a game before they first play it."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from .conftest import Somebody
from .people import BOT, ME, OPEN, Person
from .serving import ON_A_DESK, ON_A_PHONE
from .test_tables import finish_turn

BOTS_FIRST: Final = {"deus": 1, "age_of_innovation": 7, "revive": 3, "tapestry": 3}  # seeds where a bot moves first
FIRST: Final = {"first_player": "first_seat"}
NEW: Final = "localStorage.setItem('tafelrunde.sounds', 'false')"  # nothing else is said about their wishes


def introduction(person: Person) -> Locator:
    return person.page.get_by_role("dialog", name="what it is about")


def opens_table(person: Person) -> None:
    person.opens()
    expect(person.page.locator(".picture svg").first).to_be_visible()


@pytest.mark.parametrize("screen", [ON_A_DESK, ON_A_PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", BOTS_FIRST)
def test_it_comes_once_although_bots_moved_first(somebody: Somebody, game: str, screen: dict[str, Any]) -> None:
    mara = somebody(wishes=NEW, **screen)
    mara.seat = 1
    mara.sets(BOT, ME, BOT, game=game, seed=BOTS_FIRST[game])
    assert mara.turn()["committed"] > 0
    opens_table(mara)
    expect(introduction(mara)).to_be_visible()
    introduction(mara).get_by_role("button", name="Close").click()
    expect(introduction(mara)).to_be_hidden()
    mara.page.reload()
    asked = mara.page.locator("section.question h2, button.asked")  # the latter is all that a phone shows of it
    expect(asked.filter(visible=True).first).to_be_visible()
    expect(introduction(mara)).to_be_hidden()


def test_it_comes_to_somebody_who_looks_first_when_others_have_played(somebody: Somebody) -> None:
    mara, ben = somebody(), somebody("Ben", wishes=NEW)
    table = mara.sets(ME, OPEN, options=FIRST)
    ben.asks(f"/tables/{table}/seats/1/claim", {"invite": link_of(mara, table).split(".")[-1]})
    mara.opens()
    finish_turn(mara)
    ben.opens(f"/table/{table}")
    expect(introduction(ben)).to_be_visible()


def link_of(person: Person, table: str) -> str:
    link: str = person.asks(f"/tables/{table}/invites")[0]["url"]
    return link


def test_the_turns_of_others_wait_until_it_is_closed(somebody: Somebody) -> None:
    mara, jon = somebody(), somebody("Jon", wishes=NEW)
    table = mara.sets(ME, OPEN, options=FIRST)
    jon.page.clock.install()
    jon.opens(link_of(mara, table))
    jon.page.get_by_role("button", name="Sit down").click()
    expect(introduction(jon)).to_be_visible()
    mara.opens()
    with jon.page.expect_response(lambda said: "/steps" in said.url):
        finish_turn(mara)
    jon.page.clock.run_for(60_000)
    introduction(jon).get_by_role("button", name="Close").click()
    expect(jon.page.locator(".banner.on")).to_be_visible()
