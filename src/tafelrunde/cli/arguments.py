"""Arguments and options shared by several commands, and the functions that read them."""

from __future__ import annotations

import os
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Optional

import typer

from ..bots import bot
from ..games import games
from ..kernel.corrections import ENVIRONMENT
from ..kernel.game import UsageError
from ..kernel.languages import DEFAULT_LANGUAGE, LANGUAGES


def complete_game(incomplete: str) -> list[str]:
    return [name for name in games if name.startswith(incomplete)]


def complete_language(incomplete: str) -> list[str]:
    return [lang for lang in LANGUAGES if lang.startswith(incomplete)]


GameName = Annotated[
    str,
    typer.Argument(metavar="GAME", help="Name of a game; `tafelrunde games` lists them.", autocompletion=complete_game),
]
Options = Annotated[
    Optional[list[str]], typer.Option("--option", metavar="NAME=VALUE", help="A game option; may be repeated.")
]
Seed = Annotated[Optional[int], typer.Option("--seed", help="Random seed; the same seed gives the same game.")]
Language = Annotated[
    Optional[str],
    typer.Option("--lang", metavar="de|en", help="By default that of the locale.", autocompletion=complete_language),
]
Database = Annotated[
    str,
    typer.Option(
        "--db",
        metavar="URL",
        envvar="TAFELRUNDE_DB",
        show_envvar=True,
        help="Database: an SQLite file or a PostgreSQL URL; by default a file in your data folder.",
    ),
]
Engines = Annotated[
    Optional[Path],
    typer.Option(
        "--engines",
        metavar="FOLDER",
        envvar="TAFELRUNDE_ENGINES",
        show_envvar=True,
        help="Folder with older releases, each in a folder of its own, for tables that began under their rules.",
    ),
]
OfferedBots = Annotated[
    str,
    typer.Option(
        "--bots",
        metavar="SPECS",
        help="Your own bots that players may seat, comma-separated, such as my_package.bots:MyBot.",
    ),
]
BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help="The backup file.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of text.")]


def use_corrections(path: Optional[Path]) -> Optional[Path]:
    """Put the path into the environment before any game is loaded, so that child processes see it too."""
    if path is not None:
        if not path.is_file():
            raise UsageError(f"--components {str(path)[:80]!r} is not a file")
        os.environ[ENVIRONMENT] = str(path.resolve())
    return path


Corrections = Annotated[
    Optional[Path],
    typer.Option(
        "--components", metavar="FILE", is_eager=True, callback=use_corrections, help="Corrected components (TOML)."
    ),
]


def read_options(given: Optional[Sequence[str]]) -> dict[str, object]:
    """Split `name=value` pairs; the game checks names and values."""
    options: dict[str, object] = {}
    for pair in given or ():
        name, equals, value = pair.partition("=")
        if not equals:
            raise UsageError(f"--option {pair[:40]!r} is not of the form NAME=VALUE")
        options[name.strip()] = value.strip()
    return options


def read_seed(seed: Optional[int]) -> int:
    if seed is None:
        return secrets.randbits(32)
    if abs(seed) >= 1 << 64:
        raise UsageError("--seed must be below 2 to the power of 64")
    return seed


def read_language(lang: Optional[str]) -> str:
    """The language of `--lang`, else that of the locale if it is supported, else English."""
    if lang is not None:
        if lang not in LANGUAGES:
            raise UsageError(f"--lang cannot be {lang[:40]!r}; choose one of: {', '.join(LANGUAGES)}")
        return lang
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return next((lang for lang in LANGUAGES if os.environ[name].startswith(lang)), DEFAULT_LANGUAGE)
    return DEFAULT_LANGUAGE


def read_bots(names: str) -> list[str]:
    """Split a comma-separated list of bot specs. Raises an error for unknown bots."""
    listed = [name.strip() for name in names.split(",")]
    for name in listed:
        bot(name)
    return listed


def read_offered_bots(names: str) -> list[str]:
    return read_bots(names) if names else []


def at_least(least: int, value: int, name: str) -> int:
    if value < least:
        raise UsageError(f"{name} must be at least {least}, not {value}")
    return value
