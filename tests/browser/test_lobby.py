"""The home page as a lobby: live updates, archiving and removing tables."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from .conftest import Somebody
from .people import BOT, ME, OPEN

A_SECOND = 1_000


def card(page: Page, table: str) -> Locator:
    return page.get_by_role("listitem").filter(has=page.locator(f"a[href*='/table/{table}']"))


def test_a_table_and_its_news_appear_in_another_browser_s_lobby(somebody: Somebody) -> None:
    lena, tom = somebody("Lena"), somebody("Tom")
    tom.opens("/")
    expect(tom.page.get_by_role("heading", name="Open tables")).to_be_visible()
    tom.page.wait_for_timeout(600)  # the line to the lobby is open
    table = lena.sets(ME, OPEN, {**BOT, "bot": "easy"}, public=True, clock={"bank": 1800, "increment": 60})
    row = card(tom.page, table)
    expect(row).to_contain_text("by Lena", timeout=A_SECOND)
    for fact in ("30 min each, 1 min more a turn", "bot: Easy", "still free", "as printed"):
        expect(row).to_contain_text(fact)
    row.get_by_role("link").click()
    tom.page.get_by_role("button", name="Sit down").click()
    expect(tom.page.get_by_role("region", name="Your choice").or_(tom.page.locator("section.question"))).to_be_visible()
    lena.opens("/")
    own = card(lena.page, table)
    expect(own).to_contain_text(re.compile("your turn|’s turn"))
    expect(own.locator("img")).to_have_js_property("complete", True)
    assert own.locator("img").evaluate("image => image.naturalWidth") > 100, "the map is drawn by itself"
    lena.page.wait_for_timeout(600)
    tom.asks(f"/tables/{table}/chat", {"text": "good luck"})
    expect(own).to_contain_text("1 new message", timeout=A_SECOND)


def test_a_table_is_put_away_brought_back_shared_and_removed(somebody: Somebody) -> None:
    mara = somebody("Mara")
    table = mara.sets(ME, BOT)
    mara.turn()
    mara.opens("/")
    page, own = mara.page, card(mara.page, table)
    expect(page.get_by_text("live", exact=True)).to_be_visible()
    expect(page.get_by_role("link", name="One table is waiting for you")).to_be_visible()
    expect(page).to_have_title("● Tafelrunde")

    own.get_by_label("More about").click()
    own.get_by_role("button", name="Share").click()
    shared = page.get_by_role("dialog", name="Share this link")
    expect(shared.get_by_role("img", name="QR code")).to_be_visible()
    expect(shared.get_by_role("note")).to_contain_text("on this computer only")
    expect(shared.locator("code")).to_contain_text(f"/table/{table}")
    shared.get_by_role("button", name="Close").click()

    own.get_by_label("More about").click()
    own.get_by_role("button", name="Move to the archive").click()
    expect(own).to_have_count(0)
    page.get_by_role("button", name=re.compile("^archive")).click()
    own.get_by_label("More about").click()
    own.get_by_role("button", name="Take out of the archive").click()
    page.get_by_role("button", name=re.compile("^all")).first.click()
    own.get_by_label("More about").click()
    own.get_by_role("button", name="Remove").click()
    page.get_by_role("dialog", name="Remove").get_by_role("button", name="Remove for good").click()
    expect(own).to_have_count(0)
    assert page.context.request.get(f"/api/tables/{table}").status == 404
