"""Variant: joker card (DEUS-VJOKER-01..11)."""

from __future__ import annotations

import pytest

from tafelrunde.games.deus.pieces.kinds import BLUE, BROWN, COLOURS, YELLOW
from tafelrunde.games.deus.scenario import DeusScenario, scenario
from tafelrunde.games.deus.table.prompts import ACTION, ACTIVATE, GAIN, JOKER, JOKER_CARD, JOKER_COLUMN
from tafelrunde.kernel.decision import NONE
from tests.rulebook import rule

from .positions import SPARE, belongings, change

HAND = ["red_ballista", "green_small_production", SPARE]


def jokers(**seat: object) -> DeusScenario:
    """Seat 0 has a scientific piece in a forest and a hand of three cards."""
    made = scenario(joker=True).seat(0, **{"hand": HAND, **seat})  # type: ignore[arg-type]
    return made.piece(0, "scientific", made.region("forest"))


@rule("DEUS-VJOKER-01")
def test_a_card_of_any_colour_may_be_built_once_in_a_game():
    made = jokers().seat(1, hand=["blue_galley", SPARE, "temple_sea"])
    t = made.start().build_joker("red_ballista", "brown", at=made.region("forest"))
    assert [t.name(card) for card in t.player(0).columns[BROWN]] == ["red_ballista"]
    assert t.player(0).columns[4] == ()
    assert JOKER in t.options  # everybody has one
    t.offer("blue_galley")
    assert t.match.decision is not None
    assert t.match.decision.seat == 0
    assert JOKER not in t.options


@rule("DEUS-VJOKER-02")
def test_the_card_lies_face_down_in_a_column_of_choice():
    for column in ("green", "brown", "red"):
        made = jokers()
        t = made.start().build_joker("red_ballista", column, at=made.region("forest"))
        seen = t.match.view(1)["seats"][0]["columns"]
        assert seen[COLOURS.index(column)] == [-1]
        assert sum(map(len, seen)) == 1


@rule("DEUS-VJOKER-03")
@pytest.mark.parametrize("below", [0, 1, 2])
def test_it_costs_as_much_gold_as_the_column_has_cards_with_it_and_nothing_else(below: int):
    columns = {"brown": ["brown_trading_post_swamp", "brown_guild_swamp"][:below]}
    made = jokers(gold=9, columns=columns)
    t = made.start()
    before = belongings(t)
    t.build_joker("red_ballista", "brown", at=made.region("forest"))
    assert change(t, before) == {"gold": -(below + 1), "civil": -1, "cards": -1}


@rule("DEUS-VJOKER-03")
def test_a_column_that_is_too_dear_is_not_offered():
    columns = {"brown": ["brown_trading_post_swamp", "brown_guild_swamp"], "green": ["green_yard_field"]}
    t = jokers(gold=2, columns=columns).start().answer(ACTION, JOKER)
    assert 1 in t.options  # green, for 2
    assert BROWN not in t.options  # for 3
    assert JOKER not in jokers(gold=0).start().options


@rule("DEUS-VJOKER-04")
def test_the_face_down_card_has_no_effect_now():
    made = jokers(hand=["brown_trading_post_forest", SPARE])
    t = made.start().build_joker("brown_trading_post_forest", "brown", at=made.region("forest"))
    assert t.asked is ACTION


@rule("DEUS-VJOKER-04")
def test_the_face_down_card_has_no_effect_later():
    made = jokers(hand=["brown_guild_forest", SPARE], columns={"brown": ["brown_trading_post_forest"]}, joker="brown")
    t = made.start().build("brown_guild_forest", at=made.region("forest"))
    before = belongings(t)
    t.take_gifts()
    assert change(t, before) == {"vp": 1}  # and no 3 gold
    face_up = scenario(joker=True).seat(0, hand=["brown_guild_forest", SPARE])
    face_up.seat(0, columns={"brown": ["brown_trading_post_forest"]}).piece(0, "scientific", face_up.region("forest"))
    t = face_up.start().build("brown_guild_forest", at=face_up.region("forest"))
    before = belongings(t)
    assert change(t.take_gifts(), before) == {"vp": 1, "gold": 3}


@rule("DEUS-VJOKER-05")
def test_it_places_a_piece_of_the_columns_type():
    made = jokers()
    forest = made.region("forest")
    t = made.start().build_joker("red_ballista", "brown", at=forest)
    assert t.player(0).pieces[BROWN] == 1 << forest
    assert t.player(0).board == [2, 2, 2, 1, 2]


@rule("DEUS-VJOKER-05")
def test_it_needs_a_piece_on_the_player_board_and_a_legal_region():
    made = jokers(board={"civil": 0})
    t = made.start().answer(ACTION, JOKER)
    assert BROWN not in t.options
    assert 1 in t.options
    made = jokers(vp=0)
    for sea in made.beside(made.region("forest")):
        if made.state.map.sea >> sea & 1:
            made.piece(1, "maritime", sea)
    t = made.start().answer(ACTION, JOKER)
    assert BLUE not in t.options
    assert BROWN in t.options
    made = jokers()
    t = made.start().answer(ACTION, JOKER).answer(JOKER_COLUMN, YELLOW)
    t.answer(JOKER_CARD, t.card(SPARE))
    assert made.region("forest") not in t.options  # a scientific building stands there already


@rule("DEUS-VJOKER-06")
def test_it_runs_the_other_cards_of_the_column():
    made = jokers(columns={"brown": ["brown_guild_forest", "brown_trading_post_forest"]})
    t = made.start().build_joker("red_ballista", "brown", at=made.region("forest"))
    before = belongings(t)
    t.answer(GAIN, 1).answer(GAIN, 1)
    assert t.asked is ACTION
    assert change(t, before) == {"vp": 1, "gold": 3}


ONE_OF_EACH = {
    "blue": ["blue_galley"],
    "green": ["green_yard_swamp"],
    "yellow": ["yellow_school"],
    "brown": ["brown_baths"],
    "purple": ["temple_sea"],
}


@rule("DEUS-VJOKER-07")
def test_it_counts_for_the_second_temple():
    hand = ["temple_rows", SPARE]
    assert "temple_rows" not in jokers(hand=hand, columns=ONE_OF_EACH).start().buildable()
    with_joker = jokers(hand=hand, columns={**ONE_OF_EACH, "red": ["temple_city_1"]}, joker="red")
    assert "temple_rows" in with_joker.start().buildable()


@rule("DEUS-VJOKER-08")
def test_it_never_goes_to_the_temples():
    made = jokers(hand=["temple_rows", SPARE])
    made.piece(0, "civil", made.region("swamp"))
    t = made.start()
    assert "temple_rows" in t.buildable()
    t.answer(ACTION, JOKER)
    assert t.options
    assert COLOURS.index("purple") not in t.options


@rule("DEUS-VJOKER-09")
def test_any_card_may_be_used_a_temple_included():
    made = jokers()
    t = made.start().answer(ACTION, JOKER).answer(JOKER_COLUMN, BROWN)
    assert sorted(t.options) == t.player(0).hand
    t.answer(JOKER_CARD, t.card(SPARE))
    t.match.choose(made.region("forest"))
    assert [t.name(card) for card in t.player(0).columns[BROWN]] == [SPARE]


@rule("DEUS-VJOKER-10")
def test_the_three_variants_are_off_unless_chosen():
    made = scenario().seat(0, hand=HAND)
    assert JOKER not in made.start().options
    assert JOKER in scenario(joker=True).start().options
    assert (made.state.switches.start_pieces, made.state.switches.layout) == (0, "standard")


@rule("DEUS-VJOKER-11")
def test_it_cannot_be_activated():
    columns = {"brown": ["brown_guild_forest", "brown_trading_post_forest"]}
    made = scenario(joker=True).seat(0, hand=["yellow_activate_brown", SPARE], columns=columns, joker="brown")
    made.piece(0, "civil", made.region("forest"))
    t = made.start().build("yellow_activate_brown", at=made.region("forest"))
    assert t.asked is ACTIVATE
    assert [t.name(card) for card in t.options if card != NONE] == ["brown_guild_forest"]


@rule("DEUS-VJOKER-11")
def test_its_face_stays_hidden_from_the_others():
    made = jokers()
    t = made.start().build_joker("red_ballista", "brown", at=made.region("forest"))
    assert t.match.view(1)["seats"][0]["columns"][BROWN] == [-1]
    assert t.match.view()["seats"][0]["columns"][BROWN] == [-1]
    assert t.match.view(0)["seats"][0]["columns"][BROWN] == [t.player(0).joker]
    laid = next(event for event in t.match.events() if event.name == "joker")
    assert "card" not in laid.facts_for(1)
    assert laid.facts_for(0)["card"] == t.player(0).joker


@rule("DEUS-VJOKER-11")
def test_it_counts_as_a_card_of_its_column_for_rows():
    columns = {**ONE_OF_EACH, "purple": ["temple_rows"], "red": ["temple_city_1"]}
    made = jokers(columns=columns, joker="red")
    assert made.ended().start().match.result.breakdown[0]["temples"] == 5
    made = jokers(columns={**columns, "red": []})
    assert made.ended().start().match.result.breakdown[0]["temples"] == 0


@rule("DEUS-VJOKER-06")
def test_the_column_runs_from_its_first_card_whatever_column_ran_before():
    """The neighbour builds in a column of two; then the joker's column of one runs as well."""
    made = jokers(gold=9, columns={"brown": ["brown_trading_post_forest"]}).turn(1)
    made.seat(1, hand=["green_small_production", SPARE], columns={"green": ["green_small_production"]})
    made.piece(1, "scientific", made.region("swamp"))
    t = made.start().build("green_small_production", at=made.region("swamp"))
    while t.seat_asked == 1:
        t.match.choose(NONE)
    before = belongings(t)
    t.build_joker("red_ballista", "brown", at=made.region("forest")).take_gifts()
    assert change(t, before) == {"gold": 3 - 2, "civil": -1, "cards": -1}
