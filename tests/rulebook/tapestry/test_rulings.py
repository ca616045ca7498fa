"""The readings of cards and mats that are played (RULING), and the switches for the other ones."""

from __future__ import annotations

from typing import Any, Optional

import pytest

from tafelrunde.games.tapestry.components.tiles import TERRITORY_TILES
from tafelrunde.games.tapestry.expansions.plans_ploys.abilities.islanders import sides_on_island
from tafelrunde.games.tapestry.pieces.capitals import PLOT_BIT
from tafelrunde.games.tapestry.pieces.codes import laid_code
from tafelrunde.games.tapestry.pieces.kinds import (
    ARTS,
    BLACK_DIE,
    BOTTOM,
    COIN,
    CULTURE,
    DESERT,
    EXPLORATION,
    FOOD,
    FOREST,
    GRASS,
    MILITARY,
    MOUNTAIN,
    RED_DIE,
    SCIENCE,
    TECHNOLOGY,
)
from tafelrunde.games.tapestry.pieces.landmarks import LANDMARKS, track_landmark
from tafelrunde.games.tapestry.scenario import TapestryScenario, TapestryTable, scenario
from tafelrunde.games.tapestry.table.player import CARDS, CIVILIZATION, CONQUERED
from tafelrunde.games.tapestry.table.prompts import (
    ACTION,
    BUILDING,
    CONQUER,
    DIE,
    EXCHANGE,
    FIRST_DIE,
    ISLAND,
    ISLAND_TILE,
    ISLAND_TURN,
    JUMP,
    LEAD,
    MARK,
    MATCH,
    MEDITATE,
    PLAY,
    PLOT,
    PREDICT,
    RESOURCE,
    SETTLE,
    TERRITORY,
    TOKEN_ON_TECH,
    TRACK,
    TRADE,
    TURN_FOOD,
    TWICE,
    UPGRADE,
    USE,
)
from tafelrunde.games.tapestry.table.steps import MATS
from tafelrunde.kernel.decision import NONE
from tests.rulebook import rule

from .beginnings import begun_with
from .conquests import BESIDE_TARGET, NEAR, PER_TERRITORY, SITE, TARGET, TILE_FACE, attack, rolling
from .entering import entered, quiet
from .income_turns import before_income, playing, take_income, told


def gained_later(civ: str, made: Optional[TapestryScenario] = None, turn: int = 5, **mine: Any) -> TapestryTable:
    """Seat 0 upgrades Radio in this income turn and gains the civilization."""
    made = made or quiet()
    for seat in range(1, len(made.state.players)):
        made.seat(seat, era=4)
    made.seat(0, era=turn - 1, tech={"middle": ["radio"]}, tracks={"science": 10}, **mine).next_civ(civ)
    t = take_income(made)
    if t.asked is PLAY:
        t.match.choose(t.options[0])
    return t.answer(UPGRADE, t.tech("radio"))


# ------------------------------------------------------------------------------------------------ cards


@rule("TAP-RULING-01", "TAP-FAQ-48")
@pytest.mark.parametrize(("goal", "moved"), [(2, -3), (7, 2)])
def test_socialism_lets_choose_between_the_nearest_ahead_and_the_nearest_behind(goal: int, moved: int) -> None:
    made = before_income(2, players=4).seat(0, tracks={"science": 5}).landmark(1, "academy")
    for seat, space in enumerate((7, 2, 1), 1):
        made.seat(seat, tracks={"science": space})
    t = playing("socialism", made).answer(TRACK, SCIENCE)
    assert t.options == [13 * SCIENCE + 2, 13 * SCIENCE + 7]
    assert t.answer(MATCH, 13 * SCIENCE + goal).player(0).far[SCIENCE] == 5 + moved


def with_card(card: str, *option: str, **goods: Any) -> TapestryTable:
    """Seat 0 takes income turn 2 and plays this card; three markets and two farms are built."""
    made = scenario(2, **dict.fromkeys(option, True)).seat(1, era=4, coin=1)
    made.seat(0, hand=[card], built={"market": [0, 1, 2], "farm": [3, 4]}, **goods)
    t = take_income(made)
    return t.answer(PLAY, t.card(card))


@rule("TAP-RULING-07", "TAP-VARIANT-17")
@pytest.mark.parametrize(
    ("coins", "option", "counted"),
    [(0, (), 3), (8, (), 3), (6, (), 3), (6, ("only_kept_income",), 2), (8, ("only_kept_income",), 0)],
)
def test_capitalism_counts_the_coins_of_the_income_beyond_8_too(coins: int, option: list[str], counted: int) -> None:
    t = with_card("capitalism", *option, coin=coins)
    assert t.player(0).goods[COIN] == min(8, coins + 3)
    assert t.player(0).tally[CARDS] == 2 * counted


@rule("TAP-RULING-08", "TAP-VARIANT-17", "TAP-VARIANT-18")
@pytest.mark.parametrize(
    ("food", "option", "turned", "left"),
    [
        (0, (), 2, 0),
        (8, (), 2, 8),
        (7, (), 2, 7),
        (7, ("only_kept_income",), 1, 7),
        (8, ("only_kept_income",), 0, 8),
        (2, ("mercantilism_all_food",), 4, 0),
    ],
)
def test_mercantilism_turns_the_food_of_the_income(food: int, option: list[str], turned: int, left: int) -> None:
    t = with_card("mercantilism", *option, food=food)
    before = t.player(0).goods[CULTURE]
    for _ in range(turned):
        t.answer(TURN_FOOD, CULTURE)
    assert t.asked is not TURN_FOOD
    assert t.player(0).goods[CULTURE] == before + turned
    assert t.player(0).goods[FOOD] == left
    assert t.player(0).tally[CARDS] == 2 * turned


@rule("TAP-RULING-11")
def test_who_copies_ai_singularity_without_a_token_there_gains_the_resources_and_moves_nothing() -> None:
    made = before_income(2, tracks={"technology": 3}).seat(1, tracks={"technology": 12})
    t = playing("trade_economy", made)
    assert t.player(0).tracks[TECHNOLOGY] == (3,)
    assert t.player(0).goods == [2, 2, 2, 2], "1 of each, and the income"


def both_dice_on_an_upgrade() -> TapestryTable:
    """Seat 0 conquers a tile that gives an upgrade, with both dice; its tech card would give a conquest."""
    upgrade = next(n for n, tile in enumerate(TERRITORY_TILES, 1) if tile.effect.icons() == ["upgrade"])
    made = rolling(PER_TERRITORY, TILE_FACE).tile(SITE, upgrade).outpost(1, SITE)
    made.seat(0, era=2, tech={"middle": ["warships"]}, tracks={"exploration": 7}, played={2: ["pillage_and_plunder"]})
    return attack(made, SITE)


@rule("TAP-RULING-10")
def test_red_may_come_before_the_conquest_that_the_tile_brings() -> None:
    t = both_dice_on_an_upgrade().answer(FIRST_DIE, RED_DIE)
    assert t.asked is CONQUER, "the tile is under way"
    assert t.player(0).tally[CONQUERED] == 2, "the start territory and the new one"


@rule("TAP-RULING-10")
def test_red_may_come_after_the_conquest_that_the_tile_brings() -> None:
    t = both_dice_on_an_upgrade().answer(FIRST_DIE, BLACK_DIE)
    assert t.player(0).tally[CONQUERED] == 0
    t.answer(CONQUER, t.hex(NEAR[0]))
    before = t.player(0).tally[CONQUERED]
    t.answer(DIE, BLACK_DIE)
    assert t.player(0).tally[CONQUERED] == before + 3


@rule("TAP-RULING-10")
def test_nobody_is_asked_for_an_order_that_cannot_matter() -> None:
    made = rolling(PER_TERRITORY, 0).seat(0, era=2, played={2: ["pillage_and_plunder"]}).outpost(1, TARGET)
    assert attack(made).player(0).tally[CONQUERED] == 2


@rule("TAP-RULING-10")
def test_step_5_gives_resources_then_a_tile_then_a_card() -> None:
    t = playing("trap")
    names = ("gained", "drew-tile", "drew")
    order = list(dict.fromkeys(told(t, *names)))
    assert order == list(names)


# ------------------------------------------------------------------------------------------------ Islanders

# For each hex of the mat the two corners of its tile that touch the printed hex, and the terrains that they meet there.
MEETINGS = (
    ((4, MOUNTAIN), (3, GRASS)),
    ((4, GRASS), (5, GRASS)),
    ((5, FOREST), (0, FOREST)),
    ((0, DESERT), (1, FOREST)),
    ((1, DESERT), (2, DESERT)),
    ((2, MOUNTAIN), (3, MOUNTAIN)),
)


def ploys(players: int = 2, **options: Any) -> TapestryScenario:
    return quiet(players, plans_ploys=True, **options)


@rule("TAP-RULING-02")
@pytest.mark.parametrize("hex", range(6))
def test_the_printed_hex_of_the_islanders_has_land_on_all_sides(hex: int) -> None:
    table = ploys().seat(0, civs=["islanders"]).state
    me = table.players[0]
    matched = 0
    for tile, printed in enumerate(TERRITORY_TILES):
        for turn in printed.turns:
            island = [-1] * 6
            island[hex] = laid_code(tile, turn)
            me.own_side.island = tuple(island)
            meets = any(printed.turned[turn][corner] == terrain for corner, terrain in MEETINGS[hex])
            assert sides_on_island(table, me, hex) == meets
            matched += meets
    assert matched > 0


@rule("TAP-RULING-02")
def test_a_tile_on_the_mat_of_the_islanders_scores_beside_the_printed_hex() -> None:
    tile = next(n for n, tile in enumerate(TERRITORY_TILES) if FOREST in tile.turned[0] and len(tile.turns) == 6)
    made = ploys().seat(0, civs=["islanders"], tiles=[tile + 1], hand=["trap"]).seat(1, era=4)
    points = set()
    for turn in range(6):
        t = take_income(made).answer(ISLAND_TILE, tile).answer(ISLAND, 2).answer(ISLAND_TURN, turn)
        land = TERRITORY_TILES[tile].turned[turn]
        assert t.player(0).vp == (FOREST in (land[5], land[0]))
        points.add(t.player(0).vp)
        made = ploys().seat(0, civs=["islanders"], tiles=[tile + 1], hand=["trap"]).seat(1, era=4)
    assert points == {0, 1}


@rule("TAP-RULING-14")
def test_exploitation_doubles_a_tile_on_the_mat_of_the_islanders() -> None:
    made = ploys().seat(0, era=2, civs=["islanders"], tiles=[5], food=1, played={2: ["exploitation"]})
    t = made.seat(0, tracks={"exploration": 1}).start().advance("exploration", pay=["food"]).answer(ISLAND, 0)
    t.answer(TWICE, 1)
    assert t.player(0).goods[FOOD] == 2
    assert t.player(0).vp == 0


# ------------------------------------------------------------------------------------------------ Inventors


@rule("TAP-RULING-03")
@pytest.mark.parametrize("mats", ["printed", "revised"])
def test_inventors_may_put_another_token_on_a_card(mats: str) -> None:
    """A token in income turn 2 and one in turn 3 take a card of their own up twice."""
    made = quiet(mats=mats).seat(0, civs=["inventors"], tech={"bottom": ["calendar"]}, hand=["trap", "trap"])
    t = made.mat(0, "inventors", 4 if mats == "printed" else 0).seat(1, era=4, coin=8).start().income()
    card = t.tech("calendar")
    t.answer(TOKEN_ON_TECH, card).answer(PLAY, t.options[0])
    while t.asked is not ACTION:
        t.match.choose(t.options[-1])
    t.match.choose(t.options[0])  # seat 1 advances
    while t.table.active == 1:
        t.match.choose(t.options[-1])
    assert t.player(0).tech[1] == 1 << card
    t.income()
    assert t.options == [card, NONE]
    t.answer(TOKEN_ON_TECH, card)
    assert t.player(0).tech[2] == 1 << card
    assert t.player(0).mat[t.civ("inventors")] == (2 if mats == "printed" else 0)


@rule("TAP-RULING-03", "TAP-FAQ-25")
@pytest.mark.parametrize(("wanted", "points"), [(1, 7), (NONE, 0)])
def test_inventors_may_leave_the_square_and_take_the_card_all_the_same(wanted: int, points: int) -> None:
    made = quiet().seat(0, civs=["inventors"], hand=["trap"]).mat(0, "inventors", 4)
    made.seat(1, era=4, tech={"middle": ["calendar"]}, tracks={"exploration": 4})
    t = made.start().income()
    t.answer(TOKEN_ON_TECH, t.tech("calendar")).answer(USE, wanted)
    assert t.player(1).vp == 7
    assert t.player(0).tally[CIVILIZATION] == points
    assert t.player(0).tech[BOTTOM] == 1 << t.tech("calendar")


@rule("TAP-RULING-06", "TAP-VARIANT-19")
@pytest.mark.parametrize(("option", "points"), [(False, 3), (True, 0)])
def test_golden_age_of_the_owner_scores_a_card_that_inventors_mark(option: bool, points: int) -> None:
    made = quiet(inventors_upgrade=option).seat(0, civs=["inventors"], hand=["trap"]).mat(0, "inventors", 4)
    made.seat(1, era=4, tech={"bottom": ["calendar"]}, played={4: ["golden_age"]})
    t = made.start().income()
    t.answer(TOKEN_ON_TECH, t.tech("calendar")).answer(USE, NONE)
    assert t.player(1).goods[CULTURE] == 1, "the owner gains the benefit anyway"
    assert t.player(1).tally[CARDS] == points


@rule("TAP-RULING-06", "TAP-VARIANT-19")
@pytest.mark.parametrize(("option", "ally", "culture"), [(False, 1, 1), (True, 1, 0), (False, 0, 0), (True, 0, 1)])
def test_alliance_follows_who_upgrades(option: bool, ally: int, culture: int) -> None:
    made = quiet(3, inventors_upgrade=option).seat(0, civs=["inventors"], hand=["trap"]).mat(0, "inventors", 4)
    made.seat(1, era=4, tech={"bottom": ["calendar"]}).seat(2, era=4)
    made.state.players[2].allies = 1 << ally
    t = made.start().income()
    t.answer(TOKEN_ON_TECH, t.tech("calendar")).answer(USE, NONE)
    assert t.player(2).goods[CULTURE] == culture


# ------------------------------------------------------------------------------------------------ mats gained later


@rule("TAP-RULING-04")
def test_treasure_hunters_gained_later_gain_their_two_tiles() -> None:
    assert gained_later("treasure_hunters", ploys()).player(0).tiles.bit_count() == 2


@rule("TAP-RULING-04")
def test_infiltrators_gained_later_gain_their_culture() -> None:
    assert gained_later("infiltrators", ploys()).player(0).goods[CULTURE] == 1


@rule("TAP-RULING-04")
def test_islanders_gained_later_gain_four_tiles_and_may_lay_four() -> None:
    t = gained_later("islanders", ploys(), tiles=[5]).answer(EXCHANGE, NONE)
    assert t.player(0).tiles.bit_count() == 5
    for hex in range(4):
        t.answer(ISLAND_TILE, t.options[0]).answer(ISLAND, hex)
        if t.asked is ISLAND_TURN:
            t.match.choose(t.options[0])
    assert t.asked is not ISLAND_TILE
    assert t.player(0).tiles.bit_count() == 1


@rule("TAP-RULING-04")
@pytest.mark.parametrize("mats", ["printed", "revised"])
def test_riverfolk_gained_later_gain_the_points_for_their_districts(mats: str) -> None:
    t = gained_later("riverfolk", ploys(mats=mats, final_scores_last=False)).answer(EXCHANGE, NONE)
    begun = scenario(plans_ploys=True, mats=mats).seat(0, era=0, civs=["riverfolk"]).seat(1, era=0, civs=["leaders"])
    begun.state.step = MATS
    at_start = begun.start().player(0).vp
    assert at_start > 0
    assert t.player(0).tally[CIVILIZATION] == at_start


@rule("TAP-RULING-04")
@pytest.mark.parametrize("civ", ["utilitarians", "tinkerers"])
def test_mats_that_speak_of_starting_the_game_do_nothing_later(civ: str) -> None:
    t = gained_later(civ, ploys())
    assert t.asked is ACTION
    assert t.player(0).landmarks == t.player(1).techs == 0


@rule("TAP-RULING-04", "TAP-RULING-05")
def test_revised_historians_gained_later_gain_their_tile_and_listen_to_the_arts_track() -> None:
    def squares(left: bool) -> int:
        made = quiet(mats="revised", arts_architecture=True)
        taken = range(12) if left else [*range(12), *(track_landmark(ARTS, tier) for tier in (2, 3, 4))]
        made.landmark(1, *(LANDMARKS[number].id for number in taken), in_city=False)
        t = gained_later("historians", made)
        assert t.player(0).tiles.bit_count() == 1
        while t.table.active == 0 and t.match.decision is not None:
            t.match.choose(t.options[0])
        return t.player(0).tally[CIVILIZATION]

    assert (squares(left=True), squares(left=False)) == (0, 1)


@rule("TAP-RULING-05")
def test_revised_futurists_gained_later_stop_at_the_end_of_a_track() -> None:
    made = quiet(mats="revised").seat(0, tracks={"exploration": 10, "technology": 12})
    t = gained_later("futurists", made)
    assert t.options == [EXPLORATION, SCIENCE, MILITARY, NONE]
    t.answer(JUMP, EXPLORATION)
    assert t.player(0).far[EXPLORATION] == 12
    assert t.player(0).achieved & 1
    t.answer(JUMP, MILITARY)
    assert t.player(0).far[MILITARY] == 4


@rule("TAP-RULING-05")
def test_revised_mystics_gained_later_draw_no_common_card() -> None:
    t = gained_later("mystics", quiet(mats="revised"), hand=["trap", "academia", "capitalism"])
    common = len(t.table.deck)
    assert t.asked is MEDITATE
    assert t.player(0).own_discard.bit_count() == 4
    assert common == 50 - 3 - 8
    rewards = 0
    while t.asked is MEDITATE or t.asked is RESOURCE:
        rewards += t.asked is MEDITATE
        t.match.choose(1 if t.asked is MEDITATE and 1 in t.options else t.options[-1])
        if rewards > 3:
            break
    assert rewards == 2


@rule("TAP-RULING-05")
@pytest.mark.parametrize("settles", [True, False])
def test_revised_nomads_gained_later_build_on_the_map_or_in_the_capital(settles: bool) -> None:
    t = gained_later("nomads", quiet(mats="revised"), built={"market": [0]})
    assert t.options == [1, 2, 3], "of the types of which there are fewest"
    t.answer(BUILDING, 2)
    assert t.asked is SETTLE
    t.match.choose(t.options[0] if settles else NONE)
    if not settles:
        t.answer(PLOT, t.options[0])
    assert t.player(0).left == [4, 5, 4, 5]
    assert len(t.player(0).afield) == settles
    assert t.player(0).houses[2].bit_count() == (not settles)


@rule("TAP-RULING-03")
def test_revised_inventors_gained_later_have_no_tokens_on_the_mat() -> None:
    t = gained_later("inventors", quiet(mats="revised"))
    assert t.player(0).mat[t.civ("inventors")] == 0
    assert gained_later("inventors").player(0).mat[t.civ("inventors")] == 4


# ------------------------------------------------------------------------------------------------ other mats


@rule("TAP-RULING-09", "TAP-VARIANT-16")
@pytest.mark.parametrize(("last", "lost"), [(False, 22), (True, 21)])
def test_riverfolk_lose_points_in_step_1_or_after_step_4(last: bool, lost: int) -> None:
    """An upgrade in step 3 gives an armory, which covers an impassable plot."""
    made = ploys(final_scores_last=last).seat(0, era=4, civs=["riverfolk"], tech={"middle": ["sewage_plumbing"]})
    t = made.seat(0, tracks={"technology": 4}).seat(1, era=4).start().income()
    t.answer(UPGRADE, t.tech("sewage_plumbing"))
    rough = t.player(0).rough
    plot = next(plot for plot in t.options if rough >> PLOT_BIT[plot] & 1)
    t.answer(PLOT, plot)
    while t.asked is RESOURCE:
        t.match.choose(t.options[0])
    assert t.player(0).tally[CIVILIZATION] == -lost


@rule("TAP-RULING-09", "TAP-VARIANT-16")
@pytest.mark.parametrize(("last", "points"), [(False, 5), (True, 10)])
def test_isolationists_score_in_step_1_or_after_step_4(last: bool, points: int) -> None:
    """An upgrade in step 3 brings a territory of the same land mass."""
    made = quiet(final_scores_last=last).dice((6, 0), (6, 0)).seat(0, era=4, civs=["isolationists"])
    made.seat(0, tech={"middle": ["warships"]}, tracks={"exploration": 7}).seat(1, era=4)
    made.ground((0, -2), "MMMMMM").ground(TARGET, "MMMMMM")
    t = made.start().income().answer(UPGRADE, made.start().tech("warships")).answer(CONQUER, made.hex(TARGET))
    t.answer(DIE, BLACK_DIE)
    assert t.player(0).tally[CIVILIZATION] == points


@rule("TAP-RULING-09", "TAP-VARIANT-16")
@pytest.mark.parametrize(("last", "points"), [(False, 0), (True, 10)])
def test_mystics_score_in_step_1_or_after_step_4(last: bool, points: int) -> None:
    """Two territories were foretold, and the upgrade in step 3 brings the second."""
    made = quiet(final_scores_last=last).dice((6, 0), (6, 0)).seat(0, era=4, civs=["mystics"])
    made.seat(0, tech={"middle": ["warships"]}, tracks={"exploration": 7}).seat(1, era=4)
    made.mat(0, "mystics", 9 | 9 << 4 | 2 << 8 | 4 << 12)
    t = made.start().income().answer(UPGRADE, made.start().tech("warships")).answer(CONQUER, made.hex(TARGET))
    t.answer(RESOURCE, COIN).answer(DIE, BLACK_DIE)
    assert t.player(0).tally[CIVILIZATION] == points


@rule("TAP-RULING-12")
@pytest.mark.parametrize(("hand", "played", "benefits"), [(2, 1, 0), (2, 2, 1), (4, 0, 1), (0, 4, 1)])
def test_the_revised_chosen_count_tapestry_cards_in_hand_and_on_the_mat(hand: int, played: int, benefits: int) -> None:
    cards = ["trap", "academia", "capitalism", "monarchy", "militarism", "empiricism", "feudalism", "guilds"]
    on_mat = {slot + 1: [cards[4 + slot]] for slot in range(played)}
    made = quiet(mats="revised").seat(0, era=max(1, played), civs=["the_chosen"], hand=cards[:hand], played=on_mat)
    t = made.seat(0, coin=1).start().advance("military", pay=["coin"])
    while t.table.active == 0 and t.match.decision is not None:
        t.match.choose(t.options[0])
    assert t.player(0).mat[t.civ("the_chosen")] & 15 == benefits


@rule("TAP-RULING-13")
def test_a_territory_that_two_opponents_share_counts_once_for_traders() -> None:
    made = ploys(3).seat(0, civs=["traders"], hand=["trap"]).mat(0, "traders", 4)
    made.seat(1, era=4).seat(2, era=4, civs=["infiltrators"])
    made.outpost(1, TARGET).outpost(2, TARGET).tile(BESIDE_TARGET, 5)
    t = made.start().income().answer(TRADE, made.hex(BESIDE_TARGET))
    beside = t.table.map.grid.beside[t.hex(BESIDE_TARGET)]
    held = [t.player(seat).upright & beside for seat in (1, 2)]
    assert held[0] == held[1] == 1 << t.hex(TARGET)
    assert t.player(0).tally[CIVILIZATION] == 1


@rule("TAP-RULING-15")
@pytest.mark.parametrize(("mats", "arts"), [("printed", False), ("revised", True)])
def test_only_the_revised_mat_of_the_leaders_has_a_square_for_the_arts_track(mats: str, arts: bool) -> None:
    made = quiet(mats=mats, arts_architecture=True).seat(0, civs=["leaders"], hand=["trap"]).seat(1, era=4)
    t = made.start().income()
    assert t.asked is LEAD
    assert (ARTS in t.options) == arts


@rule("TAP-RULING-16")
def test_a_prediction_of_the_mystics_comes_true_through_revolution() -> None:
    made = quiet().seat(0, civs=["mystics"], hand=["revolution"]).seat(1, era=4)
    made.mat(0, "mystics", 9 | 9 << 4 | 2 << 8 | 4 << 12)
    made.outpost(0, TARGET, toppled=True).outpost(1, TARGET)
    t = take_income(made).answer(PLAY, made.start().card("revolution"))
    t.match.choose(t.options[-1])
    t.answer(TERRITORY, t.hex(TARGET)).answer(RESOURCE, COIN)
    assert t.player(0).mat[t.civ("mystics")] >> 18 & 1
    assert "foretold" in told(t, "foretold")


@rule("TAP-RULING-16")
def test_a_prediction_of_the_mystics_comes_true_by_the_tech_card_of_the_tinkerers() -> None:
    made = scenario(plans_ploys=True).seat(0, era=0, civs=["mystics"]).seat(1, era=0, civs=["tinkerers"])
    made.state.step = MATS
    t = made.start()
    for number in (1, 9, 9, 4):
        t.answer(PREDICT, number)
    t.answer(RESOURCE, COIN)  # the adjustment
    t.match.choose(1)  # they draw both
    t.answer(RESOURCE, FOOD)
    assert t.player(0).goods[FOOD] == 1


@rule("TAP-VARIANT-15", "TAP-CIVADJ-04")
@pytest.mark.parametrize(("players", "option", "tokens"), [(1, 0, 0), (2, 0, 1), (3, 0, 2), (2, 1, 2), (3, 1, 3)])
@pytest.mark.parametrize("mats", ["printed", "revised"])
def test_architects_place_a_token_for_each_opponent(players: int, option: int, tokens: int, mats: str) -> None:
    t = begun_with("architects", players, architects_per_person=bool(option), mats=mats, solo="points")
    placed = 0
    while t.asked is MARK:
        t.match.choose(t.options[0])
        placed += 1
    assert placed == (tokens if mats == "printed" else players - 1)


@rule("TAP-ACHIEVE-13")
def test_an_achievement_without_a_free_space_is_none() -> None:
    """It pays neither points nor The Chosen."""
    made = quiet(3).claimed(1, "end-of-track").claimed(2, "end-of-track").seat(0, civs=["the_chosen"])
    t, before = entered("exploration", 12, made)
    assert t.player(0).vp == before["vp"]
    assert t.player(0).achieved == 0
    assert "achieved" not in told(t, "achieved")
