"""The short rules: turning pages, search, numbered rules, printing; and the icon legend."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from tafelrunde.games import games
from tafelrunde.games.guide import aid_path

from .conftest import Somebody
from .people import BOT, ME
from .serving import ON_A_DESK

PAGES: Final = re.compile(rb"/Type\s*/Page\b")
AIDED: Final = [name for name, game in games.items() if aid_path(game, "en").is_file()]


def test_somebody_learns_from_the_short_rules(somebody: Somebody) -> None:
    mara = somebody("Mara", **ON_A_DESK)
    mara.opens("/")
    page = mara.page
    page.locator("article", has_text="Deus").get_by_role("link", name="How to play").first.click()
    page.get_by_role("link", name="Next →").click()
    heading = page.get_by_role("heading", name="The land")
    expect(heading).to_be_focused()
    expect(page.locator("section.current figure svg.tafel")).to_be_visible()
    page.get_by_role("button", name="Read the numbered rules MAP 8 · SETUP 5").click()
    expect(page.get_by_text("Put on each village as many VP")).to_be_visible()
    # A search finds both kinds of rules, and leads to a page.
    page.get_by_role("searchbox").fill("neptune")
    expect(page.get_by_role("heading", name="In the numbered rules")).to_be_visible()
    expect(page.get_by_role("link", name="DEUS-GOD-01", exact=True)).to_be_visible()
    page.locator(".results").get_by_role("link", name="The offering").first.click()
    expect(page.get_by_role("heading", name="The offering")).to_be_visible()
    expect(page).to_have_url(re.compile("/guide/deus/offering$"))
    # On paper stand all chapters, and nothing that one could click.
    page.emulate_media(media="print")
    expect(page.get_by_role("heading", level=2)).to_have_count(12)
    for control in (page.locator("nav"), page.get_by_role("searchbox"), page.locator("header")):
        assert not any(one.is_visible() for one in control.all())


@pytest.mark.parametrize("name", AIDED)
def test_the_aid_is_one_sheet(somebody: Somebody, name: str) -> None:
    mara = somebody("Mara")
    for lang in ("en", "de"):
        mara.opens(f"/aid/{name}?lang={lang}")
        expect(mara.page.locator(f'article[lang="{lang}"] section').first).to_be_visible()
        assert len(PAGES.findall(mara.page.pdf(prefer_css_page_size=True))) == 1


def test_one_key_shows_the_icon_legend(somebody: Somebody) -> None:
    mara = somebody("Mara")
    mara.sets(ME, BOT)
    mara.opens(f"/table/{mara.table}")
    mara.page.locator(".picture svg").first.wait_for()
    mara.page.keyboard.press("i")
    dialog = mara.page.get_by_role("dialog", name="What the icons mean")
    dialog.get_by_role("searchbox").fill("row of")
    expect(dialog.get_by_role("listitem")).to_have_count(1)
    expect(dialog.get_by_text("one card in each of the five columns")).to_be_visible()
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_be_hidden()
