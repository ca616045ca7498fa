"""Cards of any game, in the frames of designed boards: a face to read, and a line in a list."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from .cards import Face
from .frames import card_frame, title
from .icons import IconSet
from .lettering import BOLD, fit, width, wrap
from .palette import paint
from .rows import in_lines, row, row_width
from .svg import box, num, text, use

BAND: Final = 30.0
PICTURE: Final = 58.0
EMBLEM: Final = 40.0
PAD: Final = 8.0
EFFECT: Final = 20.0
COST: Final = 17.0
SENTENCE: Final = 12.5
LEADING: Final = 15.5
LINE: Final = 24.0
LINE_ICON: Final = 16.0


def kind_style(colour: str) -> str:
    """The colours of a card of this colour of the palette."""
    return f"--k:{paint(colour)};--kl:color-mix(in srgb,{paint(colour)} 20%,{paint('panel')})"


@lru_cache(maxsize=1 << 11)
def face_card(icons: IconSet, face: Face, emblem: str, w: float, h: float) -> str:
    """A whole card from its upper left corner: name, emblem (a symbol of a sheet, or the glyph), cost, effect,
    sentence."""
    symbol = emblem or icons[face.glyph].id
    middle = BAND + PICTURE / 2
    parts = [
        card_frame(0, 0, w, h, BAND),
        title(face.name, PAD, 0, w - 2 * PAD, BAND),
        box(0.75, BAND, w - 1.5, PICTURE, "tint", 0),
        use(symbol, w / 2 - EMBLEM / 2, middle - EMBLEM / 2, EMBLEM, EMBLEM, "motif"),
        f'<path d="M1 {num(BAND + PICTURE)}H{num(w - 1)}" class="ground-line"/>',
        _cost(icons, face, w),
        _inside(icons, face, w)[0],
        box(0, 0, w, h, "card-rim", 8),
    ]
    return f'<g style="{kind_style(face.colour)}" class="face">{"".join(parts)}</g>'


def face_height(icons: IconSet, face: Face, w: float) -> float:
    """The height that a card of this width needs."""
    return _inside(icons, face, w)[1]


def _cost(icons: IconSet, face: Face, w: float) -> str:
    """On a plate in the upper left corner of the picture."""
    if not face.cost:
        return ""
    taken = min(row_width(face.cost, COST), w / 2)
    plate = box(5, BAND + 4, taken + 10, COST + 6, "plate", (COST + 6) / 2)
    return plate + f'<g class="dark">{row(icons, face.cost, 10, BAND + 7, COST, taken)[0]}</g>'


@lru_cache(maxsize=1 << 11)
def _inside(icons: IconSet, face: Face, w: float) -> tuple[str, float]:
    """What lies below the picture, and where it ends."""
    room = w - 2 * PAD
    y = BAND + PICTURE + 7
    effect, high = in_lines(icons, face.effect, PAD, y, EFFECT, room)
    y += high + 6
    parts = [effect]
    for line in wrap(face.sentence, room, SENTENCE, 99):
        y += LEADING
        parts.append(text(PAD, y, line, "soft", SENTENCE))
    return "".join(parts), y + 9


@lru_cache(maxsize=1 << 11)
def face_line(icons: IconSet, face: Face, w: float) -> str:
    """A card of somebody else: its glyph, its name, and its effect if there is room."""
    left = LINE_ICON + 12
    taken = row_width(face.effect, 14) + 8
    beside = left + width(face.name, 12, BOLD) + taken <= w
    parts = [
        box(0, 0, w, LINE, "tint", 4),
        box(0, 0, 4, LINE, "kind", 1),
        use(icons[face.glyph].id, 8, (LINE - LINE_ICON) / 2, LINE_ICON, LINE_ICON),
        text(left, LINE / 2 + 4.2, fit(face.name, w - left - (taken if beside else 6), 12, BOLD), "b", 12),
    ]
    if beside:
        parts.append(row(icons, face.effect, w - taken, (LINE - 14) / 2, 14)[0])
    return f'<g style="{kind_style(face.colour)}">{"".join(parts)}</g>'
