"""SVG as text: elements with escaping, short numbers, and things that have an id, a name and a tooltip.

A picture has thousands of small elements, and the next one has almost the same: those are remembered.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Union

REMEMBERED: Final = 1 << 14  # of each kind

Attribute = Union[str, int, float, None]


@lru_cache(maxsize=REMEMBERED)
def escape(text: str) -> str:
    """For element content and for attributes in double quotes. Control characters cannot be written in XML at all."""
    for sign, entity in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;")):
        if sign in text:
            text = text.replace(sign, entity)
    return text if text.isprintable() else "".join(c if c.isprintable() else " " for c in text)


@lru_cache(maxsize=REMEMBERED)
def num(value: float) -> str:
    """As short as a picture allows: two decimals, no trailing zeros."""
    text = f"{value:.2f}"
    text = text.rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def el(tag: str, *children: str, **attributes: Attribute) -> str:
    """An element; children are SVG already. `class_` is class, `stroke_width` is stroke-width, None is left out."""
    parts = [tag]
    for name, value in attributes.items():
        if value is None:
            continue
        shown = escape(value) if isinstance(value, str) else num(value)
        parts.append(f'{name.rstrip("_").replace("_", "-")}="{shown}"')
    opening = " ".join(parts)
    return f"<{opening}>{''.join(children)}</{tag}>" if children else f"<{opening}/>"


@lru_cache(maxsize=REMEMBERED)
def text(x: float, y: float, words: str, class_: str = "", size: float = 11) -> str:
    """A line of text. Classes of the style: `b` bold, `serif`, `soft`, `mid` and `end` for the anchor."""
    look = f' class="{class_}"' if class_ else ""
    return f'<text x="{num(x)}" y="{num(y)}" font-size="{num(size)}"{look}>{escape(words)}</text>'


@lru_cache(maxsize=REMEMBERED)
def box(x: float, y: float, w: float, h: float, class_: str, radius: float = 6) -> str:
    return (
        f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}" rx="{num(radius)}" '
        f'class="{escape(class_)}"/>'
    )


def at(x: float, y: float, *children: str) -> str:
    """Children moved to a place."""
    return f'<g transform="translate({num(x)} {num(y)})">{"".join(children)}</g>'


def title(words: str) -> str:
    """The tooltip of the element around it."""
    return f"<title>{escape(words)}</title>"


def thing(
    id: str, name: str, *children: str, class_: str = "", lit: bool = False, style: str = "", like: str = ""
) -> str:
    """Something of the table: a stable id, a name for ears and a tooltip for the mouse. What is lit can be chosen:
    it has the class `open`, is a button, and can be reached by the keyboard. Where one thing goes and another that is
    `like` it comes, a page may show it as having moved."""
    return f"{_opening(id, name, class_, lit, style, like)}{''.join(children)}</g>"


@lru_cache(maxsize=REMEMBERED)
def _opening(id: str, name: str, class_: str, lit: bool, style: str, like: str) -> str:
    classes = f"{class_} open".strip() if lit else class_
    look = (f' class="{escape(classes)}"' if classes else "") + (f' style="{escape(style)}"' if style else "")
    look += f' data-like="{escape(like)}"' if like else ""
    role = 'role="button" tabindex="0"' if lit else 'role="img"'
    return f'<g id="{escape(id)}" {role} aria-label="{escape(name)}"{look}>{title(name)}'


def part(id: str, name: str, x: float, y: float, w: float, h: float, *children: str) -> str:
    """A named region of the picture, to which a zoomable view can move: `data-box` is its viewBox."""
    frame = " ".join(num(value) for value in (x, y, w, h))
    return f'<g id="{escape(id)}" role="group" aria-label="{escape(name)}" data-box="{frame}">{"".join(children)}</g>'


def group(id: str, name: str, *children: str) -> str:
    """Things that belong together, with a name for ears."""
    return f'<g id="{escape(id)}" role="group" aria-label="{escape(name)}">{"".join(children)}</g>'


def picture(width: float, height: float, name: str, *children: str, style: str = "") -> str:
    """A whole picture that scales with the room it is given."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="tafel" viewBox="0 0 {num(width)} {num(height)}" '
        f'role="group" aria-label="{escape(name)}">{title(name)}'
        f"<style>{style}</style>{''.join(children)}</svg>"
    )
