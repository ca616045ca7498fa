"""`-h`, and shell completion."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import typer

from tafelrunde import games
from tafelrunde.cli.app import app

from .conftest import Run

COMMANDS = sorted(typer.main.get_command(app).commands)  # type: ignore[attr-defined]


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_h_is_help(run: Run, command: str):
    asked = [command] if command else []
    outcome = run(*asked, "-h")
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out.startswith("Usage: tafelrunde")
    assert outcome.out == run(*asked, "--help").out


ASKING = {
    "bash": lambda words: {"COMP_WORDS": words, "COMP_CWORD": str(words.count(" "))},
    "zsh": lambda words: {"_TYPER_COMPLETE_ARGS": words},
    "fish": lambda words: {"_TYPER_COMPLETE_ARGS": words, "_TYPER_COMPLETE_FISH_ACTION": "get-args"},
}


@pytest.fixture
def program(tmp_path: Path) -> str:
    """`tafelrunde` as a file on the path, with the source that is tested."""
    file = tmp_path / "tafelrunde"
    file.write_text(f"#!{sys.executable}\nimport sys\nfrom tafelrunde.cli import main\nsys.exit(main())\n")
    file.chmod(0o755)
    return str(tmp_path)


def environment(folder: str, **more: str) -> dict[str, str]:
    return {"PATH": f"{folder}:{os.environ['PATH']}", "PYTHONPATH": ":".join(sys.path), "HOME": folder, **more}


@pytest.mark.parametrize("shell", ASKING)
def test_games_and_commands_are_completed(program: str, shell: str):
    def completed(words: str) -> str:
        asked = ASKING[shell](words) | {"_TAFELRUNDE_COMPLETE": f"complete_{shell}"}
        return subprocess.run(
            ["tafelrunde"], env=environment(program, **asked), capture_output=True, text=True, check=False
        ).stdout

    assert all(name in completed("tafelrunde rules ") for name in games)
    if shell == "bash":  # the others only ask in another way
        assert "simulate" in completed("tafelrunde si")
        assert "deus" not in completed("tafelrunde rules ta")


@pytest.mark.parametrize("shell", ASKING)
def test_the_script_says_how_the_shell_asks(run: Run, shell: str):
    outcome = run("completion", shell)
    assert outcome.code == 0
    assert f"_TAFELRUNDE_COMPLETE=complete_{shell}" in outcome.out


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash here")
def test_bash_takes_the_script_and_completes_with_it(program: str):
    typed = 'eval "$(tafelrunde completion bash)"; COMP_WORDS=(tafelrunde rules ta); COMP_CWORD=2; '
    typed += '_tafelrunde_completion tafelrunde; echo "${COMPREPLY[@]}"'
    done = subprocess.run(
        ["bash", "-c", typed], env=environment(program), capture_output=True, text=True, check=False
    )  # fmt: skip
    assert done.stdout.split() == ["tapestry"], done.stderr
