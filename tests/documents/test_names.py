"""Code words and paths in the documents exist: a rename that forgets a page fails here."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from .blocks import ROOT, pages

GENERATED: Final = ("api.md", "layouts.md")
SOURCES: Final = ("src", "tests", "bench", "examples", "web/src", "web/tests", "deploy", "docs", "research")
CODE: Final = re.compile(r"`([^`\n]+)`")
PATH: Final = re.compile(r"(?:[\w.-]+/)+|(?:[\w.-]+/)*[\w-]+\.py")
COMPOUND: Final = re.compile(r"\b[A-Za-z]+_\w+|\b\w*[a-z][A-Z]\w*")
MADE_UP: Final = {"after_three_rounds", "deus__4f0c"}  # names in examples
INSTALLED: Final = {".venv/", "web/node_modules/"}  # not under version control


@cache
def files() -> list[Path]:
    found = (path for top in SOURCES for path in (ROOT / top).rglob("*") if path.is_file())
    return [ROOT / "hatch_build.py", *(path for path in found if "__pycache__" not in path.parts)]


@cache
def words() -> set[str]:
    sources = [path for path in files() if path.suffix in (".py", ".ts", ".svelte", ".ftl", ".toml")]
    return {path.stem for path in files()} | {
        word for path in sources for word in re.findall(r"\w+", path.read_text("utf-8"))
    }


@cache
def places() -> str:
    return "\n".join(f"/{path.relative_to(ROOT).as_posix()}" for path in files())


def unknown(page: Path) -> Iterator[str]:
    for code in CODE.findall(page.read_text("utf-8")):
        if PATH.fullmatch(code):
            if code not in INSTALLED and f"/{code}" not in places():
                yield code
        elif "…" not in code:
            yield from (word for word in COMPOUND.findall(code) if word not in words() | MADE_UP)


@pytest.mark.parametrize(
    "page", [pytest.param(page, id=str(page.relative_to(ROOT))) for page in pages() if page.name not in GENERATED]
)
def test_every_name_in_a_document_exists(page: Path) -> None:
    assert list(unknown(page)) == []
