"""The bots that search: what they find, what they must not know, and when they must stop."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from tafelrunde import Match, games
from tafelrunde.bots import bot
from tafelrunde.bots.budget import Budget
from tafelrunde.bots.mcts import MctsBot
from tafelrunde.bots.planner import plan_turn
from tafelrunde.bots.turn_playout import MOST_ANSWERS_ALONE, finish_turn, quick_turns
from tafelrunde.kernel.match import LAST, NOTHING
from tafelrunde.kernel.rng import seeded
from tafelrunde.kernel.state import State

from .toy_market import MARKET, Market, MarketAI, MarketGame

SEARCHERS = [
    "planner:worlds=2",
    "flat:playouts=4",
    "flat:playouts=2:playout_speedup=2:to_end=1",
    "mcts:iterations=40",
]
DEUS = games["deus"]


def position(seed: int, choices: int) -> Match:
    """Of Deus, after so many answers of the greedy bot."""
    match, dice, somebody = Match(DEUS, players=2, seed=seed), seeded(seed), bot("greedy")
    for _ in range(choices):
        match.choose(somebody.choose(match, dice))
    while match.decision is not None and match.decision.prompt.name != "ACTION":
        match.choose(somebody.choose(match, dice))
    return match


def arranged(hand: list[int]) -> Match:
    """The market with this hand for seat 0."""
    match = Match(MARKET, players=2, seed=5)
    table = match.state
    assert isinstance(table, Market)
    others = [card for card in range(40) if card not in hand]
    table.hands[0], table.hands[1], table.pile = hand, others[:3], others[3:]
    match.checkpoint = table.clone()
    return match.clone()


def test_a_long_turn_is_over_when_somebody_else_goes_on_and_not_before():
    """Turns of Revive may have many answers; each end that bots compare must be the end of a turn."""
    match, dice, longest = Match(games["revive"], players=2, seed=1, keep=LAST), seeded(1), 0
    while match.decision is not None and match.state.round < 8:  # type: ignore[attr-defined]
        seat = match.decision.seat
        answers = len(finish_turn(match, seat, dice))
        assert match.decision is None or match.decision.seat != seat
        longest = max(longest, answers)
    assert longest > MOST_ANSWERS_ALONE


@pytest.mark.parametrize("name", sorted(games))
def test_a_way_that_is_known_is_not_gone_again(name: str):
    """What is found is what trying every time finds: the same ways, ends and dice."""
    match, dice, known = Match(games[name], players=2, seed=2, keep=LAST), seeded(2), 0
    for _ in range(30):
        if match.decision is None:
            break
        seat, answers, other_dice = match.decision.seat, len(match.answers_since), dice.copy()
        ways, ends = quick_turns(match, seat, 12, dice, answers)
        tried = {}
        for _ in range(12):
            end = match.clone(NOTHING)
            way = tuple(finish_turn(end, seat, other_dice, answers))
            tried[way] = end.hash()
        assert [(tuple(codes), end.hash()) for codes, end in zip(ways, ends, strict=True)] == list(tried.items())
        assert dice.state == other_dice.state
        known += 12 - len(ways)
        finish_turn(match, seat, dice, answers)
    assert known > 0


@pytest.mark.parametrize("name", ["planner:width=30:tries=20", "flat:playouts=30", "mcts:iterations=400"])
def test_a_searcher_finds_the_best_turn(name: str):
    """Sell the best card, then turn all coins into points."""
    match, dice, somebody = arranged([1, 2, 39]), seeded(1), bot(name)
    answers = []
    for _ in range(3):
        answers.append(somebody.choose(match, dice))
        match.choose(answers[-1])
    assert answers[:2] == [39, 0]
    assert answers[2] >= 36, "one of the best few of 40 amounts"


class MiserAI(MarketAI):
    """Coins are thought to be worth more than points, which is wrong: what is left of them in the end is lost."""

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, Market)
        return state.points[seat] + 2 * state.coins[seat]


class Miser(MarketGame):
    ai_class = MiserAI


def test_playing_to_the_end_tells_what_the_evaluation_does_not_know():
    match = Match(Miser(), players=2, seed=5)
    table = match.state
    assert isinstance(table, Market)
    table.hands, table.pile = [[9], [0]], []
    match.checkpoint = table.clone()
    match = match.clone()
    match.choose(9)
    match.choose(0)
    assert bot("flat:playouts=2:candidates=20").choose(match, seeded(1)) == 0
    assert bot("flat:playouts=2:candidates=20:to_end=1").choose(match, seeded(1)) == 9


def test_a_plan_is_a_whole_turn_that_can_be_played():
    world = position(3, 40).imagine(0, 1)
    assert world.decision is not None
    seat = world.decision.seat
    plans = plan_turn(world, 3, 1, seeded(2))
    assert list(plans) == world.decision.options
    for first, plan in plans.items():
        again = world.clone()
        for code in plan.codes:
            again.choose(code)
        assert plan.codes[0] == first
        assert plan.value == DEUS.ai.evaluate(again.state, seat)
        assert again.decision is None or again.decision.seat != seat


@pytest.mark.parametrize("name", SEARCHERS)
def test_hidden_cards_do_not_matter(name: str):
    """The same dice give the same choice, whatever lies behind the bot's back: so does any distribution of dice."""
    match = position(4, 60)
    assert match.decision is not None
    seat = match.decision.seat
    for seed in range(3):
        others = match.imagine(seat, 77 + seed)
        assert others.state.pack() != match.state.pack()
        assert bot(name).choose(others, seeded(seed)) == bot(name).choose(match, seeded(seed))


def quickest(name: str, match: Match) -> tuple[float, int]:
    """The time of a choice, the least of three: a crowded machine may delay any one of them."""
    times: list[tuple[float, int]] = []
    for _ in range(3):
        begun = time.process_time()
        code = bot(name).choose(match, seeded(5))
        times.append((time.process_time() - begun, code))
    return min(times)


@pytest.mark.parametrize(
    "name",
    [
        "planner:time=150ms",
        "flat:time=150ms",
        "flat:time=150ms:to_end=1",
        "mcts:time=150ms",
        "mcts:time=150ms:turns=2",
    ],
)
def test_a_time_is_kept(name: str, monkeypatch: pytest.MonkeyPatch):
    """Measured by the time of this process, as others may use the machine too."""
    monkeypatch.setattr(time, "perf_counter", time.process_time)
    match = position(5, 80)
    for _ in range(4):
        spent, code = quickest(name, match)
        assert spent <= 0.165
        match.choose(code)


class SlowAI(MarketAI):
    """A position takes 3 ms to judge: one round of thought does not fit into the time."""

    def evaluate(self, state: State, seat: int) -> float:
        end = time.process_time() + 0.003
        while time.process_time() < end:
            pass
        return super().evaluate(state, seat)


class Slow(MarketGame):
    ai_class = SlowAI


@pytest.mark.parametrize("name", ["planner:time=200ms:width=20", "flat:time=200ms:width=20", "mcts:time=200ms"])
def test_a_time_is_kept_where_a_single_round_would_overrun_it(name: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(time, "perf_counter", time.process_time)
    match = Match(Slow(), players=2, seed=4)
    for _ in range(3):
        spent, code = quickest(name, match)
        assert spent <= 0.22
        match.choose(code)


def clock(*times: float) -> Iterator[float]:
    yield from times


def test_a_round_that_would_end_too_late_is_not_begun(monkeypatch: pytest.MonkeyPatch):
    ticks = clock(0.0, 0.0, 0.3, 0.6)
    monkeypatch.setattr(time, "perf_counter", lambda: next(ticks))
    budget = Budget(0, 1.0)
    assert [budget.allows(), budget.allows(), budget.allows()] == [True, True, True]
    ticks = clock(0.0, 0.0, 0.5)
    budget = Budget(0, 1.0)
    assert [budget.allows(), budget.allows()] == [True, False]


def test_rounds_are_counted_without_a_clock(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(time, "perf_counter", None)
    budget = Budget(2, 0)
    assert [budget.allows() for _ in range(3)] == [True, True, False]


def test_the_tree_is_kept_within_a_turn_and_dropped_at_a_reveal():
    match, dice, searcher = position(6, 50), seeded(6), MctsBot(iterations=60)
    kept = dropped = 0
    for _ in range(40):
        assert match.decision is not None
        seat, reveals = match.decision.seat, match.state.reveals
        code = searcher.choose(match, dice)
        before = searcher._subtree
        match.choose(code)
        if match.decision is None:
            break
        if match.decision.seat == seat and match.state.reveals == reveals:
            root = searcher._root(match, seat)
            kept += before is not None and root is before[1]
        else:
            assert before is None or searcher._root(match, match.decision.seat) is not before[1]
            dropped += 1
    assert kept >= 5
    assert dropped >= 2


def test_options_that_a_world_does_not_offer_are_not_taken():
    """The tree is shared by worlds in which others have other cards; each answer must be legal in its own."""
    searcher = MctsBot(iterations=80, turns=3)
    for seed in range(3):
        match = Match(MARKET, players=3, seed=seed)
        while match.decision is not None:
            match.choose(searcher.choose(match, seeded(seed)))
