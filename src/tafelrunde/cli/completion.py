"""`tafelrunde completion SHELL`: prints the script with which a shell completes commands, options and games."""

from __future__ import annotations

import os
from enum import StrEnum
from typing import Annotated, Final

import typer
from typer.completion import completion_init, get_completion_script  # type: ignore[attr-defined]  # not in its __all__

PROGRAM: Final = "tafelrunde"
VARIABLE: Final = "_TAFELRUNDE_COMPLETE"  # the script sets it, and then the program answers instead of running


class Shell(StrEnum):
    bash = "bash"
    zsh = "zsh"
    fish = "fish"


def completion(shell: Annotated[Shell, typer.Argument(metavar="SHELL", help="bash, zsh or fish.")]) -> None:
    """Print a script that completes commands, options and games in your shell.

    For bash add this line to ~/.bashrc: eval "$(tafelrunde completion bash)". For zsh add to ~/.zshrc, after compinit:
    eval "$(tafelrunde completion zsh)". For fish write it to ~/.config/fish/completions/tafelrunde.fish.
    """
    print(get_completion_script(prog_name=PROGRAM, complete_var=VARIABLE, shell=shell.value).strip())


def prepare_completion() -> None:
    """Typer learns how the shells ask only when it is told to, for it does not offer its own options here."""
    if VARIABLE in os.environ:
        completion_init()
