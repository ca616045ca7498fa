"""Rules of Pearls, each by a position made to order. `pytest --tafelrunde-game pearls` adds what any game fulfils."""

from __future__ import annotations

import pytest

from tafelrunde.kernel.match import Match
from tafelrunde.kernel.scenario import Scenario, answer
from tafelrunde_pearls.game import PEARLS
from tafelrunde_pearls.rules import AGAIN, DIVE, SURFACE, TURNS, Table


def diving(*catch: str, deck: str = "pearl", turns: int = 0) -> Match:
    """Seat 0 of two is diving, with this catch and this card on top of the deck."""
    return Scenario(PEARLS, 2).set_table(first=0, turns=turns, deck=[deck]).set_player(0, catch=[*catch]).match()


def table(match: Match) -> Table:
    assert isinstance(match.state, Table)
    return match.state


def test_who_surfaces_scores_the_pearls_of_the_catch() -> None:
    match = diving("pearl", "large_pearl", "shark")
    answer(match, DIVE, SURFACE)
    assert [seat["vp"] for seat in match.view()["seats"]] == [2 + 3, 0]
    assert len(table(match).discard) == 3


def test_the_next_player_begins_with_a_dive() -> None:
    match = diving("pearl", deck="large_pearl")
    answer(match, DIVE, SURFACE)
    assert match.decision is not None
    assert match.decision.seat == 1
    assert len(table(match).players[1].catch) == 1


@pytest.mark.parametrize(("catch", "is_bitten"), [(["pearl"], False), (["pearl", "shark"], True)])
def test_the_second_shark_takes_the_catch(catch: list[str], is_bitten: bool) -> None:
    match = diving(*catch, deck="shark")
    answer(match, DIVE, AGAIN)
    assert (table(match).turns == 1) is is_bitten
    assert [player.vp for player in table(match).players] == [0, 0]


def test_the_discard_pile_becomes_the_deck() -> None:
    arranged = Scenario(PEARLS, 2).set_table(first=0).set_player(0, catch=["pearl"])
    state = arranged.state
    assert isinstance(state, Table)
    arranged.set_table(discard=state.deck[1:])
    match = arranged.match()
    answer(match, DIVE, AGAIN)
    assert (len(table(match).deck), table(match).discard) == (34, [])


def test_the_game_ends_after_the_last_turn() -> None:
    match = diving("pearl", turns=2 * TURNS - 2)
    answer(match, DIVE, SURFACE)
    answer(match, DIVE, SURFACE)
    assert match.over
    assert match.result.ending == "turns"
