"""What a network sees of Tapestry: bounded, of one length at every table, and true to the view."""

from __future__ import annotations

import pytest

from tafelrunde.conformance.observed import faults_of
from tafelrunde.games.tapestry.game import TAPESTRY
from tafelrunde.games.tapestry.pieces.automa import TILE, pool_code
from tafelrunde.games.tapestry.pieces.kinds import ARTS, COIN, EXPANSIONS, MIDDLE, RENEGADES, SCIENCE, TECHNOLOGY
from tafelrunde.games.tapestry.pieces.landmarks import FORGE
from tafelrunde.games.tapestry.pieces.reserved import ITEM_ADVANCE, item_code
from tafelrunde.games.tapestry.scenario import TapestryScenario, scenario
from tafelrunde.games.tapestry.table.prompts import ACTION, EXPLORE_HEX, EXPLORE_TURN, HEXES, PLOT, PUT_ON_TECH
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.playout import random_code
from tafelrunde.kernel.rng import seeded

PARTS = {part.name: part for part in TAPESTRY.ai.observation_layout}
DESIGNS = [design.id for design in TAPESTRY.catalog.designs]


def part(name: str, match: Match, seat: int) -> list[float]:
    return [round(number, 6) for number in PARTS[name].read(match.view(seat))]  # of 32 bits


def row(name: str, match: Match, seat: int, n: int) -> list[float]:
    """What a part says of the n-th seat, counted from the viewing one."""
    size = PARTS[name].size // 5
    return part(name, match, seat)[n * size : (n + 1) * size]


@pytest.mark.parametrize("players", TAPESTRY.players)
@pytest.mark.parametrize("mats", ["printed", "revised"])
@pytest.mark.parametrize("expansions", [False, True])
def test_every_part_has_its_size_and_lies_between_0_and_1(players: int, mats: str, expansions: bool) -> None:
    options = {"mats": mats, **dict.fromkeys(EXPANSIONS, expansions)}
    match, dice = Match(TAPESTRY, players, players, options), seeded(players)
    while match.decision is not None:
        if len(match.codes) % 25 == 0:
            view = match.view(match.decision.seat)
            assert list(faults_of(TAPESTRY, view)) == []
        match.choose(random_code(match, dice))


def test_resources_and_tracks_are_seen_from_the_viewing_seat_on() -> None:
    match = scenario(players=3).seat(1, coin=4, tracks={"science": 6}).start().match
    assert row("goods", match, 1, 0) == row("goods", match, 0, 1) == [0.5, 0, 0, 0]
    assert row("far", match, 2, 2) == [0, 0, 0.5, 0, 0]
    tokens = row("tracks", match, 1, 0)
    assert tokens[13 * SCIENCE + 6] == tokens[0] == tokens[13] == tokens[39] == 0.25
    assert sum(tokens) == 1
    assert part("players", match, 0) == [0, 0, 1, 0, 0]


def test_only_the_own_hand_is_seen_and_traps_share_a_place() -> None:
    match = scenario().seat(0, hand=["trap", "trap", "guilds"]).start().match
    hand = part("hand", match, 0)
    assert hand[DESIGNS.index("trap")] == pytest.approx(2 / 7)
    assert hand[DESIGNS.index("guilds")] == 1
    assert not any(part("hand", match, 1))
    assert row("hand_count", match, 1, 1) == [0.3]


def test_the_card_on_top_of_an_era_is_seen_and_a_face_down_one_is_not() -> None:
    made = scenario().seat(0, era=3, played={2: ["trap", "guilds"], 3: ["academia"]})
    made.state.face_down |= 1 << made.state.players[0].stacks[3][0]
    match = made.start().match
    tops, cards = row("visible", match, 1, 1), row("stacked", match, 1, 1)
    assert tops[DESIGNS.index("guilds") + len(DESIGNS)] == sum(tops) == 1
    assert cards[DESIGNS.index("trap") + len(DESIGNS)] == pytest.approx(1 / 7)
    assert sum(cards) == pytest.approx(1 + 1 / 7)
    assert row("stacks", match, 1, 1) == [0, 0.5, 0.25, 0]


def test_the_map_shows_tiles_terrains_and_pieces() -> None:
    made = scenario().tile((0, -1), 1, turn=1).outpost(1, (0, -1))
    match, hex = made.start().match, made.hex((0, -1))
    assert part("map_hexes_tile", match, 0)[hex * 48 : hex * 48 + 48] == [1.0] + [0.0] * 47
    corners = part("map_hexes_corners", match, 0)[hex * 30 : hex * 30 + 30]
    assert [corners[5 * n : 5 * n + 5].index(1) for n in range(6)] == [0, 0, 1, 0, 0, 0]
    assert part("map_hexes_controller", match, 0)[hex * 5 : hex * 5 + 5] == [0, 1, 0, 0, 0]
    assert part("map_hexes_controller", match, 1)[hex * 5 : hex * 5 + 5] == [1, 0, 0, 0, 0]
    assert part("map_hexes_pieces", match, 1)[hex * 40 : hex * 40 + 8] == [0.5, 0, 0, 0, 0, 0, 0, 0]
    start = match.view()["map"]["hexes"].index(next(h for h in match.view()["map"]["hexes"] if h["controller"] == 0))
    assert part("map_hexes_pieces", match, 0)[start * 40] == 1


def test_three_tokens_on_one_territory_count_as_two() -> None:
    made = scenario(plans_ploys=True).seat(0, civs=["infiltrators"]).mat(0, "infiltrators", 3 << 3)
    start = made.state.players[1].start
    made.state.items[start] += 3
    match = made.start().match
    assert part("map_hexes_pieces", match, 0)[start * 40 : start * 40 + 8] == [0, 0, 0, 1, 0, 0, 0, 0]


def test_a_plot_shows_what_stands_on_it() -> None:
    match = scenario().seat(0, built={"farm": [2]}).fill(0, [0]).start().match
    plots = row("capital_plots", match, 0, 0)
    contents = [plots[at : at + 9] for at in range(0, len(plots), 9)]
    assert contents[0].index(1) == 5
    assert not any(contents[1])
    assert contents[2].index(1) == 2
    assert contents[9].index(1) == 4  # the mountain capital begins its second row with rock


def test_alliances_and_marriages_name_seats_from_the_viewing_one_on() -> None:
    made = scenario(players=3)
    made.state.players[1].allies = 1 << 2
    made.state.players[1].marriages = (8 * TECHNOLOGY + 2,)
    match = made.start().match
    assert row("allies", match, 1, 0) == [0, 1, 0, 0, 0]
    assert row("allies", match, 0, 1) == [0, 0, 1, 0, 0]
    assert row("marriages", match, 2, 2).index(1) == 5 * TECHNOLOGY


def test_what_lies_on_a_mat_is_seen_bit_by_bit() -> None:
    match = scenario().seat(0, civs=["militants"]).mat(0, "militants", 0o43).start().match
    mat = row("mat", match, 1, 1)
    assert mat[12 * 20 : 12 * 20 + 6] == [1, 1, 0, 0, 0, 1]
    assert sum(mat) == 3


def test_the_question_and_what_it_is_about() -> None:
    t = scenario().seat(0, food=1, tracks={"exploration": 1}, tiles=[2]).start().advance("exploration")
    asked = part("prompt", t.match, 1)
    assert asked[TAPESTRY.prompts.index(EXPLORE_HEX)] == sum(asked) == 1
    assert part("about_tile", t.match, 1)[1] == 1
    hex = t.options[0]
    t.answer(EXPLORE_HEX, hex)
    assert t.asked is EXPLORE_TURN
    placing = part("about_placing", t.match, 1)
    assert placing[hex] == placing[HEXES + 1] == 1
    assert sum(placing) == 2
    t = scenario().seat(0, coin=1, food=1, tracks={"technology": 1}).start().advance("technology", pay=["coin"])
    assert any(part("about_effect", t.match, 0))
    t.match.choose(t.options[0])
    assert t.asked is PLOT
    assert part("about_building", t.match, 0)[COIN] == 1
    assert not any(part("about_placing", t.match, 0))


def test_an_unknown_question_reads_as_none() -> None:
    view = scenario().seat(0, coin=1).start().match.view(0)
    assert view["pending"]["prompt"] == ACTION.name
    view["pending"] = {"seat": 0, "prompt": "OF_AN_EXPANSION", "about": 3}
    assert not any(PARTS["prompt"].read(view))
    assert not any(PARTS["about_track"].read(view))
    assert PARTS["about_number"].read(view) == [0]


# ------------------------------------------------------------------------------------------------ the Automa

OF_BOTS = [name for name in PARTS if name.startswith(("bots_", "automa_", "decisions_"))]


def test_without_the_automa_her_parts_are_zeros() -> None:
    match = scenario().seat(0, hand=["trap"]).start().match
    assert [name for name in OF_BOTS if any(part(name, match, 0))] == []


def test_the_bots_are_seen() -> None:
    made = scenario(1, automa_level=3).seat(0, coin=1)
    made.automa(favorite="science", tracks={"military": 6}, vp=40, stock=["trap"], landmarks=["bakery"])
    match = made.shadow(favorite="military").last_pair(3, 5).start().match
    assert part("bots_automa", match, 0) == [1, 0]
    assert part("bots_vp", match, 0) == [pytest.approx(0.1), 0]
    assert part("bots_far", match, 0) == [0, 0, 0, 0.5, 0] + [0] * 5
    assert part("bots_favorite", match, 0) == [0, 0, 1, 0, 0, 0, 0, 0, 1, 0]
    assert part("automa_level", match, 0)[:6] == [0, 0, 1, 0, 0, 0]
    assert part("automa_stock", match, 0) == [pytest.approx(0.1)]
    assert (part("decisions_track_card", match, 0).index(1), part("decisions_tie_card", match, 0).index(1)) == (2, 4)
    assert sum(part("bots_landmarks", match, 0)) == 1
    start = 5 * made.hex((-2, 2))
    assert part("map_hexes_controller", match, 0)[start : start + 5] == [0, 1, 0, 0, 0]  # the seat after the player
    assert TAPESTRY.ai.observation(match.imagine(0, 3).view(0)) == TAPESTRY.ai.observation(match.view(0))


def test_the_pool_of_the_hucksters_is_seen() -> None:
    made = scenario(1, plans_ploys=True).seat(0, coin=1).automa(civs=["hucksters"])
    made.state.tiles_left.remove(7)
    assert made.state.automa is not None
    made.state.automa.mat.pool = (pool_code(TILE, 7),)
    match = made.start().match
    assert part("automa_pool_tile", match, 0).index(1) == 7
    assert not any(part("automa_pool_tech", match, 0))


# ------------------------------------------------------------------------------------------------ expansions

FURTHER = [name for name in PARTS if "side_" in name]


def with_all() -> TapestryScenario:
    return scenario(**dict.fromkeys(EXPANSIONS, True))


def test_without_expansions_their_parts_are_zeros() -> None:
    match = scenario().seat(0, hand=["trap"]).start().match
    assert [name for name in FURTHER if any(part(name, match, 0))] == []


def test_components_of_expansions_follow_those_of_the_base_game() -> None:
    made = with_all().seat(0, hand=["trap", "plague"], civs=["renegades"], tech={"middle": ["automation"]})
    match = made.start().match
    assert part("side_expansions", match, 1) == [1, 1, 1]
    hand = part("hand", match, 0)
    assert hand[DESIGNS.index("plague")] == 1
    assert sum(hand) == pytest.approx(1 + 1 / 7)
    assert not any(part("hand", match, 1))
    assert row("civilizations", match, 1, 1).index(1) == RENEGADES
    automation = made.state.players[0].tech[MIDDLE].bit_length() - 1
    assert row("tech", match, 0, 0).index(1) == PARTS["tech"].shape[-1] * MIDDLE + automation


def test_the_arts_track_and_masterpieces_are_seen() -> None:
    match = with_all().seat(0, tracks={"arts": 3}).art(0, 2).art(1, 7).art_display(4, 9, 1).start().match
    assert row("far", match, 1, 1) == [0, 0, 0, 0, 0.25]
    assert row("tracks", match, 0, 0)[13 * ARTS :].index(0.25) == 3
    assert row("seat_side_masterpieces", match, 0, 0).index(1) == 1
    assert row("seat_side_masterpieces", match, 0, 1).index(1) == 6
    assert [n + 1 for n, number in enumerate(part("side_masterpieces", match, 0)) if number] == [1, 4, 9]


def test_landmark_cards_and_reserved_items_are_seen_and_submerged_cards_only_by_their_owner() -> None:
    made = with_all().goal(0, "castle")
    mine = made.state.players[0]
    card = made.state.deck.pop()
    mine.own_side.submerged |= 1 << card
    mine.own_side.reserved = (item_code(ITEM_ADVANCE, 0),)
    match = made.start().match
    assert sum(row("side_goals", match, 1, 1)) == 1
    assert row("side_reserved", match, 1, 1).index(1) == item_code(ITEM_ADVANCE, 0)
    assert part("side_submerged", match, 0)[TAPESTRY.catalog.design_of[card]] > 0
    assert not any(part("side_submerged", match, 1))
    assert row("side_submerged_count", match, 1, 1) == [0.1]


def test_nothing_hidden_is_seen_with_all_expansions() -> None:
    for mats in ("printed", "revised"):
        match, dice = Match(TAPESTRY, 3, 5, {"mats": mats, **dict.fromkeys(EXPANSIONS, True)}), seeded(5)
        while match.decision is not None:
            if len(match.codes) % 23 == 0:
                for seat in range(3):
                    imagined = match.imagine(seat, dice.below(99)).view(seat)
                    assert TAPESTRY.ai.observation(imagined) == TAPESTRY.ai.observation(match.view(seat))
            match.choose(random_code(match, dice))


def test_a_question_of_an_expansion_and_what_it_is_about() -> None:
    t = with_all().seat(0, coin=2, tracks={"technology": 3}, tech={"middle": ["automation"]}).start()
    t.advance("technology", pay=["coin"])
    assert t.asked is PUT_ON_TECH
    asked = part("prompt", t.match, 1)
    assert asked[TAPESTRY.prompts.index(PUT_ON_TECH)] == sum(asked) == 1
    assert part("about_landmark", t.match, 1)[FORGE] == 1
