"""Offerings (DEUS-OFFER-01..13) and the decisions in them."""

from __future__ import annotations

from tafelrunde.games.deus.pieces.kinds import BLUE, COLOURS
from tafelrunde.games.deus.scenario import scenario
from tafelrunde.games.deus.table.prompts import ACTION, DISCARD, DRAW, OFFER, PIECE, TOP
from tafelrunde.kernel.decision import NONE
from tests.rulebook import rule

from .positions import belongings, change

SHIP, SHIP2, FARM, BATHS = "blue_galley", "blue_merchant_ship_wood", "green_small_production", "brown_baths"
HAND = [SHIP, SHIP2, FARM, BATHS, "temple_gold"]


@rule("DEUS-OFFER-01", "DEUS-DEC-14")
def test_at_least_one_card_is_discarded_and_then_any_number():
    t = scenario().seat(0, hand=HAND).start()
    t.answer(ACTION, OFFER)
    assert sorted(t.options) == sorted(t.player(0).hand)
    t.answer(DISCARD, t.card(SHIP))
    assert NONE in t.options
    assert len(t.options) == 5


@rule("DEUS-OFFER-01")
def test_the_number_of_discarded_cards_is_public():
    t = scenario().seat(0, hand=HAND).start()
    t.offer(SHIP, FARM, BATHS, top=SHIP)
    offered = next(event for event in t.match.events() if event.name == "offered")
    assert offered.facts_for(1)["number"] == 3
    assert t.match.view(1)["discard"]["count"] == 3


@rule("DEUS-OFFER-02", "DEUS-DEC-14")
def test_cards_may_be_kept():
    t = scenario().seat(0, hand=HAND).start()
    kept = {t.card(FARM), t.card(BATHS), t.card("temple_gold")}
    t.offer(SHIP, SHIP2)
    assert kept <= set(t.player(0).hand)


@rule("DEUS-OFFER-02")
def test_the_whole_hand_may_be_discarded():
    t = scenario().seat(0, hand=HAND).start()
    old = set(t.player(0).hand)
    t.offer(*HAND, top=SHIP)
    assert len(t.player(0).hand) == 5
    assert not old & set(t.player(0).hand)
    assert t.player(0).gold == 5 + 2 * 5


@rule("DEUS-OFFER-03", "DEUS-DEC-15")
def test_the_player_decides_which_of_the_discarded_cards_lies_on_top():
    t = scenario().seat(0, hand=HAND).start()
    t.answer(ACTION, OFFER)
    for design in (SHIP, FARM, BATHS):
        t.answer(DISCARD, t.card(design))
    t.answer(DISCARD, NONE)
    assert t.asked is TOP
    assert {t.name(card) for card in t.options} == {SHIP, FARM, BATHS}
    t.answer(TOP, next(card for card in t.options if t.name(card) == BATHS))
    assert t.name(t.table.discard[-1]) == BATHS
    assert {t.name(card) for card in t.table.discard} == {SHIP, FARM, BATHS}
    assert t.table.aside == [], "none of them lies aside any more"


@rule("DEUS-DEC-15")
def test_a_single_discarded_card_lies_on_top_without_a_question():
    t = scenario().seat(0, hand=HAND).start()
    t.offer(SHIP)
    assert t.asked is ACTION
    assert t.name(t.table.discard[-1]) == SHIP


@rule("DEUS-OFFER-04")
def test_others_see_only_the_top_card_of_the_discard_pile():
    t = scenario().seat(0, hand=HAND).start()
    t.offer(SHIP, SHIP2, BATHS, top=BATHS)
    seen = t.match.view(1)["discard"]
    assert t.name(seen["top"]) == BATHS
    assert seen["known"][:2] == [-1, -1]
    own = t.match.view(0)["discard"]["known"]
    assert {t.name(card) for card in own[:2]} == {SHIP, SHIP2}


@rule("DEUS-OFFER-04")
def test_others_do_not_see_what_is_being_laid_aside():
    t = scenario().seat(0, hand=HAND).start()
    t.answer(ACTION, OFFER).answer(DISCARD, t.card(SHIP))
    assert t.match.view(1)["aside"] == {"count": 1, "cards": None}
    assert [t.name(card) for card in t.match.view(0)["aside"]["cards"]] == [SHIP]


@rule("DEUS-OFFER-05")
def test_the_god_of_the_top_card_helps_and_no_other():
    t = scenario().seat(0, hand=HAND).start()
    before = belongings(t)
    t.offer(SHIP, BATHS, top=BATHS)
    assert change(t, before) == {"vp": 2, "civil": 1}


@rule("DEUS-OFFER-06")
def test_the_power_grows_with_the_number_of_cards_just_discarded():
    for cards in (1, 2, 4):
        t = scenario().discards("blue_small_port_wood", "blue_small_port_clay").seat(0, hand=HAND).start()
        before = belongings(t)
        t.offer(*HAND[:cards], top=SHIP)
        assert change(t, before) == {"gold": 2 * cards, "maritime": 1}


@rule("DEUS-OFFER-07")
def test_a_gods_piece_moves_from_the_own_reserve_to_the_player_board():
    t = scenario().seat(0, hand=HAND).start()
    t.offer(SHIP)
    assert (t.player(0).board[BLUE], t.player(0).reserve[BLUE]) == (3, 2)
    assert (t.player(1).board[BLUE], t.player(1).reserve[BLUE]) == (2, 3)


@rule("DEUS-OFFER-08")
def test_a_piece_the_reserve_does_not_have_is_not_gained():
    t = scenario().seat(0, hand=HAND, board={"maritime": 5}).start()
    before = belongings(t)
    t.offer(SHIP)
    assert change(t, before) == {"gold": 2}
    assert t.player(0).reserve[BLUE] == 0


@rule("DEUS-OFFER-09")
def test_the_hand_is_filled_up_to_five():
    for discarded in (1, 4):
        t = scenario().seat(0, hand=HAND).start()
        t.offer(*HAND[:discarded], top=SHIP)
        assert len(t.player(0).hand) == 5


@rule("DEUS-OFFER-09")
def test_a_small_hand_is_filled_up_to_five_as_well():
    t = scenario().seat(0, hand=HAND[:2]).start()
    t.offer(SHIP)
    assert len(t.player(0).hand) == 5


@rule("DEUS-OFFER-10", "DEUS-DEC-18")
def test_after_minerva_up_to_one_more_card_for_each_discarded_one_is_drawn():
    hand = ["yellow_school", "yellow_library", *HAND[:3]]
    t = scenario().seat(0, hand=hand).start()
    t.offer("yellow_school", "yellow_library")
    assert len(t.player(0).hand) == 5
    assert t.asked is DRAW
    assert t.options == [0, 1, 2]
    t.answer(DRAW, 2)
    assert len(t.player(0).hand) == 7


@rule("DEUS-OFFER-11")
def test_extra_cards_come_with_yellow_and_not_with_green():
    t = scenario().seat(0, hand=["yellow_school", *HAND[:4]]).start()
    assert t.offer("yellow_school").asked is DRAW
    t = scenario().seat(0, hand=["yellow_school", *HAND[:4]]).start()
    t.offer(FARM)
    t.match.choose(0)  # the resource of Ceres
    assert t.asked is ACTION
    assert len(t.player(0).hand) == 5


@rule("DEUS-OFFER-12")
def test_who_still_holds_more_than_five_cards_keeps_them_and_draws_none():
    hand = [*HAND, "blue_galley", "brown_baths", "red_ballista"]
    t = scenario().seat(0, hand=hand).start()
    kept = sorted(set(t.player(0).hand) - {t.card("blue_merchant_ship_wood"), t.card("red_ballista")})
    t.offer("blue_merchant_ship_wood", "red_ballista", top="blue_merchant_ship_wood")
    assert t.player(0).hand == kept
    assert len(kept) == 6


@rule("DEUS-OFFER-13")
def test_an_offering_runs_no_column_and_places_no_piece():
    made = scenario().seat(0, hand=HAND, columns={"blue": ["blue_merchant_ship_stone"]}, stone=3)
    made.piece(0, "civil", made.region("forest"))
    t = made.start()
    occupied = t.player(0).occupied
    t.offer(SHIP)
    assert t.match.decision is not None
    assert (t.asked, t.match.decision.seat) == (ACTION, 1)
    assert t.player(0).goods[2] == 3
    assert t.player(0).occupied == occupied
    assert [len(column) for column in t.player(0).columns] == [1, 0, 0, 0, 0, 0]


@rule("DEUS-OFFER-05", "DEUS-OFFER-13")
def test_every_colour_on_top_calls_its_own_god():
    hand = ["blue_galley", "green_small_production", "yellow_school", "brown_baths", "red_ballista"]
    called = {}
    for design in hand:
        t = scenario().seat(0, hand=hand).start()
        t.offer(*hand, top=design)
        blessed = next(event for event in t.match.events() if event.name == "blessed")
        called[design.split("_")[0]] = t.table.catalog.gods[int(blessed.facts["god"])].id
        assert t.asked in (ACTION, DRAW, PIECE) or design.startswith("green")
    assert [called[colour] for colour in COLOURS[:5]] == ["neptune", "ceres", "minerva", "vesta", "mars"]
