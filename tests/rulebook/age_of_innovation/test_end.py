"""Game end and final scoring (AOI-END-01..16, AOI-DEC-48)."""

from __future__ import annotations

import pytest

from tafelrunde.games.age_of_innovation.scenario import AoiScenario, AoiTable, scenario
from tests.rulebook import rule

from .homes import settled

BOARDS = ["desert", "mountain", "plains", "swamp", "forest"]  # all begin with shipping 0
FACTIONS = ["monks", "inventors", "blessed", "omar", "felines"]

# Connected spaces on the large side of the board, far from one another.
EASTERN = ("E8", "E9", "E10", "E11", "E12", "E13", "D11", "D12", "D13")
NORTHERN = ("A3", "A4", "A5", "A6", "A7", "B4", "B5", "B6", "B7")
WESTERN = ("C1", "C2", "C3", "D1", "D2", "D3", "E1", "E2", "E3")
SOUTHERN = ("H5", "H6", "H7", "H8", "H9", "H10", "H11", "H12", "I5")


def table_of(players: int, faction: str = "monks") -> AoiScenario:
    made = scenario(players, boards=BOARDS[:players], factions=[faction, *FACTIONS[1:players]])
    for seat in range(players):
        made.seat(seat, bowls=(12, 0, 0))
    return made


def points(t: AoiTable, source: str) -> list[int]:
    """What each seat scored under a heading."""
    assert t.match.over
    return [seat["tally"].get(source, 0) for seat in t.match.view()["seats"]]


def areas(made: AoiScenario) -> list[int]:
    return points(made.ended().start(), "area")


def known(made: AoiScenario, discipline: int, *levels: int) -> list[int]:
    for seat, level in enumerate(levels):
        made.seat(seat, levels=[level if d == discipline else 0 for d in range(4)])
    return points(made.ended().start(), "knowledge")


# ------------------------------------------------------------------------------------------------ the end


@rule("AOI-END-01")
@pytest.mark.parametrize("number", [5, 6])
def test_the_game_ends_when_all_have_passed_in_round_six(number: int):
    t = settled(3, number=number, tools=2).passed(1).start()
    t.act("pass")
    if number < 6:
        t.match.choose(t.options[0])
    t.end_turn()
    assert not t.match.over
    assert t.seat_asked == 2
    t.act("pass")
    if number < 6:
        t.match.choose(t.options[0])
    t.end_turn()
    assert t.match.over == (number == 6)


@rule("AOI-END-02")
def test_round_six_gives_no_knowledge_bonus():
    """12 coins for 12 levels of banking would be worth 2 points more."""
    made = settled(3, number=6, tile="school-banking", levels=(12, 0, 0, 0), coins=3, bowls=(12, 0, 0), tools=1)
    t = made.passed(1, 2).start().act("pass").end_turn()
    assert points(t, "resources")[0] == 0


@rule("AOI-END-03")
def test_area_knowledge_and_resources_are_added_to_the_points_held():
    made = table_of(3).building(0, "workshop", "H5", "H6").building(1, "workshop", "C1")
    made.seat(0, vp=37, levels=(3, 0, 0, 0), coins=11).seat(1, vp=50)
    t = made.ended().start()
    assert [points(t, source)[0] for source in ("area", "knowledge", "resources")] == [18, 8, 2]
    assert t.match.result.scores[:2] == [37 + 18 + 8 + 2, 50 + 12]


@rule("AOI-END-04")
@pytest.mark.parametrize(("held", "winners"), [((40, 39, 20), [0]), ((20, 30, 25), [1]), ((30, 20, 30), [0, 2])])
def test_most_points_win_and_a_tie_is_shared(held: tuple[int, ...], winners: list[int]):
    made = table_of(3)
    for seat, vp in enumerate(held):
        made.seat(seat, vp=vp).building(seat, "workshop", ("H5", "C1", "A4")[seat])
    assert made.ended().start().match.result.winners == winners


# ------------------------------------------------------------------------------------------------ area


@rule("AOI-END-05", "AOI-REACH-05")
def test_a_group_is_connected_by_reach():
    """E8 and D6 lie across the river D7 from each other; shipping 1 joins them, and with them what they touch."""

    def made(shipping: int) -> AoiScenario:
        position = table_of(3).building(0, "workshop", "E8", "E9", "D6", "C6").seat(0, shipping=shipping)
        return position.building(1, "workshop", "H5", "H6", "H7").building(2, "workshop", "A4")

    assert areas(made(0)) == [12, 18, 6]
    assert areas(made(1)) == [18, 12, 6]


@rule("AOI-END-05")
def test_every_building_needs_a_link_to_one_other_only():
    """A chain: its ends are far out of reach of each other."""
    made = table_of(3).building(0, "workshop", *SOUTHERN[:6]).building(1, "workshop", *WESTERN[:5])
    assert areas(made.building(2, "workshop", "A4")) == [18, 12, 6]


@rule("AOI-END-05")
def test_only_the_largest_group_counts():
    made = table_of(3).building(0, "workshop", "H5", "H6", "C1", "C2", "A4").building(1, "workshop", *EASTERN[:3])
    assert areas(made.building(2, "workshop", "E1")) == [12, 18, 6]


@rule("AOI-END-06")
def test_only_the_number_of_buildings_counts():
    made = table_of(3).building(0, "workshop", "H5", "H6", "H7").building(1, "palace", "C1").building(1, "guild", "C2")
    assert areas(made.building(2, "school", "A4")) == [18, 12, 6]
    annexed = table_of(3).building(0, "workshop", "H5", "H6").building(1, "guild", "C1", annex=True)
    assert areas(annexed.building(2, "workshop", "A4"))[0] == 18


@rule("AOI-END-07")
def test_the_three_largest_groups_score():
    made = table_of(4).building(0, "workshop", *EASTERN[:2]).building(1, "workshop", *NORTHERN[:3])
    made.building(2, "workshop", *WESTERN[:1]).building(3, "workshop", *SOUTHERN[:4])
    assert areas(made) == [6, 12, 0, 18]


@rule("AOI-END-08", "AOI-EX-32", "AOI-END-07")
def test_example_groups_of_ten_and_three_times_nine():
    made = table_of(4).building(0, "workshop", *SOUTHERN).building(0, "guild", "I6")
    made.building(1, "workshop", *NORTHERN).building(2, "workshop", *WESTERN).building(3, "workshop", *EASTERN)
    assert areas(made) == [18, 6, 6, 6]


@rule("AOI-END-08")
def test_shared_area_points_are_rounded_down():
    """Four share 36 points; five share them with a remainder of 1."""
    four = table_of(4)
    five = table_of(5)
    for made, share in ((four, 9), (five, 7)):
        for seat, at in zip(range(made.players), ("H5", "C1", "A4", "E9", "E13"), strict=False):
            made.building(seat, "workshop", at)
        assert areas(made) == [share] * made.players


@rule("AOI-END-14")
def test_a_building_by_itself_is_a_group_of_one():
    made = table_of(3).building(0, "workshop", "H5", "C1").building(1, "workshop", "A4")
    assert areas(made.building(2, "workshop", "E9", "E10")) == [9, 9, 18]


@rule("AOI-END-15")
def test_after_two_tied_for_the_first_place_the_next_is_third():
    made = table_of(4).building(0, "workshop", *EASTERN[:3]).building(1, "workshop", *NORTHERN[:3])
    made.building(2, "workshop", *WESTERN[:2]).building(3, "workshop", *SOUTHERN[:1])
    assert areas(made) == [15, 15, 6, 0]


@rule("AOI-END-15", "AOI-EX-48", "AOI-END-11")
def test_example_four_of_five_on_the_same_highest_level():
    assert known(table_of(5), 2, 6, 6, 6, 6, 5) == [3, 3, 3, 3, 0]


@rule("AOI-END-16", "AOI-FACTION-88", "AOI-PALACE-89", "AOI-BONUS-41")
@pytest.mark.parametrize(
    ("goods", "faction", "joined"),
    [
        ({}, "monks", False),
        ({"shipping": 1}, "monks", True),
        ({"bonus": "river-workshops"}, "monks", False),
        ({}, "moles", True),
        ({"palace": 9}, "monks", True),
    ],
)
def test_track_tunnel_and_flight_connect_in_the_area_scoring_but_no_round_bonus(
    goods: dict[str, object], faction: str, joined: bool
):
    """D6 and E8 have one river space between them."""
    made = table_of(3, faction).building(0, "workshop", "D6", "E8").seat(0, **goods)  # type: ignore[arg-type]
    made.building(1, "workshop", *WESTERN[:2]).building(2, "workshop", "H5")
    assert areas(made) == ([15, 15, 6] if joined else [9, 18, 9])


@rule("AOI-END-16")
@pytest.mark.parametrize(("palace", "faction", "joined"), [(9, "monks", True), (17, "moles", False)])
def test_flight_goes_farther_than_a_tunnel(palace: int, faction: str, joined: bool):
    """H5 and H8 have two spaces between them."""
    made = table_of(3, faction).building(0, "workshop", "H5", "H8").seat(0, palace=palace)
    made.building(1, "workshop", *WESTERN[:2]).building(2, "workshop", "A4")
    assert areas(made) == ([15, 15, 6] if joined else [9, 18, 9])


@rule("AOI-END-16", "AOI-REACH-02")
def test_bridges_connect_in_the_area_scoring():
    def made() -> AoiScenario:
        return (
            table_of(3)
            .building(0, "workshop", "D6", "E8")
            .building(1, "workshop", *WESTERN[:2])
            .building(2, "guild", "H5")
        )

    assert areas(made()) == [9, 18, 9]
    assert areas(made().bridge(0, "D6", "E8")) == [15, 15, 6]


# ------------------------------------------------------------------------------------------------ knowledge


@rule("AOI-END-09")
@pytest.mark.parametrize("discipline", range(4))
def test_each_discipline_pays_the_three_highest_levels(discipline: int):
    assert known(table_of(4), discipline, 3, 7, 1, 5) == [2, 8, 0, 4]


@rule("AOI-END-09")
def test_all_four_disciplines_are_scored():
    made = table_of(3).seat(0, levels=(4, 4, 1, 0)).seat(1, levels=(2, 1, 3, 1)).seat(2, levels=(1, 2, 2, 0))
    assert points(made.ended().start(), "knowledge") == [8 + 8 + 2, 4 + 2 + 8 + 8, 2 + 4 + 4]


@rule("AOI-END-10")
def test_level_zero_never_scores():
    assert known(table_of(3), 0, 3, 0, 0) == [8, 0, 0]
    assert known(table_of(3), 0, 3, 1, 0) == [8, 4, 0]


@rule("AOI-END-11", "AOI-EX-33", "AOI-END-09")
def test_example_two_share_the_second_place_in_banking():
    assert known(table_of(4), 0, 5, 4, 4, 2) == [8, 3, 3, 0]


@rule("AOI-END-11")
def test_three_share_the_first_place_rounded_down():
    assert known(table_of(4), 1, 5, 5, 5, 2) == [4, 4, 4, 0], "14 points for three"


# ------------------------------------------------------------------------------------------------ resources


@rule("AOI-END-12", "AOI-END-13", "AOI-EX-49", "AOI-DEC-48")
def test_example_eighteen_coins_are_three_points():
    made = table_of(3).seat(0, coins=7, books=(1, 0, 1, 0), tools=3, scholars=1, bowls=(4, 5, 3))
    t = made.ended().start()
    assert points(t, "resources")[0] == 3
    more = table_of(3).seat(0, coins=9, books=(1, 0, 1, 0), tools=3, scholars=1, bowls=(4, 5, 3))
    assert points(more.ended().start(), "resources")[0] == 4, "nobody is asked, and nothing is forgotten"


@rule("AOI-END-12", "AOI-END-13")
@pytest.mark.parametrize(
    ("goods", "worth"),
    [
        ({}, 0),
        ({"coins": 4}, 0),
        ({"coins": 5}, 1),
        ({"books": (2, 1, 1, 1)}, 1),
        ({"tools": 5}, 1),
        ({"scholars": 5}, 1),
        ({"bowls": (0, 0, 5)}, 1),
        ({"bowls": (0, 9, 0)}, 0),
        ({"bowls": (0, 10, 0)}, 1),
        ({"bowls": (12, 0, 0)}, 0),
        ({"coins": 2, "tools": 1, "scholars": 1, "books": (0, 0, 0, 1)}, 1),
    ],
)
def test_what_remains_is_turned_into_coins(goods: dict[str, object], worth: int):
    made = table_of(3).seat(0, **goods)  # type: ignore[arg-type]
    assert points(made.ended().start(), "resources") == [worth, 0, 0]
