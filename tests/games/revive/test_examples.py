"""The worked examples of the rulebook, played on the engine."""

from __future__ import annotations

import pytest

from tafelrunde.games.revive.components.map import BESIDE
from tafelrunde.games.revive.game import REVIVE
from tafelrunde.games.revive.prompts import (
    ABILITY_FIELD,
    ACTION_PROMPT,
    BLIND,
    BUILD,
    CARD,
    CRATE,
    EXPLORE,
    HIBERNATE,
    LOCATION,
    MODULE,
    MODULE_SPACE,
    OPEN,
    POPULATE,
    REWARD,
    SITE,
    SIZE,
    TILE,
    TURN_TILE,
)
from tafelrunde.games.revive.rules.counts import VisibleFlasks
from tafelrunde.games.revive.rules.scoring import artifact_points, category_points, presence_points
from tafelrunde.games.revive.scenario import ReviveScenario, scenario
from tafelrunde.games.revive.state import Table
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.match import Match
from tests.rulebook import rule


def table_of(players: int, **options: object) -> Table:
    state = Match(REVIVE, players, 1, {"first_player": "first_seat", **options}).state
    assert isinstance(state, Table)
    return state


@rule("REV-EX-01", "REV-EX-02")
@pytest.mark.parametrize(("players", "longer", "count"), [(1, False, 3), (3, False, 9), (3, True, 12), (4, True, 14)])
def test_large_artifacts_by_players(players: int, longer: bool, count: int) -> None:
    assert table_of(players, longer=longer).artifacts.bit_count() == count  # EX-01, EX-02


@rule("REV-EX-03")
def test_starting_resources() -> None:
    assert [me.res for me in table_of(4).players] == [[0, 0, 0, 1], [1, 0, 0, 1], [1, 1, 0, 1], [1, 1, 1, 1]]  # EX-03


@rule("REV-EX-04")
def test_card_and_module() -> None:
    t = scenario().seat(0, active=["CY09"], modules={1: "SM33"}).start()
    t.play("CY09", "top1")
    assert t.resources(0) == {"gear": 0, "book": 1, "food": 2, "crystal": 0}  # EX-04


@rule("REV-EX-05")
def test_module_on_activation_space() -> None:
    t = scenario().seat(0, active=["CG02"]).display(modules=["SM33"]).start()
    t.play("CG02", "bottom1").next("module").answer(MODULE, t.number("module", "SM33")).answer(MODULE_SPACE, 0)
    assert t.resources(0)["book"] == 1  # EX-05
    assert t.resources(0)["gear"] == 1


@rule("REV-EX-06")
def test_stacked_cards_are_activated_again() -> None:
    made = scenario().seat(0, active=["CY01"], slots={"top1": ["CY09"]}, modules={1: "SM17"})
    t = made.start().play("CY01", "top1")
    assert t.resources(0)["food"] == 6  # EX-06: 3 + 2 + 2, one lost to the cap


@rule("REV-EX-07")
def test_nadair_ability() -> None:
    t = scenario().seat(0, active=["5"]).start()
    t.play("5", "bottom1")
    t.next("ability")
    assert t.resources(0)["book"] == 2  # EX-07
    assert t.player(0).progress == t.player(0).tribe_markers == 1


def ring(made: ReviveScenario) -> int:
    """A start-tile desert with all six fields around it open: those of unexplored tiles are turned up."""
    desert = next(f for f in range(100, 120) if BESIDE[f].bit_count() == 6 and made.state.of[3] >> f & 1)
    for field in [f for f in range(100) if BESIDE[desert] >> f & 1]:
        space = field // 4
        if not made.state.explored >> space & 1:
            made.explored(space, REVIVE.box.tiles[made.state.tiles[space]].id)
    return desert


def around(made: ReviveScenario, desert: int, *terrains: str) -> None:
    """What lies around a desert; the abyss counts as one of the places if it touches."""
    places = [f for f in range(120) if BESIDE[desert] >> f & 1]
    for i, field in enumerate(places):
        made.terrain(field, terrains[i] if i < len(terrains) else "desert")


def test_small_building_next_to_two_forests_and_a_steppe() -> None:
    made = scenario()
    desert = ring(made)
    around(made, desert, "forest", "forest", "steppe")
    t = made.seat(0, gear=3, food=6).start()
    t.answer(ACTION_PROMPT, BUILD).answer(SITE, desert)
    while t.asked is not ACTION_PROMPT:
        t.match.choose(t.options[0])
    assert (t.track(0, "green"), t.track(0, "yellow"), t.track(0, "grey")) == (3, 2, 1)  # EX-13
    assert t.resources(0)["gear"] == 0


def test_large_building_doubles_steps_not_lakes() -> None:
    made = scenario()
    desert = ring(made)
    around(made, desert, "forest", "forest", "mountain")
    t = made.seat(0, gear=5, food=6).start()
    t.answer(ACTION_PROMPT, BUILD).answer(SITE, desert).answer(SIZE, 1)
    while t.asked is not ACTION_PROMPT:
        t.match.choose(t.options[0])
    assert (t.track(0, "green"), t.track(0, "grey")) == (5, 3)  # EX-14


def test_explore() -> None:
    made = scenario()
    t = made.seat(0, food=6, crystal=3).start()
    t.answer(ACTION_PROMPT, EXPLORE)
    space = t.options[0]
    tile = t.table.box.tiles[t.table.tiles[space]]
    t.answer(TILE, space)
    while t.asked is not CARD:
        t.match.choose(t.options[0])
    assert t.player(0).vp == tile.points
    before = len(t.player(0).active)
    t.answer(CARD, BLIND)
    assert len(t.player(0).active) == before + 1
    t.answer(TURN_TILE, 1)
    assert t.table.explored >> space & 1


def test_populate_pays_those_who_are_there() -> None:
    made = scenario()
    place = made.field("location")
    t = made.figure(1, place, "t1").seat(0, book=3, food=6).start()
    t.answer(ACTION_PROMPT, POPULATE).answer(LOCATION, place)
    assert t.resources(0)["book"] == 0  # EX-11
    assert t.resources(1)["book"] == 1
    assert t.player(0).tech == 1


@rule("REV-EX-16")
def test_hibernation_reward() -> None:
    t = scenario().seat(0, hibernation=2, active=["2"], slots={"top1": ["1"]}, switch_used=True).start()
    t.answer(ACTION_PROMPT, HIBERNATE)
    assert t.asked is REWARD
    assert t.options == [1, 2, 3, NONE]  # EX-16
    assert not t.player(0).switch_used
    t.answer(REWARD, 1)
    assert t.resources(0)["crystal"] == 1


@rule("REV-EX-17")
def test_crate_of_book_and_gear() -> None:
    t = scenario().seat(0, closed=["K01"]).start()
    t.answer(ACTION_PROMPT, CRATE).answer(OPEN, t.number("crate", "K01"))
    assert t.resources(0) == {"gear": 1, "book": 1, "food": 0, "crystal": 0}  # EX-17


@rule("REV-EX-18")
def test_artifacts_multiply_categories() -> None:
    made = scenario(players=4).seat(0, artifact_card="A04", energy=3, artifacts={"violet": 1, "white": 2})
    table, me = made.state, made.state.players[0]
    me.lakes = 0b11
    energy, cards, lakes = (category_points(table, me, c) for c in table.box.artifact_cards[3].categories)
    assert artifact_points(table, me) == 2 * energy + cards + 3 * lakes == 2 * 3 + 0 + 3 * 2  # EX-18


@rule("REV-EX-19")
def test_forest_tile() -> None:
    made = scenario(moon=True).tribe(0, "nadair", "moon")
    desert = ring(made)
    around(made, desert, "forest", "forest", "steppe")
    neighbour = next(f for f in range(120) if BESIDE[desert] >> f & 1 and made.state.of[3] >> f & 1)
    t = made.building(1, neighbour).seat(0, crystal=1, food=6, active=["5"]).start()
    t.play("5", "bottom1")
    t.next("ability")
    before = t.track(1, "green")
    t.answer(ABILITY_FIELD, desert).pay()
    group = 1 << desert
    while (grown := group | sum(1 << f for f in range(120) if t.table.of[1] >> f & 1 and BESIDE[f] & group)) != group:
        group = grown
    assert t.resources(0)["book"] == min(6, group.bit_count())  # EX-19
    assert t.track(1, "green") == before + 1


@rule("REV-EX-20")
def test_target_tile() -> None:
    made = scenario(moon=True).tribe(0, "x49", "moon")
    desert = made.field("desert")
    t = made.tribe_tile(0, desert).seat(0, gear=1, food=6).start()
    t.answer(ACTION_PROMPT, BUILD)
    while t.asked is not ACTION_PROMPT:
        t.match.choose(t.options[0])
    assert t.player(0).tiles == 0
    assert t.player(0).small == 1 << desert  # EX-20: for 3 - 2 gears, with which nothing else could be built


def test_target_tile_of_another() -> None:
    made = scenario(moon=True).tribe(1, "x49", "moon")
    desert = made.field("desert")
    t = made.tribe_tile(1, desert).seat(0, gear=3, food=6).start()
    t.answer(ACTION_PROMPT, BUILD).answer(SITE, desert)
    assert t.resources(1)["gear"] == 3


@rule("REV-EX-22")
def test_presence() -> None:
    me = scenario().state.players[0]
    points = []
    for tiles in (2, 3, 6, 8, 10):
        me.figures = sum(1 << 4 * space for space in range(tiles))
        points.append(presence_points(me))
    assert points == [0, 3, 7, 12, 15]  # EX-22


@rule("REV-EX-23")
def test_flask_of_the_other_half_is_not_visible() -> None:
    made = scenario().seat(0, slots={"top1": ["CG03"]})
    assert VisibleFlasks().of(made.state, made.state.players[0]) == 0  # EX-23
    made = scenario().seat(0, slots={"bottom1": ["CG03"]})
    assert VisibleFlasks().of(made.state, made.state.players[0]) == 1


@rule("REV-EX-24")
def test_order_of_card_and_module() -> None:
    t = scenario().seat(0, active=["CG01"], modules={6: "SM07"}).start()
    t.play("CG01", "bottom1")
    assert t.waiting() == ["advance(colour='grey', steps=2)", "points(amount=2)"]  # EX-24
    t.next("points").next("advance")
    assert (t.player(0).vp, t.track(0, "grey")) == (2, 3)


def test_temple_gives_the_lake_again() -> None:
    made = scenario(moon=True).tribe(0, "hofstadterians", "moon")
    lake = made.field("lake")
    made.state.players[0].lakes |= 1 << lake
    t = made.seat(0, crystal=1, food=6, active=["5"]).start()
    t.play("5", "bottom1")
    t.next("ability")
    t.answer(ABILITY_FIELD, lake).pay()
    assert t.player(0).tiles == 1 << lake
    assert t.asked is MODULE or t.player(0).closed  # EX-25 with the lakes of the start tiles


def test_last_artifact_ends_the_game() -> None:
    made = scenario().only_artifacts(0).seat(0, vp=14, active=["CG13"])
    t = made.start()
    t.play("CG13", "top1")
    t.next("points")
    assert t.player(0).end_tile
    assert t.table.last_turns == 2
