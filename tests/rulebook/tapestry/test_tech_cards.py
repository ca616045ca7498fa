"""The base tech cards: circle, square, prerequisite (TECH). One test for each card, named after it."""

from __future__ import annotations

import pytest

from tafelrunde.games.tapestry.components.tech import TECH_CARDS
from tafelrunde.games.tapestry.pieces.kinds import COIN, EXPLORATION, MILITARY, TECHNOLOGY
from tafelrunde.games.tapestry.table.prompts import (
    BONUS,
    CONQUER,
    DIE,
    EXPLORE_HEX,
    INVENT,
    PLAY,
    REPEAT,
    RESEARCH,
    TRACK,
)
from tafelrunde.kernel.effects import ONE_OF
from tests.rulebook import rule

from .entering import build, quiet, seat_asked
from .upgrades import gained, needs_buildings, needs_space, upgraded


@pytest.mark.parametrize("card", [card.id for card in TECH_CARDS])
def test_every_tech_card_has_a_test_named_after_it(card: str) -> None:
    assert [name for name in globals() if name.startswith(f"test_{card}_")]


@rule("TAP-TECH-22")
def test_air_conditioning_gives_a_worker_and_a_house() -> None:
    t, before = upgraded("air_conditioning", "bottom")
    assert gained(t, before) == {"worker": 1}
    t, before = upgraded("air_conditioning", "middle", tracks={"technology": 4})
    assert gained(build(t), before) == {"house": 1}
    assert needs_space("air_conditioning", "technology", 4)


@rule("TAP-TECH-02")
def test_ammonia_builds_and_scores_farms() -> None:
    t, before = upgraded("ammonia", "bottom")
    assert gained(build(t), before) == {"farm": 1}
    t, before = upgraded("ammonia", "middle", tracks={"military": 7}, built={"farm": [0, 1], "house": [2]})
    assert gained(t, before) == {"vp": 2}
    assert needs_space("ammonia", "military", 7)


@rule("TAP-TECH-01")
def test_anesthesia_builds_and_scores_armories() -> None:
    t, before = upgraded("anesthesia", "bottom")
    assert gained(build(t), before) == {"armory": 1}
    t, before = upgraded("anesthesia", "middle", tracks={"science": 4}, built={"armory": [0, 1], "house": [2]})
    assert gained(t, before) == {"vp": 2}
    assert needs_space("anesthesia", "science", 4)


@rule("TAP-TECH-23")
def test_assembly_line_gains_the_benefit_of_another_card() -> None:
    t, before = upgraded("assembly_line", "bottom", tech={"top": ["calendar"], "middle": ["transistors"]})
    assert gained(t, before) == {"vp": 7}
    t, before = upgraded(
        "assembly_line", "middle", tracks={"exploration": 7}, tech={"top": ["calendar"], "middle": ["transistors"]}
    )
    assert gained(t, before) == {"coin": 1}
    assert needs_space("assembly_line", "exploration", 7)


@rule("TAP-TECH-03")
def test_bakery_gives_four_points_and_its_landmark_once() -> None:
    t, before = upgraded("bakery", "bottom")
    assert gained(t, before) == {"vp": 4}
    t, before = upgraded("bakery", "middle", built={"farm": [0]})
    assert gained(build(t), before) == {"landmarks": 1}
    assert t.player(0).landmarks == 1 << t.landmark_number("bakery")
    t, before = upgraded("bakery", "middle", quiet().landmark(1, "bakery"), built={"farm": [0]})
    assert gained(t, before) == {}
    assert needs_buildings("bakery", "farm", 1)


@rule("TAP-TECH-43")
def test_barn_gives_three_points_and_its_landmark() -> None:
    t, before = upgraded("barn", "bottom")
    assert gained(t, before) == {"vp": 3}
    t, before = upgraded("barn", "middle", built={"farm": [0, 1]})
    assert gained(build(t), before) == {"landmarks": 1}
    assert t.player(0).landmarks == 1 << t.landmark_number("barn")
    assert needs_buildings("barn", "farm", 2)


@rule("TAP-TECH-31")
def test_lithium_ion_battery_repeats_a_position_with_its_bonus() -> None:
    t, before = upgraded("lithium_ion_battery", "bottom")
    assert gained(t, before) == {"vp": 4}
    t, before = upgraded("lithium_ion_battery", "middle", tracks={"exploration": 10, "technology": 2}, coin=1)
    assert t.options == [EXPLORATION, TECHNOLOGY]
    build(t.answer(REPEAT, TECHNOLOGY).answer(BONUS, COIN))  # Carpentry
    assert gained(t, before) == {"cards": 1, "coin": -1, "market": 1}
    assert needs_space("lithium_ion_battery", "exploration", 10)


@rule("TAP-TECH-26")
def test_calendar_gives_culture_and_seven_points() -> None:
    t, before = upgraded("calendar", "bottom")
    assert gained(t, before) == {"culture": 1}
    t, before = upgraded("calendar", "middle", tracks={"exploration": 4})
    assert gained(t, before) == {"vp": 7}
    assert needs_space("calendar", "exploration", 4)


@rule("TAP-TECH-24")
def test_canned_food_gives_food_and_seven_points() -> None:
    t, before = upgraded("canned_food", "bottom")
    assert gained(t, before) == {"food": 1}
    t, before = upgraded("canned_food", "middle", tracks={"military": 4})
    assert gained(t, before) == {"vp": 7}
    assert needs_space("canned_food", "military", 4)


@rule("TAP-TECH-55")
def test_clocks_advance_without_benefit_and_score_technology() -> None:
    t, before = upgraded("clocks", "bottom")
    assert gained(t, before) == {"technology": 1}  # nothing invented
    t, before = upgraded("clocks", "middle", tracks={"technology": 5, "science": 2})
    assert gained(t, before) == {"vp": 5}
    assert needs_space("clocks", "technology", 4)


@rule("TAP-TECH-25")
def test_compass_gives_two_tiles_and_explores() -> None:
    t, before = upgraded("compass", "bottom")
    assert gained(t, before) == {"tiles": 2}
    t, before = upgraded("compass", "middle", tracks={"technology": 4}, tiles=[5])
    t.answer(EXPLORE_HEX, t.hex((0, -1)))
    assert gained(t, before) == {"tiles": -1, "food": 1, "vp": 3}
    assert needs_space("compass", "technology", 4)


@rule("TAP-TECH-56")
def test_com_tower_gives_five_points_and_its_landmark() -> None:
    t, before = upgraded("com_tower", "bottom")
    assert gained(t, before) == {"vp": 5}
    t, before = upgraded("com_tower", "middle", built={"house": [0, 1, 2]})
    assert gained(build(t), before) == {"landmarks": 1}
    assert t.player(0).landmarks == 1 << t.landmark_number("com_tower")
    assert needs_buildings("com_tower", "house", 3)


@rule("TAP-TECH-04")
def test_concrete_builds_and_scores_markets() -> None:
    t, before = upgraded("concrete", "bottom")
    assert gained(build(t), before) == {"market": 1}
    t, before = upgraded("concrete", "middle", tracks={"exploration": 4}, built={"market": [0, 1], "house": [2]})
    assert gained(t, before) == {"vp": 2}
    assert needs_space("concrete", "exploration", 4)


@rule("TAP-TECH-16")
def test_dynamite_conquers_and_scores_territories() -> None:
    t, before = upgraded("dynamite", "bottom", quiet().dice((6, 0), (6, COIN)))
    t.answer(CONQUER, t.options[0]).answer(DIE, 0)
    assert gained(t, before) == {"outposts": -1, "territories": 1, "vp": 4}
    made = quiet().tile((0, -1), 5).outpost(0, (0, -1))
    t, before = upgraded("dynamite", "middle", made, tracks={"military": 4})
    assert gained(t, before) == {"vp": 2}
    assert needs_space("dynamite", "military", 4)


@rule("TAP-TECH-13")
def test_eyeglasses_invent_and_score_tech_cards() -> None:
    t, before = upgraded("eyeglasses", "bottom")
    assert gained(t.answer(INVENT, t.options[0]), before) == {"tech": 1}
    t, before = upgraded("eyeglasses", "middle", tracks={"technology": 4}, tech={"top": ["paper"], "bottom": ["barn"]})
    assert gained(t, before) == {"vp": 3}
    assert needs_space("eyeglasses", "technology", 4)


@rule("TAP-TECH-11")
def test_irrigation_gives_food_and_a_farm() -> None:
    t, before = upgraded("irrigation", "bottom")
    assert gained(t, before) == {"food": 1}
    t, before = upgraded("irrigation", "middle", tracks={"science": 4})
    assert gained(build(t), before) == {"farm": 1}
    assert needs_space("irrigation", "science", 4)


@rule("TAP-TECH-12")
def test_library_gives_three_points_and_its_landmark() -> None:
    t, before = upgraded("library", "bottom")
    assert gained(t, before) == {"vp": 3}
    t, before = upgraded("library", "middle", built={"house": [0, 1]})
    assert gained(build(t), before) == {"landmarks": 1}
    assert t.player(0).landmarks == 1 << t.landmark_number("library")
    assert needs_buildings("library", "house", 2)


@rule("TAP-TECH-19")
def test_light_bulb_gives_a_coin_and_a_market() -> None:
    t, before = upgraded("light_bulb", "bottom")
    assert gained(t, before) == {"coin": 1}
    t, before = upgraded("light_bulb", "middle", tracks={"military": 4})
    assert gained(build(t), before) == {"market": 1}
    assert needs_space("light_bulb", "military", 4)


@rule("TAP-TECH-36")
def test_paper_builds_and_scores_houses() -> None:
    t, before = upgraded("paper", "bottom")
    assert gained(build(t), before) == {"house": 1}
    t, before = upgraded("paper", "middle", tracks={"science": 4}, built={"house": [0, 1], "farm": [2]})
    assert gained(t, before) == {"vp": 2}
    assert needs_space("paper", "science", 4)


@rule("TAP-TECH-37")
def test_penicillin_researches_without_benefit_and_gives_five_points() -> None:
    t, before = upgraded("penicillin", "bottom", quiet().dice((4, TECHNOLOGY)))
    assert gained(t.answer(RESEARCH, TECHNOLOGY), before) == {"technology": 1}  # nothing invented
    t, before = upgraded("penicillin", "middle", tracks={"science": 4})
    assert gained(t, before) == {"vp": 5}
    assert needs_space("penicillin", "science", 4)


@rule("TAP-TECH-10")
def test_printing_press_gives_a_card_and_plays_one_on_the_current() -> None:
    t, before = upgraded("printing_press", "bottom")
    assert gained(t, before) == {"cards": 1}
    t, before = upgraded("printing_press", "middle", tracks={"technology": 4}, hand=["trap"], played={4: ["academia"]})
    t.answer(PLAY, t.card("trap"))
    assert gained(t, before) == {"cards": -1, "played": 1, "vp": 10}
    assert t.player(0).stacks[4] == (t.card("academia"), t.card("trap"))
    assert needs_space("printing_press", "technology", 4)


@rule("TAP-TECH-40")
def test_radio_gives_three_points_and_a_civilization() -> None:
    t, before = upgraded("radio", "bottom")
    assert gained(t, before) == {"vp": 3}
    made = quiet()
    made.state.civs_left.remove(made.civ("leaders"))
    made.state.civs_left.append(made.civ("leaders"))  # on top
    t, before = upgraded("radio", "middle", made, tracks={"science": 10})
    assert gained(t, before) == {"civilizations": 1}
    assert t.player(0).civs == (t.civ("leaders"),)
    assert needs_space("radio", "science", 10)


@rule("TAP-TECH-08")
def test_sewage_plumbing_gives_culture_and_an_armory() -> None:
    t, before = upgraded("sewage_plumbing", "bottom")
    assert gained(t, before) == {"culture": 1}
    t, before = upgraded("sewage_plumbing", "middle", tracks={"technology": 4})
    assert gained(build(t), before) == {"armory": 1}
    assert needs_space("sewage_plumbing", "technology", 4)


@rule("TAP-TECH-09")
def test_siegecraft_advances_without_benefit_and_scores_military() -> None:
    t, before = upgraded("siegecraft", "bottom")
    assert gained(t, before) == {"military": 1}  # nothing conquered
    t, before = upgraded("siegecraft", "middle", tracks={"military": 5, "science": 2})
    assert gained(t, before) == {"vp": 5}
    assert needs_space("siegecraft", "military", 4)


@rule("TAP-TECH-14")
def test_stock_market_gives_five_points_and_its_landmark() -> None:
    t, before = upgraded("stock_market", "bottom")
    assert gained(t, before) == {"vp": 5}
    t, before = upgraded("stock_market", "middle", built={"market": [0, 1]})
    assert gained(build(t), before) == {"landmarks": 1}
    assert t.player(0).landmarks == 1 << t.landmark_number("stock_market")
    assert needs_buildings("stock_market", "market", 2)


@rule("TAP-TECH-46")
def test_telescope_gives_culture_and_a_tile_and_scores_tiles() -> None:
    t, before = upgraded("telescope", "bottom")
    assert gained(t, before) == {"culture": 1, "tiles": 1}
    t, before = upgraded("telescope", "middle", quiet().tile((0, -1), 7), tracks={"technology": 4}, tiles=[5, 16])
    assert gained(t, before) == {"vp": 2}
    assert needs_space("telescope", "technology", 4)


@rule("TAP-TECH-44")
def test_the_nail_gives_a_card_and_one_of_three_buildings() -> None:
    t, before = upgraded("the_nail", "bottom")
    assert gained(t, before) == {"cards": 1}
    for part, kind in enumerate(("market", "house", "farm")):
        t, before = upgraded("the_nail", "middle", tracks={"technology": 4})
        assert t.options == [0, 1, 2]
        assert gained(build(t.answer(ONE_OF, part)), before) == {kind: 1}
    assert needs_space("the_nail", "technology", 4)


@rule("TAP-TECH-47")
def test_time_travel_gives_a_coin_and_goes_back_on_exploration_or_military() -> None:
    t, before = upgraded("time_travel", "bottom")
    assert gained(t, before) == {"coin": 1}
    t, before = upgraded(
        "time_travel", "middle", tracks={"exploration": 2, "technology": 10, "science": 3, "military": 3}
    )
    assert t.options == [EXPLORATION, MILITARY]
    assert gained(t.answer(TRACK, MILITARY), before) == {"military": -1}  # no card of the space reached
    assert needs_space("time_travel", "technology", 10)


@rule("TAP-TECH-49")
def test_transistors_give_a_coin_then_culture_and_four_points() -> None:
    t, before = upgraded("transistors", "bottom")
    assert gained(t, before) == {"coin": 1}
    t, before = upgraded("transistors", "middle", tracks={"military": 10})
    assert gained(t, before) == {"culture": 1, "vp": 4}
    assert needs_space("transistors", "military", 10)


@rule("TAP-TECH-45")
def test_treasury_gives_four_points_and_its_landmark() -> None:
    t, before = upgraded("treasury", "bottom")
    assert gained(t, before) == {"vp": 4}
    t, before = upgraded("treasury", "middle", built={"market": [0]})
    assert gained(build(t), before) == {"landmarks": 1}
    assert t.player(0).landmarks == 1 << t.landmark_number("treasury")
    assert needs_buildings("treasury", "market", 1)


@rule("TAP-TECH-28")
def test_vaccines_advance_without_benefit_and_score_science() -> None:
    t, before = upgraded("vaccines", "bottom")
    assert gained(t, before) == {"science": 1}
    assert seat_asked(t) == 1  # nothing rolled
    t, before = upgraded("vaccines", "middle", tracks={"science": 5, "military": 2})
    assert gained(t, before) == {"vp": 5}
    assert needs_space("vaccines", "science", 4)


@rule("TAP-TECH-29")
def test_warships_give_a_worker_and_conquer() -> None:
    t, before = upgraded("warships", "bottom")
    assert gained(t, before) == {"worker": 1}
    t, before = upgraded("warships", "middle", quiet().dice((6, 0), (6, COIN)), tracks={"exploration": 7})
    t.answer(CONQUER, t.options[0]).answer(DIE, 1)
    assert gained(t, before) == {"outposts": -1, "territories": 1, "coin": 1}
    assert needs_space("warships", "exploration", 7)


@rule("TAP-TECH-50")
def test_zeppelins_advance_without_benefit_and_score_exploration() -> None:
    t, before = upgraded("zeppelins", "bottom")
    assert gained(t, before) == {"exploration": 1}  # no tiles
    t, before = upgraded("zeppelins", "middle", tracks={"exploration": 5, "military": 2})
    assert gained(t, before) == {"vp": 5}
    assert needs_space("zeppelins", "exploration", 4)
