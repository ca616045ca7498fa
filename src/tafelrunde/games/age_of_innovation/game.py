"""Age of Innovation, by Helge Ostertag (2023): the base game, both sides of the board, both ways of setting up, and the
Automa.

Players  1 to 5; with two, a third party takes part in the final scoring. Solo, or two together, play against the
         Automa, which is run by its cards (AOI-MATERIAL-21, AOI-SOLO-01, AOI-SOLO-02).
A turn   one of nine actions: terraform and build, upgrade, two tracks, innovation, scholar, power or book action,
         special action, pass; exchanges of resources before and after it. Neighbours may take power.
Chance   only the set-up, and the cards of the Automa. Hidden: these, and with two players the area tile, until round 6.
End      after 6 rounds; then area, knowledge and resources score. Most points win.
Rules    rulebook.md, in our own words; the ids (AOI-SPADE-14) stand in the code where a rule is carried out. The
         printed rulebook's flags for experienced players are not rules (AOI-MATERIAL-22).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Optional

from ...kernel.effects import trees
from ...kernel.game import Naming, Option, Preset, Value, View
from ...kernel.rng import Rng
from ...kernel.state import Fact, State
from ..conventional_game import ConventionalAI, ConventionalGame, ConventionalRules, ConventionalShow
from .abilities.automa_factions import AUTOMA_FACTIONS
from .ai.levels import ADVISER, LEVELS, STYLES
from .ai.strategy import FEATURES, WEIGHTS
from .catalog import Catalog
from .components.vocabulary import VOCABULARY
from .pieces.codes import scholar_space_of
from .pieces.kinds import BUILDINGS, DISCIPLINES, TERRAINS
from .pieces.map import SIDES, map_of, name_of, site_name
from .pieces.prices import SPACE_STEPS
from .rules import steps as steps
from .rules.setup import side_of
from .show.action_names import action_name
from .table.automa import Automa
from .table.player import AoiPlayer
from .table.prompts import ACTIONS, DRAFT_KINDS, EXCHANGES, PROMPTS, SPECIALS
from .table.state import Table
from .table.steps import OFFERS, TURN
from .table.switches import Switches

# Kinds of thing whose text is "<kind>-<name>".
NAMED: dict[str, tuple[str, ...]] = {
    "discipline": DISCIPLINES,
    "building": BUILDINGS,
    "terrain": TERRAINS,
    "action": ACTIONS,
    "exchange": EXCHANGES,
    "draft": DRAFT_KINDS,
    "special": SPECIALS,
    "map": tuple(SIDES),
}


class AoiRules(ConventionalRules):
    game: AgeOfInnovation

    def set_up(self, players: int, options: dict[str, Value], rng: Rng) -> Table:
        switches = Switches(options, players)
        parties = players + switches.automa
        table = Table(rng, self.game.catalog, map_of(side_of(parties, switches.harder_map)), switches)
        table.players = [AoiPlayer(seat) for seat in range(parties)]
        table.automa = None
        if switches.automa:
            table.automa = Automa()
            table.automa.seat = players
        return table

    def turn_mark(self, state: State) -> int:
        """The last player who has not passed takes turn after turn (AOI-TURN-03): each begins where the action is due
        again."""
        assert isinstance(state, Table)
        step = state.resume if state.step == OFFERS else state.step
        return int(step == TURN and not state.further)

    def beside(self, state: State) -> Sequence[int]:
        assert isinstance(state, Table)
        return state.around


class AoiShow(ConventionalShow):
    game: AgeOfInnovation
    headlines = (
        "innovated", "took-palace", "palace-in-force", "built", "automa-settled", "automa-upgraded", "automa-innovated",
        "founded", "bridged", "annexed", "sent-scholar", "automa-scholar", "shipping", "terraforming", "terraformed",
        "power-action", "book-action", "special-action", "passed", "automa-passed", "automa-advanced", "automa-tool",
        "automa-blighted", "placed", "plays", "automa-turn", "final-scoring", "leeched", "exchanged", "stepped",
    )  # fmt: skip

    def _set(self, offered: dict[str, int]) -> dict[str, Fact]:
        return {
            "board": self.game.catalog.boards[offered["board"]].id,
            "faction": self.game.catalog.factions[offered["faction"]].id,
            "bonus": self.game.catalog.bonuses[offered["bonus"]].id,
        }

    def summary(self, view: View, seat: int) -> dict[str, Optional[int]]:
        player = view["seats"][seat]
        return {
            "vp": player["vp"],
            "coins": player["coins"],
            "tools": player["tools"],
            "scholars": player["scholars"],
            "power": player["bowls"][2],
            "book": sum(player["books"]),
        }

    def roles(self, view: View, seat: int) -> Sequence[tuple[str, int]]:
        faction = view["seats"][seat]["faction"]
        return () if faction is None else (("faction", faction),)

    def thing(self, kind: str, number: int, view: Optional[View] = None) -> tuple[str, Naming]:
        if kind == "board" and view is not None:
            for offered in view["sets"]:  # an offered planning board is named with its faction and bonus
                if offered["board"] == number:
                    return "set", self._set(offered)
        if kind == "action":
            return action_name(self.game.catalog, number, view)
        if kind == "town":
            town = self.game.catalog.towns[number]
            return "town", {"points": town.points, "effect": town.benefit}
        if kind in ("poweraction", "bookaction"):
            actions = self.game.catalog.power_actions if kind == "poweraction" else self.game.catalog.book_actions
            return kind, {"effect": actions[number].special}
        if kind == "automacard":
            return kind, {"name": self.game.catalog.automa_cards[number].id}
        if (kind, number) in self.game.numbered:
            return f"{kind}-{self.game.numbered[kind, number].id}", {}
        if kind in NAMED:
            return f"{kind}-{NAMED[kind][number]}", {}
        if kind == "space":
            if view is None:
                return "space", {"name": name_of(number)}
            return "space-on-map", {"name": name_of(number), "terrain": view["spaces"][number]["terrain"]}
        if kind == "site":
            return "site", {"name": site_name(number)}
        if kind == "scholarspace":
            discipline, space = scholar_space_of(number)
            return "scholarspace", {"discipline": DISCIPLINES[discipline], "steps": SPACE_STEPS[space]}
        return super().thing(kind, number, view)


class AoiAI(ConventionalAI):
    feature_names = FEATURES
    weights = WEIGHTS
    levels = LEVELS
    styles = STYLES
    adviser = ADVISER


class AgeOfInnovation(ConventionalGame[Catalog]):
    name = "age_of_innovation"
    rules_version = 3
    players = range(1, 6)
    has_rivals = True
    prompts = PROMPTS
    kinds = frozenset(
        {
            "board", "faction", "palace", "innovation", "competency", "bonus", "town", "round", "final", "poweraction",
            "bookaction", "area", "space", "site", "scholarspace", "automacard", "automafaction", "automalevel",
            "automatile", "held-competency", "town-of", "building-row", "terrain-wheel", "bowls", "turn-order",
            "next-order", "third-area", "shipping", "terraforming", "level-third", "town-at", "tool-at", "blighted-at",
            *NAMED,
        }
    )  # fmt: skip
    uses = frozenset(
        {
            "plays", "took-palace", "palace-in-force", "innovated", "took-competency", "took-bonus", "took-town",
            "round-scored", "final-scored", "power-action", "book-action", "area-shown", "laid-map", "knowledge-bonus",
            "stepped", "automa-turn", "automa-passed", "automa-plays",
        }
    )  # fmt: skip
    expansions = ("harder_map", "automa")
    presets = (
        Preset("balance-2024", {"balance": 2024}),
        Preset("tournament", {"balance": 2024, "set_up": "draft"}),
    )
    options = (
        Option("set_up", ("sets", "draft"), "sets", "AOI-SETUP-33, AOI-DRAFT-01"),  # AOI-DEC-02
        Option("harder_map", (False, True), False, "AOI-SETUP-03"),  # AOI-DEC-01
        Option("balance", (2023, 2024), 2023, "AOI-FACTION-29, AOI-FACTION-45, AOI-FACTION-48"),
        Option("first_player", ("random", "first_seat"), "random", "AOI-SETUP-29", favours_a_seat=True),
        Option("build_without_spades", (True, False), True, "AOI-SPADE-29, AOI-Q-06"),
        Option("neutral_palace_counts", (True, False), True, "AOI-INVENT-03, AOI-Q-10"),
        Option("rewards", ("towns_first", "chosen"), "towns_first", "AOI-Q-17"),
        Option("automa", (False, True), False, "AOI-SOLO-02"),  # two people against it; in solo it always takes part
        Option("automa_level", (1, 2, 3, 4, 5), 2, "AOI-SOLO-14"),
        Option("automa_faction", ("random", *(faction.id for faction in AUTOMA_FACTIONS)), "random", "AOI-SOLO-08"),
    )
    vocabulary = VOCABULARY
    rules_class = AoiRules
    show_class = AoiShow
    ai_class = AoiAI

    def __init__(self, catalog: Optional[Catalog] = None) -> None:
        self.catalog: Catalog = catalog or Catalog()
        super().__init__()
        for spades in self.catalog.start_spades:  # no component has them as a whole
            for effect in trees(spades):
                effect.number = len(self.effects)
                self.effects.append(effect)


AGE_OF_INNOVATION = AgeOfInnovation()
