"""CONTINUOUS cards, cards with building plots, rulings on cards (the KA lines of TAPCARD, FAQ and EX)."""

from __future__ import annotations

import pytest

from tafelrunde.games.tapestry.expansions.arts_architecture.plots import place
from tafelrunde.games.tapestry.pieces.kinds import BLACK_DIE, EXPLORATION, LANDMARK_PIECE, MARKET, RED_DIE, TECHNOLOGY
from tafelrunde.games.tapestry.scenario import TapestryScenario, TapestryTable
from tafelrunde.games.tapestry.table.prompts import (
    ACTION,
    BUILD_ON_CARD,
    CARD_SITE,
    CARD_TURN,
    COPY,
    CREATE,
    EXPLORE_HEX,
    EXPLORE_TURN,
    KEEP_CIVILIZATION,
    PARK_DIE,
    PLAY,
    PLOT,
    RESOURCE,
    SPARE,
    TRACK,
)
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.effects import ONE_OF
from tests.rulebook import rule

from .arts import arts, asked, cover_plot, income, set_up, side, used
from .entering import entered, part, seat_asked
from .holdings import change, holdings
from .upgrades import gained

FORGE = 3


def on_mat(*cards: str, later: str | None = None, era: int = 2) -> TapestryScenario:
    """Seat 0 has played these cards in era 2, the last one on top, and perhaps one later."""
    played = {2: list(cards)} if later is None else {2: list(cards), era: [later]}
    return arts().seat(0, era=era, played=played).seat(1, era=4)


def gain_forge(made: TapestryScenario) -> TapestryTable:
    return made.seat(0, coin=2, tracks={"technology": 3}).start().advance("technology", pay=["coin"])


def gain_market(made: TapestryScenario) -> TapestryTable:
    t, _ = entered("technology", 3, made)
    return part(t, 1)


# ------------------------------------------------------------------------------------------------ continuous


def trusted(made: TapestryScenario) -> bool:
    """Does Heritage Trust pay when seat 0 gains a landmark?"""
    t = set_up(gain_forge(made))
    return t.asked is RESOURCE


@rule("TAP-TAPCARD-04")
def test_a_continuous_card_goes_on_under_later_eras_and_ends_when_it_is_covered() -> None:
    assert trusted(on_mat("heritage_trust"))
    assert trusted(on_mat("heritage_trust", later="trap", era=4))
    assert not trusted(on_mat("heritage_trust", "trap"))
    assert not trusted(on_mat("trap", later="academia", era=3))  # it was the card


@rule("TAP-TAPCARD-04")
def test_a_continuous_card_applies_from_its_play_and_outlives_income_turns() -> None:
    made = arts().seat(1, era=4).seat(0, hand=["heritage_trust", "trap"], coin=4, tracks={"technology": 3})
    t = made.start().income()
    t.answer(PLAY, t.card("heritage_trust"))
    while t.asked is not ACTION or seat_asked(t) != 0:
        t.match.choose(t.options[-1])
    t.income().answer(PLAY, t.card("trap"))
    while t.asked is not ACTION or seat_asked(t) != 0:
        t.match.choose(t.options[-1])
    t.advance("technology", pay=["coin"])
    assert set_up(t).asked is RESOURCE


@rule("TAP-TAPCARD-05")
def test_a_continuous_card_cannot_be_copied() -> None:
    made = arts().seat(1, era=4, played={2: ["heritage_trust"], 3: ["academia"], 4: ["feudalism"]})
    t = income(2, made, hand=["espionage"])
    t.answer(PLAY, t.card("espionage")) if t.asked is PLAY else None
    assert asked(t) == (0, COPY, sorted([t.card("academia"), t.card("feudalism")]))


# ------------------------------------------------------------------------------------------------ plots


@rule("TAP-TAPCARD-13", "TAP-DEC-16", "TAP-BUILD-11")
def test_a_building_may_go_onto_a_card_with_plots() -> None:
    t = gain_market(on_mat("shopping_mall"))
    mall = t.card("shopping_mall")
    assert asked(t) == (0, BUILD_ON_CARD, [mall, NONE])
    t.answer(BUILD_ON_CARD, mall)
    assert asked(t) == (0, CARD_SITE, [place(0, 0), place(0, 1), place(1, 0), place(1, 1)])
    t.answer(CARD_SITE, place(0, 1))
    assert [(one["card"], one["building"]) for one in side(t)["on_cards"]] == [(mall, MARKET)]
    assert (t.player(0).left[MARKET], t.player(0).houses[MARKET]) == (4, 0)
    t = gain_market(on_mat("shopping_mall")).answer(BUILD_ON_CARD, NONE)
    assert t.asked is PLOT  # or into the capital


@rule("TAP-TAPCARD-13")
def test_a_plot_takes_one_building_and_a_covered_card_none() -> None:
    made = on_mat("shopping_mall")
    mall = made.state.players[0].stacks[2][-1]
    cover_plot(made, 0, mall, MARKET, place(0, 1))
    t = gain_market(made).answer(BUILD_ON_CARD, mall)
    assert t.options == [place(0, 0), place(1, 0), place(1, 1)]
    part(t.answer(CARD_SITE, place(1, 1)), 1)
    assert (seat_asked(t), t.player(0).vp) == (1, 3)  # what was covered before gives no more
    assert gain_market(on_mat("shopping_mall", "trap")).asked is PLOT


@rule("TAP-BUILD-11", "TAP-TAPCARD-13")
def test_with_a_full_capital_the_card_must_take_the_building() -> None:
    t = gain_market(on_mat("shopping_mall").fill(0, list(range(81))))
    assert t.asked is CARD_SITE
    assert t.player(0).beside[MARKET] == 0


@rule("TAP-TAPCARD-14", "TAP-DEC-16")
def test_a_landmark_on_a_card_may_overhang() -> None:
    t = gain_forge(on_mat("shopping_mall"))
    assert asked(t) == (0, BUILD_ON_CARD, [t.card("shopping_mall"), NONE])
    t.answer(BUILD_ON_CARD, t.card("shopping_mall"))
    t.answer(CARD_TURN, 0) if t.asked is CARD_TURN else None
    sites = [place(r, c) for r in (-1, 0, 1) for c in (-1, 0, 1)]
    assert asked(t) == (0, CARD_SITE, sites)  # at least one plot is covered
    t.answer(CARD_SITE, place(-1, 0))
    assert asked(t)[1] is ONE_OF
    for _ in range(2):  # the two plots of the upper row
        part(t, 1)
    assert t.player(0).vp == 6
    assert t.asked is not ONE_OF
    assert t.player(0).landmarks == 1 << FORGE
    assert t.player(0).in_city == 0
    assert [one["building"] for one in side(t)["on_cards"]] == [LANDMARK_PIECE + FORGE]


@rule("TAP-TAPCARD-15", "TAP-VP-03")
def test_income_buildings_on_cards_count_as_those_in_the_capital() -> None:
    made = on_mat("shopping_mall").seat(0, built={"market": [0]})
    cover_plot(made, 0, made.state.players[0].stacks[2][-1], MARKET, place(0, 0))
    t, before = used(1, made)
    assert gained(part(t, 1), before) == {"vp": 2, "coin": 1}


@rule("TAP-TAPCARD-16")
def test_a_card_may_reward_its_completed_grid() -> None:
    for covered, full in ((0, False), (1, False), (2, True)):
        made = on_mat("sculpture_garden")
        garden = made.state.players[0].stacks[2][-1]
        for column in range(covered):
            cover_plot(made, 0, garden, MARKET, place(0, column))
        t = gain_market(made).answer(BUILD_ON_CARD, garden)
        t.answer(CARD_SITE, place(0, covered)) if t.asked is CARD_SITE else None
        assert (t.asked is CREATE) == full
        assert seat_asked(t) == (0 if full else 1)


@rule("TAP-TAPCARD-16", "TAP-TAPCARD-17")
@pytest.mark.parametrize("spot", [0, 1, 2, 3])
def test_the_shopping_mall_gives_the_covered_reward_or_three_points(spot: int) -> None:
    rewards = []
    for points in (0, 1):
        t = gain_market(on_mat("shopping_mall"))
        before = holdings(t.player(0))
        t.answer(BUILD_ON_CARD, t.card("shopping_mall")).answer(CARD_SITE, place(spot // 2, spot % 2))
        assert asked(t) == (0, ONE_OF, [0, 1])
        rewards.append(change(part(t, points), before))
        assert seat_asked(t) == 1  # one plot, one reward
    assert rewards[0] == {"market": 1, ("coin", "worker", "food", "culture")[spot]: 1}
    assert rewards[1] == {"market": 1, "vp": 3}


@rule("TAP-EX-33", "TAP-TAPCARD-17")
def test_a_building_over_four_plots_of_the_mall_gives_four_rewards() -> None:
    t = gain_forge(on_mat("shopping_mall"))
    t.answer(BUILD_ON_CARD, t.card("shopping_mall"))
    t.answer(CARD_TURN, 0) if t.asked is CARD_TURN else None
    t.answer(CARD_SITE, place(0, 0))
    for choice in (0, 1, 1, 0):
        assert asked(t) == (0, ONE_OF, [0, 1])
        part(t, choice)
    assert t.player(0).vp == 6
    assert t.player(0).goods == [1, 0, 0, 1]
    assert t.asked is not ONE_OF


# ------------------------------------------------------------------------------------------------ rulings


@rule("TAP-FAQ-35")
def test_plague_takes_back_nothing_that_a_civilization_gave() -> None:
    made = arts().mat(0, "craftsmen", 2).seat(0, vp=17, civs=["craftsmen"], food=3)
    me = made.state.players[0]
    me.left[1] -= 2
    me.crafted[1] += 2
    before = holdings(me)
    t = income(2, made, hand=["plague"])
    t.answer(PLAY, t.card("plague")) if t.asked is PLAY else None
    assert asked(t) == (0, ONE_OF, [0, 1])
    part(t, 0)
    assert t.asked is KEEP_CIVILIZATION
    assert t.player(0).civs == ()  # it is lost
    after = holdings(t.player(0))
    for what in ("vp", "food", "house", "landmarks", "territories", "tech"):
        assert after[what] == before[what]
    assert len(t.options) == 2
    t.answer(KEEP_CIVILIZATION, t.options[0])
    assert len(t.player(0).civs) == 1
    assert t.player(0).civs != (t.civ("craftsmen"),)


@rule("TAP-FAQ-40")
@pytest.mark.parametrize("die", [RED_DIE, BLACK_DIE])
def test_national_parks_chooses_a_die_before_it_is_rolled(die: int) -> None:
    made = on_mat("national_parks").stack(5, 6, 7).dice((6, 0)).seat(0, tiles=[9])
    t, _ = entered("exploration", 2, made)
    t.answer(EXPLORE_HEX, t.options[0]) if t.asked is EXPLORE_HEX else None
    t.answer(EXPLORE_TURN, t.options[0]) if t.asked is EXPLORE_TURN else None
    while t.asked is not PARK_DIE:
        t.match.choose(t.options[0])
    assert asked(t) == (0, PARK_DIE, [RED_DIE, BLACK_DIE])
    before = holdings(t.player(0))
    assert change(t.answer(PARK_DIE, die), before) == ({"vp": 4} if die == RED_DIE else {"coin": 1})
    assert t.player(0).outposts == 8  # no conquest


@rule("TAP-FAQ-42", "TAP-EX-34")
def test_dark_ages_with_five_tracks_leave_a_choice_of_the_one_to_advance_on() -> None:
    tracks = {"exploration": 2, "technology": 3, "science": 1, "military": 0, "arts": 5}
    made = arts().landmark(1, "forge", in_city=False).seat(0, tracks=tracks)
    t = income(2, made, hand=["dark_ages"])
    t.answer(PLAY, t.card("dark_ages")) if t.asked is PLAY else None
    assert asked(t) == (0, TRACK, [0, 1, 2, 3, 4])
    t.answer(TRACK, TECHNOLOGY)
    assert asked(t) == (0, SPARE, [0, 2, 3, 4])  # of the other four, three go back
    t.answer(SPARE, EXPLORATION)
    assert [tokens[0] for tokens in t.player(0).tracks] == [2, 6, 0, 0, 4]
    assert seat_asked(t) == 1
    assert (t.player(0).techs, t.player(0).houses) == (0, [0, 0, 0, 0])  # no benefits
