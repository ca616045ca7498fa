"""The script of a lesson: for each choice its seat, the taught answers, and its step.

All taught lines have the same length: where several answers are fine, the questions behind them are the same. So the
number of choices made tells where a table is in the script.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple, Optional

from ...kernel.decision import Decision, default_answer
from ...kernel.game import Game
from ...kernel.lesson import Lesson
from ...kernel.match import IllegalChoice, Match
from .reading import BadLesson


class Move(NamedTuple):
    """A choice of the script. `step` is the index of its step; `asked` if the learner makes it: other seats' moves and
    the learner's default answers are automatic."""

    seat: int
    prompt: str
    codes: tuple[int, ...]
    step: int
    asked: bool


class LessonScript(NamedTuple):
    lesson: Lesson
    moves: tuple[Move, ...]

    @property
    def steps(self) -> int:
        return len(self.lesson.steps)

    def move_at(self, ply: int) -> Optional[Move]:
        return self.moves[ply] if ply < len(self.moves) else None

    def first_at(self, ply: int) -> int:
        """The first step to show after n choices: all before it are done."""
        within = self.move_at(ply)
        if within is not None and ply > 0 and self.moves[ply - 1].step == within.step >= 0:
            return within.step  # in the middle of a step
        done = [move.step for move in self.moves[:ply]]
        return max(done, default=-1) + 1

    def last_at(self, ply: int) -> int:
        """The step that asks next; the number of steps if none does."""
        return next((move.step for move in self.moves[ply:] if move.asked), self.steps)

    def comes_later(self, ply: int, prompt: str, code: int) -> Optional[int]:
        """The later step that teaches an answer, if any."""
        later = (move for move in self.moves[ply + 1 :] if move.asked)
        return next((move.step for move in later if move.prompt == prompt and code in move.codes), None)


@lru_cache(maxsize=64)
def _cached(game: Game, name: str) -> LessonScript:
    return script_of(game, game.lessons[name])


def script_for(game: Game, name: str) -> Optional[LessonScript]:
    """The script of a lesson of this game; None if there is no such lesson for its rules."""
    lesson = game.lessons.get(name)
    return _cached(game, name) if lesson is not None and lesson.rules_version == game.rules_version else None


def script_of(game: Game, lesson: Lesson) -> LessonScript:
    """Play the lesson with the first taught answer each time; raises BadLesson where it does not fit the rules."""
    walk = Walk(game, lesson)
    for number in range(len(lesson.steps)):
        walk.through(number)
    return LessonScript(lesson, tuple(walk.moves))


Look = Callable[[tuple[int, ...]], None]


def no_look(_: tuple[int, ...]) -> None:
    """Ignore the step."""


class Walk:
    """A lesson being played, to inspect every step of it."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        if lesson.rules_version != game.rules_version:
            theirs, ours = lesson.rules_version, game.rules_version
            raise BadLesson(f"{lesson.name}: written for version {theirs} of the rules; this is version {ours}")
        self.lesson = lesson
        self.match = Match(game, lesson.players, lesson.seed, lesson.options)
        self.moves: list[Move] = []
        for code in lesson.begin:
            self._make("begin", (code,), -1, asked=False)
        self._take_defaults(-1)

    def through(self, number: int, look: Look = no_look) -> None:
        """Play a step: its questions, the default answers behind each, and the moves of others. `look` is called before
        each answer, with the taught ones."""
        step = self.lesson.steps[number]
        for codes in step.choose:
            self.asked(number)
            look(codes)
            self._make(f"step {number + 1}", codes, number, asked=True)
            self._take_defaults(number)
        for code in step.others:
            self._take_defaults(number)  # the learner's reply to it, such as taking power
            if self._decision(f"step {number + 1}, others").seat == self.lesson.seat:
                raise self._fault(number, f"others: {code} comes too late, the learner is asked already")
            self._make(f"step {number + 1}, others", (code,), number, asked=False)
        if step.choose:
            self._take_defaults(number)

    def asked(self, number: int) -> Decision:
        """The question of a step, which must be for the learner."""
        decision = self._decision(f"step {number + 1}")
        if decision.seat != self.lesson.seat:
            before = f"others of step {number}" if number else "begin"
            raise self._fault(number, f"seat {decision.seat} is asked; its choices belong into {before}")
        return decision

    def _take_defaults(self, number: int) -> None:
        while self.match.decision is not None and self.match.decision.seat == self.lesson.seat:
            answer = default_answer(self.match.decision)
            if answer is None:
                return
            self._make("", (answer,), number, asked=False)

    def _make(self, where: str, codes: tuple[int, ...], step: int, asked: bool) -> None:
        decision = self._decision(where)
        missing = [code for code in codes if code not in decision.options]
        if missing:
            raise BadLesson(f"{self.lesson.name}, {where}: {missing[0]} is no answer to {decision!r}")
        self.moves.append(Move(decision.seat, decision.prompt.name, codes, step, asked))
        self.match.choose(codes[0])

    def _decision(self, where: str) -> Decision:
        if self.match.decision is None:
            raise BadLesson(f"{self.lesson.name}, {where}: the game is over")
        return self.match.decision

    def _fault(self, number: int, what: str) -> BadLesson:
        return BadLesson(f"{self.lesson.name}, step {number + 1}: {what}")


def faults_of_alternatives(game: Game, script: LessonScript) -> list[str]:
    """Check that all taught answers of a question lead through the same script; one line for each that does not."""
    found: list[str] = []
    for ply, move in enumerate(script.moves):
        for code in move.codes[1:]:
            wrong = _faults_of_alternative(game, script, ply, code)
            if wrong:
                found.append(f"{script.lesson.name}, step {move.step + 1}: after {code} {wrong}")
    return found


def _faults_of_alternative(game: Game, script: LessonScript, at: int, other: int) -> str:
    match = Match(game, script.lesson.players, script.lesson.seed, script.lesson.options)
    for ply, move in enumerate(script.moves):
        code = other if ply == at else move.codes[0]
        if match.decision is None or match.decision.seat != move.seat or match.decision.prompt.name != move.prompt:
            return f"the game asks {match.decision!r} where the road has {move.prompt}"
        try:
            match.choose(code)
        except IllegalChoice as wrong:
            return str(wrong)
    return ""
