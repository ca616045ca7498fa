"""The folder of static files in a real Chromium, served by Python's own web server. `make static` builds it."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tafelrunde.cli.static import SITE
from tests.browser.serving import DESKTOP, NoBrowser, browser

START: Final = 120_000  # milliseconds until Python is up, on a busy machine


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """No line for each request."""


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    if not (SITE / "sw.js").exists():
        pytest.skip("the static files are not built: run make static")
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(SITE)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    try:
        with browser() as running:
            yield running
    except NoBrowser as wrong:
        pytest.skip(str(wrong))


@pytest.fixture
def page(chromium: Browser, address: str) -> Iterator[Page]:
    context = chromium.new_context(viewport=DESKTOP, locale="en-US")
    page = context.new_page()
    wrong: list[str] = []
    page.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on(
        "request",
        lambda request: None if request.url.startswith((address, "blob:", "data:")) else wrong.append(request.url),
    )
    page.goto(address)
    yield page
    context.close()
    assert not wrong  # no error in the console, and no request to another host


def test_a_game_begins_and_continues_offline_after_a_reload(page: Page) -> None:
    expect(page.get_by_role("heading", name="Deus")).to_be_visible()
    page.get_by_role("button", name="Play now: Deus").click()
    page.wait_for_url("**/table/*", timeout=START)
    question = page.get_by_role("heading", name="What do you do this turn?")
    page.get_by_role("button", name="Close").click()
    expect(question).to_be_visible(timeout=START)
    offers = page.locator(".option").all_inner_texts()
    page.wait_for_function("caches.match('/python/deus.zip').then(Boolean)", timeout=START)
    page.context.set_offline(True)
    page.reload()
    expect(question).to_be_visible(timeout=START)
    assert page.locator(".option").all_inner_texts() == offers
