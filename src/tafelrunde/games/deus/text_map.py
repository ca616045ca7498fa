"""The map for a terminal: a wall of bricks, in which each brick touches its six neighbours as a hex does."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from rich.markup import escape

from ...draw.palette import COLOURS, SEATS
from ...kernel.game import Game, View
from ...words import Words, labels
from .view import place_of

BRICKS: Final = (12, 10, 8)  # in characters; the narrow ones hold the short names of regions
COURSE: Final = 3  # lines: a joint, the name, the pieces

LEFT: Final = 1
RIGHT: Final = 2
UP: Final = 4
DOWN: Final = 8
JOINTS: Final = " ??─?┘└┴?┐┌┬│┤├┼"  # by the sum of the sides to which a joint goes on


class Wall(NamedTuple):
    """Where the bricks lie: `places` by half bricks across and courses down, from 0."""

    places: list[tuple[int, int]]
    brick: int

    @property
    def width(self) -> int:
        return self.brick * max(across for across, _ in self.places) // 2 + self.brick + 1

    @property
    def height(self) -> int:
        return COURSE * (max(down for _, down in self.places) + 1) + 1


def wall_of(view: View, width: int) -> Wall:
    """The board as it lies if there is room, else turned by 60 or 120 degrees, else with narrower bricks."""
    hexes = [(region["q"], region["r"]) for region in view["regions"]]
    turned = (
        [(2 * q + r, r) for q, r in hexes],
        [(q - r, q + r) for q, r in hexes],
        [(-q - 2 * r, q) for q, r in hexes],
    )
    walls = [Wall(_from_zero(places), brick) for brick in BRICKS for places in turned]
    return next((wall for wall in walls if wall.width <= width), min(walls, key=lambda wall: wall.width))


def _from_zero(places: list[tuple[int, int]]) -> list[tuple[int, int]]:
    left, top = min(across for across, _ in places), min(down for _, down in places)
    return [(across - left, down - top) for across, down in places]


def map_lines(game: Game, view: View, w: Words, lit: set[str], width: int) -> list[str]:
    """Lines of markup. Regions that answer the pending question carry a star."""
    wall = wall_of(view, width)
    canvas = _joints(wall)
    room = wall.brick - 1
    for number, region in enumerate(view["regions"]):
        across, down = wall.places[number]
        x, y = across * wall.brick // 2 + 1, down * COURSE + 1
        can_be_chosen = f"region-{number}" in lit
        _write(canvas, x, y, _name(game, view, w, number, wall.brick)[:room], "reverse" if can_be_chosen else "")
        said, style = _content(w, region)
        _write(canvas, x, y + 1, said[: room - can_be_chosen], style)
        if can_be_chosen:
            _write(canvas, x + room - 1, y + 1, "*", "bold")
    return ["".join(line).rstrip() for line in canvas]


def seat_style(seat: int) -> str:
    return f"bold {COLOURS[SEATS[seat].colour][1]}"


def _name(game: Game, view: View, w: Words, number: int, brick: int) -> str:
    if brick == BRICKS[0]:
        return labels.thing(w, game, "region", number, view)
    letters = w.text(f"letter-{view['regions'][number]['terrain']}")
    return f"{letters} {place_of(view, number)}"


def _content(w: Words, region: dict[str, Any]) -> tuple[str, str]:
    """The points of a village, or the owner's number and a letter for each piece; and in which style."""
    if region["terrain"] == "village":
        return (
            (w.text("village-attacked"), "dim") if region["attacked"] else (w.text("village-vp", vp=region["vp"]), "")
        )
    if region["owner"] is None:
        return "", ""
    letters = "".join(w.text(f"letter-{kind}") for kind in region["pieces"])
    return f"{region['owner'] + 1} {letters}", seat_style(region["owner"])


def _joints(wall: Wall) -> list[list[str]]:
    sides = [[0] * wall.width for _ in range(wall.height)]
    for across, down in wall.places:
        left, top = across * wall.brick // 2, down * COURSE
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
    if text:
        canvas[y][x : x + len(text)] = [f"[{style}]{escape(text)}[/]" if style else escape(text)] + [""] * (
            len(text) - 1
        )
