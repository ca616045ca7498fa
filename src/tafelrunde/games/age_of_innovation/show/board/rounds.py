"""Draws the round track with its scoring tiles, and the power and book actions of the game board."""

from __future__ import annotations

from typing import Final

from .....draw.regions import Drawn
from .....draw.rows import Token
from .....draw.svg import at, box, num, text
from ...pieces.kinds import ROUNDS
from ...table.prompts import BOOK_ACTION, POWER_ACTION
from ..painter import Painter

GAP: Final = 5
ACTION: Final = 46
ROUND: Final = 56
TAB: Final = f"M18 .5V{ROUND - 0.5}H6A5.5 5.5 0 0 1 .5 {ROUND - 6}V6A5.5 5.5 0 0 1 6 .5Z"


def actions(painter: Painter, x: float, y: float, w: float, abreast: int) -> Drawn:
    """Six power actions, and the book actions laid out; a used one is crossed out."""
    view, game = painter.view, painter.game.catalog
    tiles: list[tuple[int, tuple[Token, ...], tuple[Token, ...], bool]] = []
    for n, action in enumerate(game.power_actions):
        cost: tuple[Token, ...] = (action.cost, "power")
        tiles.append((POWER_ACTION + n, cost, painter.tokens(action.special), n in view["used_power_actions"]))
    for n in view["book_actions"]:
        action = game.book_actions[n]
        cost = (action.cost, "any-book")
        tiles.append((BOOK_ACTION + n, cost, painter.tokens(action.special), n in view["used_book_actions"]))
    wide = (w - GAP * (abreast - 1)) / abreast
    parts: list[str] = []
    for i, (number, cost, gain, used) in enumerate(tiles):
        down, along = divmod(i, abreast)
        parts.append(
            _action(painter, number, cost, gain, used, x + along * (wide + GAP), y + down * (ACTION + GAP), wide)
        )
    high = -(-len(tiles) // abreast) * (ACTION + GAP) - GAP
    return Drawn("".join(parts), high)


def _action(
    painter: Painter,
    number: int,
    cost: tuple[Token, ...],
    gain: tuple[Token, ...],
    used: bool,
    x: float,
    y: float,
    w: float,
) -> str:
    id = f"action-{number}"
    h = ACTION
    corner = 7
    outline = (
        f"M{corner} .5H{num(w - corner)}L{num(w - 0.5)} {corner}V{h - corner}L{num(w - corner)} {h - 0.5}"
        f"H{corner}L.5 {h - corner}V{corner}Z"
    )
    drawn = [
        f'<path class="panel" d="{outline}"/>',
        painter.row(cost, 4, 5, 14, w - 8),
        f'<path class="rule" d="M8 22.5H{num(w - 8)}"/>',
        painter.row(gain, 4, 26, 15, w - 8),
    ]
    if used:
        drawn.append(f'<path class="spent" d="M8 7L{num(w - 8)} {h - 7}M{num(w - 8)} 7L8 {h - 7}"/>')
    label = painter.named("action", number)
    if used:
        label += f". {painter.text('board-used')}"
    drawn.append(painter.light(id, 0, 0, w, h))
    return painter.thing(id, label, at(x, y, *drawn), class_="gone" if used else "")


def rounds(painter: Painter, x: float, y: float, w: float, abreast: int) -> Drawn:
    """For each round the scored deed and the knowledge bonus; the last has a second deed instead of the bonus."""
    wide = (w - GAP * (abreast - 1)) / abreast
    parts: list[str] = []
    for number in range(1, ROUNDS + 1):
        down, along = divmod(number - 1, abreast)
        if painter.view["scoring"]:
            parts.append(_round(painter, number, x + along * (wide + GAP), y + down * (ROUND + GAP), wide))
    high = -(-ROUNDS // abreast) * (ROUND + GAP) - GAP
    return Drawn("".join(parts), high)


def _round(painter: Painter, number: int, x: float, y: float, w: float) -> str:
    view = painter.view
    tile = view["scoring"][number - 1]
    face = painter.face("round", tile)
    now = view["round"] == number and view["phase"] != "over"
    lines = [face.lines[0], face.lines[1]]
    extra = ""
    room = w - 24
    if number == ROUNDS:
        last = painter.face("final", view["final"])
        lines.pop()
        extra = painter.thing(
            f"final-{view['final']}", f"{last.name}. {last.sentence}", painter.row(last.lines[0], 20, 32, 17, room)
        )
    drawn = [
        box(0, 0, w, ROUND, "panel", 6),
        f'<path class="{"now" if now else "tab"}" d="{TAB}"/>',
        text(9.5, ROUND / 2 + 5, str(number), "mid b nowtext" if now else "mid b", 13),
    ]
    drawn += [painter.row(line, 20, 8 + i * 24, 17, room) for i, line in enumerate(lines)]
    past = number < view["round"] or view["phase"] == "over"
    body = painter.thing(f"round-{tile}", f"{painter.text('board-round', round=number)}. {face.sentence}", *drawn)
    return f'<g class="{"past" if past else ""}">{at(x, y, body, extra)}</g>'
