"""The tapestry cards of Arts & Architecture: one behaviour each, named after the card."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.tapestry.expansions.arts_architecture import cards as arts_architecture
from tafelrunde.games.tapestry.expansions.arts_architecture.plots import place
from tafelrunde.games.tapestry.expansions.plans_ploys.abilities.islanders import FREE
from tafelrunde.games.tapestry.game import TAPESTRY
from tafelrunde.games.tapestry.pieces.codes import laid_code
from tafelrunde.games.tapestry.pieces.kinds import (
    ARMORY,
    ARTS,
    BLACK_DIE,
    COIN,
    CULTURE,
    EXPLORATION,
    FARM,
    FOOD,
    HOUSE,
    MARKET,
    RED_DIE,
    TECHNOLOGY,
    WORKER,
)
from tafelrunde.games.tapestry.pieces.landmarks import FORGE
from tafelrunde.games.tapestry.scenario import TapestryScenario, TapestryTable
from tafelrunde.games.tapestry.table.prompts import (
    ABILITY,
    BORROW,
    BUILD_ON_CARD,
    CARD_SITE,
    CARD_TURN,
    COPY,
    CREATE,
    EXPLORE_HEX,
    EXPLORE_TILE,
    EXPLORE_TURN,
    FREE_BONUS,
    GIVE_UP,
    INSPIRE,
    INVENT,
    KEEP_CIVILIZATION,
    MIGRATE,
    MIGRATE_TO,
    PARK_DIE,
    PAY_TILE,
    PERFORM,
    PLAY,
    PLOT,
    STATUS_QUO,
)
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.effects import ONE_OF
from tafelrunde.kernel.hexes import mask
from tests.rulebook.tapestry.conquests import NEAR, SITE, TARGET
from tests.rulebook.tapestry.entering import build, entered
from tests.rulebook.tapestry.holdings import change

from .arts import arts, create, enter_arts, take
from .playing import gained, on_top, this_era

NEW_CARDS = [card.id for card in arts_architecture.TAPESTRY_CARDS]


def test_every_card_has_a_test_named_after_it() -> None:
    tests = [name for name in globals() if name.startswith("test_")]
    assert [card for card in NEW_CARDS if not any(f"test_{card}" in name for name in tests)] == []


def built(card: str, kind: str, plot: tuple[int, int], **seat: Any) -> TapestryTable:
    """The card is visible, and an income building goes on one of its plots."""
    spaces = {
        "market": ("technology", 2),
        "house": ("science", 2),
        "farm": ("exploration", 5),
        "armory": ("military", 2),
    }
    track, space = spaces[kind]
    t, _ = entered(track, space, this_era(card, arts()), culture=3, **seat)
    t.match.choose(3)  # the bonus is bought with culture
    return put(t, card, plot)


def put(t: TapestryTable, card: str, plot: tuple[int, int]) -> TapestryTable:
    assert t.asked is BUILD_ON_CARD
    assert t.options == [t.card(card), NONE]
    t.answer(BUILD_ON_CARD, t.card(card))
    return t.answer(CARD_SITE, place(*plot)) if t.asked is CARD_SITE else t


# ------------------------------------------------------------------------------------------------ cards with plots


def test_shopping_mall_pays_the_reward_of_each_plot_or_3_points() -> None:
    t = built("shopping_mall", "market", (1, 0))
    assert t.asked is ONE_OF
    before = t.player(0).goods[FOOD]
    t.answer(ONE_OF, 0)
    assert t.player(0).goods[FOOD] == before + 1
    assert t.player(0).houses == [0, 0, 0, 0]
    assert t.player(0).left[MARKET] == 4
    t = built("shopping_mall", "market", (1, 0))
    vp = t.player(0).vp
    t.answer(ONE_OF, 1)
    assert t.player(0).vp == vp + 3


def test_shopping_mall_pays_every_plot_that_a_landmark_covers_one_by_one() -> None:
    made = this_era("shopping_mall", arts()).seat(0, coin=2, tracks={"technology": 3})
    t = made.start().advance("technology", pay=["coin"])
    t.answer(BUILD_ON_CARD, t.card("shopping_mall"))
    if t.asked is CARD_TURN:
        t.match.choose(t.options[0])
    assert t.asked is CARD_SITE
    assert place(-1, -1) in t.options
    t.answer(CARD_SITE, place(0, 0))
    for _ in range(4):
        t.answer(ONE_OF, 0)
    assert t.player(0).goods == [1, 1, 1, 1]
    assert t.player(0).landmarks == 1 << FORGE
    assert t.player(0).in_city == 0


def test_trade_hub_pays_a_reward_for_each_of_its_plots() -> None:
    t = built("trade_hub", "house", (0, 1))
    assert t.asked is INVENT
    t = built("trade_hub", "house", (0, 2))
    assert t.player(0).hand.bit_count() == 2
    assert t.player(0).vp == 2
    take(built("trade_hub", "house", (0, 3)), "food")


def test_sculpture_garden_rewards_the_full_grid_once() -> None:
    made = this_era("sculpture_garden", arts()).art_display(5, 9, 19)
    card = next(n for n, design in enumerate(made.state.catalog.cards) if design.id == "sculpture_garden")
    me = made.state.players[0]
    for kind, column in ((FARM, 0), (HOUSE, 1)):
        me.left[kind] -= 1
        me.side.on_cards += (((card * 64 + kind) * 4) * 128 + place(0, column),)
    t, before = entered("military", 2, made, food=1)
    t.match.choose(FOOD)
    put(t, "sculpture_garden", (0, 2))
    assert t.asked is CREATE
    create(t, 5)
    assert change(t, before) == {"cards": 1, "food": -1, "armory": 1, "vp": 4, "masterpieces": 1}


def test_sculpture_garden_gives_nothing_before_its_grid_is_full() -> None:
    t, before = entered("military", 2, this_era("sculpture_garden", arts()), food=1)
    t.match.choose(FOOD)
    put(t, "sculpture_garden", (0, 1))
    assert change(t, before) == {"cards": 1, "food": -1, "armory": 1}
    assert t.table.active == 1


def test_monument_plaza_takes_landmarks_only() -> None:
    t, _ = entered("technology", 2, this_era("monument_plaza", arts()), culture=1)
    t.match.choose(CULTURE)
    assert t.asked is PLOT  # an income building cannot go there
    made = this_era("monument_plaza", arts()).seat(0, coin=2, tracks={"technology": 3})
    t = made.start().advance("technology", pay=["coin"])
    t.answer(BUILD_ON_CARD, t.card("monument_plaza"))
    if t.asked is CARD_TURN:
        t.match.choose(t.options[0])
    t.answer(CARD_SITE, place(1, 0))  # two of its plots hang over
    take(t, "worker")
    assert t.player(0).vp == 4
    assert t.player(0).goods[WORKER] == 1


def test_buildings_on_cards_count_in_scoring_and_stay_when_the_card_is_covered() -> None:
    t = built("shopping_mall", "farm", (0, 0), hand=["trap"])
    t.answer(ONE_OF, 0)
    assert t.match.view(0)["seats"][0]["counts"][FARM] == 1
    made = this_era("shopping_mall", arts())
    made.state.players[0].stacks[2] += (made._pull_card("trap"),)
    made.state.players[0].active = ()
    t, _ = entered("technology", 2, made, culture=1)
    t.match.choose(CULTURE)
    assert t.asked is PLOT  # on a covered card nothing more is built


# ------------------------------------------------------------------------------------------------ as long as visible


def test_guided_tours_score_landmarks_in_the_capital_in_every_income_turn() -> None:
    points = []
    for card in ("guided_tours", "trap"):
        made = this_era(card, arts()).landmark(0, "forge", "barracks").landmark(0, "lighthouse", in_city=False)
        t = made.seat(0, era=3, hand=["trap"]).seat(1, era=4).start().income()  # a later era does not end it
        t.match.choose(t.options[0]) if t.asked is PLAY else None
        points.append(t.player(0).vp)
    assert points[0] == points[1] + 2


def test_guided_tours_that_are_covered_score_no_more() -> None:
    made = this_era("guided_tours", arts()).landmark(0, "forge")
    t, before = entered("military", 10, made, hand=["trap"])
    t.match.choose(t.options[0])
    while t.table.active == 0:
        t.match.choose(t.options[0])
    assert t.player(0).active == ()
    assert t.player(0).rule_flags == 0
    assert before["played"] == 1


def test_heritage_trust_rewards_every_landmark_wherever_it_is_put() -> None:
    made = this_era("heritage_trust", arts()).seat(0, coin=2, tracks={"technology": 3})
    t = made.start().advance("technology", pay=["coin"])
    build(t)
    take(t, "food")
    assert t.player(0).vp == 2
    assert t.player(0).goods[FOOD] == 1


@pytest.mark.parametrize("card", ["guided_tours", "heritage_trust", "shopping_mall"])
def test_continuous_cards_cannot_be_copied(card: str) -> None:
    made = arts().seat(1, era=2, played={2: [card], 1: ["guilds"]})
    t, _ = on_top("espionage", made)
    assert t.asked is not COPY or t.card(card) not in t.options
    made = arts().seat(1, era=2, played={2: [card], 1: ["monarchy", "guilds"]}).seat(1, played={3: ["academia"]})
    t, _ = on_top("espionage", made)
    assert t.asked is COPY
    assert t.options == sorted([t.card("guilds"), t.card("academia")])


# ------------------------------------------------------------------------------------------------ in this era


def test_national_parks_roll_the_chosen_die_after_exploring() -> None:
    def explored(die: int, face: int) -> TapestryTable:
        made = this_era("national_parks", arts(), tiles=[1]).dice((6, face))
        t, _ = entered("exploration", 2, made)
        if t.asked is EXPLORE_TILE:
            t.answer(EXPLORE_TILE, 0)
        t.answer(EXPLORE_HEX, t.options[0])
        if t.asked is EXPLORE_TURN:
            t.answer(EXPLORE_TURN, t.options[0])
        assert t.asked is PARK_DIE
        assert t.options == [RED_DIE, BLACK_DIE]
        return t.answer(PARK_DIE, die)

    t = explored(RED_DIE, 3)
    assert t.player(0).tally[5] == 7  # of the card
    coins = explored(BLACK_DIE, 3).player(0).goods[COIN]
    t = explored(BLACK_DIE, 0)
    assert t.player(0).goods[COIN] == coins + 1


def test_zoning_law_rewards_districts_and_lines() -> None:
    made = this_era("zoning_law", arts()).plain(0).fill(0, [*range(8), *range(9, 12), 18, 19])
    t, before = entered("science", 2, made, culture=1)
    t.match.choose(CULTURE)
    t.answer(PLOT, 20)
    take(take(t))  # the district and the card
    assert change(t, before) == {"cards": 1, "culture": -1, "house": 1, "coin": 2}
    made = this_era("zoning_law", arts()).plain(0).fill(0, range(8))
    t, before = entered("science", 2, made, culture=1)
    t.match.choose(CULTURE)
    t.answer(PLOT, 8)
    assert change(t, before) == {"cards": 1, "culture": -1, "house": 1, "vp": 3}


def test_opera_season_scores_advances_on_arts_and_masterpieces() -> None:
    t, before = enter_arts(3, this_era("opera_season", arts()).art_display(1, 2, 3))
    create(t, 1)
    assert change(t, before) == {"vp": 6, "masterpieces": 1}


# ------------------------------------------------------------------------------------------------ when played


def test_plague_exchanges_a_civilization_and_takes_nothing_back() -> None:
    made = arts().seat(0, civs=["craftsmen"]).next_civ("leaders").next_civ("nomads")
    made.state.players[0].crafted[FARM] += 1
    made.state.players[0].left[FARM] -= 1
    made.mat(0, "craftsmen", 1)
    t, before = on_top("plague", made)
    t.answer(ONE_OF, 0)
    assert t.asked is KEEP_CIVILIZATION
    assert t.options == sorted([t.civ("leaders"), t.civ("nomads")])
    t.answer(KEEP_CIVILIZATION, t.civ("leaders"))
    assert t.player(0).civs == (t.civ("leaders"),)
    assert gained(t, before) == {"vp": 5}
    assert t.player(0).beside[FARM] == 1
    assert t.player(0).crafted[FARM] == 0
    assert {t.civ("craftsmen"), t.civ("nomads")} <= set(t.table.civs_left)


def test_plague_asks_which_of_two_civilizations_is_given_up() -> None:
    made = arts().seat(0, civs=["craftsmen", "merrymakers"]).next_civ("leaders").next_civ("nomads")
    t, _ = on_top("plague", made)
    t.answer(ONE_OF, 0)
    assert t.asked is GIVE_UP
    assert t.options == sorted([t.civ("craftsmen"), t.civ("merrymakers")])
    t.answer(GIVE_UP, t.civ("merrymakers")).answer(KEEP_CIVILIZATION, t.civ("nomads"))
    assert set(t.player(0).civs) == {t.civ("craftsmen"), t.civ("nomads")}


def test_plague_takes_the_tiles_of_the_islanders_out_of_the_game() -> None:
    made = arts(plans_ploys=True).seat(0, civs=["islanders"], tiles=[5, 6]).next_civ("leaders").next_civ("nomads")
    me = made.state.players[0]
    me.own_side.island, me.tiles = (FREE, laid_code(4, 0), FREE, FREE, FREE, FREE), 1 << 5
    t, _ = on_top("plague", made)
    t.answer(ONE_OF, 0).answer(KEEP_CIVILIZATION, t.civ("leaders"))
    assert t.table.tiles_gone == 1 << 4
    assert t.player(0).side.island == ()
    assert t.player(0).tiles == 1 << 5, "what does not lie on the mat stays"


def test_plague_puts_the_own_deck_of_the_mystics_on_the_common_discards() -> None:
    made = arts(mats="revised").seat(0, civs=["mystics"]).next_civ("leaders").next_civ("nomads")
    me = made.state.players[0]
    me.own_deck, me.own_discard = [made.state.deck.pop(0) for _ in range(3)], 1 << made.state.deck.pop(0)
    cards = mask(me.own_deck) | me.own_discard
    t, _ = on_top("plague", made)
    t.answer(ONE_OF, 0).answer(KEEP_CIVILIZATION, t.civ("leaders"))
    assert t.table.discard == cards
    assert (t.player(0).own_deck, t.player(0).own_discard) == ([], 0)


def test_plague_may_give_a_resource_instead() -> None:
    t, before = on_top("plague", arts().seat(0, civs=["craftsmen"]))
    take(t.answer(ONE_OF, 1), "food")
    assert gained(t, before) == {"vp": 5, "food": 1}


def test_migration_moves_lone_outposts_and_gains_the_tiles_they_enter() -> None:
    made = arts().outpost(0, TARGET).tile(SITE, 1)
    t, before = on_top("migration", made)
    assert t.asked is MIGRATE
    assert t.options == [t.hex(TARGET), NONE]
    t.answer(MIGRATE, t.hex(TARGET))
    assert t.asked is MIGRATE_TO
    assert t.hex(SITE) in t.options
    assert t.hex(NEAR[0]) in t.options
    t.answer(MIGRATE_TO, t.hex(NEAR[0]))
    assert t.player(0).upright >> t.hex(NEAR[0]) & 1
    assert not t.player(0).upright >> t.hex(TARGET) & 1
    t.answer(MIGRATE, NONE)
    assert gained(t, before) == {"vp": 3}


def test_granges_compare_farms_with_the_neighbours() -> None:
    made = arts(3).seat(0, built={"farm": [0]}).seat(1, built={"farm": [0, 1, 2]}).seat(2, built={"farm": [0]})
    t, before = on_top("granges", made)
    build(t)
    assert gained(t, before) == {"farm": 1, "vp": 2 + 3}


def test_status_quo_takes_bonuses_without_paying_a_resource() -> None:
    t, before = on_top("status_quo", arts(), tracks={"exploration": 8, "technology": 2, "arts": 2}, tiles=[1, 2])
    assert t.asked is STATUS_QUO
    assert t.options == [EXPLORATION, TECHNOLOGY, ARTS, NONE]
    t.answer(STATUS_QUO, TECHNOLOGY).answer(FREE_BONUS, 1)
    build(t)
    assert t.options == [EXPLORATION, ARTS, NONE]
    t.answer(STATUS_QUO, EXPLORATION)
    t.answer(PAY_TILE, 0)  # other prices are paid
    assert t.asked is STATUS_QUO
    t.answer(STATUS_QUO, NONE)
    assert gained(t, before) == {"market": 1, "tiles": -2, "vp": 5}


def test_salon_creates_and_scores_masterpieces() -> None:
    t, before = on_top("salon", arts().art(0, 1, 2).art_display(5, 9, 19))
    create(t, 9)
    assert gained(t, before) == {"vp": 3, "masterpieces": 1}


def test_avant_garde_advances_on_arts_and_rewards_who_is_alone_in_front() -> None:
    t, before = on_top("avant_garde", arts(), tracks={"arts": 1})
    t.match.choose(NONE) if t.table.active == 0 else None
    assert gained(t, before) == {"arts": 1, "vp": 5 + 3}
    t, before = on_top("avant_garde", arts().seat(1, tracks={"arts": 2}), tracks={"arts": 1})
    t.match.choose(NONE) if t.table.active == 0 else None
    assert gained(t, before) == {"arts": 1, "vp": 5}


def test_public_commission_inspires_and_gives_a_card() -> None:
    t, before = on_top("public_commission", arts())
    t.match.choose(0)
    t.answer(INSPIRE, ARMORY)
    assert gained(t, before) == {"cards": 1, "inspired": 1}


def test_street_theatre_performs_two_masterpieces_or_gives_7_points() -> None:
    t, before = on_top("street_theatre", arts().art(0, 2, 18, 19), tracks={"technology": 3, "exploration": 2})
    t.answer(ONE_OF, 0).answer(PERFORM, 1)
    assert t.options == [17, 18, NONE]
    t.answer(PERFORM, 17)
    assert gained(t, before) == {"vp": 5}
    t, before = on_top("street_theatre", arts().art(0, 2))
    t.answer(ONE_OF, 1) if t.asked is ONE_OF else None
    assert gained(t, before) == {"vp": 7}


def test_forgery_ring_uses_a_masterpiece_of_a_neighbour_who_gains_2_points() -> None:
    t, before = on_top("forgery_ring", arts().art(0, 19).art(1, 9, 11, 3))
    take(t)
    assert t.asked is BORROW
    assert t.options == [8, 10]
    t.answer(BORROW, 8)
    assert gained(t, before) == {"coin": 1, "vp": 1, "culture": 1}
    assert t.player(1).vp == 2
    t, before = on_top("forgery_ring", arts().art(1, 3))
    take(t)
    assert gained(t, before) == {"coin": 1, "vp": 4}


def test_civic_renewal_builds_and_scores_the_capital() -> None:
    made = arts().plain(0).fill(0, range(8))
    t, before = on_top("civic_renewal", made)
    t.answer(ONE_OF, 1).answer(PLOT, 8)
    assert gained(t, before) == {"house": 1, "vp": 1}


def test_golden_jubilee_uses_an_income_ability_once_more() -> None:
    made: TapestryScenario = arts().seat(0, civs=["the_chosen"], tracks={"arts": 3})
    t, before = on_top("golden_jubilee", made)
    t.answer(ONE_OF, 0)
    assert gained(t, before) == {"vp": 5}  # ahead or level on all five tracks, with one opponent
    t, before = on_top("golden_jubilee", arts())
    assert gained(t, before) == {"vp": 7}  # without such a civilization


def test_golden_jubilee_asks_which_of_two_abilities_is_used() -> None:
    made: TapestryScenario = arts().seat(0, civs=["the_chosen", "leaders"], tracks={"arts": 3})
    t, before = on_top("golden_jubilee", made)
    t.answer(ONE_OF, 0)
    assert t.asked is ABILITY
    assert t.options == sorted([t.civ("the_chosen"), t.civ("leaders")])
    t.answer(ABILITY, t.civ("the_chosen"))
    assert gained(t, before) == {"vp": 5}


def test_plots_are_not_asked_for_without_such_a_card() -> None:
    t, _ = entered("technology", 2, arts(), culture=1)
    t.match.choose(CULTURE)
    assert t.asked is PLOT


def test_cards_that_only_the_arts_can_carry_out_bear_their_symbol() -> None:
    """Whoever plays without the arts track may exchange them (TAP-COMP-19)."""
    arts = {"masterpiece", "create", "perform", "inspire", "advanced-arts", "gained-masterpiece"}
    for card in TAPESTRY.catalog.designs:
        shown = set(card.whole.icons())
        this_track_only = "track-arts" in shown and "track-science" not in shown
        on_a_plot = card.id == "sculpture_garden"
        assert card.arts == (bool(arts & shown) or this_track_only or on_a_plot), card.id
