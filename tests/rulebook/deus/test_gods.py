"""The gods (DEUS-GOD-01..17), the decisions about their gifts and the printed example."""

from __future__ import annotations

import pytest

from tafelrunde.games.deus.pieces.kinds import BUILDINGS, RESOURCES
from tafelrunde.games.deus.scenario import DeusTable, scenario
from tafelrunde.games.deus.table.prompts import ACTION, DRAW, GIFT, GOD, PIECE
from tests.rulebook import rule

from .positions import change

NEPTUNE, CERES, MINERVA, VESTA, MARS = range(5)
WOOD, CLAY, STONE, WHEAT = range(4)
TOP = {
    "neptune": "blue_galley",
    "ceres": "green_small_production",
    "minerva": "yellow_school",
    "vesta": "brown_baths",
    "mars": "red_ballista",
    "jupiter": "temple_gold",
}
AT_FIRST = {"gold": 5, "vp": 5, **dict.fromkeys(RESOURCES, 1), **dict.fromkeys(BUILDINGS[:5], 2), "cards": 5}
FILLERS = ["temple_sea", "temple_rows", "temple_city_1", "temple_city_2"]


def offering(god: str, cards: int, **seat: object) -> DeusTable:
    """Seat 0 has discarded some of 5 cards, with a card of this god on top."""
    t = scenario().seat(0, hand=[TOP[god], *FILLERS], **seat).start()  # type: ignore[arg-type]
    return t.offer(*FILLERS[: cards - 1], TOP[god])


@rule("DEUS-GOD-01")
@pytest.mark.parametrize("cards", [1, 2, 5])
def test_neptune_gives_two_gold_for_each_card(cards: int):
    assert offering("neptune", cards).player(0).gold == 5 + 2 * cards


@rule("DEUS-GOD-02")
@pytest.mark.parametrize("cards", [1, 4])
def test_neptune_gives_one_ship_however_many_cards(cards: int):
    assert offering("neptune", cards).player(0).board == [3, 2, 2, 2, 2]


@rule("DEUS-GOD-03", "DEUS-DEC-17")
def test_ceres_gives_a_resource_of_choice_for_each_card():
    t = offering("ceres", 3)
    for kind in (WHEAT, CLAY, CLAY):
        assert t.options == [WOOD, CLAY, STONE, WHEAT]
        t.answer(GIFT, kind)
    assert t.asked is ACTION
    assert change(t, AT_FIRST) == {"wheat": 1, "clay": 2, "production": 1}


@rule("DEUS-GOD-04")
def test_ceres_gives_resources_the_player_does_not_produce():
    made = scenario()
    made.seat(0, hand=[TOP["ceres"], *FILLERS]).piece(0, "production", made.region("forest"))
    t = made.start().offer(TOP["ceres"])
    assert t.options == [WOOD, CLAY, STONE, WHEAT]
    t.answer(GIFT, STONE)
    assert t.player(0).goods == [1, 1, 2, 1]


@rule("DEUS-GOD-05")
def test_ceres_gives_one_production_piece_however_many_cards():
    t = offering("ceres", 2).answer(GIFT, WOOD).answer(GIFT, WOOD)
    assert t.player(0).board == [2, 3, 2, 2, 2]


@rule("DEUS-GOD-06")
def test_minerva_gives_one_scientific_piece():
    assert offering("minerva", 3).player(0).board == [2, 2, 3, 2, 2]


@rule("DEUS-GOD-07", "DEUS-DEC-18")
@pytest.mark.parametrize("extra", [0, 1, 3])
def test_minerva_lets_the_player_draw_up_to_one_extra_card_for_each_card_after_the_refill(extra: int):
    t = offering("minerva", 3)
    assert len(t.player(0).hand) == 5
    assert t.options == [0, 1, 2, 3]
    t.answer(DRAW, extra)
    assert len(t.player(0).hand) == 5 + extra


@rule("DEUS-GOD-07")
def test_minervas_extra_cards_stop_at_ten_in_hand():
    hand = [TOP["minerva"], *FILLERS, "temple_continents", "blue_galley"]
    t = scenario().seat(0, hand=hand).start().offer(*hand[1:6], TOP["minerva"])
    assert len(t.player(0).hand) == 5
    assert t.options == [0, 1, 2, 3, 4, 5]  # of the 6 for 6 cards
    t.answer(DRAW, 5)
    assert len(t.player(0).hand) == 10


@rule("DEUS-GOD-08")
@pytest.mark.parametrize(("cards", "points"), [(1, 1), (2, 2), (3, 2), (5, 2)])
def test_vesta_gives_one_point_for_one_card_and_two_for_more(cards: int, points: int):
    assert offering("vesta", cards).player(0).vp == 5 + points


@rule("DEUS-GOD-09")
@pytest.mark.parametrize("cards", [1, 3])
def test_vesta_gives_one_civil_piece(cards: int):
    assert offering("vesta", cards).player(0).board == [2, 2, 2, 3, 2]


@rule("DEUS-GOD-10", "DEUS-DEC-10")
def test_mars_gives_a_piece_of_any_type_for_each_card():
    t = offering("mars", 3)
    for kind in (0, 4, 4):
        assert t.options == [0, 1, 2, 3, 4]  # and none of these is no option
        t.answer(PIECE, kind)
    assert t.asked is ACTION
    assert t.player(0).board == [3, 2, 2, 2, 4]


@rule("DEUS-GOD-11")
def test_from_mars_no_army_has_to_be_taken():
    t = offering("mars", 2).answer(PIECE, 1).answer(PIECE, 3)
    assert t.player(0).board == [2, 3, 2, 3, 2]


@rule("DEUS-GOD-12")
def test_mars_gives_no_piece_beyond_one_for_each_card():
    t = offering("mars", 1).answer(PIECE, 2)
    assert change(t, AT_FIRST) == {"scientific": 1}


@rule("DEUS-GOD-13", "DEUS-DEC-16")
def test_jupiter_stands_for_any_of_the_other_five_gods():
    t = offering("jupiter", 2)
    assert t.asked is GOD
    assert t.options == [NEPTUNE, CERES, MINERVA, VESTA, MARS]
    t.answer(GOD, NEPTUNE)
    assert change(t, AT_FIRST) == {"gold": 4, "maritime": 1}
    t = offering("jupiter", 2).answer(GOD, VESTA)
    assert change(t, AT_FIRST) == {"vp": 2, "civil": 1}


@rule("DEUS-GOD-14")
def test_only_one_god_is_called_in_an_offering():
    t = scenario().seat(0, hand=[TOP["neptune"], TOP["vesta"], *FILLERS[:3]]).start()
    t.offer(TOP["vesta"], "temple_sea", TOP["neptune"])
    assert t.asked is ACTION
    assert change(t, AT_FIRST) == {"gold": 6, "maritime": 1}
    t = offering("jupiter", 3).answer(GOD, VESTA)
    assert t.asked is ACTION
    assert change(t, AT_FIRST) == {"vp": 2, "civil": 1}


@rule("DEUS-GOD-15")
def test_jupiter_as_minerva_gives_the_extra_cards_too():
    t = offering("jupiter", 2).answer(GOD, MINERVA)
    assert t.player(0).board == [2, 2, 3, 2, 2]
    assert t.options == [0, 1, 2]
    t.answer(DRAW, 2)
    assert len(t.player(0).hand) == 7


@rule("DEUS-GOD-16")
@pytest.mark.parametrize(
    ("god", "answers", "gains"),
    [
        ("neptune", [], {"gold": 6, "maritime": 1}),
        ("ceres", [(GIFT, STONE)] * 3, {"stone": 3, "production": 1}),
        ("minerva", [(DRAW, 3)], {"scientific": 1, "cards": 3}),
        ("vesta", [], {"vp": 2, "civil": 1}),
        ("mars", [(PIECE, 4)] * 3, {"military": 3}),
    ],
)
def test_a_god_gives_what_the_list_says_and_nothing_else(god: str, answers: list, gains: dict[str, int]):
    t = offering(god, 3)
    for prompt, code in answers:
        t.answer(prompt, code)
    assert t.asked is ACTION
    assert change(t, AT_FIRST) == gains


@rule("DEUS-GOD-17", "DEUS-DEC-17")
def test_ceres_gives_only_what_the_supply_has():
    made = scenario().seat(0, hand=[TOP["ceres"], *FILLERS]).supply(wood=1, clay=0, stone=1, wheat=0)
    t = made.start().offer(*FILLERS[:3], TOP["ceres"])
    assert t.options == [WOOD, STONE]
    t.answer(GIFT, WOOD)  # the last one, stone, needs no question
    assert t.asked is ACTION
    assert t.player(0).goods == [2, 1, 2, 1]
    assert t.player(0).board == [2, 3, 2, 2, 2]


@rule("DEUS-GOD-17", "DEUS-DEC-10")
def test_mars_gives_only_pieces_the_reserve_has():
    board = {"maritime": 5, "production": 5, "scientific": 5, "civil": 4, "military": 4}
    t = offering("mars", 4, board=board)
    assert t.options == [3, 4]
    t.answer(PIECE, 4)
    assert t.asked is ACTION  # the last civil piece came by itself, the other two cards give nothing
    assert t.player(0).board == [5, 5, 5, 5, 5]


@rule("DEUS-EX-10")
def test_anna_discards_three_cards_with_a_temple_on_top_and_calls_ceres():
    t = offering("jupiter", 3).answer(GOD, CERES)
    for kind in (WOOD, WOOD, WHEAT):
        t.answer(GIFT, kind)
    assert change(t, AT_FIRST) == {"wood": 2, "wheat": 1, "production": 1}
