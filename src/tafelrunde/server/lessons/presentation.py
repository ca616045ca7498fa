"""Lessons in words: those of a game, and what the coach says at a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Optional

from ...games.lessons.judging import Remarked, lesson_beside, remark_after
from ...games.lessons.script import LessonScript, script_for
from ...kernel.game import Game
from ...kernel.languages import PSEUDO
from ...kernel.lesson import Lesson, Texts
from ...words import words_of
from ...words.ftl import pseudo_localized
from ..core.kinds import OVER
from ..core.matches.pinned import pinned_game
from ..core.matches.table_protocols import TableRow
from ..core.tables.positions import Position
from ..core.texts import USUAL_LANGUAGE
from ..lobby.schemas import LessonProgress
from ..play.schemas import CoachRemark, ExerciseStar, LaterOption, LessonMoment
from .coach import best_of, script_of, step_at
from .schemas import CoachNote, LessonInfo


def lesson_list(game: Game, tables: Sequence[TableRow], lang: str) -> list[LessonInfo]:
    """All lessons that fit the rules, with what the learner has done of them."""
    return [_info(found, tables, lang) for name in game.lessons if (found := script_for(game, name)) is not None]


def _info(found: LessonScript, tables: Sequence[TableRow], lang: str) -> LessonInfo:
    lesson = found.lesson
    mine = [table for table in tables if (table.lesson or {}).get("name") == lesson.name]
    kept: Mapping[str, Any] = (mine[0].lesson or {}) if mine else {}
    step = kept.get("step", 0)
    told, stars = step >= found.steps, best_of(dict(kept))
    open_ = mine[0] if mine and mine[0].status != OVER and kept.get("stars") is None else None
    return LessonInfo(
        name=lesson.name,
        title=_in(lesson.title, lang),
        about=_in(lesson.about, lang),
        minutes=lesson.minutes,
        steps=found.steps,
        exercise=lesson.is_exercise,
        goals=[_in(star.say, lang) for star in lesson.stars],
        table=open_.id if open_ else None,
        step=step if open_ else None,
        done=stars is not None if lesson.is_exercise else told and bool(mine),
        stars=stars,
    )


def progress(table: TableRow, lang: str) -> Optional[LessonProgress]:
    """How far a table has come that is a lesson."""
    game = pinned_game(table) if table.lesson else None
    found = script_for(game, table.lesson["name"]) if game is not None and table.lesson else None
    if found is None or table.lesson is None:
        return None
    return LessonProgress(
        name=found.lesson.name,
        title=_in(found.lesson.title, lang),
        step=min(table.lesson["step"], found.steps),
        steps=found.steps,
        exercise=found.lesson.is_exercise,
        done=table.lesson["step"] >= found.steps,
        stars=table.lesson["stars"],
    )


def moment(position: Position, lang: str, since: int) -> Optional[LessonMoment]:
    """What the coach says to a seat. `since` is the choice after which what happened is new."""
    session = position.session
    found, kept = script_of(session), session.table.lesson
    if found is None or kept is None or position.seat != found.lesson.seat or not session.is_mine(position.seat):
        return None
    lesson, ply = found.lesson, position.ply
    number, last = step_at(session, found, ply), found.last_at(ply)
    step = lesson.steps[number] if number < found.steps else None
    past = step is not None and number < found.first_at(ply)
    return LessonMoment(
        name=lesson.name,
        title=_in(lesson.title, lang),
        step=number,
        last=last,
        titles=[_in(one.title, lang) for one in lesson.steps],
        heading=_in(step.title, lang) if step else "",
        say=_in(step.say, lang) if step else "",
        why=_in(step.why, lang) if step else "",
        light=list(step.light) if step and not past else [],
        taught=_taught(found, position) if number == last else [],
        later=_later(found, position),
        past=past,
        free=step is None,
        coach=kept["coach"],
        remark=_remark(found, position, since, lang) if step is None and kept["coach"] else None,
        stars=_stars(lesson, kept, lang),
        turns=lesson.turns,
    )


def _taught(found: LessonScript, position: Position) -> list[int]:
    move, decision = found.move_at(position.ply), position.match.decision
    if move is None or not move.asked or decision is None:
        return []
    return [code for code in move.codes if code in decision.options]


def _later(found: LessonScript, position: Position) -> list[LaterOption]:
    decision, taught = position.match.decision, _taught(found, position)
    if decision is None or not taught:
        return []
    steps = {
        code: found.comes_later(position.ply, decision.prompt.name, code)
        for code in decision.options
        if code not in taught
    }
    return [LaterOption(code=code, step=step + 1) for code, step in steps.items() if step is not None]


def _remark(found: LessonScript, position: Position, since: int, lang: str) -> Optional[CoachRemark]:
    """Remarks on events of scripted steps were already shown there."""
    new = remark_after(found.lesson, position.match, position.seat, max(since, len(found.moves)))
    return _said(new, position, lang)


def note(position: Position, lang: str, since: int) -> CoachNote:
    """What the coach has to say at a table that is no lesson."""
    lesson = lesson_beside(position.match.game, position.match.players)
    new = None if lesson is None else remark_after(lesson, position.match, position.seat, since)
    return CoachNote(remark=_said(new, position, lang))


def _said(new: Optional[Remarked], position: Position, lang: str) -> Optional[CoachRemark]:
    """A remark names the acting player where it says `{player}`."""
    if new is None:
        return None
    name, match = "", position.match
    if new.seat >= match.players:  # an opponent that the rules play
        name = words_of(match.game, lang).text("rival")
    elif new.seat >= 0:
        name = position.session.names[new.seat]
    title, say = (_in(said, lang).replace("{player}", name) for said in (new.remark.title, new.remark.say))
    return CoachRemark(number=new.number, title=title, say=say)


def _stars(lesson: Lesson, kept: Mapping[str, Any], lang: str) -> list[ExerciseStar]:
    earned: list[Optional[bool]] = kept.get("earned") or [None] * len(lesson.stars)
    return [ExerciseStar(say=_in(star.say, lang), earned=one) for star, one in zip(lesson.stars, earned, strict=True)]


def _in(said: Texts, lang: str) -> str:
    if lang == PSEUDO and said:
        return pseudo_localized(said[USUAL_LANGUAGE])
    return said.get(lang, "")
