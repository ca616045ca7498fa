"""Read lessons from TOML (docs/develop/lessons.md). An invalid file is an error that names the place."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from ...kernel.game import Game, UsageError
from ...kernel.languages import LANGUAGES
from ...kernel.lesson import Condition, Lesson, Remark, Star, Step, Texts

FIRST: Final = "first_game"  # the lesson for newcomers
WHO: Final = ("me", "others", "anybody")
LARGEST: Final = 200_000  # bytes

Table = dict[str, Any]


class BadLesson(UsageError):
    """An invalid lesson; the text names the file and the place in it."""


def read_lessons(game: Game, folder: Path) -> dict[str, Lesson]:
    """All lessons of a folder by name: the first game, other games, then exercises, each in order."""
    found = [read_lesson(game, path) for path in sorted(folder.glob("*.toml"))]
    found.sort(key=lambda lesson: (lesson.name != FIRST, lesson.is_exercise, lesson.order, lesson.name))
    return {lesson.name: lesson for lesson in found}


def read_lesson(game: Game, path: Path) -> Lesson:
    try:
        text = path.read_text(encoding="utf-8")
        if len(text) > LARGEST:
            raise BadLesson(f"{path.name}: larger than {LARGEST // 1000} kB")
        file = _Place(path.name, tomllib.loads(text))
    except (OSError, ValueError) as wrong:
        if isinstance(wrong, BadLesson):
            raise
        raise BadLesson(f"{path.name}: {wrong}") from None
    lesson = _lesson(game, path.stem, file)
    file.done()
    return lesson


class _Place:
    """A table of the file and its place. Entries are checked when taken; those never taken are unknown."""

    def __init__(self, where: str, table: Table) -> None:
        self.where = where
        self._table = table
        self._taken: set[str] = set()

    def fault(self, name: str, what: str) -> BadLesson:
        return BadLesson(f"{self.where}, {name}: {what}")

    def take(self, name: str, kind: type, default: object = None) -> Any:
        self._taken.add(name)
        value = self._table.get(name, default)
        if value is None:
            raise self.fault(name, "is missing")
        if type(value) is not kind:
            raise self.fault(name, f"{value!r:.40} is not of type {kind.__name__}")
        return value

    def tables(self, name: str) -> list[_Place]:
        found = self.take(name, list, [])
        if not all(type(one) is dict for one in found):
            raise self.fault(name, f"write [[{name}]] for each")
        return [_Place(f"{self.where}, {name} {number}", one) for number, one in enumerate(found, 1)]

    def texts(self, name: str, needed: bool = True) -> Texts:
        """A text in every language, or in none."""
        words = self.take(name, dict, None if needed else {})
        if not words:
            return {}
        return _in_all_languages(self, name, words)

    def strings(self, name: str) -> tuple[str, ...]:
        found = self.take(name, list, [])
        if not all(type(one) is str for one in found):
            raise self.fault(name, "is a list of texts")
        return tuple(found)

    def codes(self, name: str) -> tuple[int, ...]:
        return _codes(self, name, self.take(name, list, []))

    def done(self) -> None:
        for name in self._table:
            if name not in self._taken:
                raise self.fault(name, f"is unknown here; known: {', '.join(sorted(self._taken))}")


def _codes(place: _Place, name: str, found: object) -> tuple[int, ...]:
    if type(found) is not list or not all(type(one) is int for one in found):
        raise place.fault(name, "is a list of codes")
    return tuple(found)


def _in_all_languages(place: _Place, name: str, words: Mapping[str, object]) -> Texts:
    for lang in LANGUAGES:
        if not isinstance(words.get(lang), str) or not str(words[lang]).strip():
            raise place.fault(f"{name}.{lang}", "is missing")
    for lang in words:
        if lang not in LANGUAGES:
            raise place.fault(f"{name}.{lang}", f"no such language; there is {', '.join(LANGUAGES)}")
    return {lang: " ".join(str(words[lang]).split()) for lang in LANGUAGES}


def _lesson(game: Game, name: str, file: _Place) -> Lesson:
    players = file.take("players", int, game.players[0])
    seat = file.take("seat", int, 0)
    if not 0 <= seat < players:
        raise file.fault("seat", f"{seat} is no seat of {players} players")
    try:
        game.read_players(players)
        options = game.read_options(file.take("options", dict, {}))
    except UsageError as wrong:
        raise file.fault("players and options", str(wrong)) from None
    terms = _terms(file)
    steps = tuple(_step(place, terms) for place in file.tables("step"))
    if not steps:
        raise file.fault("step", "a lesson has at least one [[step]]")
    return Lesson(
        name=name,
        title=file.texts("title"),
        about=file.texts("about"),
        minutes=file.take("minutes", int),
        order=file.take("order", int, 0),
        rules_version=file.take("rules_version", int),
        seed=file.take("seed", int),
        players=players,
        seat=seat,
        options=options,
        begin=file.codes("begin"),
        steps=steps,
        terms=terms,
        remarks=tuple(_remark(place) for place in file.tables("remark")),
        stars=tuple(_star(place) for place in file.tables("star")),
        turns=file.take("turns", int, 1),
        solution=file.codes("solution"),
    )


def _terms(file: _Place) -> dict[str, dict[str, tuple[str, ...]]]:
    """For each term and language, the stems of its words: `column`, or several."""
    found: dict[str, dict[str, tuple[str, ...]]] = {}
    for term, words in file.take("terms", dict, {}).items():
        if type(words) is not dict or sorted(words) != sorted(LANGUAGES):
            raise file.fault(f"terms.{term}", f"needs {' and '.join(LANGUAGES)}")
        found[term] = {lang: (one,) if isinstance(one, str) else tuple(one) for lang, one in words.items()}
    return found


def _step(place: _Place, terms: Mapping[str, object]) -> Step:
    step = Step(
        title=place.texts("title"),
        say=place.texts("say"),
        why=place.texts("why", needed=False),
        light=place.strings("light"),
        choose=_questions(place),
        others=place.codes("others"),
        wrong=place.texts("wrong", needed=False),
        instead=_instead(place),
        explains=place.strings("explains"),
    )
    for term in step.explains:
        if term not in terms:
            raise place.fault("explains", f"{term!r} is not among [terms]")
    if step.others and not step.choose:
        raise place.fault("others", "others move after a choice; this step has none")
    place.done()
    return step


def _questions(place: _Place) -> tuple[tuple[int, ...], ...]:
    """`choose` is for the first question, `then` for the following ones of the step."""
    first = place.codes("choose")
    rest = tuple(_codes(place, "then", one) for one in place.take("then", list, []))
    if rest and not first:
        raise place.fault("then", "comes after choose")
    if not all(rest):
        raise place.fault("then", "each question needs an answer")
    return (first, *rest) if first else ()


def _instead(place: _Place) -> dict[int, Texts]:
    """Kind replies to particular choices."""
    found: dict[int, Texts] = {}
    for one in place.tables("instead"):
        texts = one.texts("say")
        for code in one.codes("codes"):
            found[code] = texts
        one.done()
    return found


def _condition(place: _Place) -> Condition:
    who = place.take("who", str, "me")
    if who not in WHO:
        raise place.fault("who", f"is one of {', '.join(WHO)}")
    condition = Condition(
        event=place.take("event", str, ""),
        who=who,
        facts=place.take("facts", dict, {}),
        times=place.take("times", int, 1),
        same=place.take("same", str, ""),
        summary=place.take("summary", str, place.take("purse", str, "")),  # older files say purse
        least=place.take("least", int, 0),
        gained=place.take("gained", bool, False),
        score=place.take("score", int, 0),
    )
    if sum(map(bool, (condition.event, condition.summary, condition.score))) != 1:
        raise place.fault("event", "say an event, a summary or a score, and only one of them")
    return condition


def _remark(place: _Place) -> Remark:
    remark = Remark(_condition(place), place.texts("title"), place.texts("say"))
    if not remark.when.event:
        raise place.fault("event", "a remark follows an event")
    place.done()
    return remark


def _star(place: _Place) -> Star:
    star = Star(_condition(place), place.texts("say"))
    place.done()
    return star
