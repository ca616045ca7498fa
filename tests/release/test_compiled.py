"""What mypyc makes native classes of: bench/compiled.py builds it, which takes minutes; this looks at the source."""

from __future__ import annotations

import ast
import importlib.util
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.soak import SOAK

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
def modules() -> list[tuple[str, ast.Module]]:
    compiled = build()
    games = sorted(path.parent.name for path in (compiled.SOURCE / "tafelrunde" / "games").glob("*/game.py"))
    found = []
    for name in compiled.modules(compiled.SOURCE, games):
        text = compiled.prepared(Path(name), (compiled.SOURCE / name).read_bytes())
        found.append((name, ast.parse(text)))
    return found


@pytest.fixture(scope="module")
def classes(modules: list[tuple[str, ast.Module]]) -> list[tuple[str, ast.ClassDef]]:
    found = [(name, node) for name, module in modules for node in module.body if isinstance(node, ast.ClassDef)]
    assert len(found) > 500
    return found


def test_a_compiled_class_has_one_base(classes: list[tuple[str, ast.ClassDef]]) -> None:
    for name, node in classes:
        bases = [ast.unparse(base).partition("[")[0] for base in node.bases]
        assert len([base for base in bases if base not in PLAIN_BASES]) <= 1, f"{name}: {node.name}"


def test_nobody_asks_a_class_for_its_slots() -> None:
    """A native class has none: what it holds is listed where it is needed."""
    source = ROOT / "src" / "tafelrunde"
    ours = [*(source / "kernel").rglob("*.py"), *(source / "games").rglob("*.py")]
    assert not [path.name for path in ours if re.search(r"\w\.__slots__", path.read_text("utf-8"))]


def test_no_decorator_makes_a_compiled_class_a_slow_one(
    classes: list[tuple[str, ast.ClassDef]],
) -> None:
    for name, node in classes:
        decorators = [ast.unparse(each) for each in node.decorator_list]
        assert all(each.startswith("mypyc_attr(") for each in decorators), f"{name}: {node.name}: {decorators}"


def slow_constants(module: ast.Module) -> list[str]:
    """Constants that are slow when compiled: an index into a tuple whose length is known makes a new one each time,
    unless its type says otherwise, and what is not final is looked up by its name. A tuple of lengths is even taken for
    one that was never set."""
    found = []
    for node in module.body:
        value = node.value if isinstance(node, (ast.AnnAssign, ast.Assign)) else None
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "Final":
            parts = value.elts if isinstance(value, ast.Tuple) else []
            kinds = {type(part.value) if isinstance(part, ast.Constant) else None for part in parts}
            if float in kinds or (kinds == {int} and len(parts) > 2):
                found.append(ast.unparse(node.target))
        if isinstance(node, ast.Assign) and isinstance(value, ast.Call) and ast.unparse(value.func) == "Prompt":
            found.append(ast.unparse(node.targets[0]))
    return found


def test_constants_are_fast(modules: list[tuple[str, ast.Module]]) -> None:
    slow = {name: slow_constants(module) for name, module in modules}
    assert {name: found for name, found in slow.items() if found} == {}


def test_slow_constants_are_found() -> None:
    text = "A: Final = (1, 2, 3)\nB = Prompt('B', 1, 'b')\nC: Final[tuple[int, ...]] = (1, 2, 3)\nD: Final = (1.5, 2.0)"
    assert slow_constants(ast.parse(text)) == ["A", "B", "D"]


NUMBERS = """
def told(a: int, b: int, n: int, row: list[int]) -> list[int]:
    return [a & b, a | b, a ^ b, a & ~b, ~a, -a, a & -a, a << n, a >> n, 1 << n, a.bit_count(), sum(row)]
"""
BITS = (5, 30, 61, 62, 63, 90, 119, 120, 121, 350)
HELD_TO = """
import random, sys
import numbers_here

assert not numbers_here.__file__.endswith(".py")
plain = {}
exec(open("numbers_here.py").read(), plain)
dice, bits = random.Random(7), [int(word) for word in sys.argv[1:]]
for _ in range(4000):
    a, b, *row = [dice.choice((1, 1, -1)) * dice.getrandbits(dice.choice(bits)) for _ in range(dice.randrange(2, 7))]
    n = dice.randrange(130)
    assert numbers_here.told(a, b, n, row) == plain["told"](a, b, n, row), (a, b, n, row)
"""


@pytest.mark.skipif(not SOAK or shutil.which("cc") is None, reason="numbers are compiled at length, with a C compiler")
def test_numbers_of_any_length_come_out_alike(tmp_path: Path) -> None:
    (tmp_path / "numbers_here.py").write_text(NUMBERS)
    (tmp_path / "another.py").write_text("ONE = 1\n")  # a single module would be built in another way
    order = "import sys; sys.path.insert(0, sys.argv[1]); import compiled; compiled.extend(sys.argv[2:], 2)"
    bench = [sys.executable, "-c", order, str(ROOT / "bench"), "numbers_here.py", "another.py"]
    subprocess.run(bench, cwd=tmp_path, check=True)
    subprocess.run([sys.executable, "-c", HELD_TO, *map(str, BITS)], cwd=tmp_path, check=True)
