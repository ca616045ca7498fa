"""Observation of Revive: the declared fields, and readers of what the view shows in another form.

Cards, tiles, fields and effects are indexed by their option codes; crates of one kind share an index.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ....kernel.observe import Part
from ....kernel.readers import Amount, At, Each, Entries, Kind, Of, Rows
from ...conventional_game import ConventionalGame
from ...defaults.observation import Observed, Readers, Things
from ..catalog import Catalog
from ..components.crates import kind_of
from ..pieces.board import MACHINE_PLACES, SLOT_NAMES
from ..pieces.kinds import ACTIONS, BASIC, COLOURS, CRATES, RESOURCES, SIDES, TERRAINS, TRIBES
from ..pieces.map import CRYSTALS, FIELDS, LAKES, SPACES
from ..table.steps import ENDINGS
from ..table.switches import SWITCH_EFFECTS

PHASES: Final = ("start", "turns", "over")

# Caps: higher values are rare and make no difference to a decision.
SMALL_ARTIFACTS: Final = 4
TILE_COST: Final = 4
MACHINES_IN_PILE: Final = 10


def parts_of(game: ConventionalGame[Catalog]) -> list[Part]:
    kinds: dict[str, Things] = {
        "action": ACTIONS,
        "colour": COLOURS,
        "crate": Kind("crate", CRATES, [kind_of(crate) for crate in range(CRATES)]),
        "ending": ENDINGS,
        "resource": RESOURCES,
        "side": SIDES,
        "space": SPACES,
        "track": COLOURS[:BASIC],
        "tribe": TRIBES,
    }
    observed = Observed(game, kinds)
    return [
        *observed.heading(),
        *observed.of_table({**table(observed.kinds), **board(observed.kinds)}),
        *observed.of_seats({**slots(observed.kinds), **machines(observed.kinds)}),
        *observed.hidden(),
        *observed.question(),
    ]


def table(kinds: Mapping[str, Kind]) -> Readers:
    effects, colours, artifacts = kinds["effect"].some(), kinds["track"], kinds["artifact"].some()
    return {
        "phase": Kind("phase", PHASES).one(),
        "switch": Kind("effect of the switch", SWITCH_EFFECTS).one(),
        "removal_field": Amount(4, least=3),
        "giant_crystals": Kind("crystal", len(CRYSTALS)).some(),
        "waiting": Of(
            "the effects that wait first, of one seat", effects, lambda frames: frames[-1][1:] if frames else ()
        ),
        "waiting_all": At(
            "waiting", Of("all waiting effects", effects, lambda frames: [n for f in frames for n in f[1:]])
        ),
        "waiting_seats": At(
            "waiting", Of("the seats whose effects wait", kinds["player"].some(), lambda frames: [f[0] for f in frames])
        ),
        "display": Entries(
            cards=kinds["card"].some(), modules=kinds["module"].some(), machines=Each(kinds["machine"].some(), colours)
        ),
        "machine_piles": Each(Amount(MACHINES_IN_PILE), colours),
        "artifacts": Entries(large=artifacts, small=Amount(SMALL_ARTIFACTS)),
    }


def board(kinds: Mapping[str, Kind]) -> Readers:
    """Fronts of tiles are known once they were turned over. Pieces are among the fields of the seats."""
    cost, flag = Amount(TILE_COST), Amount(1)
    return {
        "spaces": Rows(
            SPACES, explored=flag, turned=flag, food=cost, any=cost, points=cost, locations=cost, lakes=cost,
            tile=kinds["tile"].one(),
        ),
        "fields": Rows(FIELDS, terrain=Kind("terrain", TERRAINS).one(), lake=Kind("lake", LAKES).one()),
    }  # fmt: skip


def slots(kinds: Mapping[str, Kind]) -> Readers:
    names, halves = Kind("slot", SLOT_NAMES), Kind("half", ("upper", "lower"))
    return {
        "slots": Each(
            Of("the halves in use", halves.some(), lambda slot: [card["half"] for card in slot["cards"]]), names
        ),
        "slot_cards": At("slots", Each(Of("the cards", kinds["card"].some(), cards_of), names)),
        "slot_modules": At(
            "slots", Each(Of("the modules", kinds["module"].some(), lambda slot: slot["modules"]), names)
        ),
    }


def cards_of(slot: dict[str, Any]) -> list[int]:
    return [played["card"] for played in slot["cards"]]


def machines(kinds: Mapping[str, Kind]) -> Readers:
    """Unlocked machines; standard ones and those of tribes have no tile."""
    places = kinds["machineplace"].some()
    return {
        "unlocked": At("machines", Of("the places with a machine", places, lambda found: [m["place"] for m in found])),
        "machines": Rows(MACHINE_PLACES, "place", machine=kinds["machine"].one(), loaded=Amount(1)),
    }
