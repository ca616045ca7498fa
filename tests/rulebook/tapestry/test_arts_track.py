"""The arts track, space by space (TRACK-ARTS). The places of the last six are not known, so they are named."""

from __future__ import annotations

import pytest

from tafelrunde.games.tapestry.pieces.kinds import (
    ARMORY,
    COIN,
    CULTURE,
    EXPLORATION,
    FOOD,
    MILITARY,
    SCIENCE,
    TECHNOLOGY,
    WORKER,
)
from tafelrunde.games.tapestry.table.prompts import (
    BONUS,
    CREATE,
    FROM_MASTERPIECES,
    INSPIRE,
    PERFORM,
    REPLACE_ART,
    RESOURCE,
    TRACK,
)
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.effects import ONE_OF
from tests.rulebook import rule

from .arts import SPACE, arts, asked, enter_arts, side
from .entering import build, leave, part, seat_asked
from .holdings import change


@rule("TAP-TRACK-ARTS-01")
def test_the_first_space_gives_a_tapestry_card() -> None:
    t, before = enter_arts(1)
    assert change(t, before) == {"cards": 1}
    assert seat_asked(t) == 1  # no bonus


@rule("TAP-TRACK-ARTS-02", "TAP-ICON-29")
def test_the_second_space_gives_five_points_and_sells_any_income_building() -> None:
    t, before = enter_arts(2, food=1)
    assert change(t, before) == {"vp": 5}
    assert asked(t) == (0, BONUS, [FOOD, NONE])
    t.answer(BONUS, FOOD)
    assert asked(t) == (0, ONE_OF, [0, 1, 2, 3])
    assert change(build(part(t, 3)), before) == {"vp": 5, "food": -1, "armory": 1}
    t, before = enter_arts(2, food=1)
    assert change(leave(t), before) == {"vp": 5}


@rule("TAP-TRACK-ARTS-03")
def test_the_third_space_creates() -> None:
    t, before = enter_arts(3, arts().art_display(20, 6, 13))
    assert asked(t) == (0, CREATE, [5, 12, 19, FROM_MASTERPIECES])
    assert change(t.answer(CREATE, 12), before) == {"masterpieces": 1}
    assert side(t)["masterpieces"] == [12]
    assert seat_asked(t) == 1


@rule("TAP-TRACK-ARTS-04")
@pytest.mark.parametrize(("tiles", "techs"), [(3, 0), (0, 2), (3, 2), (0, 0)])
def test_the_fourth_space_counts_territory_tiles_and_tech_cards(tiles: int, techs: int) -> None:
    cards = ["barn", "calendar"][:techs]
    t, before = enter_arts(4, tiles=[1, 2, 3][:tiles], tech={"middle": cards[:1], "top": cards[1:]})
    assert change(t, before) == ({"vp": tiles + techs} if tiles + techs else {})


@rule("TAP-TRACK-ARTS-05")
def test_the_fifth_space_inspires_and_sells_a_masterpiece() -> None:
    t, before = enter_arts(5, food=1)
    t.answer(INSPIRE, ARMORY).answer(BONUS, FOOD)
    assert t.asked is CREATE
    t.answer(CREATE, FROM_MASTERPIECES)
    assert change(t, before) == {"inspired": 1, "food": -1, "masterpieces": 1}
    t, before = enter_arts(5, food=1)
    assert change(leave(t.answer(INSPIRE, ARMORY)), before) == {"inspired": 1}


@rule("TAP-TRACK-ARTS-06")
def test_the_sixth_space_performs_or_gives_any_income_building() -> None:
    t, before = enter_arts(6, arts().art(0, 19, 2), tracks={"technology": 3})
    assert asked(t) == (0, ONE_OF, [0, 1])
    part(t, 0).answer(PERFORM, 18).answer(RESOURCE, WORKER)
    assert change(t, before) == {"vp": 4, "worker": 1}
    t, before = enter_arts(6, arts().art(0, 19, 2))
    part(t, 1)
    assert asked(t) == (0, ONE_OF, [0, 1, 2, 3])
    assert change(build(part(t, 0)), before) == {"market": 1}
    t, before = enter_arts(6)
    assert asked(t) == (0, ONE_OF, [0, 1, 2, 3])  # without a masterpiece only the building is left


@rule("TAP-TRACK-ARTS-07", "TAP-ICON-07", "TAP-DEC-41")
@pytest.mark.parametrize("replaces", [True, False])
def test_a_space_replaces_the_display_if_wished_and_creates(replaces: bool) -> None:
    t, before = enter_arts(SPACE["rock_opera"], arts().art_display(1, 2, 3))
    top = t.table.side.masterpiece_deck[-3:]
    assert asked(t) == (0, REPLACE_ART, [1, NONE])
    t.answer(REPLACE_ART, 1 if replaces else NONE)
    assert asked(t) == (0, CREATE, [*sorted(top if replaces else [0, 1, 2]), FROM_MASTERPIECES])
    assert change(t.answer(CREATE, t.options[0]), before) == {"masterpieces": 1}
    assert seat_asked(t) == 1


@rule("TAP-TRACK-ARTS-08")
def test_a_space_inspires_and_sells_any_income_building() -> None:
    t, before = enter_arts(SPACE["cgi_animation"], culture=1)
    t.answer(INSPIRE, ARMORY)
    assert asked(t) == (0, BONUS, [CULTURE, NONE])
    t.answer(BONUS, CULTURE)
    assert asked(t) == (0, ONE_OF, [0, 1, 2, 3])
    assert change(build(part(t, 2)), before) == {"inspired": 1, "culture": -1, "farm": 1}


OTHER_TRACKS = [EXPLORATION, TECHNOLOGY, SCIENCE, MILITARY]


@rule("TAP-TRACK-ARTS-09")
def test_a_space_advances_on_another_track_with_benefit_and_bonus() -> None:
    t, before = enter_arts(SPACE["flash_mob"], tracks={"technology": 1}, culture=1)
    assert asked(t) == (0, TRACK, OTHER_TRACKS)
    t.answer(TRACK, TECHNOLOGY)  # a card, and a market for a resource
    assert asked(t) == (0, BONUS, [CULTURE, NONE])
    build(t.answer(BONUS, CULTURE))
    assert change(t, before) == {"technology": 1, "cards": 1, "culture": -1, "market": 1}
    assert seat_asked(t) == 1  # no bonus of its own


@rule("TAP-TRACK-ARTS-10", "TAP-ICON-29", "TAP-ICON-30")
def test_a_space_gives_an_income_building_and_counts_all_in_the_capital() -> None:
    made = arts().seat(0, built={"market": [0, 1], "house": [2], "armory": [3]})
    me = made.state.players[0]
    me.left[0] -= 1
    me.beside[0] += 1  # one that stands beside the mat
    t, before = enter_arts(SPACE["virtual_reality_holocenter"], made)
    assert asked(t) == (0, ONE_OF, [0, 1, 2, 3])
    assert change(build(part(t, 2)), before) == {"farm": 1, "vp": 5}


@rule("TAP-TRACK-ARTS-11")
def test_a_space_advances_on_another_track_and_sells_a_masterpiece() -> None:
    t, before = enter_arts(SPACE["infinite_spectrum_photography"], tracks={"technology": 1}, culture=2)
    assert asked(t) == (0, TRACK, OTHER_TRACKS)
    leave(t.answer(TRACK, TECHNOLOGY))  # the bonus of the other space
    t.answer(BONUS, CULTURE).answer(CREATE, FROM_MASTERPIECES)
    assert change(t, before) == {"technology": 1, "cards": 1, "culture": -1, "masterpieces": 1}


@rule("TAP-TRACK-ARTS-12")
def test_a_space_uses_masterpieces_of_oneself_and_the_neighbours() -> None:
    t, before = enter_arts(SPACE["streaming_implants"], arts().art(0, 2).art(1, 19), tracks={"technology": 4})
    before["vp"] = t.player(0).vp  # for the end of the track
    for card in (18, 1):
        t.match.choose(card)
        t.answer(RESOURCE, COIN) if t.asked is RESOURCE else None
    assert change(t, before) == {"vp": 4 + 4, "coin": 1}
    assert t.player(1).vp == 0
    assert seat_asked(t) == 1
