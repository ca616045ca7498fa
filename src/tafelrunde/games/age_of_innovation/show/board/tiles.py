"""Draws tiles: whole ones with name, emblem and effect, and miniatures with the emblem alone."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from .....draw.frames import upper
from .....draw.icons import IconSet
from .....draw.lettering import SERIF, width, wrap
from .....draw.svg import at, box, edge, num, text, use
from ..painter import Face, Painter, draw_lines, least_height

PAD: Final = 6.0
NAME: Final = 14.0  # letters of a name, at most and at least
LEAST_NAME: Final = 12.0
LINE: Final = 14.5
BAND: Final = 22.0  # with a name of one line
ABOVE: Final = 96.0  # from this height below the band the emblem stands above the effect, otherwise at the left
EMBLEM: Final = 76.0
BESIDE: Final = 44.0
LEAST_EFFECT: Final = 30.0
READING: Final[tuple[float, float]] = (240.0, 112.0)  # a tile at reading size
FEW_WIDE: Final = 96.0  # what an effect needs beside an emblem; a narrower tile has no emblem
IN_BAND: Final = 24.0  # an emblem beside the name


class Look(NamedTuple):
    """A tile: kind and number, its discipline or -1, and a unique id for one that others may have too."""

    kind: str
    number: int
    discipline: int = -1
    id: str = ""

    @property
    def thing(self) -> str:
        return self.id or f"{self.kind}-{self.number}"

    @property
    def colour(self) -> str:
        return "dx" if self.discipline < 0 else f"d{self.discipline}"


def label_of(face: Face) -> str:
    return f"{face.name}. {face.sentence}"


# ------------------------------------------------------------------------------------------------ whole tiles


def tile(
    painter: Painter,
    look: Look,
    w: float,
    h: float,
    more: str = "",
    label: str = "",
    class_: str = "",
    foot: float = 0,
) -> str:
    """A tile from its upper left corner, as high as `tile_height` says or higher; `more` lies on it, in its foot."""
    face = painter.face(look.kind, look.number)
    drawn = _whole(painter.icon_set, face, painter.emblem(look.kind, look.number), look.colour, w, h, foot)
    contour = edge(0, 0, w, h, 8)
    look_of = f"tile-{look.kind} lifts {class_}".rstrip()
    return painter.thing(look.thing, label or label_of(face), contour, f"<g>{drawn}</g>", more, class_=look_of)


def name_lines(face: Face, w: float) -> tuple[str, ...]:
    return wrap(face.name, _name_room(w), _name_size(face.name, w), 4, SERIF)


def _name_room(w: float) -> float:
    """Beside the emblem of a tile that has no other room for it."""
    return w - 2 * PAD - (IN_BAND - 2 if _emblem_in_band(w) else 0)


def _name_size(name: str, w: float) -> float:
    return NAME if width(name, NAME, SERIF) <= _name_room(w) else LEAST_NAME


def _emblem_in_band(w: float) -> bool:
    return FEW_WIDE <= w < FEW_WIDE + BESIDE


def band_height(face: Face, w: float) -> float:
    return BAND + LINE * (len(name_lines(face, w)) - 1)


def tile_height(face: Face, w: float) -> float:
    """The height that a tile needs for its name and readable icons."""
    room = w - 2 * PAD - (BESIDE if w >= FEW_WIDE + BESIDE else 0)
    return band_height(face, w) + max(LEAST_EFFECT, least_height(face.lines, room)) + 8


@lru_cache(maxsize=1 << 11)
def _whole(icons: IconSet, face: Face, emblem: str, colour: str, w: float, h: float, foot: float = 0) -> str:
    band = band_height(face, w)
    lines = name_lines(face, w)
    size = _name_size(face.name, w)
    first = band / 2 + size * 0.34 - LINE * (len(lines) - 1) / 2
    room = h - band - foot
    shift = IN_BAND / 2 if _emblem_in_band(w) and room < ABOVE else 0.0
    parts = [
        box(0, 0, w, h, "tile", 8),
        upper(0.7, 0.7, w - 1.4, band, "band-d", 7.3),
        *(text(w / 2 + shift, first + LINE * n, line, "serif mid", size) for n, line in enumerate(lines)),
    ]
    if shift:
        parts.append(use(emblem, 3, band / 2 - IN_BAND / 2 + 1, IN_BAND, IN_BAND))
    if room >= ABOVE:
        high = max(min(room * 0.42, 44.0), least_height(face.lines, w - 2 * PAD))
        icon = min(EMBLEM, room - high - 8, w - 2 * PAD)
        parts.append(use(emblem, (w - icon) / 2, band + 5 + (room - high - icon - 8) / 2, icon, icon))
        parts.append(at(PAD, h - foot - high - 2, draw_lines(icons, face.lines, w - 2 * PAD, high, 20)))
    else:
        left = PAD
        if w >= FEW_WIDE + BESIDE:
            icon = min(BESIDE - 4, room - 6)
            parts.append(use(emblem, PAD, band + (room - icon) / 2, icon, icon))
            left += BESIDE
        parts.append(at(left, band + 3, draw_lines(icons, face.lines, w - left - PAD, room - 6, 20)))
    return f'<g class="{colour}">{"".join(parts)}</g>'


def reading(painter: Painter, kind: str, number: int) -> str:
    """A tile at reading size, a picture of its own."""
    w, h = READING
    face = painter.face(kind, number)
    high = max(h, tile_height(face, w))
    drawn = _whole(painter.icon_set, face, painter.emblem(kind, number), "dx", w, high)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="tafel" viewBox="-1 -1 {num(w + 2)} {num(high + 2)}" '
        f'width="{num(w + 2)}" height="{num(high + 2)}" aria-hidden="true">{drawn}</svg>'
    )


# ------------------------------------------------------------------------------------------------ miniatures


def mini(
    painter: Painter, look: Look, x: float, y: float, w: float, h: float, more: str = "", label: str = "",
    class_: str = "",
) -> str:  # fmt: skip
    """The emblem in a frame; a discipline colours its upper edge."""
    face = painter.face(look.kind, look.number)
    emblem = painter.emblem(look.kind, look.number)
    inside = (edge(x, y, w, h, 4, 0.5), _mini(emblem, look.colour, x, y, w, h), more)
    return painter.thing(look.thing, label or label_of(face), *inside, class_=f"lifts {class_}".rstrip())


@lru_cache(maxsize=1 << 11)
def _mini(emblem: str, colour: str, x: float, y: float, w: float, h: float) -> str:
    frame = box(x, y, w, h, "tile", 4)
    top = 0.0
    if colour != "dx":
        frame += upper(x + 0.7, y + 0.7, w - 1.4, 4, f"band-d {colour}", 3.4)
        top = 4.0
    size = min(w - 2, h - top - 2)
    return frame + use(emblem, x + (w - size) / 2, y + top + (h - top - size) / 2, size, size)


def dots(count: int, x: float, y: float) -> str:
    """How many copies are left, from the right."""
    return "".join(f'<circle cx="{num(x - 4 * n)}" cy="{num(y)}" r="1.5" class="dots"/>' for n in range(count))


def gone(x: float, y: float, w: float, h: float) -> str:
    return box(x, y, w, h, "tile gone", 4)
