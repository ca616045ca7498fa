"""Pictures of the short rules of Tapestry: arranged positions, drawn like the table."""

from __future__ import annotations

from functools import cache
from typing import Final

from ....draw.regions import Drawn
from ....kernel.hexes import Hex
from ....kernel.match import Match
from ...board import Room
from ...guide_pictures import Drawing, detail, drawing, part
from ..scenario import TapestryScenario, TapestryTable, scenario
from ..show.board.city import capital
from ..show.board.mats import income
from ..show.board.players import tech_rows
from ..show.board.ploys import goals
from ..show.painter import Painter
from ..table.prompts import CONQUER, LANDMARK_SITE

WIDE: Final = 440
TRACK: Final = 210.0  # one track where the tracks are as wide as that
ARTS: Final = 4
MIDDLE_ISLAND: Final[Hex] = (0, 0)
LIGHTHOUSE_SITE: Final = 111  # the lower left of the mountain capital
RED_5_BLACK_CULTURE: Final = ((6, 1), (6, 3))


# ------------------------------------------------------------------------------------------------ positions


@cache
def about_to_explore() -> Match:
    """Early in the game: blue has come to the rafts, and lays a tile beside the start territory."""
    position = scenario(2).seat(0, food=1, worker=1, tracks={"exploration": 1}, tiles=[3])
    return position.start().advance("exploration", pay=["food"]).match


def _realms() -> TapestryScenario:
    """Two realms that have met; on one territory blue has toppled an outpost of orange."""
    position = scenario(2).tile((0, -1), 3).tile((1, -1), 14).tile((1, 0), 20)
    position.outpost(0, (0, -1)).outpost(0, (-1, -1))
    position.outpost(1, (2, -1)).outpost(1, (1, -1)).outpost(1, (1, -2), toppled=True)
    return position.outpost(0, (1, -2))


def _conquering() -> TapestryTable:
    position = _realms().seat(0, culture=1).dice(*RED_5_BLACK_CULTURE)
    return position.start().advance("military", pay=["culture"])


@cache
def about_to_conquer() -> Match:
    return _conquering().match


@cache
def dice_rolled() -> Match:
    played = _conquering()
    return played.answer(CONQUER, played.hex(MIDDLE_ISLAND)).match


@cache
def realms() -> Match:
    return _realms().match()


@cache
def in_mid_game() -> Match:
    """Era 2. Blue is the first in tier II of exploration, and has just built the lighthouse."""
    position = _realms().landmark(1, "apothecary")
    position.seat(
        0,
        vp=21,
        era=2,
        coin=1,
        worker=2,
        food=2,
        culture=1,
        tracks={"exploration": 3, "technology": 3, "science": 2, "military": 3},
        tech={"bottom": ["dynamite"], "middle": ["paper"], "top": ["irrigation"]},
        built={"market": [39, 13], "house": [40], "farm": [49, 50], "armory": [3]},
        played={2: ["monarchy"]},
        tiles=[5],
    )
    position.seat(1, vp=17, tracks={"exploration": 2, "technology": 1, "science": 4, "military": 3})
    return position.start().advance("exploration", pay=["worker"]).answer(LANDMARK_SITE, LIGHTHOUSE_SITE).match


@cache
def late() -> Match:
    """Blue has come to the end of exploration, orange to the middle island."""
    position = _realms().seat(0, vp=88, tracks={"exploration": 12}).seat(1, vp=79).outpost(1, MIDDLE_ISLAND)
    position.landmark(0, "lighthouse", "train_station", "launch_pad")
    return position.claimed(0, "end-of-track").claimed(1, "middle-island").match()


@cache
def alone() -> Match:
    """The Automa and the Shadow Empire have just moved by a pair of cards."""
    position = scenario(1).seat(0, coin=1, vp=31, era=2)
    position.automa(
        vp=24, era=2, favorite="science", tracks={"science": 5, "military": 3, "exploration": 2}, landmarks=["academy"]
    )
    return position.shadow(favorite="military", tracks={"military": 4, "technology": 2}).last_pair(6, 5).match()


@cache
def with_plans() -> Match:
    return scenario(2, plans_ploys=True).goal(0, "tv_station", "digital_studio").match()


@cache
def with_arts() -> Match:
    return scenario(2, arts_architecture=True).seat(0, tracks={"arts": 2}).match()


# ------------------------------------------------------------------------------------------------ drawings


def income_mat(painter: Painter, room: Room) -> Drawn:
    return income(painter, painter.viewer, 0, 0, room.width)


def own_capital(painter: Painter, room: Room) -> Drawn:
    return capital(painter, painter.viewer, 0, 0, room.width)


def own_tech(painter: Painter, room: Room) -> Drawn:
    return tech_rows(painter, painter.viewer, painter.own_seat, 0, 0, room.width)


def landmark_cards(painter: Painter, room: Room) -> Drawn:
    return goals(painter, painter.viewer, 0, 0, room.width)


PICTURES: Final[dict[str, Drawing]] = {
    "map": part("map", realms, 440),
    "income": drawing(income_mat, in_mid_game, 440),
    "track": detail("tracks", in_mid_game, WIDE, (0, 2, WIDE, TRACK)),
    "explore": part("map", about_to_explore, 420, lit=True),
    "conquer": part("map", about_to_conquer, 420, lit=True),
    "dice": part("dice", dice_rolled, 290, lit=True),
    "tech": drawing(own_tech, in_mid_game, 360),
    "display": part("display", realms, 440),
    "capital": drawing(own_capital, in_mid_game, 360),
    "achievements": part("achievements", late, 400),
    "bots": part("bots", alone, WIDE),
    "goals": drawing(landmark_cards, with_plans, 400),
    "arts": detail("tracks", with_arts, WIDE, (0, 2 + ARTS * TRACK, WIDE, TRACK)),
    "masterpieces": part("masterpieces", with_arts, 420),
}
