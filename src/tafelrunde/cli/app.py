"""Registers all commands and turns errors into exit codes."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Annotated, Final, Optional, cast

import typer

from .. import __version__
from ..kernel.game import UsageError
from .analyse import analyse_file
from .arena import arena
from .backup import backup
from .bench import bench
from .check import check
from .completion import completion, prepare_completion
from .components import components
from .dataset import dataset
from .games import list_games
from .hint import hint
from .join import join
from .learn import learn
from .lesson import lesson
from .owner import owner
from .packs import packs
from .pages import pages
from .play import play
from .replay import replay
from .reports import reports
from .restore import restore
from .rules import rules
from .serve import serve
from .simulate import simulate
from .static import static
from .worker import worker

BAD_USE: Final = 2
INTERRUPTED: Final = 130

# Newer releases of Typer carry their own copy of Click, older ones use the package. This is the error class of either.
ClickUsageError = cast("type[typer.BadParameter]", typer.BadParameter.__mro__[2])

app = typer.Typer(
    name="tafelrunde",
    help="Civilisation board games as exact rule engines.",
    add_completion=False,  # `tafelrunde completion` prints the script instead of editing start-up files
    context_settings={"help_option_names": ["-h", "--help"]},
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
app.command("play")(play)
app.command("serve")(serve)
app.command("worker")(worker)
app.command("static")(static)
app.command("backup")(backup)
app.command("packs")(packs)
app.command("reports")(reports)
app.command("pages")(pages)
app.command("owner")(owner)
app.command("restore")(restore)
app.command("simulate")(simulate)
app.command("arena")(arena)
app.command("join")(join)
app.command("dataset")(dataset)
app.command("replay")(replay)
app.command("hint")(hint)
app.command("analyse")(analyse_file)
app.command("rules")(rules)
app.command("components")(components)
app.command("bench")(bench)
app.command("check")(check)
app.command("learn")(learn)
app.command("lesson")(lesson)
app.command("games")(list_games)
app.command("completion")(completion)


@app.callback(invoke_without_command=True)
def tafelrunde(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version and exit.")] = False,
) -> None:
    if version:
        typer.echo(f"tafelrunde {__version__}")
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main(arguments: Optional[Sequence[str]] = None) -> int:
    """Run a command and return its exit code. Errors that the user can fix are printed in one line."""
    prepare_completion()
    try:
        outcome = app(arguments, prog_name="tafelrunde", standalone_mode=False)
        sys.stdout.flush()
    except ClickUsageError as wrong:
        return _print_error(wrong.format_message())
    except UsageError as wrong:
        return _print_error(str(wrong))
    except BrokenPipeError:  # the reader closed the pipe, as in `tafelrunde rules deus | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    return outcome if isinstance(outcome, int) else 0


def _print_error(text: str) -> int:
    print(f"tafelrunde: {' '.join(text.split())}", file=sys.stderr)
    return BAD_USE
