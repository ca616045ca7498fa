"""Flat Monte Carlo: choices for a whole game, and turns that are thought out once."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Optional

import pytest

from tafelrunde import Match, games
from tafelrunde.bots import bot
from tafelrunde.bots.budget import Budget
from tafelrunde.bots.flat_monte_carlo import Candidate, FlatMonteCarloBot
from tafelrunde.bots.plan_memory import PlanMemory
from tafelrunde.bots.planner import Plan, best_turns
from tafelrunde.bots.strategic_choice import choose_by_playing_out
from tafelrunde.kernel.decision import Player, Pools, Prompt, Rules, ask
from tafelrunde.kernel.game import Component, Game, GameAI, GameRules, GameShow, Result, Value, View
from tafelrunde.kernel.match import LAST
from tafelrunde.kernel.rng import Rng, seeded
from tafelrunde.kernel.state import State

FIELD = Prompt("FIELD", 5, "number", strategic=True)
REAP = Prompt("REAP", 3, "number")
HARVEST = (2, 1, 7, 3, 5)  # what a field bears; nobody sees it before the end
YEARS = 3
HALVES = 2  # of a year, in which one may reap


class Fields(State):
    __slots__ = ("field", "players", "reaped", "year")

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.players = [Player(0), Player(1)]
        self.field = [-1, -1]
        self.reaped = [0, 0]
        self.year = 0

    def clone(self) -> Fields:
        other = Fields(self.rng.copy())
        other.field, other.reaped, other.year = self.field.copy(), self.reaped.copy(), self.year
        return other

    def next_step(self) -> Optional[Rules]:
        return till(self) if self.year < 2 * YEARS else None

    def pack(self) -> list[int]:
        return [self.year, *self.field, *self.reaped]

    def unseen(self, seat: int) -> Pools:
        return {}

    def place(self, seat: int, dealt: Pools) -> None:
        pass

    def check(self) -> None:
        pass


def till(table: Fields) -> Rules:
    me = table.players[table.year % 2]
    if table.field[me.seat] < 0:
        table.field[me.seat] = yield ask(me, FIELD, [field for field in range(5) if field not in table.field])
    for _ in range(HALVES):
        table.reaped[me.seat] += yield ask(me, REAP, [0, 1, 2])
    table.year += 1


class FieldsRules(GameRules):
    def set_up(self, players: int, options: dict[str, Value], rng: Rng) -> Fields:
        return Fields(rng)

    def result(self, state: State) -> Result:
        assert isinstance(state, Fields)
        scores = [HARVEST[field] * reaped for field, reaped in zip(state.field, state.reaped, strict=True)]
        return Result(scores, [scores.index(max(scores))], [{}, {}], "years")


class FieldsShow(GameShow):
    def view(self, state: State, seat: int) -> View:
        return {}


class FieldsAI(GameAI):
    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, Fields)
        return state.reaped[seat]


class FieldsGame(Game):
    name = "fields"
    players = range(2, 3)
    prompts = (FIELD, REAP)
    folder = Path(__file__).parent
    rules_class = FieldsRules
    show_class = FieldsShow
    ai_class = FieldsAI

    @property
    def components(self) -> list[Component]:  # type: ignore[override]
        return []


def test_a_choice_for_the_whole_game_is_the_one_that_wins_in_the_end():
    match = Match(FieldsGame(), seed=1, keep=LAST)
    assert choose_by_playing_out(match, seeded(2), Budget(9, 0)) == 2
    assert bot("flat:playouts=2:games=9").choose(match, seeded(3)) == 2


def test_with_no_time_for_a_single_game_there_is_an_answer_all_the_same():
    match = Match(FieldsGame(), seed=1, keep=LAST)
    assert match.decision is not None
    assert choose_by_playing_out(match, seeded(2), Budget(0, 1e-9)) in match.decision.options


@pytest.mark.parametrize(("game", "asked"), [("age_of_innovation", "SET"), ("tapestry", "CIVILIZATION")])
def test_a_choice_for_the_whole_game_keeps_the_time(game: str, asked: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(time, "perf_counter", time.process_time)
    match = Match(games[game], players=2, seed=6, keep=LAST)
    while match.decision is not None and match.decision.prompt.name != asked:
        match.choose(match.decision.options[0])
    times = []
    for _ in range(3):
        begun = time.process_time()
        bot("flat:time=300ms").choose(match, seeded(1))
        times.append(time.process_time() - begun)
    assert min(times) <= 0.33


def mid_game(seed: int) -> Match:
    """Of Deus, where a turn is several answers."""
    match, dice, somebody = Match(games["deus"], players=2, seed=seed, keep=LAST), seeded(seed), bot("greedy")
    for _ in range(40):
        match.choose(somebody.choose(match, dice))
    while match.decision is not None and match.decision.prompt.name != "ACTION":
        match.choose(somebody.choose(match, dice))
    return match


def test_a_turn_without_surprises_is_thought_out_once(monkeypatch: pytest.MonkeyPatch):
    thoughts: list[Plan] = []
    think = FlatMonteCarloBot._best_turn

    def counted(self: FlatMonteCarloBot, match: Match, seat: int, dice: Rng) -> Plan:
        thoughts.append(think(self, match, seat, dice))
        return thoughts[-1]

    monkeypatch.setattr(FlatMonteCarloBot, "_best_turn", counted)
    match, dice = Match(FieldsGame(), seed=1, keep=LAST), seeded(1)
    somebody = [bot("flat:playouts=2:games=3"), bot("flat:playouts=2:games=3")]
    while match.decision is not None:
        match.choose(somebody[match.decision.seat].choose(match, dice))
    assert [plan.codes for plan in thoughts] == [[2, 2]] * (2 * YEARS)


def test_what_was_meant_is_answered_as_long_as_nothing_surprises():
    match = mid_game(3)
    assert match.decision is not None
    seat = match.decision.seat
    turn = max(best_turns(match.imagine(seat, 1), 6, 1, 4, 2, seeded(2)), key=lambda plan: len(plan.codes))
    kept = PlanMemory()
    assert len(turn.codes) > 1
    match.choose(kept.adopt(match, turn.codes, seeded(3)))
    assert kept.next_answer(match, seeded(4)) == turn.codes[1]


def test_a_surprise_makes_it_think_again():
    match, elsewhere = mid_game(3), mid_game(5)
    assert match.decision is not None
    turn = max(
        best_turns(match.imagine(match.decision.seat, 1), 6, 1, 4, 2, seeded(2)), key=lambda plan: len(plan.codes)
    )
    kept = PlanMemory()
    kept.adopt(match, turn.codes, seeded(3))
    assert kept.next_answer(elsewhere, seeded(4)) is None
    match.choose(turn.codes[0])
    assert kept.next_answer(match, seeded(4)) is None, "what was given up is not taken up again"


def test_the_best_turns_are_different_and_the_best_comes_first():
    match = mid_game(8)
    assert match.decision is not None
    turns = best_turns(match.imagine(match.decision.seat, 1), 5, 1, 4, 2, seeded(2))
    values = [turn.value for turn in turns]
    assert len(turns) == 5
    assert values == sorted(set(values), reverse=True)


def test_turns_that_begin_otherwise_are_among_the_best_if_asked_for():
    match = mid_game(8)
    assert match.decision is not None
    world = match.imagine(match.decision.seat, 1)
    alike = best_turns(world, 4, 1, 4, 2, seeded(2))
    turns = best_turns(world, 4, 3, 4, 2, seeded(2))
    assert len({turn.codes[0] for turn in alike}) < 3 <= len({turn.codes[0] for turn in turns})
    assert len(turns) == 4
    assert turns[0].codes == alike[0].codes, "the best of all stays"
    assert turns[0].codes[0] == turns[1].codes[0], "what is left of the places goes by worth"


def played(*values: float) -> Candidate:
    candidate = Candidate(Plan([0], 0.0), 0)
    for worth in values:
        candidate.add(worth)
    return candidate


def test_who_is_behind_in_every_world_is_given_up_sooner_than_who_has_bad_luck() -> None:
    best = played(10.0, 30.0, 12.0, 28.0)
    assert played(5.0, 26.0, 7.0, 24.0).is_hopeless(
        best, 3
    )  # behind by 4 or 5 in each world, though 20 lie between worlds
    assert not played(29.0, 8.0, 5.0, 20.0).is_hopeless(best, 3)  # as far behind, and ahead in one of them
    assert not best.is_hopeless(best, 3)


def test_doubt_spares_playouts_and_the_answer_is_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    playouts: list[Plan] = []
    play_out = FlatMonteCarloBot._play_out

    def counted(self: FlatMonteCarloBot, world: Match, plan: Plan, seat: int, dice: Rng, budget: Budget) -> float:
        playouts.append(plan)
        return play_out(self, world, plan, seat, dice, budget)

    monkeypatch.setattr(FlatMonteCarloBot, "_play_out", counted)
    match = Match(FieldsGame(), seed=1, keep=LAST)
    match.choose(2)
    assert bot("flat:playouts=16:rounds=8").choose(match, seeded(3)) == 2
    most = len(playouts)
    assert bot("flat:playouts=16:rounds=8:prune_at_sigma=3").choose(match, seeded(3)) == 2
    assert len(playouts) - most < most
