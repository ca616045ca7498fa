"""Drives a player's page with mouse and keyboard; reads questions from the API."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, Optional

from playwright.sync_api import Locator, Page, TimeoutError, expect

from .serving import PATIENCE

ME: Final = {"kind": "me"}
BOT: Final = {"kind": "bot", "bot": "greedy"}
OPEN: Final = {"kind": "open"}
BESIDE: Final = {"kind": "device", "name": "Ada"}

SEED: Final = 34
SHORT: Final = {"game": "age_of_innovation", "seed": 15}  # with `quickest` over in 40 choices: bots throw the same dice

Json = dict[str, Any]

# The panel has an end button that can be pressed, or so many options under this question; nothing is under way.
SHOWS: Final = """([must_end, options, text]) => {
  const panel = document.querySelector('section.question[aria-busy=false]');
  if (!panel) return false;
  const buttons = [...panel.querySelectorAll('button:enabled')];
  if (must_end) return buttons.some((button) => button.innerText.trim() === 'End turn');
  if (options === null) return true;
  const heading = panel.querySelector('h2')?.textContent.replace(/\\s+/g, ' ').trim();
  return panel.querySelectorAll('ol button.option').length === options && heading === text.replace(/\\s+/g, ' ').trim();
}"""


class Person:
    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.table = ""
        self.seat = 0

    # -------------------------------------------------------------------------------------------- by the API

    def asks(self, path: str, body: Optional[Json] = None) -> Any:
        """What a program would ask with the cookie of this browser."""
        request = self.page.context.request
        headers = {"Origin": self.address} if body is not None else {}
        method = "POST" if body is not None else "GET"
        answer = request.fetch(f"/api{path}", method=method, data=body, headers=headers)
        assert answer.ok, answer.text()
        return answer.json()

    def named(self, name: str) -> Person:
        self.asks("/me")
        self.asks("/me", {"name": name})
        return self

    def sets(self, *seats: Json, seed: int = SEED, **more: Any) -> str:
        """A table of Deus; its id."""
        plan = {"game": "deus", "players": len(seats), "seats": list(seats), "seed": seed, **more}
        self.table = self.asks("/tables", plan)["id"]
        return self.table

    def state(self) -> Json:
        state: Json = self.asks(f"/tables/{self.table}/state?seat={self.seat}")
        return state

    def turn(self) -> Json:
        """Waits until it is this seat's turn, or the game is over."""
        until = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < until:
            meta = self.asks(f"/tables/{self.table}")  # without a picture, which takes the server some time to draw
            if meta["turn"]["seat"] == self.seat or meta["status"] == "over":
                state = self.state()
                if state["question"] or state["must_end"] or state["status"] == "over":
                    return state
            time.sleep(0.05)
        raise AssertionError("it never became this seat's turn")

    # -------------------------------------------------------------------------------------------- on the page

    def opens(self, path: str = "") -> None:
        self.page.goto(path or f"/table/{self.table}")

    @property
    def panel(self) -> Locator:
        return self.page.get_by_role("region", name="Your choice")

    @property
    def rows(self) -> Locator:
        return self.panel.locator("ol button.option")

    def sees(self, state: Json) -> None:
        """The page shows the question of this state, and nothing is under way. Looked at in every frame first: `expect`
        looks a few times a second, but says what is wrong."""
        asked = state["question"]
        wanted = [state["must_end"], asked and len(asked["options"]), asked and asked["text"]]
        with suppress(TimeoutError):
            self.page.wait_for_function(SHOWS, arg=wanted, timeout=PATIENCE / 2)
            return
        expect(self.page.locator("section.question[aria-busy=false]")).to_be_visible()
        if state["must_end"]:
            expect(self.panel.get_by_role("button", name="End turn")).to_be_enabled()
        elif asked:
            expect(self.rows).to_have_count(len(asked["options"]))
            expect(self.panel.get_by_role("heading", level=2)).to_have_text(asked["text"])

    def unfolds(self) -> None:
        """Opens the sheet with the options, which a phone folds into one line under a board that fills the screen."""
        folded = self.page.locator("button.asked")
        if folded.is_visible():
            folded.click()

    def answered(self, act: Callable[[], None]) -> Json:
        """Does something that the server answers with a state."""
        asked = f"/api/tables/{self.table}/"
        with self.page.expect_response(lambda said: asked in said.url and said.request.method == "POST") as said:
            act()
        assert said.value.ok, said.value.text()
        state: Json = said.value.json()
        return state


def quickest(options: list[Json]) -> int:
    """The place of the answer that brings the end nearest: none of these, else the first."""
    return next((place for place, option in enumerate(options) if option["code"] == -1), 0)


# Its middle is to be seen: the rest of a large board takes scrolling to get to, and an open drawer lies over others.
IN_SIGHT: Final = """(thing) => {
  const box = thing.getBoundingClientRect();
  const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return thing.contains(there);
}"""


def by_mouse(person: Person, state: Json) -> Json:
    """A lit thing on the board is clicked if it is in sight and stands for one option, else a row of the list."""
    options = state["question"]["options"]
    place = quickest(options)
    anchor = options[place]["anchor"]
    alone = anchor is not None and sum(option["anchor"] == anchor for option in options) == 1
    thing = person.page.locator(f'svg.tafel [id="{anchor}"].choosable').first
    if alone and thing.count() and thing.evaluate(IN_SIGHT):
        return person.answered(thing.click)
    return person.answered(person.rows.nth(place).click)


def by_keyboard(person: Person, state: Json) -> Json:
    """A number for the first nine options, else down the list and Enter."""
    place = quickest(state["question"]["options"])
    keys = person.page.keyboard
    if place < 9:
        return person.answered(lambda: keys.press(str(place + 1)))
    keys.press("ArrowUp")
    for _ in range(len(state["question"]["options"]) - 1 - place):
        keys.press("ArrowUp")
    return person.answered(lambda: keys.press("Enter"))
