"""Tapestry, by Jamey Stegmaier (2019): the base game with the variants of its rulebooks.

Players  1 to 5; one player alone plays for points.
A turn   advance on one of four tracks (pay, move, landmark, benefit, bonus), or income, which begins the next era.
Chance   dice, decks, stacks of tiles, capitals, civilizations. Hidden: hands, cards face down, the orders of the decks.
End      everybody takes five income turns, each when it suits them; the fifth is the last turn. Most points win.
Rules    rulebook.md, in our own words; the ids (TAP-ADV-06) stand in the code where a rule is carried out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Optional

from ...kernel.game import Component, Naming, Option, Preset, Value, View
from ...kernel.rng import Rng
from ...kernel.state import State
from ..conventional_game import ConventionalAI, ConventionalGame, ConventionalRules, ConventionalShow
from .abilities.mystics import PREDICTIONS
from .ai.levels import LEVELS
from .ai.strategy import FEATURES, WEIGHTS, features
from .ai.strategy_expansions import FURTHER_FEATURES, FURTHER_WEIGHTS, further_features
from .catalog import Catalog
from .components.vocabulary import VOCABULARY
from .expansions.arts_architecture.plots import WIDE
from .pieces.automa import AUTOMA_AND_SHADOW
from .pieces.capitals import MARGIN, SIZE
from .pieces.codes import (
    artifice_deed,
    artifice_kind,
    black_face,
    die_of,
    draft_black,
    draft_red,
    draft_science,
    face_of,
    landing_hex,
    landing_tile,
    red_face,
    slot_era,
    slot_seat,
)
from .pieces.kinds import ACHIEVEMENTS, ALL_TRACKS, BUILDINGS, DICE, EXPANSIONS, RESOURCES
from .pieces.landmarks import LANDMARKS
from .pieces.map import map_for
from .pieces.reserved import ITEM_ADVANCE, ITEM_OUTPOST, ITEM_POINTS, item_kind, item_number
from .pieces.tracks import seat_of, space_of, track_of
from .rules import steps as steps
from .show.view import place_of
from .table.prompts import PROMPTS, TILES
from .table.state import Table
from .table.switches import Switches, expansions_in

# Kinds of thing that only pictures show, with numbers of show/ids.py. No fact of an event is called like one of them.
ON_PICTURES = (
    "built-landmark", "card-plot", "draw-pile", "era-of", "goods-of", "income-row", "income-space", "island-middle",
    "island-of", "landmarks-of", "mat-space", "on-card", "reserve-of", "tier-of", "bot", "bot-turn", "decision-deck",
    "trail",
)  # fmt: skip


class TapestryRules(ConventionalRules):
    game: Tapestry

    def set_up(self, players: int, options: dict[str, Value], rng: Rng) -> Table:
        switches = Switches(options, players)
        return Table(rng, self.game.catalog, map_for(players, switches.bots == AUTOMA_AND_SHADOW), players, switches)

    def turn_mark(self, state: State) -> int:
        assert isinstance(state, Table)
        return state.turn

    def beside(self, state: State) -> Sequence[int]:
        assert isinstance(state, Table)
        return [sum(1 << hex for hex in sides if hex >= 0) for sides in state.map.beside]


class TapestryShow(ConventionalShow):
    game: Tapestry
    headlines = (
        "advanced", "era", "conquered", "toppled", "explored", "explored-space", "gained-landmark", "invented",
        "upgraded", "played", "created", "achieved", "civilization", "capital", "bot-achieved",
        "bot-aims", "bot-explored", "bots-pair",
    )  # fmt: skip

    @cached_property
    def names(self) -> Mapping[str, Sequence[str]]:
        """The names of things whose text is `<kind>-<name>`, by kind and number."""
        landmarks = [landmark.id for landmark in LANDMARKS]
        return {
            "card": [card.id for card in self.game.catalog.cards],
            "tech": [card.id for card in self.game.catalog.techs],
            "civilization": [civ.id for civ in self.game.catalog.civilizations],
            "capital": [capital.id for capital in self.game.catalog.capitals],
            "landmark": landmarks,
            "inspiration": BUILDINGS,
            "landmark-card": [card.id for card in self.game.catalog.landmark_cards],
            "building": [*BUILDINGS, *landmarks],
            "income-track": BUILDINGS,
            "resource": RESOURCES,
            "track": ALL_TRACKS,
            "die": DICE,
            "achievement": ACHIEVEMENTS,
            "prediction": PREDICTIONS,
            "automaciv": [civ.id for civ in self.game.catalog.automa_civs],
            "automalevel": [level.id for level in self.game.catalog.automa_levels],
            "automamat": [mat.id for mat in self.game.catalog.automa_mats],
        }

    def summary(self, view: View, seat: int) -> dict[str, Optional[int]]:
        player = view["seats"][seat]
        goods = dict(zip(RESOURCES, player["goods"], strict=True))
        return {"vp": player["vp"], **goods, "era": player["era"], "hand": player["hand_count"]}

    def roles(self, view: View, seat: int) -> Sequence[tuple[str, int]]:
        return [("civilization", number) for number in view["seats"][seat]["civilizations"]]

    def thing(self, kind: str, number: int, view: Optional[View] = None) -> tuple[str, Naming]:
        if kind in self.names:
            return f"{kind}-{self.names[kind][number]}", {}
        if kind == "space":
            row, space = track_of(number), space_of(number)
            return (
                (f"space-{self.game.catalog.spaces[row][space - 1].id}", {})
                if space
                else ("space-start", {"track": ALL_TRACKS[row]})
            )
        if kind == "position":
            track = ALL_TRACKS[track_of(number)]
            return "position", {"player": seat_of(number) + 1, "track": track, "space": space_of(number)}
        if kind == "plot":
            return "plot", {"row": number // 9 + 1, "column": number % 9 + 1}
        if kind == "card-site":
            return "card-site", corner(number, WIDE)
        if kind == "site":
            return "site", corner(number, SIZE + MARGIN)
        if kind == "roll":
            return "roll", {"red": red_face(number), "black": black_face(number)}
        if kind == "placing":
            place = place_of(view, number // TILES) if view else "none"
            return "placing", {"tile": number % TILES + 1, "place": place}
        if kind == "reserved":
            return self._reserved(number)
        if kind == "die-face":
            return "die-face", {"die": DICE[die_of(number)], "face": face_of(number)}
        if kind == "artifice":
            return "artifice", {"building": BUILDINGS[artifice_kind(number)], "move": artifice_deed(number)}
        if kind == "era-slot":
            return "era-slot", {"player": slot_seat(number) + 1, "era": slot_era(number)}
        if kind == "landing":
            return "landing", {"tile": landing_tile(number) + 1, "island": landing_hex(number) + 1}
        if kind == "tile":
            return "tile", {"number": number + 1, "gives": str(self.game.catalog.tiles[number].effect.icons()[-1])}
        if kind == "draft":
            science = draft_science(number)
            rolled = ALL_TRACKS[science] if science < len(ALL_TRACKS) else "none"
            return "draft", {"science": rolled, "red": draft_red(number), "black": draft_black(number)}
        if kind == "automacard":
            return kind, {"name": self.game.catalog.automa_cards[number].id}
        if kind == "pooled" and view and view["automa"]:
            pooled = view["automa"]["pool"][number]
            return self.thing(pooled[0], pooled[1], view)
        if kind == "hex":
            if view is None:
                return "hex", {"number": number}
            middle = int(view["map"]["hexes"][number]["middle"])
            return "hex-on-map", {"place": place_of(view, number), "middle": middle}
        if kind in self.game.kinds and kind not in ON_PICTURES:
            mats = "revised" if view and view["revised"] else "printed"
            return kind, {"number": number + 1, "mats": mats}
        return super().thing(kind, number, view)

    def _reserved(self, item: int) -> tuple[str, Naming]:
        """An item on the overlay."""
        kind, number = item_kind(item), item_number(item)
        if kind == ITEM_POINTS:
            return "reserved-points", {"track": ALL_TRACKS[number]}
        if kind == ITEM_OUTPOST:
            return "reserved-outpost", {}
        if kind == ITEM_ADVANCE:
            return "reserved-advance", {}
        return self.thing(("building", "tech", "space-tile")[kind], number)


class TapestryAI(ConventionalAI):
    game: Tapestry
    feature_names = FEATURES + FURTHER_FEATURES
    weights = WEIGHTS + FURTHER_WEIGHTS
    levels = LEVELS

    def features(self, state: State, seat: int) -> Sequence[float]:
        assert isinstance(state, Table)
        return features(state, state.players[seat]) + further_features(state, state.players[seat])


class Tapestry(ConventionalGame[Catalog]):
    name = "tapestry"
    rules_version = 5
    players = range(1, 6)  # TAP-COMP-01
    prompts = PROMPTS
    kinds = frozenset(
        {
            "achievement", "artifice", "black-roll", "building", "capital", "card", "card-site", "charm",
            "civilization", "collectible", "column", "deal", "die", "draft", "era-slot", "die-face", "fae-spot",
            "guild-trade", "hex", "income-track", "inspiration", "island", "landing", "landmark", "landmark-card",
            "masterpiece", "placing", "player", "plot", "position", "prediction", "renegade-space", "reserved",
            "resource", "revel", "reward", "roll", "science-die", "site", "space", "space-tile", "spying", "square",
            "stage", "tech", "terrain", "tile", "tinkering", "track", "turn", "wish",
            "automacard", "automaciv", "automalevel", "automamat", "pooled", *ON_PICTURES,
        }
    )  # fmt: skip
    uses = frozenset(
        {
            "activated", "played", "trapped", "upgraded", "explored", "explored-space", "civilization",
            "gained-building", "gained-landmark", "capital", "replied", "took-goal", "performed", "inspired",
            "bot-plays", "bot-joined", "bots-pair", "bots-tie-breaker", "bot-ability",
        }
    )  # fmt: skip
    expansions = tuple(EXPANSIONS)
    presets = (
        Preset("revised", {"mats": "revised"}),
        Preset("everything", {"mats": "revised", **dict.fromkeys(expansions, True)}),
    )
    options = (  # TAP-DEC-51
        Option("mats", ("printed", "revised"), "printed", "TAP-CIV-21"),
        Option("remove_cards", (False, True), False, "TAP-VARIANT-01"),
        Option("first_income_draw_2", (False, True), False, "TAP-VARIANT-04"),
        Option("civ_draw_2", (False, True), False, "TAP-VARIANT-05"),
        Option("nanotech_2", (False, True), False, "TAP-VARIANT-06"),
        Option("seat_start", (False, True), False, "TAP-VARIANT-07"),
        Option("tiebreak_resources", (False, True), False, "TAP-VARIANT-08"),
        Option("no_once_per_turn", (False, True), False, "TAP-VARIANT-09"),
        Option("reshuffle_tiles", (False, True), False, "TAP-VARIANT-10"),
        Option("no_late_tapestry", (False, True), False, "TAP-VARIANT-11"),
        Option("free_set_aside", (False, True), False, "TAP-VARIANT-12"),
        Option("no_civ_adjustments", (False, True), False, "TAP-VARIANT-13"),
        Option("count_buildings_anywhere", (False, True), False, "TAP-VARIANT-14"),
        Option("architects_per_person", (False, True), False, "TAP-VARIANT-15"),
        Option("final_scores_last", (False, True), True, "TAP-VARIANT-16"),
        Option("only_kept_income", (False, True), False, "TAP-VARIANT-17"),
        Option("mercantilism_all_food", (False, True), False, "TAP-VARIANT-18"),
        Option("inventors_upgrade", (False, True), False, "TAP-VARIANT-19"),
        Option("plans_ploys", (False, True), False, "TAP-COMP-18"),
        Option("arts_architecture", (False, True), False, "TAP-COMP-18"),
        Option("fantasies_futures", (False, True), False, "TAP-COMP-18"),
        Option("only_known", (False, True), False, "TAP-COMP-18"),
        Option("choose_science_die", (False, True), False, "TAP-VARIANT-02"),
        Option("same_expansion_civs", (False, True), False, "TAP-VARIANT-03"),
        Option("solo", ("automa", "points"), "automa", "TAP-AUTOMA-01"),
        Option("automa_level", (1, 2, 3, 4, 5, 6), 2, "TAP-AUTOMA-05"),
        Option("shadow_empire", (False, True), False, "TAP-AUTOMA-115"),
    )
    vocabulary = VOCABULARY
    rules_class = TapestryRules
    show_class = TapestryShow
    ai_class = TapestryAI

    def __init__(self, catalog: Optional[Catalog] = None) -> None:
        self.catalog: Catalog = catalog or Catalog()
        super().__init__()

    @cached_property
    def components(self) -> list[Component]:
        return self.catalog.components(sum(EXPANSIONS.values()))

    def components_in(self, options: Mapping[str, object]) -> list[Component]:
        return self.catalog.components(expansions_in(options))


def corner(site: int, wide: int) -> Naming:
    """The place of a building's top left corner, which may overhang."""
    row, column = site // wide - MARGIN + 1, site % wide - MARGIN + 1
    return {"row": row, "column": column, "above": max(0, 1 - row), "left": max(0, 1 - column)}


TAPESTRY = Tapestry()
