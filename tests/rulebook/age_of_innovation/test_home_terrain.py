"""Home terrain and the terraforming wheel (AOI-TERRAIN-01..05)."""

from __future__ import annotations

from colorsys import rgb_to_hls

import pytest

from tafelrunde.draw.palette import COLOURS
from tafelrunde.games.age_of_innovation.pieces.map import name_of
from tafelrunde.games.age_of_innovation.scenario import AoiTable, scenario, space
from tafelrunde.games.age_of_innovation.table.prompts import ACTION, BUILD, SPADES, TERRAFORM_SITE
from tests.rulebook import rule
from tests.rulebook.age_of_innovation.table_talk import calm

WHEEL = ("desert", "plains", "swamp", "lake", "forest", "mountain", "wasteland")


def terrain(t: AoiTable, name: str) -> str:
    return str(t.match.view()["spaces"][space(name)]["terrain"])


def convertible(home: str, target: str) -> AoiTable:
    """A home building on E9; E10 shows the target; tools for everything."""
    made = calm(board=home, tools=30, coins=0).building(0, "workshop", "E9").terrain("E10", target)
    return made.start().act("terraform", at="E10")


@rule("AOI-TERRAIN-01")
def test_a_workshop_stands_on_home_terrain_only():
    """D11 has a desert, plains and wasteland beside it; all could be paid for."""
    made = calm(tools=20, coins=20).building(0, "workshop", "D11")
    t = made.start().act("workshop")
    assert t.buildings(0) == {"D11": "workshop", "E11": "workshop"}, "the desert was the only choice"
    half_done = made.terrain("E12", "mountain").start().act("terraform", at="E12").answer(SPADES, 1)
    assert terrain(half_done, "E12") == "wasteland"
    assert half_done.asked is not BUILD
    assert "E12" not in half_done.buildings(0)
    done = calm(tools=20, coins=20).building(0, "workshop", "D11").start().act("terraform", at="E12").answer(BUILD, 1)
    assert (terrain(done, "E12"), done.buildings(0)["E12"]) == ("desert", "workshop")


@rule("AOI-TERRAIN-02")
@pytest.mark.parametrize("players", [2, 4])
def test_seven_terrains_are_land_and_the_river_is_not(players: int):
    made = scenario(players).building(0, "workshop", "E11").seat(0, tools=3, coins=2, shipping=3)
    view = made.start().match.view()
    lands = {space["name"] for space in view["spaces"] if "owner" in space}
    assert {space["terrain"] for space in view["spaces"] if space["name"] in lands} == set(WHEEL)
    offered = made.start().act("terraform").spaces
    rivers = {space["name"] for space in view["spaces"] if space["terrain"] == "river"}
    assert rivers
    assert not rivers & lands
    assert len(offered) > 10
    assert offered <= lands


@rule("AOI-TERRAIN-03", "AOI-TERRAIN-04", "AOI-MATERIAL-13")
@pytest.mark.parametrize("home", WHEEL)
@pytest.mark.parametrize("away", [1, 2, 3, 4, 5, 6])
def test_the_farther_on_the_wheel_the_dearer(home: str, away: int):
    start = WHEEL.index(home)
    t = convertible(home, WHEEL[(start + away) % 7])
    needed = min(away, 7 - away)
    if needed > 1:
        assert t.asked is SPADES
        assert t.options == list(range(1, needed + 1))
        t.answer(SPADES, needed)
    assert terrain(t, "E10") == home
    assert t.player(0).tools == 30 - 3 * needed


@rule("AOI-TERRAIN-04", "AOI-MATERIAL-13")
@pytest.mark.parametrize("home", WHEEL)
@pytest.mark.parametrize(("away", "then"), [(2, 1), (3, 2), (4, 5), (5, 6)])
def test_one_spade_leads_to_the_neighbour_on_the_wheel(home: str, away: int, then: int):
    start = WHEEL.index(home)
    t = convertible(home, WHEEL[(start + away) % 7]).answer(SPADES, 1)
    assert terrain(t, "E10") == WHEEL[(start + then) % 7]


@rule("AOI-TERRAIN-03")
@pytest.mark.parametrize("home", WHEEL)
def test_the_home_terrain_is_that_of_the_planning_board(home: str):
    """It needs no spade: it is no place to terraform, but one to build on."""
    made = calm(board=home, tools=3, coins=2).building(0, "workshop", "E9").terrain("E10", home)
    t = made.start().answer(ACTION, 1)
    assert t.asked is TERRAFORM_SITE
    assert "E10" not in {name_of(code) for code in t.options}
    assert made.start().act("workshop", at="E10").buildings(0)["E10"] == "workshop"


@rule("AOI-TERRAIN-05", "AOI-MATERIAL-18")
@pytest.mark.parametrize("theme", [0, 1])
def test_the_terrains_have_the_colours_of_the_planning_boards(theme: int):
    seen = {}
    for name in WHEEL:
        paint = COLOURS[f"land-{name}"][theme]
        red, green, blue = (int(paint[i : i + 2], 16) / 255 for i in (1, 3, 5))
        hue, light, full = rgb_to_hls(red, green, blue)
        seen[name] = (round(hue * 360), light, full)
    hues = {name: hue for name, (hue, _, _) in seen.items()}
    assert 40 <= hues["desert"] <= 60, "yellow"
    assert 22 <= hues["plains"] <= 38, "brown"
    assert 0 <= hues["wasteland"] <= 18, "red"
    assert 90 <= hues["forest"] <= 150, "green"
    assert 190 <= hues["lake"] <= 230, "blue"
    assert min(WHEEL, key=lambda name: seen[name][1]) == "swamp", "black is the darkest"
    assert seen["mountain"][2] < 0.05, "grey"
