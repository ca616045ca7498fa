"""Draws what lies in the sea: the supply, the draw pile, the discard pile."""

from __future__ import annotations

from typing import Final

from .....draw.frames import badge, title, upper
from .....draw.svg import at, box, edge, tally, use
from ...pieces.kinds import FACE_DOWN, RESOURCES
from ..painter import Painter
from .cards import effect_row, scene
from .sea import Rect, Size

CHIP: Final = 39.0
HIGH: Final = 49.0
SMALL: Final = 480.0  # a narrower map has smaller chips
FEW: Final = 1  # so many left are marked
PILES: Final = (196.0, 66.0)
DISCARD: Final = (142.0, 60.0)


def supply_sizes(painter: Painter, w: float) -> tuple[Size, ...]:
    """What looks for a corner of the sea: the supply, then the piles."""
    chip = _chip_size(w)
    goods = (len(RESOURCES) + 1) * chip[0], chip[1]
    return goods, PILES


def _chip_size(w: float) -> Size:
    return (CHIP, HIGH) if w >= SMALL else (32.0, 42.0)


def lying(painter: Painter, places: tuple[Rect, ...], w: float) -> str:
    return _goods(painter, places[0], *_chip_size(w)) + _piles(painter, places[1])


def _goods(painter: Painter, place: Rect, w: float, h: float) -> str:
    """Resources and temples."""
    supply = painter.view["supply"]
    parts = [box(place.x, place.y, place.w, place.h, "plate lying", 8)]
    for number, name in enumerate((*RESOURCES, "temples")):
        x = place.x + number * w
        count = supply[name]
        symbol = "deus-stand-temple" if name == "temples" else f"deus-{name}"
        size = h * 0.54
        drawn = [
            edge(x, place.y, w, h, 6, 0),
            use(symbol, x + (w - size) / 2, place.y + h * 0.07, size, size),
            tally(f"supply-{name}", x + w / 2, place.y + h - 6, str(count), _look(count), h * 0.33),
        ]
        if number:
            drawn.insert(0, f'<path d="M{x:g} {place.y + 1:g}v{h - 2:g}" class="rule"/>')
        if name == "temples":
            parts.append(painter.thing("pile-0", painter.counted("icon-temple", count), *drawn, class_="good"))
        else:
            label = painter.counted(f"resource-{name}", count)
            parts.append(painter.thing(f"resource-{number}", label, *drawn, class_="good"))
    return "".join(parts)


def _look(count: int) -> str:
    return "b mid few" if count <= FEW else "b mid"


def _piles(painter: Painter, place: Rect) -> str:
    view = painter.view
    deck = painter.thing(
        "pile-1",
        painter.counted("icon-deck", view["deck"]),
        edge(place.x, place.y, 44, 58, 5),
        use("deus-deck", place.x, place.y, 44, 57.2),
        badge(place.x + 38, place.y + 54, str(view["deck"])),
    )
    return deck + _discard(painter, place.x + place.w - DISCARD[0], place.y + 1)


def _discard(painter: Painter, x: float, y: float) -> str:
    """The discard pile, and its top card where it is known."""
    view = painter.view
    w, h = DISCARD
    top, count = view["discard"]["top"], view["discard"]["count"]
    drawn = ""
    if top is None:
        drawn = use("deus-pile-empty", x, y, 44, 57.2)
    elif top == FACE_DOWN:
        drawn = use("deus-discard", x, y, 44, 57.2)
    else:
        drawn = painter.cached_by_values(_top, top, x, y, w, h)
    shown = top not in (None, FACE_DOWN)
    label = painter.counted("icon-discard", count)
    number = badge(x + w - 4, y + h - 6, str(count)) if shown else badge(x + 38, y + 53, str(count))
    return drawn + painter.thing("pile-2", label, number) if shown else painter.thing("pile-2", label, drawn, number)


def _top(painter: Painter, number: int, x: float, y: float, w: float, h: float) -> str:
    face = painter.face(number)
    inside = (
        box(0, 0, w, h, "card-ground lying", 6),
        upper(0.75, 0.75, w - 1.5, 19, "band", 5.25),
        title(face.short, 7, 0, w - 14, 19, 13, 11),
        scene(face, 1, 19.75, 56, h - 20.75),
        effect_row(painter, face, 58, 20, w - 72, h - 20, 18),
        box(0, 0, w, h, "card-rim", 6),
    )
    return painter.thing(
        f"card-{number}", painter.card_name(number), edge(x, y, w, h), at(x, y, *inside), class_=f"card {face.kind}"
    )
