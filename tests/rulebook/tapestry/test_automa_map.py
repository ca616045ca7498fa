"""Hexes: the tie-breaker, exploring, conquering (TAP-AUTOMA-47..55, 100, 101, 110, 112..114, 124, 126..129)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tafelrunde.games.tapestry.automa.map_choice import closest, furthest, rings
from tafelrunde.games.tapestry.pieces.automa import HEX_ORDERS, hex_order
from tafelrunde.games.tapestry.pieces.kinds import MIDDLE_ISLAND
from tafelrunde.games.tapestry.pieces.map import SMALL
from tafelrunde.games.tapestry.scenario import TapestryScenario, TapestryTable
from tafelrunde.games.tapestry.table.prompts import REPLY, RESOURCE, TRAP
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.hexes import Hex, distance, mask, members
from tests.rulebook import rule
from tests.rulebook.tapestry.automa import (
    BESIDE_HER,
    HER_START,
    MIDDLE,
    MY_START,
    bots,
    drawn,
    events,
    income,
    moves,
    names,
    new_land,
    solo,
)
from tests.rulebook.tapestry.conquests import controller, pieces

ALMOST_THERE: Hex = (-1, 0)  # a free hex between her start and the middle island
TOPPLE_1, TOPPLE_12, PLAIN_17, PLAIN_5, PLAIN_11 = 1, 12, 17, 5, 11  # tie-breaker cards with the icon and without
RING: tuple[Hex, ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))  # the hexes around the middle island


def conquest(made: TapestryScenario, tie: int, space: int = 5) -> TapestryTable:
    """She enters Cavalry and conquers."""
    return moves("military", made, tie, space)


def exploration(made: TapestryScenario, tie: int, space: int = 2, favorite: str = "science") -> TapestryTable:
    return moves("exploration", made, tie, space, favorite)


def anywhere(made: TapestryScenario, tie: int) -> TapestryTable:
    """She explores anywhere by Airplanes; her favourite track is military, so nothing but the order decides."""
    tracks = {"science": 12, "technology": 12, "military": 12, "exploration": 8}
    return bots(drawn(made.automa(favorite="military", tracks=tracks), 6, tie))


def hexes(t: TapestryTable, listed: str) -> set[Hex]:
    return {t.table.map.grid.places[int(number)] for number in listed.split(",") if number}


def only_event(t: TapestryTable, name: str) -> dict[str, int | str]:
    (event,) = events(t, name)
    return event


# ------------------------------------------------------------------------------------------------ orders and distances


@rule("TAP-AUTOMA-47")
@pytest.mark.parametrize("number", range(1, len(HEX_ORDERS) + 1))
def test_each_order_names_every_hex_once_row_by_row(number: int):
    order = [SMALL.grid.places[hex] for hex in hex_order(number)]
    first, along, _ = HEX_ORDERS[number - 1]
    assert sorted(order) == sorted(SMALL.grid.places)
    assert order[0] == first
    within = [(b[0] - a[0], b[1] - a[1]) == along for a, b in pairwise(order)]
    assert within.count(False) == 6  # seven rows


@rule("TAP-AUTOMA-47")
@pytest.mark.parametrize(("number", "then"), [(1, (1, -3)), (3, (3, -1)), (5, (2, 1)), (9, (-3, 2))])
def test_an_order_goes_along_the_row_of_its_first_hex(number: int, then: Hex):
    assert SMALL.grid.places[hex_order(number)[1]] == then


@rule("TAP-AUTOMA-47")
@pytest.mark.parametrize(("tie", "order"), [(TOPPLE_12, 8), (22, 1), (21, 3), (PLAIN_5, 10)])
def test_the_first_valid_hex_in_the_order_of_the_card_is_taken(tie: int, order: int):
    event = only_event(anywhere(solo(), tie), "bot-explored")
    free = [hex for hex in hex_order(order) if SMALL.printed[hex] is None]
    assert (event["hexes"], event["hex"]) == (order, free[0])


@rule("TAP-AUTOMA-49", "TAP-AUTOMA-124")
def test_distances_go_along_a_path_that_she_could_conquer():
    """The worked example of the rules."""
    made = solo().automa(outposts=[(-1, 1), (0, 0), (0, -1), (1, -2)])
    for at in ((-1, 1), (0, -1)):
        made.tile(at, 5 + at[0])
    t = made.start()
    steps = {hex: n for n, ring in enumerate(rings(t.table, t.automa, 1 << t.hex(MY_START))) for hex in members(ring)}
    assert [steps[t.hex(at)] for at in ((-1, 0), (0, -2), (0, 1))] == [7, 5, 2]
    assert steps[t.hex(MY_START)] == 0  # the target may be closed itself
    assert t.hex((0, 0)) not in steps  # her outposts are closed


@rule("TAP-AUTOMA-124")
def test_without_a_path_all_remain_and_none_is_nearer_than_furthest():
    t = solo().start()
    walled = mask([t.hex(at) for at in t.table.map.grid.places]) & ~(1 << t.hex(MIDDLE)) & ~(1 << t.hex(MY_START))
    t.automa.upright = walled
    far_away = 1 << t.hex((-3, 1)) | 1 << t.hex((-3, 2))
    assert closest(t.table, t.automa, far_away, 1 << t.hex(MIDDLE)) == far_away
    near = 1 << t.hex(MIDDLE)
    assert furthest(t.table, t.automa, far_away | near, near) == far_away


@rule("TAP-AUTOMA-48")
def test_in_income_turn_1_cards_of_the_progress_deck_break_ties():
    """Level 6: the Automa conquers by Archery; a card is shown and goes back."""
    made = solo(level=6).automa(era=0, favorite="science")
    t = bots(made)
    shown = only_event(t, "bots-tie-breaker")["automacard"]
    seen = t.match.view(0)["decisions"]
    assert (seen["progress"], seen["known"]["progress"], seen["tie_card"]) == (14, [shown], -1)
    assert only_event(t, "bot-aims")["hexes"] == t.table.catalog.automa_cards[int(shown)].hexes


@rule("TAP-AUTOMA-48")
def test_each_action_of_income_turn_1_has_a_card_of_its_own():
    shown = set()
    for seed in range(6):
        made = solo(level=5, seed=seed).automa(era=0, favorite="military", tracks={"military": 4})
        shown |= {event["automacard"] for event in events(bots(made), "bots-tie-breaker")}
    assert len(shown) > 1


@rule("TAP-AUTOMA-48")
def test_later_income_turns_use_the_tie_breaker_card_drawn_last():
    t = income(2, 3, solo(), TOPPLE_12, civs=["explorers"], favorite="science", tracks={"military": 4, "science": 5})
    assert only_event(t, "bot-aims")["hexes"] == 8


# ------------------------------------------------------------------------------------------------ exploring


@rule("TAP-AUTOMA-50", "TAP-AUTOMA-52")
def test_she_explores_a_free_hex_beside_her_territories_and_gains_nothing():
    made = solo()
    tile = made.state.tiles_left[-1]
    t = exploration(made, TOPPLE_12)
    hex = t.table.tiles.index(tile)
    assert t.table.map.grid.beside[t.hex(HER_START)] >> hex & 1
    assert (t.automa.vp, new_land(t), t.table.items[hex]) == (0, set(), 0)


@rule("TAP-AUTOMA-52")
def test_the_tile_lies_in_a_random_orientation():
    turns = set()
    for seed in range(12):
        t = exploration(solo(seed=seed).stack(1), TOPPLE_12)
        turns.add(t.table.turns[t.table.tiles.index(0)])
    assert len(turns) > 2


@rule("TAP-AUTOMA-50", "TAP-AUTOMA-52")
def test_without_a_hex_or_a_tile_nothing_is_explored():
    full = solo()
    for n, at in enumerate(((-3, 2), (-2, 3), (-1, 1))):
        full.tile(at, n + 1)
    for made in (full, solo().no_tiles()):
        t = exploration(made, TOPPLE_12)
        assert events(t, "bot-idle")[0]["what"] == "explore"
        assert "bot-explored" not in names(t)


@rule("TAP-AUTOMA-50")
def test_anywhere_means_every_empty_hex():
    t = exploration(solo(), TOPPLE_12, 9)  # Airplanes
    assert only_event(t, "bot-explored")["count"] == 34 - 13  # the map prints 13 territories


@rule("TAP-AUTOMA-51")
def test_only_the_hexes_furthest_from_the_person_remain():
    t = exploration(solo(), TOPPLE_12, 9)
    event = only_event(t, "bot-explored")
    assert event["steps"] == "furthest"
    away = {at: distance(at, MY_START) for at in hexes(t, str(event["hexs"]))}
    assert hexes(t, str(event["hexs_left"])) == {at for at, steps in away.items() if steps == max(away.values())}


@rule("TAP-AUTOMA-51")
def test_not_if_her_favourite_track_is_military():
    event = only_event(anywhere(solo(), TOPPLE_12), "bot-explored")
    assert (event["steps"], event["left"], event["count"]) == ("none", 21, 21)


# ------------------------------------------------------------------------------------------------ attacking


def beside(made: TapestryScenario, *places: Hex) -> TapestryScenario:
    """The person holds these territories, each with one outpost."""
    for at in places:
        made.outpost(0, at)
    return made


def full_territories(*places: Hex) -> TapestryScenario:
    """The person holds these territories, each with two pieces."""
    made = beside(solo(), *places)
    for at in places:
        made.token(0, at)
    return made


@rule("TAP-AUTOMA-53", "TAP-AUTOMA-54")
def test_she_attacks_the_person_if_she_can():
    t = conquest(beside(solo(), (-2, 1)), PLAIN_17)
    assert pieces(t, (-2, 1)) == [(0, "toppled"), (1, "outpost")]
    assert controller(t, (-2, 1)) == 1
    assert not {"rolled-dice", "scored", "shadow-fell"} & set(names(t))
    assert t.automa.vp == 0


@rule("TAP-AUTOMA-53")
def test_two_pieces_keep_her_off():
    t = conquest(full_territories((-2, 1)), TOPPLE_12)
    assert controller(t, (-2, 1)) == 0
    assert only_event(t, "bot-aims")["target"] == "neutral"


@rule("TAP-AUTOMA-53")
def test_without_an_outpost_nothing_is_conquered():
    made = solo().automa(outposts=[(-2, 1), (-1, 2), (-3, 3), (-1, -1), (0, -3), (0, -2), (1, -2)])
    t = conquest(made, TOPPLE_12)
    assert t.automa.outposts == 0
    assert events(t, "bot-idle")[0]["what"] == "outposts"


@rule("TAP-AUTOMA-53")
def test_a_territory_that_is_safe_is_not_attacked():
    made = solo(plans_ploys=True).outpost(0, (-2, 1)).seat(0, era=2, played={2: ["non_aggression_pact"]})
    assert only_event(conquest(made, TOPPLE_12), "bot-aims")["target"] == "neutral"


@rule("TAP-AUTOMA-54")
def test_of_several_the_one_nearest_to_the_middle_island_while_she_can_gain_it():
    made = beside(solo(), (-3, 3), (-1, 2))
    event = only_event(conquest(made, TOPPLE_12), "bot-aims")
    assert (event["steps"], event["target"]) == ("island", "player")
    assert hexes(conquest(beside(solo(), (-3, 3), (-1, 2)), TOPPLE_12), str(event["hexs_left"])) == {(-1, 2)}
    made = beside(solo(), (-3, 3), (-1, 2))
    made.state.automa.achieved = 1 << MIDDLE_ISLAND  # type: ignore[union-attr]
    event = only_event(conquest(made, TOPPLE_12), "bot-aims")
    assert (event["steps"], event["left"]) == ("none", 2)
    assert event["hex"] == made.hex((-3, 3))  # the first one from the south-west


@rule("TAP-AUTOMA-54")
def test_the_topple_icon_has_no_meaning_against_the_person():
    t = conquest(beside(solo(), (-2, 1)), TOPPLE_12)
    assert "shadow-fell" not in names(t)
    assert t.table.items[t.hex((-2, 1))] == 2


@rule("TAP-AUTOMA-27", "TAP-AUTOMA-54", "TAP-AUTOMA-88")
def test_the_person_may_answer_with_a_trap():
    made = beside(solo(), (-2, 1)).seat(0, hand=["trap"])
    t = conquest(made, PLAIN_17)
    assert t.asked is TRAP
    t.answer(TRAP, t.card("trap")).answer(RESOURCE, 0)
    assert pieces(t, (-2, 1)) == [(0, "outpost"), (1, "toppled")]
    assert controller(t, (-2, 1)) == 0
    assert t.player(0).felled >> t.hex((-2, 1)) & 1


@rule("TAP-AUTOMA-79")
def test_toppling_two_outposts_of_the_person_is_an_achievement():
    made = beside(solo(), (-2, 1), (-1, 2))
    automa = made.state.automa
    assert automa is not None
    automa.felled = 1 << made.hex((-2, -1))
    t = conquest(made, PLAIN_17)
    assert t.automa.vp == 10
    assert t.match.view(0)["achievements"][1]["seats"] == [1]


# ------------------------------------------------------------------------------------------------ neutral conquests


@rule("TAP-AUTOMA-55")
def test_a_neutral_territory_gets_an_outpost():
    t = conquest(solo(), PLAIN_17)
    (place,) = new_land(t)
    assert t.automa.outposts == 6
    assert pieces(t, place) == [(1, "outpost")]


@rule("TAP-AUTOMA-55", "TAP-AUTOMA-113")
def test_with_the_topple_icon_a_toppled_outpost_of_the_shadow_empire_is_added():
    t = conquest(solo(), TOPPLE_12)
    (place,) = new_land(t)
    assert pieces(t, place) == [(1, "outpost"), (2, "toppled")]
    assert (t.shadow.outposts, t.automa.felled) == (8, 0)
    assert t.table.full >> t.hex(place) & 1  # nobody can conquer it


@rule("TAP-AUTOMA-55")
def test_an_empty_hex_gets_a_tile_first():
    made = full_territories(*BESIDE_HER)
    tile = made.state.tiles_left[-1]
    t = conquest(made, TOPPLE_12)
    assert t.table.map.grid.places[t.table.tiles.index(tile)] in new_land(t)
    assert t.automa.vp == 0


@rule("TAP-AUTOMA-55", "TAP-AUTOMA-113")
def test_without_an_outpost_of_the_shadow_empire_none_is_added():
    fallen: list[Hex] = [(-1, -1), (0, -3), (0, -2), (1, -2), (1, 1), (2, -1), (3, 0), (-3, 3), (-1, 2)]
    t = conquest(solo().shadow(toppled=fallen), TOPPLE_12)
    assert "conquered" in names(t)
    assert "shadow-fell" not in names(t)


@rule("TAP-AUTOMA-55")
def test_hexes_beside_the_person_need_the_topple_icon():
    """The person holds a territory beside her start with two pieces; (-2, 1) and (-1, 1) adjoin it."""

    def valid(tie: int) -> set[Hex]:
        t = conquest(full_territories((-2, 1)), tie)
        return hexes(t, str(only_event(t, "bot-aims")["hexs"]))

    around = {(-3, 2), (-1, 1)}
    assert around <= valid(TOPPLE_12)
    assert not around & valid(PLAIN_17)


@rule("TAP-AUTOMA-55", "TAP-AUTOMA-112")
def test_she_goes_for_the_middle_island_then_for_the_person():
    t = conquest(solo().automa(outposts=[(-1, 0)]).tile((-1, 0), 5), PLAIN_17)
    assert new_land(t) == {(-1, 0), MIDDLE}
    assert t.automa.vp == 10
    assert t.match.view(0)["achievements"][2]["seats"] == [1]
    event = only_event(conquest(solo(), PLAIN_17), "bot-aims")
    assert event["steps"] == "island-territory"  # the start has two outposts
    event = only_event(conquest(beside(solo(), (1, 1)), PLAIN_17), "bot-aims")
    assert event["steps"] == "island-single"


@rule("TAP-AUTOMA-112")
@pytest.mark.parametrize("how", ["achieved", "two pieces", "hers"])
def test_the_island_no_longer_counts_when_it_cannot_be_gained(how: str):
    made = solo()
    automa = made.state.automa
    assert automa is not None
    if how == "achieved":
        automa.achieved = 1 << MIDDLE_ISLAND
    elif how == "two pieces":
        made.outpost(0, MIDDLE).token(0, MIDDLE)
    else:
        made.automa(outposts=[MIDDLE])
    assert "island" not in str(only_event(conquest(made, PLAIN_17), "bot-aims")["steps"])


@rule("TAP-AUTOMA-55", "TAP-AUTOMA-114")
def test_territories_that_the_person_holds_with_one_piece_draw_her_on():
    """With the island gone, the hexes nearest to the single outpost in the north; the start has two."""
    made = beside(solo(), (-1, -1))
    automa = made.state.automa
    assert automa is not None
    automa.achieved = 1 << MIDDLE_ISLAND
    event = only_event(conquest(made, TOPPLE_12), "bot-aims")
    assert event["steps"] == "single"
    assert hexes(conquest(solo(), TOPPLE_12), str(event["hexs_left"])) == {(-2, 1), (-1, 1)}


@rule("TAP-AUTOMA-114", "TAP-AUTOMA-101")
def test_a_token_beside_an_outpost_is_a_second_piece():
    made = beside(solo(), (-1, -1)).token(0, (-1, -1))  # as of the Isolationists
    automa = made.state.automa
    assert automa is not None
    automa.achieved = 1 << MIDDLE_ISLAND
    assert only_event(conquest(made, TOPPLE_12), "bot-aims")["steps"] == "territory"


@rule("TAP-AUTOMA-114", "TAP-AUTOMA-101")
def test_a_single_building_of_the_nomads_is_conquered_like_an_outpost():
    t = conquest(solo().settled(0, (-2, 1), "house"), PLAIN_17)
    assert controller(t, (-2, 1)) == 1
    assert "toppled" in names(t)
    assert t.table.items[t.hex((-2, 1))] == 2


@rule("TAP-AUTOMA-110")
def test_the_capital_of_the_celestials_is_a_piece():
    made = solo(fantasies_futures=True).seat(0, civs=["celestials"])
    t = made.start()
    assert t.table.items[t.hex(MY_START)] == 2


@rule("TAP-AUTOMA-126")
def test_warplanes_conquer_anywhere():
    event = only_event(conquest(solo(), TOPPLE_12, 8), "bot-aims")
    assert event["count"] == 34 - 2  # all but the two starts
    event = only_event(conquest(beside(solo(), (3, 0)), TOPPLE_12, 8), "bot-aims")
    assert (event["target"], event["hex"]) == ("player", solo().hex((3, 0)))


@rule("TAP-AUTOMA-127")
def test_without_tiles_empty_hexes_are_not_valid():
    event = only_event(conquest(solo().no_tiles(), TOPPLE_12), "bot-aims")
    assert hexes(solo().start(), str(event["hexs"])) == set(BESIDE_HER)


@rule("TAP-AUTOMA-128")
def test_a_lone_piece_that_controls_nothing_is_no_obstacle():
    made = full_territories((-1, 2), (-3, 3)).outpost(0, (-2, 1), toppled=True).no_tiles()
    t = conquest(made, TOPPLE_12)
    assert pieces(t, (-2, 1)) == [(0, "toppled"), (1, "outpost")]
    assert "shadow-fell" not in names(t)


@rule("TAP-AUTOMA-129")
def test_no_outpost_of_the_shadow_empire_lies_on_the_middle_island():
    t = conquest(solo().automa(outposts=[(-1, 0)]).tile((-1, 0), 5), TOPPLE_12)
    assert pieces(t, MIDDLE) == [(1, "outpost")]


@rule("TAP-AUTOMA-27", "TAP-AUTOMA-86")
def test_a_guest_may_come_to_her_conquest():
    """Surprise Party of the person, whose territory adjoins the one that she conquers."""
    made = solo(plans_ploys=True).outpost(0, (-1, 0), toppled=False).tile((-1, 0), 5).token(0, (-1, 0))
    made.seat(0, hand=["surprise_party"])
    t = conquest(made, TOPPLE_12)
    assert t.asked is REPLY
    t.answer(REPLY, t.card("surprise_party"))
    assert new_land(t) == set()
    assert t.automa.toppled.bit_count() == 1
    assert "shadow-fell" not in names(t)
    t = conquest(made, TOPPLE_12).answer(REPLY, NONE)
    assert len(new_land(t)) == 1
