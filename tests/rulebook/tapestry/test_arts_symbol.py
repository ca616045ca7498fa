"""Cards with the arts symbol where there is no arts track (TAP-COMP-19, TAP-DEC-46). Which cards bear it is arranged,
so that the decks need not be known."""

from __future__ import annotations

from copy import copy
from typing import Any

from tafelrunde.games.tapestry.scenario import TapestryScenario, TapestryTable
from tafelrunde.games.tapestry.table.prompts import BONUS, FROM_DECK, INVENT, KEEP_CARD, PLAY, REDRAW, REDRAW_TECH
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.hexes import mask, members
from tests.rulebook import rule
from tests.rulebook.tapestry.beginnings import set_up_with
from tests.rulebook.tapestry.entering import entered, quiet, seat_asked


def bearing(cards: tuple[str, ...] = (), techs: tuple[str, ...] = (), **options: Any) -> TapestryScenario:
    """These tapestry and tech cards bear the symbol."""
    return marked(quiet(plans_ploys=True, **options), cards, techs)


def marked(made: TapestryScenario, cards: tuple[str, ...], techs: tuple[str, ...] = ()) -> TapestryScenario:
    catalog = made.state.catalog
    made.state.supply = copy(made.state.supply)
    made.state.supply.arts_cards = mask([n for n, card in enumerate(catalog.cards) if card.id in cards])
    made.state.supply.arts_techs = mask([n for n, card in enumerate(catalog.techs) if card.id in techs])
    return made


def drawing(made: TapestryScenario) -> TapestryTable:
    """Seat 0 gains a tapestry card on Carpentry."""
    return entered("technology", 2, made, food=1)[0]


@rule("TAP-COMP-19", "TAP-DEC-46")
def test_a_card_with_the_symbol_may_be_exchanged_again_and_again():
    made = bearing(("guilds", "democracy")).deck("guilds", "democracy", "coal_baron")
    t = drawing(made)
    for card in ("guilds", "democracy"):
        assert (t.asked, seat_asked(t)) == (REDRAW, 0)
        assert t.options == [t.card(card), NONE]
        t.answer(REDRAW, t.card(card))
    t.answer(REDRAW, NONE)
    assert t.asked is BONUS
    assert t.player(0).hand == 1 << t.card("coal_baron")
    assert sorted(t.match.view()["discards"]["tapestry"]) == sorted([t.card("guilds"), t.card("democracy")])


@rule("TAP-COMP-19", "TAP-DEC-46")
def test_it_may_be_kept():
    t = drawing(bearing(("guilds",)).deck("guilds", "democracy")).answer(REDRAW, NONE)
    assert t.player(0).hand == 1 << t.card("guilds")
    assert t.match.view()["discards"]["tapestry"] == []


@rule("TAP-COMP-19")
def test_a_card_without_the_symbol_may_not_be_exchanged():
    """The question comes up after every draw, or it would tell what was drawn."""
    t = drawing(bearing(("guilds",)).deck("democracy"))
    assert t.asked is REDRAW
    assert t.options == [NONE]
    t = drawing(quiet().deck("guilds"))
    assert t.asked is BONUS, "where no card of the deck bears it nothing is asked"


@rule("TAP-COMP-19", "TAP-VARIANT-04")
def test_of_the_two_first_cards_each_may_be_exchanged_before_one_is_kept():
    made = bearing(("guilds",), first_income_draw_2=True).seat(0, era=0).deck("guilds", "trap", "democracy")
    t = made.start()
    assert t.options == [t.card("guilds"), NONE]
    t.answer(REDRAW, t.card("guilds")).answer(REDRAW, NONE)
    assert t.asked is KEEP_CARD
    assert t.options == sorted([t.card("trap"), t.card("democracy")])


@rule("TAP-COMP-19", "TAP-CIVADJ-13")
def test_heralds_may_exchange_the_card_that_they_found_openly():
    for again in (True, False):
        made = bearing(("democracy",)).seat(0, era=0, civs=["heralds"])
        t = made.deck("academia", "theocracy", "democracy", "golden_age", "trap").start()
        t.answer(REDRAW, NONE)  # the card of the income
        assert (t.asked, seat_asked(t)) == (REDRAW, 0)
        assert t.options == [t.card("democracy"), NONE]
        t.answer(REDRAW, t.card("democracy") if again else NONE)
        assert t.asked is PLAY
        found = t.card("trap" if again else "democracy")
        assert t.player(0).hand == 1 << t.card("academia") | 1 << found
        passed = ["theocracy", "democracy", "golden_age"] if again else ["theocracy"]
        assert t.match.view()["discards"]["tapestry"] == sorted(map(t.card, passed))
        assert t.match.view(1)["seats"][0]["shown"] == [found]


@rule("TAP-COMP-19")
def test_what_heralds_found_stays_if_it_does_not_bear_the_symbol():
    t = bearing(("guilds",)).seat(0, era=0, civs=["heralds"]).deck("academia", "democracy").start()
    assert t.answer(REDRAW, NONE).asked is PLAY


@rule("TAP-COMP-19")
def test_mystics_may_exchange_cards_of_the_deck_that_they_make_up():
    deck = ("guilds", "academia", "theocracy", "democracy", "golden_age", "trap", "socialism", "espionage")
    made = set_up_with("mystics", plans_ploys=True, mats="revised").deck(*deck, "coal_baron", "dark_ages")
    t = marked(made, ("guilds", "coal_baron")).start()
    assert (t.asked, seat_asked(t)) == (REDRAW, 0)
    assert t.options == [t.card("guilds"), NONE]
    assert t.match.view(1)["pending"].get("options") is None
    t.answer(REDRAW, t.card("guilds")).answer(REDRAW, t.card("coal_baron")).answer(REDRAW, NONE)
    assert t.asked is REDRAW, "the first two cards of it are drawn"
    t.answer(REDRAW, NONE)
    mine = t.player(0)
    assert {*mine.own_deck, *members(mine.hand)} == {t.card("dark_ages"), *map(t.card, deck[1:])}
    assert len(mine.own_deck) == 6
    assert t.match.view()["discards"]["tapestry"] == sorted([t.card("guilds"), t.card("coal_baron")])


@rule("TAP-COMP-19", "TAP-DEC-46")
def test_a_tech_card_with_the_symbol_may_be_exchanged_when_it_is_drawn():
    for again, kept in ((True, "barn"), (False, "bakery")):
        made = bearing(techs=("bakery",)).tech_deck("bakery", "barn")
        t, _ = entered("technology", 1, made)
        t.answer(INVENT, FROM_DECK)
        assert (t.asked, seat_asked(t)) == (REDRAW_TECH, 0)
        assert t.options == [1, NONE]
        assert t.match.view()["side"]["techs"] == [t.tech("bakery")], "it lies open while its fate is asked"
        t.answer(REDRAW_TECH, 1 if again else NONE)
        assert t.match.view()["side"]["techs"] == []
        assert t.player(0).tech[0] == 1 << t.tech(kept)
        assert t.table.tech_discard == (1 << t.tech("bakery") if again else 0)


@rule("TAP-COMP-19")
def test_a_face_up_tech_card_is_not_drawn():
    made = bearing(techs=("bakery", "barn", "calendar")).display("bakery", "barn", "calendar")
    t, _ = entered("technology", 1, made)
    t.answer(INVENT, t.tech("barn"))
    assert t.player(0).tech[0] == 1 << t.tech("barn")
    assert t.asked is not REDRAW_TECH
