"""Every option of the game in each of its settings."""

from __future__ import annotations

import pytest

from tafelrunde.games.deus.game import DEUS
from tafelrunde.games.deus.scenario import DeusScenario, DeusTable, scenario
from tafelrunde.games.deus.table.prompts import ACTION, ARMY, GAIN, JOKER, MOVE, START
from tafelrunde.games.deus.table.prompts import VILLAGE as VILLAGE_PROMPT
from tafelrunde.kernel.game import UsageError
from tafelrunde.kernel.hexes import distance
from tafelrunde.kernel.match import NOTHING, Match
from tests.rulebook import rule

from .positions import SPARE, apart, closed_but_for_land, lands, line, offer_to_the_end

DEFAULTS = {
    "start_pieces": 0,
    "layout": "standard",
    "joker": False,
    "first_player": "random",
    "open_vp": False,
    "armies_per_region": 1,
    "first_distance": 3,
    "ballista_needs_points": True,
    "attack_after_move": True,
    "emptied_village_is_attacked": False,
    "stall_rounds": 20,
}


def test_the_options_have_the_defaults_of_the_rule_list():
    assert DEUS.read_options({}) == DEFAULTS


def test_other_values_and_names_are_refused():
    for given in ({"armies_per_region": 3}, {"joker": 2}, {"houses": 1}):
        with pytest.raises(UsageError):
            DEUS.read_options(given)


@pytest.mark.parametrize("pieces", [0, 10, 9, 8, 7, 6])
def test_start_pieces(pieces: int):
    match = Match(DEUS, 2, 1, {"start_pieces": pieces})
    while match.decision is not None and match.decision.prompt is START:
        match.choose(match.decision.options[0])
    assert sum(match.view()["seats"][1]["board"]) == (pieces or 10)
    assert (match.codes != []) == (pieces > 0)


@pytest.mark.parametrize("layout", ["standard", "line", "rows", "open", "free"])
def test_layout(layout: str):
    boards = set()
    for name in ("standard", layout):
        view = Match(DEUS, 4, 3, {"layout": name}, keep=NOTHING).view()
        boards.add(frozenset((region["q"], region["r"]) for region in view["regions"]))
    assert len(boards) == (1 if layout == "standard" else 2)


@pytest.mark.parametrize("joker", [False, True])
def test_joker(joker: bool):
    assert (JOKER in scenario(joker=joker).start().options) == joker


@rule("DEUS-SETUP-19")
def test_first_player():
    for choice, firsts in (("random", {0, 1, 2}), ("first_seat", {0})):
        found = {Match(DEUS, 3, seed, {"first_player": choice}, keep=NOTHING).view()["first"] for seed in range(20)}
        assert found == firsts


@rule("DEUS-SETUP-20")
@pytest.mark.parametrize("is_open", [False, True])
def test_open_vp(is_open: bool):
    t = scenario(open_vp=is_open).seat(0, vp=8).start()
    assert t.match.view(0)["seats"][0]["vp"] == 8
    for seat in (1, -1):
        assert t.match.view(seat)["seats"][0]["vp"] == (8 if is_open else None)


@rule("DEUS-SETUP-20")
def test_points_are_open_after_the_final_scoring():
    t = scenario().seat(0, vp=8).ended().start()
    assert t.match.view(1)["seats"][0]["vp"] == 8


@rule("DEUS-RED-09")
@pytest.mark.parametrize("most", [1, 2])
def test_armies_per_region(most: int):
    made = scenario(armies_per_region=most)
    start, middle, _ = line(made, "forest")
    home = apart(made, start, distance=4)
    made.piece(0, "military", start).piece(0, "military", middle).piece(0, "civil", home)
    t = made.seat(0, hand=["red_legion", SPARE]).start().build("red_legion", at=home).answer(ARMY, start)
    assert (middle in t.options) == (most == 2)
    if most == 2:
        t.answer(MOVE, middle)
        assert t.match.view()["regions"][middle]["pieces"] == ["military", "military"]
        t.table.check()


@rule("DEUS-PLACE-02")
@pytest.mark.parametrize("least", [3, 2])
def test_first_distance(least: int):
    made = scenario(first_distance=least).seat(0, hand=["green_small_production", SPARE])
    grid = made.state.map.grid
    taken = next(region for region in lands(made) if grid.edge >> region & 1)
    t = made.piece(1, "civil", taken).start().play("green_small_production")
    edge = [region for region in lands(made) if grid.edge >> region & 1]
    assert t.options == [r for r in edge if distance(grid.places[r], grid.places[taken]) >= least]


@rule("DEUS-CARD-13")
@pytest.mark.parametrize("needed", [True, False])
def test_ballista_needs_points(needed: bool):
    made = scenario(ballista_needs_points=needed, emptied_village_is_attacked=False)
    for village in made.state.map.villages:
        made.village(village, 0)
    home = next(region for region in made.beside(made.state.map.villages[0]) if region in lands(made))
    made.piece(0, "civil", home).seat(0, hand=["red_ballista", SPARE])
    t = made.start().build("red_ballista", at=home)
    assert t.asked is (ACTION if needed else GAIN)


@rule("DEUS-ATTACK-14")
@pytest.mark.parametrize("tested", [True, False])
def test_attack_after_move(tested: bool):
    made = scenario(attack_after_move=tested)
    village = made.state.map.villages[0]
    gap = closed_but_for_land(made, village)
    start = next(r for r in made.beside(gap) if r in lands(made) and not made.state.occupied >> r & 1)
    home = apart(made, gap, start)
    points = made.state.vp_on(village)
    made.piece(0, "military", start).piece(0, "civil", home).seat(0, hand=["red_infantry", SPARE])
    t = made.start().build("red_infantry", at=home)
    t.answer(ARMY, start).answer(MOVE, gap)
    assert t.player(0).vp == 5 + (points if tested else 0)
    assert (village in t.table.villages) == (not tested)


def plundered(attacked: bool) -> tuple[DeusScenario, DeusTable, int]:
    """Seat 0 has taken the last point of a village."""
    made = scenario(emptied_village_is_attacked=attacked)
    village = made.state.map.villages[0]
    home = next(region for region in made.beside(village) if region in lands(made))
    made.village(village, 1).piece(0, "civil", home).seat(0, hand=["red_siege_tower", SPARE])
    t = made.start().build("red_siege_tower", at=home).answer(VILLAGE_PROMPT, village)
    return made, t, village


@rule("DEUS-ATTACK-15")
@pytest.mark.parametrize("attacked", [True, False])
def test_emptied_village_is_attacked(attacked: bool):
    _, t, village = plundered(attacked)
    assert (village in t.table.villages) == (not attacked)
    assert t.match.view()["regions"][village]["attacked"] == attacked


@rule("DEUS-END-09")
@pytest.mark.parametrize(("rounds", "turns"), [(20, 40), (10, 20), (40, 80), (0, 100)])
def test_stall_rounds(rounds: int, turns: int):
    t = scenario(stall_rounds=rounds).start()
    assert len(offer_to_the_end(t, most=100)) == turns
    assert t.match.over == (rounds > 0)
