"""Reading .ftl files strictly. Fluent itself skips what it cannot read and ignores a second text of the same id."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor


class BrokenText(ValueError):
    """A text that cannot be read, or that cannot be said with the facts given."""


def read_ftl(path: Path) -> ast.Resource:
    source = path.read_text(encoding="utf-8")
    resource = FluentParser().parse(source)
    seen: set[str] = set()
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            reason = entry.annotations[0].message if entry.annotations else "not Fluent"
            raise BrokenText(f"{path.name}, line {_line(source, entry)}: {reason}")
        if isinstance(entry, (ast.Message, ast.Term)):
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            if name in seen:
                raise BrokenText(f"{path.name}, line {_line(source, entry)}: a second text {name}")
            seen.add(name)
    return resource


def message_ids(resource: ast.Resource) -> set[str]:
    return {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}


def disguise(resource: ast.Resource) -> None:
    """Accents on every letter and brackets round every text: what still looks plain is not in the files of words."""
    _Accents().visit(resource)
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            entry.value.elements = [ast.TextElement("["), *entry.value.elements, ast.TextElement("]")]


_PLAIN: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_ACCENTED: Final = "ÅɃÇĐËƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçđéƒĝĥîĵķļɱñöþǫŕšţüṽŵẋýž"
_ACCENTS: Final = str.maketrans(_PLAIN, _ACCENTED)


class _Accents(Visitor):
    def visit_TextElement(self, node: ast.TextElement) -> None:
        node.value = node.value.translate(_ACCENTS)


def _line(source: str, entry: ast.EntryType) -> int:
    return source.count("\n", 0, entry.span.start if entry.span else 0) + 1
