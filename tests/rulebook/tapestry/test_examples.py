"""The worked examples of the rulebook (EX), and a long chain of effects."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.tapestry.pieces.capitals import DISTRICTS, PLOT_MASKS
from tafelrunde.games.tapestry.pieces.kinds import (
    BOTTOM,
    COIN,
    CULTURE,
    DESERT,
    EXPLORATION,
    FOOD,
    FOREST,
    GRASS,
    MIDDLE_ISLAND,
    MILITARY,
    MOUNTAIN,
    SCIENCE,
    SEA,
    TECHNOLOGY,
    TOPPLE_TWO,
    WORKER,
)
from tafelrunde.games.tapestry.rules.explore import matching_sides
from tafelrunde.games.tapestry.scenario import TapestryScenario, scenario
from tafelrunde.games.tapestry.table.player import CIVILIZATION, INCOME, TECH
from tafelrunde.games.tapestry.table.prompts import (
    BONUS,
    CIRCLE,
    CONQUER,
    DIE,
    EXPLORE_HEX,
    EXPLORE_TURN,
    INVENT,
    LANDMARK_SITE,
    LANDMARK_TURN,
    LOSE,
    PLAY,
    PLOT,
    REPEAT,
    RESOURCE,
    TERRITORY,
    TOKEN_ON_TECH,
    TRACK,
    TRAP,
    UPGRADE,
    USE,
)
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.effects import ONE_OF
from tafelrunde.kernel.hexes import Hex
from tests.rulebook import rule

from .entering import build, entered, part, quiet, seat_asked
from .holdings import change
from .upgrades import gained, may_enter_top, upgraded


@rule("TAP-EX-01")
def test_the_first_income_turn():
    t = scenario().seat(0, era=0).start()  # only income can be chosen, so nothing is asked
    me = t.player(0)
    assert me.goods == [1, 1, 1, 1]
    assert (me.tiles.bit_count(), me.hand.bit_count(), me.vp) == (1, 1, 0)


@rule("TAP-EX-02", "TAP-EX-03")
def test_rafts_explore_and_offer_a_card_once():
    t = quiet().seat(0, food=2, worker=1, tracks={"exploration": 1}, tiles=[5]).start()
    t.advance("exploration", pay=["food"]).answer(EXPLORE_HEX, t.options[0])
    assert t.player(0).tiles == 0
    assert t.options == [WORKER, FOOD, NONE]
    cards, food = t.player(0).hand.bit_count(), t.player(0).goods[FOOD]
    t.answer(BONUS, FOOD)
    assert t.player(0).hand.bit_count() == cards + 1
    assert t.player(0).goods[FOOD] == food - 1
    assert seat_asked(t) == 1


def bordered(*neighbours: tuple[Hex, tuple[int, ...]]) -> TapestryScenario:
    """Only these territories have terrains, at their corners clockwise from the top left."""
    made = quiet()
    made.state.corners = [None] * len(made.state.corners)
    for at, corners in neighbours:
        made.state.corners[made.hex(at)] = corners
    return made


# Beside a tile with water, mountain and desert on (0, -1): water and grassland above, mountain and forest to the right.
ABOVE = ((0, -2), (FOREST, FOREST, FOREST, GRASS, SEA, FOREST))
RIGHT = ((1, -2), (GRASS, GRASS, GRASS, GRASS, FOREST, MOUNTAIN))
BELOW = ((0, 0), (GRASS, GRASS, GRASS, GRASS, GRASS, GRASS))


@rule("TAP-EX-04", "TAP-EX-05")
@pytest.mark.parametrize(("neighbours", "points"), [([ABOVE, RIGHT, BELOW], 2), ([RIGHT, BELOW], 1)])
def test_an_explored_tile_scores_the_sides_that_match_in_part(neighbours: list[Any], points: int):
    t, before = entered("exploration", 2, bordered(*neighbours), tiles=[10])
    t.answer(EXPLORE_HEX, t.hex((0, -1))).answer(EXPLORE_TURN, 0)
    assert change(t, before) == {"tiles": -1, "vp": points, "culture": 1}


@rule("TAP-EX-06")
def test_a_space_tile_gives_all_it_shows_and_no_points_for_placing():
    t, before = entered("exploration", 12, quiet().claimed(1, "end-of-track").claimed(0, "end-of-track"), space=[5])
    assert change(t, before) == {"space tiles": -1, "explored": 1, "coin": 1, "worker": 1, "vp": 8}


@rule("TAP-EX-08")
def test_zeppelins_into_the_middle_row():
    t, before = upgraded("zeppelins", "bottom", coin=1)
    assert gained(t, before) == {"exploration": 1}
    assert seat_asked(t) == 1  # no bonus


@rule("TAP-EX-09")
def test_zeppelins_into_the_top_row():
    assert not may_enter_top("zeppelins", tracks={"exploration": 3})
    assert may_enter_top("zeppelins", quiet().seat(1, tracks={"exploration": 4}))
    t, before = upgraded("zeppelins", "middle", tracks={"exploration": 6})
    assert gained(t, before) == {"vp": 6}


@rule("TAP-EX-10")
def test_barn_into_the_top_row():
    assert not may_enter_top("barn", quiet().seat(1, built={"farm": [0]}), built={"farm": [0]})
    assert may_enter_top("barn", built={"farm": [0, 1]})
    assert may_enter_top("barn", quiet().seat(1, built={"farm": [0, 1]}))


@rule("TAP-EX-13")
def test_an_advance_with_an_x_moves_and_nothing_else():
    t, before = upgraded("clocks", "bottom", tracks={"technology": 1}, coin=1)
    assert gained(t, before) == {"technology": 1}  # Carpentry: no card, no market for the coin
    assert seat_asked(t) == 1


@rule("TAP-EX-14")
def test_the_first_into_era_3_gains_two_resources_before_the_card():
    t = quiet(3).seat(0, era=2, hand=["trap"]).seat(1, era=2).seat(2, era=1).start().income()
    assert t.player(0).stacks[3] == ()
    t.answer(RESOURCE, COIN).answer(RESOURCE, WORKER)
    assert t.player(0).goods == [1, 1, 0, 0]
    assert t.asked is PLAY
    assert quiet(3).seat(0, era=2, hand=["trap"]).seat(2, era=3).start().income().asked is PLAY


UNCOVERED = {"market": [0, 1, 2], "house": [3, 4, 5, 6], "armory": [18, 19]}


@rule("TAP-EX-16")
def test_the_points_of_a_mat_with_uncovered_symbols():
    made = quiet().seat(0, era=4, built=UNCOVERED, tech={"bottom": ["paper"]}).tile((0, -1), 5).outpost(0, (0, -1))
    t = made.start().income().answer(UPGRADE, NONE)
    assert t.player(0).tally[INCOME] == 2 * 1 + 3 * 0 + 1 * 2  # one tech card, no line, two territories


@rule("TAP-EX-17")
def test_the_resources_of_a_mat_with_uncovered_symbols():
    t = quiet().seat(0, era=0, built=UNCOVERED).start()
    me = t.player(0)
    assert me.goods == [3, 4, 1, 2]
    assert (me.tiles.bit_count(), me.hand.bit_count()) == (1, 1)


@rule("TAP-EX-18")
def test_three_complete_lines_give_three_points_at_every_scoring():
    t, before = entered("military", 11, quiet().fill(0, list(range(27))))  # Drone Assassins
    assert change(t, before) == {"vp": 3}
    t = quiet().seat(0, era=4).fill(0, list(range(27))).start().income()
    assert t.player(0).tally[INCOME] == 3  # the symbol of the house track that is always open


def one_plot_left(made: TapestryScenario, plots: list[int]) -> TapestryScenario:
    """The first district is filled but for these plots."""
    me = made.state.players[0]
    me.rough &= ~DISTRICTS[0]
    me.city |= DISTRICTS[0]
    for plot in plots:
        me.city &= ~PLOT_MASKS[plot][1]
    return made


@rule("TAP-EX-19")
def test_the_last_plot_of_a_district_gives_a_resource_at_once():
    t, before = entered("technology", 3, one_plot_left(quiet(), [9, 10]))
    part(t, 1).answer(PLOT, 9)
    assert change(t, before) == {"market": 1}
    t, before = entered("technology", 3, one_plot_left(quiet(), [10]))
    part(t, 1).answer(PLOT, 10).answer(RESOURCE, FOOD)
    assert change(t, before) == {"market": 1, "food": 1}


@rule("TAP-EX-20")
def test_printing_press_in_the_last_income_turn():
    t, before = upgraded("printing_press", "middle", tracks={"technology": 4}, hand=["trap"], played={4: ["guilds"]})
    t.answer(PLAY, t.card("trap"))
    assert gained(t, before) == {"cards": -1, "played": 1, "vp": 10}
    assert t.player(0).stacks[4] == (t.card("guilds"), t.card("trap"))


def press_by_inventors(turn: int) -> TapestryScenario:
    """In step 1 of an income turn a token of the Inventors takes Printing Press into the top row."""
    made = quiet().seat(0, era=turn - 1, hand=["guilds", "democracy"], tech={"middle": ["printing_press"]})
    made.seat(0, civs=["inventors"], played={turn - 1: ["trap"]})
    return made.seat(1, era=4).mat(0, "inventors", 4)


@rule("TAP-EX-21")
@pytest.mark.parametrize(("turn", "slot"), [(3, 3), (5, 4)])
def test_a_card_played_in_step_1_opens_the_space_of_the_new_era(turn: int, slot: int):
    t = press_by_inventors(turn).start().income()
    t.answer(TOKEN_ON_TECH, t.tech("printing_press")).answer(PLAY, t.card("guilds"))
    assert t.player(0).stacks[slot][-1] == t.card("guilds")
    assert sum(map(len, t.player(0).stacks)) == 2


@rule("TAP-EX-40")
def test_a_card_played_in_step_1_is_covered_in_step_2():
    t = press_by_inventors(3).start().income()
    t.answer(TOKEN_ON_TECH, t.tech("printing_press")).answer(PLAY, t.card("guilds"))
    t.answer(PLAY, t.card("democracy"))
    assert t.player(0).stacks[3] == (t.card("guilds"), t.card("democracy"))
    assert t.player(0).stacks[4] == ()


@rule("TAP-EX-22")
def test_a_district_filled_by_a_landmark_pays_a_bonus_of_the_same_advance():
    """Academic Research repeats Carpentry, whose bonus costs the resource that the Academy brought."""
    free = [0, 1, 2, 9, 10, 11]
    made = one_plot_left(quiet(), free).seat(0, worker=3, tracks={"science": 6, "technology": 2})
    t = made.start().advance("science", pay=["worker", "worker"])
    t.answer(LANDMARK_TURN, 0).answer(LANDMARK_SITE, 3 * 12 + 2)  # two by four plots, one column overhangs
    t.answer(RESOURCE, FOOD)
    assert (t.asked, t.options) == (BONUS, [FOOD, NONE])
    build(t.answer(BONUS, FOOD))
    assert t.player(0).goods == [0, 0, 0, 0]
    assert t.player(0).left[0] == 4


@rule("TAP-EX-23")
def test_the_singularity_counts_as_twelve():
    t = quiet().seat(0, coin=2, tracks={"technology": 11}, tech={"middle": ["clocks"]}, era=4).start()
    t.advance("technology").answer(TRACK, SCIENCE)
    me = t.player(0)
    assert (me.tracks[TECHNOLOGY], me.tracks[SCIENCE], me.goods) == ((), (0, 0), [1, 1, 1, 1])
    t.advance("technology", pay=["coin"]).answer(INVENT, t.options[0])  # seat 1
    t.income().answer(UPGRADE, t.tech("clocks"))
    assert t.player(0).tally[TECH] == 12


@rule("TAP-EX-24")
def test_electronics_may_use_the_card_just_upgraded():
    t, before = entered("technology", 9, tech={"bottom": ["canned_food"], "middle": ["transistors"]})
    part(t, 0)  # first the upgrade
    assert change(t, before) == {"food": 1}
    assert t.options == sorted([t.tech("canned_food"), t.tech("transistors")])
    assert change(t.answer(CIRCLE, t.tech("canned_food")), before) == {"food": 2}


@rule("TAP-EX-25")
def test_two_repeats_in_one_turn_never_use_a_space_twice():
    made = quiet().landmark(1, "academy").seat(1, tracks={"exploration": 10})
    made.seat(
        0, worker=1, coin=2, food=1, tracks={"science": 6, "technology": 5, "exploration": 1, "military": 4},
        tech={"middle": ["lithium_ion_battery"]},
    )  # fmt: skip
    t = made.start().advance("science", pay=["coin", "coin"])
    assert t.options == [EXPLORATION, TECHNOLOGY, MILITARY]
    t.answer(REPEAT, TECHNOLOGY)
    build(part(t, 0)).answer(BONUS, FOOD)  # Glass: a farm; upgrade, and the battery repeats once more
    assert t.asked is REPEAT
    assert t.options == [EXPLORATION, MILITARY]


@rule("TAP-EX-26")
def test_a_trap_on_the_middle_island():
    made = quiet().seat(0, culture=1).seat(1, hand=["trap"])
    made.outpost(1, (0, 0)).tile((0, -1), 5).outpost(0, (0, -1))
    t = made.dice((6, 0), (6, 0)).start().advance("military").answer(CONQUER, made.hex((0, 0)))
    t.answer(TRAP, t.card("trap")).answer(RESOURCE, COIN).answer(DIE, 0)
    assert t.player(0).toppled >> t.hex((0, 0)) & 1
    assert t.player(1).upright >> t.hex((0, 0)) & 1
    assert t.player(0).vp == 4
    assert not t.player(0).achieved
    t = made.start().advance("military").answer(CONQUER, made.hex((0, 0))).answer(TRAP, NONE).answer(DIE, 0)
    assert t.player(0).achieved == 1 << MIDDLE_ISLAND
    assert t.player(0).vp == 4 + 10


@rule("TAP-EX-28")
def test_nuclear_bomb_with_an_empty_hand():
    t, before = entered("military", 10, tracks={"exploration": 5}, era=2)
    assert change(t, before) == {"vp": 5}


@rule("TAP-EX-29")
def test_inventors_take_a_card_that_reaches_the_top_row():
    made = quiet().seat(1, civs=["inventors"]).mat(1, "inventors", 3)
    made.state.invented |= 1 << made.start().tech("calendar")
    t, before = upgraded("calendar", "middle", made, tracks={"exploration": 4})
    t.answer(USE, 1)
    card = t.tech("calendar")
    assert gained(t, before) == {"vp": 7, "tech": -1}
    assert t.player(1).tally[CIVILIZATION] == 7
    assert t.player(1).tech[BOTTOM] == 1 << card


@rule("TAP-EX-35")
def test_a_resource_that_an_adjustment_takes_goes_at_the_end_of_income_turn_1():
    t = quiet().seat(0, era=0, civs=["futurists"]).start()
    assert t.asked is LOSE
    assert t.player(0).goods == [1, 1, 1, 0]  # the income is there, the culture is gone
    t.answer(LOSE, COIN)
    assert t.player(0).goods == [0, 1, 1, 0]


@rule("TAP-EX-36")
def test_whoever_breaks_a_deal_loses_nothing():
    """What players tell each other is no part of the game: a conquest is what it always is."""
    made = quiet().tile((0, -1), 5).outpost(1, (0, -1)).dice((6, 0), (6, 0))
    t, before = entered("military", 1, made)
    t.answer(CONQUER, t.hex((0, -1))).answer(DIE, 0)
    assert change(t, before) == {"outposts": -1, "territories": 1, "vp": 4}


def toppled_once(**seat: Any) -> TapestryScenario:
    """Seat 1 has toppled an outpost of seat 0, who is on turn with Revolution; another outpost is in its reach."""
    made = quiet().seat(0, hand=["revolution"], **seat).seat(1, era=3, culture=1)
    made.tile((0, -1), 5).outpost(0, (0, -1), toppled=True).outpost(1, (0, -1))
    made.tile((-1, 0), 7).outpost(1, (-1, 0)).tile((-1, 1), 16).outpost(0, (-1, 1))
    made.state.players[1].felled |= 1 << made.hex((0, -1))
    return made.dice((6, 0), (6, 0))


@rule("TAP-EX-38")
def test_revolution_takes_credit_for_a_topple_away():
    t = toppled_once().start().income()
    t.answer(PLAY, t.card("revolution")).answer(ONE_OF, 1).answer(TERRITORY, t.hex((0, -1)))
    assert t.player(0).upright >> t.hex((0, -1)) & 1
    assert t.player(1).toppled >> t.hex((0, -1)) & 1
    t.advance("military", pay=["culture"]).answer(CONQUER, t.hex((-1, 1)))
    while t.asked is not DIE:
        t.match.choose(t.options[-1])  # no trap
    assert not t.player(1).achieved
    t = toppled_once().turn(1).start().advance("military", pay=["culture"]).answer(CONQUER, t.hex((-1, 1)))
    while t.asked is not DIE:
        t.match.choose(t.options[-1])
    assert t.player(1).achieved == 1 << TOPPLE_TWO  # without the card it is the second


@rule("TAP-EX-38")
def test_revolution_takes_no_achievement_back():
    t = toppled_once().claimed(1, "topple-two").start().income()
    t.answer(PLAY, t.card("revolution")).answer(ONE_OF, 1).answer(TERRITORY, t.hex((0, -1)))
    assert t.player(1).achieved == 1 << TOPPLE_TWO
    assert t.table.claims[TOPPLE_TWO] == (1,)


@rule("TAP-EX-39")
@pytest.mark.parametrize(
    ("south_west", "points"), [((MOUNTAIN, DESERT), 0), ((SEA, MOUNTAIN), 1), ((DESERT, MOUNTAIN), 1)]
)
def test_sides_match_by_place(south_west: tuple[int, int], points: int):
    """On the north-east side of a tile lie mountain and desert; the neighbour's are named from bottom to top."""
    table = scenario().state
    here = table.map.grid.number[-1, 1]
    there = table.map.beside[here][1]
    table.corners = [None] * len(table.corners)
    table.corners[here] = (SEA, MOUNTAIN, DESERT, SEA, SEA, SEA)
    table.corners[there] = (SEA, SEA, SEA, SEA, *south_west)
    assert matching_sides(table, here) == points


@rule("TAP-EX-41")
@pytest.mark.parametrize("start", [0, 7])
def test_socialism_cannot_move_on_a_locked_track(start: int):
    for locked, end in ((1, start), (0, 5)):
        made = quiet().seat(0, hand=["socialism"], tracks={"science": start}).landmark(1, "apothecary")
        made.seat(1, era=3, tracks={"science": 5}).state.players[1].locks[SCIENCE] = locked
        t = made.start().income()
        t.answer(PLAY, t.card("socialism")).answer(TRACK, SCIENCE)
        assert t.player(0).far[SCIENCE] == end
        assert t.player(0).stacks[2] == (t.card("socialism"),)


@rule("TAP-EX-42")
def test_the_start_territory_with_two_outposts_is_controlled():
    t, before = entered("exploration", 5)  # Ships
    assert change(t, before) == {"vp": 1}
    t, _ = entered("exploration", 2, tiles=[5])
    assert t.asked is EXPLORE_HEX
    assert t.options == sorted(t.hex(at) for at in ((-1, -2), (0, -1), (1, -3)))


@rule("TAP-EX-43")
def test_technocracy_over_a_card_looks_who_is_in_the_era():
    for era, reward in ((2, {"vp": 3}), (1, {"tech": 1, "coin": 1})):
        made = quiet().seat(1, era=era).display("transistors", "calendar", "paper")
        t, before = entered("military", 10, made, era=2, hand=["technocracy"], played={2: ["academia"]})
        t.answer(PLAY, t.card("technocracy"))
        if t.asked is INVENT:
            t.answer(INVENT, t.tech("transistors"))  # and its circle
        assert change(t, before) == {"cards": -1, "played": 1, **reward}


@rule("TAP-EX-44")
def test_of_two_players_only_the_first_into_an_era_gains_its_resources():
    t = quiet().seat(0, hand=["trap"]).seat(1, hand=["trap"]).start().income().answer(RESOURCE, CULTURE)
    t.answer(PLAY, t.card("trap"))
    assert seat_asked(t) == 1
    assert t.income().asked is PLAY
    assert seat_asked(t) == 1


@rule("TAP-EX-45")
def test_without_a_free_hex_the_bonus_is_still_offered():
    made = quiet()
    for at, tile in (((-1, -2), 16), ((0, -1), 7), ((1, -3), 27)):
        made.tile(at, tile)
    t, before = entered("exploration", 2, made, tiles=[5], coin=1)
    assert change(t, before) == {}
    assert t.asked is BONUS
    assert change(t.answer(BONUS, COIN), before) == {"coin": -1, "cards": 1}


def test_a_long_chain_ends_and_keeps_all_pieces():
    """Bonus -> upgrade -> square -> repeat -> research -> advance -> landmark -> district -> bonus."""
    made = scenario().seat(
        0, coin=8, worker=8, food=8, culture=8, tiles=[5, 7], hand=["trap", "guilds"],
        tracks={"technology": 7, "science": 5, "military": 3, "exploration": 3},
        tech={"middle": ["lithium_ion_battery", "assembly_line"], "bottom": ["vaccines", "clocks"]},
    ).seat(1, tracks={"exploration": 10}).dice((4, SCIENCE))  # fmt: skip
    t = made.start().advance("technology", pay=["coin", "coin"])
    for _ in range(60):
        if t.match.decision is None or t.match.decision.seat != 0:
            break
        t.table.check()
        wanted = {UPGRADE: "lithium_ion_battery", CIRCLE: "assembly_line"}.get(t.asked) if t.asked else None
        code = t.tech(wanted) if wanted else -2
        t.match.choose(code if code in t.options else t.options[0])
    t.table.check()
    assert seat_asked(t) == 1
    assert t.player(0).vp > 0
