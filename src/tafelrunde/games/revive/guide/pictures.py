"""Pictures of the short rules of Revive: arranged positions, drawn like the table."""

from __future__ import annotations

from functools import cache
from typing import Final

from ....draw.regions import Column, Drawn
from ....draw.svg import at
from ....kernel.match import Match
from ...board import Room
from ...guide_pictures import Drawing, detail, drawing, part
from ..scenario import ReviveScenario, scenario
from ..show.board.cards import card_drawn
from ..show.board.display import CARD as CITIZEN
from ..show.board.display import MACHINE, citizens, hibernation, machines, supplies
from ..show.board.player import hand, purse
from ..show.board.tableau import slot_row
from ..show.board.tribe import CARD, artifact_card
from ..show.painter import Painter
from ..table.prompts import ACTION_PROMPT, EXPLORE

GAP: Final = 10
SEED: Final = 1
# Fields of this map, by what the pictures use them for.
DESERT_26C: Final = 102  # beside a lake, a mountain and a steppe
DESERT_30C: Final = 118
LOCATION_27C: Final = 106
LOCATION_29A: Final = 112
# Of the map at a width of 900 pixels: around the abyss, and a corner of the score track
MIDDLE: Final = (250, 112, 420, 340)
CORNER: Final = (540, 385, 360, 199)


# ------------------------------------------------------------------------------------------------ positions


@cache
def at_start() -> Match:
    return scenario(2, SEED).seat(0, crystal=1, energy=1).seat(1, crystal=1, gear=1, energy=1).match()


@cache
def about_to_explore() -> Match:
    """Tiles that can be explored with this food are highlighted."""
    return scenario(2, SEED).seat(0, food=3, energy=1).start().answer(ACTION_PROMPT, EXPLORE).match


def _realms() -> ReviveScenario:
    position = scenario(2, SEED).explored(7, "T06").explored(8, "T11", turned=True)
    position.building(0, DESERT_26C).figure(0, LOCATION_27C, "t1")
    return position.building(1, DESERT_30C, large=True).figure(1, LOCATION_29A, "t1")


@cache
def in_mid_game() -> Match:
    """Cards in slots, modules beside them, two machines of which one has run."""
    position = _realms().seat(
        0,
        crystal=2,
        gear=3,
        book=1,
        food=4,
        energy=2,
        vp=11,
        active=["3", "CY02"],
        slots={"top1": ["1"], "bottom1": ["2"]},
        modules={0: "SM05", 1: "SM01", 5: "SM12"},
        tracks=(5, 4, 2),
        machines={3: "MG02"},
        loaded=(3,),
        tribe_markers=1,
    )
    return position.turn(0).match()


@cache
def late() -> Match:
    position = _realms().seat(0, vp=24, tracks=(9, 6, 4), artifact_card="A01", artifacts={"violet": 2, "orange": 1})
    return position.match()


# ------------------------------------------------------------------------------------------------ drawings


def resources(painter: Painter, room: Room) -> Drawn:
    """The goods, and the active cards below them."""
    goods = purse(painter, room._replace(height=0))
    citizens = hand(painter, room._replace(height=0))
    return Drawn(goods.svg + at(0, goods.height + GAP, citizens.svg), goods.height + GAP + citizens.height)


def card(painter: Painter, room: Room) -> Drawn:
    """One citizen card at reading size."""
    high = 112.0
    number = next(one.numbers[0] for one in painter.game.components if one.id == "CY02")
    return Drawn(at(0, 0, card_drawn(painter, number, room.width, high)), high)


def slots(painter: Painter, room: Room) -> Drawn:
    drawn = slot_row(painter, painter.own_seat, 4, 4, room.width - 8)
    return Drawn(drawn.svg, drawn.height + 4)


def display(painter: Painter, room: Room) -> Drawn:
    column = Column(0, GAP)
    column.add(citizens(painter, 0, column.y, room.width, 2 * CITIZEN))
    column.add(machines(painter, 0, column.y, room.width, MACHINE))
    column.add(supplies(painter, 0, column.y, room.width))
    return Drawn("".join(column.parts), column.y - GAP)


def sleep(painter: Painter, room: Room) -> Drawn:
    return hibernation(painter, 0, 0, room.width)


def artifacts(painter: Painter, room: Room) -> Drawn:
    number = painter.own_seat["artifact_cards"][0]
    return Drawn(artifact_card(painter, number, painter.own_seat, 0, 0, room.width), CARD)


PICTURES: Final[dict[str, Drawing]] = {
    "map": part("map", at_start, 450),
    "middle": detail("map", in_mid_game, 900, MIDDLE),
    "explore": part("map", about_to_explore, 450, lit=True),
    "display": drawing(display, at_start, 420),
    "resources": drawing(resources, in_mid_game, 450),
    "card": drawing(card, at_start, 180),
    "slots": drawing(slots, in_mid_game, 450),
    "board": part("board", in_mid_game, 450),
    "tribe": part("tribe", in_mid_game, 400),
    "hibernation": drawing(sleep, in_mid_game, 450),
    "artifacts": drawing(artifacts, late, 322),
    "score": detail("map", late, 900, CORNER),
}
