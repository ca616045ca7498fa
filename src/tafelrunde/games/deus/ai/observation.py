"""Observation of Deus: the view of a seat as numbers from 0 to 1, of the same length in every match.

Seats are counted in turn order from the viewing seat on; rows of seats, continents and regions that are not in play
are zeros. Cards count by design, as a share of its copies.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from ....kernel.decision import Prompt
from ....kernel.game import View
from ....kernel.observe import Part, Read, filled, from_here, one_hot, question, seat_rows, share, shares, turned
from ..catalog import Catalog
from ..pieces.amounts import CARDS, HAND_LIMIT, PIECES_OF_TYPE, SEATS, TOKENS
from ..pieces.kinds import BUILDINGS, COLOURS, FACE_DOWN, RESOURCES, STANDARD, TERRAINS
from ..pieces.map import REGIONS, TILES

PHASES: Final = ("start", "turns", "over")
TERRAIN_PLACE: Final = {name: n for n, name in enumerate(TERRAINS)}
BUILDING_PLACE: Final = {name: n for n, name in enumerate(BUILDINGS)}

# Caps: higher values are rare and make no difference to a decision.
GOLD: Final = 40
POINTS: Final = 80
GOODS: Final = 10
ROUNDS: Final = 40
VILLAGE_POINTS: Final = 10
COLUMN: Final = 8
FARTHEST: Final = 20  # no region of any layout is farther from the first continent along an axis


def parts_of(catalog: Catalog, prompts: Sequence[Prompt]) -> list[Part]:
    design_of = [n for n, design in enumerate(catalog.designs) for _ in range(design.copies)]
    kinds = {
        "resource": range(len(RESOURCES)),
        "colour": range(len(COLOURS)),
        "region": range(REGIONS),
        "card": design_of,
    }
    return [
        *match_parts(),
        *card_parts(Cards(catalog, design_of)),
        *seat_parts(),
        *map_parts(),
        *question(prompts, SEATS, kinds),
    ]


def match_parts() -> list[Part]:
    return [
        Part("players", (3,), "2, 3 or 4", lambda view: one_hot(view["players"] - 2, 3)),
        Part(
            "seat",
            (SEATS,),
            "the number of the viewing seat, as answers name it",
            lambda view: one_hot(view["seat"], SEATS),
        ),
        Part("turn", (SEATS,), "whose turn it is", lambda view: one_hot(from_here(view, view["turn"]), SEATS)),
        Part("first", (SEATS,), "who began", lambda view: one_hot(from_here(view, view["first"]), SEATS)),
        Part("phase", (3,), ", ".join(PHASES), lambda view: one_hot(PHASES.index(view["phase"]), 3)),
        Part(
            "clock",
            (4,),
            f"round and quiet rounds, each of {ROUNDS}; a 1 once the end is announced; a 1 in the last round",
            clock,
        ),
        Part("supply", (5,), f"wood, clay, stone, wheat of {TOKENS}; temples of {TILES}", supply),
        Part(
            "piles",
            (3,),
            f"cards in the deck and in the discard pile, of {CARDS}; in the offering, of {HAND_LIMIT}",
            piles,
        ),
    ]


def clock(view: View) -> list[float]:
    last = view["last_round"]
    return [
        share(view["round"], ROUNDS),
        share(view["quiet_rounds"], ROUNDS),
        float(last is not None),
        float(last == view["round"]),
    ]


def supply(view: View) -> list[float]:
    return [*(share(view["supply"][name], TOKENS) for name in RESOURCES), share(view["supply"]["temples"], TILES)]


def piles(view: View) -> list[float]:
    deck, discard, offering = view["deck"], view["discard"]["count"], view["aside"]["count"]
    return [share(deck, CARDS), share(discard, CARDS), share(offering, HAND_LIMIT)]


class Cards:
    """Card counts by design."""

    __slots__ = ("design_of", "unit")

    def __init__(self, catalog: Catalog, design_of: list[int]) -> None:
        self.design_of = design_of
        self.unit = [1 / design.copies for design in catalog.designs]

    def count(self, cards: Iterable[int]) -> list[float]:
        row = [0.0] * len(self.unit)
        for card in cards:
            if card != FACE_DOWN:
                design = self.design_of[card]
                row[design] += self.unit[design]
        return row

    def built(self, view: View) -> list[float]:
        """The joker card lies face down and never runs, so it is left out."""
        rows: list[float] = []
        for seat in turned(view):
            rows += self.count(card for column in seat["columns"] for card in column if card != seat["joker_card"])
        return filled(rows, SEATS * len(self.unit))


def card_parts(cards: Cards) -> list[Part]:
    designs = len(cards.unit)
    return [
        Part("hand", (designs,), "own hand, by design", lambda view: cards.count(view["seats"][view["seat"]]["hand"])),
        Part("aside", (designs,), "own offering, by design", lambda view: cards.count(view["aside"]["cards"] or ())),
        Part("discards", (designs,), "known discards, by design", lambda view: cards.count(view["discard"]["known"])),
        Part("built", (SEATS, designs), "cards in the columns, by design", cards.built),
    ]


def seat_parts() -> list[Part]:
    return [
        per_seat("plays", 1, "a 1 if somebody sits here", lambda seat: [1.0]),
        per_seat("gold", 1, f"gold, of {GOLD}", lambda seat: [share(seat["gold"], GOLD)]),
        per_seat("points", 2, f"points, of {POINTS}; a 1 if they are hidden", points),
        per_seat("goods", 4, f"wood, clay, stone, wheat, each of {GOODS}", lambda seat: shares(seat["goods"], GOODS)),
        per_seat(
            "board",
            STANDARD,
            f"pieces on the player board by colour, of {PIECES_OF_TYPE}",
            lambda seat: shares(seat["board"], PIECES_OF_TYPE),
        ),
        per_seat(
            "reserve",
            STANDARD,
            f"pieces in the reserve by colour, of {PIECES_OF_TYPE}",
            lambda seat: shares(seat["reserve"], PIECES_OF_TYPE),
        ),
        per_seat(
            "hand_count", 1, f"cards in hand, of {HAND_LIMIT}", lambda seat: [share(seat["hand_count"], HAND_LIMIT)]
        ),
        per_seat(
            "columns",
            len(COLOURS),
            f"cards in each column, of {COLUMN}",
            lambda seat: [share(len(column), COLUMN) for column in seat["columns"]],
        ),
        per_seat("joker", 1 + STANDARD, "a 1 while it is unused; the column in which it lies", joker),
        per_seat(
            "sealed_count",
            1,
            f"colours of starting pieces chosen, of {STANDARD}",
            lambda seat: [share(seat["sealed_count"], STANDARD)],
        ),
        Part("sealed", (STANDARD,), f"own starting pieces chosen so far by colour, of {PIECES_OF_TYPE}", sealed),
    ]


def per_seat(name: str, size: int, says: str, read: Read) -> Part:
    return seat_rows(name, SEATS, size, says, read)


def points(seat: dict[str, Any]) -> list[float]:
    return [0.0, 1.0] if seat["vp"] is None else [share(seat["vp"], POINTS), 0.0]


def joker(seat: dict[str, Any]) -> list[float]:
    lies_in = -1
    if seat["joker"] == "used":
        face = FACE_DOWN if seat["joker_card"] is None else seat["joker_card"]
        lies_in = next(n for n, column in enumerate(seat["columns"]) if face in column)
    return [float(seat["joker"] == "unused"), *one_hot(lies_in, STANDARD)]


def sealed(view: View) -> list[float]:
    return filled(shares(view["seats"][view["seat"]]["sealed"], PIECES_OF_TYPE), STANDARD)


def map_parts() -> list[Part]:
    """One row for each region, in the order in which answers number them."""
    return [
        Part("terrain", (REGIONS, len(TERRAINS)), ", ".join(TERRAINS), terrain),
        Part("place", (REGIONS, 2), f"q and r, from -{FARTHEST} to {FARTHEST}", place),
        Part("edge", (REGIONS,), "a 1 on the edge of the map", edge),
        Part("owner", (REGIONS, SEATS), "whose pieces stand there", owner),
        Part("pieces", (REGIONS, len(BUILDINGS)), f"{', '.join(BUILDINGS)}, each of 2", pieces),
        Part("village", (REGIONS, 2), f"points, of {VILLAGE_POINTS}; a 1 if it was attacked", village),
    ]


def terrain(view: View) -> list[float]:
    size = len(TERRAINS)
    rows = [0.0] * (REGIONS * size)
    for n, region in enumerate(view["regions"]):
        rows[n * size + TERRAIN_PLACE[region["terrain"]]] = 1.0
    return rows


def place(view: View) -> list[float]:
    rows = []
    for region in view["regions"]:
        rows += [(region["q"] + FARTHEST) / (2 * FARTHEST), (region["r"] + FARTHEST) / (2 * FARTHEST)]
    return filled(rows, REGIONS * 2)


def edge(view: View) -> list[float]:
    return filled([float(region["edge"]) for region in view["regions"]], REGIONS)


def owner(view: View) -> list[float]:
    rows = [0.0] * (REGIONS * SEATS)
    for n, region in enumerate(view["regions"]):
        if region["owner"] is not None:
            rows[n * SEATS + from_here(view, region["owner"])] = 1.0
    return rows


def pieces(view: View) -> list[float]:
    size = len(BUILDINGS)
    rows = [0.0] * (REGIONS * size)
    for n, region in enumerate(view["regions"]):
        for name in region["pieces"]:
            rows[n * size + BUILDING_PLACE[name]] += 0.5
    return rows


def village(view: View) -> list[float]:
    rows = [0.0] * (REGIONS * 2)
    for n, region in enumerate(view["regions"]):
        if "vp" in region:
            rows[2 * n] = share(region["vp"], VILLAGE_POINTS)
            rows[2 * n + 1] = float(region["attacked"])
    return rows
