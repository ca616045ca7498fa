"""Set-up of the shared material, and the distribution of planning boards and factions (AOI-SETUP-01..33, -61)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tafelrunde.games.age_of_innovation.components.scoring import FINAL_TILES, ROUND_TILES
from tafelrunde.games.age_of_innovation.game import AGE_OF_INNOVATION
from tafelrunde.games.age_of_innovation.pieces.kinds import TERRAINS
from tafelrunde.games.age_of_innovation.rules.setup import deal_final, deal_rounds, shuffled
from tafelrunde.games.age_of_innovation.scenario import AoiTable, scenario
from tafelrunde.games.age_of_innovation.table.prompts import (
    AFTER,
    COMPETENCY,
    INNOVATION,
    LEECH,
    PALACE,
    PAY_BOOKS,
    SET,
)
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.rng import seeded
from tests.rulebook import rule
from tests.rulebook.age_of_innovation.table_talk import calm, neighbours, next_round, pass_turn

COUNTS = pytest.mark.parametrize("players", [2, 3, 4, 5])
SPADE_TILE = 1  # AOI-ROUND-02 counts from 1
BANKING, LAW, ENGINEERING, MEDICINE = range(4)
DISCIPLINE = (
    LAW, ENGINEERING, BANKING, LAW, MEDICINE, MEDICINE, ENGINEERING, BANKING, ENGINEERING, MEDICINE, LAW, BANKING,
)  # fmt: skip


def start(players: int, seed: int = 1, **options: object) -> AoiTable:
    return AoiTable(Match(AGE_OF_INNOVATION, players, seed, options))


def views(players: int, how_many: int = 60) -> list[dict[str, Any]]:
    return [start(players, seed).match.view() for seed in range(how_many)]


# ------------------------------------------------------------------------------------------------ the board


@rule("AOI-SETUP-01", "AOI-SETUP-02", "AOI-SETUP-03", "AOI-SETUP-04", "AOI-DEC-01")
@pytest.mark.parametrize("harder", [False, True])
@pytest.mark.parametrize(("players", "side"), [(2, "small"), (3, "large"), (4, "large"), (5, "large")])
def test_the_side_of_the_board(players: int, side: str, harder: bool):
    """Only three players have a choice."""
    view = start(players, harder_map=harder).match.view()
    assert view["side"] == ("small" if players == 3 and harder else side)
    names = {seen["name"] for seen in view["spaces"] if seen["terrain"] != "none"}
    assert ("A1" in names) == (view["side"] == "large"), "the western part is printed on the large side only"


@rule("AOI-SETUP-02")
def test_two_players_have_the_third_party_and_three_on_the_same_side_have_not():
    assert start(2).match.view()["area"]["played"]
    assert not start(3, harder_map=True).match.view()["area"]["played"]


# ------------------------------------------------------------------------------------------------ round scoring tiles


@rule("AOI-SETUP-05", "AOI-SETUP-06")
def test_six_of_the_twelve_round_tiles_are_laid_out_at_random():
    at: dict[int, set[int]] = {number: set() for number in range(6)}
    for view in views(3, 200):
        assert len(set(view["scoring"])) == len(view["scoring"]) == 6
        for number, tile in enumerate(view["scoring"]):
            at[number].add(tile)
    everything = set(range(12))
    assert [at[number] for number in range(4)] == [everything] * 4
    assert at[4] == at[5] == everything - {SPADE_TILE}


def piles(how_many: int) -> list[tuple[list[int], list[int]]]:
    """The tiles in the order in which they are turned up, and how they then lie, round 6 first."""
    return [
        (shuffled(seeded(seed), 12)[::-1], deal_rounds(seeded(seed), ROUND_TILES)[::-1]) for seed in range(how_many)
    ]


@rule("AOI-SETUP-05", "AOI-SETUP-11", "AOI-SETUP-12")
def test_tiles_are_laid_from_round_6_down_and_a_third_of_a_discipline_is_put_aside():
    """As long as the spade tile is not among the first two. Put aside is the one just revealed."""
    aside = kept = 0
    for pile, laid in piles(300):
        if SPADE_TILE in pile[:2]:
            continue
        expected: list[int] = []
        for tile in pile:
            same = [other for other in expected if DISCIPLINE[other] == DISCIPLINE[tile]]
            if len(same) == 2 and DISCIPLINE[expected[0]] != DISCIPLINE[tile]:
                aside += len(expected) < 6
                continue
            kept += len(same) == 2 and len(expected) < 6
            expected.append(tile)
        assert laid == expected[:6]
    assert aside > 20
    assert kept > 20, "with one on round 6 the third stays"


@rule("AOI-SETUP-08", "AOI-SETUP-09")
def test_the_spade_tile_is_set_aside_for_rounds_6_and_5_and_then_shuffled_in_again():
    came_back: Counter[int] = Counter()
    cases = 0
    for pile, laid in piles(1200):
        assert SPADE_TILE not in laid[:2]
        if SPADE_TILE in pile[:2]:
            cases += 1
            assert laid[:2] == [tile for tile in pile[:3] if tile != SPADE_TILE]
            if SPADE_TILE in laid:
                came_back[laid.index(SPADE_TILE)] += 1
    assert cases > 150
    assert set(came_back) == {2, 3, 4, 5}, "on any of the rounds 4 to 1"
    assert 0.3 < sum(came_back.values()) / cases < 0.5, "4 of the 10 tiles left are laid out"


@rule("AOI-SETUP-12", "AOI-SETUP-10", "AOI-SETUP-11")
def test_three_of_a_discipline_lie_there_only_with_one_on_round_6():
    assert Counter(tile.discipline for tile in ROUND_TILES) == {0: 3, 1: 3, 2: 3, 3: 3}
    assert tuple(tile.discipline for tile in ROUND_TILES) == DISCIPLINE
    threes = 0
    for view in views(4, 250):
        shown = [DISCIPLINE[tile] for tile in view["scoring"]]
        assert max(Counter(shown[:5]).values()) < 3
        threes += max(Counter(shown).values()) == 3
    assert threes > 10


@rule("AOI-SETUP-07")
def test_the_left_half_scores_and_the_right_half_is_a_bonus_for_a_discipline():
    made = neighbours().round(1, "workshop-banking").seat(0, levels=(3, 9, 9, 9), bowls=(12, 0, 0))
    t = made.start().act("workshop").end_turn()
    assert t.player(0).vp == 22
    next_round(t)
    events = [event for event in t.match.events() if event.name == "knowledge-bonus" and event.seat == 0]
    assert [event.facts["times"] for event in events] == [1], "4 power for 3 levels of banking, nothing for the others"


@rule("AOI-SETUP-13", "AOI-SETUP-15")
def test_the_additional_tile_covers_the_knowledge_bonus_of_round_6():
    made = calm(levels=(9, 0, 0, 0)).round(6, "school-banking", "guild")
    t = pass_turn(pass_turn(made.start()))
    assert t.match.over
    assert t.player(0).coins == 0
    again = next_round(calm(levels=(9, 0, 0, 0), bonus="river-workshops").round(1, "school-banking").start())
    assert again.player(0).coins >= 9 + 3


@rule("AOI-SETUP-14", "AOI-SETUP-61", "AOI-Q-11")
@pytest.mark.parametrize("tile", range(12))
def test_the_additional_tile_shows_another_building_than_the_round_6_tile(tile: int):
    forbidden = {0: {0, 3}, 2: {0, 3}, 3: {1}, 5: {1}, 7: {2}}.get(tile, set())
    found = {deal_final(seeded(seed), FINAL_TILES, ROUND_TILES[tile].deed) for seed in range(80)}
    assert found == {0, 1, 2, 3} - forbidden


@rule("AOI-SETUP-13", "AOI-SETUP-14", "AOI-SETUP-15", "AOI-SETUP-61")
def test_one_additional_tile_is_drawn_for_the_tile_on_round_6():
    pairs = {(view["scoring"][5], view["final"]) for view in views(3, 300)}
    assert {final for _, final in pairs} == set(range(len(FINAL_TILES)))
    assert not pairs & {(0, 0), (0, 3), (2, 0), (2, 3), (3, 1), (5, 1), (7, 2)}
    on_round_1 = {(view["scoring"][0], view["final"]) for view in views(3, 300)}
    assert (3, 1) in on_round_1, "only round 6 matters"


# ------------------------------------------------------------------------------------------------ actions and boards


@rule("AOI-SETUP-16")
def test_three_of_the_six_book_actions_are_laid_out():
    found = Counter(action for view in views(3) for action in view["book_actions"])
    assert set(found) == set(range(6))
    assert all(len(view["book_actions"]) == 3 for view in views(3, 10))


@rule("AOI-SETUP-16")
def test_the_other_book_actions_are_out_of_the_game():
    made = calm(books=(4, 0, 0, 0)).book_actions("power", "coins", "guilds").building(0, "workshop", "E11")
    assert {action for action in made.start().actions if action.startswith("book")} == {
        "book-power",
        "book-coins",
        "book-guilds",
    }


@rule("AOI-SETUP-17", "AOI-SETUP-46", "AOI-SETUP-29")
@COUNTS
def test_the_start_player_is_drawn_and_the_others_follow_clockwise(players: int):
    first = set()
    for view in views(players):
        order = view["order"]
        first.add(order[0])
        assert order == [(order[0] + k) % players for k in range(players)]
        assert len(view["knowledge"]["scholars"]) == 4
    assert first == set(range(players))
    assert {start(players, seed, first_player="first_seat").table.order[0] for seed in range(9)} == {0}


@rule("AOI-SETUP-18", "AOI-SETUP-19", "AOI-SETUP-22")
@pytest.mark.parametrize(("players", "places"), [(2, 6), (3, 8), (4, 10), (5, 12)])
def test_innovations_lie_on_two_places_per_player_and_two_more(players: int, places: int):
    found = set()
    for view in views(players):
        assert len(set(view["innovations"])) == len(view["innovations"]) == places
        found |= set(view["innovations"])
    assert found == set(range(18))


@rule("AOI-SETUP-22")
def test_innovations_not_laid_out_are_out_of_the_game():
    made = calm(books=(5, 5, 5, 5), coins=5)
    laid_out = made.state.innovations
    t = made.start().act("innovation")
    assert t.asked is INNOVATION
    assert sorted(t.options) == sorted(laid_out)
    taken = t.options[0]
    t.answer(INNOVATION, taken)
    while t.asked is PAY_BOOKS:
        t.match.choose(t.options[0])
    assert taken not in t.match.view()["innovations"]


@rule("AOI-SETUP-20", "AOI-SETUP-21")
def test_stacks_of_four_competencies_lie_at_random_on_the_twelve_spaces():
    first = set()
    for view in views(3):
        stacks = view["competencies"]
        assert [stack["left"] for stack in stacks] == [4] * 12
        places = {(stack["discipline"], stack["row"]) for stack in stacks}
        assert places == {(discipline, row) for discipline in range(4) for row in range(3)}
        first.add((stacks[0]["discipline"], stacks[0]["row"]))
    assert len(first) == 12


@rule("AOI-SETUP-21")
def test_four_players_can_take_the_same_competency_and_a_fifth_cannot():
    made = scenario(5, factions=["monks"]).building(0, "guild", "E12").seat(0, tools=3, coins=5)
    for seat in (1, 2, 3):
        made.seat(seat, competencies=["income-points-coins"])
    t = made.start().act("school")
    assert t.asked is COMPETENCY
    assert 1 in t.options
    assert 1 not in made.seat(4, competencies=["income-points-coins"]).start().act("school").options


@rule("AOI-SETUP-23")
def test_books_come_from_the_supply_and_go_back_to_it():
    made = calm(books=(1, 2, 0, 0)).book_actions("coins", "power", "guilds")
    t = made.start()
    assert t.match.view()["supply"]["books"] == [11, 10, 12, 12]
    t.act("book-coins").answer(PAY_BOOKS, 1)
    assert t.match.view()["supply"]["books"] == [12, 11, 12, 12]
    t = calm(bowls=(0, 0, 12)).start().exchange("power-book-law")
    assert t.match.view()["supply"]["books"] == [12, 11, 12, 12]


@rule("AOI-SETUP-23", "AOI-Q-01")
def test_a_book_of_which_none_is_left_cannot_be_gained():
    made = calm(bonus="spade").seat(1, books=(12, 0, 12, 0)).phase("income")
    assert made.start().options == [1, 3]


@rule("AOI-SETUP-25", "AOI-SETUP-26")
@COUNTS
def test_palace_17_and_one_more_palace_than_players_are_laid_out(players: int):
    others: set[int] = set()
    for view in views(players, 80):
        assert 16 in view["palaces"]
        assert len(set(view["palaces"])) == len(view["palaces"]) == players + 2
        others |= set(view["palaces"]) - {16}
    assert others == set(range(16))


@rule("AOI-SETUP-26", "AOI-SETUP-36")
def test_only_palaces_laid_out_can_be_taken():
    made = calm(tools=4, coins=6).building(0, "guild", "E11").palaces(3, 9, 17)
    t = made.start().act("palace")
    assert (t.asked, t.options) == (PALACE, [2, 8, 16])
    assert t.answer(PALACE, 8).match.view()["palaces"] == [2, 16]


# ------------------------------------------------------------------------------------------------ distribution


@rule("AOI-SETUP-27", "AOI-SETUP-28")
@COUNTS
def test_seven_sets_and_three_bonuses_with_a_coin_are_laid_out(players: int):
    pairs = set()
    for view in views(players):
        sets = view["sets"]
        assert [offered["board"] for offered in sets] == list(range(7))
        assert len({offered["faction"] for offered in sets}) == 7
        beside = [entry["bonus"] for entry in view["bonuses"]]
        assert sorted([offered["bonus"] for offered in sets] + beside) == list(range(10))
        assert [entry["coins"] for entry in view["bonuses"]] == [1, 1, 1]
        pairs |= {(offered["board"], offered["faction"]) for offered in sets}
    assert {faction for _, faction in pairs} == set(range(12))
    assert len(pairs) > 80, "any faction with any board"


@rule("AOI-SETUP-30", "AOI-DEC-03", "AOI-SETUP-31")
@COUNTS
def test_sets_are_picked_against_the_turn_order(players: int):
    t = start(players, 5)
    view = t.match.view()
    offered = {one["board"]: one for one in view["sets"]}
    seats, taken = [], []
    while t.asked is SET:
        assert t.options == [board for board in range(7) if board not in taken]
        seats.append(t.seat_asked)
        taken.append(t.options[-2])
        t.answer(SET, taken[-1])
    assert seats == view["order"][::-1]
    for seat, board in zip(seats, taken, strict=True):
        me = t.match.view()["seats"][seat]
        assert (me["board"], me["faction"], me["bonus"]) == tuple(offered[board].values())


@rule("AOI-EX-01", "AOI-SETUP-31")
def test_example_the_desert_card_brings_the_desert_board():
    t = start(2, first_player="first_seat")
    t.answer(SET, TERRAINS.index("desert"))
    assert t.player(1).board == TERRAINS.index("desert")
    t.answer(SET, t.options[0])
    while t.seat_asked != 1 or t.asked is None or t.asked.name != "START_SITE":
        t.match.choose(t.options[0])
    assert {t.match.view()["spaces"][code]["terrain"] for code in t.options} == {"desert"}


@rule("AOI-SETUP-32")
@COUNTS
def test_what_was_not_chosen_is_out_of_the_game(players: int):
    t = start(players, 2)
    while t.asked is SET:
        t.answer(SET, t.options[0])
    view = t.match.view()
    assert (view["sets"], view["boards"], view["factions"]) == ([], [], [])
    in_play = [entry["bonus"] for entry in view["bonuses"]] + [me["bonus"] for me in view["seats"]]
    assert len(set(in_play)) == len(in_play) == players + 3


@rule("AOI-SETUP-33", "AOI-DEC-02")
def test_sets_are_dealt_unless_the_draft_is_wished_for():
    assert start(3).asked is SET
    assert start(3, set_up="sets").asked is SET
    assert start(3, set_up="draft").asked is not SET


@rule("AOI-SETUP-28")
def test_the_coin_comes_with_the_bonus_that_lay_beside_the_board():
    t = calm(bowls=(12, 0, 0), scholars=1).start().act("pass")
    bonus = t.options[0]
    assert {"bonus": bonus, "coins": 1} in t.match.view()["bonuses"]
    t.match.choose(bonus)
    assert t.player(0).coins == 1
    assert t.asked is not LEECH
    assert (t.answer(AFTER, NONE) if t.asked is AFTER else t).seat_asked == 1
