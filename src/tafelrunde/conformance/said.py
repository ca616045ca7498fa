"""Checks that the words of components say what the rules make of them.

A component hooks into the rules by what its effect tree is made of: the types of its parts, and the values that they
were constructed with. So two trees that play differently must read differently, in every language:

- another value of a part changes its words, unless its type names the value in `Phrase.unspoken`;
- types with methods that rules call, beyond those of every effect, share no words with other types;
- another value of a row of a table changes the words of the component (checked by corrections, as owners make them);
- what stands after "you may" or "to" can stand there, in languages whose verbs change for it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple, Optional, Union

from ..games import game_with_pack, games
from ..kernel.blocks import canonical, constructor_args
from ..kernel.correction_errors import CorrectionError
from ..kernel.effects import Count, Effect, Phrase, trees
from ..kernel.forms import Form, FormField, Forms
from ..kernel.game import Component, Game, UsageError
from ..kernel.packs import Pack
from ..words import BrokenText, MissingText, Words, labels
from ..words.frames import INVERTED
from .texts import spoken_languages

Plain = Union[int, str]
Key = tuple[str, str]  # kind and id of a component

STEPS: Final = (1, -1)  # from a number to others that it could be
SMALL: Final = (0, 1, 2, 3)
SHARED: Final = frozenset(name for kind in (Phrase, Effect, Count) for name in vars(kind)) | {"constructor_args"}


class Part(NamedTuple):
    """A part of an effect tree, and the components that hold it."""

    phrase: Phrase
    holders: set[Key]


# ------------------------------------------------------------------------------------------------ values of parts


def values(game: Game) -> Iterator[str]:
    """Another value of a part of an effect tree changes its words."""
    parts = parts_of(game)
    known = known_values(parts)
    for part in parts:
        for name, value in arguments_of(part.phrase).items():
            if isinstance(value, (int, str)) and name not in part.phrase.unspoken:
                yield from _unsaid(game, part, name, value, known[type(part.phrase), name])


def _unsaid(game: Game, part: Part, name: str, value: Plain, known: Sequence[Plain]) -> Iterator[str]:
    others = [with_value(part.phrase, name, other) for other in alternatives(value, known)]
    for w in spoken_languages(game):
        before = clause(w, part.phrase)
        after = [said for other in others if other is not None and (said := clause(w, other)) is not None]
        if before is not None and after and all(said == before for said in after):
            kind, id = min(part.holders)
            yield f"{w.lang}: {kind} {id}: another {name} of {type(part.phrase).__name__} reads the same: {before}"


def alternatives(value: Plain, known: Sequence[Plain]) -> list[Plain]:
    """Other values of the same type: those that parts of this type have elsewhere first."""
    if isinstance(value, bool):
        return [not value]
    near = [value + step for step in STEPS] if isinstance(value, int) else []
    found = [*known, *near, *(SMALL if near else ())]
    return [other for other in dict.fromkeys(found) if other != value and type(other) is type(value)]


def with_value(phrase: Phrase, name: str, value: Plain) -> Optional[Phrase]:
    """The same part with another value; None if there is none with it."""
    arguments = {**arguments_of(phrase), name: value}
    try:
        return type(phrase)(**arguments)
    except Exception:  # not every value makes sense to every type
        return None


def clause(w: Words, phrase: Phrase) -> Optional[str]:
    """The words of a part; None if a value has none, such as a colour that does not exist."""
    try:
        return w.clause(phrase)
    except (BrokenText, MissingText, IndexError, KeyError, AttributeError, ValueError, TypeError):
        return None


# ------------------------------------------------------------------------------------------------ types with hooks


def hooks(game: Game) -> Iterator[str]:
    """A type with hooks of its own shares no words with other types of the same text."""
    by_text: dict[tuple[str, str], list[Part]] = defaultdict(list)
    for w in spoken_languages(game):
        for part in parts_of(game):
            said = clause(w, part.phrase)
            if said is not None:
                by_text[f"{w.lang}: phrase-{part.phrase.word()}", said].append(part)
    for (text, said), parts in by_text.items():
        types = {type(part.phrase) for part in parts}
        if len(types) > 1 and any(hooks_of(kind) for kind in types):
            names = " and ".join(
                sorted(f"{kind.__name__} ({', '.join(hooks_of(kind)) or 'no hook'})" for kind in types)
            )
            yield f"{text}: {names} read the same: {said}"


def hooks_of(kind: type[Phrase]) -> list[str]:
    """Methods that a type overrides and that rules call: none of those that every effect has, and none of its own."""
    own = (name for name, value in vars(kind).items() if callable(value) or isinstance(value, property))
    inherited = [base for base in kind.__mro__[1:] if issubclass(base, Phrase)]
    return sorted(name for name in own if name not in SHARED and any(name in vars(base) for base in inherited))


# ------------------------------------------------------------------------------------------------ verb frames


def frames(game: Game) -> Iterator[str]:
    """What a text says after "you may" or after "to" has its verb in a frame, which can be put there."""
    for w in spoken_languages(game):
        yield from dict.fromkeys(problem for part in parts_of(game) for problem in _unframed(w, part.phrase))


def _unframed(w: Words, phrase: Phrase) -> Iterator[str]:
    for name, part in phrase.facts().items():
        if not isinstance(part, Effect):
            continue
        for form in (form for form in w.forms_asked(phrase, name) if form != INVERTED):  # a request may stay one
            for atom in trees(part):
                if not atom.parts() and w.clause(atom, form) == w.clause(atom):
                    yield (
                        f"{w.lang}: phrase-{phrase.word()} needs phrase-{atom.word()} as {form}: give it a verb frame, "
                        f"<verb|object|infinitive>: {w.clause(atom)}"
                    )


# ------------------------------------------------------------------------------------------------ rows of tables


def rows(game: Game) -> Iterator[str]:
    """Another value of a row changes the words of its component: each value in turn, in a copy with corrections."""
    if game.name not in games:
        return
    printed = _copy(game, {})
    before, forms = told(printed), Forms(printed)
    for part, changes in changes_by_part(forms).items():
        for applied in _applicable(game, changes):
            after = told(_copy(game, applied))
            for key in applied:
                for (lang, said), (_, now) in zip(before.get(key, ()), after.get(key, ()), strict=True):
                    if said == now:
                        yield f"{lang}: {key[0]} {key[1]}: another {part} reads the same: {said[0]}"


def told(game: Game) -> dict[Key, list[tuple[str, tuple[object, ...]]]]:
    """All that the reference says of each component, by language."""
    found: dict[Key, list[tuple[str, tuple[object, ...]]]] = defaultdict(list)
    for w in spoken_languages(game):
        for component in game.components:
            found[component.kind, component.id].append((w.lang, said_of(w, game, component)))
    return found


def said_of(w: Words, game: Game, component: Component) -> tuple[object, ...]:
    sentence = "" if component.description is None else w.sentence(component.description)
    name = labels.thing(w, game, component.kind, component.numbers[0]) if component.kind in game.kinds else ""
    return sentence, tuple(labels.facts(w, component)), component.copies, name


def changes_by_part(forms: Forms) -> dict[str, dict[Key, dict[str, Any]]]:
    """For each part that rows have, a change of it in every row; only values that a row can have."""
    found: dict[str, dict[Key, dict[str, Any]]] = defaultdict(dict)
    there = {(component.kind, component.id) for component in forms.game.components}
    for kind, id in forms.all():
        form = forms.form(kind, id)
        for field in form.fields if (kind, id) in there else ():
            change = None if field.name in forms.unspoken(kind, id) else _change(forms, form, field)
            if change is not None:
                found[field.name][kind, id] = change
    return found


def _change(forms: Forms, form: Form, field: FormField) -> Optional[dict[str, Any]]:
    for other in other_values(field):
        try:
            forms.tried(form.kind, form.id, {field.name: other})
            return forms.changes(form.kind, form.id, {field.name: other})
        except CorrectionError:
            continue
    return None


def other_values(field: FormField) -> list[object]:
    if field.type.many or field.type.keyed:
        return []
    if isinstance(field.value, dict) and field.type.kind == "word":
        return [{"word": word} for word in field.words if word != field.value.get("word")]
    if isinstance(field.value, (bool, int)):
        return list(alternatives(field.value, ()))
    return []


def _applicable(game: Game, changes: Mapping[Key, dict[str, Any]]) -> Iterator[Mapping[Key, dict[str, Any]]]:
    """All changes at once, or one by one where they do not fit together."""
    try:
        _copy(game, changes)
        yield changes
    except UsageError:
        for key, change in changes.items():
            try:
                _copy(game, {key: change})
            except UsageError:
                continue
            yield {key: change}


def _copy(game: Game, changes: Mapping[Key, dict[str, Any]]) -> Game:
    return game_with_pack(game.name, Pack(game.name, "said", 1, dict(changes)).text(), unfinished=True)


# ------------------------------------------------------------------------------------------------ effect trees


def parts_of(game: Game) -> list[Part]:
    """The different parts of all effect trees of components."""
    found: dict[str, Part] = {}
    for component in game.components:
        for tree in (component.effect, component.description):
            for phrase in () if tree is None else phrases(tree):
                part = found.setdefault(canonical(phrase), Part(phrase, set()))
                part.holders.add((component.kind, component.id))
    return list(found.values())


def phrases(phrase: Phrase) -> Iterator[Phrase]:
    """A phrase and all phrases in it, counts included."""
    yield phrase
    for fact in phrase.facts().values():
        if isinstance(fact, Phrase):
            yield from phrases(fact)


def known_values(parts: Sequence[Part]) -> dict[tuple[type[Phrase], str], list[Plain]]:
    found: dict[tuple[type[Phrase], str], dict[Plain, None]] = defaultdict(dict)
    for part in parts:
        for name, value in arguments_of(part.phrase).items():
            if isinstance(value, (int, str)):
                found[type(part.phrase), name][value] = None
    return defaultdict(list, {key: list(known) for key, known in found.items()})


def arguments_of(phrase: Phrase) -> Mapping[str, object]:
    """The values that a part was constructed with; none if its type does not say them."""
    try:
        return constructor_args(phrase)
    except UsageError:
        return {}
