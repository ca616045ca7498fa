"""Each symbol once, on a card or space that shows it (TAP-ICON-05..77)."""

from __future__ import annotations

import pytest

from tafelrunde.games.tapestry.pieces.kinds import (
    COIN,
    CULTURE,
    EXPLORATION,
    FOOD,
    MILITARY,
    RESOURCES,
    SCIENCE,
    TECHNOLOGY,
    TRACKS,
    WORKER,
)
from tafelrunde.games.tapestry.table.player import TECH
from tafelrunde.games.tapestry.table.player import TRACK as FROM_TRACK
from tafelrunde.games.tapestry.table.prompts import (
    BONUS,
    CIRCLE,
    CONQUER,
    DIE,
    ENTERTAIN,
    EXPLORE_HEX,
    EXPLORE_TILE,
    FROM_DECK,
    INVENT,
    PLAY,
    PLOT,
    REPEAT,
    REPLACE,
    RESEARCH,
    RESOURCE,
    SPACE_TILE,
    SQUARE,
    TRACK,
    UPGRADE,
)
from tafelrunde.kernel.decision import NONE
from tests.rulebook import rule
from tests.rulebook.tapestry.city import IMPASSABLE, number, plots_shown
from tests.rulebook.tapestry.entering import entered, leave, part, quiet, seat_asked
from tests.rulebook.tapestry.holdings import change, holdings
from tests.rulebook.tapestry.income_turns import before_income, take_income, upgraded

POT = {"coin": 2, "worker": 2, "food": 2, "culture": 2}  # something of everything, so that a bonus would be offered


def tech_points(card: str, **mine: object) -> int:
    """What the square of a tech card scores."""
    return upgraded(card, "middle", **mine).player(0).tally[TECH]


# ------------------------------------------------------------------------------------------------ resources, buildings


@rule("TAP-ICON-13", "TAP-ICON-38", "TAP-ICON-47", "TAP-ICON-58")
@pytest.mark.parametrize(
    ("card", "resource"),
    [("light_bulb", COIN), ("air_conditioning", WORKER), ("canned_food", FOOD), ("calendar", CULTURE)],
)
def test_the_four_resources(card: str, resource: int):
    assert upgraded(card).player(0).goods == [int(kind == resource) for kind in range(4)]


@rule("TAP-ICON-14", "TAP-ICON-39", "TAP-ICON-48", "TAP-ICON-59")
@pytest.mark.parametrize(("card", "kind"), [("concrete", 0), ("paper", 1), ("ammonia", 2), ("anesthesia", 3)])
def test_the_four_income_buildings(card: str, kind: int):
    t = upgraded(card)
    assert t.asked is PLOT
    t.answer(PLOT, 7)
    assert plots_shown(t)[7] == kind
    assert t.player(0).left == [4 if n == kind else 5 for n in range(4)]


@rule("TAP-ICON-15", "TAP-ICON-40", "TAP-ICON-49", "TAP-ICON-60")
@pytest.mark.parametrize(("card", "points"), [("concrete", 1), ("paper", 2), ("ammonia", 3), ("anesthesia", 4)])
def test_points_per_income_building_of_a_type_in_the_capital(card: str, points: int):
    built = {"market": [0], "house": [1, 2], "farm": [3, 4, 5], "armory": [6, 7, 18, 19]}
    assert tech_points(card, built=built) == points


@rule("TAP-ICON-05")
def test_impassable_plots_are_shown_as_such():
    shown = plots_shown(quiet().start())
    assert {n for n, what in enumerate(shown) if what == "impassable"} == {number(plot) for plot in IMPASSABLE}


@rule("TAP-ICON-28", "TAP-DEC-13")
def test_any_resource_is_one_of_the_four():
    for resource in range(4):
        t = take_income(before_income(2, hand=["feudalism"]))
        t.answer(PLAY, t.card("feudalism"))  # without landmarks only the resource is left
        assert t.options == [COIN, WORKER, FOOD, CULTURE]
        t.answer(RESOURCE, resource)
        assert t.player(0).goods == [2 if kind == resource else 1 for kind in range(4)], "with the income"


@rule("TAP-ICON-28")
def test_of_a_resource_that_is_full_no_more_can_be_chosen():
    t = take_income(before_income(2, hand=["feudalism"], worker=8))
    t.answer(PLAY, t.card("feudalism"))
    assert t.options == [COIN, FOOD, CULTURE]


# ------------------------------------------------------------------------------------------------ tech cards


@rule("TAP-ICON-16")
def test_invent():
    t = upgraded("eyeglasses")
    assert t.asked is INVENT
    display = list(t.table.display)
    assert t.options == [*sorted(display), FROM_DECK]
    t.answer(INVENT, display[1])
    assert t.player(0).tech[0] == 1 << display[1]


@rule("TAP-ICON-17", "TAP-DEC-21")
@pytest.mark.parametrize("replaced", [False, True])
def test_replace_the_display_and_then_invent(replaced: bool):
    t, before = entered("technology", 4)
    old = set(t.table.display)
    assert t.asked is REPLACE
    assert t.options == [1, NONE]
    t.answer(REPLACE, 1 if replaced else NONE)
    assert t.asked is INVENT
    new = set(t.table.display)
    assert len(new) == 3
    assert new.isdisjoint(old) if replaced else new == old
    t.answer(INVENT, t.options[0])
    assert change(t, before) == {"tech": 1}


@rule("TAP-ICON-18")
def test_points_per_tech_card():
    techs = {"bottom": ["bakery"], "middle": ["calendar"], "top": ["paper", "barn"]}
    assert tech_points("eyeglasses", tech=techs) == 5


@rule("TAP-ICON-19")
def test_upgrade_a_tech_card():
    made = quiet().seat(0, tech={"bottom": ["bakery", "canned_food"]})
    t, _ = entered("technology", 9, made)
    assert t.asked is UPGRADE
    assert t.options == sorted([t.tech("bakery"), t.tech("canned_food")]), "as a benefit it cannot be refused"
    t.answer(UPGRADE, t.tech("bakery"))
    assert t.player(0).tech[1] == 1 << t.tech("bakery")


@rule("TAP-ICON-72", "TAP-DEC-24")
def test_the_circle_of_a_card_in_the_middle_row():
    """Assembly Line enters the top row: its square is the circle of a card in the middle one."""
    t = upgraded(
        "assembly_line",
        "middle",
        tech={"middle": ["calendar", "canned_food"], "top": ["light_bulb"], "bottom": ["warships"]},
    )
    assert t.asked is CIRCLE
    assert t.options == sorted([t.tech("calendar"), t.tech("canned_food")])
    t.answer(CIRCLE, t.tech("canned_food"))
    assert t.player(0).goods == [0, 0, 1, 0]


@rule("TAP-ICON-73", "TAP-DEC-24")
def test_the_square_of_a_card_in_the_top_row():
    """Assembly Line enters the middle row: its circle is the square of a card in the top one."""
    t = upgraded("assembly_line", tech={"middle": ["warships"], "top": ["calendar", "penicillin"], "bottom": ["barn"]})
    assert t.asked is SQUARE
    assert t.options == sorted([t.tech("calendar"), t.tech("penicillin")])
    t.answer(SQUARE, t.tech("penicillin"))
    assert t.player(0).tally[TECH] == 5


# ------------------------------------------------------------------------------------------------ cards and mats


@rule("TAP-ICON-21")
def test_gain_a_random_civilization():
    made = before_income(5, tech={"middle": ["radio"]}, tracks={"science": 10}).next_civ("leaders")
    t = take_income(made)
    t.answer(UPGRADE, t.tech("radio"))
    assert t.player(0).civs == (t.civ("leaders"),)


@rule("TAP-ICON-22")
def test_gain_a_tapestry_card():
    made = before_income(5, tech={"bottom": ["printing_press"]}).deck("guilds")
    t = take_income(made)
    t.answer(UPGRADE, t.tech("printing_press"))
    assert t.player(0).hand == 1 << t.card("guilds")


@rule("TAP-ICON-23", "TAP-DEC-40")
def test_play_a_tapestry_card():
    t = upgraded("printing_press", "middle", hand=["trap", "guilds"], played={4: ["democracy"]})
    assert t.asked is PLAY
    assert t.options == sorted([t.card("trap"), t.card("guilds")])
    t.answer(PLAY, t.card("trap"))
    assert t.player(0).stacks[4] == (t.card("democracy"), t.card("trap"))
    assert t.player(0).vp >= 10


@rule("TAP-ICON-24")
def test_points_per_tapestry_card_in_hand_and_on_the_income_mat():
    made = quiet().seat(0, era=3, hand=["trap", "guilds"], played={2: ["democracy"], 3: ["coal_baron", "theocracy"]})
    t, _ = entered("military", 9, made)
    part(t, 1)
    assert t.player(0).tally[FROM_TRACK] == 5, "two in hand, two visible, one covered"


@rule("TAP-ICON-25", "TAP-NEIGH-03")
@pytest.mark.parametrize(("seat", "allowed"), [(0, True), (1, True), (2, False), (3, True), (None, False)])
def test_you_and_your_neighbours(seat: int | None, allowed: bool):
    """The prerequisite of Zeppelins: tier II of exploration."""
    made = before_income(5, players=4, tech={"middle": ["zeppelins"], "bottom": ["bakery"]})
    if seat is not None:
        made.seat(seat, tracks={"exploration": 4})
    t = take_income(made)
    assert t.asked is UPGRADE
    assert (t.tech("zeppelins") in t.options) == allowed


# ------------------------------------------------------------------------------------------------ income mat


@rule("TAP-ICON-36")
def test_points_as_uncovered_on_the_income_mat():
    made = before_income(5, tech={"top": ["bakery", "barn"]}, built={"farm": [0, 1], "market": [2, 3]})
    assert made.start().player(0).vp == 2 + 2 + 4, "a tech symbol twice, and a 4"


# ------------------------------------------------------------------------------------------------ tracks

ENDS = {"technology": 13, "exploration": 14, "military": 15, "science": 16}  # the last stages of the Entertainers
BEFORE = {13: 9, 14: 9, 15: 12, 16: 12}


@rule("TAP-ICON-44", "TAP-ICON-55", "TAP-ICON-66", "TAP-ICON-75")
@pytest.mark.parametrize("track", TRACKS)
def test_advance_with_the_benefit_and_the_bonus(track: str):
    """On the second space of a track: a card or an exploration, and something for any resource."""
    stage = ENDS[track]
    made = before_income(5, civs=["entertainers"], tiles=[5], tracks={track: 1}, **POT)
    before = holdings(made.state.players[0])
    t = take_income(made.mat(0, "entertainers", BEFORE[stage])).answer(ENTERTAIN, stage)
    if track == "exploration":
        t.answer(EXPLORE_HEX, t.options[0])
        assert t.player(0).tiles == 0
    else:
        assert change(t, before) == {track: 1, "cards": 1}
    assert t.asked is BONUS
    assert t.options == [COIN, WORKER, FOOD, CULTURE, NONE]
    leave(t)
    assert t.player(0).far[TRACKS.index(track)] == 2


@rule("TAP-ICON-45", "TAP-ICON-56", "TAP-ICON-67", "TAP-ICON-76")
@pytest.mark.parametrize(
    ("card", "track"),
    [("vaccines", "science"), ("zeppelins", "exploration"), ("siegecraft", "military"), ("clocks", "technology")],
)
def test_advance_without_benefit_and_bonus(card: str, track: str):
    t = upgraded(card, tiles=[5], tracks={track: 1}, **POT)
    assert seat_asked(t) == 1
    me = t.player(0)
    assert me.far[TRACKS.index(track)] == 2
    assert (me.goods, me.tiles.bit_count(), me.hand) == ([2, 2, 2, 2], 1, 0)


@rule("TAP-ICON-46", "TAP-ICON-57", "TAP-ICON-68", "TAP-ICON-77")
@pytest.mark.parametrize(("card", "points"), [("zeppelins", 3), ("clocks", 5), ("vaccines", 7), ("siegecraft", 9)])
def test_points_per_space_advanced(card: str, points: int):
    assert tech_points(card, tracks={"exploration": 3, "technology": 5, "science": 7, "military": 9}) == points


@rule("TAP-ICON-32", "TAP-DEC-59")
def test_regress_with_the_benefit_and_the_bonus():
    """Neuroscience: on military or technology."""
    t, _ = entered("science", 10, quiet(), tracks={"technology": 3, "military": 4, "exploration": 5}, food=1)
    assert t.asked is TRACK
    assert sorted(t.options) == [TECHNOLOGY, MILITARY]
    t.answer(TRACK, TECHNOLOGY)
    assert t.player(0).far[TECHNOLOGY] == 2
    assert t.player(0).hand.bit_count() == 1, "Carpentry gives a card"
    assert t.asked is BONUS


@rule("TAP-ICON-33")
def test_regress_without_benefit_and_bonus():
    """Time Travel: on exploration or military."""
    t = upgraded("time_travel", "middle", tracks={"technology": 3, "military": 3, "exploration": 2}, **POT)
    assert t.asked is TRACK
    assert t.options == [EXPLORATION, MILITARY]
    t.answer(TRACK, MILITARY)
    assert t.player(0).far == [2, 3, 0, 2]
    assert t.player(0).hand == 0, "Bladed Weapons would give a card"
    assert seat_asked(t) == 1


@rule("TAP-ICON-34")
def test_the_end_of_a_track_is_its_twelfth_space():
    for space, points in ((11, 0), (12, 10)):
        t = upgraded("siegecraft", tracks={"military": space - 1})
        assert t.match.view()["achievements"][0]["seats"] == ([0] if points else [])
        assert t.player(0).tally[9] == points


@rule("TAP-ICON-35")
def test_a_roll_beyond_the_end_of_a_track_scores():
    """Alien Biology rolls four times: 5 VP for each track that cannot go further."""
    made = quiet().dice((4, MILITARY), (4, SCIENCE), (4, MILITARY), (4, EXPLORATION))
    t, _ = entered("science", 12, made, tracks={"military": 12})
    assert t.asked is RESEARCH
    assert t.player(0).tally[FROM_TRACK] == 15, "military twice, and science, which was finished just now"
    t.answer(RESEARCH, EXPLORATION)
    assert t.player(0).far[EXPLORATION] == 1


@rule("TAP-ICON-41", "TAP-DEC-25")
def test_research_with_benefit_and_bonus():
    t, _ = entered("science", 5, quiet().dice((4, MILITARY)), tracks={"military": 1}, food=1)
    assert t.asked is RESEARCH
    assert t.options == [MILITARY, NONE]
    t.answer(RESEARCH, MILITARY)
    assert t.player(0).hand.bit_count() == 1
    assert t.asked is BONUS
    t, _ = entered("science", 5, quiet().dice((4, MILITARY)), tracks={"military": 1}, food=1)
    t.answer(RESEARCH, NONE)
    assert t.player(0).far[MILITARY] == 1


@rule("TAP-ICON-42")
def test_research_without_benefit_and_bonus():
    made = before_income(5, tech={"bottom": ["penicillin"]}, tracks={"military": 1}, **POT).dice((4, MILITARY))
    t = take_income(made)
    t.answer(UPGRADE, t.tech("penicillin")).answer(RESEARCH, MILITARY)
    assert t.player(0).far[MILITARY] == 2
    assert t.player(0).hand == 0
    assert seat_asked(t) == 1


@rule("TAP-ICON-43", "TAP-DEC-27")
def test_the_benefit_and_bonus_of_a_current_position():
    tracks = {"military": 2, "technology": 1, "exploration": 0}
    t, _ = entered("science", 7, quiet(), tracks=tracks, food=1)
    assert t.asked is REPEAT
    assert t.options == [TECHNOLOGY, MILITARY], "not exploration, where the token has not left the start"
    t.answer(REPEAT, MILITARY)
    assert t.player(0).far[MILITARY] == 2
    assert t.player(0).hand.bit_count() == 1
    assert t.asked is BONUS


@rule("TAP-ICON-74", "TAP-DEC-28")
def test_the_token_leaves_its_track_for_the_start_of_any():
    t, _ = entered("technology", 12, quiet(), tracks={"military": 4})
    assert t.asked is TRACK
    assert t.options == [EXPLORATION, TECHNOLOGY, SCIENCE, MILITARY]
    t.answer(TRACK, MILITARY)
    assert t.match.view()["seats"][0]["tracks"] == [[0], [], [0], [0, 4]]


# ------------------------------------------------------------------------------------------------ map


@rule("TAP-ICON-50")
def test_territory_tiles():
    assert upgraded("compass").player(0).tiles.bit_count() == 2


@rule("TAP-ICON-51")
def test_points_per_territory_tile_in_the_supply():
    assert tech_points("telescope", tiles=[3, 4, 5]) == 3


@rule("TAP-ICON-52")
def test_explore_with_a_tile_of_the_supply():
    t = upgraded("compass", "middle", tiles=[5, 16])
    assert t.asked is EXPLORE_TILE
    assert t.options == [4, 15]
    t.answer(EXPLORE_TILE, 15)
    hex = t.options[0]
    t.answer(EXPLORE_HEX, hex)
    assert t.match.view()["map"]["hexes"][hex]["tile"] == 15
    assert (t.player(0).tiles, t.player(0).goods) == (1 << 4, [1, 0, 0, 0])


@rule("TAP-ICON-53", "TAP-ICON-54", "TAP-DEC-20")
def test_gain_and_explore_space_tiles():
    """Interstellar Travel gives three and explores one of them; the thirteenth is worth 13 VP."""
    t, before = entered("exploration", 11, quiet().space_stack(13, 5, 7))
    assert t.asked is SPACE_TILE
    assert t.options == [4, 6, 12]
    t.answer(SPACE_TILE, 12)
    assert change(t, before) == {"vp": 13, "space tiles": 2, "explored": 1}


@rule("TAP-ICON-61", "TAP-DEC-29")
def test_conquer_an_adjacent_territory():
    made = before_income(5, tech={"bottom": ["dynamite"]}).tile((0, -1), 5).tile((2, 1), 7)
    t = take_income(made)
    t.answer(UPGRADE, t.tech("dynamite"))
    assert t.asked is CONQUER
    near = {(0, -3), (1, -2), (-1, -1), (0, -1)}  # beside the start at (0, -2)
    assert set(t.options) == {t.hex(at) for at in near}
    t.answer(CONQUER, t.hex((0, -1)))
    assert t.player(0).upright >> t.hex((0, -1)) & 1


@rule("TAP-ICON-62")
def test_both_results_of_the_conquer_dice():
    t, before = entered("military", 12, quiet().tile((0, -1), 5).dice((6, 3), (6, 1)))
    part(t, 0)
    t.answer(CONQUER, t.hex((0, -1)))
    gained = change(t, before)
    assert (gained["worker"], gained["vp"]) == (1, 10 + 7), "with the end of the track"
    assert t.asked is not DIE


@rule("TAP-ICON-63")
def test_toppling_the_outpost_of_another_player():
    t, _ = entered("military", 1, quiet().tile((0, -1), 5).outpost(1, (0, -1)))
    t.answer(CONQUER, t.hex((0, -1)))
    pieces = t.match.view()["map"]["hexes"][t.hex((0, -1))]["pieces"]
    assert {(piece["seat"], piece["piece"]) for piece in pieces} == {(0, "outpost"), (1, "toppled")}


@rule("TAP-ICON-64", "TAP-FAQ-10")
@pytest.mark.parametrize(("tile", "gained"), [(5, FOOD), (7, COIN), (4, CULTURE)])
def test_what_is_printed_on_a_conquered_tile(tile: int, gained: int):
    t, before = entered("military", 1, quiet().tile((0, -1), tile).dice((6, 0), (6, 4)))
    t.answer(CONQUER, t.hex((0, -1))).answer(DIE, 1)
    assert change(t, before) == {"outposts": -1, "territories": 1, RESOURCES[gained]: 1}


@rule("TAP-ICON-65")
def test_points_per_territory_you_control():
    made = before_income(5, tech={"middle": ["dynamite"]}, tracks={"military": 4}).outpost(0, (0, 0))
    made.tile((0, -1), 5).outpost(0, (0, -1), toppled=True).outpost(1, (0, -1))
    t = take_income(made)
    t.answer(UPGRADE, t.tech("dynamite"))
    assert t.player(0).tally[TECH] == 2
