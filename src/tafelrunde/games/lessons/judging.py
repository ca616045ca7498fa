"""Evaluates the conditions of lessons: for remarks of the coach, and for the stars of an exercise."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple, Optional

from ...kernel.game import Game
from ...kernel.lesson import Condition, Lesson, Remark
from ...kernel.match import NOTHING, Match
from ...kernel.state import Event

Summary = Mapping[str, Optional[int]]


def happened(condition: Condition, events: Sequence[Event], seat: int) -> Optional[Event]:
    """The event that first met the condition."""
    counted: Counter[object] = Counter()
    for event in events:
        if not _is_meant(condition, event, seat):
            continue
        value = event.facts.get(condition.same) if condition.same else None
        counted[value] += 1
        if counted[value] == condition.times:
            return event
    return None


def _is_meant(condition: Condition, event: Event, seat: int) -> bool:
    if event.name != condition.event:
        return False
    if condition.who != "anybody" and (event.seat == seat) != (condition.who == "me"):
        return False
    return all(event.facts.get(name) == value for name, value in condition.facts.items())


class Remarked(NamedTuple):
    """A remark to make now: its number, and the seat it is about."""

    number: int
    remark: Remark
    seat: int


def remark_after(lesson: Lesson, match: Match, seat: int, ply: int) -> Optional[Remarked]:
    """The last remark whose condition was first met after n choices."""
    events = match.events()
    met = [(happened(remark.when, events, seat), number) for number, remark in enumerate(lesson.remarks)]
    new = [(event.ply, number, event.seat) for event, number in met if event is not None and event.ply > ply]
    if not new:
        return None
    _, number, whose = max(new)
    return Remarked(number, lesson.remarks[number], whose)


def lesson_beside(game: Game, players: int) -> Optional[Lesson]:
    """The guided game whose remarks fit any table with this number of players; solo games have none."""
    guided = [lesson for lesson in game.lessons.values() if not lesson.is_exercise]
    fitting = [lesson for lesson in guided if lesson.rules_version == game.rules_version and lesson.remarks]
    return next((lesson for lesson in fitting if (lesson.players == 1) == (players == 1)), None)


def verdict(lesson: Lesson, match: Match) -> Optional[list[bool]]:
    """The earned stars of an exercise, from the events since it began, the summary then and now, and the score if the
    game is over. None while the learner has turns left."""
    again, seat = Match(match.game, lesson.players, lesson.seed, lesson.options, keep=NOTHING), lesson.seat
    before: Summary = {}
    whose: list[int] = []
    for ply, code in enumerate(match.codes):
        if ply == len(lesson.begin):
            before = match.game.show.summary_of(again.state, seat)
        whose.append(_turn(again))
        again.choose(code)
    now = -1 if match.over else _turn(match)
    turns = [*whose[len(lesson.begin) :], now]
    done = sum(1 for turn, after in pairwise(turns) if turn == seat != after)
    if done < lesson.turns and not match.over:
        return None
    summary = match.game.show.summary_of(match.state, seat)
    events = [event for event in match.events() if event.ply > len(lesson.begin)]
    score = match.result.scores[seat] if match.over else 0
    return [_is_met(star.when, events, seat, before, summary, score) for star in lesson.stars]


def _turn(match: Match) -> int:
    """The seat whose turn it is; in a game without turns, the seat that is asked."""
    turn = match.game.rules.turn_of(match.state)
    return turn if turn >= 0 or match.decision is None else match.decision.seat


def _is_met(
    condition: Condition, events: Sequence[Event], seat: int, before: Summary, now: Summary, score: int
) -> bool:
    if condition.event:
        return happened(condition, events, seat) is not None
    if condition.score:
        return score >= condition.score
    had = (before.get(condition.summary) or 0) if condition.gained else 0
    return (now.get(condition.summary) or 0) - had >= condition.least
