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

The markers below override this. `field` and `variable_length` also say who sees a field and what it holds
(field_info.py). From that follow `view_fields`, what views show; `collect_hidden` and `deal_hidden`, what `imagine`
deals anew; and `declared`, for laws and observations.

    vp: int = field(0, "open_points", most=80)        # the owner sees it, the others if `table.open_points`
    hand: list[int] = variable_length([], OWNER, of="card")  # the others see `hand_count`
    deck: list[int] = variable_length([], NOBODY, of="card")  # everybody sees how many there are
    tiles: int = field(0, of="tile")                  # a bit for each tile; the view lists them

 `pack` writes numbers, then lists of variable length, then rows, then plain lists, each
in the order of declaration. A class may override that with `pack_order`, to keep its hashes.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from .field_info import EVERYBODY, INTERNAL, NOBODY, OWNER, PARTLY

V = TypeVar("V")

AUDIENCES: Final = (EVERYBODY, OWNER, NOBODY, PARTLY, INTERNAL)

NUMBERS: Final = "numbers"
VARIABLE_LENGTH: Final = "variable_length"
ROWS: Final = "rows"
PLAIN: Final = "plain"
PACK_ORDER: Final = (NUMBERS, VARIABLE_LENGTH, ROWS, PLAIN)
DECLARED: Final = ("declared",)  # every field in the order of declaration, whatever its kind


# ------------------------------------------------------------------------------------------------ markers


def field(first: V, seen: str = EVERYBODY, *, of: str = "", most: int = 0) -> V:
    """Who sees the field, the kind of things that it holds, and the largest value that makes a difference."""
    return first


def variable_length(first: V, seen: str = EVERYBODY, *, of: str = "", most: int = 0) -> V:
    """A list whose length changes, packed with its length. `most` is the largest length."""
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


def seats() -> Any:
    """The players of a table, copied and packed with it: `players: list[Settler] = seats()`."""


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
    seen: str = EVERYBODY
    of: str = ""
    most: str = "0"

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
    def is_shown(self) -> bool:
        """Whether `view_fields` contains it."""
        return self.seen not in (INTERNAL, PARTLY) and bool(self.kind)

    @property
    def is_zone(self) -> bool:
        """Whether it holds things that can be counted."""
        return bool(self.of) or self.marker == "variable_length"

    @property
    def is_hidden_zone(self) -> bool:
        """Whether `imagine` deals it anew for those who do not see it."""
        return bool(self.of) and self.is_shown and self.seen != EVERYBODY

    def as_json(self) -> str:
        """The expression for a view."""
        name = f"self.{self.name}"
        if self.type in ("int", "bool"):
            return f"members({name})" if self.of else name
        if self.type == "list[int]":
            return f"{name}.copy()"
        return f"list({name})" if self.type == "tuple[int, ...]" else f"[list(row) for row in {name}]"

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
    if _has_seats(one) and (base != "State" or parameters != BASES[base][0] or order == DECLARED):
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
    value, marker, seen, of, most = node.value, "", EVERYBODY, "", "0"
    if isinstance(value, ast.Call) and ast.unparse(value.func) in MARKERS:
        marker = ast.unparse(value.func)
        seen, of, most = _content(value, name)
        value = value.args[0] if value.args else ast.Constant("")
    if marker not in FREE and type not in TYPES:
        raise BadField(f"line {node.lineno}: how is {name}, a {type}, copied and packed? Mark it, or use a plain type")
    if marker == "variable_length" and type != "list[int]":
        raise BadField(f"line {node.lineno}: only a list[int] can be variable_length; a {type} packs its length anyway")
    comment = lines[(node.end_lineno or node.lineno) - 1][node.end_col_offset or 0 :].strip()
    if marker in FREE:
        seen = INTERNAL
    return Field(
        name, type, "" if marker == "field" else marker, ast.unparse(value), comment, node.lineno, seen, of, most
    )


def _content(call: ast.Call, name: str) -> tuple[str, str, str]:
    """Who sees the field, the kind of things in it, and the expression for `most`."""
    named = {keyword.arg: keyword.value for keyword in call.keywords}
    given = call.args[1] if len(call.args) > 1 else named.get("seen", ast.Constant(EVERYBODY))
    seen = given.value if isinstance(given, ast.Constant) else ast.unparse(given).lower()
    if seen not in AUDIENCES and not (isinstance(given, ast.Constant) and str(seen).isidentifier()):
        raise BadField(
            f"line {call.lineno}: who sees {name}? Say EVERYBODY, OWNER, NOBODY, PARTLY or INTERNAL, or name in quotes "
            "the condition under which others see it"
        )
    of = named.get("of", ast.Constant(""))
    if not isinstance(of, ast.Constant):
        raise BadField(f"line {call.lineno}: of={ast.unparse(of)} is no kind in quotes")
    return str(seen), str(of.value), ast.unparse(named.get("most", ast.Constant(0)))


# ------------------------------------------------------------------------------------------------ writing


SKIPPED: Final = ("from __future__", "from ....kernel.fields", "from tafelrunde.kernel.fields")


def generate(source: str) -> str:
    """The source of the generated module."""
    tree, classes = ast.parse(source), declared(source)
    head = [
        '"""Generated by `make fields` from the file of the same name without underscore. Do not edit."""',
        "",
        "from __future__ import annotations",
        "",
        f"from typing import Any, Final, Optional{', Self' if any(map(_has_seats, classes)) else ''}",
        "",
        f"from {_package(tree)}.decision import Pools",
        f"from {_package(tree)}.field_info import {_info_names(classes)}",
    ]
    for node in tree.body:
        text = ast.get_source_segment(source, node) or ""
        if isinstance(node, (ast.Import, ast.ImportFrom)) and text not in head and not text.startswith(SKIPPED):
            head.append(text)
        elif isinstance(node, ast.If):  # TYPE_CHECKING
            head += ["", text]
    fields = [field for one in classes for field in one.fields]
    used = [
        *(["mask"] if any(_is_bitmask(field) and field.is_hidden_zone for field in fields) else []),
        *(["members"] if any(_is_bitmask(field) and field.is_shown for field in fields) else []),
    ]
    if used:
        head.append(f"from {_package(tree)}.hexes import {', '.join(used)}")
    if any(_is_dealt(one) for one in classes):
        head.append(f"from {_package(tree)}.state import take")
    rng = f"from {_package(tree)}.rng import Rng"
    if rng not in head and any(one.base == "State" for one in classes):
        head.append(rng)
    bodies = [_generate_class(one) for one in classes]
    return "\n".join(head) + "\n\n\n" + "\n\n\n".join(bodies) + "\n"


def _info_names(classes: Sequence[Declared]) -> str:
    has_parts = any(field.marker == "copy_on_write" for one in classes for field in one.fields)
    return "EVERYBODY, PART, FieldInfo" if has_parts else "FieldInfo"


def _is_dealt(one: Declared) -> bool:
    return any(field.is_hidden_zone for field in one.fields)


def _package(tree: ast.Module) -> str:
    """The kernel, as the declaration imports it."""
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and (node.module or "").endswith("kernel.fields"):
            return "." * node.level + (node.module or "").removesuffix(".fields")
    return "tafelrunde.kernel"


def _generate_class(one: Declared) -> str:
    _, begin, packed_first = BASES[one.base]
    names = sorted(field.name for field in one.fields)
    parameters = f"{one.parameters}, " if one.parameters else ""
    copied = [field for field in one.fields if field.marker != "custom"]
    lines = [
        *_generate_info(one),
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
        *(_generate_clone() if _has_seats(one) else []),
        "    def pack(self) -> list[int]:",
        *_generate_pack(one, packed_first),
        "",
        *_generate_visible(one),
        *_generate_hidden(one),
        *(_generate_imagine() if any(field.name == "players" for field in one.fields) else []),
        "",
        "    @staticmethod",
        "    def declared() -> tuple[FieldInfo, ...]:",
        f"        return {_info_name(one)}",
    ]
    return "\n".join(lines)


def _generate_clone() -> list[str]:
    return ["    def clone(self) -> Self:", "        return type(self)(self.rng.copy(), self)", ""]


def _has_seats(one: Declared) -> bool:
    return any(field.marker == "seats" for field in one.fields)


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
    if _has_seats(one):
        lines += ["        for player in self.players:", "            numbers += player.pack()"]
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


def _generate_visible(one: Declared) -> list[str]:
    """The fields of the view that need no special treatment. Others see how many things lie in a hidden zone."""
    lines = []
    for field in one.fields:
        if not field.is_shown:
            continue
        if field.seen != NOBODY:
            condition = {EVERYBODY: "", OWNER: "own"}.get(field.seen, f"own or table.{field.seen}")
            value = field.as_json()
            lines.append(f'"{field.name}": {f"{value} if {condition} else None" if condition else value},')
        if field.seen != EVERYBODY and field.is_zone:
            counted = f"self.{field.name}.bit_count()" if field.type == "int" else f"len(self.{field.name})"
            lines.append(f'"{field.name}{"" if field.seen == NOBODY else "_count"}": {counted},')
    return [
        "    def view_fields(self, own: bool, table: Any) -> dict[str, Any]:",
        "        return {",
        *(f"            {line}" for line in lines),
        "        }",
    ]


def _generate_hidden(one: Declared) -> list[str]:
    """What `imagine` deals anew: the zones that are hidden from others, or from everybody."""
    zones = [field for field in one.fields if field.is_hidden_zone]
    if not zones:
        return []
    collected, dealt = [], []
    for field in zones:
        name, kind = f"self.{field.name}", field.of
        collects = f'pools.setdefault("{kind}", []).extend({f"members({name})" if field.type == "int" else name})'
        count = f"{name}.bit_count()" if field.type == "int" else f"len({name})"
        deals = f'take(pools["{kind}"], {count})'
        if field.type == "int":
            deals = f"mask({deals})"
        elif field.seen != NOBODY:
            deals = f"sorted({deals})"  # the order in a hand means nothing
        hides = f"if not table.{field.seen}:" if field.seen not in AUDIENCES else ""
        indent = "            " if hides else "        "
        collected += [*([f"        {hides}"] if hides else []), f"{indent}{collects}"]
        dealt += [*([f"        {hides}"] if hides else []), f"{indent}{name} = {deals}"]
    return [
        "",
        "    def collect_hidden(self, pools: Pools, table: Any) -> None:",
        *collected,
        "",
        "    def deal_hidden(self, pools: Pools, table: Any) -> None:",
        *dealt,
    ]


def _generate_imagine() -> list[str]:
    return [
        "",
        "    def unseen(self, seat: int) -> Pools:",
        "        pools: Pools = {}",
        "        self.collect_hidden(pools, self)",
        "        for player in self.players:",
        "            if player.seat != seat:",
        "                player.collect_hidden(pools, self)",
        "        self.collect_partly_hidden(pools, seat)",
        "        return pools",
        "",
        "    def place(self, seat: int, dealt: Pools) -> None:",
        "        pools = {kind: things.copy() for kind, things in dealt.items()}",
        "        self.deal_hidden(pools, self)",
        "        for player in self.players:",
        "            if player.seat != seat:",
        "                player.deal_hidden(pools, self)",
        "        self.deal_partly_hidden(pools, seat)",
    ]


def _generate_info(one: Declared) -> list[str]:
    """What laws, observations and scenarios read of the declaration; parts have fields of their own."""
    packed = [field for field in one.fields if field.kind or field.marker == "copy_on_write"]
    return [
        f"{_info_name(one)}: Final = (",
        *(
            f'    FieldInfo("{field.name}", "{field.type}", "{field.seen}", "{field.of}", {field.most}),'
            if field.kind
            else f'    FieldInfo("{field.name}", PART, EVERYBODY, "", 0),'
            for field in packed
        ),
        ")",
        "",
        "",
    ]


def _info_name(one: Declared) -> str:
    return re.sub(r"(?<=.)(?=[A-Z])", "_", one.name).upper()


def _is_bitmask(field: Field) -> bool:
    return field.type == "int" and bool(field.of)


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
