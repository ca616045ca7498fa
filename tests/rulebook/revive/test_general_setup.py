"""General set-up (REV-SETUP-01..16)."""

from __future__ import annotations

import pytest

from tafelrunde.games.revive.game import REVIVE
from tafelrunde.games.revive.pieces.map import ABYSS, AREA_SPACES, BESIDE, MAIN_BOARD, NORTH_WEST, SPACES
from tafelrunde.kernel.match import Match
from tests.rulebook import rule
from tests.rulebook.revive.positions import opening

START = range(AREA_SPACES, SPACES)
SEEDS = range(12)


@rule("REV-SETUP-01", "REV-SETUP-02")
def test_five_start_tiles_lie_face_up_in_the_middle_in_a_shuffled_order():
    orders = set()
    for seed in SEEDS:
        spaces = opening(seed=seed)["spaces"]
        assert all(spaces[space]["explored"] and spaces[space]["start"] for space in START)
        orders.add(tuple(spaces[space]["tile"] for space in START))
    assert all(len(set(order)) == 5 for order in orders)
    assert len(orders) > 6
    middle = {(column, row) for column in (2, 3, 4) for row in (1, 2, 3)}
    assert {MAIN_BOARD.places[space] for space in START} <= middle - {MAIN_BOARD.abyss}


@rule("REV-SETUP-03")
def test_the_other_tiles_lie_face_down_in_a_shuffled_order():
    spaces = opening()["spaces"]
    hidden = spaces[:AREA_SPACES]
    assert len(hidden) == 25
    assert not any(space["explored"] or space["start"] for space in hidden)
    assert all(space["tile"] is None for space in hidden)
    points = {tuple(space["points"] for space in opening(seed=seed)["spaces"][:AREA_SPACES]) for seed in SEEDS}
    assert len(points) > 6


@rule("REV-SETUP-04")
def test_four_of_five_large_locations_lie_in_the_corners_with_a_random_side_up():
    corners = [opening(seed=seed)["corners"] for seed in range(30)]
    tiles = [[side // 2 for side in row] for row in corners]
    assert all(len(set(row)) == 4 for row in tiles), "no tile lies twice"
    assert {tile for row in tiles for tile in row} == set(range(5))
    assert {side for row in corners for side in row} == set(range(10))
    fields = opening()["fields"]
    assert [fields[NORTH_WEST + corner]["location"] for corner in range(4)] == opening()["corners"]


@rule("REV-SETUP-05", "REV-SETUP-06", "REV-SETUP-07", "REV-SETUP-08")
def test_the_display_shows_five_cards_three_machines_of_each_colour_and_five_modules():
    view = opening()
    assert len(view["display"]["cards"]) == 5
    assert view["deck"] == 39 - 5
    assert [len(row) for row in view["display"]["machines"]] == [3, 3, 3]
    assert view["machine_piles"] == [7, 7, 7]
    assert len(view["display"]["modules"]) == 5
    assert view["module_pile"] == 48 - 5


@rule("REV-SETUP-06")
def test_machine_tiles_are_sorted_by_colour():
    for seed in SEEDS:
        rows = opening(seed=seed)["display"]["machines"]
        for colour, row in enumerate(rows):
            assert [REVIVE.catalog.machines[machine].colour for machine in row] == [colour] * 3


@rule("REV-SETUP-05", "REV-SETUP-06", "REV-SETUP-07", "REV-SETUP-09")
def test_all_stacks_are_shuffled():
    tables = [Match(REVIVE, 2, seed).state for seed in SEEDS]
    for name in ("deck", "module_pile", "crates"):
        assert len({tuple(getattr(table, name)) for table in tables}) == len(SEEDS)
    for colour in range(3):
        assert len({tuple(table.machine_piles[colour]) for table in tables}) == len(SEEDS)


@rule("REV-SETUP-09")
def test_the_crates_are_a_face_down_stack_and_nobody_has_one():
    view = opening()
    assert view["crates"] == 28
    assert all(seat["crates_closed_count"] == 0 and not seat["crates_opened"] for seat in view["seats"])


@rule("REV-SETUP-10")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_energy_that_nobody_has_is_the_common_supply(players: int):
    view = opening(players)
    assert view["energy_in_supply"] == 28 - players


@rule("REV-SETUP-12")
def test_nobody_begins_with_small_artifacts_or_the_end_tile():
    view = opening()
    assert view["artifacts"]["small"] == 0, "the small ones lie on their stack, not in the area"
    assert not any(seat["end_tile"] or seat["small_artifacts"] for seat in view["seats"])


@rule("REV-SETUP-13", "REV-SETUP-14")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_three_large_artifacts_lie_out_for_each_player_one_of_each_colour(players: int):
    area = opening(players)["artifacts"]
    assert len(area["large"]) == 3 * players
    assert [area[colour] for colour in ("violet", "orange", "white")] == [players] * 3
    labels = {part.numbers[0]: part.facts["players"] for part in REVIVE.components if part.kind == "artifact"}
    assert sorted(area["large"]) == sorted(number for number, label in labels.items() if int(label) <= players)


@rule("REV-SETUP-15")
def test_everybody_may_be_drawn_as_first_player():
    views = [opening(4, seed) for seed in range(24)]
    assert {view["first"] for view in views} == {0, 1, 2, 3}
    assert all(view["turn"] == view["first"] for view in views)


@rule("REV-SETUP-16")
def test_start_tiles_lie_either_way_round():
    ways = {opening(seed=seed)["spaces"][space]["turned"] for seed in SEEDS for space in START}
    assert ways == {False, True}


@rule("REV-SETUP-16")
def test_a_turned_start_tile_shows_its_fields_the_other_way_round():
    seen = set()
    for seed in SEEDS:
        view = opening(seed=seed)
        for space in START:
            shown = view["spaces"][space]
            tile = next(p for p in REVIVE.components if p.kind == "tile" and p.numbers[0] == shown["tile"])
            printed = str(tile.facts["fields"]).split()
            laid = [view["fields"][4 * space + k]["terrain"] for k in range(4)]
            assert laid == (printed[::-1] if shown["turned"] else printed)
            seen.add(shown["turned"])
    assert seen == {False, True}


@rule("REV-SETUP-11")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_no_action_marker_is_used_when_the_game_begins(players: int):
    view = opening(players)
    assert view["actions"] == 0
    assert view["clock"] == (1 if players == 1 else None), "solo one of them counts on the progress track"


@rule("REV-SETUP-02")
def test_from_the_abyss_a_way_over_start_tiles_leads_to_every_start_tile():
    reached, before = {ABYSS}, set()
    start = {field for space in START for field in range(4 * space, 4 * space + 4)}
    while reached != before:
        before = reached
        reached = reached | {field for field in start for near in reached if BESIDE[near] >> field & 1}
    assert reached == start | {ABYSS}
