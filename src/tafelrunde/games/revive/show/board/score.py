"""Draws the score track: the frame of the map, clockwise from its upper left corner; pawns stand on it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from .....draw.svg import box, num, text
from ...pieces.board import LAP, SCORE_TRACK
from ..chart import FRAME
from ..painter import LETTERS, Painter, group, symbol

ABOVE: Final = LAP * 18 // 50  # fields of the upper and the lower side
BESIDE: Final = LAP // 2 - ABOVE
BONUS: Final = 16.0
PAWN: Final = 15.0
FIVE: Final = 5

Cell = tuple[float, float, float, float]


def score_frame(painter: Painter, w: float, h: float) -> str:
    return group(painter.text("board-score"), _track(painter, w, h), *_pawns(painter, w, h))


@lru_cache(maxsize=1 << 12)
def _cell(n: int, w: float, h: float) -> Cell:
    """The place and size of a field."""
    wide, high = w / ABOVE, (h - 2 * FRAME) / BESIDE
    if n < ABOVE:
        return n * wide, 0, wide, FRAME
    n -= ABOVE
    if n < BESIDE:
        return w - FRAME, FRAME + n * high, FRAME, high
    n -= BESIDE
    if n < ABOVE:
        return w - (n + 1) * wide, h - FRAME, wide, FRAME
    n -= ABOVE
    return 0, h - FRAME - (n + 1) * high, FRAME, high


def _track(painter: Painter, w: float, h: float) -> str:
    return painter.cached_by_values(_numbered, w, h)


def _numbered(painter: Painter, w: float, h: float) -> str:
    bonuses = dict.fromkeys(SCORE_TRACK.crates, "crate") | dict.fromkeys(SCORE_TRACK.artifacts, "artifact")
    parts: list[str] = []
    ticks = ""
    for n in range(LAP):
        x, y, wide, high = _cell(n, w, h)
        level = wide > high
        if n not in (0, ABOVE, ABOVE + BESIDE, 2 * ABOVE + BESIDE):
            before = n < ABOVE + BESIDE
            ticks += _tick(level, x if level and before else x + wide, y if before else y + high)
        look = "b mid r-white" if n % FIVE == 0 else "mid r-on-soft"
        bonus = bonuses.get(n)
        if not bonus:
            parts.append(text(x + wide / 2, y + high / 2 + 4.2, str(n), look, LETTERS))
            continue
        parts.append(box(x + 1.5, y + 2, wide - 3, high - 4, "r-bonus", 5))
        label = painter.text("board-bonus", points=n, bonus=painter.text(f"icon-{bonus}"))
        if level:
            parts.append(text(x + wide * 0.3, y + high / 2 + 4.2, str(n), look, LETTERS))
            parts.append(symbol(f"revive-{bonus}", x + wide - BONUS - 1.5, y + 3, BONUS, BONUS, label))
        else:
            parts.append(text(x + wide / 2, y + high / 2 - 3, str(n), look, LETTERS))
            parts.append(symbol(f"revive-{bonus}", x + 3, y + high / 2 + 1, BONUS, BONUS, label))
    return "".join(parts) + f'<path d="{ticks}" class="r-tick"/>'


def _tick(level: bool, x: float, y: float) -> str:
    if level:
        top = 5 if y <= FRAME else y - FRAME + 5
        return f"M{num(x)} {num(top)}v{num(FRAME - 10)}"
    left = 5 if x <= FRAME else x - FRAME + 5
    return f"M{num(left)} {num(y)}h{num(FRAME - 10)}"


def _pawns(painter: Painter, w: float, h: float) -> list[str]:
    """Beyond the first lap a pawn wears the number of points."""
    seats = painter.view["seats"]
    fields = [seat["vp"] % LAP for seat in seats]
    parts = []
    for seat, field in enumerate(fields):
        same = [other for other, place in enumerate(fields) if place == field]
        x, y, wide, high = _cell(field, w, h)
        points = seats[seat]["vp"]
        ahead = same.index(seat)
        if wide > high:
            px, py = x + wide - 7 - (len(same) - 1 - ahead) * 9, y + 2
        else:
            px, py = x + 5 + ahead * 4, y + high / 2 - 24 + ahead * 2
        name = painter.text("board-points", player=painter.names[seat], points=points)
        pawn = symbol(f"revive-pawn-{seat}", -PAWN / 2, 0, PAWN, PAWN * 40 / 28)
        if points >= LAP:
            pawn += symbol("revive-flag-50", 0, -4, 12, 12)
        parts.append(
            painter.thing(
                f"score-{seat}",
                name,
                pawn,
                class_=f"piece seat-{seat}",
                style=f"transform:translate({px:.5g}px,{py:.5g}px)",
            )
        )
    return parts
