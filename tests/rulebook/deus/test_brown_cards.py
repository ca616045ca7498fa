"""Brown cards (DEUS-BROWN-01..03): every civil design is built and used."""

from __future__ import annotations

import pytest

from tafelrunde.games.deus.components.cards import DESIGNS as ALL_DESIGNS
from tafelrunde.games.deus.pieces.kinds import BROWN
from tafelrunde.games.deus.scenario import DeusScenario, DeusTable, scenario
from tafelrunde.games.deus.table.prompts import ACTION, GAIN
from tests.rulebook import rule

from .positions import SPARE, belongings, change, city

TERRAINS = ("forest", "swamp", "mountain", "field")
GUILDS = {f"brown_guild_{terrain}": terrain for terrain in TERRAINS}
TRADING_POSTS = {f"brown_trading_post_{terrain}": terrain for terrain in TERRAINS}
# What each city card gives for 5 regions with 2 buildings or more, 3 of them with 3 or more.
CITY_CARDS = {
    "brown_forum": {"vp": 2},
    "brown_market_square": {"gold": 10},
    "brown_baths": {"vp": 3},
    "brown_treasury": {"gold": 12},
}
DESIGNS = {*GUILDS, *TRADING_POSTS, *CITY_CARDS}


def founded(design: str, made: DeusScenario, at: int) -> DeusTable:
    """Seat 0 has built the card with its civil piece there; the effect is next."""
    return made.seat(0, hand=[design, SPARE]).start().build(design, at=at)


def three_of(made: DeusScenario, terrain: str) -> DeusScenario:
    """Seat 0 has 3 regions of a terrain, the first a city; two others, and seat 1 one of that terrain."""
    for building in ("scientific", "production", "military", "temple"):
        made.piece(0, building, made.region(terrain))
    made.piece(0, "civil", made.region(terrain, 1)).piece(0, "scientific", made.region(terrain, 2))
    for other in [other for other in TERRAINS if other != terrain][:2]:
        made.piece(0, "scientific", made.region(other))
    return made.piece(1, "civil", made.region(terrain, 3))


@rule("DEUS-BROWN-01", "DEUS-ATOM-06", "DEUS-CARD-18")
@pytest.mark.parametrize("design", GUILDS)
def test_a_guild_gives_a_point_for_each_region_of_its_terrain(design: str):
    made = three_of(scenario(), GUILDS[design])
    t = founded(design, made, at=made.region(GUILDS[design]))
    before = belongings(t)
    t.answer(GAIN, 1)
    assert change(t, before) == {"vp": 3}


@rule("DEUS-CARD-07")
def test_the_printed_woodcutters_guild_gives_a_point_for_each_forest():
    made = scenario()
    forest = made.region("forest")
    t = founded("brown_guild_forest", made.piece(0, "scientific", forest), at=forest)
    before = belongings(t)
    t.answer(GAIN, 1)
    assert change(t, before) == {"vp": 1}


@rule("DEUS-BROWN-01", "DEUS-ATOM-06", "DEUS-CARD-18")
@pytest.mark.parametrize("design", TRADING_POSTS)
def test_a_trading_post_gives_three_gold_for_each_region_of_its_terrain(design: str):
    made = three_of(scenario(), TRADING_POSTS[design])
    t = founded(design, made, at=made.region(TRADING_POSTS[design]))
    before = belongings(t)
    t.answer(GAIN, 1)
    assert change(t, before) == {"gold": 9}


@pytest.mark.parametrize(
    "design",
    [
        pytest.param("brown_trading_post_forest", marks=rule("DEUS-CARD-08")),
        pytest.param("brown_trading_post_swamp", marks=rule("DEUS-CARD-09")),
        pytest.param("brown_trading_post_mountain", marks=rule("DEUS-CARD-10")),
    ],
)
def test_the_printed_trading_posts_cost_a_wood_and_give_three_gold_for_a_region(design: str):
    made = scenario().seat(0, gold=0)
    region = made.region(TRADING_POSTS[design])
    t = founded(design, made.piece(0, "scientific", region), at=region)
    assert t.player(0).goods == [0, 1, 1, 1]
    t.answer(GAIN, 1)
    assert t.player(0).gold == 3


def five_cities(made: DeusScenario) -> int:
    """5 regions with 2 buildings or more, 3 of them with 3 or more, once the civil piece stands in the one returned;
    and single buildings that count for nothing."""
    home = made.region("forest")
    made.piece(0, "scientific", home).piece(0, "production", home)
    for terrain in ("swamp", "mountain"):
        for building in ("scientific", "military", "temple"):
            made.piece(0, building, made.region(terrain))
    made.piece(0, "civil", made.region("field")).piece(0, "military", made.region("field"))
    made.piece(0, "civil", made.region("field", 1)).piece(0, "production", made.region("field", 1))
    made.piece(0, "scientific", made.region("forest", 1)).piece(0, "maritime", made.region("sea"))
    city(made, made.region("swamp", 1), 3, seat=1)
    return home


@rule("DEUS-BROWN-01", "DEUS-ATOM-06", "DEUS-CARD-19")
@pytest.mark.parametrize("design", CITY_CARDS)
def test_a_city_card_counts_regions_by_their_buildings_temples_and_armies_included(design: str):
    made = scenario()
    t = founded(design, made, at=five_cities(made))
    before = belongings(t)
    t.answer(GAIN, 1)
    assert change(t, before) == CITY_CARDS[design]


@rule("DEUS-CARD-11")
@pytest.mark.parametrize(("cities", "points"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_the_printed_forum_gives_a_point_for_every_two_cities(cities: int, points: int):
    made = scenario()
    home = made.region("forest")
    made.piece(0, "scientific", home)
    for n in range(cities - 1):
        made.piece(0, "production", made.region("swamp", n)).piece(0, "military", made.region("swamp", n))
    t = founded("brown_forum", made, at=home)
    before = belongings(t)
    if points:
        t.answer(GAIN, 1)
    assert t.asked is ACTION
    assert change(t, before) == ({"vp": points} if points else {})


def gain_from(design: str, size: int, terrains: tuple[str, ...]) -> int:
    """Points and gold of a card for a region with `size` buildings in each of these terrains, the first one home."""
    made = scenario()
    home, *others = (made.region(terrain) for terrain in terrains)
    for region in others:
        for building in ("scientific", "military", "production")[:size]:
            made.piece(0, building, region)
    for building in ("scientific", "military")[: size - 1]:
        made.piece(0, building, home)
    t = founded(design, made.piece(0, "maritime", made.region("sea", beside=home)), at=home)
    before = belongings(t)
    return sum(change(t.take_gifts(), before).values())


@rule("DEUS-BROWN-02")
def test_half_of_the_brown_cards_reward_the_size_of_cities():
    cards = [card.id for card in ALL_DESIGNS if card.colour == BROWN for _ in range(card.copies)]
    assert sum(gain_from(card, 3, TERRAINS) > gain_from(card, 1, TERRAINS) for card in cards) == 8


@rule("DEUS-BROWN-03")
def test_the_other_half_rewards_the_kind_of_region():
    cards = [card.id for card in ALL_DESIGNS if card.colour == BROWN for _ in range(card.copies)]
    by_kind = [card for card in cards if gain_from(card, 3, TERRAINS) == gain_from(card, 1, TERRAINS) > 0]
    assert len(by_kind) == 8
    for terrain in TERRAINS:
        assert sum(gain_from(card, 1, (terrain,)) > 0 for card in by_kind) == 2
