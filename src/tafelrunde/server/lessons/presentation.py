"""Builds the responses of lessons: the list of a game's lessons, the current step, and remarks of the coach."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Optional

from ...games.lessons.judging import Remarked, lesson_beside, remark_after
from ...games.lessons.script import LessonScript, script_for
from ...kernel.game import Game
from ...kernel.languages import DEFAULT_LANGUAGE, PSEUDO
from ...kernel.lesson import Lesson, Texts
from ...words import words_of
from ...words.ftl import pseudo_localized
from ..core.kinds import OVER
from ..core.matches.pinned import pinned_game
from ..core.matches.table_protocols import TableRow
from ..core.tables.positions import Position
from ..lobby.schemas import LessonProgress
from ..play.schemas import CoachRemark, ExerciseStar, LaterOption, LessonView
from .coach import best_of, script_of, step_at
from .schemas import CoachNote, LessonInfo


def lesson_list(game: Game, tables: Sequence[TableRow], lang: str) -> list[LessonInfo]:
    """All lessons that fit the rules, with the learner's progress."""
    return [_info(script, tables, lang) for name in game.lessons if (script := script_for(game, name)) is not None]


def _info(script: LessonScript, tables: Sequence[TableRow], lang: str) -> LessonInfo:
    lesson = script.lesson
    mine = [table for table in tables if (table.lesson or {}).get("name") == lesson.name]
    state: Mapping[str, Any] = (mine[0].lesson or {}) if mine else {}
    step = state.get("step", 0)
    finished, stars = step >= script.steps, best_of(dict(state))
    open_ = mine[0] if mine and mine[0].status != OVER and state.get("stars") is None else None
    return LessonInfo(
        name=lesson.name,
        title=_in(lesson.title, lang),
        about=_in(lesson.about, lang),
        minutes=lesson.minutes,
        steps=script.steps,
        exercise=lesson.is_exercise,
        goals=[_in(star.say, lang) for star in lesson.stars],
        table=open_.id if open_ else None,
        step=step if open_ else None,
        done=stars is not None if lesson.is_exercise else finished and bool(mine),
        stars=stars,
    )


def progress(table: TableRow, lang: str) -> Optional[LessonProgress]:
    """The progress at a lesson table."""
    game = pinned_game(table) if table.lesson else None
    script = script_for(game, table.lesson["name"]) if game is not None and table.lesson else None
    if script is None or table.lesson is None:
        return None
    return LessonProgress(
        name=script.lesson.name,
        title=_in(script.lesson.title, lang),
        step=min(table.lesson["step"], script.steps),
        steps=script.steps,
        exercise=script.lesson.is_exercise,
        done=table.lesson["step"] >= script.steps,
        stars=table.lesson["stars"],
    )


def lesson_view(position: Position, lang: str, since: int) -> Optional[LessonView]:
    """The current step for the learner, None for other viewers. Events after choice `since` are new."""
    session = position.session
    script, state = script_of(session), session.table.lesson
    if script is None or state is None or position.seat != script.lesson.seat or not session.is_mine(position.seat):
        return None
    lesson, ply = script.lesson, position.ply
    number, last = step_at(session, script, ply), script.last_at(ply)
    step = lesson.steps[number] if number < script.steps else None
    past = step is not None and number < script.first_at(ply)
    return LessonView(
        name=lesson.name,
        title=_in(lesson.title, lang),
        step=number,
        last=last,
        titles=[_in(one.title, lang) for one in lesson.steps],
        heading=_in(step.title, lang) if step else "",
        say=_in(step.say, lang) if step else "",
        why=_in(step.why, lang) if step else "",
        light=list(step.light) if step and not past else [],
        taught=_taught(script, position) if number == last else [],
        later=_later(script, position),
        past=past,
        free=step is None,
        coach=state["coach"],
        remark=_remark(script, position, since, lang) if step is None and state["coach"] else None,
        stars=_stars(lesson, state, lang),
        turns=lesson.turns,
    )


def _taught(script: LessonScript, position: Position) -> list[int]:
    move, decision = script.move_at(position.ply), position.match.decision
    if move is None or not move.asked or decision is None:
        return []
    return [code for code in move.codes if code in decision.options]


def _later(script: LessonScript, position: Position) -> list[LaterOption]:
    decision, taught = position.match.decision, _taught(script, position)
    if decision is None or not taught:
        return []
    steps = {
        code: script.comes_later(position.ply, decision.prompt.name, code)
        for code in decision.options
        if code not in taught
    }
    return [LaterOption(code=code, step=step + 1) for code, step in steps.items() if step is not None]


def _remark(script: LessonScript, position: Position, since: int, lang: str) -> Optional[CoachRemark]:
    """Only on events after the script, whose steps have their own texts."""
    new = remark_after(script.lesson, position.match, position.seat, max(since, len(script.moves)))
    return _in_words(new, position, lang)


def note(position: Position, lang: str, since: int) -> CoachNote:
    """The coach's remark at a table that is no lesson."""
    lesson = lesson_beside(position.match.game, position.match.players)
    new = None if lesson is None else remark_after(lesson, position.match, position.seat, since)
    return CoachNote(remark=_in_words(new, position, lang))


def _in_words(new: Optional[Remarked], position: Position, lang: str) -> Optional[CoachRemark]:
    """`{player}` in a remark is replaced by the name of the acting player."""
    if new is None:
        return None
    name, match = "", position.match
    if new.seat >= match.players:  # an opponent controlled by the rules
        name = words_of(match.game, lang).text("rival")
    elif new.seat >= 0:
        name = position.session.names[new.seat]
    title, say = (_in(texts, lang).replace("{player}", name) for texts in (new.remark.title, new.remark.say))
    return CoachRemark(number=new.number, title=title, say=say)


def _stars(lesson: Lesson, state: Mapping[str, Any], lang: str) -> list[ExerciseStar]:
    earned: list[Optional[bool]] = state.get("earned") or [None] * len(lesson.stars)
    return [ExerciseStar(say=_in(star.say, lang), earned=one) for star, one in zip(lesson.stars, earned, strict=True)]


def _in(texts: Texts, lang: str) -> str:
    if lang == PSEUDO and texts:
        return pseudo_localized(texts[DEFAULT_LANGUAGE])
    return texts.get(lang, "")
