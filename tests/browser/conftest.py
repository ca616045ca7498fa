"""Fixtures: one server and one browser for the folder, a separate browser context for each person."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from .people import Person
from .serving import PATIENCE, Missing, NoBrowser, Server, browser, server_in, setting
from .tour import Tour

expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser on a busy machine may stumble once: the test is tried again, and the summary counts it as rerun."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    try:
        with browser() as running:
            yield running
    except NoBrowser as wrong:
        pytest.skip(str(wrong))


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory, chromium: Browser) -> Iterator[Server]:
    try:
        with server_in(tmp_path_factory.mktemp("server")) as running:
            yield running
    except Missing as wrong:
        pytest.fail(str(wrong), pytrace=False)


@pytest.fixture
def own_server(tmp_path: Path, chromium: Browser) -> Iterator[Server]:
    """One that a test may stop and start."""
    with server_in(tmp_path) as running:
        yield running


@pytest.fixture(scope="package")
def tour(server: Server, chromium: Browser) -> Tour:
    page = chromium.new_context(**setting(server.address)).new_page()
    return Tour(Person(page, server.address).named("Mara"))


def visitor(tour: Tour, chromium: Browser, wishes: str = "", **more: Any) -> Page:
    """The person of the tour in another setting: the same cookies."""
    state = tour.person.page.context.storage_state()
    context = chromium.new_context(**setting(tour.person.address, storage_state=state, **more))
    context.set_default_timeout(PATIENCE)
    if wishes:
        context.add_init_script(wishes)
    return context.new_page()


Somebody = Callable[..., Person]

# Somebody who knows the table: turns are not shown and end by a click, nothing is asked twice, no sounds.
BRISK: Final = """
  const brisk = { pace: 'off', gains: 'off', askFirst: false, sounds: false, ending: 'click' };
  const wishes = location.protocol === 'about:' ? {} : brisk;
  for (const [name, wish] of Object.entries(wishes))
    if (!localStorage.getItem(`tafelrunde.${name}`)) localStorage.setItem(`tafelrunde.${name}`, JSON.stringify(wish));
"""


@pytest.fixture
def somebody(server: Server, chromium: Browser) -> Iterator[Somebody]:
    """People with a browser each. What their pages complain about fails the test."""
    contexts, wrong = [], []

    def come(name: str = "Mara", at: str = server.address, wishes: str = BRISK, **more: Any) -> Person:
        context = chromium.new_context(**setting(at, **more))
        context.add_init_script(wishes)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        return Person(page, at).named(name)

    yield come
    for context in contexts:
        context.close()
    assert not wrong
