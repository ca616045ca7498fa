"""Renders a match as text or picture, for the `render` of environments."""

from __future__ import annotations

from typing import Final, Optional

from rich.text import Text

from ..kernel.game import BadUse
from ..kernel.match import Match

MODES: Final = ("human", "ansi", "svg")
PER_SECOND: Final = 2


def read_mode(mode: Optional[str]) -> Optional[str]:
    if mode is not None and mode not in MODES:
        raise BadUse(f"there is no render mode {mode[:40]!r}; there is: {', '.join(MODES)}")
    return mode


def render(match: Match, seat: int, mode: Optional[str]) -> Optional[str]:
    """What the seat sees: printed (`human`), as plain text (`ansi`) or as a picture (`svg`)."""
    if mode is None:
        return None
    if mode == "svg":
        return match.board_svg(seat)
    text = Text.from_markup(match.game.text_board(match.view(seat), "en")).plain
    if mode == "ansi":
        return text
    print(text)
    return None
