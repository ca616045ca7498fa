"""Landmark cards of Arts & Architecture whose texts are in the book (the KA lines of LMCARD)."""

from __future__ import annotations

import pytest

from tafelrunde.games.tapestry.scenario import TapestryScenario, TapestryTable
from tafelrunde.games.tapestry.table.prompts import ACTION, INVENT, LANDMARK_SITE, LANDMARK_TURN
from tests.rulebook import rule

from .arts import arts, set_up
from .conquests import FAR, NEAR
from .entering import entered, seat_asked


def after_a_turn(made: TapestryScenario) -> TapestryTable:
    """Seat 0 goes from Pottery to Carpentry, which changes nothing of what the cards ask for."""
    return made.seat(0, coin=1, tracks={"technology": 1}).start().advance("technology", pay=["coin"])


def has(t: TapestryTable, landmark: str) -> bool:
    """At the end of the turn seat 0 has gained this landmark."""
    if seat_asked(t) == 0 and t.asked is not ACTION:
        set_up(t)
    assert (t.asked, seat_asked(t)) == (ACTION, 1)
    return t.player(0).landmarks >> t.landmark_number(landmark) & 1 == 1


def invents(before: int) -> TapestryTable:
    """Seat 0 invents after so many inventions, of which none is left."""
    made = arts().goal(0, "patent_office").seat(0, coin=1)
    made.state.players[0].side.invented = before
    t = made.start().advance("technology", pay=["coin"])
    return t.answer(INVENT, t.options[0])


@rule("TAP-LMCARD-07")
def test_three_inventions_over_the_game_bring_a_landmark() -> None:
    assert has(invents(2), "patent_office")
    assert not has(invents(1), "patent_office")
    owned = arts().goal(0, "patent_office").seat(0, tech={"bottom": ["barn", "paper", "calendar"]})
    assert not has(after_a_turn(owned), "patent_office")  # had otherwise


@rule("TAP-LMCARD-08")
@pytest.mark.parametrize(("near", "far", "gains"), [(3, 0, True), (2, 0, False), (2, 1, False)])
def test_three_territories_beside_the_start_bring_a_landmark(near: int, far: int, gains: bool) -> None:
    made = arts().goal(0, "castle")
    for place in [*NEAR[:near], *[FAR][:far]]:
        made.outpost(0, place)
    assert has(after_a_turn(made), "castle") == gains


@rule("TAP-LMCARD-08")
def test_a_toppled_outpost_controls_nothing() -> None:
    made = arts().goal(0, "castle").outpost(0, NEAR[0]).outpost(0, NEAR[1]).outpost(0, NEAR[2], toppled=True)
    assert not has(after_a_turn(made.outpost(1, NEAR[2])), "castle")


@rule("TAP-LMCARD-09")
def test_a_tier_whose_landmark_was_taken_brings_another_one() -> None:
    t, _ = entered("exploration", 4, arts().goal(0, "museum"), tiles=[])
    while t.asked is not ACTION and not t.player(0).side.reached:
        t.match.choose(t.options[-1])
    assert has(t, "museum")


@rule("TAP-LMCARD-09")
def test_not_if_the_landmark_was_there_or_the_tier_was_entered_before() -> None:
    made = arts().goal(0, "museum").seat(0, coin=2, tracks={"technology": 3})
    t = set_up(made.start().advance("technology", pay=["coin"]))
    while seat_asked(t) == 0:
        t.match.choose(t.options[0])
    assert not has(t, "museum")  # it was the first there
    made = arts().goal(0, "museum").landmark(1, "lighthouse", in_city=False).seat(0, tracks={"exploration": 4})
    assert not has(after_a_turn(made), "museum")  # in another turn


@rule("TAP-LMCARD-09")
def test_a_card_that_comes_after_the_turn_comes_too_late() -> None:
    t, _ = entered("exploration", 4, arts().seat(1, coin=2))
    while seat_asked(t) == 0:
        t.match.choose(t.options[0])
    museum = next(n for n, card in enumerate(t.table.catalog.landmark_cards) if card.id == "museum")
    t.table.side.landmark_deck.remove(museum)
    t.player(0).side.goals |= 1 << museum
    t.player(0).goods[0] = 2
    t.advance("exploration", pay=["coin"])
    assert (t.asked, seat_asked(t)) == (ACTION, 0)
    t.match.choose(4)  # tier I of arts
    while seat_asked(t) == 0:
        assert t.asked not in (LANDMARK_TURN, LANDMARK_SITE)
        t.match.choose(t.options[0])
    assert t.player(0).landmarks == 0


@rule("TAP-LMCARD-10")
@pytest.mark.parametrize(
    ("tracks", "gains"),
    [({"exploration": 4, "science": 4}, True), ({"military": 9, "arts": 12}, True), ({"science": 12}, False),
     ({"exploration": 4, "science": 3, "arts": 3}, False)],
)  # fmt: skip
def test_tier_ii_on_two_tracks_brings_a_landmark(tracks: dict[str, int], gains: bool) -> None:
    assert has(after_a_turn(arts().goal(0, "cathedral").seat(0, tracks=tracks)), "cathedral") == gains
