"""The picture of Age of Innovation: map, tiles, actions. What every picture fulfils: conformance/test_pictures.py."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from collections.abc import Iterable
from functools import partial

import pytest

from tafelrunde.conformance.boards import ROOMS
from tafelrunde.games.age_of_innovation.game import AGE_OF_INNOVATION
from tafelrunde.games.age_of_innovation.pieces.kinds import BUILDINGS, TOWER, WORKSHOP
from tafelrunde.games.age_of_innovation.pieces.map import ends_of, map_of
from tafelrunde.games.age_of_innovation.show.board.tiles import BESIDE, FEW_WIDE, PAD, band_height, tile_height
from tafelrunde.games.age_of_innovation.show.painter import Painter, fit_lines
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
    START_PIECE,
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
from tafelrunde.words import LANGUAGES, words_of
from tafelrunde.words.labels import thing
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

asked = partial(pictures.asked, AGE_OF_INNOVATION)
drawn = partial(pictures.drawn, AGE_OF_INNOVATION)

USED = 'href="#age_of_innovation-used"'
LAND = {side: {space for space in range(117) if map_of(side).land >> space & 1} for side in ("small", "large")}


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


@pytest.mark.parametrize("width", [1000, 480])
def test_the_tower_of_omar_is_there_to_be_chosen_like_a_workshop(width: int) -> None:
    match = asked(START_PIECE)
    tree = drawn(own_view(match), width=width)
    assert lit(tree) == {f"building-{WORKSHOP}", f"building-{TOWER}"}
    well_drawn(tree)
    match.choose(TOWER)
    assert f"building-{TOWER}" not in ids(drawn(own_view(match), width=width))


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


def test_the_third_party_of_two_players_is_shown_and_its_area_is_hidden_until_the_end() -> None:
    match = asked(ACTION, 2)
    view = match.view(0)
    tree = drawn(view)
    assert {"level-third-0", "third-area-0"} <= set(ids(tree))
    assert said(tree, "third-area-0").endswith("?")
    view["area"]["tile"] = 13
    assert said(drawn(view), "third-area-0").endswith("13")
    assert "area" not in ids(drawn(own_view(asked(ACTION, 3))))


def test_used_actions_bear_a_token() -> None:
    view = own_view(asked(ACTION))
    view["used_power_actions"] = []
    view["used_book_actions"] = []
    before = AGE_OF_INNOVATION.show.board_svg(view, "en").count(USED)
    view["used_power_actions"] = [2, 3]
    assert AGE_OF_INNOVATION.show.board_svg(view, "en").count(USED) == before + 2


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


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_crowded_table_is_well_drawn_and_complete(players: int, width: int, lang: str) -> None:
    match = asked(ACTION, players, seed=4, least=150)
    for seat in (*range(players), SPECTATOR, EVERYTHING):
        view = match.view(seat)
        tree = drawn(full(view), lang, width)
        well_drawn(tree)
        found = set(ids(tree))
        assert {f"space-{n}" for n in LAND[view["side"]]} <= found
        assert {f"discipline-{n}" for n in range(4)} | {f"scholarspace-{n}" for n in range(16)} <= found
        assert {f"competency-{n}" for n in range(12)} | {f"town-{n}" for n in range(7)} <= found
        assert {f"round-{n}" for n in view["scoring"]} <= found
        assert {"part-map", "part-knowledge", "part-rounds", "part-actions"} <= found
        assert "innovation-17" in found


@pytest.mark.parametrize("draft", [False, True])
@pytest.mark.parametrize("players", [2, 5])
def test_every_picture_of_the_set_up_is_well_drawn(players: int, draft: bool) -> None:
    match = Match(AGE_OF_INNOVATION, players, 3, {"set_up": "draft" if draft else "sets"})
    dice = seeded(3)
    seen = set()
    while match.decision is not None and match.view(0)["round"] == 0:
        seen.add(match.decision.prompt.of)
        if len(match.codes) % 3 == 0:
            well_drawn(drawn(own_view(match), width=WIDTHS[len(match.codes) % 2]))
        match.choose(random_code(match, dice))
    assert {"board", "space"} <= seen


@pytest.mark.parametrize(
    "prompt", [SET, START_SITE, TERRAFORM_SITE, UPGRADE_SITE, STEP, BOOK, BONUS, COMPETENCY, PALACE]
)
def test_these_questions_are_answered_on_the_table(prompt: Prompt) -> None:
    view = own_view(asked(prompt))
    assert answers(AGE_OF_INNOVATION, view)
    for width in WIDTHS:
        assert lit(drawn(view, width=width)) == answers(AGE_OF_INNOVATION, view)


@pytest.mark.parametrize("width", WIDTHS)
def test_no_name_is_cut(width: int) -> None:
    for lang in ("en", "de"):
        for view in (full(own_view(asked(ACTION, 5))), own_view(asked(SET, 5))):
            no_words_cut(drawn(view, lang, width))


def test_a_crowded_table_is_drawn_in_a_blink() -> None:
    assert seconds_to_draw(AGE_OF_INNOVATION, full(own_view(asked(ACTION, 5, least=100)))) < 0.040


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("room", ROOMS)
def test_every_tile_to_choose_from_shows_its_name(room: tuple[int, int], lang: str) -> None:
    catalog = AGE_OF_INNOVATION.catalog
    view = own_view(asked(SET, 5)) | {"bonuses": []}
    for first in range(0, len(catalog.factions), 7):
        numbers = range(first, min(first + 7, len(catalog.factions)))
        view["sets"] = [{"board": n % 7, "faction": n, "bonus": n % len(catalog.bonuses)} for n in numbers]
        wanted = [(kind, each[kind]) for each in view["sets"] for kind in ("board", "faction", "bonus")]
        named_on(view, lang, room, dict.fromkeys(wanted))
    view = own_view(asked(PALACE))
    view["palaces"] = list(range(len(catalog.palaces)))
    named_on(view, lang, room, [("palace", number) for number in view["palaces"]])
    view = own_view(asked(INNOVATION))
    slots = len(view["innovations"])
    for first in range(0, len(catalog.innovations), slots):
        view["innovations"] = [(first + n) % len(catalog.innovations) for n in range(slots)]
        named_on(view, lang, room, [("innovation", number) for number in view["innovations"]])
    named_on(view, lang, room, [("competency", number) for number in range(len(catalog.competencies))])


def named_on(view: View, lang: str, room: tuple[int, int], wanted: Iterable[tuple[str, int]]) -> None:
    trees = [ET.fromstring(part.svg) for part in AGE_OF_INNOVATION.show.board(view, lang, *room).parts]
    found = {e.attrib["id"]: e for tree in trees for e in tree.iter() if "id" in e.attrib}
    for kind, number in wanted:
        letters = "".join("".join(e.itertext()) for e in found[f"{kind}-{number}"].iter() if e.tag.endswith("}text"))
        name = thing(words_of(AGE_OF_INNOVATION, lang), AGE_OF_INNOVATION, kind, number)
        assert name.replace(" ", "").replace("-", "") in letters.replace(" ", "").replace("-", "")


@pytest.mark.parametrize("wide", [80.0, 90.0, 110.0, 140.0, 190.0, 260.0])
def test_a_tile_is_as_high_as_its_name_and_icons_need(wide: float) -> None:
    painter = Painter(AGE_OF_INNOVATION, own_view(asked(SET, 5)), "de")
    for component in AGE_OF_INNOVATION.components:
        if component.kind in ("faction", "palace", "innovation"):
            face = painter.face(component.kind, component.numbers[0])
            below = tile_height(face, wide) - band_height(face, wide) - 6
            beside = BESIDE if wide >= FEW_WIDE + BESIDE else 0
            size, rows = fit_lines(face.lines, wide - 2 * PAD - beside, below)
            assert size * len(rows) <= below + 0.01, component.id


@pytest.mark.parametrize(
    ("prompt", "unfolded"),
    [(COMPETENCY, "innovations"), (PALACE, "palaces"), (BONUS, "bonuses"), (TOWN, "towns"), (ACTION, "rail")],
)
@pytest.mark.parametrize("room", ROOMS[:2])
def test_what_a_question_is_about_is_unfolded_from_the_rail(
    room: tuple[int, int], prompt: Prompt, unfolded: str
) -> None:
    names = {part.name for part in AGE_OF_INNOVATION.show.board(own_view(asked(prompt)), "en", *room).parts}
    assert unfolded in names
    assert ("rail" in names) == (unfolded == "rail")
    assert "map" in names or unfolded == "innovations"


# The board on the four screens, and the least size of letters in pixels.
SCREENS = {(1052, 828): 12, (1484, 1008): 14, (708, 696): 11, (370, 420): 11}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("screen", SCREENS)
def test_letters_are_large_enough_and_no_word_is_cut(screen: tuple[int, int], lang: str) -> None:
    views = [full(own_view(asked(ACTION, 5, least=100))), own_view(asked(ACTION, 1, least=60))]
    views += [own_view(asked(prompt, 4)) for prompt in (SET, BONUS, COMPETENCY, PALACE)]
    for view in views:
        for part in AGE_OF_INNOVATION.show.board(view, lang, *screen).parts:
            tree = ET.fromstring(part.svg)
            unit = part.width / float(tree.attrib["viewBox"].split()[2])
            for e in tree.iter():
                if e.tag.endswith("}text"):
                    words = "".join(e.itertext())
                    assert float(e.attrib["font-size"]) * unit >= SCREENS[screen] - 0.15, (part.name, words)
                    assert not words.endswith("…"), (part.name, words)
