"""Achievements (TAP-ACHIEVE-01..13)."""

from __future__ import annotations

import pytest

from tafelrunde.games.tapestry.pieces.kinds import COIN, RED_DIE, TECHNOLOGY
from tafelrunde.games.tapestry.scenario import TapestryScenario, TapestryTable
from tafelrunde.games.tapestry.table.prompts import (
    CONQUER,
    DIE,
    EXPLORE_HEX,
    EXPLORE_TURN,
    OUTPOST,
    PLAY,
    RESEARCH,
    RESOURCE,
    SETTLE,
    TERRITORY,
    TRACK,
    TRAP,
)
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.hexes import Hex
from tests.rulebook import rule
from tests.rulebook.tapestry.conquests import MIDDLE, SITE, TARGET, attack, conquer, rolling, to_the_middle, told
from tests.rulebook.tapestry.entering import entered, quiet, seat_asked

FACES = 4
OTHER: Hex = (0, -3)  # another territory beside the start


def achievements(t: TapestryTable) -> list[list[int]]:
    """Who has each of the three, in the order of reaching it."""
    return [one["seats"] for one in t.match.view(0)["achievements"]]


def toppled_one(made: TapestryScenario, victim: int = 1, seat: int = 0, at: Hex = OTHER) -> TapestryScenario:
    """A conquest of the past: the victim's outpost lies toppled under one of this seat."""
    made.outpost(seat, at).outpost(victim, at, toppled=True)
    made.state.players[seat].felled |= 1 << made.hex(at)
    return made


def revolt(made: TapestryScenario) -> TapestryTable:
    """Whoever is on turn plays Revolution and stands up as many outposts as it can."""
    t = made.start().income()
    t.answer(PLAY, t.card("revolution"))
    t.match.choose(1)
    while t.asked is TERRITORY:
        t.answer(TERRITORY, t.options[0])
    return t


@rule("TAP-ACHIEVE-01")
def test_there_are_three_achievements():
    ended, _ = entered("exploration", 12)
    assert achievements(ended) == [[0], [], []]
    assert achievements(conquer(toppled_one(rolling().outpost(1, TARGET)))) == [[], [0], []]
    assert achievements(conquer(to_the_middle(rolling()), MIDDLE)) == [[], [], [0]]


@rule("TAP-ACHIEVE-02", "TAP-ACHIEVE-12")
@pytest.mark.parametrize(
    ("players", "name", "points"),
    [
        (2, "end-of-track", [10, 5, 0]),
        (3, "end-of-track", [10, 5, 0]),
        (4, "end-of-track", [15, 10, 5, 0]),
        (5, "end-of-track", [15, 10, 5, 0]),
        (1, "end-of-track", [10]),
    ],
)
def test_the_first_at_the_end_of_a_track_takes_the_highest_points_left(players: int, name: str, points: list[int]):
    for place, gained in enumerate(points[:players]):
        made = quiet(players)
        for seat in range(1, place + 1):
            made.claimed(seat, name)
        t, before = entered("exploration", 12, made)
        assert t.player(0).vp - before["vp"] == gained
        assert achievements(t)[0] == [*range(1, place + 1), *([0] if gained else [])]


@rule("TAP-ACHIEVE-12")
@pytest.mark.parametrize(
    ("players", "values"),
    [(n, [[10, 5]] * 3) for n in (1, 2, 3)] + [(n, [[15, 10, 5], [15, 10, 5], [10, 5]]) for n in (4, 5)],
)
def test_the_points_of_the_achievements_by_the_map(players: int, values: list[list[int]]):
    shown = quiet(players).start().match.view(0)["achievements"]
    assert [one["vp"] for one in shown] == values


@rule("TAP-ACHIEVE-12", "TAP-ACHIEVE-13")
@pytest.mark.parametrize(("earlier", "points"), [(0, 10), (1, 5), (2, 0)])
def test_the_middle_island_gives_10_and_5_and_then_nothing(earlier: int, points: int):
    made = rolling(players=3)
    for seat in range(1, earlier + 1):
        made.claimed(seat, "middle-island")
    t = conquer(to_the_middle(made), MIDDLE)
    assert t.player(0).vp == 4 + points


@rule("TAP-ACHIEVE-12", "TAP-ACHIEVE-13")
@pytest.mark.parametrize(("earlier", "points"), [(0, 10), (1, 5), (2, 0)])
def test_toppling_gives_10_and_5_and_then_nothing(earlier: int, points: int):
    made = toppled_one(rolling(players=3).outpost(1, TARGET))
    for seat in range(1, earlier + 1):
        made.claimed(seat, "topple-two")
    assert conquer(made).player(0).vp == 4 + points


@rule("TAP-ACHIEVE-02")
def test_the_points_are_gained_at_once():
    t = attack(toppled_one(rolling().outpost(1, TARGET)))
    assert t.asked is DIE
    assert t.player(0).vp == 10


@rule("TAP-ACHIEVE-03", "TAP-ACHIEVE-04")
def test_a_second_fulfilment_gives_nothing_and_blocks_nothing():
    made = quiet().claimed(0, "end-of-track").seat(1, food=2, tracks={"exploration": 11}, space=[])
    t, before = entered("military", 12, made.next_civ("leaders"), tracks={"exploration": 12})
    while seat_asked(t) == 0:
        t.match.choose(t.options[0])
    assert achievements(t)[0] == [0]
    assert t.player(0).tally[9] == 0  # no points of achievements
    t.advance("exploration")
    assert t.player(1).vp == 5  # the second space is still free
    assert before["vp"] == 0


@rule("TAP-ACHIEVE-03")
def test_no_achievement_is_lost():
    made = toppled_one(quiet()).claimed(0, "topple-two")
    made.state.players[0].score(10, 9)
    made.seat(1, hand=["revolution"]).seat(0, era=3, coin=1).turn(1)
    t = revolt(made)
    assert t.player(1).upright >> t.hex(OTHER) & 1
    assert t.player(0).vp == 10
    assert achievements(t)[1] == [0]


@rule("TAP-ACHIEVE-05")
def test_the_end_of_a_track_counts_without_its_benefit():
    made = quiet().dice((FACES, TECHNOLOGY)).seat(0, tracks={"technology": 11})
    t, _ = entered("science", 1, made)
    t.answer(RESEARCH, TECHNOLOGY)
    assert t.player(0).goods == [0, 0, 0, 0]  # AI Singularity gave nothing
    assert t.player(0).vp == 10
    t, _ = entered("science", 1, quiet().dice((FACES, TECHNOLOGY)).seat(0, tracks={"technology": 10}))
    t.answer(RESEARCH, TECHNOLOGY)
    assert t.player(0).vp == 0


@rule("TAP-ACHIEVE-06")
def test_the_end_of_technology_counts_although_the_singularity_takes_the_token_away():
    t, _ = entered("technology", 12)
    t.answer(TRACK, TECHNOLOGY)
    assert t.player(0).tracks[TECHNOLOGY] == (0,)
    assert achievements(t)[0] == [0]
    assert t.player(0).vp == 10


@rule("TAP-ACHIEVE-07")
@pytest.mark.parametrize("victim", [1, 2])
def test_two_toppled_outposts_of_one_or_of_two_players_count(victim: int):
    made = toppled_one(rolling(players=3).outpost(1, TARGET), victim)
    assert achievements(conquer(made))[1] == [0]
    assert achievements(conquer(rolling(players=3).outpost(1, TARGET)))[1] == []  # one is not enough


@rule("TAP-ACHIEVE-08")
def test_a_trap_counts_for_who_played_it():
    made = rolling().outpost(1, TARGET).seat(1, hand=["trap"])
    toppled_one(made, victim=0, seat=1, at=(2, -1))
    t = attack(made)
    t.answer(TRAP, t.card("trap")).answer(RESOURCE, COIN)
    assert achievements(t)[1] == [1]
    assert t.player(1).vp == 10
    t.answer(DIE, RED_DIE)
    assert t.player(0).vp == 4


@rule("TAP-ACHIEVE-08")
def test_only_outposts_that_still_lie_toppled_count():
    made = toppled_one(rolling(players=3).outpost(1, TARGET))
    made.state.players[0].felled = 0  # Revolution stood it up and down again
    assert achievements(conquer(made))[1] == []


@rule("TAP-ACHIEVE-08")
def test_outposts_toppled_by_revolution_do_not_count():
    made = quiet().seat(0, hand=["revolution"]).seat(1, era=3)
    for at in (OTHER, TARGET, (-1, -1)):
        made.outpost(0, at, toppled=True).outpost(1, at)
        made.state.players[1].felled |= 1 << made.hex(at)
    t = revolt(made)
    assert t.player(0).upright.bit_count() == 4
    assert t.player(1).toppled.bit_count() == 3
    assert achievements(t)[1] == []
    assert t.player(0).felled == 0  # nor with a topple later on


@rule("TAP-ACHIEVE-09")
def test_the_middle_island_comes_after_the_reward_of_the_conquest():
    t = attack(to_the_middle(rolling()), MIDDLE)
    assert t.asked is DIE
    assert t.player(0).vp == 0
    t.answer(DIE, RED_DIE)
    assert t.player(0).vp == 4 + 10
    assert told(t).index("scored") < told(t).index("achieved")


@rule("TAP-ACHIEVE-10")
@pytest.mark.parametrize("trap", [True, False])
def test_a_trap_keeps_the_middle_island_from_being_an_achievement(trap: bool):
    made = to_the_middle(rolling()).outpost(1, MIDDLE).seat(1, hand=["trap"])
    t = attack(made, MIDDLE)
    t.answer(TRAP, t.card("trap") if trap else NONE)
    if trap:
        t.answer(RESOURCE, COIN)
    t.answer(DIE, RED_DIE)
    assert achievements(t)[2] == ([] if trap else [0])


@rule("TAP-ACHIEVE-11")
def test_only_a_conquest_of_the_middle_island_counts():
    """Nomads put a building there, which controls it and is no conquest."""
    made = quiet().tile(SITE, 5).outpost(0, SITE).seat(0, civs=["nomads"])
    t, _ = entered("exploration", 3, made)
    t.answer(SETTLE, t.hex(MIDDLE))  # the farm of Wagons: there is no tile to explore with
    assert t.match.view(0)["map"]["hexes"][t.hex(MIDDLE)]["controller"] == 0
    assert achievements(t) == [[], [], []]


@rule("TAP-ACHIEVE-11")
def test_an_outpost_beside_a_new_tile_is_no_conquest():
    """Militarism mans the tile just explored; then the middle island is still to be conquered."""
    made = rolling().seat(0, era=2, played={2: ["militarism"]}, culture=1)
    t, _ = entered("exploration", 2, made, tiles=[5])
    t.answer(EXPLORE_HEX, t.hex(SITE))
    if t.asked is EXPLORE_TURN:
        t.answer(EXPLORE_TURN, 0)
    t.answer(OUTPOST, 1)
    assert achievements(t) == [[], [], []]
    t.match.choose(NONE)
    t.advance("exploration").advance("military", pay=["culture"])
    t.answer(CONQUER, t.hex(MIDDLE)).answer(DIE, RED_DIE)
    assert achievements(t)[2] == [0]


@rule("TAP-ACHIEVE-13")
def test_a_late_achievement_gives_nothing():
    made = quiet(3).claimed(1, "end-of-track").claimed(2, "end-of-track")
    t, before = entered("exploration", 12, made)
    assert t.player(0).vp == before["vp"]
