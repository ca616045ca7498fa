"""Masterpieces: creating, income and performing (MASTER)."""

from __future__ import annotations

import pytest

from tafelrunde.games.tapestry.pieces.kinds import COIN, CULTURE, EXPLORATION, FOOD, MILITARY, SCIENCE
from tafelrunde.games.tapestry.table.prompts import (
    ACTION,
    BONUS,
    BORROW,
    CREATE,
    ENTERTAIN,
    FROM_MASTERPIECES,
    INCOME,
    INVENT,
    PERFORM,
    PLAY,
    REPLACE_ART,
    RESOURCE,
    USE_MASTERPIECE,
)
from tafelrunde.kernel.decision import NONE
from tests.rulebook import rule

from .arts import SPACE, arts, asked, before_income, enter_arts, income, side
from .entering import build, part, seat_asked
from .holdings import change
from .income_turns import take_income

CREATES = 3  # a space that does nothing else
PERFORMS = 6


# ------------------------------------------------------------------------------------------------ creating


@rule("TAP-MASTER-01", "TAP-DEC-41", "TAP-ICON-06")
def test_a_face_up_masterpiece_is_taken_and_the_display_filled_at_once() -> None:
    t, before = enter_arts(CREATES, arts().art_display(4, 9, 2))
    assert asked(t) == (0, CREATE, [1, 3, 8, FROM_MASTERPIECES])
    top = t.table.side.masterpiece_deck[-1]
    t.answer(CREATE, 8)
    assert change(t, before) == {"masterpieces": 1}
    assert side(t)["masterpieces"] == [8]
    middle = t.match.view(1)["side"]
    assert sorted(middle["masterpieces"]) == sorted([1, 3, top])
    assert middle["masterpiece_deck"] == 16


@rule("TAP-MASTER-01", "TAP-DEC-41")
def test_the_top_of_the_deck_may_be_taken_instead() -> None:
    t, _ = enter_arts(CREATES, arts().art_display(4, 9, 2))
    top = t.table.side.masterpiece_deck[-1]
    t.answer(CREATE, FROM_MASTERPIECES)
    assert side(t)["masterpieces"] == [top]
    assert sorted(t.match.view(1)["side"]["masterpieces"]) == [1, 3, 8]


@rule("TAP-MASTER-02")
def test_masterpieces_lie_face_up_and_there_may_be_many() -> None:
    owned = [2, 7, 10, 16, 17, 18, 19]
    t, _ = enter_arts(CREATES, arts().art(0, *owned).art_display(4, 9, 1))
    t.answer(CREATE, 8)
    assert side(t)["masterpieces"] == [1, 6, 8, 9, 15, 16, 17, 18]
    assert seat_asked(t) == 1


@rule("TAP-MASTER-29", "TAP-ICON-07", "TAP-DEC-41")
def test_masterpieces_taken_out_of_the_display_come_back_when_the_deck_is_empty() -> None:
    t, _ = enter_arts(SPACE["rock_opera"], arts(3).art_display(4, 9, 2).art_deck(5, 6))
    assert asked(t) == (0, REPLACE_ART, [1, NONE])
    t.answer(REPLACE_ART, 1)
    face_up = t.match.view(0)["side"]["masterpieces"]
    assert {4, 5} < set(face_up)  # the deck, then one of the discards
    assert len(face_up) == 3
    assert set(face_up) - {4, 5} < {3, 8, 1}
    assert asked(t) == (0, CREATE, sorted([*face_up, FROM_MASTERPIECES]))
    assert t.match.view(0)["side"]["masterpiece_discard"] == []


@rule("TAP-MASTER-29")
def test_discarded_masterpieces_lie_apart_while_the_deck_lasts() -> None:
    t, _ = enter_arts(SPACE["rock_opera"], arts().art_display(4, 9, 2))
    t.answer(REPLACE_ART, 1)
    assert t.match.view(0)["side"]["masterpiece_discard"] == [1, 3, 8]


@rule("TAP-MASTER-29")
def test_without_deck_and_discards_none_is_drawn() -> None:
    made = arts(3).art_display(4, 9, 2).art_deck()
    t, _ = enter_arts(SPACE["rock_opera"], made)
    assert asked(t) == (0, CREATE, [1, 3, 8])  # nothing to replace them with, no deck
    t.answer(CREATE, 1)
    assert t.match.view(0)["side"]["masterpieces"] == [3, 8]
    made = arts(3).art_display().art_deck()
    t, before = enter_arts(CREATES, made)
    assert seat_asked(t) == 1
    assert change(t, before) == {}


# ------------------------------------------------------------------------------------------------ income


@rule("TAP-MASTER-03", "TAP-INCOME-08", "TAP-DEC-34", "TAP-ICON-20", "TAP-END-02")
@pytest.mark.parametrize("turn", [2, 3, 4, 5])
def test_all_masterpieces_are_used_first_in_every_income_turn(turn: int) -> None:
    made = arts().art(0, 10, 2, 7).mat(0, "entertainers", 7)
    t = income(turn, made, civs=["entertainers"], tracks={"technology": 3, "science": 5}, tech={"bottom": ["barn"]})
    assert asked(t) == (0, USE_MASTERPIECE, [1, 6, 9])
    t.answer(USE_MASTERPIECE, 9).answer(RESOURCE, FOOD)
    assert (t.player(0).vp, t.player(0).goods[FOOD]) == (1, 1)
    assert asked(t) == (0, USE_MASTERPIECE, [1, 6])
    t.answer(USE_MASTERPIECE, 6)
    assert t.player(0).vp == 1 + 5 + 3  # the last one needs no choice
    assert t.asked is ENTERTAIN  # civilizations come after them


@rule("TAP-INCOME-08")
def test_masterpieces_give_again_in_the_next_income_turn() -> None:
    t = income(3, arts().art(0, 2), tracks={"technology": 4}, hand=["trap", "guilds"])
    assert t.player(0).vp == 4
    t.answer(PLAY, t.card("trap"))
    while t.asked is not ACTION or seat_asked(t) != 0:
        t.match.choose(t.options[-1])
    before = t.player(0).vp
    t.income()
    assert t.player(0).vp == before + 4


@rule("TAP-MASTER-30", "TAP-DEC-34", "TAP-MASTER-06")
def test_a_one_time_masterpiece_without_cost_is_used_up_in_step_1() -> None:
    t = income(2, arts().art(0, 3, 2), hand=["trap"])
    assert asked(t) == (0, USE_MASTERPIECE, [1, 2])  # nothing can be left
    t.answer(USE_MASTERPIECE, 2)
    build(part(part(t, 0), 0))
    t.answer(RESOURCE, COIN)
    assert t.asked is PLAY
    assert side(t)["worn"] == [2]


@rule("TAP-MASTER-30", "TAP-DEC-35", "TAP-FAQ-14", "TAP-MASTER-20")
@pytest.mark.parametrize("pays", [True, False])
def test_only_a_cost_can_be_refused_and_then_the_card_stays_face_up(pays: bool) -> None:
    made = arts().art(0, 12)
    t = income(2, made, food=1, coin=1, tracks={"technology": 1}, hand=["trap"])
    assert asked(t) == (0, BONUS, [COIN, FOOD, NONE])
    t.answer(BONUS, FOOD if pays else NONE)
    if pays:
        t.answer(INVENT, t.options[0])
    assert t.asked is PLAY
    assert t.player(0).techs.bit_count() == pays
    assert side(t)["worn"] == ([11] if pays else [])
    assert t.player(0).goods[FOOD] == 1 - pays


@rule("TAP-MASTER-31")
def test_a_masterpiece_gained_in_step_1_is_not_used_in_it() -> None:
    made = arts().art(0, 15).art_display(19, 2, 5)
    t = income(2, made, coin=1, tracks={"arts": CREATES - 1}, hand=["trap"])
    t.answer(BONUS, COIN)
    t.answer(CREATE, 18)
    assert t.asked is PLAY
    assert (t.player(0).vp, t.player(0).goods) == (0, [0, 0, 0, 0])
    assert side(t)["masterpieces"] == [14, 18]


# ------------------------------------------------------------------------------------------------ performing


@rule("TAP-MASTER-04", "TAP-ICON-08", "TAP-DEC-42")
def test_performing_gives_the_benefit_of_one_own_masterpiece() -> None:
    made = arts().art(0, 18, 19).art(1, 2)
    t, before = enter_arts(PERFORMS, made, tracks={"exploration": 5})
    part(t, 0)
    assert asked(t) == (0, PERFORM, [17, 18])
    t.answer(PERFORM, 17)
    assert change(t, before) == {"vp": 5}
    assert side(t)["worn"] == []
    assert seat_asked(t) == 1


@rule("TAP-MASTER-05", "TAP-FAQ-14")
def test_masterpieces_cannot_be_used_at_will() -> None:
    made = arts().art(0, 2, 12, 19).art_display(17, 16, 10)
    t, before = enter_arts(CREATES, made, tracks={"technology": 3}, food=2)
    t.answer(CREATE, 16)
    assert change(t, before) == {"masterpieces": 1}  # neither the old ones nor the new one gave anything
    t.match.choose(INCOME)
    while t.asked is not ACTION:
        t.match.choose(t.options[0])
    assert asked(t) == (0, ACTION, [EXPLORATION, SCIENCE, MILITARY, INCOME])
    t.income()
    assert t.asked is USE_MASTERPIECE  # in step 1 they can


@rule("TAP-MASTER-06", "TAP-FAQ-14")
def test_a_one_time_masterpiece_is_turned_over_when_it_was_performed() -> None:
    made = arts().art(0, 3, 2).seat(1, coin=2)
    t, before = enter_arts(PERFORMS, made, tracks={"technology": 2})
    part(t, 0).answer(PERFORM, 2)
    build(part(part(t, 1).answer(RESOURCE, CULTURE), 0))
    assert change(t, before) == {"market": 1, "culture": 1}
    assert side(t)["worn"] == [2]
    assert side(t)["masterpieces"] == [1, 2]


@rule("TAP-MASTER-06")
def test_a_used_one_time_masterpiece_cannot_be_used_again() -> None:
    made = before_income(5, arts().art(0, 3, 2), tracks={"technology": 2})
    made.state.players[0].side.worn = 1 << 2
    t = take_income(made)
    assert (t.player(0).left, t.player(0).goods) == ([5, 5, 5, 5], [0, 0, 0, 0])
    made = arts().art(0, 3, 2)
    made.state.players[0].side.worn = 1 << 2
    t, before = enter_arts(PERFORMS, made, tracks={"technology": 2})
    assert change(part(t, 0), before) == {"vp": 2}  # the other one, without a question


@rule("TAP-MASTER-07")
def test_one_time_masterpieces_of_neighbours_cannot_be_used() -> None:
    t, _ = enter_arts(SPACE["streaming_implants"], arts().art(1, 3, 12, 19).art(0, 5), food=1, tracks={"science": 3})
    assert asked(t) == (0, BORROW, [4, 18, NONE])
    t, _ = enter_arts(SPACE["streaming_implants"], arts().art(0, 3, 12, 19).art(1, 5), food=1, tracks={"science": 3})
    assert asked(t) == (0, BORROW, [2, 4, 11, 18, NONE])  # one's own can


def all_tracks() -> dict[str, int]:
    return {"exploration": 1, "technology": 2, "science": 3, "military": 4}


@rule("TAP-MASTER-08", "TAP-TRACK-ARTS-12", "TAP-DEC-43")
def test_up_to_three_different_masterpieces_of_oneself_and_the_neighbours() -> None:
    made = arts(4).art(0, 2).art(1, 7, 16).art(2, 18).art(3, 19)
    t, before = enter_arts(SPACE["streaming_implants"], made, tracks=all_tracks())
    before["vp"] = t.player(0).vp  # for the end of the track
    assert asked(t) == (0, BORROW, [1, 6, 15, 18, NONE])  # not that of the player opposite
    t.answer(BORROW, 15)
    assert asked(t) == (0, BORROW, [1, 6, 18, NONE])
    t.answer(BORROW, 1).answer(BORROW, 18).answer(RESOURCE, FOOD)
    assert seat_asked(t) == 1  # three, no more
    assert change(t, before) == {"vp": 4 + 2 + 4, "food": 1}


@rule("TAP-MASTER-08", "TAP-TRACK-ARTS-12", "TAP-DEC-43")
@pytest.mark.parametrize("number", [0, 1])
def test_fewer_than_three_may_be_used(number: int) -> None:
    t, before = enter_arts(SPACE["streaming_implants"], arts().art(0, 2).art(1, 7, 16, 18), tracks=all_tracks())
    before["vp"] = t.player(0).vp
    for card in [6, 1][:number]:
        t.answer(BORROW, card)
    t.answer(BORROW, NONE)
    assert seat_asked(t) == 1
    assert change(t, before) == ({"vp": 3} if number else {})
