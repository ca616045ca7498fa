"""Final scoring (DEUS-SCORE-01..10)."""

from __future__ import annotations

from tafelrunde.games.deus.scenario import DeusScenario, scenario
from tests.rulebook import rule

from .positions import SPARE, city, offer_to_the_end


def bare(players: int = 2) -> DeusScenario:
    """Nobody has anything, except that the last player holds all resources that are not in the supply."""
    made = scenario(players=players)
    for seat in range(players):
        made.seat(seat, gold=0, vp=0, wood=0, clay=0, stone=0, wheat=0)
    return made


@rule("DEUS-SCORE-01")
def test_points_gained_during_the_game_count():
    result = bare().seat(0, vp=17).seat(1, vp=4).ended().start().match.result
    assert result.scores == [17, 4]


@rule("DEUS-SCORE-02")
def test_each_temple_card_counts_by_its_text_and_at_most_twelve():
    made = bare().seat(0, columns={"purple": ["temple_terrain_forest", "temple_terrain_field", "temple_city_1"]})
    for n in range(4):
        city(made, made.region("forest", n), 1)
    city(made, made.region("field"), 1)
    result = made.ended().start().match.result
    assert result.breakdown[0]["temples"] == 12 + 4 + 5  # four forests are worth 12, not 16
    assert result.scores == [21, 0]


@rule("DEUS-SCORE-02")
def test_temples_are_told_one_by_one():
    made = bare().seat(0, columns={"purple": ["temple_terrain_forest", "temple_city_1"]})
    city(made, made.region("forest"), 1).seat(0, hand=["green_cooperative_swamp"], clay=1, stone=1)
    t = made.deck(only=True).start()
    t.build("green_cooperative_swamp", at=t.region("forest"))
    amounts = [event.facts["amount"] for event in t.match.events() if event.name == "temple-scored" and event.seat == 0]
    assert amounts == [4, 1]


@rule("DEUS-SCORE-03")
def test_most_of_a_resource_or_of_gold_gives_two_points_each():
    for stock in ("wood", "clay", "stone", "wheat", "gold"):
        made = bare(3).seat(0, **{stock: 2}).seat(1, **{stock: 3}).seat(2, **{stock: 1})  # type: ignore[arg-type]
        assert made.ended().start().match.result.scores == [0, 2, 0]
    made = bare().seat(0, wood=2, clay=1, gold=9).seat(1, stone=1, wheat=4, gold=2)
    assert made.ended().start().match.result.scores == [6, 4]


@rule("DEUS-SCORE-04")
def test_a_majority_needs_at_least_one_unit():
    assert bare().ended().start().match.result.scores == [0, 0]
    assert bare().seat(0, stone=1, gold=1).ended().start().match.result.scores == [4, 0]


@rule("DEUS-SCORE-05")
def test_tied_players_get_two_points_each():
    made = bare(3).seat(0, wood=2, gold=3).seat(1, wood=2, gold=1).seat(2, wood=1, gold=3)
    assert made.ended().start().match.result.scores == [4, 2, 2]


@rule("DEUS-SCORE-06")
def test_the_majority_of_gold_goes_by_value():
    # As coins 10 gold would be a single ten and 9 gold five coins (5, 1, 1, 1, 1).
    assert bare().seat(0, gold=10).seat(1, gold=9).ended().start().match.result.scores == [2, 0]


@rule("DEUS-SCORE-07")
def test_most_points_win_after_temples_and_majorities():
    made = bare(3).seat(0, vp=10).seat(1, vp=9, gold=1).seat(2, vp=3)
    result = made.ended().start().match.result
    assert result.scores == [10, 11, 3]
    assert result.winners == [1]


@rule("DEUS-SCORE-08")
def test_a_tie_for_the_win_is_shared():
    result = bare(3).seat(0, vp=10).seat(1, vp=8, gold=1).seat(2, vp=9).ended().start().match.result
    assert result.scores == [10, 10, 9]
    assert result.winners == [0, 1]


@rule("DEUS-SCORE-09")
def test_what_is_left_over_scores_nothing():
    made = bare().seat(0, gold=30, wood=4, hand=["blue_galley"] * 4, board={"civil": 5})
    made.seat(1, hand=[], board={"civil": 0}).piece(0, "scientific", made.region("forest"))
    assert made.ended().start().match.result.scores == [4, 0]  # two majorities, and that is all


@rule("DEUS-SCORE-10")
def test_a_temple_built_without_a_piece_scores_like_any_other():
    made = bare().seat(0, hand=["temple_city_1", SPARE], wood=1, clay=1, stone=1, wheat=1)
    for n in range(4):
        made.piece(1, "civil", made.region("forest", n)).piece(1, "temple", made.region("forest", n))
    for n in range(3):
        made.piece(0, "civil", made.region("field", n))
    t = made.start()
    t.build("temple_city_1")
    assert t.player(0).pieces[5] == 0
    offer_to_the_end(t)
    assert t.match.result.breakdown[0]["temples"] == 3
