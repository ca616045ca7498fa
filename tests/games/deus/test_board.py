"""The picture of a Deus table: complete, well-formed, every thing once and named, open options lit, nothing leaked."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from collections import Counter
from time import process_time

import pytest

from tafelrunde.draw.rows import known
from tafelrunde.games.deus.game import DEUS
from tafelrunde.games.deus.show.board.whole import draw_board
from tafelrunde.games.deus.show.painter import Painter
from tafelrunde.games.deus.table.prompts import ACTION, DISCARD, OFFER, PIECE, PLACE, TOP
from tafelrunde.kernel.decision import Prompt
from tafelrunde.kernel.game import View
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.playout import random_code
from tafelrunde.kernel.rng import seeded
from tafelrunde.kernel.state import EVERYTHING, SPECTATOR

COLUMNS = (4, 4, 4, 3, 2, 2)  # cards of each colour, for each of four players
ON_THE_TABLE = ("card", "region", "resource", "colour", "player")


def asked(prompt: Prompt, players: int = 3, seed: int = 1, least: int = 0, **options: object) -> Match:
    """A random match at the first question of this kind after so many choices."""
    match = Match(DEUS, players, seed, options)
    dice = seeded(seed)
    while match.decision is not None:
        if len(match.codes) >= least and match.decision.prompt is prompt:
            return match
        match.choose(random_code(match, dice))
    raise AssertionError(f"{prompt} was never asked")


def own_view(match: Match) -> View:
    assert match.decision is not None
    return match.view(match.decision.seat)


def drawn(view: View, lang: str = "en", width: int = 1000) -> ET.Element:
    return ET.fromstring(draw_board(DEUS, view, lang, width))


def ids(tree: ET.Element) -> list[str]:
    return [e.attrib["id"] for e in tree.iter() if "id" in e.attrib]


def lit(tree: ET.Element) -> set[str]:
    return {e.attrib["id"] for e in tree.iter() if "open" in e.get("class", "").split()}


def test_every_token_of_every_card_and_god_can_be_drawn() -> None:
    rows = {c.id: c.effect.icons() for c in DEUS.components if c.effect is not None}
    assert rows
    assert {token for row in rows.values() for token in row if not known(token)} == set()


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("width", [1000, 480])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_seat_gets_a_picture_in_which_every_id_occurs_once(players: int, width: int, lang: str) -> None:
    match = asked(ACTION, players, seed=4, least=150)
    for seat in (*range(players), SPECTATOR, EVERYTHING):
        found = Counter(ids(drawn(match.view(seat), lang, width)))
        assert [id for id, times in found.items() if times > 1] == []
        regions = len(match.view(seat)["regions"])
        assert {f"region-{n}" for n in range(regions)} <= set(found)
        assert {f"player-{n}" for n in range(players)} | {f"resource-{n}" for n in range(4)} <= set(found)


@pytest.mark.parametrize("prompt", [ACTION, PLACE, PIECE, DISCARD, TOP])
def test_exactly_the_options_that_lie_on_the_table_are_lit(prompt: Prompt) -> None:
    match = asked(prompt, least=100)
    view = own_view(match)
    assert prompt.of in ON_THE_TABLE
    expected = {f"{prompt.of}-{code}" for code in view["pending"]["options"] if 0 <= code < prompt.extra}
    assert lit(drawn(view)) == lit(drawn(view, width=480)) == expected


def test_codes_beyond_the_things_of_a_prompt_light_nothing() -> None:
    view = own_view(asked(ACTION))
    assert OFFER in view["pending"]["options"]
    assert f"card-{OFFER}" not in Painter(DEUS, view, "en").lit


def test_nothing_is_lit_for_those_who_are_not_asked() -> None:
    match = asked(PLACE, least=50)
    assert match.decision is not None
    for seat in (SPECTATOR, (match.decision.seat + 1) % 3):
        assert lit(drawn(match.view(seat))) == set()


def test_every_thing_has_a_name_and_a_tooltip() -> None:
    tree = drawn(own_view(asked(ACTION, least=150)))
    things = [e for e in tree.iter() if e.get("role") in ("img", "button")]
    assert len(things) > 60
    for e in things:
        assert e.get("aria-label")
        assert e[0].tag.endswith("title")
        assert e[0].text == e.get("aria-label")


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


@pytest.mark.parametrize("layout", ["standard", "line", "rows", "open"])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("width", [1000, 480])
def test_the_parts_of_the_picture_do_not_overlap(players: int, layout: str, width: int) -> None:
    view = full(own_view(asked(ACTION, players, layout=layout)))
    tree = drawn(view, width=width)
    _, _, right, bottom = (float(n) for n in tree.attrib["viewBox"].split())
    boxes = {
        e.attrib["id"]: [float(n) for n in e.attrib["data-box"].split()] for e in tree.iter() if "data-box" in e.attrib
    }
    assert {"part-map", "part-supply", "part-columns", "part-hand"} <= set(boxes)
    for name, (x, y, w, h) in boxes.items():
        assert x >= 0, name
        assert y >= 0, name
        assert x + w <= right, name
        assert y + h <= bottom, name
        for other, (ox, oy, ow, oh) in boxes.items():
            assert name == other or x + w <= ox or ox + ow <= x or y + h <= oy or oy + oh <= y, (name, other)


def full(view: View) -> View:
    """The same table as crowded as it can be: 10 cards in the viewing hand, long columns."""
    view = json.loads(json.dumps(view))
    piles = [[n for n, card in enumerate(DEUS.box.cards) if card.colour == colour] for colour in range(6)]
    for seat in view["seats"]:
        seat["columns"] = [[pile.pop() for _ in range(n)] for pile, n in zip(piles, COLUMNS, strict=True)]
    rest = iter([card for pile in piles for card in pile])
    view["seats"][view["seat"]]["hand"] = [next(rest) for _ in range(10)]
    view["discard"] = {"count": 1, "top": next(rest), "known": []}
    return view


@pytest.mark.parametrize("width", [1000, 480])
def test_no_two_cards_of_a_crowded_table_overlap(width: int) -> None:
    view = full(own_view(asked(ACTION, 4)))
    boxes = [card_box(e) for e in drawn(view, width=width).iter() if e.get("id", "").startswith("card-")]
    assert len(boxes) == 4 * sum(COLUMNS) + 11
    for i, (x, y, w, h) in enumerate(boxes):
        assert 0 <= x <= x + w <= width
        for ox, oy, ow, oh in boxes[:i]:
            assert x + w <= ox or ox + ow <= x or y + h <= oy or oy + oh <= y


def card_box(e: ET.Element) -> tuple[float, float, float, float]:
    """Place and size of a card, from its group and its frame."""
    inner = e[1]
    x, y = (float(n) for n in inner.attrib["transform"][len("translate(") : -1].split())
    frame = inner[0]
    return x, y, float(frame.attrib["width"]), float(frame.attrib["height"])


def test_the_same_view_gives_the_same_picture() -> None:
    view = own_view(asked(PLACE, least=100))
    assert draw_board(DEUS, view, "de") == draw_board(DEUS, json.loads(json.dumps(view)), "de")


def test_a_crowded_board_is_drawn_in_a_blink() -> None:
    view = full(own_view(asked(ACTION, 4, least=300)))
    draw_board(DEUS, view, "en")  # faces of cards and the layout of the map are made once
    times = []
    for _ in range(7):
        start = process_time()
        draw_board(DEUS, view, "en")
        times.append(process_time() - start)
    assert min(times) < 0.020


def test_a_joker_that_may_still_be_used_is_shown_until_it_was() -> None:
    view = own_view(asked(ACTION, 2, joker=True))
    unused = draw_board(DEUS, view, "en").count("#i-deck")
    view["seats"][0]["joker"] = "used"
    assert draw_board(DEUS, view, "en").count("#i-deck") == unused - 1


def test_a_finished_game_can_be_looked_at() -> None:
    match = Match(DEUS, 3, 6)
    dice = seeded(6)
    while match.decision is not None:
        match.choose(random_code(match, dice))
    tree = drawn(match.view(0))
    assert lit(tree) == set()
    assert not [e for e in tree.iter() if "turn" in e.get("class", "").split()]
