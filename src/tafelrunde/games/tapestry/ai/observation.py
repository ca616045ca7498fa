"""Observation of Tapestry: the view of a seat as numbers from 0 to 1, of the same length in every match.

Seats are counted in turn order from the viewing seat on; rows of seats and hexes that are not in play are zeros. Here
are the places of the base game; those of the expansions come after them (observation_expansions.py), and those of
the Automa at last (observation_bots.py). Tapestry cards count by
design, as a share of its copies; everything else has the place by which answers number it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from ....kernel.decision import Prompt
from ....kernel.game import View
from ....kernel.observe import Part, Read, among, filled, from_here, one_hot, question, seat_rows, share, turned
from ..catalog import Catalog
from ..components.tapestry import TAPESTRY_CARDS
from ..components.tech import TECH_CARDS
from ..components.tiles import SPACE_TILES, TERRITORY_TILES
from ..pieces.capitals import CAPITALS, DISTRICTS, LINES, PAIRS, PLOTS
from ..pieces.kinds import (
    ACHIEVEMENTS,
    BASE_CIVILIZATIONS,
    BUILDINGS,
    BUILDINGS_OF_A_TYPE,
    DICE,
    LAST_INCOME,
    LAST_SPACE,
    MOST_OF_A_RESOURCE,
    OUTPOSTS,
    RESOURCES,
    ROWS,
    TERRAINS,
    TRACKS,
)
from ..pieces.landmarks import BASE_LANDMARKS as MARKS
from ..table.prompts import HEXES, PROSPECT
from ..table.prompts import TILES as TILE_NUMBERS
from ..table.state import DECK_FIELDS
from .observation_bots import bot_parts, without_bots
from .observation_expansions import further_parts

SEATS: Final = 5
PHASES: Final = ("capitals", "civilizations", "mats", "turns", "over")
PHASE_PLACE: Final = {name: n for n, name in enumerate(PHASES)}
PIECES: Final = ("outpost", "toppled", "arriving", "token", "building", "settled")
PIECE_PLACE: Final = {name: n for n, name in enumerate(PIECES)}
TERRAIN_PLACE: Final = {name: n for n, name in enumerate(TERRAINS)}
ON_PLOTS: Final = (*range(len(BUILDINGS)), "impassable", "landmark")
PLOT_PLACE: Final = {what: n for n, what in enumerate(ON_PLOTS)}
DESIGNS: Final = len(TAPESTRY_CARDS)
COPIES: Final = [design.copies for design in TAPESTRY_CARDS]
CARDS: Final = sum(COPIES)
TECHS: Final = len(TECH_CARDS)
TILES: Final = len(TERRITORY_TILES)
SPACE: Final = len(SPACE_TILES)
CIVS: Final = BASE_CIVILIZATIONS
COURSE: Final = LAST_SPACE + 1  # spaces of a track with its start
SPACES: Final = COURSE * len(TRACKS)
MAT_BITS: Final = 20  # of the number that says what lies on a civilization mat
EFFECTS: Final = 683  # trees of the base game, which are numbered first
FARTHEST: Final = 4  # no hex is farther from the middle along an axis

# What counts as much; more than that is rare and makes no difference to a decision.
POINTS: Final = 300
TURNS: Final = 120
HAND: Final = 10
STACK: Final = 4
NEXT_POINTS: Final = 15
LOCKED_TURNS: Final = 2


def parts_of(catalog: Catalog, prompts: Sequence[Prompt], effects: int) -> list[Part]:
    cards = Cards(catalog)
    asked = prompts[: prompts.index(PROSPECT) + 1]  # the last question of the base game
    base = [*match_parts(cards), *own_parts(cards), *seat_parts(cards), *map_parts(), *question_parts(asked)]
    further = further_parts(catalog, *without_bots(catalog, prompts, effects))
    return base + further + bot_parts(catalog, prompts, POINTS)


class Cards:
    """Counts tapestry cards by design."""

    __slots__ = ("design_of",)

    def __init__(self, catalog: Catalog) -> None:
        self.design_of: list[int] = catalog.design_of

    def count(self, cards: Iterable[int]) -> list[float]:
        """Cards face down have a negative number and are none."""
        row = [0.0] * DESIGNS
        for card in cards:
            if card >= 0 and self.design_of[card] < DESIGNS:
                row[self.design_of[card]] += 1 / COPIES[self.design_of[card]]
        return row

    def visible(self, seat: dict[str, Any]) -> list[float]:
        """The top card of each era, its own row each."""
        return [number for stack in seat["stacks"] for number in self.count(stack[-1:])]


# ---------------------------------------------------------------------------------------------------- the table


def match_parts(cards: Cards) -> list[Part]:
    def some(name: str, size: int, says: str) -> Part:
        return Part(name, (size,), says, lambda view: among(view[name], size))

    def pile(name: str, says: str, most: int) -> Part:
        return Part(f"deck_{name}", (1,), f"{says}, of {most}", lambda view: [share(view[DECK_FIELDS[name]], most)])

    def gone(name: str, size: int, says: str) -> Part:
        return Part(f"discard_{name}", (size,), says, lambda view: among(view["discards"][name], size))

    return [
        Part("players", (SEATS,), "1, 2, 3, 4 or 5", lambda view: one_hot(view["players"] - 1, SEATS)),
        Part("seat", (SEATS,), "the number of the viewing seat", lambda view: one_hot(view["seat"], SEATS)),
        Part("turn", (SEATS,), "whose turn it is", lambda view: one_hot(from_here(view, view["turn"]), SEATS)),
        Part("first", (SEATS,), "who began", first),
        Part("phase", (len(PHASES),), ", ".join(PHASES), phase),
        Part("turns", (1,), f"turns begun, of {TURNS}", lambda view: [share(view["turns"], TURNS)]),
        Part("large", (1,), "a 1 on the map for four and five", lambda view: [float(view["map"]["large"])]),
        Part("revised", (1,), "a 1 with the revised mats", lambda view: [float(view["revised"])]),
        some("landmarks", MARKS, "landmarks that nobody has"),
        Part("later", (MARKS,), "a landmark that will be built at the end of the turn", later),
        some("display", TECHS, "tech cards on display"),
        pile("tapestry", "tapestry cards in the deck", CARDS),
        pile("tech", "tech cards in the deck", TECHS),
        pile("tiles", "territory tiles in the stack", TILES),
        pile("space", "space tiles in the stack", SPACE),
        pile("civilizations", "civilizations in the stack", CIVS),
        Part("discard_tapestry", (DESIGNS,), "by design", lambda view: cards.count(view["discards"]["tapestry"])),
        gone("tech", TECHS, "discarded tech cards"),
        gone("tiles", TILES, "discarded territory tiles"),
        gone("civilizations", CIVS, "discarded civilizations"),
        Part("removed", (DESIGNS,), "out of this game, by design", lambda v: cards.count(v["removed"]["tapestry"])),
        Part("removed_tech", (TECHS,), "out of this game", lambda view: among(view["removed"]["tech"], TECHS)),
        some("inventor_tokens", TECHS, "tech cards with a token of the Inventors"),
        Part("herald_tokens", (DESIGNS,), "tapestry cards with a token of the Heralds, by design",
             lambda view: cards.count(view["herald_tokens"])),
        Part("next_points", (len(ACHIEVEMENTS),), f"points for the next to reach {', '.join(ACHIEVEMENTS)}, "
             f"of {NEXT_POINTS}", next_points),
    ]  # fmt: skip


def first(view: View) -> list[float]:
    return one_hot(-1 if view["first"] is None else from_here(view, view["first"]), SEATS)


def phase(view: View) -> list[float]:
    return one_hot(PHASE_PLACE.get(view["phase"], -1), len(PHASES))


def later(view: View) -> list[float]:
    return one_hot(-1 if view["later"] is None else view["later"], MARKS)


def next_points(view: View) -> list[float]:
    row = []
    for achievement in view["achievements"]:
        left = achievement["vp"][len(achievement["seats"]) :]
        row.append(share(left[0] if left else 0, NEXT_POINTS))
    return row


# ---------------------------------------------------------------------------------------------------- seats


def own_parts(cards: Cards) -> list[Part]:
    """The parts that only the viewing seat sees."""

    def count(name: str, says: str) -> Part:
        return Part(name, (DESIGNS,), f"{says}, by design", lambda view: cards.count(_mine(view)[name]))

    return [
        count("hand", "own hand"),
        count("drawn", "own cards to choose from"),
        count("own_deck", "cards of an own deck"),
        count("own_discard", "cards of an own discard pile"),
        Part("offer", (CIVS,), "own civilizations to choose from", lambda view: among(_mine(view)["offer"], CIVS)),
        Part("sealed", (2,), "own choice in secret: the first or the second", lambda v: among(_mine(v)["sealed"], 2)),
    ]


def seat_parts(cards: Cards) -> list[Part]:
    def some(name: str, says: str, size: int) -> Part:
        return per_seat(name, size, says, lambda seat: among(seat[name], size))

    def count(name: str, says: str, most: int) -> Part:
        return per_seat(name, 1, f"{says}, of {most}", lambda seat: [share(seat[name], most)])

    def counts(name: str, says: str, size: int, most: int) -> Part:
        return per_seat(name, size, f"{says}, of {most}", lambda seat: [share(n, most) for n in seat[name][:size]])

    def by_design(name: str, says: str) -> Part:
        return per_seat(name, DESIGNS, f"{says}, by design", lambda seat: cards.count(seat[name]))

    kinds = len(BUILDINGS)
    return [
        per_seat("plays", 1, "a 1 if somebody sits here", lambda seat: [1.0]),
        count("vp", "points", POINTS),
        counts("goods", ", ".join(RESOURCES), len(RESOURCES), MOST_OF_A_RESOURCE),
        per_seat("era", 1 + LAST_INCOME, "income turns begun", lambda seat: one_hot(seat["era"], 1 + LAST_INCOME)),
        per_seat("finished", 1, "a 1 after the last income turn", lambda seat: [float(seat["finished"])]),
        per_seat("capital", len(CAPITALS), "capital", capital),
        per_seat("pair", len(PAIRS), "the pair of capitals to choose from", pair),
        per_seat("plots", PLOTS * len(ON_PLOTS), f"on each plot: {', '.join(BUILDINGS)}, impassable, landmark", plots),
        per_seat("lines", len(LINES), "complete rows and columns", lambda seat: _of_city(seat, "lines", LINES)),
        per_seat("districts", len(DISTRICTS), "complete districts", lambda s: _of_city(s, "districts", DISTRICTS)),
        counts("left", "buildings on the income mat", kinds, BUILDINGS_OF_A_TYPE),
        counts("beside", "buildings beside the capital", kinds, BUILDINGS_OF_A_TYPE),
        counts("crafted", "buildings on the mat of the Craftsmen", kinds, BUILDINGS_OF_A_TYPE),
        counts("counts", "buildings that count for points", kinds, BUILDINGS_OF_A_TYPE),
        some("landmarks", "landmarks", MARKS),
        per_seat("tokens", SPACES, f"tokens on the spaces of the tracks, of {len(TRACKS)}", tokens),
        counts("far", "spaces advanced", len(TRACKS), LAST_SPACE),
        some("vacated", "tracks left at their end", len(TRACKS)),
        some("used", "spaces activated this turn", SPACES),
        counts("locks", "turns for which others are kept off a track", len(TRACKS), LOCKED_TURNS),
        count("outposts", "outposts in supply", OUTPOSTS),
        some("tiles", "territory tiles", TILES),
        some("space", "space tiles to explore", SPACE),
        some("explored", "space tiles explored", SPACE),
        per_seat("tech", len(ROWS) * TECHS, f"tech cards: {', '.join(ROWS)}", tech),
        count("hand_count", "cards in hand", HAND),
        count("drawn_count", "cards to choose from", HAND),
        by_design("shown", "cards in hand that everybody saw"),
        counts("own_counts", "cards of an own deck and discard pile", 2, CARDS),
        per_seat("stacks", 4, f"cards on the spaces of the eras, of {STACK}", stacks),
        per_seat("visible", 4 * DESIGNS, "the top card of each era, by design", cards.visible),
        some("active", "designs whose ability applies this era", DESIGNS),
        seat_to_seat("allies", 1, "named by an Alliance", lambda seat: [(other, 0) for other in seat["allies"]]),
        seat_to_seat("marriages", len(TRACKS), "named by a Marriage of State, with the track",
                     lambda seat: [(other, track) for track, other in seat["marriages"]]),
        some("civilizations", "civilizations", CIVS),
        per_seat("mat", CIVS * MAT_BITS, "what lies on each civilization mat, as a number, bit by bit", mat),
        some("achieved", ", ".join(ACHIEVEMENTS), len(ACHIEVEMENTS)),
        count("offer_count", "civilizations to choose from", 2),
        count("sealed_count", "choices made in secret", 1),
    ]  # fmt: skip


def per_seat(name: str, size: int, says: str, read: Read) -> Part:
    return seat_rows(f"seat_{name}", SEATS, size, says, read)


def seat_to_seat(
    name: str, size: int, says: str, read: Callable[[dict[str, Any]], list[tuple[int, int]]]
) -> Part:  # fmt: skip
    """Relations between seats: a row of rows, both counted from the viewing seat on."""

    def rows(view: View) -> list[float]:
        numbers = [0.0] * (SEATS * SEATS * size)
        for n, seat in enumerate(turned(view)):
            for other, place in read(seat):
                if place < size:
                    numbers[(n * SEATS + from_here(view, other)) * size + place] = 1.0
        return numbers

    return Part(f"seat_{name}", (SEATS, SEATS, size), says, rows)


def capital(seat: dict[str, Any]) -> list[float]:
    number = seat["capital"]["number"]
    return one_hot(-1 if number is None else number, len(CAPITALS))


def pair(seat: dict[str, Any]) -> list[float]:
    number = seat["capital"]["pair"]
    return one_hot(-1 if number is None else number, len(PAIRS))


def plots(seat: dict[str, Any]) -> list[float]:
    rows: list[float] = []
    for what in seat["capital"]["plots"]:
        rows += one_hot(PLOT_PLACE.get(what, -1), len(ON_PLOTS))
    return rows


def tokens(seat: dict[str, Any]) -> list[float]:
    row = [0.0] * SPACES
    for track, places in enumerate(seat["tracks"][: len(TRACKS)]):
        for space in places:
            row[COURSE * track + space] = min(1.0, row[COURSE * track + space] + 1 / len(TRACKS))
    return row


def tech(seat: dict[str, Any]) -> list[float]:
    return [number for row in seat["tech"] for number in among(row, TECHS)]


def stacks(seat: dict[str, Any]) -> list[float]:
    return [share(len(stack), STACK) for stack in seat["stacks"]]


def mat(seat: dict[str, Any]) -> list[float]:
    return [float(number >> bit & 1) for number in seat["mat"][:CIVS] for bit in range(MAT_BITS)]


# ---------------------------------------------------------------------------------------------------- the map


def map_parts() -> list[Part]:
    return [
        Part("place", (HEXES, 2), f"q and r, from -{FARTHEST} to {FARTHEST}", place),
        Part("tile", (HEXES, TILES), "which tile lies there", tile),
        Part("corners", (HEXES, 6, len(TERRAINS)), f"clockwise from the top left: {', '.join(TERRAINS)}", corners),
        Part("controller", (HEXES, SEATS), "who controls it", controller),
        Part("pieces", (HEXES, SEATS, len(PIECES)), f"of each seat: {', '.join(PIECES)}, of 2", pieces),
    ]


def place(view: View) -> list[float]:
    rows: list[float] = []
    for hex in view["map"]["hexes"]:
        rows += [(hex[axis] + FARTHEST) / (2 * FARTHEST) for axis in ("q", "r")]
    return filled(rows, HEXES * 2)


def tile(view: View) -> list[float]:
    rows: list[float] = []
    for hex in view["map"]["hexes"]:
        rows += one_hot(-1 if hex["tile"] is None else hex["tile"], TILES)
    return filled(rows, HEXES * TILES)


def corners(view: View) -> list[float]:
    rows: list[float] = []
    for hex in view["map"]["hexes"]:
        for terrain in hex["corners"] or [""] * 6:
            rows += one_hot(TERRAIN_PLACE.get(terrain, -1), len(TERRAINS))
    return filled(rows, HEXES * 6 * len(TERRAINS))


def controller(view: View) -> list[float]:
    rows: list[float] = []
    for hex in view["map"]["hexes"]:
        rows += one_hot(-1 if hex["controller"] is None else from_here(view, hex["controller"]), SEATS)
    return filled(rows, HEXES * SEATS)


def pieces(view: View) -> list[float]:
    """More than two pieces of one kind count as two: tokens of the Infiltrators on the start territory of others."""
    rows = [0.0] * (HEXES * SEATS * len(PIECES))
    for n, hex in enumerate(view["map"]["hexes"]):
        for piece in hex["pieces"]:
            row = (n * SEATS + from_here(view, piece["seat"])) * len(PIECES)
            # Released vectors also count a building that holds a territory or is toppled there as settled.
            for kind in {piece["piece"], "settled"} if "building" in piece else {piece["piece"]}:
                if kind in PIECE_PLACE:
                    at = row + PIECE_PLACE[kind]
                    rows[at] = min(1.0, rows[at] + 1 / 2)
    return rows


# ---------------------------------------------------------------------------------------------------- the question


def question_parts(prompts: Sequence[Prompt]) -> list[Part]:
    kinds = {
        "track": range(len(TRACKS)),
        "building": range(len(BUILDINGS) + MARKS),
        "landmark": range(MARKS),
        "tile": range(TILES),
        "hex": range(HEXES),
        "placing": [number % TILE_NUMBERS for number in range(HEXES * TILE_NUMBERS)],
        "die": range(len(DICE)),
        "roll": range(36),
        "draft": range(7 * 7 * 7),
        "civilization": range(CIVS),
        "column": range(3),
        "revel": range(9),
        "prediction": range(4),
        "effect": range(EFFECTS),
    }
    return [
        *question(prompts, SEATS, kinds),
        Part("placing_hex", (HEXES,), "the hex of the placing that the question is about", placing_hex),
    ]


def placing_hex(view: View) -> list[float]:
    pending = view["pending"]
    turning = pending and pending["prompt"] == "EXPLORE_TURN"
    return one_hot(pending["about"] // TILE_NUMBERS if turning else -1, HEXES)


def _mine(view: View) -> dict[str, Any]:
    mine: dict[str, Any] = view["seats"][view["seat"]]
    return mine


def _of_city(seat: dict[str, Any], name: str, areas: Sequence[int]) -> list[float]:
    return among(seat["capital"][name], len(areas))
