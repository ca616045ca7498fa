"""A map for a terminal: a wall of bricks, in which each brick touches its six neighbours as a hex does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, Optional

from rich.markup import escape

from .palette import COLOURS, SEATS

COURSE: Final = 3  # lines: a joint and two of text

LEFT: Final = 1
RIGHT: Final = 2
UP: Final = 4
DOWN: Final = 8
JOINTS: Final = " ??─?┘└┴?┐┌┬│┤├┼"  # by the sum of the sides to which a joint goes on

Canvas = list[list[str]]


class Wall(NamedTuple):
    """Where the bricks lie: `places` by half bricks across and courses down, from 0."""

    places: dict[int, tuple[int, int]]
    brick: int  # in characters

    def left(self, number: int) -> int:
        return self.places[number][0] * self.brick // 2

    def top(self, number: int) -> int:
        return self.places[number][1] * COURSE

    @property
    def width(self) -> int:
        return max(self.left(number) for number in self.places) + self.brick + 1

    @property
    def height(self) -> int:
        return max(self.top(number) for number in self.places) + COURSE + 1


def from_zero(places: Mapping[int, tuple[int, int]]) -> dict[int, tuple[int, int]]:
    left = min(across for across, _ in places.values())
    top = min(down for _, down in places.values())
    return {number: (across - left, down - top) for number, (across, down) in places.items()}


def widest(walls: Sequence[Wall], width: int) -> Wall:
    """The first that fits; the narrowest if none does."""
    return next((wall for wall in walls if wall.width <= width), min(walls, key=lambda wall: wall.width))


def joints(wall: Wall, part_of: Optional[Mapping[int, int]] = None) -> Canvas:
    """The empty wall. Bricks that are part of the same thing have no joint between them."""
    width, height = wall.width, wall.height
    things = [[-1] * (width + 1) for _ in range(height // COURSE + 2)]  # with a margin all round
    for number, (_, down) in wall.places.items():
        left = wall.left(number) + 1
        thing = number if part_of is None else part_of[number]
        things[down + 1][left : left + wall.brick] = [thing] * wall.brick
    sides = [[0] * width for _ in range(height)]
    for y in range(height):
        course, on_joint = y // COURSE + 1, y % COURSE == 0
        for x in range(width):
            if on_joint and things[course - 1][x + 1] != things[course][x + 1]:
                sides[y][x] |= RIGHT
                sides[y][x + 1] |= LEFT
            if things[course][x] != things[course][x + 1]:
                sides[y][x] |= DOWN
                sides[y + 1][x] |= UP
    return [[JOINTS[side] for side in line] for line in sides]


def write(canvas: Canvas, x: int, y: int, text: str, style: str = "") -> None:
    """The whole text goes to its first place and the places it covers are emptied, so that markup stays whole."""
    if text:
        said = f"[{style}]{escape(text)}[/]" if style else escape(text)
        canvas[y][x : x + len(text)] = [said] + [""] * (len(text) - 1)


def lines_of(canvas: Canvas) -> list[str]:
    return ["".join(line).rstrip() for line in canvas]


def seat_style(seat: int) -> str:
    return f"bold {COLOURS[SEATS[seat % len(SEATS)].colour][1]}"
