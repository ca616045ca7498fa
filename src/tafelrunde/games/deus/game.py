"""Deus, by Sébastien Dujardin (2014): the base game with its three variants.

Players  2 to 4; no solo mode.
A turn   build one card from hand (pay, place a piece, run the whole column of its colour), or discard cards for a god.
Chance   the deck, the map, the first player. Hidden: hands, deck, covered discards, and points unless `open_vp`.
End      all temple pieces built or all barbarian villages attacked; then this round and one more. Most points win.
Rules    rulebook.md, in our own words; the ids (DEUS-BUILD-04) stand in the code where a rule is carried out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Optional

from ...kernel.game import Naming, Option, Preset, Value, View
from ...kernel.rng import Rng
from ...kernel.state import State
from ..conventional_game import ConventionalAI, ConventionalGame, ConventionalRules, ConventionalShow
from .ai.levels import LEVELS, STYLES
from .ai.strategy import FEATURES, WEIGHTS
from .catalog import Catalog
from .components.vocabulary import VOCABULARY
from .pieces.kinds import COLOURS, RESOURCES
from .pieces.map import LAYOUT_NAMES, tile_and_side
from .rules import steps as steps
from .rules.setup import lay_map
from .show.view import place_of
from .table.prompts import PROMPTS
from .table.state import Table
from .table.switches import Switches


class DeusRules(ConventionalRules):
    game: Deus

    def set_up(self, players: int, options: dict[str, Value], rng: Rng) -> Table:
        switches = Switches(options)
        return Table(rng, self.game.catalog, lay_map(rng, players, switches.layout), players, switches)

    def beside(self, state: State) -> Sequence[int]:
        assert isinstance(state, Table)
        return state.map.grid.beside


class DeusShow(ConventionalShow):
    game: Deus
    headlines = (
        "attacked", "built", "joker", "blessed", "plundered", "robbed", "moved", "edge", "placed", "offered", "used",
    )  # fmt: skip
    moves = frozenset({"attacked", "built", "joker", "moved", "offered", "placed"})

    def summary(self, view: View, seat: int) -> dict[str, Optional[int]]:
        player = view["seats"][seat]
        goods = dict(zip(RESOURCES, player["goods"], strict=True))
        return {"vp": player["vp"], "gold": player["gold"], **goods, "hand": player["hand_count"]}

    def thing(self, kind: str, number: int, view: Optional[View] = None) -> tuple[str, Naming]:
        if kind == "card":
            return f"card-{self.game.catalog.cards[number].id}", {}
        if kind == "resource":
            return f"resource-{RESOURCES[number]}", {}
        if kind == "colour":
            return f"colour-{COLOURS[number]}", {}
        if kind == "god":
            return f"god-{self.game.catalog.gods[number].id}", {}
        if kind == "face":
            tile, side = tile_and_side(number)
            return "face", {"tile": tile, "side": side}
        if kind == "region":
            if view is None:
                return "region", {"number": number}
            return "region-on-map", {"terrain": view["regions"][number]["terrain"], "place": place_of(view, number)}
        return super().thing(kind, number, view)


class DeusAI(ConventionalAI):
    feature_names = FEATURES
    weights = WEIGHTS
    levels = LEVELS
    styles = STYLES


class Deus(ConventionalGame[Catalog]):
    name = "deus"
    rules_version = 2
    players = range(2, 5)  # DEUS-COMP-01
    prompts = PROMPTS
    kinds = frozenset({"card", "region", "resource", "colour", "god", "face", "player", "column", "pile"})
    uses = frozenset({"used", "laid", "blessed", "temple-scored"})
    expansions = ("joker",)
    presets = (Preset("open", {"open_vp": True}),)
    # The numbers of starting pieces are those of DEUS-VSTART-01, DEUS-VSTART-04 and DEUS-VSTART-05. All variants are
    # off by default (DEUS-VJOKER-10). People read the ids beside an option, so they are kept short.
    options = (
        Option("start_pieces", (0, 10, 9, 8, 7, 6), 0, "DEUS-VSTART-01..06"),
        Option("layout", LAYOUT_NAMES, "standard", "DEUS-VMAP-01..04"),
        Option("joker", (False, True), False, "DEUS-VJOKER-01..11"),
        Option("first_player", ("random", "first_seat"), "random", "DEUS-SETUP-19", favours_a_seat=True),
        Option("open_vp", (False, True), False, "DEUS-SETUP-20"),
        Option("armies_per_region", (1, 2), 1, "DEUS-RED-09"),
        Option("first_distance", (3, 2), 3, "DEUS-PLACE-02"),
        Option("ballista_needs_points", (True, False), True, "DEUS-CARD-13"),
        Option("attack_after_move", (True, False), True, "DEUS-ATTACK-14"),
        Option("emptied_village_is_attacked", (False, True), False, "DEUS-ATTACK-15"),
        Option("stall_rounds", (20, 10, 40, 0), 20, "DEUS-END-09"),
    )
    vocabulary = VOCABULARY
    rules_class = DeusRules
    show_class = DeusShow
    ai_class = DeusAI

    def __init__(self, catalog: Optional[Catalog] = None) -> None:
        self.catalog: Catalog = catalog or Catalog()
        super().__init__()


DEUS = Deus()
