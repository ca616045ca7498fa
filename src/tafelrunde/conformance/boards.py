"""The board by parts: pictures are kept by what they show, and can be read in every room."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Iterator
from typing import Final

from ..games.board import drawn_anew
from ..games.keeping import forget
from ..games.plain_game import PlainGame
from ..kernel.game import Game
from ..kernel.state import SPECTATOR
from .positions import at_every_question, last_values, played

LEAST: Final = 10  # pixels: the smallest letters that anybody is asked to read
ROOMS: Final = ((1480, 930), (1040, 760), (660, 620), (370, 420))  # the board at 1920, 1440, 1024 and 390 pixels
SELDOM: Final = 24  # choices between two looks at what is kept
MIDDLE: Final = 150  # choices: every game is well under way


def kept_by_what_they_show(game: Game) -> Iterator[str]:
    """A picture that was kept is the one that would be drawn now."""
    if not isinstance(game, PlainGame):
        return
    for match in at_every_question(game, game.players[-1], 3, last_values(game)):
        if len(match.codes) % SELDOM or match.decision is None:
            continue
        for seat in (match.decision.seat, (match.decision.seat + 1) % match.players, SPECTATOR):
            view = match.view(seat)
            drawn = zip(
                game.board(view, "en", *ROOMS[1]).parts, drawn_anew(game, view, "en", *ROOMS[1]).parts, strict=True
            )
            for kept, anew in drawn:
                if kept.svg != anew.svg:
                    yield f"part {kept.name} was kept though something that it reads had changed (seat {seat})"
                    return
    forget()


def legible(game: Game, lang: str) -> Iterator[str]:
    """No letters smaller than can be read, at any of the sizes people play on."""
    found: set[tuple[str, int, float]] = set()
    for choices in (0, MIDDLE, 2 * MIDDLE):
        match = played(game, game.players[-1], choices, seed=6, options=last_values(game))
        for width, height in ROOMS:
            for part in game.board(match.view(0), lang, width, height).parts:
                size = _smallest(part.svg)
                if size < LEAST and (part.name, width, size) not in found:
                    found.add((part.name, width, size))
                    yield f"part {part.name} has letters of {size:g} pixels in a room {width} wide"
    forget()


def _smallest(svg: str) -> float:
    sizes = (float(e.attrib["font-size"]) for e in ET.fromstring(svg).iter() if "font-size" in e.attrib and _said(e))
    return min(sizes, default=LEAST)


def _said(element: ET.Element) -> bool:
    return bool("".join(element.itertext()).strip())
