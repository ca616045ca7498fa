"""The turn of the bots and the choice of a track (TAP-AUTOMA-21..34, 46, 81, 123)."""

from __future__ import annotations

import pytest

from tafelrunde import Match
from tafelrunde.games.tapestry.automa.advance import take_benefit
from tafelrunde.games.tapestry.game import TAPESTRY
from tafelrunde.games.tapestry.pieces.kinds import ALL_TRACKS, TECHNOLOGY, TRACKS
from tafelrunde.games.tapestry.pieces.landmarks import LANDMARKS, TRACK_LANDMARKS
from tafelrunde.games.tapestry.table.prompts import ACTION
from tafelrunde.kernel.playout import run_rules
from tafelrunde.kernel.rng import seeded
from tests.rulebook import rule
from tests.rulebook.tapestry.automa import bots, drawn, events, far, names, shadow_far, solo

DONE = dict.fromkeys(TRACKS, 12)
NO_LANDMARKS = [landmark.id for landmark in LANDMARKS[:TRACK_LANDMARKS]]


def chosen(*pair: int, favorite: str = "science", shadow_favorite: str = "military", **tracks: int) -> tuple[str, str]:
    """The tracks on which the Automa and the Shadow Empire advance by a track card and a tie-breaker card."""
    made = solo().automa(favorite=favorite, tracks=tracks).shadow(favorite=shadow_favorite, tracks=tracks)
    t = bots(drawn(made, *pair))
    tracks_chosen = [ALL_TRACKS[event["track"]] for event in events(t, "bot-chose")]
    return tracks_chosen[0], tracks_chosen[1]


@rule("TAP-AUTOMA-21", "TAP-AUTOMA-66")
def test_the_first_turn_is_income_turn_1():
    t = bots(solo().automa(era=0))
    assert t.automa.era == 1
    assert "bots-pair" not in names(t)
    assert len(t.automa.mat.stock) == 1


@rule("TAP-AUTOMA-21", "TAP-AUTOMA-25")
def test_both_move_in_one_turn_the_automa_first():
    t = bots(drawn(solo().automa(favorite="science").shadow(favorite="military"), 6, 10))
    assert [event.seat for event in t.match.events() if event.name == "advanced"] == [1, 2]
    assert t.asked is ACTION
    assert t.seat_asked == 0


@rule("TAP-AUTOMA-22")
def test_without_decision_cards_it_is_an_income_turn_and_the_pair_stays():
    t = bots(solo().automa().next_cards().last_pair(6, 5))
    assert t.automa.era == 2
    assert "bots-pair" not in names(t)
    assert [event["automacard"] for event in events(t, "bot-chose")] == [4] * len(events(t, "bot-chose"))


@rule("TAP-AUTOMA-23")
def test_the_last_pair_is_discarded_and_two_cards_are_drawn():
    t = bots(drawn(solo().automa().last_pair(6, 7), 3, 5))
    cards = t.match.view(0)["decisions"]
    assert (cards["track_card"], cards["tie_card"]) == (2, 4)
    assert {5, 6} < set(cards["discard"])
    # card 3: the Automa "end or landmark", the Shadow Empire "end"; card 5 begins with exploration and ends with a
    # heart
    assert [event["icon"] for event in events(t, "bot-chose")] == ["end-or-landmark", "end"]
    assert [ALL_TRACKS[event["track"]] for event in events(t, "bot-chose")] == [
        "exploration", ALL_TRACKS[t.shadow.favorite],
    ]  # fmt: skip


@rule("TAP-AUTOMA-23")
def test_left_and_right_are_random():
    """The deck is shuffled: either of two cards may come first."""
    decks = [opened_deck(seed) for seed in range(60)]
    pairs = {(deck[-1], deck[-2]) for deck in decks}
    assert any((tie, track) in pairs for track, tie in pairs)


def opened_deck(seed: int) -> list[int]:
    cards = Match(TAPESTRY, 1, seed).state.decisions  # type: ignore[attr-defined]
    return list(cards.deck)


@rule("TAP-AUTOMA-24")
def test_the_icon_on_the_last_track_card_brings_an_income_turn_at_once():
    t = bots(solo(level=2).automa().next_cards(8, 5))  # card 8 shows the icon
    assert t.automa.era == 2
    assert "advanced" not in names(t)
    t = bots(solo(level=2).automa().next_cards(6, 5))  # card 6 does not
    assert t.automa.era == 1
    assert "advanced" in names(t)


@rule("TAP-AUTOMA-24")
def test_with_cards_left_the_icon_means_nothing():
    t = bots(drawn(solo().automa(), 8, 5))
    assert t.automa.era == 1
    assert sum(t.automa.far) == sum(t.shadow.far) == 1


@rule("TAP-AUTOMA-27")
def test_the_person_decides_nothing_in_the_turn_of_the_bots():
    t = bots(drawn(solo().automa(tracks={"military": 6}), 6, 10))
    assert t.asked is ACTION
    assert t.automa.far[3] == 7


@rule("TAP-AUTOMA-28")
def test_icon_all_makes_every_unfinished_track_valid():
    assert chosen(6, 10, military=11)[0] == "military"
    assert chosen(6, 10, military=12)[0] == "exploration"  # the next one in the order of card 10


@rule("TAP-AUTOMA-29")
def test_icon_end_takes_the_track_with_the_fewest_spaces_left():
    assert chosen(1, 10, technology=8, military=7)[0] == "technology"
    assert chosen(1, 10, technology=8, science=12, military=8)[0] == "military"  # a tie, broken by card 10
    assert chosen(3, 10, exploration=5, science=4)[1] == "exploration"


@rule("TAP-AUTOMA-30")
def test_icon_end_or_landmark_takes_the_nearest_end_or_free_landmark():
    assert chosen(4, 10, technology=9, military=5)[0] == "technology"  # 1 to space 10, 2 to space 7
    assert chosen(4, 10, technology=10, military=6, science=5)[0] == "military"  # 1 to space 7
    assert chosen(4, 10, military=6, technology=11)[0] == "military"  # 1 to a landmark, 1 to the end: a tie


@rule("TAP-AUTOMA-30")
def test_landmarks_that_somebody_has_do_not_count():
    made = solo().landmark(0, "tank_factory", in_city=False)  # of space 7 on military
    made.automa(favorite="science", tracks={"military": 6, "technology": 5})
    assert ALL_TRACKS[events(bots(drawn(made, 4, 10)), "bot-chose")[0]["track"]] == "technology"


@rule("TAP-AUTOMA-31", "TAP-AUTOMA-123")
@pytest.mark.parametrize(
    ("tie", "automa", "shadow"),
    [
        (10, "military", "military"),  # military, exploration, technology, science, heart
        (2, "military", "technology"),  # military, exploration, heart, science, technology
        (7, "science", "science"),  # heart, technology, exploration, military, science
        (11, "science", "technology"),  # heart, exploration, military, science, technology
    ],
)
def test_the_automa_reads_the_order_from_the_top_the_shadow_empire_from_the_bottom(tie: int, automa: str, shadow: str):
    """The heart is the favourite track of the one that reads: here science and military."""
    assert chosen(6, tie, favorite="science", shadow_favorite="military") == (automa, shadow)


@rule("TAP-AUTOMA-32")
def test_who_has_finished_all_tracks_does_not_advance():
    made = solo().automa(tracks=DONE).shadow(tracks=DONE).next_cards(6, 10, 1, 2)
    t = bots(made)
    assert [event["what"] for event in events(t, "bot-idle")] == ["tracks", "tracks"]


@rule("TAP-AUTOMA-33")
def test_a_track_that_no_entry_names_comes_last():
    def arts(tie: int, favorite: str, **tracks: int) -> str:
        made = solo(arts_architecture=True)
        made.automa(favorite=favorite, tracks={**DONE, **tracks})
        return ALL_TRACKS[events(bots(drawn(made, 6, tie)), "bot-chose")[0]["track"]]

    assert arts(3, "science", science=3) == "science"  # card 3 does not name the arts
    assert arts(3, "science") == "arts"  # nothing else is valid
    assert arts(3, "arts", exploration=3) == "exploration"  # card 3 ends with the heart
    assert arts(7, "arts", exploration=3) == "arts"  # card 7 begins with it


@rule("TAP-AUTOMA-34", "TAP-AUTOMA-45")
def test_landmarks_go_onto_her_mat_whoever_of_the_two_gains_them():
    made = solo().automa(favorite="science", tracks={"military": 3}).shadow(favorite="science", tracks={"science": 3})
    t = bots(drawn(made, 6, 10))  # military from the top; from the bottom the heart: science
    assert (far(t)["military"], shadow_far(t)["science"]) == (4, 4)
    assert [LANDMARKS[n].id for n in t.match.view(0)["bots"][0]["landmarks"]] == ["apothecary", "barracks"]
    assert t.match.view(0)["bots"][1]["landmarks"] == []
    assert [event.seat for event in t.match.events() if event.name == "gained-landmark"] == [1, 2]


@rule("TAP-AUTOMA-34")
def test_the_landmark_comes_before_the_benefit():
    t = bots(drawn(solo().automa(favorite="science", tracks={"military": 6}), 6, 10))  # Tanks: conquer
    told = names(t)
    assert told.index("gained-landmark") < told.index("conquered")


@rule("TAP-AUTOMA-81", "TAP-AUTOMA-79", "TAP-AUTOMA-80")
def test_the_automa_achieves_the_end_of_a_track_first():
    made = (
        solo().automa(favorite="science", tracks={"military": 11}).shadow(favorite="military", tracks={"military": 11})
    )
    t = bots(drawn(made, 6, 10))
    achieved = [event for event in t.match.events() if "achieved" in event.name]
    assert [(event.name, event.seat) for event in achieved] == [("achieved", 1), ("bot-achieved", 2)]
    assert achieved[0].facts["amount"] == 10
    assert (t.automa.vp, t.shadow.vp) == (10, 0)
    assert t.match.view(0)["achievements"][0]["seats"] == [1, 2]  # no value is left


@rule("TAP-AUTOMA-46")
@pytest.mark.parametrize(("switch", "cards"), [(False, 1), (True, 2)])
def test_no_space_gives_its_benefit_twice_in_a_turn(switch: bool, cards: int):
    """Carpentry gives a tapestry card."""
    t = solo(no_once_per_turn=switch).automa().start()
    for _ in range(2):
        run_rules(take_benefit(t.table, t.automa, TECHNOLOGY, 2), seeded(1))
    assert len(t.automa.mat.stock) == cards


@rule("TAP-AUTOMA-46")
def test_in_the_next_turn_the_space_gives_it_again():
    made = solo().automa()
    automa = made.state.automa
    assert automa is not None
    automa.used = (1 << 200) - 1
    made.automa(favorite="science", tracks={**DONE, "military": 1})
    t = bots(drawn(made, 6, 10))
    assert len(t.automa.mat.stock) == 1
