"""The map for a terminal: a wall of bricks, in which each brick touches its six neighbours as a hex does."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from rich.markup import escape

from ...draw.palette import COLOURS, SEATS
from ...kernel.game import View
from ...words import Words
from .components.map import COLUMNS

BRICKS: Final = (8, 7, 6, 5)  # in characters
COURSE: Final = 3  # lines: a joint, the name, the terrain and its building

LEFT: Final = 1
RIGHT: Final = 2
UP: Final = 4
DOWN: Final = 8
JOINTS: Final = " ??─?┘└┴?┐┌┬│┤├┼"  # by the sum of the sides to which a joint goes on


class Wall(NamedTuple):
    """Where the bricks lie: `places` by half bricks across and courses down, from 0, for each space of the map."""

    places: dict[int, tuple[int, int]]
    brick: int

    def left(self, space: int) -> int:
        return self.places[space][0] * self.brick // 2

    def top(self, space: int) -> int:
        return self.places[space][1] * COURSE

    @property
    def width(self) -> int:
        return max(self.left(space) for space in self.places) + self.brick + 1

    @property
    def height(self) -> int:
        return max(self.top(space) for space in self.places) + COURSE + 1


def wall_of(view: View, width: int) -> Wall:
    """The widest bricks there is room for."""
    places: dict[int, tuple[int, int]] = {}
    for number, space in enumerate(view["spaces"]):
        if space["terrain"] != "none":
            row, column = divmod(number, COLUMNS)
            places[number] = (2 * column + row % 2, row)
    first = min(across for across, _ in places.values())
    places = {space: (across - first, down) for space, (across, down) in places.items()}
    walls = [Wall(places, brick) for brick in BRICKS]
    return next((wall for wall in walls if wall.width <= width), walls[-1])


def map_lines(view: View, w: Words, lit: set[str], width: int) -> list[str]:
    """Lines of markup. Spaces that answer the pending question carry a star."""
    wall = wall_of(view, width)
    canvas = _joints(wall)
    room = wall.brick - 1
    for number in wall.places:
        space = view["spaces"][number]
        x, y = wall.left(number) + 1, wall.top(number) + 1
        open_now = f"space-{number}" in lit
        name, signs = space["name"], _signs(space, open_now)[: room - len(space["name"])]
        _write(canvas, x, y, name + signs.rjust(room - len(name)), "reverse" if open_now else "")
        _write(canvas, x, y + 1, w.text(f"short-{space['terrain']}"), "dim" if space["terrain"] == "river" else "")
        if space.get("owner") is not None:
            piece = str(space["owner"] + 1) + w.text("short-" + space["building"])
            _write(canvas, x + room - len(piece), y + 1, piece, seat_style(space["owner"]))
    return ["".join(line).rstrip() for line in canvas]


def seat_style(seat: int) -> str:
    return f"bold {COLOURS[SEATS[seat].colour][1]}"


def _signs(space: dict[str, Any], open_now: bool) -> str:
    """What matters most stands first, since narrow bricks have room for one sign."""
    return "*" * open_now + "+" * bool(space.get("annex")) + "°" * bool(space.get("town"))


def _joints(wall: Wall) -> list[list[str]]:
    sides = [[0] * wall.width for _ in range(wall.height)]
    for space in wall.places:
        left, top = wall.left(space), wall.top(space)
        for x in range(left, left + wall.brick):
            for y in (top, top + COURSE):
                sides[y][x] |= RIGHT
                sides[y][x + 1] |= LEFT
        for y in range(top, top + COURSE):
            for x in (left, left + wall.brick):
                sides[y][x] |= DOWN
                sides[y + 1][x] |= UP
    return [[JOINTS[side] for side in line] for line in sides]


def _write(canvas: list[list[str]], x: int, y: int, text: str, style: str = "") -> None:
    """The whole text goes to its first place and the places it covers are emptied, so that markup stays whole."""
    said = f"[{style}]{escape(text)}[/]" if style else escape(text)
    canvas[y][x : x + len(text)] = [said] + [""] * (len(text) - 1)
