"""The page under a URL path of its host, and at a table whose rules the server no longer has."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, Response, expect

from .conftest import Somebody
from .people import BESIDE, ME
from .serving import PATIENCE, Server, server_in, setting

ROOT = "/games"


def test_the_whole_page_works_under_a_path(tmp_path: Path, chromium: Browser) -> None:
    """Nothing is asked for outside the path, nothing is missing, and links lead to where they should."""
    asked: list[str] = []
    missing: list[str] = []
    with server_in(tmp_path, "--root-path", ROOT) as server:
        context = chromium.new_context(**setting(server.address))
        context.set_default_timeout(PATIENCE)
        context.add_init_script("localStorage.setItem('tafelrunde.goals', '[\"deus\"]')")  # they know what it is about
        page = context.new_page()
        page.on("request", lambda request: asked.append(request.url))
        page.on("websocket", lambda socket: asked.append(socket.url))
        page.on("response", lambda said: missing.append(said.url) if was_refused(said) else None)
        page.goto(f"{ROOT}/")
        page.get_by_role("button", name="Play now: Deus").click()
        page.wait_for_url(re.compile(rf"{ROOT}/table/"))
        play_a_choice(page)
        page.reload()
        play_a_choice(page)
        page.get_by_role("link", name="Replay").click()
        page.wait_for_url(re.compile(rf"{ROOT}/table/[^/]+/replay"))
        page.go_back()
        expect(page.get_by_role("region", name="Your choice")).to_be_visible()
        page.get_by_role("link", name="Tafelrunde").first.click()
        page.wait_for_url(re.compile(rf"{ROOT}/$"))
        context.close()
    paths = [urlsplit(url).path for url in asked if urlsplit(url).scheme in ("http", "ws")]
    assert missing == []
    assert any("/live" in path for path in paths)
    assert [path for path in paths if not path.startswith(f"{ROOT}/")] == []


def was_refused(said: Response) -> bool:
    """The ghost of an option may be asked for in the moment in which that is chosen; then there is none any more."""
    return said.status >= 400 and "/ghost" not in said.url


def play_a_choice(page: Page) -> None:
    panel = page.locator("section.question[aria-busy=false]")
    with page.expect_response(lambda said: said.request.method == "POST" and "/choices" in said.url) as said:
        panel.locator("ol button").first.click()
    assert said.value.ok


def test_a_table_whose_rules_are_gone_says_so(own_server: Server, tmp_path: Path, somebody: Somebody) -> None:
    person = somebody(at=own_server.address)
    table = person.sets(ME, BESIDE)
    own_server.stop()
    with sqlite3.connect(tmp_path / "tables.db") as database:  # somebody has chosen: other tables are dealt again
        database.execute("UPDATE tables SET rules_version = 0, started = 1")
    own_server.start()
    person.opens("/")
    row = person.page.get_by_role("listitem").filter(has=person.page.locator(f"a[href$='/table/{table}']"))
    expect(row).to_contain_text("closed")
    row.get_by_role("link").click()
    expect(person.page.get_by_role("heading", name="This table is closed")).to_be_visible()
    expect(person.page.get_by_text("older rules (version 0)")).to_be_visible()
