"""Components (REV-COMP-01..28)."""

from __future__ import annotations

from collections import Counter

import pytest

from tafelrunde.games.revive.game import REVIVE
from tafelrunde.games.revive.pieces.board import REWARD_FIELDS
from tafelrunde.games.revive.pieces.map import FIELD_HEXES, NORTH_WEST
from tafelrunde.games.revive.rules.gains import gain_crate
from tafelrunde.games.revive.scenario import ReviveScenario, ReviveTable, scenario
from tafelrunde.games.revive.table.prompts import (
    ACTION_PROMPT,
    BUILD,
    CARD,
    EXPLORE,
    MODULE,
    POPULATE,
    SITE,
    SIZE,
    TILE,
    TURN_TILE,
)
from tafelrunde.kernel.game import UsageError
from tafelrunde.kernel.match import Match
from tests.rulebook import rule
from tests.rulebook.revive.positions import alone, change, copies, do_next, holdings, opening, parts


@rule("REV-COMP-01")
def test_one_to_four_can_play_and_nobody_else():
    assert [len(opening(n)["seats"]) for n in (1, 2, 3, 4)] == [1, 2, 3, 4]
    for n in (0, 5):
        with pytest.raises(UsageError, match="1 to 4 players"):
            Match(REVIVE, n, 1)


@rule(
    "REV-COMP-03", "REV-COMP-04", "REV-COMP-06", "REV-COMP-07", "REV-COMP-08", "REV-COMP-09", "REV-COMP-12",
    "REV-COMP-16", "REV-COMP-17", "REV-COMP-18",
)  # fmt: skip
def test_the_box_holds_what_is_printed_on_it():
    assert copies("tile") == 25 + 5
    assert copies("module") == 48
    assert copies("machine") == 30
    assert copies("crate") == 28
    assert copies("artifact") == 12
    assert copies("card") == 39 + 24
    assert copies("artifactcard") == 10
    assert len({part.id.rsplit("-", 1)[0] for part in parts("board")}) == 4 + 2
    assert {side // 2 for seed in range(12) for side in opening(seed=seed)["corners"]} == set(range(5))


@rule("REV-COMP-03")
def test_five_tiles_are_start_tiles():
    assert Counter(tile.start for tile in REVIVE.catalog.tiles) == {False: 25, True: 5}


@rule("REV-COMP-05")
@pytest.mark.parametrize("players", [1, 4])
def test_there_are_28_energy_markers(players: int):
    view = opening(players)
    assert view["energy_in_supply"] + sum(seat["energy"] for seat in view["seats"]) == 28


@rule("REV-COMP-06")
def test_every_module_has_one_or_two_colours():
    assert {module.colours.bit_count() for module in REVIVE.catalog.modules} == {1, 2}
    assert all(0 < module.colours < 8 for module in REVIVE.catalog.modules)


@rule("REV-COMP-07", "REV-COMP-09")
def test_machines_and_artifacts_are_of_three_colours_in_equal_parts():
    assert Counter(machine.colour for machine in REVIVE.catalog.machines) == {0: 10, 1: 10, 2: 10}
    assert Counter(part.facts["colour"] for part in parts("artifact")) == {"violet": 4, "orange": 4, "white": 4}


@rule("REV-COMP-14", "REV-COMP-16")
def test_what_the_campaign_unlocks_stays_in_the_box():
    def tribes(**options: object) -> set[str]:
        return {seat["tribe"] for seed in range(16) for seat in opening(4, seed, **options)["seats"]}

    assert tribes() == {"nadair", "hofstadterians", "x49", "kuniban"}
    assert tribes(formica=True, vukuntur=True) >= {"formica", "vukuntur"}
    assert opening()["giant_crystals"] == []
    assert opening(giant_crystals=True)["giant_crystals"] != []
    assert all(seat["falcon"] is None for seat in opening(4)["seats"])


@rule("REV-COMP-15", "REV-COMP-19", "REV-COMP-20", "REV-COMP-21")
def test_each_of_four_players_has_markers_for_all_tracks_and_a_switch():
    seats = opening(4)["seats"]
    assert [len(seat["tracks"]) for seat in seats] == [3] * 4
    assert [len(seat["resources"]) for seat in seats] == [4] * 4
    assert [seat["switch_used"] for seat in seats] == [False] * 4


@rule("REV-COMP-17")
def test_start_cards_are_four_sets_of_six():
    start = Counter(part.id[:2] for part in parts("card") if part.id[0] == "S")
    assert start == {"SA": 6, "SB": 6, "SC": 6, "SD": 6}


@rule("REV-COMP-22")
def test_there_is_a_progress_marker_for_every_reward_field_and_five_more():
    assert len(REWARD_FIELDS) == 15
    t = alone().seat(0, tracks=(12, 12, 12), tribe_markers=5).start()
    assert t.match.view(0)["seats"][0]["progress"] == 20


def pieces_down(small: int, large: int) -> ReviveScenario:
    """Seat 0 has this many buildings on the map, one desert is left, and there are gears for all."""
    made = alone().seat(0, gear=6, food=6)
    fields = made.fields("forest")
    for n, field in enumerate(fields[: small + large]):
        made.building(0, field, large=n >= small)
    return made.terrain(fields[-1], "desert")


@rule("REV-COMP-23", "REV-COMP-24")
def test_the_sixth_small_and_the_fourth_large_building_do_not_exist():
    def sizes(small: int, large: int) -> list[int]:
        t = pieces_down(small, large).start()
        t.answer(ACTION_PROMPT, BUILD)
        if t.asked is SITE:
            t.answer(SITE, t.options[0])
        if t.asked is SIZE:
            return t.options
        t.pay()
        me = t.player(0)
        return [size for size, pieces in ((0, me.small), (1, me.large)) if pieces.bit_count() > (small, large)[size]]

    assert sizes(4, 2) == [0, 1]
    assert sizes(5, 2) == [1]
    assert sizes(4, 3) == [0]
    assert BUILD not in pieces_down(5, 3).start().options


@rule("REV-COMP-23", "REV-COMP-24")
def test_after_seven_figures_nobody_is_left_to_populate_with():
    def settled(figures: int) -> list[int]:
        made = alone("location").seat(0, book=6, food=6)
        for field, place in zip(
            made.fields("location"), ("t1", "t2L", "t2M", "t2R", "t3L", "t3M", "t3R"), strict=False
        ):
            if made.state.players[0].figures.bit_count() < figures:
                made.figure(0, field, place)
        return made.start().options

    assert POPULATE in settled(6)
    assert POPULATE not in settled(7)


@rule("REV-COMP-25")
def test_without_crates_the_rest_of_the_effect_still_happens():
    def gained(made: ReviveScenario) -> tuple[ReviveTable, dict[str, int]]:
        t = made.seat(0, active=["CG11"]).start()
        before = holdings(t)
        return t.play("CG11", "top1"), change(t, before)

    assert gained(scenario())[1] == {"gear": 1, "crates": 1}
    ids = [part.id for part in parts("crate")]
    t, change_without = gained(scenario().seat(1, opened=ids + ids))
    assert change_without == {"gear": 1}
    assert t.match.view()["crates"] == 0, "opened ones are not shuffled back"


@rule("REV-COMP-25")
def test_without_modules_the_rest_of_the_effect_still_happens():
    t = scenario().seat(0, active=["CG02"]).start().play("CG02", "bottom1").next("module")
    assert t.asked is MODULE
    made = scenario().seat(0, active=["CG02"])
    made.state.modules_out = (1 << 48) - 1
    made.state.modules, made.state.module_pile = [], []
    t = made.start()
    before = holdings(t)
    t.play("CG02", "bottom1")
    assert t.asked is ACTION_PROMPT
    assert change(t, before) == {"gear": 1}


@rule("REV-COMP-25")
def test_without_citizen_cards_a_tile_is_explored_all_the_same():
    made = scenario().seat(0, food=6, crystal=3)
    made.state.players[1].rest += made.state.deck + made.state.cards
    made.state.deck, made.state.cards = [], []
    t = made.start()
    before = holdings(t)
    t.answer(ACTION_PROMPT, EXPLORE)
    t.answer(TILE, t.options[0]).pay()
    assert t.asked is not CARD
    t.answer(TURN_TILE, 0)
    assert change(t, before)["vp"] > 0
    assert "cards" not in change(t, before)


@rule("REV-COMP-25")
def test_without_energy_in_the_supply_none_is_gained():
    def covered(held: int) -> dict[str, int]:
        """A progress marker covers the third field of the track, which brings energy."""
        t = scenario().seat(1, energy=held).seat(0, active=["CG01"], tribe_markers=2, tracks=(1, 1, 1)).start()
        before = holdings(t)
        t.play("CG01", "bottom1")
        if t.asked is not ACTION_PROMPT:
            t.next("advance")
        return change(t, before)

    assert covered(0) == {"progress": 1, "energy": 1}
    assert covered(28) == {"progress": 1}


@rule("REV-COMP-26")
def test_the_board_has_thirty_spaces_four_corners_and_an_abyss():
    view = opening()
    assert len(view["spaces"]) == 30
    terrains = Counter(field["terrain"] for field in view["fields"])
    assert terrains["abyss"] == 1
    assert terrains["large-location"] == len(view["corners"]) == 4
    assert len(view["fields"]) == 4 * 30 + 5
    hexes = [tuple(place) for field in FIELD_HEXES for place in field]
    assert len(hexes) == len(set(hexes)), "no hex belongs to two fields"
    assert all(len(FIELD_HEXES[NORTH_WEST + corner]) == 3 for corner in range(4))


@rule("REV-COMP-27")
def test_a_player_board_has_five_slots_with_module_spaces():
    for seat in opening(2)["seats"]:
        assert list(seat["slots"]) == ["top1", "top2", "bottom1", "bottom2", "right"]
        assert all(len(slot["modules"]) in (2, 3) for slot in seat["slots"].values())
        assert not any(slot["cards"] for slot in seat["slots"].values())


@rule("REV-COMP-28")
def test_every_side_of_a_tribe_board_has_an_ability_and_seven_technologies():
    assert len(parts("board")) == 12
    assert all(part.effect is not None for part in parts("board"))
    assert [len(board) for board in REVIVE.catalog.boards] == [7] * 12


@rule("REV-COMP-10", "REV-COMP-11")
def test_small_artifacts_never_run_out_and_the_end_tile_is_one():
    made = scenario().only_artifacts().seat(0, vp=34, active=["CG13"])
    made.state.last_turns = 2
    made.state.players[1].small_artifacts = 8
    made.state.players[1].end_tile = True
    t = do_next(made.start().play("CG13", "top1"), "points")
    assert t.player(0).small_artifacts == 1
    assert [seat["end_tile"] for seat in t.match.view()["seats"]] == [False, True]


@rule("REV-COMP-02")
def test_there_is_one_main_board_for_all():
    assert [part.id for part in parts("map")] == ["main-board"]
    match = Match(REVIVE, 4, 1)
    assert all(match.view(seat)["fields"] == match.view(0)["fields"] for seat in range(4))


@rule("REV-COMP-13")
def test_the_two_action_markers_count_two_actions():
    t = scenario().seat(0, active=["1", "2", "3"]).start()
    shown = [t.match.view()["actions"]]
    for card, slot in (("1", "top1"), ("2", "top2")):
        t.play(card, slot)
        shown.append(t.match.view()["actions"])
    assert shown == [0, 1, 0], "after the second marker the other player is on turn"
    assert t.seat_asked == 1


@rule("REV-COMP-08")
def test_closed_crates_lie_in_order_whichever_came_first():
    """Nobody can tell from their order when they were taken."""
    made = scenario()
    me = made.state.players[0]
    made.state.crates += [made.state.crates.pop(made.state.crates.index(crate)) for crate in (3, 20)]
    gain_crate(made.state, me)
    gain_crate(made.state, me)
    assert me.crates_closed == [3, 20]
