"""Every component of every game opens as a form, and what is saved unchanged is the same box."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tafelrunde.games import game_with_pack, games
from tafelrunde.kernel.forms import Forms
from tafelrunde.kernel.packs import Pack

BARE = '[pack]\nname = "as it is"\n'


def whole_pack(game: str) -> Pack:
    """Every value of every component, written out as if an owner had filled in all of it."""
    forms = Forms(game_with_pack(game, BARE))
    written = {(kind, id): forms.changes(kind, id, {}, whole=True) for kind, id in forms.all()}
    return Pack(game, "all of it", 1, {component: parts for component, parts in written.items() if parts})


@pytest.mark.parametrize("game", list(games))
def test_every_component_opens_and_saves_unchanged_to_the_same_box(game: str) -> None:
    before = game_with_pack(game, BARE)
    pack = whole_pack(game)
    forms = Forms(before)
    assert pack.changes.keys() >= {(each.kind, each.id) for each in before.components}
    assert Pack.read(pack.text(), game).changes == pack.changes
    after = game_with_pack(game, pack.text())
    assert after.component_hash == before.component_hash == games[game].component_hash
    again = Forms(after)
    assert forms.all() == again.all()
    for kind, id in forms.all():
        form = forms.form(kind, id)
        assert again.form(kind, id).fields == form.fields, (kind, id)
        told = json.dumps({part.name: part.value for part in form.fields})
        through_the_browser: dict[str, Any] = json.loads(told, parse_int=lambda number: int(float(number)))
        assert forms.changes(kind, id, through_the_browser) == {}


@pytest.mark.parametrize(
    ("game", "change"),
    [
        ("deus", '[deus.card.red_raiders]\ncost = "stone"'),
        ("age_of_innovation", "[age_of_innovation.automalevel.automalein]\naside = 1"),
        ("revive", "[revive.category.modules]\npoints = 2"),  # stands on no component alone
        ("revive", '[revive.map.main-board]\nrows = ["c.....c", "...s.s.", "..sos..", "...s...", "c.....c"]'),
        ("tapestry", '[tapestry.tile.5]\ninner = "M"'),
        ("tapestry", "[tapestry.revised.alchemists]\nturns = [2]"),
    ],
)
def test_a_value_that_no_fact_shows_makes_another_box(game: str, change: str) -> None:
    assert game_with_pack(game, BARE + change).component_hash != games[game].component_hash


@pytest.mark.parametrize("game", ["deus", "age_of_innovation", "revive", "tapestry"])
def test_words_stand_for_numbers_that_the_tables_know(game: str) -> None:
    """No parameter that chooses among words holds a number that no word stands for."""
    forms = Forms(game_with_pack(game, BARE))
    wordless = {
        (kind, id, part.name)
        for kind, id in forms.all()
        for part in forms.form(kind, id).fields
        if part.type.kind == "word" and isinstance(part.value, int)
    }
    assert not wordless
