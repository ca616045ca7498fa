"""Rules of Delta, each by a position made to order. `pytest --tafelrunde-game delta` adds all that any game fulfils."""

from __future__ import annotations

from tafelrunde.conformance.rich import rich_positions
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.scenario import Scenario, answer
from tafelrunde_delta.game import DELTA
from tafelrunde_delta.prompts import BUILD, PLAN, TRADE, USE
from tafelrunde_delta.table import Table


def scenario() -> Scenario:
    """Two players; seat 0 begins."""
    return Scenario(DELTA, 2).set_table(first=0)


def planned(arranged: Scenario) -> Match:
    """Both have planned the first card of their hand."""
    match = arranged.match()
    for _ in range(2):
        assert match.decision is not None
        answer(match, PLAN, match.decision.options[0])
    return match


def grain(match: Match) -> list[int]:
    assert isinstance(match.state, Table)
    return [player.grain for player in match.state.players]


def test_a_building_costs_its_price_and_brings_points_and_effect() -> None:
    match = planned(scenario().set_player(0, grain=3, hand=["shrine"]).set_player(1, grain=0, hand=["market"]))
    answer(match, USE, BUILD)  # the other cannot pay, so it is not asked, and the round ends with the harvest
    assert match.view(0)["seats"][0]["vp"] == 2 + 1
    assert grain(match) == [0 + 1, 2 + 1]


def test_a_card_that_is_traded_in_brings_two_grain() -> None:
    match = planned(scenario().set_player(0, grain=3, hand=["shrine"]).set_player(1, grain=0, hand=["market"]))
    answer(match, USE, TRADE)
    assert grain(match) == [3 + 2 + 1, 2 + 1]


def test_a_toll_takes_no_more_than_others_have() -> None:
    match = planned(scenario().set_player(0, grain=3, hand=["sluice"]).set_player(1, grain=0, hand=["market"]))
    answer(match, USE, BUILD)
    assert grain(match) == [2 + 0 + 1, 2 + 1]


def test_the_flood_takes_half_of_who_has_no_dyke() -> None:
    arranged = (
        scenario()
        .set_table(round=3)
        .set_player(0, grain=8, hand=["tombs"], village=["earth_dyke"])
        .set_player(1, grain=8, hand=["tombs"])
    )
    match = planned(arranged)
    answer(match, USE, TRADE)
    answer(match, USE, TRADE)
    assert grain(match) == [8 + 2 + 1, (8 + 2 + 1) // 2]


def test_rich_positions_reach_late_rounds_full_villages_and_empty_granaries() -> None:
    states = [match.state for match in rich_positions(DELTA, 200, seed=1)]
    tables = [state for state in states if isinstance(state, Table)]
    settlers = [settler for table in tables for settler in table.players]
    assert any(table.round == table.rounds == 7 for table in tables)
    assert max(len(settler.village) for settler in settlers) >= 6
    assert min(settler.grain for settler in settlers) == 0
    assert max(settler.grain for settler in settlers) > 80
