"""Inspiration tiles (INSPIRE)."""

from __future__ import annotations

import pytest

from tafelrunde.games.tapestry.pieces.income import INCOME_TRACKS
from tafelrunde.games.tapestry.pieces.inspiration import INSPIRATIONS
from tafelrunde.games.tapestry.pieces.kinds import ARMORY, BUILDINGS, FARM, HOUSE, MARKET
from tafelrunde.games.tapestry.table.player import INCOME
from tafelrunde.games.tapestry.table.prompts import BONUS, INSPIRE, PLAY
from tests.rulebook import rule

from .arts import SPACE, arts, asked, enter_arts, income, side
from .entering import leave
from .holdings import change

INSPIRES = 5


@rule("TAP-INSPIRE-01", "TAP-INSPIRE-02", "TAP-ICON-09", "TAP-DEC-44", "TAP-COMP-14", "TAP-SETUP-24")
def test_an_unused_tile_of_ones_own_goes_over_its_resource_track() -> None:
    t, before = enter_arts(INSPIRES)
    assert side(t)["inspired"] == []  # they lie in the supply, not on the mat
    assert asked(t) == (0, INSPIRE, [MARKET, HOUSE, FARM, ARMORY])
    t.answer(INSPIRE, FARM)
    assert change(t, before) == {"inspired": 1}
    assert side(t)["inspired"] == [FARM]
    assert t.match.view()["seats"][1]["side"]["inspired"] == []


@rule("TAP-INSPIRE-01", "TAP-DEC-44")
def test_a_used_tile_is_not_offered_again() -> None:
    t, _ = enter_arts(INSPIRES, arts().inspired(0, "house", "farm").inspired(1, "market"))
    assert asked(t) == (0, INSPIRE, [MARKET, ARMORY])
    t, _ = enter_arts(SPACE["cgi_animation"], arts().inspired(0, "house", "farm", "armory"))
    assert side(t)["inspired"] == [MARKET, HOUSE, FARM, ARMORY]  # the last one without a question


def points_and_goods(built: str, *inspired: str) -> tuple[int, list[int], list[int]]:
    """Of an income turn in which all columns of one track are open."""
    made = arts().inspired(0, *inspired)
    t = income(3, made, built={built: [0, 1, 2, 3, 4]}, tech={"top": ["calendar", "barn"]}, hand=["trap"])
    t.answer(PLAY, t.card("trap")) if t.asked is PLAY else None
    me = t.player(0)
    assert t.table.active == 1
    return me.tally[INCOME], me.goods, me.left


@rule("TAP-INSPIRE-02", "TAP-INSPIRE-03")
@pytest.mark.parametrize("kind", BUILDINGS)
def test_a_tile_betters_the_income_of_its_track_and_buildings_stay_where_they_are(kind: str) -> None:
    plain, inspired = points_and_goods(kind), points_and_goods(kind, kind)
    assert inspired[0] > plain[0]
    assert inspired[1] == plain[1]
    assert inspired[2] == plain[2]
    replaced, better = INCOME_TRACKS[BUILDINGS.index(kind)].scores, INSPIRATIONS[BUILDINGS.index(kind)].scores
    numbers = sum(max(symbol, 0) for symbol in better) - sum(max(symbol, 0) for symbol in replaced)
    assert inspired[0] - plain[0] >= numbers > 0  # what is printed below does not count any more


@rule("TAP-INSPIRE-02", "TAP-INSPIRE-03")
def test_the_tile_of_farms_does_nothing_for_other_tracks() -> None:
    assert points_and_goods("armory", "farm") == points_and_goods("armory")
    assert points_and_goods("farm", "armory") == points_and_goods("farm")


@rule("TAP-INSPIRE-04")
def test_without_an_unused_tile_inspiring_gives_nothing() -> None:
    t, before = enter_arts(INSPIRES, arts().inspired(0, *BUILDINGS), food=1)
    assert t.asked is BONUS  # what else the space offers
    assert change(leave(t), before) == {}
