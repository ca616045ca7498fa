"""Runs the command line program: arguments in; exit code, stdout and stderr out."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from tafelrunde import Match, games
from tafelrunde.bots import RandomBot
from tafelrunde.cli import main
from tafelrunde.kernel.rng import seeded


class Outcome(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Outcome]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """In this process: fast, for everything that reads no input."""
    monkeypatch.setenv("COLUMNS", "160")
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)

    def run_it(*arguments: str) -> Outcome:
        code = main(arguments)
        return Outcome(code, *capsys.readouterr())

    return run_it


@pytest.fixture
def typed(tmp_path: Path) -> Run:
    """In a process of its own, in an empty folder, with what a person types."""

    def run_it(lines: str, *arguments: str) -> Outcome:
        done = subprocess.run(
            [sys.executable, "-c", "import sys; from tafelrunde.cli import main; sys.exit(main())", *arguments],
            input=lines,
            capture_output=True,
            encoding="utf-8",
            cwd=tmp_path,
            env={
                "COLUMNS": "160",
                "LANG": "en_GB.UTF-8",
                "PYTHONIOENCODING": "utf-8",
                "PYTHONPATH": ":".join(sys.path),
            },
            timeout=60,
        )
        return Outcome(done.returncode, done.stdout, done.stderr)

    return run_it


@pytest.fixture(scope="session")
def finished() -> Match:
    """A random game of Deus, played to its end."""
    match, dice, somebody = Match(games["deus"], players=2, seed=11), seeded(11), RandomBot()
    while match.decision is not None:
        match.choose(somebody.choose(match, dice))
    return match
