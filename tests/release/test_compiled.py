"""What mypyc makes native classes of: bench/compiled.py builds it, which takes minutes; this looks at the source."""

from __future__ import annotations

import ast
import importlib.util
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PLAIN_BASES = ("Generic", "NamedTuple", "Protocol")


def build() -> Any:
    spec = importlib.util.spec_from_file_location("compiled", ROOT / "bench" / "compiled.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def classes() -> list[tuple[str, ast.ClassDef]]:
    compiled = build()
    games = sorted(path.parent.name for path in (compiled.SOURCE / "tafelrunde" / "games").glob("*/game.py"))
    found = []
    for name in compiled.modules(compiled.SOURCE, games):
        text = compiled.prepared(Path(name), (compiled.SOURCE / name).read_bytes())
        found += [(name, node) for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]
    assert len(found) > 500
    return found


def test_a_compiled_class_has_one_base(classes: list[tuple[str, ast.ClassDef]]) -> None:
    for name, node in classes:
        bases = [ast.unparse(base).partition("[")[0] for base in node.bases]
        assert len([base for base in bases if base not in PLAIN_BASES]) <= 1, f"{name}: {node.name}"


def test_no_decorator_makes_a_compiled_class_a_slow_one(
    classes: list[tuple[str, ast.ClassDef]],
) -> None:
    for name, node in classes:
        decorators = [ast.unparse(each) for each in node.decorator_list]
        assert all(each.startswith("mypyc_attr(") for each in decorators), f"{name}: {node.name}: {decorators}"
