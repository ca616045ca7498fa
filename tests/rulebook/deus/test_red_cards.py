"""Red cards (DEUS-RED-01..17): every military design is built and used, and armies move as the rules say."""

from __future__ import annotations

import pytest

from tafelrunde.games.deus.pieces.kinds import GREEN, RED
from tafelrunde.games.deus.scenario import DeusScenario, DeusTable, scenario
from tafelrunde.games.deus.table.prompts import ACTION, ACTIVATE, ARMY, GAIN, MOVE, PRODUCE, ROB, USE
from tafelrunde.games.deus.table.prompts import VILLAGE as VILLAGE_PROMPT
from tafelrunde.kernel.decision import NONE
from tests.rulebook import rule

from .positions import SPARE, apart, belongings, change, lands, line, terrain

DESIGNS = {
    "red_siege_tower", "red_ballista", "red_legion", "red_cavalry", "red_infantry", "red_raiders", "red_war_elephants",
    "red_corsairs",
}  # fmt: skip


def raised(design: str, made: DeusScenario, at: int) -> DeusTable:
    """Seat 0 has built the card with its army there, beside a civil piece of its own; the effect is next."""
    return made.piece(0, "civil", at).seat(0, hand=[design, SPARE]).start().build(design, at=at)


def pairs(made: DeusScenario) -> tuple[int, int]:
    """Two lands side by side, with no village beside the first."""
    for one in lands(made):
        if not any(terrain(made, r) == "village" for r in made.beside(one)):
            for other in made.beside(one):
                if other in lands(made):
                    return one, other
    raise LookupError("no such lands")


def guarded(made: DeusScenario, village: int) -> int:
    return next(region for region in made.beside(village) if region in lands(made))


def choices(army_at: int, made: DeusScenario, design: str = "red_legion") -> set[int]:
    """Where an army that stands there may go by this card; the army of the card itself is far away."""
    t = raised(design, made, at=apart(made, army_at, distance=4))
    t.answer(ARMY, army_at)
    return set(t.options) if t.asked is MOVE else {army_at}


# ------------------------------------------------------------------------------------------------ the designs


@rule("DEUS-CARD-12", "DEUS-ATOM-14", "DEUS-DEC-13")
def test_red_siege_tower_takes_two_points_off_one_village_beside_an_army():
    made = scenario()
    first, second, third, _ = made.state.map.villages
    made.village(first, 5).village(second, 4).village(third, 3).piece(0, "military", guarded(made, second))
    t = raised("red_siege_tower", made, at=guarded(made, first))
    near = {v for v in (first, second, third) if t.table.map.grid.beside[v] & t.player(0).armies}
    before = belongings(t)
    assert set(t.options) == {*near, NONE}
    assert {first, second} <= near
    t.answer(VILLAGE_PROMPT, second)
    assert change(t, before) == {"vp": 2}
    assert (t.table.vp_on(first), t.table.vp_on(second)) == (5, 2)


@rule("DEUS-CARD-13", "DEUS-ATOM-09", "DEUS-CARD-17")
def test_red_ballista_gives_four_gold_for_each_village_beside_an_army():
    made = scenario()
    villages = made.state.map.villages
    crowded = max(villages, key=lambda village: sum(r in lands(made) for r in made.beside(village)))
    one, two = [region for region in made.beside(crowded) if region in lands(made)][:2]
    other = next(village for village in villages if village != crowded)
    t = raised("red_ballista", made.piece(0, "military", one).piece(0, "military", two), at=guarded(made, other))
    near = sum(bool(t.table.map.grid.beside[v] & t.player(0).armies) for v in villages)
    assert 2 <= near < 4
    before = belongings(t)
    t.answer(GAIN, 1)
    assert change(t, before) == {"gold": 4 * near}  # a village with two armies beside it counts once


@rule("DEUS-ATOM-15", "DEUS-ATOM-18", "DEUS-ATOM-19", "DEUS-RED-01", "DEUS-DEC-12")
def test_red_legion_moves_an_army_and_steals_a_point_from_one_opponent_beside_it():
    made = scenario(players=3)
    home, camp = pairs(made)
    target = next(r for r in made.beside(camp) if r in lands(made) and r not in made.beside(home) and r != home)
    t = raised("red_legion", made.piece(1, "civil", target), at=home)
    before, theirs = belongings(t), belongings(t, 1)
    t.answer(ARMY, home).answer(MOVE, camp)
    assert t.asked is ROB
    assert t.options == [1, NONE]  # seat 2 stands nowhere near
    t.answer(ROB, 1)
    assert change(t, before) == {"vp": 1}
    assert change(t, theirs, 1) == {"vp": -1}


@rule("DEUS-ATOM-19", "DEUS-DEC-12", "DEUS-ATOM-01")
def test_red_cavalry_moves_an_army_up_to_three_regions_and_gains_two_gold():
    made = scenario()
    home, _ = pairs(made)
    camp = apart(made, home, distance=4)
    t = raised("red_cavalry", made.piece(0, "military", camp), at=home)
    before = belongings(t)
    assert t.options == [*sorted([home, camp]), NONE]
    t.answer(ARMY, home)
    grid = t.table.map.grid
    far = [r for r in t.options if not grid.within[home][2] >> r & 1]
    assert far
    t.answer(MOVE, far[0])
    assert t.player(0).armies == 1 << far[0] | 1 << camp
    t.answer(GAIN, 1)  # the other army stays
    assert change(t, before) == {"gold": 2}


@rule("DEUS-ATOM-20", "DEUS-DEC-12")
def test_red_infantry_lets_every_army_move_one_region_in_any_order():
    made = scenario()
    home, step = pairs(made)
    camp = apart(made, home, distance=4)
    t = raised("red_infantry", made.piece(0, "military", camp), at=home)
    assert t.options == [*sorted([home, camp]), NONE]
    t.answer(ARMY, camp)
    assert set(t.options) <= {camp, *t.beside(camp)}
    there = next(r for r in t.options if r != camp)
    t.answer(MOVE, there)
    assert t.options == [home, NONE]  # an army moves once
    t.answer(ARMY, home).answer(MOVE, step)
    assert t.asked is ACTION
    assert t.player(0).armies == 1 << there | 1 << step


@rule("DEUS-ATOM-16", "DEUS-RED-01")
def test_red_raiders_steal_two_gold_from_each_opponent_beside_an_army():
    made = scenario(players=4)
    home, camp = pairs(made)
    made.piece(1, "civil", camp).piece(1, "civil", apart(made, home)).seat(1, gold=9)
    other = next(r for r in made.beside(home) if r != camp and terrain(made, r) != "village")
    made.piece(2, "maritime" if terrain(made, other) == "sea" else "civil", other).seat(2, gold=1)
    made.seat(3, gold=9)
    t = raised("red_raiders", made, at=home)
    before = belongings(t)
    t.answer(USE, 1)
    assert [t.player(seat).gold for seat in (1, 2, 3)] == [7, 0, 9]
    assert change(t, before) == {"gold": 3}


@rule("DEUS-ATOM-16", "DEUS-RED-01")
def test_red_war_elephants_steal_a_point_from_each_opponent_beside_an_army_once():
    made = scenario()
    home, camp = pairs(made)
    made.piece(1, "civil", camp).piece(1, "scientific", camp)
    second = next(r for r in made.beside(camp) if r in lands(made) and r != home)
    t = raised("red_war_elephants", made.piece(0, "military", second), at=home)
    before, theirs = belongings(t), belongings(t, 1)
    t.answer(USE, 1)
    assert change(t, before) == {"vp": 1}  # though two armies touch two buildings
    assert change(t, theirs, 1) == {"vp": -1}


@rule("DEUS-ATOM-17", "DEUS-RED-01")
def test_red_corsairs_steal_two_gold_for_each_opposing_ship_beside_an_army_or_ship():
    made, home, near, harbour, far = seas(3)
    made.piece(1, "maritime", near).piece(1, "maritime", far).seat(1, gold=9)
    made.piece(0, "maritime", harbour)
    t = raised("red_corsairs", made, at=home)
    before = belongings(t)
    t.answer(USE, 1)
    assert change(t, before) == {"gold": 4}
    assert t.player(1).gold == 5


def seas(players: int) -> tuple[DeusScenario, int, int, int, int]:
    """A land; a sea beside it; two seas side by side, the second beside neither the land nor the first sea."""
    for seed in range(1, 30):
        made = scenario(players=players, seed=seed)
        for home in lands(made):
            near = [r for r in made.beside(home) if terrain(made, r) == "sea"]
            for harbour in made.regions("sea"):
                if near and harbour not in (home, *near, *made.beside(near[0])):
                    for far in made.beside(harbour):
                        if terrain(made, far) == "sea" and far not in near and not set(made.beside(far)) & {home}:
                            return made, home, near[0], harbour, far
    raise LookupError("no such seas")


@rule("DEUS-ATOM-17")
def test_a_ship_beside_two_armies_is_robbed_once_and_of_what_is_left():
    made, home, near, _, _ = seas(2)
    second = next(r for r in made.beside(near) if r in lands(made) and r != home)
    made.piece(1, "maritime", near).seat(1, gold=9).piece(0, "military", second)
    t = raised("red_corsairs", made, at=home).answer(USE, 1)
    assert t.player(1).gold == 7
    made, home, near, _, _ = seas(2)
    t = raised("red_corsairs", made.piece(1, "maritime", near).seat(1, gold=1), at=home).answer(USE, 1)
    assert t.player(1).gold == 0


@rule("DEUS-ATOM-17")
def test_corsairs_want_ships_and_no_other_buildings():
    made = scenario()
    home, camp = pairs(made)
    t = raised("red_corsairs", made.piece(1, "civil", camp), at=home)
    assert t.asked is ACTION


# ------------------------------------------------------------------------------------------------ theft


@rule("DEUS-RED-01")
def test_red_cards_steal_gold_or_points_of_others():
    for design, stock in (("red_raiders", "gold"), ("red_war_elephants", "vp")):
        made = scenario()
        home, camp = pairs(made)
        t = raised(design, made.piece(1, "civil", camp), at=home)
        before = belongings(t, 1)
        t.answer(USE, 1)
        assert change(t, before, 1).keys() == {stock}


@rule("DEUS-RED-14", "DEUS-ATOM-15")
@pytest.mark.parametrize(("held", "left"), [(0, 0), (1, 0), (2, 1)])
def test_stealing_takes_what_is_there(held: int, left: int):
    made = scenario().seat(1, vp=held)
    home, camp = pairs(made)
    t = raised("red_legion", made.piece(1, "civil", camp), at=home)
    before = belongings(t)
    t.answer(ARMY, home).answer(MOVE, home).answer(ROB, 1)
    assert t.player(1).vp == left
    assert change(t, before) == ({"vp": held - left} if held > left else {})


@rule("DEUS-RED-14", "DEUS-ATOM-14")
def test_a_village_gives_what_is_left_on_it():
    made = scenario()
    village = made.state.map.villages[0]
    t = raised("red_siege_tower", made.village(village, 1), at=guarded(made, village))
    before = belongings(t)
    t.answer(VILLAGE_PROMPT, village)
    assert change(t, before) == {"vp": 1}
    assert t.table.vp_on(village) == 0


@rule("DEUS-ATOM-15", "DEUS-DEC-13")
def test_the_player_chooses_one_victim_among_several_or_none():
    made = scenario(players=3)
    home, camp = pairs(made)
    other = next(r for r in made.beside(home) if r != camp and terrain(made, r) != "village")
    made.piece(1, "civil", camp).piece(2, "maritime" if terrain(made, other) == "sea" else "civil", other)
    t = raised("red_legion", made, at=home).answer(ARMY, home).answer(MOVE, home)
    assert t.options == [1, 2, NONE]
    t.answer(ROB, 2)
    assert [player.vp for player in t.table.players] == [6, 5, 4]


@rule("DEUS-ATOM-18")
def test_only_the_moved_army_counts_also_if_it_took_no_step():
    made = scenario()
    home, camp = pairs(made)
    made.piece(1, "civil", camp).piece(0, "military", apart(made, home, camp))
    t = raised("red_legion", made, at=home)
    near, far = sorted(t.options[:2], key=lambda r: r != home)
    assert (near, far) == (home, apart_army(t, home))
    unmoved = t.match.clone()
    t.answer(ARMY, home).answer(MOVE, home)
    assert t.asked is ROB
    unmoved.choose(far)
    unmoved.choose(far)
    assert unmoved.decision is not None
    assert unmoved.decision.prompt is ACTION  # the other army touches nobody


def apart_army(t: DeusTable, home: int) -> int:
    return next(r for r in t.options if r not in (home, NONE))


@rule("DEUS-ATOM-18")
def test_without_a_chosen_army_nobody_is_robbed():
    made = scenario()
    home, camp = pairs(made)
    t = raised("red_legion", made.piece(1, "civil", camp), at=home).answer(ARMY, NONE)
    assert t.asked is ACTION


# ------------------------------------------------------------------------------------------------ movement


@rule("DEUS-RED-02")
def test_only_armies_can_be_moved():
    made = scenario()
    home, other = pairs(made)
    for building in ("civil", "scientific", "production"):
        made.piece(0, building, other)
    t = raised("red_infantry", made.piece(0, "maritime", made.region("sea")), at=home)
    assert t.asked is ARMY
    assert t.options == [home, NONE]


@rule("DEUS-RED-03")
def test_one_step_leads_to_an_adjacent_land_region():
    made = scenario()
    home, _ = pairs(made)
    t = raised("red_infantry", made, at=home).answer(ARMY, home)
    assert set(t.options) == {home, *(r for r in made.beside(home) if r in lands(made))}


@rule("DEUS-RED-04")
def test_an_army_passes_foreign_regions_but_does_not_stop_there():
    made = scenario()
    start, middle, end = line(made, "forest")
    made.piece(0, "military", start).piece(1, "civil", middle)
    goals = choices(start, made)
    assert end in goals
    assert middle not in goals


@rule("DEUS-RED-05")
def test_an_army_passes_villages_but_does_not_stop_there():
    made = scenario()
    start, village, end = line(made, "village")
    goals = choices(start, made.piece(0, "military", start))
    assert end in goals
    assert village not in goals


@rule("DEUS-RED-06")
def test_an_army_may_cross_or_stop_at_a_sea_with_an_own_ship():
    made = scenario()
    start, sea, end = line(made, "sea")
    goals = choices(start, made.piece(0, "military", start).piece(0, "maritime", sea))
    assert {sea, end} <= goals


@rule("DEUS-RED-07")
def test_an_army_never_enters_a_sea_with_a_foreign_ship():
    made = scenario()
    start, sea, end = line(made, "sea")
    goals = choices(start, made.piece(0, "military", start).piece(1, "maritime", sea))
    assert not {sea, end} & goals


@rule("DEUS-RED-08")
def test_an_army_does_not_enter_an_empty_sea():
    made = scenario()
    start, sea, end = line(made, "sea")
    goals = choices(start, made.piece(0, "military", start))
    assert not {sea, end} & goals


@rule("DEUS-RED-06", "DEUS-RED-12")
def test_an_army_that_stops_at_sea_stands_beside_the_ship_and_can_leave_again():
    made = scenario()
    start, sea, end = line(made, "sea")
    made.piece(0, "maritime", sea).piece(0, "military", sea)
    goals = choices(sea, made)
    assert {start, end, sea} <= goals


@rule("DEUS-RED-09")
@pytest.mark.parametrize("most", [1, 2])
def test_at_most_so_many_armies_stand_in_a_region(most: int):
    made = scenario(armies_per_region=most)
    start, middle, _ = line(made, "forest")
    made.piece(0, "military", start).piece(0, "military", middle)
    assert (middle in choices(start, made)) == (most == 2)


@rule("DEUS-RED-09")
def test_with_two_armies_allowed_a_third_is_not():
    made = scenario(armies_per_region=2)
    start, middle, end = line(made, "forest")
    made.piece(0, "military", start).piece(0, "military", middle).piece(0, "military", middle)
    goals = choices(start, made)
    assert middle not in goals
    assert end in goals


@rule("DEUS-RED-09")
def test_one_army_a_region_is_the_default():
    made = scenario()
    start, middle, _ = line(made, "forest")
    assert middle not in choices(start, made.piece(0, "military", start).piece(0, "military", middle))


@rule("DEUS-RED-10")
def test_an_army_passes_another_own_army_but_does_not_stop_there():
    made = scenario()
    start, middle, end = line(made, "forest")
    goals = choices(start, made.piece(0, "military", start).piece(0, "military", middle))
    assert end in goals
    assert middle not in goals


def about(t: DeusTable) -> int:
    assert t.match.decision is not None
    return t.match.decision.about


def column_of(made: DeusScenario, *cards: str, army: int) -> DeusTable:
    """Seat 0 has just built the last of these red cards on top of the others, with its army there."""
    made.piece(0, "civil", army).seat(0, hand=[cards[-1], SPARE], columns={"red": cards[:-1]})
    return made.start().build(cards[-1], at=army)


@rule("DEUS-RED-10", "DEUS-RED-09")
def test_an_army_may_stop_beside_another_that_a_later_card_of_the_column_moves_away():
    made = scenario()
    start, middle, end = line(made, "forest")
    home = apart(made, start, distance=4)
    made.piece(0, "military", start).piece(0, "military", middle)
    t = column_of(made, "red_cavalry", "red_infantry", army=home).answer(ARMY, start)
    assert middle in t.options
    t.answer(MOVE, middle)
    assert t.match.view()["regions"][middle]["pieces"].count("military") == 2
    t.take_gifts()
    assert t.asked is ARMY
    assert NONE not in t.options, "they must part"
    t.answer(ARMY, middle).answer(MOVE, end)
    assert NONE in t.options
    t.answer(ARMY, NONE)
    assert t.player(0).armies == 1 << middle | 1 << end | 1 << home


@rule("DEUS-RED-10", "DEUS-RED-09")
def test_the_last_move_of_a_turn_must_part_armies_that_share_a_region():
    made = scenario()
    start, middle, _ = line(made, "forest")
    home = apart(made, start, distance=4)
    made.piece(0, "military", start).piece(0, "military", middle)
    t = column_of(made, "red_cavalry", "red_legion", army=home)
    t.answer(ARMY, start).answer(MOVE, middle).take_gifts()
    assert (t.asked, about(t)) == (MOVE, middle), "nobody is asked which army: neither the one far away nor none"
    assert t.options
    assert middle not in t.options


@rule("DEUS-RED-10")
def test_no_army_stops_beside_another_if_both_would_be_shut_in():
    """All land around the second army is foreign, and the card to come moves one region only."""
    for closed in (False, True):
        made = scenario()
        _, middle, end = line(made, "forest")
        two_steps = made.state.map.grid.within[middle][2]
        far = next(r for r in lands(made) if two_steps >> r & 1 and r not in (middle, *made.beside(middle)))
        for region in made.beside(middle):
            if region in lands(made) and (closed or region != end):
                made.piece(1, "civil", region)
        made.piece(0, "military", far).piece(0, "military", middle)
        t = column_of(made, "red_cavalry", "red_infantry", army=apart(made, middle, far, distance=4))
        assert (middle in t.answer(ARMY, far).options) == (not closed)


@rule("DEUS-RED-10", "DEUS-ATOM-21")
def test_a_yellow_card_to_come_that_activates_a_march_can_part_two_armies_too():
    made = scenario()
    start, middle, end = line(made, "forest")
    made.piece(0, "military", start).piece(0, "military", middle)
    columns = {"yellow": ["yellow_activate_red"], "red": ["red_cavalry", "red_raiders"]}
    made.piece(1, "civil", made.region("field")).piece(0, "civil", end)
    made.seat(0, hand=["yellow_activate_red", SPARE], columns=columns)
    t = made.start().build("yellow_activate_red", at=end)
    march = t.table.players[0].columns[RED][0]
    t.answer(ACTIVATE, march).answer(ARMY, start)
    assert middle in t.options
    t.answer(MOVE, middle).take_gifts()
    assert (t.asked, about(t)) == (MOVE, middle), "neither the raiders can be activated now nor nothing"
    assert middle not in t.options


@rule("DEUS-RED-10", "DEUS-ATOM-21")
@pytest.mark.parametrize("last", ["yellow_activate_red", "yellow_school"])
def test_a_card_without_a_march_may_be_activated_if_the_next_one_can_part_two_armies(last: str):
    """The first yellow card brings two armies together, the second activates a green one, then the last one runs."""
    made = scenario()
    start, middle, end = line(made, "forest")
    made.piece(0, "military", start).piece(0, "military", middle)
    columns = {
        "yellow": ["yellow_activate_red", "yellow_activate_green"],
        "red": ["red_cavalry"],
        "green": ["green_small_production"],
    }
    made.piece(1, "civil", made.region("field")).piece(0, "civil", end).piece(0, "production", made.region("field", 1))
    t = made.seat(0, hand=[last, SPARE], columns=columns).start().build(last, at=end)
    march, harvest = t.table.players[0].columns[RED][0], t.table.players[0].columns[GREEN][0]
    t.answer(ACTIVATE, march).answer(ARMY, start)
    assert (middle in t.options) == (last == "yellow_activate_red")
    if middle in t.options:
        t.answer(MOVE, middle).take_gifts()
        assert (t.asked, t.options) == (ACTIVATE, [harvest, NONE])
        t.answer(ACTIVATE, harvest).answer(PRODUCE, NONE)
        assert (t.asked, about(t)) == (MOVE, middle), "the march again, and they must part"


@rule("DEUS-RED-09", "DEUS-RED-10")
def test_a_third_army_never_stops_where_two_stand():
    made = scenario()
    start, middle, end = line(made, "forest")
    made.piece(0, "military", start).piece(0, "military", middle).piece(0, "military", end)
    t = column_of(made, "red_cavalry", "red_infantry", army=apart(made, start, end, distance=4))
    t.answer(ARMY, start).answer(MOVE, middle).take_gifts()
    t.answer(ARMY, end)
    assert middle not in t.options


@rule("DEUS-RED-10")
def test_a_region_just_left_by_an_army_is_free_for_the_next():
    made = scenario()
    start, middle, end = line(made, "forest")
    made.piece(0, "military", start).piece(0, "military", middle)
    t = raised("red_infantry", made, at=apart(made, start, distance=4))
    t.answer(ARMY, middle).answer(MOVE, end).answer(ARMY, start)
    assert middle in t.options


@rule("DEUS-RED-11")
def test_an_army_does_not_leave_a_temple_alone():
    made = scenario()
    start, _, _ = line(made, "forest")
    made.piece(0, "military", start).piece(0, "temple", start)
    assert choices(start, made) == {start}
    made = scenario()
    made.piece(0, "military", start).piece(0, "temple", start).piece(0, "scientific", start)
    assert len(choices(start, made)) > 1


@rule("DEUS-RED-12")
def test_an_army_occupies_the_empty_land_it_stops_in_and_frees_the_one_it_leaves():
    made = scenario()
    start, middle, _ = line(made, "forest")
    t = raised("red_legion", made.piece(0, "military", start), at=apart(made, start, distance=4))
    t.answer(ARMY, start).answer(MOVE, middle)
    regions = t.match.view()["regions"]
    assert (regions[middle]["owner"], regions[middle]["pieces"]) == (0, ["military"])
    assert (regions[start]["owner"], regions[start]["pieces"]) == (None, [])


@rule("DEUS-RED-13")
def test_an_army_is_a_military_piece_and_a_ship_a_maritime_one():
    made = scenario()
    village = made.state.map.villages[0]
    home = apart(made, village, distance=4)
    made.piece(0, "civil", guarded(made, village))  # beside the village, but no army
    for v in made.state.map.villages[1:]:
        made.village(v, 0, attacked=True)
    assert raised("red_ballista", made, at=home).asked is ACTION
    made = scenario()
    for v in made.state.map.villages[1:]:
        made.village(v, 0, attacked=True)
    assert raised("red_ballista", made.piece(0, "military", guarded(made, village)), at=home).asked is GAIN


@rule("DEUS-RED-15")
def test_an_army_ends_its_move_in_empty_or_own_land_or_beside_an_own_ship_and_nowhere_else():
    made = scenario()
    start, sea, end = line(made, "sea")
    made.piece(0, "military", start).piece(0, "maritime", sea).piece(0, "civil", end)
    around = [r for r in made.beside(start) if r in lands(made)]
    made.piece(1, "civil", around[0])
    home = apart(made, start, distance=4)
    goals = choices(start, made, "red_infantry")
    expected = {start, sea} | {r for r in around if r != around[0]}
    assert goals == expected
    assert home not in goals
    made = scenario()
    made.piece(0, "military", start).piece(0, "maritime", sea).piece(0, "military", sea)
    assert sea not in choices(start, made, "red_legion")


@rule("DEUS-RED-16")
def test_an_attacked_village_may_be_passed_but_not_stopped_in():
    made = scenario()
    start, village, end = line(made, "village")
    made.village(village, 0, attacked=True).piece(0, "military", start)
    goals = choices(start, made)
    assert end in goals
    assert village not in goals


@rule("DEUS-RED-17", "DEUS-ATOM-19")
@pytest.mark.parametrize(("design", "steps"), [("red_infantry", 1), ("red_legion", 2), ("red_cavalry", 3)])
def test_a_move_is_a_way_of_none_up_to_so_many_steps_through_regions_the_army_may_enter(design: str, steps: int):
    made = scenario()
    start, _, _ = line(made, "forest")
    enter = {*lands(made), *made.regions("village")}
    reached = {start}
    for _ in range(steps):
        reached |= {r for here in reached for r in made.beside(here) if r in enter}
    home = apart(made, start, distance=4)
    goals = choices(start, made.piece(0, "military", start), design)
    assert goals == reached - set(made.regions("village")) - {home}
    assert start in goals


@rule("DEUS-DEC-12")
def test_moving_may_be_declined():
    made = scenario()
    home, _ = pairs(made)
    t = raised("red_cavalry", made, at=home).answer(ARMY, NONE)
    assert t.asked is GAIN  # the gold is another atom
    assert t.player(0).pieces[RED] == 1 << home


@rule("DEUS-ATOM-20")
def test_attacks_are_tested_after_each_army_of_a_card_that_moves_all():
    made = scenario()
    village = made.state.map.villages[0]
    gap = guarded(made, village)
    types = iter(("civil", "scientific", "production") * 2)
    for region in made.beside(village):
        if region != gap:
            made.piece(0, "maritime" if terrain(made, region) == "sea" else next(types), region)
    start = next(r for r in made.beside(gap) if r in lands(made) and not made.state.players[0].occupied >> r & 1)
    points = made.state.vp_on(village)
    t = raised("red_infantry", made.piece(0, "military", start), at=apart(made, gap, start))
    before = belongings(t)
    t.answer(ARMY, start).answer(MOVE, gap)
    assert t.asked is ARMY  # in the middle of the effect
    assert change(t, before) == {"vp": points}
    assert village not in t.table.villages
