"""Do the tests of a game notice when its rules change? Makes mutants of them, one at a time, and runs the tests.

    python bench/mutants.py deus --number 30 --seed 1 --jobs 2

A mutant differs from the source in one comparison, number, truth value, operator or statement of the folders rules,
abilities, effects and expansions. What only tells is passed over; so is -1 where it says that there is nothing, for any
number below nought says the same; and so are tables of components, whose numbers the tests of corrections change. The
mutant is made in a copy of the checkout, never in the checkout itself. The tests of the game run on it, golden records
apart, those first that cite the rules of the changed module, until one fails: then the mutant is killed. One that uses
more processor time than `--limit` is killed too. Survivors are listed with place and change. Each is either a hole in
the tests or changes nothing that a player could notice; docs/mutants.md judges those we met.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import re
import resource
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple, Optional

ROOT = Path(__file__).parent.parent
FOLDERS = {"rules", "abilities", "effects", "expansions"}
SHOWN = {"icons", "facts"}  # functions that only tell what a component looks like
COUNTING = (ast.Subscript, ast.Slice, ast.Call, ast.BinOp, ast.Tuple)  # where -1 is a number
COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd, ast.BitXor: ast.BitOr,
}  # fmt: skip


class Mutant(NamedTuple):
    """In this file, the source from `start` to `end` becomes `new`."""

    path: str
    line: int
    start: int
    end: int
    old: str
    new: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {short(self.old)} -> {short(self.new)}"


def short(source: str) -> str:
    line = " ".join(source.split())
    return line if len(line) <= 90 else line[:87] + "..."


# ------------------------------------------------------------------------------------------------ making them


def sources(game: str, root: Path = ROOT) -> list[Path]:
    home = root / "src" / "tafelrunde" / "games" / game
    return sorted(path for path in home.rglob("*.py") if FOLDERS & set(path.relative_to(home).parts[:-1]))


def mutants_of(path: Path, root: Path = ROOT) -> list[Mutant]:
    source = path.read_text(encoding="utf-8")
    tree = ast.parse(source)
    lines = [0]
    for line in source.encode().splitlines(keepends=True):
        lines.append(lines[-1] + len(line))
    found = []
    for node, new in changes(tree):
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = lines[node.lineno - 1] + node.col_offset
        end = lines[node.end_lineno - 1] + node.end_col_offset
        old = source.encode()[start:end].decode()
        found.append(Mutant(str(path.relative_to(root)), node.lineno, start, end, old, new))
    return found


Place = ast.expr | ast.stmt


def changes(tree: ast.Module) -> Iterator[tuple[Place, str]]:
    """Each place that can be changed, and what it becomes."""
    todo: list[ast.AST] = [tree]
    while todo:
        node = todo.pop()
        if passed_over(node):
            continue
        if isinstance(node, (ast.expr, ast.stmt)):
            for new in changed(node):
                yield node, new
        todo += parts(node)


def passed_over(node: ast.AST) -> bool:
    """Docstrings, type hints, imports, checks, tables of components, what is told to the log, what is only shown."""
    if isinstance(node, (ast.Import, ast.ImportFrom, ast.Assert, ast.Raise)):
        return True
    if isinstance(node, ast.Call) and ast.unparse(node.func) == "corrected":
        return True
    if (
        isinstance(node, ast.FunctionDef)
        and (node.name in SHOWN or node.name.startswith("__"))
        and node.name != "__init__"
    ):
        return True
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return True
    if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
        return True
    if isinstance(node, ast.Assign) and any(ast.unparse(target) == "__slots__" for target in node.targets):
        return True
    return isinstance(node, (ast.Expr, ast.If)) and ".log" in ast.unparse(node).splitlines()[0]


def parts(node: ast.AST) -> list[ast.AST]:
    """What a node is made of, without type hints and without the -1 that says that there is nothing."""
    hints = {"annotation", "returns", "decorator_list"}
    found: list[ast.AST] = []
    for name, value in ast.iter_fields(node):
        if name not in hints:
            found += [each for each in (value if isinstance(value, list) else [value]) if isinstance(each, ast.AST)]
    return found if isinstance(node, COUNTING) else [each for each in found if not is_none(each)]


def is_none(node: ast.AST) -> bool:
    return isinstance(node, ast.UnaryOp) and ast.unparse(node) == "-1"


def changed(node: Place) -> list[str]:
    if isinstance(node, ast.Compare):
        return [ast.unparse(other) for other in compared_otherwise(node)]
    if isinstance(node, ast.Constant) and isinstance(node.value, bool):
        return [str(not node.value)]
    if isinstance(node, ast.Constant) and isinstance(node.value, int):
        return [str(node.value + 1)]
    if isinstance(node, ast.BoolOp):
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        return [ast.unparse(ast.BoolOp(other, node.values))]
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        return [f"bool({ast.unparse(node.operand)})"]
    if isinstance(node, ast.BinOp) and type(node.op) in OPERATORS:
        return [f"({ast.unparse(ast.BinOp(node.left, OPERATORS[type(node.op)](), node.right))})"]
    return ["pass"] if can_be_left_out(node) else []


def compared_otherwise(node: ast.Compare) -> Iterator[ast.Compare]:
    for at, op in enumerate(node.ops):
        if type(op) in COMPARISONS:
            ops = [*node.ops[:at], COMPARISONS[type(op)](), *node.ops[at + 1 :]]
            yield ast.Compare(node.left, ops, node.comparators)


def can_be_left_out(node: Place) -> bool:
    """A statement without which the rest still runs: a call, or what changes a thing on the table."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, (ast.Call, ast.YieldFrom))
    if isinstance(node, ast.Assign):
        return all(isinstance(target, (ast.Attribute, ast.Subscript)) for target in node.targets)
    return isinstance(node, ast.AugAssign)


def make(mutant: Mutant, copy: Path) -> bytes:
    """Writes it into the copy and returns what was there. The time of the file changes as well, so that no compiled
    module is mistaken for it."""
    path = copy / mutant.path
    before = path.read_bytes()
    path.write_bytes(before[: mutant.start] + mutant.new.encode() + before[mutant.end :])
    at = path.stat().st_mtime
    os.utime(path, (at + 100, at + 100))
    return before


def choose(game: str, number: int, seed: int) -> list[Mutant]:
    every = [mutant for path in sources(game) for mutant in mutants_of(path)]
    every.sort()
    return random.Random(seed).sample(every, min(number, len(every)))


# ------------------------------------------------------------------------------------------------ testing them


def calls_for(game: str, mutant: Optional[Mutant] = None) -> list[list[str]]:
    """What pytest is called with, one call after the other: the test files that cite the rules of the changed module,
    all other tests of the rulebook and of the game, then the laws that hold for every game."""
    rules = rules_in(ROOT / mutant.path) if mutant else set()
    near = [path for path in files_of(game) if rules & rules_in(path)]
    far = [path for path in files_of(game) if path not in near]
    files = [[str(path.relative_to(ROOT)) for path in some] for some in (near, far) if some]
    return [*files, ["tests/conformance", "-k", game]]


def rules_in(path: Path) -> set[str]:
    return set(re.findall(r"\b[A-Z]{3,4}(?:-[A-Z0-9]+)+-\d+", path.read_text(encoding="utf-8")))


def files_of(game: str) -> list[Path]:
    return sorted(path for home in ("rulebook", "games") for path in (ROOT / "tests" / home / game).glob("test_*.py"))


def passes(copy: Path, words: Sequence[str], limit: int) -> bool:
    def bounded() -> None:
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 5))

    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *words]
    environment = {**os.environ, "PYTHONPATH": str(copy / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    told = subprocess.run(
        command,
        cwd=copy,
        env=environment,
        preexec_fn=bounded,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    return told.returncode == 0


def survives(mutant: Mutant, game: str, copy: Path, limit: int) -> bool:
    path = copy / mutant.path
    at = path.stat().st_mtime
    before = make(mutant, copy)
    try:
        return all(passes(copy, words, limit) for words in calls_for(game, mutant))
    finally:
        path.write_bytes(before)
        os.utime(path, (at, at))


def copied(to: Path) -> Path:
    """What tests of a game need."""
    for name in ("src", "tests"):
        shutil.copytree(ROOT / name, to / name, ignore=shutil.ignore_patterns("__pycache__", "static", "node_modules"))
    shutil.copy(ROOT / "pyproject.toml", to)
    subprocess.run([sys.executable, "-m", "compileall", "-q", str(to / "src")], check=False)
    return to


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--number", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--limit", type=int, default=150, help="seconds of processor time for one call of pytest")
    parser.add_argument("--list", action="store_true", help="show the mutants and test none")
    arguments = parser.parse_args()
    if not sources(arguments.game):
        parser.error(f"there is no game {arguments.game!r} in {ROOT / 'src' / 'tafelrunde' / 'games'}")
    mutants = choose(arguments.game, arguments.number, arguments.seed)
    if arguments.list:
        print("\n".join(map(str, mutants)))
        return
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(arguments.jobs) as pool:
        copies: SimpleQueue[Path] = SimpleQueue()
        for n in range(arguments.jobs):
            copies.put(copied(Path(folder) / str(n)))
        first = copies.get()
        if not all(passes(first, words, arguments.limit) for words in calls_for(arguments.game)):
            parser.error("the tests fail without any mutant; mend that first")
        copies.put(first)

        def run(mutant: Mutant) -> bool:
            copy = copies.get()
            try:
                survived = survives(mutant, arguments.game, copy, arguments.limit)
            finally:
                copies.put(copy)
            print(f"{'SURVIVED' if survived else 'killed  '} {mutant}", flush=True)
            return survived

        survivors = [mutant for mutant, lives in zip(mutants, pool.map(run, mutants), strict=True) if lives]
    killed = len(mutants) - len(survivors)
    print(f"\n{arguments.game}, seed {arguments.seed}: {killed} of {len(mutants)} killed ({killed / len(mutants):.0%})")
    for mutant in survivors:
        print(f"survivor {mutant}")


if __name__ == "__main__":
    main()
