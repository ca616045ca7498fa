"""Strict reading of .ftl files. Fluent itself skips what it cannot read and ignores a second text of the same id."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple, Optional

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ..kernel.state import Fact

_BEGIN: Final = re.compile(r"(-?[A-Za-z][\w-]*) *=", re.ASCII)
_WITHIN: Final = (" ", "}", "#")  # beginnings of lines that begin no text
_FACT: Final = re.compile(r"\{ *\$([A-Za-z][\w-]*) *\}", re.ASCII)
_UNGROUPED: Final = 1000  # from here on Fluent groups digits, as the language does


class BrokenText(ValueError):
    """A text that cannot be read, or not formatted with the given facts."""


class MissingText(KeyError):
    """No text of this id."""

    def __str__(self) -> str:
        return str(self.args[0])


class Entry(NamedTuple):
    """A text as it stands in its file."""

    id: str  # a term's name has a hyphen
    file: str
    line: int
    source: str


def entries(path: Path) -> list[Entry]:
    """The texts of a file, parsed lazily: parsing all takes 0.25 s, and a page uses a few."""
    found: dict[str, Entry] = {}
    begun: list[tuple[str, int]] = []
    lines = path.read_text(encoding="utf-8").split("\n")
    for number, line in enumerate(lines, 1):
        begin = _BEGIN.match(line)
        if begin is not None:
            begun.append((begin[1], number))
        elif not line.startswith(_WITHIN) and line.strip():
            raise BrokenText(f"{path.name}, line {number}: not Fluent")
    for (id, first), end in zip(begun, [number for _, number in begun[1:]] + [len(lines) + 1], strict=True):
        if id in found:
            raise BrokenText(f"{path.name}, line {first}: a second text {id}")
        found[id] = Entry(id, path.name, first, "\n".join(lines[first - 1 : end - 1]) + "\n")
    return list(found.values())


def simple(entry: Entry) -> Optional[list[str]]:
    """Alternating text and names of facts, if a text is one line with no other syntax. Nine of ten are, and parsing one
    with Fluent takes 0.3 ms."""
    line, *more = entry.source.split("\n")
    if any(other and not other.startswith("#") for other in more):
        return None
    parts = _FACT.split(line.partition("=")[2].strip(" "))
    return None if parts == [""] or any("{" in text or "}" in text for text in parts[::2]) else parts


def formatted_simply(parts: list[str], facts: Mapping[str, Fact]) -> Optional[str]:
    """None if a fact is missing, or needs Fluent to format it."""
    filled = parts.copy()
    for place in range(1, len(parts), 2):
        fact = facts.get(parts[place])
        if type(fact) is str:
            filled[place] = fact
        elif type(fact) is int and 0 <= fact < _UNGROUPED:
            filled[place] = str(fact)
        else:
            return None
    return "".join(filled)


def read(entry: Entry) -> ast.Resource:
    resource = FluentParser().parse(entry.source)
    for part in resource.body:
        if isinstance(part, ast.Junk):
            reason = part.annotations[0].message if part.annotations else "not Fluent"
            line = entry.line + entry.source.count("\n", 0, part.span.start if part.span else 0)
            raise BrokenText(f"{entry.file}, line {line}: {reason}")
    return resource


def references_in(resource: ast.Resource) -> set[str]:
    """The ids of the texts and terms that a text refers to."""
    found = _References()
    found.visit(resource)
    return found.ids


def pseudo_localize(resource: ast.Resource) -> None:
    """Accents on every letter and brackets round every text: what still looks plain comes from no .ftl file."""
    _Accents().visit(resource)
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            entry.value.elements = [ast.TextElement("["), *entry.value.elements, ast.TextElement("]")]


_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_ACCENTED: Final = "ÅɃÇĐËƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçđéƒĝĥîĵķļɱñöþǫŕšţüṽŵẋýž"
_ACCENTS: Final = str.maketrans(_LETTERS, _ACCENTED)


def pseudo_localized(text: str) -> str:
    """The disguise of a text from elsewhere than .ftl files."""
    return f"[{text.translate(_ACCENTS)}]"


class _Accents(Visitor):
    def visit_TextElement(self, node: ast.TextElement) -> None:
        node.value = node.value.translate(_ACCENTS)


class _References(Visitor):
    def __init__(self) -> None:
        self.ids: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.ids.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.ids.add(f"-{node.id.name}")
        self.generic_visit(node)
