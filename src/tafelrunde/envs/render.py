"""Renders a match as text or picture, for the `render` of environments."""

from __future__ import annotations

from typing import Any, Final, Optional

from rich.text import Text

from ..kernel.game import UsageError
from ..kernel.match import Match

RASTER: Final = "rgb_array"
MODES: Final = ("human", "ansi", "svg", RASTER)
PER_SECOND: Final = 2


def read_mode(mode: Optional[str]) -> Optional[str]:
    if mode is not None and mode not in MODES:
        raise UsageError(f"there is no render mode {mode[:40]!r}; choose one of: {', '.join(MODES)}")
    return mode


def render(match: Match, seat: int, mode: Optional[str]) -> Any:
    """The board as the seat sees it: printed (`human`), as plain text (`ansi`), as a picture (`svg`) or as an array of
    shape (height, width, 3) (`rgb_array`)."""
    if mode is None:
        return None
    if mode == "svg":
        return match.board_svg(seat)
    if mode == RASTER:
        from .raster import rasterised

        return rasterised(match.board_svg(seat))
    text = Text.from_markup(match.game.show.text_board(match.view(seat), "en")).plain
    if mode == "ansi":
        return text
    print(text)
    return None
