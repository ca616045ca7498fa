"""Yellow cards (DEUS-YELLOW-01..05): every scientific design is built and used."""

from __future__ import annotations

import pytest

from tafelrunde.games.deus.scenario import DeusScenario, DeusTable, scenario
from tafelrunde.games.deus.table.prompts import ACTION, ACTIVATE, GAIN, PIECE, PRODUCE, SELL, USE
from tafelrunde.games.deus.table.prompts import VILLAGE as VILLAGE_PROMPT
from tafelrunde.kernel.decision import NONE
from tests.rulebook import rule

from .positions import SPARE, belongings, change, city, lands

DESIGNS = {
    "yellow_school", "yellow_library", "yellow_workshop", "yellow_carpenters", "yellow_activate_blue",
    "yellow_activate_green", "yellow_activate_brown", "yellow_activate_red",
}  # fmt: skip


def studied(design: str, made: DeusScenario, *more: str) -> DeusTable:
    """Seat 0 has built the card in the first forest, beside a civil piece; the effect is next."""
    home = made.region("forest")
    made.piece(0, "civil", home).seat(0, hand=[design, SPARE, *more])
    return made.start().build(design, at=home)


def two_more_cities(made: DeusScenario) -> DeusScenario:
    """Regions with 2 and 3 buildings, one with a single building, and a city of somebody else."""
    city(made, made.region("swamp"), 2)
    city(made, made.region("field"), 3)
    city(made, made.region("mountain"), 1)
    return city(made, made.region("mountain", 1), 2, seat=1)


@rule("DEUS-CARD-05", "DEUS-YELLOW-01")
def test_yellow_school_draws_a_card_for_each_region_with_two_buildings():
    t = studied("yellow_school", two_more_cities(scenario()))
    before = belongings(t)
    t.answer(USE, 1)
    assert change(t, before) == {"cards": 3}  # home is the third


@rule("DEUS-ATOM-04", "DEUS-YELLOW-01")
def test_yellow_library_draws_two_cards():
    t = studied("yellow_library", scenario().deck("temple_sea", "temple_rows"))
    before = belongings(t)
    t.answer(USE, 1)
    assert change(t, before) == {"cards": 2}
    assert {"temple_sea", "temple_rows"} <= {t.name(card) for card in t.player(0).hand}


@rule("DEUS-CARD-06", "DEUS-YELLOW-01", "DEUS-DEC-10")
def test_yellow_workshop_gives_a_piece_for_each_region_with_two_buildings():
    t = studied("yellow_workshop", two_more_cities(scenario()))
    before = belongings(t)
    for kind in (4, 0, 4):
        t.answer(PIECE, kind)
    assert t.asked is ACTION
    assert change(t, before) == {"military": 2, "maritime": 1}


@rule("DEUS-ATOM-05", "DEUS-YELLOW-04", "DEUS-DEC-10")
def test_yellow_carpenters_give_two_pieces_of_any_types_in_the_own_reserve():
    t = studied("yellow_carpenters", scenario().seat(0, board={"maritime": 5, "military": 4}))
    before = belongings(t)
    reserve = t.player(0).reserve.copy()
    assert t.options == [1, 2, 3, 4, NONE]  # no ship is left
    t.answer(PIECE, 4)
    assert t.options == [1, 2, 3]  # the last army is gone, and the second piece is not optional
    t.answer(PIECE, 3)
    assert change(t, before) == {"military": 1, "civil": 1}
    assert t.player(0).reserve == [reserve[0], reserve[1], reserve[2], reserve[3] - 1, reserve[4] - 1]


@rule("DEUS-ATOM-05")
def test_pieces_end_with_the_reserve():
    board = {"maritime": 5, "production": 5, "scientific": 5, "civil": 4, "military": 4}
    t = studied("yellow_carpenters", scenario().seat(0, board=board))  # the only piece in reserve is an army
    assert t.player(0).reserve == [0, 0, 0, 0, 1]
    t.answer(PIECE, 4)
    assert t.asked is ACTION
    assert t.player(0).reserve == [0, 0, 0, 0, 0]


def beside_a_village(made: DeusScenario) -> tuple[int, int]:
    village = made.state.map.villages[0]
    return village, next(region for region in made.beside(village) if region in lands(made))


@rule("DEUS-YELLOW-02", "DEUS-ATOM-21", "DEUS-DEC-11")
def test_yellow_activate_blue_uses_a_blue_card():
    made = scenario().seat(0, columns={"blue": ["blue_merchant_ship_stone", "blue_galley"]}, stone=2)
    t = studied("yellow_activate_blue", made)
    before = belongings(t)
    assert [t.name(card) for card in t.options if card != NONE] == ["blue_merchant_ship_stone", "blue_galley"]
    t.answer(ACTIVATE, t.options[0]).answer(SELL, 2)
    assert change(t, before) == {"stone": -2, "gold": 8}


@rule("DEUS-YELLOW-02", "DEUS-ATOM-21")
def test_yellow_activate_green_uses_a_green_card():
    made = scenario().seat(0, columns={"green": ["green_small_production"]})
    made.piece(0, "production", made.region("mountain"))
    t = studied("yellow_activate_green", made)
    before = belongings(t)
    t.answer(ACTIVATE, t.options[0]).answer(PRODUCE, made.region("mountain"))
    assert change(t, before) == {"stone": 1}


@rule("DEUS-YELLOW-02", "DEUS-ATOM-21")
def test_yellow_activate_brown_uses_a_brown_card():
    t = studied("yellow_activate_brown", scenario().seat(0, columns={"brown": ["brown_trading_post_forest"]}))
    before = belongings(t)
    t.answer(ACTIVATE, t.options[0]).answer(GAIN, 1)
    assert change(t, before) == {"gold": 3}


@rule("DEUS-YELLOW-02", "DEUS-ATOM-21")
def test_yellow_activate_red_uses_a_red_card():
    made = scenario().seat(0, columns={"red": ["red_siege_tower"]})
    village, land = beside_a_village(made)
    t = studied("yellow_activate_red", made.piece(0, "military", land))
    before = belongings(t)
    t.answer(ACTIVATE, t.options[0]).answer(VILLAGE_PROMPT, village)
    assert change(t, before) == {"vp": 2}


@rule("DEUS-ATOM-21", "DEUS-DEC-11")
def test_an_empty_column_gives_nothing_to_activate():
    t = studied("yellow_activate_brown", scenario().seat(0, columns={"blue": ["blue_galley"]}))
    assert t.asked is ACTION


@rule("DEUS-DEC-11")
def test_activating_may_be_declined():
    t = studied("yellow_activate_brown", scenario().seat(0, columns={"brown": ["brown_trading_post_forest"]}))
    before = belongings(t)
    t.answer(ACTIVATE, NONE)
    assert t.asked is ACTION
    assert change(t, before) == {}


@rule("DEUS-YELLOW-03")
@pytest.mark.parametrize(("held", "drawn"), [(5, 3), (8, 2), (9, 1)])
def test_yellow_draws_stop_at_ten_cards(held: int, drawn: int):
    fillers = ["blue_galley"] * 4 + ["green_small_production"] * 4
    t = studied("yellow_school", two_more_cities(scenario()), *fillers[: held - 1])
    before = belongings(t)
    t.answer(USE, 1)
    assert change(t, before) == {"cards": drawn}


@rule("DEUS-YELLOW-05")
def test_an_activated_card_does_not_run_its_column_and_stays_where_it_is():
    columns = {"brown": ["brown_guild_forest", "brown_trading_post_forest"]}
    t = studied("yellow_activate_brown", scenario().seat(0, columns=columns))
    before = belongings(t)
    t.answer(ACTIVATE, t.options[1]).answer(GAIN, 1)
    assert t.asked is ACTION  # once, and nothing else of the brown column
    assert change(t, before) == {"gold": 3}
    assert [t.name(card) for card in t.player(0).columns[3]] == columns["brown"]


@rule("DEUS-YELLOW-05")
def test_after_an_activated_card_the_yellow_column_goes_on():
    columns = {"brown": ["brown_trading_post_forest"], "yellow": ["yellow_activate_brown"]}
    t = studied("yellow_library", scenario().seat(0, columns=columns))
    t.answer(ACTIVATE, t.options[0]).answer(GAIN, 1).answer(USE, 1)
    assert len(t.player(0).hand) == 3
