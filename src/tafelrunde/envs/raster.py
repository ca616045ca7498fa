"""Rasterizes pictures into pixel arrays with resvg: `pip install 'tafelrunde[raster]'`."""

from __future__ import annotations

import re
from importlib.util import find_spec
from io import BytesIO
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ..kernel.game import UsageError

WIDTH: Final = 1000  # pixels
PAPER: Final = "#f6f1e7"
NEEDED: Final = ("resvg_py", "PIL")

DECLARED: Final = re.compile(r"(--[\w-]+):([^;{}]+)")
USED: Final = re.compile(r"var\((--[\w-]+)(?:,([^()]*))?\)")


def rasterised(svg: str, width: int = WIDTH) -> NDArray[np.uint8]:
    """Rasterize an SVG into an array of shape (height, width, 3)."""
    if any(find_spec(name) is None for name in NEEDED):
        raise UsageError("rgb_array needs a rasterizer: pip install 'tafelrunde[raster]'")
    import resvg_py
    from PIL import Image

    png = resvg_py.svg_to_bytes(svg_string=with_plain_colours(svg), width=width, background=PAPER)
    pixels: NDArray[Any] = np.asarray(Image.open(BytesIO(bytes(png))).convert("RGB"), np.uint8)
    return pixels


def with_plain_colours(svg: str) -> str:
    """Replace each CSS variable by its first value, since rasterizers do not support variables."""
    declared: dict[str, str] = {}
    for name, value in DECLARED.findall(svg):
        declared.setdefault(name, value)
    while True:
        svg, found = USED.subn(lambda used: _value(declared, used), svg)
        if not found:
            return svg


def _value(declared: dict[str, str], used: re.Match[str]) -> str:
    value = declared.get(used[1])
    if value is None or f"var({used[1]}" in value:
        value = used[2]
    return "none" if value is None else value.strip()
