"""Frames of designed boards: panels and cards, drawn around symbols of a sheet. Colours of a card are CSS variables:
`--k` its kind, `--kl` a pale tint of it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from .lettering import BOLD, SERIF, width, wrap
from .svg import box, escape, num, text, use

BAND: Final = 32.0
ROUND: Final = 8.0


@lru_cache(maxsize=1 << 12)
def upper(x: float, y: float, w: float, h: float, class_: str, radius: float = ROUND) -> str:
    """A rectangle with round upper corners."""
    r = num(radius)
    path = f"M{num(x)} {num(y + h)}v{num(radius - h)}a{r} {r} 0 0 1 {r}-{r}h{num(w - 2 * radius)}a{r} {r} 0 0 1 {r} {r}"
    return f'<path d="{path}v{num(h - radius)}Z" class="{class_}"/>'


@lru_cache(maxsize=1 << 12)
def card_frame(x: float, y: float, w: float, h: float, band: float = BAND) -> str:
    """The ground of a card, and its title band in the colour of its kind."""
    return (
        box(x, y, w, h, "card-ground", ROUND)
        + upper(x + 0.75, y + 0.75, w - 1.5, band, "band", ROUND - 0.75)
        + box(x, y, w, h, "card-rim", ROUND)
    )


@lru_cache(maxsize=1 << 12)
def title(words: str, x: float, y: float, w: float, h: float, most: float = 14, least: float = 12) -> str:
    """A name in a band: on one line or two, as large as fits."""
    size = most
    while size > least and (len(_lines(words, w, size)) > 2 or not _whole(words, w, size)):
        size -= 0.5
    lines = wrap(words, w, size, 2, SERIF)
    step = size * 1.08
    first = y + h / 2 + size * 0.34 - step * (len(lines) - 1) / 2
    return "".join(text(x, first + step * n, line, "serif on", size) for n, line in enumerate(lines))


def _lines(words: str, w: float, size: float) -> tuple[str, ...]:
    return wrap(words, w, size, 9, SERIF)


def _whole(words: str, w: float, size: float) -> bool:
    """Whether no word has to be divided."""
    return max((width(word, size, SERIF) for word in words.split()), default=0) <= w


def badge(x: float, y: float, words: str, size: float = 14) -> str:
    """A number on a plate, centred."""
    w = max(size * 1.3, width(words, size, BOLD) + 10)
    h = size * 1.36
    return box(x - w / 2, y - h / 2, w, h, "badge", h / 2) + text(x, y + size * 0.34, words, "b mid", size)


@lru_cache(maxsize=1 << 10)
def seat_frame(x: float, y: float, w: float, h: float) -> str:
    """The panel of a player, with their colour along its left edge."""
    return box(x, y, 2 * ROUND + 6, h, "side", 10) + box(x + 5, y, w - 5, h, "leaf", 9)


def sign(seat: int, x: float, y: float, size: float) -> str:
    """The sign of a player, in the colour of the place."""
    return use(f"sign-{seat % 5}", x, y, size, size, "sgn")


def described(words: str) -> str:
    """The tooltip of a symbol that is no thing."""
    return f"<title>{escape(words)}</title>"
