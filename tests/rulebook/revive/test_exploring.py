"""Action: explore (REV-EXPL-01..17)."""

from __future__ import annotations

from itertools import product

import pytest

from tafelrunde.games.revive.game import REVIVE
from tafelrunde.games.revive.pieces.kinds import CHEAP_EXPLORE, LAKE, LOCATION
from tafelrunde.games.revive.pieces.map import BESIDE, tile_fields
from tafelrunde.games.revive.rules.explore import explorable_fields
from tafelrunde.games.revive.scenario import ReviveScenario, ReviveTable, scenario
from tafelrunde.games.revive.table.prompts import (
    ACTION_PROMPT,
    ACTIVATE,
    BLIND,
    CARD,
    EXPLORE,
    GIVE,
    NEXT,
    PAY,
    PAY_MACHINE,
    TILE,
    TURN_TILE,
)
from tafelrunde.kernel.hexes import members
from tests.rulebook import rule
from tests.rulebook.revive.positions import alone, change, holdings

NEAR = 7  # this space touches the abyss: no distance is paid
FOUR_FOOD = "T05"
FIELDS = range(4 * NEAR, 4 * NEAR + 4)


def exploring(tile: str = "T03", made: ReviveScenario | None = None, **seat: object) -> ReviveTable:
    """Seat 0 has announced to explore a tile beside the abyss."""
    made = made or alone("location")
    t = made.hidden(NEAR, tile).seat(0, **{"food": 6, **seat}).start()
    t.answer(ACTION_PROMPT, EXPLORE)
    return t.answer(TILE, NEAR) if t.asked is TILE else t


def to_card(t: ReviveTable) -> ReviveTable:
    t.pay()
    assert t.asked is CARD
    return t


@rule("REV-EXPL-01")
def test_face_down_tiles_are_chosen_and_no_others():
    made = alone("location").explored(NEAR, "T22").seat(0, food=6, crystal=3)
    t = made.start().answer(ACTION_PROMPT, EXPLORE)
    assert NEAR not in t.options
    assert all(not t.match.view()["spaces"][space]["explored"] for space in t.options)
    t = alone("location").seat(0, food=6, crystal=3).start().answer(ACTION_PROMPT, EXPLORE)
    assert NEAR in t.options


@rule("REV-EXPL-02")
@pytest.mark.parametrize(("tile", "food"), [("T03", 2), ("T01", 3), (FOUR_FOOD, 4)])
def test_the_cost_on_the_back_is_paid(tile: str, food: int):
    assert to_card(exploring(tile)).resources(0)["food"] == 6 - food


@rule("REV-EXPL-03")
def test_a_tile_behind_unexplored_tiles_cannot_be_chosen():
    def offered(made: ReviveScenario) -> bool:
        made.hidden(0, "T03").seat(0, food=6, crystal=3, slots={"bottom1": ["CY09"]})
        return 0 in made.start().answer(ACTION_PROMPT, EXPLORE).options

    assert not offered(alone("location"))
    assert offered(alone("location").explored(NEAR, "T22").explored(6, "T23"))


@rule("REV-EXPL-04")
@pytest.mark.parametrize(("tile", "points"), [("T03", 1), ("T01", 2), (FOUR_FOOD, 3), ("T11", 4)])
def test_the_points_on_the_back_are_scored_at_once(tile: str, points: int):
    t = exploring(tile, gear=2)
    t.pay()
    while t.asked is GIVE:
        t.answer(GIVE, t.options[0])
    assert t.player(0).vp == points


@rule("REV-EXPL-05", "REV-EXPL-06", "REV-EXPL-07")
def test_a_card_of_the_display_goes_to_the_active_area_and_is_replaced():
    t = to_card(exploring())
    shown = t.match.view()["display"]["cards"]
    assert t.options == [*shown, BLIND]
    top = t.table.deck[-1]
    t.answer(CARD, shown[1])
    assert shown[1] in t.match.view()["seats"][0]["active"]
    assert t.match.view()["display"]["cards"] == sorted([*(c for c in shown if c != shown[1]), top])


@rule("REV-EXPL-05", "REV-EXPL-06", "REV-EXPL-07")
def test_the_top_card_of_the_pile_may_be_taken_unseen():
    t = to_card(exploring())
    shown = t.match.view()["display"]["cards"]
    top = t.table.deck[-1]
    t.answer(CARD, BLIND)
    assert top in t.match.view()["seats"][0]["active"]
    assert t.match.view()["display"]["cards"] == shown


@rule("REV-EXPL-08", "REV-EXPL-09", "REV-EXPL-13")
@pytest.mark.parametrize("turned", [0, 1])
def test_the_tile_is_turned_over_and_laid_either_way(turned: int):
    t = to_card(exploring("T23")).answer(CARD, BLIND)
    assert t.asked is TURN_TILE
    assert t.options == [0, 1]
    assert t.match.view()["spaces"][NEAR]["tile"] == t.number("tile", "T23"), "the front is seen before the choice"
    t.answer(TURN_TILE, turned)
    view = t.match.view()
    assert view["spaces"][NEAR]["explored"]
    printed = ["desert", "mountain", "steppe", "desert"]
    assert [view["fields"][field]["terrain"] for field in FIELDS] == (printed[::-1] if turned else printed)


@rule("REV-EXPL-10")
def test_points_with_their_bonuses_come_before_the_card_and_the_card_before_the_tile():
    t = to_card(exploring(vp=4))
    assert t.player(0).vp == 5
    assert len(t.player(0).crates_closed) == 1
    assert t.resources(0)["food"] == 4
    assert not t.match.view()["spaces"][NEAR]["explored"]
    assert t.match.view()["spaces"][NEAR]["tile"] is None
    t.answer(CARD, BLIND)
    assert not t.match.view()["spaces"][NEAR]["explored"]


@rule("REV-EXPL-11")
def test_everybody_with_a_building_beside_the_new_tile_is_rewarded():
    made = alone("location")
    rim = [f for f in made.fields("location") if any(BESIDE[f] >> field & 1 for field in FIELDS)]
    mine, theirs = rim[0], rim[-1]
    assert mine != theirs
    made.building(0, mine).building(1, theirs)
    t = to_card(exploring("T22", made)).answer(CARD, BLIND).answer(TURN_TILE, 0)
    while t.asked is NEXT:
        t.match.choose(t.options[0])
    for seat, site in ((0, mine), (1, theirs)):
        steps = [sum(BESIDE[site] >> f & 1 for f in FIELDS if t.table.of[colour] >> f & 1) for colour in range(3)]
        assert [track - 1 for track in t.player(seat).tracks] == steps
    assert sum(t.player(0).tracks) + sum(t.player(1).tracks) > 6


@rule("REV-EXPL-12")
def test_the_back_shows_locations_and_lakes():
    view = scenario().hidden(0, "T01").hidden(1, "T13").hidden(2, "T22").start().match.view()["spaces"]
    assert [(view[space]["locations"], view[space]["lakes"]) for space in (0, 1, 2)] == [(1, 0), (0, 1), (0, 0)]
    for tile in REVIVE.catalog.tiles[:25]:
        assert tile.shown_on_back()[3:] == (tile.faces.count(LOCATION), tile.faces.count(LAKE))


@rule("REV-EXPL-14")
def test_exploring_places_no_piece():
    t = to_card(exploring()).answer(CARD, BLIND).answer(TURN_TILE, 0)
    assert t.match.view()["spaces"][NEAR]["explored"]
    assert not any(field["pieces"] for field in t.match.view()["fields"])


@rule("REV-EXPL-15")
def test_units_of_choice_are_paid_in_any_mix():
    t = exploring("T07", gear=1, book=1, food=5)
    t.pay()
    assert t.asked is GIVE
    assert t.options == [0, 1, 2]
    t.answer(GIVE, 1).answer(GIVE, 2)
    assert t.player(0).res == [1, 0, 5 - 2 - 1, 0]


def cheaper_by_two(t: ReviveTable) -> ReviveTable:
    if t.asked is PAY:
        t.answer(PAY, PAY_MACHINE)
    if t.asked is ACTIVATE:
        t.answer(ACTIVATE, 5)
    t.pay()
    return t


@rule("REV-EXPL-16")
def test_a_discount_takes_off_the_back_cost():
    help_at_hand = {"energy": 1, "tracks": (1, 1, 5), "machines": {5: "MY01"}}
    t = cheaper_by_two(exploring(FOUR_FOOD, **help_at_hand))
    assert t.resources(0)["food"] == 6 - 2
    t = cheaper_by_two(exploring("T07", gear=2, food=0, **help_at_hand))
    while t.asked is GIVE:
        t.answer(GIVE, 0)
    assert t.player(0).res == [0, 0, 0, 0], "the food of the cost, so that gears pay for the rest"


@rule("REV-EXPL-16")
def test_a_discount_never_takes_off_distance():
    made = alone("location")
    far = members(made.state.open_fields & (1 << 120) - 1)[-1]
    made.building(0, far).seat(0, energy=1, tracks=(1, 1, 5), machines={5: "MY01"})
    plain = 6 - to_card(exploring("T03", alone("location").building(0, far))).resources(0)["food"]
    assert plain > 2
    assert 6 - cheaper_by_two(exploring("T03", made)).resources(0)["food"] == plain - 2


@rule("REV-EXPL-17")
def test_with_an_empty_pile_only_open_cards_can_be_taken():
    made = alone("location")
    made.state.players[1].rest += made.state.deck
    made.state.deck = []
    t = to_card(exploring(made=made))
    assert t.options == t.match.view()["display"]["cards"]
    t.answer(CARD, t.options[0])
    assert len(t.match.view()["display"]["cards"]) == 4


@rule("REV-EXPL-17")
def test_without_any_card_none_is_gained():
    made = alone("location")
    made.state.players[1].rest += made.state.deck + made.state.cards
    made.state.deck, made.state.cards = [], []
    before = holdings(made.start())
    t = exploring(made=made)
    t.pay()
    assert t.asked is TURN_TILE
    assert "cards" not in change(t, before)


@rule("REV-EXPL-16", "REV-DEC-38")
@pytest.mark.parametrize("cheap", [0, 1])
@pytest.mark.parametrize(("tile", "food", "of_choice"), [("T03", 2, 0), ("T02", 2, 1), ("T07", 2, 2), ("T11", 3, 2)])
def test_a_tile_can_be_explored_if_any_choice_of_units_to_take_off_could_be_paid(
    tile: str, food: int, of_choice: int, cheap: int
):
    """A discount of 2, and perhaps the technology that takes off a food (REV-KUN-14), with all small holdings."""
    ways = [
        (max(0, food - off - cheap), max(0, of_choice - (2 - off))) for off in range(min(2, food) + 1)
    ]  # what is due if so much of the discount goes to the food
    for foods, gears in product(range(4), range(4)):
        made = alone("location").hidden(NEAR, tile).seat(0, food=foods, gear=gears)
        made.seat(0, energy=1, tracks=(1, 1, 5), loaded=[2], machines={5: "MY01"})
        made.state.players[0].skills |= CHEAP_EXPLORE * cheap
        could = any(f <= foods and f + n <= foods + gears for f, n in ways)
        assert bool(explorable_fields(made.state, made.state.players[0]) & tile_fields(NEAR)) == could
