"""The picture of a Revive table: complete, well-formed, every thing once and named, options lit, nothing leaked."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from collections import Counter
from functools import cache
from time import process_time

import pytest

from tafelrunde.draw.rows import known
from tafelrunde.games.revive.game import REVIVE
from tafelrunde.games.revive.pieces.kinds import CARDS, CITIZENS
from tafelrunde.games.revive.show.board.whole import draw_board
from tafelrunde.games.revive.table import prompts
from tafelrunde.games.revive.table.prompts import ACTION_PROMPT
from tafelrunde.kernel.decision import Prompt
from tafelrunde.kernel.game import View
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.playout import random_code
from tafelrunde.kernel.rng import seeded
from tafelrunde.kernel.state import EVERYTHING, SPECTATOR

# Questions whose answers lie on the table; the others are answered in the panel.
ON_THE_TABLE = (
    prompts.ACTION_PROMPT, prompts.SLOT, prompts.BASIC_RESOURCE, prompts.TRACK, prompts.MODULE, prompts.MODULE_SPACE,
    prompts.MACHINE_TILE, prompts.ACTIVATE, prompts.OPEN, prompts.TILE, prompts.CARD, prompts.LOCATION,
    prompts.TECHNOLOGY, prompts.SITE, prompts.ARTIFACT, prompts.REWARD, prompts.TO_REST,
)  # fmt: skip


@cache
def asked(prompt: Prompt, players: int = 3, seed: int = 1, least: int = 0, option: str = "") -> Match:
    """A random match at the first question of this kind after so many choices."""
    match = Match(REVIVE, players, seed, {option: True} if option else {})
    dice = seeded(seed)
    while match.decision is not None:
        if len(match.codes) >= least and match.decision.prompt is prompt:
            return match
        match.choose(random_code(match, dice))
    raise AssertionError(f"{prompt} was never asked")


@cache
def finished(players: int) -> Match:
    match = Match(REVIVE, players, 6)
    dice = seeded(6)
    while match.decision is not None:
        match.choose(random_code(match, dice))
    return match


def own_view(match: Match) -> View:
    assert match.decision is not None
    return match.view(match.decision.seat)


def drawn(view: View, lang: str = "en", width: int = 1000) -> ET.Element:
    return ET.fromstring(draw_board(REVIVE, view, lang, width))


def ids(tree: ET.Element) -> list[str]:
    return [e.attrib["id"] for e in tree.iter() if "id" in e.attrib]


def lit(tree: ET.Element) -> set[str]:
    return {e.attrib["id"] for e in tree.iter() if "open" in e.get("class", "").split()}


def test_every_token_of_every_effect_can_be_drawn() -> None:
    tokens = {token for effect in REVIVE.effects for token in effect.icons()}
    assert len(tokens) > 40
    assert {token for token in tokens if not known(token)} == set()


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("width", [1000, 480])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_seat_gets_a_picture_in_which_every_id_occurs_once(players: int, width: int, lang: str) -> None:
    match = asked(ACTION_PROMPT, players, seed=4, least=120 * players)
    for seat in (*range(players), SPECTATOR, EVERYTHING):
        found = Counter(ids(drawn(match.view(seat), lang, width)))
        assert [id for id, times in found.items() if times > 1] == []
        assert {f"player-{n}" for n in range(players)} | {f"score-{n}" for n in range(players)} <= set(found)
        assert {f"hibernation-{n}" for n in range(6)} | {f"field-{n}" for n in range(120, 125)} <= set(found)
        for space, tile in enumerate(match.view(seat)["spaces"]):
            fields = {f"field-{4 * space + k}" for k in range(4)}
            assert fields <= set(found) if tile["explored"] else f"space-{space}" in found
            assert tile["explored"] or not fields & set(found)


@pytest.mark.parametrize("prompt", ON_THE_TABLE, ids=repr)
def test_exactly_the_options_that_lie_on_the_table_are_lit(prompt: Prompt) -> None:
    view = own_view(asked(prompt, least=150))
    expected = {f"{prompt.of}-{code}" for code in view["pending"]["options"] if 0 <= code < prompt.extra}
    assert lit(drawn(view)) == lit(drawn(view, width=480)) == expected


def test_machines_of_the_tribe_have_places_of_their_own() -> None:
    """Their numbers follow those of the reward fields with machines, not of all reward fields."""
    view = json.loads(json.dumps(own_view(asked(prompts.ACTIVATE, least=150))))
    me = view["seats"][view["seat"]]
    me["opened"] = list(range(15))
    me["machines"] += [{"place": place, "machine": -1, "effect": 1, "loaded": place == 10} for place in (9, 10)]
    view["pending"]["options"] = [9, 10]
    assert lit(drawn(view)) == {"machineplace-9", "machineplace-10"}


def test_nothing_is_lit_for_those_who_are_not_asked() -> None:
    match = asked(prompts.SITE, least=50)
    assert match.decision is not None
    for seat in (SPECTATOR, (match.decision.seat + 1) % 3):
        assert lit(drawn(match.view(seat))) == set()


def test_every_thing_has_a_name_and_a_tooltip() -> None:
    tree = drawn(own_view(asked(ACTION_PROMPT, 4, least=400)))
    things = [e for e in tree.iter() if e.get("role") in ("img", "button")]
    assert len(things) > 200
    for e in things:
        assert e.get("aria-label")
        assert e[0].tag.endswith("title")
        assert e[0].text == e.get("aria-label")


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
        expected = {"#i-food": 1, "#i-vp": 1, "#i-basic": int(tile["any"] > 0)}
        expected |= {"#i-location": tile["locations"], "#i-lake": tile["lakes"]}
        assert icons == Counter({name: count for name, count in expected.items() if count})
        numbers = [int(e.text or "") for e in shown.iter() if e.tag.endswith("text") and (e.text or "").isdigit()]
        assert numbers == [n for n in (tile["food"], tile["any"], tile["points"]) if n]


def test_artifact_cards_and_closed_crates_of_others_are_not_in_the_picture() -> None:
    match = asked(ACTION_PROMPT, 3, least=400)
    everything = match.view(EVERYTHING)
    assert any(seat["crates_closed"] for seat in everything["seats"])
    for seat in (0, 1, 2, SPECTATOR):
        shown = set(ids(drawn(match.view(seat))))
        for owner, player in enumerate(everything["seats"]):
            own = {f"artifactcard-{n}" for n in player["artifact_cards"]}
            own |= {f"crate-{n}" for n in player["crates_closed"]}
            assert own <= shown if owner == seat else not own & shown


def test_the_shared_artifact_card_is_seen_by_all() -> None:
    match = asked(ACTION_PROMPT, 2, option="shared_artifact_card")
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


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("width", [1000, 480])
def test_the_parts_of_the_picture_do_not_overlap(players: int, width: int) -> None:
    match = asked(ACTION_PROMPT, players, seed=4, least=120 * players)
    for view in (own_view(match), full(own_view(match)), match.view(SPECTATOR)):
        tree = drawn(view, "de", width)
        _, _, right, bottom = (float(n) for n in tree.attrib["viewBox"].split())
        boxes = {
            e.attrib["id"]: [float(n) for n in e.attrib["data-box"].split()]
            for e in tree.iter()
            if "data-box" in e.attrib
        }
        own = {"part-hand", "part-board", "part-tribe", "part-gathered"} if view["seat"] >= 0 else set()
        others = {f"part-player-{seat}" for seat in range(players) if seat != view["seat"]}
        assert set(boxes) == {"part-map", "part-display"} | own | others
        for name, (x, y, w, h) in boxes.items():
            assert 0 <= x <= x + w <= right, name
            assert 0 <= y <= y + h <= bottom, name
            for other, (ox, oy, ow, oh) in boxes.items():
                assert name == other or x + w <= ox or ox + ow <= x or y + h <= oy or oy + oh <= y, (name, other)


def full(view: View) -> View:
    """The same table as crowded as it gets: the viewing seat holds all the citizens of the draw pile."""
    view = json.loads(json.dumps(view))
    me = view["seats"][view["seat"]]
    used = {int(id[5:]) for id in ids(drawn(view)) if id.startswith("card-")}
    free = [card for card in range(CARDS) if card not in used and card < CITIZENS]
    me["slots"]["top1"]["cards"] += [{"card": card, "half": 0} for card in free[:3]]
    me["rest"] += free[3:12]
    me["active"] += free[12:]
    me["crates_closed"] = list(range(10))
    return view


@pytest.mark.parametrize("width", [1000, 480])
def test_no_two_cards_of_a_crowded_table_overlap(width: int) -> None:
    view = full(own_view(asked(ACTION_PROMPT, 4, least=300)))
    found = [e for e in drawn(view, width=width).iter() if e.get("id", "").startswith("card-")]
    boxes = [card_box(e) for e in found if e.find(".//*[@transform]") is not None]  # chips of others are icons
    assert len(boxes) > 30
    for i, (x, y, w, h) in enumerate(boxes):
        assert 0 <= x <= x + w <= width
        for ox, oy, ow, oh in boxes[:i]:
            assert x + w <= ox or ox + ow <= x or y + h <= oy or oy + oh <= y


def card_box(e: ET.Element) -> tuple[float, float, float, float]:
    """Place and size of a card, from its group and its frame."""
    inner = e.find(".//*[@transform]")
    assert inner is not None
    x, y = (float(n) for n in inner.attrib["transform"][len("translate(") : -1].split())
    frame = inner[0]
    return x, y, float(frame.attrib["width"]), float(frame.attrib["height"])


def test_the_same_view_gives_the_same_picture() -> None:
    view = own_view(asked(prompts.SITE, least=100))
    assert draw_board(REVIVE, view, "de") == draw_board(REVIVE, json.loads(json.dumps(view)), "de")


def test_a_crowded_board_is_drawn_in_a_blink() -> None:
    view = full(own_view(asked(ACTION_PROMPT, 4, least=500)))
    draw_board(REVIVE, view, "en")  # faces of cards and the layout of the map are made once
    times = []
    for _ in range(7):
        start = process_time()
        draw_board(REVIVE, view, "en")
        times.append(process_time() - start)
    assert min(times) < 0.040


def test_a_finished_game_shows_all_artifact_cards_and_lights_nothing() -> None:
    match = finished(3)
    for seat in (0, SPECTATOR):
        view = match.view(seat)
        tree = drawn(view)
        assert lit(tree) == set()
        assert not [e for e in tree.iter() if "turn" in e.get("class", "").split()]
        cards = {f"artifactcard-{n}" for player in view["seats"] for n in player["artifact_cards"]}
        assert len(cards) == 3
        assert cards <= set(ids(tree))


def test_a_table_without_tribes_can_be_looked_at() -> None:
    view = own_view(asked(prompts.TRIBE_BOARD, 3, option="choose_tribes"))
    assert view["seats"][view["seat"]]["tribe"] is None
    assert "part-tribe" in ids(drawn(view))
