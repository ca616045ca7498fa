"""Observation of Revive: the view of a seat as numbers from 0 to 1, of the same length in every match.

Seats are counted in turn order from the viewing seat on; rows of seats that are not in play are zeros. Cards, tiles,
fields and effects are indexed by their option codes; crates of one kind share an index."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from ....kernel.decision import Prompt
from ....kernel.game import View
from ....kernel.observe import Part, Read, among, from_here, one_hot, question, seat_rows, share, shares
from ..catalog import Catalog
from ..components.crates import COPIES, CRATE_KINDS, kind_of
from ..pieces.board import ENERGY as ENERGY_SUPPLY
from ..pieces.board import (
    LAP,
    LAST_HIBERNATION,
    MACHINE_PLACES,
    PROGRESS_END,
    REWARD_FIELDS,
    SLOT_NAMES,
    TRACK_END,
    TRIBE_MARKERS,
)
from ..pieces.kinds import (
    ACTIONS,
    ARTIFACT_CARDS,
    CAPS,
    CARDS,
    COLOURS,
    CRATES,
    LARGE_ARTIFACTS,
    MACHINES,
    MODULES,
    PLACES,
    RESOURCES,
    SIDES,
    TERRAINS,
    TRIBES,
)
from ..pieces.map import CRYSTALS, FIELDS, LAKES, SPACES
from ..table.switches import SWITCH_EFFECTS

SEATS: Final = 4
PHASES: Final = ("start", "turns", "over")
PIECES: Final = ("small", "large", "figure", "tile", "falcon")
TERRAIN_PLACE: Final = {name: n for n, name in enumerate(TERRAINS)}
LAKE_PLACE: Final = {name: n for n, name in enumerate(LAKES)}
PIECE_PLACE: Final = {name: n for n, name in enumerate(PIECES)}

# Caps: higher values are rare and make no difference to a decision.
ROUNDS: Final = 40
QUIET_ROUNDS: Final = 40
ENERGY: Final = 10
SMALL_ARTIFACTS: Final = 4
TILE_COST: Final = 4


def parts_of(catalog: Catalog, prompts: Sequence[Prompt]) -> list[Part]:
    kinds = {
        "card": range(CARDS),
        "colour": range(len(COLOURS)),
        "module": range(MODULES),
        "rewardfield": range(len(REWARD_FIELDS)),
        "action": range(len(ACTIONS)),
        "space": range(SPACES),
        "field": range(FIELDS),
        "tribe": range(len(TRIBES)),
        "effect": range(len(catalog.effects)),
    }
    return [
        *match_parts(catalog),
        *offer_parts(catalog),
        *seat_parts(),
        *map_parts(catalog),
        *question(prompts, SEATS, kinds),
    ]


def match_parts(catalog: Catalog) -> list[Part]:
    return [
        Part("players", (SEATS,), "1, 2, 3 or 4", lambda view: one_hot(view["players"] - 1, SEATS)),
        Part("turn", (SEATS,), "whose turn it is", lambda view: one_hot(from_here(view, view["turn"]), SEATS)),
        Part("first", (SEATS,), "who began", lambda view: one_hot(from_here(view, view["first"]), SEATS)),
        Part("phase", (3,), ", ".join(PHASES), lambda view: one_hot(PHASES.index(view["phase"]), 3)),
        Part("round", (1,), f"the round, of {ROUNDS}", lambda view: [share(view["round"], ROUNDS)]),
        Part("quiet", (1,), f"quiet rounds, of {QUIET_ROUNDS}", lambda v: [share(v["quiet_rounds"], QUIET_ROUNDS)]),
        Part("actions", (3,), "actions taken in this turn", lambda view: one_hot(view["actions"], 3)),
        Part("slept", (1,), "a 1 if this turn was for hibernating", lambda view: [float(view["slept"])]),
        Part("last_turns", (1 + SEATS,), "turns left once the end has come", last_turns),
        Part("clock", (1,), f"the action marker of a solo game, of {PROGRESS_END + 1}", clock),
        Part("waiting", (len(catalog.effects),), "effects that wait to be carried out", lambda v: waiting(v, catalog)),
    ]


def last_turns(view: View) -> list[float]:
    return one_hot(-1 if view["last_turns"] is None else view["last_turns"], 1 + SEATS)


def clock(view: View) -> list[float]:
    return [share(view["clock"] or 0, PROGRESS_END + 1)]


def waiting(view: View, catalog: Catalog) -> list[float]:
    """The effects of the seat that is next to carry some out."""
    frames = view["waiting"]
    return among(frames[-1][1:] if frames else (), len(catalog.effects))


def offer_parts(catalog: Catalog) -> list[Part]:
    """The shared display."""

    def machines(view: View) -> list[float]:
        return among((machine for row in view["display"]["machines"] for machine in row), MACHINES)

    def pile(name: str, zone: str, says: str, most: int) -> Part:
        return Part(f"pile_{name}", (1,), f"{says}, of {most}", lambda view: [share(view[zone], most)])

    return [
        Part("cards", (CARDS,), "on display", lambda view: among(view["display"]["cards"], CARDS)),
        Part("machines", (MACHINES,), "on display", machines),
        Part("modules", (MODULES,), "on display", lambda view: among(view["display"]["modules"], MODULES)),
        pile("cards", "deck", "cards in the draw pile", CARDS),
        pile("modules", "module_pile", "modules in the pile", MODULES),
        pile("crates", "crates", "crates in the pile", CRATES),
        pile("energy", "energy_in_supply", "energy in the supply", ENERGY_SUPPLY),
        Part("artifacts", (LARGE_ARTIFACTS,), "in the area", lambda v: among(v["artifacts"]["large"], LARGE_ARTIFACTS)),
        Part("small_artifacts", (1,), "in the area, of 4", lambda v: [share(v["artifacts"]["small"], SMALL_ARTIFACTS)]),
        Part(
            "shared",
            (ARTIFACT_CARDS,),
            "artifact card of all",
            lambda v: among(v["shared_artifact_card"], ARTIFACT_CARDS),
        ),
        Part(
            "corners", (4, len(catalog.locations)), "large location in each corner", lambda view: corners(view, catalog)
        ),
        Part(
            "switch",
            (len(SWITCH_EFFECTS),),
            ", ".join(SWITCH_EFFECTS),
            lambda v: one_hot(v["switch"], len(SWITCH_EFFECTS)),
        ),
        Part(
            "giant",
            (len(CRYSTALS),),
            "crystal symbols that are giant",
            lambda v: among(v["giant_crystals"], len(CRYSTALS)),
        ),
    ]


def corners(view: View, catalog: Catalog) -> list[float]:
    return [number for side in view["corners"] for number in one_hot(side, len(catalog.locations))]


# ---------------------------------------------------------------------------------------------------- seats


def seat_parts() -> list[Part]:
    def some(name: str, says: str, size: int) -> Part:
        return per_seat(name, size, says, lambda seat: among(seat[name] or (), size))

    def count(name: str, says: str, most: int) -> Part:
        return per_seat(name, 1, f"{says}, of {most}", lambda seat: [share(seat[name], most)])

    def flag(name: str, says: str) -> Part:
        return per_seat(name, 1, f"a 1 if {says}", lambda seat: [float(seat[name])])

    def by_kind(name: str, says: str) -> Part:
        return per_seat(name, len(CRATE_KINDS), f"{says} by kind, of {COPIES}", lambda seat: crates(seat[name] or ()))

    return [
        per_seat("plays", 1, "a 1 if somebody sits here", lambda seat: [1.0]),
        per_seat("tribe", len(TRIBES), ", ".join(TRIBES), tribe),
        per_seat("side", len(SIDES), ", ".join(SIDES), lambda seat: one_hot(SIDES.index(seat["side"]), len(SIDES))),
        count("vp", "points", LAP),
        per_seat("resources", len(RESOURCES), f"{', '.join(RESOURCES)}, of {CAPS}", resources),
        count("energy", "energy in the storage", ENERGY),
        per_seat("tracks", 3, f"machine tracks, of {TRACK_END}", lambda seat: shares(seat["tracks"], TRACK_END)),
        some("opened", "unlocked reward fields", len(REWARD_FIELDS)),
        count("progress", "covered fields of the progress track", PROGRESS_END),
        count("tribe_markers", "markers off the tribe board", TRIBE_MARKERS),
        per_seat("places", MACHINE_PLACES, "places with a machine", lambda seat: machine_places(seat, loaded=False)),
        per_seat(
            "loaded", MACHINE_PLACES, "places with energy on them", lambda seat: machine_places(seat, loaded=True)
        ),
        per_seat("machines", MACHINES, "machine tiles", machine_tiles),
        per_seat("slots", len(SLOT_NAMES) * 2, "whether a slot shows an upper, a lower half", slots),
        per_seat("slot_cards", CARDS, "cards in slots", slot_cards),
        per_seat("slot_modules", len(SLOT_NAMES) * MODULES, "modules of each slot", slot_modules),
        some("active", "active cards", CARDS),
        some("rest", "resting cards", CARDS),
        by_kind("crates_closed", "closed crates the seat may see"),
        count("crates_closed_count", "closed crates", CRATES),
        by_kind("crates_opened", "opened crates"),
        by_kind("crates_reused", "crates used again"),
        flag("switch_used", "the switch is used"),
        count("hibernation", "the field on the hibernation track", LAST_HIBERNATION),
        some("technologies", "unlocked technologies by place", len(PLACES)),
        some("artifact_cards", "artifact cards the seat may see", ARTIFACT_CARDS),
        some("artifacts", "large artifacts", LARGE_ARTIFACTS),
        count("small_artifacts", "small artifacts", SMALL_ARTIFACTS),
        flag("end_tile", "the seat has the end tile"),
        some("lakes", "lakes that gave a reward", FIELDS),
    ]


def per_seat(name: str, size: int, says: str, read: Read) -> Part:
    return seat_rows(f"seat_{name}", SEATS, size, says, read)


def tribe(seat: dict[str, Any]) -> list[float]:
    return one_hot(-1 if seat["tribe"] is None else TRIBES.index(seat["tribe"]), len(TRIBES))


def resources(seat: dict[str, Any]) -> list[float]:
    """Above the cap only while an action is paid."""
    return [share(seat["resources"][name], cap) for name, cap in zip(RESOURCES, CAPS, strict=True)]


def machine_places(seat: dict[str, Any], loaded: bool) -> list[float]:
    found = (machine["place"] for machine in seat["machines"] if machine["loaded"] or not loaded)
    return among(found, MACHINE_PLACES)


def machine_tiles(seat: dict[str, Any]) -> list[float]:
    return among((machine["machine"] for machine in seat["machines"] if machine["machine"] >= 0), MACHINES)


def slots(seat: dict[str, Any]) -> list[float]:
    row = [0.0] * (2 * len(SLOT_NAMES))
    for n, name in enumerate(SLOT_NAMES):
        for played in seat["slots"][name]["cards"]:
            row[2 * n + played["half"]] = 1.0
    return row


def slot_cards(seat: dict[str, Any]) -> list[float]:
    return among((played["card"] for slot in seat["slots"].values() for played in slot["cards"]), CARDS)


def slot_modules(seat: dict[str, Any]) -> list[float]:
    rows: list[float] = []
    for name in SLOT_NAMES:
        rows += among((module for module in seat["slots"][name]["modules"] if module >= 0), MODULES)
    return rows


def crates(numbers: Iterable[int]) -> list[float]:
    row = [0.0] * len(CRATE_KINDS)
    for crate in numbers:
        row[kind_of(crate)] += 1 / COPIES
    return row


# ---------------------------------------------------------------------------------------------------- the map


def map_parts(catalog: Catalog) -> list[Part]:
    return [
        Part("explored", (SPACES,), "a 1 for an explored tile", lambda v: [float(s["explored"]) for s in v["spaces"]]),
        Part("backs", (SPACES, 5), "food, any, points, locations and lakes of a tile, of 4, 4, 4, 1, 1", backs),
        Part(
            "shown",
            (SPACES, len(catalog.tiles)),
            "which tile it is, once it is turned over",
            lambda v: shown(v, catalog),
        ),
        Part("ground", (FIELDS, len(TERRAINS)), ", ".join(TERRAINS), ground),
        Part("lake", (FIELDS, len(LAKES)), "what a lake gives: " + ", ".join(LAKES), lakes),
        Part("pieces", (FIELDS, SEATS, len(PIECES)), "of each seat: " + ", ".join(PIECES), pieces),
    ]


def backs(view: View) -> list[float]:
    rows: list[float] = []
    for space in view["spaces"]:
        rows += [share(space[name], TILE_COST) for name in ("food", "any", "points")]
        rows += [share(space[name], 1) for name in ("locations", "lakes")]
    return rows


def shown(view: View, catalog: Catalog) -> list[float]:
    rows: list[float] = []
    for space in view["spaces"]:
        rows += one_hot(-1 if space["tile"] is None else space["tile"], len(catalog.tiles))
    return rows


def ground(view: View) -> list[float]:
    rows: list[float] = []
    for field in view["fields"]:
        rows += one_hot(TERRAIN_PLACE.get(field["terrain"], -1), len(TERRAINS))
    return rows


def lakes(view: View) -> list[float]:
    rows: list[float] = []
    for field in view["fields"]:
        rows += one_hot(LAKE_PLACE[field["lake"]] if "lake" in field else -1, len(LAKES))
    return rows


def pieces(view: View) -> list[float]:
    rows = [0.0] * (FIELDS * SEATS * len(PIECES))
    for n, field in enumerate(view["fields"]):
        for piece in field["pieces"]:
            row = (n * SEATS + from_here(view, piece["seat"])) * len(PIECES)
            rows[row + PIECE_PLACE[piece["piece"]]] = 1.0
    return rows
