"""Income turns, step by step (TAP-INCOME-01..30)."""

from __future__ import annotations

import pytest

from tafelrunde.games.tapestry.pieces.kinds import COIN, CULTURE, FOOD, WORKER
from tafelrunde.games.tapestry.scenario import TapestryTable, scenario
from tafelrunde.games.tapestry.table.player import INCOME as FROM_INCOME
from tafelrunde.games.tapestry.table.prompts import (
    ABILITY,
    ACTION,
    CELEBRATE,
    CRAFT,
    ENTERTAIN,
    GUILD,
    LEAD,
    PLAY,
    PLOT,
    RESOURCE,
    TOKEN_ON_TECH,
    UPGRADE,
)
from tafelrunde.kernel.decision import NONE
from tests.rulebook import rule
from tests.rulebook.tapestry.holdings import change, holdings
from tests.rulebook.tapestry.income_turns import before_income, income, questions, take_income, told

EVERY = range(1, 6)
BUSY = {"civs": ["merrymakers"], "hand": ["trap"], "tech": {"bottom": ["bakery"]}, "built": {"farm": [0, 1]}}


def busy(turn: int) -> TapestryTable:
    """An income turn in which every step would give something: 1 coin, 10 VP, 4 VP, 4 VP and the income."""
    return income(turn, **BUSY)


# ------------------------------------------------------------------------------------------------ the steps


@rule("TAP-INCOME-01", "TAP-ICON-20")
@pytest.mark.parametrize("turn", [2, 3, 4])
def test_abilities_card_upgrade_points_and_income_come_in_this_order(turn: int):
    t = busy(turn)
    assert questions(t) == [CELEBRATE, PLAY, UPGRADE]
    done = told(t, "ability", "played", "upgraded", "scored", "drew-tile", "drew")
    # The card and the upgrade score too; the points of the income mat come after both.
    assert done == ["ability", "played", "scored", "upgraded", "scored", "scored", "drew-tile", "drew"]


@rule("TAP-INCOME-02", "TAP-INCOME-29", "TAP-CIV-05")
@pytest.mark.parametrize("turn", EVERY)
def test_civilizations_act_in_income_turns_2_to_5(turn: int):
    assert (CELEBRATE in questions(busy(turn))) == (turn >= 2)


@rule("TAP-INCOME-03", "TAP-INCOME-27", "TAP-INCOME-28", "TAP-FAQ-16")
@pytest.mark.parametrize("turn", EVERY)
def test_a_tapestry_card_is_played_in_income_turns_2_to_4(turn: int):
    t = busy(turn)
    asked = questions(t)
    played = turn in (2, 3, 4)
    assert (PLAY in asked) == played
    assert sum(map(len, t.player(0).stacks)) == played
    assert (t.player(0).hand >> t.card("trap") & 1) != played


@rule("TAP-INCOME-04")
@pytest.mark.parametrize("turn", EVERY)
def test_a_tech_card_may_be_upgraded_in_income_turns_2_to_5(turn: int):
    assert (UPGRADE in questions(busy(turn))) == (turn >= 2)


@rule("TAP-INCOME-05")
@pytest.mark.parametrize("turn", EVERY)
def test_the_income_mat_scores_in_income_turns_2_to_5(turn: int):
    t = busy(turn)
    questions(t)
    scored = 1 + 4 if turn >= 2 else 0  # a tech card, and the third farm space
    assert t.player(0).tally[FROM_INCOME] == scored


@rule("TAP-INCOME-06")
@pytest.mark.parametrize("turn", EVERY)
def test_the_income_mat_pays_in_income_turns_1_to_4(turn: int):
    t = income(turn, hand=["trap"])
    questions(t)
    paid = turn <= 4
    assert t.player(0).goods == [paid] * 4
    assert t.player(0).tiles.bit_count() == paid


@rule("TAP-INCOME-07", "TAP-EX-01")
def test_the_first_income_turn_gives_one_of_everything_and_no_points():
    t = before_income(1, tech={"bottom": ["bakery"]}).start()
    assert t.asked is ACTION
    assert t.match.decision is not None
    assert t.match.decision.seat == 1, "nothing was to be decided"
    me = t.player(0)
    assert (me.goods, me.tiles.bit_count(), me.hand.bit_count(), me.vp) == ([1, 1, 1, 1], 1, 1, 0)


# ------------------------------------------------------------------------------------------------ step 1


@rule("TAP-INCOME-09", "TAP-CIV-03", "TAP-DEC-33")
@pytest.mark.parametrize("order", [("merrymakers", "leaders"), ("leaders", "merrymakers")])
def test_several_civilizations_act_in_any_order(order: tuple[str, str]):
    t = income(2, civs=["merrymakers", "leaders"], hand=["trap"])
    assert t.asked is ABILITY
    assert t.options == sorted([t.civ("merrymakers"), t.civ("leaders")])
    t.answer(ABILITY, t.civ(order[0]))
    assert questions(t)[:3] == ([CELEBRATE, LEAD, PLAY] if order[0] == "merrymakers" else [LEAD, CELEBRATE, PLAY])


@rule("TAP-INCOME-29")
def test_a_mat_may_say_that_it_acts_in_the_first_income_turn_and_not_in_the_last():
    for turn in EVERY:
        made = scenario(mats="revised").seat(0, era=turn - 1, civs=["entertainers"], hand=["trap"])
        t = take_income(made.seat(1, era=4, coin=1))
        assert (ENTERTAIN in questions(t)) == (turn <= 4)


@rule("TAP-INCOME-29")
def test_an_ability_that_is_not_tied_to_step_1_applies_in_other_turns_too():
    t = scenario().seat(0, era=1, food=1, tracks={"exploration": 2}, civs=["craftsmen"]).start()
    t.advance("exploration")  # without a tile only the farm is left
    assert t.asked is CRAFT


# ------------------------------------------------------------------------------------------------ step 2


@rule("TAP-INCOME-10", "TAP-DEC-36")
@pytest.mark.parametrize("turn", [2, 3, 4])
def test_a_card_of_choice_goes_on_the_space_of_the_new_era(turn: int):
    t = income(turn, hand=["trap", "feudalism", "guilds"])
    assert t.asked is PLAY
    assert t.options == sorted([t.card("trap"), t.card("feudalism"), t.card("guilds")])
    t.answer(PLAY, t.card("trap"))
    stacks = t.player(0).stacks
    assert [era for era in range(5) if stacks[era]] == [turn]
    assert stacks[turn] == (t.card("trap"),)


@rule("TAP-INCOME-10", "TAP-INCOME-30")
def test_the_card_never_covers_that_of_an_earlier_era():
    t = income(3, hand=["trap"], played={2: ["guilds"]})
    t.answer(PLAY, t.card("trap"))
    assert t.player(0).stacks[2:] == [(t.card("guilds"),), (t.card("trap"),), ()]


@rule("TAP-INCOME-11")
def test_without_a_card_in_hand_the_top_card_of_the_deck_lies_face_down():
    t = before_income(2).deck("trap", "guilds").start()
    assert t.match.decision is not None
    assert t.match.decision.seat == 1
    assert t.player(0).stacks[2] == (t.card("trap"),)
    assert t.player(0).vp == 0, "a card face down does nothing"
    assert t.player(0).hand == 1 << t.card("guilds"), "the card of the income is the next one"
    for seat in (0, 1):
        assert t.match.view(seat)["seats"][0]["stacks"][1] == [-1]


@rule("TAP-INCOME-11")
def test_a_card_from_hand_lies_face_up():
    t = income(2, hand=["trap"])
    t.answer(PLAY, t.card("trap"))
    assert t.match.view(1)["seats"][0]["stacks"][1] == [t.card("trap")]


@rule("TAP-INCOME-12")
@pytest.mark.parametrize(("ahead", "gained"), [((), True), ((1,), False), ((3,), False), ((2,), True), ((1, 3), False)])
def test_who_enters_an_era_before_both_neighbours_gains_resources(ahead: tuple[int, ...], gained: bool):
    made = scenario(4).seat(0, era=1, hand=["trap"])
    for seat in ahead:
        made.seat(seat, era=2)
    t = made.start().income()
    assert (t.asked is RESOURCE) == gained
    assert t.asked in (RESOURCE, PLAY)


@rule("TAP-INCOME-13", "TAP-DEC-39")
@pytest.mark.parametrize(("turn", "resources"), [(2, 1), (3, 2), (4, 3), (5, 0)])
def test_the_first_gain_one_two_and_three_resources_of_their_choice(turn: int, resources: int):
    t = before_income(turn, first=True, hand=["trap"], tech={"bottom": ["bakery"]}).start().income()
    for _ in range(resources):
        assert t.options == [COIN, WORKER, FOOD, CULTURE]
        t.answer(RESOURCE, CULTURE)
    assert t.asked is (UPGRADE if turn == 5 else PLAY)
    assert t.player(0).goods == [0, 0, 0, resources]


@rule("TAP-INCOME-14")
def test_they_come_after_the_abilities_and_can_be_used_by_the_card():
    t = before_income(2, first=True, hand=["guilds"], civs=["merrymakers"]).start().income()
    t.answer(CELEBRATE, 2).answer(RESOURCE, WORKER).answer(PLAY, t.card("guilds"))
    assert t.asked is GUILD
    assert t.options == [0, 1, 4], "5 VP of the merrymakers buy one, the worker sells as one"


@rule("TAP-INCOME-15")
def test_a_when_played_ability_is_carried_out_before_the_next_step():
    t = income(2, hand=["trap"], tech={"bottom": ["bakery"]})
    t.answer(PLAY, t.card("trap"))
    assert t.asked is UPGRADE
    assert t.player(0).vp == 10


@rule("TAP-INCOME-30", "TAP-EX-40")
def test_the_card_of_step_2_covers_one_that_was_played_in_step_1():
    hand, tech = ["feudalism", "democracy"], {"middle": ["printing_press"]}
    t = before_income(3, first=True, hand=hand, tech=tech, civs=["inventors"]).mat(0, "inventors", 4).start().income()
    t.answer(TOKEN_ON_TECH, t.tech("printing_press")).answer(PLAY, t.card("feudalism")).answer(RESOURCE, COIN)
    t.answer(RESOURCE, COIN).answer(RESOURCE, COIN)  # the era gives its two all the same
    assert t.player(0).goods == [3, 0, 0, 0]
    t.answer(PLAY, t.card("democracy"))
    assert t.player(0).stacks[2:] == [(), (t.card("feudalism"), t.card("democracy")), ()]


# ------------------------------------------------------------------------------------------------ step 3


@rule("TAP-INCOME-16", "TAP-DEC-23")
def test_one_tech_card_may_be_upgraded_or_none():
    cards = ["bakery", "canned_food"]
    for wanted in (*cards, None):
        t = income(5, tech={"bottom": cards, "top": ["barn"]})
        assert t.asked is UPGRADE
        assert t.options == [*sorted(t.tech(card) for card in cards), NONE]
        asked = questions(t, [NONE if wanted is None else t.tech(wanted)])
        assert asked == [UPGRADE]
        assert t.player(0).tech[1] == (0 if wanted is None else 1 << t.tech(wanted))


# ------------------------------------------------------------------------------------------------ step 4


def income_points(**mine: object) -> int:
    """What the income mat scores in income turn 5."""
    made = before_income(5, **mine)
    made.state.players[0].tech = [made.state.players[0].techs, 0, 0]
    t = take_income(made)
    questions(t, [NONE])
    return t.player(0).tally[FROM_INCOME]


@rule("TAP-INCOME-17")
@pytest.mark.parametrize(("markets", "symbols"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3)])
def test_each_uncovered_symbol_scores(markets: int, symbols: int):
    techs = ["bakery", "barn", "calendar"]
    assert income_points(tech={"bottom": techs}, built={"market": range(markets)}) == symbols * 3


@rule("TAP-INCOME-18")
def test_tech_cards_count_in_any_row():
    t = income(5, tech={"bottom": ["bakery", "barn"], "middle": ["calendar"], "top": ["paper"]})
    questions(t, [NONE])
    assert t.player(0).tally[FROM_INCOME] == 4


@rule("TAP-INCOME-19")
def test_the_capital_symbol_scores_rows_and_columns():
    def points(plots: list[int], **mine: object) -> int:
        t = before_income(5, **mine).fill(0, plots).start()
        return t.player(0).tally[FROM_INCOME]

    row, column = list(range(9)), list(range(0, 81, 9))
    assert points(row[:-1]) == 0
    assert points(row) == 1
    assert points(column) == 1
    assert points([*row, *column]) == 2
    assert points([*row, *column], built={"house": [40, 41]}) == 2 * 2


@rule("TAP-INCOME-20")
@pytest.mark.parametrize(("farms", "points"), [(1, 0), (2, 4), (3, 4), (4, 11), (5, 21)])
def test_a_number_scores_as_such(farms: int, points: int):
    assert income_points(built={"farm": range(farms)}) == points


@rule("TAP-INCOME-21")
def test_the_territory_symbol_scores_what_is_controlled():
    def points(armories: int) -> int:
        made = before_income(5, built={"armory": range(armories)}).outpost(0, (0, 0))
        made.tile((0, -1), 5).outpost(0, (0, -1), toppled=True).outpost(1, (0, -1))
        return made.start().player(0).tally[FROM_INCOME]

    assert [points(n) for n in (1, 2, 4)] == [0, 2, 4]  # the start territory and the middle island


# ------------------------------------------------------------------------------------------------ step 5


@rule("TAP-INCOME-22", "TAP-ICON-26")
def test_every_uncovered_resource_tile_and_card_is_gained():
    built = {"market": [0], "house": [1, 2], "farm": [3, 4, 5], "armory": [6, 7, 8, 18]}
    t = before_income(1, built=built).start()
    assert t.player(0).goods == [2, 2, 3, 4]
    assert (t.player(0).tiles.bit_count(), t.player(0).hand.bit_count()) == (1, 1)


@rule("TAP-INCOME-23")
def test_nobody_holds_more_than_eight_of_a_resource():
    t = before_income(1, coin=8, worker=7, food=6, built={"house": [0], "farm": [1]}).start()
    assert t.player(0).goods == [8, 8, 8, 1]


@rule("TAP-INCOME-24")
def test_tiles_lie_open_and_cards_are_in_hand_from_the_common_supply():
    made = before_income(1).stack(5).deck("trap")
    tiles, cards = len(made.state.tiles_left), len(made.state.deck)
    t = made.start()
    seen = t.match.view(1)["seats"][0]
    assert seen["tiles"] == [4]
    assert (seen["hand"], seen["hand_count"]) == (None, 1)
    assert t.match.view(0)["seats"][0]["hand"] == [t.card("trap")]
    assert t.match.view(1)["tiles_left"] == tiles - 1
    assert t.match.view(1)["deck"] == cards - 1


@rule("TAP-INCOME-26", "TAP-FAQ-15")
def test_an_uncovered_space_pays_from_the_next_income_turn_on():
    made = scenario().seat(0, food=1, tracks={"exploration": 2}, hand=["trap", "feudalism"])
    t = made.finished(1).start()
    before = holdings(t.player(0))
    t.advance("exploration").answer(PLOT, 0)
    assert change(t, before) == {"food": -1, "farm": 1, "exploration": 1}
    for income_turn, food in ((2, 2), (3, 4)):
        while t.player(0).era < income_turn or t.asked is not ACTION:
            t.match.choose(5 if t.asked is ACTION else t.options[-1])
        assert t.player(0).goods[FOOD] == food
