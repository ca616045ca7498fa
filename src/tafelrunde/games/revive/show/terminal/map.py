"""The map for a terminal: fields by name, with terrain and pieces. A large field or a face-down tile is one space."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import Any, Final

from .....draw.wall import Canvas, Wall, from_zero, joints, lines_of, seat_style, widest, write
from .....kernel.game import Game, View
from .....words import Words, labels
from ...pieces.map import ABYSS, FIELD_HEXES, NORTH_WEST, field_at, field_label, space_of

BRICKS: Final = (8, 7, 6, 5)  # in characters

# Every hex of the board and the field it belongs to.
HEXES: Final = [(hex, field) for field, hexes in enumerate(FIELD_HEXES) for hex in hexes]
FIRST_HEX: Final = [
    next(n for n, (_, field) in enumerate(HEXES) if field == wanted) for wanted in range(len(FIELD_HEXES))
]


def wall_of(width: int) -> Wall:
    """The widest bricks there is room for."""
    places = from_zero({n: (2 * column + row % 2, row) for n, ((column, row), _) in enumerate(HEXES)})
    return widest([Wall(places, brick) for brick in BRICKS], width)


def map_lines(game: Game, view: View, w: Words, lit: set[str], width: int) -> list[str]:
    """Lines of markup. Fields and tiles that answer the pending question carry a star."""
    return lines_of(TextMap(game, view, w, lit, wall_of(width)).canvas())


def field_name(field: int) -> str:
    """The tile and the letter, as the map has it."""
    space, letter = field_label(field)
    return f"{space}{letter}"


class TextMap:
    def __init__(self, game: Game, view: View, w: Words, lit: set[str], wall: Wall) -> None:
        self.game = game
        self.view = view
        self.w = w
        self.lit = lit
        self.wall = wall

    def canvas(self) -> Canvas:
        spaces = self.view["spaces"]
        hidden = [space for space, seen in enumerate(spaces) if not seen["explored"]]
        owners = {n: field for n, (_, field) in enumerate(HEXES)}
        for n, field in owners.items():
            if space_of(field) in hidden:
                owners[n] = field_at(space_of(field), 0)  # a hidden tile has no inner borders
        canvas = joints(self.wall, owners)
        for space in hidden:
            self._hidden(canvas, space)
        for field in range(ABYSS):
            if space_of(field) not in hidden:
                self._field(canvas, field)
        self._write(canvas, FIRST_HEX[ABYSS], [self.w.text("abyss")], 2)
        self._pieces(canvas, FIRST_HEX[ABYSS], self.view["fields"][ABYSS]["pieces"], 0)
        for field in range(NORTH_WEST, len(FIELD_HEXES)):
            self._corner(canvas, field)
        return canvas

    def _hidden(self, canvas: Canvas, space: int) -> None:
        seen = self.view["spaces"][space]
        cost = f"{seen['food']}+{seen['any']}" if seen["any"] else str(seen["food"])
        inside = [self.w.text(f"short-{kind}") for kind in ("location", "lake") if seen[f"{kind}s"]]
        points = self.w.text("points-counted", amount=seen["points"])
        at = FIRST_HEX[field_at(space, 0)]
        self._write(canvas, at, [str(space + 1), cost], 2, f"space-{space}" in self.lit)
        self._write(canvas, at + 2, [points, " ".join(inside)], 2)

    def _field(self, canvas: Canvas, field: int) -> None:
        seen = self.view["fields"][field]
        at, said = FIRST_HEX[field], self.w.text(f"short-{seen['terrain']}")
        if "lake" in seen:
            said += self.w.text(f"short-lake-{seen['lake']}")
        self._write(canvas, at, [field_name(field), said], 1, f"field-{field}" in self.lit)
        self._pieces(canvas, at, seen["pieces"], len(said))

    def _corner(self, canvas: Canvas, field: int) -> None:
        """The name where two bricks lie side by side, the pieces in the third."""
        rows = [hex[1] for hex in FIELD_HEXES[field]]
        first = FIRST_HEX[field]
        two, one = (first, first + 2) if rows[0] == rows[1] else (first + 1, first)
        name = labels.thing(self.w, self.game, "field", field, self.view)
        self._write(canvas, two, wrap(name, 2 * self.wall.brick - 1)[:2], 2, f"field-{field}" in self.lit)
        self._pieces(canvas, one, self.view["fields"][field]["pieces"], 0)

    def _write(self, canvas: Canvas, at: int, lines: Sequence[str], bricks: int, open_now: bool = False) -> None:
        room = bricks * self.wall.brick - 1
        x, y = self.wall.left(at) + 1, self.wall.top(at) + 1
        for line, text in enumerate(lines):
            starred = open_now and line == 0
            write(canvas, x, y + line, text[: room - starred] + "*" * starred, "reverse" if starred else "")

    def _pieces(self, canvas: Canvas, at: int, pieces: list[dict[str, Any]], taken: int) -> None:
        """The number of each owner and a letter for each piece; only the owners if that is too much."""
        if not pieces:
            return
        owners = list(dict.fromkeys(piece["seat"] for piece in pieces))
        of_each = ["".join(self.w.text(f"short-{p['piece']}") for p in pieces if p["seat"] == seat) for seat in owners]
        room = self.wall.brick - 1 - taken
        said = "".join(f"{seat + 1}{letters}" for seat, letters in zip(owners, of_each, strict=True))
        if len(said) > room:
            said = "".join(str(seat + 1) for seat in owners)[:room]
        x = self.wall.left(at) + self.wall.brick - len(said)
        write(canvas, x, self.wall.top(at) + 2, said, seat_style(owners[0]) if len(owners) == 1 else "bold")
