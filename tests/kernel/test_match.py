"""A match: choices, results, and what happens when a rule goes wrong."""

from __future__ import annotations

from typing import Any

import pytest
from playing import WithAction, asked, everything_of, first_turn, play_some
from toy import TOY, Captain, Harbour, Table
from toy_cards import (
    ACTION,
    BUILD,
    CALL,
    CONVERT,
    GRAIN,
    KEEP,
    KINDS,
    SEAL,
    SHELF,
    STOW,
    VOTE,
    WOOD,
)

from tafelrunde.kernel.decision import NONE, Rules, ask, ask_secret
from tafelrunde.kernel.game import UsageError
from tafelrunde.kernel.match import (
    LAST,
    DeadEnd,
    IllegalChoice,
    Match,
    NoDeal,
)
from tafelrunde.kernel.playout import random_code
from tafelrunde.kernel.rng import seeded
from tafelrunde.kernel.scenario import Scenario, answer
from tafelrunde.kernel.state import EVERYTHING, SPECTATOR


def test_every_answer_of_the_game_has_an_action_number_of_its_own() -> None:
    numbers = [prompt.action(code) for prompt in TOY.prompts for code in range(NONE, prompt.size)]
    assert sorted(numbers) == list(range(TOY.actions))


@pytest.mark.parametrize("wrong", [99, -2, True, 0.0, 1.0, "0", None, [0], 10**30, float("nan")])
def test_an_illegal_choice_names_question_and_answers_and_changes_nothing(wrong: Any) -> None:
    match = first_turn()
    match.choose(CONVERT)
    before = everything_of(match)
    with pytest.raises(IllegalChoice) as refusal:
        match.choose(wrong)
    assert repr(wrong)[:40] in str(refusal.value)
    assert "ACTION" in str(refusal.value)
    assert str(asked(match).options) in str(refusal.value)
    assert everything_of(match) == before
    match.choose(STOW)


def test_an_answer_of_many_letters_is_not_repeated_in_full() -> None:
    with pytest.raises(IllegalChoice) as refusal:
        first_turn().choose("x" * 100_000)  # type: ignore[arg-type]
    assert len(str(refusal.value)) < 300


def test_nothing_can_be_chosen_when_the_game_is_over() -> None:
    match = play_some(Match(TOY, 2, 1), 1, 10_000)
    assert match.over
    assert match.view(SPECTATOR)["pending"] is None
    with pytest.raises(IllegalChoice, match="over"):
        match.choose(0)


def test_there_is_no_result_before_the_end() -> None:
    with pytest.raises(UsageError, match="not over yet"):
        _ = first_turn().result


def test_the_result_says_where_the_points_came_from() -> None:
    result = play_some(Match(TOY, 3, 1), 1, 10_000).result
    assert [sum(points.values()) for points in result.breakdown] == result.scores
    assert set(result.breakdown[0]) == {"played", "festival", "fortune", "cargo", "sealed"}
    assert all(result.scores[seat] == max(result.scores) for seat in result.winners)


def test_only_who_is_asked_sees_the_options() -> None:
    match = first_turn()
    assert match.view(0)["pending"]["options"] == asked(match).options
    assert match.view(EVERYTHING)["pending"]["options"] == asked(match).options
    assert "options" not in match.view(1)["pending"]
    assert "options" not in match.view(SPECTATOR)["pending"]


def test_a_view_can_be_scribbled_on() -> None:
    match = first_turn()
    before = match.hash()
    match.view(0)["pending"]["options"].clear()
    match.view(0)["seats"][0]["goods"].clear()
    assert match.hash() == before


def test_seeds_that_nobody_chose_give_different_games() -> None:
    assert len({Match(TOY, 2).hash() for _ in range(5)}) == 5


def test_the_same_seed_gives_the_same_game() -> None:
    assert Match(TOY, 3, 5).hash() == Match(TOY, 3, 5).hash() != Match(TOY, 3, 6).hash()


@pytest.mark.parametrize("seed", [1 << 64, -(1 << 64), "7", 1.0, True])
def test_a_seed_is_a_whole_number_of_64_bits(seed: Any) -> None:
    with pytest.raises(UsageError, match="seed"):
        Match(TOY, 2, seed)


def test_each_seat_is_named_or_none() -> None:
    assert Match(TOY, 2, 1, seats=["ann", "bob"]).seats == ["ann", "bob"]
    with pytest.raises(UsageError, match="2 play, but 3 seats are named"):
        Match(TOY, 2, 1, seats=["ann", "bob", "eve"])


def test_answering_another_question_than_the_one_asked_fails_a_test() -> None:
    match = first_turn()
    with pytest.raises(AssertionError, match="ACTION is asked, not VOTE"):
        answer(match, VOTE, 0)
    answer(match, ACTION, CALL)


def test_a_scenario_must_be_possible() -> None:
    scenario = Scenario(TOY, 2)
    assert isinstance(scenario.state, Table)
    scenario.state.players[0].goods[GRAIN] += 1
    with pytest.raises(AssertionError, match="grain"):
        scenario.match()
    scenario.state.bank[GRAIN] -= 1
    match = scenario.match()
    assert asked(match).prompt is SEAL
    with pytest.raises(UsageError, match="seed"):
        match.record()


def raises_halfway(table: Table, me: Captain) -> Rules:
    table.tell("began", me)
    table.pay(me, GRAIN, 1)
    fatal = yield ask(me, VOTE, [0, 1])
    table.pay(me, GRAIN, 1)
    table.tell("went on", me)
    if fatal:
        raise RuntimeError("a bug in a rule")


def test_a_rule_that_raises_leaves_the_match_as_it_was_and_playable() -> None:
    match = first_turn(WithAction(raises_halfway))
    match.choose(CONVERT + WOOD)
    match.choose(CALL)
    before = everything_of(match)
    with pytest.raises(RuntimeError, match="a bug in a rule"):
        match.choose(1)
    assert everything_of(match) == before
    assert match.can_undo
    match.choose(0)
    assert [event.name for event in match.events()[-2:]] == ["began", "went on"]
    play_some(match, 1, 5)


def test_a_rule_that_raises_after_a_restart_point_is_rebuilt_too() -> None:
    class Changed(Table):
        def next_step(self) -> Any:
            if self.turn == 1:
                raise RuntimeError("the next turn cannot begin")
            return super().next_step()

    class Box(Harbour):
        table = Changed

    match = first_turn(Box())
    match.choose(STOW)
    match.choose(1)
    before = everything_of(match)
    checkpoints = len(match.checkpoints)
    with pytest.raises(RuntimeError, match="the next turn"):
        match.choose(2)
    assert everything_of(match) == before
    assert len(match.checkpoints) == checkpoints


def test_a_step_without_a_choice_is_run_again_by_a_clone_instead_of_being_copied() -> None:
    """Without storms nobody is asked at the end of a round."""
    match, dice = Match(TOY, 3, 5, keep=LAST), seeded(5)
    while match.state.round == 0:
        match.choose(random_code(match, dice))
    assert match.state.turn == 0
    assert match.clone().hash() == match.hash()
    assert match.checkpoint.turn == 3


def test_a_question_without_answers_is_a_dead_end() -> None:
    def nothing_to_choose(table: Table, me: Captain) -> Rules:
        yield ask(me, VOTE, [])

    match = first_turn(WithAction(nothing_to_choose))
    before = everything_of(match)
    with pytest.raises(DeadEnd, match="VOTE without options for seat 0"):
        match.choose(CALL)
    assert everything_of(match) == before


def test_a_secret_question_without_answers_is_a_dead_end() -> None:
    def nothing_to_choose(table: Table, me: Captain) -> Rules:
        yield ask_secret(me, KEEP, lambda: me.drawn.copy())

    with pytest.raises(DeadEnd, match="KEEP"):
        first_turn(WithAction(nothing_to_choose)).choose(CALL)


def test_a_promise_of_hidden_cards_that_no_deal_keeps_is_named() -> None:
    def promise(table: Table, me: Captain) -> Rules:
        deck = table.deck.copy()
        yield ask_secret(me, KEEP, lambda: [0, 1] if table.deck == deck else [])

    match = first_turn(WithAction(promise))
    match.choose(CALL)
    with pytest.raises(NoDeal, match="seat 1"):
        match.imagine(1, 5)


def test_a_deal_that_contradicts_what_was_announced_is_dealt_again() -> None:
    """BUILD says that a card can be paid for; seat 1 must imagine hands in which this is so."""
    match = first_turn()
    assert isinstance(match.state, Table)
    table = match.state
    for kind in range(3):
        table.pay(table.players[0], kind, table.players[0].goods[kind])
    free = next(card for card in table.deck if not SHELF[card % KINDS].more and not SHELF[card % KINDS].gold)
    table.deck[table.deck.index(free)] = table.players[0].hand[0]
    table.players[0].hand[0] = free
    table.players[0].hand.sort()
    poor = Match(TOY, 2, state=table.clone())
    poor.choose(BUILD)
    for seed in range(50):
        imagined = poor.imagine(1, seed)
        assert asked(imagined).options == imagined.state.affordable(imagined.state.players[0]) != []  # type: ignore[attr-defined]
