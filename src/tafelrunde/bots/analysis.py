"""The analysis of a finished game: how the chances went, what each seat's choices cost, and what luck did.

Every choice is looked at from where its seat sat: in imagined worlds, each answer with the best rest of the turn that
is found for it. The judge, a level of bots (judge.py), looks again at what seems to have cost most, and says what it
would have answered itself: what it would mostly have chosen is no mistake, what it would choose at times less of one.
What is left is compared more thoroughly (advice.py). Nothing hidden that came out later counts against anybody.

Luck is what draws and dice did in a seat's own turns: what it could expect after them, less what it could expect on
average if the same turn had met other cards. The rest of its distance from the table's average is skill.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple, Optional

from ..kernel.game import UsageError
from ..kernel.match import LAST, Match
from ..kernel.record import Record
from ..kernel.rng import Rng, seeded
from ..kernel.state import SPECTATOR
from .advice import Compared, Effort, Tried, try_answers, turn_played
from .judge import JUDGE, Judge, Judged, Look, disagreement
from .learned import mind_of
from .outlook import curve_of, outlook, outlooks
from .turn_playout import turn_over

MOSTLY: Final = 0.5  # what the judge would answer more often than that to the main question of a turn is no mistake
COSTLIEST: Final = 3  # choices that are told for each seat
DOUBTED: Final = 6  # choices of each seat inside its turns that the judge looks at again ...
DOUBTED_TURNS: Final = 8  # ... and main questions of its turns
SUSPECTED: Final = 6  # of these, choices that are compared closely
OF_A_TURN: Final = 2  # of them at most
AGAIN: Final = 3  # worlds in which it does so
TRIES: Final = 2  # quick ways to the end of a turn that it counts with
PHASES: Final = ("opening", "middle", "end")  # thirds of the game
LUCK_WORLDS: Final = 3
FIRST_LOOK: Final = 40  # per cent of the work that is done then ...
SECOND_LOOK: Final = 60  # ... and then
PACE: Final = 24.0  # seconds of processor time for the first look, which hurries where it is behind
AHEAD: Final = 4.0  # seconds of it that are there at once, since games are not equally hard throughout
LONG: Final = 62.0  # seconds of processor time, after which the judge is asked only about the worst three of a seat
LONGEST: Final = 70.0  # seconds of processor time, after which no more than the worst three of a seat are looked at
EFFORT: Final = Effort(first=2, worlds=12, width=4, seconds=1.5)  # `first` for the main question of a turn
MANY: Final = 4  # answers that make the first question of a turn its main one
PASSING: Final = Look(worlds=1, width=2, tries=1)  # at all other questions
DICE: Final = 22  # the same game is always analysed in the same way

Say = Callable[[int], None]


class Moment(NamedTuple):
    """What every seat could expect after so many choices, and in which round that was, where a game counts rounds."""

    ply: int
    round: Optional[int]
    points: list[float]
    chances: list[Optional[float]]


class Mistake(NamedTuple):
    """A choice that cost something. `answers` has what was better, then the answer that was given."""

    ply: int  # choices made before it
    seat: int
    points: float  # that it cost in the end ...
    chance: Optional[float]  # ... and of the chance to win
    answers: list[Compared]
    doubt: float = 0.0  # the standard error of what it cost
    agreed: float = 0.0  # how often the judge would have chosen so itself

    @property
    def cost(self) -> float:
        """By which choices are put in order: the points, as far as they are sure and the judge does not agree. Many
        choices are looked at, and the one that seems worst by chance must not come before one that is."""
        return (self.points - self.doubt) * disagreement(self.agreed)


class SeatStory(NamedTuple):
    """How a seat played. Accuracy is 100 for the best answer each time and 0 for answers by the dice; None where there
    was nothing to decide. Luck and skill add up to its points less the average of the table."""

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
    fitted: int  # games by which the chances were fitted
    seconds: float

    @property
    def basis(self) -> str:
        """On what its chances rest: the text `analysis-opinion-<basis>` says it."""
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
    def from_json(said: dict[str, Any]) -> Analysis:
        def mistake(one: dict[str, Any]) -> Mistake:
            return Mistake(**{**one, "answers": [Compared(**answer) for answer in one["answers"]]})

        seats = [SeatStory(**{**one, "mistakes": [mistake(each) for each in one["mistakes"]]}) for one in said["seats"]]
        return Analysis(**{**said, "moments": [Moment(**one) for one in said["moments"]], "seats": seats})


class Suspect(NamedTuple):
    judged: Judged
    match: Match
    played: list[int]  # the answer that was given, and the rest of its turn
    main: bool = False  # it is the main question of a turn


class _Ledger:
    """What is found out about a seat on the way."""

    def __init__(self) -> None:
        self.judged: list[Judged] = []
        self.suspects: list[Suspect] = []
        self.luck = 0.0

    def add(self, judged: Judged, match: Match, played: list[int], main: bool) -> None:
        """Mean costs count in the main questions of turns: they are few, and the judge looks at them again anyway."""
        self.judged.append(judged)
        if (fmean(judged.costs) if main else judged.sure_cost) > 0:
            self.suspects.append(Suspect(judged, match.clone(), played, main))
            mains = sorted(self._suspects(main=True), key=lambda suspect: -fmean(suspect.judged.costs))
            self.suspects = mains[:DOUBTED_TURNS] + _worst(self._suspects(main=False), DOUBTED)

    def _suspects(self, main: bool) -> list[Suspect]:
        return [suspect for suspect in self.suspects if suspect.main == main]


def _worst(suspects: Sequence[Suspect], most: int) -> list[Suspect]:
    kept: list[Suspect] = []
    for suspect in sorted(suspects, key=lambda suspect: -suspect.judged.blame):
        if sum(other.judged.turn == suspect.judged.turn for other in kept) < OF_A_TURN:
            kept.append(suspect)
    return kept[:most]


def _look_again(ledgers: Sequence[_Ledger], judge: Judge, effort: Effort, begun: float, say: Say) -> None:
    """Keep what the judge holds for a mistake. The main questions of every seat come first, and the others as long as
    there is time: no more than the closest look may take."""
    until = min(begun + LONG, time.process_time() + SUSPECTED * len(ledgers) * effort.seconds)
    kept: list[list[Suspect]] = [[] for _ in ledgers]
    most = DOUBTED_TURNS + DOUBTED
    for rank in range(most):
        if rank >= COSTLIEST and time.process_time() > until:
            break
        for ledger, found in zip(ledgers, kept, strict=True):
            judged = _judged_again(ledger.suspects[rank], judge, effort.width) if rank < len(ledger.suspects) else None
            if judged is not None:
                found.append(judged)
        say(FIRST_LOOK + (SECOND_LOOK - FIRST_LOOK) * (rank + 1) // most)
    for ledger, found in zip(ledgers, kept, strict=True):
        ledger.suspects = _worst(found, SUSPECTED)


def _judged_again(suspect: Suspect, judge: Judge, width: int) -> Optional[Suspect]:
    """None if it is no mistake: nothing was better, or the judge would have given the same answer. In the main question
    of a turn it may change its mind from world to world, and only as far as it agrees it is no mistake. What the judge
    would have answered comes first among the others."""
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
    """Analyse a finished match that keeps its choices; `say` hears how far it is, in per cent. With `only`, the choices
    of one seat are judged, and no others. `most` costly choices are told for each seat."""
    if match.decision is not None:
        raise UsageError("the game is not over; it is analysed when it is")
    begun = time.process_time()
    told = say or (lambda percent: None)
    turns = _turns(match)
    ledgers = [_Ledger() for _ in range(match.players)]
    judge = Judge(match.game)
    moments = _first_look(match, turns, ledgers, only, judge, effort, told)
    _look_again(ledgers, judge, effort, begun, told)
    mistakes = [costly[:most] for costly in _mistakes(ledgers, judge, effort, begun, told)]
    stories = _stories(match, ledgers, mistakes)
    learned = mind_of(match) is not None
    return Analysis(moments, stories, JUDGE, learned, curve_of(match).games, time.process_time() - begun)


def analyse_record(record: Record, say: Optional[Say] = None, only: Optional[int] = None) -> Analysis:
    return analyse(Match.replay(record), say, only)


def _fresh(match: Match) -> Match:
    return Match(match.game, match.players, match.seed, match.options, keep=LAST)


def _turns(match: Match) -> list[int]:
    """Where turns end: after so many choices."""
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
    """Every choice once, and every turn's luck; returns how the outlook went. Where it is behind its pace, main
    questions are looked at in one world and others not at all, all through the game rather than at its end."""
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
                in_time = time.process_time() - begun < AHEAD + PACE * ply / len(match.codes)
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
    hopes = outlook(match)
    at = match.view(SPECTATOR).get("round")
    return Moment(ply, at, [round(hope.points, 1) for hope in hopes], [_rounded(hope.chance) for hope in hopes])


def _rounded(chance: Optional[float]) -> Optional[float]:
    return None if chance is None else round(chance, 3)


def _luck(before: Match, after: Match, codes: Sequence[int], seat: int, dice: Rng) -> float:
    """What the seat can expect after its turn, less what it could expect if the turn had met other cards."""
    worlds = [before.imagine(seat, dice.below(1 << 30)) for _ in range(LUCK_WORLDS)]
    ends = [turn_played(world, codes, seat, dice)[0] for world in worlds]
    expected = fmean(hopes[seat].points for hopes in outlooks(ends))
    return outlook(after)[seat].points - expected


# ------------------------------------------------------------------------------------------------------- what it cost


def _mistakes(
    ledgers: Sequence[_Ledger], judge: Judge, effort: Effort, begun: float, say: Say
) -> list[list[Mistake]]:  # fmt: skip
    """The costliest choices of each seat, after a closer look at its suspects: at the worst of every seat first, and at
    the others as long as there is time."""
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
    """What it cost is the mean of what the judge's plans said and of what this closer look says. None if the judge
    would mostly have chosen so itself."""
    judged, match, played, main = suspect
    if judged.agreed > MOSTLY:
        return None
    assert match.decision is not None
    code, dice = played[0], seeded(DICE + judged.ply)
    found = try_answers(
        match,
        [*judged.others[:2], code],
        dice,
        effort._replace(turns=judge.ahead),
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


def _doubt(best: Tried, given: Tried) -> float:
    """How far the cost, half of which was found here, may be off, for it was not the same in all worlds."""
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


def _accuracy(judged: Sequence[Judged]) -> Optional[float]:
    """How much of what was to be won over answers by the dice was won."""
    stake = sum(one.best - one.average for one in judged)
    if stake <= 0:
        return None
    return round(max(0.0, 100 * (1 - sum(one.loss for one in judged) / stake)), 1)
