"""`tafelrunde dataset`: records of games become arrays for learning."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Optional

import typer

from ..kernel.game import UsageError
from .arguments import Corrections


def dataset(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Records, as `arena --records` writes them.")],
    out: Annotated[Path, typer.Option(metavar="FILE", help="The file for the arrays; it ends in .npz.")],
    observation: Annotated[
        Optional[str], typer.Option(help="features, vector or uint8; by default the features.")
    ] = None,
    reward: Annotated[
        Optional[str], typer.Option(help="What a game was worth: rank, margin or score; by default the rank.")
    ] = None,
    corrections: Corrections = None,
) -> None:
    """Write the choices of recorded games as numpy arrays: observations, legal actions, actions, what came of them."""
    if find_spec("gymnasium") is None:
        raise UsageError("dataset needs the environments: pip install 'tafelrunde[envs]'")
    from ..envs.dataset import read_dataset, records_in, write_dataset  # this loads numpy

    if out.suffix != ".npz":
        raise UsageError(f"--out must end in .npz, not {out.suffix[:20]!r}")
    if not out.parent.is_dir():
        raise UsageError(f"{out} cannot be written: there is no folder {out.parent}")
    data = read_dataset(records_in(folder), observation, reward)
    write_dataset(data, out)
    arrays = data.arrays()
    print(f"{len(arrays['scores'])} games, {len(arrays['actions']):,} choices: {out}")
