"""`tafelrunde pages`: writes templates of the legal texts of a public server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..kernel.game import UsageError


def pages(folder: Annotated[Path, typer.Argument(help="Folder for the templates; files in it are kept.")]) -> None:
    """Write templates of imprint, terms and privacy notice, to fill in for `tafelrunde serve --pages FOLDER`."""
    from ..server.legal.texts import write_templates

    try:
        written = write_templates(folder)
    except OSError as wrong:
        raise UsageError(f"{folder} cannot be written: {wrong.strerror}") from None
    print("\n".join(str(file) for file in written) or f"{folder} has all pages already")
