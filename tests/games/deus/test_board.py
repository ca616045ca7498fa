"""The picture of Deus: its cards, pieces and map. What holds for every game: tests/conformance/test_pictures.py."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from collections import Counter
from functools import partial

import pytest

from tafelrunde.games.deus.game import DEUS
from tafelrunde.games.deus.show.painter import Painter
from tafelrunde.games.deus.table.prompts import ACTION, DISCARD, OFFER, PIECE, PLACE, TOP
from tafelrunde.kernel.decision import Prompt
from tafelrunde.kernel.game import View
from tafelrunde.kernel.state import EVERYTHING, SPECTATOR
from tests.conformance import pictures
from tests.conformance.pictures import WIDTHS, answers, apart, ids, lit, own_view, seconds_to_draw, well_drawn

asked = partial(pictures.asked, DEUS)
drawn = partial(pictures.drawn, DEUS)

AROUND = 2.5  # how far the contour of a card lies outside it
COLUMNS = (4, 4, 4, 3, 2, 2)  # cards of each colour, for each of four players


def test_codes_beyond_the_things_of_a_prompt_light_nothing() -> None:
    view = own_view(asked(ACTION))
    assert OFFER in view["pending"]["options"]
    assert f"card-{OFFER}" not in Painter(DEUS, view, "en").lit


def test_all_pieces_stand_on_the_map_under_stable_ids() -> None:
    view = own_view(asked(ACTION, 4, least=400))
    expected = Counter(
        f"piece-{number}-{region['owner']}-{kind}"
        for number, region in enumerate(view["regions"])
        for kind in region["pieces"]
    )
    tree = drawn(view)
    found = [e for e in tree.iter() if e.get("id", "").startswith("piece-")]
    assert {e.get("id") for e in found} == set(expected)
    assert all(e.get("style", "").startswith("transform:translate(") for e in found)


def test_a_second_army_in_a_region_has_an_id_of_its_own() -> None:
    view = own_view(asked(ACTION, 2, least=100))
    region = next(r for r in view["regions"] if r["owner"] is not None)
    region["pieces"] = ["military", "military"]
    found = [id for id in ids(drawn(view)) if id.startswith(f"piece-{view['regions'].index(region)}-")]
    assert len(found) == len(set(found)) == 2


def test_hands_of_others_are_not_in_the_picture() -> None:
    match = asked(ACTION, 3, least=100)
    everything = match.view(EVERYTHING)
    for seat in (0, 1, 2, SPECTATOR):
        shown = set(ids(drawn(match.view(seat))))
        for other in {0, 1, 2} - {seat}:
            assert not shown & {f"card-{card}" for card in everything["seats"][other]["hand"]}


def test_the_own_hand_and_all_open_columns_are_in_the_picture() -> None:
    view = own_view(asked(ACTION, 4, least=300))
    shown = set(ids(drawn(view)))
    cards = set(view["seats"][view["seat"]]["hand"])
    for seat in view["seats"]:
        cards |= {card for column in seat["columns"] for card in column if card >= 0}
    assert {f"card-{card}" for card in cards} <= shown
    assert {f"colour-{n}" for n in range(6)} <= shown


def full(view: View) -> View:
    """The same table as crowded as it can be: 10 cards in the viewing hand, long columns."""
    view = json.loads(json.dumps(view))
    piles = [[n for n, card in enumerate(DEUS.catalog.cards) if card.colour == colour] for colour in range(6)]
    for seat in view["seats"]:
        seat["columns"] = [[pile.pop() for _ in range(n)] for pile, n in zip(piles, COLUMNS, strict=True)]
    rest = iter([card for pile in piles for card in pile])
    view["seats"][view["seat"]]["hand"] = [next(rest) for _ in range(10)]
    view["discard"] = {"count": 1, "top": next(rest), "known": []}
    return view


def card_boxes(tree: ET.Element, x: float = 0, y: float = 0) -> list[tuple[float, float, float, float]]:
    """Place and size of every card, from the contour of its marks, wherever its part lies."""
    found = []
    for e in tree:
        if not (moved := e.get("transform", "translate(0 0)")).endswith(")") or "scale" in moved:
            continue
        dx, dy = (float(n) for n in moved[len("translate(") : -1].split())
        if e.get("id", "").startswith("card-"):
            contour = next(each for each in e if each.get("class") == "edge")
            left, top, w, h = (float(contour.attrib[name]) for name in ("x", "y", "width", "height"))
            found.append((x + left + AROUND, y + top + AROUND, w - 2 * AROUND, h - 2 * AROUND))
        elif e.tag.endswith("}g"):
            found += card_boxes(e, x + dx, y + dy)
    return found


def test_a_joker_that_may_still_be_used_is_shown_until_it_was() -> None:
    view = own_view(asked(ACTION, 2, joker=True))
    unused = DEUS.show.board_svg(view, "en").count('"#deus-joker"')
    view["seats"][0]["joker"] = "used"
    assert DEUS.show.board_svg(view, "en").count('"#deus-joker"') == unused - 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_region_player_and_resource_is_in_the_picture(players: int) -> None:
    match = asked(ACTION, players, seed=4, least=150)
    for seat in (*range(players), SPECTATOR, EVERYTHING):
        found = set(ids(drawn(match.view(seat))))
        assert {f"region-{n}" for n in range(len(match.view(seat)["regions"]))} <= found
        assert {f"resource-{n}" for n in range(4)} <= found


@pytest.mark.parametrize("prompt", [ACTION, PLACE, PIECE, DISCARD, TOP])
def test_these_questions_are_answered_on_the_table(prompt: Prompt) -> None:
    view = own_view(asked(prompt, least=100))
    for width in WIDTHS:
        assert lit(drawn(view, width=width)) == answers(DEUS, view)


@pytest.mark.parametrize("layout", ["standard", "line", "rows", "open"])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("width", WIDTHS)
def test_a_crowded_table_is_well_drawn(players: int, layout: str, width: int) -> None:
    tree = drawn(full(own_view(asked(ACTION, players, layout=layout))), width=width)
    well_drawn(tree)
    assert {"part-map", "part-hand"} <= set(pictures.parts(tree))


@pytest.mark.parametrize("width", WIDTHS)
def test_no_two_cards_of_a_crowded_table_overlap(width: int) -> None:
    view = full(own_view(asked(ACTION, 4)))
    boxes = card_boxes(drawn(view, width=width))
    shown = 11 if width > min(WIDTHS) else 10  # on a phone the discard pile is a number
    assert len(boxes) == 4 * sum(COLUMNS) + shown
    apart(boxes, width)


def test_a_crowded_table_is_drawn_in_a_blink() -> None:
    assert seconds_to_draw(DEUS, full(own_view(asked(ACTION, 4, least=300)))) < 0.020
