"""The index from numbered rules to code and tests: lines that name a rule, and tests that check it.

A plain text search for whole ids such as DEUS-BUILD-04, like grep. A line that abbreviates, such as "-04..06", names
only the ids that it writes out.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple, Optional

from ..kernel.game import Game
from .rulebook import Chapter

ID: Final = re.compile(r"(?<![\w-])[A-Z]+(?:-[A-Z][A-Z0-9]*)+-\d+")


class Place(NamedTuple):
    file: str  # relative to the searched folder
    line: int
    text: str  # the line of code, or the name of the test

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


Places = dict[str, list[Place]]  # by the id of the rule


class RuleIndex(NamedTuple):
    code: Places
    tests: Optional[Places]  # None: this installation has no tests

    def without_code(self, chapter: Chapter) -> list[str]:
        """The ids of a chapter that no code names."""
        return [rule.id for rule in chapter.rules if rule.id not in self.code]

    def without_test(self, chapter: Chapter) -> list[str]:
        return [] if self.tests is None else [rule.id for rule in chapter.rules if rule.id not in self.tests]


def rule_index(game: Game) -> RuleIndex:
    tests = folder_of_tests(game)
    return RuleIndex(named_in_code(game.folder), None if tests is None else checked_by_tests(tests))


def named_in_code(folder: Path) -> Places:
    """Every line below a folder of Python files that names a rule: docstrings, comments, data."""
    places: Places = {}
    for path in sorted(folder.rglob("*.py")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            for id in dict.fromkeys(ID.findall(line)):
                places.setdefault(id, []).append(Place(path.relative_to(folder).as_posix(), number, line.strip()))
    return places


def folder_of_tests(game: Game) -> Optional[Path]:
    """The folder of the tests that cite this rulebook; installed packages have none."""
    for folder in game.folder.resolve().parents:
        tests = folder / "tests" / "rulebook" / game.name
        if tests.is_dir():
            return tests
    return None


def checked_by_tests(folder: Path) -> Places:
    """Every test function marked `@rule("<id>", ...)`, including single parameters."""
    places: Places = {}
    for path in sorted(folder.rglob("test_*.py")):
        file = path.relative_to(folder).as_posix()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
            if isinstance(node, ast.FunctionDef):
                for id in dict.fromkeys(_cited_by(node)):
                    places.setdefault(id, []).append(Place(file, node.lineno, node.name))
    return places


def _cited_by(function: ast.FunctionDef) -> Iterator[str]:
    for decorator in function.decorator_list:
        for node in ast.walk(decorator):
            if isinstance(node, ast.Call) and _name(node.func) == "rule":
                for argument in node.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        yield argument.value


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):  # pytest.mark.rule
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""
