"""Kernel, drawing and words serve any game and name none; what belongs to one lies in its own folder."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tafelrunde
from tafelrunde.games import games

PACKAGE = Path(tafelrunde.__file__).parent
NAMES = [name.replace("_", "[ _-]?") for name in games]


@pytest.mark.parametrize("folder", ["kernel", "draw", "words"])
def test_no_shared_folder_names_a_game(folder: str) -> None:
    files = [path for path in (PACKAGE / folder).rglob("*") if path.suffix in (".py", ".ftl")]
    assert files
    named = re.compile(rf"\b({'|'.join(NAMES)})\b", re.IGNORECASE)
    assert {path.name: found.group() for path in files if (found := named.search(path.read_text("utf-8")))} == {}
    assert [path.name for path in files if any(name in path.stem for name in games)] == []
