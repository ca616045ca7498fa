"""The source has nothing that mypyc refuses or compiles to slow code. bench/compiled.py builds the extensions, which
takes minutes; these tests only read the source."""

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
BUILTIN_DECORATORS = ("classmethod", "property", "staticmethod")


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
    found = []
    for name in compiled.modules(compiled.SOURCE, compiled.all_games()):
        text = compiled.source_for_mypyc(Path(name), (compiled.SOURCE / name).read_bytes())
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


def test_no_code_reads_the_slots_of_a_class() -> None:
    """A native class has none."""
    source = ROOT / "src" / "tafelrunde"
    ours = [*(source / "kernel").rglob("*.py"), *(source / "games").rglob("*.py")]
    assert not [path.name for path in ours if re.search(r"\w\.__slots__", path.read_text("utf-8"))]


def test_compiled_classes_have_no_decorators(classes: list[tuple[str, ast.ClassDef]]) -> None:
    """mypyc does not make a native class of a decorated one."""
    for name, node in classes:
        decorators = [ast.unparse(each) for each in node.decorator_list]
        assert all(each.startswith("mypyc_attr(") for each in decorators), f"{name}: {node.name}: {decorators}"


def test_methods_of_compiled_classes_have_only_builtin_decorators(classes: list[tuple[str, ast.ClassDef]]) -> None:
    """mypyc fails if a subclass overrides a method that has another decorator."""
    for name, node in classes:
        for method in node.body:
            if isinstance(method, ast.FunctionDef):
                decorators = [ast.unparse(each) for each in method.decorator_list]
                others = [d for d in decorators if d not in BUILTIN_DECORATORS and not d.endswith(".setter")]
                assert not others, f"{name}: {node.name}.{method.name}: {others}"


def test_no_subclass_declares_an_inherited_attribute_with_another_type(modules: list[tuple[str, ast.Module]]) -> None:
    """mypyc refuses that, also for a narrower type."""
    assert redeclared_attributes(modules) == []


def test_a_redeclared_attribute_is_found() -> None:
    base = "class Base:\n    a: Any\n    b: int\n    def __init__(self) -> None:\n        self.c: object = 1"
    middle = "from .base import Base as Fields\nclass Middle(Fields):\n    b: int"
    derived = "from ..table.middle import Middle\nclass Derived(Middle):\n    a: str\n    c: int\n    d: int"
    files = {"table/base.py": base, "table/middle.py": middle, "rules/derived.py": derived}
    assert redeclared_attributes([(name, ast.parse(text)) for name, text in files.items()]) == [
        "rules/derived.py: Derived.a is str, in Base Any",
        "rules/derived.py: Derived.c is int, in Base object",
    ]


def redeclared_attributes(modules: list[tuple[str, ast.Module]]) -> list[str]:
    """Attributes of classes that a class they derive from declares with another type."""
    bases: dict[tuple[str, str], list[tuple[str, str]]] = {}
    types: dict[tuple[str, str], dict[str, str]] = {}
    for name, module in modules:
        imported = imports(name, module)
        for node in module.body:
            if isinstance(node, ast.ClassDef):
                named = [ast.unparse(base).partition("[")[0] for base in node.bases]
                bases[name, node.name] = [imported.get(base, (name, base)) for base in named]
                types[name, node.name] = declared_types(node)
    found = []
    for one, declared in types.items():
        ancestors = list(bases[one])
        for base in ancestors:
            ancestors += bases.get(base, [])
            for attribute, type in types.get(base, {}).items():
                if declared.get(attribute, type) != type:
                    found.append(f"{one[0]}: {one[1]}.{attribute} is {declared[attribute]}, in {base[1]} {type}")
    return found


def imports(path: str, module: ast.Module) -> dict[str, tuple[str, str]]:
    """The names that a module imports relatively, with the path and the name of what they stand for."""
    found = {}
    for node in module.body:
        if isinstance(node, ast.ImportFrom) and node.level and node.module:
            folder = Path(path).parents[node.level - 1]
            source = (folder / node.module.replace(".", "/")).with_suffix(".py").as_posix()
            found.update({each.asname or each.name: (source, each.name) for each in node.names})
    return found


def declared_types(node: ast.ClassDef) -> dict[str, str]:
    """The annotated attributes of a class, in its body or as `self.attribute: type`."""
    found = {}
    for each in ast.walk(node):
        if isinstance(each, ast.AnnAssign):
            in_body = isinstance(each.target, ast.Name) and each in node.body
            of_self = isinstance(each.target, ast.Attribute) and ast.unparse(each.target.value) == "self"
            if in_body or of_self:
                found[ast.unparse(each.target).removeprefix("self.")] = ast.unparse(each.annotation)
    return found


def slow_constants(module: ast.Module) -> list[str]:
    """Constants that are slow when compiled: mypyc creates a tuple of known length anew each time it is indexed, unless
    it is annotated, and looks up by name what is not final. It takes an unannotated tuple of floats for one that was
    never set."""
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
def compute(a: int, b: int, n: int, row: list[int]) -> list[int]:
    return [a & b, a | b, a ^ b, a & ~b, ~a, -a, a & -a, a << n, a >> n, 1 << n, a.bit_count(), sum(row)]
"""
BITS = (5, 30, 61, 62, 63, 90, 119, 120, 121, 350)
COMPARISON = """
import random, sys
import numbers_here

assert not numbers_here.__file__.endswith(".py")
plain = {}
exec(open("numbers_here.py").read(), plain)
dice, bits = random.Random(7), [int(word) for word in sys.argv[1:]]
for _ in range(4000):
    a, b, *row = [dice.choice((1, 1, -1)) * dice.getrandbits(dice.choice(bits)) for _ in range(dice.randrange(2, 7))]
    n = dice.randrange(130)
    assert numbers_here.compute(a, b, n, row) == plain["compute"](a, b, n, row), (a, b, n, row)
"""


@pytest.mark.skipif(not SOAK or shutil.which("cc") is None, reason="compiled arithmetic, which needs a C compiler")
def test_compiled_arithmetic_equals_that_of_python(tmp_path: Path) -> None:
    (tmp_path / "numbers_here.py").write_text(NUMBERS)
    (tmp_path / "another.py").write_text("ONE = 1\n")  # mypyc builds a single module in another way
    order = "import sys; sys.path.insert(0, sys.argv[1]); import compiled; compiled.build_extensions(sys.argv[2:], 2)"
    bench = [sys.executable, "-c", order, str(ROOT / "bench"), "numbers_here.py", "another.py"]
    subprocess.run(bench, cwd=tmp_path, check=True)
    subprocess.run([sys.executable, "-c", COMPARISON, *map(str, BITS)], cwd=tmp_path, check=True)


TRANSLATION = """
import os, sys
from pathlib import Path

sys.path.insert(0, sys.argv[1])
import compiled

folder = Path(sys.argv[2])
names = compiled.copy_package(folder, compiled.all_games())
os.chdir(folder)
compiled.translate(names)
"""


@pytest.mark.skipif(not SOAK, reason="translation of all modules by mypyc, which takes minutes")
def test_mypyc_translates_all_modules(tmp_path: Path) -> None:
    """Finds what reading the source does not; in a process of its own, since mypyc can crash."""
    subprocess.run([sys.executable, "-c", TRANSLATION, str(ROOT / "bench"), str(tmp_path / "build")], check=True)
