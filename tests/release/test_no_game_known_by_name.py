"""Nothing outside `games/` knows a game by its name. Docstrings and comments may name one as an example."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import tafelrunde

SOURCE: Final = Path(tafelrunde.__file__).parent
ROOT: Final = Path(__file__).parent.parent.parent
WEB: Final = ROOT / "web" / "src"
NAMES: Final = sorted(path.parent.name for path in (SOURCE / "games").glob("*/game.py"))
NAME: Final = re.compile(rf"\b({'|'.join(NAMES)})\b")


def code_of(path: Path) -> str:
    """The source without comments and docstrings."""
    tree = ast.parse(path.read_text("utf-8"))
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            body[:] = [part for part in body if not _is_text(part)]
    return ast.unparse(tree)


def _is_text(part: ast.stmt) -> bool:
    return isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant) and isinstance(part.value.value, str)


def knowing() -> Iterator[str]:
    for path in SOURCE.rglob("*.py"):
        if SOURCE / "games" not in path.parents and NAME.search(code_of(path)):
            yield path.relative_to(ROOT).as_posix()
    for path in WEB.rglob("*"):
        if path.is_file() and path.suffix in (".ts", ".svelte", ".css") and NAME.search(path.read_text("utf-8")):
            yield path.relative_to(ROOT).as_posix()


def test_nothing_outside_the_games_knows_one_by_name() -> None:
    assert not list(knowing())
