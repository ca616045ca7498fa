"""Every law holds on the toy, and every law can fail: a mutant of the toy with one defect is caught by it."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from toy import TOY, Captain, Harbour, HarbourRules, HarbourShow, Table, build, call_festival, gamble, scout, stow, take
from toy_cards import ACTION, BET, CALL, CARDS, COUNTER, GRAIN, KEEP, OBJECT, PIRATE, SCOUT, SEAL, VOTE

from tafelrunde.games import games
from tafelrunde.kernel.decision import NONE, Player, Pools, Prompt, Rules, ask, ask_secret
from tafelrunde.kernel.game import Component, Game, GameRules, GameShow, Result, Value, View
from tafelrunde.kernel.laws import (
    InvariantViolation,
    answers_count_alike,
    imagines_afresh,
    offers_can_be_finished,
    play_by_the_laws,
    plays_on,
    position_holds,
    sealed_answers_hold,
    step_law,
)
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.playout import random_code
from tafelrunde.kernel.rng import Rng, seeded
from tafelrunde.kernel.state import EVERYTHING, SPECTATOR, State

OPTIONS = st.fixed_dictionaries(
    {}, optional={"storms": st.booleans(), "rounds": st.sampled_from([3, 6]), "cargo": st.sampled_from([2, 32])}
)


@settings(max_examples=25)
@given(players=st.integers(2, 4), options=OPTIONS, seed=st.integers(-(2**63), 2**63 - 1))
def test_every_law_holds_on_the_toy(players: int, options: dict[str, object], seed: int) -> None:
    match = play_by_the_laws(TOY, players, options, seed)
    assert match.over
    assert max(match.result.scores) == match.result.scores[match.result.winners[0]]


@settings(max_examples=8)
@given(players=st.integers(2, 4), seed=st.integers(0, 2**48))
def test_what_others_hold_is_dealt_anew(players: int, seed: int) -> None:
    imagines_afresh(TOY, players, {"rounds": 6}, seed)


def test_what_is_imagined_plays_to_an_end() -> None:
    match = Match(TOY, 4, 11, {"storms": True})
    dice = random.Random(5)
    while match.decision is not None:
        for seat in range(4):
            plays_on(match, seat, len(match.codes))
        match.choose(dice.choice(match.decision.options))


def test_the_toy_asks_every_question_it_declares_and_has_turns_of_many_choices() -> None:
    """Else the laws would hold on less than they seem to."""
    asked: set[str] = set()
    longest = 0
    for seed in range(40):
        match = Match(TOY, 2 + seed % 3, seed, {"storms": True, "rounds": 6, "cargo": 32})
        dice = random.Random(seed)
        while match.decision is not None:
            asked.add(match.decision.prompt.name)
            longest = max(longest, len(match.answers_since))
            match.choose(dice.choice(match.decision.options))
    assert asked == {prompt.name for prompt in TOY.prompts}
    assert longest >= 30


def test_an_imagined_deck_can_have_any_unseen_card_on_top() -> None:
    match = Match(TOY, 2, 3)
    unseen = match.state.unseen(0)["card"]
    tops: list[int] = []
    for seed in range(40 * len(unseen)):
        state = match.imagine(0, seed).state
        assert isinstance(state, Table)
        tops.append(state.deck[-1])
    assert set(tops) == set(unseen)
    assert max(tops.count(card) for card in unseen) < 80


# ------------------------------------------------------------------------------------------------ together, every round

THROW = Prompt("THROW", 3, "number", simultaneous=True)


class Thrower(Player):
    __slots__ = ("sealed",)

    def __init__(self, seat: int, sealed: int = NONE) -> None:
        super().__init__(seat)
        self.sealed: int = sealed


class Rounds(State):
    """All throw together, five times; as soon as all have, it lies open what they threw."""

    __slots__ = ("players", "shown")

    def __init__(self, rng: Rng, players: int) -> None:
        super().__init__(rng)
        self.players = [Thrower(seat) for seat in range(players)]
        self.shown: list[int] = []

    def clone(self) -> Rounds:
        other = Rounds(Rng(self.rng.state), 0)
        other.players = [Thrower(player.seat, player.sealed) for player in self.players]
        other.shown, other.reveals = self.shown.copy(), self.reveals
        return other

    def pack(self) -> list[int]:
        return [self.rng.state, self.reveals, *(player.sealed for player in self.players), *self.shown]

    def next_step(self) -> Rules | None:
        waiting = [player for player in self.players if player.sealed == NONE]
        return throw(self, waiting[0]) if len(self.shown) < 5 * len(self.players) else None

    def unseen(self, seat: int) -> Pools:
        return {f"throw of {player.seat}": [0, 1, 2] for player in self.players if player.seat != seat}

    def place(self, seat: int, dealt: Pools) -> None:
        for player in self.players:
            if player.seat != seat:
                player.sealed = NONE if player.sealed == NONE else dealt[f"throw of {player.seat}"][0]

    def check(self) -> None:
        assert len(self.shown) % len(self.players) == 0


def throw(table: Rounds, me: Thrower) -> Rules:
    me.sealed = yield ask(me, THROW, [0, 1, 2])
    if all(player.sealed != NONE for player in table.players):
        table.shown += [player.sealed for player in table.players]
        table.reveals += 1
        for player in table.players:
            player.sealed = NONE


class ThrowingRules(GameRules):
    def set_up(self, players: int, options: dict[str, Value], rng: Rng) -> Rounds:
        return Rounds(rng, players)

    def result(self, state: State) -> Result:
        assert isinstance(state, Rounds)
        scores = [sum(state.shown[seat :: len(state.players)]) for seat in range(len(state.players))]
        return Result(scores, [scores.index(max(scores))], [{"thrown": score} for score in scores], "five-rounds")


class ThrowingShow(GameShow):
    def view(self, state: State, seat: int) -> View:
        assert isinstance(state, Rounds)
        sealed = [p.sealed if seat in (p.seat, EVERYTHING) else p.sealed != NONE for p in state.players]
        return {"shown": state.shown.copy(), "sealed": sealed}


class Throwing(Game):
    name = "throwing"
    prompts = (THROW,)
    components: list[Component] = []  # noqa: RUF012
    rules_class = ThrowingRules
    show_class = ThrowingShow


@pytest.mark.parametrize("players", [2, 3])
def test_a_game_may_ask_everybody_together_every_round(players: int) -> None:
    """After the last answer of a round the first question of the next one is the same, and the answers lie open."""
    match = play_by_the_laws(Throwing(), players, seed=players)
    assert len(match.codes) == 5 * players


def test_an_answer_that_shows_before_all_have_answered_is_caught_in_such_a_game_too() -> None:
    class LeakyShow(ThrowingShow):
        def view(self, state: State, seat: int) -> View:
            assert isinstance(state, Rounds)
            return {**super().view(state, seat), "first": state.players[0].sealed}

    class Leaky(Throwing):
        show_class = LeakyShow

    with pytest.raises(InvariantViolation, match=r"sees"):
        play_by_the_laws(Leaky(), 2, seed=1)


def test_options_that_change_after_they_were_offered_are_caught() -> None:
    """A page that lists them would show others than were asked."""

    def throw_less(table: Rounds, me: Thrower) -> Rules:
        options = [0, 1, 2]
        me.sealed = yield ask(me, THROW, options)
        options.remove(me.sealed)
        if all(player.sealed != NONE for player in table.players):
            table.shown += [player.sealed for player in table.players]
            table.reveals += 1
            for player in table.players:
                player.sealed = NONE

    class Shrinking(Rounds):
        __slots__ = ()

        def clone(self) -> Rounds:
            other = super().clone()
            other.__class__ = Shrinking
            return other

        def next_step(self) -> Rules | None:
            waiting = [player for player in self.players if player.sealed == NONE]
            return throw_less(self, waiting[0]) if len(self.shown) < 5 * len(self.players) else None

    class ShrinksRules(ThrowingRules):
        def set_up(self, players: int, options: dict[str, Value], rng: Rng) -> Rounds:
            return Shrinking(rng, players)

    class Shrinks(Throwing):
        rules_class = ShrinksRules

    with pytest.raises(InvariantViolation, match="changes the list of options that it offered"):
        play_by_the_laws(Shrinks(), 2, seed=1)


# ------------------------------------------------------------------------------------------------ mutants


def fault_of(table: type[Table] = Table, box: type[Harbour] = Harbour) -> str:
    """What the laws say of a toy with a defect."""

    class Mutant(box):  # type: ignore[misc, valid-type]
        pass

    Mutant.table = table
    game = Mutant()
    for seed in range(20):
        try:
            play_by_the_laws(game, 2 + seed % 3, {"storms": True, "rounds": 6}, seed)
        except AssertionError as fault:
            return str(fault)
    return ""


def test_the_toy_itself_has_no_fault() -> None:
    assert fault_of() == ""


def test_a_list_that_is_not_cloned_is_caught() -> None:
    class Mutant(Table):
        def clone(self) -> Table:
            other = super().clone()
            other.discard = self.discard
            return other

    assert fault_of(Mutant)


@pytest.mark.parametrize("zone", ["hand", "sealed", "played", "goods", "points"])
def test_a_list_of_a_player_that_is_not_cloned_is_caught(zone: str) -> None:
    class Mutant(Table):
        def clone(self) -> Table:
            other = super().clone()
            for mine, theirs in zip(self.players, other.players, strict=True):
                setattr(theirs, zone, getattr(mine, zone))
            return other

    assert fault_of(Mutant)


@pytest.mark.parametrize("field", ["reveals", "sealing", "turn", "bank", "market"])
def test_a_field_that_is_missing_in_clone_is_caught(field: str) -> None:
    class Mutant(Table):
        def clone(self) -> Table:
            other = super().clone()
            setattr(other, field, getattr(Table(Rng(1)), field))
            return other

    try:
        fault = fault_of(Mutant)
    except IndexError as wrong:  # without a bank or a market the copy cannot even be played
        fault = str(wrong)
    assert fault


def test_a_field_that_is_missing_in_clone_and_in_the_hash_is_caught_if_it_can_be_seen() -> None:
    class Mutant(Table):
        def clone(self) -> Table:
            other = super().clone()
            for player in other.players:
                player.berths = 0
            return other

        def pack(self) -> list[int]:
            blind = super().clone()
            for player in blind.players:
                player.berths = 0
            return Table.pack(blind)

    assert "looks different" in fault_of(Mutant)


def test_a_hidden_card_in_a_local_is_caught() -> None:
    def scout_from_memory(table: Table, me: Captain) -> Rules:
        me.drawn = table.draw(me, 3)
        remembered = me.drawn.copy()
        for other in table.others(me):
            yield ask(other, VOTE, [0, 1])
        kept = yield ask_secret(me, KEEP, lambda: remembered)
        me.hand = sorted([*me.hand, kept])
        remembered.remove(kept)
        table.discard += remembered
        me.drawn = []

    class Mutant(Table):
        actions = (scout_from_memory, build, take, call_festival, gamble, stow)

    assert "goes wrong with imagined cards" in fault_of(Mutant)


def test_a_secret_question_asked_openly_is_caught() -> None:
    def scout_openly(table: Table, me: Captain) -> Rules:
        me.drawn = table.draw(me, 3)
        for other in table.others(me):
            yield ask(other, OBJECT, [*other.of_kind(PIRATE), NONE])
        yield from keep_first(table, me)

    class Mutant(Table):
        actions = (scout_openly, build, take, call_festival, gamble, stow)

    assert "not counted" in fault_of(Mutant)


def test_a_question_that_is_skipped_because_of_hidden_cards_is_caught() -> None:
    def festival_for_pirates(table: Table, me: Captain) -> Rules:
        for other in table.others(me):
            if other.of_kind(PIRATE):
                yield ask(other, VOTE, [0, 1])

    class Mutant(Table):
        actions = (scout, build, take, festival_for_pirates, gamble, stow)

    assert "not counted" in fault_of(Mutant)


def test_a_list_of_options_that_a_rule_goes_on_using_is_caught() -> None:
    def festival_without_repetition(table: Table, me: Captain) -> Rules:
        left = [0, 1]
        left.remove((yield ask(me, VOTE, left)))

    class Mutant(Table):
        actions = (scout, build, take, festival_without_repetition, gamble, stow)

    assert "changes the list of options that it offered" in fault_of(Mutant)


def keep_first(table: Table, me: Captain) -> Rules:
    yield ask(me, COUNTER, [NONE])
    me.hand = sorted(me.hand + me.drawn)
    me.drawn = []


def test_a_view_that_shows_other_hands_is_caught() -> None:
    class MutantShow(HarbourShow):
        def seat_view(self, player: Captain, mine: bool) -> View:
            return super().seat_view(player, True)

    class Mutant(Harbour):
        show_class = MutantShow

    assert "sees a difference" in fault_of(box=Mutant)


def test_a_view_that_shows_spectators_a_hand_is_caught() -> None:
    class MutantShow(HarbourShow):
        def view(self, state: State, seat: int) -> View:
            return super().view(state, EVERYTHING if seat == SPECTATOR else seat)

    class Mutant(Harbour):
        show_class = MutantShow

    assert "spectators see" in fault_of(box=Mutant)


def test_a_sealed_answer_that_shows_is_caught() -> None:
    class MutantShow(HarbourShow):
        def view(self, state: State, seat: int) -> View:
            assert isinstance(state, Table)
            return {**super().view(state, seat), "parity": [sum(p.sealed) % 2 for p in state.players]}

    class Mutant(Harbour):
        show_class = MutantShow

    assert "sees" in fault_of(box=Mutant)


def test_a_sealed_question_that_depends_on_earlier_answers_is_caught() -> None:
    class Mutant(Table):
        def next_step(self) -> Rules | None:
            if self.sealing < len(self.players) and self.sealing > 0 and self.players[0].sealed[0] % 2:
                me = self.players[self.sealing]
                return sealed_lowest(self, me)
            return super().next_step()

    def sealed_lowest(table: Table, me: Captain) -> Rules:
        card = yield ask_secret(me, SEAL, lambda: me.hand[:2])
        me.lose(card)
        me.sealed.append(card)
        table.sealing += 1

    class Box(Harbour):
        table = Mutant

    match = Match(Box(), 2, 1)
    assert match.decision is not None
    odd, *_ = [card for card in match.decision.options if card % 2]
    with pytest.raises(InvariantViolation, match="answered in secret"):
        sealed_answers_hold(match, odd, even_answer(match))
    assert "another question" in fault_of(Mutant)


def even_answer(match: Match) -> int:
    """A seed with which the law compares with an even card."""
    return next(seed for seed in range(99) if random_code(match, seeded(seed)) % 2 == 0)


def test_a_rule_that_took_hold_of_a_zone_before_it_asked_is_caught() -> None:
    def seal_hastily(table: Table, me: Captain) -> Rules:
        me.sealed.append((yield ask_secret(me, SEAL, lambda: me.hand.copy())))
        table.sealing += 1

    class Mutant(Table):
        def next_step(self) -> Rules | None:
            return seal_hastily(self, self.players[self.sealing]) if self.sealing < 2 else None

    class Box(Harbour):
        table = Mutant

    with pytest.raises(InvariantViolation, match="SEAL has another effect in what seat 1 imagines"):
        answers_count_alike(Match(Box(), 2, 1), 1)


def test_an_option_that_meets_a_dead_end_is_caught_before_somebody_takes_it() -> None:
    def festival_of_nobody(table: Table, me: Captain) -> Rules:
        yield ask(me, VOTE, [])

    class Mutant(Table):
        actions = (scout, build, take, festival_of_nobody, gamble, stow)

    with pytest.raises(
        InvariantViolation, match=rf"ACTION offers {CALL}: DeadEnd\('VOTE without options for seat 0'\)"
    ):
        offers_can_be_finished(first_turn(Mutant), 1, most=99)


def test_an_option_that_only_leads_back_is_caught() -> None:
    """What was announced cannot be paid for, so it lapses, and the same question is asked again."""

    def turn_with_a_vain_festival(table: Table, me: Captain) -> Rules:
        action = yield ask(me, ACTION, [SCOUT, CALL])
        if action == SCOUT:
            yield from scout(table, me)
            table.turn += 1

    class Mutant(Table):
        def next_step(self) -> Rules | None:
            mine = self.sealing == len(self.players) and self.turn < len(self.players) and self.round < self.rounds
            return turn_with_a_vain_festival(self, self.players[self.turn]) if mine else super().next_step()

    with pytest.raises(InvariantViolation, match=f"ACTION offers {CALL}, which leads nowhere"):
        offers_can_be_finished(first_turn(Mutant), 1, most=99)


def first_turn(mutant: type[Table]) -> Match:
    """A match with this table after all have sealed a card."""

    class Box(Harbour):
        table = mutant

    match = Match(Box(), 2, 1)
    while match.decision is not None and match.decision.prompt is SEAL:
        match.choose(match.decision.options[0])
    return match


def test_a_draw_that_is_not_counted_as_a_reveal_is_caught() -> None:
    class Mutant(Table):
        def draw(self, me: Captain, n: int) -> list[int]:
            cards = super().draw(me, n)
            self.reveals -= 1
            return cards

    assert "not counted" in fault_of(Mutant)


def test_a_roll_that_is_not_counted_as_a_reveal_is_caught() -> None:
    class Mutant(Table):
        def roll(self) -> int:
            return self.rng.below(6) + 1

    assert "not counted" in fault_of(Mutant)


def test_imagining_that_depends_on_the_true_cards_is_caught() -> None:
    class Mutant(Table):
        def place(self, seat: int, dealt: Pools) -> None:
            turned = self.deck[0] % len(dealt["card"])
            super().place(seat, {"card": dealt["card"][turned:] + dealt["card"][:turned]})

    assert "true cards" in fault_of(Mutant)


def test_imagining_that_cannot_be_repeated_is_caught() -> None:
    elsewhere = random.Random(1)

    class Mutant(Table):
        def place(self, seat: int, dealt: Pools) -> None:
            super().place(seat, {"card": elsewhere.sample(dealt["card"], len(dealt["card"]))})

    assert "a clone of what seat 0 imagines differs" in fault_of(Mutant)


def test_imagining_that_loses_a_card_is_caught() -> None:
    class Mutant(Table):
        def place(self, seat: int, dealt: Pools) -> None:
            super().place(seat, dealt)
            self.deck = self.deck[:-1] + self.deck[:1]

    assert "lost or doubled" in fault_of(Mutant)


def test_imagining_that_leaves_true_hands_is_caught() -> None:
    class Mutant(Table):
        def unseen(self, seat: int) -> Pools:
            return {"card": self.deck.copy()}

        def place(self, seat: int, dealt: Pools) -> None:
            self.deck = dealt["card"].copy()

    class Box(Harbour):
        table = Mutant

    with pytest.raises(InvariantViolation, match="secret/hand/ of other seats is known"):
        imagines_afresh(Box(), 3)


# ------------------------------------------------------------------------------------------------ declared zones


def deus_without_a_check(monkeypatch: pytest.MonkeyPatch) -> tuple[Match, Any]:
    """The game's own invariants would find the same."""
    match = Match(games["deus"], 2, 1)
    monkeypatch.setattr(type(match.state), "check", lambda self: None)
    position_holds(match)
    return match, match.state


def test_a_thing_in_two_zones_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    match, table = deus_without_a_check(monkeypatch)
    card = table.players[1].hand[0]
    table.deck.append(card)
    with pytest.raises(InvariantViolation, match=f"card {card} lies in deck and again in hand of seat 1"):
        position_holds(match)


def test_a_thing_twice_in_a_zone_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    match, table = deus_without_a_check(monkeypatch)
    table.deck.append(table.deck[0])
    with pytest.raises(InvariantViolation, match="lies in deck and again in deck"):
        position_holds(match)


@pytest.mark.parametrize("card", [-1, 96])
def test_a_thing_that_the_game_does_not_have_is_caught(monkeypatch: pytest.MonkeyPatch, card: int) -> None:
    match, table = deus_without_a_check(monkeypatch)
    table.players[0].hand[0] = card
    with pytest.raises(InvariantViolation, match=f"hand of seat 0 holds card {card}, but the game has cards below 96"):
        position_holds(match)


def test_a_rule_that_doubles_a_thing_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second round begins with a card on the deck that lies in a hand."""
    match, table = deus_without_a_check(monkeypatch)
    next_step = type(table).next_step

    def doubling(self: Any) -> Rules | None:
        if self.round == 2:
            self.deck.append(self.players[0].hand[0])
        return next_step(self)

    monkeypatch.setattr(type(table), "next_step", doubling)
    with pytest.raises(InvariantViolation, match="and again in hand of seat 0"):
        play_by_the_laws(match.game, 2, seed=1, every=1000)


def test_a_rule_that_is_not_deterministic_is_caught() -> None:
    elsewhere = random.Random(1)

    class Mutant(Table):
        def gain(self, me: Captain, kind: int, n: int) -> None:
            super().gain(me, kind, n + elsewhere.randrange(2))

    assert fault_of(Mutant)


def test_a_rule_that_remembers_outside_the_state_is_caught() -> None:
    festivals: list[int] = []

    def festival_with_memory(table: Table, me: Captain) -> Rules:
        yield ask(me, VOTE, [0, 1])
        festivals.append(me.seat)
        table.gain(me, GRAIN, len(festivals) % 3)

    class Mutant(Table):
        actions = (scout, build, take, festival_with_memory, gamble, stow)

    assert "clone" in fault_of(Mutant)


def test_a_stock_below_zero_is_caught() -> None:
    class Mutant(Table):
        def gain(self, me: Captain, kind: int, n: int) -> None:
            self.bank[kind] -= 3 * n
            me.goods[kind] += 3 * n

    assert "owes goods" in fault_of(Mutant)


def test_a_code_outside_the_domain_of_its_prompt_is_caught() -> None:
    """It would have the action number of another prompt."""

    def high_stakes(table: Table, me: Captain) -> Rules:
        yield ask(me, BET, [1, BET.size])

    class Mutant(Table):
        actions = (scout, build, take, call_festival, high_stakes, stow)

    assert "outside its domain" in fault_of(Mutant)


def test_an_undeclared_prompt_is_caught() -> None:
    stray = Prompt("STRAY", CARDS, "card")

    def ask_stray(table: Table, me: Captain) -> Rules:
        yield ask(me, stray, [1, 2])

    class Mutant(Table):
        actions = (scout, build, take, ask_stray, gamble, stow)

    assert "not declared" in fault_of(Mutant)


def test_a_question_to_a_seat_where_nobody_sits_is_caught() -> None:
    def ask_nobody(table: Table, me: Captain) -> Rules:
        yield ask(Captain(len(table.players)), VOTE, [0, 1])

    class Mutant(Table):
        actions = (scout, build, take, ask_nobody, gamble, stow)

    assert "where nobody sits" in fault_of(Mutant)


def test_a_game_that_nobody_wins_is_caught() -> None:
    class MutantRules(HarbourRules):
        def result(self, state: State) -> Result:
            result = super().result(state)
            result.winners = []
            return result

    class Mutant(Harbour):
        rules_class = MutantRules

    assert "the winners are []" in fault_of(box=Mutant)


@pytest.mark.parametrize(("ahead", "winners"), [(True, [0]), (False, [])])
def test_an_opponent_that_the_rules_play_wins_with_more_points_and_only_then(ahead: bool, winners: list[int]) -> None:
    class MutantRules(HarbourRules):
        def result(self, state: State) -> Result:
            result = super().result(state)
            result.rivals = [max(result.scores) + (1 if ahead else -1)]
            result.rival_breakdown = [{"thrown": result.rivals[0]}]
            result.winners = winners
            return result

    class Mutant(Harbour):
        rules_class = MutantRules

    assert "the winners are" in fault_of(box=Mutant)


def test_points_of_an_opponent_without_a_source_are_caught() -> None:
    class MutantRules(HarbourRules):
        def result(self, state: State) -> Result:
            result = super().result(state)
            result.rivals, result.rival_breakdown = [0], [{"thrown": 1}]
            return result

    class Mutant(Harbour):
        rules_class = MutantRules

    assert "the breakdown of opponents" in fault_of(box=Mutant)


def test_a_breakdown_that_does_not_add_up_is_caught() -> None:
    class MutantRules(HarbourRules):
        def result(self, state: State) -> Result:
            result = super().result(state)
            result.scores[0] += 1
            return result

    class Mutant(Harbour):
        rules_class = MutantRules

    assert "add up" in fault_of(box=Mutant)


def test_a_game_without_end_is_caught() -> None:
    class Mutant(Table):
        def next_step(self) -> Rules | None:
            self.round = 0
            return super().next_step()

    class Box(Harbour):
        table = Mutant

    with pytest.raises(InvariantViolation, match="still not over after 301 choices"):
        play_by_the_laws(Box(), 2, seed=1, every=1000, longest=300)


def test_an_undo_that_goes_elsewhere_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(TOY, 2, 1)
    match.choose(match.decision.options[0])  # type: ignore[union-attr]
    match.choose(match.decision.options[0])  # type: ignore[union-attr]
    assert match.decision is not None

    def undo_nothing(self: Match) -> None:
        pass

    monkeypatch.setattr(Match, "undo", undo_nothing)
    with pytest.raises(InvariantViolation, match="did not give back"):
        step_law(match, match.decision.options[0], 1)
