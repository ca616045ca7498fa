"""Pictures of the short rules of Age of Innovation: arranged positions, drawn like the table."""

from __future__ import annotations

from functools import cache
from typing import Final

from ....draw.regions import Drawn
from ....kernel.match import Match
from ...board import Room
from ...guide_pictures import Drawing, drawing, part
from ..scenario import AoiScenario, scenario
from ..show.board.planning import bowls, buildings, tracks, wheel
from ..show.painter import Painter

SEED: Final = 3
ROWS_HIGH: Final = 168.0
RING: Final = 150.0
BOWLS_HIGH: Final = 60.0


# ------------------------------------------------------------------------------------------------ positions


def _first_workshops() -> AoiScenario:
    """The desert and the lake, each with its first two workshops and the goods of the planning board."""
    position = scenario(2, SEED, boards=["desert", "lake"], factions=["felines", "navigators"])
    position.building(0, "workshop", "E11", "C10").building(1, "workshop", "E10", "A9")
    position.seat(0, coins=15, tools=3, levels=(1, 0, 0, 1))
    return position.seat(1, coins=15, tools=3, levels=(0, 3, 0, 0))


@cache
def at_start() -> Match:
    return _first_workshops().match()


@cache
def choosing_a_space() -> Match:
    """Six tools are two spades; the spaces that can be terraformed are lit."""
    return _first_workshops().seat(0, tools=7).start().act("terraform").match


def _realms() -> AoiScenario:
    """Round 4: the desert is one upgrade from its first town."""
    position = scenario(2, SEED, boards=["desert", "lake"], factions=["felines", "navigators"]).round(4)
    position.building(0, "workshop", "E11", "C10", "D12").building(0, "guild", "E12").building(0, "school", "D11")
    position.building(1, "workshop", "A9", "F12").building(1, "guild", "E10").building(1, "school", "E9")
    position.seat(0, vp=37, coins=9, tools=4, scholars=2, books=(2, 1, 0, 1), bowls=(3, 4, 5), levels=(7, 2, 3, 5))
    position.seat(0, shipping=1, digging=1, competencies=["scholars"])
    return position.seat(1, vp=41, coins=4, tools=2, scholars=1, levels=(1, 6, 4, 2), shipping=2)


@cache
def in_mid_game() -> Match:
    return _realms().match()


@cache
def founding_a_town() -> Match:
    """The workshop D12 has become a guild: four buildings, power value 7."""
    return _realms().start().act("guild", at="D12").match


@cache
def alone() -> Match:
    return scenario(1, SEED, boards=["desert"], factions=["felines"]).match()


# ------------------------------------------------------------------------------------------------ drawings


def pieces(painter: Painter, room: Room) -> Drawn:
    """The buildings of the planning board: their cost, and the income that they cover."""
    return Drawn(buildings(painter, painter.own_seat, 0, 0, room.width, ROWS_HIGH), ROWS_HIGH)


def track_rows(painter: Painter, room: Room) -> Drawn:
    """The wheel, shipping and terraforming."""
    me = painter.own_seat
    ring = wheel(painter, me["board"], me["tools_per_spade"], 0, 0, RING)
    return Drawn(ring + tracks(painter, painter.viewer, me, RING + 12, 26, room.width - RING - 12, RING - 36), RING)


def power(painter: Painter, room: Room) -> Drawn:
    return Drawn(bowls(painter, 0, painter.own_seat["bowls"], 0, 0, room.width, BOWLS_HIGH), BOWLS_HIGH)


PICTURES: Final[dict[str, Drawing]] = {
    "map": part("map", at_start, 450),
    "realms": part("map", in_mid_game, 450),
    "board": part("player-0", at_start, 440),
    "spaces": part("map", choosing_a_space, 450, lit=True),
    "ways": drawing(track_rows, in_mid_game, 420),
    "buildings": drawing(pieces, in_mid_game, 420),
    "power": drawing(power, in_mid_game, 200),
    "town": part("map", founding_a_town, 450),
    "towns": part("towns", in_mid_game, 440),
    "knowledge": part("knowledge", in_mid_game, 420),
    "innovations": part("innovations", in_mid_game, 450),
    "rounds": part("rounds", in_mid_game, 450),
    "actions": part("actions", in_mid_game, 450),
    "bonuses": part("bonuses", in_mid_game, 440),
    "automa": part("automa", alone, 440),
}
