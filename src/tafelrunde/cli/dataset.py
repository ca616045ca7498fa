"""`tafelrunde dataset`: converts records of games into arrays for learning."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Optional

import typer

from ..kernel.game import UsageError
from .arguments import Corrections


def dataset(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Records written by `arena --records`.")],
    out: Annotated[Path, typer.Option(metavar="FILE", help="Output file, ending in .npz.")],
    observation: Annotated[
        Optional[str], typer.Option(help="Kind of observation: features (default), vector or uint8.")
    ] = None,
    reward: Annotated[Optional[str], typer.Option(help="Reward of a game: rank (default), margin or score.")] = None,
    corrections: Corrections = None,
) -> None:
    """Write the choices of recorded games as numpy arrays: observations, legal actions, actions, rewards."""
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
