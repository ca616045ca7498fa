"""Generates slots, initial values, copy and pack of a game's state classes from one declaration of their fields.

A game declares its fields in `fields.py`, one line for each field:

    class PlayerFields(Player):
        gold: int = 0
        hand: list[int] = variable_length([])  # packed with its length
        reach: int = derived(0)  # all regions beside occupied ones

`python -m tafelrunde.kernel.fields PATH...` (here: `make fields`) writes `_fields.py` beside it, and the classes of
the game derive from those. They have slots, so nobody can write an undeclared field; a field whose copy or pack is
unclear is an error here. The code is a file and not created at import, so that type checkers, debuggers and mypyc see
plain classes.

A declaration may have several files, such as `table/player_fields.py` and `table/table_fields.py`. `table_fields.py`
imports the player, so it can name the types of all fields. mypyc requires that: a derived class cannot narrow them.

How a field is copied and packed follows from its type:

    int, bool               copied by reference     packed as a number
    tuple[int, ...]         copied by reference     packed with its length
    list[int]               a new list              packed as numbers; its length never changes
    list[tuple[int, ...]]   a new list              each entry packed with its length
    list[list[int]]         new lists               each entry packed with its length

The markers below override this. `pack` writes numbers, then lists of variable length, then rows, then plain lists, each
in the order of declaration. A class may override that with `pack_order`, to keep its hashes.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

V = TypeVar("V")

NUMBERS: Final = "numbers"
VARIABLE_LENGTH: Final = "variable_length"
ROWS: Final = "rows"
PLAIN: Final = "plain"
PACK_ORDER: Final = (NUMBERS, VARIABLE_LENGTH, ROWS, PLAIN)
DECLARED: Final = ("declared",)  # every field in the order of declaration, whatever its kind


# ------------------------------------------------------------------------------------------------ markers


def variable_length(first: V) -> V:
    """A list whose length changes, packed with its length."""
    return first


def as_int(first: V) -> V:
    """A bool packed as 0 or 1."""
    return first


def shared(first: V) -> V:
    """A list that is never changed in place, so copies share it."""
    return first


def derived(first: V) -> V:
    """Follows from other fields: copied, not packed."""
    return first


def shared_derived(first: V) -> V:
    """Follows from other fields and never changes in place: copies share it, not packed."""
    return first


def transient(first: V) -> V:
    """Used within one step only. Copies are taken between steps, so they start with the initial value."""
    return first


def constant() -> Any:
    """The constructor argument of the same name. It never changes, so it is not packed."""


def copy_on_write() -> Any:
    """A part with fields of its own that copies share. Copying marks it `shared`; code that changes a shared part
    copies it first. The derived class initializes and packs it."""


def custom() -> Any:
    """A part with fields of its own that the derived class initializes, copies and packs."""


# ------------------------------------------------------------------------------------------------ reading


class BadField(ValueError):
    """A declaration from which no code can be generated."""


class Field(NamedTuple):
    name: str
    type: str
    marker: str
    first: str  # the expression for the first value
    comment: str
    line: int

    @property
    def kind(self) -> str:
        """How `pack` writes it; empty if it is not packed."""
        if self.marker in FREE:
            return ""
        if self.type in ("int", "bool"):
            return NUMBERS
        if self.marker == "variable_length" or self.type == "tuple[int, ...]":
            return VARIABLE_LENGTH
        return PLAIN if self.type == "list[int]" else ROWS

    def initial(self) -> str:
        """The expression for a new state."""
        return self.name if self.marker == "constant" else self.first

    @property
    def is_own(self) -> bool:
        """Whether a copy has a list of its own."""
        return self.type.startswith("list[") and self.marker not in (
            "shared",
            "shared_derived",
            "transient",
            "constant",
        )

    def copied(self) -> str:
        """The expression that copies it."""
        if self.marker == "transient":
            return self.first
        if self.marker == "constant":
            return self.name
        if not self.is_own:
            return f"like.{self.name}"
        return (
            f"[entry.copy() for entry in like.{self.name}]"
            if self.type == "list[list[int]]"
            else f"like.{self.name}.copy()"
        )

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


TYPES: Final = ("int", "bool", "tuple[int, ...]", "list[int]", "list[tuple[int, ...]]", "list[list[int]]")
MARKERS: Final = (
    "variable_length", "as_int", "shared", "derived", "shared_derived", "transient", "constant", "copy_on_write",
    "custom",
)  # fmt: skip
FREE: Final = (
    "derived",
    "shared_derived",
    "transient",
    "constant",
    "copy_on_write",
    "custom",
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
    return Declared(node.name, base, ast.get_docstring(node) or "", parameters, fields, order)


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
    value, marker = node.value, ""
    if isinstance(value, ast.Call) and ast.unparse(value.func) in MARKERS:
        marker = ast.unparse(value.func)
        value = value.args[0] if value.args else ast.Constant("")
    if marker not in FREE and type not in TYPES:
        raise BadField(f"line {node.lineno}: how is {name}, a {type}, copied and packed? Mark it, or use a plain type")
    if marker == "variable_length" and type != "list[int]":
        raise BadField(f"line {node.lineno}: only a list[int] can be variable_length; a {type} packs its length anyway")
    comment = lines[(node.end_lineno or node.lineno) - 1][node.end_col_offset or 0 :].strip()
    return Field(name, type, marker, ast.unparse(value), comment, node.lineno)


# ------------------------------------------------------------------------------------------------ writing


SKIPPED: Final = ("from __future__", "from ....kernel.fields", "from tafelrunde.kernel.fields")


def generate(source: str) -> str:
    """The source of the generated module."""
    tree = ast.parse(source)
    head = [
        '"""Generated by `make fields` from the file of the same name without underscore. Do not edit."""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Optional",
    ]
    for node in tree.body:
        text = ast.get_source_segment(source, node) or ""
        if isinstance(node, (ast.Import, ast.ImportFrom)) and text not in head and not text.startswith(SKIPPED):
            head.append(text)
        elif isinstance(node, ast.If):  # TYPE_CHECKING
            head += ["", text]
    classes = [_generate_class(one) for one in declared(source)]
    return "\n".join(head) + "\n\n\n" + "\n\n\n".join(classes) + "\n"


def _generate_class(one: Declared) -> str:
    _, begin, packed_first = BASES[one.base]
    names = sorted(field.name for field in one.fields)
    parameters = f"{one.parameters}, " if one.parameters else ""
    copied = [field for field in one.fields if field.marker != "custom"]
    lines = [
        f"class {one.name}{f'({one.base})' if one.base else ''}:",
        f'    """{one.doc}"""',
        "",
        "    __slots__ = (",
        *(f'        "{name}",' for name in names),
        "    )",
        "",
        *(f"    {field.name}: {field.type}{'  ' + field.comment if field.comment else ''}" for field in one.fields),
        "",
        "    def __init__(",
        f"        self, {parameters}like: Optional[{one.name}] = None, before: Optional[{one.name}] = None",
        "    ) -> None:",
        *(f"        {line}" for line in begin),
        "        if like is not None:",
        *(["            self.reveals = like.reveals"] if one.base == "State" else []),
        *(f"            self.{field.name} = {field.copied()}" for field in copied if not field.is_own),
        *(f"            like.{field.name}.shared = True" for field in copied if field.marker == "copy_on_write"),
        *_generate_lists([field for field in copied if field.is_own]),
        "            return",
        *(["        self.reveals = 0"] if one.base == "State" else []),
        *(f"        self.{field.name} = {field.initial()}" for field in copied if field.marker != "copy_on_write"),
        "",
        *(_generate_same(one) if one.base == "Player" else []),
        "    def pack(self) -> list[int]:",
        *_generate_pack(one, packed_first),
    ]
    return "\n".join(lines)


def _generate_lists(lists: list[Field]) -> list[str]:
    """Checkpoints never change, so consecutive ones share lists that are equal."""
    if not lists:
        return []
    return [
        "            if before is None:",
        *(f"                self.{field.name} = {field.copied()}" for field in lists),
        "            else:",
        *(
            f"                self.{field.name} = before.{field.name} if {field.same().replace('self', 'like')}"
            f" else {field.copied()}"
            for field in lists
        ),
    ]


def _generate_same(one: Declared) -> list[str]:
    """Numbers first: they are the cheapest to compare and the likeliest to differ."""
    asked = sorted((field for field in one.fields if field.same()), key=lambda field: field.is_own)
    return [
        f"    def same_as(self, before: {one.name}) -> bool:",
        "        return (",
        *(f"            {'and ' if number else ''}{field.same()}" for number, field in enumerate(asked)),
        "        )",
        "",
    ]


def _generate_pack(one: Declared, first: Sequence[str]) -> list[str]:
    if one.order == DECLARED:
        return _listed([*first, *(part for field in one.fields for part in _in_place(field))])
    of = {kind: [field for field in one.fields if field.kind == kind] for kind in PACK_ORDER}
    numbers = [f"int(self.{f.name})" if f.marker == "as_int" else f"self.{f.name}" for f in of[NUMBERS]]
    lines = ["        numbers = [", *(f"            {part}," for part in [*first, *numbers]), "        ]"]
    for kind in one.order:
        if kind != NUMBERS and of[kind]:
            lines += _loop(kind, of[kind])
    return [*lines, "        return numbers"]


def _in_place(field: Field) -> list[str]:
    if field.kind == ROWS:
        raise BadField(f"line {field.line}: {field.name} has rows; they cannot be packed in the order of declaration")
    if field.kind == VARIABLE_LENGTH:
        return [f"len(self.{field.name})", f"*self.{field.name}"]
    if not field.kind:
        return []
    if field.kind == PLAIN:
        return [f"*self.{field.name}"]
    return [f"int(self.{field.name})" if field.marker == "as_int" else f"self.{field.name}"]


def _listed(parts: list[str]) -> list[str]:
    return ["        return [", *(f"            {part}," for part in parts), "        ]"]


def _loop(kind: str, fields: list[Field]) -> list[str]:
    if kind == PLAIN:
        return [f"        numbers += self.{field.name}" for field in fields]
    lines: list[str] = []
    for field in fields:
        if kind == VARIABLE_LENGTH:
            lines.append(f"        numbers += [len(self.{field.name}), *self.{field.name}]")
        else:
            entry = f"entry_of_{field.name}"  # a separate name, since entries may be lists or tuples
            lines += [f"        for {entry} in self.{field.name}:", f"            numbers += [len({entry}), *{entry}]"]
    return lines


# ------------------------------------------------------------------------------------------------ the command


def main(arguments: Sequence[str]) -> int:
    """Write `_NAME.py` beside each `NAME.py`; with --check only report which are out of date."""
    check = "--check" in arguments
    stale = 0
    for path in (Path(argument) for argument in arguments if argument != "--check"):
        try:
            text = generate(path.read_text("utf-8"))
        except BadField as wrong:
            print(f"{path}: {wrong}", file=sys.stderr)
            return 2
        target = path.with_name(f"_{path.name}")
        if not target.is_file() or target.read_text("utf-8") != text:
            stale += 1
            print(f"{target} is out of date: run make fields" if check else f"{target} written")
            if not check:
                target.write_text(text, "utf-8")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
