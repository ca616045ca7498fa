"""Hands (DEUS-HAND-01..05)."""

from __future__ import annotations

from tafelrunde.games.deus.scenario import DeusScenario, scenario
from tafelrunde.games.deus.table.prompts import ACTION, DISCARD, PIECE, USE
from tests.rulebook import rule

from .positions import SPARE

NINE = ["blue_galley"] * 4 + ["green_small_production"] * 4 + [SPARE]


def settled(*hand: str, **seat: object) -> DeusScenario:
    """Seat 0 has a civil piece in a forest, where it can build any other land type."""
    made = scenario().seat(0, hand=list(hand), **seat)  # type: ignore[arg-type]
    return made.piece(0, "civil", made.region("forest"))


@rule("DEUS-HAND-01")
def test_drawing_stops_at_ten_cards():
    t = settled("yellow_library", *NINE).start()
    t.build("yellow_library", at=t.region("forest")).answer(USE, 1)
    assert len(t.player(0).hand) == 10  # 9 and one of two


@rule("DEUS-HAND-01")
def test_with_room_in_hand_both_cards_are_drawn():
    t = settled("yellow_library", *NINE[1:]).start()
    t.build("yellow_library", at=t.region("forest")).answer(USE, 1)
    assert len(t.player(0).hand) == 10  # 8 and two


@rule("DEUS-HAND-01")
def test_cards_lie_in_order_in_hand_whenever_they_were_drawn():
    """Nobody can tell from a hand which card came last."""
    made = settled("yellow_library", *NINE[1:])
    made.state.deck.sort(reverse=True)  # the lowest numbers are drawn
    t = made.start()
    t.build("yellow_library", at=t.region("forest")).answer(USE, 1)
    assert t.player(0).hand == sorted(t.player(0).hand)


@rule("DEUS-HAND-02")
def test_a_full_hand_never_has_to_be_discarded():
    t = settled("yellow_carpenters", *NINE, columns={"yellow": ["yellow_library", "yellow_library"]}).start()
    t.build("yellow_carpenters", at=t.region("forest")).answer(USE, 1)  # the second library finds the hand full
    t.answer(PIECE, 0).answer(PIECE, 0)
    assert t.asked is not DISCARD
    assert t.match.decision is not None
    assert t.match.decision.seat == 1
    assert len(t.player(0).hand) == 10


@rule("DEUS-HAND-03")
def test_others_see_how_many_cards_a_player_holds_but_not_which():
    t = scenario().seat(0, hand=["blue_galley", SPARE]).start()
    theirs = t.match.view(1)["seats"][0]
    assert theirs["hand"] is None
    assert theirs["hand_count"] == 2
    assert t.match.view(0)["seats"][0]["hand"] == t.player(0).hand
    assert t.match.view()["seats"][0]["hand"] is None


@rule("DEUS-HAND-03")
def test_what_is_drawn_is_told_to_nobody_else():
    t = settled("yellow_library", SPARE).start()
    t.build("yellow_library", at=t.region("forest")).answer(USE, 1)
    drew = next(event for event in t.match.events() if event.name == "drew")
    assert "cards" in drew.facts_for(0)
    assert drew.facts_for(1) == {"number": 2}


@rule("DEUS-HAND-03")
def test_others_are_not_shown_which_cards_can_be_built():
    t = settled("yellow_library", SPARE).start()
    assert "options" in t.match.view(0)["pending"]
    assert "options" not in t.match.view(1)["pending"]


@rule("DEUS-HAND-04")
def test_an_empty_hand_is_filled_with_five_cards_at_the_end_of_the_action():
    t = settled("yellow_carpenters").start()
    t.build("yellow_carpenters", at=t.region("forest"))
    assert t.asked is PIECE
    assert t.player(0).hand == []  # the action is not over yet
    t.answer(PIECE, 0).answer(PIECE, 0)
    assert len(t.player(0).hand) == 5


@rule("DEUS-HAND-04")
def test_an_empty_hand_is_filled_after_a_temple_too():
    t = settled(SPARE).start()
    t.build(SPARE)
    assert t.asked is ACTION
    assert len(t.player(0).hand) == 5


@rule("DEUS-HAND-04")
def test_a_card_drawn_by_the_action_itself_leaves_no_empty_hand():
    t = settled("yellow_library").start()
    t.build("yellow_library", at=t.region("forest")).answer(USE, 1)
    assert len(t.player(0).hand) == 2


@rule("DEUS-HAND-05")
def test_no_cards_are_drawn_while_one_is_left():
    t = settled("brown_guild_swamp", SPARE).start()
    spare = t.card(SPARE)
    t.build("brown_guild_swamp", at=next(r for r in t.beside(t.region("forest")) if t.table.map.land >> r & 1))
    t.take_gifts()
    assert t.match.decision is not None
    assert t.match.decision.seat == 1
    assert t.player(0).hand == [spare]
