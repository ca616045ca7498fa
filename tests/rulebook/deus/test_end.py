"""The end of the game (DEUS-END-01..09)."""

from __future__ import annotations

import pytest

from tafelrunde.games.deus.scenario import DeusScenario, scenario
from tests.rulebook import rule

from .positions import SPARE, closed_but_for_land, offer_to_the_end

HAND = [SPARE, "temple_sea", "blue_galley", "green_small_production", "red_ballista"]


def temples_left(made: DeusScenario, left: int, builder: int) -> DeusScenario:
    """This many temple pieces in the supply; the builder holds a temple card and a region for it."""
    lands = [made.region("forest", n) for n in range(4)] + [made.region("swamp", n) for n in range(4)]
    made.piece(builder, "civil", lands.pop())
    other = made.state.players[builder - 1].seat
    for region in lands[: made.state.temples - left]:
        made.piece(other, "scientific", region).piece(other, "temple", region)
    return made.seat(builder, hand=HAND)


def last_village(made: DeusScenario, seat: int) -> int:
    """All villages but one are attacked; this one is surrounded but for a land region, which is returned."""
    village, *others = made.state.map.villages
    for other in others:
        made.village(other, 0, attacked=True)
    made.seat(seat, hand=HAND)
    return closed_but_for_land(made, village, seat)


@rule("DEUS-END-01", "DEUS-END-05")
def test_the_last_temple_piece_ends_the_game_after_this_round_and_one_more():
    t = temples_left(scenario(), 1, builder=0).start()
    t.build(SPARE)
    assert t.table.temples == 0
    assert offer_to_the_end(t) == [1, 0, 1]
    assert t.match.result.ending == "temples"


@rule("DEUS-END-01")
def test_the_game_goes_on_while_a_temple_piece_is_left():
    t = temples_left(scenario(stall_rounds=0), 2, builder=0).start()
    t.build(SPARE)
    assert t.table.temples == 1
    assert len(offer_to_the_end(t, most=12)) == 12


@rule("DEUS-END-02", "DEUS-END-05")
def test_the_last_attack_on_a_village_ends_the_game_after_this_round_and_one_more():
    made = scenario()
    gap = last_village(made, 0)
    t = made.start()
    t.build("red_ballista", at=gap)
    assert t.table.villages == []
    assert offer_to_the_end(t) == [1, 0, 1]
    assert t.match.result.ending == "villages"


@rule("DEUS-END-02")
def test_the_game_goes_on_while_a_village_is_left():
    made = scenario(stall_rounds=0)
    gap = last_village(made, 0)
    spared = made.state.map.villages[1]
    made.state.attacked &= ~(1 << spared)
    t = made.village(spared, 4).start()
    t.build("red_ballista", at=gap).take_gifts()
    assert t.table.villages == [spared]
    assert len(offer_to_the_end(t, most=12)) == 12


@rule("DEUS-END-03")
def test_one_of_the_two_conditions_is_enough():
    t = temples_left(scenario(), 1, builder=0).start()
    t.build(SPARE)
    assert len(t.table.villages) == 4
    assert len(offer_to_the_end(t)) == 3
    made = scenario()
    gap = last_village(made, 0)
    t = made.start()
    t.build("red_ballista", at=gap)
    assert t.table.temples == 4
    assert len(offer_to_the_end(t)) == 3


@rule("DEUS-END-04", "DEUS-END-05")
@pytest.mark.parametrize(("builder", "turns"), [(0, [1, 2, 0, 1, 2]), (1, [2, 0, 1, 2]), (2, [0, 1, 2])])
def test_everybody_has_the_same_number_of_turns(builder: int, turns: list[int]):
    t = temples_left(scenario(players=3), 1, builder).turn(builder).start()
    t.build(SPARE)
    assert offer_to_the_end(t) == turns


@rule("DEUS-END-04")
def test_the_round_ends_before_the_player_who_began_the_game():
    made = temples_left(scenario(), 1, builder=1)
    made.state.first = 1
    made.state.active = 1
    t = made.start()
    t.build(SPARE)
    assert offer_to_the_end(t) == [0, 1, 0]


@rule("DEUS-END-06")
def test_in_the_last_round_temple_cards_can_be_played_without_a_piece():
    made = temples_left(scenario(), 1, builder=0).seat(1, hand=["temple_rows", *HAND[2:]])
    t = made.start()
    t.build(SPARE)
    t.offer("blue_galley")
    t.offer("blue_galley")
    assert t.table.round == t.table.last_round == 2
    occupied = t.player(1).occupied
    t.build("temple_rows")
    assert t.match.over
    assert [t.name(card) for card in t.player(1).columns[5]] == ["temple_rows"]
    assert t.player(1).occupied == occupied
    assert t.player(1).goods == [0, 0, 0, 0]


@rule("DEUS-END-07")
def test_a_second_trigger_changes_nothing():
    made = temples_left(scenario(), 1, builder=0).seat(0, gold=20).seat(1, hand=HAND[2:])
    gap = last_village_elsewhere(made)
    t = made.start()
    t.build(SPARE)
    t.offer("blue_galley")
    t.build("red_ballista", at=gap)
    assert t.table.villages == []
    assert offer_to_the_end(t) == [1]
    assert t.match.result.ending == "temples"


def last_village_elsewhere(made: DeusScenario) -> int:
    """As `last_village` for seat 0, around a village that nobody stands beside yet."""
    free = [v for v in made.state.map.villages if not made.state.map.grid.beside[v] & made.state.occupied]
    village = free[0]
    for other in made.state.map.villages:
        if other != village:
            made.village(other, 0, attacked=True)
    return closed_but_for_land(made, village, 0)


@rule("DEUS-END-08")
def test_a_game_without_cards_ends_at_once_and_is_scored():
    made = scenario().seat(0, hand=["green_cooperative_swamp"], vp=7, gold=9)
    home = made.region("forest")
    t = made.piece(0, "civil", home).deck(only=True).start()
    t.build("green_cooperative_swamp", at=home)
    assert t.match.over  # seat 1 had no turn in this round, and there is no last round
    result = t.match.result
    assert result.ending == "cards"
    assert result.breakdown[0]["majorities"] == 6  # gold alone, wood and wheat shared with seat 1
    assert result.scores[0] == 7 + 6


@rule("DEUS-END-09")
@pytest.mark.parametrize(("option", "rounds"), [({}, 20), ({"stall_rounds": 10}, 10)])
def test_the_stall_guard_ends_a_game_in_which_nobody_builds(option: dict[str, int], rounds: int):
    t = scenario(**option).start()
    assert offer_to_the_end(t) == [0, 1] * rounds
    assert t.match.result.ending == "stall"
    assert sum(t.match.result.breakdown[0].values()) == t.match.result.scores[0]


@rule("DEUS-END-09")
def test_the_stall_guard_can_be_switched_off():
    t = scenario(stall_rounds=0).start()
    assert len(offer_to_the_end(t, most=90)) == 90
    assert not t.match.over


@rule("DEUS-END-09")
def test_a_built_card_starts_the_count_anew_and_its_own_round_does_not_count():
    made = scenario(stall_rounds=10).seat(0, hand=["brown_guild_swamp"])
    made.piece(0, "scientific", made.region("forest"))
    made.state.quiet_rounds = 9
    t = made.start()
    t.build("brown_guild_swamp", at=t.region("forest"))
    assert offer_to_the_end(t) == [1] + [0, 1] * 10


@rule("DEUS-END-09")
def test_quiet_rounds_end_the_game_also_when_somebody_built_long_ago():
    made = scenario(stall_rounds=10)
    made.state.quiet_rounds = 9
    t = made.start()
    assert offer_to_the_end(t) == [0, 1]
    assert t.match.result.ending == "stall"
