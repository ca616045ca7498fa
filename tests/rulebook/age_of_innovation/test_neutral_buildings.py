"""Neutral buildings (AOI-NEUTRAL-01..19)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.age_of_innovation.components.tiles import COMPETENCIES, INNOVATIONS
from tafelrunde.games.age_of_innovation.effects.build import Neutral
from tafelrunde.games.age_of_innovation.pieces.kinds import TERRAINS
from tafelrunde.games.age_of_innovation.scenario import AoiScenario, AoiTable, space
from tafelrunde.games.age_of_innovation.table.prompts import (
    AFTER,
    COMPETENCY,
    LEECH,
    NEUTRAL_SITE,
    START_PIECE,
    TERRAFORM_SITE,
    TUNNEL,
    UPGRADE_SITE,
)
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.effects import Effect
from tests.rulebook import rule
from tests.rulebook.age_of_innovation.holdings import place_all, set_up
from tests.rulebook.age_of_innovation.table_talk import bowls, calm, offer, pass_turn

NEUTRALS = ("workshop", "guild", "school", "university", "palace", "monument")


def tile(kind: str) -> str:
    return kind if kind == "monument" else f"neutral-{kind}"


def inventor(kind: str, **seat: Any) -> AoiScenario:
    """Seat 0 can pay for the innovation with this building and for nothing else. Its workshop stands on E11, beside
    wasteland (1 spade), mountain (2), lake and forest (3)."""
    made = calm(**{"books": (5, 0, 0, 0), "coins": 5, **seat})
    return made.building(0, "workshop", "E11").innovations(tile(kind))


def seen(t: AoiTable, name: str) -> dict[str, Any]:
    found = t.match.view()["spaces"][space(name)]
    assert isinstance(found, dict)
    return found


# ------------------------------------------------------------------------------------------------ where they come from


def gives(effect: Effect[Any, Any]) -> bool:
    return isinstance(effect, Neutral) or any(gives(part) for part in effect.parts())


@rule("AOI-NEUTRAL-02")
def test_neutral_buildings_come_from_six_innovations_and_towers_from_a_competency():
    assert {made.id for made in INNOVATIONS if gives(made.effect)} == {tile(kind) for kind in NEUTRALS}
    assert [made.id for made in COMPETENCIES if gives(made.effect)] == ["tower"]


@rule("AOI-NEUTRAL-01", "AOI-NEUTRAL-11", "AOI-SETUP-24")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("kind", NEUTRALS)
def test_whoever_builds_a_neutral_building_owns_it(kind: str, seat: int):
    made = calm(books=(5, 0, 0, 0), coins=5).innovations(tile(kind)).phase("actions", seat)
    if seat:
        made.seat(0, books=(0, 0, 0, 0)).seat(1, books=(5, 0, 0, 0), coins=5)
    home = ("desert", "lake")[seat]
    t = made.building(seat, "workshop", "E9").terrain("E10", home).start().act("innovation", at="E10")
    here = seen(t, "E10")
    assert (here["owner"], here["building"], here["neutral"], here["terrain"]) == (seat, kind, True, home)


@rule("AOI-EX-10", "AOI-NEUTRAL-11")
def test_example_a_tower_on_a_swamp_is_the_black_players():
    made = calm(board="swamp", tools=3, coins=5).building(0, "guild", "E8").terrain("E9", "swamp")
    t = made.start().act("school").answer(COMPETENCY, 8)
    assert (seen(t, "E9")["building"], seen(t, "E9")["terrain"], seen(t, "E9")["owner"]) == ("tower", "swamp", 0)


@rule("AOI-NEUTRAL-03", "AOI-SETUP-50")
def test_omar_can_have_two_towers():
    t = place_all(set_up(["desert", "lake"], ["omar", "blessed"]), "E11", "D6", "C10")
    assert sorted(t.buildings(0).values()) == ["tower", "workshop", "workshop"]
    made = calm(faction="omar", tools=3, coins=5).building(0, "tower", "C10").building(0, "guild", "D11")
    t = made.start().act("school").answer(COMPETENCY, 8)
    assert t.asked is not START_PIECE
    assert sorted(t.buildings(0).values()) == ["school", "tower", "tower"]


# ------------------------------------------------------------------------------------------------ where they stand


@rule("AOI-NEUTRAL-04", "AOI-NEUTRAL-05", "AOI-NEUTRAL-06", "AOI-NEUTRAL-17", "AOI-DEC-32")
@pytest.mark.parametrize(
    ("tools", "sites"),
    [
        (0, {"F11"}),
        (2, {"F11"}),
        (3, {"F11", "E12"}),
        (6, {"F11", "E12", "D11"}),
        (9, {"F11", "E12", "D11", "E10"}),
    ],
)
def test_it_stands_in_reach_on_home_terrain_or_where_tools_can_make_it_so(tools: int, sites: set[str]):
    """F11 is a desert here; the others want 1, 2 and 3 spades of 3 tools each. Power for spades is of no use."""
    made = inventor("guild", tools=tools, bowls=(0, 6, 6), bonus="spade").terrain("F11", "desert")
    t = made.start().act("innovation")
    if len(sites) == 1:
        assert t.buildings(0)["F11"] == "guild"
    else:
        assert t.asked is NEUTRAL_SITE
        assert {*t.spaces} == sites
        assert NONE not in t.options


@rule("AOI-NEUTRAL-05", "AOI-NEUTRAL-08", "AOI-NEUTRAL-17", "AOI-NEUTRAL-19")
@pytest.mark.parametrize(("at", "spades"), [("E12", 1), ("D11", 2), ("E10", 3)])
def test_the_one_space_is_turned_into_home_terrain_and_nothing_else_is_paid(at: str, spades: int):
    made = inventor("guild", tools=9, coins=5)
    before = made.start().match.view()["spaces"]
    t = made.start().act("innovation", at=at)
    assert (seen(t, at)["terrain"], seen(t, at)["building"]) == ("desert", "guild")
    changed = [name["name"] for name, was in zip(t.match.view()["spaces"], before, strict=True) if name != was]
    assert changed == [at]
    assert (t.player(0).tools, t.player(0).coins) == (9 - 3 * spades, 0), "5 coins are the price of the innovation"


@rule("AOI-NEUTRAL-04")
def test_it_is_placed_at_once_on_an_unbuilt_space():
    made = inventor("guild", tools=9).building(1, "workshop", "E12").terrain("F11", "desert")
    t = made.start().act("innovation")
    assert (t.asked, t.seat_asked) == (NEUTRAL_SITE, 0)
    assert t.spaces == {"F11", "D11", "E10"}


@rule("AOI-NEUTRAL-19", "AOI-NEUTRAL-04")
def test_it_must_be_placed_even_if_that_costs_spades():
    t = inventor("guild", tools=3).start().act("innovation")
    assert t.buildings(0) == {"E11": "workshop", "E12": "guild"}, "the only place that could be paid for"
    assert t.player(0).tools == 0


@rule("AOI-NEUTRAL-07", "AOI-NEUTRAL-19", "AOI-Q-24")
@pytest.mark.parametrize(
    ("kind", "gain"), [("monument", "points"), ("palace", "tokens"), ("school", "competency"), ("guild", "income")]
)
def test_what_cannot_be_placed_is_lost_but_the_tile_and_its_other_benefits_are_not(kind: str, gain: str):
    made = inventor(kind, tools=2, bowls=(0, 3, 9))
    t = made.start().act("innovation")
    if gain == "competency":
        assert t.asked is COMPETENCY
        t.answer(COMPETENCY, 1)
    assert t.buildings(0) == {"E11": "workshop"}
    assert len(t.player(0).innovations) == 1
    assert t.player(0).vp == (27 if gain == "points" else 20)
    assert bowls(t.player(0))[2] == (11 if gain == "tokens" else 9)
    t.exchange("power-tool")
    assert t.player(0).tools == 3
    assert t.asked is AFTER, "not later either, though there are tools now"
    assert t.buildings(0) == {"E11": "workshop"}
    if gain == "income":
        paid = calm(bonus="river-workshops", innovations=["neutral-guild"]).phase("income").start()
        assert paid.player(0).coins == 5


@rule("AOI-NEUTRAL-10")
def test_other_buildings_stand_where_one_stood_before():
    made = calm(tools=30, coins=60).building(0, "workshop", "E11", "D12").building(0, "guild", "E9", "C10")
    made.building(0, "school", "H5", "H8").terrain("F11", "desert")
    for action, places in (
        ("guild", {"E11", "D12"}),
        ("school", {"E9", "C10"}),
        ("palace", {"E9", "C10"}),
        ("university", {"H5", "H8"}),
    ):
        t = made.start().act(action)
        assert t.asked is UPGRADE_SITE
        assert t.spaces == places
    assert "F11" in made.start().act("workshop").spaces
    assert "F11" in made.innovations("neutral-palace").seat(0, books=(5, 0, 0, 0)).start().act("innovation").spaces


@rule("AOI-NEUTRAL-17")
@pytest.mark.parametrize("way", ["tunnel", "flight"])
def test_no_tunnel_or_flight_leads_to_its_place(way: str):
    faction = "moles" if way == "tunnel" else "monks"
    made = inventor("guild", faction=faction, tools=9, scholars=1, palace=9 if way == "flight" else None)
    t = made.start().act("terraform")
    assert t.asked is TERRAFORM_SITE
    assert TUNNEL + (way == "flight") in t.options
    placing = made.start().act("innovation")
    assert placing.asked is NEUTRAL_SITE
    assert {code for code in placing.options if code >= TUNNEL} == set()
    assert placing.spaces == {"E10", "E12", "D11", "F11"}


# ------------------------------------------------------------------------------------------------ what they count for


@rule("AOI-NEUTRAL-09")
def test_placing_it_offers_power_to_neighbours():
    t = inventor("guild").building(1, "school", "E12").terrain("F11", "desert").start().act("innovation")
    assert t.asked is LEECH
    assert offer(t) == 2


@rule("AOI-NEUTRAL-12", "AOI-Q-10")
@pytest.mark.parametrize(("palace", "coins"), [(False, 5), (True, 0)])
def test_a_neutral_palace_saves_the_coins_for_the_next_innovation(palace: bool, coins: int):
    made = calm(books=(5, 0, 0, 0), coins=9).innovations("library")
    if palace:
        made.building(0, "palace", "E11", neutral=True)
    assert made.start().act("innovation").player(0).coins == 9 - coins


@rule("AOI-INVENT-03", "AOI-Q-10")
@pytest.mark.parametrize(("counts", "coins"), [(True, 0), (False, 5)])
def test_by_option_only_a_palace_of_the_own_colour_saves_the_coins(counts: bool, coins: int):
    made = calm(books=(5, 0, 0, 0), coins=9, options={"neutral_palace_counts": counts}).innovations("library")
    made.building(0, "palace", "E11", neutral=True)
    assert made.start().act("innovation").player(0).coins == 9 - coins


@rule("AOI-INVENT-03", "AOI-Q-10")
def test_an_own_palace_saves_the_coins_whatever_the_option_says():
    made = calm(books=(5, 0, 0, 0), coins=9, options={"neutral_palace_counts": False}, palace=4).innovations("library")
    made.building(0, "palace", "E11")
    assert made.start().act("innovation").player(0).coins == 9


@rule("AOI-NEUTRAL-13")
@pytest.mark.parametrize(
    ("kind", "targets"), [("workshop", {"guild"}), ("guild", {"school", "palace"}), ("school", {"university"})]
)
def test_neutral_buildings_are_never_upgraded(kind: str, targets: set[str]):
    upgrades = {"guild", "school", "palace", "university"}
    coloured = calm(tools=9, coins=9).building(0, kind, "E11").start()
    assert coloured.actions & upgrades == targets
    neutral = calm(tools=9, coins=9, books=(2, 0, 0, 0), palace=4).book_actions("upgrade", "coins", "steps")
    t = neutral.building(0, kind, "E11", neutral=True).start()
    assert t.actions & upgrades == set()
    assert not {"book-upgrade", "special-palace"} & t.actions
    assert "book-coins" in t.actions


@rule("AOI-NEUTRAL-14")
@pytest.mark.parametrize(
    ("kind", "goods"),
    [
        ("workshop", {"tools": 3}),
        ("guild", {"coins": 5}),
        ("school", {}),
        ("university", {"vp": 2}),
        ("palace", {"power": 4}),
        ("monument", {}),
    ],
)
def test_its_income_is_what_the_tile_says_and_no_more(kind: str, goods: dict[str, int]):
    made = calm(bonus="river-workshops", innovations=[tile(kind)]).building(0, kind, "E11", neutral=True)
    me = made.phase("income").start().player(0)
    gained = {"tools": me.tools - 1, "coins": me.coins, "scholars": me.scholars, "vp": me.vp - 20}
    gained["power"] = 5 - me.bowl1
    assert {name: n for name, n in gained.items() if n} == goods


@rule("AOI-NEUTRAL-15")
@pytest.mark.parametrize(("kind", "value", "founded"), [("monument", 4, True), ("tower", 2, False)])
def test_tower_and_monument_count_with_their_power_for_towns(kind: str, value: int, founded: bool):
    """Beside three workshops, the last of which becomes a guild: 4 + the value."""
    made = calm(tools=2, coins=6).building(0, kind, "E8").building(0, "workshop", "E9", "E10", "E11")
    t = made.start().act("guild", at="E11")
    assert bool(t.player(0).towned) == founded
    assert t.player(0).power_on(1 << space("E8")) == value


@rule("AOI-NEUTRAL-16", "AOI-NEUTRAL-12")
@pytest.mark.parametrize(
    ("kind", "scored", "points"),
    [
        ("workshop", "workshop-law", 2),
        ("guild", "guild-medicine", 3),
        ("school", "school-banking", 4),
        ("university", "palace-university-banking", 5),
        ("palace", "palace-university-medicine", 5),
        ("guild", "workshop-law", 0),
    ],
)
def test_it_scores_the_round_tile_of_its_form(kind: str, scored: str, points: int):
    t = inventor(kind).round(1, scored).terrain("F11", "desert").start().act("innovation")
    assert t.player(0).tally[1] == points


@rule("AOI-NEUTRAL-16", "AOI-NEUTRAL-12")
def test_it_counts_on_passing_and_for_other_innovations():
    made = calm(bonus="pass-palace-university", innovations=["trade-routes"]).building(0, "guild", "E8", neutral=True)
    made.building(0, "university", "C10", neutral=True)
    assert pass_turn(made.start()).player(0).vp == 20 + 4 + 2
    science = calm(books=(5, 0, 0, 0), coins=5).innovations("science")
    science.building(0, "school", "E8", neutral=True).building(0, "school", "C10")
    assert science.start().act("innovation").player(0).vp == 20 + 10


@rule("AOI-NEUTRAL-18")
def test_spades_bought_for_it_are_spades_used():
    made = inventor("guild", faction="goblins", tools=6).round(1, "spade-engineering")
    t = made.start().act("innovation", at="D11")
    assert (t.player(0).vp, t.player(0).coins) == (20 + 2 * 2, 2 * 2)
    events = [(event.name, event.facts) for event in t.match.events()]
    names = [name for name, _ in events]
    assert (
        "terraformed",
        {"space": space("D11"), "called": "D11", "terrain": TERRAINS.index("desert"), "amount": 2},
    ) in events
    assert names.index("terraformed") < names.index("built")
