"""Checks of lessons: they fit the rules, highlight existing things, and do not overload a learner."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

from ..games.lessons.judging import verdict
from ..games.lessons.reading import BadLesson
from ..games.lessons.script import LessonScript, Walk, faults_of_alternatives, script_of
from ..kernel.game import Game
from ..kernel.lesson import Lesson, Step, Texts
from ..kernel.match import Match
from ..words import LANGUAGES, words_of
from ..words.labels import slug

MOST_WORDS: Final = 45  # of a step
LONGEST_SENTENCE: Final = 18  # words
MOST_LIT: Final = 3
STARS: Final = 3
GOAL: Final = ("who", "win", "turn", "end")  # the texts `goal-…`
WIDTHS: Final = ((1040, 800), (378, 500))  # of a desktop and of a phone: some parts are drawn on one only
WORD: Final = re.compile(r"[\w’'%+-]+")
END_OF_SENTENCE: Final = re.compile(r"(?<=[.!?:…])[”“»)]*\s+")


def goal(game: Game) -> Iterator[str]:
    """The goals of the game have all their texts, or none."""
    for lang in LANGUAGES:
        w = words_of(game, lang)
        present = [part for part in GOAL if w.has(f"goal-{part}")]
        if len(present) not in (0, len(GOAL)) or bool(present) != words_of(game, LANGUAGES[0]).has(f"goal-{GOAL[0]}"):
            missing = ", ".join(f"goal-{part}" for part in GOAL if part not in present)
            yield f"{lang}: the goal of the game is incomplete; missing: {missing}"
        for part in present:
            words = len(WORD.findall(w.text(f"goal-{part}")))
            if words > MOST_WORDS:
                yield f"{lang}, goal-{part}: {words} words, at most {MOST_WORDS}"


def read(game: Game) -> Iterator[str]:
    """The files can be read."""
    try:
        _ = game.lessons
    except BadLesson as wrong:
        yield str(wrong)


def readable(game: Game) -> Mapping[str, Lesson]:
    """The lessons of the game; empty if one cannot be read."""
    return {} if any(read(game)) else game.lessons


def problems_of(game: Game, lesson: Lesson) -> Iterator[str]:
    try:
        script = script_of(game, lesson)
    except BadLesson as wrong:
        yield str(wrong)
        return
    yield from faults_of_alternatives(game, script)
    yield from _words(lesson)
    yield from _terms(lesson)
    yield from _events(game, lesson)
    yield from _lit(game, lesson)
    yield from _others(game, script)
    yield from _exercise(game, lesson)


def _words(lesson: Lesson) -> Iterator[str]:
    """Texts are short."""
    for number, step in enumerate(lesson.steps, 1):
        for what, texts in (("say", step.say), ("why", step.why), ("wrong", step.wrong), *_instead(step)):
            for problem in too_long(texts):
                yield f"{lesson.name}, step {number}, {what}.{problem}"
    for number, remark in enumerate(lesson.remarks, 1):
        for problem in too_long(remark.say):
            yield f"{lesson.name}, remark {number}, say.{problem}"


def _instead(step: Step) -> Iterator[tuple[str, Texts]]:
    for code, texts in step.instead.items():
        yield f"instead {code}", texts


def too_long(texts: Texts) -> Iterator[str]:
    for lang, text in texts.items():
        words = len(WORD.findall(text))
        if words > MOST_WORDS:
            yield f"{lang}: {words} words, at most {MOST_WORDS}"
        for sentence in END_OF_SENTENCE.split(text):
            words = len(WORD.findall(sentence))
            if words > LONGEST_SENTENCE:
                yield f"{lang}: a sentence of {words} words, at most {LONGEST_SENTENCE}: {sentence}"


def _terms(lesson: Lesson) -> Iterator[str]:
    """A term is explained before it is used, in every language."""
    for term, spelled in lesson.terms.items():
        explained = next((n for n, step in enumerate(lesson.steps) if term in step.explains), None)
        if explained is None:
            yield f"{lesson.name}, terms: no step explains {term}"
            continue
        for number, step in enumerate(lesson.steps[:explained], 1):
            for lang in LANGUAGES:
                texts = " ".join(words.get(lang, "") for words in (step.title, step.say, step.why, step.wrong))
                if any(re.search(rf"\b{re.escape(word)}", texts, re.IGNORECASE) for word in spelled[lang]):
                    yield (
                        f"{lesson.name}, step {number}, {lang}: speaks of {term}, which step {explained + 1} explains"
                    )


def _events(game: Game, lesson: Lesson) -> Iterator[str]:
    """Every awaited event exists."""
    w = words_of(game, LANGUAGES[0])
    waited = [(f"remark {number}", remark.when) for number, remark in enumerate(lesson.remarks, 1)]
    waited += [(f"star {number}", star.when) for number, star in enumerate(lesson.stars, 1)]
    for where, when in waited:
        if when.event and not w.has(f"event-{slug(when.event)}"):
            yield f"{lesson.name}, {where}: the game has no event {when.event}"


def _lit(game: Game, lesson: Lesson) -> Iterator[str]:
    """Lit things are on the picture of the learner's seat at that moment, on every screen."""
    walk = Walk(game, lesson)
    for number, step in enumerate(lesson.steps):
        if len(step.light) > MOST_LIT:
            yield f"{lesson.name}, step {number + 1}, light: {len(step.light)} things, at most {MOST_LIT}"
        for width, height in WIDTHS if step.light else ():
            there = things_on_board(walk.match, lesson.seat, width, height)
            for id in step.light:
                if id not in there:
                    near = ", ".join(sorted(one for one in there if one.split("-")[0] == id.split("-")[0])[:12])
                    known = near or ", ".join(sorted(one for one in there if one.startswith("part-")))
                    yield f"{lesson.name}, step {number + 1}, light: {id} is not on the board; there is {known}"
        walk.through(number)


def things_on_board(match: Match, seat: int, width: int, height: int) -> set[str]:
    """The ids on a seat's picture, and its parts as `part-<name>`."""
    board = match.game.show.board(match.view(seat), LANGUAGES[0], width, height)
    found = {f"part-{part.name}" for part in board.parts}
    for part in board.parts:
        found |= set(re.findall(r'\sid="([^"]+)"', part.svg))
    return found


def _others(game: Game, script: LessonScript) -> Iterator[str]:
    """After each step the learner is asked again, or the lesson ends."""
    walk = Walk(game, script.lesson)
    for number, step in enumerate(script.lesson.steps):
        walk.through(number)
        asked = walk.match.decision
        if step.choose and asked is not None and asked.seat != script.lesson.seat:
            where = f"{script.lesson.name}, step {number + 1}"
            yield f"{where}, others: seat {asked.seat} is still asked {asked.prompt.name}"
            return


def _exercise(game: Game, lesson: Lesson) -> Iterator[str]:
    """An exercise has three stars, and its solution earns all of them."""
    if not lesson.is_exercise:
        return
    match = Match(game, lesson.players, lesson.seed, lesson.options)
    summary = game.show.summary_of(match.state, lesson.seat)
    for number, star in enumerate(lesson.stars, 1):
        if star.when.summary and star.when.summary not in summary:
            yield f"{lesson.name}, star {number}: no summary has {star.when.summary}; there is {', '.join(summary)}"
    if len(lesson.stars) != STARS:
        yield f"{lesson.name}: an exercise has {STARS} stars, not {len(lesson.stars)}"
    if any(step.choose for step in lesson.steps):
        yield f"{lesson.name}: the steps of an exercise are for reading; the learner chooses afterwards"
    for code in (*lesson.begin, *lesson.solution):
        if match.decision is None or code not in match.decision.options:
            yield f"{lesson.name}, solution: {code} is no answer to {match.decision!r}"
            return
        match.choose(code)
    earned = verdict(lesson, match)
    if earned is None:
        yield f"{lesson.name}, solution: it ends before the {lesson.turns} turns are over"
    elif not all(earned):
        yield f"{lesson.name}, solution: it does not earn star {earned.index(False) + 1}"
