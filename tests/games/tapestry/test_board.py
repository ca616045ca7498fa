"""The picture of Tapestry: tracks, mats and map. What holds for every game: tests/conformance/test_pictures.py."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from collections import Counter
from functools import partial
from itertools import pairwise

import pytest

from tafelrunde.draw.icons import icons_of
from tafelrunde.draw.rows import known
from tafelrunde.draw.sheets import definitions_of
from tafelrunde.games.tapestry.game import TAPESTRY
from tafelrunde.games.tapestry.pieces.kinds import CRAFTSMEN, EXPANSIONS, MILITANTS, TIER_NAMES
from tafelrunde.games.tapestry.pieces.landmarks import LANDMARKS, TRACK_LANDMARKS
from tafelrunde.games.tapestry.show.board.sheet import emblem, landmark_symbol
from tafelrunde.games.tapestry.show.ids import of_seat
from tafelrunde.games.tapestry.table.prompts import (
    ACTION,
    BUILDING,
    CAPITAL,
    CRAFT,
    DIE,
    DRAFT_DIE,
    EXPLORE_TURN,
    LANDMARK,
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
from tafelrunde.words import LANGUAGES
from tests.conformance import pictures
from tests.conformance.pictures import (
    WIDTHS,
    answers,
    ids,
    lighting,
    lit,
    no_words_cut,
    own_view,
    place_of,
    said,
    seconds_to_draw,
    well_drawn,
)

asked = partial(pictures.asked, TAPESTRY)
drawn = partial(pictures.drawn, TAPESTRY)

# These are listed in words only.
NOT_ON_THE_TABLE = {"", "yes", "number", "part", "guild-trade", "deal", "reward", "prediction"}


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
    other = (view["seat"] + 1) % 3
    for whose, first in (("resource", 0), ("goods-of", of_seat(other, 0))):
        places = [hit_box(tree, f"{whose}-{first + resource}") for resource in range(4)]
        for (left, top, wide), (after, beside, _) in pairwise(places):
            assert top == beside
            assert wide > 32  # an icon and a digit
            assert left + wide <= after


def hit_box(tree: ET.Element, id: str) -> tuple[float, float, float]:
    thing = next(element for element in tree.iter() if element.get("id") == id)
    box = next(element for element in thing.iter() if element.tag.endswith("rect"))
    return float(box.get("x", "0")), float(box.get("y", "0")), float(box.get("width", "0"))


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


def test_what_a_technology_needs_can_be_drawn() -> None:
    needs = {token for card in TAPESTRY.catalog.techs for token in card.needs.icons()}
    assert {token for token in needs if not known(icons_of(TAPESTRY), token)} <= set(TIER_NAMES)


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_a_crowded_table_is_well_drawn_and_complete(players: int, width: int, lang: str) -> None:
    match = asked(ACTION, players, seed=4, least=40 * players)
    for seat in (*range(players), SPECTATOR, EVERYTHING):
        view = match.view(seat)
        tree = drawn(full(view), lang, width)
        well_drawn(tree)
        found = set(ids(tree))
        assert {f"hex-{n}" for n in range(len(view["map"]["hexes"]))} <= found
        assert {f"space-{n}" for n in range(52)} | {f"landmark-{n}" for n in range(18)} <= found
        assert {f"track-{n}" for n in range(4)} | {f"achievement-{n}" for n in range(3)} <= found
        assert {"part-map", "part-tracks", "part-display"} <= found
        if seat >= 0:
            assert {f"plot-{n}" for n in range(81)} | {f"resource-{n}" for n in range(4)} <= found
            assert {f"building-{n}" for n in range(4)} <= found


@pytest.mark.parametrize("prompt", [CAPITAL, DIE, LANDMARK_TURN], ids=repr)
def test_what_is_laid_out_for_a_question_finds_its_room(prompt: Prompt) -> None:
    for players in (2, 3):
        for width in WIDTHS:
            well_drawn(drawn(own_view(asked(prompt, players)), width=width))


@pytest.mark.parametrize("mats", ["printed", "revised"])
def test_all_questions_but_these_are_answered_on_the_table(mats: str) -> None:
    seen: set[str] = set()
    for seed in range(6):
        match = Match(TAPESTRY, 2 + seed % 3, seed, {"mats": mats})
        dice = seeded(seed)
        while match.decision is not None:
            prompt = match.decision.prompt
            if prompt.name not in seen:
                seen.add(prompt.name)
                view = own_view(match)
                expected = set() if prompt.of in NOT_ON_THE_TABLE else answers(TAPESTRY, view)
                assert (prompt, lit(drawn(view))) == (prompt, expected)
                assert (prompt, lit(drawn(view, "de", 480))) == (prompt, expected)
            match.choose(random_code(match, dice))
    assert len(seen) > 40


@pytest.mark.parametrize("width", WIDTHS)
def test_no_name_is_cut(width: int) -> None:
    for lang in ("en", "de"):
        for view in (full(own_view(asked(ACTION, 5))), own_view(asked(ACTION, 2, least=80))):
            no_words_cut(drawn(view, lang, width))


def test_a_crowded_table_is_drawn_in_a_blink() -> None:
    assert seconds_to_draw(TAPESTRY, full(own_view(asked(ACTION, 5, least=100)))) < 0.040


@pytest.mark.parametrize("width", [340, 480, 640, 1040])
def test_landmarks_to_choose_from_are_drawn_and_named(width: int) -> None:
    match = Match(TAPESTRY, 5, 1, dict.fromkeys(EXPANSIONS, True))
    view = lighting(match.view(0), LANDMARK, list(range(TRACK_LANDMARKS)))
    svg = next(part.svg for part in TAPESTRY.show.board(view, "de", width, 900).parts if part.name == "tracks")
    shown = {}
    for thing in ET.fromstring(svg).iter():
        if thing.get("id", "").startswith("landmark-"):
            symbols = [use.get("href") for use in thing.iter() if use.tag.endswith("}use")]
            shown[thing.attrib["aria-label"]] = symbols[0]
    assert len(shown) == len(set(shown.values())) == TRACK_LANDMARKS + 3  # with those of the arts
    assert all(symbol and symbol.startswith("#tapestry-lm-") for symbol in shown.values())


def test_every_component_has_an_emblem_or_a_landmark_in_the_sheet() -> None:
    catalog, known = TAPESTRY.catalog, definitions_of(TAPESTRY)
    for kind, components in (("em", (*catalog.designs, *catalog.civilizations)), ("tech", catalog.techs)):
        missing = [one.id for one in components if emblem(TAPESTRY, kind, one.id, "none") == "tapestry-none"]
        assert (kind, missing) == (kind, [])
    assert [one.id for one in LANDMARKS if landmark_symbol(one.id) not in known] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_line_of_a_card_is_drawn_below_the_card(lang: str) -> None:
    view = Match(TAPESTRY, 2, 1, dict.fromkeys(EXPANSIONS, True)).view(0)
    first = 0
    for design in TAPESTRY.catalog.designs:
        told = TAPESTRY.show.explained(view, lang, "card", first)
        assert told is not None
        picture = ET.fromstring(told.svg)
        high = float(picture.attrib["viewBox"].split()[3])
        lowest = max(float(line.attrib["y"]) for line in picture.iter("{http://www.w3.org/2000/svg}text"))
        assert lowest < high, design.id
        first += design.copies
