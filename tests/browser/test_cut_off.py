"""Two pages at one table, one of them disconnected for half a minute in the middle of a turn."""

from __future__ import annotations

import re
from typing import Final, Optional

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from .conftest import Somebody
from .people import Json, Person
from .test_news import LIVE, invited
from .test_showing import CALM, banner, numbers, strip
from .test_tables import finish_turn

HALF_A_MINUTE: Final = 30_000
UNTIL_THE_NEXT_TRY: Final = 5_000


class Line:
    """Between a page and the server. `cut`: nothing reaches the page any more; with `deaf` the server still hears what
    the page says, and only the answers are lost. Time is the page's own, so nobody waits."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._live: Optional[WebSocketRoute] = None
        self._dead = self._deaf = False
        self.sent: list[Json] = []
        page.clock.install()
        page.route("**/api/**", self._ask)
        page.route_web_socket(LIVE, self._listen)

    def _ask(self, route: Route) -> None:
        if "/choices" in route.request.url:
            self.sent.append(route.request.post_data_json or {})
        if not self._dead:
            route.continue_()
            return
        if self._deaf:
            route.fetch()
        route.abort("internetdisconnected")

    def _listen(self, page: WebSocketRoute) -> None:
        if self._dead:
            page.close(code=4000)
            return
        self._live = page
        server = page.connect_to_server()
        page.on_message(server.send)
        server.on_message(page.send)

    def cut(self, deaf: bool = False) -> None:
        self._dead, self._deaf = True, deaf
        assert self._live is not None
        self._live.close(code=4000)

    def wait(self) -> None:
        self._page.clock.fast_forward(HALF_A_MINUTE)

    def mend(self) -> None:
        self._dead = False
        self._page.clock.fast_forward(UNTIL_THE_NEXT_TRY)


def two_pages(somebody: Somebody) -> tuple[Person, Person, Line]:
    mara, jon = invited(lambda name: somebody(name, wishes=CALM))
    line = Line(mara.page)
    for person in (mara, jon):
        person.opens()
        expect(person.panel).to_be_visible()
    mara.sees(mara.turn())
    return mara, jon, line


@pytest.mark.parametrize("deaf", [False, True], ids=["the-choice-is-lost", "the-answer-is-lost"])
def test_a_choice_of_who_is_cut_off_arrives_once(somebody: Somebody, deaf: bool) -> None:
    mara, jon, line = two_pages(somebody)
    mara.answered(mara.rows.filter(has_text=re.compile("offering", re.I)).first.click)
    before = mara.turn()
    mara.sees(before)
    line.cut(deaf)
    line.sent.clear()
    mara.rows.first.click()
    expect(mara.page.get_by_text("will be sent as soon as the server can be reached")).to_be_visible()
    line.wait()
    jon.asks(f"/tables/{jon.table}/chat", {"text": "Are you still there?"})
    line.mend()
    expect(mara.page.get_by_text("will be sent as soon as the server can be reached")).to_have_count(0)
    after = mara.turn()
    mara.sees(after)
    assert len(after["question"]["path"]) == len(before["question"]["path"]) + 1
    assert len(line.sent) > 1
    assert all(sent == line.sent[0] for sent in line.sent)
    expect(mara.page.get_by_role("tab", name="Chat").locator(".badge")).to_have_text("1")


def test_who_was_cut_off_sees_all_that_happened(somebody: Somebody) -> None:
    mara, jon, line = two_pages(somebody)
    finish_turn(mara)
    before = mara.state()
    jon.answered(jon.rows.filter(has_text=re.compile("offering", re.I)).first.click)
    line.cut()
    line.wait()
    expect(mara.page.get_by_text("Connection lost")).to_be_visible()
    finish_turn(jon)
    now = mara.turn()
    line.mend()
    answer = mara.asks(f"/tables/{mara.table}/steps?seat=0&after={before['committed']}")["steps"]
    texts = [step["text"] for step in answer]
    assert texts
    expect(banner(mara).locator(".text")).to_have_text(texts[0])
    for text in texts[1:]:
        mara.page.get_by_role("button", name="One step on").click()
        expect(banner(mara).locator(".text")).to_have_text(text)
    mara.page.keyboard.press("Escape")
    mara.sees(now)
    assert strip(mara) == numbers(now)
    since = mara.page.get_by_role("tabpanel", name="Since your last turn").locator(".line a")
    expect(since).to_have_text([entry["text"] for entry in now["since"]])
