"""The picture of a table of Tapestry: complete, well-formed, every thing once and named, open options lit."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from collections import Counter
from itertools import pairwise
from time import process_time

import pytest

from tafelrunde.draw.rows import known
from tafelrunde.games.tapestry.game import TAPESTRY
from tafelrunde.games.tapestry.pieces.kinds import CRAFTSMEN, MILITANTS, TIER_NAMES
from tafelrunde.games.tapestry.show.board.whole import draw_board
from tafelrunde.games.tapestry.table.prompts import (
    ACTION,
    BUILDING,
    CAPITAL,
    CRAFT,
    DIE,
    DRAFT_DIE,
    EXPLORE_TURN,
    LANDMARK_SITE,
    LANDMARK_TURN,
    MUSTER,
    POSITION,
    TILES,
)
from tafelrunde.kernel.decision import Prompt
from tafelrunde.kernel.game import View
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.playout import random_code
from tafelrunde.kernel.rng import seeded
from tafelrunde.kernel.state import EVERYTHING, SPECTATOR

# These are listed in words only.
NOT_ON_THE_TABLE = {"", "yes", "number", "part", "guild-trade", "deal", "reward", "prediction"}


def asked(prompt: Prompt, players: int = 3, seed: int = 1, least: int = 0, **options: object) -> Match:
    """A random match at the first question of this kind after so many choices."""
    for again in range(40):
        match = Match(TAPESTRY, players, seed + again, options)
        dice = seeded(seed + again)
        while match.decision is not None:
            if len(match.codes) >= least and match.decision.prompt is prompt:
                return match
            match.choose(random_code(match, dice))
    raise AssertionError(f"{prompt} was never asked")


def own_view(match: Match) -> View:
    assert match.decision is not None
    return match.view(match.decision.seat)


def lighting(view: View, prompt: Prompt, options: list[int], about: int = 0) -> View:
    """The same view with another question pending: what random play hardly ever reaches."""
    view = json.loads(json.dumps(view))
    view["pending"] = {**view["pending"], "prompt": prompt.name, "options": options, "about": about}
    return view


def drawn(view: View, lang: str = "en", width: int = 1000) -> ET.Element:
    return ET.fromstring(draw_board(TAPESTRY, view, lang, width))


def ids(tree: ET.Element) -> list[str]:
    return [e.attrib["id"] for e in tree.iter() if "id" in e.attrib]


def lit(tree: ET.Element) -> set[str]:
    return {e.attrib["id"] for e in tree.iter() if "open" in e.get("class", "").split()}


def said(tree: ET.Element, id: str) -> str:
    return next(e for e in tree.iter() if e.get("id") == id).attrib["aria-label"]


def full(view: View) -> View:
    """The same table as crowded as it can be."""
    view = json.loads(json.dumps(view))
    n = view["players"]
    for k, seat in enumerate(view["seats"]):
        seat |= {"vp": 345, "goods": [8, 8, 8, 8], "era": 5, "outposts": 0}
        seat |= {"tech": [[2 * k, 2 * k + 1], [10 + 2 * k, 11 + 2 * k], [20 + k]]}
        seat |= {"tiles": [], "space": [3 * k], "explored": [3 * k + 1, 3 * k + 2], "left": [0, 1, 2, 5]}
        seat |= {"stacks": [[4 * k], [4 * k + 1], [4 * k + 2], [-1, 4 * k + 3]], "civilizations": [3 * k, 3 * k + 1]}
        seat |= {"tracks": [[k, 11], [12], [6], [9]], "offer": [15] if k == 0 and seat["offer"] is not None else []}
        if seat["hand"] is not None:
            seat |= {"hand": list(range(4 * n, 4 * n + 12)), "drawn": [40, 41]}
    view["display"] = [25, 26, 27]
    for hex in view["map"]["hexes"]:
        if hex["corners"] is None:
            hex["pieces"] = []
        elif not hex["pieces"]:
            hex["controller"] = 0
            hex["pieces"] = [{"seat": s % n, "piece": p} for s, p in enumerate(("outpost", "toppled", "token"))]
    return view


def test_every_token_of_every_component_can_be_drawn() -> None:
    rows = [c.effect.icons() for c in TAPESTRY.components if c.effect is not None]
    assert len(rows) > 190
    assert {token for row in rows for token in row if not known(token)} == set()
    needs = {token for card in TAPESTRY.box.techs for token in card.needs.icons()}
    assert {token for token in needs if not known(token)} <= set(TIER_NAMES)


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("width", [1000, 480])
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_every_seat_gets_a_picture_in_which_every_id_occurs_once(players: int, width: int, lang: str) -> None:
    match = asked(ACTION, players, seed=4, least=40 * players)
    for seat in (*range(players), SPECTATOR, EVERYTHING):
        view = match.view(seat)
        for shown in (view, full(view)):
            found = Counter(ids(drawn(shown, lang, width)))
            assert [id for id, times in found.items() if times > 1] == []
            assert {f"hex-{n}" for n in range(len(view["map"]["hexes"]))} <= set(found)
            assert {f"space-{n}" for n in range(52)} | {f"landmark-{n}" for n in range(18)} <= set(found)
            assert {f"player-{n}" for n in range(players)} | {f"track-{n}" for n in range(4)} <= set(found)
            assert {f"achievement-{n}" for n in range(3)} <= set(found)
            if seat >= 0:
                assert {f"plot-{n}" for n in range(81)} | {f"resource-{n}" for n in range(4)} <= set(found)
                assert {f"building-{n}" for n in range(4)} <= set(found)


@pytest.mark.parametrize("mats", ["printed", "revised"])
def test_exactly_the_options_that_lie_on_the_table_are_lit(mats: str) -> None:
    seen: set[str] = set()
    for seed in range(6):
        match = Match(TAPESTRY, 2 + seed % 3, seed, {"mats": mats})
        dice = seeded(seed)
        while match.decision is not None:
            prompt = match.decision.prompt
            if prompt.name not in seen:
                seen.add(prompt.name)
                view = own_view(match)
                options = {f"{prompt.of}-{code}" for code in view["pending"]["options"] if 0 <= code < prompt.extra}
                expected = set() if prompt.of in NOT_ON_THE_TABLE else options
                assert (prompt, lit(drawn(view))) == (prompt, expected)
                assert (prompt, lit(drawn(view, "de", 480))) == (prompt, expected)
            match.choose(random_code(match, dice))
    assert len(seen) > 40


def test_the_scarcer_questions_light_their_things_too() -> None:
    view = own_view(asked(ACTION, least=60))
    me = view["seats"][view["seat"]]
    me["civilizations"] = [CRAFTSMEN, MILITANTS]
    other = (view["seat"] + 1) % 3
    place = 65 * other + view["seats"][other]["tracks"][0][0]
    questions = [(CRAFT, [0, 2], 0), (MUSTER, [0, 1], MILITANTS), (POSITION, [place], 0), (BUILDING, [1, 3], 0)]
    questions.append((DRAFT_DIE, [0, 1, 2], (2 * 7 + 3) * 7 + 4))
    for prompt, options, about in questions:
        for width in (1000, 480):
            tree = drawn(lighting(view, prompt, options, about), width=width)
            assert lit(tree) == {f"{prompt.of}-{code}" for code in options}
            assert max(Counter(ids(tree)).values()) == 1


@pytest.mark.parametrize("width", [360, 480, 1000])
def test_the_resources_of_every_player_find_room_side_by_side(width: int) -> None:
    view = own_view(asked(ACTION, players=3))
    tree = drawn(view, width=width)
    for whose in ("resource", f"goods-{(view['seat'] + 1) % 3}"):
        places = [hit_box(tree, f"{whose}-{resource}") for resource in range(4)]
        for (left, top, wide), (after, beside, _) in pairwise(places):
            assert top == beside
            assert wide > 36  # an icon and two digits
            assert left + wide <= after


def hit_box(tree: ET.Element, id: str) -> tuple[float, float, float]:
    thing = next(element for element in tree.iter() if element.get("id") == id)
    box = next(element for element in thing.iter() if element.tag.endswith("rect"))
    return float(box.get("x", "0")), float(box.get("y", "0")), float(box.get("width", "0"))


def test_nothing_is_lit_for_those_who_are_not_asked() -> None:
    match = asked(ACTION, least=50)
    assert match.decision is not None
    for seat in (SPECTATOR, (match.decision.seat + 1) % 3):
        assert lit(drawn(match.view(seat))) == set()


def test_every_thing_has_a_name_and_a_tooltip() -> None:
    things = [e for e in drawn(full(own_view(asked(ACTION)))).iter() if e.get("role") in ("img", "button")]
    assert len(things) > 250
    for e in things:
        assert e.get("aria-label")
        assert e[0].tag.endswith("title")
        assert e[0].text == e.get("aria-label")


def test_a_landmark_is_previewed_on_the_plots_that_it_would_cover() -> None:
    match = asked(LANDMARK_SITE, 2, least=30)
    view = own_view(match)
    tree = drawn(view)
    site = view["pending"]["options"][0]
    spot = next(e for e in tree.iter() if e.get("id") == f"site-{site}")
    ghost = next(e for e in spot.iter() if e.get("class") == "ghost")
    match.choose(site)
    built = match.view(view["seat"])["seats"][view["seat"]]["capital"]["landmarks"][-1]
    assert built["site"] == site
    assert ghost.attrib["d"].count("M") == sum(row.count("#") for row in shape_of(built["landmark"]))


def shape_of(landmark: int) -> list[str]:
    component = next(c for c in TAPESTRY.components if c.kind == "landmark" and landmark in c.numbers)
    return str(component.facts["shape"]).split()


def test_the_ways_to_turn_a_tile_say_what_they_score() -> None:
    match = asked(EXPLORE_TURN, 3, least=60)
    view = own_view(match)
    seat = view["seat"]
    before = view["seats"][seat]["points"][2]
    tree = drawn(view)
    for turn in view["pending"]["options"]:
        twin = match.clone()
        twin.choose(turn)
        hex = twin.view(seat)["map"]["hexes"][view["pending"]["about"] // TILES]
        assert (hex["tile"], hex["turn"]) == (view["pending"]["about"] % TILES, turn)
        gained = twin.view(seat)["seats"][seat]["points"][2] - before
        assert said(tree, f"turn-{turn}").endswith(f": {gained}")


def test_a_token_that_advances_glides_along_its_track() -> None:
    view = own_view(asked(ACTION))
    view["seats"][1]["tracks"][2] = [1]
    low = place_of(drawn(view), "token-1-2-0")
    view["seats"][1]["tracks"][2] = [4]
    high = place_of(drawn(view), "token-1-2-0")
    assert high[0] > low[0]
    assert high[1] == low[1]


def place_of(tree: ET.Element, id: str) -> tuple[float, float]:
    style = next(e for e in tree.iter() if e.get("id") == id).attrib["style"]
    x, y = style[len("transform:translate(") : -1].replace("px", "").split(",")
    return float(x), float(y)


def test_landmarks_that_are_gone_are_told() -> None:
    view = own_view(asked(ACTION, least=20))
    view["landmarks"] = [4]
    tree = drawn(view)
    assert said(tree, "landmark-5") != said(tree, "landmark-4")
    gone = [e.get("id") for e in tree.iter() if "gone" in e.get("class", "").split()]
    assert len(gone) == 17


def test_cards_of_others_are_not_shown() -> None:
    match = asked(ACTION, least=80)
    for seat in range(3):
        view = match.view(seat)
        played = {card for other in view["seats"] for stack in other["stacks"] for card in stack}
        found = {id for id in ids(drawn(view)) if id.startswith("card-")}
        assert found <= {f"card-{card}" for card in played | set(view["seats"][seat]["hand"])}
        assert {f"card-{card}" for card in view["seats"][seat]["hand"]} <= found


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("width", [1000, 480])
def test_the_parts_of_the_picture_do_not_overlap(players: int, width: int) -> None:
    view = own_view(asked(ACTION, players))
    set_up = own_view(asked(CAPITAL, min(players, 3)))
    dice = own_view(asked(DIE, max(2, players)))
    turn = own_view(asked(LANDMARK_TURN, max(2, players)))
    for shown in (view, full(view), {**full(view), "seat": SPECTATOR}, set_up, dice, turn):
        tree = drawn(shown, width=width)
        _, _, right, bottom = (float(n) for n in tree.attrib["viewBox"].split())
        boxes = {
            e.attrib["id"]: [float(n) for n in e.attrib["data-box"].split()]
            for e in tree.iter()
            if "data-box" in e.attrib
        }
        assert {"part-map", "part-tracks", "part-players", "part-display", "part-achievements"} <= set(boxes)
        for name, (x, y, w, h) in boxes.items():
            assert x >= 0, name
            assert y >= 0, name
            assert x + w <= right, name
            assert y + h <= bottom, name
            for other, (ox, oy, ow, oh) in boxes.items():
                apart = x + w <= ox or ox + ow <= x or y + h <= oy or oy + oh <= y
                within = ox >= x and oy >= y and ox + ow <= x + w and oy + oh <= y + h
                around = x >= ox and y >= oy and x + w <= ox + ow and y + h <= oy + oh
                if name != other:
                    assert apart or (within and name.startswith("part-player-")) or around, (name, other)


@pytest.mark.parametrize("width", [1000, 480])
def test_no_name_is_cut(width: int) -> None:
    for lang in ("en", "de"):
        for view in (full(own_view(asked(ACTION, 5))), own_view(asked(ACTION, 2, least=80))):
            words = ["".join(e.itertext()) for e in drawn(view, lang, width).iter() if e.tag.endswith("}text")]
            assert [line for line in words if line.endswith("…")] == []


def test_the_same_view_gives_the_same_picture() -> None:
    view = own_view(asked(ACTION, least=100))
    copy = json.loads(json.dumps(view))
    assert draw_board(TAPESTRY, view, "de") == draw_board(TAPESTRY, copy, "de")


def test_a_crowded_board_is_drawn_in_a_blink() -> None:
    view = full(own_view(asked(ACTION, 5, least=100)))
    draw_board(TAPESTRY, view, "en")  # faces of cards and the layout of the map are made once
    times = []
    for _ in range(7):
        start = process_time()
        draw_board(TAPESTRY, view, "en")
        times.append(process_time() - start)
    assert min(times) < 0.040


def test_a_finished_game_can_be_looked_at() -> None:
    match = Match(TAPESTRY, 3, 6)
    dice = seeded(6)
    while match.decision is not None:
        match.choose(random_code(match, dice))
    tree = drawn(match.view(0))
    assert lit(tree) == set()
    assert not [e for e in tree.iter() if "turn" in e.get("class", "").split()]
