"""Components as forms: a row of a table as plain JSON, and back to the notation of corrections.

A value is a number, a boolean, a text, null, a list of values, or one of

    {"word": "vp"}                                           a word of the game, which stands for a number
    {"block": "Gain", "with": {"what": ..., "amount": 1}}    a part of a tree: an atom with its parameters
    {"table": [[key, value], ...]}                           values by key
    {"places": [3, 4, 20]}                                   a set of places on a board, bits in the table

Parameters with their default value are omitted. Blocks are inspected for their arguments (blocks.py).
"""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from importlib import import_module
from typing import Any, Final, NamedTuple, Optional, get_origin

from .atoms import effect_types_for
from .blocks import constructor_args, parameters
from .correction_errors import CorrectionError
from .corrections import DEEPEST, LARGEST, LARGEST_SET, Corrections, Rows, corrections_of, largest_in, read
from .effects import Count, Effect, Phrase
from .game import Game

_INNER: Final = re.compile(r"(?:Optional|tuple|Sequence|list)\[(.*)\]")
_KEYED: Final = re.compile(r"(?:dict|Mapping)\[\w+, (.*)\]")
_SIMPLE: Final = {"int": "number", "bool": "flag", "str": "text"}

Value = Any  # JSON, as above
Names = Mapping[str, Any]


def numbered(words: Sequence[str], first: int = 0) -> dict[str, int]:
    """Words numbered by position."""
    return {word: number for number, word in enumerate(words, first) if word}


class FieldType(NamedTuple):
    """The type of a value: `number`, `word`, `flag`, `text`, `effect`, `count`, the name of a block, or `any`; with
    `many` a list of these, with `keyed` a mapping, with `optional` also null."""

    kind: str
    many: bool = False
    optional: bool = False
    keyed: bool = False


class Parameter(NamedTuple):
    """A parameter of a block."""

    name: str
    type: FieldType
    words: Mapping[str, int]  # that it chooses from
    default: Value  # None if it is required or has no default
    required: bool


class FormField(NamedTuple):
    """A value of a component: its current value, and its type."""

    name: str
    value: Value
    type: FieldType
    words: Mapping[str, int]


class Form(NamedTuple):
    """A component as an owner edits it; without fields if no table can change it."""

    kind: str
    id: str
    fields: tuple[FormField, ...]


class Forms:
    """The forms of a game whose tables remember their rows."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._corrections: Corrections = corrections_of(game)
        self._rows: dict[tuple[str, str], tuple[Any, Rows]] = {}
        for table in self._corrections.tables.get(game.name, ()):
            for id, row in table.rows.items():
                self._rows.setdefault((table.kind, id), (row, table))
        self._fingerprints: dict[tuple[str, str], str] = {}
        self._held: dict[str, object] = {}  # the first block of each name
        for row, _ in self._rows.values():
            for block in _held_in(tuple(self._corrections.arguments_of(row).values())):
                self._held.setdefault(type(block).__name__, block)
        frames = (type(block) for block in self._held.values() if not isinstance(block, Phrase))
        self._frames = {frame.__name__: frame for frame in frames}

    def all(self) -> list[tuple[str, str]]:
        """Kinds and ids of everything that can be displayed: all components, then table rows that are on none of
        them."""
        there = [(component.kind, component.id) for component in self.game.components]
        return list(dict.fromkeys([*there, *self._rows]))

    def form(self, kind: str, id: str) -> Form:
        if (kind, id) not in self._rows:
            return Form(kind, id, ())
        row, _ = self._rows[kind, id]
        wanted = {place.name: place.type for place in places(type(row), self.game.vocabulary)}
        return Form(
            kind,
            id,
            tuple(
                FormField(name, self._shown(value, words), wanted[name], words)
                for name, value in self._corrections.arguments_of(row).items()
                if name not in ("id", *ABOUT)
                for words in [_words(self.game.vocabulary, type(row).__name__, name)]
            ),
        )

    def unspoken(self, kind: str, id: str) -> frozenset[str]:
        """The values that the words of a component leave out: its row's class names them, as effects do."""
        row = self._rows.get((kind, id), (None,))[0]
        return getattr(type(row), "unspoken", frozenset())

    def fingerprint(self, kind: str, id: str) -> str:
        """A fingerprint of a component's values."""
        if (kind, id) not in self._fingerprints:
            found: object = [[part.name, part.value] for part in self.form(kind, id).fields]
            if not found:
                found = [repr(each) for each in self.game.components if (each.kind, each.id) == (kind, id)]
            self._fingerprints[kind, id] = blake2b(json.dumps(found).encode(), digest_size=8).hexdigest()
        return self._fingerprints[kind, id]

    def corrections_of(self, kind: str, id: str) -> Mapping[str, Any]:
        """The section of the game's pack about a component."""
        found: Mapping[str, Any] = self._corrections.sections.get(self.game.name, {}).get(kind, {}).get(id, {})
        return found

    def blocks(self, kind: str, id: str) -> dict[str, type]:
        """The blocks that a component may be built from, by name."""
        return {} if (kind, id) not in self._rows else blocks_in(self._rows[kind, id][1].names, self._frames)

    def places(self, block: type) -> list[Parameter]:
        return places(block, self.game.vocabulary)

    def _shown(self, value: object, words: Mapping[str, int]) -> Value:
        return shown(value, words, self.game.vocabulary)

    # ------------------------------------------------------------------------------------------------ written back

    def changes(self, kind: str, id: str, filled: Mapping[str, Value], whole: bool = False) -> dict[str, Any]:
        """The changes in a filled-in form, as a pack has them; all values if `whole`. Refuses invalid ones."""
        where = f"{self.game.name}.{kind}.{id}"
        form = self.form(kind, id)
        known = {part.name: part for part in form.fields}
        for name in filled.keys() - known.keys():
            options = ", ".join(known) or "nothing that can be changed"
            line = f"{where} has no {name[:40]!r}; it has: {options}"
            raise CorrectionError(line, "no-part", where, part=name[:40], known=", ".join(known))
        row, table = self._rows.get((kind, id), (None, None))
        arguments = self._corrections.arguments_of(row) if row is not None else {}
        found: dict[str, Any] = {}
        for name, part in known.items():
            value = filled.get(name, part.value)
            if whole or value != part.value:
                assert table is not None
                writer = Writer(table.names, blocks_in(table.names, self._frames), self.game.vocabulary)
                found[name] = writer.toml(value, arguments[name], part, f"{where}.{name}")
        return found

    def tried(self, kind: str, id: str, filled: Mapping[str, Value]) -> dict[str, Any]:
        """The changed values of a component by part, for a preview before anything is saved."""
        where = f"{self.game.name}.{kind}.{id}"
        changes = self.changes(kind, id, filled)
        if (kind, id) not in self._rows:
            return {}
        row, table = self._rows[kind, id]
        arguments = self._corrections.arguments_of(row)
        changed = {
            part: read(value, arguments[part], f"{where}.{part}", table.names, strict=True)
            for part, value in changes.items()
        }
        again = self._corrections.rebuilt(row, changed, where)
        self._corrections.forget(again)
        return {**arguments, **changed}

    def examples(self) -> dict[str, Phrase]:
        """An example of each block that a component holds; its sentence explains the block."""
        return {name: held for name, held in self._held.items() if isinstance(held, Phrase)}


def _held_in(value: object) -> Iterator[object]:
    """All blocks in a value."""
    if isinstance(value, (tuple, list)):
        for each in value:
            yield from _held_in(each)
    elif isinstance(value, Mapping):
        yield from _held_in(tuple(value.values()))
    elif value is not None and not isinstance(value, (int, str)):
        yield value
        for each in constructor_args(value).values():
            yield from _held_in(each)


# Provenance and annotations: nothing that is printed on a component.
ABOUT: Final = ("source", "sources", "condition_source", "basis", "evidence", "box", "expansion", "facts")


def shown(value: object, words: Mapping[str, int], vocabulary: Mapping[str, Mapping[str, int]]) -> Value:
    """A value of a table as JSON."""
    if isinstance(value, int) and not isinstance(value, bool) and words:
        word = next((word for word, number in words.items() if number == value), None)
        return value if word is None else {"word": word}
    if isinstance(value, int) and value > LARGEST:  # beyond the integers of a browser
        return {"places": [place for place in range(value.bit_length()) if value >> place & 1]}
    if value is None or isinstance(value, (int, str)):
        return value
    if isinstance(value, (tuple, list)):
        return [shown(each, words, vocabulary) for each in value]
    if isinstance(value, Mapping):
        return {"table": [[shown(key, {}, vocabulary), shown(each, words, vocabulary)] for key, each in value.items()]}
    return {"block": type(value).__name__, "with": dict(_with(value, vocabulary))}


def _with(block: object, vocabulary: Mapping[str, Mapping[str, int]]) -> Iterator[tuple[str, Value]]:
    arguments = constructor_args(block)
    for place in places(type(block), vocabulary):
        value = shown(arguments[place.name], place.words, vocabulary)
        if place.required or value != place.default:
            yield place.name, value


def places(block: type, vocabulary: Mapping[str, Mapping[str, int]]) -> list[Parameter]:
    """The parameters of a block, in their order."""
    found: list[Parameter] = []
    for each in parameters(block):
        words = _words(vocabulary, block.__name__, each.name)
        wanted = field_type_of(str(each.annotation), block, bool(words))
        if each.kind is inspect.Parameter.VAR_POSITIONAL:
            found.append(Parameter(each.name, wanted._replace(many=True), words, [], False))
        elif each.default is inspect.Parameter.empty:
            found.append(Parameter(each.name, wanted, words, None, True))
        else:
            found.append(Parameter(each.name, wanted, words, shown(each.default, words, vocabulary), False))
    return found


def _words(vocabulary: Mapping[str, Mapping[str, int]], block: str, name: str) -> Mapping[str, int]:
    return vocabulary.get(f"{block}.{name}", vocabulary.get(name, {}))


def field_type_of(annotation: str, block: type, chooses: bool) -> FieldType:
    """Translate an annotation."""
    inner = _INNER.fullmatch(annotation)
    if inner:
        held = field_type_of(inner[1].removesuffix(", ..."), block, chooses)
        return held._replace(optional=True) if annotation.startswith("Optional") else held._replace(many=True)
    if annotation in _SIMPLE:
        return FieldType("word" if chooses and annotation == "int" else _SIMPLE[annotation])
    table = _KEYED.fullmatch(annotation)
    if table:
        return field_type_of(table[1], block, chooses)._replace(keyed=True)
    named = getattr(import_module(block.__module__), annotation.partition("[")[0], None)
    kind = get_origin(named) or named  # games alias the effect types
    if not isinstance(kind, type):
        return FieldType("any")
    if issubclass(kind, Count):
        return FieldType("count")
    return FieldType("effect" if issubclass(kind, Effect) else kind.__name__)


# ---------------------------------------------------------------------------------------------------- which blocks


def blocks_in(names: Names, frames: Mapping[str, type]) -> dict[str, type]:
    """The blocks a table may be built from: the atoms of the game, the phrases that its module knows, and frames, which
    are no phrases but hold some, such as the half of a card."""
    found = dict(effect_types_for(str(names.get("__name__", ""))))
    for name, value in names.items():
        if isinstance(value, type) and issubclass(value, Phrase) and value.key and not name.startswith("_"):
            found[name] = value
    return {**found, **{name: frame for name, frame in frames.items() if names.get(name) is frame}}


# ----------------------------------------------------------------------------------------------------- written back


class Writer:
    """Writes values in the notation of corrections, with the names that a table knows."""

    def __init__(self, names: Names, blocks: Mapping[str, type], vocabulary: Mapping[str, Mapping[str, int]]) -> None:
        self._names = names
        self._blocks = blocks
        self._vocabulary = vocabulary
        self._largest = LARGEST

    def toml(self, value: Value, old: object, part: FormField, where: str) -> Any:
        """Write a value as in a corrections file: as TOML where possible, else in notation."""
        self._largest = largest_in(old)
        written = self.notation(value, part.words, where)
        self._require(value, part.type, where)
        if isinstance(value, (bool, int)) and isinstance(old, int):
            return value
        if _is_set(value):
            return int(written)
        if isinstance(value, str) and isinstance(old, str):
            return value
        if isinstance(old, str):
            raise CorrectionError(f"{where} must be a text", "text", where)
        return written

    def notation(self, value: Value, words: Mapping[str, int], where: str, depth: int = 0) -> str:
        if depth > DEEPEST:
            raise CorrectionError(f"{where} is nested more than {DEEPEST} deep", "deep", where, most=DEEPEST)
        if isinstance(value, str) and not value.isprintable():
            raise CorrectionError(f"{where} holds what cannot be printed", "unprintable", where)
        if isinstance(value, int) and abs(value) > self._largest:
            raise CorrectionError(f"{where} is a number beyond all that is printed", "large", where, most=LARGEST)
        if value is None or isinstance(value, (int, str)):
            return repr(value)
        if isinstance(value, list):
            inside = [self.notation(each, words, f"{where}[{at}]", depth + 1) for at, each in enumerate(value)]
            return f"({', '.join(inside)}{',' if len(inside) == 1 else ''})"
        if not isinstance(value, dict):
            raise CorrectionError(f"{where} is no value", "no-value", where)
        if value.keys() == {"word"}:
            return self._word(value["word"], words, where)
        if value.keys() == {"table"}:
            return self._table(value["table"], words, where, depth)
        if value.keys() == {"places"} and self._largest > LARGEST:
            return self._places(value["places"], where)
        if value.keys() == {"block", "with"} and isinstance(value["with"], dict):
            return self._block(value["block"], value["with"], where, depth)
        raise CorrectionError(f"{where} is neither a word, a block nor a table", "no-value", where)

    def _word(self, word: object, words: Mapping[str, int], where: str) -> str:
        number = words.get(word) if isinstance(word, str) else None
        if not isinstance(word, str) or number is None:
            line = f"{where} can be no {word!r:.40}; choose one of: {', '.join(words) or 'nothing'}"
            raise CorrectionError(line, "word", where)
        constant = word.upper().replace("-", "_")
        known = self._names.get(constant)
        return constant if type(known) is int and known == number else repr(number)

    def _places(self, places: object, where: str) -> str:
        if not isinstance(places, list) or not all(
            type(place) is int and 0 <= place < LARGEST_SET.bit_length() for place in places
        ):
            raise CorrectionError(
                f"{where} must be a list of places", "places", where, most=LARGEST_SET.bit_length() - 1
            )
        return repr(sum(1 << place for place in set(places)))

    def _table(self, pairs: object, words: Mapping[str, int], where: str, depth: int) -> str:
        if not isinstance(pairs, list) or not all(isinstance(pair, list) and len(pair) == 2 for pair in pairs):
            raise CorrectionError(f"{where} must be pairs of key and value", "table", where)
        inside = [
            f"{self.notation(key, {}, f'{where}[{at}]', depth + 1)}: "
            f"{self.notation(each, words, f'{where}[{at}]', depth + 1)}"
            for at, (key, each) in enumerate(pairs)
        ]
        return "{" + ", ".join(inside) + "}"

    def _block(self, name: object, filled: Mapping[str, Value], where: str, depth: int) -> str:
        block = self._blocks.get(name) if isinstance(name, str) else None
        if block is None:
            raise CorrectionError(f"{where}: there is no block {name!r:.40}", "unknown", where, name=str(name)[:40])
        room = places(block, self._vocabulary)
        for other in filled.keys() - {place.name for place in room}:
            raise CorrectionError(f"{where}: {name} has no {other[:40]!r}", "unknown", where, name=other[:40])
        words: list[str] = []
        in_order = True  # every parameter so far was given, so they can be positional
        for place, parameter in zip(room, parameters(block), strict=True):
            inside = f"{where}.{place.name}"
            if place.name not in filled:
                if place.required:
                    raise CorrectionError(f"{inside} is missing", "missing", inside)
                in_order = False
            elif parameter.kind is inspect.Parameter.VAR_POSITIONAL:
                words += self._several(filled[place.name], place, inside, depth)
                in_order = False
            else:
                one = self._one(filled[place.name], place, inside, depth)
                words.append(one if in_order and place.required else f"{place.name}={one}")
        return f"{name}({', '.join(words)})"

    def _several(self, values: Value, place: Parameter, where: str, depth: int) -> list[str]:
        if not isinstance(values, list):
            raise CorrectionError(f"{where} must be a list", "list", where)
        return [self._one(each, place, f"{where}[{at}]", depth) for at, each in enumerate(values)]

    def _one(self, value: Value, place: Parameter, where: str, depth: int) -> str:
        self._require(value, place.type, where)
        return self.notation(value, place.words, where, depth + 1)

    def _require(self, value: Value, wanted: FieldType, where: str) -> None:
        misfit = mistake(value, wanted, self._blocks)
        if misfit:
            raise CorrectionError(f"{where} {MISTAKES[misfit]}", misfit, where)


def _is_set(value: Value) -> bool:
    return isinstance(value, dict) and "places" in value


MISTAKES: Final = {
    "missing": "is missing",
    "number": "must be a number",
    "flag": "must be true or false",
    "text": "must be a text",
    "effect": "must be an effect",
    "count": "must be something that can be counted",
}


def mistake(value: Value, wanted: FieldType, blocks: Mapping[str, type]) -> Optional[str]:
    """Why a value is not of a type, a key of `MISTAKES`; None if it is."""
    if value is None:
        return None if wanted.optional or wanted.kind == "any" else "missing"
    if isinstance(value, list) or wanted.keyed or wanted.kind == "any":
        return None
    block = blocks.get(value["block"]) if isinstance(value, dict) and isinstance(value.get("block"), str) else None
    if wanted.kind == "number" and type(value) is not int and not _is_set(value):
        return "number"
    if wanted.kind == "flag" and type(value) is not bool:
        return "flag"
    if wanted.kind == "text" and type(value) is not str:
        return "text"
    if wanted.kind == "effect" and (block is None or not issubclass(block, Effect)):
        return "effect"
    if wanted.kind == "count" and (block is None or not issubclass(block, Count)):
        return "count"
    return None
