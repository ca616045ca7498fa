"""The map for a terminal: regions by name, with their pieces."""

from __future__ import annotations

from typing import Any, Final

from .....draw.wall import Wall, from_zero, joints, lines_of, seat_style, widest, write
from .....kernel.game import Game, View
from .....words import Words, labels
from ..view import place_of

BRICKS: Final = (12, 10, 8)  # in characters; the narrow ones hold the short names of regions


def wall_of(view: View, width: int) -> Wall:
    """The board as it lies if there is room, else turned by 60 or 120 degrees, else with narrower bricks."""
    hexes = [(region["q"], region["r"]) for region in view["regions"]]
    turned = (
        [(2 * q + r, r) for q, r in hexes],
        [(q - r, q + r) for q, r in hexes],
        [(-q - 2 * r, q) for q, r in hexes],
    )
    walls = [Wall(from_zero(dict(enumerate(places))), brick) for brick in BRICKS for places in turned]
    return widest(walls, width)


def map_lines(game: Game, view: View, w: Words, lit: set[str], width: int) -> list[str]:
    """Lines of markup. Regions that answer the pending question carry a star."""
    wall = wall_of(view, width)
    canvas = joints(wall)
    room = wall.brick - 1
    for number, region in enumerate(view["regions"]):
        x, y = wall.left(number) + 1, wall.top(number) + 1
        can_be_chosen = f"region-{number}" in lit
        write(canvas, x, y, _name(game, view, w, number, wall.brick)[:room], "reverse" if can_be_chosen else "")
        said, style = _content(w, region)
        write(canvas, x, y + 1, said[: room - can_be_chosen], style)
        if can_be_chosen:
            write(canvas, x + room - 1, y + 1, "*", "bold")
    return lines_of(canvas)


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
