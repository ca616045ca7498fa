"""The table fits on the screen, the question is visible, and explanations and previews cover nothing needed."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tafelrunde.games import games

from .conftest import BRISK, visitor
from .people import Json
from .questions import looked_at
from .serving import ON_A_DESK, Server
from .test_explaining import apart
from .tour import Tour

QUESTIONS: Final = 8  # of each game; docs/develop/testing.md says what 300 of each showed
FEW: Final = 0.05  # likely answers that may be out of sight: on another tab than the others
HOVERED: Final = 2  # things of each table
HOVERED_AT: Final = ("table-age_of_innovation", "table-tapestry-expanded")


@pytest.mark.parametrize("name", games)
def test_the_places_of_likely_answers_are_in_sight_without_a_gesture(
    server: Server, chromium: Browser, name: str
) -> None:
    found = looked_at(chromium, server.address, name, QUESTIONS, **ON_A_DESK)
    assert found.placed >= QUESTIONS // 2
    assert sum(found.unseen.values()) <= FEW * found.placed, found.unseen


# Marks some things of the table that can be seen, each of another kind; how many.
MARKED: Final = """(most) => {
  const kinds = new Set();
  for (const thing of document.querySelectorAll('.room svg.tafel [id][aria-label]')) {
    const kind = thing.id.replace(/[-0-9]+$/, '');
    const box = thing.getBoundingClientRect();
    const on_top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const seen = box.width && on_top?.closest('svg.tafel [id]') === thing;
    if (kinds.has(kind) || kind.startsWith('part') || !seen) continue;
    thing.setAttribute('data-look', kinds.size);
    kinds.add(kind);
    if (kinds.size === most) break;
  }
  return kinds.size;
}"""


def hoverable(page: Page) -> list[Locator]:
    return [page.locator(f"[data-look='{number}']") for number in range(page.evaluate(MARKED, HOVERED))]


def test_no_explanation_lies_over_the_thing_itself(tour: Tour, chromium: Browser) -> None:
    page = visitor(tour, chromium, BRISK, **ON_A_DESK)
    explanation = page.get_by_role("tooltip")
    looked: list[str] = []

    def look(name: str) -> None:
        for thing in hoverable(page):
            thing.hover()
            expect(explanation).to_be_visible()
            assert apart(explanation, thing), f"{name}: {thing.get_attribute('id')}"
            looked.append(name)
            page.mouse.move(700, 20)
            expect(explanation).to_have_count(0)

    tour.visit(page, look, only=lambda name: name in HOVERED_AT)
    page.context.close()
    assert len(looked) >= len(HOVERED_AT) * HOVERED


def at_a_place(tour: Tour, chromium: Browser, **screen: Any) -> tuple[Page, Json]:
    """Where Deus asks for a region of the map, and the option for the first of them."""
    page = visitor(tour, chromium, BRISK, **screen)
    page.goto(f"/table/{tour.regions}")
    page.locator(".picture .choosable").first.wait_for()
    seat = next(one["seat"] for one in tour.person.asks(f"/tables/{tour.regions}")["seats"] if one["mine"])
    options = tour.person.asks(f"/tables/{tour.regions}/state?seat={seat}")["question"]["options"]
    return page, next(option for option in options if option["anchor"])


def test_an_option_draws_its_ghost_where_it_would_stand(tour: Tour, chromium: Browser) -> None:
    page, option = at_a_place(tour, chromium, **ON_A_DESK)
    place = page.locator(f"[data-part=map] [id='{option['anchor']}']")
    pieces = page.locator("[data-part=map] .piece[id]").count()
    page.get_by_role("button", name=option["label"]).first.hover()
    ghost = page.locator("[data-part=map] .ghostly")  # of the building, and of what its effects move
    expect(ghost).not_to_have_count(0)
    place_box, ghost_boxes = place.bounding_box(), [one.bounding_box() for one in ghost.all()]
    assert place_box is not None
    left, right = place_box["x"], place_box["x"] + place_box["width"]
    assert [box for box in ghost_boxes if box is not None and left < box["x"] + box["width"] / 2 < right]
    assert page.locator("[data-part=map] .piece[id]").count() == pieces
    page.mouse.move(700, 20)
    expect(ghost).to_have_count(0)
    place.hover()  # the place itself shows it, too
    expect(ghost).not_to_have_count(0)
    page.context.close()
