"""What a package index shows, what is installed, and what it costs to import."""

from __future__ import annotations

import importlib.util
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

import tafelrunde

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
NAME = re.compile(r"[\w.-]+")
SERVER = ("alembic", "argon2", "fastapi", "httpx", "pydantic", "sqlalchemy", "starlette", "uvicorn", "websockets")


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def wanted(requirements: list[str]) -> set[str]:
    found = (NAME.match(requirement) for requirement in requirements)
    return {normal(name[0]) for name in found if name} - {"tafelrunde"}


PLAY = """
from tafelrunde import Match, games
from tafelrunde.bots import bot
from tafelrunde.kernel.rng import seeded
for name in games:
    match, dice, somebody = Match(games[name], players=2, seed=1), seeded(1), bot("greedy")
    for _ in range(5):
        match.choose(somebody.choose(match, dice))
    match.imagine(0, seed=1)
    match.view(0)
    match.record()
import sys
print(*sorted({name.split(".")[0] for name in sys.modules}))
"""


def test_matches_load_nothing_of_the_server():
    done = subprocess.run(
        [sys.executable, "-c", PLAY],
        env={**os.environ, "PYTHONPATH": ":".join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    )
    loaded = set(done.stdout.split())
    assert "tafelrunde" in loaded
    assert not loaded & set(SERVER)


def test_the_version_is_said_once_more_and_equal():
    assert tafelrunde.__version__ == PROJECT["version"]


UNPINNED = {"dev", "peers", "learn", "baselines"}  # what only benchmarks and training need, its makers' newest will do


@pytest.mark.parametrize("extra", ["", "dev", *sorted(PROJECT["optional-dependencies"].keys() - UNPINNED)])
def test_what_is_installed_has_a_version_in_the_constraints(extra: str):
    """Mended by `make constraints`."""
    pinned = {
        normal(line.split("==")[0]) for line in (ROOT / "constraints.txt").read_text().splitlines() if "==" in line
    }
    assert wanted(PROJECT["optional-dependencies"][extra] if extra else PROJECT["dependencies"]) <= pinned


@pytest.mark.parametrize("file", ["constraints.txt", "web/package-lock.json"])
def test_no_lock_file_names_the_place_it_was_made_at(file: str):
    """Or everybody would fetch from there."""
    text = (ROOT / file).read_text()
    assert "resolved" not in text
    assert not re.search(r"^-|@ |file:", text, re.MULTILINE)


@pytest.fixture(scope="module")
def hooks() -> ModuleType:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_links_in_the_readme_lead_somewhere_from_a_package_index(hooks: ModuleType):
    repository = PROJECT["urls"]["Repository"]
    shown = hooks.with_absolute_links((ROOT / "README.md").read_text(), repository)
    links = re.findall(r"\]\(([^)]+)\)", shown)
    assert len(links) > 5
    for link in links:
        assert link.startswith(("https://", "#"))
        if link.startswith(repository):
            path = re.sub(r"^/(blob|raw)/main/", "", link.removeprefix(repository)).split("#")[0]
            assert (ROOT / path).exists(), link


def test_all_addresses_of_the_project_begin_alike():
    assert all(url.startswith(PROJECT["urls"]["Repository"]) for url in PROJECT["urls"].values())
