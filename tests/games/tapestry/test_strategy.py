"""What the goods of the expansions are worth to bots."""

from __future__ import annotations

from tafelrunde.games.tapestry.game import TAPESTRY
from tafelrunde.games.tapestry.scenario import TapestryScenario, scenario

from .arts import arts


def worth(made: TapestryScenario, feature: str, seat: int = 0) -> float:
    return TAPESTRY.ai.contributions(made.state, seat)[feature]


def test_a_masterpiece_counts_as_often_as_it_will_be_used() -> None:
    early = worth(arts().seat(0, era=1).art(0, 2), "masterpieces")
    late = worth(arts().seat(0, era=4).art(0, 2), "masterpieces")
    assert early == 4 * late > 0
    assert worth(arts().seat(0, era=1).art(0, 3), "masterpieces") == late  # this one gives only once
    assert worth(arts().seat(0, era=1), "masterpieces") == 0


def test_landmark_cards_and_reserved_items_count_until_the_last_income_turn() -> None:
    assert worth(arts().seat(0, era=2).goal(0, "castle"), "goals") > 0
    made = scenario(fantasies_futures=True).seat(0, era=4)
    made.state.players[0].own_side.reserved = (0, 64)
    assert worth(made, "reserved") > 0
    made.seat(0, era=5)
    assert worth(made, "reserved") == 0


def test_the_base_game_knows_none_of_them() -> None:
    made = scenario().seat(0, era=2, coin=3)
    assert [worth(made, name) for name in ("masterpieces", "goals", "reserved")] == [0, 0, 0]


def test_resources_are_worth_something_to_those_who_play_on_after_the_last_income_turn() -> None:
    for civ, good in (("merfolk", True), ("leaders", False)):
        made = scenario(fantasies_futures=True).seat(0, era=5, coin=3, civs=[civ])
        made.state.players[0].finished = False
        assert (worth(made, "goods") > 0) == good
