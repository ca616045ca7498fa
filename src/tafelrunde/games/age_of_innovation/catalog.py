"""The catalog: boards, tiles and maps, and their entries in the reference."""

from __future__ import annotations

from ...kernel.game import PUBLIC, SEED, Component
from .abilities.automa_factions import AUTOMA_FACTIONS, AutomaFaction
from .abilities.factions import CHANGED_2024, FACTIONS, FACTIONS_2024
from .components.automa import (
    CARDS,
    FINAL_POINTS,
    LEVELS,
    ROUND_POINTS,
    AutomaCard,
    AutomaFinal,
    AutomaLevel,
    AutomaRound,
)
from .components.boards import BOARDS, Board, start_spades
from .components.parts import Tile
from .components.scoring import AREA_BASIS, AREAS, FINAL_TILES, ROUND_TILES, FinalTile, RoundTile
from .components.tiles import (
    BONUSES,
    BOOK_ACTIONS,
    COMPETENCIES,
    DISCIPLINE_INCOME,
    INNOVATIONS,
    PALACES,
    POWER_ACTIONS,
    TOWNS,
    Action,
    TownTile,
)
from .pieces.kinds import COMPETENCIES_OF_EACH, TOWNS_OF_EACH
from .pieces.map import BASIS, SIDES, SOURCES, map_of
from .table.effect import AoiEffect


class Catalog:
    """All tables of components."""

    def __init__(self) -> None:
        self.boards: tuple[Board, ...] = BOARDS
        self.factions: tuple[Tile, ...] = FACTIONS
        self.factions_2024: tuple[Tile, ...] = FACTIONS_2024
        self.faction_tiles: tuple[Tile, ...] = (*FACTIONS, *CHANGED_2024)  # those of 2024 follow the others
        self.palaces: tuple[Tile, ...] = PALACES
        self.innovations: tuple[Tile, ...] = INNOVATIONS
        self.competencies: tuple[Tile, ...] = COMPETENCIES
        self.paying_competencies: int = sum(1 << n for n, tile in enumerate(COMPETENCIES) if tile.whenever)
        self.bonuses: tuple[Tile, ...] = BONUSES
        self.towns: tuple[TownTile, ...] = TOWNS
        self.power_actions: tuple[Action, ...] = POWER_ACTIONS
        self.book_actions: tuple[Action, ...] = BOOK_ACTIONS
        self.rounds: tuple[RoundTile, ...] = ROUND_TILES
        self.finals: tuple[FinalTile, ...] = FINAL_TILES
        self.disciplines: tuple[AoiEffect, ...] = tuple(discipline.income for discipline in DISCIPLINE_INCOME)
        self.areas: tuple[int, ...] = tuple(area.buildings for area in AREAS)
        self.start_spades: tuple[AoiEffect, ...] = start_spades(BOARDS, COMPETENCIES)
        self.automa_cards: tuple[AutomaCard, ...] = CARDS
        self.automa_factions: tuple[AutomaFaction, ...] = AUTOMA_FACTIONS
        self.automa_levels: tuple[AutomaLevel, ...] = LEVELS
        self.automa_rounds: tuple[AutomaRound, ...] = ROUND_POINTS
        self.automa_finals: tuple[AutomaFinal, ...] = FINAL_POINTS

    def components(self) -> list[Component]:
        found: list[Component] = []
        tables: tuple[tuple[str, tuple[Tile, ...], str, int], ...] = (
            ("board", self.boards, "AOI-BOARD-01..26", 1),
            ("faction", self.faction_tiles, "AOI-FACTION-01..128", 1),
            ("palace", self.palaces, "AOI-PALACE-01..114", 1),
            ("innovation", self.innovations, "AOI-INNOV-01..54", 1),
            ("competency", self.competencies, "AOI-COMP-01..86", COMPETENCIES_OF_EACH),
            ("bonus", self.bonuses, "AOI-BONUS-01..81", 1),
            ("town", self.towns, "AOI-TOWNTILE-01..07", TOWNS_OF_EACH),
            ("final", self.finals, "AOI-FINAL-01..44", 1),
        )
        for kind, tiles, rules, copies in tables:
            found += [tile.component(kind, number, rules, copies) for number, tile in enumerate(tiles)]
        for number, tile in enumerate(self.rounds):
            found.append(Component("round", tile.id, [number], {"effect": SEED}, "AOI-ROUND-01..32", tile.effect))
        for kind, actions, cost, rules in (
            ("poweraction", self.power_actions, "power_cost", "AOI-POWERACT-11..16"),
            ("bookaction", self.book_actions, "book_cost", "AOI-BOOKACT-11..16"),
        ):
            for number, action in enumerate(actions):
                facts = {cost: action.cost}
                found.append(
                    Component(kind, action.id, [number], {"effect": action.source}, rules, action.special, facts)
                )
        for number, discipline in enumerate(DISCIPLINE_INCOME):
            found.append(
                Component("discipline", discipline.id, [number], {"effect": PUBLIC}, "AOI-KNOW-09", discipline.effect)
            )
        for number, area in enumerate(AREAS):
            found.append(
                Component(
                    "area", area.id, [number], {"number": PUBLIC}, AREA_BASIS, None, {"buildings": area.buildings}
                )
            )
        for number, side in enumerate(SIDES):
            found.append(Component("map", side, [number], SOURCES[side], BASIS[side], None, map_of(side).facts()))
        return found + self.automa_components()

    def automa_components(self) -> list[Component]:
        found = [card.component(number) for number, card in enumerate(self.automa_cards)]
        found += [faction.component(number) for number, faction in enumerate(self.automa_factions)]
        found += [level.component(number) for number, level in enumerate(self.automa_levels)]
        found += [tile.component(number) for number, tile in enumerate(self.automa_rounds)]
        return found + [tile.component(len(self.automa_rounds) + n) for n, tile in enumerate(self.automa_finals)]
