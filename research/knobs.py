"""The values that research/retune.py may change: values of components that we had to invent, as corrections.

A knob has settings; the first is the current one. A setting has kind, id and field of components, and the new value. No
knob changes what a rulebook prints or another source establishes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

Setting = Mapping[tuple[str, str], Mapping[str, object]]  # kind and id -> part -> value
AS_IT_IS: Setting = {}

COLOURS = (("G", "GEAR", "FOOD", "BOOK"), ("N", "BOOK", "GEAR", "FOOD"), ("Y", "FOOD", "BOOK", "GEAR"))


def citizens(more: int, of: str = "01 02 03 06 09 13") -> Setting:
    """Upper halves that give plain resources."""
    found: dict[tuple[str, str], Mapping[str, object]] = {}
    for letter, main, third, sixth in COLOURS:
        two, three = f"Gain({main}, {2 + more})", f"Gain({main}, {3 + more})"
        flask = "" if letter == "Y" else ", flasks=1"
        found |= {
            ("card", f"C{letter}01"): {"top": f"Half({three})"},
            ("card", f"C{letter}02"): {"top": f"Half({two}, Gain(CRYSTAL, 1))"},
            ("card", f"C{letter}03"): {"top": f"Half({two}, Gain({third}, 1), slot=True)"},
            ("card", f"C{letter}06"): {"top": f"Half({two}, Gain({sixth}, 1))"},
            ("card", f"C{letter}09"): {"top": f"Half({two}, slot=True, flasks=1)"},
            ("card", f"C{letter}13"): {"top": f"Half({two}, Points(1){flask})"},
        }
    return {(kind, id): parts for (kind, id), parts in found.items() if id[2:] in of}


def machines(gain: int) -> Setting:
    """Those that give a resource; the discounts are in the rulebook."""
    return {
        ("machine", "MG02"): {"effect": f"Gain(GEAR, {gain})"},
        ("machine", "MN02"): {"effect": f"Gain(BOOK, {gain})"},
        ("machine", "MY02"): {"effect": f"Gain(FOOD, {gain})"},
    }


FOOD_ON_BACKS = (3, 2, 2, 2, 4, 2, 2, 2, 2, 2, 3, 2, 2, 2, 3, 2, 2, 2, 2, 3, 2, 2, 2, 2, 2)  # T01 to T25


def backs(least: int) -> Setting:
    """One food less to explore tiles that cost so much; the back of 3 food and 2 points is in the rulebook (T01)."""
    return {
        ("tile", f"T{n:02}"): {"food": food - 1} for n, food in enumerate(FOOD_ON_BACKS, 1) if food >= least and n != 1
    }


PLACES = (("t1",), ("t2L", "t2M", "t2R"), ("t3L", "t3M", "t3R"))


def technologies(part: str, *values: int) -> Setting:
    """By row of the tribe board."""
    return {("techplace", place): {part: value} for row, value in zip(PLACES, values, strict=True) for place in row}


def artifact_fields(main: int, second: int) -> Setting:
    needs = ((main, second, 0), (0, main, second), (second, 0, main))
    return {("rewardfield", f"RF{n}"): {"needs": list(need)} for n, need in enumerate(needs, 10)}


def machine_fields(standard: int, special: int, main: int, second: int) -> Setting:
    found: dict[tuple[str, str], Mapping[str, object]] = {}
    for colour in range(3):
        for first, step in ((1, standard), (4, special)):
            found["rewardfield", f"RF{first + colour:02}"] = {"needs": [step * (c == colour) for c in range(3)]}
        pair = [main if c == colour else second if c == (colour + 1) % 3 else 0 for c in range(3)]
        found["rewardfield", f"RF{7 + colour:02}"] = {"needs": pair}
    return found


def locations(**points: int) -> Setting:
    return {("location", id): {"points": worth} for id, worth in points.items()}


def categories(**points: int) -> Setting:
    """What is counted, and by how many, is in the rulebook; the points are not."""
    return {("category", id.replace("_", "-")): {"points": worth} for id, worth in points.items()}


def progress(points: Sequence[int]) -> Setting:
    return {("track", "progress-track"): {"points": list(points)}}


def sleep(*rewards: str) -> Setting:
    return {("hibernation", f"field-{n}"): {"effect": reward} for n, reward in enumerate(rewards, 1)}


MORE_LAKES = {
    "T22": ("DESERT", "FOREST", "MOUNTAIN", "LAKE"), "T23": ("DESERT", "MOUNTAIN", "STEPPE", "LAKE"),
    "T24": ("STEPPE", "LAKE", "DESERT", "FOREST"), "T25": ("FOREST", "LAKE", "DESERT", "MOUNTAIN"),
}  # fmt: skip


def lakes(number: int) -> Setting:
    kinds = ("ENERGY_LAKE", "MODULE_LAKE", "CRATE_LAKE", "CRYSTAL_LAKE")
    tiles = list(MORE_LAKES.items())[:number]
    return {("tile", id): {"faces": list(faces), "lake": kind} for (id, faces), kind in zip(tiles, kinds, strict=False)}


START_LAKES = {
    "TS1": (("LOCATION", "LAKE", "DESERT", "MOUNTAIN"), "ENERGY_LAKE"),
    "TS3": (("LAKE", "LOCATION", "DESERT", "FOREST"), "CRYSTAL_LAKE"),
    "TS2": (("MOUNTAIN", "DESERT", "LOCATION", "LAKE"), "ENERGY_LAKE"),
}


def start_lakes(number: int) -> Setting:
    tiles = list(START_LAKES.items())[:number]
    return {("tile", id): {"faces": list(faces), "lake": kind} for id, (faces, kind) in tiles}


def modules(crystals: bool) -> Setting:
    """Those of one colour with a flask give two, and perhaps each of them that gives a crystal a resource more."""
    found: dict[tuple[str, str], Mapping[str, object]] = {}
    for first, kind in ((1, "GEAR"), (9, "BOOK"), (17, "FOOD")):
        found["module", f"SM{first + 1:02}"] = {"effects": [f"Gain({kind}, 2)"]}
        if crystals:
            found["module", f"SM{first + 2:02}"] = {"effects": ["Gain(CRYSTAL, 1)", f"Gain({kind}, 1)"]}
    return found


def fewer_abilities(machine: bool) -> Setting:
    """Three citizen cards, and perhaps a machine, give resources of choice instead of activating the ability."""
    found: dict[tuple[str, str], Mapping[str, object]] = {
        ("card", f"C{letter}03"): {"bottom": "Half(AnyBasic(2), flasks=1)"} for letter in "GNY"
    }
    if machine:
        found["machine", "MN03"] = {"effect": "Gain(CRYSTAL, 1)"}
    return found


def technology(id: str, *effects: str) -> Setting:
    return {("technology", id): {"effects": list(effects)}}


def ability(id: str, effect: str) -> Setting:
    return {("board", id): {"effect": effect}}


REVIVE: Mapping[str, Sequence[Setting]] = {
    "citizens": (AS_IT_IS, citizens(0), citizens(1), citizens(1, "01 02 06")),
    "machines": (AS_IT_IS, machines(3)),
    "backs": (AS_IT_IS, backs(3), backs(2)),
    "books": (AS_IT_IS, *(technologies("books", *row) for row in ((2, 3, 5), (2, 3, 4), (1, 2, 4), (2, 2, 3)))),
    "technology points": (AS_IT_IS, technologies("points", 1, 3, 5), technologies("points", 2, 3, 6)),
    "machine fields": (AS_IT_IS, machine_fields(3, 5, 7, 4), machine_fields(2, 4, 7, 4), machine_fields(2, 4, 6, 3)),
    "artifact fields": (AS_IT_IS, *(artifact_fields(*pair) for pair in ((9, 6), (10, 8), (11, 8)))),
    "progress artifacts": (
        AS_IT_IS,
        *({("track", "progress-track"): {"artifacts": at}} for at in ([12, 17], [14, 19], [16], [20])),
    ),
    "score artifacts": (
        AS_IT_IS,
        *({("track", "score-track"): {"artifacts": at}} for at in ([15, 30], [25, 45], [30], [45])),
    ),
    "locations": (
        AS_IT_IS,
        locations(LL1b=2, LL2b=3, LL3b=6, LL4a=2, LL4b=3, LL5a=6, LL5b=2, LL6a=3, LL6b=5),
        locations(LL1b=3, LL2b=4, LL3b=9, LL4a=3, LL4b=4, LL5a=9, LL5b=2, LL6a=4, LL6b=6),
    ),
    "categories": (AS_IT_IS, categories(modules=2, crystals=2), categories(modules=2, crystals=3, tribe_progress=2)),
    "progress points": (
        AS_IT_IS,
        progress((0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30)),
    ),
    "hibernation": (
        AS_IT_IS,
        sleep("Gain(CRYSTAL)", "TakeModule()", "Crate()", "Energy(1)", "Points(4, HIBERNATED)"),
        sleep("Gain(CRYSTAL, 2)", "Crate()", "TakeModule()", "Energy(1)", "Points(5, HIBERNATED)"),
    ),
    "lakes": (AS_IT_IS, lakes(2), lakes(4)),
    "start lakes": (AS_IT_IS, start_lakes(1), start_lakes(2), start_lakes(3)),
    "modules": (AS_IT_IS, modules(False), modules(True)),
    "hofstadter technology": (
        AS_IT_IS,
        technology("hofstadter-loop", "Energy(1)"),
        technology("hofstadter-loop", "Energy(2)", "Gain(CRYSTAL, 1)"),
        technology("hofstadter-loop", "Energy(3)", "Crate()", "Crate()", "Crate()"),
    ),
    "abilities": (AS_IT_IS, fewer_abilities(False), fewer_abilities(True)),
    "x49 ability": (AS_IT_IS, ability("x49-sun", "AdvanceAny()")),
    "nadair technology": (AS_IT_IS, technology("nadair-sap", "Energy(1)")),
}

DEUS: Mapping[str, Sequence[Setting]] = {
    "four buildings": (
        AS_IT_IS,
        *({("card", "temple_city_4"): {"effect": f"EndScore({n}, OwnRegions(min_buildings=4))"}} for n in (4, 5, 8)),
    ),
    "rows": (AS_IT_IS, *({("card", "temple_rows"): {"effect": f"EndScore({n}, Rows())"}} for n in (3, 4, 6))),
    "legion": (AS_IT_IS, {("card", "red_legion"): {"cost": "clay"}}),
    "infantry": (AS_IT_IS, {("card", "red_infantry"): {"gold": 0}}),
    "siege tower": (AS_IT_IS, {("card", "red_siege_tower"): {"cost": "wood"}}),
}

KNOBS: Mapping[str, Mapping[str, Sequence[Setting]]] = {"revive": REVIVE, "deus": DEUS}
