"""What holds on every page: nothing hinders people, nothing is wider than a phone, all words can be translated."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final, Optional

import pytest
from playwright.sync_api import Browser, Page, expect

from .conftest import Somebody
from .people import BOT, ME, Person
from .serving import PATIENCE, PHONE, Server, setting
from .tour import Tour

AXE: Final = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
PSEUDO: Final = "xx"

PLAIN: Final = re.compile(r"[a-z]{2}[aeiou]|[a-z][aeiou][a-z]|[aeiou][a-z]{2}", re.I)
# Names of people, bots, seats, tables and rules; and what the browser says for the language itself.
GIVEN: Final = re.compile("Mara|Jon|Ada|Bruno|Friday evening|Player [0-9]|DEUS-[A-Z]+|[0-9]+ minutes? ago| and ")

# axe compares a name with all text that is drawn in a thing. A card or a hex is not labelled by its numbers, by the
# lines of its sentence or by the letter of its terrain, so this rule is for the page around the picture.
GRAVELY_WRONG: Final = """async (only) => (await axe.run(only ? { runOnly: only } : {})).violations.flatMap((wrong) => {
  const drawn = (node) => document.querySelector(node.target[0])?.closest('svg.tafel');
  const nodes = wrong.nodes.filter((node) => wrong.id !== 'label-content-name-mismatch' || !drawn(node));
  const grave = ['serious', 'critical'].includes(wrong.impact) && nodes.length;
  return grave ? [`${wrong.id}, ${nodes.length} times: ${nodes[0].html.slice(0, 200)}`] : [];
})"""

# Everything a person reads or hears, beside what people wrote themselves and what is the same in every language.
SAID: Final = """() => {
  const found = new Set();
  const apart = 'style, script, code, time, kbd, body [lang], .origin';
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walk.currentNode; node; node = walk.nextNode()) {
    const around = node instanceof Element ? node : node.parentElement;
    if (around.closest(apart)) continue;
    if (node instanceof Text) found.add(node.data.trim());
    else for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.add(node.getAttribute(name) ?? '');
  }
  return [...found];
}"""


@pytest.fixture(scope="module")
def tour(server: Server, chromium: Browser) -> Tour:
    page = chromium.new_context(**setting(server.address)).new_page()
    return Tour(Person(page, server.address).named("Mara"))


def visitor(tour: Tour, chromium: Browser, **more: Any) -> Page:
    """The person of the tour in another setting: the same cookies."""
    state = tour.person.page.context.storage_state()
    context = chromium.new_context(**setting(tour.person.address, storage_state=state, **more))
    context.set_default_timeout(PATIENCE)
    return context.new_page()


@pytest.mark.parametrize(("light", "rules"), [("light", None), ("dark", ["color-contrast"])])
def test_axe_finds_nothing_grave_on_any_page(
    tour: Tour, chromium: Browser, light: str, rules: Optional[list[str]]
) -> None:
    """By lamplight only the colours are others."""
    page = visitor(tour, chromium, color_scheme=light)
    page.context.add_init_script(path=AXE)
    found: list[str] = []

    def look(name: str) -> None:
        found.extend(f"{name}: {wrong}" for wrong in page.evaluate(GRAVELY_WRONG, rules))

    tour.visit(page, look)
    page.context.close()
    assert not found, "\n".join(found)


def test_no_page_is_wider_than_a_phone(tour: Tour, chromium: Browser) -> None:
    page = visitor(tour, chromium, viewport=PHONE, has_touch=True, is_mobile=True)
    wide: dict[str, int] = {}

    def look(name: str) -> None:
        width = page.evaluate("Math.max(document.documentElement.scrollWidth, document.body.scrollWidth, innerWidth)")
        if width > PHONE["width"]:
            wide[name] = width

    for lang in ("en", "de"):
        tour.visit(page, look, lang)
    page.context.close()
    assert not wide


def test_every_text_is_in_the_files_of_words(tour: Tour, chromium: Browser) -> None:
    """In the pseudo-locale all vowels carry accents: a plain one belongs to a text that nobody can translate."""
    page = visitor(tour, chromium)
    plain: list[str] = []

    def look(name: str) -> None:
        texts = page.evaluate(SAID)
        assert any("é" in said for said in texts), f"{name} is not in the pseudo-locale"
        plain.extend(f"{name}: {said}" for said in texts if PLAIN.search(GIVEN.sub("", said)))

    tour.visit(page, look, PSEUDO)
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
    expect(mara.page.locator(".picture > svg.tafel")).to_have_attribute("aria-label", "Deus, Runde 1")
    mara.page.reload()
    expect(panel).to_be_visible()
    mara.page.get_by_role("button", name="EN", exact=True).click()
    mara.sees(mara.turn())


def test_a_turn_is_played_on_a_phone(somebody: Somebody) -> None:
    mara = somebody(viewport=PHONE, has_touch=True, is_mobile=True)
    mara.sets(ME, BOT, options={"first_player": "first_seat"})
    mara.opens()
    state = mara.turn()
    mara.sees(state)
    chosen = mara.answered(mara.rows.last.tap)
    assert chosen["ply"] > state["ply"]
    mara.page.get_by_role("button", name="Players").tap()
    rival = mara.page.locator(".picture [id=player-1]").first
    expect(rival).to_be_in_viewport()
