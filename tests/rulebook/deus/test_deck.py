"""Draw pile and discard pile (DEUS-DECK-01..04)."""

from __future__ import annotations

from tafelrunde.games.deus.scenario import DeusScenario, scenario
from tafelrunde.games.deus.table.prompts import ACTION, DRAW, USE
from tests.rulebook import rule

from .positions import SPARE

HAND = ["blue_galley", "green_small_production", "red_ballista", "brown_baths", SPARE]


def settled(hand: list[str]) -> DeusScenario:
    made = scenario().seat(0, hand=hand)
    return made.piece(0, "civil", made.region("forest"))


@rule("DEUS-DECK-01")
def test_an_emptied_draw_pile_is_made_anew_from_the_discards_at_once():
    made = scenario().seat(0, hand=HAND).discards("temple_sea", "temple_rows").deck("temple_city_1", only=True)
    t = made.start().offer("blue_galley")  # draws the last card
    assert sorted(map(t.name, t.table.deck)) == ["blue_galley", "temple_rows", "temple_sea"]
    assert t.table.discard == []
    assert t.match.view(1)["discard"] == {"count": 0, "top": None, "known": []}


@rule("DEUS-DECK-01")
def test_a_draw_pile_with_a_card_left_is_not_mixed_with_the_discards():
    made = scenario().seat(0, hand=HAND).discards("temple_sea").deck("temple_city_1", "temple_city_2", only=True)
    t = made.start().offer("blue_galley")
    assert [t.name(card) for card in t.table.deck] == ["temple_city_2"]
    assert [t.name(card) for card in t.table.discard] == ["temple_sea", "blue_galley"]


@rule("DEUS-DECK-01")
def test_the_new_draw_pile_is_shuffled():
    discards = ("temple_sea", "temple_rows", "temple_continents", "temple_city_2", "temple_city_3", "temple_city_4")
    orders = set()
    for seed in range(1, 6):
        made = scenario(seed=seed).seat(1, hand=[]).seat(0, hand=HAND).discards(*discards)
        t = made.deck("temple_city_1", only=True).start().offer("blue_galley")
        orders.add(tuple(t.name(card) for card in t.table.deck))
    assert len(orders) == 5


@rule("DEUS-DECK-02")
def test_a_draw_that_empties_the_pile_halfway_goes_on_from_the_new_one():
    made = scenario().seat(0, hand=HAND).discards("temple_sea", "temple_rows").deck("temple_city_1", only=True)
    t = made.start().offer("green_small_production", "red_ballista", "blue_galley")
    assert len(t.player(0).hand) == 5
    assert "temple_city_1" in map(t.name, t.player(0).hand)
    assert len(t.table.deck) == 3
    assert t.table.discard == []


@rule("DEUS-DECK-03")
def test_a_card_effect_draws_nothing_when_no_card_is_left_anywhere():
    t = settled(["yellow_library", SPARE]).deck(only=True).start()
    t.build("yellow_library", at=t.region("forest"))
    assert t.match.decision is not None
    assert t.match.decision.seat == 1  # not even asked
    assert [t.name(card) for card in t.player(0).hand] == [SPARE]


@rule("DEUS-DECK-03")
def test_a_card_effect_draws_as_far_as_cards_last():
    t = settled(["yellow_library", SPARE]).deck("temple_sea", only=True).start()
    t.build("yellow_library", at=t.region("forest")).answer(USE, 1)
    assert sorted(map(t.name, t.player(0).hand)) == [SPARE, "temple_sea"]
    assert not t.match.over


@rule("DEUS-DECK-03")
def test_minervas_extra_cards_are_skipped_when_no_card_is_left():
    made = scenario().seat(0, hand=["yellow_school", *HAND[:4]]).deck(only=True)
    t = made.start().offer("yellow_school")  # drawn back at once as the only card there is
    assert t.asked is ACTION
    assert len(t.player(0).hand) == 5
    assert t.table.deck == t.table.discard == []
    made = scenario().seat(0, hand=["yellow_school", *HAND[:4]]).discards("temple_sea").deck(only=True)
    assert made.start().offer("yellow_school").asked is DRAW


@rule("DEUS-DECK-03")
def test_who_has_to_refill_an_empty_hand_and_cannot_ends_the_game():
    t = settled(["yellow_carpenters"]).deck("temple_sea", only=True).start()
    t.build("yellow_carpenters", at=t.region("forest"))
    t.match.choose(-1)  # no pieces
    assert t.match.over
    assert t.match.result.ending == "cards"


@rule("DEUS-DECK-03")
def test_who_has_to_refill_after_an_offering_and_cannot_ends_the_game():
    t = scenario().seat(0, hand=["blue_galley", SPARE]).deck("temple_sea", only=True).start()
    t.offer("blue_galley")
    assert t.match.over
    assert t.match.result.ending == "cards"


@rule("DEUS-DECK-03")
def test_cards_discarded_on_empty_piles_are_shuffled_when_the_next_card_has_to_be_drawn():
    made = scenario(players=3).seat(0, hand=[*HAND, "blue_galley", "temple_sea"])
    made.seat(1, hand=["yellow_library", "temple_rows"]).piece(1, "civil", made.region("swamp")).deck(only=True)
    t = made.start().offer("brown_baths")  # 6 cards are left: none is drawn
    assert [t.name(card) for card in t.table.discard] == ["brown_baths"]
    assert t.table.deck == []
    t.build("yellow_library", at=t.region("swamp")).answer(USE, 1)
    assert "brown_baths" in map(t.name, t.player(1).hand)
    assert t.table.discard == []


@rule("DEUS-DECK-04")
def test_built_cards_stay_in_their_columns_when_the_discards_are_shuffled():
    made = scenario().seat(0, hand=HAND, columns={"brown": ["brown_forum"], "purple": ["temple_rows"]})
    t = made.discards("temple_sea").deck("temple_city_1", only=True).start()
    columns = [player.columns.copy() for player in t.table.players]
    t.offer("blue_galley")
    assert sorted(map(t.name, t.table.deck)) == ["blue_galley", "temple_sea"]
    assert [player.columns for player in t.table.players] == columns
