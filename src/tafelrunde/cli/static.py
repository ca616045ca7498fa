"""`tafelrunde static`: writes a folder of static files that plays without a server."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Annotated, Final

import typer

from ..kernel.game import UsageError

SITE: Final = Path(__file__).parents[1] / "browser" / "site"  # `make static` builds it


def static(folder: Annotated[Path, typer.Argument(help="A new or empty folder.")]) -> None:
    """Write the page, Python and the games as files for any web host: play without a server, also offline."""
    if not (SITE / "sw.js").exists():
        raise UsageError("the static files are not built: run `make static` in a checkout")
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise UsageError(f"{folder} is not an empty folder")
    try:
        shutil.copytree(SITE, folder, dirs_exist_ok=True)
    except OSError as wrong:
        raise UsageError(f"{folder} cannot be written: {wrong}") from None
    files = [file for file in folder.rglob("*") if file.is_file()]
    print(f"{folder}: {len(files)} files, {sum(file.stat().st_size for file in files) / 1e6:.1f} MB")
