"""Advancing on a track (TAP-ADV-01..26): turns, free advances, tokens, prices."""

from __future__ import annotations

import pytest

from tafelrunde.games.tapestry.pieces.kinds import CULTURE, EXPLORATION, FOOD, MILITARY, RESOURCES, TECHNOLOGY, TRACKS
from tafelrunde.games.tapestry.pieces.landmarks import track_landmark
from tafelrunde.games.tapestry.scenario import TapestryScenario
from tafelrunde.games.tapestry.table.prompts import (
    ACTION,
    BONUS,
    LANDMARK_SITE,
    LANDMARK_TURN,
    PAY,
    PAY_TILE,
    PLAY,
    REPEAT,
    RESEARCH,
    RESOURCE,
    TOKEN,
    TRACK,
)
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.effects import ORDER
from tests.rulebook import rule
from tests.rulebook.tapestry.entering import build, entered, leave, part, price, quiet, seat_asked
from tests.rulebook.tapestry.holdings import change

TOP_LEFT = 3 * 12 + 3  # the site of a landmark whose corner is the first plot
LANDMARK_SPACES = (4, 7, 10)
FACES = 4  # of the science die


def offered(made: TapestryScenario) -> list[str]:
    """The tracks on which seat 0 can advance."""
    t = made.seat(0, hand=["trap", "guilds"]).seat(1, era=4).start()
    return [TRACKS[track] for track in t.options if track < len(TRACKS)] if t.asked is ACTION else []


# ------------------------------------------------------------------------------------------------ an advance turn


@rule("TAP-ADV-01")
def test_the_space_entered_says_what_is_paid_not_the_one_left():
    t = quiet().seat(0, food=3, tracks={"exploration": 3}).landmark(1, "lighthouse").no_tiles().start()
    t.advance("exploration")
    assert t.player(0).goods[FOOD] == 1  # two, as everywhere in tier II


@rule("TAP-ADV-02")
def test_the_token_moves_one_space_and_then_the_benefit_is_gained():
    t = quiet().seat(0, food=1, tracks={"exploration": 0}).start().advance("exploration")
    assert t.player(0).tracks[EXPLORATION] == (1,)
    assert t.player(0).tiles.bit_count() == 2


@rule("TAP-ADV-03", "TAP-ADV-04")
def test_a_bonus_is_bought_once_for_what_stands_before_the_colon():
    t, before = entered("technology", 2, food=2, culture=1)
    assert sorted(t.options) == [NONE, FOOD, CULTURE]
    build(t.answer(BONUS, CULTURE))
    assert change(t, before) == {"cards": 1, "market": 1, "culture": -1}
    assert seat_asked(t) == 1  # although 2 food are left


@rule("TAP-ADV-03")
def test_without_anything_to_pay_no_bonus_is_offered():
    t, before = entered("technology", 2)
    assert change(t, before) == {"cards": 1}
    assert seat_asked(t) == 1


@rule("TAP-ADV-05")
def test_the_first_in_a_tier_gains_its_landmark_and_the_second_nothing():
    made = quiet(3).seat(0, food=2, tracks={"exploration": 3}).seat(1, food=2, tracks={"exploration": 3}).no_tiles()
    t = build(made.start().advance("exploration"))
    lighthouse = 1 << t.landmark_number("lighthouse")
    assert t.player(0).landmarks == lighthouse
    t.advance("exploration", pay=["food"])
    assert t.player(1).tracks[EXPLORATION] == (4,)
    assert t.player(1).landmarks == 0
    assert seat_asked(t) == 2


@rule("TAP-ADV-05", "TAP-ADV-12")
def test_a_landmark_is_gained_by_a_move_without_benefit_too():
    made = quiet().seat(0, tracks={"exploration": 3}).dice((FACES, EXPLORATION))
    t, before = entered("science", 1, made)
    build(t.answer(RESEARCH, EXPLORATION))
    assert change(t, before) == {"exploration": 1, "landmarks": 1}  # no tile of Navigation


@rule("TAP-ADV-12")
def test_a_free_advance_of_a_card_gains_the_landmark():
    t, before = entered("technology", 5, tracks={"military": 3}, tech={"bottom": ["siegecraft"]}, food=1)
    build(part(t, 0)).answer(BONUS, FOOD)
    build(t)  # Siegecraft moves into tier II: the Barracks
    assert change(t, before) == {"farm": 1, "food": -1, "military": 1, "landmarks": 1}


@rule("TAP-ADV-07")
def test_landmark_then_benefit_then_bonus():
    made = quiet().seat(0, food=2, tiles=[1, 2, 3], tracks={"exploration": 9, "technology": 6})
    t = made.start().advance("exploration")
    assert t.asked is LANDMARK_TURN
    assert t.player(0).vp == 0
    build(t)
    assert t.player(0).vp == 6
    assert t.asked is PAY_TILE


@rule("TAP-ADV-08")
def test_benefits_of_one_space_come_in_any_order_unless_it_is_fixed():
    for first in (0, 1):
        made = quiet().dice((6, 0), (6, 0))
        t, before = entered("military", 6, made)
        assert t.asked is ORDER
        assert t.options == [0, 1]
        part(t, first)
        assert ("cards" in change(t, before)) == (first == 1)
    t, _ = entered("exploration", 8, built={"farm": [0]})
    assert t.asked is not ORDER  # Cars: the farm, then the points


@rule("TAP-ADV-09")
def test_the_resource_of_a_district_filled_by_the_landmark_pays_a_bonus_of_the_space():
    made = quiet().plain(0).fill(0, [18, 19, 20])  # the third row of the first district
    made.seat(0, worker=3, tracks={"science": 6, "technology": 2})
    t = made.start().advance("science", pay=["worker", "worker"])
    t.answer(LANDMARK_TURN, 0).answer(LANDMARK_SITE, TOP_LEFT).answer(RESOURCE, CULTURE)
    assert t.player(0).goods == [0, 0, 0, 1]
    if t.asked is REPEAT:
        t.answer(REPEAT, TECHNOLOGY)
    build(t.answer(BONUS, CULTURE))  # Academic Research repeats Carpentry: a market for a resource
    assert t.player(0).left[0] == 4
    assert t.player(0).goods == [0, 0, 0, 0]


# ------------------------------------------------------------------------------------------------ free advances


@rule("TAP-ADV-10")
def test_an_advance_on_a_named_track_is_free_and_may_not_be_declined():
    t, before = entered("technology", 5, tech={"bottom": ["zeppelins"]}, food=1)
    build(part(t, 0)).answer(BONUS, FOOD)
    assert change(t, before) == {"farm": 1, "food": -1, "exploration": 1}  # nothing was asked or paid for it
    assert seat_asked(t) == 1


@rule("TAP-ADV-11")
def test_an_advance_without_x_gives_benefit_and_bonus_and_one_with_x_neither():
    made = quiet().seat(0, tracks={"military": 1}, coin=1)
    t, before = entered("science", 9, made)
    build(t.answer(TRACK, MILITARY).answer(BONUS, 0))
    assert change(t, before) == {"military": 1, "cards": 1, "armory": 1, "coin": -1}
    t, before = entered("technology", 5, tracks={"military": 1}, tech={"bottom": ["siegecraft"]}, food=2)
    build(part(t, 0)).answer(BONUS, FOOD)
    assert change(t, before) == {"farm": 1, "food": -1, "military": 1}
    assert seat_asked(t) == 1


@rule("TAP-ADV-11")
def test_the_bonus_of_a_free_advance_may_be_left():
    t, before = entered("science", 9, tracks={"military": 1}, coin=1)
    leave(t.answer(TRACK, MILITARY))
    assert change(t, before) == {"military": 1, "cards": 1}


@rule("TAP-ADV-13")
def test_a_landmark_in_the_turn_of_somebody_else_is_gained_at_once():
    made = quiet().seat(0, hand=["age_of_discovery"]).dice((FACES, MILITARY))
    made.seat(1, era=2, tracks={"military": 3}, hand=["trap"]).no_tiles()
    t = made.start().income()
    t.answer(PLAY, t.card("age_of_discovery"))
    while seat_asked(t) == 0:
        t.match.choose(t.options[0])
    assert t.table.active == 0
    assert t.asked in (LANDMARK_TURN, LANDMARK_SITE)
    build(t)
    assert t.player(1).landmarks == 1 << t.landmark_number("barracks")


@rule("TAP-ADV-13")
def test_an_achievement_in_the_turn_of_somebody_else_is_gained_at_once():
    made = quiet().seat(0, hand=["age_of_discovery"], tracks={"military": 12}).dice((FACES, MILITARY))
    made.seat(1, era=2, tracks={"military": 11}).claimed(0, "end-of-track").no_tiles()
    t = made.start().income()
    t.answer(PLAY, t.card("age_of_discovery"))
    assert t.player(1).vp == 5
    assert t.table.claims[0] == (0, 1)


# ------------------------------------------------------------------------------------------------ several tokens


@rule("TAP-ADV-14")
@pytest.mark.parametrize(("start", "paid"), [(0, 1), (4, 2)])
def test_any_of_several_tokens_may_advance_at_its_own_price(start: int, paid: int):
    made = quiet().seat(0, food=3, tracks={"exploration": 4}).restarted(0, "exploration").no_tiles()
    t = made.start().advance("exploration")
    assert t.asked is TOKEN
    assert [code % 13 for code in t.options] == [0, 4]
    t.answer(TOKEN, start)
    assert t.player(0).tracks[EXPLORATION] == ((1, 4) if start == 0 else (0, 5))
    assert t.player(0).goods[FOOD] == 3 - paid


@rule("TAP-ADV-14")
def test_a_token_that_cannot_be_paid_for_is_not_offered():
    made = quiet().seat(0, food=1, tracks={"exploration": 4}).restarted(0, "exploration")
    t = made.start().advance("exploration")
    assert t.player(0).tracks[EXPLORATION] == (1, 4)


@rule("TAP-ADV-15", "TAP-ADV-16")
def test_only_the_furthest_token_counts():
    made = quiet().seat(0, tracks={"exploration": 6}).restarted(0, "exploration", 3)
    t, before = entered("military", 10, made)
    assert change(t, before) == {"vp": 6}
    made = quiet().seat(0, food=1, tracks={"exploration": 6}).restarted(0, "exploration", 1)
    t = made.start().advance("exploration")
    assert t.player(0).tracks[EXPLORATION] == (2, 6)
    assert t.match.view(1)["seats"][0]["far"][EXPLORATION] == 6  # although the other token moved


@rule("TAP-ADV-16")
def test_a_track_vacated_through_the_singularity_counts_as_12():
    made = quiet().restarted(0, "technology", 2)
    t, before = entered("exploration", 10, made)
    assert change(t, before) == {"vp": 12}


# ------------------------------------------------------------------------------------------------ spaces and prices


@rule("TAP-ADV-17")
@pytest.mark.parametrize("track", TRACKS)
def test_a_track_has_twelve_spaces_after_its_start(track: str):
    t, _ = entered(track, 12)
    assert t.player(0).far[TRACKS.index(track)] == 12
    assert len(t.table.catalog.spaces[TRACKS.index(track)]) == 12
    assert quiet().start().match.view(0)["seats"][0]["tracks"] == [[0]] * 4


@rule("TAP-ADV-18")
@pytest.mark.parametrize("track", range(4))
def test_tier_landmarks_are_earned_on_spaces_4_7_and_10_only(track: int):
    resource, _ = price(TRACKS[track], 1)
    for space in range(1, 13):
        made = quiet().seat(0, tracks={TRACKS[track]: space - 1}, **{resource: 3}).no_tiles()
        t = made.start().advance(TRACKS[track])
        wanted = 1 << track_landmark(track, 1 + (space - 1) // 3) if space in LANDMARK_SPACES else 0
        assert t.player(0).landmarks == wanted, space


@rule("TAP-ADV-19")
@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.parametrize("space", [1, 2, 3])
def test_tier_i_costs_any_resource(track: str, space: int):
    for resource in RESOURCES:
        made = quiet().seat(0, tracks={track: space - 1}, **{resource: 1})
        assert track in offered(made)
        assert made.start().advance(track).player(0).goods != made.state.players[0].goods
    assert track not in offered(quiet().seat(0, tracks={track: space - 1}))


@rule("TAP-ADV-20", "TAP-ADV-21", "TAP-ADV-22", "TAP-ADV-23")
@pytest.mark.parametrize("track", range(4))
@pytest.mark.parametrize(("space", "own_cost", "any_cost"), [(5, 1, 1), (6, 1, 1), (8, 1, 2), (9, 1, 2), (11, 2, 0)])
def test_higher_tiers_cost_the_resource_of_the_track(track: int, space: int, own_cost: int, any_cost: int):
    name = TRACKS[track]
    resource = {"exploration": "food", "technology": "coin", "science": "worker", "military": "culture"}[name]
    other = next(kind for kind in RESOURCES if kind != resource)
    there = {name: space - 1}

    def with_goods(mine: int, others: int) -> TapestryScenario:
        return quiet().seat(0, tracks=there, **{resource: mine, other: others})

    assert name in offered(with_goods(own_cost, any_cost))
    assert name in offered(with_goods(own_cost + any_cost, 0))  # "any" may be of the same kind
    assert name not in offered(with_goods(own_cost - 1, 8))
    assert name not in offered(with_goods(own_cost + any_cost - 1, 0))
    t = with_goods(own_cost, any_cost).start().advance(name)
    assert t.player(0).goods == [0, 0, 0, 0]  # all of it was paid


@rule("TAP-ADV-20", "TAP-ADV-21")
def test_the_payer_chooses_the_resources_of_any_kind():
    made = quiet().seat(0, coin=2, food=2, culture=1, tracks={"technology": 6}).landmark(1, "rubber_works")
    t = made.start().advance("technology")
    assert t.asked is PAY
    t.answer(PAY, FOOD).answer(PAY, CULTURE)
    assert t.player(0).goods == [1, 0, 1, 0]


@rule("TAP-ADV-26")
def test_a_token_on_the_last_space_cannot_advance():
    full = dict.fromkeys(RESOURCES, 8)
    assert offered(quiet().seat(0, tracks={"science": 12}, **full)) == ["exploration", "technology", "military"]
    assert offered(quiet().seat(0, tracks={"science": 11}, **full)) == list(TRACKS)
