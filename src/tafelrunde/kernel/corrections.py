"""Corrections: an owner of the box sets values right without touching code.

A TOML file names the game, the kind of component, its id, and what of it is to be otherwise. Effects and constants are
written as in the tables of the game:

    [a_game.card.a_card]
    top = "Half(Gain(GEAR, 2))"

The file is named by the environment, so that every process of a command sees the same boxes. Tables pass their rows
through `corrected`; without a file that costs nothing.
"""

from __future__ import annotations

import ast
import os
import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import cache, wraps
from inspect import BoundArguments, signature
from pathlib import Path
from types import FunctionType
from typing import Any, Final, TypeVar

from .game import CORRECTED, BadUse, Game

ENVIRONMENT: Final = "TAFELRUNDE_COMPONENTS"
LONGEST: Final = 2000  # characters of a value
KERNEL: Final = __name__.partition(".")[0]

R = TypeVar("R")

_given: dict[
    int, tuple[object, BoundArguments]
] = {}  # what a row was made of, and the row, so that its id stays its own
_applied: dict[str, dict[tuple[str, str], list[str]]] = {}  # game -> component -> what of it was corrected


@cache
def _file() -> Mapping[str, Any]:
    path = os.environ.get(ENVIRONMENT)
    if not path:
        return {}
    try:
        return tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as wrong:
        raise BadUse(f"the corrections {path} cannot be read: {wrong}") from None
    except tomllib.TOMLDecodeError as wrong:
        raise BadUse(f"the corrections {path} are not TOML: {wrong}") from None


def table_row(kind: type[R]) -> type[R]:
    """For the class of a table's rows: remembers what a row is made of, so that it can be made again."""
    if os.environ.get(ENVIRONMENT):
        make: Callable[..., None] = kind.__init__

        @wraps(make)
        def remember(self: R, *values: Any, **named: Any) -> None:
            _given.setdefault(id(self), (self, signature(make).bind(self, *values, **named)))
            make(self, *values, **named)

        kind.__init__ = remember  # type: ignore[assignment]
    return kind


def corrected(game: str, kind: str, rows: Sequence[R], names: Mapping[str, Any]) -> tuple[R, ...]:
    """The rows of a table, those that the file names made again. `names` is what a row of the table may be written
    with: the globals of its module."""
    changes = _section(_section(_file(), game), kind, game)
    return tuple(_again(each, game, kind, changes, names) for each in rows) if changes else tuple(rows)


def _section(table: Mapping[str, Any], *names: str) -> Mapping[str, Any]:
    section = table.get(names[0], {})
    if not isinstance(section, dict):
        raise BadUse(f"corrections: {'.'.join(reversed(names))} must be a table")
    return section


def _again(old: R, game: str, kind: str, changes: Mapping[str, Any], names: Mapping[str, Any]) -> R:
    name: str = old.id  # type: ignore[attr-defined]
    if name not in changes:
        return old
    where = f"{game}.{kind}.{name}"
    _, made_of = _given[id(old)]
    made_of.apply_defaults()
    for part, value in _section(changes, name).items():
        if part not in made_of.arguments or part in ("self", "id"):
            known = ", ".join(each for each in made_of.arguments if each not in ("self", "id"))
            raise BadUse(f"corrections: {where} has no {part[:40]!r}; it has: {known}")
        made_of.arguments[part] = read(value, made_of.arguments[part], f"{where}.{part}", names)
        _applied.setdefault(game, {}).setdefault((kind, name), []).append(part)
    return type(old)(*made_of.args[1:], **made_of.kwargs)


def read(value: object, old: object, where: str, names: Mapping[str, Any]) -> object:
    """What a value of the file means, in place of the old one."""
    if isinstance(value, list):
        return tuple(read(each, None, where, names) for each in value)
    if isinstance(value, str) and not isinstance(old, str):
        return _read_notation(value, where, names)
    if isinstance(old, int) and type(value) is not type(old):
        raise BadUse(f"corrections: {where} must be a {type(old).__name__}, not {value!r:.40}")
    return value


def _read_notation(text: str, where: str, names: Mapping[str, Any]) -> object:
    if len(text) > LONGEST:
        raise BadUse(f"corrections: {where} is longer than {LONGEST} characters")
    try:
        return _value(ast.parse(text, mode="eval").body, names)
    except (SyntaxError, TypeError, ValueError, RecursionError) as wrong:
        raise BadUse(f"corrections: {where} cannot be read: {wrong}") from None


def _value(node: ast.expr, names: Mapping[str, Any]) -> Any:
    """Constants and calls by name, nothing else: a corrections file cannot do anything but make parts of a table."""
    if isinstance(node, ast.Constant):
        return node.value
    if isinstance(node, (ast.Tuple, ast.List)):
        return tuple(_value(each, names) for each in node.elts)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        return -_value(node.operand, names)
    if isinstance(node, ast.Name):
        return _named(node.id, names)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        maker = _named(node.func.id, names)
        if not callable(maker):
            raise ValueError(f"{node.func.id} is a constant and takes nothing")
        named = {each.arg: _value(each.value, names) for each in node.keywords if each.arg}
        return maker(*(_value(each, names) for each in node.args), **named)
    raise ValueError(f"{ast.unparse(node)[:40]} is neither a constant nor a part by its name")


def _named(name: str, names: Mapping[str, Any]) -> Any:
    """Numbers, words, and parts of the kernel and of the package that the table belongs to."""
    value = names.get(name)
    home = value if isinstance(value, (type, FunctionType)) else type(value)
    packages = (KERNEL, str(names.get("__name__", "")).partition(".")[0])
    if name.startswith("_") or not (isinstance(value, (int, str)) or home.__module__.partition(".")[0] in packages):
        raise ValueError(f"{name[:40]} is not known in this table")
    return value


def mark(game: Game) -> None:
    """When a box is open: its reference says what was corrected, and a correction that met nothing is refused."""
    asked = {(kind, name) for kind, changes in _section(_file(), game.name).items() for name in changes}
    applied = _applied.get(game.name, {})
    for kind, name in sorted(asked - set(applied)):
        raise BadUse(f"corrections: {game.name} has no {kind[:40]} {name[:40]!r} that can be corrected")
    for component in game.components:
        for part in applied.get((component.kind, component.id), ()):
            component.sources[part] = CORRECTED
