"""Pens for icons: filled shapes, thin details, strokes of ink, silhouettes."""

from __future__ import annotations

from typing import Final

from .palette import paint
from .svg import num

EDGE: Final = f'stroke="{paint("edge")}" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"'
INK: Final = f'fill="none" stroke="{paint("ink")}" stroke-width="1.9" stroke-linejoin="round" stroke-linecap="round"'

HEX: Final = "M12 1.5L21.1 6.75V17.25L12 22.5L2.9 17.25V6.75Z"
STAR: Final = "M12 1.8L15.1 8.4L22.3 9.3L17 14.3L18.4 21.4L12 17.9L5.6 21.4L7 14.3L1.7 9.3L8.9 8.4Z"
CARD: Final = "M6 2.5H18A1.5 1.5 0 0 1 19.5 4V20A1.5 1.5 0 0 1 18 21.5H6A1.5 1.5 0 0 1 4.5 20V4A1.5 1.5 0 0 1 6 2.5Z"


def shape(d: str, colour: str) -> str:
    return f'<path d="{d}" fill="{paint(colour)}" {EDGE}/>'


def detail(d: str, fill: str = "none") -> str:
    """Thin lines of the outline's colour inside a shape."""
    return f'<path d="{d}" fill="{fill}" {EDGE}/>'


def stroke(d: str) -> str:
    """A sign of strokes alone."""
    return f'<path d="{d}" {INK}/>'


def solid(d: str, colour: str = "edge") -> str:
    """A shape without an outline."""
    return f'<path d="{d}" fill="{paint(colour)}"/>'


def silhouette(d: str) -> str:
    """One path without a colour, which is readable on any terrain and takes the `fill` of its place."""
    return f'<path fill-rule="evenodd" d="{d}"/>'


def disc(x: float, y: float, r: float, colour: str) -> str:
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{paint(colour)}" {EDGE}/>'


def coin(x: float, y: float, r: float, colour: str = "gold") -> str:
    place = f'cx="{num(x)}" cy="{num(y)}"'
    return disc(x, y, r, colour) + f'<circle {place} r="{num(r * 0.62)}" fill="none" {EDGE}/>'


def scaled(drawing: str, x: float, y: float, scale: float) -> str:
    """A drawing, scaled down and moved."""
    return f'<g transform="translate({num(x)} {num(y)}) scale({num(scale)})">{drawing}</g>'
