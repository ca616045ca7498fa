"""Advancing on a track (TAP-ADV-06, TAP-ADV-27..33): going back, what cannot be done, once in a turn."""

from __future__ import annotations

from tafelrunde.games.tapestry.pieces.kinds import EXPLORATION, FOOD, MILITARY, SCIENCE, WORKER
from tafelrunde.games.tapestry.scenario import TapestryScenario
from tafelrunde.games.tapestry.table.prompts import (
    BONUS,
    CIRCLE,
    INVENT,
    PAY_CARD,
    PAY_TECH,
    PAY_TILE,
    REPEAT,
    RESEARCH,
    SPACE_TILE,
    TOKEN,
    TRACK,
)
from tafelrunde.kernel.decision import NONE
from tests.rulebook import rule
from tests.rulebook.tapestry.entering import build, entered, part, quiet, seat_asked
from tests.rulebook.tapestry.holdings import change

FACES = 4  # of the science die
SCIENCE_TILE, MILITARY_TILE = 1, 12  # space tiles: advance there with benefit, then 1 point per space


# ------------------------------------------------------------------------------------------------ regressing


@rule("TAP-ADV-27")
def test_a_regress_moves_back_one_space_with_or_without_what_it_gives():
    t, before = entered("science", 10, tracks={"military": 3})
    assert change(t, before) == {"military": -1, "cards": 1}
    tech = {"middle": ["time_travel"]}
    t, before = entered("technology", 11, tracks={"military": 3}, tech=tech)
    # The square of Time Travel, once for the upgrade and once repeated: no card of Bladed Weapons on the way.
    assert change(t, before) == {"military": -2}


@rule("TAP-ADV-31")
def test_a_token_on_a_start_space_cannot_regress():
    t, before = entered("science", 10)
    assert change(t, before) == {}
    assert seat_asked(t) == 1
    t, before = entered("science", 10, tracks={"technology": 2})
    t.answer(INVENT, t.table.display[0])
    assert change(t, before) == {"technology": -1, "tech": 1}


@rule("TAP-ADV-31")
def test_of_several_tokens_one_that_can_move_is_picked_to_regress():
    made = quiet().seat(0, tracks={"military": 3}).restarted(0, "military", 2)
    t, _ = entered("science", 10, made)
    assert t.asked is TOKEN
    assert [code - 13 * MILITARY for code in t.options] == [2, 3]
    made = quiet().seat(0, tracks={"military": 3}).restarted(0, "military", 0)
    t, _ = entered("science", 10, made)
    assert t.player(0).tracks[MILITARY] == (0, 2)


@rule("TAP-ADV-31")
def test_a_regress_into_a_landmark_space_gains_no_landmark():
    t, before = entered("science", 10, tracks={"military": 5})
    assert t.table.landmarks >> t.landmark_number("barracks") & 1
    assert change(t, before) == {"military": -1, "worker": 1}


# ------------------------------------------------------------------------------------------------ what cannot be done


@rule("TAP-ADV-28")
def test_what_cannot_be_done_is_lost_and_the_rest_is_gained():
    t, before = entered("exploration", 2, coin=1)  # Rafts, and no tile
    assert change(t, before) == {}
    t.answer(BONUS, 0)
    assert change(t, before) == {"coin": -1, "cards": 1}
    t, before = entered("military", 5, spent_outposts())
    build(t)  # Cavalry, and no outpost: only the armory
    assert change(t, before) == {"armory": 1}


def spent_outposts() -> TapestryScenario:
    """All outposts of seat 0 lie about on territories far from its own."""
    made = quiet()
    hexes = [(-2, 1), (-2, 2), (-1, 2), (1, 1), (2, -1), (2, 0), (3, 0), (-3, 3)]
    free = [at for at in hexes if made.state.items[made.hex(at)] == 0]
    number = iter(range(1, 9))
    for at in free:
        made.outpost(0, at, toppled=True)
    for at in [(-1, 0), (-1, 1), (0, 1), (1, 0)]:
        if made.state.players[0].outposts:
            made.tile(at, next(number)).outpost(0, at, toppled=True)
    assert made.state.players[0].outposts == 0
    return made


@rule("TAP-ADV-32")
def test_a_cost_is_paid_in_full_or_not_at_all():
    for tiles, asked in (([1], False), ([1, 2], True)):
        t, before = entered("exploration", 8, tiles=tiles)
        build(t)
        assert (t.asked is PAY_TILE) == asked
        assert "tiles" not in change(t, before)
    t, before = entered("science", 5, hand=["trap"])
    while t.asked is not None and seat_asked(t) == 0:
        assert t.asked is not PAY_CARD
        t.match.choose(NONE if NONE in t.options else t.options[0])


@rule("TAP-ADV-32")
def test_what_was_paid_goes_to_its_discards_and_tech_cards_come_from_any_row():
    t, _ = entered("exploration", 8, tiles=[1, 2])
    build(t).answer(PAY_TILE, 0)
    assert t.table.tiles_gone == 0b11
    tech = {"bottom": ["radio"], "middle": ["lithium_ion_battery"], "top": ["calendar"]}
    t, _ = entered("technology", 11, tech=tech)
    while t.asked is not PAY_TECH:
        t.match.choose(t.options[0])
    cards = [t.tech(card) for card in ("radio", "lithium_ion_battery", "calendar")]
    while t.asked is PAY_TECH:
        t.match.choose(max(t.options))
    assert t.table.tech_discard == sum(1 << card for card in cards)
    t, _ = entered("science", 5, quiet().dice((FACES, MILITARY)), hand=["trap", "guilds"])
    cards = [t.card("trap"), t.card("guilds")]
    t.answer(RESEARCH, NONE).answer(PAY_CARD, cards[0]).answer(PAY_CARD, cards[1])
    assert t.table.discard == sum(1 << card for card in cards)


@rule("TAP-ADV-33")
def test_a_mandatory_advance_must_go_where_it_is_possible():
    ends = {"exploration": 12, "military": 12}
    t, before = entered("science", 9, tracks={**ends, "technology": 0})
    t.answer(INVENT, t.table.display[0])  # technology was the only one
    assert change(t, before) == {"technology": 1, "tech": 1}
    t, before = entered("science", 9, tracks={**ends, "technology": 12})
    assert change(t, before) == {}
    assert seat_asked(t) == 1


@rule("TAP-ADV-33")
def test_a_mandatory_advance_on_a_blocked_track_is_lost():
    for blocked in (False, True):
        made = quiet()
        made.state.players[1].locks[EXPLORATION] = int(blocked)
        t, before = entered("technology", 5, made, tech={"bottom": ["zeppelins"]}, food=1)
        build(part(t, 0)).answer(BONUS, FOOD)
        assert change(t, before).get("exploration", 0) == (0 if blocked else 1)


# ------------------------------------------------------------------------------------------------ once in a turn


def two_scouts(**options: object) -> TapestryScenario:
    return quiet(**options).restarted(0, "exploration")


@rule("TAP-ADV-06", "TAP-ADV-29")
def test_a_space_gives_nothing_the_second_time_in_a_turn_but_the_move_is_made():
    t, before = entered("science", 11, two_scouts())
    t.answer(TRACK, EXPLORATION)
    assert change(t, before) == {"exploration": 1, "tiles": 2}
    t.answer(TRACK, EXPLORATION)
    if t.asked is TOKEN:
        t.answer(TOKEN, 0)
    assert t.player(0).tracks[EXPLORATION] == (1, 1)
    assert change(t, before) == {"exploration": 1, "tiles": 2}


@rule("TAP-ADV-29")
def test_a_move_onto_an_activated_space_still_gains_the_landmark():
    made = quiet().seat(0, tracks={"military": 5, "science": 9}).restarted(0, "military", 3)
    made.landmark(1, "laboratory").claimed(0, "end-of-track")
    t, before = entered("exploration", 12, made, space=[SCIENCE_TILE, MILITARY_TILE], coin=1)
    part(t.answer(SPACE_TILE, SCIENCE_TILE - 1), 0).answer(TOKEN, 13 * MILITARY + 5)
    assert change(t, before)["worker"] == 1  # Neuroscience went back to Standing Army
    part(t.answer(BONUS, 0), 0).answer(TOKEN, 13 * MILITARY + 3)
    build(t)
    assert t.player(0).landmarks == 1 << t.landmark_number("barracks")
    assert t.player(0).tracks[MILITARY] == (4, 4)
    assert t.player(0).goods[WORKER] == before["worker"] + 1  # not gained again


@rule("TAP-ADV-29")
def test_a_move_without_benefit_does_not_use_a_space_up():
    tech = {"bottom": ["zeppelins"], "middle": ["assembly_line"], "top": ["lithium_ion_battery"]}
    t, before = entered("technology", 9, tech=tech, tracks={"military": 2})
    part(t, 0)  # Zeppelins: onto Scouting without its tiles
    assert change(t, before) == {"exploration": 1}
    t.answer(CIRCLE, t.tech("assembly_line"))  # the square of the battery
    assert t.asked is REPEAT
    assert t.options == [EXPLORATION, MILITARY]  # not technology, whose space was activated
    t.answer(REPEAT, EXPLORATION)
    assert change(t, before) == {"exploration": 1, "tiles": 2}


@rule("TAP-ADV-06", "TAP-ADV-29")
def test_a_space_may_be_activated_again_in_the_next_turn():
    made = two_scouts().seat(0, food=2).seat(1, tracks={"exploration": 0})
    t = made.start().advance("exploration")
    assert t.player(0).tiles.bit_count() == 2
    t.advance("exploration").advance("exploration")  # seat 1, then the other token of seat 0
    if t.asked is TOKEN:
        t.answer(TOKEN, 0)
    assert t.player(0).tracks[EXPLORATION] == (1, 1)
    assert t.player(0).tiles.bit_count() == 4


@rule("TAP-ADV-29")
def test_activations_in_the_turns_of_others_are_not_limited():
    made = quiet().seat(1, tracks={"science": 7, "exploration": 1})
    made.state.players[1].marriages = (8 * SCIENCE + 0,)
    t, _ = entered("science", 7, made, tracks={"exploration": 1})
    assert t.asked is REPEAT  # seat 0 had only Scouting to repeat
    assert seat_asked(t) == 1
    assert t.options == [EXPLORATION, SCIENCE]  # the space whose benefit it gains right now


# ------------------------------------------------------------------------------------------------ current position


@rule("TAP-ADV-30")
def test_the_current_position_is_the_furthest_token_that_stands_on_a_track():
    made = quiet().seat(0, tracks={"exploration": 5}).restarted(0, "exploration", 1)
    t, before = entered("science", 7, made, tracks={"military": 0})
    assert change(t, before) == {"vp": 1}  # Ships for the start territory; technology is no position any more
    assert seat_asked(t) == 1


@rule("TAP-ADV-30")
def test_a_start_space_is_no_position():
    t, before = entered("science", 7)
    assert change(t, before) == {}
    assert seat_asked(t) == 1
