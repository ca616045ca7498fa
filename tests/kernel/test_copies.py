"""Clones and imagined matches."""

from __future__ import annotations

import pytest
from playing import asked, everything_of, first_turn, play_some
from toy import TOY, Table, call_festival
from toy_cards import (
    BERTH,
    CALL,
    CONVERT,
    GRAIN,
    OBJECT,
    SCOUT,
    STOW,
    TAKE,
    VOTE,
)

from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.game import UsageError
from tafelrunde.kernel.match import (
    LAST,
    NOTHING,
    TRAIL,
    CannotUndo,
    Match,
)
from tafelrunde.kernel.playout import random_code
from tafelrunde.kernel.rng import seeded
from tafelrunde.kernel.state import EVERYTHING, SPECTATOR


def test_clones_go_their_own_way() -> None:
    match = first_turn(cargo=32)
    match.choose(STOW)
    for berth in range(20):
        match.choose(berth)
    before = everything_of(match)
    clone = match.clone()
    copy_of_clone = clone.clone()
    assert clone.hash() == copy_of_clone.hash() == match.hash()
    play_some(clone, 1, 10_000)
    assert clone.over
    assert everything_of(match) == before
    assert copy_of_clone.hash() == match.hash()
    match.choose(39)
    assert copy_of_clone.hash() != match.hash()
    copy_of_clone.choose(39)
    assert copy_of_clone.hash() == match.hash()


def test_a_clone_can_be_cloned_after_it_went_on() -> None:
    for choices in range(40):
        clone = play_some(Match(TOY, 3, 9).clone(), 4, choices)
        assert clone.clone().hash() == clone.hash()


def test_a_clone_is_asked_and_sees_the_same() -> None:
    match = play_some(Match(TOY, 4, 2), 2, 15)
    clone = match.clone(TRAIL)
    assert clone.keep == LAST  # it has no past to go back to
    assert (clone.players, clone.options) == (match.players, match.options)
    for seat in (EVERYTHING, SPECTATOR, 0, 1, 2, 3):
        assert clone.view(seat) == match.view(seat)


def test_a_match_that_keeps_nothing_says_so_when_it_is_to_be_copied() -> None:
    match = Match(TOY, 2, 1, keep=NOTHING)
    with pytest.raises(UsageError, match="keeps nothing"):
        match.clone()
    with pytest.raises(UsageError, match="keeps nothing"):
        match.imagine(0, 1)


def test_matches_that_keep_less_play_the_same() -> None:
    one, other, third = (Match(TOY, 3, 4, keep=keep) for keep in (NOTHING, LAST, TRAIL))
    dice = seeded(1)
    while not third.over:
        code = random_code(third, dice)
        for match in (one, other, third):
            match.choose(code)
        assert one.hash() == other.hash() == third.hash()


def test_what_is_imagined_refuses_undo_and_record() -> None:
    match = first_turn()
    match.choose(CONVERT)
    imagined = match.imagine(0, 1)
    imagined.choose(STOW)
    assert not imagined.can_undo
    for refused in (imagined.undo, lambda: imagined.at(0)):
        with pytest.raises(CannotUndo):
            refused()
    with pytest.raises(UsageError):
        imagined.record()
    with pytest.raises(UsageError):
        imagined.clone().record()


def test_imagining_leaves_the_match_alone_and_varies_with_the_seed() -> None:
    match = first_turn()
    match.choose(SCOUT)
    before = everything_of(match)
    hashes = {match.imagine(1, seed).hash() for seed in range(20)}
    assert len(hashes) == 20
    assert everything_of(match) == before


def test_the_secret_options_of_others_are_listed_anew() -> None:
    match = first_turn(players=3, seed=4)
    match.choose(SCOUT)
    assert asked(match).prompt is OBJECT
    seen = {tuple(asked(match.imagine(0, seed)).options) for seed in range(60)}
    assert len(seen) > 3
    own = {tuple(asked(match.imagine(1, seed)).options) for seed in range(60)}
    assert own == {tuple(asked(match).options)}


def test_a_card_taken_openly_stays_known() -> None:
    match = first_turn()
    card = match.view()["market"][0]
    match.choose(TAKE)
    match.choose(card)
    for seed in range(30):
        assert card in match.imagine(1, seed).state.players[0].hand  # type: ignore[attr-defined]


def test_an_imagined_match_can_be_imagined_by_another_seat_in_the_middle_of_a_rule() -> None:
    match = first_turn(players=3, seed=4, cargo=32)
    match.choose(SCOUT)
    imagined = match.imagine(0, 1)
    imagined.choose(NONE)
    twice = imagined.imagine(1, 2)
    assert twice.clone().hash() == twice.hash()
    assert twice.view(1) == imagined.view(1)
    assert len(twice.deals) == 2


def test_restart_points_that_were_passed_are_found_again() -> None:
    """A match for search takes them at ever greater distances; one for people takes each. They are copied alike."""
    passed = 0
    for seed in range(6):
        search, people, dice = Match(TOY, 3, seed, keep=LAST), Match(TOY, 3, seed), seeded(seed)
        ply = 0
        while search.decision is not None:
            ply += 1
            if ply % 19 == seed:
                passed += len(search.skipped_answers)
                search, people = (match.imagine(ply % 3, ply).clone() for match in (search, people))
                assert search.hash() == people.hash()
                assert search.checkpoint.pack() == people.checkpoint.pack()
            code = random_code(search, dice)
            search.choose(code)
            people.choose(code)
            people.clone()
        assert search.clone().hash() == search.hash() == people.hash()
    assert passed > 10, "hardly anything was passed"


def test_long_rules_offer_fewer_berths_each_time() -> None:
    match = first_turn(cargo=32)
    match.choose(STOW)
    for left in range(32, 0, -1):
        assert asked(match).prompt is BERTH
        assert asked(match).about == left
        assert len(asked(match).options) == 8 + left
        match.choose(asked(match).options[-1])
    assert asked(match).seat == 1


def test_festival_is_a_group_decision_in_seat_order() -> None:
    match = first_turn(players=4)
    match.choose(CALL)
    seats = []
    while asked(match).prompt is VOTE:
        seats.append(asked(match).seat)
        match.choose(1)
    assert seats == [0, 1, 2, 3]
    assert match.view()["seats"][3]["goods"][GRAIN] == 4
    assert call_festival in Table.actions
