"""Inspiration tiles (TAP-INSPIRE-01..04)."""

from __future__ import annotations

import pytest

from tafelrunde.games.tapestry.pieces.income import INCOME_TRACKS, PAYS
from tafelrunde.games.tapestry.pieces.inspiration import INSPIRATIONS
from tafelrunde.games.tapestry.pieces.kinds import BUILDINGS
from tafelrunde.games.tapestry.table.prompts import ACTION, BONUS, INCOME, INSPIRE, PLAY
from tests.rulebook.tapestry.holdings import change

from .arts import arts, enter_arts

KINDS = list(enumerate(BUILDINGS))


@pytest.mark.parametrize(("kind", "name"), KINDS)
def test_a_tile_goes_over_the_track_it_belongs_to(kind: int, name: str):
    t, before = enter_arts(8)
    assert t.asked is INSPIRE
    assert t.options == [0, 1, 2, 3]
    t.answer(INSPIRE, kind)
    assert t.match.view(1)["seats"][0]["side"]["inspired"] == [kind]
    assert change(t, before) == {"inspired": 1}
    t, _ = enter_arts(8, arts().inspired(0, name))
    assert kind not in t.options
    assert len(t.options) == 3


@pytest.mark.parametrize(("kind", "name"), KINDS)
def test_the_tile_replaces_the_income_of_its_track_and_the_buildings_stay(kind: int, name: str):
    plots = list(range(3))
    scored = []
    for inspired in ((), (name,)):
        made = arts().inspired(0, *inspired).seat(0, hand=["trap"], built={name: plots}).seat(1, era=4)
        t = made.start()
        t.answer(ACTION, INCOME) if t.asked is ACTION else None
        t.answer(PLAY, t.card("trap")) if t.asked is PLAY else None
        me = t.player(0)
        assert me.left[kind] == 2  # buildings keep their places
        assert me.goods[kind] == sum(PAYS[:4])  # the resources of the four open columns
        scored.append(me.vp)
    # One territory, no tech card and no line count here; the numbers of the columns say the rest.
    worth = [
        sum(max(symbol, 0) + (symbol == -3) for symbol in rows[kind].scores[:4])
        for rows in (INCOME_TRACKS, INSPIRATIONS)
    ]
    assert scored[1] - scored[0] == worth[1] - worth[0]
    assert worth[1] > worth[0] or name == "armory"


def test_the_tile_leaves_the_other_tracks_as_they_are():
    made = arts().inspired(0, "market").seat(0, hand=["trap"], built={"farm": [0, 1]}).seat(1, era=4)
    t = made.start().income()
    t.answer(PLAY, t.card("trap")) if t.asked is PLAY else None
    assert t.player(0).vp == 10 + INCOME_TRACKS[2].scores[2]


def test_without_an_unused_tile_nothing_is_inspired():
    t, before = enter_arts(5, arts().inspired(0, *BUILDINGS), culture=1)
    assert t.asked is BONUS  # nothing to choose; the bonus of the space is still offered
    assert change(t, before) == {}
