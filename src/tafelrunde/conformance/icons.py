"""Checks of icons: all can be drawn and distinguished, the game's own and the shared ones."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from typing import Final

from ..draw import palette
from ..draw.icons import SHARED, IconSet, icons_of, symbols
from ..draw.rows import known
from ..kernel.game import Game
from ..kernel.match import Match
from ..words import LANGUAGES, labels, words_of
from .positions import played

SAME_SHAPE: Final = {"ship"}  # an alias of a piece
COLOUR: Final = re.compile(r"var\(--t-([a-z0-9-]+)\)")


def own_icons(game: Game) -> Iterator[str]:
    own = game.show.icons()
    for name in sorted(own.keys() & SHARED.keys()):
        yield f"the icon {name} is shared by all games (draw/icons.py); give yours another name"
    for name in own:
        if not name[:1].islower():  # rows would print it
            yield f"the name of the icon {name} must begin with a small letter"
    if own.keys() & SHARED.keys():
        return
    for name in own:
        try:
            empty = not len(ET.fromstring(symbols(icons_of(game), [name])))
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
    for name, drawing in icons_of(game).drawings.items():
        bare = COLOUR.sub("", drawing)
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
