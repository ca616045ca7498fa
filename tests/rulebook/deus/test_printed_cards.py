"""Cards printed in the rulebook (DEUS-CARD-01..19) and every temple design.

Printed cards of the other colours are tested in the file of their colour."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tafelrunde.games.deus.components.cards import DESIGNS
from tafelrunde.games.deus.scenario import DeusScenario, scenario
from tafelrunde.games.deus.table.prompts import ACTION, GAIN
from tafelrunde.games.deus.table.prompts import VILLAGE as VILLAGE_PROMPT
from tests.rulebook import rule

from . import test_blue_cards, test_brown_cards, test_green_cards, test_red_cards, test_yellow_cards
from .positions import SPARE, belongings, change, city, lands, terrain

Arrange = Callable[[DeusScenario], object]


def in_terrain(kind: str, n: int) -> Arrange:
    """Regions of one kind, the first with two buildings, beside one of another kind and one of another player."""

    def arrange(made: DeusScenario) -> None:
        regions = made.regions(kind)
        for region in regions[:n]:
            made.piece(0, "maritime" if kind == "sea" else "civil", region)
        made.piece(0, "military", regions[0])
        made.piece(0, "scientific", made.region("swamp" if kind == "forest" else "forest"))
        made.piece(1, "maritime" if kind == "sea" else "civil", regions[n])

    return arrange


def cities(size: int, n: int) -> Arrange:
    """A number of regions with exactly this many buildings, and some that are smaller."""

    def arrange(made: DeusScenario) -> None:
        regions = lands(made)
        for region in regions[:n]:
            city(made, region, size)
        if size > 1:
            city(made, regions[n], size - 1)
        city(made, regions[-1], size, seat=1)

    return arrange


def holding(**stock: int) -> Arrange:
    return lambda made: made.seat(0, **stock)  # type: ignore[arg-type]


def on_continents(n: int) -> Arrange:
    def arrange(made: DeusScenario) -> None:
        first, second = [r for r in lands(made) if r < 7][:2]
        made.piece(0, "civil", second)
        for k in range(n):
            made.piece(0, "scientific" if k % 2 else "production", first if k == 0 else lands_of(made, k)[0])
        made.piece(1, "civil", lands_of(made, 0)[2])

    return arrange


def lands_of(made: DeusScenario, continent: int) -> list[int]:
    return [region for region in lands(made) if region // 7 == continent]


COLUMNS = {
    "blue": ["blue_galley"] * 4 + ["blue_exchange_wood"] * 1,
    "green": ["green_small_production"] * 4 + ["green_yard_swamp"],
    "yellow": ["yellow_school", "yellow_school", "yellow_library", "yellow_library", "yellow_workshop"],
    "brown": ["brown_forum", "brown_forum", "brown_baths", "brown_baths", "brown_treasury"],
    "red": ["red_legion", "red_legion", "red_cavalry", "red_cavalry", "red_raiders"],
}


def rows(n: int) -> Arrange:
    """The red column is the shortest."""
    longer = min(n + 1, 5)
    columns = {colour: cards[: n if colour == "red" else longer] for colour, cards in COLUMNS.items()}
    return lambda made: made.seat(0, columns=columns)


# Temple: players, a position with its points, and one that is worth more than 12.
TEMPLES: dict[str, tuple[int, Arrange, int, Arrange]] = {
    "temple_terrain_forest": (3, in_terrain("forest", 2), 8, in_terrain("forest", 4)),
    "temple_terrain_swamp": (3, in_terrain("swamp", 2), 8, in_terrain("swamp", 4)),
    "temple_terrain_mountain": (3, in_terrain("mountain", 2), 8, in_terrain("mountain", 4)),
    "temple_terrain_field": (3, in_terrain("field", 2), 8, in_terrain("field", 4)),
    "temple_resource_wood": (4, holding(wood=7, clay=2), 7, holding(wood=13)),
    "temple_resource_clay": (4, holding(clay=7, wood=2), 7, holding(clay=13)),
    "temple_resource_stone": (4, holding(stone=7, wheat=2), 7, holding(stone=13)),
    "temple_resource_wheat": (4, holding(wheat=7, stone=2), 7, holding(wheat=13)),
    "temple_city_1": (2, cities(1, 5), 5, cities(1, 13)),
    "temple_city_2": (2, cities(2, 4), 8, cities(2, 7)),
    "temple_city_3": (2, cities(3, 3), 9, cities(3, 5)),
    "temple_city_4": (2, cities(4, 1), 6, cities(4, 4)),
    "temple_gold": (2, holding(gold=11), 3, holding(gold=39)),
    "temple_sea": (2, in_terrain("sea", 3), 9, in_terrain("sea", 5)),
    "temple_continents": (4, on_continents(3), 6, on_continents(7)),
    "temple_rows": (2, rows(2), 10, rows(5)),
}  # fmt: skip


def temple_points(design: str, players: int, arrange: Arrange) -> int:
    made = scenario(players=players).seat(0, columns={"purple": [design]})
    arrange(made)
    return made.ended().start().match.result.breakdown[0]["temples"]


@rule("DEUS-ATOM-22", "DEUS-ATOM-23")
@pytest.mark.parametrize("design", TEMPLES)
def test_a_temple_scores_by_its_text_at_the_end(design: str):
    players, arrange, points, _ = TEMPLES[design]
    assert temple_points(design, players, arrange) == points


@rule("DEUS-ATOM-22")
@pytest.mark.parametrize("design", TEMPLES)
def test_a_temple_scores_at_most_twelve(design: str):
    players, _, _, plenty = TEMPLES[design]
    assert temple_points(design, players, plenty) == 12


@rule("DEUS-CARD-14")
@pytest.mark.parametrize(("regions", "points"), [(1, 1), (5, 5), (12, 12), (13, 12)])
def test_the_printed_city_temple_gives_a_point_for_each_occupied_region(regions: int, points: int):
    assert temple_points("temple_city_1", 2, cities(1, regions)) == points


@rule("DEUS-CARD-15")
@pytest.mark.parametrize(("fields", "points"), [(1, 4), (3, 12), (4, 12)])
def test_the_printed_field_temple_gives_four_points_for_each_field(fields: int, points: int):
    assert temple_points("temple_terrain_field", 3, in_terrain("field", fields)) == points


@rule("DEUS-CARD-16")
@pytest.mark.parametrize(("mountains", "points"), [(1, 4), (3, 12), (4, 12)])
def test_the_printed_mountain_temple_gives_four_points_for_each_mountain(mountains: int, points: int):
    assert temple_points("temple_terrain_mountain", 3, in_terrain("mountain", mountains)) == points


@rule("DEUS-ATOM-22")
def test_a_temple_gives_nothing_before_the_end():
    made = scenario().seat(0, hand=["temple_city_1", SPARE])
    t = made.piece(0, "civil", made.region("forest")).start()
    before = t.player(0).vp
    t.build("temple_city_1")
    assert t.asked is ACTION
    assert t.player(0).vp == before


@rule("DEUS-CARD-17", "DEUS-ATOM-09")
def test_attacked_and_emptied_villages_are_ignored():
    for attacked, vp, counts in ((False, 3, True), (True, 3, False), (True, 0, False), (False, 0, False)):
        made = scenario()
        village = lonely_village(made, attacked, vp)
        home = next(region for region in made.beside(village) if region in lands(made))
        made.piece(0, "civil", home).seat(0, hand=["red_siege_tower", SPARE])
        t = made.start().build("red_siege_tower", at=home)
        assert t.asked is (VILLAGE_PROMPT if counts else ACTION)


def lonely_village(made: DeusScenario, attacked: bool, vp: int) -> int:
    """The first village so, and all others attacked."""
    village, *others = made.state.map.villages
    for other in others:
        made.village(other, 0, attacked=True)
    made.village(village, vp, attacked=attacked)
    return village


@rule("DEUS-CARD-13")
@pytest.mark.parametrize(("needs_points", "vp", "gold"), [(True, 2, 4), (True, 0, 0), (False, 2, 4), (False, 0, 4)])
def test_the_printed_ballista_wants_villages_that_still_hold_points_unless_switched(
    needs_points: bool, vp: int, gold: int
):
    made = scenario(ballista_needs_points=needs_points, emptied_village_is_attacked=False)
    village = lonely_village(made, False, vp)
    home = next(region for region in made.beside(village) if region in lands(made))
    made.piece(0, "civil", home).seat(0, hand=["red_ballista", SPARE])
    t = made.start().build("red_ballista", at=home)
    before = belongings(t)
    t.take_gifts()
    assert change(t, before) == ({"gold": gold} if gold else {})


@rule("DEUS-CARD-18")
def test_regions_are_counted_and_not_pieces():
    made = scenario()
    forest = made.region("forest")
    for building in ("scientific", "production", "military"):
        made.piece(0, building, forest)
    t = made.seat(0, hand=["brown_trading_post_forest", SPARE]).start().build("brown_trading_post_forest", at=forest)
    before = belongings(t)
    t.answer(GAIN, 1)
    assert change(t, before) == {"gold": 3}


@rule("DEUS-CARD-19")
@pytest.mark.parametrize("second", ["military", "temple", "maritime"])
def test_armies_ships_and_temples_count_as_buildings(second: str):
    made = scenario()
    home = made.region("forest")
    made.piece(0, "scientific", home)
    if second == "maritime":  # a ship and a visiting army
        sea = made.region("sea")
        assert terrain(made, sea) == "sea"
        made.piece(0, "maritime", sea).piece(0, "military", sea)
    else:
        region = made.region("swamp")
        made.piece(0, "production", region).piece(0, second, region)
    t = made.seat(0, hand=["brown_market_square", SPARE]).start().build("brown_market_square", at=home)
    before = belongings(t)
    t.answer(GAIN, 1)
    assert change(t, before) == {"gold": 4}  # home and the other one


def test_every_design_has_a_test_of_what_it_does():
    tested = set(TEMPLES)
    for module in (test_blue_cards, test_green_cards, test_yellow_cards, test_brown_cards, test_red_cards):
        tested |= module.DESIGNS
    assert tested == {design.id for design in DESIGNS}
    assert len(tested) == 66
