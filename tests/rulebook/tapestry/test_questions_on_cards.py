"""Questions and answers of the rulebooks on civilizations and tapestry cards (TAP-FAQ-25..50)."""

from __future__ import annotations

import pytest

from tafelrunde.games.tapestry.pieces.kinds import COIN, EXPLORATION, MILITARY, SCIENCE, TECHNOLOGY
from tafelrunde.games.tapestry.scenario import TapestryScenario
from tafelrunde.games.tapestry.table.player import CARDS, CIVILIZATION
from tafelrunde.games.tapestry.table.prompts import (
    ACTION,
    CONQUER,
    COPY,
    FROM_DECK,
    INVENT,
    LANDMARK_SITE,
    MATCH,
    PLAY,
    PLOT,
    RESEARCH,
    TERRITORY,
    TRACK,
    TRAP,
    UPGRADE,
    USE,
)
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.hexes import Hex
from tests.rulebook import rule
from tests.rulebook.tapestry.conquests import in_the_woods
from tests.rulebook.tapestry.entering import entered, part, quiet, seat_asked
from tests.rulebook.tapestry.holdings import change, holdings
from tests.rulebook.tapestry.income_turns import before_income, playing, take_income

START: Hex = (0, -2)  # where seat 0 begins
NEXT: Hex = (0, -1)  # a free hex beside it, next to the middle island


# ------------------------------------------------------------------------------------------------ civilizations


@rule("TAP-FAQ-25", "TAP-EX-29")
def test_the_owner_gains_the_square_of_a_marked_card_then_the_inventors_who_take_it():
    """The owner upgrades it in an income turn of their own."""
    made = before_income(5, tech={"middle": ["sewage_plumbing"]}, tracks={"technology": 4})
    made.seat(1, civs=["inventors"])
    made.state.invented = 1 << made.start().tech("sewage_plumbing")
    t = take_income(made)
    t.answer(UPGRADE, t.tech("sewage_plumbing"))
    seats = []
    for _ in range(3):
        seats.append((seat_asked(t), t.asked))
        assert t.table.players[0].techs, "first the benefits, then the card"
        t.match.choose(t.options[0])
    assert seats == [(0, PLOT), (1, USE), (1, PLOT)], "each places an armory"
    assert (t.player(0).left[3], t.player(1).left[3]) == (4, 4)
    assert t.player(0).techs == 0
    assert t.player(1).tech == [1 << t.tech("sewage_plumbing"), 0, 0]


def land_mass(made: TapestryScenario) -> int:
    """What the Isolationists score for it."""
    return take_income(made.seat(0, era=4, civs=["isolationists"])).player(0).tally[CIVILIZATION]


@rule("TAP-FAQ-27")
@pytest.mark.parametrize(("territories", "points"), [(1, 5), (2, 10), (3, 16), (4, 23), (5, 31), (6, 40), (7, 40)])
def test_a_land_mass_scores_by_its_territories_up_to_six(territories: int, points: int):
    assert land_mass(in_the_woods(quiet(), territories)) == points


@rule("TAP-FAQ-27")
def test_the_middle_island_joins_nothing():
    """Forest on both sides of the island makes no land mass of two; forest that touches does."""

    def forest_north_of_the_island() -> TapestryScenario:
        return quiet().tile(NEXT, 13).ground(START, "GGGGGG").ground(NEXT, "FFFFFF").outpost(0, NEXT)

    def forest_south_of_it(made: TapestryScenario) -> TapestryScenario:
        return made.tile((0, 1), 15).ground((0, 1), "FFFFFF").outpost(0, (0, 1))

    assert land_mass(forest_north_of_the_island()) == 5
    assert land_mass(forest_north_of_the_island().outpost(0, (0, 0))) == 5, "the island itself does not belong to it"
    assert land_mass(forest_south_of_it(forest_north_of_the_island().outpost(0, (0, 0)))) == 5
    assert land_mass(forest_north_of_the_island().ground(START, "FFFFFF")) == 10


@rule("TAP-FAQ-28", "TAP-FAQ-50")
def test_heralds_copy_only_the_top_card_of_a_stack():
    made = before_income(2, civs=["heralds"], hand=["guilds"])
    made.seat(1, played={2: ["democracy", "trap"], 3: ["coal_baron", "academia"]})
    t = take_income(made.mat(0, "heralds", 4))
    assert t.asked is COPY
    assert t.options == [t.card("trap"), NONE], "covered cards and THIS ERA cards are out"


@rule("TAP-FAQ-50")
def test_espionage_copies_only_what_is_visible():
    made = before_income(2).seat(1, played={2: ["democracy", "trap"], 3: ["academia"], 4: ["guilds"]})
    made.state.face_down = 1 << made.start().card("guilds")
    t = playing("espionage", made)
    assert t.asked is COPY
    assert t.options == sorted([t.card("trap"), t.card("academia")])


# ------------------------------------------------------------------------------------------------ tapestry cards


@rule("TAP-FAQ-33")
def test_a_copied_marriage_of_state_names_another_track():
    made = before_income(2).seat(1, played={4: ["marriage_of_state"]})
    made.state.players[1].marriages = (8 * SCIENCE,)
    t = playing("espionage", made)
    assert t.asked is TRACK
    assert t.options == [EXPLORATION, TECHNOLOGY, MILITARY]
    t = playing("marriage_of_state")
    assert t.options == [EXPLORATION, TECHNOLOGY, SCIENCE, MILITARY]


@rule("TAP-FAQ-34", "TAP-EX-43")
@pytest.mark.parametrize(("other_era", "alone"), [(2, True), (3, False)])
def test_technocracy_over_a_card_of_the_era_looks_who_else_is_in_it(other_era: int, alone: bool):
    made = quiet().seat(0, era=3, played={3: ["empiricism"]}, hand=["technocracy"], tracks={"exploration": 1})
    t, _ = entered("military", 10, made.seat(1, era=other_era))
    part(t, 1)
    t.answer(PLAY, t.card("technocracy"))
    assert t.player(0).active == (), "Empiricism is covered"
    assert (t.asked is INVENT) == alone
    assert t.player(0).tally[CARDS] == (0 if alone else 3)


@rule("TAP-FAQ-36", "TAP-EX-41")
@pytest.mark.parametrize("start", [0, 3])
@pytest.mark.parametrize("blocked", [False, True])
def test_socialism_may_be_played_on_a_blocked_track_but_moves_neither_up_nor_down(start: int, blocked: bool):
    made = before_income(2).seat(0, tracks={"science": start}).seat(1, tracks={"science": 2})
    made.state.players[1].locks[SCIENCE] = int(blocked)
    t = playing("socialism", made)
    assert t.asked is TRACK
    assert SCIENCE in t.options
    t.answer(TRACK, SCIENCE)
    assert t.player(0).far[SCIENCE] == (start if blocked else 2)


@rule("TAP-FAQ-36")
def test_dictatorship_keeps_others_from_every_movement_on_its_track():
    """A research roll of it is lost, and it cannot be gone back on."""
    for locked in (0, 1):
        made = quiet().dice((4, MILITARY)).seat(1, coin=1)
        made.state.players[1].locks[MILITARY] = locked
        t, _ = entered("science", 5, made)
        assert (t.asked is RESEARCH) == (not locked)
        made = quiet()
        made.state.players[1].locks[MILITARY] = locked
        t, _ = entered("science", 10, made, tracks={"technology": 1, "military": 1})
        assert (t.asked is TRACK) == (not locked)
        assert t.player(0).far[TECHNOLOGY] == (0 if locked else 1)


@rule("TAP-FAQ-37")
def test_colonialism_refers_to_territory_tiles():
    """Neither the start territory nor the middle island qualify."""
    made = before_income(2).outpost(0, (0, 0)).tile(NEXT, 8).outpost(0, NEXT).tile((1, -3), 14).outpost(0, (1, -3))
    t = playing("colonialism", made)
    assert t.asked is TERRITORY
    assert t.options == sorted([t.hex(NEXT), t.hex((1, -3))])
    before = holdings(t.player(0))
    t.answer(TERRITORY, t.hex(NEXT))
    income = {"coin": 1, "worker": 1, "food": 1, "culture": 1, "tiles": 1, "cards": 1}
    assert change(t, before) == {**income, "coin": 2, "worker": 2}, "desert and mountain"
    t = playing("colonialism", before_income(2).outpost(0, (0, 0)))
    assert t.asked is ACTION


def toppled_twice(achieved: bool) -> TapestryScenario:
    """Seat 1 has toppled an outpost of seat 0 here, and another one elsewhere if it has the achievement."""
    made = quiet().tile(NEXT, 5).outpost(0, NEXT, toppled=True).outpost(1, NEXT)
    made.state.players[1].felled |= 1 << made.hex(NEXT)
    if achieved:
        made.claimed(1, "topple-two")
    return made


@rule("TAP-FAQ-38", "TAP-EX-38", "TAP-ACHIEVE-03", "TAP-ACHIEVE-08")
@pytest.mark.parametrize(("revolution", "points"), [(False, 10), (True, 0)])
def test_an_outpost_that_stands_up_again_counts_no_more_for_the_achievement(revolution: bool, points: int):
    made = toppled_twice(achieved=False).seat(0, era=1, hand=["revolution"]).seat(1, era=4, culture=1, coin=0)
    made.tile((1, -1), 7).outpost(0, (1, -1)).tile((1, 0), 16).outpost(1, (1, 0))
    t = take_income(made)
    t.answer(PLAY, t.card("revolution"))
    part(t, 1 if revolution else 0)
    t.match.choose(t.hex(NEXT) if revolution else COIN)
    assert seat_asked(t) == 1
    t.answer(ACTION, MILITARY).answer(CONQUER, t.hex((1, -1)))
    while t.asked is TRAP:
        t.answer(TRAP, NONE)
    assert t.player(1).tally[9] == points


@rule("TAP-FAQ-38")
def test_revolution_takes_no_achievement_back():
    made = toppled_twice(achieved=True).seat(0, era=1, hand=["revolution"]).seat(1, era=4, vp=10)
    t = take_income(made)
    t.answer(PLAY, t.card("revolution"))
    part(t, 1)
    t.answer(TERRITORY, t.hex(NEXT))
    assert t.match.view()["achievements"][1]["seats"] == [1]
    assert t.player(1).vp == 10


@rule("TAP-FAQ-46", "TAP-DEC-48")
def test_the_neighbours_need_not_invent_with_steam_tycoon():
    t = playing("steam_tycoon", before_income(2, players=4).display("bakery", "barn", "calendar"))
    assert t.options == sorted(t.tech(card) for card in ("bakery", "barn", "calendar")), "face-up cards only"
    t.answer(INVENT, t.tech("bakery"))
    for neighbour, answer in ((3, NONE), (1, FROM_DECK)):
        assert (t.asked, seat_asked(t)) == (INVENT, neighbour)
        assert t.options == [FROM_DECK, NONE]
        t.answer(INVENT, answer)
    assert [t.player(seat).techs.bit_count() for seat in range(4)] == [1, 1, 0, 0]


@rule("TAP-FAQ-47")
def test_capitalism_scores_the_coins_of_step_5_only():
    """Light Bulb gives a coin in step 3, the income two."""
    made = before_income(2, built={"market": [0]}, tech={"bottom": ["light_bulb"]})
    t = playing("capitalism", made)
    t.answer(UPGRADE, t.tech("light_bulb"))
    assert t.player(0).goods[COIN] == 3
    assert t.player(0).tally[CARDS] == 2 * 2


@rule("TAP-FAQ-48")
def test_socialism_ignores_tokens_beside_ones_own():
    made = before_income(2, players=3).seat(0, tracks={"science": 4}).seat(1, tracks={"science": 4})
    made.seat(2, tracks={"science": 9}).landmark(1, "academy")
    t = playing("socialism", made)
    t.answer(TRACK, SCIENCE)
    assert t.player(0).far[SCIENCE] == 9


@rule("TAP-FAQ-48")
def test_socialism_ignores_tokens_beside_ones_own_for_those_ahead_and_behind():
    made = before_income(2, players=4).seat(0, tracks={"science": 4}).seat(1, tracks={"science": 3})
    t = playing("socialism", made.seat(2, tracks={"science": 4}).seat(3, tracks={"science": 6}))
    t.answer(TRACK, SCIENCE)
    assert t.asked is MATCH
    assert t.options == [13 * SCIENCE + 3, 13 * SCIENCE + 6]


@rule("TAP-FAQ-49")
def test_age_of_discovery_moves_its_player_first_and_then_the_others_clockwise():
    made = before_income(2, players=3).dice((4, SCIENCE)).tile(NEXT, 5)
    for seat in range(3):
        made.seat(seat, tracks={"science": 3})
    made.landmark(0, "train_station", in_city=False)
    t = playing("age_of_discovery", made)
    assert (t.asked, seat_asked(t)) == (LANDMARK_SITE, 0)
    t.answer(LANDMARK_SITE, t.options[0])
    while seat_asked(t) == 0:
        t.match.choose(t.options[0])
    moved = [event.seat for event in t.match.events() if event.name == "advanced"]
    assert moved == [0, 1, 2]
    assert [t.player(seat).landmarks.bit_count() for seat in range(3)] == [2, 0, 0]
