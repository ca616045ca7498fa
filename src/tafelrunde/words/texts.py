"""The words of a game in one language: texts by id, and effect trees as clauses and sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import groupby
from pathlib import Path
from threading import RLock
from typing import Any, Final, Optional

from ..kernel.effects import Effect, Phrase, trees
from ..kernel.game import Component, Game, UsageError
from ..kernel.languages import DEFAULT_LANGUAGE, LANGUAGES, PSEUDO
from ..kernel.state import Fact
from .frames import FORMS, INVERTED, OBJECT, REQUEST, Verb, frame, said, verb_of
from .ftl import BrokenText, Entry, MissingText, entries, formatted_simply, pseudo_localize, read, references_in, simple

CACHED_TEXTS: Final = 20_000  # cached lines per language of a game

# How tightly a clause is bound. Joining looser clauses takes stronger separators, and finally brackets.
SINGLE: Final = 0
JOINED: Final = 1  # by commas and small words, or begun with "you may"
LISTED: Final = 2  # by semicolons, or by commas in a longer list
SEMICOLON: Final = ";"

_SHARING: Final = frozenset(("all", "any-order", "one-of"))  # their parts share a verb
_THEN: Final = "all"  # its parts stand after "then"
_PER: Final = "per"  # its count belongs to the object of the part's verb: "gain 1 VP for each market"
_FOLLOWED: Final = frozenset(("times", "per"))  # their text follows the part, which must therefore be one unit


class Words:
    def __init__(self, lang: str, files: Sequence[Path], renamed: Optional[Mapping[str, str]] = None) -> None:
        """Later files override texts of earlier ones. `renamed`: texts given by an owner, used verbatim."""
        self.lang: str = lang
        self._renamed: Mapping[str, str] = renamed or {}
        self._entries: dict[str, Entry] = {entry.id: entry for path in files for entry in entries(path)}
        self._ids: set[str] = {id for id in self._entries if not id.startswith("-")}
        self._simple: dict[str, Optional[list[str]]] = {}  # parsed simple texts
        self._read_by_fluent: set[str] = set()
        self._reading = RLock()
        self._formatted: dict[object, str] = {}  # cache of formatted texts
        from fluent.runtime import FluentBundle  # a slow import

        self._bundle = FluentBundle([DEFAULT_LANGUAGE if lang == PSEUDO else lang], use_isolating=False)

    def has(self, id: str) -> bool:
        return id in self._ids

    def ids(self) -> set[str]:
        return set(self._ids)

    def text(self, id: str, /, **facts: Fact) -> str:
        """Format a text. Raises MissingText for an unknown id and BrokenText if a fact is missing."""
        key = (id, *facts.items(), *map(type, facts.values())) if facts else id  # True == 1
        result = self._formatted.get(key)
        if result is None:
            if len(self._formatted) >= CACHED_TEXTS:
                self._formatted.clear()
            result = self._formatted[key] = self._format(id, facts)
        return result

    def _format(self, id: str, facts: Mapping[str, Fact]) -> str:
        if id not in self._ids:
            raise MissingText(f"{self.lang}: no text {id}")
        if id in self._renamed:
            return self._renamed[id]
        result = self._format_simply(id, facts)
        return self._format_by_fluent(id, facts) if result is None else result

    def _format_simply(self, id: str, facts: Mapping[str, Fact]) -> Optional[str]:
        if id not in self._simple:
            self._simple[id] = None if self.lang == PSEUDO else simple(self._entries[id])
        parts = self._simple[id]
        return None if parts is None else formatted_simply(parts, facts)

    def _format_by_fluent(self, id: str, facts: Mapping[str, Fact]) -> str:
        with self._reading:
            self._read(id)
        pattern = self._bundle.get_message(id).value
        if pattern is None:
            raise BrokenText(f"{self.lang}: the text {id} is empty")
        result, errors = self._bundle.format_pattern(pattern, dict(facts))
        if errors:
            raise BrokenText(f"{self.lang}: the text {id} cannot be said: {errors[0]}")
        return str(result)

    def _read(self, id: str) -> None:
        """Give a text and those it refers to to Fluent, on first use."""
        if id in self._read_by_fluent or id not in self._entries:
            return
        self._read_by_fluent.add(id)
        resource = read(self._entries[id])
        if self.lang == PSEUDO:
            pseudo_localize(resource)
        for contained in references_in(resource):
            self._read(contained)
        self._bundle.add_resource(resource)

    def read_all(self) -> None:
        """Raises BrokenText if any text cannot be read."""
        for id in self._entries:
            self._read(id)

    def read_complex(self) -> None:
        """Parse the texts that need Fluent, about 1 ms each."""
        for id in self._entries:
            if simple(self._entries[id]) is None:
                with self._reading:
                    self._read(id)

    def join(self, id: str, items: Sequence[str], how: str = "") -> str:
        """Join clauses by a text of $a, $b and $how: "more" or, before the last, "last"."""
        result = items[0]
        for place, item in enumerate(items[1:], 2):
            last = place == len(items)
            result = self.text(
                id, a=result, b=item, how=how or ("last" if last else "more"), end="last" if last else ""
            )
        return result

    def sentence(self, phrase: Phrase) -> str:
        """A clause with a capital and a full stop."""
        clause = self.clause(phrase)
        first = next((i for i, letter in enumerate(clause) if letter.isalnum()), 0)
        end = "" if clause.endswith((".", "!", "?")) else "."
        return clause[:first] + clause[first : first + 1].upper() + clause[first + 1 :] + end

    def clause(self, phrase: Phrase, form: str = REQUEST) -> str:
        """A clause for use inside a sentence: no capital, no full stop."""
        return self._worded(phrase, form)[0]

    def _worded(self, phrase: Phrase, form: str) -> tuple[str, int]:
        """The clause and how tightly it is bound."""
        if isinstance(phrase, Effect) and phrase.joins:
            return self._joined(phrase, form)
        framed, tie = self._framed(phrase, form)
        return said(framed, form), tie

    def _framed(self, phrase: Phrase, form: str) -> tuple[str, int]:
        """The text of a phrase, with its verb frame, around its parts, which have the same form unless it asks for
        another: `$part-infinitive`."""
        id = _text_id(phrase)
        tie = JOINED if _refusable(phrase) else SINGLE
        facts: dict[str, Fact] = {}
        for name, fact in phrase.facts().items():
            if isinstance(fact, Phrase):
                clause, inner = self._worded(fact, form)
                if inner > SINGLE and phrase.key in _FOLLOWED and _has_parts(fact):
                    clause, inner = f"({clause})", SINGLE
                tie = max(tie, inner)
                facts[name] = clause
                facts.update({f"{name}-{other}": self.clause(fact, other) for other in self.forms_asked(phrase, name)})
                # "to draw a card", but "and if you do, you may draw a card"
                facts[f"{name}-optional"] = "yes" if _refusable(fact) else "no"
            else:
                facts[name] = fact
        part = phrase.facts().get("part")
        if phrase.key == _PER and isinstance(part, Effect) and (verb := self._verb(part)):
            return frame(verb, self.text(id, **{**facts, "part": self.clause(part, OBJECT)})), tie
        return self.text(id, **facts), tie

    def forms_asked(self, phrase: Phrase, part: str) -> list[str]:
        """The forms in which the text of a phrase says a part, other than its own."""
        entry = self._entries.get(_text_id(phrase))
        return [form for form in FORMS if entry is not None and f"${part}-{form}" in entry.source]

    def _joined(self, phrase: Effect[Any, Any], form: str) -> tuple[str, int]:
        parts = self._units(phrase, form)
        if len(parts) == 1:
            return parts[0][0], max(parts[0][1], JOINED if len(phrase.parts()) > 1 else SINGLE)
        loose = any(tie > SINGLE for _, tie in parts)
        clauses = [f"({clause})" if tie == LISTED and SEMICOLON in clause else clause for clause, tie in parts]
        joined = self.join(f"join-{phrase.key}", clauses, "list" if loose else "")
        return self.text(f"phrase-{phrase.word()}", parts=joined), LISTED if loose else JOINED

    def _units(self, phrase: Effect[Any, Any], form: str) -> list[tuple[str, int]]:
        """The clauses to be joined. Neighbours with the same verb become one: "gain 2 books and 1 tool"."""
        found: list[tuple[str, int]] = []
        for verb, neighbours in groupby(phrase.parts(), self._verb if phrase.key in _SHARING else lambda part: None):
            parts = list(neighbours)
            if found and phrase.key == _THEN and form == REQUEST:
                form = INVERTED
            if verb and len(parts) > 1:
                objects = self.join(f"join-{phrase.key}", [self.clause(part, OBJECT) for part in parts])
                found.append((said(frame(verb, objects), form), SINGLE))
            else:
                found += [self._worded(part, form) for part in parts]
        return found

    def _verb(self, phrase: Effect[Any, Any]) -> Optional[Verb]:
        return None if phrase.joins else verb_of(self._framed(phrase, REQUEST)[0])


def words_of(game: Game, lang: str) -> Words:
    """The shared texts and those of the game, which override them; an owner may have renamed components."""
    return _words(game.folder, lang, _renamed(game, lang) if game.renamed else ())


def name_id(game: Game, component: Component) -> Optional[str]:
    """The id of the text that names this component and nothing else; None if others share its name."""
    if not component.numbers:
        return f"{component.kind}-{component.id.lower().replace('_', '-')}"
    id, facts = game.show.thing(component.kind, component.numbers[0])
    return None if facts else id


def _renamed(game: Game, lang: str) -> tuple[tuple[str, str], ...]:
    called = ((name_id(game, each), game.renamed.get((each.kind, each.id), {}).get(lang)) for each in game.components)
    return tuple((id, name) for id, name in called if id and name)


@lru_cache(maxsize=64)
def _words(folder: Path, lang: str, renamed: tuple[tuple[str, str], ...] = ()) -> Words:
    if lang not in LANGUAGES and lang != PSEUDO:
        raise UsageError(f"there are no words in {lang!r}; choose one of: {', '.join(LANGUAGES)}")
    name = f"{DEFAULT_LANGUAGE if lang == PSEUDO else lang}.ftl"
    files = [Path(__file__).parent / name, folder / name]
    return Words(lang, [path for path in files if path.exists()], dict(renamed))


def _text_id(phrase: Phrase) -> str:
    return f"phrase-{phrase.word()}{phrase.variant}"


def _has_parts(phrase: Phrase) -> bool:
    return isinstance(phrase, Effect) and bool(phrase.parts())


def _refusable(phrase: Phrase) -> bool:
    return isinstance(phrase, Effect) and any(effect.optional for effect in trees(phrase))
