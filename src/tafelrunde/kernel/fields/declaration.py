"""Reads a declaration of fields."""

from __future__ import annotations

import ast
from typing import Final, NamedTuple, Optional

from ..field_info import EVERYBODY, INTERNAL, NOBODY, OWNER, PARTLY
from . import DECLARED, NUMBERS, PACK_ORDER, PLAIN, ROWS, VARIABLE_LENGTH

AUDIENCES: Final = (EVERYBODY, OWNER, NOBODY, PARTLY, INTERNAL)


class BadField(ValueError):
    """A declaration from which no code can be generated."""


class Field(NamedTuple):
    name: str
    type: str
    marker: str
    first: str  # the expression for the first value
    comment: str
    line: int
    seen: str = EVERYBODY
    of: str = ""
    most: str = "0"
    one: str = ""
    by: str = ""
    shown: str = ""

    @property
    def kind(self) -> str:
        """The form in which `pack` writes it; empty if it is not packed."""
        if self.marker in FREE:
            return ""
        if self.type in ("int", "bool"):
            return NUMBERS
        if self.marker == "variable_length" or self.type == "tuple[int, ...]":
            return VARIABLE_LENGTH
        return PLAIN if self.type == "list[int]" else ROWS

    def initial(self) -> str:
        """The expression for a new state."""
        return {"constant": self.name, "seats": "[]"}.get(self.marker, self.first)

    @property
    def is_own(self) -> bool:
        """Whether a copy has a list of its own."""
        return self.type.startswith("list[") and self.marker not in (
            "shared",
            "shared_derived",
            "transient",
            "constant",
            "seats",
        )

    def copied(self) -> str:
        """The expression that copies it."""
        if self.marker == "transient":
            return self.first
        if self.marker == "constant":
            return self.name
        if self.marker == "seats":
            return f"[type(player)(player.seat, player) for player in like.{self.name}]"
        if not self.is_own:
            return f"like.{self.name}"
        return (
            f"[entry.copy() for entry in like.{self.name}]"
            if self.type == "list[list[int]]"
            else f"like.{self.name}.copy()"
        )

    @property
    def is_bitmask(self) -> bool:
        """Whether it is a set of things."""
        return self.type == "int" and bool(self.of)

    @property
    def is_row_of_sets(self) -> bool:
        return self.type == "list[int]" and bool(self.of and self.by)

    @property
    def is_shown(self) -> bool:
        """Whether `view_fields` contains it."""
        return self.seen not in (INTERNAL, PARTLY) and bool(self.kind)

    @property
    def is_zone(self) -> bool:
        """Whether it holds things that can be counted."""
        return bool(self.of) or self.type not in ("int", "bool")

    @property
    def is_hidden_zone(self) -> bool:
        """Whether `imagine` deals it anew for those who do not see it."""
        return bool(self.of) and self.is_shown and self.seen != EVERYBODY

    def as_json(self) -> str:
        """The expression for a view."""
        name = f"self.{self.name}"
        if self.type in ("int", "bool"):
            return f"members({name})" if self.of else name
        if self.is_row_of_sets:
            return f"[members(row) for row in {name}]"
        if self.type == "list[int]":
            return f"{name}.copy()"
        return f"list({name})" if self.type == "tuple[int, ...]" else f"[list(row) for row in {name}]"

    @property
    def lists_members(self) -> bool:
        """Whether `view_fields` lists the members of bitmasks."""
        return self.is_shown and self.seen != NOBODY and (self.is_bitmask or self.is_row_of_sets)

    @property
    def entry(self) -> str:
        """The name in views."""
        return self.shown or self.name

    def same(self) -> str:
        """The expression that compares it with the previous checkpoint; empty if it needs no comparison."""
        if self.marker in ("transient", "constant", "custom"):
            return ""
        sign = "is" if self.marker == "copy_on_write" else "=="
        return f"self.{self.name} {sign} before.{self.name}"


class Declared(NamedTuple):
    """A declared class."""

    name: str
    base: str
    doc: str
    parameters: str  # of __init__, without self
    fields: list[Field]
    order: tuple[str, ...]

    @property
    def has_seats(self) -> bool:
        """Whether it holds the players, and copies and packs them."""
        return any(field.marker == "seats" for field in self.fields)


TYPES: Final = ("int", "bool", "tuple[int, ...]", "list[int]", "list[tuple[int, ...]]", "list[list[int]]")
MARKERS: Final = (
    "field", "variable_length", "as_int", "shared", "derived", "shared_derived", "transient", "constant",
    "copy_on_write", "custom", "seats",
)  # fmt: skip
FREE: Final = (
    "derived",
    "shared_derived",
    "transient",
    "constant",
    "copy_on_write",
    "custom",
    "seats",
)  # these may have any type
# Base classes of the kernel: their parameters, initial statements, and what they pack first.
BASES: Final = {
    "Player": ("seat: int", ["self.seat = seat"], []),
    "State": ("rng: Rng", ["self.rng = rng", "self.log = None"], ["self.rng.state", "self.reveals"]),
    "": ("", [], []),
}


def declared(source: str) -> list[Declared]:
    """The classes of a declaration."""
    lines = source.split("\n")
    return [_class(node, lines) for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]


def _class(node: ast.ClassDef, lines: list[str]) -> Declared:
    base = ast.unparse(node.bases[0]) if node.bases else ""
    if base not in BASES:
        raise BadField(f"{node.name} derives from {base}; fields derive from Player, State or nothing")
    parameters = BASES[base][0]
    fields: list[Field] = []
    order: tuple[str, ...] = PACK_ORDER
    for part in node.body:
        if isinstance(part, ast.AnnAssign):
            fields.append(_field(part, lines))
        elif isinstance(part, ast.Assign) and ast.unparse(part.targets[0]) == "pack_order":
            order = _order(ast.unparse(part.value))
        elif isinstance(part, ast.FunctionDef) and part.name == "__init__":
            parameters = ast.unparse(part.args).removeprefix("self, ")
        elif not (isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant)):
            raise BadField(f"line {part.lineno}: only fields, pack_order and the parameters of __init__ stand here")
    one = Declared(node.name, base, ast.get_docstring(node) or "", parameters, fields, order)
    if one.has_seats and (base != "State" or parameters != BASES[base][0] or order == DECLARED):
        raise BadField(f"{node.name} has seats(): that is for a State without parameters and pack_order; use custom()")
    return one


def _order(text: str) -> tuple[str, ...]:
    if text == "DECLARED":
        return DECLARED
    order = tuple(word.strip(" ,()").lower() for word in text.split(",") if word.strip(" ,()"))
    if sorted(order) != sorted(PACK_ORDER):
        raise BadField(
            f"pack_order is DECLARED or names each of NUMBERS, VARIABLE_LENGTH, ROWS and PLAIN once, not {text}"
        )
    return order


def _field(node: ast.AnnAssign, lines: list[str]) -> Field:
    name, type = ast.unparse(node.target), ast.unparse(node.annotation)
    if node.value is None:
        raise BadField(f"line {node.lineno}: {name} has no first value")
    value, marker, content = node.value, "", _Content()
    if isinstance(value, ast.Call) and ast.unparse(value.func) in MARKERS:
        marker = ast.unparse(value.func)
        content = _content(value, name)
        value = value.args[0] if value.args else ast.Constant("")
    if marker not in FREE and type not in TYPES:
        raise BadField(f"line {node.lineno}: how is {name}, a {type}, copied and packed? Mark it, or use a plain type")
    if marker == "variable_length" and type != "list[int]":
        raise BadField(f"line {node.lineno}: only a list[int] can be variable_length; a {type} packs its length anyway")
    comment = lines[(node.end_lineno or node.lineno) - 1][node.end_col_offset or 0 :].strip()
    if marker in FREE:
        content = content._replace(seen=INTERNAL)
    marker = "" if marker == "field" else marker
    return Field(name, type, marker, ast.unparse(value), comment, node.lineno, *content)


class _Content(NamedTuple):
    """Who sees a field and what it holds; `most` is an expression."""

    seen: str = EVERYBODY
    of: str = ""
    most: str = "0"
    one: str = ""
    by: str = ""
    shown: str = ""


def _content(call: ast.Call, name: str) -> _Content:
    named = {keyword.arg: keyword.value for keyword in call.keywords}
    given = call.args[1] if len(call.args) > 1 else named.get("seen", ast.Constant(EVERYBODY))
    seen = given.value if isinstance(given, ast.Constant) else ast.unparse(given).lower()
    if seen not in AUDIENCES and not (isinstance(given, ast.Constant) and str(seen).isidentifier()):
        raise BadField(
            f"line {call.lineno}: who sees {name}? Say EVERYBODY, OWNER, NOBODY, PARTLY or INTERNAL, or name in quotes "
            "the condition under which others see it"
        )
    of, one, by, shown = (_word(named, word, call.lineno) for word in ("of", "one", "by", "shown"))
    if of and one:
        raise BadField(f"line {call.lineno}: {name} is a set (of=) or one thing (one=), not both")
    return _Content(str(seen), of, ast.unparse(named.get("most", ast.Constant(0))), one, by, shown)


def _word(named: dict[Optional[str], ast.expr], word: str, line: int) -> str:
    given = named.get(word, ast.Constant(""))
    if not isinstance(given, ast.Constant) or not isinstance(given.value, str):
        raise BadField(f"line {line}: {word}={ast.unparse(given)} is no word in quotes")
    return given.value
