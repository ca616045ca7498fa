"""Running a column (DEUS-RUN-01..07, DEUS-DEC-07)."""

from __future__ import annotations

import pytest

from tafelrunde.games.deus.pieces.kinds import WOOD
from tafelrunde.games.deus.scenario import DeusTable
from tafelrunde.games.deus.table.prompts import ACTION, ACTIVATE, ARMY, BUY, GAIN, MOVE, PIECE, SELL, USE
from tafelrunde.kernel.decision import NONE
from tests.rulebook import rule
from tests.rulebook.deus.drawn import (
    FIELD_1,
    FIELD_22,
    FOREST_5,
    FOREST_21,
    MOUNTAIN_4,
    MOUNTAIN_25,
    SEA_3,
    SWAMP_6,
    SWAMP_27,
    drawn,
    rich,
)


def asked_about(t: DeusTable) -> str:
    """The card whose effect is offered."""
    assert t.asked in (GAIN, USE)
    assert t.match.decision is not None
    return t.name(t.match.decision.about)


@rule("DEUS-RUN-01", "DEUS-DEC-07")
def test_all_cards_of_the_column_that_grew_are_run():
    columns = {"brown": ["brown_trading_post_mountain", "brown_trading_post_swamp"]}
    made = rich(drawn(), columns=columns, gold=0).piece(0, "production", MOUNTAIN_4).piece(0, "production", SWAMP_6)
    t = made.start().build("brown_trading_post_forest", at=FOREST_5).take_gifts()
    assert t.player(0).gold == 3 + 3 + 3
    assert (t.asked, t.table.active) == (ACTION, 1)


@rule("DEUS-EX-06", "DEUS-RUN-01", "DEUS-RUN-02", "DEUS-RUN-07")
def test_example_marina_gets_a_point_from_the_guild_then_three_gold_from_the_post():
    t = rich(drawn(), columns={"brown": ["brown_guild_forest"]}, gold=0).piece(0, "civil", MOUNTAIN_4).start()
    t.build("brown_trading_post_forest", at=FOREST_5)
    assert asked_about(t) == "brown_guild_forest"
    t.answer(GAIN, 1)
    assert (t.player(0).vp, t.player(0).gold) == (6, 0)
    assert asked_about(t) == "brown_trading_post_forest"
    t.answer(GAIN, 1)
    assert (t.player(0).vp, t.player(0).gold) == (6, 3)


@rule("DEUS-RUN-02")
@pytest.mark.parametrize(("below", "new"), [("galley", "ship"), ("ship", "galley")])
def test_the_lowest_card_is_run_first(below: str, new: str):
    """The ship's stone pays for the galley's goods only if the ship comes first; there is no other gold."""
    design = {"galley": "blue_galley", "ship": "blue_merchant_ship_stone"}
    made = rich(drawn(), hand=[design[new], "temple_gold"], gold=0, stone=1, columns={"blue": [design[below]]})
    t = made.piece(0, "civil", MOUNTAIN_4).start().build(design[new], at=SEA_3)
    t.answer(SELL, 1)
    if below == "ship":
        t.answer(BUY, WOOD)
        assert t.player(0).gold == 3
    else:
        assert (t.asked, t.table.active) == (ACTION, 1), "the galley had its turn when there was no gold"
        assert t.player(0).gold == 4


@rule("DEUS-RUN-03")
def test_a_card_is_finished_before_the_next_one_starts():
    """Carpenters give two pieces, one after the other; only then may cards be drawn."""
    made = rich(drawn(), hand=["yellow_library", "temple_gold"], columns={"yellow": ["yellow_carpenters"]})
    t = made.start().build("yellow_library", at=MOUNTAIN_4)
    assert t.asked is PIECE
    t.answer(PIECE, 0)
    assert t.asked is PIECE
    assert len(t.player(0).hand) == 1, "nothing drawn yet"
    t.answer(PIECE, 0)
    assert asked_about(t) == "yellow_library"
    t.answer(USE, 1)
    assert len(t.player(0).hand) == 3
    assert t.player(0).board[0] == 4


@rule("DEUS-RUN-04", "DEUS-DEC-07")
@pytest.mark.parametrize(("guild", "post"), [(1, NONE), (NONE, 1), (NONE, NONE), (1, 1)])
def test_each_effect_may_be_declined_but_not_put_off(guild: int, post: int):
    t = rich(drawn(), columns={"brown": ["brown_guild_forest"]}, gold=0).piece(0, "civil", MOUNTAIN_4).start()
    t.build("brown_trading_post_forest", at=FOREST_5)
    assert (asked_about(t), t.options) == ("brown_guild_forest", [1, NONE]), "the lower card is asked about first"
    t.answer(GAIN, guild)
    assert (asked_about(t), t.options) == ("brown_trading_post_forest", [1, NONE])
    t.answer(GAIN, post)
    assert (t.asked, t.table.active) == (ACTION, 1)
    assert (t.player(0).vp - 5, t.player(0).gold) == (int(guild == 1), 3 * int(post == 1))


@rule("DEUS-RUN-04", "DEUS-DEC-07")
@pytest.mark.parametrize("move", [False, True])
@pytest.mark.parametrize("take", [False, True])
def test_each_part_of_a_card_is_used_or_declined_on_its_own(move: bool, take: bool):
    """Cavalry: move an army up to 3 regions, then gain 2 gold."""
    t = rich(drawn(), hand=["red_cavalry", "temple_gold"], gold=2).piece(0, "civil", MOUNTAIN_4).start()
    t.build("red_cavalry", at=FOREST_5)
    if move:
        t.answer(ARMY, FOREST_5).answer(MOVE, SWAMP_6)
    else:
        t.answer(ARMY, NONE)
    assert asked_about(t) == "red_cavalry"
    t.answer(GAIN, 1 if take else NONE)
    assert t.player(0).armies == 1 << (SWAMP_6 if move else FOREST_5)
    assert t.player(0).gold == (2 if take else 0)


@rule("DEUS-RUN-04", "DEUS-DEC-07")
@pytest.mark.parametrize(
    ("card", "refusal"),
    [("yellow_library", (USE, NONE)), ("yellow_carpenters", (PIECE, NONE)), ("red_raiders", (USE, NONE))],
)
def test_draws_pieces_and_thefts_may_be_declined_too(card: str, refusal: tuple[object, int]):
    made = rich(drawn(), hand=[card, "temple_gold"], gold=20).piece(0, "production", FOREST_21)
    t = made.piece(1, "civil", SWAMP_27).start()
    t.build(card, at=FIELD_22)
    gold = t.player(0).gold
    prompt, code = refusal
    assert t.asked is prompt
    assert {1, code} <= set(t.options)
    t.match.choose(code)
    assert (t.asked, t.table.active) == (ACTION, 1)
    assert (len(t.player(0).hand), t.player(1).gold, t.player(0).gold) == (1, 5, gold)
    assert sum(t.player(0).board) == 9


@rule("DEUS-RUN-05")
def test_an_effect_is_carried_out_as_far_as_the_supply_goes():
    made = drawn().seat(0, wood=0, clay=1, stone=1, hand=["green_cooperative_forest", "temple_gold"])
    t = made.piece(0, "civil", FOREST_5).supply(wood=1).start()
    t.build("green_cooperative_forest", at=FOREST_5).take_gifts()
    assert t.player(0).goods[WOOD] == 1


@rule("DEUS-RUN-05")
def test_an_effect_is_carried_out_as_far_as_the_reserve_goes():
    """Carpenters give two pieces, but one is left."""
    board = {"maritime": 5, "production": 5, "scientific": 5, "civil": 5, "military": 4}
    t = rich(drawn(), hand=["yellow_carpenters", "temple_gold"], board=board).start()
    t.build("yellow_carpenters", at=MOUNTAIN_4)
    assert (t.asked, t.options) == (PIECE, [4, NONE])
    t.answer(PIECE, 4)
    assert (t.asked, t.table.active) == (ACTION, 1)
    assert t.player(0).board == [5, 5, 4, 5, 5]


@rule("DEUS-RUN-05")
def test_an_effect_is_carried_out_as_far_as_the_hand_goes():
    """The library draws 2 cards, but after playing it there are 9 in hand."""
    hand = ["yellow_library", "temple_gold", "temple_sea", "temple_rows", "temple_city_1", "temple_city_2",
            "temple_city_3", "temple_city_4", "temple_continents", "red_raiders"]  # fmt: skip
    t = rich(drawn(), hand=hand).start()
    t.build("yellow_library", at=MOUNTAIN_4).answer(USE, 1)
    assert len(t.player(0).hand) == 10


@rule("DEUS-RUN-06")
def test_other_columns_are_not_run():
    columns = {"brown": ["brown_trading_post_mountain"], "yellow": ["yellow_library"], "blue": ["blue_galley"]}
    t = rich(drawn(), columns=columns, gold=4).piece(0, "civil", MOUNTAIN_4).start()
    t.build("red_raiders", at=MOUNTAIN_4)
    assert (t.asked, t.table.active) == (ACTION, 1)
    assert (t.player(0).gold, len(t.player(0).hand)) == (3, 4)


@rule("DEUS-RUN-06")
def test_a_yellow_card_runs_a_card_of_another_column():
    columns = {"brown": ["brown_trading_post_mountain", "brown_guild_mountain"]}
    made = rich(drawn(), columns=columns, hand=["yellow_activate_brown", "temple_gold"], gold=0)
    t = made.piece(0, "civil", MOUNTAIN_4).start().build("yellow_activate_brown", at=MOUNTAIN_4)
    assert t.asked is ACTIVATE
    post = t.player(0).columns[3][0]
    t.answer(ACTIVATE, post).take_gifts()
    assert (t.player(0).gold, t.player(0).vp) == (3, 5)
    assert (t.asked, t.table.active) == (ACTION, 1)


@rule("DEUS-RUN-07")
@pytest.mark.parametrize(("at", "gained"), [(FOREST_5, 2), (SWAMP_6, 1)])
def test_the_new_piece_counts(at: int, gained: int):
    """The guild pays for forests, forest 21 is held already."""
    made = rich(drawn(), hand=["brown_guild_forest", "temple_gold"]).piece(0, "production", FOREST_21)
    t = made.piece(0, "production", MOUNTAIN_4).piece(0, "military", FIELD_1).start()
    t.build("brown_guild_forest", at=at).take_gifts()
    assert t.player(0).vp == 5 + gained


@rule("DEUS-RUN-07")
def test_a_card_counts_the_board_as_earlier_cards_have_left_it():
    """Infantry moves the only army away from the enemy before raiders look for one beside it."""
    for stays in (True, False):
        made = rich(drawn(), hand=["red_raiders", "temple_gold"], columns={"red": ["red_infantry"]})
        t = made.piece(0, "production", FOREST_21).piece(1, "civil", FIELD_22).start()
        t.build("red_raiders", at=FOREST_21)
        t.answer(ARMY, FOREST_21).answer(MOVE, FOREST_21 if stays else MOUNTAIN_25)
        assert (t.asked is USE) == stays
