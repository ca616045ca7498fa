"""The pytest plug-in of bench/mutants.py: runs the collected tests on one mutant after the other.

Tests are collected once. For each mutant the process forks; the child replaces the code of the changed function and
runs the tests that reach it, quick ones first, until one fails. A child that traces all calls finds out beforehand
which tests reach a function. Changed code that runs at import time needs a process of its own: there pytest runs again
with the mutant in the files. All this happens in a copy of the checkout.
"""

from __future__ import annotations

import gc
import json
import os
import re
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import _lru_cache_wrapper, cache
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import NamedTuple, Optional

import pytest
from _pytest.runner import runtestprotocol
from mutants import LAWS, LIMIT, MUTANTS, ONLY, REACHED, ROOT, SURVIVED, Mutant, made

MEMORY = 4 << 30  # bytes that a mutant may take
SLOWER = 3  # as many times as without the mutant, while it was watched, may a test take, ...
LAW = 10.0  # ... and such a law

_seen: set[CodeType] = set()


def _called(frame: FrameType, event: str, argument: object) -> None:
    """Without a watcher of lines as its answer, it costs no more than a look at each call."""
    _seen.add(frame.f_code)


def places() -> set[str]:
    """The functions that were called, "file:first line"."""
    home = f"{ROOT}/"
    return {
        f"{code.co_filename.removeprefix(home)}:{code.co_firstlineno}"
        for code in _seen
        if code.co_filename.startswith(home)
    }


if MUTANTS in os.environ:
    sys.settrace(_called)  # what runs while modules are imported


class Test(NamedTuple):
    item: pytest.Item
    seconds: float
    reached: frozenset[str]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if ONLY in os.environ:
        place = {name: at for at, name in enumerate(Path(os.environ[ONLY]).read_text(encoding="utf-8").splitlines())}
        items[:] = sorted((item for item in items if item.nodeid in place), key=lambda item: place[item.nodeid])


def pytest_runtestloop(session: pytest.Session) -> Optional[bool]:
    if MUTANTS not in os.environ:
        return None  # the tests run as they always do
    sys.settrace(None)
    at_import = places()
    mutants = [Mutant(*row) for row in json.loads(Path(os.environ[MUTANTS]).read_text(encoding="utf-8"))]
    tests = watched(session.items)
    own = [test for test in tests if not is_law(test.item)]
    laws = [test for test in tests if is_law(test.item)]
    left = [mutant for mutant in mutants if not killed(mutant, own, at_import)]
    for mutant in left:
        if not killed(mutant, laws, at_import):
            tell(f"{SURVIVED} {mutant}")
    return True


def is_law(item: pytest.Item) -> bool:
    return item.nodeid.startswith(LAWS)


def killed(mutant: Mutant, tests: list[Test], at_import: set[str]) -> bool:
    lives = survives(mutant, tests, at_import)
    tell(f"{'lives ' if lives else 'killed'} {mutant}")
    return not lives


def tell(line: str) -> None:
    with Path(f"{os.environ[MUTANTS]}.results").open("a", encoding="utf-8") as file:
        file.write(f"{line}\n")


# ------------------------------------------------------------------------------------------------ which tests


def watched(items: list[pytest.Item]) -> list[Test]:
    """All tests, quick ones first. The laws for every game reach nearly everything, so they come last unwatched."""
    own = [item for item in items if not is_law(item)]
    found = Path(os.environ[REACHED])
    if not found.exists() and os.fork() == 0:
        half = found.with_suffix(".half")
        half.write_text(json.dumps({item.nodeid: seen for item, seen in watch(own)}), encoding="utf-8")
        half.replace(found)
        os._exit(0)
    while not found.exists():
        os.wait()
    seen = json.loads(found.read_text(encoding="utf-8"))
    if any(not passed for passed, _, _ in seen.values()):
        pytest.exit("the tests fail without any mutant; mend that first", returncode=2)
    new: tuple[bool, float, list[str]] = (True, 0.0, [])  # a test that was written since then runs always
    tests = [Test(item, seen.get(item.nodeid, new)[1], frozenset(seen.get(item.nodeid, new)[2])) for item in own]
    tests.sort(key=lambda test: test.seconds)
    return tests + [Test(item, LAW, frozenset()) for item in items if is_law(item)]


def watch(items: list[pytest.Item]) -> Iterator[tuple[pytest.Item, tuple[bool, float, list[str]]]]:
    for item in items:
        _seen.clear()
        before = time.process_time()
        sys.settrace(_called)
        passed = passes(item)
        sys.settrace(None)
        yield item, (passed, time.process_time() - before, sorted(places()))


def tests_for(mutant: Mutant, tests: list[Test], at_import: bool) -> list[Test]:
    """Those that reach the changed function, first those in files that cite its rules. What is changed at import may be
    read anywhere: then all tests, first those that reach the file."""
    if at_import:
        return sorted(tests, key=lambda test: not any(place.startswith(f"{mutant.path}:") for place in test.reached))
    places = {f"{mutant.path}:{line}" for line in mutant.lines}
    rules = rules_in(ROOT / mutant.path)
    reaching = [test for test in tests if not test.reached or places & test.reached]
    return sorted(reaching, key=lambda test: not rules & rules_in(test.item.path))


@cache
def rules_in(path: Path) -> set[str]:
    return set(re.findall(r"\b[A-Z]{3,4}(?:-[A-Z0-9]+)+-\d+", path.read_text(encoding="utf-8")))


# ------------------------------------------------------------------------------------------------ on a mutant


def survives(mutant: Mutant, tests: list[Test], at_import: set[str]) -> bool:
    runs_at_import = not mutant.lines or bool(at_import & {f"{mutant.path}:{line}" for line in mutant.lines})
    chosen = tests_for(mutant, tests, runs_at_import)
    child = os.fork()
    if child == 0:
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        if runs_at_import:
            os._exit(0 if pass_again(mutant, chosen) else 1)
        change(mutant)
        os._exit(0 if all(passes_in_time(test) for test in chosen) else 1)
    return os.waitpid(child, 0)[1] == 0


def passes(item: pytest.Item) -> bool:
    return not any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


def passes_in_time(test: Test) -> bool:
    """The clock ends the process of a mutant that goes round and round."""
    signal.setitimer(signal.ITIMER_VIRTUAL, SLOWER * test.seconds + int(os.environ[LIMIT]))
    return passes(test.item)


def change(mutant: Mutant) -> None:
    """The function has the mutant's code from now on, and nothing is remembered of the old one."""
    path = str(ROOT / mutant.path)
    new = {code.co_qualname: code for code in codes(compile(mutant.source(ROOT), path, "exec"))}
    for thing in gc.get_objects():
        if isinstance(thing, _lru_cache_wrapper):
            thing.cache_clear()
        if isinstance(thing, FunctionType) and thing.__code__.co_filename == path:
            replace(thing, mutant, new)


def replace(function: FunctionType, mutant: Mutant, new: dict[str, CodeType]) -> None:
    if function.__code__.co_firstlineno in mutant.lines:
        function.__code__ = new[function.__code__.co_qualname]


def codes(code: CodeType) -> Iterator[CodeType]:
    for const in code.co_consts:
        if isinstance(const, CodeType):
            yield const
            yield from codes(const)


def pass_again(mutant: Mutant, tests: list[Test]) -> bool:
    only = ROOT / "only.txt"
    only.write_text("\n".join(test.item.nodeid for test in tests), encoding="utf-8")
    files = sorted({test.item.nodeid.partition("::")[0] for test in tests})
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "mutant_tests", *files]
    environment = {**os.environ, ONLY: str(only)}
    del environment[MUTANTS]
    most = SLOWER * sum(test.seconds for test in tests) + int(os.environ[LIMIT])
    resource.setrlimit(resource.RLIMIT_CPU, (int(most), int(most) + 5))
    with made(mutant, ROOT):
        return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode == 0
