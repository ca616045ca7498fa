"""Tribes in general (REV-TRIBE-01..10)."""

from __future__ import annotations

import pytest

from tafelrunde.games.revive.game import REVIVE
from tafelrunde.games.revive.pieces.kinds import SIDES, TRIBES
from tafelrunde.games.revive.rules.distance import distance_to, reach
from tafelrunde.games.revive.scenario import ReviveScenario, ReviveTable, scenario
from tafelrunde.games.revive.table.prompts import (
    ABILITY_FIELD,
    ACTION_PROMPT,
    BUILD,
    EXPLORE,
    LOCATION,
    POPULATE,
    REWARD,
    SITE,
    TILE,
    TRIBE_BOARD,
)
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.match import Match
from tests.rulebook import rule
from tests.rulebook.revive.places import dry, finish, sleep

BASE = ["nadair", "hofstadterians", "x49", "kuniban"]


def board(tribe: str, side: str) -> tuple[str, list[str]]:
    """The ability of a side as it is named in the code, and the ids of its seven technologies."""
    number = 2 * TRIBES.index(tribe) + SIDES.index(side)
    part = next(part for part in REVIVE.components if part.kind == "board" and part.numbers == (number,))
    assert part.id == f"{tribe}-{side}"
    return repr(part.effect), [REVIVE.catalog.technologies[tech].id for tech in REVIVE.catalog.boards[number]]


def own(tribe: str, side: str) -> tuple[str, str, str]:
    """The three technologies of its own, at t1, t2L and t2R."""
    places = board(tribe, side)[1]
    return places[0], places[1], places[3]


def moon(tribe: str, players: int = 2) -> ReviveScenario:
    return scenario(players, moon=True, formica=True, vukuntur=True).tribe(0, tribe, "moon")


def ability(made: ReviveScenario) -> ReviveTable:
    return made.seat(0, active=["5", "1"]).start().play("5", "bottom1").next("ability")


@rule("REV-TRIBE-01", "REV-TRIBE-02")
@pytest.mark.parametrize(
    ("options", "tribes"),
    [
        ({}, BASE),
        ({"formica": True}, [*BASE, "formica"]),
        ({"vukuntur": True}, [*BASE, "vukuntur"]),
        ({"formica": True, "vukuntur": True}, [*BASE, "formica", "vukuntur"]),
    ],
)
def test_four_tribes_are_in_the_box_and_two_come_with_the_campaign(options: dict[str, bool], tribes: list[str]):
    match = Match(REVIVE, 2, 1, {"choose_tribes": True, **options})
    assert match.decision is not None
    assert match.decision.prompt is TRIBE_BOARD
    assert [TRIBES[tribe] for tribe in match.decision.options] == tribes


@rule("REV-TRIBE-03")
@pytest.mark.parametrize("tribe", TRIBES)
def test_the_sun_side_needs_no_tile_and_no_falcon_and_the_moon_side_does(tribe: str):
    def pieces(side: str) -> tuple[int, bool]:
        """Tiles on the board and whether the falcon has moved after the ability was used."""
        made = scenario(formica=True, vukuntur=True, moon=True).tribe(0, tribe, side).building(0, 118)
        made.terrain(117, "lake").seat(0, gear=3, book=3, food=6, crystal=1)
        start = made.state.players[0].falcon
        t = ability(made)
        while t.asked is not ACTION_PROMPT:
            t.match.choose(t.options[0])
        assert t.player(0).tribe_markers == 1, "the ability was carried out"
        return t.player(0).tiles.bit_count(), t.player(0).falcon != start

    assert pieces("sun") == (0, False)
    assert pieces("moon") == ((0, True) if tribe == "vukuntur" else (1, False))


@rule("REV-TRIBE-04")
@pytest.mark.parametrize("tribe", TRIBES)
def test_each_side_has_three_technologies_of_its_own_at_the_lower_places(tribe: str):
    for side in SIDES:
        places = board(tribe, side)[1]
        common = ["fifth-slot", "artifact-energy", "artifact-crate", "artifact-points"]
        assert [places[2], *places[4:]] == common
        others = {name for other in TRIBES if other != tribe for name in own(other, side)}
        assert not set(own(tribe, side)) & others, "no other tribe has one of them"
        assert len(set(own(tribe, side))) == 3


@rule("REV-TRIBE-04")
def test_technologies_that_need_tiles_or_the_falcon_are_on_the_moon_side_only():
    needing = {"temple-range", "workshop-discount", "falcon-resources", "falcon-discount"}
    on = {side: {name for tribe in TRIBES for name in own(tribe, side)} for side in SIDES}
    assert needing <= on["moon"]
    assert not needing & on["sun"]


@rule("REV-TRIBE-04")
def test_a_technology_is_unlocked_at_its_place():
    """Kuniban: the figure at t1 makes exploring cheaper, that at t2L gives a resource with each card of the display."""
    made = scenario().tribe(0, "kuniban").building(0, 114).hidden(7, "T03")
    t = made.seat(0, book=2, food=6, active=["1"]).start()
    finish(t.answer(ACTION_PROMPT, POPULATE).answer(LOCATION, 112))
    assert t.match.view(0)["seats"][0]["technologies"] == [0]
    food = t.resources(0)["food"]
    finish(t.answer(ACTION_PROMPT, EXPLORE).answer(TILE, 7))
    assert t.table.explored >> 7 & 1
    assert t.resources(0)["food"] == food - distance_to(reach(made.state, made.state.players[0]), 0b1111 << 28) - 2 + 1


@rule("REV-TRIBE-05")
def test_a_tile_stays_when_another_player_builds_on_it():
    """A desert tile of the Kuniban; a target tile is returned by its own rule."""
    made = dry(moon("kuniban"), 1).terrain(111, "desert").tribe_tile(0, 111)
    t = made.seat(1, gear=3, food=6, active=["1"]).turn(1).start()
    finish(t.answer(ACTION_PROMPT, BUILD).answer(SITE, 111))
    assert t.player(1).small == 1 << 111
    assert t.player(0).tiles == 1 << 111
    made = dry(moon("x49"), 1).tribe_tile(0, 102)
    t = made.seat(1, gear=3, food=6, active=["1"]).turn(1).start()
    finish(t.answer(ACTION_PROMPT, BUILD).answer(SITE, 102))
    assert t.player(0).tiles == 0


@rule("REV-TRIBE-05")
def test_a_tile_stays_when_its_owner_hibernates():
    t = moon("nadair").terrain(102, "forest").tribe_tile(0, 102).seat(0, active=["1"]).start()
    sleep(t).answer(REWARD, NONE)
    assert t.player(0).hibernation == 1
    assert t.player(0).tiles == 1 << 102
    assert 102 in [field for field in range(120) if t.table.of[1] >> field & 1]


@rule("REV-TRIBE-06")
def test_a_changed_field_counts_as_the_new_kind_and_earlier_rewards_are_kept():
    """Seat 1 got a grey step for the mountain 111; the desert tile there takes nothing back, and a building beside it
    later moves no grey marker."""

    def grey(covered: bool) -> tuple[int, int]:
        made = dry(dry(moon("kuniban")), 1).building(1, 110).seat(1, tracks=(2, 1, 1), gear=3, food=6, active=["1"])
        made.terrain(116, "desert")
        t = made.seat(0, food=6, active=["5", "1"]).start()
        if covered:
            finish(t.play("5", "bottom1").next("ability").answer(ABILITY_FIELD, 111))
            t.answer(ACTION_PROMPT, NONE)
        else:
            t.play("1", "top1").answer(ACTION_PROMPT, NONE)
        before = t.track(1, "grey")
        finish(t.answer(ACTION_PROMPT, BUILD).answer(SITE, 116))
        assert t.player(1).small >> 116 & 1
        return before, t.track(1, "grey")

    assert grey(covered=False) == (2, 3)
    assert grey(covered=True) == (2, 2)


@rule("REV-TRIBE-07")
def test_a_tile_is_laid_on_an_explored_field_only():
    for tribe in ("nadair", "hofstadterians", "x49", "kuniban", "formica"):
        t = ability(moon(tribe).seat(0, crystal=1, food=6))
        assert t.asked is ABILITY_FIELD
        fields = [field for field in t.options if field != NONE]
        assert fields
        assert all(t.table.open_fields >> field & 1 for field in fields)


@rule("REV-TRIBE-07")
@pytest.mark.parametrize("taken", ["building", "figure", "tile", "falcon", "nothing"])
def test_empty_means_no_building_figure_tile_or_falcon(taken: str):
    """Kuniban look for an empty terrain field."""
    made = moon("kuniban").tribe(1, "vukuntur" if taken == "falcon" else "nadair", "moon")
    if taken == "building":
        made.building(1, 111)
    elif taken == "figure":
        made.figure(1, 111, "t1")
    elif taken == "tile":
        made.tribe_tile(1, 111)
    elif taken == "falcon":
        made.state.players[1].falcon = 111
    t = ability(made.seat(0, food=6))
    assert (111 in t.options) == (taken == "nothing")
    assert 103 in t.options


@rule("REV-TRIBE-07")
def test_crystal_and_distance_are_paid_before_what_follows():
    """Nàdair pay a crystal and 2 food for the desert 105; the books come after, so they cannot pay for it."""
    t = moon("nadair").seat(0, crystal=1, food=1, active=["5", "1"]).start().play("5", "bottom1").next("ability")
    assert 105 not in t.options, "the crystal is needed for the tile itself"
    t = moon("nadair").seat(0, crystal=2, food=1, active=["5", "1"]).start().play("5", "bottom1").next("ability")
    t.answer(ABILITY_FIELD, 105)
    assert t.resources(0)["crystal"] == t.resources(0)["food"] == 0
    assert t.resources(0)["book"] > 0


@rule("REV-TRIBE-08")
def test_a_technology_that_adds_to_an_event_works_each_time_and_for_its_owner_only():
    """Nàdair: a book and a point more with each ability, from the moment the technology is unlocked."""
    made = scenario().tribe(1, "formica").building(0, 114).seat(1, active=["CN12"])
    t = made.seat(0, active=["CG03", "5"]).start()

    def used(card: str, slot: str) -> tuple[int, int]:
        """Resources and points that the ability brings to the player on turn."""
        me = t.player(t.seat_asked)
        before = sum(me.res), me.vp
        t.play(card, slot).next("ability")
        return sum(me.res) - before[0], me.vp - before[1]

    assert used("CG03", "bottom1") == (2, 0)
    finish(t.answer(ACTION_PROMPT, POPULATE))
    assert t.match.view(0)["seats"][0]["technologies"] == [0]
    assert t.seat_asked == 1
    assert used("CN12", "bottom1") == (2, 0), "not for the other player"
    finish(t)
    t.answer(ACTION_PROMPT, NONE)
    assert used("5", "bottom2") == (3, 1)
    t.answer(ACTION_PROMPT, NONE)
    for _ in range(5):  # until the cards are active again
        sleep(t).answer(REWARD, NONE)
    assert used("CG03", "bottom1") == (3, 1), "each time"


SUN_SIDES = {
    "nadair": ("gain(what='book', amount=2)", ("ability-plus", "free-forest-lake", "nadair-sap")),
    "hofstadterians": ("per(", ("hofstadter-loop", "two-for-crystal", "no-books-to-others")),
    "x49": ("advance-any(", ("machine-lay-down", "machine-unlimited", "crystal-to-rest")),
    "kuniban": ("may(", ("cheap-explore", "card-resource", "move-figure")),
    "formica": ("gain(what='gear', amount=2)", ("mountain-discount", "machine-crystal", "crystal-double")),
    "vukuntur": ("board-action(", ("range-one", "crates-and-crystals", "switch-copy")),
}
MOON_SIDES = {
    "nadair": ("lay-forest", ("ability-plus", "free-forest-lake", "nadair-sap")),
    "hofstadterians": ("lay-temple", ("temple-range", "two-for-crystal", "no-books-to-others")),
    "x49": ("lay-target", ("machine-lay-down", "machine-unlimited", "crystal-to-rest")),
    "kuniban": ("lay-desert", ("cheap-explore", "card-resource", "move-figure")),
    "formica": ("lay-workshop", ("workshop-discount", "machine-crystal", "crystal-double")),
    "vukuntur": ("move-falcon", ("falcon-resources", "falcon-discount", "switch-copy")),
}


@rule("REV-TRIBE-09")
@pytest.mark.parametrize("tribe", TRIBES)
def test_the_sun_sides(tribe: str):
    expected, technologies = SUN_SIDES[tribe]
    assert board(tribe, "sun")[0].startswith(expected)
    assert own(tribe, "sun") == technologies


@rule("REV-TRIBE-10")
@pytest.mark.parametrize("tribe", TRIBES)
def test_the_moon_sides(tribe: str):
    expected, technologies = MOON_SIDES[tribe]
    assert board(tribe, "moon")[0].startswith(expected)
    assert own(tribe, "moon") == technologies
