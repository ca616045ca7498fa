"""The parts of the observation vector for the expansions.

They come after those of the base game (observation.py), whose places do not move. At a table without expansions they
are zeros and cost almost nothing.

A part `further_<name>` continues where `<name>` of the base game ends: its first place is the first card, tile or mat
that an expansion adds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, Optional

from ....kernel.decision import Prompt
from ....kernel.game import View
from ....kernel.observe import Part, Read, among, one_hot, question, seat_rows, share, turned
from ..catalog import Catalog
from ..components.tapestry import TAPESTRY_CARDS
from ..components.tech import TECH_CARDS
from ..components.tiles import SPACE_TILES
from ..expansions.arts_architecture.abilities.collectors import KINDS as COLLECTIBLES
from ..expansions.fantasies_futures.abilities.artificers import STATE_BITS
from ..pieces.capitals import CAPITALS, PLOTS
from ..pieces.codes import laid_tile
from ..pieces.kinds import (
    ALL_TRACKS,
    ARTIFICERS,
    ARTS,
    BASE_CIVILIZATIONS,
    BUILDINGS,
    DICE,
    EXPANSIONS,
    LAST_SPACE,
    RESOURCES,
    TERRAINS,
)
from ..pieces.landmarks import BASE_LANDMARKS
from ..pieces.reserved import ITEMS
from ..pieces.tracks import SPACES
from ..table.prompts import HEXES, PROSPECT, TILES

SEATS: Final = 5
MAT_BITS: Final = 20  # of the number that says what lies on a civilization mat; that of the Artificers has more
ISLAND: Final = 6
COURSE: Final = LAST_SPACE + 1
LOCKED_TURNS: Final = 2
INVENTIONS: Final = 10
SUBMERGED: Final = 10
FURTHER_PLOTS: Final = ("outside", "pad", "wee-token")


class Further:
    """How many of each kind an expansion adds, and how to read them."""

    def __init__(self, catalog: Catalog, effects: int) -> None:
        self.catalog = catalog
        self.designs: int = len(catalog.designs)
        self.techs: int = len(catalog.techs)
        self.civs: int = len(catalog.civilizations)
        self.landmarks: int = len(catalog.landmarks)
        self.spaces: int = len(catalog.space_tiles)
        self.effects: int = effects

    def by_design(self, cards: Iterable[int]) -> list[float]:
        """Of all expansions, as a share of the copies; cards face down have a negative number and are none."""
        row = [0.0] * self.designs
        for card in cards:
            if card >= 0:
                design = self.catalog.design_of[card]
                row[design] += 1 / self.catalog.designs[design].copies
        return row

    def later_designs(self, cards: Iterable[int]) -> list[float]:
        return self.by_design(cards)[len(TAPESTRY_CARDS) :]


def further_parts(catalog: Catalog, prompts: Sequence[Prompt], effects: int) -> list[Part]:
    further = Further(catalog, effects)
    parts = [*match_parts(further), *own_parts(further), *seat_parts(further), *question_parts(further, prompts)]
    return [only_with_expansions(part) for part in parts]


def only_with_expansions(part: Part) -> Part:
    zeros = [0.0] * part.size

    def read(view: View) -> list[float]:
        return part.read(view) if view["side"] is not None else zeros

    return Part(part.name, part.shape, part.says, read)


def after(numbers: Iterable[int], base: int, size: int) -> list[float]:
    """A one for each of the numbers that come after those of the base game."""
    return among([number - base for number in numbers], size - base)


# ---------------------------------------------------------------------------------------------------- the table


def match_parts(further: Further) -> list[Part]:
    designs, marks = further.designs - len(TAPESTRY_CARDS), further.landmarks - BASE_LANDMARKS

    def some(name: str, read: Callable[[View], Iterable[int]], base: int, size: int, says: str) -> Part:
        return Part(f"further_{name}", (size - base,), says, lambda view: after(read(view), base, size))

    def cards(name: str, read: Callable[[View], Iterable[int]], says: str) -> Part:
        return Part(f"further_{name}", (designs,), f"{says}, by design", lambda v: further.later_designs(read(v)))

    def side(name: str, size: int, says: str, key: str = "") -> Part:
        return Part(name, (size,), says, lambda view: among(view["side"][key or name], size))

    def pile(name: str, most: int, says: str) -> Part:
        return Part(name, (1,), f"{says}, of {most}", lambda view: [share(view["side"][name], most)])

    goals, arts = len(further.catalog.landmark_cards), len(further.catalog.masterpieces)
    return [
        Part("expansions", (len(EXPANSIONS),), ", ".join(EXPANSIONS), expansions),
        Part("drafting", (1,), "a 1 while landmark cards are drafted",
             lambda v: [float(v["phase"] == "landmark-cards")]),
        some("landmarks", lambda v: v["landmarks"], BASE_LANDMARKS, further.landmarks, "landmarks that nobody has"),
        Part("further_later", (marks,), "a landmark that will be built at the end of the turn",
             lambda v: one_hot(-1 if v["later"] is None else v["later"] - BASE_LANDMARKS, marks)),
        some("display", lambda v: v["display"], len(TECH_CARDS), further.techs, "tech cards on display"),
        cards("discard_tapestry", lambda v: v["discards"]["tapestry"], "discarded tapestry cards"),
        some("discard_tech", lambda v: v["discards"]["tech"], len(TECH_CARDS), further.techs, "discarded tech cards"),
        some("discard_civilizations", lambda v: v["discards"]["civilizations"], BASE_CIVILIZATIONS, further.civs,
             "discarded civilizations"),
        cards("removed", lambda v: v["removed"]["tapestry"], "out of this game"),
        some("removed_tech", lambda v: v["removed"]["tech"], len(TECH_CARDS), further.techs, "out of this game"),
        some("inventor_tokens", lambda v: v["inventor_tokens"], len(TECH_CARDS), further.techs,
             "tech cards with a token of the Inventors"),
        cards("herald_tokens", lambda v: v["herald_tokens"], "tapestry cards with a token of the Heralds"),
        side("landmark_draft", goals, "landmark cards to choose from before the game"),
        pile("landmark_deck", goals, "landmark cards in the deck"),
        side("open_techs", further.techs, "tech cards drawn openly, to choose from", "techs"),
        side("open_tiles", TILES, "territory tiles drawn openly, to choose from", "tiles"),
        side("open_spaces", further.spaces, "space tiles drawn openly, to choose from", "spaces"),
        Part("top_tech", (further.techs,), "the tech card on top of the discards",
             lambda v: among(v["side"]["pile"][-1:], further.techs)),
        side("masterpieces", arts, "masterpieces on display"),
        pile("masterpiece_deck", arts, "masterpieces in the deck"),
        side("masterpiece_discard", arts, "discarded masterpieces"),
        side("landmarks_gone", further.landmarks, "landmarks discarded with the card they stood on"),
        Part("floating", (HEXES, SEATS), "whose capital floats over a hex", floating),
    ]  # fmt: skip


def expansions(view: View) -> list[float]:
    return [float(name in view["side"]["expansions"]) for name in EXPANSIONS]


def floating(view: View) -> list[float]:
    row = [0.0] * (HEXES * SEATS)
    for n, hex in enumerate(view["map"]["hexes"]):
        for piece in hex["pieces"]:
            if piece["piece"] == "floating":
                row[n * SEATS + (piece["seat"] - view["seat"]) % view["players"]] = 1.0
    return row


# ---------------------------------------------------------------------------------------------------- seats


def own_parts(further: Further) -> list[Part]:
    """The parts that only the viewing seat sees."""
    designs = further.designs - len(TAPESTRY_CARDS)

    def cards(name: str, says: str) -> Part:
        return Part(
            f"further_{name}", (designs,), f"{says}, by design", lambda v: further.later_designs(_mine(v)[name])
        )

    def beside(name: str, read: Callable[[dict[str, Any]], Iterable[int]], says: str) -> Part:
        return Part(name, (further.designs,), f"{says}, by design", lambda v: further.by_design(read(_mine(v)["side"])))

    goals = len(further.catalog.landmark_cards)
    civs = further.civs
    return [
        cards("hand", "own hand"),
        cards("drawn", "own cards to choose from"),
        cards("own_deck", "cards of an own deck"),
        cards("own_discard", "cards of an own discard pile"),
        Part("further_offer", (civs - BASE_CIVILIZATIONS,), "own civilizations to choose from",
             lambda v: after(_mine(v)["offer"], BASE_CIVILIZATIONS, civs)),
        Part("drawn_goals", (goals,), "own landmark cards to choose from",
             lambda v: among(_mine(v)["side"]["drawn_goals"], goals)),
        beside("kept_card", lambda side: side["kept"]["card"], "own card on the mat of the Collectors"),
        beside("submerged", lambda side: side["submerged"], "own cards under the mat of the Merfolk"),
        Part("seen", (SEATS, further.designs), "cards in the hand of each seat that only this seat saw, by design",
             lambda v: seen(further, v)),
    ]  # fmt: skip


def seen(further: Further, view: View) -> list[float]:
    row = [0.0] * (SEATS * further.designs)
    hands = _mine(view)["side"]["seen"]
    for n in range(view["players"]):
        cards = further.by_design(hands[(view["seat"] + n) % view["players"]])
        row[n * further.designs : (n + 1) * further.designs] = cards
    return row


def seat_parts(further: Further) -> list[Part]:
    catalog = further.catalog

    def some(name: str, base: int, size: int, says: str) -> Part:
        return per_seat(f"further_{name}", size - base, says, lambda seat: after(seat[name], base, size))

    def side(name: str, size: int, says: str) -> Part:
        return per_seat(name, size, says, lambda seat: among(seat["side"][name], size))

    def kept(name: str, size: int, says: str) -> Part:
        return per_seat(f"kept_{name}", size, says, lambda seat: among(seat["side"]["kept"][name], size))

    def count(name: str, most: int, says: str) -> Part:
        return per_seat(name, 1, f"{says}, of {most}", lambda seat: [share(seat["side"][name], most)])

    designs, techs = further.designs - len(TAPESTRY_CARDS), further.techs - len(TECH_CARDS)
    civs, capitals = further.civs - BASE_CIVILIZATIONS, len(catalog.capitals)
    goals, arts = len(catalog.landmark_cards), len(catalog.masterpieces)
    return [
        per_seat("further_capital", capitals - len(CAPITALS), "capital",
                 lambda seat: after(_known(seat["capital"]["number"]), len(CAPITALS), capitals)),
        per_seat("advanced", capitals, "the advanced capital to choose",
                 lambda seat: among(_known(seat["side"]["advanced"]), capitals)),
        per_seat("further_plots", PLOTS * len(FURTHER_PLOTS), f"on each plot: {', '.join(FURTHER_PLOTS)}", plots),
        some("landmarks", BASE_LANDMARKS, further.landmarks, "landmarks"),
        per_seat("arts_tokens", COURSE, "tokens on the spaces of the arts track", arts_tokens),
        per_seat("arts_far", 1, f"spaces advanced on the arts track, of {LAST_SPACE}",
                 lambda seat: [share(far, LAST_SPACE) for far in seat["far"][ARTS:]] or [0.0]),
        per_seat("arts_vacated", 1, "a 1 if the arts track was left at its end",
                 lambda seat: [float(ARTS in seat["vacated"])]),
        per_seat("arts_used", COURSE, "spaces of the arts track activated this turn",
                 lambda seat: after(seat["used"], COURSE * ARTS, SPACES)),
        per_seat("arts_lock", 1, f"turns for which others are kept off the arts track, of {LOCKED_TURNS}",
                 lambda seat: [share(turns, LOCKED_TURNS) for turns in seat["locks"][ARTS:]] or [0.0]),
        some("space", len(SPACE_TILES), further.spaces, "space tiles to explore"),
        some("explored", len(SPACE_TILES), further.spaces, "space tiles explored"),
        per_seat("further_tech", 3 * techs, "tech cards: bottom, middle, top",
                 lambda seat: [n for row in seat["tech"] for n in after(row, len(TECH_CARDS), further.techs)]),
        per_seat("further_shown", designs, "cards in hand that everybody saw, by design",
                 lambda seat: further.later_designs(seat["shown"])),
        per_seat("further_visible", 4 * designs, "the top card of each era, by design",
                 lambda seat: [n for stack in seat["stacks"] for n in further.later_designs(stack[-1:])]),
        some("active", len(TAPESTRY_CARDS), further.designs, "designs whose ability applies this era"),
        some("civilizations", BASE_CIVILIZATIONS, further.civs, "civilizations"),
        per_seat("further_mat", civs * MAT_BITS, "what lies on each civilization mat, as a number, bit by bit", mat),
        per_seat("artifice", STATE_BITS, "what lies on the mat of the Artificers, bit by bit", artifice),
        side("goals", goals, "landmark cards to reach"),
        side("reached", goals, "landmark cards reached"),
        count("drawn_goals_count", goals, "landmark cards to choose from"),
        per_seat("island", ISLAND * TILES, "which tile lies on each hex of the Islanders' mat", island),
        side("masterpieces", arts, "masterpieces"),
        side("worn", arts, "masterpieces that are used up"),
        side("waiting", arts, "masterpieces still to be used in this income turn"),
        side("inspired", len(BUILDINGS), "inspiration tiles on the income mat"),
        count("invented", INVENTIONS, "tech cards invented"),
        side("locked", further.techs, "tech cards that cannot be upgraded again this turn"),
        side("turned", further.techs, "tech cards that are turned over"),
        per_seat("on_techs", further.techs, "tech cards with a landmark",
                 lambda seat: among([tech for tech, _ in seat["side"]["on_techs"]], further.techs)),
        per_seat("on_cards", further.designs, "tapestry cards with a building, by design",
                 lambda seat: further.by_design({on["card"] for on in seat["side"]["on_cards"]})),
        per_seat("touched", further.designs, "tapestry cards whose right bonus came up, by design",
                 lambda seat: further.by_design(seat["side"]["touched"])),
        side("stored", further.landmarks, "landmarks on the mat of the Urban Planners"),
        kept("tile", TILES, "tiles on the mat of the Collectors"),
        kept("tech", further.techs, "tech cards on the mat of the Collectors"),
        kept("landmark", further.landmarks, "landmarks on the mat of the Collectors"),
        count("submerged_count", SUBMERGED, "cards under the mat of the Merfolk"),
        side("reserved", ITEMS, "reserved: 64 each of buildings, tech cards, space tiles, outposts, points, advances"),
        Part("seat_folk", (SEATS, SEATS, PLOTS), "tokens of the Weefolk, by capital and plot", folk),
    ]  # fmt: skip


def per_seat(name: str, size: int, says: str, read: Read) -> Part:
    return seat_rows(f"seat_{name}", SEATS, size, says, read)


def plots(seat: dict[str, Any]) -> list[float]:
    return [float(what == kind) for what in seat["capital"]["plots"] for kind in FURTHER_PLOTS]


def arts_tokens(seat: dict[str, Any]) -> list[float]:
    return among([space for tokens in seat["tracks"][ARTS:] for space in tokens], COURSE)


def mat(seat: dict[str, Any]) -> list[float]:
    return [float(number >> bit & 1) for number in seat["mat"][BASE_CIVILIZATIONS:] for bit in range(MAT_BITS)]


def artifice(seat: dict[str, Any]) -> list[float]:
    return [float(seat["mat"][ARTIFICERS] >> bit & 1) for bit in range(STATE_BITS)]


def island(seat: dict[str, Any]) -> list[float]:
    """The tile on each hex and how far it is turned, of six."""
    tiles = [laid_tile(code) for code in seat["side"]["island"]]
    return [number for tile in (tiles + [-1] * ISLAND)[:ISLAND] for number in one_hot(tile, TILES)]


def folk(view: View) -> list[float]:
    row = [0.0] * (SEATS * SEATS * PLOTS)
    for n, seat in enumerate(turned(view)):
        for other, plot in seat["side"]["folk"]:
            row[(n * SEATS + (other - view["seat"]) % view["players"]) * PLOTS + plot] = 1.0
    return row


# ---------------------------------------------------------------------------------------------------- the question


def question_parts(further: Further, prompts: Sequence[Prompt]) -> list[Part]:
    """Which question, among those of the expansions; and what any question is about, by the numbers of all boxes."""
    kinds: dict[str, Sequence[int]] = {
        "track": range(len(ALL_TRACKS)),
        "building": range(len(BUILDINGS) + further.landmarks),
        "landmark": range(further.landmarks),
        "tile": range(TILES),
        "hex": range(HEXES),
        "terrain": range(len(TERRAINS)),
        "landing": range(ISLAND * TILES),
        "die": range(len(DICE)),
        "black-roll": range(len(RESOURCES) + 1),
        "civilization": range(further.civs),
        "card": further.catalog.design_of,
        "tech": range(further.techs),
        "space": range(SPACES),
        "player": range(SEATS),
        "collectible": range(COLLECTIBLES),
        "effect": range(further.effects),
    }
    of_expansions = prompts[prompts.index(PROSPECT) + 1 :]
    which = next(part for part in question(of_expansions, SEATS, {}) if part.name == "prompt")
    about = [part for part in question(prompts, SEATS, kinds) if part.name.removeprefix("about_") in kinds]
    number = next(part for part in question(of_expansions, SEATS, {}) if part.name == "about_number")
    return [Part(f"further_{part.name}", part.shape, part.says, part.read) for part in (which, *about, number)]


def _mine(view: View) -> dict[str, Any]:
    mine: dict[str, Any] = view["seats"][view["seat"]]
    return mine


def _known(number: Optional[int]) -> list[int]:
    return [] if number is None else [number]
