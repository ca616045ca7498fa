"""Icons: flat symbols of 24 by 24, distinguished by shape as well as by colour.

`SHARED` are the icons of several games; a game adds its own in `show/icons.py`, drawn there or in its sheet. A picture
uses an icon set: the shared icons and those of its game.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, cached_property, lru_cache
from typing import Final, NamedTuple

from ..kernel.game import Game
from .palette import paint
from .pens import HEX, STAR, detail, disc, shape, silhouette, solid
from .sheets import SHARED as SHEET
from .sheets import definitions_of, ratio
from .svg import REMEMBERED, num, title

BOX: Final = 24
IN_SHEET: Final = "#"

# Pieces of several games.
TEMPLE: Final = (
    "M12 1.6L22.4 8.2V10.2H20V17.8H22.4V21.6H1.6V17.8H4V10.2H1.6V8.2ZM7 10.2V17.8H9V10.2Z"
    "M11 10.2V17.8H13V10.2ZM15 10.2V17.8H17V10.2Z"
)
WORKSHOP: Final = "M12 4.4L21 12H18.6V20.6H5.4V12H3Z"

SHARED: Final[dict[str, str]] = {
    # possessions
    "vp": shape(STAR, "vp"),
    "any-resource": shape("M12 2V12H2Z", "wood")
    + shape("M12 2L22 12H12Z", "clay")
    + shape("M2 12H12V22Z", "stone")
    + shape("M12 12H22L12 22Z", "wheat"),
    "food": shape(
        "M12 6.6Q17 3.8 20 8Q22.6 12.6 18.6 18.6Q15.4 23 12 21Q8.6 23 5.4 18.6Q1.4 12.6 4 8Q7 3.8 12 6.6Z", "red"
    )
    + shape("M12.4 6.4Q12.4 1.6 17.6 1.4Q17.6 5.6 12.4 6.4Z", "green"),
    "book": shape("M2 8.4H22V14.6H2ZM4 15H20V21.2H4ZM6 2H18V8H6Z", "leaf")
    + solid("M4.6 8.4H7.4V14.6H4.6ZM15.4 15H18.2V21.2H15.4ZM8.4 2H11V8H8.4Z", "law"),
    # cards
    "hand": shape("M2 7.4L9.4 4.2L14.6 17.4L7.6 20.4Z", "leaf")
    + shape("M8.2 3.2H16V19H8.2Z", "leaf")
    + shape("M14.6 4.2L22 7.4L16.4 20.4L9.6 17.4Z", "leaf"),
    "discard": shape("M3 9.5L14.2 6.2L18.4 19.4L7 22.6Z", "back")
    + shape("M9 3.5H20.8V18.5H9Z", "leaf")
    + detail("M12 8L17.8 14M17.8 8L12 14"),
    # pieces and the map
    "temple": silhouette(TEMPLE),
    "workshop": silhouette(WORKSHOP),
    "building": f'<path fill="none" stroke="{paint("ink")}" stroke-width="2" stroke-linejoin="round" '
    'd="M12 3L21.6 11.4H19.2V21H4.8V11.4H2.4Z"/>',
    "forest": shape(HEX, "forest") + solid("M12 4L16 10H14L17.5 15.5H13V19H11V15.5H6.5L10 10H8Z"),
    # actions
    "explore": disc(12, 12, 10, "leaf") + solid("M12 3.6L15 12L12 20.4L9 12Z", "accent") + detail("M9 12H15"),
    # signs for words
    "per": "#per",
    "arrow": "#arrow",
}


class Drawn(NamedTuple):
    """An icon: its symbol and the id of it, width by height, whether it takes the colour of its place, and whether a
    sheet has it."""

    id: str
    symbol: str
    ratio: float
    tinted: bool
    in_sheet: bool


class IconSet:
    """The icons that a picture may show, by name: the shared ones and the game's own, which come first. A drawing `#id`
    is a symbol of a sheet."""

    def __init__(self, own: Mapping[str, str], definitions: Mapping[str, str] = SHEET.definitions) -> None:
        self.drawings: dict[str, str] = {**SHARED, **own}
        self._drawn = {name: _drawn(name, drawing, definitions) for name, drawing in self.drawings.items()}

    def __getitem__(self, name: str) -> Drawn:
        assert name in self._drawn, f"no icon {name}"
        return self._drawn[name]

    @cached_property
    def symbols(self) -> Mapping[str, str]:
        """The definitions of icons that no sheet has, by id."""
        return {one.id: one.symbol for one in self._drawn.values() if not one.in_sheet}

    def ratio(self, name: str) -> float:
        return self._drawn[name].ratio


def _drawn(name: str, drawing: str, definitions: Mapping[str, str]) -> Drawn:
    if drawing.startswith(IN_SHEET):
        id = drawing.removeprefix(IN_SHEET)
        assert id in definitions, f"the icon {name} is not in the sheet"
        return Drawn(id, definitions[id], ratio(definitions[id]), "currentColor" in definitions[id], True)
    # A drawing without colours is a silhouette.
    symbol = f'<symbol id="i-{name}" viewBox="0 0 {BOX} {BOX}">{drawing}</symbol>'
    return Drawn(f"i-{name}", symbol, 1.0, 'fill="' not in drawing, False)


@cache
def icons_of(game: Game) -> IconSet:
    return IconSet(game.show.icons(), definitions_of(game))


def in_sheet(prefix: str, names: str) -> dict[str, str]:
    """Icons that are symbols `<prefix><name>` of a sheet."""
    return {name: f"{IN_SHEET}{prefix}{name}" for name in names.split()}


@lru_cache(maxsize=REMEMBERED)
def icon(icons: IconSet, name: str, x: float, y: float, size: float, name_of: str = "", colour: str = "") -> str:
    """An icon by its upper left corner and its height. `colour` is for silhouettes; by default they are drawn in
    ink."""
    drawn = icons[name]
    fill = ""
    if drawn.tinted and not drawn.in_sheet:
        fill = f' fill="{paint(colour or "ink")}"'
    elif drawn.tinted and colour:
        fill = f' color="{paint(colour)}"'
    place = f'x="{num(x)}" y="{num(y)}" width="{num(size * drawn.ratio)}" height="{num(size)}"'
    if not name_of:
        return f'<use href="#{drawn.id}" {place}{fill}/>'
    return f'<use href="#{drawn.id}" {place}{fill}>{title(name_of)}</use>'
