"""A match: choices, undo, views of the past, events, copies, and what happens when a rule goes wrong."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from toy import (
    ACTION,
    BERTH,
    BUILD,
    CALL,
    CONVERT,
    GAMBLE,
    GRAIN,
    KEEP,
    KINDS,
    OBJECT,
    SCOUT,
    SEAL,
    SHELF,
    STOW,
    TAKE,
    TOY,
    VOTE,
    WOOD,
    Captain,
    Harbour,
    Table,
    build,
    call_festival,
    gamble,
    scout,
    stow,
    take,
)

from tafelrunde.kernel.decision import NONE, Decision, Rules, ask, ask_secret
from tafelrunde.kernel.game import BadUse
from tafelrunde.kernel.match import (
    LAST,
    NOTHING,
    TRAIL,
    CannotUndo,
    DeadEnd,
    IllegalChoice,
    Match,
    NoDeal,
)
from tafelrunde.kernel.playout import random_code
from tafelrunde.kernel.rng import seeded
from tafelrunde.kernel.scenario import Scenario, answer
from tafelrunde.kernel.state import EVERYTHING, SPECTATOR


def asked(match: Match) -> Decision:
    assert match.decision is not None
    return match.decision


def first_turn(game: Harbour = TOY, players: int = 2, seed: int = 1, **options: object) -> Match:
    """After the sealing: seat 0 has two of every good and may act."""
    match = Match(game, players, seed, options)
    while asked(match).prompt is SEAL:
        match.choose(asked(match).options[0])
    return match


def play_some(match: Match, seed: int, choices: int) -> Match:
    dice = seeded(seed)
    for _ in range(choices):
        if not match.over:
            match.choose(random_code(match, dice))
    return match


def told(match: Match, since: int = -1) -> list[tuple[Any, ...]]:
    return [(event.ply, event.name, event.seat, event.facts, event.whisper) for event in match.events(since)]


def everything_of(match: Match) -> tuple[Any, ...]:
    return (
        match.hash(), match.codes.copy(), match.hashes.copy(), match.horizon, match.since.copy(),
        match.view(EVERYTHING), told(match),
    )  # fmt: skip


class WithAction(Harbour):
    """The toy with another rule in place of the festival."""

    def __init__(self, rule: Any) -> None:
        super().__init__()

        class Changed(Table):
            actions = (scout, build, take, rule, gamble, stow)

        self.table = Changed  # type: ignore[misc]


# ------------------------------------------------------------------------------------------------ choosing


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
    with pytest.raises(BadUse, match="not over yet"):
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
    with pytest.raises(BadUse, match="seed"):
        Match(TOY, 2, seed)


def test_each_seat_is_named_or_none() -> None:
    assert Match(TOY, 2, 1, seats=["ann", "bob"]).seats == ["ann", "bob"]
    with pytest.raises(BadUse, match="2 play, but 3 seats are named"):
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
    with pytest.raises(BadUse, match="seed"):
        match.record()


# ------------------------------------------------------------------------------------------------ undo


def test_undo_crosses_restart_points() -> None:
    match = first_turn()
    positions = [match.hash()]
    for code in (CONVERT + GRAIN, CONVERT + WOOD, STOW, 7):
        match.choose(code)
        positions.append(match.hash())
    assert len(match.trail) >= 3
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
        with pytest.raises(BadUse):
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
    assert "card" in sealed.seen_by(0)
    assert "card" in sealed.seen_by(EVERYTHING)
    assert "card" not in sealed.seen_by(1)
    assert "card" not in sealed.seen_by(SPECTATOR)


@settings(max_examples=25, deadline=None)
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


# ------------------------------------------------------------------------------------------------ rules that go wrong


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
    trail = len(match.trail)
    with pytest.raises(RuntimeError, match="the next turn"):
        match.choose(2)
    assert everything_of(match) == before
    assert len(match.trail) == trail


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


# ------------------------------------------------------------------------------------------------ copies


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
    with pytest.raises(BadUse, match="keeps nothing"):
        match.clone()
    with pytest.raises(BadUse, match="keeps nothing"):
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
    with pytest.raises(BadUse):
        imagined.record()
    with pytest.raises(BadUse):
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
