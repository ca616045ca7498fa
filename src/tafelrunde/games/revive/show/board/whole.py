"""Draws the whole table of Revive as SVG: map, display, the viewer's boards, the opponents."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .....draw.layout import Beside, Drawers, Layout, Plan, Stack, Tabs
from .....draw.lettering import fit
from .....draw.regions import Drawn
from .....draw.svg import text
from ....board import BoardPart, Design, Room
from ...table.prompts import TURN_TILE
from ..painter import Painter
from .display import display, score_track
from .map import PATTERNS, land
from .panels import panel
from .player import at_hand, player_board
from .tribe import CARD, artifact_card, gathered, tribe_board
from .turning import turning

GAP: Final = 10
BAR: Final = 24
TURNS: Final = 560
SIDE: Final = 322  # greatest width of a card

Area = Callable[[Painter, int, float, float, float], Drawn]


def parts(painter: Painter) -> list[BoardPart[Painter]]:
    seats = painter.seats()
    board: list[BoardPart[Painter]] = [
        BoardPart("stage", lambda painter, room: Drawn(heading(painter, 0, 0, room.width), BAR)),
        BoardPart("map", _map),
        BoardPart("score", lambda painter, room: score_track(painter, 0, 0, room.width)),
        BoardPart("display", lambda painter, room: display(painter, 0, 0, room.width)),
    ]
    if painter.asked == TURN_TILE.name:
        board.append(BoardPart("turns", _turns))
    if painter.viewer >= 0:
        seats.remove(painter.viewer)
        board += _own()
    elif painter.view["shared_artifact_card"]:
        board.append(BoardPart("shared", _shared))
    return board + [_panel(painter, seat) for seat in seats]


def _own() -> list[BoardPart[Painter]]:
    """The viewer's area."""

    def own(name: str, draw: Area) -> BoardPart[Painter]:
        return BoardPart(name, lambda painter, room: draw(painter, painter.viewer, 0, 0, room.width))

    return [own("hand", at_hand), own("board", player_board), own("tribe", tribe_board), own("gathered", gathered)]


def _panel(painter: Painter, seat: int) -> BoardPart[Painter]:
    return BoardPart(
        f"player-{seat}",
        lambda painter, room: panel(painter, seat, 0, 0, room.width),
        title=painter.called(seat),
    )


def plans(painter: Painter, room: Room) -> list[Plan]:
    """Map and own area are always in sight; opponents are on tabs or in drawers where room is short."""
    names = tuple(f"player-{seat}" for seat in painter.seats())
    others = names[1:] if painter.viewer >= 0 else names
    land: tuple[Layout, ...] = ("stage", "turns", "map", "score", "display")
    narrow = Stack(
        ("stage", "turns", "map", "hand", Tabs(("board", "display", "tribe", "gathered", "shared", *others)), "score")
    )
    if painter.viewer < 0:
        return [
            Plan("beside", 900, Beside((Stack(land), Stack(("shared", *others))), (3, 2))),
            Plan("stacked", 0, narrow),
        ]
    beside = Beside(("tribe", "gathered"), (1, 1))
    own = Stack(("hand", Tabs(("board", "tribe", "gathered"))))
    return [
        Plan("beside", 1250, Beside((Stack((*land, Drawers(others))), Stack(("hand", "board", beside))), (57, 43))),
        Plan("beside", 900, Beside((Stack((*land, Drawers(others))), own), (53, 47))),
        Plan("stacked", 0, narrow),
    ]


def _map(painter: Painter, room: Room) -> Drawn:
    return Drawn(*land(painter, 0, 0, room.width))


def _turns(painter: Painter, room: Room) -> Drawn:
    return turning(painter, 0, 0, min(room.width, TURNS))


def _shared(painter: Painter, room: Room) -> Drawn:
    """The artifact card that everybody scores (REV-VAR-09), for viewers without artifacts of their own."""
    cards = [
        artifact_card(painter, number, None, 0, i * (CARD + GAP), min(SIDE, room.width))
        for i, number in enumerate(painter.view["shared_artifact_card"])
    ]
    return Drawn("".join(cards), len(cards) * (CARD + GAP) - GAP)


DESIGN: Final = Design(
    Painter, parts, plans, lambda painter: painter.text("board", round=painter.view["round"]), PATTERNS
)


def heading(painter: Painter, x: float, y: float, w: float) -> str:
    """The round, and the stage of the turn or the game."""
    view = painter.view
    words = painter.text("board-round", round=view["round"])
    return text(x + 4, y + 18, words, "b serif", 17) + text(
        x + w - 4, y + 17.5, fit(_stage(painter), w - 130, 11.5), "soft end", 11.5
    )


def _stage(painter: Painter) -> str:
    view = painter.view
    if view["phase"] != "turns":
        return painter.text(f"stage-{view['phase']}")
    who = painter.names[view["turn"]]
    if view["last_turns"] is not None:
        return painter.text("stage-last", player=who, turns=view["last_turns"])
    if view["clock"]:
        return painter.text("stage-solo", clock=view["clock"])
    if view["slept"]:
        return painter.text("stage-sleep", player=who)
    return painter.text("stage-turn", player=who, actions=view["actions"])
