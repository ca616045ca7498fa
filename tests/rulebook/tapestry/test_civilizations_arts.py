"""Relentless, Gamblers, Urban Planners and Renegades (the KA lines of CIV, and their decisions)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.tapestry.pieces.capitals import SITES
from tafelrunde.games.tapestry.pieces.kinds import (
    END_OF_TRACK,
    FOOD,
    GAMBLERS,
    RELENTLESS,
    RENEGADES,
    URBAN_PLANNERS,
    WORKER,
)
from tafelrunde.games.tapestry.scenario import TapestryScenario, TapestryTable
from tafelrunde.games.tapestry.table.player import CIVILIZATION
from tafelrunde.games.tapestry.table.prompts import (
    ACTION,
    BONUS,
    BUILD_STORED,
    EXCHANGE,
    EXPLORE_HEX,
    EXPLORE_TILE,
    GAMBLE,
    INVENT,
    KEEP_GOAL,
    KEEP_REVEALED,
    LANDMARK_SITE,
    LANDMARK_TURN,
    PLAY,
    RENEGE,
    RESOURCE,
    STORE,
    TRACK,
)
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.effects import ONE_OF, ORDER
from tests.rulebook import rule

from .arts import SPACE, arts, asked, before_income, enter_arts, income, set_up, side
from .beginnings import begun_with
from .city import number, site, turned
from .entering import build, entered, part, seat_asked
from .holdings import change
from .income_turns import take_income
from .upgrades import gained, upgraded

# ------------------------------------------------------------------------------------------------ Relentless


def relentless(tokens: int = 0) -> TapestryScenario:
    return arts().seat(0, civs=["relentless"]).mat(0, "relentless", tokens)


def tokens(t: TapestryTable) -> int:
    return t.player(0).mat[RELENTLESS]


@rule("TAP-CIV-07")
def test_a_turn_in_which_a_building_was_gained_adds_a_token() -> None:
    t, before = entered("technology", 3, relentless(2))
    build(part(t, 1))
    assert (seat_asked(t), tokens(t)) == (1, 3)
    assert change(t, before) == {"market": 1}  # and no reward
    t = set_up(relentless(2).seat(0, coin=2, tracks={"technology": 3}).start().advance("technology", pay=["coin"]))
    while seat_asked(t) == 0:
        t.match.choose(t.options[0])
    assert tokens(t) == 3  # for a landmark


@rule("TAP-CIV-07")
def test_two_buildings_of_a_turn_add_one_token() -> None:
    t = income(2, relentless(1).art(0, 3), hand=["civic_renewal"])
    build(part(part(t, 0), 1)).answer(RESOURCE, FOOD)
    t.answer(PLAY, t.card("civic_renewal")) if t.asked is PLAY else None
    build(part(t, 0))
    assert (seat_asked(t), tokens(t)) == (1, 2)
    assert t.player(0).left == [4, 4, 5, 5]


@rule("TAP-CIV-07")
def test_income_turns_add_a_token_too() -> None:
    t = income(2, relentless(1).art(0, 3), hand=["trap"])
    build(part(part(t, 0), 1)).answer(RESOURCE, FOOD)
    t.answer(PLAY, t.card("trap")) if t.asked is PLAY else None
    assert (seat_asked(t), tokens(t)) == (1, 2)


@rule("TAP-CIV-08")
def test_an_income_turn_without_a_building_changes_nothing() -> None:
    t = income(2, relentless(3), hand=["trap"])
    t.answer(PLAY, t.card("trap")) if t.asked is PLAY else None
    assert (seat_asked(t), tokens(t)) == (1, 3)
    assert t.player(0).tally[CIVILIZATION] == 0


def rested(n: int) -> tuple[TapestryTable, dict[str, int]]:
    """Seat 0 gains no building in an advance turn."""
    return entered("technology", 2, relentless(n), tiles=[5])


@rule("TAP-CIV-08", "TAP-DEC-54")
@pytest.mark.parametrize(
    ("n", "points", "extras"), [(0, 0, 0), (1, 1, 0), (2, 3, 1), (3, 6, 2), (4, 10, 3), (5, 15, 4), (7, 15, 4)]
)
def test_an_advance_turn_without_a_building_turns_all_tokens_into_a_reward(n: int, points: int, extras: int) -> None:
    t, before = rested(n)
    if extras > 1:
        assert asked(t) == (0, ONE_OF, list(range(extras)))
        part(t, 0)
    assert (seat_asked(t), tokens(t)) == (1, 0)
    cards = 1 + (extras > 0)  # the space gives one
    assert change(t, before) == {"cards": cards, **({"vp": points} if points else {})}


@rule("TAP-CIV-08", "TAP-DEC-54")
def test_the_extra_is_a_card_a_resource_an_exploration_or_an_invention() -> None:
    t, before = rested(5)
    part(t, 1).answer(RESOURCE, WORKER)
    assert change(t, before) == {"cards": 1, "vp": 15, "worker": 1}
    t, before = rested(5)
    assert part(t, 2).asked in (EXPLORE_TILE, EXPLORE_HEX)
    t, before = rested(5)
    part(t, 3).answer(INVENT, t.options[0])
    assert change(t, before) == {"cards": 1, "vp": 15, "tech": 1}


# ------------------------------------------------------------------------------------------------ Gamblers

THIS_ERA, WHEN_PLAYED, ALSO_WHEN_PLAYED, CONTINUOUS = "academia", "trap", "technocracy", "heritage_trust"


@rule("TAP-CIV-09")
def test_gamblers_play_a_revealed_card_on_maker_of_fire_after_income_turn_1() -> None:
    made = arts().seat(0, era=0, civs=["gamblers"]).deck("guilds", THIS_ERA, WHEN_PLAYED, CONTINUOUS)
    t = made.start()
    assert t.player(0).stacks[1] == (t.card(WHEN_PLAYED),)
    assert t.player(0).vp == 10  # its ability
    assert t.player(0).hand == 1 << t.card("guilds")  # the card of the income
    assert t.table.discard == 1 << t.card(THIS_ERA) | 1 << t.card(CONTINUOUS)
    assert seat_asked(t) == 1
    t = arts().seat(0, era=0, civs=["leaders"]).deck("guilds", WHEN_PLAYED).start()
    assert t.player(0).stacks[1] == ()


@rule("TAP-CIV-09", "TAP-CIV-10")
def test_gamblers_gained_later_do_not_play_on_maker_of_fire() -> None:
    t, _ = entered("military", 12, arts().next_civ("gamblers"), civs=["nomads"])
    part(t, 1)
    assert GAMBLERS in t.player(0).civs
    assert t.player(0).stacks[1] == ()


@rule("TAP-CIV-10", "TAP-DEC-53")
@pytest.mark.parametrize("turn", [2, 3, 4])
def test_gamblers_play_a_revealed_card_under_that_of_the_era(turn: int) -> None:
    made = arts().seat(0, civs=["gamblers"]).deck(WHEN_PLAYED, ALSO_WHEN_PLAYED, THIS_ERA)
    t = income(turn, made, hand=["guilds", "democracy"])
    assert asked(t) == (0, GAMBLE, sorted([t.card(WHEN_PLAYED), t.card(ALSO_WHEN_PLAYED)]))
    t.answer(GAMBLE, t.card(WHEN_PLAYED))
    assert t.player(0).vp == 10
    assert t.table.discard == 1 << t.card(ALSO_WHEN_PLAYED) | 1 << t.card(THIS_ERA)
    assert t.asked is PLAY
    assert t.options == sorted([t.card("guilds"), t.card("democracy")])
    t.answer(PLAY, t.card("guilds"))
    assert t.player(0).stacks[turn] == (t.card(WHEN_PLAYED), t.card("guilds"))


@rule("TAP-CIV-10")
def test_gamblers_reveal_nothing_in_income_turn_5() -> None:
    t = income(5, arts().seat(0, civs=["gamblers"]).deck(WHEN_PLAYED, ALSO_WHEN_PLAYED, THIS_ERA))
    assert seat_asked(t) == 1
    assert t.table.discard == 0


@rule("TAP-CIV-11", "TAP-DEC-53")
def test_without_a_fitting_card_gamblers_keep_one_of_those_revealed() -> None:
    cards = (THIS_ERA, CONTINUOUS, "alliance")
    made = arts().seat(0, civs=["gamblers"]).deck(*cards)
    t = income(2, made, hand=["guilds"])
    assert asked(t) == (0, KEEP_REVEALED, sorted(t.card(card) for card in cards))
    t.answer(KEEP_REVEALED, t.card(CONTINUOUS))
    assert t.player(0).hand == 1 << t.card("guilds") | 1 << t.card(CONTINUOUS)
    assert t.table.discard == 1 << t.card(THIS_ERA) | 1 << t.card("alliance")
    assert t.player(0).stacks[2] == ()


# ------------------------------------------------------------------------------------------------ Urban Planners

GOALS = ("patent_office", "castle", "museum", "cathedral", "gallery")
FORGE = 3


def planners(**mine: Any) -> TapestryScenario:
    return arts().seat(0, civs=["urban_planners"], **mine)


@rule("TAP-CIV-12", "TAP-DEC-55")
def test_urban_planners_choose_a_further_landmark_card_after_the_draft() -> None:
    t = begun_with("urban_planners", arts_architecture=True)
    while t.asked is not KEEP_GOAL:
        assert t.asked is not ACTION
        t.match.choose(t.options[0])
    drafted = {card for player in t.table.players for card in side(t, player.seat)["goals"]}
    assert len(drafted) == 2
    assert asked(t) == (0, KEEP_GOAL, sorted({5, 6, 7, 8, 9} - drafted))
    mine = t.options[1]
    t.answer(KEEP_GOAL, mine)
    assert mine in side(t)["goals"]
    assert len(side(t)["goals"]) == 2
    assert t.match.view()["side"]["landmark_deck"] == 2


@rule("TAP-CIV-12", "TAP-DEC-55")
def test_they_do_so_too_when_they_are_gained_later() -> None:
    made = arts().goal(1, "castle").next_civ("urban_planners")
    t, _ = entered("military", 12, made, civs=["nomads"])
    part(t, 1)
    assert asked(t) == (0, KEEP_GOAL, [5, 7, 8, 9])


@rule("TAP-CIV-13", "TAP-DEC-55")
@pytest.mark.parametrize("keeps", [True, False])
def test_without_landmark_cards_the_mat_may_go_for_another(keeps: bool) -> None:
    made = arts().goal(1, *GOALS).next_civ("leaders").next_civ("urban_planners")
    t, _ = entered("military", 12, made, civs=["nomads"])
    part(t, 1)
    assert asked(t) == (0, EXCHANGE, [1, NONE])
    t.answer(EXCHANGE, NONE if keeps else 1)
    assert t.player(0).civs == (t.civ("urban_planners" if keeps else "leaders"), t.civ("nomads"))


@rule("TAP-CIV-13", "TAP-DEC-55")
def test_before_the_game_too() -> None:
    t = begun_with("urban_planners", 5, arts_architecture=True)  # who draft all five cards
    while t.asked is not EXCHANGE:
        assert t.asked is not ACTION
        t.match.choose(t.options[0])
    assert asked(t) == (0, EXCHANGE, [1, NONE])
    t.answer(EXCHANGE, 1)
    assert len(t.player(0).civs) == 1
    assert URBAN_PLANNERS not in t.player(0).civs


def stored(t: TapestryTable) -> TapestryTable:
    """The Forge is gained and put on the mat."""
    assert asked(t) == (0, STORE, [1, NONE])
    return t.answer(STORE, 1)


@rule("TAP-CIV-14", "TAP-DEC-17")
def test_a_landmark_may_wait_on_the_mat_until_a_later_turn() -> None:
    t = stored(planners(coin=3, tracks={"technology": 3}).start().advance("technology", pay=["coin"]))
    assert side(t)["stored"] == [FORGE]
    while seat_asked(t) == 0:
        assert t.asked is not BUILD_STORED  # not in this turn
        t.match.choose(t.options[0])
    while seat_asked(t) == 1:
        t.match.choose(t.options[-1])
    assert asked(t) == (0, BUILD_STORED, [FORGE, NONE])
    set_up(t.answer(BUILD_STORED, FORGE))
    assert t.player(0).in_city == 1 << FORGE
    assert side(t)["stored"] == []
    assert (t.asked, seat_asked(t)) == (ACTION, 0)


@rule("TAP-CIV-14", "TAP-DEC-17")
def test_a_landmark_may_be_built_at_once() -> None:
    t = planners(coin=3, tracks={"technology": 3}).start().advance("technology", pay=["coin"])
    set_up(t.answer(STORE, NONE))
    assert t.player(0).in_city == 1 << FORGE
    assert side(t)["stored"] == []


def waiting(*names: str, **mine: Any) -> TapestryScenario:
    """Landmarks wait on the mat since an earlier turn."""
    made = planners(**mine).landmark(0, *names, in_city=False)
    for name in names:
        made.state.players[0].side.stored |= 1 << made.landmark_number(name)
    return made


@rule("TAP-FAQ-30", "TAP-CIV-14", "TAP-DEC-17")
def test_two_stored_landmarks_may_be_built_in_the_same_turn() -> None:
    t = waiting("forge", "barracks", coin=1).start()
    barracks = t.landmark_number("barracks")
    assert asked(t) == (0, BUILD_STORED, [FORGE, barracks, NONE])
    set_up(t.answer(BUILD_STORED, barracks))
    assert asked(t) == (0, BUILD_STORED, [FORGE, NONE])
    set_up(t.answer(BUILD_STORED, FORGE))
    assert t.player(0).in_city == 1 << FORGE | 1 << barracks
    assert t.asked is ACTION


@rule("TAP-FAQ-30", "TAP-CIV-14")
def test_a_stored_landmark_may_be_built_in_the_middle_of_a_turn() -> None:
    t = waiting("forge", coin=2).start()
    t.answer(BUILD_STORED, NONE).advance("exploration", pay=["coin"])
    assert asked(t) == (0, BUILD_STORED, [FORGE, NONE])  # after the benefit
    t.answer(BUILD_STORED, NONE)
    assert asked(t) == (0, BUILD_STORED, [FORGE, NONE])  # at the end
    t.answer(BUILD_STORED, NONE)
    assert seat_asked(t) == 1  # nobody is forced


@rule("TAP-CIV-14")
def test_a_stored_landmark_is_not_built_in_turns_of_others() -> None:
    made = waiting("forge").turn(1).seat(1, coin=2)
    t = made.start().advance("exploration", pay=["coin"])
    assert side(t)["stored"] == [FORGE]
    assert asked(t) == (0, BUILD_STORED, [FORGE, NONE])  # only now, in the own turn
    assert t.table.active == 0


def stand(made: TapestryScenario, name: str, row: int, column: int) -> None:
    """A landmark in the capital of seat 0."""
    made.landmark(0, name).fill(0, [number((row + r, column + c)) for r, c in turned(name, 0)])
    made.state.players[0].sites += (made.landmark_number(name) * 4 * SITES + site(row, column),)


SMALL = ("lighthouse", "forge", "apothecary", "barracks", "bakery", "stock_market", "treasury")  # two by two plots
SPOTS = ((0, 0), (0, 2), (0, 4), (0, 6), (2, 6), (2, 4), (2, 2))


@rule("TAP-CIV-15")
@pytest.mark.parametrize("n", range(1, 8))
def test_the_largest_group_of_landmarks_is_scored_at_last(n: int) -> None:
    made = before_income(5, planners().plain(0))
    for name, (row, column) in zip(SMALL[:n], SPOTS, strict=False):
        stand(made, name, row, column)
    stand(made, "clocktower", 7, 7)  # apart
    t = take_income(made)
    assert t.player(0).tally[CIVILIZATION] == n * n


@rule("TAP-CIV-15")
def test_corners_do_not_connect_and_no_earlier_income_turn_scores() -> None:
    for turn, points in ((5, 1), (4, 0)):
        made = before_income(turn, planners(hand=["trap"]).plain(0))
        stand(made, "forge", 0, 0)
        stand(made, "barracks", 2, 2)
        t = take_income(made)
        t.answer(PLAY, t.card("trap")) if t.asked is PLAY else None
        assert seat_asked(t) == 1
        assert t.player(0).tally[CIVILIZATION] == points


# ------------------------------------------------------------------------------------------------ Renegades


def renegades(space: int = 0) -> TapestryScenario:
    return arts().seat(0, civs=["renegades"]).mat(0, "renegades", space)


@rule("TAP-CIV-16")
def test_renegades_begin_on_the_start_of_their_track() -> None:
    t = begun_with("renegades", arts_architecture=True)
    assert t.player(0).civs == (RENEGADES,)
    assert t.player(0).mat[RENEGADES] == 0
    t, _ = entered("technology", 2, renegades())
    part(t.answer(RENEGE, 1), 0)
    assert t.player(0).mat[RENEGADES] == 1  # the first space comes first


@rule("TAP-CIV-17", "TAP-DEC-52")
def test_the_benefit_of_the_mat_replaces_that_of_the_space_and_its_bonus() -> None:
    t, before = entered("technology", 2, renegades(), food=1)
    assert asked(t) == (0, RENEGE, [1, NONE])
    t.answer(RENEGE, 1)
    assert asked(t) == (0, ORDER, [0, 1])  # a card and any income building
    build(part(part(t, 0), 1))
    assert seat_asked(t) == 1  # no bonus
    assert change(t, before) == {"cards": 1, "house": 1}


@rule("TAP-CIV-17", "TAP-DEC-52")
def test_renegades_may_stay_with_the_space() -> None:
    t, before = entered("technology", 2, renegades(), food=1)
    t.answer(RENEGE, NONE)
    assert change(t, before) == {"cards": 1}
    assert t.asked is BONUS
    assert t.player(0).mat[RENEGADES] == 0


@rule("TAP-CIV-17")
def test_renegades_still_gain_landmarks() -> None:
    t = renegades(1).seat(0, coin=2, tracks={"technology": 3}).start().advance("technology", pay=["coin"])
    assert t.asked in (LANDMARK_TURN, LANDMARK_SITE)
    set_up(t)
    assert asked(t) == (0, RENEGE, [1, NONE])
    t.answer(RENEGE, 1)
    assert t.player(0).landmarks == 1 << FORGE


@rule("TAP-CIV-17")
def test_renegades_may_do_so_whenever_they_would_gain_a_benefit() -> None:
    t, _ = enter_arts(SPACE["flash_mob"], renegades())
    t.answer(TRACK, 1)
    assert asked(t) == (0, RENEGE, [1, NONE])


@rule("TAP-CIV-18")
@pytest.mark.parametrize("space", [1, 2, 3, 5, 6, 8, 9, 11])
@pytest.mark.parametrize("stands", [0, 1, 2, 3])
def test_the_tiers_must_be_the_same(space: int, stands: int) -> None:
    t, _ = entered("military", space, renegades(stands))
    assert (t.asked is RENEGE) == ((space - 1) // 3 == stands)


@rule("TAP-CIV-19")
def test_the_track_of_the_mat_is_no_track_for_anything_else() -> None:
    t, before = upgraded("opera", "bottom", renegades(), tracks={"arts": 1})
    assert gained(t, before) == {"arts": 1}  # an advance without benefit is none for the mat
    assert t.player(0).mat[RENEGADES] == 0
    t = income(2, renegades(), hand=["dark_ages"])
    t.answer(PLAY, t.card("dark_ages")) if t.asked is PLAY else None
    assert asked(t) == (0, TRACK, [0, 1, 2, 3, 4])
    assert len(t.match.view()["seats"][0]["tracks"]) == 5


@rule("TAP-CIV-20")
def test_the_end_of_the_mat_is_the_end_of_a_track() -> None:
    t, before = entered("exploration", 11, renegades(3))
    t.answer(RENEGE, 1)
    assert t.match.view()["achievements"][END_OF_TRACK]["seats"] == [0]
    assert change(t, before)["vp"] >= 10
    t, _ = entered("exploration", 8, renegades(2))
    t.answer(RENEGE, 1)
    assert t.match.view()["achievements"][END_OF_TRACK]["seats"] == []
