"""What Arts & Architecture puts on the table (the KA lines of COMP, SETUP, RESEARCH, VARIANT, ADV, CIVADJ)."""

from __future__ import annotations

from collections import Counter

import pytest

from tafelrunde.games.tapestry.game import TAPESTRY
from tafelrunde.games.tapestry.pieces.capitals import CAPITALS
from tafelrunde.games.tapestry.pieces.kinds import ARTS, ARTS_ARCHITECTURE, ARTS_COST, BASE, COIN, FOOD, WORKER
from tafelrunde.games.tapestry.pieces.landmarks import LANDMARKS, track_landmark
from tafelrunde.games.tapestry.scenario import TapestryTable, scenario
from tafelrunde.games.tapestry.table.prompts import (
    ACTION,
    CAPITAL,
    CIVILIZATION,
    KEEP_CAPITAL,
    LANDMARK_CARD,
    PAY,
    RESEARCH,
    RESOURCE,
    WHICH_DIE,
)
from tafelrunde.games.tapestry.table.state import Table
from tafelrunde.games.tapestry.table.steps import CIVILIZATIONS
from tafelrunde.kernel.match import Match
from tests.rulebook import rule

from .arts import arts, asked, cost, enter_arts, set_up
from .beginnings import begun_with
from .entering import quiet
from .openings import opening, seen

KA: dict[str, object] = {"arts_architecture": True}
TWELVE, TWENTY = 0, 1


def table_of(match: Match) -> Table:
    assert isinstance(match.state, Table)
    return match.state


@rule(
    "TAP-COMP-07", "TAP-COMP-08", "TAP-COMP-09", "TAP-COMP-10", "TAP-COMP-11", "TAP-COMP-13", "TAP-COMP-14",
)  # fmt: skip
def test_the_box_adds_its_numbers_of_components() -> None:
    with_box, without = TAPESTRY.catalog.supply(ARTS_ARCHITECTURE, False), TAPESTRY.catalog.supply(BASE, False)
    for family, base, more in (
        ("techs", 33, 11), ("cards", 50, 20), ("civilizations", 16, 5), ("landmarks", 18, 8), ("landmark_cards", 0, 5),
        ("masterpieces", 0, 20), ("advanced", 0, 6), ("space_tiles", 15, 0), ("tiles", 48, 0),
    ):  # fmt: skip
        assert len(getattr(without, family)) == base
        assert len(getattr(with_box, family)) == base + more


@rule("TAP-COMP-18")
def test_cards_and_mats_are_shuffled_in_and_advanced_capitals_are_not() -> None:
    table = table_of(opening(3, **KA))
    for stack, components in ((table.deck, TAPESTRY.catalog.cards), (table.tech_deck, TAPESTRY.catalog.techs)):
        assert {components[n].expansion for n in stack[-30:]} == {BASE, ARTS_ARCHITECTURE}
    mats = [*table.civs_left, *(civ for player in table.players for civ in player.offer)]
    assert len(mats) == 21
    for seed in range(5):
        match = opening(3, seed, **KA)
        while match.decision is not None and match.decision.prompt is CAPITAL:
            assert max(match.decision.options) < len(CAPITALS)  # basic ones only
            match.choose(match.decision.options[0])


@rule("TAP-COMP-21", "TAP-SETUP-02", "TAP-SETUP-26")
def test_the_arts_track_lies_there_with_a_token_of_everybody_on_its_start() -> None:
    assert [seat["tracks"] for seat in seen(opening(4, **KA))["seats"]] == [[[0]] * 5] * 4
    assert [seat["tracks"] for seat in seen(opening(4))["seats"]] == [[[0]] * 4] * 4
    t = arts().seat(0, coin=1).start()
    assert ARTS in t.options
    t = quiet().seat(0, coin=1).start()
    assert ARTS not in t.options


@rule("TAP-COMP-14", "TAP-SETUP-03")
def test_three_of_twenty_shuffled_masterpieces_lie_open() -> None:
    displays = []
    for seed in range(12):
        view = seen(opening(2, seed, **KA))["side"]
        displays += view["masterpieces"]
        assert len(set(view["masterpieces"])) == 3
        assert view["masterpiece_deck"] == 17
    assert len(set(displays)) > 12  # not always the same
    assert all(0 <= card < 20 for card in displays)


@rule("TAP-COMP-12", "TAP-SETUP-09", "TAP-LANDMARK-10")
def test_the_arts_track_has_three_landmarks_of_its_own() -> None:
    free = seen(arts().start().match)["landmarks"]
    assert [track_landmark(ARTS, tier) in free for tier in (2, 3, 4)] == [True] * 3
    names = {LANDMARKS[track_landmark(ARTS, tier)].id for tier in (2, 3, 4)}
    assert names == {"clocktower", "opera_house", "holocenter"}
    assert not names & {LANDMARKS[n].id for n in seen(quiet().start().match)["landmarks"]}


@rule("TAP-LANDMARK-10")
@pytest.mark.parametrize(("tier", "landmark"), [(2, "clocktower"), (3, "opera_house"), (4, "holocenter")])
def test_the_first_in_a_tier_of_arts_gains_its_landmark(tier: int, landmark: str) -> None:
    price = cost(tier)
    goods = {name: price.count(name) for name in set(price)}
    made = arts().seat(0, tracks={"arts": 3 * tier - 3}, **goods).seat(1, tracks={"arts": 3 * tier - 3}, **goods)
    t = set_up(pay(made.start().advance("arts"), price))
    assert t.player(0).landmarks == 1 << t.landmark_number(landmark)
    while t.asked is not ACTION:
        t.match.choose(t.options[0])
    pay(t.advance("arts"), price)
    assert t.player(1).tracks[ARTS] == (3 * tier - 2,)
    assert t.player(1).landmarks == 0  # the second one does not


# ------------------------------------------------------------------------------------------------ what the track costs


def pay(t: TapestryTable, price: list[str]) -> TapestryTable:
    left = [("coin", "worker", "food", "culture").index(name) for name in price]
    while t.asked is PAY:
        t.answer(PAY, left.pop(0))
    return t


@rule("TAP-ADV-24", "TAP-FAQ-13")
def test_tier_ii_of_arts_costs_two_different_resources() -> None:
    made = arts().seat(0, tracks={"arts": 3})
    assert ARTS not in made.seat(0, coin=3).start().options
    t = made.seat(0, coin=3, worker=1, food=1).start().advance("arts")
    assert asked(t) == (0, PAY, [COIN, WORKER])
    t.answer(PAY, COIN)
    assert asked(t) == (0, PAY, [WORKER, FOOD])  # no second coin
    t.answer(PAY, FOOD)
    assert t.player(0).goods == [2, 1, 0, 0]
    assert t.player(0).tracks[ARTS] == (4,)


@rule("TAP-ADV-25")
@pytest.mark.parametrize("tier", [1, 2, 3, 4])
def test_the_cost_of_a_tier_of_arts_is_charged(tier: int) -> None:
    price = cost(tier)
    assert len(price) == ARTS_COST[tier][0]
    space = 3 * tier - 1
    made = arts().seat(0, tracks={"arts": space - 1}, **{name: price[1:].count(name) for name in set(price[1:])})
    assert ARTS not in made.start().options  # one is missing
    t, before = enter_arts(space, food=0)
    assert [t.player(0).goods[kind] for kind in range(4)] == [
        before[name] for name in ("coin", "worker", "food", "culture")
    ]
    assert t.player(0).tracks[ARTS] == (space,)


@rule("TAP-ADV-25")
def test_any_resource_pays_for_tier_i_of_arts() -> None:
    for resource in ("coin", "worker", "food", "culture"):
        t = arts().seat(0, **{resource: 1}).start().advance("arts")
        assert t.player(0).tracks[ARTS] == (1,)
        assert t.player(0).goods == [0, 0, 0, 0]


# ------------------------------------------------------------------------------------------------ the science die


def rolled(seed: int, **options: object) -> TapestryTable:
    """Seat 0 rolls the science die on the first space of science."""
    return quiet(2, seed, **options).seat(0, worker=1, coin=1).start().advance("science", pay=["worker"])


@rule("TAP-COMP-16", "TAP-SETUP-11", "TAP-RESEARCH-08")
def test_the_science_die_shows_all_five_tracks_alike() -> None:
    shown = Counter(rolled(seed, **KA).options[0] for seed in range(100))
    assert sorted(shown) == [0, 1, 2, 3, ARTS]
    assert max(shown.values()) < 35
    assert min(shown.values()) > 8
    assert {rolled(seed).options[0] for seed in range(40)} == {0, 1, 2, 3}  # without the expansion


@rule("TAP-RESEARCH-08")
def test_a_roll_of_arts_advances_there() -> None:
    made = arts().dice((5, ARTS)).seat(0, worker=1)
    t = made.start().advance("science")
    t.answer(RESEARCH, ARTS)
    assert [tokens[0] for tokens in t.player(0).tracks] == [0, 0, 1, 0, 1]


@rule("TAP-VARIANT-02", "TAP-DEC-50")
def test_the_roller_may_choose_the_science_die() -> None:
    option: dict[str, object] = {**KA, "choose_science_die": True}
    assert asked(rolled(1, **option)) == (0, WHICH_DIE, [TWELVE, TWENTY])
    small = {rolled(seed, **option).answer(WHICH_DIE, TWELVE).options[0] for seed in range(40)}
    large = {rolled(seed, **option).answer(WHICH_DIE, TWENTY).options[0] for seed in range(40)}
    assert small == {0, 1, 2, 3}
    assert large == {0, 1, 2, 3, ARTS}
    assert rolled(1, **KA).asked is RESEARCH  # not without the option


# ------------------------------------------------------------------------------------------------ capitals


def at(prompt: object, match: Match) -> Match:
    while match.decision is not None and match.decision.prompt is not prompt:
        match.choose(match.decision.options[0])
    return match


@rule("TAP-SETUP-15")
@pytest.mark.parametrize("players", [1, 3, 5])
def test_everybody_draws_an_advanced_capital(players: int) -> None:
    drawn = set()
    for seed in range(6):
        mine = [seat["side"]["advanced"] for seat in seen(at(CIVILIZATION, opening(players, seed, **KA)))["seats"]]
        assert len(set(mine)) == players
        assert all(TAPESTRY.catalog.capitals[n].expansion == ARTS_ARCHITECTURE for n in mine)
        drawn.add(mine[0])
    assert len(drawn) > 2


@rule("TAP-SETUP-15", "TAP-SETUP-32", "TAP-DEC-03")
@pytest.mark.parametrize("players", [2, 4])
def test_everybody_keeps_the_basic_or_the_advanced_capital(players: int) -> None:
    match = at(KEEP_CAPITAL, opening(players, **KA))
    table = table_of(match)
    kept = []
    for seat in range(players):
        at(KEEP_CAPITAL, match)
        assert match.decision is not None
        me = table.players[seat]
        assert match.decision.seat == seat
        assert match.decision.options == [me.capital, me.side.advanced]  # advice does not bind
        kept.append(match.decision.options[seat % 2])
        match.choose(kept[-1])
    assert [player.capital for player in table_of(match).players] == kept


@rule("TAP-SETUP-17")
@pytest.mark.parametrize("players", [2, 5])
def test_the_start_territory_is_that_of_the_basic_capital_drawn(players: int) -> None:
    match = at(KEEP_CAPITAL, opening(players, **KA))
    assert match.decision is not None
    basic, advanced = match.decision.options
    me = table_of(match).players[0]
    assert (me.start, me.upright) == (table_of(match).map.starts[basic], 1 << me.start)
    match.choose(advanced)
    at(LANDMARK_CARD, match)
    me = table_of(match).players[0]
    assert me.capital == advanced
    assert (me.start, me.upright) == (table_of(match).map.starts[basic], 1 << me.start)


@rule("TAP-SETUP-31")
def test_the_advanced_capital_is_drawn_after_the_basic_one_is_chosen() -> None:
    match = opening(2, **KA)
    order = []
    while match.decision is not None and match.decision.prompt in (CAPITAL, CIVILIZATION, KEEP_CAPITAL):
        view = seen(match)
        assert (view["seats"][0]["side"]["advanced"] is None) == (match.decision.prompt is CAPITAL)
        pieces = sum(len(hex["pieces"]) for hex in view["map"]["hexes"])
        assert pieces == (0 if match.decision.prompt is CAPITAL else 4)
        order.append(match.decision.prompt)
        match.choose(match.decision.options[0])
    assert order == [CAPITAL, CAPITAL, CIVILIZATION, KEEP_CAPITAL, CIVILIZATION, KEEP_CAPITAL]


@rule("TAP-CIVADJ-08")
@pytest.mark.parametrize(
    ("civ", "capital", "adjusted", "free"),
    [
        ("riverfolk", "cloud_city", True, False), ("riverfolk", "swamp", True, True),
        ("spies", "cloud_city", True, True), ("riverfolk", "cloud_city", False, True),
    ],
)  # fmt: skip
def test_riverfolk_may_not_choose_the_cloud_city(civ: str, capital: str, adjusted: bool, free: bool) -> None:
    made = scenario(2, plans_ploys=True, no_civ_adjustments=not adjusted, **KA)
    number = next(n for n, mat in enumerate(TAPESTRY.catalog.capitals) if mat.id == capital)
    for player, civs in zip(made.state.players, ((civ, "leaders"), ("nomads", "traders")), strict=True):
        player.era = 0
        player.offer = tuple(sorted(made.civ(name) for name in civs))
        for mat in player.offer:
            made.state.civs_left.remove(mat)
    made.state.players[0].side.advanced = number
    made.state.step = CIVILIZATIONS
    t = made.start().answer(CIVILIZATION, made.civ(civ))
    assert t.asked is KEEP_CAPITAL
    assert (number in t.options) == free
    assert t.player(0).capital in t.options


# ------------------------------------------------------------------------------------------------ adjustments


@rule("TAP-CIVADJ-16", "TAP-CIVADJ-19")
@pytest.mark.parametrize(
    ("civ", "players", "resources"),
    [("urban_planners", 2, 1), ("urban_planners", 3, 1), ("urban_planners", 4, 2), ("urban_planners", 5, 2),
     ("collectors", 2, 1), ("collectors", 5, 1), ("gamblers", 5, 0)],
)  # fmt: skip
def test_urban_planners_and_collectors_begin_with_resources_of_choice(civ: str, players: int, resources: int) -> None:
    if players < 4:
        t = begun_with(civ, players, **KA)
        gained = 0
        while t.asked is RESOURCE:
            assert t.options == [0, 1, 2, 3]
            t.answer(RESOURCE, FOOD)
            gained += 1
        assert (gained, t.player(0).goods[FOOD]) == (resources, resources)
        assert not sum(begun_with(civ, players, no_civ_adjustments=True, **KA).player(0).goods)
        return
    match = chosen(civ, players)
    gained = 0
    while match.decision is not None and match.decision.prompt is RESOURCE and match.decision.seat == 0:
        match.choose(FOOD)
        gained += 1
    assert gained == resources


def chosen(civ: str, players: int) -> Match:
    """Seat 0 has chosen this civilization in a game of many."""
    number = next(n for n, mat in enumerate(TAPESTRY.catalog.civilizations) if mat.id == civ)
    for seed in range(300):
        match = opening(players, seed, **KA)
        if number in table_of(match).players[0].offer:
            while match.decision is not None and match.decision.prompt in (CIVILIZATION, KEEP_CAPITAL):
                mine = match.decision.prompt is CIVILIZATION and match.decision.seat == 0
                match.choose(number if mine else match.decision.options[0])
            return match
    raise AssertionError(f"{civ} was never offered")


@rule("TAP-LMCARD-02", "TAP-SETUP-30")
@pytest.mark.parametrize("ploys", [False, True])
def test_landmark_cards_of_the_box_are_drafted(ploys: bool) -> None:
    match = at(LANDMARK_CARD, opening(3, plans_ploys=ploys, **KA))
    drawn = table_of(match).side.landmark_draft
    assert len(drawn) == 3 + ploys
    assert ploys or all(TAPESTRY.catalog.landmark_cards[n].expansion == ARTS_ARCHITECTURE for n in drawn)
