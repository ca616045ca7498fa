"""The table of Revive as a picture: map, display, the viewing seat's boards, the other players. View in, SVG out."""

from __future__ import annotations

from typing import Final

from .....draw.layout import Beside, Layout, Plan, Stack
from .....draw.lettering import fit
from .....draw.regions import Drawn
from .....draw.svg import text
from ....board import BoardPart, Design, Room
from ..painter import Painter
from .display import display, score_track
from .map import PATTERNS, land
from .panels import panel
from .player import at_hand, player_board
from .tribe import CARD, artifact_card, gathered, tribe_board

GAP: Final = 10
BAR: Final = 30
SIDE: Final = 322  # the widest that a card is drawn


def parts(painter: Painter) -> list[BoardPart[Painter]]:
    seats = painter.seats()
    board: list[BoardPart[Painter]] = [
        BoardPart("stage", lambda painter, room: Drawn(heading(painter, 0, 0, room.width), BAR)),
        BoardPart("map", lambda painter, room: Drawn(*land(painter, 0, 0, room.width))),
        BoardPart("score", lambda painter, room: score_track(painter, 0, 0, room.width)),
        BoardPart("display", lambda painter, room: display(painter, 0, 0, room.width)),
    ]
    if painter.viewer >= 0:
        me = seats.pop(0)
        board += [
            BoardPart("hand", lambda painter, room: at_hand(painter, me, 0, 0, room.width)),
            BoardPart("board", lambda painter, room: player_board(painter, me, 0, 0, room.width)),
            BoardPart("tribe", lambda painter, room: tribe_board(painter, me, 0, 0, room.width)),
            BoardPart("gathered", lambda painter, room: gathered(painter, me, 0, 0, room.width)),
        ]
    elif painter.view["shared_artifact_card"]:
        board.append(BoardPart("shared", _shared))
    return board + [_panel(painter, seat) for seat in seats]


def _panel(painter: Painter, seat: int) -> BoardPart[Painter]:
    return BoardPart(
        f"player-{seat}", lambda painter, room: panel(painter, seat, 0, 0, room.width), title=painter.called(seat)
    )


def plans(painter: Painter) -> list[Plan]:
    names = tuple(f"player-{seat}" for seat in painter.seats())
    others = names[1:] if painter.viewer >= 0 else names
    land: tuple[Layout, ...] = ("stage", "map", "score")
    boards = Beside(("tribe", "board", "gathered"), (3, 8, 3))
    return [
        Plan(
            "beside",
            1250,
            Beside((Stack((*land, Stack(others))), Stack(("display", "hand", boards, "shared"))), (1, 1)),
        ),
        Plan(
            "above",
            760,
            Stack((Beside((Stack(land), "display"), (2, 1)), "hand", boards, "shared", Stack(others))),
        ),
        Plan("stacked", 0, Stack((*land, "hand", "board", "tribe", "gathered", "display", "shared", *others))),
    ]


def _shared(painter: Painter, room: Room) -> Drawn:
    """The artifact card that everybody scores (REV-VAR-09), for those who have no artifacts to show it with."""
    cards = [
        artifact_card(painter, number, None, 0, i * (CARD + GAP), min(SIDE, room.width))
        for i, number in enumerate(painter.view["shared_artifact_card"])
    ]
    return Drawn("".join(cards), len(cards) * (CARD + GAP) - GAP)


DESIGN: Final = Design(
    Painter, parts, plans, lambda painter: painter.text("board", round=painter.view["round"]), PATTERNS
)


def heading(painter: Painter, x: float, y: float, w: float) -> str:
    """The round, and what the turn or the game has come to."""
    view = painter.view
    words = painter.text("board-round", round=view["round"])
    return text(x + 4, y + 24, words, "b serif", 17) + text(
        x + w - 4, y + 23, fit(_stage(painter), w - 130, 11.5), "soft end", 11.5
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
