"""Action: play a card (REV-CARD-01..09)."""

from __future__ import annotations

import pytest

from tafelrunde.games.revive.game import REVIVE
from tafelrunde.games.revive.pieces.kinds import CARDS
from tafelrunde.games.revive.scenario import ReviveScenario, scenario
from tafelrunde.games.revive.table.prompts import ACTION_PROMPT, FIFTH_BOTTOM, HIBERNATE, REWARD, SLOT
from tafelrunde.kernel.decision import NONE
from tests.rulebook import rule
from tests.rulebook.revive.positions import alone, do_next

FULL = {"top1": ["CG01"], "top2": ["CN01"], "bottom1": ["CY01"], "bottom2": ["CG10"]}


def with_fifth_slot(made: ReviveScenario) -> ReviveScenario:
    first, second = made.fields("location")[:2]
    return made.figure(0, first, "t1").figure(0, second, "t2M")


@rule("REV-CARD-01")
def test_a_card_goes_from_the_active_area_into_a_free_slot():
    t = scenario().seat(0, active=["CG05", "CN01"], slots={"top2": ["CG01"]}).start()
    t.answer(ACTION_PROMPT, t.number("card", "CN01"))
    assert t.asked is SLOT
    assert t.options == [0, 2, 3]
    t.answer(SLOT, 0)
    seat = t.match.view()["seats"][0]
    assert seat["active"] == [t.number("card", "CG05")]
    assert seat["slots"]["top1"]["cards"] == [{"card": t.number("card", "CN01"), "half": 0}]


@rule("REV-CARD-02")
@pytest.mark.parametrize("slot", ["top1", "top2"])
def test_upper_slots_give_the_upper_half(slot: str):
    t = scenario().seat(0, active=["CG01"]).start().play("CG01", slot)
    assert t.resources(0)["gear"] == 3
    assert t.track(0, "grey") == 1


@rule("REV-CARD-03")
@pytest.mark.parametrize("slot", ["bottom1", "bottom2"])
def test_lower_slots_give_the_lower_half(slot: str):
    t = do_next(scenario().seat(0, active=["CG01"]).start().play("CG01", slot), "advance")
    assert t.resources(0)["gear"] == 0
    assert t.track(0, "grey") == 3


@rule("REV-CARD-04")
def test_the_fifth_slot_needs_its_technology():
    t = alone("location").seat(0, active=["CG01"]).start()
    t.answer(ACTION_PROMPT, t.number("card", "CG01"))
    assert t.options == [0, 1, 2, 3]
    t = with_fifth_slot(alone("location").seat(0, active=["CG01"])).start()
    t.answer(ACTION_PROMPT, t.number("card", "CG01"))
    assert t.options == [0, 1, 2, 3, 4, FIFTH_BOTTOM]


@rule("REV-CARD-05")
def test_a_card_stays_in_its_slot_until_its_player_hibernates():
    t = scenario().seat(0, active=["CG01"]).start().play("CG01", "top1").answer(ACTION_PROMPT, NONE)
    card = t.number("card", "CG01")

    def slot() -> list[int]:
        return [played["card"] for played in t.match.view()["seats"][0]["slots"]["top1"]["cards"]]

    t.answer(ACTION_PROMPT, HIBERNATE).answer(REWARD, NONE)
    if t.seat_asked == 1:
        t.answer(ACTION_PROMPT, NONE)
    assert t.seat_asked == 0
    assert slot() == [card], "the sleep of others moves nothing"
    t.answer(ACTION_PROMPT, HIBERNATE)
    assert slot() == []
    assert card in t.player(0).rest


@rule("REV-CARD-06")
def test_without_a_slot_or_an_active_card_no_card_is_played():
    def playable(active: list[str], slots: dict[str, list[str]]) -> bool:
        t = scenario().seat(0, active=active, slots=slots, crystal=1).start()
        return any(0 <= code < CARDS for code in t.options)

    three = {name: cards for name, cards in FULL.items() if name != "top2"}
    assert playable(["CG05"], three)
    assert not playable(["CG05"], FULL)
    assert not playable([], three)


@rule("REV-CARD-06")
def test_a_slot_that_takes_another_card_is_enough():
    stackable = {**FULL, "top1": ["CG03"]}
    t = scenario().seat(0, active=["CG05"], slots=stackable).start()
    assert t.number("card", "CG05") in t.options


@rule("REV-CARD-07")
def test_cards_in_the_active_area_and_in_slots_are_seen_by_all():
    made = scenario().seat(0, active=["CG05"], slots={"bottom1": ["CG01"]})
    t = made.start()
    for seat in (0, 1):
        seen = t.match.view(seat)["seats"][0]
        assert seen["active"] == [t.number("card", "CG05")]
        assert seen["slots"]["bottom1"]["cards"] == [{"card": t.number("card", "CG01"), "half": 1}]


@rule("REV-CARD-08")
def test_every_card_is_grey_green_or_yellow():
    assert len(REVIVE.catalog.cards) == 63
    assert {card.colour for card in REVIVE.catalog.cards} == {0, 1, 2}


@rule("REV-CARD-09")
def test_a_card_may_be_played_for_the_modules_of_its_slot_only():
    made = scenario().seat(0, active=["CG12"], modules={1: "SM01"})  # something for each figure: there is none
    t = made.start().play("CG12", "top1")
    assert t.resources(0) == {"gear": 2, "book": 0, "food": 0, "crystal": 0}
    assert t.asked is ACTION_PROMPT
