"""Adjacency and reach (AOI-REACH-01..07)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.age_of_innovation.scenario import AoiScenario, AoiTable, scenario, space
from tafelrunde.games.age_of_innovation.table.prompts import TERRAFORM_SITE, TOWN
from tests.rulebook import rule
from tests.rulebook.age_of_innovation.table_talk import calm, offer


def beside(name: str) -> set[str]:
    """The six places around a space by the geometry of the frame: rows B, D, F and H are shifted to the right."""
    row, column = "ABCDEFGHI".index(name[0]), int(name[1:])
    shift = row % 2
    places = [(row, column - 1), (row, column + 1)]
    places += [(row + d, column - 1 + shift + k) for d in (-1, 1) for k in (0, 1)]
    return {f"{'ABCDEFGHI'[r]}{c}" for r, c in places if 0 <= r < 9 and 1 <= c <= 13}


def spaces(t: AoiTable) -> dict[str, dict[str, Any]]:
    return {seen["name"]: seen for seen in t.match.view()["spaces"]}


def lands(seen: dict[str, dict[str, Any]], names: set[str]) -> set[str]:
    return {name for name in names if "owner" in seen[name]}


def by_river(seen: dict[str, dict[str, Any]], start: str, shipping: int) -> set[str]:
    """All land that a chain of at most this many river spaces links with a space, found step by step."""
    chain: set[str] = set()
    front = {start}
    found = lands(seen, beside(start))
    for _ in range(shipping):
        front = {near for name in front for near in beside(name) if seen[near]["terrain"] == "river"} - chain
        chain |= front
        for name in front:
            found |= lands(seen, beside(name))
    return found - {start}


def in_reach(made: AoiScenario) -> set[str]:
    """Where seat 0 could terraform or build, given that it can pay for everything."""
    made.seat(0, tools=30, coins=30)
    found = made.start().act("terraform").spaces
    t = made.start()
    if "workshop" not in t.actions:
        return found
    before = set(t.buildings(0))
    t.act("workshop")
    return found | (t.spaces if t.asked and t.asked.name == "WORKSHOP_SITE" else set(t.buildings(0)) - before)


# ------------------------------------------------------------------------------------------------ adjacency


@rule("AOI-REACH-01", "AOI-REACH-04")
@pytest.mark.parametrize("at", ["E11", "D11", "E9", "H9", "B5"])
def test_without_shipping_exactly_the_land_beside_a_building_is_in_reach(at: str):
    made = calm().building(0, "workshop", at)
    assert in_reach(made) == lands(spaces(made.start()), beside(at))


@rule("AOI-REACH-01")
def test_buildings_that_share_a_side_are_neighbours():
    t = calm(tools=2, coins=6).building(0, "workshop", "E11").building(1, "workshop", "E10").start().act("guild")
    assert offer(t) == 1
    apart = calm(tools=2, coins=6).building(0, "workshop", "E11").building(1, "workshop", "E9").start().act("guild")
    assert offer(apart) == 0


@rule("AOI-REACH-02", "AOI-BRIDGE-04")
def test_a_bridge_brings_the_space_at_its_other_end_into_reach():
    made = calm().building(0, "workshop", "E10").terrain("C10", "plains")
    assert "C10" not in in_reach(made)
    assert "C10" in in_reach(made.bridge(0, "C10", "E10"))


@rule("AOI-EX-04", "AOI-REACH-02", "AOI-Q-05")
@pytest.mark.parametrize("owner", [0, 1])
def test_example_buildings_linked_by_a_bridge_are_neighbours_for_everybody(owner: int):
    """Power is offered and the guild is cheap, whoever built the bridge."""
    made = calm(tools=2, coins=6).building(0, "workshop", "C10").building(1, "school", "E10")
    alone = made.start().act("guild")
    assert (offer(alone), alone.player(0).coins) == (0, 0)
    t = made.bridge(owner, "C10", "E10").start().act("guild")
    assert (offer(t), t.player(0).coins) == (2, 3)


# ------------------------------------------------------------------------------------------------ shipping


@rule("AOI-REACH-03", "AOI-REACH-06")
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("at", ["C10", "E8", "F11", "I9", "F5"])
@pytest.mark.parametrize("shipping", [1, 2, 3])
def test_land_is_in_reach_over_as_many_river_spaces_as_the_shipping_value(players: int, at: str, shipping: int):
    made = scenario(players, factions=["monks"]).building(0, "workshop", at).seat(0, shipping=shipping)
    seen = spaces(made.start())
    expected = by_river(seen, at, shipping)
    assert in_reach(made) == expected
    if at != "I9":
        assert expected > by_river(seen, at, shipping - 1)


@rule("AOI-EX-05", "AOI-REACH-03")
@pytest.mark.parametrize(("shipping", "reached"), [(0, False), (1, False), (2, True), (3, True)])
def test_example_plains_two_river_spaces_away(shipping: int, reached: bool):
    t = calm(tools=3, shipping=shipping).building(0, "workshop", "C10").seat(0, bonus="coins").start()
    view = spaces(t)
    assert (view["C11"]["terrain"], view["C12"]["terrain"], view["D12"]["terrain"]) == ("river", "river", "plains")
    assert ("D12" in t.act("terraform").spaces) == reached


@rule("AOI-REACH-05", "AOI-TOWN-12")
def test_shipping_links_no_neighbours():
    """One river space lies between C10 and E10. With a bridge everything would differ (AOI-EX-04)."""
    made = calm(tools=2, coins=6, shipping=3).building(0, "workshop", "C10").building(1, "school", "E10", "E11")
    t = made.start().act("guild")
    assert (offer(t), t.player(0).coins) == (0, 0)
    four = calm(tools=2, coins=6, shipping=3).building(0, "workshop", "C10").building(0, "guild", "E9", "E10", "E11")
    assert four.start().act("guild").asked is not TOWN
    assert four.bridge(0, "C10", "E10").start().act("guild").asked is TOWN


@rule("AOI-REACH-05")
def test_terraforming_building_and_neutral_buildings_go_by_shipping():
    made = calm(tools=30, coins=30, shipping=1).building(0, "workshop", "C10")
    assert "E10" in made.start().act("terraform").spaces
    assert made.start().act("workshop").buildings(0) == {"C10": "workshop", "E11": "workshop"}
    made.innovations("neutral-guild").seat(0, books=(5, 0, 0, 0))
    assert {"E10", "E11"} <= made.start().act("innovation").spaces


@rule("AOI-REACH-06")
def test_a_bridge_or_land_is_no_part_of_a_chain():
    made = calm(shipping=1).building(0, "workshop", "C10")
    seen = spaces(made.start())
    assert lands(seen, beside("F10")) >= {"E10", "F11"}, "F11 lies one river space from E10"
    assert "F11" not in by_river(seen, "C10", 1)
    made.bridge(0, "C10", "E10")
    reach = in_reach(made)
    assert {"E10", "E11"} <= reach
    assert not {"F9", "F11"} & reach, "beside E10, or over the river from it"


@rule("AOI-REACH-07")
def test_reach_is_measured_from_buildings_not_from_terraformed_spaces():
    made = calm(tools=6, coins=2).building(0, "workshop", "E11")
    t = made.terrain("E12", "desert").start().act("terraform")
    assert t.asked is TERRAFORM_SITE
    assert "E13" not in t.spaces
    assert "E13" in made.building(0, "workshop", "E12").start().act("terraform").spaces
    assert space("E13") - space("E12") == 1
