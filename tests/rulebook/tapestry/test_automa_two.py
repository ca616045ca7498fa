"""The end against the Automa, and two people with the Shadow Empire (TAP-AUTOMA-111, 115..120, 131)."""

from __future__ import annotations

from collections import Counter

import pytest

from tafelrunde import Match
from tafelrunde.games.tapestry.game import TAPESTRY
from tafelrunde.games.tapestry.pieces.kinds import LAST_SPACE, TRACKS
from tafelrunde.games.tapestry.scenario import TapestryScenario
from tafelrunde.games.tapestry.table.prompts import ACTION, RESOURCE
from tafelrunde.games.tapestry.table.steps import OVER
from tafelrunde.kernel.game import Result
from tafelrunde.kernel.playout import random_code
from tafelrunde.kernel.rng import seeded
from tests.rulebook import rule
from tests.rulebook.tapestry.automa import bots, drawn, events, names, shadow_far, solo
from tests.rulebook.tapestry.entering import quiet


def ended(mine: int, hers: int, *landmarks: str, in_city: bool = True, **goods: int) -> Result:
    made = solo().seat(0, vp=mine, era=5, **{"coin": 0, **goods}).automa(era=5, vp=hers).finished(0)
    made.landmark(0, *landmarks, in_city=in_city)
    for bot in made.state.bots:
        bot.finished = True
    made.state.step = OVER
    return made.start().match.result


@rule("TAP-AUTOMA-111")
@pytest.mark.parametrize(
    ("mine", "hers", "winners", "ending"),
    [(41, 40, [0], "rival-beaten"), (40, 41, [], "rival-won"), (40, 40, [0], "rival-tied")],
)
def test_more_points_win_against_the_automa(mine: int, hers: int, winners: list[int], ending: str):
    result = ended(mine, hers)
    assert (result.winners, result.rivals, result.ending) == (winners, [hers], ending)


@rule("TAP-AUTOMA-111")
def test_a_landmark_in_the_capital_or_a_resource_breaks_a_tie():
    assert ended(40, 40, "bakery").ending == "rival-beaten"
    assert ended(40, 40, "bakery", in_city=False).ending == "rival-tied"
    assert ended(40, 40, coin=1).ending == "rival-beaten"


@rule("TAP-AUTOMA-111")
def test_who_has_not_finished_plays_on_alone():
    made = solo().seat(0, era=4, hand=["guilds"]).automa(era=4, tracks={"science": 5}, favorite="science")
    t = bots(made.next_cards().last_pair(6, 5))
    assert t.automa.finished
    assert t.asked is ACTION
    t.income()
    assert t.match.over or t.seat_asked == 0
    made = solo().finished(0).automa(era=3, tracks={"science": 5}, favorite="science")
    t = bots(made.next_cards().last_pair(6, 5))  # the bots play to the end
    assert t.match.over
    assert (t.automa.era, t.automa.finished, t.shadow.finished) == (5, True, True)


# ------------------------------------------------------------------------------------------------ two people


def duo(**options: object) -> TapestryScenario:
    return quiet(2, shadow_empire=True, **options).seat(0, coin=1)


@rule("TAP-AUTOMA-115", "TAP-AUTOMA-131")
@pytest.mark.parametrize("boxes", [{}, {"fantasies_futures": True}])
def test_exactly_two_people_may_play_with_the_shadow_empire(boxes: dict[str, bool]):
    for players in (1, 2, 3, 4):
        view = Match(TAPESTRY, players, 1, {"shadow_empire": True, **boxes}).view(0)
        assert [bot["automa"] for bot in view["bots"]] == {1: [True, False], 2: [False]}.get(players, [])
    assert Match(TAPESTRY, 2, 1, boxes).view(0)["bots"] == []


@rule("TAP-AUTOMA-116")
def test_its_set_up():
    favorites = Counter()
    for seed in range(30):
        view = Match(TAPESTRY, 2, seed, {"shadow_empire": True}).view(0)
        (shadow,) = view["bots"]
        assert (shadow["outposts"], shadow["tracks"]) == (9, [[0]] * 4)
        cards = view["decisions"]
        assert (cards["deck"], cards["progress"], cards["known"]["deck"]) == (12, 0, list(range(12)))
        favorites[shadow["favorite"]] += 1
        assert view["removed"]["tapestry"] == []
    assert set(favorites) == {0, 1, 2, 3}
    with_it, without = (Match(TAPESTRY, 2, 1, {"shadow_empire": there}).state for there in (True, False))
    assert with_it.supply.cards == without.supply.cards  # type: ignore[attr-defined]
    assert with_it.supply.civilizations == without.supply.civilizations  # type: ignore[attr-defined]


@rule("TAP-AUTOMA-117")
@pytest.mark.parametrize(
    ("tie", "track"), [(10, "science"), (2, "technology"), (11, "technology"), (12, "exploration")]
)
def test_it_moves_by_its_icon_in_the_order_from_the_bottom(tie: int, track: str):
    t = bots(drawn(duo().shadow(favorite="science"), 6, tie))
    assert shadow_far(t) == {**dict.fromkeys(TRACKS, 0), track: 1}
    assert t.seat_asked == 0


@rule("TAP-AUTOMA-117")
def test_other_icons_mean_nothing_and_its_landmarks_leave_the_game():
    """Card 8 has the icon of an income turn and comes last; card 9 that for toppling."""
    made = duo().shadow(favorite="science", tracks={"military": 3, "exploration": 12, "technology": 12, "science": 12})
    t = bots(made.next_cards(8, 9))
    assert shadow_far(t)["military"] == 4
    assert "conquered" not in names(t)
    view = t.match.view(0)
    assert (view["bots"][0]["landmarks"], len(view["decisions"]["landmarks_gone"])) == ([], 1)
    t.match.state.check()


@rule("TAP-AUTOMA-117", "TAP-AUTOMA-80")
def test_it_can_take_the_achievement_for_the_end_of_a_track_without_points():
    t = bots(drawn(duo().shadow(tracks={"military": 11, "exploration": 12, "technology": 12, "science": 12}), 6, 10))
    assert t.match.view(0)["achievements"][0]["seats"] == [2]
    assert t.shadow.vp == 0


@rule("TAP-AUTOMA-118", "TAP-AUTOMA-57")
def test_with_the_deck_used_up_it_checks_its_favourite_and_goes_on():
    made = duo().seat(1, tracks={"science": 2}).shadow(favorite="science", tracks={"military": 3})
    made.next_cards().last_pair(6, 10)
    t = bots(made)
    assert t.shadow.favorite == TRACKS.index("military")
    assert sum(t.shadow.far) == 4  # no turn is lost
    cards = t.match.view(0)["decisions"]
    assert (cards["deck"], cards["progress"], cards["discard"]) == (10, 0, [])
    assert events(t, "bots-shuffled") == [{"number": 12}]


@rule("TAP-AUTOMA-119")
def test_it_stops_when_both_people_have_finished():
    match, dice = Match(TAPESTRY, 2, 5, {"shadow_empire": True}), seeded(5)
    moved_last = 0
    while match.decision is not None:
        match.choose(random_code(match, dice))
        state = match.state
        if any(player.finished for player in state.players):  # type: ignore[attr-defined]
            moved_last = sum(state.bots[0].far)  # type: ignore[attr-defined]
    assert match.over
    assert moved_last > 0
    assert (match.result.rivals, match.result.ending) == ([], "finished")
    assert len(match.result.scores) == 2


@rule("TAP-AUTOMA-119")
def test_it_is_an_opponent_for_numbers_and_comparisons():
    made = duo().seat(0, civs=["the_chosen"], era=1, tracks={"exploration": 2}).seat(1, era=2)
    made.shadow(tracks={"exploration": 3, "technology": 1}).no_cards()
    t = made.start().income()
    assert t.player(0).vp == 2 * 2  # two opponents; nobody is ahead on science and military


@rule("TAP-AUTOMA-120")
def test_it_takes_nobodys_resources_for_the_first_in_an_era():
    t = duo().seat(0, era=1, hand=["guilds"]).seat(1, era=1).start().income()
    assert t.asked is RESOURCE
    assert t.shadow.era == 0


@rule("TAP-AUTOMA-115", "TAP-AUTOMA-119")
def test_everybody_takes_turns_one_after_the_other():
    match, dice = Match(TAPESTRY, 2, 9, {"shadow_empire": True}), seeded(9)
    seats: list[int] = []
    while match.decision is not None and len(seats) < 30:
        match.choose(random_code(match, dice))
        seats = [event.seat for event in match.events() if event.name in ("bots-pair", "era")]
    assert 2 in seats
    assert max(match.state.bots[0].far) <= LAST_SPACE  # type: ignore[attr-defined]
