"""Revive, by Helge Meissner, Kristian Amundsen Østby, Eilif Svensson and Anna Wermlund (2022), with its campaign.

Players  1 to 4 (REV-COMP-01); solo games are played for a rank, easier with some tribes (REV-SOLO-20).
A turn   up to two actions (play a card, use the switch, explore, populate, build) or hibernate; free actions any time.
Chance   tiles, cards, machines, modules, crates. Hidden: artifact cards, closed crates, stacks, fronts of tiles.
End      the last large artifact is gone; everybody else has one more turn. Most points win.
Rules    rulebook.md, in our own words; the ids (REV-BUILD-07) stand in the code where a rule is carried out.

Most printed values are reconstructed; every component says so. Campaign parts are options of a match (REV-CAMP-02):
`chapter` plays a chapter with the parts unlocked before it; campaign.py keeps the record of a group.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Optional

from ...kernel.game import FollowUp, Naming, Preset, Series, Value, View
from ...kernel.rng import Rng
from ...kernel.state import State
from ..conventional_game import ConventionalAI, ConventionalGame, ConventionalRules, ConventionalShow
from .ai.levels import LEVELS
from .ai.strategy import FEATURES, SOLO_WEIGHTS, WEIGHTS
from .campaign import Campaign, follow_up
from .catalog import Catalog
from .components.vocabulary import VOCABULARY
from .effects.machines import TribeMachine
from .pieces.board import FIRST_SPECIAL, MODULE_PLACES, SLOT_NAMES, TRIBE_MACHINE, tribe_machine_technology
from .pieces.kinds import ACTIONS, COLOURS, PLACES, RESOURCES, SIDES, TRIBES, board_number
from .pieces.map import ABYSS, BESIDE, NORTH_WEST, corner_of, field_label, space_label
from .rules import steps as steps
from .table.prompts import PROMPTS
from .table.state import Table
from .table.switches import OPTIONS, Switches

# Kinds of thing whose text is `<kind>-<id of the component>`.
BY_COMPONENT = frozenset(
    {
        "card", "module", "machine", "standard", "crate", "tile", "lake", "technology", "board", "artifact",
        "artifactcard", "location", "rewardfield", "hibernation", "switch",
    }
)  # fmt: skip
# Kinds of thing whose text is `<kind>-<name>`.
BY_NAME = {
    "resource": RESOURCES, "colour": COLOURS, "slot": SLOT_NAMES, "action": ACTIONS, "tribe": TRIBES, "side": SIDES,
    "techplace": PLACES, "orientation": ("printed", "turned"),
}  # fmt: skip

# Kinds of thing that only the picture names.
ON_PICTURES = ("crystal", "score", "sleeper", "marker", "progress", "held-machine", "held-technology")


class ReviveRules(ConventionalRules):
    game: Revive

    def set_up(self, players: int, options: dict[str, Value], rng: Rng) -> Table:
        return Table(rng, self.game.catalog, players, Switches(options, players))

    def turn_mark(self, state: State) -> int:
        """In solo every round is one turn."""
        assert isinstance(state, Table)
        return state.round

    def beside(self, state: State) -> Sequence[int]:
        return BESIDE

    def follow_up(self, options: Mapping[str, Value]) -> Optional[FollowUp]:
        return follow_up(options)

    def open_series(self, path: Path) -> Series:
        return Campaign.open(path)


class ReviveShow(ConventionalShow):
    game: Revive
    headlines = (
        "end-tile", "took-artifact", "populated", "built", "explored", "hibernated", "played", "switched", "copied",
        "machine", "small-artifact", "module", "activated", "activated-standard", "activated-tribe", "opened",
        "reopened", "exchanged",
    )  # fmt: skip

    def summary(self, view: View, seat: int) -> dict[str, Optional[int]]:
        player = view["seats"][seat]
        return {"vp": player["vp"], **player["resources"], "energy": player["energy"]}

    def roles(self, view: View, seat: int) -> Sequence[tuple[str, int]]:
        tribe = view["seats"][seat]["tribe"]
        return () if tribe is None else (("tribe", TRIBES.index(tribe)),)

    def thing(self, kind: str, number: int, view: Optional[View] = None) -> tuple[str, Naming]:
        if kind in ("machineplace", "techplace") and view and view["seat"] >= 0:
            kind, number = self.on_board(view["seats"][view["seat"]], kind, number)
        if kind in BY_COMPONENT:
            return f"{kind}-{self.game.numbered[kind, number].id.lower()}", {}
        if kind in BY_NAME:
            return f"{kind}-{BY_NAME[kind][number].lower()}", {}
        if kind == "modulespace":
            slot, place = MODULE_PLACES[number]
            return "modulespace", {"slot": SLOT_NAMES[slot], "number": place + 1}
        if kind == "machineplace":
            return "machineplace", {"number": number + 1}
        if kind == "space":
            return self._space(number, view)
        if kind == "field":
            return self._field(number, view)
        return super().thing(kind, number, view)

    def on_board(self, seat: Mapping[str, Any], kind: str, number: int) -> tuple[str, int]:
        """The machine or technology at a place of this seat, as far as the view shows it."""
        if kind == "machineplace":
            if number < FIRST_SPECIAL:
                return "standard", number
            if number < TRIBE_MACHINE:
                held = [machine["machine"] for machine in seat["machines"] if machine["place"] == number]
                return ("machine", held[0]) if held else (kind, number)
            if seat["tribe"] is None:
                return kind, number
            technology = self._technology(seat, tribe_machine_technology(number))
            is_machine = isinstance(self.game.catalog.technologies[technology].effect, TribeMachine)
            return ("technology", technology) if is_machine else (kind, number)
        return (kind, number) if seat["tribe"] is None else ("technology", self._technology(seat, number))

    def _technology(self, seat: Mapping[str, Any], place: int) -> int:
        board = board_number(TRIBES.index(seat["tribe"]), SIDES.index(seat["side"]))
        return self.game.catalog.boards[board][place]

    def _space(self, number: int, view: Optional[View]) -> tuple[str, Naming]:
        """A space, with the back of its tile while it is face down."""
        shown = view["spaces"][number] if view else {"start": True}
        if shown["start"] or shown["tile"] is not None:
            return "space", {"place": space_label(number)}
        back = ("food", "any", "points", "locations", "lakes")
        return "space-unexplored", {"place": space_label(number), **{name: shown[name] for name in back}}

    def _field(self, number: int, view: Optional[View]) -> tuple[str, Naming]:
        if number == ABYSS:
            return "abyss", {}
        if number >= NORTH_WEST:
            corner = corner_of(number)
            return self.thing("location", view["corners"][corner]) if view else ("corner", {"number": corner + 1})
        terrain = view["fields"][number]["terrain"] if view else None
        return "field", {"place": field_label(number), "terrain": terrain or "hidden"}


class ReviveAI(ConventionalAI):
    feature_names = FEATURES
    weights = WEIGHTS
    levels = LEVELS
    solo_weights: Sequence[float] = SOLO_WEIGHTS

    def weights_in(self, state: State) -> Sequence[float]:
        assert isinstance(state, Table)
        return self.solo_weights if state.solo else self.weights


class Revive(ConventionalGame[Catalog]):
    name = "revive"
    rules_version = 4
    players = range(1, 5)
    prompts = PROMPTS
    expansions = ("locations", "formica", "giant_crystals", "vukuntur", "moon")
    presets = (Preset("long", {"longer": True}),)
    options = OPTIONS
    kinds = BY_COMPONENT | frozenset({*BY_NAME, "modulespace", "machineplace", "space", "field", *ON_PICTURES})
    uses = frozenset(
        {
            "played", "fired", "activated", "activated-standard", "opened", "laid", "explored", "lake", "ability",
            "populated", "took-artifact", "artifact-card", "large-location", "unlocked", "reward", "switched",
        }
    )  # fmt: skip
    vocabulary = VOCABULARY
    rules_class = ReviveRules
    show_class = ReviveShow
    ai_class = ReviveAI

    def __init__(self, catalog: Optional[Catalog] = None) -> None:
        self.catalog: Catalog = catalog or Catalog()
        super().__init__()
        self.catalog.link(self.effects)
        self.effects = list(self.catalog.effects)


REVIVE = Revive()
