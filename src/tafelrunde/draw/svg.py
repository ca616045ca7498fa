"""SVG as text: elements with escaping, short numbers, and things with id, name and tooltip.

A picture has thousands of small elements, many almost equal, so formatted parts are cached.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

REMEMBERED: Final = 1 << 14  # of each kind


@lru_cache(maxsize=REMEMBERED)
def escape(text: str) -> str:
    """Escape element content and attributes in double quotes. Control characters are not allowed in XML at all."""
    for sign, entity in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;")):
        if sign in text:
            text = text.replace(sign, entity)
    return text if text.isprintable() else "".join(c if c.isprintable() else " " for c in text)


@lru_cache(maxsize=REMEMBERED)
def num(value: float) -> str:
    """Format with two decimals and no trailing zeros."""
    text = f"{value:.2f}"
    text = text.rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


@lru_cache(maxsize=REMEMBERED)
def text(x: float, y: float, words: str, class_: str = "", size: float = 11) -> str:
    """A line of text. Classes of the style: `b` bold, `serif`, `soft`, `mid` and `end` for the anchor."""
    look = f' class="{class_}"' if class_ else ""
    return f'<text x="{num(x)}" y="{num(y)}" font-size="{num(size)}"{look}>{escape(words)}</text>'


@lru_cache(maxsize=REMEMBERED)
def tally(key: str, x: float, y: float, words: str, class_: str, size: float) -> str:
    """A number that a page may count up to; `key` is unique on the board."""
    place = f'x="{num(x)}" y="{num(y)}" font-size="{num(size)}"'
    return f'<text {place} class="{class_}" data-count="{key}">{escape(words)}</text>'


@lru_cache(maxsize=REMEMBERED)
def box(x: float, y: float, w: float, h: float, class_: str, radius: float = 6) -> str:
    return (
        f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}" rx="{num(radius)}" '
        f'class="{escape(class_)}"/>'
    )


def group_of(class_: str, children: Iterable[str], id: str = "") -> str:
    """Children with the same look; with an id they can be placed again."""
    named = f' id="{id}"' if id else ""
    return f'<g{named} class="{class_}">{"".join(children)}</g>' if class_ else f"<g{named}>{''.join(children)}</g>"


def use(id: str, x: float, y: float, w: float, h: float, class_: str = "") -> str:
    """A symbol of a sheet."""
    look = f' class="{class_}"' if class_ else ""
    return f'<use href="#{id}" x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}"{look}/>'


def edge(x: float, y: float, w: float, h: float, radius: float = 6, out: float = 2.5) -> str:
    """The contour of a rectangular thing, for its marks (draw/art.svg)."""
    return box(x - out, y - out, w + 2 * out, h + 2 * out, "edge", radius + out)


def at(x: float, y: float, *children: str) -> str:
    """Children moved to a position."""
    return f'<g transform="translate({num(x)} {num(y)})">{"".join(children)}</g>'


def title(words: str) -> str:
    """The tooltip of the enclosing element."""
    return f"<title>{escape(words)}</title>"


def thing(
    id: str,
    name: str,
    *children: str,
    class_: str = "",
    lit: bool = False,
    style: str = "",
    like: str = "",
    place: str = "",
) -> str:
    """A thing of the table: a stable id, a name for screen readers and a tooltip. A lit thing can be chosen: it has the
    class `open`, is a button, and can be focused. If one thing disappears and another that is `like` it appears, a page
    may animate a move. `place` are its coordinates on the rims of the map. A child of the class `edge` is the contour
    of its marks."""
    return f"{_opening(id, name, class_, lit, style, like, place)}{''.join(children)}</g>"


@lru_cache(maxsize=REMEMBERED)
def _opening(id: str, name: str, class_: str, lit: bool, style: str, like: str, place: str) -> str:
    classes = f"{class_} open".strip() if lit else class_
    look = (f' class="{escape(classes)}"' if classes else "") + (f' style="{escape(style)}"' if style else "")
    look += f' data-like="{escape(like)}"' if like else ""
    look += f' data-at="{escape(place)}"' if place else ""
    role = 'role="button" tabindex="0"' if lit else 'role="img"'
    return f'<g id="{escape(id)}" {role} aria-label="{escape(name)}"{look}>{title(name)}'


def part(id: str, name: str, x: float, y: float, w: float, h: float, *children: str) -> str:
    """A named region of the picture to which a page can zoom: `data-box` is its viewBox."""
    frame = " ".join(num(value) for value in (x, y, w, h))
    return f'<g id="{escape(id)}" role="group" aria-label="{escape(name)}" data-box="{frame}">{"".join(children)}</g>'


def group(id: str, name: str, *children: str) -> str:
    """A group with a name for screen readers."""
    return f'<g id="{escape(id)}" role="group" aria-label="{escape(name)}">{"".join(children)}</g>'


def picture(width: float, height: float, name: str, *children: str, style: str = "") -> str:
    """A whole picture that scales with its container."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="tafel" viewBox="0 0 {num(width)} {num(height)}" '
        f'role="group" aria-label="{escape(name)}">{title(name)}'
        f"{f'<style>{style}</style>' if style else ''}{''.join(children)}</svg>"
    )
