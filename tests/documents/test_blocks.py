"""Every code block in the documents runs or parses."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml

from .blocks import PLAIN, READ, ROOT, RUN, Block, blocks, indented, pages, program

PAGES = [pytest.param(page, id=str(page.relative_to(ROOT))) for page in pages()]
EXAMPLE = str(ROOT / "examples/delta")  # the game of the tutorial
READERS = {"json": json.loads, "toml": tomllib.loads, "yaml": yaml.safe_load}


def runnable(page: Path, language: str) -> list[Block]:
    return [block for block in blocks(page) if block.language == language and not block.not_run]


def pages_with(language: str) -> list[object]:
    return [page for page in PAGES if runnable(page.values[0], language)]  # type: ignore[arg-type]


@pytest.fixture
def desk(tmp_path: Path) -> tuple[Path, dict[str, str]]:
    """An empty folder, and an environment in which the project appears to be installed."""
    programs = tmp_path / "programs"
    programs.mkdir()
    source = f"#!{sys.executable}\nimport sys\nfrom tafelrunde.cli import main\nsys.exit(main())\n"
    (programs / "tafelrunde").write_text(source)
    (programs / "tafelrunde").chmod(0o755)
    for name in ("python", "python3"):
        (programs / name).symlink_to(sys.executable)
    folder = tmp_path / "desk"
    (folder / ".venv").mkdir(parents=True)
    (folder / ".venv" / "bin").symlink_to(programs)
    path = ":".join([str(programs), str(Path(sys.executable).parent), os.environ["PATH"]])
    mine = {"PATH": path, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "data"), "LANG": "en_GB.UTF-8"}
    return folder, {**os.environ, **mine, "PYTHONPATH": ":".join(filter(None, [*sys.path, EXAMPLE])), "COLUMNS": "120"}


@pytest.mark.parametrize("page", pages_with("python"))
def test_python_runs(page: Path, desk: tuple[Path, dict[str, str]]) -> None:
    folder, environment = desk
    script = folder / "page.py"
    script.write_text(program(runnable(page, "python")))
    done = subprocess.run(
        [sys.executable, script], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-3000:]


@pytest.mark.parametrize("page", pages_with("sh"))
def test_shell_commands_run(page: Path, desk: tuple[Path, dict[str, str]]) -> None:
    folder, environment = desk
    typed = "set -ex\n" + "\n".join(block.code for block in runnable(page, "sh"))
    done = subprocess.run(
        ["bash", "-c", typed], cwd=folder, env=environment, capture_output=True, text=True, check=False, input=""
    )
    assert done.returncode == 0, done.stderr[-3000:]


@pytest.mark.parametrize("page", PAGES)
def test_every_block_names_its_language_and_parses(page: Path) -> None:
    for block in blocks(page):
        assert block.language in (*RUN, *READ, *PLAIN), f"{block.place}: unknown language ```{block.language}"
        if block.language in READERS and not block.not_run:
            READERS[block.language](block.code)
        if block.not_run and block.language == "python":
            compile(block.code, block.place, "exec")
    assert not indented(page), "put code between fences, so that it runs"
