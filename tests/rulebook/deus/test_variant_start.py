"""Variant: alternative start (DEUS-VSTART-01..06)."""

from __future__ import annotations

import pytest

from tafelrunde.games.deus.game import DEUS
from tafelrunde.games.deus.table.prompts import ACTION, START
from tafelrunde.games.deus.table.state import Table
from tafelrunde.kernel.game import UsageError
from tafelrunde.kernel.match import IllegalChoice, Match
from tafelrunde.kernel.scenario import answer
from tests.rulebook import rule


def start(pieces: int, players: int = 2) -> Match:
    return Match(DEUS, players, 1, {"start_pieces": pieces})


def choose(match: Match, *mix: int) -> None:
    for count in mix:
        answer(match, START, count)


def boards(match: Match) -> list[list[int]]:
    assert isinstance(match.state, Table)
    return [player.board for player in match.state.players]


@rule("DEUS-VSTART-01")
def test_each_player_puts_ten_pieces_in_any_mix_on_the_player_board():
    match = start(10)
    choose(match, 0, 5, 1, 0, 4)
    choose(match, 5, 5, 0, 0, 0)
    assert boards(match) == [[0, 5, 1, 0, 4], [5, 5, 0, 0, 0]]
    assert match.decision is not None
    assert match.decision.prompt is ACTION


@rule("DEUS-VSTART-01")
def test_exactly_ten_are_chosen_and_at_most_five_of_a_type():
    match = start(10)
    assert match.decision is not None
    assert match.decision.options == [0, 1, 2, 3, 4, 5]
    choose(match, 0, 0, 0)
    assert match.decision.options == [5]  # or the rest would not come to 10
    with pytest.raises(IllegalChoice):
        match.choose(4)
    match = start(10)
    choose(match, 5, 4)
    assert match.decision is not None
    assert match.decision.options == [0, 1]


@rule("DEUS-VSTART-02")
def test_what_was_chosen_in_secret_stays_once_all_mixes_are_shown():
    """Also for the player who chose last and is the first player."""
    for seed in range(1, 20):
        match = Match(DEUS, 2, seed, {"start_pieces": 10})
        choose(match, 0, 5, 1, 0, 4, 5, 5, 0, 0)
        assert match.can_undo
        choose(match, 0)
        assert match.decision is not None
        if match.decision.seat == 1:
            assert not match.can_undo
            return
    raise AssertionError("the second player never began")


@rule("DEUS-VSTART-01")
def test_without_the_variant_everybody_has_two_of_each():
    match = Match(DEUS, 2, 1)
    assert boards(match) == [[2, 2, 2, 2, 2], [2, 2, 2, 2, 2]]


@rule("DEUS-VSTART-02")
def test_the_choice_is_hidden_until_all_have_chosen():
    match = start(10)
    choose(match, 0, 5, 1, 0, 4)
    seen = match.view(1)["seats"][0]
    assert seen["sealed"] is None
    assert seen["board"] == [0, 0, 0, 0, 0]
    assert match.view(0)["seats"][0]["sealed"] == [0, 5, 1, 0, 4]
    choose(match, 2, 2, 2, 2, 2)
    assert match.view(1)["seats"][0]["board"] == [0, 5, 1, 0, 4]


@rule("DEUS-VSTART-02")
def test_the_choices_are_simultaneous():
    assert START.simultaneous
    options = []
    for mix in ((5, 5, 0, 0, 0), (0, 0, 0, 5, 5)):
        match = start(10)
        choose(match, *mix)
        assert match.decision is not None
        assert match.decision.seat == 1
        options.append(match.decision.options)
    assert options[0] == options[1]


@rule("DEUS-VSTART-02")
def test_an_answer_in_an_imagined_match_joins_the_choices_dealt_there():
    match = start(10)
    choose(match, 2, 2)
    imagined = match.imagine(1, seed=3)
    assert imagined.decision is not None
    count = imagined.decision.options[0]
    imagined.choose(count)
    assert imagined.view(0)["seats"][0]["sealed"][2:] == [count]


@rule("DEUS-VSTART-03")
def test_what_is_not_chosen_is_the_reserve():
    match = start(10)
    choose(match, 0, 5, 1, 0, 4)
    choose(match, 2, 2, 2, 2, 2)
    assert match.view()["seats"][0]["reserve"] == [5, 0, 4, 5, 1]
    assert match.view()["seats"][1]["reserve"] == [3, 3, 3, 3, 3]


@pytest.mark.parametrize(
    "pieces",
    [
        pytest.param(9, marks=rule("DEUS-VSTART-04")),
        pytest.param(8, marks=rule("DEUS-VSTART-04")),
        pytest.param(7, marks=rule("DEUS-VSTART-05")),
        pytest.param(6, marks=rule("DEUS-VSTART-05")),
    ],
)
def test_experienced_players_start_with_fewer(pieces: int):
    match = start(pieces)
    choose(match, 1, 5, 0, 0, pieces - 6)
    choose(match, pieces - 5, 5, 0, 0, 0)
    assert [sum(board) for board in boards(match)] == [pieces, pieces]


@rule("DEUS-VSTART-04", "DEUS-VSTART-05")
def test_no_other_numbers_are_offered():
    with pytest.raises(UsageError, match="start_pieces"):
        start(5)
    with pytest.raises(UsageError, match="start_pieces"):
        start(11)


@rule("DEUS-VSTART-06")
@pytest.mark.parametrize("pieces", [10, 8, 6])
def test_the_number_is_the_same_for_all(pieces: int):
    match = start(pieces, players=4)
    while match.decision is not None and match.decision.prompt is START:
        seat = match.decision.seat
        match.choose(match.decision.options[-1 if seat % 2 else 0])
    assert [sum(board) for board in boards(match)] == [pieces] * 4
    assert match.options["start_pieces"] == pieces
