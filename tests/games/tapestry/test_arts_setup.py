"""What Arts & Architecture brings and how it is set up (TAP-COMP-14, -16, TAP-SETUP-02..32)."""

from __future__ import annotations

import pytest

from tafelrunde.games.tapestry.game import TAPESTRY
from tafelrunde.games.tapestry.pieces.kinds import ARTS_ARCHITECTURE, BASE
from tafelrunde.games.tapestry.scenario import scenario
from tafelrunde.games.tapestry.table.prompts import ACTION, CAPITAL, CIVILIZATION, KEEP_CAPITAL
from tafelrunde.games.tapestry.table.state import Table
from tafelrunde.games.tapestry.table.steps import CIVILIZATIONS
from tafelrunde.kernel.match import Match
from tests.rulebook.tapestry.openings import first_turns, opening, seen

from .arts import arts

KA = {"arts_architecture": True}


def table(match: Match) -> Table:
    assert isinstance(match.state, Table)
    return match.state


def choosing_capital(players: int = 2, seed: int = 1, **options: object) -> Match:
    """At the first question which capital is kept."""
    match = opening(players, seed, **KA, **options)
    while match.decision is not None and match.decision.prompt is not KEEP_CAPITAL:
        match.choose(match.decision.options[0])
    return match


def test_what_is_in_the_box():
    catalog = TAPESTRY.catalog
    mine = ARTS_ARCHITECTURE
    assert sum(card.expansion == mine for card in catalog.techs) == 11
    assert sum(card.expansion == mine for card in catalog.cards) == 20
    assert sum(civ.expansion == mine for civ in catalog.civilizations) == 5
    assert sum(mark.expansion == mine for mark in catalog.landmarks) == 8
    assert sum(card.expansion == mine for card in catalog.landmark_cards) == 5
    assert sum(capital.expansion == mine for capital in catalog.capitals) == 6
    assert len(catalog.masterpieces) == 20
    assert {component.id for component in catalog.by_expansion[mine] if component.kind == "inspiration"} == {
        "market", "house", "farm", "armory",
    }  # fmt: skip


def test_the_science_die_shows_five_tracks_with_the_arts_track_and_four_without():
    from tafelrunde.games.tapestry.rules.research import throw

    with_arts, without = arts().state, scenario().state
    rolled = [throw(with_arts, with_arts.players[0]) for _ in range(500)]
    assert set(rolled) == {0, 1, 2, 3, 4}
    assert all(70 <= rolled.count(track) <= 130 for track in range(5))  # as many faces each
    assert {throw(without, without.players[0]) for _ in range(100)} == {0, 1, 2, 3}


def test_the_arts_track_lies_there_with_a_token_of_everybody_on_its_start():
    view = seen(opening(3, **KA))
    assert [seat["tracks"][4] for seat in view["seats"]] == [[0]] * 3
    assert all(len(seat["tracks"]) == 4 for seat in seen(opening(3))["seats"])
    match = first_turns(2, **KA)
    while match.decision is not None and match.decision.prompt is not ACTION:
        match.choose(match.decision.options[0])
    assert match.decision is not None


def test_three_masterpieces_lie_open_and_the_deck_is_hidden():
    shown = [tuple(seen(opening(seed=seed, **KA))["side"]["masterpieces"]) for seed in range(4)]
    assert all(len(set(cards)) == 3 for cards in shown)
    assert len(set(shown)) > 1
    assert seen(opening(**KA))["side"]["masterpiece_deck"] == 17
    assert (
        table(opening(seed=1, **KA).imagine(0, seed=9)).side.masterpiece_deck
        != table(opening(seed=1, **KA)).side.masterpiece_deck
    )


@pytest.mark.parametrize("players", [1, 3, 5])
def test_everybody_draws_an_advanced_capital_from_a_pool_of_its_own(players: int):
    match = opening(players, **KA)
    while match.decision is not None and match.decision.prompt is CAPITAL:
        match.choose(match.decision.options[0])
    view = seen(match)
    drawn = [seat["side"]["advanced"] for seat in view["seats"]]
    assert len(set(drawn)) == players
    assert all(TAPESTRY.catalog.capitals[number].expansion == ARTS_ARCHITECTURE for number in drawn)
    assert all(TAPESTRY.catalog.capitals[number].expansion == BASE for number in range(6))
    assert all(seat["side"] is None for seat in seen(opening(players))["seats"])


def test_without_what_no_source_gives_there_are_no_advanced_capitals():
    match = opening(2, only_known=True, **KA)
    assert all(seat["side"]["advanced"] is None for seat in seen(match)["seats"])
    asked = set()
    while match.decision is not None and match.decision.prompt is not ACTION:
        asked.add(match.decision.prompt)
        match.choose(match.decision.options[0])
    assert CIVILIZATION in asked
    assert KEEP_CAPITAL not in asked


@pytest.mark.parametrize("players", [2, 4])
def test_the_start_territory_stays_that_of_the_basic_capital(players: int):
    starts = {}
    for kept in (0, 1):
        match = choosing_capital(players)
        assert match.decision is not None
        assert match.decision.seat == 0
        basic, advanced = match.decision.options  # no advice restricts the choice
        assert TAPESTRY.catalog.capitals[basic].expansion == BASE
        assert advanced == table(match).players[0].side.advanced
        match.choose((basic, advanced)[kept])
        while match.decision is not None and match.decision.prompt in (CIVILIZATION, KEEP_CAPITAL):
            match.choose(match.decision.options[0])
        me = table(match).players[0]
        assert me.capital == (basic, advanced)[kept]
        assert me.rough == TAPESTRY.catalog.capitals[me.capital].impassable
        starts[kept] = me.start
        assert me.start == table(match).map.starts[basic]
    assert starts[0] == starts[1]


def test_capital_and_civilization_are_kept_last_and_in_secret():
    match = opening(2, **KA)
    order = []
    while match.decision is not None and match.decision.prompt is not ACTION and len(order) < 6:
        order.append((match.decision.seat, match.decision.prompt))
        match.choose(match.decision.options[0])
    assert order == [
        (0, CAPITAL), (1, CAPITAL), (0, CIVILIZATION), (0, KEEP_CAPITAL), (1, CIVILIZATION), (1, KEEP_CAPITAL),
    ]  # fmt: skip
    match = choosing_capital(2)
    assert match.decision is not None
    match.choose(match.decision.options[1])
    assert table(match).step == CIVILIZATIONS
    assert seen(match, 1)["seats"][0]["sealed"] is None  # the other one does not know
    assert seen(match, 1)["seats"][0]["capital"]["number"] == table(match).players[0].capital < 6


def test_riverfolk_may_not_keep_the_cloud_city():
    cloud = next(n for n, capital in enumerate(TAPESTRY.catalog.capitals) if capital.id == "cloud_city")
    for civ, options, fit in (("riverfolk", {}, 1), ("aliens", {}, 2), ("riverfolk", {"no_civ_adjustments": True}, 2)):
        made = scenario(2, plans_ploys=True, **KA, **options)
        me = made.state.players[0]
        wanted = [made.civ(civ), made.civ("leaders")]
        for number in wanted:
            made.state.civs_left.remove(number)
        me.offer = tuple(wanted)
        made.state.players[1].offer = (made.state.civs_left.pop(), made.state.civs_left.pop())
        me.side.advanced, made.state.players[1].side.advanced = cloud, -1
        made.state.step = CIVILIZATIONS
        t = made.start().answer(CIVILIZATION, wanted[0])
        assert t.asked is KEEP_CAPITAL
        assert len(t.options) == fit


def test_everybody_has_four_inspiration_tiles_and_none_on_the_income_mat():
    made = arts(3)
    assert [player.side.inspired for player in made.state.players] == [0, 0, 0]
    t = made.seat(0, coin=1, worker=1, tracks={"arts": 4}).start().advance("arts", pay=["coin", "worker"])
    assert t.options == [0, 1, 2, 3]
