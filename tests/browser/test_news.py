"""Live events of a table: lost, repeated, out of order, cut off, and after a restart of the server."""

from __future__ import annotations

import itertools
import random
import re
import time
from typing import Final, Union

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from .conftest import Somebody
from .people import ME, OPEN, Json, Person
from .serving import PATIENCE, Server
from .test_tables import finish_turn, picture

FIRST: Final = {"first_player": "first_seat"}
LIVE: Final = re.compile("/live")


class BadLine:
    """Between the server and a page: loses, repeats, delays and shuffles what the server says, and breaks at times."""

    def __init__(self, page: Page, dice: random.Random) -> None:
        self._dice = dice
        self._delayed: list[Union[str, bytes]] = []
        self._page: Union[WebSocketRoute, None] = None
        self.bad = True
        self.breaks = 0
        page.route_web_socket(LIVE, self._join)

    def _join(self, page: WebSocketRoute) -> None:
        self._page = page
        server = page.connect_to_server()
        page.on_message(server.send)
        server.on_message(lambda said: self._passes(page, said))

    def _passes(self, page: WebSocketRoute, said: Union[str, bytes]) -> None:
        if not self.bad:
            page.send(said)
            return
        fate = self._dice.random()
        if fate < 0.25:
            return
        if fate < 0.5:
            self._delayed.append(said)
            return
        for _ in range(self._dice.randrange(1, 4)):
            page.send(said)
        self._dice.shuffle(self._delayed)
        while self._delayed and self._dice.random() < 0.7:
            page.send(self._delayed.pop())
        if self._dice.random() < 0.15:
            self.cut()

    def cut(self) -> None:
        assert self._page is not None
        self.breaks += 1
        self._page.close(code=4000)


def invited(somebody: Somebody, *at: str, **options: object) -> tuple[Person, Person]:
    """Two people at a table of their own; nobody has opened a page yet."""
    mara, jon = somebody("Mara", *at), somebody("Jon", *at)
    table = mara.sets(ME, OPEN, options={**FIRST, **options})
    link = mara.asks(f"/tables/{table}/invites")[0]["url"]
    jon.asks(f"/tables/{table}/seats/1/claim", {"invite": link.split(".")[-1]})
    jon.table, jon.seat = table, 1
    return mara, jon


def turn_of(person: Person) -> int:
    seat: int = person.asks(f"/tables/{person.table}")["turn"]["seat"]
    return seat


def goes_on(people: tuple[Person, Person], dice: random.Random) -> None:
    """A line of chat, or a choice or the end of a turn of whoever is asked, without their pages."""
    mara, _ = people
    if dice.random() < 0.3:
        mara.asks(f"/tables/{mara.table}/chat", {"text": f"{dice.random()}"})
        return
    who = people[turn_of(mara)]
    state = who.state()
    step: Json = {"seat": who.seat, "ply": state["ply"]}
    if state["must_end"]:
        who.asks(f"/tables/{mara.table}/end", step)
    else:
        code = dice.choice(state["question"]["options"])["code"]
        who.asks(f"/tables/{mara.table}/choices", {**step, "code": code, "key": f"{dice.random()}"})


def shown(person: Person) -> list[str]:
    """All that the page says of the table: the board, the players, the question, the log, the chat."""
    page, seen = person.page, [picture(person), person.panel.inner_text()]
    seen.append(page.locator("ul.strip").inner_text())
    for tab in ("Log", "Chat"):
        page.get_by_role("tab", name=tab).click()
        seen.append(page.get_by_role("tabpanel").inner_text())
    return seen


def loaded_anew(person: Person) -> list[str]:
    """The same table in another window, over a good line."""
    fresh = Person(person.page.context.new_page(), person.address)
    fresh.table, fresh.seat = person.table, person.seat
    fresh.opens()
    expect(fresh.panel).to_be_visible()
    expect(fresh.page.locator("section.question[aria-busy=false] h2")).to_be_visible()
    seen = shown(fresh)
    fresh.page.close()
    return seen


@pytest.mark.parametrize(("seed", "ending"), [(1, "cut"), (2, "next")])
def test_14_a_page_on_a_bad_line_ends_with_what_a_fresh_page_shows(somebody: Somebody, seed: int, ending: str) -> None:
    """What got lost last is learned when the line was cut and the page is back, or with the next event."""
    dice = random.Random(seed)
    people = invited(somebody)
    mara, jon = people
    line = BadLine(jon.page, dice)
    jon.opens()
    expect(jon.panel).to_be_visible()
    for step in itertools.count():
        if step >= 30 and turn_of(mara) == 0:  # tentative choices of jon send no events
            break
        goes_on(people, dice)
        jon.page.wait_for_timeout(20)  # lets what the server says pass
    line.bad = False
    if ending == "cut":
        line.cut()
    else:
        mara.asks(f"/tables/{mara.table}/chat", {"text": "the last word"})
    truth = loaded_anew(jon)
    until = time.monotonic() + PATIENCE / 1000
    while shown(jon) != truth and time.monotonic() < until:
        jon.page.wait_for_timeout(100)
    assert shown(jon) == truth
    assert line.breaks or ending == "next"


def test_17_a_restart_is_announced_and_the_page_reconnects(own_server: Server, somebody: Somebody) -> None:
    mara, jon = invited(somebody, own_server.address)
    for person in (mara, jon):
        person.opens()
        person.page.wait_for_load_state("networkidle")  # what a page finds when it opens is not news
    mara.sees(mara.turn())
    mara.asks(f"/tables/{mara.table}/chat", {"text": "hello"})
    for person in (mara, jon):  # they hear of it, so their lines stand
        expect(person.page.get_by_role("tab", name="Chat").locator(".badge")).to_have_text("1")
    notices = [person.page.get_by_text("The server is restarting.") for person in (mara, jon)]
    own_server.stop()
    for notice in notices:
        expect(notice).to_be_visible()
    own_server.start()
    for notice in notices:
        expect(notice).to_have_count(0)
    mara.page.evaluate("window.stayed = true")
    finish_turn(mara)
    jon.sees(jon.turn())
    assert mara.page.evaluate("window.stayed")
