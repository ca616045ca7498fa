"""Undo, views of the past, and events."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from playing import WithAction, asked, everything_of, first_turn, play_some, told
from toy import TOY, Captain, Table
from toy_cards import (
    ACTION,
    CALL,
    CONVERT,
    GAMBLE,
    GRAIN,
    STOW,
    VOTE,
    WOOD,
)

from tafelrunde.kernel.decision import Rules, ask
from tafelrunde.kernel.game import UsageError
from tafelrunde.kernel.match import (
    LAST,
    NOTHING,
    CannotUndo,
    Match,
)
from tafelrunde.kernel.playout import random_code
from tafelrunde.kernel.rng import seeded
from tafelrunde.kernel.state import EVERYTHING, SPECTATOR


def test_undo_crosses_restart_points() -> None:
    match = first_turn()
    positions = [match.hash()]
    for code in (CONVERT + GRAIN, CONVERT + WOOD, STOW, 7):
        match.choose(code)
        positions.append(match.hash())
    assert len(match.checkpoints) >= 3
    while match.can_undo:
        positions.pop()
        match.undo()
        assert match.hash() == positions[-1]
    assert len(positions) == 1
    assert len(match.codes) == match.horizon == 2


def test_what_was_undone_can_be_done_otherwise() -> None:
    match = first_turn()
    match.choose(CONVERT + GRAIN)
    match.undo()
    match.choose(CONVERT + WOOD)
    straight = first_turn()
    straight.choose(CONVERT + WOOD)
    assert everything_of(match) == everything_of(straight)


def test_a_reveal_cannot_be_undone() -> None:
    match = first_turn()
    match.choose(GAMBLE)
    match.choose(1)  # the dice are rolled; the same seat may roll again
    assert asked(match).seat == 0
    assert not match.can_undo
    with pytest.raises(CannotUndo):
        match.undo()


def test_what_others_were_asked_about_cannot_be_undone() -> None:
    match = first_turn()
    match.choose(CALL)
    match.choose(1)
    assert asked(match).seat == 1
    with pytest.raises(CannotUndo):
        match.undo()


def test_what_was_confirmed_cannot_be_undone() -> None:
    match = first_turn()
    match.choose(CONVERT)
    match.settle()
    with pytest.raises(CannotUndo):
        match.undo()
    match.choose(STOW)
    match.undo()
    assert asked(match).prompt is ACTION


def test_nothing_is_undone_at_the_start_or_at_the_end() -> None:
    match = Match(TOY, 2, 1)
    with pytest.raises(CannotUndo):
        match.undo()
    with pytest.raises(CannotUndo):
        play_some(match, 1, 10_000).undo()


def test_a_search_match_keeps_no_trail() -> None:
    for keep in (NOTHING, LAST):
        match = Match(TOY, 2, 1, keep=keep)
        match.choose(asked(match).options[0])
        assert not match.can_undo
        assert match.events() == []
        with pytest.raises(CannotUndo):
            match.undo()
        with pytest.raises(UsageError):
            match.record()


def test_the_match_as_it_was_can_be_looked_at_back_to_the_horizon() -> None:
    match = first_turn()
    past = [everything_of(match)]
    for code in (CONVERT, CONVERT + WOOD, STOW, 3):
        match.choose(code)
        past.append(everything_of(match))
    for ply in range(match.horizon, len(match.codes) + 1):
        assert everything_of(match.at(ply)) == past[ply - match.horizon]
    for ply in (match.horizon - 1, len(match.codes) + 1, -1):
        with pytest.raises(CannotUndo):
            match.at(ply)


def test_a_look_at_the_past_is_a_match_of_its_own() -> None:
    match = first_turn()
    match.choose(STOW)
    match.choose(3)
    now = everything_of(match)
    past = match.at(3)
    past.choose(9)
    past.undo()
    past.undo()
    past.choose(CALL)
    assert everything_of(match) == now


def test_events_are_cut_by_undo_and_come_back_the_same() -> None:
    def noisy(table: Table, me: Captain) -> Rules:
        table.tell("began", me)
        first = yield ask(me, VOTE, [0, 1])
        table.tell("voted", me, {"secretly": first}, openly=first)
        second = yield ask(me, VOTE, [0, 1])
        table.tell("voted", me, openly=second)
        yield ask(me, VOTE, [0, 1])

    match = first_turn(WithAction(noisy))
    history = [told(match)]
    for code in (CONVERT, CALL, 1, 0):
        match.choose(code)
        history.append(told(match))
    assert [event[1] for event in history[-1][-3:]] == ["began", "voted", "voted"]
    assert [event[0] for event in history[-1][-3:]] == [4, 5, 6]
    for _ in range(4):
        assert told(match) == history.pop()
        match.undo()
    assert told(match) == history.pop()
    for code in (CONVERT, CALL, 1, 0):
        match.choose(code)
    assert [event[0] for event in told(match)[-3:]] == [4, 5, 6]
    assert told(match, since=5) == told(match)[-1:]


def test_an_event_whispers_to_its_seat_only() -> None:
    match = first_turn()
    sealed = match.events()[0]
    assert sealed.name == "sealed"
    assert sealed.seat == 0
    assert "card" in sealed.facts_for(0)
    assert "card" in sealed.facts_for(EVERYTHING)
    assert "card" not in sealed.facts_for(1)
    assert "card" not in sealed.facts_for(SPECTATOR)


@settings(max_examples=25)
@given(st.integers(0, 2**32), st.integers(2, 4), st.lists(st.integers(0, 3), min_size=10, max_size=60))
def test_playing_with_many_undos_is_playing_without(seed: int, players: int, steps: list[int]) -> None:
    """The record, its hashes and the events are those of the choices that were left standing."""
    dice = seeded(seed)
    match = Match(TOY, players, seed, {"cargo": 32, "rounds": 6})
    for step in steps * 3:
        if match.over:
            break
        if step == 0 and match.can_undo:
            match.undo()
        else:
            match.choose(random_code(match, dice))
    straight = Match(TOY, players, seed, {"cargo": 32, "rounds": 6})
    for code in match.codes:
        straight.choose(code)
    assert everything_of(straight) == everything_of(match)
    assert Match.replay(match.record(), TOY).hash() == match.hash()
