"""The picture of Revive: map, machines and tribes. What holds for every game: tests/conformance/test_pictures.py."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from functools import partial

import pytest

from tafelrunde.games.board import draw_parts
from tafelrunde.games.revive.game import REVIVE
from tafelrunde.games.revive.pieces.kinds import CITIZENS
from tafelrunde.games.revive.pieces.map import TILE_FIELDS, field_label
from tafelrunde.games.revive.show.board.whole import DESIGN
from tafelrunde.games.revive.show.painter import Painter, emblem_of
from tafelrunde.games.revive.table import prompts
from tafelrunde.games.revive.table.prompts import ACTION_PROMPT
from tafelrunde.kernel.decision import Prompt
from tafelrunde.kernel.game import View
from tafelrunde.kernel.state import EVERYTHING, SPECTATOR
from tests.conformance import pictures
from tests.conformance.pictures import WIDTHS, answers, apart, ids, lit, own_view, played, seconds_to_draw, well_drawn

asked = partial(pictures.asked, REVIVE)
drawn = partial(pictures.drawn, REVIVE)

AROUND = 2  # how far the contour of a card lies outside it

# Questions whose answers lie on the table; the others are answered in the panel.
ON_THE_TABLE = (
    prompts.ACTION_PROMPT, prompts.SLOT, prompts.BASIC_RESOURCE, prompts.TRACK, prompts.MODULE, prompts.MODULE_SPACE,
    prompts.MACHINE_TILE, prompts.ACTIVATE, prompts.OPEN, prompts.TILE, prompts.CARD, prompts.LOCATION,
    prompts.TECHNOLOGY, prompts.SITE, prompts.ARTIFACT, prompts.REWARD, prompts.TO_REST,
)  # fmt: skip


def test_every_component_has_an_emblem_of_its_own_and_a_new_one_that_of_its_family() -> None:
    painter = Painter(REVIVE, own_view(asked(ACTION_PROMPT)), "en")
    found = REVIVE.catalog
    cards = [painter.card(number).emblem for number in range(len(found.cards))]
    assert {emblem.rpartition("-")[2] for emblem in cards} == {
        card.id.lower() if card.id[0] == "C" else f"s{card.id[2]}" for card in found.cards
    }
    kinds = {"machine": len(found.machines), "technology": len(found.technologies), "board": len(found.boards)}
    for kind, count in kinds.items():
        assert len({painter.face(kind, number).emblem for number in range(count)}) == count
    assert emblem_of(REVIVE, "who-new", "who") == "revive-who"
    assert emblem_of(REVIVE, "mach-new", "machine-grey") == "revive-machine-grey"
    assert emblem_of(REVIVE, "tech-new", "no-icon-at-all") == "revive-any-action"


@pytest.mark.parametrize("size", [(1064, 828), (1484, 1008), (708, 696), (378, 420)], ids=str)
@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_board_fills_its_room_with_legible_letters(size: tuple[int, int], lang: str) -> None:
    view = own_view(asked(ACTION_PROMPT, 4, seed=11, least=500))
    board = draw_parts(REVIVE, DESIGN, view, lang, *size)
    for part in board.parts:
        letters = [float(n) for n in re.findall(r'font-size="([\d.]+)"', part.svg)]
        assert min(letters, default=12) >= 12, part.name
        assert "…" not in part.svg, part.name
    if size[0] > 1000:
        taken = sum(part.width * part.height for part in board.parts)
        assert taken > 0.9 * size[0] * size[1]
        assert taken < size[0] * size[1]


def test_the_rims_lead_to_every_field() -> None:
    tree = drawn(own_view(asked(ACTION_PROMPT)))
    rims = {e.attrib["data-rim"] for e in tree.iter() if "data-rim" in e.attrib}
    places = [e.attrib["data-at"] for e in tree.iter() if "data-at" in e.attrib]
    assert len(places) > 30
    assert {name for place in places for name in re.findall(r"[A-Z]+|\d+", place)} <= rims
    assert len({field_label(field) for field in range(TILE_FIELDS)}) == TILE_FIELDS


def test_machines_of_the_tribe_have_places_of_their_own() -> None:
    """Their numbers follow those of the reward fields with machines, not of all reward fields."""
    view = json.loads(json.dumps(own_view(asked(prompts.ACTIVATE, least=150))))
    me = view["seats"][view["seat"]]
    me["opened"] = list(range(15))
    me["machines"] += [{"place": place, "machine": -1, "effect": 1, "loaded": place == 10} for place in (9, 10)]
    view["pending"]["options"] = [9, 10]
    assert lit(drawn(view)) == {"machineplace-9", "machineplace-10"}


def test_all_pieces_stand_on_the_map_under_stable_ids() -> None:
    view = own_view(asked(ACTION_PROMPT, 4, least=600))
    expected = {
        f"piece-{number}-{piece['seat']}-{piece['piece']}"
        for number, field in enumerate(view["fields"])
        for piece in field["pieces"]
    }
    found = [e for e in drawn(view).iter() if e.get("id", "").startswith("piece-")]
    assert len(expected) > 8
    assert {e.get("id") for e in found} == expected
    assert all(e.get("style", "").startswith("transform:translate(") for e in found)


def test_a_hidden_tile_shows_its_back() -> None:
    view = own_view(asked(ACTION_PROMPT))
    tree = drawn(view)
    for space, tile in enumerate(view["spaces"]):
        if tile["explored"]:
            continue
        shown = next(e for e in tree.iter() if e.get("id") == f"space-{space}")
        icons = Counter(e.get("href", "") for e in shown.iter() if e.tag.endswith("use"))
        expected = {"#revive-food": 1, "#revive-vp": 1, "#revive-basic": int(tile["any"] > 0)}
        expected |= {"#revive-frozen-ruin": tile["locations"], "#revive-frozen-lake": tile["lakes"]}
        assert {name: icons[name] for name in expected} == expected
        numbers = [int(e.text or "") for e in shown.iter() if e.tag.endswith("text") and (e.text or "").isdigit()]
        assert numbers == [n for n in (tile["food"], tile["any"], tile["points"]) if n]


def test_artifact_cards_and_closed_crates_of_others_are_not_in_the_picture() -> None:
    match = asked(ACTION_PROMPT, 3, least=350)
    everything = match.view(EVERYTHING)
    assert any(seat["crates_closed"] for seat in everything["seats"])
    for seat in (0, 1, 2, SPECTATOR):
        shown = set(ids(drawn(match.view(seat))))
        for owner, player in enumerate(everything["seats"]):
            own = {f"artifactcard-{n}" for n in player["artifact_cards"]}
            own |= {f"crate-{n}" for n in player["crates_closed"]}
            assert own <= shown if owner == seat else not own & shown


def test_the_shared_artifact_card_is_seen_by_all() -> None:
    match = asked(ACTION_PROMPT, 2, shared_artifact_card=True)
    (card,) = match.view(SPECTATOR)["shared_artifact_card"]
    for seat in (0, 1, SPECTATOR):
        assert f"artifactcard-{card}" in ids(drawn(match.view(seat)))


def test_every_open_card_is_in_the_picture() -> None:
    view = own_view(asked(ACTION_PROMPT, 4, least=500))
    cards = set(view["display"]["cards"])
    for seat in view["seats"]:
        cards |= {*seat["active"], *seat["rest"]}
        cards |= {played["card"] for slot in seat["slots"].values() for played in slot["cards"]}
    assert {f"card-{card}" for card in cards} == {id for id in ids(drawn(view)) if id.startswith("card-")}


def full(view: View) -> View:
    """The same table as crowded as it gets: the viewing seat holds all the citizens of the draw pile."""
    view = json.loads(json.dumps(view))
    me = view["seats"][view["seat"]]
    used = set(ids(drawn(view)))
    free = [card for card in range(CITIZENS) if f"card-{card}" not in used]
    me["slots"]["top1"]["cards"] += [{"card": card, "half": 0} for card in free[:3]]
    me["rest"] += free[3:12]
    me["active"] += free[12:]
    me["crates_closed"] += [crate for crate in range(len(REVIVE.catalog.crates)) if f"crate-{crate}" not in used]
    return view


def card_boxes(tree: ET.Element, x: float = 0, y: float = 0) -> Iterator[tuple[float, float, float, float]]:
    """Place and size of every card, from the contour of its marks, wherever its part lies."""
    for e in tree:
        moved = e.get("transform", "translate(0 0)")
        if not moved.startswith("translate") or "scale" in moved:
            continue
        dx, dy = (float(n) for n in moved[len("translate(") : -1].split())
        if e.get("id", "").startswith("card-"):
            contour = next(each for each in e if each.get("class") == "edge")
            left, top, w, h = (float(contour.attrib[name]) for name in ("x", "y", "width", "height"))
            yield x + left + AROUND, y + top + AROUND, w - 2 * AROUND, h - 2 * AROUND
        elif e.tag.endswith("}g"):
            yield from card_boxes(e, x + dx, y + dy)


def test_a_table_without_tribes_can_be_looked_at() -> None:
    view = own_view(asked(prompts.TRIBE_BOARD, 3, choose_tribes=True))
    assert view["seats"][view["seat"]]["tribe"] is None
    assert "part-tribe" in ids(drawn(view))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_field_and_face_down_tile_is_in_the_picture(players: int) -> None:
    match = asked(ACTION_PROMPT, players, seed=4, least=120 * players)
    for seat in (*range(players), SPECTATOR, EVERYTHING):
        found = set(ids(drawn(match.view(seat))))
        assert {f"score-{n}" for n in range(players)} <= found
        assert {f"hibernation-{n}" for n in range(6)} | {f"field-{n}" for n in range(120, 125)} <= found
        for space, tile in enumerate(match.view(seat)["spaces"]):
            fields = {f"field-{4 * space + k}" for k in range(4)}
            assert fields <= found if tile["explored"] else f"space-{space}" in found
            assert tile["explored"] or not fields & found


@pytest.mark.parametrize("prompt", ON_THE_TABLE, ids=repr)
def test_these_questions_are_answered_on_the_table(prompt: Prompt) -> None:
    view = own_view(asked(prompt, least=150))
    for width in WIDTHS:
        assert lit(drawn(view, width=width)) == answers(REVIVE, view)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("width", WIDTHS)
def test_a_crowded_table_is_well_drawn_and_complete(players: int, width: int) -> None:
    match = asked(ACTION_PROMPT, players, seed=4, least=120 * players)
    for view in (own_view(match), full(own_view(match)), match.view(SPECTATOR)):
        tree = drawn(view, "de", width)
        well_drawn(tree)
        mine = {"part-hand", "part-purse", "part-board", "part-tribe", "part-gathered"}
        everybody = {f"part-player-{seat}" for seat in range(players)}
        expected = {"part-map", "part-display"} | everybody | (mine if view["seat"] >= 0 else {"part-stage"})
        assert set(pictures.parts(tree)) == expected


@pytest.mark.parametrize("width", WIDTHS)
def test_no_two_cards_of_a_crowded_table_overlap(width: int) -> None:
    view = full(own_view(asked(ACTION_PROMPT, 4, least=300)))
    boxes = list(card_boxes(drawn(view, width=width)))
    assert len(boxes) > 30
    apart(boxes, width)


def test_a_crowded_table_is_drawn_in_a_blink() -> None:
    assert seconds_to_draw(REVIVE, full(own_view(asked(ACTION_PROMPT, 4, least=500)))) < 0.040


def test_a_finished_game_shows_all_artifact_cards() -> None:
    match = played(REVIVE, 3, 10_000, seed=6)
    for seat in (0, SPECTATOR):
        view = match.view(seat)
        cards = {f"artifactcard-{n}" for player in view["seats"] for n in player["artifact_cards"]}
        assert len(cards) == 3
        assert cards <= set(ids(drawn(view)))
