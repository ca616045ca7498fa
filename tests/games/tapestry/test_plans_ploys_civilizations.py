"""The civilizations of Plans & Ploys: their behaviours by the printed mats, and what the revised ones change."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.tapestry.expansions.plans_ploys.abilities import infiltrators
from tafelrunde.games.tapestry.expansions.plans_ploys.abilities.islanders import in_water
from tafelrunde.games.tapestry.expansions.plans_ploys.abilities.mats import CIVILIZATIONS
from tafelrunde.games.tapestry.expansions.plans_ploys.abilities.spies import CARD, PLACE, SPACE_TILE, TECH, TILE
from tafelrunde.games.tapestry.expansions.plans_ploys.abilities.tinkerers import CATCH_UP, REFUND, SKIP, STEP_BACK
from tafelrunde.games.tapestry.pieces.capitals import CAPITALS, DISTRICTS, GRID, PLOT_BIT
from tafelrunde.games.tapestry.pieces.kinds import (
    BOTTOM,
    COIN,
    CULTURE,
    DESERT,
    FOOD,
    FOREST,
    GRASS,
    INFILTRATORS,
    MIDDLE,
    RED_DIE,
    SCIENCE,
    SPIES,
    TECHNOLOGY,
    TOP,
    WORKER,
)
from tafelrunde.games.tapestry.pieces.landmarks import APOTHECARY, BARRACKS, FORGE, LIGHTHOUSE, RUBBER_WORKS
from tafelrunde.games.tapestry.rules.build import blocked
from tafelrunde.games.tapestry.rules.civilization import join
from tafelrunde.games.tapestry.scenario import TapestryScenario, TapestryTable
from tafelrunde.games.tapestry.table.prompts import (
    ACCEPT,
    ACTION,
    ADVISE,
    AGREE,
    BLACK_ROLL,
    BONUS,
    COPY,
    COUNSEL,
    DIE,
    EXCHANGE,
    EXPLORE_HEX,
    FREE_BONUS,
    GIVE_CARD,
    INFILTRATE,
    INVENT,
    ISLAND,
    ISLAND_TILE,
    ISLAND_TURN,
    KEEP_CIVILIZATION,
    LANDMARK_SITE,
    LIGHT,
    OFFER,
    PEEK,
    PLAY,
    PLOT,
    RESEARCH,
    RESOURCE,
    ROLL,
    SPY,
    SPY_TECH,
    TAKE_TECH,
    TINKER,
    TINKER_GAIN,
    TINKER_TOKEN,
    TREASURE,
    TREASURE_HEX,
    TRIM,
    UPGRADE,
    UTILITY,
    UTILIZE,
    VISIT,
)
from tafelrunde.kernel.decision import NONE
from tests.rulebook.tapestry.beginnings import begun_with
from tests.rulebook.tapestry.conquests import POINTS_4, SITE, TARGET, attack, pieces
from tests.rulebook.tapestry.entering import build, entered, quiet, seat_asked


def ploys(players: int = 2, **options: Any) -> TapestryScenario:
    return quiet(players, plans_ploys=True, **options)


def income_of(made: TapestryScenario, civ: str, era: int = 1, **seat: Any) -> TapestryTable:
    """Seat 0 takes an income turn with this civilization; seat 1 was first in all eras."""
    hand = seat.pop("hand", ["trap"])
    return made.seat(0, era=era, civs=[civ], hand=hand, **seat).seat(1, era=4).start().income()


def later(made: TapestryScenario, civ: str) -> TapestryTable:
    """Seat 0 enters Mechs, and the next civilization of the stack is this one; it has no outpost to conquer with."""
    left = made.state.civs_left
    left.remove(made.civ(civ))
    left.append(made.civ(civ))
    made.state.players[0].upright = 0
    made.state.items[made.state.players[0].start] = 0
    made.state.players[0].start = -1
    made.state.players[0].outposts = 10
    return entered("military", 12, made)[0]


def test_every_civilization_has_a_test_named_after_it() -> None:
    missing = [civ.id for civ in CIVILIZATIONS if not any(name.startswith(f"test_{civ.id}_") for name in globals())]
    assert missing == []


# ------------------------------------------------------------------------------------------------ Advisors


@pytest.mark.parametrize("mats", ["printed", "revised"])
def test_advisors_begin_with_three_cards_in_hand(mats: str) -> None:
    t = begun_with("advisors", plans_ploys=True, mats=mats)
    assert t.player(0).hand.bit_count() == 3 + t.player(0).era, "and one by a first income"
    assert t.player(0).drawn == 0


def test_advisors_score_their_hand_and_discard_down_to_four() -> None:
    hand = ["trap", "trap", "guilds", "dystopia", "democracy", "capitalism"]
    t = income_of(ploys(), "advisors", hand=hand)
    assert t.player(0).vp == 6
    t.answer(TRIM, t.card("guilds")).answer(TRIM, t.card("dystopia")).answer(RESOURCE, FOOD)
    assert t.player(0).hand.bit_count() == 4
    assert t.player(0).goods[FOOD] == 1


def test_advisors_with_four_cards_discard_nothing() -> None:
    t = income_of(ploys(), "advisors", hand=["trap", "guilds", "dystopia", "democracy"])
    assert t.player(0).vp == 4
    assert t.asked is PLAY


def test_advisors_may_give_a_neighbour_the_card_that_is_gained() -> None:
    made = ploys().seat(1, civs=["advisors"], hand=["guilds", "trap"]).deck("dystopia")
    t, _ = entered("technology", 2, made, food=1)
    assert (t.asked, seat_asked(t)) == (ADVISE, 1)
    guilds = t.card("guilds")
    t.answer(ADVISE, guilds)
    assert t.player(0).hand == 1 << guilds
    assert t.player(1).hand == 1 << t.card("trap") | 1 << t.card("dystopia")
    assert t.match.view(1)["seats"][1]["side"]["seen"][0] == [guilds], "who gave it away knows it"
    assert t.match.view()["seats"][1]["side"]["seen"] is None


def test_advisors_may_keep_their_cards() -> None:
    made = ploys().seat(1, civs=["advisors"], hand=["guilds"]).deck("dystopia")
    t = entered("technology", 2, made, food=1)[0].answer(ADVISE, NONE)
    assert t.player(0).hand == 1 << t.card("dystopia")


def test_advisors_do_not_step_in_when_a_neighbour_takes_income() -> None:
    t = ploys().seat(1, civs=["advisors"], hand=["guilds"], era=2).seat(0, era=0).start()
    assert t.player(0).hand.bit_count() == 1
    assert t.asked is ACTION


def test_advisors_gained_later_may_give_their_cards_away() -> None:
    made = ploys()
    made.deck("guilds", "trap", "dystopia")
    t = later(made, "advisors")
    assert t.asked is GIVE_CARD
    guilds = t.card("guilds")
    t.answer(GIVE_CARD, guilds).answer(GIVE_CARD, NONE)
    assert t.player(1).hand == 1 << guilds
    assert t.player(0).hand.bit_count() == 2
    assert t.player(0).vp == 5 + 10, "and the end of the track"


def revised_counsel(*hand: str, intended: str) -> TapestryTable:
    """Seat 1 advises seat 0, who shows a card that shall be played in era 2."""
    made = ploys(mats="revised").seat(1, civs=["advisors"], hand=hand, era=2).mat(1, "advisors", 1)
    t = made.seat(0, hand=[intended]).start().income()
    return t.answer(PLAY, t.card(intended))


def test_advisors_revised_share_a_card_they_agree_to() -> None:
    t = revised_counsel("guilds", intended="trap")
    assert (t.asked, seat_asked(t)) == (AGREE, 1)
    t.answer(AGREE, 1)
    assert (t.player(0).vp, t.player(1).vp) == (10, 10)
    assert t.player(1).mat[t.civ("advisors")] == 0


def test_advisors_revised_offer_a_card_that_is_played_instead() -> None:
    t = revised_counsel("trap", intended="capitalism")
    assert (t.asked, seat_asked(t)) == (OFFER, 1)
    t.answer(OFFER, t.card("trap"))
    assert (t.asked, seat_asked(t)) == (ACCEPT, 0)
    t.answer(ACCEPT, 1)
    assert (t.player(0).vp, t.player(1).vp) == (10, 10)
    assert t.player(0).stacks[2] == (t.card("trap"),)
    assert t.player(0).hand >> t.card("capitalism") & 1


def test_advisors_revised_are_consoled_when_refused() -> None:
    t = revised_counsel("trap", intended="capitalism")
    t.answer(OFFER, t.card("trap")).answer(ACCEPT, NONE).answer(RESOURCE, FOOD)
    t.answer(INVENT, t.options[0])
    adviser = t.player(1)
    assert (adviser.goods[FOOD], adviser.techs.bit_count(), adviser.hand.bit_count(), adviser.tiles.bit_count()) == (
        1, 1, 2, 1,
    )  # fmt: skip
    assert t.player(0).stacks[2] == (t.card("capitalism"),)


def test_advisors_revised_put_a_token_on_a_free_era() -> None:
    made = ploys(mats="revised").seat(0, era=0, civs=["advisors"]).seat(1, era=2)
    t = made.start()
    assert t.asked is COUNSEL
    assert t.options == [5 + 3, 5 + 4, NONE]
    t.answer(COUNSEL, 5 + 3)
    assert t.player(0).mat[t.civ("advisors")] == 1 << 3 + 1


# ------------------------------------------------------------------------------------------------ Aliens


def test_aliens_explore_space_onto_their_mat() -> None:
    t = income_of(ploys(), "aliens", space=[13, 5])
    t.answer(VISIT, 12)
    assert t.player(0).vp == 13
    assert t.player(0).mat[t.civ("aliens")] == 13
    assert t.player(0).explored == 1 << 12


def test_aliens_pay_once_a_tile_was_discarded() -> None:
    made = ploys().explored(0, 12).mat(0, "aliens", 12)
    t = income_of(made, "aliens", era=2, space=[13], food=1)
    assert t.player(0).explored == 0
    t.answer(VISIT, 12)
    assert t.player(0).goods[FOOD] == 0
    assert t.player(0).explored == 1 << 12
    assert t.table.spaces_gone == 1 << 11


def test_aliens_may_gain_a_resource_instead() -> None:
    t = income_of(ploys(), "aliens", space=[13]).answer(VISIT, NONE).answer(RESOURCE, COIN)
    assert t.player(0).goods[COIN] == 1
    assert t.player(0).space == 1 << 12


def test_aliens_without_a_resource_cannot_replace_their_tile() -> None:
    made = ploys().explored(0, 12).mat(0, "aliens", 12)
    assert income_of(made, "aliens", era=2, space=[13]).asked is RESOURCE
    made = ploys(mats="revised").explored(0, 12).mat(0, "aliens", 12)
    assert income_of(made, "aliens", era=2, space=[13]).asked is VISIT


def test_a_lasting_tile_that_aliens_discard_acts_no_more() -> None:
    made = ploys().explored(0, 18).mat(0, "aliens", 18)
    t = income_of(made, "aliens", era=2)
    assert t.player(0).explored == 0


# ------------------------------------------------------------------------------------------------ Infiltrators


def test_infiltrators_share_a_territory() -> None:
    made = ploys().tile(SITE, 5).outpost(1, SITE)
    t = income_of(made, "infiltrators")
    t.answer(INFILTRATE, t.hex(SITE))
    assert t.player(0).upright >> t.hex(SITE) & 1
    assert t.player(1).upright >> t.hex(SITE) & 1
    assert t.player(0).goods[FOOD] == 1, "the benefit of the tile"
    assert t.table.full >> t.hex(SITE) & 1
    assert t.player(0).felled == 0


def test_infiltrators_count_the_outposts_left_from_a_start_territory() -> None:
    made = ploys().outpost(1, TARGET)
    t = income_of(made, "infiltrators")
    start = t.player(1).start
    t.answer(INFILTRATE, start)
    assert t.player(0).vp == 7
    assert sorted((piece["seat"], piece["piece"]) for piece in t.match.view(0)["map"]["hexes"][start]["pieces"]) == [
        (0, "token"),
        (1, "outpost"),
        (1, "outpost"),
    ]


def test_infiltrators_third_token_brings_one_of_three_civilizations() -> None:
    made = ploys()
    made.mat(0, "infiltrators", 2 << 3)
    made.state.items[made.state.players[1].start] += 2
    t = income_of(made, "infiltrators")
    t.answer(INFILTRATE, t.player(1).start)
    assert t.asked is KEEP_CIVILIZATION
    assert len(t.options) == 3


def test_infiltrators_revised_begin_with_tokens() -> None:
    made = ploys(3, mats="revised")
    assert list(infiltrators.REVISED.begin(made.state, made.state.players[0])) == []
    assert made.state.players[0].mat[INFILTRATORS] == 1 << 3 | 1 << 6
    made.state.check()


# ------------------------------------------------------------------------------------------------ Islanders


def test_islanders_explore_their_mat() -> None:
    t = income_of(ploys(), "islanders", tiles=[5])
    t.answer(ISLAND_TILE, 4).answer(ISLAND, 0)
    assert t.player(0).vp == 0, "the printed hex has no water on its sides"
    assert t.player(0).goods[FOOD] == 1
    assert t.player(0).side.island[0] == 4 * 6
    assert in_water(t.table, t.player(0)) == 1


def test_islanders_match_tiles_with_one_another() -> None:
    made = ploys()
    made.state.players[0].side.island = (4 * 6, -1, -1, -1, -1, -1)
    made.state.tiles_left.remove(4)
    t = income_of(made, "islanders", tiles=[7])
    t.answer(ISLAND_TILE, 6).answer(ISLAND, 1)
    assert t.player(0).vp == 1, "water meets water"


def test_islanders_may_use_the_mat_in_advance_turns() -> None:
    made = ploys().seat(0, civs=["islanders"], tiles=[5])
    t, _ = entered("exploration", 2, made, coin=1)
    assert t.asked is ISLAND
    assert t.options == [0, 1, 2, 3, 4, 5, NONE]
    t.answer(ISLAND, NONE)
    assert t.asked is EXPLORE_HEX


def test_islanders_turn_a_tile_on_the_mat() -> None:
    t = income_of(ploys(), "islanders", tiles=[1])
    t.answer(ISLAND_TILE, 0).answer(ISLAND, 3)
    assert t.asked is ISLAND_TURN
    assert t.options == [0, 1, 2, 3, 4, 5]


@pytest.mark.parametrize(("turn", "wet"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 0), (5, 0)])
def test_islanders_count_all_three_outer_edges(turn: int, wet: int) -> None:
    made = ploys().seat(0, civs=["islanders"])
    made.state.tiles_left.remove(0)  # desert at one corner
    made.state.players[0].side.island = (turn, -1, -1, -1, -1, -1)
    assert in_water(made.state, made.state.players[0]) == wet


def test_islanders_score_water_in_the_last_income_turn() -> None:
    made = ploys().seat(1, era=4)
    me = made.state.players[0]
    me.side.island = (4 * 6, 6 * 6, 8 * 6, -1, -1, -1)
    for tile in (4, 6, 8):
        made.state.tiles_left.remove(tile)
    t = made.seat(0, era=4, civs=["islanders"]).start().income()
    while t.table.active == 0 and t.asked is not ACTION:
        t.match.choose(t.options[-1])
    assert t.player(0).finished
    assert in_water(t.table, t.player(0)) == 2
    assert t.player(0).vp == 8


def test_islanders_gained_later_may_be_exchanged_or_settled() -> None:
    t = later(ploys().seat(0, tiles=[5, 7]), "islanders")
    assert t.asked is EXCHANGE
    t.answer(EXCHANGE, NONE).answer(ISLAND_TILE, 4).answer(ISLAND, 2)
    assert t.player(0).goods[FOOD] == 0, "no benefit"
    t.answer(ISLAND_TILE, NONE)
    assert t.player(0).side.island[2] == 4 * 6
    t = later(ploys().seat(0, tiles=[5]), "islanders").answer(EXCHANGE, 1)
    assert t.civ("islanders") not in t.player(0).civs


# ------------------------------------------------------------------------------------------------ Recyclers


def test_recyclers_may_upgrade_and_recycle() -> None:
    t = income_of(ploys(), "recyclers", tech={"top": ["calendar"]})
    assert (t.asked, t.options) == (UPGRADE, [t.tech("calendar"), NONE])
    t.answer(UPGRADE, t.tech("calendar"))
    assert t.player(0).vp == 5
    assert t.player(0).tech[BOTTOM] == 1 << t.tech("calendar")
    assert t.player(0).tech[TOP] == 0


def test_nobody_else_recycles() -> None:
    t = ploys().seat(0, era=4, tech={"top": ["calendar"]}).start().income()
    assert t.player(0).finished, "there was nothing to upgrade"
    assert t.player(0).tech[TOP] == 1 << t.tech("calendar")


def test_recyclers_may_invent_discarded_cards() -> None:
    for civs in ([], ["recyclers"]):
        made = ploys().display("barn", "compass", "radio").seat(0, civs=civs)
        calendar = made._pull_tech("calendar")
        made.state.tech_discard, made.state.side.pile = 1 << calendar, [calendar]
        t, _ = entered("technology", 1, made)
        assert t.asked is INVENT
        assert (calendar in t.options) == bool(civs)
    t.answer(INVENT, calendar)
    assert t.player(0).tech[BOTTOM] == 1 << calendar
    assert t.table.tech_discard == 0


def test_recyclers_revised_may_take_the_top_discard_only() -> None:
    made = ploys(mats="revised").display("barn", "compass", "radio").seat(0, civs=["recyclers"])
    cards = [made._pull_tech(name) for name in ("calendar", "bakery")]
    made.state.side.pile = cards
    made.state.tech_discard = sum(1 << card for card in cards)
    t, _ = entered("technology", 1, made)
    assert cards[1] in t.options
    assert cards[0] not in t.options


@pytest.mark.parametrize("taken", [True, False])
def test_recyclers_revised_may_take_the_top_discard_in_income_turns_and_upgrade(taken: bool) -> None:
    made = ploys(mats="revised")
    cards = [made._pull_tech(name) for name in ("calendar", "bakery")]
    made.state.side.pile = cards
    made.state.tech_discard = sum(1 << card for card in cards)
    t = income_of(made, "recyclers", tech={"bottom": ["barn"]})
    assert (t.asked, t.options) == (TAKE_TECH, [cards[1], NONE])
    t.answer(TAKE_TECH, cards[1] if taken else NONE)
    assert t.player(0).tech[BOTTOM] >> cards[1] & 1 == taken
    assert t.table.side.pile == (cards[:1] if taken else cards)
    t.answer(UPGRADE, t.tech("barn"))
    assert t.player(0).tech[MIDDLE] == 1 << t.tech("barn")


# ------------------------------------------------------------------------------------------------ Riverfolk


def test_riverfolk_build_on_impassable_plots_and_gain_for_the_last_one_of_a_district() -> None:
    made = ploys().capital(0, "mountain").seat(0, civs=["riverfolk"])
    me = made.state.players[0]
    district = DISTRICTS[6]
    rough = [plot for plot in range(81) if me.rough & district & 1 << PLOT_BIT[plot]]
    assert len(rough) == 2
    me.rough &= ~(1 << PLOT_BIT[rough[0]])
    assert blocked(made.state, me) & me.rough == 0
    t, _ = entered("exploration", 3, made)
    t.answer(PLOT, rough[1]).answer(RESOURCE, COIN)
    assert t.player(0).goods[COIN] == 1


def test_riverfolk_lose_points_for_impassable_plots_at_last() -> None:
    made = ploys().capital(0, "mountain")
    rough = (CAPITALS[0].impassable & GRID).bit_count()
    t = income_of(made, "riverfolk", era=4, vp=50)
    assert t.player(0).vp == 50 - rough == 28


# ------------------------------------------------------------------------------------------------ Spies


def test_spies_gain_a_tile_of_a_neighbour_and_look_at_the_hand() -> None:
    made = ploys().seat(1, tiles=[5], hand=["guilds"])
    t = income_of(made, "spies")
    t.answer(SPY, TILE)
    assert t.player(0).goods[FOOD] == 1
    assert t.player(1).tiles == 1 << 4, "its owner keeps it"
    t.answer(PEEK, 1)
    guilds = t.card("guilds")
    assert t.match.view(0)["seats"][0]["side"]["seen"][1] == [guilds]
    assert t.match.view(1)["seats"][0]["side"]["seen"] is None
    assert t.match.imagine(0, 7).state.players[1].hand == 1 << guilds  # type: ignore[attr-defined]
    assert t.player(0).mat[SPIES] == 2


def spied_on() -> TapestryTable:
    """Seat 0 spies; the neighbour has cards, a token and a tech card."""
    made = ploys().seat(1, played={2: ["guilds"], 3: ["trap"]}, tracks={"military": 4}, tech={"middle": ["calendar"]})
    return income_of(made, "spies", hand=["dystopia"])


def test_spies_gain_cards_positions_and_tech_cards() -> None:
    t = spied_on()
    assert (t.asked, t.options) == (SPY, [CARD, PLACE, TECH, NONE])
    t.answer(SPY, CARD).answer(COPY, t.card("trap"))
    assert t.player(0).vp == 10
    t = spied_on().answer(SPY, PLACE)
    assert t.player(0).goods[WORKER] == 1, "Standing Army"
    t = spied_on().answer(SPY, TECH)
    assert t.player(0).goods[CULTURE] == 1, "the circle of the Calendar"


def test_spies_use_each_thing_once() -> None:
    made = ploys().seat(1, tiles=[5, 6]).mat(0, "spies", 2)
    t = income_of(made, "spies")
    assert t.asked is PLAY, "tiles were the only thing to spy out"


def test_spies_use_the_same_token_for_both_kinds_of_tile() -> None:
    def left(used: int) -> list[int]:
        neighbour = {"tiles": [5], "space": [5], "played": {3: ["trap"]}, "tracks": {"military": 4}}
        return income_of(ploys().seat(1, **neighbour).mat(0, "spies", used), "spies").options

    assert left(0) == [CARD, TILE, SPACE_TILE, PLACE, NONE]
    for what in (TILE, SPACE_TILE):
        t = income_of(ploys().seat(1, tiles=[5, 6], space=[5, 6]), "spies").answer(SPY, what)
        t.match.choose(t.options[0])
        assert left(t.player(0).mat[SPIES]) == [CARD, PLACE, NONE]


def test_spies_revised_always_gain_the_circle() -> None:
    made = ploys(mats="revised").seat(1, tech={"top": ["calendar"], "bottom": ["canned_food"]})
    t = income_of(made, "spies").answer(SPY, TECH)
    assert t.options == sorted([t.tech("calendar"), t.tech("canned_food")])
    t.answer(SPY_TECH, t.tech("calendar"))
    assert t.player(0).goods[CULTURE] == 1


# ------------------------------------------------------------------------------------------------ Tinkerers


def tinkering(way: int, made: TapestryScenario, **seat: Any) -> TapestryTable:
    return income_of(made, "tinkerers", **seat).answer(TINKER, way)


def test_tinkerers_get_the_price_of_a_space_back() -> None:
    t = tinkering(REFUND, ploys(), tracks={"science": 5, "military": 1}).answer(TINKER_TOKEN, 13 * SCIENCE + 5)
    t.answer(RESOURCE, FOOD)
    assert t.player(0).goods == [0, 1, 1, 0]


def test_tinkerers_catch_up_with_the_nearest_opponent() -> None:
    made = ploys(3).seat(1, tracks={"technology": 6}).seat(2, tracks={"technology": 5})
    t = tinkering(CATCH_UP, made, tracks={"technology": 3})
    build(t)
    assert t.asked is TINKER_GAIN
    assert t.player(0).far[TECHNOLOGY] == 5
    assert t.player(0).landmarks == 1 << FORGE, "passed on the way"
    t.answer(TINKER_GAIN, NONE)
    assert t.asked is PLAY


def test_tinkerers_step_back_three_with_benefit_and_bonus() -> None:
    t = tinkering(STEP_BACK, ploys(), tracks={"technology": 5}, coin=1)
    assert t.asked is TINKER_GAIN
    before = t.player(0).hand.bit_count()
    t.answer(TINKER_GAIN, 1)
    assert t.player(0).hand.bit_count() == before + 1
    assert (t.asked, t.player(0).far[TECHNOLOGY]) == (BONUS, 2)


def test_tinkerers_skip_to_a_bonus_that_is_free() -> None:
    t = tinkering(SKIP, ploys(), tracks={"exploration": 2}).answer(TINKER_TOKEN, 2)
    assert t.asked is FREE_BONUS
    t.answer(FREE_BONUS, 1)
    build(t)
    assert t.player(0).far[0] == 5
    assert t.player(0).left[2] == 4, "the farm of Ships"
    assert t.player(0).landmarks == 0, "none on the way"


def test_tinkerers_who_skip_to_the_end_of_a_track_fulfil_a_prediction_of_the_mystics() -> None:
    """They foretold one finished track, and of everything else more than they have."""
    made = ploys().seat(0, civs=["mystics"]).mat(0, "mystics", 9 | 9 << 4 | 9 << 8 | 1 << 12)
    t = tinkering(SKIP, made, tracks={"exploration": 11}).answer(TINKER_TOKEN, 11)
    assert t.player(0).far[0] == 12
    assert t.asked is RESOURCE


def test_tinkerers_do_each_once() -> None:
    made = ploys().mat(0, "tinkerers", 1 << SKIP | 1 << REFUND | 1 << STEP_BACK)
    assert income_of(made, "tinkerers", tracks={"science": 5}).asked is PLAY


# ------------------------------------------------------------------------------------------------ Treasure Hunters


def test_treasure_hunters_take_an_empty_territory() -> None:
    made = ploys().tile(SITE, 13)  # forest
    t = income_of(made.dice((6, 0), (6, 1)), "treasure_hunters")
    t.answer(TREASURE, FOREST).answer(TREASURE_HEX, t.hex(SITE))
    assert t.player(0).upright >> t.hex(SITE) & 1
    assert pieces(t, SITE) == [(0, "token")]
    assert t.player(0).goods[FOOD] == 1
    assert t.player(0).vp == 4 + 5, "red twice, both"
    assert t.player(0).outposts == 8


def test_treasure_hunters_roll_by_the_terrain() -> None:
    for land, rolls, prompt in ((DESERT, ((6, 0), (6, 1)), BLACK_ROLL), (GRASS, ((4, 0), (4, 2)), ROLL)):
        made = ploys().tile(SITE, {DESERT: 1, GRASS: 27}[land])
        t = income_of(made.dice(*rolls), "treasure_hunters").answer(TREASURE, land)
        if t.asked is TREASURE_HEX:
            t.answer(TREASURE_HEX, t.hex(SITE))
        assert t.asked is prompt
        assert len(t.options) == 2
    t.answer(ROLL, SCIENCE).answer(RESEARCH, SCIENCE)
    assert t.player(0).far[SCIENCE] == 1


def test_treasure_hunters_token_can_be_toppled() -> None:
    made = ploys().seat(1, civs=["treasure_hunters"])
    me = made.state.players[1]
    place = 1 << made.hex(TARGET)
    me.tokens = me.huts = place
    me.upright |= place
    made.state.items[made.hex(TARGET)] = 1
    t = attack(made.dice((6, POINTS_4), (6, 0))).answer(DIE, RED_DIE)
    assert t.player(0).felled == place
    assert not t.player(1).upright & place
    assert t.player(1).outposts == 8


def test_treasure_hunters_use_a_terrain_once() -> None:
    made = ploys().mat(0, "treasure_hunters", 0b11110)
    assert income_of(made, "treasure_hunters").asked is PLAY


# ------------------------------------------------------------------------------------------------ Utilitarians


def using(made: TapestryScenario, *landmarks: int) -> TapestryScenario:
    return made.seat(0, civs=["utilitarians"]).mat(0, "utilitarians", sum(1 << landmark for landmark in landmarks))


def test_utilitarians_forge_pays_for_the_top_row() -> None:
    made = using(ploys(), FORGE).seat(0, tech={"middle": ["calendar"]}, tracks={"exploration": 4})
    t, _ = entered("technology", 5, made, food=1)
    t.match.choose(0)
    build(t)
    t.answer(BONUS, FOOD).answer(RESOURCE, COIN)
    assert t.player(0).goods[COIN] == 1
    assert t.player(0).tech[TOP]


def test_utilitarians_score_high_advances() -> None:
    for space, points in ((6, 0), (8, 4)):
        t, before = entered("technology", space, using(ploys(), RUBBER_WORKS))
        assert t.player(0).vp - before["vp"] == points


def test_utilitarians_barracks_add_the_red_die() -> None:
    made = using(ploys(), BARRACKS).dice((6, POINTS_4), (6, 0))
    t = attack(made).answer(DIE, RED_DIE)
    assert t.player(0).vp == 8


def test_utilitarians_lighthouse_turns_tiles_into_a_resource_in_advance_turns() -> None:
    t = using(ploys(), LIGHTHOUSE).seat(0, tiles=[1, 2, 3]).start()
    assert t.asked is LIGHT
    t.answer(LIGHT, 0).answer(LIGHT, 2).answer(RESOURCE, FOOD)
    assert t.player(0).tiles == 1 << 1
    assert t.asked is ACTION
    assert len(t.options) == 4, "an advance, not income"


def test_utilitarians_apothecary_pays_for_other_landmarks() -> None:
    made = using(ploys(), APOTHECARY).seat(0, coin=2, tracks={"technology": 3})
    t = made.start().advance("technology", pay=["coin"])
    build(t)
    assert t.asked is RESOURCE


def test_utilitarians_move_a_token_to_a_landmark_gained() -> None:
    made = using(ploys(), APOTHECARY, BARRACKS).seat(0, coin=2, tracks={"technology": 3})
    t = made.start().advance("technology", pay=["coin"])
    build(t)
    t.answer(RESOURCE, FOOD)
    assert (t.asked, t.options) == (UTILIZE, [APOTHECARY, BARRACKS, NONE])
    t.answer(UTILIZE, BARRACKS)
    assert t.player(0).mat[t.civ("utilitarians")] == 1 << APOTHECARY | 1 << FORGE


def test_utilitarians_gained_later_use_landmarks_they_have() -> None:
    t = later(ploys().landmark(0, "forge", "barn", "academy"), "utilitarians")
    assert t.asked is UTILITY
    assert len(t.options) == 3
    t.answer(UTILITY, FORGE).answer(UTILITY, NONE)
    assert t.player(0).mat[t.civ("utilitarians")] == 1 << FORGE


def test_utilitarians_revised_build_their_first_landmark_in_income_turn_2() -> None:
    made = ploys(mats="revised").landmark(0, "forge", in_city=False)
    made.mat(0, "utilitarians", 1 << FORGE | FORGE + 1 << 12)
    t = income_of(made, "utilitarians")
    assert t.asked is LANDMARK_SITE
    build(t)
    assert t.player(0).in_city == 1 << FORGE
    assert t.player(0).mat[t.civ("utilitarians")] == 1 << FORGE


@pytest.mark.parametrize("civ", [civ.id for civ in CIVILIZATIONS])
def test_each_can_be_gained_later(civ: str) -> None:
    made = ploys(3).seat(0, tiles=[1, 2], tech={"bottom": ["calendar"]})
    number = made.civ(civ)
    made.state.civs_left.remove(number)
    me = made.state.players[0]
    me.civs = (number,)
    rules = join(made.state, me, number)
    try:
        decision = next(rules)
        while True:
            decision = rules.send(decision.options[-1])
    except StopIteration:
        pass
    made.state.check()
