"""The analysis of a finished game: what a choice cost is found where it was made, and figures add up."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest

from tafelrunde import Match, games
from tafelrunde.bots import analysis, bot
from tafelrunde.bots.advice import Effort
from tafelrunde.bots.analysis import Analysis, Suspect, _accuracy, _judge_again, _looked_at, analyse
from tafelrunde.bots.analysis_words import mistake_text
from tafelrunde.bots.forecast import ROUGH, Curve, Indicators, forecast, lead, public_forecast
from tafelrunde.bots.judge import Judge, Judgement, Look
from tafelrunde.games.age_of_innovation.table.prompts import PASS
from tafelrunde.kernel.game import UsageError
from tafelrunde.kernel.rng import seeded
from tafelrunde.kernel.state import SPECTATOR
from tafelrunde.words import words_of

QUICK: Final = Effort(first=1, worlds=2, width=1)


@pytest.fixture(scope="module")
def played() -> Match:
    """Two players of Age of Innovation who answer by the dice."""
    match, dice, anyhow = Match(games["age_of_innovation"], 2, 3), seeded(3), bot("random")
    while match.decision is not None:
        match.choose(anyhow.choose(match, dice))
    return match


def test_a_finished_game_is_analysed(played: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "DOUBTED", 2)
    monkeypatch.setattr(analysis, "DOUBTED_TURNS", 4)
    heard: list[int] = []
    found = analyse(played, heard.append, only=0, effort=QUICK)
    assert heard == sorted(heard)
    assert found.moments[0].ply == 0
    assert found.moments[-1].points == played.result.scores
    assert all(sum(chance or 0 for chance in moment.chances) == pytest.approx(1, abs=0.01) for moment in found.moments)
    mine, other = found.seats
    assert mine.accuracy is not None
    assert mine.accuracy < 80  # by the dice
    assert other.choices == 0
    average = sum(played.result.scores) / 2
    assert mine.luck + mine.skill == pytest.approx(played.result.scores[0] - average, abs=0.2)
    assert Analysis.from_json(json.loads(json.dumps(found.to_json()))) == found
    costs = [mistake.cost for mistake in mine.mistakes]
    assert costs == sorted(costs, reverse=True)
    assert len(costs) == 3
    for mistake in mine.mistakes:
        before = Match.replay(played.record(), upto=mistake.ply)
        assert before.decision is not None
        assert before.decision.seat == 0
        assert mistake.answers[-1].code == played.codes[mistake.ply]
        told = mistake_text(words_of(played.game, "en"), before, mistake)
        assert told.given != told.better == told.line[0]


def test_a_game_that_goes_on_is_not_analysed() -> None:
    with pytest.raises(UsageError, match="only a finished game"):
        analyse(Match(games["deus"], 2, 1))


def test_accuracy_is_what_was_won_of_what_is_to_be_won_over_the_dice() -> None:
    best, dice = Judgement(1, 2, 10.0, 10.0, 6.0, [], [0.0], [1]), Judgement(2, 3, 10.0, 6.0 - 0.3, 6.0, [], [4.3], [1])
    assert _accuracy([best]) == 100
    assert _accuracy([dice]) == 0
    assert _accuracy([best, dice]) == 50
    assert _accuracy([]) is None


def test_chances_add_up_and_grow_with_the_points() -> None:
    hopes = Curve([ROUGH], 0).forecast(Indicators(0, [0, 0, 0], [62, 50, 50], [0, 0, 0]))
    assert sum(hope.chance or 0 for hope in hopes) == pytest.approx(1)
    assert hopes[0].chance == pytest.approx(2.718 / 4.718, abs=0.01)
    assert lead(hopes, 0) == 37
    over = forecast(Match(games["deus"], 2, 1))
    assert len(over) == 2


@pytest.mark.parametrize("game", games)
def test_what_spectators_are_told_of_the_chances_depends_on_nothing_hidden(game: str) -> None:
    match, dice, anyhow = Match(games[game], 3, 5), seeded(5), bot("random")
    for _ in range(60):
        match.choose(anyhow.choose(match, dice))
    twin = match.imagine(SPECTATOR, 99)
    hides = game != "age_of_innovation"  # there all lies open
    assert any(match.view(seat) != twin.view(seat) for seat in range(3)) == hides
    assert public_forecast(twin, 4) == public_forecast(match, 4)


def test_what_a_choice_surely_cost_is_its_mean_less_the_error() -> None:
    always = Judgement(1, 2, 9.0, 6.0, 6.0, [], [3.0, 3.0], [1])
    at_times = always._replace(costs=[0.0, 6.0])
    assert always.sure_cost == 3
    assert at_times.sure_cost == pytest.approx(0)
    assert always._replace(agreed=0.5).blame == 3 / 32


def test_a_choice_that_the_judge_would_have_made_is_no_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first action of a game is to pass, which is bad; but if the judge itself would do so, nobody calls it bad."""
    match, dice, player = Match(games["age_of_innovation"], 2, 4), seeded(4), bot("greedy")
    while match.decision is not None and match.decision.prompt.name != "ACTION":
        match.choose(player.choose(match, dice))
    judge = Judge(match.game)
    judged = judge.judge(match, 0, [PASS], dice, Look(worlds=1, width=1, tries=1))
    assert judged.sure_cost > 1
    suspect = Suspect(judged, match, [PASS], main=True)
    again = _judge_again(suspect, judge, width=1)
    assert again is not None
    assert again.judged.others[0] != PASS
    monkeypatch.setattr(Judge, "answers", lambda *_: [PASS, again.judged.others[0]])
    at_times = _judge_again(suspect, judge, width=1)
    assert at_times is not None
    assert at_times.judged.agreed == 0.5
    assert _judge_again(suspect._replace(main=False), judge, width=1) is None
    mostly = again._replace(judged=again.judged._replace(agreed=0.67))
    assert _looked_at(again, judge, QUICK) is not None
    assert _looked_at(mostly, judge, QUICK) is None
    monkeypatch.setattr(Judge, "answers", lambda *_: [PASS])
    assert _judge_again(suspect, judge, width=1) is None


def test_a_first_look_that_is_behind_its_pace_keeps_to_main_questions(
    played: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    worlds: list[tuple[bool, int]] = []
    judged = Judge.judge

    def noted(self: Judge, *asked: Any) -> Judgement:
        worlds.append((asked[5], asked[4].worlds))
        return judged(self, *asked)

    monkeypatch.setattr(Judge, "judge", noted)
    for name in ("HEAD_START", "PACE", "DOUBTED", "DOUBTED_TURNS"):
        monkeypatch.setattr(analysis, name, 0)
    analyse(played, only=0, effort=QUICK)
    assert worlds
    assert set(worlds) == {(True, 1)}


def test_in_the_main_question_of_a_turn_plans_alone_are_compared() -> None:
    """What was played counts inside a turn, and for the accuracy; what its main question cost is asked of plans."""
    match, dice = Match(games["deus"], 2, 7), seeded(7)
    player = bot("greedy")
    while match.decision is not None and match.decision.prompt.name != "ACTION":
        match.choose(player.choose(match, dice))
    assert match.decision is not None
    judge, look = Judge(match.game), Look(worlds=2, width=1, tries=1)
    for code in match.decision.options:
        inside = judge.judge(match, 0, [code], seeded(1), look)
        main = judge.judge(match, 0, [code], seeded(1), look, main=True)
        assert (main.best, main.given, main.others, main.named) == (
            inside.best, inside.given, inside.others, inside.named
        )  # fmt: skip
        assert all(plans >= turns for plans, turns in zip(main.costs, inside.costs, strict=True))
        assert [cost == 0 for cost in main.costs] == [name == code for name in main.named]
