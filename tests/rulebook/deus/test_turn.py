"""Rounds and turns (DEUS-TURN-01..05), build or offer (DEUS-DEC-01, -23)."""

from __future__ import annotations

import pytest

from tafelrunde.games.deus.game import DEUS
from tafelrunde.games.deus.scenario import DeusTable, scenario
from tafelrunde.games.deus.table.prompts import ACTION, DISCARD, OFFER
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.match import IllegalChoice, Match
from tafelrunde.kernel.playout import random_code
from tafelrunde.kernel.rng import seeded
from tests.rulebook import rule
from tests.rulebook.deus.drawn import FIELD_22, FOREST_21, SWAMP_27, drawn, rich

NOTHING = {"gold": 0, "wood": 0, "clay": 0, "stone": 0, "wheat": 0}


def offer_something(t: DeusTable) -> None:
    """The player on turn discards one card and takes what comes."""
    seat = t.table.active
    t.answer(ACTION, OFFER)
    while t.asked is not ACTION:
        assert t.match.decision is not None
        assert t.match.decision.seat == seat
        t.match.choose(NONE if NONE in t.options else t.options[0])


@rule("DEUS-TURN-01")
def test_rounds_go_on_until_the_end_is_triggered():
    for round in range(1, 61):
        t = drawn().turn(0, round).start()
        offer_something(t)
        assert t.match.view()["round"] == round
        offer_something(t)
        assert t.match.view()["round"] == round + 1
        assert not t.match.over
        assert t.match.view()["last_round"] is None
    ended = drawn()
    for village in ended.state.map.villages:
        ended.village(village, 0, attacked=True)
    t = ended.turn(0, 3).start()
    for _ in range(3):
        offer_something(t)
    t.answer(ACTION, OFFER)
    while not t.match.over:
        t.match.choose(NONE if NONE in t.options else t.options[0])
    assert t.match.view()["round"] == 4


@rule("DEUS-TURN-02", "DEUS-TURN-05")
@pytest.mark.parametrize("first", [0, 2, 3])
def test_every_round_starts_with_the_first_player_and_goes_clockwise(first: int):
    t = scenario(4).turn(first, first=first).start()
    turns = []
    for _ in range(9):
        turns.append((t.match.view()["round"], t.table.active))
        assert t.match.view()["first"] == first, "the first-player card stays where it is"
        offer_something(t)
    order = [(first + k) % 4 for k in range(4)]
    assert turns == [(1, s) for s in order] + [(2, s) for s in order] + [(3, first)]


@rule("DEUS-TURN-03", "DEUS-DEC-01")
def test_a_turn_is_one_building_or_one_offering():
    built = rich(drawn()).start()
    assert set(built.options) == {*built.player(0).hand, OFFER}
    with pytest.raises(IllegalChoice):
        built.match.choose(NONE)
    built.build("red_raiders", at=FIELD_22)
    assert (built.table.active, built.asked) == (1, ACTION)
    offered = rich(drawn()).start()
    offer_something(offered)
    assert (offered.table.active, offered.asked) == (1, ACTION)


@rule("DEUS-TURN-03", "DEUS-DEC-01")
def test_who_has_chosen_to_offer_cannot_go_back_without_discarding():
    t = drawn().start()
    t.answer(ACTION, OFFER)
    assert t.asked is DISCARD
    assert NONE not in t.options


@rule("DEUS-TURN-04")
def test_who_can_build_nothing_can_still_make_an_offering():
    t = drawn().seat(0, hand=["red_raiders"], **NOTHING).start()
    assert t.options == [OFFER]
    offer_something(t)
    assert t.table.active == 1


@rule("DEUS-TURN-04")
def test_a_hand_is_never_empty_at_the_start_of_a_turn():
    t = rich(drawn(), hand=["red_raiders"]).start()
    t.build("red_raiders", at=FIELD_22)
    assert len(t.player(0).hand) == 5
    whole = rich(drawn(), hand=["red_raiders", "red_legion"]).start()
    whole.offer("red_raiders", "red_legion")
    while whole.asked is not ACTION:
        whole.match.choose(whole.options[0])
    assert len(whole.player(0).hand) == 5


@rule("DEUS-DEC-23")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_is_asked_in_another_players_turn(players: int):
    match = Match(DEUS, players, players, {"joker": True})
    dice = seeded(players)
    asked = 0
    while match.decision is not None:
        view = match.view()
        assert match.decision.seat == view["turn"]
        match.choose(random_code(match, dice))
        asked += 1
    names = [event.name for event in match.events()]
    assert asked > 50
    assert "robbed" in names, "players lost things in others' turns"


@rule("DEUS-DEC-23")
def test_a_theft_is_carried_out_without_asking_the_victim():
    made = rich(drawn(), hand=["red_raiders", "red_legion"]).piece(0, "production", FOREST_21)
    t = made.piece(1, "civil", SWAMP_27).seat(1, gold=9).start()
    t.build("red_raiders", at=FIELD_22)
    assert t.match.decision is not None
    assert t.match.decision.seat == 0, "only the thief is asked"
    t.match.choose(1)
    assert t.player(1).gold == 7
    assert (t.asked, t.table.active) == (ACTION, 1)
