"""The product stands without research code."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
IMPORT = re.compile(r"^\s*(from|import) research\b", re.M)


def test_nothing_in_the_product_imports_research_code():
    folders = ("src", "bench", "examples")
    assert not [path for name in folders for path in (ROOT / name).rglob("*.py") if IMPORT.search(path.read_text())]


def test_the_wheel_holds_no_research_code():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    assert project["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"] == ["src/tafelrunde"]
