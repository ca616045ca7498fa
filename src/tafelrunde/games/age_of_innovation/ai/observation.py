"""Observation of Age of Innovation: the declared fields, and readers of what the view shows in another form.

The Automa comes after the people; without one its parts are zeros. Spaces are in the order of their option codes.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Optional

from ....kernel.observe import Part
from ....kernel.readers import Amount, At, Each, Entries, Kind, Of, Rows
from ...conventional_game import ConventionalGame
from ...defaults.observation import Observed, Readers, Things
from ..catalog import Catalog
from ..pieces.codes import COMPETENCY_ROWS, POWER_ACTIONS, SCHOLAR_SPACES
from ..pieces.kinds import (
    BOOKS_OF_EACH,
    BUILDINGS,
    COMPETENCIES_OF_EACH,
    DISCIPLINES,
    PIECES,
    ROUNDS,
    SCHOLARS_OF_EACH,
    TERRAINS,
    TOP_LEVEL,
    TOWNS_OF_EACH,
)
from ..pieces.map import SITES, SPACES
from ..table.automa import Automa
from ..table.prompts import SPECIALS

PHASES: Final = ("start", "income", "actions", "knowledge-bonus", "over")
GROUND: Final = TERRAINS[:8]  # the seven terrains and the river

# Caps: higher values are rare and make no difference to a decision.
POINTS: Final = 150
TOKENS: Final = 14


def parts_of(game: ConventionalGame[Catalog]) -> list[Part]:
    kinds: dict[str, Things] = {
        "building": BUILDINGS,
        "discipline": DISCIPLINES,
        "special": SPECIALS,
        "town": Kind("town", len(game.catalog.towns), copies=TOWNS_OF_EACH),
    }
    observed = Observed(game, kinds)
    return [
        *observed.heading(),
        *observed.of_table(table(observed.kinds), {"automa": Automa.declared()}),
        *observed.of_seats(
            {
                "bowls": Each(Amount(TOKENS), 3),
                "shipping": Amount(4),
                "on_board": Each(Amount(PIECES[0]), len(PIECES)),
                "towns": Of("the town tiles", observed.kinds["town"].some(), lambda tiles: [t["town"] for t in tiles]),
            }
        ),
        *observed.hidden(),
        *observed.question(),
    ]


def table(kinds: Mapping[str, Kind]) -> Readers:
    disciplines = kinds["discipline"]
    return {
        "phase": Kind("phase", PHASES).one(),
        "used_power_actions": Kind("power action", POWER_ACTIONS).some(),
        "used_book_actions": kinds["bookaction"].some(),
        "supply": Entries(
            books=Each(Amount(BOOKS_OF_EACH), disciplines), towns=Each(Amount(TOWNS_OF_EACH), kinds["town"].size)
        ),
        "competencies": Rows(
            kinds["competency"].size,
            left=Amount(COMPETENCIES_OF_EACH),
            discipline=disciplines.one(),
            row=Kind("row", COMPETENCY_ROWS).one(),
        ),
        "bonuses": Rows(kinds["bonus"].size, "bonus", coins=Amount(ROUNDS, least=-1)),  # one without coins counts too
        "sets": Rows(kinds["board"].size, "board", faction=kinds["faction"].one(), bonus=kinds["bonus"].one()),
        "pairs": Rows(kinds["board"].size, "board", factions=kinds["faction"].some()),
        "knowledge": Entries(
            scholars=Each(Kind("space", SCHOLAR_SPACES).some(), disciplines),
            topped=disciplines.some(),
            third_party=Each(Amount(TOP_LEVEL), disciplines),
        ),
        "area": Entries(played=Amount(1), tile=kinds["area"].one()),
        "spaces": Rows(
            SPACES,
            terrain=Kind("terrain", GROUND).one(),
            edge=Amount(1),
            owner=kinds["player"].one(),
            building=kinds["building"].one(),
            neutral=Amount(1),
            annex=Amount(1),
            town=Amount(1),
        ),
        "bridges": Rows(SITES, "site", owner=kinds["player"].one()),
        # The Automa takes her bonus by its place in the row (AOI-SOLO-06).
        "bonuses.row": At(
            "bonuses",
            Of("which bonus lies at each place of the row", Each(kinds["bonus"].one(), kinds["bonus"].size), row),
        ),
        "automa": automa(kinds),
        "automa.support": At("automa.discard", Of("its last support card", kinds["automacard"].one(), last)),
    }


def automa(kinds: Mapping[str, Kind]) -> Entries:
    """The Automa's fields as a player, and its cards. Its buildings are among the spaces."""
    return Entries(
        level=kinds["automalevel"].one(),
        board=kinds["board"].one(),
        bonus=kinds["bonus"].one(),
        passed=Amount(1),
        vp=Amount(POINTS),
        levels=Each(Amount(TOP_LEVEL), kinds["discipline"]),
        level_points=Amount(5),
        scholars_in_supply=Amount(SCHOLARS_OF_EACH),
        on_board=Each(Amount(PIECES[0]), len(PIECES)),
        innovations=kinds["innovation"].some(),
        cards=Amount(kinds["automacard"].size),
        reserve=Amount(kinds["automacard"].size),
        top=kinds["automacard"].one(),
    )


def row(bonuses: list[dict[str, int]]) -> list[int]:
    return [entry["bonus"] for entry in bonuses]


def last(cards: list[int]) -> Optional[int]:
    return cards[-1] if cards else None
