"""The worked examples of the rulebook, and a few chains of effects."""

from __future__ import annotations

from tafelrunde.games.tapestry.components.capitals import DISTRICTS, PLOT_MASKS
from tafelrunde.games.tapestry.components.kinds import (
    COIN,
    CULTURE,
    DESERT,
    EXPLORATION,
    FOOD,
    MOUNTAIN,
    SCIENCE,
    SEA,
    TECHNOLOGY,
    WORKER,
)
from tafelrunde.games.tapestry.prompts import (
    BONUS,
    CIRCLE,
    CONQUER,
    DIE,
    EXPLORE_HEX,
    EXPLORE_TURN,
    LANDMARK_SITE,
    PLAY,
    PLOT,
    REPEAT,
    RESOURCE,
    TOKEN_ON_TECH,
    TRACK,
    TRAP,
    UPGRADE,
)
from tafelrunde.games.tapestry.rules.explore import matching_sides
from tafelrunde.games.tapestry.rules.income import income_points
from tafelrunde.games.tapestry.scenario import scenario


def test_the_first_income_turn() -> None:
    t = scenario().seat(0, era=0).start()  # TAP-EX-01: only income can be chosen, so nothing is asked
    me = t.player(0)
    assert me.goods == [1, 1, 1, 1]
    assert (me.tiles.bit_count(), me.hand.bit_count(), me.vp) == (1, 1, 0)


def test_rafts_explore_and_offer_a_card() -> None:
    t = scenario().seat(0, food=2, tracks={"exploration": 1}, tiles=[5]).start()  # TAP-EX-02, -03
    t.advance("exploration", pay=["food"]).answer(EXPLORE_HEX, t.options[0])
    if t.asked is EXPLORE_TURN:
        t.answer(EXPLORE_TURN, 0)
    assert t.player(0).tiles == 0
    before = t.player(0).hand.bit_count()
    t.answer(BONUS, FOOD)
    assert t.player(0).hand.bit_count() == before + 1
    assert t.match.decision is not None
    assert t.match.decision.seat == 1


def test_without_a_free_hex_the_bonus_is_still_offered() -> None:
    t = scenario().seat(0, food=2, tracks={"exploration": 1}).start()  # TAP-EX-45, without a tile
    t.advance("exploration")
    assert t.asked is BONUS
    assert t.player(0).vp == 0


def test_zeppelins() -> None:
    """TAP-EX-08, -09, in step 3 of an income turn."""
    made = scenario().seat(0, hand=["trap"], tech={"bottom": ["zeppelins"]}).seat(1, era=2)
    t = made.start().income().answer(PLAY, made.start().card("trap"))
    t.answer(UPGRADE, t.tech("zeppelins"))
    assert t.player(0).far[EXPLORATION] == 1
    for reached, allowed in ((3, False), (4, True)):
        t = scenario().seat(0, hand=["trap"], tech={"middle": ["zeppelins"]}).seat(
            1, era=2, tracks={"exploration": reached}
        ).start().income()  # fmt: skip
        t.answer(PLAY, t.card("trap"))
        assert (t.asked is UPGRADE) == allowed


def test_income_of_a_mat_with_uncovered_symbols() -> None:
    """TAP-EX-16, -17: 3 markets, 4 houses and 2 armories are gone, no line is complete."""
    built = {"market": [0, 1, 2], "house": [3, 4, 5, 6], "armory": [18, 19]}
    me = scenario().seat(0, built=built, tech={"bottom": ["paper"]}).state.players[0]
    assert income_points(me) == 2 * 1 + 3 * 0 + 1 * 1
    t = scenario().seat(0, era=0, built=built).start()
    assert t.player(0).goods == [3, 4, 1, 2]
    assert t.player(0).tiles.bit_count() == 1
    assert t.player(0).hand.bit_count() == 1


def test_the_first_into_an_era_gains_resources_before_the_card() -> None:
    t = scenario().seat(0, era=2, hand=["trap"]).seat(1, era=2).start().income()  # TAP-EX-14
    assert t.asked is RESOURCE
    t.answer(RESOURCE, COIN).answer(RESOURCE, COIN)
    assert t.asked is PLAY
    t = scenario().seat(0, era=1, hand=["trap"]).seat(1, era=2).start().income()  # TAP-EX-44
    assert t.asked is PLAY


def test_a_filled_district_gives_a_resource_that_pays_the_bonus() -> None:
    """TAP-EX-19, -22: the Forge completes a district; Metallurgy has no bonus, so the resource is simply there."""
    free = [plot for plot, place in PLOT_MASKS if place & DISTRICTS[0]]
    last = [free[0], free[1], free[3], free[4]]
    made = scenario().seat(0, coin=2, tracks={"technology": 3})
    made.fill(0, [plot for plot in free if plot not in last])
    me = made.state.players[0]
    me.rough &= ~DISTRICTS[0]
    for plot in last:
        me.city &= ~PLOT_MASKS[plot][1]
    t = made.start().advance("technology", pay=["coin"])
    corner = 3 * 12 + 3
    t.answer(LANDMARK_SITE, corner)
    assert t.asked is RESOURCE
    t.answer(RESOURCE, WORKER)
    assert t.player(0).goods[WORKER] == 1


def test_printing_press_in_the_last_income_turn() -> None:
    t = scenario().seat(
        0, era=4, hand=["trap"], tech={"middle": ["printing_press"]}, tracks={"technology": 4}, played={4: ["guilds"]}
    ).start().income()  # TAP-EX-20  # fmt: skip
    t.answer(UPGRADE, t.tech("printing_press")).answer(PLAY, t.card("trap"))
    assert t.player(0).stacks[4] == (t.card("guilds"), t.card("trap"))
    assert t.player(0).finished


def test_a_card_played_in_step_1_is_covered_in_step_2() -> None:
    made = scenario().seat(
        0, era=2, hand=["guilds", "democracy"], tech={"middle": ["printing_press"]}, civs=["inventors"]
    ).seat(1, era=4).mat(0, "inventors", 4)  # fmt: skip
    t = made.start().income()  # TAP-EX-21, -40
    t.answer(TOKEN_ON_TECH, t.tech("printing_press")).answer(PLAY, t.card("guilds"))
    t.answer(PLAY, t.card("democracy"))
    assert t.player(0).stacks[3] == (t.card("guilds"), t.card("democracy"))
    assert t.player(0).stacks[4] == ()


def test_the_singularity_counts_as_twelve() -> None:
    t = scenario().seat(0, coin=2, tracks={"technology": 11}).start().advance("technology")  # TAP-EX-23
    t.answer(TRACK, SCIENCE)
    me = t.player(0)
    assert me.far[TECHNOLOGY] == 12
    assert me.tracks[TECHNOLOGY] == ()
    assert me.tracks[SCIENCE] == (0, 0)
    assert me.goods == [1, 1, 1, 1]
    assert me.vp == 10  # the end of a track


def test_electronics_may_use_the_card_just_upgraded() -> None:
    t = scenario().seat(
        0, coin=1, food=2, tracks={"technology": 8}, tech={"bottom": ["canned_food"]}
    ).start().advance("technology", pay=["food", "food"])  # TAP-EX-24  # fmt: skip
    assert t.player(0).goods[FOOD] == 2  # upgrading was the only part that could be done; then the circle once more
    assert t.table.active == 1


def test_two_repeats_in_one_turn_never_use_a_space_twice() -> None:
    t = scenario().seat(
        0, worker=1, coin=2, food=1, tracks={"science": 6, "technology": 5, "exploration": 1, "military": 4},
        tech={"middle": ["lithium_ion_battery"]},
    ).landmark(1, "academy").seat(1, tracks={"exploration": 10}).start()  # fmt: skip
    t.advance("science", pay=["coin", "coin"])  # TAP-EX-25
    assert t.options == [EXPLORATION, TECHNOLOGY, 3]
    t.answer(REPEAT, TECHNOLOGY)
    t.match.choose(0)  # Glass: a farm
    t.answer(PLOT, t.options[0]).answer(BONUS, FOOD)  # upgrade: the battery repeats once more
    assert t.asked is REPEAT
    assert t.options == [EXPLORATION, 3]


def test_a_trap_on_the_middle_island() -> None:
    made = scenario().seat(0, culture=1).seat(1, hand=["trap"])
    made.outpost(1, (0, 0)).tile((0, -1), 5).outpost(0, (0, -1))
    t = made.dice((6, 0), (6, 0)).start().advance("military")  # TAP-EX-26
    t.answer(CONQUER, t.hex((0, 0))).answer(TRAP, t.card("trap")).answer(RESOURCE, COIN).answer(DIE, 0)
    assert t.player(0).toppled >> t.hex((0, 0)) & 1
    assert t.player(1).upright >> t.hex((0, 0)) & 1
    assert t.player(0).vp == 4
    assert not t.player(0).achieved


def test_the_middle_island_is_an_achievement() -> None:
    made = scenario().seat(0, culture=1).tile((0, -1), 5).outpost(0, (0, -1))
    t = made.dice((6, 0), (6, 0)).start().advance("military").answer(CONQUER, made.hex((0, 0))).answer(DIE, 0)
    assert t.player(0).vp == 4 + 10


def test_nuclear_bomb_with_an_empty_hand() -> None:
    t = scenario().seat(0, culture=2, tracks={"military": 9, "exploration": 5}).landmark(1, "fusion_reactor").start()
    t.advance("military")  # TAP-EX-28
    assert t.player(0).vp == 5
    assert not any(t.player(0).stacks)


def test_inventors_take_a_card_that_reaches_the_top_row() -> None:
    made = scenario().seat(0, civs=["inventors"], hand=["trap"]).seat(1, era=3, tech={"middle": ["calendar"]})
    t = made.mat(0, "inventors", 4).start().income()
    card = t.tech("calendar")
    t.answer(TOKEN_ON_TECH, card)  # TAP-EX-29
    assert (t.player(1).vp, t.player(0).vp) == (7, 7)
    assert t.player(0).tech[0] >> card & 1
    assert not t.player(1).techs


def test_futurists_pay_at_the_end_of_the_first_income_turn() -> None:
    t = scenario().seat(0, era=0, civs=["futurists"]).start()  # TAP-EX-35
    t.match.choose(COIN)
    assert t.player(0).goods == [0, 1, 1, 0]


def test_sides_match_by_place() -> None:
    """TAP-EX-39: on the north-east side of a tile lie mountain and desert."""
    table = scenario().state
    here = table.map.grid.number[-1, 1]
    there = table.map.beside[here][1]
    table.corners = [None] * len(table.corners)
    table.corners[here] = (SEA, MOUNTAIN, DESERT, SEA, SEA, SEA)
    for south_west, points in (((MOUNTAIN, DESERT), 0), ((SEA, MOUNTAIN), 1), ((DESERT, MOUNTAIN), 1)):
        table.corners[there] = (SEA, SEA, SEA, SEA, *south_west)
        assert matching_sides(table, here) == points


def test_the_start_territory_is_controlled() -> None:
    t = scenario().seat(0, food=2, tracks={"exploration": 4}).start().advance("exploration", pay=["food"])  # TAP-EX-42
    assert t.player(0).vp == 1


def test_socialism_cannot_move_on_a_locked_track() -> None:
    made = scenario().seat(0, hand=["socialism"]).seat(1, era=3, tracks={"science": 5})
    made.state.players[1].locks[SCIENCE] = 1
    t = made.start().income()
    t.answer(PLAY, t.card("socialism")).answer(TRACK, SCIENCE)  # TAP-EX-41
    assert t.player(0).far[SCIENCE] == 0


def test_technocracy_looks_who_is_in_the_era() -> None:
    t = scenario().seat(0, hand=["technocracy"]).seat(1, era=2).start().income()  # TAP-EX-43
    t.answer(PLAY, t.card("technocracy"))
    assert t.player(0).tally[5] == 3
    t = scenario().seat(0, hand=["technocracy"]).seat(1, era=1).start().income().answer(RESOURCE, CULTURE)
    t.answer(PLAY, t.card("technocracy"))
    t.match.choose(t.options[0])
    assert t.player(0).techs.bit_count() == 1


def test_revolution_takes_credit_for_a_topple_away() -> None:
    made = scenario().seat(0, hand=["revolution"]).seat(1, era=3)
    made.tile((0, -1), 5).outpost(0, (0, -1), toppled=True).outpost(1, (0, -1))
    made.state.players[1].felled |= 1 << made.hex((0, -1))
    t = made.start().income()  # TAP-EX-38
    t.answer(PLAY, t.card("revolution"))
    t.match.choose(1)
    t.match.choose(t.hex((0, -1)))
    assert t.player(1).felled == 0
    assert t.player(0).upright >> t.hex((0, -1)) & 1
    assert t.player(1).toppled >> t.hex((0, -1)) & 1
    assert t.player(0).felled == 0


def test_a_long_chain_ends_and_keeps_all_pieces() -> None:
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
    assert t.match.decision is not None
    assert t.match.decision.seat == 1
    assert t.player(0).vp > 0
