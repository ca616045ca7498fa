"""The adjustments of the civilizations (TAP-CIVADJ-01..25)."""

from __future__ import annotations

import pytest

from tafelrunde.games.tapestry.abilities.mats import CIVILIZATIONS
from tafelrunde.games.tapestry.pieces.kinds import COIN, CULTURE, FOOD, WORKER
from tafelrunde.games.tapestry.rules.gains import lose
from tafelrunde.games.tapestry.scenario import TapestryScenario, TapestryTable, scenario
from tafelrunde.games.tapestry.table.player import START
from tafelrunde.games.tapestry.table.prompts import ACTION, LOSE, MARK, PLAY, RESOURCE
from tafelrunde.kernel.decision import NONE
from tests.rulebook import rule
from tests.rulebook.tapestry.beginnings import begun_with, set_up_with
from tests.rulebook.tapestry.city import FREE, number, plots_shown
from tests.rulebook.tapestry.entering import quiet
from tests.rulebook.tapestry.income_turns import take_income

ALL_MATS = [civ.id for civ in CIVILIZATIONS]
ANY = [COIN, WORKER, FOOD, CULTURE]


def start_points(t: TapestryTable) -> int:
    return t.player(0).tally[START]


# ------------------------------------------------------------------------------------------------ before the game


@rule("TAP-CIVADJ-03", "TAP-CIVADJ-07", "TAP-CIVADJ-10", "TAP-CIVADJ-20", "TAP-CIVADJ-21", "TAP-DEC-05")
@pytest.mark.parametrize(
    ("civ", "resources", "points"),
    [("alchemists", 1, 10), ("entertainers", 1, 10), ("traders", 2, 10), ("merrymakers", 1, 0), ("mystics", 1, 0)],
)
def test_some_begin_with_resources_of_choice_and_points(civ: str, resources: int, points: int):
    t = begun_with(civ)
    while civ == "mystics" and t.asked is not RESOURCE:
        t.match.choose(1)  # what they foretell
    for n in range(resources):
        assert t.options == ANY
        assert t.match.decision is not None
        assert (t.match.decision.seat, t.match.decision.about) == (0, resources - n)
        t.answer(RESOURCE, WORKER)
    assert t.asked is not RESOURCE
    assert start_points(t) == points
    assert t.player(0).goods[WORKER] - resources in (0, 1), "and then perhaps the income of the first turn"


@rule("TAP-CIVADJ-05")
@pytest.mark.parametrize("players", [1, 2, 3, 5])
def test_the_chosen_begin_with_15_points_per_opponent(players: int):
    assert start_points(begun_with("the_chosen", players, solo="points")) == 15 * (players - 1)


@rule("TAP-CIVADJ-11", "TAP-CIVADJ-24", "TAP-VP-02")
@pytest.mark.parametrize("civ", ["heralds", "historians", "leaders", "craftsmen", "nomads", "inventors", "militants"])
def test_others_begin_with_0_points_and_no_choice(civ: str):
    t = begun_with(civ)
    assert start_points(t) == 0
    assert t.asked in (ACTION, PLAY)
    assert sum(t.player(0).goods) in (0, 4), "nothing but the income of the first turn"


@rule("TAP-CIVADJ-15")
def test_isolationists_begin_with_two_territory_tiles():
    def tiles(**options: object) -> int:
        t = begun_with("isolationists", **options)
        return t.player(0).tiles.bit_count() - (t.player(0).era == 1)  # without that of the first income

    assert (tiles(), tiles(no_civ_adjustments=True)) == (2, 0)


@rule("TAP-CIVADJ-04", "TAP-DEC-57", "TAP-DEC-05")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_architects_make_one_plot_per_opponent_impassable_each_in_another_district(players: int):
    t = begun_with("architects", players, solo="points")
    marked: list[int] = []
    for _ in range(players - 1):
        assert t.asked is MARK
        assert t.match.decision is not None
        assert t.match.decision.seat == 0
        districts = {(plot // 27, plot % 9 // 3) for plot in marked}
        assert set(t.options) == {number(p) for p in FREE if (p[0] // 3, p[1] // 3) not in districts}
        marked.append(t.options[0])
        t.answer(MARK, t.options[0])
    assert t.asked is not MARK
    assert all(plots_shown(t)[plot] == "impassable" for plot in marked), "in the capital of their own"


@rule("TAP-CIVADJ-01")
def test_a_civilization_gained_later_is_not_adjusted():
    for civ in ("alchemists", "traders", "the_chosen", "merrymakers", "isolationists"):
        made = quiet().seat(0, era=4, tech={"middle": ["radio"]}, tracks={"science": 10}).next_civ(civ)
        t = take_income(made)
        t.match.choose(t.tech("radio"))
        assert t.player(0).civs == (t.civ(civ),)
        assert t.asked is ACTION, "nothing is to be chosen"
        assert (sum(t.player(0).goods), start_points(t), t.player(0).tiles) == (0, 0, 0)


@rule("TAP-CIVADJ-01")
def test_futurists_gained_later_lose_nothing():
    made = quiet().seat(0, era=4, tech={"middle": ["radio"]}, tracks={"science": 10}).next_civ("futurists")
    t = take_income(made)
    t.match.choose(t.tech("radio"))
    assert t.player(0).goods == [1, 1, 1, 1]


@rule("TAP-CIVADJ-01", "TAP-VARIANT-13")
@pytest.mark.parametrize("civ", ALL_MATS)
def test_without_adjustments_nobody_begins_with_points_or_a_choice_of_resources(civ: str):
    t = begun_with(civ, no_civ_adjustments=True)
    assert t.asked not in (RESOURCE, MARK, LOSE)
    assert start_points(t) == 0


@rule("TAP-CIVADJ-24")
def test_historians_have_no_adjustment():
    with_it, without = begun_with("historians"), begun_with("historians", no_civ_adjustments=True)
    assert with_it.match.state.pack() == without.match.state.pack()


@rule("TAP-CIVADJ-25")
def test_an_adjustment_is_applied_once():
    t = begun_with("alchemists").answer(RESOURCE, COIN)
    while t.match.decision is not None and t.player(0).era < 2:
        t.match.choose(5 if t.asked is ACTION else t.options[-1])
    assert start_points(t) == 10


# ------------------------------------------------------------------------------------------------ losses


@rule("TAP-CIVADJ-02", "TAP-CIVADJ-09", "TAP-FAQ-29", "TAP-EX-35", "TAP-DEC-05")
def test_futurists_lose_a_culture_and_a_resource_of_choice_at_the_end_of_the_first_income_turn():
    t = set_up_with("futurists").start()
    while t.asked is not LOSE:
        assert t.match.decision is not None
        assert t.match.decision.seat != 0
        assert t.player(0).goods == [1, 1, 1, 1], "nothing is lost before"
        t.match.choose(t.options[0])
    assert t.match.decision is not None
    assert t.match.decision.seat == 0
    assert t.player(0).goods == [2, 2, 2, 1], "the income is in, the culture is gone"
    assert t.options == ANY
    t.answer(LOSE, FOOD)
    assert t.player(0).goods == [2, 2, 1, 1]
    assert t.asked is not LOSE


@rule("TAP-CIVADJ-02")
def test_what_a_player_does_not_have_is_not_owed():
    def asked(**goods: int) -> list[int]:
        made = scenario().seat(0, **goods)
        decision = next(lose(made.state, made.state.players[0], [FOOD, CULTURE]), None)
        return [] if decision is None else decision.options

    assert asked(coin=3) == []
    assert asked(coin=3, culture=1) == [CULTURE]


@rule("TAP-CIVADJ-09", "TAP-VARIANT-13")
def test_without_adjustments_futurists_lose_nothing():
    t = scenario(no_civ_adjustments=True).seat(0, era=0, civs=["futurists"]).seat(1, coin=1).start()
    assert t.player(0).goods == [1, 1, 1, 1]


# ------------------------------------------------------------------------------------------------ Heralds


def heralds_first_income(*deck: str, hand: tuple[str, ...] = (), **options: object) -> TapestryTable:
    """Seat 0, with the Heralds, has taken the first income. The first card named is that of the income."""
    made: TapestryScenario = scenario(**options).seat(0, era=0, civs=["heralds"], hand=list(hand)).seat(1, coin=1)
    return made.deck(*deck).start()


@rule("TAP-CIVADJ-13")
def test_heralds_draw_until_a_card_with_a_when_played_ability_appears():
    t = heralds_first_income("academia", "theocracy", "golden_age", "democracy", "trap")
    assert t.asked is PLAY
    hand = t.match.view(0)["seats"][0]["hand"]
    assert sorted(hand) == sorted([t.card("academia"), t.card("democracy")])
    assert sorted(t.match.view()["discards"]["tapestry"]) == sorted([t.card("theocracy"), t.card("golden_age")])


@rule("TAP-CIVADJ-13", "TAP-DEC-56")
def test_they_may_play_a_when_played_card_on_maker_of_fire():
    t = heralds_first_income("academia", "trap", hand=("democracy",))
    assert t.asked is PLAY
    assert t.options == [*sorted([t.card("trap"), t.card("democracy")]), NONE], (
        "a THIS ERA card may not be played there"
    )
    t.answer(PLAY, t.card("trap"))
    assert t.player(0).stacks[1] == (t.card("trap"),)
    assert t.player(0).vp == 10


@rule("TAP-CIVADJ-13", "TAP-DEC-56")
def test_they_need_not_play_one():
    t = heralds_first_income("academia", "trap").answer(PLAY, NONE)
    assert t.player(0).stacks[1] == ()
    assert t.player(0).hand.bit_count() == 2


@rule("TAP-CIVADJ-12")
def test_it_is_one_play_at_the_end_of_the_first_income_turn_and_not_a_second_one():
    t = heralds_first_income("academia", "trap", hand=("guilds",))
    assert t.player(0).goods == [1, 1, 1, 1], "the income came before"
    t.answer(PLAY, t.card("trap"))
    assert t.match.decision is not None
    assert (t.asked, t.match.decision.seat) == (ACTION, 1)


@rule("TAP-CIVADJ-14")
def test_they_may_not_play_renaissance_there():
    t = heralds_first_income("academia", "trap", hand=("renaissance",))
    assert t.options == [t.card("trap"), NONE]
    t = heralds_first_income("academia", "trap", hand=("renaissance",), no_civ_adjustments=True)
    assert t.card("renaissance") in t.options, "only the adjustment forbids it"


@rule("TAP-CIVADJ-11")
def test_heralds_lose_no_points():
    t = heralds_first_income("academia", "trap").answer(PLAY, NONE)
    assert t.player(0).vp == 0
