"""A faction is a module of its own, and the rules take the number of an ability from its component."""

from __future__ import annotations

from tafelrunde.games.age_of_innovation.abilities.blessed import HigherLevels
from tafelrunde.games.age_of_innovation.abilities.factions import CHANGED_2024, FACTIONS, FACTIONS_2024, MODULES
from tafelrunde.games.age_of_innovation.abilities.philosophers import BooksWithCompetencies
from tafelrunde.games.age_of_innovation.components.parts import Tile, Whenever
from tafelrunde.games.age_of_innovation.effects.gains import Gain
from tafelrunde.games.age_of_innovation.pieces.kinds import TOWN_TILE, VP
from tafelrunde.games.age_of_innovation.scenario import number_of, scenario
from tafelrunde.games.age_of_innovation.table.ability import Ability
from tafelrunde.games.age_of_innovation.table.prompts import TOWN


def scholars_with(ability: Ability) -> int:
    """Law level 6 at the end of a round with a scholar per 3 levels, for a faction that has this ability alone."""
    made = scenario(factions=["monks"]).round(1, "workshop-law").seat(0, levels=(0, 6, 0, 0))
    table = made.state
    faction = table.players[0].faction
    table.factions = (*table.factions[:faction], Tile("other", ability), *table.factions[faction + 1 :])
    return made.phase("knowledge-bonus").start().player(0).scholars


def test_every_faction_is_the_module_of_its_name():
    names = [module.__name__.rsplit(".", 1)[1] for module in MODULES]
    assert [tile.id for tile in FACTIONS] == names


def test_the_changes_of_2024_take_the_places_of_their_factions():
    assert [tile.id.removesuffix("-2024") for tile in FACTIONS_2024] == [tile.id for tile in FACTIONS]
    assert [tile for tile in FACTIONS_2024 if tile not in FACTIONS] == list(CHANGED_2024)


def test_the_number_of_an_ability_is_that_of_its_component():
    assert scholars_with(HigherLevels(3)) == 3
    assert scholars_with(HigherLevels(6)) == 4


def test_an_ability_changes_nothing_at_other_moments():
    assert scholars_with(BooksWithCompetencies(9)) == 2


def test_what_a_faction_gets_for_a_town_tile_it_gets_once():
    made = scenario(factions=["felines"]).seat(0, tools=1, coins=2, bonus="coins")
    made.round(1, "school-banking").building(0, "guild", "E8", "E9", "E10")
    table = made.state
    faction = table.players[0].faction
    other = Tile("other", Whenever(TOWN_TILE, Gain(VP, 3)))
    table.factions = (*table.factions[:faction], other, *table.factions[faction + 1 :])
    t = made.start().act("workshop", at="E11").answer(TOWN, number_of(table.catalog.towns, "coins"))
    assert t.player(0).vp == 20 + 6 + 3
