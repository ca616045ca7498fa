"""A hex map drawn by characters: rows of bricks, in which each brick touches its six neighbours as a hex does.

A game says where its fields lie and what is written on each (`Field`); `hex_map` chooses the size of the bricks, draws
the borders and marks the fields that can be chosen.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from rich.markup import escape

from ..draw.palette import COLOURS, SEATS

BRICKS: Final = (12, 10, 8, 7, 6, 5)  # widths in characters, one border included
COURSE: Final = 3  # lines of a brick: a border and two of text

LEFT: Final = 1
RIGHT: Final = 2
UP: Final = 4
DOWN: Final = 8
JOINTS: Final = " ??─?┘└┴?┐┌┬│┤├┼"  # by the sum of the sides to which a border continues

Canvas = list[list[str]]


class Line(NamedTuple):
    """A line of text on a field, with texts at its left and right end. Each is a list of alternatives, longest first;
    the first that fits is written. The right text has the colour of `seat`, unless that is -1."""

    left: Sequence[str] = ()
    right: Sequence[str] = ()
    seat: int = -1


class Field(NamedTuple):
    """A field by its id in the picture. `places` are the hexes that it covers, each in half hexes across and in rows
    down. Its first lines stand in the row where it is widest."""

    id: str
    places: Sequence[tuple[int, int]]
    lines: Sequence[Line]


class Wall(NamedTuple):
    """The bricks by number: their places from 0, in half bricks and courses, and their width in characters."""

    places: dict[int, tuple[int, int]]
    brick: int

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


class Room(NamedTuple):
    """Where a line of text can be written."""

    x: int
    y: int
    width: int


def hex_map(fields: Sequence[Field], lit: Container[str], width: int) -> list[str]:
    """Lines of markup, with the widest bricks that fit. Fields whose ids are `lit` have a star after their first
    text."""
    hexes = [(number, place) for number, field in enumerate(fields) for place in field.places]
    places = from_zero({n: place for n, (_, place) in enumerate(hexes)})
    wall = widest([Wall(places, brick) for brick in BRICKS], width)
    canvas = joints(wall, {n: number for n, (number, _) in enumerate(hexes)})
    bricks: list[list[int]] = [[] for _ in fields]
    for n, (number, _) in enumerate(hexes):
        bricks[number].append(n)
    rooms = [_rooms(wall, each) for each in bricks]
    level = _level(fields, rooms, lit)
    for field, lines in zip(fields, rooms, strict=True):
        for k, (line, room) in enumerate(zip(field.lines, lines, strict=False)):
            _write_line(canvas, room, line, level, k == 0 and field.id in lit)
    return lines_of(canvas)


def _rooms(wall: Wall, bricks: Sequence[int]) -> list[Room]:
    """Two lines for each row of a field, the widest row first."""
    by_row = [list(row) for _, row in groupby(sorted(bricks, key=wall.top), key=wall.top)]
    return [
        Room(min(map(wall.left, row)) + 1, wall.top(row[0]) + line, len(row) * wall.brick - 1)
        for row in sorted(by_row, key=lambda row: -len(row))
        for line in (1, 2)
    ]


def _level(fields: Sequence[Field], rooms: Sequence[Sequence[Room]], lit: Container[str]) -> int:
    """The alternative of the left texts that fits on all fields, so that all fields are named in one way."""
    most = max(len(line.left) for field in fields for line in field.lines)
    for level in range(most):
        if all(
            len(_alternative(line.left, level)) + (k == 0 and field.id in lit) <= room.width
            for field, lines in zip(fields, rooms, strict=True)
            for k, (line, room) in enumerate(zip(field.lines, lines, strict=False))
        ):
            return level
    return most - 1


def _alternative(texts: Sequence[str], level: int) -> str:
    return texts[min(level, len(texts) - 1)] if texts else ""


def _write_line(canvas: Canvas, room: Room, line: Line, level: int, starred: bool) -> None:
    left = _alternative(line.left, level)[: room.width - starred] + "*" * starred
    write(canvas, room.x, room.y, left, "reverse" if starred else "")
    rest = room.width - len(left)
    right = next((text for text in line.right if len(text) <= rest), line.right[-1][:rest] if line.right else "")
    write(canvas, room.x + room.width - len(right), room.y, right, "" if line.seat < 0 else seat_style(line.seat))


def from_zero(places: Mapping[int, tuple[int, int]]) -> dict[int, tuple[int, int]]:
    left = min(across for across, _ in places.values())
    top = min(down for _, down in places.values())
    return {number: (across - left, down - top) for number, (across, down) in places.items()}


def widest(walls: Sequence[Wall], width: int) -> Wall:
    """The first that fits; the narrowest if none does."""
    return next((wall for wall in walls if wall.width <= width), min(walls, key=lambda wall: wall.width))


def joints(wall: Wall, part_of: Mapping[int, int]) -> Canvas:
    """The borders. Bricks that are part of the same field have none between them."""
    width, height = wall.width, wall.height
    things = [[-1] * (width + 1) for _ in range(height // COURSE + 2)]  # with a margin on all sides
    for number, (_, down) in wall.places.items():
        left = wall.left(number) + 1
        things[down + 1][left : left + wall.brick] = [part_of[number]] * wall.brick
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
    """Write the whole text into its first cell and empty the cells it covers, so that markup stays whole."""
    if text:
        cell = f"[{style}]{escape(text)}[/]" if style else escape(text)
        canvas[y][x : x + len(text)] = [cell] + [""] * (len(text) - 1)


def lines_of(canvas: Canvas) -> list[str]:
    return ["".join(line).rstrip() for line in canvas]


def seat_style(seat: int) -> str:
    return f"bold {COLOURS[SEATS[seat % len(SEATS)].colour][1]}"


def grid(rows: Sequence[Sequence[str]], every: int = 0) -> Iterator[str]:
    """A grid of single characters with the numbers of its rows and columns from 1, and a gap after `every` few."""
    gap = every or len(rows) + len(rows[0])
    yield "   " + _spread([str(column % 10) for column in range(1, len(rows[0]) + 1)], gap)
    for number, row in enumerate(rows):
        yield escape(f"{number + 1:>2} " + _spread(row, gap))
        if (number + 1) % gap == 0 and number + 1 < len(rows):
            yield ""


def _spread(row: Sequence[str], gap: int) -> str:
    return " ".join(cell + " " * ((n + 1) % gap == 0) for n, cell in enumerate(row)).rstrip()
