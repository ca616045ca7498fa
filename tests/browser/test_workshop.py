"""The workshop in a browser: cards are corrected, previewed, tried, saved, played with, exported and imported."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.soak import SOAK

from .conftest import Somebody
from .people import Person, by_keyboard, by_mouse
from .serving import Server, server_in


class Wrong(NamedTuple):
    """A component, and what stands in the owner's box instead: a number, and what the component then says."""

    game: str
    name: str
    number: str
    says: str


MISPRINTS = (
    Wrong("deus", "Raiders", "3", "Steal 3 gold"),
    Wrong("revive", "Lathe", "4", "Gain 4 gears"),
    Wrong("tapestry", "Boast of Superiority", "6", "6 VP"),
)


# How many stops of the Tab key lie between where one is and a place, about; negative if it lies before.
STEPS = """(place) => {
  const here = document.activeElement;
  if (place === here) return 0;
  const can = 'a[href], button:enabled, input:enabled:not([type=radio]:not(:checked)), select, textarea, summary';
  const stops = [...document.querySelectorAll(can)].filter((stop) => stop.checkVisibility());
  const between = stops.indexOf(place) - stops.indexOf(here);
  return here.compareDocumentPosition(place) & 2 ? Math.min(-1, between) : Math.max(1, between); // 2: it lies before
}"""


class Mouse:
    """Clicks, and types into what was clicked."""

    answer = staticmethod(by_mouse)

    def press(self, there: Locator) -> None:
        there.click()

    def write(self, there: Locator, text: str) -> None:
        there.fill(text)

    def close(self, dialog: Locator) -> None:
        dialog.get_by_role("button", name="Close").click()


class Keyboard:
    """The Tab key leads to everything, Enter presses it, Escape closes it."""

    answer = staticmethod(by_keyboard)

    def press(self, there: Locator) -> None:
        self._go(there)
        there.page.keyboard.press("Enter")

    def write(self, there: Locator, text: str) -> None:
        self._go(there)
        there.page.keyboard.press("Control+a")
        there.page.keyboard.type(text)

    def close(self, dialog: Locator) -> None:
        dialog.page.keyboard.press("Escape")

    def _go(self, there: Locator, most: int = 60) -> None:
        expect(there).to_be_enabled()
        for attempt in range(most):
            steps: int = there.evaluate(STEPS)
            if not steps:
                return
            for _ in range(abs(steps) if attempt == 0 else 1):
                there.page.keyboard.press("Tab" if steps > 0 else "Shift+Tab")
        pytest.fail(f"Tab does not lead to {there}")


Hands = Mouse | Keyboard


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory, chromium: Browser) -> Iterator[Server]:
    """A fresh server, which has never seen a pack."""
    with server_in(tmp_path_factory.mktemp("elsewhere")) as running:
        yield running


def pack_in(page: Page) -> str:
    """The id of the pack that is shown."""
    expect(page.get_by_role("button", name="Let bots try it")).to_be_visible()
    found = re.search(r"pack=([^&]+)", page.url)
    assert found is not None
    return found[1]


def set_right(page: Page, hands: Hands, wrong: Wrong) -> str:
    """A new pack with the component as it is printed."""
    hands.write(page.get_by_label("Name of the pack"), f"Grandfather's {wrong.game}")
    hands.press(page.get_by_role("button", name="New pack"))
    pack = pack_in(page)
    hands.write(page.get_by_role("searchbox"), wrong.name)
    entry = page.locator(".entries").get_by_role("button").filter(has=page.get_by_text(wrong.name, exact=True))
    hands.press(entry.first)
    dialog = page.get_by_role("dialog", name=wrong.name)
    expect(dialog.locator(".picture svg")).to_be_visible()
    hands.write(dialog.get_by_label("how many", exact=True), wrong.number)
    expect(dialog.locator("p[lang=en]")).to_contain_text(wrong.says)
    expect(dialog.locator(".picture")).to_contain_text(wrong.number)
    hands.press(dialog.get_by_role("button", name="Try it in a position"))
    expect(dialog.get_by_role("button", name="Sit down there")).to_be_visible()
    hands.press(dialog.get_by_role("button", name="Save into"))
    expect(page.get_by_text("Saved as version 2.")).to_be_visible()
    hands.close(dialog)
    expect(page.locator(".entries li").filter(has_text=wrong.says).first).to_contain_text("Changed by this pack")
    return pack


def exported(page: Page, hands: Hands, file: Path) -> None:
    with page.expect_download() as saved:
        hands.press(page.get_by_role("link", name="Save as a file"))
    saved.value.save_as(file)


def played(person: Person, hands: Hands, wrong: Wrong) -> None:
    page = person.page
    hands.press(page.get_by_role("link", name="Play with it"))
    hands.press(page.get_by_role("button", name="Set the table"))
    page.wait_for_url("**/table/*")
    person.table = page.url.rpartition("/")[2].partition("?")[0]
    assert person.asks(f"/tables/{person.table}")["pack"]["name"] == f"Grandfather's {wrong.game} (2)"
    state = person.turn()
    person.sees(state)
    hands.answer(person, state)


def brought(page: Page, hands: Hands, file: Path) -> str:
    with page.expect_file_chooser() as chooser:
        hands.press(page.locator("input[type=file]"))
    chooser.value.set_files(file)
    return pack_in(page)


@pytest.mark.parametrize(
    ("hands", "misprints"),
    [(Mouse(), MISPRINTS if SOAK else MISPRINTS[::2]), (Keyboard(), MISPRINTS if SOAK else MISPRINTS[1:2])],
    ids=["mouse", "keyboard"],
)
def test_components_are_set_right_and_played_with_here_and_elsewhere(
    somebody: Somebody, elsewhere: Server, tmp_path: Path, hands: Hands, misprints: tuple[Wrong, ...]
) -> None:
    mara, olu = somebody("Mara"), somebody("Olu", at=elsewhere.address)
    for wrong in misprints:
        mara.opens(f"/workshop/{wrong.game}")
        mine = set_right(mara.page, hands, wrong)
        file = tmp_path / f"{wrong.game}.toml"
        exported(mara.page, hands, file)
        played(mara, hands, wrong)
        olu.opens(f"/workshop/{wrong.game}")
        theirs = brought(olu.page, hands, file)
        answer = [person.asks(f"/packs/{id}") for person, id in ((mara, mine), (olu, theirs))]
        assert answer[0]["component_hash"] == answer[1]["component_hash"]
        assert answer[0]["hash"] == answer[1]["hash"]
