"""Checks of icons: all can be drawn and distinguished, the game's own and the shared ones."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from typing import Final

from ..draw import palette
from ..draw.icons import IN_SHEET, IconSet, icons_of
from ..draw.rows import known
from ..draw.sheets import definitions_of
from ..kernel.game import Game
from ..kernel.match import Match
from ..words import LANGUAGES, labels, words_of
from .positions import played

SAME_SHAPE: Final = {"ship"}  # an alias of a piece
COLOUR: Final = re.compile(r"var\(--t-([a-z0-9-]+)\)")
OUTSIDE: Final = re.compile(r"</?symbol[^>]*>")


def own_icons(game: Game) -> Iterator[str]:
    own, definitions = game.show.icons(), definitions_of(game)
    missing = [name for name, drawing in own.items() if drawing[:1] == IN_SHEET and drawing[1:] not in definitions]
    for name in missing:
        yield f"the icon {name} is {own[name]}, which the sheet does not have (show/art.svg)"
    for name in own:
        if not name[:1].islower():  # rows would print it
            yield f"the name of the icon {name} must begin with a small letter"
    if missing:
        return
    for name in own:
        try:
            empty = not len(ET.fromstring(icons_of(game)[name].symbol))
        except ET.ParseError as wrong:
            yield f"the icon {name} is no SVG: {wrong}"
        else:
            if empty:
                yield f"the icon {name} is empty"


def named(game: Game) -> Iterator[str]:
    """Every icon has a name in the legend."""
    w = words_of(game, LANGUAGES[0])
    for name in game.show.icons():
        if not w.has(f"icon-{labels.slug(name)}"):
            yield f"the icon {name} has no text icon-{labels.slug(name)}, so the legend cannot name it"


def distinct(game: Game) -> Iterator[str]:
    """Every drawing is unique without its colours."""
    shapes: dict[str, str] = {}
    icons = icons_of(game)
    for name in icons.drawings:
        bare = COLOUR.sub("", OUTSIDE.sub("", icons[name].symbol))
        if bare in shapes and name not in SAME_SHAPE:
            yield f"the icons {name} and {shapes[bare]} differ by colour alone"
        shapes[bare] = name


def colours(game: Game) -> Iterator[str]:
    """All colours are of the palette, so that a page can theme them."""
    used = "".join(game.show.icons().values()) + game.show.board_svg(played(game, game.players[-1], 150).view(0), "en")
    for name in sorted(set(COLOUR.findall(used)) - set(palette.COLOURS)):
        yield f"there is no colour {name} (draw/palette.py)"


def everything_has_an_icon(game: Game) -> Iterator[str]:
    """Every token of every effect and every counter of a summary can be drawn."""
    icons: IconSet = icons_of(game)
    described = [each.description for each in game.components if each.description is not None]
    tokens = {token for effect in (*game.effects, *described) for token in effect.icons()}
    for token in sorted(str(token) for token in tokens if not known(icons, token)):
        yield f"an effect shows {token!r}, which is neither an icon nor a sign (GameShow.icons)"
    for name in game.show.summary(Match(game, game.players[0], 1).view(0), 0):
        if not known(icons, name):
            yield f"the summary counts {name}, which has no icon (GameShow.icons)"
