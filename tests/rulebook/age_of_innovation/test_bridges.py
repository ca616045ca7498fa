"""Bridges (AOI-BRIDGE-01..08)."""

from __future__ import annotations

import pytest

from tafelrunde.games.age_of_innovation.scenario import AoiScenario, AoiTable, scenario
from tafelrunde.games.age_of_innovation.table.prompts import ACTION, AFTER, BRIDGE, TOWN
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.effects import ORDER
from tests.rulebook import rule
from tests.rulebook.age_of_innovation.table_talk import bridge, calm, offer, sites

LARGE_AT_THE_LAKE = {"E4-F5", "D5-F5", "F5-G4"}


def bridging(made: AoiScenario) -> AoiTable:
    return made.seat(0, bowls=(3, 4, 5)).start().act("power-bridge")


@rule("AOI-BRIDGE-01", "AOI-BRIDGE-02", "AOI-DEC-31")
def test_a_bridge_is_built_on_a_printed_site_at_an_own_building():
    t = bridging(calm().building(0, "workshop", "C10", "B6"))
    assert sites(t) == {"C10-D8", "C10-D11", "C10-E10"}, "B6 stands far from the river"
    assert NONE not in t.options
    large = bridging(scenario(3).building(0, "workshop", "F5"))
    assert sites(large) == LARGE_AT_THE_LAKE


@rule("AOI-EX-38", "AOI-BRIDGE-02")
def test_example_two_of_three_sites_end_at_the_guild():
    made = calm().building(0, "guild", "F8")
    assert {"F8-G7", "F8-H8", "F9-H9"} <= sites(bridging(calm().building(0, "guild", "F8", "F9")))
    assert sites(bridging(made)) == {"F8-G7", "F8-H8"}


@rule("AOI-BRIDGE-03")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_site_takes_one_bridge_whoever_built_it(owner: int):
    made = calm().building(0, "workshop", "C10").building(1, "workshop", "E10").bridge(owner, "C10", "E10")
    assert sites(bridging(made)) == {"C10-D8", "C10-D11"}


@rule("AOI-BRIDGE-04")
def test_a_bridge_makes_its_ends_neighbours_at_once():
    made = calm(tools=2, coins=3).building(0, "workshop", "C10").building(1, "workshop", "E10").passed(1)
    assert "guild" not in made.start().actions, "3 coins are enough beside another player only"
    t = bridge(bridging(made), "C10", "E10").end_turn()
    assert "guild" in t.actions


@rule("AOI-BRIDGE-05", "AOI-MATERIAL-19")
def test_everybody_has_three_bridges():
    made = calm().building(0, "workshop", "C10", "F8").bridge(0, "C10", "D8").bridge(0, "C10", "D11")
    t = bridge(bridging(made), "C10", "E10")
    assert t.match.view()["seats"][0]["bridges"] == 0
    spent = calm().building(0, "workshop", "C10", "F8")
    for end in ("D8", "D11", "E10"):
        assert "power-bridge" in spent.seat(0, bowls=(3, 4, 5)).start().actions
        spent.bridge(0, "C10", end)
    assert "power-bridge" not in spent.seat(0, bowls=(3, 4, 5)).start().actions, "though F8 has sites"


@rule("AOI-BRIDGE-06")
@pytest.mark.parametrize("source", ["power-bridge", "special-bonus", "moles-bridge", "palace"])
def test_the_four_sources_of_bridges(source: str):
    made = calm(faction="moles", bonus="bridge", bowls=(3, 4, 5), tools=4, coins=6).palaces(15)
    t = made.building(0, "guild", "C10").start().act(source)
    if source == "palace":
        t.answer(ORDER, 1)
        assert NONE in t.options, "there a bridge may be left"
    assert {"C10-D8", "C10-D11", "C10-E10"} <= sites(t)
    bridge(t, "C10", "E10")
    assert [seen["owner"] for seen in t.match.view()["bridges"]] == [0]


@rule("AOI-BRIDGE-07")
def test_a_bridge_offers_no_power():
    made = calm(tools=1, coins=2).building(0, "workshop", "C10", "E12").building(1, "palace", "E10")
    t = bridge(bridging(made), "C10", "E10")
    assert (t.asked, t.seat_asked) == (AFTER, 0)
    assert offer(made.start().act("workshop", at="E11")) == 3, "a building beside E10 does"


@rule("AOI-BRIDGE-07", "AOI-TOWN-09")
def test_a_bridge_may_complete_a_town():
    made = calm().building(0, "guild", "C10", "E9", "E10", "E11")
    assert bridge(bridging(made), "C10", "D8").asked is not TOWN
    assert bridge(bridging(made), "C10", "E10").asked is TOWN


@rule("AOI-BRIDGE-08")
@pytest.mark.parametrize("far", ["empty", "own", "other", "foreign land"])
def test_the_other_end_may_be_anything(far: str):
    """E10 is not in reach of C10 without shipping."""
    made = calm().building(0, "workshop", "C10")
    if far in ("own", "other"):
        made.building(far == "other", "workshop", "E10")
    else:
        made.terrain("E10", "desert" if far == "empty" else "forest")
    t = bridging(made)
    assert "C10-E10" in sites(t)
    assert bridge(t, "C10", "E10").asked is not BRIDGE
    assert len(t.table.bridges) == 1


@rule("AOI-BRIDGE-02")
def test_a_building_at_one_end_is_needed_at_least():
    t = calm(bowls=(3, 4, 5)).building(0, "workshop", "B6").building(1, "workshop", "C10").start()
    assert t.asked is ACTION
    assert "power-bridge" not in t.actions
    assert "power-bridge" in calm(bowls=(3, 4, 5)).building(0, "workshop", "E10").start().actions, "the lower end"
