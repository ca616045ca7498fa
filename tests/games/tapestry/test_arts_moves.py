"""Moving on arts, its landmarks, the dice and cards that know five tracks (TAP-ADV-24, -25, TAP-RESEARCH-08)."""

from __future__ import annotations

import pytest

from tafelrunde.games.tapestry.pieces.kinds import (
    ARTS,
    ARTS_COST,
    COIN,
    CULTURE,
    DIFFERENT,
    EXPLORATION,
    FOOD,
    MIXED,
    SAME,
    TECHNOLOGY,
)
from tafelrunde.games.tapestry.pieces.landmarks import CLOCKTOWER, HOLOCENTER, OPERA_HOUSE
from tafelrunde.games.tapestry.table.prompts import ACTION, LANDMARK_TURN, PAY, RESEARCH, SPARE, TRACK, WHICH_DIE
from tafelrunde.kernel.decision import NONE

from .arts import arts, enter_arts
from .playing import on_top


def test_tier_II_costs_two_different_resources():
    t = arts().seat(0, coin=4, tracks={"arts": 4}).start()
    assert ARTS not in t.options  # two of a kind do not pay
    t = arts().seat(0, coin=2, food=1, culture=1, tracks={"arts": 4}).start().answer(ACTION, ARTS)
    assert t.asked is PAY
    assert t.options == [COIN, FOOD]
    t.answer(PAY, COIN)
    assert t.options == [FOOD, CULTURE]
    t.answer(PAY, CULTURE)
    assert t.player(0).goods == [1, 0, 1, 0]
    assert t.player(0).tracks[ARTS] == (5,)


@pytest.mark.parametrize("space", [1, 7, 10])
def test_the_other_tiers_charge_what_the_component_says(space: int):
    tier = {1: 1, 7: 3, 10: 4}[space]
    amount, kind = ARTS_COST[tier]
    rich = arts().seat(0, coin=3, worker=3, food=3, culture=3, tracks={"arts": space - 1})
    rich.landmark(1, "opera_house", "holocenter", in_city=False)
    t = rich.start().answer(ACTION, ARTS)
    while t.asked is PAY:
        t.match.choose(t.options[0])
    paid = [3 - left for left in t.player(0).goods]
    if space == 7:
        paid = [n for n in paid if n > 0]
    assert sum(paid) == amount
    if kind == DIFFERENT:
        assert max(paid) == 1
    elif kind == SAME:
        assert max(paid) == amount
    else:
        assert kind == MIXED
    poor = arts().seat(0, tracks={"arts": space - 1}, coin=amount - 1).start()
    assert ARTS not in poor.options


@pytest.mark.parametrize(("space", "landmark"), [(4, CLOCKTOWER), (7, OPERA_HOUSE), (10, HOLOCENTER)])
def test_the_first_one_into_a_tier_of_arts_gains_its_landmark(space: int, landmark: int):
    goods = {"coin": 2, "worker": 1, "food": 1}
    made = arts().plain(0).seat(0, tracks={"arts": space - 1}, **goods)
    t = made.start().answer(ACTION, ARTS)
    while t.asked is PAY:
        t.match.choose(t.options[0])
    assert t.player(0).landmarks == 1 << landmark
    if t.asked is LANDMARK_TURN:
        t.match.choose(t.options[0])
    t.match.choose(t.options[0])
    assert t.player(0).in_city == 1 << landmark
    later, _ = enter_arts(space)
    assert later.player(0).landmarks == 0  # the second one does not


def test_research_may_lead_onto_arts():
    made = arts().dice((5, ARTS)).seat(0, worker=1)
    t = made.start().advance("science")
    assert t.asked is RESEARCH
    assert t.options == [ARTS, NONE]
    t.answer(RESEARCH, ARTS)
    assert t.player(0).tracks[ARTS] == (1,)


def test_the_roller_may_choose_the_science_die():
    for die, faces in ((0, 4), (1, 5)):
        made = arts(choose_science_die=True).dice((faces, 3)).seat(0, worker=1)
        t = made.start().advance("science")
        assert t.asked is WHICH_DIE
        assert t.options == [0, 1]
        t.answer(WHICH_DIE, die)
        assert t.asked is RESEARCH
        assert t.options == [3, NONE]
    twelve = {0: 0, 1: 0, 2: 0, 3: 0}
    for seed in range(30):
        t = arts(seed=seed, choose_science_die=True).seat(0, worker=1).start().advance("science").answer(WHICH_DIE, 0)
        twelve[t.options[0]] += 1  # never arts
    assert all(twelve.values())
    t = arts().seat(0, worker=1).start().advance("science")
    assert t.asked is RESEARCH  # without the option nobody is asked


def test_dark_ages_regress_on_three_tracks_and_advance_on_one_of_the_other_two():
    tracks = {"exploration": 4, "technology": 2, "science": 1, "arts": 5}
    t, before = on_top("dark_ages", arts().landmark(1, "forge", in_city=False), tracks=tracks)
    assert t.asked is TRACK
    assert t.options == [0, 1, 2, 3, 4]
    t.answer(TRACK, TECHNOLOGY)
    assert t.asked is SPARE
    assert t.options == [0, 2, 3, 4]
    t.answer(SPARE, EXPLORATION)
    me = t.player(0)
    assert [space[-1] for space in me.tracks] == [4, 5, 0, 9, 4]  # military was at 10
    assert t.player(0).tech == [0, 0, 0]
    assert t.player(0).vp == before["vp"]
