"""Pictures of the short rules of Deus: arranged positions, drawn like the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from ....draw.regions import Drawn
from ....draw.svg import at
from ....kernel.match import Match
from ...board import Room
from ...guide_pictures import Drawing, drawing, part
from ..pieces.kinds import BROWN
from ..scenario import DeusScenario, scenario
from ..show.board.cards import APART, STRIP, Size, face_drawn, strip
from ..show.board.hand import CARD, HIGH
from ..show.painter import Painter

GAP: Final = 10
SEED: Final = 4  # its map has a village with six neighbours in the middle
POST: Final = "brown_trading_post_forest"
COLUMN: Final = (POST, "brown_guild_forest", "brown_market_square")

# Regions of this map, by what the pictures use them for.
FOREST_C: Final = 16
MOUNTAIN_C: Final = 15
SWAMP_C: Final = 20
SEA_C1: Final = 17
SEA_C2: Final = 19
FOREST_D: Final = 25
FIELD_D: Final = 24
SWAMP_D: Final = 21


# ------------------------------------------------------------------------------------------------ positions


@cache
def at_start() -> Match:
    return scenario(2, SEED).match()


def _realm() -> DeusScenario:
    """A city in the forest, a ship beside it, and a column of three cards."""
    position = scenario(2, SEED).seat(0, gold=9, vp=8, wood=2, wheat=2, columns={"brown": COLUMN})
    for building in ("production", "civil"):
        position.piece(0, building, FOREST_C)
    return position.piece(0, "maritime", SEA_C1).piece(1, "production", SWAMP_D)


@cache
def in_mid_game() -> Match:
    """Two realms with several cities."""
    position = _realm().piece(0, "civil", MOUNTAIN_C).piece(0, "military", MOUNTAIN_C).piece(0, "temple", FOREST_C)
    position.piece(1, "civil", SWAMP_D).piece(1, "scientific", FIELD_D).piece(1, "production", FOREST_D)
    return position.piece(1, "maritime", SEA_C2).turn(0, round=9).match()


@cache
def choosing_a_region() -> Match:
    """A civil building has been paid for; where it may stand is lit."""
    played = _realm().seat(0, hand=["brown_trading_post_mountain"], wood=2).start()
    return played.play("brown_trading_post_mountain").match


@cache
def before_an_attack() -> Match:
    """Five of the six regions around a village are taken, and armies stand there."""
    position = _realm().piece(0, "military", MOUNTAIN_C).piece(0, "military", FOREST_C)
    position.piece(1, "production", SWAMP_C).piece(1, "military", SWAMP_C).piece(1, "maritime", SEA_C2)
    return position.turn(0, round=7).match()


@cache
def with_a_temple() -> Match:
    position = _realm().seat(0, columns={"purple": ["temple_terrain_forest"]})
    position.piece(0, "civil", MOUNTAIN_C).piece(0, "civil", FOREST_D)
    return position.piece(0, "temple", FOREST_C).turn(0, round=11).match()


# ------------------------------------------------------------------------------------------------ drawings


def cards(*designs: str, abreast: int = 3) -> Callable[[Painter, Room], Drawn]:
    """Draws cards as they look in a hand."""

    def draw(painter: Painter, room: Room) -> Drawn:
        wide = (room.width - GAP * (abreast - 1)) / abreast
        faces = [painter.face(_number(painter, design)) for design in designs]
        high = wide * HIGH / CARD
        shapes = [
            at(
                i % abreast * (wide + GAP),
                i // abreast * (high + GAP),
                face_drawn(painter.icon_set, face, Size(wide, high)),
            )
            for i, face in enumerate(faces)
        ]
        rows = -(-len(faces) // abreast)
        return Drawn("".join(shapes), rows * (high + GAP) - GAP)

    return draw


def _number(painter: Painter, design: str) -> int:
    return next(one.numbers[0] for one in painter.game.components if one.id == design)


def column(painter: Painter, room: Room) -> Drawn:
    """The brown column of the viewing seat, in the order in which its cards take effect."""
    built = painter.view["seats"][painter.viewer]["columns"][BROWN]
    drawn = [
        strip(painter, number, i + 1, False, 0, i * (STRIP + APART), room.width, STRIP)
        for i, number in enumerate(built)
    ]
    return Drawn("".join(drawn), len(built) * (STRIP + APART))


PICTURES: Final[dict[str, Drawing]] = {
    "realms": part("map", in_mid_game, 440),
    "map": part("map", at_start, 440),
    "board": part("player-0", at_start, 440),
    "card": drawing(cards(POST, abreast=1), at_start, 150),
    "regions": part("map", choosing_a_region, 440, lit=True),
    "column": drawing(column, in_mid_game, 200),
    "colours": drawing(
        cards("green_cooperative_forest", "blue_merchant_ship_wood", "yellow_library", "brown_baths", "red_legion"),
        at_start,
        450,
    ),
    "village": part("map", before_an_attack, 440),
    "temples": drawing(cards("temple_terrain_forest", "temple_city_2", "temple_rows"), at_start, 450),
    "temple": part("map", with_a_temple, 360),
}
