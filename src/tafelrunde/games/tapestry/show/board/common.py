"""Draws the shared area beside map and tracks: the tech display, achievements, stacks."""

from __future__ import annotations

from typing import Final

from .....draw.lettering import capitalized
from .....draw.regions import Drawn
from .....draw.svg import box, group, num, text, thing, use
from ....board import Room
from ...pieces.kinds import ACHIEVEMENTS
from ...pieces.landmarks import BASE_LANDMARKS, MONOLITH, STADIUM, TRACK_LANDMARKS
from ...table.state import DECK_FIELDS
from ..ids import DECKS, MASTERPIECES
from ..painter import Painter, heading, letters
from .cards import GAP, tech
from .tracks import landmark

TITLE: Final = 19.0
TECH: Final = 62.0  # a tech card on display, which may be higher where there is room
LANDMARK: Final = 38.0
STEP: Final = 21.5  # from one token of an achievement to the next
ROW: Final = 32.0


def display(painter: Painter, room: Room) -> Drawn:
    """Three tech cards to invent; below them the landmarks that only tech cards bring."""
    w = room.width
    numbers = loose_landmarks(painter)
    high = (room.height - LANDMARK - GAP) if room.height else TECH
    cards = painter.view["display"]
    each = (w + GAP) / max(3, len(cards)) - GAP
    parts = [tech(painter, card, i * (each + GAP), 0, each, high) for i, card in enumerate(cards)]
    step = min(44.0, w / len(numbers))
    for i, number in enumerate(numbers):
        free = number in painter.view["landmarks"]
        left = (w - step * len(numbers)) / 2 + i * step
        parts.append(landmark(painter, number, free, -1, left, high + GAP, step - 2, LANDMARK))
    return Drawn("".join(parts), high + GAP + LANDMARK)


def loose_landmarks(painter: Painter) -> list[int]:
    """Landmarks that belong to no track and no landmark card."""
    side = painter.view["side"]
    further = [STADIUM, MONOLITH] if side and "plans_ploys" in side["expansions"] else []
    return [*range(TRACK_LANDMARKS, BASE_LANDMARKS), *further]


def achievements(painter: Painter, x: float, y: float, w: float) -> Drawn:
    """Each with its name and its points for the first, second and third, and the players that took them."""
    parts = [heading(painter, "part-achievements", x + 8, y + 2, w - 16)]
    for which, name in enumerate(ACHIEVEMENTS):
        top = y + TITLE + 4 + which * ROW
        words = capitalized(painter.text(f"achievement-{name}"))
        count = len(painter.view["achievements"][which]["vp"])
        line = text(x + 44, top + 19, words, "", letters(words, w - 60 - STEP * count, 14, False))
        parts.append(_achievement(painter, which, x + 10, top, x + w - 10 - STEP * count, line))
    high = TITLE + 4 + ROW * len(ACHIEVEMENTS) + 4
    return Drawn("".join((box(x, y, w, high, "panel", 8), *parts)), high)


def achievements_and_stacks(painter: Painter, w: float, tight: bool) -> str:
    """In the upper corners of the map, which hexagons leave free."""
    step = 25.0 if tight else 30.0
    size = 22.0 if tight else 27.0
    left = [
        _achievement(painter, which, 9, 9 + which * step, 13 + size, size=size) for which in range(len(ACHIEVEMENTS))
    ]
    right = [_stack(painter, i, w - 24 - size, 9 + i * step * 0.92, size * 0.86) for i in range(MASTERPIECES)]
    places = group("part-achievements", painter.text("part-achievements"), *left)
    return f'<g class="fine">{places}{"".join(right)}</g>'


def _achievement(
    painter: Painter, which: int, x: float, y: float, first: float, words: str = "", size: float = 27
) -> str:
    """Its emblem, and a token for each place: with points, or with the sign of the player who took it."""
    name = ACHIEVEMENTS[which]
    here = painter.view["achievements"][which]
    drawn = [
        box(x, y, first + STEP * len(here["vp"]) - x, size, "bare"),
        use(f"tapestry-em-{name}", x, y, size, size),
        words,
    ]
    said: list[str] = []
    for place, points in enumerate(here["vp"]):
        cx, cy = first + STEP * (place + 0.5), y + size / 2
        drawn.append(f'<circle cx="{num(cx)}" cy="{num(cy)}" r="10.5" class="w-token"/>')
        taken = here["seats"][place] if place < len(here["seats"]) else None
        if taken is None:
            drawn.append(text(cx, cy + 4.4, str(points), "b mid w-on-token", 12.5))
        else:
            drawn.append(f'<g class="seat-{taken}">{use(f"sign-{taken % 5}", cx - 7, cy - 7, 14, 14, "sgn")}</g>')
        said.append(f"{points}: {painter.names[taken] if taken is not None else '–'}")
    label = f"{capitalized(painter.text(f'achievement-{name}'))}. {', '.join(said)}"
    return painter.thing(f"achievement-{which}", label, *drawn)


def _stack(painter: Painter, which: int, x: float, y: float, size: float) -> str:
    """A stack with the number of what is left."""
    name, icon = DECKS[which]
    count = painter.view[DECK_FIELDS[name]]
    drawn = use(f"tapestry-{icon}", x + 2, y - 2, size, size) + use(f"tapestry-{icon}", x, y, size, size)
    words = text(x + size + 5, y + size * 0.72, str(count), "b", 13)
    label = painter.text(f"board-deck-{name}", count=count)
    return thing(f"draw-pile-{which}", label, box(x, y - 2, size + 22, size + 2, "bare"), drawn, words)
