"""Draws the rounds with what they score, the turn order, and the power and book actions of the game board."""

from __future__ import annotations

from typing import Final

from .....draw.frames import sign
from .....draw.lettering import SERIF, width
from .....draw.regions import Drawn
from .....draw.rows import Token
from .....draw.svg import at, box, edge, num, text, use
from ....board import Room
from ...pieces.kinds import DISCIPLINES, ROUNDS
from ...table.prompts import BOOK_ACTION, POWER_ACTION
from ..painter import Painter, symbol

GAP: Final = 6.0
HEAD: Final = 24.0
LEAST_ROUND: Final = 84.0
ROUNDS_HIGH: Final = 122.0
ACTIONS_HIGH: Final = 70.0
ONE_ROW: Final = 420.0  # a narrower part of any height has its things in two rows
LEAST_ROW: Final = 290.0  # and one of limited height from here on
NUMBER: Final = 10.0  # the radius of the number of a round
TOKEN: Final = 22.0
OTHER_GAP: Final = 10.0  # between power and book actions


# ------------------------------------------------------------------------------------------------ rounds


def rounds(painter: Painter, room: Room) -> Drawn:
    """For each round the scored deed and the knowledge bonus; the last has a second deed instead of the bonus."""
    w = room.width
    abreast = ROUNDS if _in_one_row(room) else ROUNDS // 2
    rows = ROUNDS // abreast
    h = room.height or HEAD + rows * (LEAST_ROUND + 8) + 4
    each, high = (w - 16 + GAP) / abreast - GAP, (h - HEAD - 10 - 8 * (rows - 1)) / rows
    parts = [box(0, 0, w, h, "leaf", 8), _head(painter, w)]
    if painter.view["scoring"]:
        for number in range(1, ROUNDS + 1):
            down, along = divmod(number - 1, abreast)
            parts.append(
                at(8 + along * (each + GAP), HEAD + 4 + down * (high + 8), _round(painter, number, each, high))
            )
    return Drawn("".join(parts), h)


def _in_one_row(room: Room) -> bool:
    return room.width >= (LEAST_ROW if room.height else ONE_ROW)


def _head(painter: Painter, w: float) -> str:
    """Round and stage, and the turn order: of this round, and as far as players have passed of the next."""
    view = painter.view
    words = painter.text("board-round", round=view["round"])
    order = view["order"]
    left = w - 8 - 19 * len(order)
    names = ", ".join(painter.names[seat] for seat in order)
    signs = "".join(_sign(seat, left + 19 * n, 15) for n, seat in enumerate(order))
    now = painter.thing(
        "turn-order-0",
        painter.text("board-order", players=names),
        edge(left - 3, 3, w - 4 - left, 20, 6, 0),
        signs,
    )
    parts = [now]
    if view["next_order"] and view["phase"] == "actions":
        gone = view["next_order"]
        names = ", ".join(painter.names[seat] for seat in gone)
        end = left - 12
        left = end - 16 * len(gone) - 18
        passed = "".join(_sign(seat, left + 18 + 16 * n, 12) for n, seat in enumerate(gone))
        inside = (
            edge(left - 2, 3, end - left, 20, 6, 0),
            use(symbol("pass"), left, 5, 15, 15),
            passed,
        )
        parts.append(painter.thing("next-order-0", painter.text("board-next-order", players=names), *inside))
        parts.append(f'<path class="rule" d="M{num(end + 3)} 5V21"/>')
    taken = 10 + width(words, 15, SERIF) + 10
    note = painter.text(f"stage-{view['phase']}")
    parts.append(text(10, 19, words, "serif", 15))
    if taken + width(note, 12.5) <= left - 8:
        parts.append(text(taken, 19, note, "soft", 12.5))
    return "".join(parts)


def _sign(seat: int, x: float, size: float) -> str:
    return f'<g class="seat-{seat}">{sign(seat, x, 13 - size / 2, size)}</g>'


def _round(painter: Painter, number: int, w: float, h: float) -> str:
    view = painter.view
    tile = view["scoring"][number - 1]
    is_now = view["round"] == number and view["phase"] != "over"
    is_past = number < view["round"] or view["phase"] == "over"
    state = "now" if is_now else "gone" if is_past else ""
    name = f"{painter.text('board-round', round=number)}. "
    face = painter.face("round", tile)
    half = h / 2
    deed = _deed(painter, face.lines[0], w, half)
    last = number == ROUNDS
    below = "" if last else painter.cached_by_values(_bonus, face.lines[1], w, half)
    body = painter.thing(
        f"round-{tile}",
        name + face.sentence,
        edge(0, 0, w, half if last else h, 6, 1),
        box(0, 0, w, h, "frame-now" if is_now else "tile", 6),
        f'<g class="{"weak" if is_past else ""}">{deed}{below}</g>',
    )
    if last:
        body += _final(painter, w, half)
    seal = use(symbol("used"), w - TOKEN + 5, h - TOKEN + 5, TOKEN, TOKEN) if is_past else ""
    disc = f'<circle cx="5" cy="4" r="{NUMBER}" class="number {state}"/>'
    look = "serif mid" if is_past else "serif mid on"
    return body + seal + disc + text(5, 8.6, str(number), look, 13)


def _deed(painter: Painter, tokens: tuple[Token, ...], w: float, h: float) -> str:
    """What scores: a deed, and its points."""
    size = min(28.0, h - 8, (w - 2) / 2.6)
    deed, points = str(tokens[0]), tokens[2:]
    drawn = _icon(painter, deed, size)
    left = (w - size - 4 - 2.0 * size * 0.78) / 2 + 3
    row = painter.row_from(points, left + size + 3, (h - size * 0.78) / 2, size * 0.78)
    return at(left, (h - size) / 2, drawn) + row


def _icon(painter: Painter, name: str, size: float) -> str:
    return painter.icon(name, 0, 0, size)


def _bonus(painter: Painter, tokens: tuple[Token, ...], w: float, h: float) -> str:
    """The knowledge bonus: a gift, for so many levels of a discipline."""
    at_per = tokens.index("per")
    gift, levels = tokens[:at_per], tokens[at_per + 1]
    name = str(tokens[-1]).removeprefix("step-")
    size = min(19.0, h / 2 - 3)
    top = h + (h - 2 * size - 2) / 2
    path = f"M1.2 {num(h)}H{num(w - 1.2)}V{num(2 * h - 6)}a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5Z"
    ground = f'<path d="{path}" class="tint-d"/><path d="M1 {num(h)}H{num(w - 1)}" class="key-line"/>'
    rows = painter.row(gift, 2, top, size, w - 4) + painter.row(("per", levels, name), 2, top + size + 2, size, w - 4)
    return f'<g class="d{DISCIPLINES.index(name)}">{ground}{rows}</g>'


def _final(painter: Painter, w: float, half: float) -> str:
    tile = painter.view["final"]
    face = painter.face("final", tile)
    inside = (
        edge(0, half, w, half, 6, 1),
        f'<path d="M6 {num(half)}H{num(w - 6)}" class="path"/>',
        at(0, half, _deed(painter, face.lines[0], w, half)),
    )
    return painter.thing(f"final-{tile}", f"{face.name}. {face.sentence}", *inside)


# ------------------------------------------------------------------------------------------------ actions


def actions(painter: Painter, room: Room) -> Drawn:
    """Six power actions, and the book actions laid out; a used one has a token on it."""
    view, game = painter.view, painter.game.catalog
    used = view["used_power_actions"], view["used_book_actions"]
    shown = [
        (POWER_ACTION + n, (action.cost, "power"), painter.tokens(action.special), n in used[0], "power")
        for n, action in enumerate(game.power_actions)
    ]
    books = [
        (BOOK_ACTION + n, (game.book_actions[n].cost, "any-book"), painter.tokens(game.book_actions[n].special),
         n in used[1], "book")
        for n in view["book_actions"]
    ]  # fmt: skip
    w = room.width
    one_row = _in_one_row(room)
    rows = [[*shown, *books]] if one_row else [shown, books]
    h = room.height or (ACTIONS_HIGH if one_row else 2 * ACTIONS_HIGH + GAP)
    high = h if one_row else (h - GAP) / 2
    parts = []
    for down, row in enumerate(filter(None, rows)):
        apart = OTHER_GAP if one_row and books else 0.0
        each = (w - apart + 4) / len(row) - 4
        for n, (number, cost, gain, is_used, kind) in enumerate(row):
            x = n * (each + 4) + (apart if kind == "book" else 0.0)
            label = painter.named("action", number)
            drawn = painter.cached_by_values(_action, number, label, cost, gain, is_used, kind, each, high)
            parts.append(at(x, down * (high + GAP), drawn))
    return Drawn("".join(parts), h)


def _gain(painter: Painter, gain: tuple[Token, ...], w: float, top: float, h: float) -> str:
    """In one line, or in two if it is counted by something."""
    if "per" not in gain:
        return painter.row(gain, 2, top + (h - top - 20) / 2 - 1, 20, w - 4)
    cut = gain.index("per")
    lines = gain[:cut], gain[cut:]
    return "".join(painter.row(line, 2, top + 2 + n * 17, 16, w - 4) for n, line in enumerate(lines))


def _action(
    painter: Painter,
    number: int,
    label: str,
    cost: tuple[Token, ...],
    gain: tuple[Token, ...],
    is_used: bool,
    kind: str,
    w: float,
    h: float,
) -> str:
    """An octagon: above the price, below the gain."""
    c = min(12.0, w * 0.24)
    d = c / 2
    middle = h * 0.42
    outline = (
        f"M{num(c)} 1H{num(w - c)}L{num(w - 1)} {num(c)}V{num(h - c)}L{num(w - c)} {num(h - 1)}H{num(c)}"
        f"L1 {num(h - c)}V{num(c)}Z"
    )
    price = f"M{num(c)} 1.8H{num(w - c)}L{num(w - 1.8)} {num(c)}V{num(middle)}H1.8V{num(c)}Z"
    drawn = [
        f'<path d="{outline}" class="octagon"/>',
        f'<path d="{price}" class="price-{kind} what"/>',
        f'<g class="what">{painter.row(cost, d, (middle - 17) / 2 + 1, 17, w - 2 * d)}',
        _gain(painter, gain, w, middle, h),
        "</g>",
        f'<path d="{outline}" class="edge"/>',
    ]
    if is_used:
        label += f". {painter.text('board-used')}"
        drawn.append(use(symbol("used"), w - TOKEN + 4, h - TOKEN + 3, TOKEN, TOKEN))
    look = "used" if is_used else "lifts"
    return painter.thing(f"action-{number}", label, "".join(drawn), class_=look)
