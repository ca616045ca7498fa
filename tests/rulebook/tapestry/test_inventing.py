"""Inventing (TAP-INVENT-01..07)."""

from __future__ import annotations

import pytest

from tafelrunde.games.tapestry.pieces.kinds import BOTTOM
from tafelrunde.games.tapestry.table.prompts import FROM_DECK, INVENT, REPLACE
from tafelrunde.kernel.decision import NONE
from tests.rulebook import rule
from tests.rulebook.tapestry.entering import entered, quiet, seat_asked
from tests.rulebook.tapestry.holdings import change

SHOWN = ("irrigation", "clocks", "calendar")


@rule("TAP-INVENT-01")
def test_a_face_up_card_or_the_top_of_the_deck_is_taken():
    made = quiet().display(*SHOWN).tech_deck("radio")
    t, _ = entered("technology", 1, made)
    assert sorted(t.options) == sorted([*map(t.tech, SHOWN), FROM_DECK])  # it may not be left
    t.answer(INVENT, t.tech("clocks"))
    assert t.player(0).techs == 1 << t.tech("clocks")
    t, _ = entered("technology", 1, made)
    t.answer(INVENT, FROM_DECK)
    assert t.player(0).techs == 1 << t.tech("radio")
    assert sorted(t.table.display) == sorted(map(t.tech, SHOWN))


@rule("TAP-INVENT-02")
def test_the_display_is_refilled_before_the_next_invention():
    made = quiet().display(*SHOWN).tech_deck("radio", "paper")
    t, _ = entered("technology", 7, made)
    t.answer(REPLACE, NONE).answer(INVENT, t.tech("clocks"))
    assert t.asked is INVENT
    assert t.tech("radio") in t.options
    assert len(t.options) == 4
    t.answer(INVENT, t.tech("radio"))
    assert sorted(t.table.display) == sorted(map(t.tech, ("irrigation", "calendar", "paper")))


@rule("TAP-INVENT-03")
def test_an_empty_deck_is_made_of_the_discards():
    made = quiet().no_tech()
    discarded = made.state.techs_out
    made.state.techs_out, made.state.tech_discard = 0, discarded
    t, before = entered("technology", 1, made)
    assert FROM_DECK in t.options
    t.answer(INVENT, FROM_DECK)
    assert change(t, before) == {"tech": 1}
    assert discarded & t.player(0).techs
    assert t.table.tech_discard == 0
    assert len(t.table.tech_deck) == discarded.bit_count() - 1


@rule("TAP-INVENT-03")
def test_the_discards_are_shuffled():
    tops = set()
    for seed in range(6):
        made = quiet(seed=seed).display(*SHOWN).no_tech()
        made.state.techs_out, made.state.tech_discard = 0, made.state.techs_out
        t, _ = entered("technology", 1, made)
        tops.add(t.answer(INVENT, FROM_DECK).player(0).techs)
    assert len(tops) > 2


@rule("TAP-INVENT-04")
def test_the_new_card_lies_in_the_bottom_row_and_gives_nothing_yet():
    t, before = entered("technology", 1, quiet().display("canned_food", "clocks", "calendar"))
    t.answer(INVENT, t.tech("canned_food"))
    assert t.match.view(1)["seats"][0]["tech"] == [[t.tech("canned_food")], [], []]
    assert change(t, before) == {"tech": 1}  # neither its food nor its points


@rule("TAP-INVENT-05")
def test_a_row_may_hold_any_number_of_cards():
    made = quiet()
    cards = made.state.tech_deck[:20]
    made.state.tech_deck = made.state.tech_deck[20:]
    for card in cards:
        made.state.players[0].tech[BOTTOM] |= 1 << card
    t, before = entered("technology", 1, made)
    t.answer(INVENT, FROM_DECK)
    assert change(t, before) == {"tech": 1}
    assert t.player(0).tech[BOTTOM].bit_count() == 21


@rule("TAP-INVENT-06")
@pytest.mark.parametrize("replace", [True, False])
def test_all_three_face_up_cards_are_replaced_or_none(replace: bool):
    made = quiet().display(*SHOWN).tech_deck("radio", "paper", "barn")
    t, _ = entered("technology", 4, made)
    assert t.asked is REPLACE
    assert sorted(t.options) == [NONE, 1]
    t.answer(REPLACE, 1 if replace else NONE)
    shown = ("radio", "paper", "barn") if replace else SHOWN
    assert sorted(t.table.display) == sorted(map(t.tech, shown))
    discards = sum(1 << t.tech(card) for card in SHOWN) if replace else 0
    assert t.table.tech_discard == discards
    assert t.asked is INVENT


@rule("TAP-INVENT-07")
def test_with_deck_and_discards_empty_nobody_can_draw():
    made = quiet().display(*SHOWN).no_tech()
    t, _ = entered("technology", 1, made)
    assert FROM_DECK not in t.options
    t.answer(INVENT, t.tech("clocks"))
    assert len(t.table.display) == 2  # not refilled
    made = quiet().no_tech()
    for card in made.state.display:
        made.state.techs_out |= 1 << card
    made.state.display = []
    t, before = entered("technology", 1, made)
    assert change(t, before) == {}
    assert seat_asked(t) == 1


@rule("TAP-INVENT-06", "TAP-INVENT-07")
@pytest.mark.parametrize(("left", "offered"), [(0, False), (1, True)])
def test_the_display_can_be_replaced_only_while_another_card_is_left(left: int, offered: bool):
    made = quiet().no_tech()
    card = made.state.techs_out & -made.state.techs_out
    if left:
        made.state.techs_out &= ~card
        made.state.tech_deck = [card.bit_length() - 1]
    t, _ = entered("technology", 4, made)
    assert t.asked is (REPLACE if offered else INVENT)
