"""The analysis of a finished game: how the chances went, what each seat's choices cost, and the effect of luck.

A choice is evaluated by what its seat knew: in imagined worlds, each answer with the best rest of the turn found for
it. The judge, a level of bots (judge.py), looks again at the choices that seem to have cost most, and says what it
would have answered: its own usual answer is no mistake, its occasional answer less of one. The remaining choices are
compared more thoroughly (advice.py). Hidden information revealed later counts against nobody.

Luck is the effect of draws and dice in a seat's own turns: its forecast after them, less its mean forecast if the same
turn had met other cards. The rest of its distance from the average score is skill.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple, Optional

from ..kernel.game import UsageError
from ..kernel.match import LAST, Match
from ..kernel.rng import Rng, seeded
from ..kernel.state import SPECTATOR
from .advice import AnswerComparison, AnswerTrial, Effort, try_answers, turn_played
from .forecast import curve_of, forecast, forecasts
from .judge import JUDGE, Judge, Judgement, Look, disagreement
from .learned import model_of
from .turn_playout import turn_over

MOSTLY: Final = 0.5  # a more frequent answer of the judge to the main question of a turn is no mistake
COSTLIEST: Final = 3  # choices reported for each seat
DOUBTED: Final = 6  # choices of each seat within its turns for the second look ...
DOUBTED_TURNS: Final = 8  # ... and main questions of its turns
SUSPECTED: Final = 6  # choices of each seat for the close comparison ...
OF_A_TURN: Final = 2  # ... at most n of one turn
AGAIN: Final = 3  # worlds of the second look
TRIES: Final = 2  # quick ways to the end of a turn
PHASES: Final = ("opening", "middle", "end")  # thirds of the game
LUCK_WORLDS: Final = 3
FIRST_LOOK: Final = 40  # progress in per cent after the first look ...
SECOND_LOOK: Final = 60  # ... and after the second
PACE: Final = 24.0  # seconds of processor time for the first look, which speeds up if it is late
HEAD_START: Final = 4.0  # seconds of it available at once, because games are not equally hard throughout
LONG: Final = 62.0  # seconds of processor time, after which the second look covers the worst three of a seat
LONGEST: Final = 70.0  # seconds of processor time, after which the comparison covers the worst three of a seat
EFFORT: Final = Effort(first=2, worlds=12, width=4, seconds=1.5)  # `first` for the main question of a turn
MANY: Final = 4  # the first question of a turn is its main one from n answers on
PASSING: Final = Look(worlds=1, width=2, tries=1)  # for all other questions
DICE: Final = 22  # a game is always analysed in the same way

Say = Callable[[int], None]


class Moment(NamedTuple):
    """The forecasts of all seats after `ply` choices, and the round, in games that count rounds."""

    ply: int
    round: Optional[int]
    points: list[float]
    chances: list[Optional[float]]


class Mistake(NamedTuple):
    """A costly choice. `answers` has the better answers, then the given one."""

    ply: int  # choices made before it
    seat: int
    points: float  # lost at the end ...
    chance: Optional[float]  # ... and of the chance to win
    answers: list[AnswerComparison]
    doubt: float = 0.0  # the standard error of the cost
    agreed: float = 0.0  # the share of the judge's answers that equal it

    @property
    def cost(self) -> float:
        """The sort key: the sure part of the points, discounted by the judge's agreement. Among many choices, one that
        seems worst by chance must not rank before one that is."""
        return (self.points - self.doubt) * disagreement(self.agreed)


class SeatStory(NamedTuple):
    """How a seat played. Accuracy is 100 for always the best answer and 0 for random ones; None if there was nothing to
    decide. Luck and skill add up to its points less the average of the table."""

    choices: int
    accuracy: Optional[float]
    phases: list[Optional[float]]
    luck: float
    skill: float
    mistakes: list[Mistake]


class Analysis(NamedTuple):
    moments: list[Moment]
    seats: list[SeatStory]
    level: str
    learned: bool
    fitted: int  # games that the chances were fitted to
    seconds: float

    @property
    def basis(self) -> str:
        """The basis of its chances, for the text `analysis-opinion-<basis>`."""
        return "by-hand" if not self.learned else "learned" if self.fitted else "rough"

    def to_json(self) -> dict[str, Any]:
        seats = [
            {**seat._asdict(), "mistakes": [
                {**mistake._asdict(), "answers": [answer._asdict() for answer in mistake.answers]}
                for mistake in seat.mistakes
            ]}
            for seat in self.seats
        ]  # fmt: skip
        return {**self._asdict(), "moments": [moment._asdict() for moment in self.moments], "seats": seats}

    @staticmethod
    def from_json(stored: dict[str, Any]) -> Analysis:
        def mistake(one: dict[str, Any]) -> Mistake:
            return Mistake(**{**one, "answers": [AnswerComparison.from_json(answer) for answer in one["answers"]]})

        seats = [
            SeatStory(**{**one, "mistakes": [mistake(each) for each in one["mistakes"]]}) for one in stored["seats"]
        ]
        return Analysis(**{**stored, "moments": [Moment(**one) for one in stored["moments"]], "seats": seats})


class Suspect(NamedTuple):
    judged: Judgement
    match: Match
    played: list[int]  # the given answer, and the rest of its turn
    main: bool = False  # it is the main question of a turn


class _Ledger:
    """The findings about one seat."""

    def __init__(self) -> None:
        self.judged: list[Judgement] = []
        self.suspects: list[Suspect] = []
        self.luck = 0.0

    def add(self, judged: Judgement, match: Match, played: list[int], main: bool) -> None:
        """Main questions of turns count by their mean cost: they are few, and all get a second look."""
        self.judged.append(judged)
        if (fmean(judged.costs) if main else judged.sure_cost) > 0:
            self.suspects.append(Suspect(judged, match.clone(), played, main))
            mains = sorted(self._suspects(main=True), key=lambda suspect: -fmean(suspect.judged.costs))
            self.suspects = mains[:DOUBTED_TURNS] + _worst(self._suspects(main=False), DOUBTED)

    def _suspects(self, main: bool) -> list[Suspect]:
        return [suspect for suspect in self.suspects if suspect.main == main]


def _worst(suspects: Sequence[Suspect], most: int) -> list[Suspect]:
    selected: list[Suspect] = []
    for suspect in sorted(suspects, key=lambda suspect: -suspect.judged.blame):
        if sum(other.judged.turn == suspect.judged.turn for other in selected) < OF_A_TURN:
            selected.append(suspect)
    return selected[:most]


def _look_again(ledgers: Sequence[_Ledger], judge: Judge, effort: Effort, begun: float, say: Say) -> None:
    """The second look: keep what the judge calls a mistake, main questions first and others while there is time."""
    until = min(begun + LONG, time.process_time() + SUSPECTED * len(ledgers) * effort.seconds)
    selected: list[list[Suspect]] = [[] for _ in ledgers]
    most = DOUBTED_TURNS + DOUBTED
    for rank in range(most):
        if rank >= COSTLIEST and time.process_time() > until:
            break
        for ledger, found in zip(ledgers, selected, strict=True):
            judged = _judge_again(ledger.suspects[rank], judge, effort.width) if rank < len(ledger.suspects) else None
            if judged is not None:
                found.append(judged)
        say(FIRST_LOOK + (SECOND_LOOK - FIRST_LOOK) * (rank + 1) // most)
    for ledger, found in zip(ledgers, selected, strict=True):
        ledger.suspects = _worst(found, SUSPECTED)


def _judge_again(suspect: Suspect, judge: Judge, width: int) -> Optional[Suspect]:
    """None if it is no mistake: nothing was better, or the judge would have given the same answer. At the main question
    of a turn the judge's answers may vary from world to world, and its agreement only discounts the mistake. The
    judge's own answers come first among the others."""
    before, match, played, main = suspect
    dice = seeded(DICE + before.ply)
    judged = judge.judge(match, before.ply, played, dice, Look(AGAIN, width, TRIES), main)
    named = judge.answers(match, judged, dice)
    agreed = named.count(played[0]) / len(named)
    costs = before.costs + judged.costs if main else judged.costs
    others = sorted(judged.others, key=lambda code: -named.count(code))
    again = judged._replace(costs=costs, others=others, agreed=agreed)
    if again.blame <= 0 or (agreed and not main):
        return None
    return suspect._replace(judged=again)


def analyse(
    match: Match,
    say: Optional[Say] = None,
    only: Optional[int] = None,
    effort: Effort = EFFORT,
    most: int = COSTLIEST,
) -> Analysis:
    """Analyse a finished match that keeps its choices; `say` gets the progress in per cent. `only` limits the judgement
    to one seat, and `most` the number of costly choices per seat."""
    if match.decision is not None:
        raise UsageError("only a finished game can be analysed")
    begun = time.process_time()
    report = say or (lambda percent: None)
    turns = _turns(match)
    ledgers = [_Ledger() for _ in range(match.players)]
    judge = Judge(match.game)
    moments = _first_look(match, turns, ledgers, only, judge, effort, report)
    _look_again(ledgers, judge, effort, begun, report)
    mistakes = [costly[:most] for costly in _mistakes(ledgers, judge, effort, begun, report)]
    stories = _stories(match, ledgers, mistakes)
    learned = model_of(match) is not None
    return Analysis(moments, stories, JUDGE, learned, curve_of(match).games, time.process_time() - begun)


def _fresh(match: Match) -> Match:
    return Match(match.game, match.players, match.seed, match.options, keep=LAST)


def _turns(match: Match) -> list[int]:
    """The numbers of choices after which turns end."""
    ends: list[int] = []
    again, first = _fresh(match), 0
    seat = again.decision.seat if again.decision is not None else 0
    for ply, code in enumerate(match.codes, 1):
        again.choose(code)
        if turn_over(again, seat, ply - first):
            ends.append(ply)
            first = ply
            seat = again.decision.seat if again.decision is not None else 0
    return ends


def _first_look(
    match: Match,
    turns: Sequence[int],
    ledgers: list[_Ledger],
    only: Optional[int],
    judge: Judge,
    effort: Effort,
    say: Say,
) -> list[Moment]:
    """Judge every choice once, and every turn's luck; returns the forecasts. If it is late, it judges main questions in
    one world and skips others, throughout the game rather than at its end."""
    dice, again, first, begun = seeded(DICE), _fresh(match), 0, time.process_time()
    moments = [_moment(again, 0)]
    for end in turns:
        assert again.decision is not None
        mover, before = again.decision.seat, again.clone()
        for ply in range(first, end):
            decision = again.decision
            assert decision is not None
            if len(decision.options) > 1 and only in (None, decision.seat):
                is_main = ply == first and len(decision.options) >= MANY
                in_time = time.process_time() - begun < HEAD_START + PACE * ply / len(match.codes)
                if is_main or in_time:
                    worlds = effort.first if in_time else 1
                    look = Look(worlds, effort.width, TRIES) if is_main else PASSING
                    judged = judge.judge(again, ply, match.codes[ply:end], dice, look, is_main)
                    ledgers[decision.seat].add(judged, again, match.codes[ply:end], is_main)
            again.choose(match.codes[ply])
        moments.append(_moment(again, end))
        ledgers[mover].luck += _luck(before, again, match.codes[first:end], mover, dice)
        first = end
        say(FIRST_LOOK * end // len(match.codes))
    return moments


def _moment(match: Match, ply: int) -> Moment:
    expected = forecast(match)
    at = match.view(SPECTATOR).get("round")
    return Moment(ply, at, [round(each.points, 1) for each in expected], [_rounded(each.chance) for each in expected])


def _rounded(chance: Optional[float]) -> Optional[float]:
    return None if chance is None else round(chance, 3)


def _luck(before: Match, after: Match, codes: Sequence[int], seat: int, dice: Rng) -> float:
    """The forecast of the seat after its turn, less the mean forecast if the turn had met other cards."""
    worlds = [before.imagine(seat, dice.below(1 << 30)) for _ in range(LUCK_WORLDS)]
    ends = [turn_played(world, codes, seat, dice)[0] for world in worlds]
    expected = fmean(all_seats[seat].points for all_seats in forecasts(ends))
    return forecast(after)[seat].points - expected


# ------------------------------------------------------------------------------------------------------- what it cost


def _mistakes(
    ledgers: Sequence[_Ledger], judge: Judge, effort: Effort, begun: float, say: Say
) -> list[list[Mistake]]:  # fmt: skip
    """The costliest choices of each seat after a close comparison: the worst of every seat first, then others while
    there is time."""
    costly: list[list[Mistake]] = [[] for _ in ledgers]
    for rank in range(SUSPECTED):
        if rank >= COSTLIEST and time.process_time() - begun > LONGEST:
            break
        for ledger, found in zip(ledgers, costly, strict=True):
            mistake = _looked_at(ledger.suspects[rank], judge, effort) if rank < len(ledger.suspects) else None
            if mistake is not None:
                found.append(mistake)
        say(SECOND_LOOK + (100 - SECOND_LOOK) * (rank + 1) // SUSPECTED)
    return [sorted(found, key=lambda mistake: -mistake.cost) for found in costly]


def _looked_at(suspect: Suspect, judge: Judge, effort: Effort) -> Optional[Mistake]:
    """The cost is the mean of the judge's and of the close comparison's. None if the judge would mostly have given the
    same answer."""
    judged, match, played, main = suspect
    if judged.agreed > MOSTLY:
        return None
    assert match.decision is not None
    code, dice = played[0], seeded(DICE + judged.ply)
    found = try_answers(
        match,
        [*judged.others[:2], code],
        dice,
        effort._replace(turns=judge.horizon),
        played=() if main and judge.only_plans else played,
        judge=judge.evaluation,
    )
    tried = {one.code: one for one in found}
    answers = sorted([one.mean() for one in found if one.code != code], key=lambda answer: -answer.lead)
    best, given = answers[0], tried[code].mean()
    points = (fmean(judged.costs) + best.lead - given.lead) / 2
    if points <= 0:
        return None
    chance = None if best.chance is None or given.chance is None else max(0.0, best.chance - given.chance)
    better = [best, *(answer for answer in answers[1:] if answer.lead > given.lead)]
    doubt = _doubt(tried[best.code], tried[code])
    return Mistake(judged.ply, match.decision.seat, points, chance, [*better, given], doubt, judged.agreed)


def _doubt(best: AnswerTrial, given: AnswerTrial) -> float:
    """The standard error of the cost, half of which was found here."""
    costs = [(better - worse) / 2 for better, worse in zip(best.leads, given.leads, strict=True)]
    return stdev(costs) / len(costs) ** 0.5 if len(costs) > 1 else 0.0


def _stories(match: Match, ledgers: Sequence[_Ledger], mistakes: Sequence[list[Mistake]]) -> list[SeatStory]:
    scores, third = match.result.scores, max(1, -(-len(match.codes) // len(PHASES)))
    average, luck = fmean(scores), fmean(ledger.luck for ledger in ledgers)
    stories: list[SeatStory] = []
    for score, ledger, costly in zip(scores, ledgers, mistakes, strict=True):
        phases = [_accuracy([j for j in ledger.judged if j.ply // third == phase]) for phase in range(len(PHASES))]
        lucky = ledger.luck - luck
        stories.append(
            SeatStory(
                len(ledger.judged), _accuracy(ledger.judged), phases, round(lucky, 1),
                round(score - average - lucky, 1), costly,
            )
        )  # fmt: skip
    return stories


def _accuracy(judged: Sequence[Judgement]) -> Optional[float]:
    """The share realized of the possible gain over random answers."""
    stake = sum(one.best - one.average for one in judged)
    if stake <= 0:
        return None
    return round(max(0.0, 100 * (1 - sum(one.loss for one in judged) / stake)), 1)
