"""Draws what lies in the sea: the supply, the draw pile, the discard pile."""

from __future__ import annotations

from typing import Final

from .....draw.frames import badge, title, upper
from .....draw.rows import readable
from .....draw.svg import at, box, edge, num, tally, use
from ...pieces.kinds import FACE_DOWN, RESOURCES
from ..painter import Painter
from .cards import ICONS, effect, in_parts, scene
from .sea import Rect, Size

CHIP: Final[tuple[float, float]] = (39.0, 49.0)
SMALL_CHIP: Final[tuple[float, float]] = (32.0, 42.0)
CHIPS: Final = 5
CHIPS_WITH_PILES: Final = 7
ABREAST: Final = 4  # of these
SMALL: Final = 480.0  # a narrower map has smaller chips and no piles of their own
FEW: Final = 1  # so many left are marked
PILES: Final[tuple[float, float]] = (196.0, 66.0)
DISCARD: Final[tuple[float, float]] = (142.0, 60.0)


def supply_sizes(w: float) -> tuple[Size, ...]:
    """What looks for a corner of the sea: the supply, then the piles, which on a small map are part of it."""
    if w < SMALL:
        return ((ABREAST * SMALL_CHIP[0], 2 * SMALL_CHIP[1]),)
    return ((CHIPS * CHIP[0], CHIP[1]), PILES)


def lying(painter: Painter, places: tuple[Rect, ...]) -> str:
    if len(places) > 1:
        return _goods(painter, places[0], CHIP, CHIPS) + _piles(painter, places[1])
    return _goods(painter, places[0], SMALL_CHIP, CHIPS_WITH_PILES)


def _goods(painter: Painter, place: Rect, size: Size, chips: int) -> str:
    """Resources and temples, and on a small map the piles."""
    view = painter.view
    supply = view["supply"]
    w, h = size
    abreast = round(place.w / w)
    counts = [
        *((f"resource-{n}", f"resource-{name}", f"deus-{name}", supply[name]) for n, name in enumerate(RESOURCES)),
        ("pile-0", "icon-temple", "deus-stand-temple", supply["temples"]),
        ("pile-1", "icon-deck", "deus-deck", view["deck"]),
        ("pile-2", "icon-discard", "deus-discard", view["discard"]["count"]),
    ]
    parts = [box(place.x, place.y, place.w, place.h, "plate lying", 8)]
    for n, (id, words, symbol, count) in enumerate(counts[:chips]):
        x, y = place.x + n % abreast * w, place.y + n // abreast * h
        icon = h * 0.54
        drawn = (
            f'<path d="M{num(x)} {num(y + 1)}v{num(h - 2)}" class="rule"/>' if n % abreast else "",
            edge(x, y, w, h, 6, 0),
            use(symbol, x + (w - icon) / 2, y + h * 0.07, icon, icon),
            tally(f"supply-{id}", x + w / 2, y + h - 6, str(count), _look(id, count), h * 0.33),
        )
        parts.append(painter.thing(id, painter.counted(words, count), *drawn, class_="good"))
    return "".join(parts)


def _look(id: str, count: int) -> str:
    return "b mid few" if count <= FEW and id != "pile-2" else "b mid"


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
    beside = w - 69
    legible = all(readable(line, ICONS[-1], beside - 6) for line in in_parts(face.effect))
    inside = (
        box(0, 0, w, h, "card-ground lying", 6),
        upper(0.75, 0.75, w - 1.5, 19, "band", 5.25),
        title(face.short, 7, 0, w - 14, 19, 13, 11),
        scene(face, 1, 19.75, 56 if legible else w - 2, h - 20.75),
        effect(painter.icon_set, face.effect, 57, 20, beside, h - 20) if legible else "",
        box(0, 0, w, h, "card-rim", 6),
    )
    return painter.thing(
        f"card-{number}", painter.card_name(number), edge(x, y, w, h), at(x, y, *inside), class_=f"card {face.kind}"
    )
