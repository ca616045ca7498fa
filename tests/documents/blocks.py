"""Code blocks of the documents, and how the tests treat each language.

`python`: all blocks of a page are one program. A line `expression  # → value` must produce that value.
`sh`: all blocks of a page run in one shell.
`toml`, `json`, `yaml`: must parse. `text` is not code.
A comment before a block that cannot run says why: `<!-- not run: it asks a person -->`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[2]
FENCE: Final = re.compile(r"^( *)```(\S*)\s*$")
NOT_RUN: Final = re.compile(r"<!-- not run: (\S.*\S) -->")
EXPECTED: Final = re.compile(r"^(\S.*?)\s+# → (.+)$")
LIST: Final = re.compile(r"\s*([-*+]|\d+\.)\s")
RUN: Final = ("python", "sh")
READ: Final = ("json", "toml", "yaml")
PLAIN: Final = ("text",)


class Block(NamedTuple):
    page: Path
    line: int
    language: str
    code: str
    not_run: str  # the reason; empty if it runs

    @property
    def place(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"


def pages() -> list[Path]:
    tops = [ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
    return [*tops, *sorted((ROOT / "docs").rglob("*.md")), *sorted((ROOT / "examples").rglob("*.md"))]


def blocks(page: Path) -> Iterator[Block]:
    lines = page.read_text(encoding="utf-8").splitlines()
    at = 0
    while at < len(lines):
        opened = FENCE.match(lines[at])
        if not opened:
            at += 1
            continue
        end = next(i for i in range(at + 1, len(lines)) if lines[i].strip() == "```")
        before = next((line for line in reversed(lines[:at]) if line.strip()), "")
        marked = NOT_RUN.fullmatch(before.strip())
        code = "\n".join(line.removeprefix(opened[1]) for line in lines[at + 1 : end])
        yield Block(page, at + 1, opened[2], code, marked[1] if marked else "")
        at = end + 1


def indented(page: Path) -> list[int]:
    """Lines that are code by indentation alone and would not run."""
    found, fenced, in_list = [], False, False
    before = ""
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
        if FENCE.match(line):
            fenced = not fenced
        elif line.strip() and not fenced:
            if LIST.match(line):
                in_list = True
            elif not line.startswith(" "):
                in_list = False
            elif line.startswith("    ") and not before.strip() and not in_list:
                found.append(number)
        before = line
    return found


def program(of: list[Block]) -> str:
    """The Python blocks of a page as one program; error lines match the page."""
    lines: list[str] = []
    for block in of:
        lines += [""] * (block.line - len(lines))
        lines += [checked(line, block) for line in block.code.splitlines()]
    return "\n".join(lines) + "\n"


def checked(line: str, block: Block) -> str:
    expected = EXPECTED.match(line)
    if expected is None:
        return line
    expression, value = expected.groups()
    return f"_ = repr({expression}); assert _ == {value!r}, f'{block.place}: {{_}}, not {value}'"
