"""Corrections: the owner of a game changes values of its components without touching code.

A TOML file names the game, the kind of component, its id, and the changed values. Effects and constants are written as
in the tables of the game:

    [a_game.card.a_card]
    top = "Half(Gain(GEAR, 2))"
    names = { en = "Smithy", de = "Schmiede" }
    note = "as the second printing has it"

An environment variable may name a file, which then applies to every process of a command. A pack (packs.py) applies to
one copy of a game only. Tables pass their rows through `corrected`, which costs nothing without corrections.
"""

from __future__ import annotations

import ast
import os
import tomllib
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, wraps
from inspect import BoundArguments, signature
from pathlib import Path
from types import FunctionType
from typing import Any, Final, NamedTuple, Optional, TypeVar
from weakref import WeakKeyDictionary

from .atoms import effect_types_for
from .blocks import canonical
from .correction_errors import CorrectionError, correction_error_at
from .game import CORRECTED, Game, UsageError

ENVIRONMENT: Final = "TAFELRUNDE_COMPONENTS"
LONGEST: Final = 2000  # characters of a value
DEEPEST: Final = 16  # blocks within blocks
LARGEST: Final = 9999  # number on a card
LARGEST_SET: Final = 1 << 256  # of places on a board, as bits
KERNEL: Final = __name__.partition(".")[0]
NAMES: Final = "names"  # the name of the component, by language
NOTE: Final = "note"  # what no block can express
OLD_PARTS: Final = {"box": "expansion"}  # older packs use these names
BESIDE: Final = (NAMES, NOTE)  # beside the values of a component; they change no rule

R = TypeVar("R")


class Rows(NamedTuple):
    """A corrected table, its rows by id; `names` are those that its values may use."""

    kind: str
    rows: Mapping[str, Any]
    names: Mapping[str, Any]


class Corrections:
    """Changes by game, kind and id, and the tables built with them. `remembers`: rows keep their constructor arguments.
    `strict`: the text is untrusted, so it may name blocks only."""

    def __init__(self, sections: Mapping[str, Any], remembers: bool = True, strict: bool = False) -> None:
        self.sections = sections
        self.remembers = remembers
        self.strict = strict
        # By id of the row: the row, which keeps its id alive, and its arguments.
        self.given: dict[int, tuple[object, BoundArguments]] = {}
        self.applied: dict[str, dict[tuple[str, str], list[str]]] = {}  # game -> component -> parts
        # Game -> component -> the values that differ now, written out.
        self.differs: dict[str, dict[tuple[str, str], list[str]]] = {}
        self.tables: dict[str, list[Rows]] = {}  # by game

    def arguments_of(self, row: object) -> dict[str, Any]:
        """The constructor arguments of a row."""
        if id(row) not in self.given:
            raise UsageError(
                "corrections: the tables of the compiled form cannot be corrected; use the interpreted one"
            )
        _, bound = self.given[id(row)]
        bound.apply_defaults()
        return {name: value for name, value in bound.arguments.items() if name != "self"}

    def forget(self, row: object) -> None:
        """Forget a row that was built for a preview."""
        self.given.pop(id(row), None)

    def rebuilt(self, row: R, changed: Mapping[str, Any], where: str) -> R:
        """Rebuild a row with changed values; refuses values from which no row can be built."""
        _, bound = self.given[id(row)]
        bound.apply_defaults()
        try:
            return _build(row, bound, changed)
        except UsageError as wrong:
            place = self._culprit(row, changed, where)
            raise correction_error_at(place, f"corrections: {place}: {wrong}", wrong) from None
        except Exception as wrong:  # building a row from wrong values can fail in any way
            place = self._culprit(row, changed, where)
            raise CorrectionError(f"corrections: {place} cannot be made: {wrong!r:.80}", "unmade", place) from None

    def _culprit(self, row: object, changed: Mapping[str, Any], where: str) -> str:
        """The part that makes building a row fail, if it is one alone."""
        for part, value in changed.items():
            try:
                self.forget(_build(row, self.given[id(row)][1], {part: value}))
            except Exception:
                return f"{where}.{part}"
        return where


def _build(row: R, bound: BoundArguments, changed: Mapping[str, Any]) -> R:
    again = BoundArguments(bound.signature, OrderedDict({**bound.arguments, **changed}))
    return type(row)(*again.args[1:], **again.kwargs)


_remembered: WeakKeyDictionary[Game, Corrections] = WeakKeyDictionary()  # of games whose tables remember their rows


def corrections_of(game: Game) -> Corrections:
    """The corrections of a game whose tables remember what their rows are made of."""
    if game not in _remembered:
        raise UsageError(f"the tables of this copy of {game.name} do not remember what they are made of")
    return _remembered[game]


# Those of the game that is being imported, in this thread.
_of_copy: ContextVar[Optional[Corrections]] = ContextVar("corrections of a copy", default=None)


@cache
def _of_environment() -> Corrections:
    path = os.environ.get(ENVIRONMENT)
    if not path:
        return Corrections({}, remembers=False)
    try:
        return Corrections(tomllib.loads(Path(path).read_text(encoding="utf-8")))
    except (OSError, UnicodeDecodeError) as wrong:
        raise UsageError(f"the corrections {path} cannot be read: {wrong}") from None
    except tomllib.TOMLDecodeError as wrong:
        raise UsageError(f"the corrections {path} are not TOML: {wrong}") from None


def in_force() -> Corrections:
    return _of_copy.get() or _of_environment()


@contextmanager
def holding(corrections: Corrections) -> Iterator[None]:
    """Tables built within this context use these corrections."""
    before = _of_copy.set(corrections)
    try:
        yield
    finally:
        _of_copy.reset(before)


def table_row(kind: type[R]) -> type[R]:
    """Class decorator for rows of a table: remembers constructor arguments, so that a row can be rebuilt."""
    if _of_copy.get() or os.environ.get(ENVIRONMENT):
        make: Callable[..., None] = kind.__init__
        given = in_force().given

        @wraps(make)
        def remember(self: R, *values: Any, **named: Any) -> None:
            given.setdefault(id(self), (self, signature(make).bind(self, *values, **named)))
            make(self, *values, **named)

        kind.__init__ = remember  # type: ignore[assignment]
    return kind


def corrected(game: str, kind: str, rows: Sequence[R], names: Mapping[str, Any], first: int = 0) -> tuple[R, ...]:
    """The rows of a table, corrected. `names` are those that its values may use: the globals of its module. Rows
    without an id are identified by their numbers, from `first`."""
    ours = in_force()
    changes = _section(_section(ours.sections, game), kind, game)
    if not changes and not ours.remembers:
        return tuple(rows)
    ids = [str(getattr(row, "id", number)) for number, row in enumerate(rows, first)]
    done = {id: _again(row, id, game, kind, changes, names, ours) for id, row in zip(ids, rows, strict=True)}
    if ours.remembers:
        ours.tables.setdefault(game, []).append(Rows(kind, done, names))
    return tuple(done.values())


def _section(table: Mapping[str, Any], *names: str) -> Mapping[str, Any]:
    section = table.get(names[0], {})
    if not isinstance(section, dict):
        where = ".".join(reversed(names))
        raise CorrectionError(f"corrections: {where} must be a table", "table", where)
    return section


def _again(
    old: R, name: str, game: str, kind: str, changes: Mapping[str, Any], names: Mapping[str, Any], ours: Corrections
) -> R:
    if name not in changes:
        return old
    where = f"{game}.{kind}.{name}"
    arguments = ours.arguments_of(old)
    changed: dict[str, Any] = {}
    parts = _section(changes, name, kind, game)
    for written, value in parts.items():
        if written in BESIDE:
            continue
        part = written
        if part not in arguments and OLD_PARTS.get(part) in arguments:
            part = OLD_PARTS[part]
            if part in parts:
                continue
        if part not in arguments or part == "id":
            known = ", ".join(each for each in arguments if each != "id")
            line = f"corrections: {where} has no {part[:40]!r}; it has: {known}"
            raise CorrectionError(line, "no-part", where, part=part[:40], known=known)
        changed[part] = read(value, arguments[part], f"{where}.{part}", names, ours.strict)
        ours.applied.setdefault(game, {}).setdefault((kind, name), []).append(part)
        if (now := canonical(changed[part])) != canonical(arguments[part]):
            ours.differs.setdefault(game, {}).setdefault((kind, name), []).append(f"{part} = {now}")
    return ours.rebuilt(old, changed, where)


def read(value: object, old: object, where: str, names: Mapping[str, Any], strict: bool = False) -> object:
    """Parse a value of the file that replaces `old`."""
    return _Reader(names, strict, largest_in(old)).read(value, old, where)


def largest_in(old: object) -> int:
    """The largest number that may replace a value."""
    return LARGEST_SET if _holds_sets(old) else LARGEST


def _holds_sets(value: object) -> bool:
    """Whether its numbers are sets of places rather than amounts."""
    if isinstance(value, (tuple, list)):
        return any(_holds_sets(each) for each in value)
    return isinstance(value, int) and value > LARGEST


class _Reader(NamedTuple):
    names: Mapping[str, Any]
    strict: bool
    largest: int

    def read(self, value: object, old: object, where: str) -> object:
        if isinstance(value, list):
            sample = old[0] if isinstance(old, (tuple, list)) and old else None
            return tuple(self.read(each, sample, where) for each in value)
        if isinstance(value, str) and not isinstance(old, str):
            return self._notation(value, where)
        if isinstance(old, int) and type(value) is not type(old):
            line = f"corrections: {where} must be a {type(old).__name__}, not {value!r:.40}"
            raise CorrectionError(line, "flag" if isinstance(old, bool) else "number", where)
        try:
            return self._constant(value)
        except CorrectionError as wrong:
            raise correction_error_at(where, f"corrections: {where}: {wrong}", wrong) from None

    def _notation(self, text: str, where: str) -> object:
        if len(text) > LONGEST:
            raise CorrectionError(
                f"corrections: {where} is longer than {LONGEST} characters", "long", where, most=LONGEST
            )
        try:
            return self._value(ast.parse(text.strip(), mode="eval").body, 0)
        except CorrectionError as wrong:
            raise correction_error_at(where, f"corrections: {where} cannot be read: {wrong}", wrong) from None
        except (SyntaxError, TypeError, ValueError, RecursionError, MemoryError) as wrong:
            raise CorrectionError(f"corrections: {where} cannot be read: {str(wrong)[:200]}", "unread", where) from None
        except Exception as wrong:  # building a block from wrong arguments can fail in any way
            raise CorrectionError(f"corrections: {where} cannot be read: {wrong!r:.80}", "unread", where) from None

    def _value(self, node: ast.expr, depth: int) -> Any:
        """Evaluate constants and calls by name, and nothing else: corrections can only build parts of a table."""
        if depth > DEEPEST:
            raise CorrectionError(f"it is nested more than {DEEPEST} deep", "deep", most=DEEPEST)
        if isinstance(node, ast.Constant):
            return self._constant(node.value)
        if isinstance(node, (ast.Tuple, ast.List)):
            return tuple(self._value(each, depth + 1) for each in node.elts)
        if isinstance(node, ast.Dict) and all(node.keys):
            keys = [self._value(key, depth + 1) for key in node.keys if key]
            return dict(zip(keys, (self._value(each, depth + 1) for each in node.values), strict=True))
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            return -self._value(node.operand, depth + 1)
        if isinstance(node, ast.Name):
            return _named(node.id, self.names, self.strict)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            maker = _named(node.func.id, self.names, self.strict)
            if not callable(maker):
                raise CorrectionError(
                    f"{node.func.id} is a constant and takes nothing", "constant", name=node.func.id[:40]
                )
            named = {each.arg: self._value(each.value, depth + 1) for each in node.keywords if each.arg}
            return maker(*(self._value(each, depth + 1) for each in node.args), **named)
        odd = ast.unparse(node)[:40]
        raise CorrectionError(f"{odd} is neither a constant nor a part by its name", "neither", name=odd)

    def _constant(self, value: object) -> object:
        if value is not None and not isinstance(value, (int, str)):
            raise CorrectionError(f"{value!r:.40} is neither a whole number nor a word", "no-value")
        if isinstance(value, int) and abs(value) > self.largest:
            raise CorrectionError(f"there is a number beyond {LARGEST}", "large", most=LARGEST)
        return value


def _named(name: str, names: Mapping[str, Any], strict: bool) -> Any:
    """Look up numbers, words, and parts of the kernel and of the table's package; atoms of the game in any table."""
    value = names[name] if name in names else effect_types_for(str(names.get("__name__", ""))).get(name)
    home = value if isinstance(value, (type, FunctionType)) else type(value)
    packages = (KERNEL, str(names.get("__name__", "")).partition(".")[0])
    known = isinstance(value, (int, str)) or home.__module__.partition(".")[0] in packages
    if name.startswith("_") or not known or (strict and isinstance(value, FunctionType)):
        raise CorrectionError(f"{name[:40]} is not known in this table", "unknown", name=name[:40])
    return value


def mark(game: Game) -> None:
    """After loading a game: mark corrected components in the reference, and refuse corrections that matched nothing."""
    ours = in_force()
    there = {(component.kind, component.id): component for component in game.components}
    applied = ours.applied.get(game.name, {})
    asked = _section(ours.sections, game.name)
    for kind in asked:
        for name, parts in _section(asked, kind, game.name).items():
            beside = _beside(parts, f"{game.name}.{kind}.{name}")
            if (kind, name) not in (there if beside.keys() == parts.keys() else applied):
                line = f"corrections: {game.name} has no {kind[:40]} {name[:40]!r} that can be corrected"
                raise CorrectionError(line, "no-component", f"{game.name}.{kind[:40]}.{name[:40]}")
            if NAMES in beside and (kind, name) in there:
                game.renamed[kind, name] = beside[NAMES]
    for (kind, name), values in sorted(ours.differs.get(game.name, {}).items()):
        # Not every printed value is a fact of a component, and some tables are no components.
        notes = there[kind, name].corrected if (kind, name) in there else game.corrected
        notes += [f"{kind} {name}: {value}" for value in sorted(values)]
    for component in there.values():
        for part in applied.get((component.kind, component.id), ()):
            component.sources[part] = CORRECTED
        if (component.kind, component.id) in game.renamed:
            component.sources["name"] = CORRECTED
    if ours.remembers:
        _remembered[game] = ours


def _beside(parts: object, where: str) -> dict[str, Any]:
    """The names and the note of a component, if they are valid."""
    if not isinstance(parts, dict):
        raise CorrectionError(f"corrections: {where} must be a table", "table", where)
    beside = {part: value for part, value in parts.items() if part in BESIDE}
    names, note = beside.get(NAMES, {}), beside.get(NOTE, "")
    if not isinstance(names, dict) or not all(isinstance(each, str) for each in names.values()):
        line = f"corrections: {where}.{NAMES} must be a table of words by language"
        raise CorrectionError(line, "table", f"{where}.{NAMES}")
    if not isinstance(note, str):
        raise CorrectionError(f"corrections: {where}.{NOTE} must be a text", "text", f"{where}.{NOTE}")
    return beside
