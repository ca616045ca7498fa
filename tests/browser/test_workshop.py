"""The owner's workshop: cards are set right, looked at, tried, saved, played with, exported and brought elsewhere."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import Somebody
from .people import Person, by_mouse
from .serving import Server


class Wrong(NamedTuple):
    """A component, and what stands in the owner's box instead: a number, and what the component then says."""

    game: str
    kind: str
    id: str
    number: str
    says: str


MISPRINTS = (
    Wrong("deus", "card", "red_raiders", "3", "Steal 3 gold"),
    Wrong("revive", "machine", "MG02", "4", "Gain 4 gears"),
    Wrong("tapestry", "card", "boast_of_superiority", "6", "6 VP"),
)


def name_of(person: Person, wrong: Wrong) -> str:
    entries = person.asks(f"/workshop/{wrong.game}")["entries"]
    name: str = next(each["name"] for each in entries if (each["kind"], each["id"]) == (wrong.kind, wrong.id))
    return name


def in_list(page: Page, name: str) -> Locator:
    return page.locator(".entries").get_by_role("button").filter(has=page.get_by_text(name, exact=True)).first


def opens_component(page: Page, name: str) -> Locator:
    """By mouse."""
    page.get_by_role("searchbox").fill(name)
    in_list(page, name).click()
    dialog = page.get_by_role("dialog", name=name)
    expect(dialog.locator(".picture svg")).to_be_visible()
    return dialog


def test_components_are_set_right_by_mouse_and_played_with_here_and_elsewhere(
    somebody: Somebody, own_server: Server, tmp_path: Path
) -> None:
    mara, olu = somebody("Mara"), somebody("Olu", at=own_server.address)
    page = mara.page
    for wrong in MISPRINTS:
        name = name_of(mara, wrong)
        mara.opens(f"/workshop/{wrong.game}")
        page.get_by_label("Name of the pack").fill(f"Grandfather's {wrong.game}")
        page.get_by_role("button", name="New pack").click()
        expect(page.get_by_role("button", name="Let bots try it")).to_be_visible()
        pack = re.search(r"pack=([^&]+)", page.url)[1]  # type: ignore[index]

        dialog = opens_component(page, name)
        dialog.get_by_label("how many", exact=True).fill(wrong.number)
        expect(dialog.locator("p[lang=en]")).to_contain_text(wrong.says)
        expect(dialog.locator(".picture")).to_contain_text(wrong.number)
        dialog.get_by_role("button", name="Try it in a position").click()
        expect(dialog.get_by_role("button", name="Sit down there")).to_be_visible()
        dialog.get_by_role("button", name="Save into").click()
        expect(page.get_by_text("Saved as version 2.")).to_be_visible()
        dialog.get_by_role("button", name="Close").click()
        expect(page.locator(".entries li").filter(has_text=wrong.says).first).to_contain_text("Changed by this pack")

        with page.expect_download() as saved:
            page.get_by_role("link", name="Save as a file").click()
        file = tmp_path / f"{wrong.game}.toml"
        saved.value.save_as(file)

        page.get_by_role("link", name="Play with it").click()
        page.get_by_role("button", name="Set the table").click()
        page.wait_for_url("**/table/*")
        mara.table = page.url.rpartition("/")[2].partition("?")[0]
        assert mara.asks(f"/tables/{mara.table}")["pack"]["name"] == f"Grandfather's {wrong.game} (2)"
        state = mara.turn()
        mara.sees(state)
        by_mouse(mara, state)

        olu.opens(f"/workshop/{wrong.game}")
        olu.page.locator("input[type=file]").set_input_files(file)
        expect(olu.page.get_by_role("button", name="Let bots try it")).to_be_visible()
        brought = re.search(r"pack=([^&]+)", olu.page.url)[1]  # type: ignore[index]
        told = [person.asks(f"/packs/{id}") for person, id in ((mara, pack), (olu, brought))]
        assert told[0]["component_hash"] == told[1]["component_hash"]
        assert told[0]["hash"] == told[1]["hash"]


def tab_to(page: Page, place: Locator, most: int = 60) -> None:
    """With the Tab key alone."""
    for _ in range(most):
        if place.evaluate("(there) => there === document.activeElement"):
            return
        page.keyboard.press("Tab")
    pytest.fail(f"Tab does not lead to {place}")


def test_a_card_is_set_right_by_keyboard_alone(somebody: Somebody) -> None:
    mara = somebody("Mara")
    page = mara.page
    mara.opens("/workshop/deus")
    expect(page.get_by_role("searchbox")).to_be_visible()
    tab_to(page, page.get_by_label("Name of the pack"))
    page.keyboard.type("By hand")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Let bots try it")).to_be_visible()
    tab_to(page, page.get_by_role("searchbox"))
    page.keyboard.type("Raiders")
    tab_to(page, in_list(page, "Raiders"))
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Raiders")
    amount = dialog.get_by_label("how many", exact=True)
    expect(amount).to_be_visible()
    tab_to(page, amount)
    page.keyboard.press("ArrowUp")
    expect(dialog.locator("p[lang=en]")).to_contain_text("Steal 3 gold")
    tab_to(page, dialog.get_by_role("button", name="Save into"))
    page.keyboard.press("Enter")
    expect(page.get_by_text("Saved as version 2.")).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(page.locator(".entries")).to_contain_text("Steal 3 gold")
