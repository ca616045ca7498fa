"""The table of Revive as a picture: map, display, the viewing seat's boards, the other players. View in, SVG out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .....draw.lettering import fit
from .....draw.regions import Drawn
from .....draw.svg import text
from .....kernel.game import View
from ....painter import picture
from ..painter import Painter
from .display import display, score_track
from .map import PATTERNS, land
from .panels import panel
from .player import at_hand, player_board
from .tribe import CARD, artifact_card, gathered, tribe_board

if TYPE_CHECKING:
    from ...game import Revive

GAP: Final = 10
BAR: Final = 30
SIDE: Final = 322  # the display, beside the map
TRIBE: Final = 214
GATHERED: Final = 196


def draw_board(game: Revive, view: View, lang: str, width: int = 0) -> str:
    """What a seat sees. Things that answer its pending question are lit."""
    painter = Painter(game, view, lang)
    return picture(painter, painter.text("board", round=view["round"]), width, _beside, _stacked, PATTERNS)


def _beside(painter: Painter, width: float) -> tuple[list[str], float]:
    """Map and display side by side; below, what lies before the viewing seat, and then the others."""
    left = width - SIDE - 3 * GAP
    top = BAR + GAP / 2
    map, high = land(painter, GAP, top, left)
    score = score_track(painter, GAP, top + high + 4, left)
    shown = display(painter, width - SIDE - GAP, top, SIDE)
    parts = [heading(painter, GAP, 0, width - 2 * GAP), map, score.svg, shown.svg]
    y = top + max(high + 4 + score.height, shown.height) + GAP
    others = painter.seats()
    if painter.viewer >= 0:
        me = others.pop(0)
        room = width - 2 * GAP
        y = _below(parts, y, at_hand(painter, me, GAP, y, room))
        middle = room - TRIBE - GATHERED - 2 * GAP
        boards = (
            tribe_board(painter, me, GAP, y, TRIBE),
            player_board(painter, me, TRIBE + 2 * GAP, y, middle),
            gathered(painter, me, width - GATHERED - GAP, y, GATHERED),
        )
        parts += [drawn.svg for drawn in boards]
        y += max(drawn.height for drawn in boards) + GAP
    y = _shared(painter, parts, y, width)
    return parts, _others(painter, parts, others, y, width, 3 if len(others) > 2 and painter.viewer >= 0 else 2)


def _stacked(painter: Painter, width: float) -> tuple[list[str], float]:
    """One below the other, what is needed most first."""
    room = width - 2 * GAP
    map, high = land(painter, GAP, BAR + GAP / 2, room)
    parts = [heading(painter, GAP, 0, room), map]
    y = BAR + GAP / 2 + high + 4
    y = _below(parts, y, score_track(painter, GAP, y, room))
    others = painter.seats()
    if painter.viewer >= 0:
        me = others.pop(0)
        for draw in (at_hand, player_board, tribe_board, gathered):
            y = _below(parts, y, draw(painter, me, GAP, y, room))
    y = _below(parts, y, display(painter, GAP, y, room))
    y = _shared(painter, parts, y, width)
    return parts, _others(painter, parts, others, y, width, 1)


def _shared(painter: Painter, parts: list[str], y: float, width: float) -> float:
    """The artifact card that everybody scores (REV-VAR-09), for those who have no artifacts to show it with."""
    cards = painter.view["shared_artifact_card"] if painter.viewer < 0 else []
    for number in cards:
        parts.append(artifact_card(painter, number, None, GAP, y, min(SIDE, width - 2 * GAP)))
        y += CARD + GAP
    return y


def _below(parts: list[str], y: float, drawn: Drawn) -> float:
    """Where the next thing may begin."""
    parts.append(drawn.svg)
    return y + drawn.height + GAP


def _others(painter: Painter, parts: list[str], seats: list[int], y: float, width: float, abreast: int) -> float:
    """The panels of these players, so many in a row."""
    abreast = max(1, min(abreast, len(seats)))
    wide = min(480.0, (width - GAP * (abreast + 1)) / abreast)
    for first in range(0, len(seats), abreast):
        row = [
            panel(painter, seat, GAP + i * (wide + GAP), y, wide)
            for i, seat in enumerate(seats[first : first + abreast])
        ]
        parts += [drawn.svg for drawn in row]
        y += max(drawn.height for drawn in row) + GAP
    return y


def heading(painter: Painter, x: float, y: float, w: float) -> str:
    """The round, and what the turn or the game has come to."""
    view = painter.view
    words = painter.text("board-round", round=view["round"])
    return text(x + 4, y + 24, words, "b serif", 17) + text(
        x + w - 4, y + 23, fit(_stage(painter), w - 130, 11.5), "soft end", 11.5
    )


def _stage(painter: Painter) -> str:
    view = painter.view
    if view["phase"] != "turns":
        return painter.text(f"stage-{view['phase']}")
    who = painter.names[view["turn"]]
    if view["last_turns"] is not None:
        return painter.text("stage-last", player=who, turns=view["last_turns"])
    if view["clock"]:
        return painter.text("stage-solo", clock=view["clock"])
    if view["slept"]:
        return painter.text("stage-sleep", player=who)
    return painter.text("stage-turn", player=who, actions=view["actions"])
