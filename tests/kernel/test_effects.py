"""The structures of effects: order, lapse, refusal, counting."""

from __future__ import annotations

from typing import Union

import pytest
from hypothesis import given
from hypothesis import strategies as st
from toy import TOY, Captain, Table
from toy_cards import GOLD, GRAIN, PLAYED, SHELF, WOOD, Built, Discard, Gain, Pay, Points

from tafelrunde.kernel.decision import NONE, Decision, Rules, ask, pay_mix
from tafelrunde.kernel.effects import (
    MAY,
    MIX,
    ONE_OF,
    ORDER,
    All,
    AnyOrder,
    Count,
    Effect,
    May,
    OneOf,
    Per,
    Phrase,
    Times,
    UpTo,
    carry_out,
    trees,
)
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.scenario import Scenario

Tree = Effect[Table, Captain]


def table(grain: int = 0, wood: int = 0, gold: int = 0) -> Table:
    state = Scenario(TOY, 2, seed=3).state
    assert isinstance(state, Table)
    state.players[0].goods = [grain, wood, gold]
    return state


def play(effect: Tree, on: Table, *answers: int) -> list[Decision]:
    """Carry out for seat 0. A question with one option is answered as a match does; all answers must be used."""
    asked: list[Decision] = []
    left = list(answers)
    rules = carry_out(effect, on, on.players[0])
    try:
        decision = next(rules)
        while True:
            if len(decision.options) == 1 and decision.secret is None:
                decision = rules.send(decision.options[0])
                continue
            asked.append(decision)
            answer = left.pop(0)
            assert answer in decision.options, f"{answer} is not offered: {decision}"
            decision = rules.send(answer)
    except StopIteration:
        assert not left, f"never asked for {left}"
    return asked


class Say(Effect[Table, Captain]):
    """Notes that it was carried out."""

    def __init__(self, word: str, heard: list[str], possible: bool = True, asks: bool = False) -> None:
        self.word = word
        self.heard = heard
        self.can = possible
        self.asks = asks

    def possible(self, table: Table, me: Captain) -> bool:
        return self.can

    def now(self, table: Table, me: Captain) -> bool:
        if not self.asks:
            self.heard.append(self.word)
        return not self.asks

    def run(self, table: Table, me: Captain) -> Rules:
        chosen = yield ask(me, MIX, [0, 1])
        self.heard.append(f"{self.word}{chosen}")

    def facts(self) -> dict[str, Union[int, str, Phrase]]:
        return {"word": self.word}


def test_all_goes_in_order_and_asks_in_between() -> None:
    heard: list[str] = []
    play(All(Say("a", heard), Say("b", heard, asks=True), Say("c", heard)), table(), 1)
    assert heard == ["a", "b1", "c"]


def test_any_order_is_the_player_s_order() -> None:
    heard: list[str] = []
    asked = play(AnyOrder(Say("a", heard), Say("b", heard, asks=True), Say("c", heard)), table(), 2, 1, 0)
    assert heard == ["c", "b0", "a"]
    assert [(d.prompt, d.options) for d in asked[:2]] == [(ORDER, [0, 1, 2]), (ORDER, [0, 1])]


def test_a_part_that_never_becomes_possible_lapses() -> None:
    heard: list[str] = []
    play(AnyOrder(Say("a", heard), Say("b", heard, possible=False)), table())
    assert heard == ["a"]


def test_parts_pay_for_one_another_and_are_judged_anew() -> None:
    mill = AnyOrder(May(Pay(GRAIN, 1), Gain(WOOD, 2)), May(Pay(WOOD, 1), Gain(GOLD, 1)), Gain(GRAIN, 1))
    on = table()
    asked = play(mill, on, 0, 1, 1, 1)
    assert on.players[0].goods == [0, 1, 1]
    # at first only the gain is possible and is taken unasked; it pays for part 0, which pays for part 1
    assert asked[0].options == [0, NONE]
    assert asked[2].options == [1, NONE]


def test_any_order_ends_when_only_refusable_parts_are_left_and_refused() -> None:
    on = table(grain=1, wood=1)
    asked = play(AnyOrder(May(Pay(GRAIN, 1), Points(1)), May(Pay(WOOD, 1), Points(1))), on, NONE)
    assert asked[0].options == [0, 1, NONE]
    assert sum(on.players[0].points) == 0


def test_a_part_that_must_be_done_cannot_be_refused() -> None:
    on = table(grain=1)
    asked = play(AnyOrder(May(Pay(GRAIN, 1), Points(1)), Points(2)), on, 1, NONE)
    assert asked[0].options == [0, 1]
    assert asked[1].options == [0, NONE]


def test_one_of_offers_what_is_possible_and_lapses_when_nothing_is() -> None:
    heard: list[str] = []
    asked = play(OneOf(Say("a", heard), Say("b", heard, possible=False), Say("c", heard)), table(), 2)
    assert asked[0].prompt is ONE_OF
    assert asked[0].options == [0, 2]
    assert heard == ["c"]
    nothing: Tree = OneOf(Say("b", heard, possible=False))
    assert not nothing.possible(table(), table().players[0])
    assert play(nothing, table()) == []


def test_may_is_offered_only_if_it_can_be_paid_and_gives_something() -> None:
    on = table(gold=1)
    assert play(May(Pay(GOLD, 2), Points(1)), on) == []
    assert play(May(Pay(GOLD, 1), Say("x", [], possible=False)), on) == []
    asked = play(May(Pay(GOLD, 1), Points(3)), on, 1)
    assert (asked[0].prompt, asked[0].options) == (MAY, [1, NONE])
    assert on.players[0].goods[GOLD] == 0
    assert on.players[0].points[PLAYED] == 3


def test_may_refused_changes_nothing() -> None:
    on = table(gold=1)
    before = on.pack()
    play(May(Pay(GOLD, 1), Points(3)), on, NONE)
    assert on.pack() == before


def test_the_first_refusal_ends_up_to() -> None:
    on = table(wood=3)
    play(UpTo(3, Pay(WOOD, 1), Points(1)), on, 1, NONE)
    assert on.players[0].goods[WOOD] == 2
    assert on.players[0].points[PLAYED] == 1


def test_up_to_ends_at_its_number_and_when_nothing_is_left_to_pay() -> None:
    on = table(wood=3)
    play(UpTo(2, Pay(WOOD, 1), Points(1)), on, 1, 1)
    assert on.players[0].goods[WOOD] == 1
    play(UpTo(5, Pay(WOOD, 1), Points(1)), on, 1)
    assert on.players[0].points[PLAYED] == 3


def test_times_of_may_asks_again_after_a_refusal() -> None:
    """Which is why there is UpTo."""
    on = table(wood=3)
    play(Times(3, May(Pay(WOOD, 1), Points(1))), on, NONE, 1, NONE)
    assert on.players[0].points[PLAYED] == 1


def test_times_gains_an_amount_at_once_and_asks_each_time() -> None:
    on = table()
    play(Times(3, Gain(WOOD, 2)), on)
    assert on.players[0].goods[WOOD] == 6
    heard: list[str] = []
    play(Times(3, Say("a", heard, asks=True)), on, 0, 1, 0)
    play(Times(0, Say("never", heard)), on)
    assert heard == ["a0", "a1", "a0"]


def test_per_counts_when_it_is_carried_out() -> None:
    class Wood(Count[Table, Captain]):
        key = "wood"

        def of(self, table: Table, me: Captain) -> int:
            return me.goods[WOOD]

    on = table()
    tree: Tree = All(Gain(WOOD, 3), Per(Wood(), Points(1)), Gain(WOOD, 5))
    play(tree, on)
    assert on.players[0].points[PLAYED] == 3
    assert on.players[0].goods[WOOD] == 8


def test_per_of_nothing_is_nothing_and_is_not_offered() -> None:
    on = table()
    per: Tree = Per(Built(), Points(1))
    assert not per.possible(on, on.players[0])
    play(per, on)
    assert on.players[0].points[PLAYED] == 0
    assert play(OneOf(per, Points(2)), on) == []
    assert on.players[0].points[PLAYED] == 2


def test_per_asks_once_for_each() -> None:
    on = table()
    on.players[0].played = [0, 1]
    heard: list[str] = []
    play(Per(Built(), Say("a", heard, asks=True)), on, 1, 0)
    assert heard == ["a1", "a0"]


def test_structures_nest() -> None:
    on = table(grain=2, wood=1)
    tree: Tree = Times(2, OneOf(May(Pay(GRAIN, 1), All(Gain(GOLD, 1), Points(1))), UpTo(2, Pay(WOOD, 1), Points(5))))
    play(tree, on, 1, 1, 1)  # the second time only part 0 is left, and is taken unasked
    assert on.players[0].goods == [1, 0, 1]
    assert on.players[0].points[PLAYED] == 6


def test_trees_lists_an_effect_and_everything_in_it() -> None:
    gain, pay = Gain(WOOD, 1), Pay(GRAIN, 1)
    inner: Tree = UpTo(2, pay, gain)
    discard = Discard()
    tree: Tree = AnyOrder(discard, Times(2, inner))
    assert trees(tree)[0] is tree
    assert [id(e) for e in trees(tree)[1:]] == [id(e) for e in (discard, tree.parts()[1], inner, pay, gain)]


def test_every_tree_of_a_game_has_its_number() -> None:
    assert [effect.number for effect in TOY.effects] == list(range(len(TOY.effects)))
    assert SHELF[1].effect in TOY.effects
    assert "any-order(part0=may(pay=pay(kind='grain', n=1)" in repr(SHELF[1].effect)


def test_a_question_says_which_tree_it_is_about() -> None:
    on = table(wood=2)
    asked = play(SHELF[3].effect, on, NONE)
    assert TOY.effects[asked[0].about] is SHELF[3].effect


@given(st.lists(st.integers(0, 5), min_size=1, max_size=5), st.data())
def test_pay_mix_pays_exactly_whatever_is_answered(have: list[int], data: st.DataObject) -> None:
    n = data.draw(st.integers(0, sum(have)))
    rules = pay_mix(Captain(0), MIX, have, n)
    decision = next(rules)
    paid: list[int] = []
    for kind in range(len(have)):
        assert decision.options, "a dead end"
        assert decision.about == kind
        paid.append(data.draw(st.sampled_from(decision.options)))
        if kind < len(have) - 1:
            decision = rules.send(paid[-1])
    with pytest.raises(StopIteration) as done:
        rules.send(paid[-1])
    assert done.value.value == paid
    assert sum(paid) == n
    assert all(0 <= a <= b for a, b in zip(paid, have, strict=True))


def test_the_match_answers_a_single_open_option_but_never_a_secret_one() -> None:
    match = Match(TOY, 2, 1)
    assert match.decision is not None
    assert match.decision.secret is not None
    scenario = Scenario(TOY, 2, seed=3)
    state = scenario.state
    assert isinstance(state, Table)
    for player in state.players:
        state.deck += player.hand[1:]
        del player.hand[1:]
    asked = scenario.match().decision
    assert asked is not None
    assert asked.options == state.players[0].hand
