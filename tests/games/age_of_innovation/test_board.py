"""The picture of a table of Age of Innovation: complete, well-formed, every thing once and named, open options lit."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from collections import Counter
from time import process_time

import pytest

from tafelrunde.draw.rows import known
from tafelrunde.games.age_of_innovation.game import AGE_OF_INNOVATION
from tafelrunde.games.age_of_innovation.pieces.kinds import BUILDINGS
from tafelrunde.games.age_of_innovation.pieces.map import ends_of, map_of
from tafelrunde.games.age_of_innovation.show.board.whole import draw_board
from tafelrunde.games.age_of_innovation.table.prompts import (
    ACTION,
    BONUS,
    BOOK,
    BRIDGE,
    COMPETENCY,
    EXCHANGE,
    EXCHANGE_FIRST,
    INNOVATION,
    MOLES_BRIDGE,
    PALACE,
    PLACE_ANNEX,
    SEND,
    SET,
    SPECIAL,
    START_SITE,
    STEP,
    TERRAFORM_SITE,
    TOWN,
    UPGRADE_SITE,
)
from tafelrunde.kernel.decision import Prompt
from tafelrunde.kernel.game import View
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.playout import random_code
from tafelrunde.kernel.rng import seeded
from tafelrunde.kernel.state import EVERYTHING, SPECTATOR

LAND = {side: {space for space in range(117) if map_of(side).land >> space & 1} for side in ("small", "large")}


def asked(prompt: Prompt, players: int = 3, seed: int = 1, least: int = 0, **options: object) -> Match:
    """A random match at the first question of this kind after so many choices."""
    for again in range(40):
        match = Match(AGE_OF_INNOVATION, players, seed + again, options)
        dice = seeded(seed + again)
        while match.decision is not None:
            if len(match.codes) >= least and match.decision.prompt is prompt:
                return match
            match.choose(random_code(match, dice))
    raise AssertionError(f"{prompt} was never asked")


def own_view(match: Match) -> View:
    assert match.decision is not None
    return match.view(match.decision.seat)


def lighting(view: View, prompt: Prompt, options: list[int]) -> View:
    """The same view with another question pending: what random play hardly ever reaches."""
    view = json.loads(json.dumps(view))
    view["pending"] = {**view["pending"], "prompt": prompt.name, "options": options}
    return view


def drawn(view: View, lang: str = "en", width: int = 1000) -> ET.Element:
    return ET.fromstring(draw_board(AGE_OF_INNOVATION, view, lang, width))


def ids(tree: ET.Element) -> list[str]:
    return [e.attrib["id"] for e in tree.iter() if "id" in e.attrib]


def lit(tree: ET.Element) -> set[str]:
    return {e.attrib["id"] for e in tree.iter() if "open" in e.get("class", "").split()}


def test_every_token_of_every_tile_can_be_drawn() -> None:
    rows = {(c.kind, c.id): c.effect.icons() for c in AGE_OF_INNOVATION.components if c.effect is not None}
    assert len(rows) > 90
    assert {token for row in rows.values() for token in row if not known(token)} == set()
    assert all(known(name) for name in AGE_OF_INNOVATION.purse(own_view(asked(ACTION)), 0))


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("width", [1000, 480])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_seat_gets_a_picture_in_which_every_id_occurs_once(players: int, width: int, lang: str) -> None:
    match = asked(ACTION, players, seed=4, least=150)
    for seat in (*range(players), SPECTATOR, EVERYTHING):
        view = match.view(seat)
        for shown in (view, full(view)):
            found = Counter(ids(drawn(shown, lang, width)))
            assert [id for id, times in found.items() if times > 1] == []
            assert {f"space-{n}" for n in LAND[view["side"]]} <= set(found)
            assert {f"player-{n}" for n in range(players)} | {f"discipline-{n}" for n in range(4)} <= set(found)
            assert {f"competency-{n}" for n in range(12)} | {f"town-{n}" for n in range(7)} <= set(found)
            assert {f"scholarspace-{n}" for n in range(16)} <= set(found)
            assert {f"round-{n}" for n in view["scoring"]} <= set(found)


@pytest.mark.parametrize("draft", [False, True])
@pytest.mark.parametrize("players", [2, 5])
def test_every_picture_of_the_set_up_is_well_formed(players: int, draft: bool) -> None:
    match = Match(AGE_OF_INNOVATION, players, 3, {"set_up": "draft" if draft else "sets"})
    dice = seeded(3)
    seen = set()
    while match.decision is not None and match.view(0)["round"] == 0:
        seen.add(match.decision.prompt.of)
        if len(match.codes) % 3 == 0:
            found = Counter(ids(drawn(own_view(match), width=480 if len(match.codes) % 2 else 1000)))
            assert max(found.values()) == 1
        match.choose(random_code(match, dice))
    assert {"board", "space"} <= seen


@pytest.mark.parametrize(
    "prompt", [SET, START_SITE, TERRAFORM_SITE, UPGRADE_SITE, STEP, BOOK, BONUS, COMPETENCY, PALACE]
)
def test_exactly_the_options_that_lie_on_the_table_are_lit(prompt: Prompt) -> None:
    view = own_view(asked(prompt))
    expected = {f"{prompt.of}-{code}" for code in view["pending"]["options"] if 0 <= code < prompt.extra}
    assert expected
    assert lit(drawn(view)) == lit(drawn(view, width=480)) == expected


def test_the_scarcer_questions_light_their_tiles_too() -> None:
    view = own_view(asked(ACTION, least=60))
    taken = {bridge["site"] for bridge in view["bridges"]}
    site = next(n for n in view["sites"] if n not in taken)
    mole = next(n for n in map_of(view["side"]).mole_sites if n not in view["sites"] and n not in taken)
    asked_for = [
        (BRIDGE, [site, mole]),
        (TOWN, [0, 6]),
        (INNOVATION, [n for n in view["innovations"] if n >= 0]),
        (SEND, [15, 16]),
        (EXCHANGE, [0, 3, 13]),
    ]
    for prompt, options in asked_for:
        expected = {f"{prompt.of}-{code}" for code in options if code < prompt.extra}
        for width in (1000, 480):
            assert lit(drawn(lighting(view, prompt, options), width=width)) == expected


def test_actions_are_lit_where_they_are_taken() -> None:
    match = asked(ACTION, least=80)
    view = own_view(match)
    view["book_actions"] = [0, 1, 2]
    everything = [*range(19), 30, EXCHANGE_FIRST]
    assert lit(drawn(lighting(view, ACTION, everything))) == {f"action-{n}" for n in everything}


def test_special_actions_are_lit_on_their_tiles() -> None:
    view = own_view(asked(ACTION, least=80))
    tiles = {"faction": 10, "palace": 0, "bonus": 4, "innovations": [0, 2], "competencies": [5, 6], "annexes": 1}
    view["seats"][view["seat"]] |= tiles
    view["innovations"] = [-1] * len(view["innovations"])
    specials = list(range(SPECIAL, PLACE_ANNEX + 1))
    assert lit(drawn(lighting(view, ACTION, specials))) == {f"action-{n}" for n in specials}
    view["seats"][view["seat"]]["faction"] = 7
    assert lit(drawn(lighting(view, ACTION, [MOLES_BRIDGE]))) == {f"action-{MOLES_BRIDGE}"}


def test_nothing_is_lit_for_those_who_are_not_asked() -> None:
    match = asked(ACTION, least=50)
    assert match.decision is not None
    for seat in (SPECTATOR, (match.decision.seat + 1) % 3):
        assert lit(drawn(match.view(seat))) == set()


def test_every_thing_has_a_name_and_a_tooltip() -> None:
    things = [e for e in drawn(full(own_view(asked(ACTION)))).iter() if e.get("role") in ("img", "button")]
    assert len(things) > 200
    for e in things:
        assert e.get("aria-label")
        assert e[0].tag.endswith("title")
        assert e[0].text == e.get("aria-label")


def test_buildings_markers_and_bridges_are_all_there_under_stable_ids() -> None:
    view = full(own_view(asked(ACTION, 4)))
    tree = drawn(view)
    pieces = {e.get("id"): e for e in tree.iter() if "piece" in e.get("class", "").split()}
    for number, space in enumerate(view["spaces"]):
        if space.get("owner") is not None:
            assert f"piece-{number}-{space['owner']}-{space['building']}" in pieces
    assert {f"level-{seat}-{discipline}" for seat in range(4) for discipline in range(4)} <= set(pieces)
    assert all(e.get("style", "").startswith("transform:translate(") for e in pieces.values())
    assert {f"site-{bridge['site']}" for bridge in view["bridges"]} <= set(ids(tree))


def test_a_marker_that_climbs_moves_straight_up() -> None:
    view = own_view(asked(ACTION))
    low = place_of(drawn(view), "level-1-2")
    view["seats"][1]["levels"][2] += 3
    high = place_of(drawn(view), "level-1-2")
    assert high[0] == low[0]
    assert high[1] < low[1]


def place_of(tree: ET.Element, id: str) -> tuple[float, float]:
    style = next(e for e in tree.iter() if e.get("id") == id).attrib["style"]
    x, y = style[len("transform:translate(") : -1].replace("px", "").split(",")
    return float(x), float(y)


def test_the_third_party_of_two_players_is_shown_and_its_area_is_hidden_until_the_end() -> None:
    match = asked(ACTION, 2)
    view = match.view(0)
    tree = drawn(view)
    assert {"level-third-0", "area"} <= set(ids(tree))
    assert said(tree, "area").endswith("?")
    view["area"]["tile"] = 13
    assert said(drawn(view), "area").endswith("13")
    assert "area" not in ids(drawn(own_view(asked(ACTION, 3))))


def said(tree: ET.Element, id: str) -> str:
    return next(e for e in tree.iter() if e.get("id") == id).attrib["aria-label"]


def test_used_actions_are_crossed_out() -> None:
    view = own_view(asked(ACTION))
    view["used_power_actions"] = []
    view["used_book_actions"] = []
    before = draw_board(AGE_OF_INNOVATION, view, "en").count('class="spent"')
    view["used_power_actions"] = [2, 3]
    assert draw_board(AGE_OF_INNOVATION, view, "en").count('class="spent"') == before + 2


def full(view: View) -> View:
    """The same table as crowded as it can be."""
    view = json.loads(json.dumps(view))
    n = view["players"]
    for k, seat in enumerate(view["seats"]):
        seat |= {"coins": 100, "tools": 12, "scholars": 3, "vp": 123, "bowls": [14, 0, 0], "books": [4, 12, 3, 11]}
        seat |= {"keys": 2, "annexes": 2, "on_board": [0, 1, 2, 0, 0], "bonus": k, "palace": k, "passed": True}
        seat |= {"innovations": [3 * k, 3 * k + 1, 3 * k + 2], "competencies": [0, 3, 4, 5, 6, 7, 8, 11]}
        seat |= {"towns": [{"town": t, "space": None} for t in range(5)], "levels": [12 - k, 8, 8, 9]}
    view["innovations"] = [17, *[-1] * (len(view["innovations"]) - 1)]
    view["bonuses"] = [{"bonus": 7 + i, "coins": i} for i in range(3)]
    view["palaces"] = [10, 11, 12, 13, 14, 15, 16]
    view["next_order"] = view["order"]
    for i, space in enumerate(sorted(LAND[view["side"]])):
        kind = BUILDINGS[i % 7]
        view["spaces"][space] |= {
            "owner": i % n,
            "building": kind,
            "neutral": i % 5 == 0,
            "annex": i % 3 == 0,
            "town": True,
        }
        if i < 3:
            view["seats"][0]["towns"][i]["space"] = space
    view["bridges"] = [
        {"site": site, "from": ends_of(site)[0], "to": ends_of(site)[1], "owner": i % n}
        for i, site in enumerate(view["sites"][: 3 * n])
    ]
    return view


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("width", [1000, 480])
def test_the_parts_of_the_picture_do_not_overlap(players: int, width: int) -> None:
    view = own_view(asked(ACTION, players))
    for shown in (view, full(view), {**full(view), "seat": SPECTATOR}):
        tree = drawn(shown, width=width)
        _, _, right, bottom = (float(n) for n in tree.attrib["viewBox"].split())
        boxes = {
            e.attrib["id"]: [float(n) for n in e.attrib["data-box"].split()]
            for e in tree.iter()
            if "data-box" in e.attrib
        }
        assert {"part-map", "part-knowledge", "part-innovations", "part-palaces", "part-rounds"} <= set(boxes)
        for name, (x, y, w, h) in boxes.items():
            assert x >= 0, name
            assert y >= 0, name
            assert x + w <= right, name
            assert y + h <= bottom, name
            for other, (ox, oy, ow, oh) in boxes.items():
                assert name == other or x + w <= ox or ox + ow <= x or y + h <= oy or oy + oh <= y, (name, other)


@pytest.mark.parametrize("width", [1000, 480])
def test_no_name_is_cut(width: int) -> None:
    for lang in ("en", "de"):
        for view in (full(own_view(asked(ACTION, 5))), own_view(asked(SET, 5))):
            words = ["".join(e.itertext()) for e in drawn(view, lang, width).iter() if e.tag.endswith("}text")]
            assert [line for line in words if line.endswith("…")] == []


def test_the_same_view_gives_the_same_picture() -> None:
    view = own_view(asked(ACTION, least=100))
    copy = json.loads(json.dumps(view))
    assert draw_board(AGE_OF_INNOVATION, view, "de") == draw_board(AGE_OF_INNOVATION, copy, "de")


def test_a_crowded_board_is_drawn_in_a_blink() -> None:
    view = full(own_view(asked(ACTION, 5, least=100)))
    draw_board(AGE_OF_INNOVATION, view, "en")  # faces of tiles and the layout of the map are made once
    times = []
    for _ in range(7):
        start = process_time()
        draw_board(AGE_OF_INNOVATION, view, "en")
        times.append(process_time() - start)
    assert min(times) < 0.040


def test_a_finished_game_can_be_looked_at() -> None:
    match = Match(AGE_OF_INNOVATION, 3, 6)
    dice = seeded(6)
    while match.decision is not None:
        match.choose(random_code(match, dice))
    tree = drawn(match.view(0))
    assert lit(tree) == set()
    assert not [e for e in tree.iter() if "turn" in e.get("class", "").split()]
