"""The pictures of a guide, drawn like the table: from a position, for a width.

A game lists its own in `guide/pictures.py`:

    PICTURES = {"map": part("map", at_start, 420), "column": drawing(one_column, in_mid_game, 260)}

A position is a function that returns a match: played from a seed, or arranged with the game's `scenario.py`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from ..draw import svg
from ..draw.icons import icons_of
from ..draw.regions import Drawn
from ..draw.rows import Token, known, row
from ..draw.svg import num
from ..kernel.game import Component, Game, UsageError, View
from ..kernel.match import Match
from ..words import labels, words_of
from .board import Room
from .default_game import DefaultGame
from .guide import Picture
from .painter import Painter

ICON_SIZE: Final = 20.0
LARGE_ICON: Final = 30.0
PART_WIDTH: Final = 460

_ID: Final = re.compile(r' id="[^"]*"')
_BUTTON: Final = re.compile(r'role="button" tabindex="0"')


class Drawing(NamedTuple):
    """`draw` gets the game's own painter. Only if a picture asks for it are possible answers lit."""

    position: Callable[[], Match]
    draw: Callable[[Any, Room], Drawn]
    width: int
    seat: int = 0
    lit: bool = False


def part(name: str, position: Callable[[], Match], width: int, seat: int = 0, lit: bool = False) -> Drawing:
    """A part of the board as the table shows it."""

    def draw(painter: Painter, room: Room) -> Drawn:
        assert isinstance(painter.game, DefaultGame)
        for one in painter.game.show.design.parts(painter):
            if one.name == name:
                return one.draw(painter, room)
        raise UsageError(f"the board of {painter.game.name} has no part {name!r}")

    return Drawing(position, draw, width, seat, lit)


def detail(
    name: str,
    position: Callable[[], Match],
    whole: int,
    frame: tuple[float, float, int, float],
    seat: int = 0,
    lit: bool = False,
) -> Drawing:
    """A frame of a part that is drawn `whole` pixels wide: corner, width and height."""
    w, h = frame[2:]

    def draw(painter: Painter, room: Room) -> Drawn:
        inside = part(name, position, whole).draw(painter, Room(whole, 0)).svg
        box = " ".join(map(num, frame))
        return Drawn(f'<svg width="{num(w)}" height="{num(h)}" viewBox="{box}">{inside}</svg>', h)

    return Drawing(position, draw, w, seat, lit)


def drawing(
    draw: Callable[[Any, Room], Drawn], position: Callable[[], Match], width: int, seat: int = 0, lit: bool = False
) -> Drawing:
    """A piece of a part, such as a card."""
    return Drawing(position, draw, width, seat, lit)


def drawn(game: DefaultGame, wanted: Drawing, lang: str, caption: str) -> str:
    """As SVG that refers to the sheet of the game."""
    match = wanted.position()
    view: View = {**match.view(wanted.seat)}
    if not wanted.lit:
        view["pending"] = None
    result = wanted.draw(game.show.design.painter(game, view, lang), Room(wanted.width, 0))
    return _still(wanted.width, result.height, caption, result.svg)


def picture(game: Game, wanted: Picture, lang: str) -> str:
    """The picture that a guide names, as SVG; empty for a component that the game does not draw. Raises UsageError for
    an unknown name."""
    caption, of = wanted.caption, wanted.of
    if wanted.source == "component":
        return _component(game, component_named(game, of), lang)
    if wanted.source == "icons":
        return icon_row(game, of, lang, LARGE_ICON)[0]
    if wanted.source == "part":
        return _part_of_start(game, of, lang, caption)
    return game.show.guide_picture(of, lang, caption)


def component_named(game: Game, name: str) -> Component:
    """By `kind:id`."""
    kind, _, id = name.partition(":")
    for component in game.components:
        if (component.kind, component.id) == (kind, id):
            return component
    raise UsageError(f"{game.name} has no component {name!r:.60}; write component:kind:id")


def _component(game: Game, component: Component, lang: str) -> str:
    """As the game draws it for explanations."""
    if not component.numbers:
        return ""
    view = Match(game, game.players[0], 1).view(0)
    explained = game.show.explained(view, lang, component.kind, component.numbers[0])
    return explained.svg if explained else ""


def _part_of_start(game: Game, name: str, lang: str, caption: str) -> str:
    """A part of the board at the start, for guides without pictures of their own."""
    if not isinstance(game, DefaultGame):
        raise UsageError(f"{game.name} draws no parts; bring pictures in GameShow.guide_picture")
    return drawn(game, part(name, lambda: Match(game, game.players[0], 1), PART_WIDTH), lang, caption)


def icon_row(game: Game, tokens: str, lang: str, size: float = ICON_SIZE) -> tuple[str, str]:
    """A row of icons as SVG that refers to the sheet, and its text for screen readers."""
    icons, w = icons_of(game), words_of(game, lang)
    read: list[Token] = [int(token) if token.isdigit() else token for token in tokens.split()]
    for token in read:
        if not known(icons, token) and not (isinstance(token, str) and token[:1].isupper()):
            raise UsageError(f"{token!r} in a row of icons is neither a number, an icon nor a sign")
    label = " ".join(
        labels.icon_name(w, token) if isinstance(token, str) and token in icons.drawings else str(token)
        for token in read
    )
    shapes, width = row(icons, read, 0, 0, size)
    return _still(width, size, label, shapes), label


def _still(width: float, height: float, label: str, shapes: str) -> str:
    """A static picture: its things are no buttons, and have no ids that could clash with another picture."""
    name = svg.escape(label)
    shapes = _BUTTON.sub('role="img"', _ID.sub("", shapes))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="tafel" viewBox="0 0 {num(width)} {num(height)}" '
        f'width="{num(width)}" height="{num(height)}" role="img" aria-label="{name}">{shapes}</svg>'
    )
