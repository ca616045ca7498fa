"""Checks for every page: everything fits and is readable, accessibility, all texts are translated."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tafelrunde.games.deus.game import DEUS
from tests.soak import SOAK

from .conftest import BRISK, Somebody, visitor
from .fitting import SCREENS, below, wrong_on
from .people import BOT, ME
from .serving import ON_A_PHONE
from .tour import Tour

AXE: Final = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
DESK: Final = "1440x900"
SMALLER: Final = ("table-cards", "table-tapestry")  # than another table, made of the same parts
FULLEST: Final = ("table", "table-revive", "table-tapestry-expanded")  # of the tables
WHOLE: Final = ("1440x900", "1920x1080")  # screens that show a table as a whole, as it is printed
DESKS: Final = ("1440x900", "1024x768", *(["1920x1080"] if SOAK else []))
PHONE: Final = "390x844"
PSEUDO: Final = "xx"
CONTRAST: Final = "color-contrast"
# In long lists: made of the same parts as those before them.
ALIKE: Final = "main ul > li:nth-child(n + 6), main article:nth-of-type(n + 6), main .rule:nth-child(n + 4)"
BOARDS: Final = "svg.tafel"  # on pages that show the picture of a table once more
AGAIN: Final = ("try", "replay", "lesson")
# Pages with all the kinds of buttons, fields, lists and marks there are; their colours are everywhere the same.
IN_THE_DARK: Final = ("home", "lobby", "lesson", "account", "workshop", "new-deus", "end-deus", "guide-deus")

PLAIN: Final = re.compile(r"[a-z]{2}[aeiou]|[a-z][aeiou][a-z]|[aeiou][a-z]{2}", re.I)
# Names of people, of bots that a host offers, of seats, tables and rules; Roman numbers; and what the browser says for
# the language itself.
GIVEN: Final = re.compile(
    "Mara|Jon|Ada|Bruno|greedy|Friday evening|Player [0-9]|DEUS-[A-Z]+|[0-9]+ minutes? ago| and |\\b[IV]+\\b"
)

# The rule label-content-name-mismatch is for elements "labelled through their content". Things of the picture are not:
# their content is a drawing (costs, effects, the letter of a terrain), their label is a name of its own. What is asked
# of them instead: a title that is drawn on a thing is in its name.
HINDERS: Final = """async ([how, ...seen]) => (await axe.run({ exclude: seen }, how)).violations.flatMap((wrong) => {
  const drawn = (node) => document.querySelector(node.target[0])?.closest('svg.tafel');
  const nodes = wrong.nodes.filter((node) => wrong.id !== 'label-content-name-mismatch' || !drawn(node));
  return nodes.length ? [`${wrong.id}, ${nodes.length} times: ${nodes[0].html.slice(0, 200)}`] : [];
})"""
MISNAMED: Final = """() => [...document.querySelectorAll('svg.tafel [role=button]')].flatMap((thing) => {
  const plain = (words) => words.toLowerCase().replace(/[^\\p{L}\\p{N}]/gu, '');
  const title = [...thing.querySelectorAll('text.serif')].map((line) => line.textContent).join('');
  const named = plain(thing.getAttribute('aria-label') ?? '');
  return named && named.includes(plain(title)) ? [] : [`${thing.id} shows ${title} and is called ${named}`];
})"""

# Everything a person reads or hears, beside what people wrote themselves and what is the same in every language.
SAID: Final = """() => {
  const found = new Set();
  const apart = 'style, script, code, time, kbd, body [lang]';
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walk.currentNode; node; node = walk.nextNode()) {
    const around = node instanceof Element ? node : node.parentElement;
    if (around.closest(apart)) continue;
    if (node instanceof Text) found.add(node.data.trim());
    else for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.add(node.getAttribute(name) ?? '');
  }
  return [...found];
}"""


def same_page(name: str, screen: str = DESK) -> bool:
    """The page of another game, made of the same parts: one of them is enough. Where room is scarce, on a phone, the
    guides with pictures of the game itself are looked at all the same; at length more of them."""
    own = ["reference-", "aid-"]
    if screen != PHONE or not SOAK:
        own += ["new-", "end-"]
    if screen != PHONE:
        own += ["guide-"]
    return name.startswith(tuple(own)) and not name.endswith(DEUS.name)


def is_figure(name: str, screen: str) -> bool:
    """A picture of the short rules is shown whole on a phone, with letters as small as that makes them."""
    return name.startswith("guide-") and screen == PHONE


def hindrances(page: Page, name: str, desk: bool) -> list[str]:
    """What axe finds. In the dark only the colours differ, and these are the same on a phone as at a desk."""
    how = {} if desk else {"rules": {CONTRAST: {"enabled": False}}}
    seen = [ALIKE, BOARDS] if name in AGAIN else [ALIKE]
    found = [f"{name}: {wrong}" for wrong in page.evaluate(HINDERS, [how, *seen]) + page.evaluate(MISNAMED)]
    if desk and (SOAK or name.startswith("table") or name in IN_THE_DARK):
        page.emulate_media(color_scheme="dark")
        dark = page.evaluate(HINDERS, [{"runOnly": [CONTRAST]}, *seen])
        found += [f"{name} in the dark: {wrong}" for wrong in dark]
        page.emulate_media(color_scheme="light")
    return found


def settle(page: Page) -> None:
    """A table is laid out anew a moment after the window has changed."""
    for _ in range(20):
        if not wrong_on(page, letters=False):
            return
        page.wait_for_timeout(200)


def visit_all(tour: Tour, chromium: Browser, tables: bool, screens: tuple[str, ...], *more: str) -> list[str]:
    """What is wrong on the tables, or on all other pages, on the first screen, and when the window becomes another.
    German has the longer words; more languages are looked at on the first screen alone."""
    first = screens[0]
    page = visitor(tour, chromium, BRISK, **SCREENS[first])
    page.context.add_init_script(path=AXE)
    wrong: list[str] = []

    def fits(name: str, screen: str = first) -> None:
        wrong.extend(f"{name} at {screen}: {what}" for what in wrong_on(page, letters=not is_figure(name, screen)))
        if tables and screen in WHOLE and "expanded" not in name:
            wrong.extend(f"{name} at {screen}: {part} must be scrolled to" for part in below(page))

    def look(name: str) -> None:
        fits(name)
        if first in (DESK, PHONE) and not same_page(name) and name not in SMALLER:
            wrong.extend(hindrances(page, name, desk=first == DESK))
        for screen in screens[1:]:
            page.set_viewport_size(SCREENS[screen]["viewport"])
            settle(page)
            fits(name, screen)
        page.set_viewport_size(SCREENS[first]["viewport"])

    def wanted(name: str) -> bool:
        if tables:
            return name.startswith("table") and (bool(SOAK) or first in (DESK, PHONE) or name in FULLEST)
        return not name.startswith("table") and not same_page(name, first)

    tour.visit(page, look, "de", only=wanted)
    for lang in more:
        tour.visit(page, fits, lang, only=wanted)
    page.context.close()
    return wrong


# As a page opens: no letters under ten pixels, nothing cut, nothing scrolls sideways; and axe, which asks the same of
# two screens, finds nothing.


@pytest.mark.parametrize("screens", [DESKS, (PHONE,)], ids=["desk", "phone"])
def test_every_page_fits_and_hinders_nobody(tour: Tour, chromium: Browser, screens: tuple[str, ...]) -> None:
    wrong = visit_all(tour, chromium, False, screens)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("screen", SCREENS)
def test_every_table_fits_and_hinders_nobody(tour: Tour, chromium: Browser, screen: str) -> None:
    """A table is laid out as it opens, so it is opened on every screen: all of them at a desk and on a phone, some on
    the others; at length all on all, and at a desk in English, too."""
    wrong = visit_all(tour, chromium, True, (screen,), *(["en"] if SOAK and screen == DESK else []))
    assert not wrong, "\n".join(wrong)


def test_every_text_is_in_the_files_of_words(tour: Tour, chromium: Browser) -> None:
    """In the pseudo-locale all vowels carry accents: a plain one belongs to a text that nobody can translate."""
    page = visitor(tour, chromium)
    plain: list[str] = []

    def look(name: str) -> None:
        texts = page.evaluate(SAID)
        assert any("é" in said for said in texts), f"{name} is not in the pseudo-locale"
        plain.extend(f"{name}: {said}" for said in texts if PLAIN.search(GIVEN.sub("", said)))

    tour.visit(page, look, PSEUDO, only=lambda name: not same_page(name) and name not in SMALLER)
    page.context.close()
    assert not plain, "\n".join(plain)


def test_the_language_is_switched_at_the_table(somebody: Somebody) -> None:
    mara = somebody()
    mara.sets(ME, BOT, options={"first_player": "first_seat"})
    mara.opens()
    mara.sees(mara.turn())
    mara.page.get_by_role("button", name="DE", exact=True).click()
    expect(mara.page.get_by_role("button", name="Zug beenden")).to_be_visible()
    german = mara.asks(f"/tables/{mara.table}/state?seat=0&lang=de")["question"]
    panel = mara.page.get_by_role("region", name="Deine Entscheidung")
    expect(panel.get_by_role("heading")).to_have_text(german["text"])
    expect(panel.locator("ol button").first).to_contain_text(german["options"][0]["label"])
    expect(mara.page.locator("[data-part=hand] svg.tafel")).to_have_attribute("aria-label", "Deine Hand")
    mara.page.reload()
    expect(panel).to_be_visible()
    mara.page.get_by_role("button", name="EN", exact=True).click()
    mara.sees(mara.turn())


def test_a_turn_is_played_on_a_phone(somebody: Somebody) -> None:
    mara = somebody(**ON_A_PHONE)
    mara.sets(ME, BOT, options={"first_player": "first_seat"})
    mara.opens()
    state = mara.turn()
    mara.sees(state)
    mara.unfolds()
    chosen = mara.answered(mara.rows.last.tap)
    assert chosen["ply"] > state["ply"]
    for chip in mara.page.get_by_role("toolbar", name="Go to").get_by_role("button").all():
        chip.tap()
        part = mara.page.locator(f".picture > svg.tafel[aria-label='{chip.inner_text()}']")
        expect(part).to_be_in_viewport(ratio=0.2)
    rival = mara.page.locator(".picture [id=player-1]").first
    expect(rival).to_be_in_viewport()
