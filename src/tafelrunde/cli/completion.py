"""`tafelrunde completion SHELL`: prints a completion script for commands, options and games."""

from __future__ import annotations

import os
from enum import StrEnum
from typing import Annotated, Final

import typer
from typer.completion import completion_init, get_completion_script  # type: ignore[attr-defined]  # not in its __all__

PROGRAM: Final = "tafelrunde"
VARIABLE: Final = "_TAFELRUNDE_COMPLETE"  # the script sets it to ask for completions


class Shell(StrEnum):
    bash = "bash"
    zsh = "zsh"
    fish = "fish"


def completion(shell: Annotated[Shell, typer.Argument(metavar="SHELL", help="bash, zsh or fish.")]) -> None:
    """Print a shell completion script for commands, options and games.

    For bash add this line to ~/.bashrc: eval "$(tafelrunde completion bash)". For zsh add to ~/.zshrc, after compinit:
    eval "$(tafelrunde completion zsh)". For fish write it to ~/.config/fish/completions/tafelrunde.fish.
    """
    print(get_completion_script(prog_name=PROGRAM, complete_var=VARIABLE, shell=shell.value).strip())


def prepare_completion() -> None:
    """Set up the completion of Typer, which does not do so itself because its own options are switched off."""
    if VARIABLE in os.environ:
        completion_init()
