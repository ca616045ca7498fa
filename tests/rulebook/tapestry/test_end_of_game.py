"""The last income turn, who goes on, and who wins (TAP-END-01..10)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.tapestry.pieces.kinds import COIN, MILITARY
from tafelrunde.games.tapestry.scenario import scenario
from tafelrunde.games.tapestry.table.player import INCOME as FROM_INCOME
from tafelrunde.games.tapestry.table.prompts import (
    ACTION,
    CELEBRATE,
    CONQUER,
    DIE,
    INCOME,
    INVENT,
    LANDMARK_SITE,
    PLAY,
    RESOURCE,
    UNUSED_DIE,
    UPGRADE,
)
from tafelrunde.kernel.decision import NONE
from tests.rulebook import rule
from tests.rulebook.tapestry.entering import quiet, seat_asked
from tests.rulebook.tapestry.holdings import change, holdings
from tests.rulebook.tapestry.income_turns import before_income, questions, take_income

# ------------------------------------------------------------------------------------------------ the last turn


@rule("TAP-END-01", "TAP-TURN-04")
def test_who_cannot_advance_in_era_4_takes_the_last_income_turn():
    t = quiet().seat(0, era=4).start()
    assert t.player(0).finished
    assert t.player(0).era == 5
    assert seat_asked(t) == 1


@rule("TAP-END-01")
def test_who_could_advance_may_end_the_game_all_the_same():
    t = quiet().seat(0, era=4, food=5).start()
    assert t.asked is ACTION
    assert t.options == [0, 1, 2, 3, INCOME]
    t.answer(ACTION, INCOME)
    assert t.player(0).finished
    t = quiet().seat(0, era=3, food=5, hand=["trap"]).start().income()
    questions(t)
    assert not t.player(0).finished, "only the fifth is the last"


@rule("TAP-END-02")
def test_the_last_income_turn_has_abilities_an_upgrade_and_points_and_neither_card_nor_income():
    mine: dict[str, Any] = {"civs": ["merrymakers"], "hand": ["trap"], "tech": {"bottom": ["bakery"]}}
    made = before_income(5, **mine)
    before = holdings(made.state.players[0])
    t = take_income(made)
    assert questions(t) == [CELEBRATE, UPGRADE]
    # A coin of the Merrymakers, 4 VP of the Bakery, 1 VP for a tech card.
    assert change(t, before) == {"coin": 1, "vp": 5}
    assert t.player(0).tally[FROM_INCOME] == 1


# ------------------------------------------------------------------------------------------------ afterwards


@rule("TAP-END-03")
@pytest.mark.parametrize("finished", [False, True])
def test_a_finished_player_gains_points_from_a_passive_ability_and_no_resources(finished: bool):
    """The Historians with all squares uncovered gain 3 VP twice, a worker and food for a landmark of seat 0."""
    made = scenario().seat(0, coin=2, tracks={"technology": 3}).seat(1, civs=["historians"])
    made.mat(1, "historians", 15 | 1 << 4)
    if finished:
        made.finished(1)
    before = holdings(made.state.players[1])
    t = made.start().advance("technology").answer(LANDMARK_SITE, 63)
    assert change(t, before, seat=1) == ({"vp": 6} if finished else {"vp": 6, "worker": 1, "food": 1})


@rule("TAP-END-03")
@pytest.mark.parametrize(
    ("finished", "die", "asked"), [(False, 0, True), (False, 1, True), (True, 0, False), (True, 1, True)]
)
def test_finished_traders_may_take_the_die_that_was_left_if_it_gives_points(finished: bool, die: int, asked: bool):
    made = quiet().seat(0, culture=1).seat(1, civs=["traders"]).tile((0, -1), 5).token(1, (0, -1))
    if finished:
        made.finished(1)
    t = made.dice((6, 0), (6, 0)).start().advance("military").answer(CONQUER, made.hex((0, -1))).answer(DIE, die)
    assert (t.asked is UNUSED_DIE) == asked
    if finished and asked:
        t.answer(UNUSED_DIE, 1)
        assert t.player(1).vp == 4


@rule("TAP-END-03")
@pytest.mark.parametrize("finished", [False, True])
def test_a_finished_player_has_no_share_in_what_a_card_gives_to_all(finished: bool):
    made = scenario(3).seat(0, era=1, hand=["diplomacy"]).seat(1, era=4).seat(2, era=4)
    if finished:
        made.finished(1)
    t = made.start().income()
    t.answer(PLAY, t.card("diplomacy")).answer(RESOURCE, COIN)
    assert t.asked is RESOURCE
    assert seat_asked(t) == (2 if finished else 1)


@rule("TAP-END-03")
def test_a_card_of_the_last_era_gives_a_finished_player_nothing_more():
    """Broker of Peace: 3 VP whenever somebody else advances on military."""
    points = {}
    for last_turn in (False, True):
        made = scenario().seat(0, culture=3, era=3).seat(1, era=4, food=1, played={4: ["broker_of_peace"]}).turn(1)
        t = made.start()
        if last_turn:
            t.answer(ACTION, INCOME)
        else:
            t.answer(ACTION, 0)
        before = t.player(1).vp
        t.answer(ACTION, MILITARY)
        points[last_turn] = t.player(1).vp - before
    assert points == {False: 3, True: 0}


@rule("TAP-END-03")
def test_nor_does_a_card_that_was_played_in_the_last_income_turn():
    made = scenario().seat(0, culture=3, era=3, tracks={"technology": 4}).turn(1)
    made.seat(1, era=4, hand=["broker_of_peace"], tech={"middle": ["printing_press"]})
    t = made.start()
    t.answer(UPGRADE, t.tech("printing_press")).answer(PLAY, t.card("broker_of_peace"))
    before = t.player(1).vp
    t.answer(ACTION, MILITARY)
    assert t.player(1).vp == before


@rule("TAP-END-03", "TAP-END-10")
def test_a_finished_player_is_never_asked_for_an_action_again():
    t = scenario(3).seat(0, coin=1).seat(1, era=4, coin=8).seat(2, coin=1).finished(1).start()
    assert seat_asked(t) == 0
    t.advance("technology").answer(INVENT, t.options[0])
    assert (t.asked, seat_asked(t)) == (ACTION, 2)


# ------------------------------------------------------------------------------------------------ the end


@rule("TAP-END-04", "TAP-END-10")
def test_the_game_goes_on_until_everybody_has_taken_the_last_income_turn():
    t = scenario().seat(1, era=4, coin=2).finished(0).turn(1).start()
    t.advance("technology").answer(INVENT, t.options[0])
    assert (t.asked, seat_asked(t)) == (ACTION, 1), "turn after turn, nobody else has one"
    t.advance("exploration")
    assert (t.asked, seat_asked(t)) == (UPGRADE, 1), "without resources only income was left"
    assert not t.match.over
    t.answer(UPGRADE, NONE)
    assert t.player(1).finished
    assert t.match.over


@rule("TAP-END-10")
def test_nobody_gets_more_turns_because_others_had_more():
    t = scenario().seat(0, era=4, coin=1).seat(1, era=4).start().advance("exploration")
    assert t.match.over, "seat 1 could only take its last income turn, and then seat 0"
    turns = [event.seat for event in t.match.events() if event.name in ("advanced", "era")]
    assert turns == [0, 1, 0]


def winners(**options: object) -> Any:
    """Both have finished once seat 1 has taken its last income turn; what they have is given by `arrange`."""

    def of(*arranged: dict[str, Any], beside: tuple[str, ...] = (), **landmarks: tuple[str, ...]) -> list[int]:
        made = scenario(len(arranged), **options)
        for seat, mine in enumerate(arranged):
            made.seat(seat, era=4, **mine)
        made.landmark(0, *landmarks.get("zero", ())).landmark(1, *landmarks.get("one", ()))
        made.landmark(0, *beside, in_city=False)
        t = made.start()
        while t.match.decision is not None:
            t.match.choose(INCOME if t.asked is ACTION else NONE)
        return list(t.match.result.winners)

    return of


@rule("TAP-END-05")
def test_most_points_win():
    won = winners()
    assert won({"vp": 30}, {"vp": 31}) == [1]
    assert won({"vp": 31}, {"vp": 30, "coin": 8}, one=("lighthouse",)) == [0]
    assert won({"vp": 30}, {"vp": 2}, {"vp": 40}) == [2]


@rule("TAP-END-06")
def test_of_those_who_tie_the_tallest_landmark_in_a_capital_wins():
    won = winners()
    even = {"vp": 30}
    assert won(even, {**even, "coin": 5}, zero=("lighthouse",), one=("forge", "academy", "barn")) == [0]
    assert won(even, even, zero=("forge", "academy"), one=("launch_pad",)) == [1]


@rule("TAP-END-06")
def test_landmarks_beside_the_capital_do_not_break_a_tie():
    won = winners()
    even = {"vp": 30}
    assert won(even, even, beside=("launch_pad",), one=("bakery",)) == [1]


@rule("TAP-END-07", "TAP-VARIANT-08")
def test_with_the_option_resources_break_a_tie():
    won = winners(tiebreak_resources=True)
    mine, theirs = {"vp": 30, "coin": 2, "food": 2}, {"vp": 30, "worker": 3}
    assert won(mine, theirs, one=("lighthouse",)) == [0]
    assert winners()(mine, theirs, one=("lighthouse",)) == [1]


@rule("TAP-END-08")
def test_with_the_option_a_tie_of_resources_is_shared():
    won = winners(tiebreak_resources=True)
    assert won({"vp": 30, "coin": 2}, {"vp": 30, "worker": 2}, one=("lighthouse",)) == [0, 1]


@rule("TAP-END-09")
def test_a_tie_without_landmarks_goes_by_resources_and_is_then_shared():
    won = winners()
    assert won({"vp": 30, "coin": 1}, {"vp": 30, "worker": 2}) == [1]
    assert won({"vp": 30, "coin": 2}, {"vp": 30, "worker": 2}) == [0, 1]
    assert won({"vp": 30, "coin": 2}, {"vp": 30, "worker": 2}, {"vp": 29, "food": 8}) == [0, 1]
