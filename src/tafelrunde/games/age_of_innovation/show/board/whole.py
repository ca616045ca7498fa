"""Draws the whole table of Age of Innovation as SVG: game board, knowledge, innovations, players."""

from __future__ import annotations

from typing import Final

from .....draw import palette
from .....draw.layout import Beside, Drawers, Layout, Plan, Stack, Tabs
from .....draw.lettering import fit, letters
from .....draw.regions import Drawn
from .....draw.svg import num, text
from ....board import BoardPart, Design, Room
from ..painter import Painter
from .automa import automa
from .knowledge import knowledge
from .map import PATTERNS, land
from .players import own_tiles, player
from .rounds import actions, rounds
from .tiles import bonuses, innovation_board, offer, palaces, towns

BAR: Final = 30
BELOW: Final = 290.0  # height left by the map in a low room for rounds, actions, tiles and drawers
LEAST_LAND: Final = 400.0
LOW: Final = 900  # a board of limited height has lower rows of knowledge

_RULES: Final = palette.rules(
    (
        (".shore", "fill:none;stroke:var(--t-ink);stroke-width:1.6;stroke-dasharray:4 4;opacity:.5"),
        (".site", "fill:none;stroke:var(--t-soft);stroke-width:3.4;stroke-dasharray:2.4 2.4"),
        (".hit", "fill:none;stroke:transparent;stroke-width:14"),
        (".bank", "fill:none;stroke:var(--t-rim);stroke-width:9;stroke-linecap:round"),
        (".bridge", "fill:none;stroke-width:6;stroke-linecap:round"),
        (".river .grain", "opacity:.16"),
        (".marker", "pointer-events:none"),
        (".step", "fill:var(--t-well);stroke:none"),
        (".step.high", "fill:var(--t-line)"),
        (".chip", "fill:var(--t-paper);stroke:var(--t-line)"),
        (".bare", "fill:transparent"),
        (".bowl", "fill:var(--t-well);stroke:var(--t-power);stroke-width:1.6"),
        (".third", "fill:var(--t-panel);stroke:var(--t-ink);stroke-width:1.8"),
        (".now", "fill:var(--t-accent)"),
        (".nowtext", "fill:var(--t-panel)"),
        (".onseat", "fill:#fffdf8"),
        (".tab", "fill:var(--t-well)"),
        (".past", "opacity:.5"),
        (".spent", "stroke:var(--t-ink);stroke-width:2;stroke-linecap:round;fill:none"),
        (".gone use,svg.tafel .gone text", "opacity:.45"),
    )
)


def parts(painter: Painter) -> list[BoardPart[Painter]]:
    board = [
        BoardPart(
            "stage",
            lambda painter, room: Drawn(heading(painter, 0, 0, room.width), BAR),
        ),
        BoardPart(
            "map",
            _land,
        ),
        BoardPart(
            "actions",
            lambda painter, room: actions(painter, 0, 0, room.width, 9 if room.width >= 520 else 5),
        ),
        BoardPart(
            "rounds",
            lambda painter, room: rounds(painter, 0, 0, room.width, 6 if room.width >= 520 else 3),
        ),
        BoardPart(
            "knowledge",
            lambda painter, room: knowledge(painter, 0, 0, room.width, 0 < room.board < LOW),
        ),
        BoardPart(
            "bonuses",
            lambda painter, room: bonuses(painter, 0, 0, room.width, max(3, int(room.width / 110))),
        ),
        BoardPart(
            "towns",
            lambda painter, room: towns(painter, 0, 0, room.width, max(4, int(room.width / 90))),
        ),
        BoardPart(
            "innovations",
            lambda painter, room: innovation_board(painter, 0, 0, room.width),
        ),
        BoardPart(
            "palaces",
            lambda painter, room: palaces(painter, 0, 0, room.width, max(2, int(room.width / 170))),
        ),
        *(_player(painter, seat) for seat in painter.seats()),
    ]
    if painter.viewer >= 0:
        board.append(
            BoardPart(
                "tiles",
                lambda painter, room: own_tiles(painter, 0, 0, room.width),
            )
        )
    if painter.view["boards"] or painter.view["factions"] or painter.view["pairs"]:
        board.append(
            BoardPart(
                "offer",
                lambda painter, room: offer(painter, 0, 0, room.width, max(2, int(room.width / 190))),
            )
        )
    if painter.view["automa"] is not None:
        board.append(
            BoardPart(
                "automa",
                lambda painter, room: automa(painter, 0, 0, room.width),
            )
        )
    return board


def _land(painter: Painter, room: Room) -> Drawn:
    """A low room must also hold the parts below the map."""
    return land(painter, 0, 0, room.width, max(LEAST_LAND, room.board - BELOW) if 0 < room.board < LOW else 0)


def _player(painter: Painter, seat: int) -> BoardPart[Painter]:
    return BoardPart(
        f"player-{seat}",
        lambda painter, room: player(painter, seat, 0, 0, room.width, with_summary=not room.board),
        title=painter.called(seat),
    )


def plans(painter: Painter, room: Room) -> list[Plan]:
    """On a desktop width, map, own area and knowledge board are in sight at once; a wide room has a third column for
    opponents. Parts that are seldom needed or do not fit are in drawers. In narrower rooms the map is above, and the
    players' areas are on tabs."""
    names = tuple(f"player-{seat}" for seat in painter.seats())
    mine, others = (names[:1], names[1:]) if painter.viewer >= 0 else ((), names)
    displays = ("bonuses", "towns", "innovations", "palaces")
    everybody: Layout = Stack(("automa", Tabs(others) if len(others) > 2 else Stack(others)))
    if painter.viewer < 0:
        seen = Stack(("stage", "map", "rounds", "actions", "knowledge", Drawers(displays)))
        return [
            Plan("beside", 760, Beside((seen, everybody), (5, 3))),
            Plan("stacked", 0, Stack(("stage", "map", "actions", "knowledge", "rounds", Drawers(displays), everybody))),
        ]
    land: tuple[Layout, ...] = ("stage", "map", "rounds", "actions")
    open_land = Stack((*land, "bonuses", "towns", "palaces", Drawers(("innovations",))))
    closed_land = Stack((*land, "tiles", Drawers((*displays, *others)), "automa"))
    tabbed = Tabs((*mine, "knowledge", "tiles", *others, "automa"))
    below: tuple[Layout, ...] = ("rounds", Drawers(displays))
    own: tuple[Layout, ...] = ("offer", *mine, "knowledge")
    return [
        Plan("beside", 1250, Beside((open_land, Stack((*own, "tiles")), everybody), (10, 5.2, 4.2))),
        Plan("beside", 760, Beside((closed_land, Stack(own)), (5, 3))),
        Plan("stacked", 520, Stack(("stage", "offer", "map", "actions", tabbed, *below))),
        Plan("stacked", 0, Stack(("stage", "offer", "map", "actions", *mine, "knowledge", "tiles", *below, everybody))),
    ]


DESIGN: Final = Design(
    Painter, parts, plans, lambda painter: painter.text("board", round=painter.view["round"]), PATTERNS, _RULES
)


def heading(painter: Painter, x: float, y: float, w: float) -> str:
    """Round and stage, and the turn order: of this round, and as far as players have passed of the next."""
    view = painter.view
    words = painter.text("board-round", round=view["round"])
    drawn = [text(x + 4, y + 22, words, "b serif", 17)]
    order = "".join(
        palette.seat_shape(seat, x + w - 10 - 16 * i, y + 16, 11) for i, seat in enumerate(view["order"][::-1])
    )
    names = ", ".join(painter.names[seat] for seat in view["order"])
    label = painter.text("board-order", players=names)
    left = x + w - 4 - 16 * len(view["order"])
    drawn.append(painter.thing("turn-order-0", label, order))
    if view["next_order"] and view["phase"] == "actions":
        gone = view["next_order"][::-1]
        marks = "".join(palette.seat_shape(seat, left - 26 - 14 * i, y + 16, 8.5) for i, seat in enumerate(gone))
        names = ", ".join(painter.names[seat] for seat in view["next_order"])
        drawn.append(
            painter.thing("next-order-0", painter.text("board-next-order", players=names), marks, class_="past")
        )
        drawn.append(f'<path class="rule" d="M{num(left - 12)} {num(y + 7)}V{num(y + 25)}"/>')
        left -= 22 + 14 * len(gone)
    note = painter.text(f"stage-{view['phase']}")
    room = left - x - 150
    size = letters(note, room, 11.5, False)
    drawn.append(text(left - 8, y + 21, fit(note, room, size), "soft end", size))
    return "".join(drawn)
