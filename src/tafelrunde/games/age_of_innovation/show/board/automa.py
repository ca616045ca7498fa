"""Draws the Automa's area: points and level, supply, faction, and the two cards of its turn."""

from __future__ import annotations

from typing import Any, Final

from .....draw.lettering import fit, width
from .....draw.palette import seat_shape
from .....draw.regions import Drawn
from .....draw.svg import at, box, text
from ...pieces.kinds import BUILDINGS
from ..painter import Painter
from .tiles import tile, tile_height

LEFT: Final = 14
PAD: Final = 8
GAP: Final = 6
LINE: Final = 25
CARD: Final = 54
ABREAST: Final = 700  # from this width on its supply is beside its cards


def automa(painter: Painter, x: float, y: float, w: float) -> Drawn:
    it = painter.view["automa"]
    left, room, top = x + LEFT, w - LEFT - PAD, y + 6
    wide = room * 0.36 if w >= ABREAST else room
    parts = [_head(painter, it, left, top, wide), _supply(painter, it, left, top + LINE, wide)]
    if w >= ABREAST:
        cards = _cards(painter, it, left + wide + GAP, top, room - wide - GAP)
        high = max(6 + 3 * LINE, cards.height + 6) + 8
    else:
        cards = _cards(painter, it, left, top + 3 * LINE + GAP, room)
        high = 6 + 3 * LINE + GAP + cards.height + 8
    frame = _frame(painter, it, x, y, w, high)
    return Drawn("".join((frame, *parts, cards.svg)), high)


def _frame(painter: Painter, it: dict[str, Any], x: float, y: float, w: float, h: float) -> str:
    level = painter.named("automalevel", it["level"])
    label = f"{painter.names[it['seat']]} ({level}). {painter.text('icon-vp')}: {it['vp']}"
    return painter.player_panel(it["seat"], label, x, y, w, h)


def _head(painter: Painter, it: dict[str, Any], x: float, y: float, w: float) -> str:
    """Its name with its level, and its points."""
    name = f"{painter.names[it['seat']]} · {painter.named('automalevel', it['level'])}"
    star = x + w - 22 - width(str(it["vp"]), 15, True)
    drawn = [
        seat_shape(it["seat"], x + 6, y + 11, 12),
        text(x + 18, y + 16, fit(name, star - x - 44, 13, True), "b", 13),
        painter.icon("vp", star, y + 2, 18, painter.text("icon-vp")),
        text(x + w, y + 17, str(it["vp"]), "b end", 15),
    ]
    if it["passed"] and painter.view["phase"] == "actions":
        drawn.append(painter.icon("on-pass", star - 20, y + 4, 14, painter.text("board-passed")))
    return "".join(drawn)


def _supply(painter: Painter, it: dict[str, Any], x: float, y: float, w: float) -> str:
    """Above, the values of its level in this round, its scholars and its cards; below, the buildings left."""
    deck = painter.text("board-automa-deck", cards=it["cards"], reserve=it["reserve"])
    above = (
        ("shipping", str(it["ship"]), painter.text("board-automa-ship", ship=it["ship"])),
        ("automa", f"+{it['level_points']}", painter.text("board-automa-level-points", points=it["level_points"])),
        ("scholars", str(it["scholars_in_supply"]), painter.text("icon-scholars")),
        ("innovation", str(len(it["innovations"])), painter.text("part-innovations")),
        ("discard", f"{it['cards']}+{it['reserve']}", deck),
    )
    drawn: list[str] = []
    for row, entries in enumerate((above, _pieces(painter, it))):
        each = w / len(entries)
        for i, (icon, count, label) in enumerate(entries):
            left, down = x + i * each, y + row * LINE
            drawn.append(painter.icon(icon, left, down + 3, 17, label) + text(left + 20, down + 16.5, count, "b", 12))
    return "".join(drawn)


def _pieces(painter: Painter, it: dict[str, Any]) -> tuple[tuple[str, str, str], ...]:
    return tuple(
        (kind, str(left), painter.text(f"building-{kind}"))
        for kind, left in zip(BUILDINGS, it["on_board"], strict=False)
    )


def _cards(painter: Painter, it: dict[str, Any], x: float, y: float, w: float) -> Drawn:
    """The support card and the action card, each under its name; below them the faction and the round bonus."""
    wide = (w - GAP) / 2
    begun = bool(it["discard"])
    titles = ("board-automa-support", "board-automa-action" if begun else "board-automa-next")
    cards = (it["discard"][-1] if begun else None, it["top"])
    high = _height(painter, wide, *(("automacard", card) for card in cards if card is not None))
    drawn: list[str] = []
    for i, (title, card) in enumerate(zip(titles, cards, strict=True)):
        left = x + i * (wide + GAP)
        drawn.append(text(left + 2, y + 11, fit(painter.text(title), wide - 4, 10.5), "soft", 10.5))
        drawn.append(at(left, y + 15, _card(painter, card, wide, high)))
    down = y + 15 + high + GAP
    tiles = [("automafaction", it["faction"])]
    if it["bonus"] is not None:  # it has none until the first workshops stand
        tiles.append(("bonus", it["bonus"]))
    below = _height(painter, wide, *tiles)
    for i, (kind, number) in enumerate(tiles):
        drawn.append(at(x + i * (wide + GAP), down, tile(painter, kind, number, wide, below)))
    return Drawn("".join(drawn), 15 + high + GAP + below)


def _height(painter: Painter, w: float, *tiles: tuple[str, int]) -> float:
    return max([CARD, *(tile_height(painter.face(kind, number), w) for kind, number in tiles)])


def _card(painter: Painter, number: int | None, w: float, h: float) -> str:
    if number is not None:
        return tile(painter, "automacard", number, w, h)
    return box(0, 0, w, h, "empty", 6) + text(w / 2, h / 2 + 4, painter.text("board-automa-no-card"), "soft mid", 11)
