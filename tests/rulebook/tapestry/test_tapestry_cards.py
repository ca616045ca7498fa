"""Tapestry cards: drawing, playing, covering, counting (TAPCARD)."""

from __future__ import annotations

import pytest

from tafelrunde.games.tapestry.scenario import TapestryTable
from tafelrunde.games.tapestry.show.view import FACE_DOWN
from tafelrunde.games.tapestry.table.player import CARDS
from tafelrunde.games.tapestry.table.prompts import ENTERTAIN, INVENT, PLAY, TOKEN_ON_TECH, UPGRADE
from tests.rulebook import rule

from .entering import build, entered, part, quiet, seat_asked
from .holdings import change

FULL_HAND = ["trap"] * 7 + ["guilds", "democracy", "feudalism", "dystopia", "colonialism"]


@rule("TAP-TAPCARD-01")
def test_a_card_is_drawn_into_the_hand_in_secret_and_no_hand_is_too_full():
    t, before = entered("technology", 2, quiet().deck("academia"), hand=FULL_HAND)
    assert change(t, before) == {"cards": 1}
    assert t.player(0).hand >> t.card("academia") & 1
    mine, theirs = (t.match.view(seat)["seats"][0] for seat in (0, 1))
    assert t.card("academia") in mine["hand"]
    assert (theirs["hand"], theirs["hand_count"]) == (None, 13)


def played_in_turn_2(card: str, *after: str) -> TapestryTable:
    """Seat 0 plays a card in its second income turn, and then is on turn again."""
    made = quiet().seat(0, hand=[card, *after]).seat(1, era=3, coin=2)
    t = made.start().income()
    t.answer(PLAY, t.card(card))
    assert seat_asked(t) == 1
    t.advance("technology", pay=["coin"]).answer(INVENT, t.options[0])
    assert seat_asked(t) == 0
    return t


@rule("TAP-TAPCARD-02")
def test_a_when_played_ability_is_used_once():
    t = played_in_turn_2("trap", "academia")
    assert t.player(0).vp == 10
    t.income().answer(PLAY, t.card("academia"))  # the next income turn
    assert t.player(0).tally[CARDS] == 10 + 3  # and what the new card gives for the card of the income


@rule("TAP-TAPCARD-03")
def test_a_this_era_ability_applies_from_the_moment_of_play():
    t = played_in_turn_2("academia")
    assert t.player(0).vp == 3  # the card of the same income turn
    t.advance("technology", pay=["coin"]).answer(INVENT, t.options[0])
    assert t.player(0).vp == 6


@rule("TAP-TAPCARD-03")
def test_a_this_era_ability_ends_before_step_1_of_the_next_income_turn():
    made = quiet().seat(0, era=2, played={2: ["academia"]}, civs=["entertainers"], hand=["trap"]).seat(1, era=3)
    t = made.mat(0, "entertainers", 7).start().income().answer(ENTERTAIN, 11)
    t.answer(INVENT, t.options[0])
    assert t.player(0).techs.bit_count() == 1
    assert t.asked is PLAY
    assert t.player(0).vp == 0


@rule("TAP-TAPCARD-06")
@pytest.mark.parametrize(("on_top", "points"), [(None, 3), ("guilds", 0)])
def test_only_the_visible_card_of_a_stack_is_active(on_top: str | None, points: int):
    made = quiet().seat(0, era=2, played={2: ["academia"]}, coin=1)
    if on_top is not None:
        t, _ = entered("military", 10, made, hand=[on_top])
        t.answer(PLAY, t.card(on_top)).match.choose(0)  # no trade
        assert t.player(0).stacks[2] == (t.card("academia"), t.card(on_top))
        t.advance("technology", pay=["coin"]).answer(INVENT, t.options[0])  # seat 1
        before = t.player(0).vp
        t.advance("technology", pay=["coin"])
    else:
        t, before = made.start().advance("technology", pay=["coin"]), 0
    t.answer(INVENT, t.options[0])
    assert t.player(0).vp == before + points


@rule("TAP-TAPCARD-07")
def test_a_card_for_lack_of_one_lies_face_down_and_does_nothing():
    made = quiet().deck("trap").seat(1, era=2)
    t = made.start().income()
    assert t.player(0).stacks[2] == (t.card("trap"),)
    assert t.player(0).vp == 0
    for seat in (0, 1):
        assert t.match.view(seat)["seats"][0]["stacks"][1] == [FACE_DOWN]


@rule("TAP-TAPCARD-07")
def test_a_card_face_down_marks_the_era():
    """The next card goes on the space after it."""
    t = quiet().deck("guilds", "trap").seat(1, era=4).start().income()
    assert t.player(0).stacks[2] == (t.card("guilds"),)
    t.advance("technology", pay=["coin"]).answer(INVENT, t.options[0])  # seat 1
    t.income().answer(PLAY, t.card("trap"))  # which came with the first of the two incomes
    assert t.player(0).stacks[2] == (t.card("guilds"),)
    assert t.player(0).stacks[3] == (t.card("trap"),)


@rule("TAP-TAPCARD-08")
def test_a_card_played_in_the_last_income_turn_lies_on_the_stack_of_era_4():
    t = press_in_last_turn()
    t.answer(PLAY, t.card("trap"))
    assert t.player(0).stacks[4] == (t.card("guilds"), t.card("trap"))
    assert t.player(0).tally[CARDS] == 10


@rule("TAP-TAPCARD-09")
def test_the_option_no_late_tapestry_forbids_cards_after_era_4():
    assert press_in_last_turn().asked is PLAY
    t = press_in_last_turn(no_late_tapestry=True)
    assert seat_asked(t) == 1
    assert t.player(0).stacks[4] == (t.card("guilds"),)
    assert t.player(0).hand == 1 << t.card("trap")


def press_in_last_turn(**options: object) -> TapestryTable:
    """Printing Press enters the top row in step 3 of income turn 5."""
    made = quiet(**options).seat(
        0, era=4, hand=["trap"], tech={"middle": ["printing_press"]}, tracks={"technology": 4}, played={4: ["guilds"]}
    )  # fmt: skip
    t = made.start().income()
    return t.answer(UPGRADE, t.tech("printing_press"))


@rule("TAP-TAPCARD-10")
@pytest.mark.parametrize(("turn", "slot"), [(3, 3), (5, 4)])
def test_a_card_played_in_step_1_goes_on_the_space_of_the_era_just_entered(turn: int, slot: int):
    made = quiet().seat(0, era=turn - 1, hand=["trap", "guilds"], tech={"middle": ["printing_press"]})
    made.seat(0, civs=["inventors"], played={turn - 1: ["academia"]}).seat(1, era=4).mat(0, "inventors", 4)
    t = made.start().income()
    t.answer(TOKEN_ON_TECH, t.tech("printing_press")).answer(PLAY, t.card("trap"))
    assert t.player(0).stacks[slot][-1] == t.card("trap")
    assert t.player(0).stacks[turn - 1][0] == t.card("academia")
    assert len(t.player(0).stacks[slot]) == (1 if turn == 3 else 2)


@rule("TAP-TAPCARD-11")
def test_an_empty_deck_is_made_of_the_discards():
    made = quiet().no_cards()
    made.state.discard = made.state.cards_out & 0b111
    made.state.cards_out &= ~0b111
    t, before = entered("technology", 2, made)
    assert change(t, before) == {"cards": 1}
    assert t.player(0).hand | sum(1 << card for card in t.table.deck) == 0b111
    assert t.table.discard == 0


@rule("TAP-TAPCARD-11")
def test_without_discards_nobody_draws():
    t, before = entered("technology", 2, quiet().no_cards())
    assert change(t, before) == {}
    assert seat_asked(t) == 1


@rule("TAP-TAPCARD-12")
def test_a_card_as_a_benefit_comes_from_the_hand_and_with_an_empty_hand_there_is_none():
    t, _ = entered("military", 10, era=2, hand=["trap"])
    assert t.answer(PLAY, t.card("trap")).player(0).stacks[2] == (t.card("trap"),)
    t, before = entered("military", 10, era=2)
    assert change(t, before) == {}
    assert seat_asked(t) == 1


@rule("TAP-TAPCARD-20")
def test_cards_in_hand_and_all_cards_on_the_mat_count():
    made = quiet().seat(0, era=3, hand=["trap"], played={2: ["academia", "guilds"], 3: ["democracy"]})
    made.state.face_down |= 1 << made.state.players[0].stacks[3][0]
    t, before = entered("military", 9, made)  # 1 point per tapestry card
    build(part(t, 0))
    assert change(t, before) == {"armory": 1, "vp": 4}
    t, before = entered("military", 9)  # Maker of Fire is printed: no card
    assert change(build(t), before) == {"armory": 1}
