"""The map for a terminal: spaces by name, with terrain and buildings."""

from __future__ import annotations

from typing import Any, Final

from .....draw.wall import Wall, from_zero, joints, lines_of, seat_style, widest, write
from .....kernel.game import View
from .....words import Words
from ...pieces.map import COLUMNS

BRICKS: Final = (8, 7, 6, 5)  # in characters


def wall_of(view: View, width: int) -> Wall:
    """The widest bricks there is room for."""
    places: dict[int, tuple[int, int]] = {}
    for number, space in enumerate(view["spaces"]):
        if space["terrain"] != "none":
            row, column = divmod(number, COLUMNS)
            places[number] = (2 * column + row % 2, row)
    places = from_zero(places)
    return widest([Wall(places, brick) for brick in BRICKS], width)


def map_lines(view: View, w: Words, lit: set[str], width: int) -> list[str]:
    """Lines of markup. Spaces that answer the pending question carry a star."""
    wall = wall_of(view, width)
    canvas = joints(wall)
    room = wall.brick - 1
    for number in wall.places:
        space = view["spaces"][number]
        x, y = wall.left(number) + 1, wall.top(number) + 1
        open_now = f"space-{number}" in lit
        name, signs = space["name"], _signs(space, open_now)[: room - len(space["name"])]
        write(canvas, x, y, name + signs.rjust(room - len(name)), "reverse" if open_now else "")
        write(canvas, x, y + 1, w.text(f"short-{space['terrain']}"), "dim" if space["terrain"] == "river" else "")
        if space.get("owner") is not None:
            piece = str(space["owner"] + 1) + w.text("short-" + space["building"])
            write(canvas, x + room - len(piece), y + 1, piece, seat_style(space["owner"]))
    return lines_of(canvas)


def _signs(space: dict[str, Any], open_now: bool) -> str:
    """What matters most stands first, since narrow bricks have room for one sign."""
    return "*" * open_now + "+" * bool(space.get("annex")) + "°" * bool(space.get("town"))
