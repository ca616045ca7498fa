"""Neighbours (TAP-NEIGH-01..05)."""

from __future__ import annotations

import pytest

from tafelrunde.games.tapestry.scenario import TapestryScenario
from tafelrunde.games.tapestry.table.prompts import INVENT, PLAY, RESOURCE, UPGRADE
from tafelrunde.kernel.decision import NONE
from tests.rulebook import rule
from tests.rulebook.tapestry.entering import quiet, seat_asked

TIER_II = {"tracks": {"exploration": 4}}


def may_rise(made: TapestryScenario, seat: int = 0) -> bool:
    """May Calendar, which needs tier II of exploration, enter the top row in an income turn of this seat?"""
    for other in range(len(made.state.players)):
        made.seat(other, era=2 if other != seat else 1)
    t = made.seat(seat, tech={"middle": ["calendar"]}).turn(seat).no_cards().start().income()
    return t.asked is UPGRADE


@rule("TAP-NEIGH-01")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_players_to_the_left_and_right_are_neighbours(players: int):
    for seat in range(players):
        neighbours = {(seat + 1) % players, (seat - 1) % players}
        for other in set(range(players)) - {seat}:
            assert may_rise(quiet(players).seat(other, **TIER_II), seat) == (other in neighbours)


def neighbours_invent(players: int) -> list[int]:
    """Steam Tycoon of seat 0: who is asked to invent after it."""
    made = quiet(players).seat(0, hand=["steam_tycoon"])
    for other in range(1, players):
        made.seat(other, era=2)
    t = made.start().income()
    t.answer(PLAY, t.card("steam_tycoon"))
    asked = []
    while t.asked is INVENT:
        asked.append(seat_asked(t))
        t.match.choose(NONE if NONE in t.options else t.options[0])
    return [seat for seat in asked if seat != 0]


@rule("TAP-NEIGH-02")
def test_the_only_other_player_is_one_neighbour_not_two():
    assert neighbours_invent(2) == [1]


@rule("TAP-NEIGH-03")
def test_an_effect_on_neighbours_leaves_the_others_out():
    assert sorted(neighbours_invent(3)) == [1, 2]
    assert sorted(neighbours_invent(4)) == [1, 3]
    assert sorted(neighbours_invent(5)) == [1, 4]


@rule("TAP-NEIGH-04")
def test_a_player_who_has_finished_stays_a_neighbour():
    assert may_rise(quiet().seat(1, **TIER_II))
    made = quiet(3).seat(1, **TIER_II).finished(1)
    made.seat(0, tech={"middle": ["calendar"]}).no_cards()
    assert made.start().income().asked is UPGRADE
    made = quiet(3).seat(1, built={"farm": [0, 1]}).finished(1)
    made.seat(0, tech={"middle": ["barn"]}).no_cards()
    assert made.start().income().asked is UPGRADE


@rule("TAP-NEIGH-05")
def test_who_plays_alone_is_always_first_in_an_era_and_has_nobody_to_help():
    for era, resources in ((1, 1), (2, 2), (3, 3)):
        t = quiet(1).seat(0, era=era).no_cards().start().income()
        for _ in range(resources):
            t.answer(RESOURCE, 0)
        assert t.asked is not RESOURCE
    made = quiet(1).seat(0, era=4, tech={"middle": ["calendar"]})
    assert made.start().income().asked is not UPGRADE
    made = quiet(1).seat(0, era=4, tech={"middle": ["calendar"]}, **TIER_II)
    assert made.start().income().asked is UPGRADE
