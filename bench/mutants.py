"""Mutation testing of the rules of a game: changes them in one place at a time and runs the tests.

    python bench/mutants.py deus --number 30 --seed 1
    python bench/mutants.py deus --only rules/build.py:68

A mutant differs from the source in one comparison, number, truth value, operator or statement of the folders rules,
abilities, effects and expansions. Not mutated are log entries, -1 as "nothing" (any negative number means the same),
and tables of components, whose numbers the tests of corrections change. The checkout itself never changes.

The tests of the game that reach the changed function run on it, without golden records, until one fails and so kills
the mutant (bench/mutant_tests.py); a much slower test kills it too. Survivors are listed with place and change. Each is
a hole in the tests or changes nothing that a player could notice; research/notes/mutants.md judges those we met.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple

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


NOWHERE = (0, 0)
LAWS = "tests/conformance"  # of every game
CORRECTIONS = "tests/conformance/test_corrections.py"  # changed numbers tell nothing of changed rules
SURVIVED = "SURVIVED"
MUTANTS, LIMIT, ONLY, REACHED = (f"TAFELRUNDE_MUTANTS{name}" for name in ("", "_LIMIT", "_ONLY", "_REACHED"))


class Mutant(NamedTuple):
    """In this file, the source from `start` to `end` becomes `new`."""

    path: str
    line: int
    start: int
    end: int
    old: str
    new: str
    function: tuple[int, int]  # the first and the last line of the function that is changed; 0 outside of functions

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {short(self.old)} -> {short(self.new)}"

    @property
    def lines(self) -> range:
        first, last = self.function
        return range(first, last + 1) if first else range(0)

    def source(self, root: Path) -> bytes:
        """What its file becomes."""
        before = (root / self.path).read_bytes()
        return before[: self.start] + self.new.encode() + before[self.end :]


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
    for node, new, function in changes(tree):
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = lines[node.lineno - 1] + node.col_offset
        end = lines[node.end_lineno - 1] + node.end_col_offset
        old = source.encode()[start:end].decode()
        found.append(Mutant(str(path.relative_to(root)), node.lineno, start, end, old, new, function))
    return found


Place = ast.expr | ast.stmt


def changes(tree: ast.Module) -> Iterator[tuple[Place, str, tuple[int, int]]]:
    """Each place that can be changed, what it becomes, and the lines of its outermost function, which begins with its
    decorators."""
    todo: list[tuple[ast.AST, tuple[int, int]]] = [(tree, NOWHERE)]
    while todo:
        node, function = todo.pop()
        if passed_over(node):
            continue
        if isinstance(node, (ast.expr, ast.stmt)):
            for new in changed(node):
                yield node, new, function
        inside = function
        if isinstance(node, ast.FunctionDef) and function == NOWHERE:
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            inside = (first, node.end_lineno or first)
        # What a parameter is by default is found out when the function is made.
        todo += [(part, function if isinstance(part, ast.arguments) else inside) for part in parts(node)]


def passed_over(node: ast.AST) -> bool:
    """Docstrings, type hints, imports, checks, tables of components, log entries, and display code."""
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
        return [ast.unparse(other) for other in other_comparisons(node)]
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


def other_comparisons(node: ast.Compare) -> Iterator[ast.Compare]:
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


@contextmanager
def made(mutant: Mutant, copy: Path) -> Iterator[None]:
    """The mutant is in the copy for a while. The file has a time that it never had, so that no compiled module is
    mistaken for it."""
    path = copy / mutant.path
    before, at = path.read_bytes(), path.stat().st_mtime
    path.write_bytes(mutant.source(copy))
    later = at + 100 + random.randrange(10**6)
    os.utime(path, (later, later))
    try:
        yield
    finally:
        path.write_bytes(before)
        os.utime(path, (at, at))


def every_mutant(game: str) -> list[Mutant]:
    return sorted(mutant for path in sources(game) for mutant in mutants_of(path))


def choose(game: str, number: int, seed: int) -> list[Mutant]:
    every = every_mutant(game)
    return random.Random(seed).sample(every, min(number, len(every)))


def at_place(game: str, place: str) -> list[Mutant]:
    """All of a line: "rules/pay.py:76", the end of a path and the number of the line. None if there is no such line."""
    path, _, line = place.rpartition(":")
    return [
        mutant for mutant in every_mutant(game) if f"/{mutant.path}".endswith(f"/{path}") and str(mutant.line) == line
    ]


# ------------------------------------------------------------------------------------------------ testing them


def tested(game: str, mutants: list[Mutant], folder: Path, limit: int, reached: Path) -> Iterator[str]:
    """Runs the tests of the game on these mutants, and the laws of every game on those that live. Tells of each."""
    wanted = folder / "mutants.json"
    wanted.write_text(json.dumps(mutants), encoding="utf-8")
    copy = copied(folder / "copy")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "mutant_tests"]
    given = [os.environ["PYTHONPATH"]] if "PYTHONPATH" in os.environ else []
    tests = [f"tests/rulebook/{game}", f"tests/games/{game}", LAWS, "-k", game, "--ignore", CORRECTIONS]
    more = {
        MUTANTS: str(wanted),
        LIMIT: str(limit),
        REACHED: str(reached.absolute()),
        "PYTHONPATH": os.pathsep.join([*map(str, (copy / "src", copy, copy / "bench")), *given]),
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # plug-ins that other tests need would only cost time
    }
    results = folder / "mutants.json.results"
    results.touch()
    with subprocess.Popen([*command, *tests], cwd=copy, env={**os.environ, **more}, stdout=subprocess.PIPE) as run:
        with results.open(encoding="utf-8") as lines:
            while run.poll() is None:
                yield from lines
                time.sleep(0.2)
            yield from lines
        assert run.stdout is not None
        if run.returncode not in (0, 5):
            raise SystemExit(run.stdout.read().decode())


def tested_together(
    game: str, mutants: list[Mutant], folder: Path, limit: int, reached: Path, jobs: int
) -> Iterator[str]:
    """The same in several processes, each with a copy and a share. Which tests reach what is found out once."""
    if not reached.exists():
        yield from tested(game, [], made_folder(folder / "reached"), limit, reached)
    lines: SimpleQueue[str | None] = SimpleQueue()

    def run(job: int) -> None:
        try:
            for line in tested(game, mutants[job::jobs], made_folder(folder / str(job)), limit, reached):
                lines.put(line)
        finally:
            lines.put(None)

    with ThreadPoolExecutor(jobs) as pool:
        running = [pool.submit(run, job) for job in range(jobs)]
        left = jobs
        while left:
            line = lines.get()
            if line is None:
                left -= 1
            else:
                yield line
        for each in running:
            each.result()


def made_folder(folder: Path) -> Path:
    folder.mkdir()
    return folder


def copied(to: Path) -> Path:
    """What tests of a game need."""
    for name in ("src", "tests", "bench", "research"):
        shutil.copytree(ROOT / name, to / name, ignore=shutil.ignore_patterns("__pycache__", "static", "node_modules"))
    shutil.copy(ROOT / "pyproject.toml", to)
    return to


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--number", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--limit", type=int, default=3, help="seconds of processor time that a test may take more")
    parser.add_argument("--reached", type=Path, help="a file that keeps which tests reach what, for the next time")
    parser.add_argument("--jobs", type=int, default=1, help="mutants that are tested at a time")
    parser.add_argument("--only", metavar="PATH:LINE", help="instead of random ones all those of this line")
    parser.add_argument("--list", action="store_true", help="show the mutants and test none")
    arguments = parser.parse_args()
    if not sources(arguments.game):
        parser.error(f"there is no game {arguments.game!r} in {ROOT / 'src' / 'tafelrunde' / 'games'}")
    if arguments.number < 1 or arguments.jobs < 1:
        parser.error("--number and --jobs are 1 or more")
    if arguments.only:
        mutants = at_place(arguments.game, arguments.only)
        if not mutants:
            parser.error(
                f"nothing can be changed at {arguments.only!r}; --only names a place as --list does, PATH:LINE"
            )
    else:
        mutants = choose(arguments.game, arguments.number, arguments.seed)
    if arguments.list:
        print("\n".join(map(str, mutants)))
        return
    survivors = []
    with tempfile.TemporaryDirectory() as folder:
        reached = arguments.reached or Path(folder) / "reached.json"
        tests = tested_together(arguments.game, mutants, Path(folder), arguments.limit, reached, arguments.jobs)
        for line in tests:
            print(line, end="", flush=True)
            if line.startswith(SURVIVED):
                survivors.append(line.removeprefix(SURVIVED))
    killed = len(mutants) - len(survivors)
    drawn = arguments.only or f"seed {arguments.seed}"
    print(f"\n{arguments.game}, {drawn}: {killed} of {len(mutants)} killed ({killed / len(mutants):.0%})")
    for survivor in survivors:
        print(f"survivor{survivor}", end="")


if __name__ == "__main__":
    main()
