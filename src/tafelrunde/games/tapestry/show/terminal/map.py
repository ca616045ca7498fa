"""The map for a terminal: hexes by name, with their pieces and terrains; and the capital of the viewing seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from .....draw.wall import Wall, from_zero, joints, lines_of, seat_style, widest, write
from .....kernel.game import View
from .....words import Words
from ...pieces.capitals import MARGIN, SIZE
from ...pieces.kinds import BUILDINGS
from ...pieces.map import SIDES
from ..view import place_of

BRICKS: Final = (12, 10, 8)  # in characters; six corners and a star fit into the narrowest


def wall_of(view: View, width: int) -> Wall:
    """The map leans to the left by half a side: north is up and left, clockwise stays clockwise."""
    places = {n: (2 * hex["q"] + hex["r"], hex["r"]) for n, hex in enumerate(view["map"]["hexes"])}
    return widest([Wall(from_zero(places), brick) for brick in BRICKS], width)


def map_lines(view: View, w: Words, lit: set[str], width: int) -> list[str]:
    """Lines of markup. Hexes that answer the pending question carry a star."""
    wall = wall_of(view, width)
    canvas = joints(wall)
    room = wall.brick - 1
    for number, hex in enumerate(view["map"]["hexes"]):
        x, y = wall.left(number) + 1, wall.top(number) + 1
        can_be_chosen = f"hex-{number}" in lit
        place = place_of(view, number)
        write(canvas, x, y, place, "reverse" if can_be_chosen else "bold" if hex["middle"] else "")
        said = "".join(f"{p['seat'] + 1}{w.text('text-piece', piece=p['piece'])}" for p in hex["pieces"])
        style = "" if hex["controller"] is None else seat_style(hex["controller"])
        write(canvas, x + len(place) + 1, y, said[: room - len(place) - 1], style)
        if hex["corners"]:
            write(canvas, x, y + 1, letters(w, hex["corners"]), "dim")
        if can_be_chosen:
            write(canvas, x + room - 1, y + 1, "*", "bold")
    return lines_of(canvas)


def letters(w: Words, corners: list[str]) -> str:
    return "".join(w.text("text-letter", terrain=terrain) for terrain in corners)


def matching_sides(view: View, number: int, corners: list[str]) -> int:
    """Sides on which a tile that lay so would meet the same terrain (TAP-EXPLORE-03, TAP-EXPLORE-04, TAP-EXPLORE-05,
    TAP-EXPLORE-06)."""
    here = view["map"]["hexes"][number]
    at = {(hex["q"], hex["r"]): hex["corners"] for hex in view["map"]["hexes"]}
    sides = 0
    for side, (q, r) in enumerate(SIDES):
        theirs = at.get((here["q"] + q, here["r"] + r))
        if theirs and (corners[side] == theirs[(side + 4) % 6] or corners[(side + 1) % 6] == theirs[(side + 3) % 6]):
            sides += 1
    return sides


def city_lines(w: Words, city: dict[str, Any], lit: set[str]) -> Iterator[str]:
    """Nine rows of nine plots, by threes; the numbers of rows and columns are those of the answers."""
    yield "   " + " ".join(f"{column + 1}" + " " * (column % 3 == 2) for column in range(SIZE)).rstrip()
    for row in range(SIZE):
        plots = [_plot(w, city["plots"], row * SIZE + column, lit) for column in range(SIZE)]
        yield f" {row + 1} " + " ".join(plot + " " * (column % 3 == 2) for column, plot in enumerate(plots)).rstrip()
        if row % 3 == 2 and row < SIZE - 1:
            yield ""


def _plot(w: Words, plots: list[Any], number: int, lit: set[str]) -> str:
    plot = plots[number]
    site = (number // SIZE + MARGIN) * (SIZE + MARGIN) + number % SIZE + MARGIN  # of a landmark's top left corner
    if plot is None and (f"plot-{number}" in lit or f"site-{site}" in lit):
        return "*"
    name = BUILDINGS[plot] if isinstance(plot, int) else plot or "free"
    return w.text("text-plot", plot=name)
