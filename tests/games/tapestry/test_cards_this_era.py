"""Tapestry cards that apply for an era: one behaviour each, named after the card; and every card has its test."""

from __future__ import annotations

import pytest

from tafelrunde.games.tapestry.components.tapestry import TAPESTRY_CARDS
from tafelrunde.games.tapestry.pieces.capitals import PLOT_BIT
from tafelrunde.games.tapestry.pieces.kinds import (
    BOTTOM,
    COIN,
    CULTURE,
    EXPLORATION,
    FOOD,
    MILITARY,
    SCIENCE,
    TECHNOLOGY,
)
from tafelrunde.games.tapestry.scenario import scenario
from tafelrunde.games.tapestry.table.player import CARDS, TECH
from tafelrunde.games.tapestry.table.prompts import (
    ACTION,
    BONUS,
    CONQUER,
    DIE,
    EXPLORE_HEX,
    EXPLORE_TILE,
    FREE_BONUS,
    GIVE_TILE,
    INVENT,
    OPPONENT,
    OUTPOST,
    PAY_TILE,
    PLAY,
    PLOT,
    RESEARCH,
    RESOURCE,
    ROLL,
    TRACK,
    TURN_FOOD,
    TWICE,
    UPGRADE,
)
from tafelrunde.kernel.decision import NONE
from tests.rulebook.tapestry.entering import build, entered, leave, part, quiet, seat_asked
from tests.rulebook.tapestry.holdings import change

from . import test_cards
from .playing import gained, in_income, this_era


@pytest.mark.parametrize("card", [card.id for card in TAPESTRY_CARDS])
def test_every_card_has_a_test_named_after_it(card: str) -> None:
    """With what it does after its name, so that no other card's test can stand for it."""
    names = [*vars(test_cards), *globals()]
    longer = [f"test_{other.id}_" for other in TAPESTRY_CARDS if other.id.startswith(f"{card}_")]
    assert [name for name in names if name.startswith(f"test_{card}_") and not name.startswith(tuple(longer))]


def test_academia_scores_inventions_and_tapestry_cards() -> None:
    t, before = entered("technology", 1, this_era("academia"))
    assert gained(t.answer(INVENT, t.options[0]), before) == {"tech": 1, "vp": 3}
    t, before = entered("technology", 2, this_era("academia"))
    assert gained(t, before) == {"cards": 1, "vp": 3}
    assert in_income("academia").player(0).tally[CARDS] == 3  # the card of the income itself


def test_age_of_sail_draws_three_tiles_and_may_give_one_away() -> None:
    made = this_era("age_of_sail", quiet(3).stack(5, 7, 16), food=1, tracks={"exploration": 1})
    t = made.start().advance("exploration").answer(GIVE_TILE, 4).answer(OPPONENT, 2)
    assert t.player(0).vp == 3
    t.answer(EXPLORE_TILE, 6).answer(EXPLORE_HEX, t.options[0])
    assert t.player(2).tiles == 1 << 4
    assert t.player(0).tiles == 1 << 15


def test_alliance_shares_upgrades_and_forbids_conquest() -> None:
    made = quiet(3).seat(1, culture=1, coin=1, food=1, tech={"bottom": ["canned_food"]}, tracks={"technology": 4})
    made.tile((0, -1), 5).outpost(0, (0, -1)).tile((1, -1), 7).outpost(1, (1, -1))
    t = in_income("alliance", made).answer(OPPONENT, 1)
    assert seat_asked(t) == 1
    mine, ally = t.player(0).goods[FOOD], t.player(1).goods[FOOD]
    t.advance("technology", pay=["culture"]).match.choose(0)
    build(t).answer(BONUS, FOOD)  # Glass: upgrade for a resource
    assert t.player(1).goods[FOOD] == ally  # one paid, one gained
    assert t.player(0).goods[FOOD] == mine + 1
    t.answer(ACTION, TECHNOLOGY)  # seat 2
    while seat_asked(t) == 2:
        t.match.choose(t.options[0])
    t.advance("military", pay=["coin"])
    assert t.asked is CONQUER
    assert t.hex((1, -1)) not in t.options


def test_broker_of_peace_scores_for_the_wars_of_others() -> None:
    made = this_era("broker_of_peace", culture=8).seat(1, culture=1).turn(1)
    t = made.start().advance("military", pay=["culture"])
    while seat_asked(t) == 1:
        t.match.choose(t.options[0])
    assert t.player(0).vp == 3
    assert MILITARY not in t.options
    assert SCIENCE in t.options


def test_capitalism_scores_the_coins_of_income_and_pays_for_markets() -> None:
    t = in_income("capitalism", quiet().seat(0, built={"market": [0]}))
    assert t.player(0).goods[COIN] == 2
    assert t.player(0).tally[CARDS] == 4
    t, before = entered("technology", 3, this_era("capitalism"))
    build(part(t, 1))
    assert gained(t, before) == {"market": 1, "coin": 1}


def test_empiricism_rolls_twice_and_scores_science() -> None:
    made = this_era("empiricism").dice((4, EXPLORATION), (4, SCIENCE))
    t, before = entered("science", 1, made)
    assert (t.asked, t.options) == (ROLL, [EXPLORATION, SCIENCE])
    assert change(t, before) == {"vp": 2}
    t.answer(ROLL, SCIENCE).answer(RESEARCH, SCIENCE)
    assert gained(t, before) == {"science": 1, "vp": 4}


def test_exploitation_takes_the_benefit_twice_instead_of_points() -> None:
    for twice, reward in ((1, {"food": 2}), (NONE, {"food": 1, "vp": 3})):
        t, before = entered("exploration", 2, this_era("exploitation"), tiles=[5])
        t.answer(EXPLORE_HEX, t.hex((0, -1))).answer(TWICE, twice)
        assert gained(leave(t), before) == {"tiles": -1, **reward}


def test_golden_age_needs_no_prerequisite_and_scores_upgrades() -> None:
    t = in_income("golden_age", quiet().seat(0, tech={"middle": ["transistors"]}))
    t.answer(UPGRADE, t.tech("transistors"))
    assert (t.player(0).tally[CARDS], t.player(0).tally[TECH]) == (3, 4)


def test_industrialism_gives_the_circle_of_an_invention() -> None:
    made = this_era("industrialism").display("canned_food", "calendar", "paper")
    t, before = entered("technology", 1, made)
    assert gained(t.answer(INVENT, t.tech("canned_food")), before) == {"tech": 1, "food": 1}
    assert t.player(0).tech[BOTTOM] == 1 << t.tech("canned_food")


def test_marriage_of_state_copies_the_benefits_of_a_track() -> None:
    made = quiet(3).seat(1, coin=1, food=1)
    t = in_income("marriage_of_state", made).answer(TRACK, TECHNOLOGY).answer(OPPONENT, 1)
    t.advance("technology", pay=["coin"]).answer(INVENT, t.options[0])
    assert (t.asked, seat_asked(t)) == (INVENT, 0)
    t.answer(INVENT, t.options[0])
    assert (t.player(0).techs.bit_count(), t.player(1).techs.bit_count()) == (1, 1)
    t.advance("technology", pay=["coin"]).answer(INVENT, t.options[0])  # seat 2
    assert (t.asked, seat_asked(t)) == (ACTION, 0)


def test_mercantilism_turns_food_of_the_income_into_other_resources() -> None:
    t = in_income("mercantilism", quiet().seat(0, food=1, built={"farm": [0]}))
    assert t.options == [COIN, 1, CULTURE, NONE]
    t.answer(TURN_FOOD, COIN).answer(TURN_FOOD, CULTURE)
    assert t.player(0).goods == [2, 1, 1, 2]  # not the food that was there before
    assert t.player(0).tally[CARDS] == 4


def test_militarism_puts_an_outpost_on_an_explored_tile() -> None:
    for chosen, reward in ((1, {"outposts": -1, "territories": 1}), (NONE, {})):
        t, before = entered("exploration", 2, this_era("militarism"), tiles=[5])
        t.answer(EXPLORE_HEX, t.hex((0, -1))).answer(OUTPOST, chosen)
        assert gained(leave(t), before) == {"tiles": -1, "food": 1, "vp": 3, **reward}  # no dice


def test_monarchy_scores_income_buildings_in_the_capital() -> None:
    t, before = entered("technology", 3, this_era("monarchy"))
    assert gained(build(part(t, 1)), before) == {"market": 1, "vp": 3}
    made = this_era("monarchy").fill(0, list(range(81)))
    t, before = entered("technology", 3, made)
    assert gained(part(t, 1), before) == {"market": 1}  # beside the mat


def test_pillage_and_plunder_takes_both_dice_and_fears_no_trap() -> None:
    made = this_era("pillage_and_plunder").seat(1, hand=["trap"]).tile((0, -1), 5).outpost(1, (0, -1))
    t, before = entered("military", 1, made.dice((6, 3), (6, FOOD)))
    t.answer(CONQUER, t.hex((0, -1)))
    assert gained(t, before) == {"vp": 7, "food": 1, "outposts": -1, "territories": 1}
    t, before = entered("military", 1, this_era("pillage_and_plunder").dice((6, 3), (6, FOOD)))
    assert t.answer(CONQUER, t.options[0]).asked is DIE  # an empty territory


def test_pirate_rule_gives_the_benefit_of_a_conquered_tile() -> None:
    made = this_era("pirate_rule").tile((0, -1), 5)
    t, before = entered("military", 1, made.dice((6, 0), (6, COIN)))
    t.answer(CONQUER, t.hex((0, -1))).answer(DIE, 0)
    assert gained(t, before) == {"vp": 4, "food": 1, "outposts": -1, "territories": 1}


def test_revisionism_rewards_landmarks_of_tracks_and_those_that_are_gone() -> None:
    made = this_era("revisionism", coin=2, tracks={"technology": 3})
    t = build(made.start().advance("technology", pay=["coin"]))
    t.answer(RESOURCE, FOOD)
    assert t.player(0).goods == [0, 0, 1, 0]
    t, before = entered("technology", 4, this_era("revisionism"))
    assert t.asked is PLOT
    assert change(build(t), before) == {"armory": 1}


def test_terraforming_builds_on_impassable_plots_for_points() -> None:
    t, before = entered("technology", 3, this_era("terraforming"))
    assert len(part(t, 1).options) == 81
    assert t.player(0).rough >> PLOT_BIT[9] & 1
    assert gained(t.answer(PLOT, 9), before) == {"market": 1, "vp": 5}
    t, before = entered("technology", 3, this_era("terraforming"))
    assert gained(part(t, 1).answer(PLOT, 0), before) == {"market": 1}


def test_theocracy_forbids_science_and_scores_new_tiers() -> None:
    made = this_era("theocracy", coin=1, worker=3)
    t = made.start()
    assert SCIENCE not in t.options
    t.advance("technology", pay=["worker"])
    assert t.player(0).vp == 4  # tier I
    t, before = entered("technology", 2, this_era("theocracy"))
    assert gained(t, before) == {"cards": 1}


def test_tyranny_is_covered_by_the_card_it_gains() -> None:
    t = in_income("tyranny", quiet().deck("boast_of_superiority"))
    assert t.options == [t.card("boast_of_superiority"), NONE]
    t.answer(PLAY, t.card("boast_of_superiority"))
    assert t.player(0).tally[CARDS] == 5 + 4 * 4
    assert len(t.player(0).stacks[2]) == 2
    assert t.player(0).active == ()


def test_wartime_economy_makes_bonuses_for_a_resource_free() -> None:
    t, before = entered("technology", 2, this_era("wartime_economy"))
    build(t.answer(FREE_BONUS, 1))
    assert gained(t, before) == {"cards": 1, "market": 1}
    t, before = entered("exploration", 8, this_era("wartime_economy"), tiles=[5, 7])
    assert build(t).asked is PAY_TILE  # other prices stay


def test_an_era_ends_what_was_for_it() -> None:
    made = scenario().seat(0, era=2, played={2: ["academia"]}, hand=["trap"]).seat(1, era=4, coin=1)
    t = made.start().income()
    t.answer(PLAY, t.card("trap"))
    assert t.player(0).tally[CARDS] == 10  # the card of the income scores no more
    assert t.player(0).active == ()
