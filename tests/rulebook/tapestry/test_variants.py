"""Optional rules (TAP-VARIANT-01..14). Each is off unless the table switches it on."""

from __future__ import annotations

import pytest

from tafelrunde.games.tapestry.game import TAPESTRY
from tafelrunde.games.tapestry.pieces.kinds import EXPLORATION, FARM, SCIENCE
from tafelrunde.games.tapestry.scenario import TapestryScenario
from tafelrunde.games.tapestry.table.player import START
from tafelrunde.games.tapestry.table.prompts import (
    KEEP_CARD,
    KEEP_CIVILIZATION,
    PAY_TECH,
    PLAY,
    PLOT,
    REPEAT,
    RESOURCE,
    SQUARE,
    TOKEN,
    TRACK,
    UPGRADE,
)
from tafelrunde.kernel.decision import NONE
from tests.rulebook import rule
from tests.rulebook.tapestry.beginnings import begun_with
from tests.rulebook.tapestry.conquests import rolling
from tests.rulebook.tapestry.entering import build, entered, part, quiet, seat_asked
from tests.rulebook.tapestry.holdings import change
from tests.rulebook.tapestry.openings import opening, seen

OFF_AND_ON = pytest.mark.parametrize("on", [False, True])
STRONG = {"alliance", "broker_of_peace", "marriage_of_state", "renaissance", "theocracy"}


@rule("TAP-VARIANT-01")
@OFF_AND_ON
def test_cards_felt_too_strong_are_removed(on: bool):
    table = quiet(remove_cards=on).state
    cards = {table.catalog.cards[card].id for card in table.deck}
    techs = {table.catalog.techs[card].id for card in (*table.tech_deck, *table.display)}
    assert len(cards & STRONG) == (0 if on else 5)
    assert len(techs & {"lithium_ion_battery", "radio"}) == (0 if on else 2)
    assert len(table.deck) == (45 if on else 50)
    assert len(techs) == (31 if on else 33)
    removed = seen(opening(remove_cards=on))["removed"]
    assert (len(removed["tapestry"]), len(removed["tech"])) == ((5, 2) if on else (0, 0))


@rule("TAP-VARIANT-04")
def test_one_of_two_tapestry_cards_is_kept_in_income_turn_1():
    made = quiet(first_income_draw_2=True).seat(0, era=0).deck("trap", "guilds")
    t = made.start()
    trap, guilds = t.card("trap"), t.card("guilds")
    assert t.asked is KEEP_CARD
    assert sorted(t.options) == sorted([trap, guilds])
    t.answer(KEEP_CARD, guilds)
    assert t.player(0).hand == 1 << guilds
    assert t.table.discard == 1 << trap
    t = quiet().seat(0, era=0).deck("trap", "guilds").start()
    assert t.player(0).hand == 1 << t.card("trap")


@rule("TAP-VARIANT-04")
def test_in_later_income_turns_one_card_is_drawn():
    t = quiet(first_income_draw_2=True).seat(0, hand=["trap"]).seat(1, era=2).start().income()
    t.answer(PLAY, t.card("trap"))
    assert t.player(0).hand.bit_count() == 1
    assert seat_asked(t) == 1


@rule("TAP-VARIANT-05")
@OFF_AND_ON
def test_one_of_two_civilizations_is_kept(on: bool):
    made = rolling(civ_draw_2=on).claimed(0, "end-of-track").next_civ("craftsmen").next_civ("leaders")
    t, before = entered("military", 12, made)
    part(t, 1)
    if on:
        assert t.asked is KEEP_CIVILIZATION
        assert sorted(t.options) == sorted([t.civ("craftsmen"), t.civ("leaders")])
        t.answer(KEEP_CIVILIZATION, t.civ("leaders"))
        assert seen(t.match)["discards"]["civilizations"] == [t.civ("craftsmen")]
    assert t.player(0).civs == (t.civ("leaders"),)
    assert change(t, before)["civilizations"] == 1


@rule("TAP-VARIANT-06")
@OFF_AND_ON
def test_nanotechnology_buys_two_tech_cards_instead_of_three(on: bool):
    made = quiet(nanotech_2=on)
    t, before = entered("technology", 11, made, tech={"top": ["calendar", "canned_food", "concrete"]})
    t.answer(SQUARE, t.tech("calendar"))
    while t.asked is PAY_TECH:
        t.match.choose(t.options[0])
    assert change(t, before) == {"vp": 17, "tech": -2 if on else -3}


@rule("TAP-VARIANT-07")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_everybody_starts_at_the_own_side_of_the_board(players: int):
    """The start does not depend on the capital, no two start together, and everybody has somebody near."""
    starts = set()
    for seed in range(5):
        match = opening(players, seed, seat_start=True)
        while match.decision is not None and match.decision.prompt.name == "CAPITAL":
            match.choose(match.decision.options[seed % 2])
        starts.add(tuple(player.start for player in match.state.players))
    assert len(starts) == 1
    table = match.state
    hexes = [table.map.grid.places[hex] for hex in starts.pop()]
    assert len(set(hexes)) == players
    nearest = [table.map.grid.places[hex] for hex in table.map.starts]
    if players != 4:
        assert hexes == nearest[:players], "side by side, in the order in which they sit"
    else:
        island = {(0, -3): 0, (3, -3): 1, (3, 0): 2, (0, 3): 3, (-3, 3): 4, (-3, 0): 5}
        seats = [island[hex] for hex in hexes]
        assert seats == sorted(seats)  # clockwise, as they sit
        assert all(any((one - other) % 6 in (1, 5) for other in seats) for one in seats)
    usual = {tuple(player.start for player in opening(5, seed).state.players) for seed in range(5)}
    assert len(usual) > 1


def tied(**options: object) -> TapestryScenario:
    """Seat 0 has a tall landmark, seat 1 more resources; points are equal."""
    made = quiet(**options).seat(0, vp=50).seat(1, vp=50, food=3).landmark(0, "lighthouse")
    return made.finished(0, 1)


@rule("TAP-VARIANT-08")
@OFF_AND_ON
def test_resources_break_a_tie_instead_of_landmarks(on: bool):
    made = tied(tiebreak_resources=on)
    assert TAPESTRY.rules.result(made.state).winners == ([1] if on else [0])
    made.seat(0, food=4)  # as many as seat 1
    assert TAPESTRY.rules.result(made.state).winners == ([0, 1] if on else [0])


@rule("TAP-VARIANT-09")
@OFF_AND_ON
def test_a_space_may_be_activated_again_in_a_turn(on: bool):
    made = quiet(no_once_per_turn=on).restarted(0, "exploration")
    t, before = entered("science", 11, made)
    t.answer(TRACK, EXPLORATION).answer(TRACK, EXPLORATION)
    if t.asked is TOKEN:
        t.answer(TOKEN, 0)
    assert t.player(0).tracks[EXPLORATION] == (1, 1)
    assert change(t, before) == {"exploration": 1, "tiles": 4 if on else 2}


@rule("TAP-VARIANT-09")
def test_an_icon_with_its_own_limit_stays_limited():
    made = quiet(no_once_per_turn=True)
    t, before = entered("science", 7, made, tracks={"exploration": 1})
    assert t.options == [EXPLORATION, SCIENCE]
    t.answer(REPEAT, SCIENCE)  # Academic Research itself: its icon was used
    assert change(t, before) == {}
    assert seat_asked(t) == 1


@rule("TAP-VARIANT-10")
@OFF_AND_ON
def test_discarded_territory_tiles_are_shuffled_into_a_new_stack(on: bool):
    made = quiet(reshuffle_tiles=on).no_tiles()
    t, before = entered("exploration", 1, made)
    assert change(t, before) == ({"tiles": 2} if on else {})
    assert len(t.table.tiles_left) == (46 if on else 0)


@rule("TAP-VARIANT-11")
@OFF_AND_ON
def test_no_tapestry_card_after_era_4(on: bool):
    made = quiet(no_late_tapestry=on).seat(
        0, era=4, hand=["trap"], tech={"middle": ["printing_press"]}, tracks={"technology": 4}, played={4: ["guilds"]}
    )  # fmt: skip
    t = made.start().income()
    t.answer(UPGRADE, t.tech("printing_press"))
    assert (t.asked is PLAY) == (not on)
    if on:
        assert t.player(0).stacks[4] == (t.card("guilds"),)
        assert t.player(0).finished


@rule("TAP-VARIANT-12")
@OFF_AND_ON
def test_a_building_may_be_set_aside(on: bool):
    t, before = entered("science", 8, quiet(free_set_aside=on))
    assert t.asked is PLOT
    assert (NONE in t.options) == on
    if on:
        t.answer(PLOT, NONE)
        assert t.player(0).beside == [0, 1, 0, 0]
        assert change(t, before) == {"house": 1}  # and no point, for it is not in the capital
    t = quiet(free_set_aside=on).seat(0, food=2, tracks={"exploration": 3}).no_tiles().start().advance("exploration")
    assert (NONE in t.options) == on  # a landmark too


@rule("TAP-VARIANT-13")
@OFF_AND_ON
def test_civilizations_are_not_adjusted(on: bool):
    t = begun_with("traders", no_civ_adjustments=on)
    assert (t.asked is RESOURCE) == (not on)
    assert t.player(0).tally[START] == (0 if on else 10)


@rule("TAP-VARIANT-14")
@OFF_AND_ON
def test_income_buildings_count_wherever_they_stand(on: bool):
    made = quiet(count_buildings_anywhere=on)
    made.state.players[0].left[FARM] -= 2
    made.state.players[0].beside[FARM] += 2
    t, before = entered("exploration", 8, made)
    build(t)
    assert change(t, before) == {"farm": 1, "vp": 3 if on else 1}


@rule("TAP-VARIANT-08", "TAP-VARIANT-10", "TAP-VARIANT-11", "TAP-VARIANT-12", "TAP-VARIANT-13", "TAP-VARIANT-14")
def test_every_variant_but_late_scores_is_off_by_default():
    defaults = {option.name: option.default for option in TAPESTRY.options if option.rules.startswith("TAP-VARIANT")}
    assert len(defaults) >= 12
    assert [name for name, default in defaults.items() if default] == ["final_scores_last"]
