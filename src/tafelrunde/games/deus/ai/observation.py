"""Observation of Deus: the declared fields, and readers of what the view shows in another form.

Cards count by design, as a share of its copies.
"""

from __future__ import annotations

from typing import Any, Final, Optional

from ....kernel.observe import Part
from ....kernel.readers import Amount, At, Each, Entries, Kind, Of, Reader, Rows
from ...conventional_game import ConventionalGame
from ...defaults.observation import Observed, Things
from ..catalog import Catalog
from ..pieces.amounts import CARDS, HAND_LIMIT, TOKENS
from ..pieces.kinds import BUILDINGS, COLOURS, FACE_DOWN, RESOURCES, STANDARD, TERRAINS
from ..pieces.map import REGIONS, TILES

PHASES: Final = ("start", "turns", "over")

# Caps: higher values are rare and make no difference to a decision.
VILLAGE_POINTS: Final = 10
COLUMN: Final = 8
FARTHEST: Final = 20  # no region of any layout is farther from the first continent along an axis


def parts_of(game: ConventionalGame[Catalog]) -> list[Part]:
    design_of = [n for n, design in enumerate(game.catalog.designs) for _ in range(design.copies)]
    kinds: dict[str, Things] = {
        "card": Kind("card", len(design_of), design_of),
        "resource": RESOURCES,
        "piece": BUILDINGS[:STANDARD],
        "colour": COLOURS,
        "continent": TILES,
    }
    observed = Observed(game, kinds)
    cards, colours, seats = observed.kinds["card"], observed.kinds["colour"], observed.kinds["player"]
    return [
        *observed.heading(),
        *observed.of_table(
            {
                "phase": Kind("phase", PHASES).one(),
                "supply": Each(Amount(TOKENS), Kind("supply", (*RESOURCES, "temples"))),
                "discard": Entries(count=Amount(CARDS), top=cards.one(), known=cards.some()),
                "aside": Entries(count=Amount(HAND_LIMIT), cards=cards.some()),
                "regions": regions(seats.one()),
            }
        ),
        *observed.of_seats(
            {
                "columns": Each(Of("cards, of 8", Amount(COLUMN), len), colours),
                "built": At("", Of("the cards in all columns, as shares of their copies", cards.some(), built)),
                "joker": Kind("state", ("unused", "used")).one(),
                "joker_column": At("", Of("the column in which the joker lies", colours.one(), column_of_joker)),
            },
            own={"joker_card": cards.one()},
        ),
        *observed.hidden(),
        *observed.question(),
    ]


def regions(seat: Reader) -> Rows:
    """The map, region by region as answers number them."""
    axis = Amount(FARTHEST, least=-FARTHEST)
    return Rows(
        REGIONS,
        terrain=Kind("terrain", TERRAINS).one(),
        q=axis,
        r=axis,
        edge=Amount(1),
        owner=seat,
        pieces=Kind("piece", BUILDINGS, copies=2).some(),
        vp=Amount(VILLAGE_POINTS),
        attacked=Amount(1),
    )


def built(seat: dict[str, Any]) -> list[int]:
    """The cards in all columns; the joker card lies face down and never runs, so it is left out."""
    return [card for column in seat["columns"] for card in column if card != seat["joker_card"]]


def column_of_joker(seat: dict[str, Any]) -> Optional[int]:
    """Its owner sees the card, others see that one lies face down."""
    if seat["joker"] != "used":
        return None
    face = FACE_DOWN if seat["joker_card"] is None else seat["joker_card"]
    return next((n for n, column in enumerate(seat["columns"]) if face in column), None)
