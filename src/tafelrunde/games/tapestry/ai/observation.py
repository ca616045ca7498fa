"""Observation of Tapestry: the declared fields, and readers of what the view shows in another form.

Tapestry cards count by design, as a share of its copies; everything else has the place by which answers number it. At a
table without expansions their entries (`side`) are zeros, and so are `automa`, `bots` and `decisions` without opponents
that the rules play.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Optional

from ....kernel.encode import Row
from ....kernel.game import View
from ....kernel.observe import Part
from ....kernel.readers import Amount, At, Bits, Each, Entries, Kind, Of, Pair, Pairs, Reader, Rows, from_here
from ...conventional_game import ConventionalGame
from ...defaults.observation import Observed, Readers, Things
from ..catalog import Catalog
from ..expansions.arts_architecture.abilities.collectors import KINDS as COLLECTIBLES
from ..expansions.fantasies_futures.abilities.artificers import STATE_BITS
from ..pieces.capitals import LINES, PAIRS, PLOTS
from ..pieces.codes import laid_tile
from ..pieces.kinds import (
    ACHIEVEMENTS,
    ALL_TRACKS,
    ARTIFICERS,
    BUILDINGS,
    BUILDINGS_OF_A_TYPE,
    EXPANSIONS,
    LAST_SPACE,
    RESOURCES,
    ROWS,
    TERRAINS,
)
from ..table.automa import AutomaMat, Decisions
from ..table.prompts import HEXES
from ..table.prompts import TILES as TILE_NUMBERS
from .observation_bots import of_bots

SEATS: Final = 5
PHASES: Final = ("capitals", "civilizations", "mats", "landmark-cards", "turns", "over")
PIECES: Final = ("outpost", "toppled", "arriving", "token", "building", "settled", "floating")
ON_PLOTS: Final = (*BUILDINGS, "impassable", "landmark", "outside", "pad", "wee-token")
MAT_BITS: Final = 20  # of the number that says what lies on a civilization mat; that of the Artificers has more
ERAS: Final = 4
ISLAND: Final = 6  # hexes of the Islanders' mat
FARTHEST: Final = 4  # no hex is farther from the middle along an axis

# Caps: higher values are rare and make no difference to a decision.
HAND: Final = 10
STACK: Final = 4


def parts_of(game: ConventionalGame[Catalog]) -> list[Part]:
    catalog = game.catalog
    kinds: dict[str, Things] = {
        "achievement": ACHIEVEMENTS,
        "building": BUILDINGS,
        "card": Kind("card", len(catalog.design_of), catalog.design_of),
        "choice": 2,
        "collectible": COLLECTIBLES,
        "design": len(catalog.designs),
        "draft": 7 * 7 * 7,
        "landing": ISLAND * TILE_NUMBERS,
        "prediction": 4,
        "resource": RESOURCES,
        "roll": 36,
        "row": ROWS,
        "step": Kind("step", LAST_SPACE + 1, copies=4),
        "terrain": TERRAINS,
        "track": ALL_TRACKS,
    }
    observed = Observed(game, kinds)
    known = observed.kinds
    cards = known["card"].some()
    return [
        *observed.heading(),
        *observed.of_table(
            {**table(known), **board(known), **of_bots(observed)},
            {"automa": AutomaMat.declared(), "decisions": Decisions.declared()},
        ),
        *observed.of_seats(
            {**seat(known), **capital(catalog, known), **of_expansions(known)},
            own={
                **dict.fromkeys(
                    ("hand", "drawn", "own_deck", "own_discard", "side.submerged", "side.kept.card"), cards
                ),
                "side.drawn_goals": known["landmark-card"].some(),
                "side.seen": Each(cards, known["player"]),  # cards in the hands of others that only this seat saw
            },
        ),
        *observed.hidden(),
        *observed.question({"building": on_map(known).one(), "placing": Pair(HEXES, TILE_NUMBERS)}),
    ]


def on_map(kinds: Mapping[str, Kind]) -> Kind:
    """Buildings and, after them, landmarks."""
    return Kind("building", len(BUILDINGS) + kinds["landmark"].size)


def table(kinds: Mapping[str, Kind]) -> Readers:
    cards, techs, civilizations = kinds["card"].some(), kinds["tech"].some(), kinds["civilization"].some()
    return {
        "phase": Kind("phase", PHASES).one(),
        "revised": Amount(1),
        "later": kinds["landmark"].one(),
        "discards": Entries(tapestry=cards, tech=techs, tiles=kinds["tile"].some(), civilizations=civilizations),
        "removed": Entries(tapestry=cards, tech=techs),
        "herald_tokens": cards,
        "achievements": Rows(len(ACHIEVEMENTS), vp=Each(Amount(15), 3), seats=Each(kinds["player"].one(), SEATS)),
        "side.expansions": Kind("expansion", tuple(EXPANSIONS)).some(),
        "side.pile": Of("the tech card on top of the discards", kinds["tech"].one(), last),
    }


def board(kinds: Mapping[str, Kind]) -> Readers:
    axis = Amount(FARTHEST, least=-FARTHEST)
    return {
        "map.large": Amount(1),
        "map.hexes": Rows(
            HEXES,
            q=axis,
            r=axis,
            tile=kinds["tile"].one(),
            corners=Each(kinds["terrain"].one(), 6),  # clockwise from the top left
            controller=kinds["player"].one(),
            pieces=PiecesOnHex(on_map(kinds).size),
        ),
    }


class PiecesOnHex(Reader):
    """The pieces of each seat by kind, of 2, and the number of its building. More than two of a kind count as two:
    tokens of the Infiltrators on the start territory of others."""

    __slots__ = ("buildings", "places")

    def __init__(self, buildings: int) -> None:
        super().__init__(SEATS, len(PIECES) + 1)
        self.places = {name: n for n, name in enumerate(PIECES)}
        self.buildings = buildings

    def write(self, values: Iterable[Any], row: Row, at: int, view: View) -> None:
        for pieces in values:
            for piece in pieces:
                first = at + from_here(view, piece["seat"]) * (len(PIECES) + 1)
                place = first + self.places[piece["piece"]]
                row[place] = min(1.0, row[place] + 0.5)
                if "building" in piece:
                    row[first + len(PIECES)] = (piece["building"] + 1) / self.buildings
            at += self.size

    def says(self, name: str) -> str:
        return f"`{name}` of each seat: {', '.join(PIECES)}, each of 2; the number of a building, of {self.buildings}"


def seat(kinds: Mapping[str, Kind]) -> Readers:
    cards, players = kinds["card"], kinds["player"]
    return {
        "counts": Each(Amount(BUILDINGS_OF_A_TYPE), kinds["building"]),
        "hand_count": Amount(HAND),
        "drawn_count": Amount(HAND),
        "own_counts": Each(Amount(cards.count), 2),
        "stacks": Each(Of(f"cards on the spaces of the eras, of {STACK}", Amount(STACK), len), ERAS),
        "stacked": At("stacks", Each(cards.some(), ERAS)),
        "visible": At("stacks", Each(Of("the top card of each era, by design", cards.one(), last), ERAS)),
        "marriages": Pairs(kinds["track"], players.one()),
        "mat": Each(Bits(MAT_BITS), kinds["civilization"]),
        "artifice": At("mat", Of("the mat of the Artificers, bit by bit", Bits(STATE_BITS), artifice)),
    }


def capital(catalog: Catalog, kinds: Mapping[str, Kind]) -> Readers:
    return {
        "capital.number": kinds["capital"].one(),
        "capital.pair": Kind("pair", len(PAIRS)).one(),
        "capital.plots": Each(Kind("content", ON_PLOTS).one(), PLOTS),
        "capital.landmarks": Rows(
            kinds["landmark"].size, "landmark", site=Amount(kinds["site"].size, least=-1), turn=Amount(3)
        ),
        "capital.lines": Kind("line", len(LINES)).some(),
        "capital.districts": Kind("district", max(len(each.districts) for each in catalog.capitals)).some(),
    }


def of_expansions(kinds: Mapping[str, Kind]) -> Readers:
    """What the expansions put in front of a seat."""
    tiles, landmarks, techs, seats = kinds["tile"], kinds["landmark"], kinds["tech"], kinds["player"]
    return {
        "side.drawn_goals_count": Amount(kinds["landmark-card"].size),
        "side.submerged_count": Amount(HAND),
        "side.island": Each(Of("the tile", tiles.one(), laid_tile), ISLAND),
        "side.kept": Entries(tile=tiles.some(), tech=techs.some(), landmark=landmarks.some()),
        "side.on_techs": Pairs(techs, Amount(landmarks.size, least=-1)),
        "side.on_cards": Rows(
            kinds["card"].count,
            "card",
            building=Amount(on_map(kinds).size, least=-1),
            turn=Amount(3),
            site=Amount(kinds["card-site"].size, least=-1),
        ),
        "side.folk": Pairs(seats, Kind("plot", PLOTS).one()),  # tokens in the capitals of others
    }


def artifice(mat: list[int]) -> int:
    return mat[ARTIFICERS] if len(mat) > ARTIFICERS else 0


def last(cards: Sequence[int]) -> Optional[int]:
    return cards[-1] if cards else None
