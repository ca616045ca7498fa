"""Observation of Age of Innovation: the view of a seat as numbers from 0 to 1, of the same length in every match.

Seats are counted in turn order from the viewing seat on; rows of seats that are not in play are zeros. The Automa comes
after the people. Spaces have one row each, in the order of their option codes; places without a space on this side of
the board are zeros."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....kernel.decision import Prompt
from ....kernel.game import View
from ....kernel.observe import Part, Read, among, filled, from_here, one_hot, question, seat_rows, share, shares
from ..catalog import Catalog
from ..pieces.codes import SCHOLAR_SPACES, competency_place
from ..pieces.kinds import (
    BOOKS_OF_EACH,
    BRIDGES_OF_EACH,
    BUILDINGS,
    COMPETENCIES_OF_EACH,
    DISCIPLINES,
    ROUNDS,
    SCHOLARS_OF_EACH,
    TERRAINS,
    TOP_LEVEL,
    TOWNS_OF_EACH,
)
from ..pieces.map import SITES, SPACES
from ..table.prompts import SPECIALS
from .observation_automa import automa_parts

SEATS: Final = 5
PHASES: Final = ("start", "income", "actions", "knowledge-bonus", "over")
GROUND: Final = TERRAINS[:8]  # the seven terrains and the river
BUILDING_PLACE: Final = {name: n for n, name in enumerate(BUILDINGS)}

# Caps: higher values are rare and make no difference to a decision.
POINTS: Final = 150
COINS: Final = 30
TOOLS: Final = 15
BOOKS: Final = 6
TOKENS: Final = 14


def parts_of(catalog: Catalog, prompts: Sequence[Prompt]) -> list[Part]:
    kinds = {
        "building": range(len(BUILDINGS)),
        "discipline": range(len(DISCIPLINES)),
        "space": range(SPACES),
    }
    return [
        *match_parts(),
        *offer_parts(catalog),
        *seat_parts(catalog),
        *map_parts(),
        *question(prompts, SEATS, kinds),
        *automa_parts(catalog, POINTS),
    ]


def match_parts() -> list[Part]:
    return [
        Part("players", (4,), "2, 3, 4 or 5; zeros for who is alone", lambda view: one_hot(view["players"] - 2, 4)),
        Part("seat", (SEATS,), "the number of the viewing seat", lambda view: one_hot(view["seat"], SEATS)),
        Part("turn", (SEATS,), "whose turn it is", lambda view: one_hot(from_here(view, view["turn"]), SEATS)),
        Part("phase", (5,), ", ".join(PHASES), lambda view: one_hot(PHASES.index(view["phase"]), 5)),
        Part("round", (ROUNDS + 1,), "set-up, rounds 1 to 6", lambda view: one_hot(view["round"], ROUNDS + 1)),
        Part("order", (SEATS, SEATS), "who is first, second, ... in this round", lambda v: places(v, v["order"])),
        Part("next_order", (SEATS, SEATS), "the same for the next round", lambda v: places(v, v["next_order"])),
        Part("further", (1,), "a 1 if a further action may follow", lambda view: [float(view["further_action"])]),
    ]


def places(view: View, order: list[int]) -> list[float]:
    rows: list[float] = []
    for seat in order:
        rows += one_hot(from_here(view, seat), SEATS)
    return filled(rows, SEATS * SEATS)


def offer_parts(catalog: Catalog) -> list[Part]:
    """The shared display."""
    rounds, bonuses, innovations = len(catalog.rounds), len(catalog.bonuses), len(catalog.innovations)
    competencies, towns = len(catalog.competencies), len(catalog.towns)

    def scoring(view: View) -> list[float]:
        return [number for tile in view["scoring"] for number in one_hot(tile, rounds)]

    def coins(view: View) -> list[float]:
        row = [0.0] * bonuses
        for entry in view["bonuses"]:
            row[entry["bonus"]] = share(entry["coins"] + 1, ROUNDS)
        return row

    def positions(view: View) -> list[float]:
        return [
            number
            for tile in view["competencies"]
            for number in (
                share(tile["left"], COMPETENCIES_OF_EACH),
                *one_hot(competency_place(tile["discipline"], tile["row"]), competencies),
            )
        ]

    def innovation_places(view: View) -> list[float]:
        rows: list[float] = []
        for tile in view["innovations"]:
            rows += one_hot(tile, innovations)
        return filled(rows, 12 * innovations)

    def sets(view: View) -> list[float]:
        rows = [0.0] * (len(catalog.boards) * (len(catalog.factions) + bonuses))
        for entry in view["sets"]:
            row = entry["board"] * (len(catalog.factions) + bonuses)
            rows[row + entry["faction"]] = rows[row + len(catalog.factions) + entry["bonus"]] = 1.0
        return rows

    return [
        Part("boards", (len(catalog.boards),), "still to be chosen", lambda v: among(v["boards"], len(catalog.boards))),
        Part(
            "factions", (len(catalog.factions),), "to be drafted", lambda v: among(v["factions"], len(catalog.factions))
        ),
        Part("sets", (len(catalog.boards), len(catalog.factions) + bonuses), "faction and bonus with each board", sets),
        Part("scoring", (ROUNDS, rounds), "the round scoring tiles, round 1 first", scoring),
        Part("final", (4,), "the additional tile of round 6", lambda view: one_hot(view["final"], 4)),
        Part("power_actions", (6,), "a 1 if it is used up", lambda view: among(view["used_power_actions"], 6)),
        Part("book_actions", (6,), "a 1 if it lies out", lambda view: among(view["book_actions"], 6)),
        Part("used_book_actions", (6,), "a 1 if it is used up", lambda view: among(view["used_book_actions"], 6)),
        Part("books", (4,), "in the supply, of 12", lambda view: shares(view["supply"]["books"], BOOKS_OF_EACH)),
        Part("towns", (towns,), "in the supply, of 3", lambda view: shares(view["supply"]["towns"], TOWNS_OF_EACH)),
        Part("competencies", (competencies, 1 + competencies), "left, of 4; where they lie", positions),
        Part("innovations", (12, innovations), "the tile on each place", innovation_places),
        Part("palaces", (len(catalog.palaces),), "laid out", lambda view: among(view["palaces"], len(catalog.palaces))),
        Part("bonuses", (bonuses,), "beside the board: 1 and the coins on it, of 6", coins),
        Part("scholars", (4, 4), "occupied spaces of each discipline", scholar_spaces),
        Part("third_party", (4,), "levels of the third party, of 12", third_party),
        Part("area", (2,), "a 1 if there is an area tile; its number, of 15, once it is shown", area),
    ]


def scholar_spaces(view: View) -> list[float]:
    return [number for taken in view["knowledge"]["scholars"] for number in among(taken, SCHOLAR_SPACES)]


def third_party(view: View) -> list[float]:
    return shares(view["knowledge"]["third_party"] or [0] * 4, TOP_LEVEL)


def area(view: View) -> list[float]:
    return [float(view["area"]["played"]), share(view["area"]["tile"] or 0, 15)]


def seat_parts(catalog: Catalog) -> list[Part]:
    def tile(name: str, says: str, size: int) -> Part:
        return per_seat(name, size, says, lambda seat: one_hot(-1 if seat[name] is None else seat[name], size))

    def some(name: str, says: str, size: int) -> Part:
        return per_seat(name, size, says, lambda seat: among(seat[name], size))

    def count(name: str, says: str, most: int) -> Part:
        return per_seat(name, 1, f"{says}, of {most}", lambda seat: [share(seat[name], most)])

    def row(name: str, says: str, size: int, most: int) -> Part:
        return per_seat(name, size, f"{says}, of {most}", lambda seat: shares(seat[name], most))

    factions = len(catalog.faction_tiles)
    return [
        per_seat("plays", 1, "a 1 if somebody sits here", lambda seat: [1.0]),
        tile("board", "planning board", len(catalog.boards)),
        tile("faction", "faction", factions),
        tile("palace", "palace tile in force", len(catalog.palaces)),
        tile("drafted_palace", "palace tile that waits for the palace", len(catalog.palaces)),
        tile("bonus", "round bonus", len(catalog.bonuses)),
        per_seat("passed", 1, "a 1 once passed", lambda seat: [float(seat["passed"])]),
        count("vp", "points", POINTS),
        count("coins", "coins", COINS),
        count("tools", "tools", TOOLS),
        count("scholars", "scholars", SCHOLARS_OF_EACH),
        count("scholars_in_supply", "scholars in the own supply", SCHOLARS_OF_EACH),
        row("books", "books by discipline", 4, BOOKS),
        row("bowls", "tokens in the bowls", 3, TOKENS),
        row("levels", "levels by discipline", 4, TOP_LEVEL),
        count("keys", "unused keys", 4),
        per_seat("town_tiles", 1, "town tiles, of 6", lambda seat: [share(len(seat["towns"]), 6)]),
        count("shipping", "shipping value", 4),
        count("terraforming_steps", "steps on the terraforming track", 2),
        row("on_board", "pieces on the planning board by kind", 5, 9),
        count("annexes", "annexes to place", 2),
        count("bridges", "bridges left", BRIDGES_OF_EACH),
        some("innovations", "innovations made", len(catalog.innovations)),
        some("competencies", "competencies owned", len(catalog.competencies)),
        per_seat(
            "used",
            len(SPECIALS),
            "special actions used this round",
            lambda seat: among((SPECIALS.index(name) for name in seat["used"]), len(SPECIALS)),
        ),
    ]


def per_seat(name: str, size: int, says: str, read: Read) -> Part:
    return seat_rows(f"seat_{name}", SEATS, size, says, read)


def map_parts() -> list[Part]:
    return [
        Part("ground", (SPACES, len(GROUND)), ", ".join(GROUND), ground),
        Part("edge", (SPACES,), "a 1 on the edge of the map", lambda view: flag(view, "edge")),
        Part("owner", (SPACES, SEATS), "whose building stands there", owner),
        Part("building", (SPACES, len(BUILDINGS)), ", ".join(BUILDINGS), building),
        Part("neutral", (SPACES,), "a 1 if the building is a neutral one", lambda view: flag(view, "neutral")),
        Part("annex", (SPACES,), "a 1 if it has an annex", lambda view: flag(view, "annex")),
        Part("town", (SPACES,), "a 1 if it belongs to a town", lambda view: flag(view, "town")),
        Part("bridge", (SITES,), "a 1 if a bridge lies on this site", bridges),
    ]


def ground(view: View) -> list[float]:
    rows: list[float] = []
    for space in view["spaces"]:
        rows += one_hot(GROUND.index(space["terrain"]) if space["terrain"] in GROUND else -1, len(GROUND))
    return rows


def flag(view: View, name: str) -> list[float]:
    return [float(space.get(name, False)) for space in view["spaces"]]


def owner(view: View) -> list[float]:
    rows = [0.0] * (SPACES * SEATS)
    for n, space in enumerate(view["spaces"]):
        if space.get("owner") is not None:
            rows[n * SEATS + from_here(view, space["owner"])] = 1.0
    return rows


def building(view: View) -> list[float]:
    size = len(BUILDINGS)
    rows = [0.0] * (SPACES * size)
    for n, space in enumerate(view["spaces"]):
        if space.get("building") is not None:
            rows[n * size + BUILDING_PLACE[space["building"]]] = 1.0
    return rows


def bridges(view: View) -> list[float]:
    return among((bridge["site"] for bridge in view["bridges"]), SITES)
