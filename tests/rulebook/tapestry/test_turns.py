"""Turn structure (TAP-TURN-01..14)."""

from __future__ import annotations

import pytest

from tafelrunde.games.tapestry.components.tracks import SPACES
from tafelrunde.games.tapestry.pieces.kinds import RED_DIE, RESOURCES, TRACKS
from tafelrunde.games.tapestry.table.prompts import (
    ACTION,
    BONUS,
    CONQUER,
    DIE,
    INCOME,
    LANDMARK_SITE,
    LANDMARK_TURN,
    PAY_CARD,
    PAY_TECH,
    PAY_TILE,
    PLAY,
    REPLACE,
    RESEARCH,
    RESOURCE,
    TOKEN_ON_TECH,
    UPGRADE,
)
from tafelrunde.kernel.decision import NONE
from tests.rulebook import rule
from tests.rulebook.tapestry.conquests import TARGET, rolling
from tests.rulebook.tapestry.entering import entered, quiet, seat_asked
from tests.rulebook.tapestry.holdings import change, holdings
from tests.rulebook.tapestry.openings import first_turns, random_game, seen


@rule("TAP-TURN-01")
def test_a_turn_is_one_advance_or_one_income():
    made = quiet().seat(0, coin=2, food=2)
    t = made.start()
    assert t.asked is ACTION
    assert t.options == [0, 1, 2, 3, INCOME]
    t.advance("exploration", pay=["food"])
    assert (t.asked, seat_asked(t)) == (ACTION, 1)
    t = made.no_cards().start().income().answer(RESOURCE, 0)
    assert (t.asked, seat_asked(t)) == (ACTION, 1)
    assert t.player(0).far == [0, 0, 0, 0]


@rule("TAP-TURN-02")
@pytest.mark.parametrize("seed", range(4))
def test_the_first_player_begins_and_the_turn_goes_clockwise(seed: int):
    match = first_turns(4, seed)
    assert match.log is not None
    first = seen(match)["first"]
    begun = [event.seat for event in match.log.events if event.name == "era"]
    assert begun == [(first + n) % 4 for n in range(4)]
    assert match.decision is not None
    assert match.decision.seat == first  # round again


@rule("TAP-TURN-02")
def test_players_who_have_finished_are_passed_over():
    t = quiet(3).seat(0, food=1).finished(1).start().advance("exploration")
    assert seat_asked(t) == 2


@rule("TAP-TURN-03")
def test_the_first_turn_must_be_an_income_turn():
    t = quiet().seat(0, era=0, coin=8, worker=8, food=8, culture=8).start()
    assert t.player(0).era == 1  # nothing else could be chosen
    assert seat_asked(t) == 1
    t = quiet().seat(0, era=1, coin=8).start()
    assert t.options == [0, 1, 2, 3, INCOME]


@rule("TAP-TURN-04", "TAP-TURN-05")
@pytest.mark.parametrize("players", [1, 3])
def test_everybody_takes_five_income_turns_of_which_one_is_the_first_and_one_the_last_turn(players: int):
    over = None
    for match in random_game(players, seed=players):
        over = match
        if match.decision is not None and match.decision.prompt is ACTION:
            seat = seen(match)["seats"][match.decision.seat]
            assert 1 <= seat["era"] <= 4
            assert not seat["finished"]
    assert over is not None
    assert over.log is not None
    for n in range(players):
        eras = [event.facts["era"] for event in over.log.events if event.name == "era" and event.seat == n]
        assert eras == [1, 2, 3, 4, 5]
    assert all(seat["finished"] for seat in seen(over)["seats"])


@rule("TAP-TURN-05")
def test_income_begins_the_next_era_and_the_fifth_ends_the_game_of_its_player():
    for era in (1, 2, 3):
        t = quiet().seat(0, era=era, coin=1).seat(1, era=4).no_cards().start().income()
        assert t.player(0).era == era + 1
        assert not t.player(0).finished
    t = quiet().seat(0, era=4, coin=1).seat(1, era=4, coin=2).start().income()
    assert t.player(0).finished
    t.advance("exploration")  # seat 1
    assert seat_asked(t) == 1  # seat 0 has no more turns


@rule("TAP-TURN-06")
def test_players_choose_their_income_turns_independently():
    t = quiet().seat(0, era=3, coin=1).seat(1, era=1).no_cards().start()
    assert INCOME in t.options
    t.income()
    for _ in range(3):
        t.answer(RESOURCE, 0)
    assert [seat["era"] for seat in seen(t.match)["seats"]] == [4, 1]
    assert seat_asked(t) == 1
    assert t.options == [0, 1, 2, 3, INCOME]  # nothing drives seat 1 on


@rule("TAP-TURN-07")
@pytest.mark.parametrize(("era", "space"), [(1, 2), (2, 3), (3, 4), (4, 4)])
def test_the_new_era_counts_from_step_1_on(era: int, space: int):
    """Inventors upgrade Printing Press in step 1: its card goes on the space of the era just entered."""
    made = quiet().seat(0, era=era, hand=["trap"], tech={"middle": ["printing_press"]}, civs=["inventors"])
    made.seat(1, era=4, tracks={"technology": 4}).mat(0, "inventors", 4)
    t = made.start().income()
    assert t.player(0).era == era + 1
    assert t.player(0).stacks == [()] * 5  # still empty
    t.answer(TOKEN_ON_TECH, t.tech("printing_press"))
    t.answer(PLAY, t.card("trap"))
    assert t.player(0).stacks[space][0] == t.card("trap")
    assert sum(stack != () for stack in t.player(0).stacks) == 1


@rule("TAP-TURN-08")
def test_the_number_of_advance_turns_is_not_limited():
    made = quiet().seat(0, coin=8, worker=8, food=8, culture=8).seat(1, coin=8, worker=8, food=8, culture=8)
    t = made.start()
    taken = 0
    while taken < 13:
        taken += t.asked is ACTION and seat_asked(t) == 0
        t.match.choose(NONE if NONE in t.options else t.options[0])
    assert t.player(0).era == 1
    assert sum(t.player(0).far) >= 12


@rule("TAP-TURN-10")
def test_nobody_acts_before_the_turn_of_the_player_before_is_over():
    made = quiet().seat(0, hand=["trap"], tech={"bottom": ["clocks"]}, tracks={"technology": 3})
    t = made.seat(1, era=2).start().income()
    t.answer(PLAY, t.card("trap"))
    assert (t.asked, seat_asked(t)) == (UPGRADE, 0)  # the card is played, and seat 1 still waits
    t.answer(UPGRADE, t.tech("clocks"))
    while seat_asked(t) == 0:
        assert t.asked in (LANDMARK_TURN, LANDMARK_SITE)  # the Forge is gained in the turn of seat 0
        t.match.choose(t.options[0])
    assert (t.asked, seat_asked(t)) == (ACTION, 1)
    assert not ACTION.simultaneous  # no answer is taken early


@rule("TAP-TURN-11")
def test_every_bonus_may_be_left():
    with_bonus = [(t, n) for t, spaces in enumerate(SPACES) for n, space in enumerate(spaces, 1) if space.bonus]
    assert len(with_bonus) == 18
    tech = {"top": ["calendar", "irrigation"], "bottom": ["clocks"]}
    for track, space in with_bonus:
        made = rolling().seat(0, tiles=[1, 2, 5], hand=["trap", "guilds", "democracy"], tech=tech, space=[5, 7])
        t, _ = entered(TRACKS[track], space, made, coin=3)
        while t.asked not in (BONUS, PAY_CARD, PAY_TECH, PAY_TILE):
            assert seat_asked(t) == 0, (track, space)
            t.match.choose(t.options[-1])
        before = holdings(t.player(0))
        t.match.choose(NONE)
        assert change(t, before) == {}
        assert seat_asked(t) == 1


# Bonuses, what says "may", and a landmark that is placed at the end of the turn.
OPTIONAL = (BONUS, PAY_CARD, PAY_TECH, PAY_TILE, REPLACE, RESEARCH, LANDMARK_SITE)


@rule("TAP-TURN-12")
@pytest.mark.parametrize("track", TRACKS)
def test_benefits_and_landmarks_cannot_be_declined(track: str):
    for space in range(1, 13):
        tech = {"top": ["calendar"], "middle": ["light_bulb"], "bottom": ["canned_food"]}
        made = rolling().seat(0, tiles=[1, 5], hand=["trap", "guilds"], tech=tech, space=[5, 7])
        cost = dict.fromkeys(RESOURCES, 3)
        t = made.seat(0, tracks={track: space - 1}, **cost).start().advance(track)
        asked = 0
        while seat_asked(t) == 0 and asked < 40:
            asked += 1
            if t.asked not in OPTIONAL:
                assert NONE not in t.options, (space, t.asked)
            t.match.choose(t.options[0])
        assert (t.player(0).landmarks != 0) or space not in (4, 7, 10)


@rule("TAP-TURN-13")
def test_a_promise_binds_nobody():
    """Whatever was agreed, a territory of an opponent stays among the targets."""
    made = rolling().outpost(1, TARGET).seat(0, culture=1)
    t = made.start().advance("military")
    assert t.hex(TARGET) in t.options
    t.answer(CONQUER, t.hex(TARGET)).answer(DIE, RED_DIE)
    assert t.player(0).vp == 4  # and no sanction


@rule("TAP-TURN-14")
def test_nothing_can_be_traded_or_given():
    rich = dict.fromkeys(RESOURCES, 8)
    made = quiet().seat(0, **rich, tiles=[1, 2], hand=["trap"]).seat(1, **rich)
    t = made.start()
    assert t.options == [0, 1, 2, 3, INCOME]  # no action that hands something over
    before = holdings(t.player(1))
    t.advance("exploration", pay=["coin"])
    assert change(t, before, 1) == {}
