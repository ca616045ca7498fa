"""Landmarks: how they are gained and when they are built (TAP-LANDMARK-01..09, TAP-DEC-18)."""

from __future__ import annotations

import pytest

from tafelrunde.games.tapestry.pieces.landmarks import LANDMARKS
from tafelrunde.games.tapestry.scenario import TapestryScenario, TapestryTable
from tafelrunde.games.tapestry.table.prompts import ACTION, INVENT, LANDMARK_SITE, LANDMARK_TURN, REPLACE, TRACK
from tafelrunde.kernel.decision import NONE
from tests.rulebook import rule
from tests.rulebook.tapestry.city import FREE, full_but, number, plots_shown, site
from tests.rulebook.tapestry.entering import quiet, seat_asked
from tests.rulebook.tapestry.income_turns import upgraded

RICH = {"coin": 8, "worker": 8, "food": 8, "culture": 8}


def first_into(track: str, space: int, made: TapestryScenario | None = None) -> TapestryTable:
    """Seat 0 pays for this space, the first one of a tier."""
    made = (made or quiet()).seat(0, **RICH, tracks={track: space - 1})
    return made.start().advance(track, pay=["coin", "coin"])


def owned(t: TapestryTable, seat: int = 0) -> list[str]:
    return [LANDMARKS[n].id for n in t.match.view()["seats"][seat]["landmarks"]]


# ------------------------------------------------------------------------------------------------ gaining


@rule("TAP-LANDMARK-01", "TAP-LANDMARK-08")
@pytest.mark.parametrize(
    ("track", "landmarks"),
    [
        ("exploration", ["lighthouse", "train_station", "launch_pad"]),
        ("technology", ["forge", "rubber_works", "tech_hub"]),
        ("science", ["apothecary", "academy", "laboratory"]),
        ("military", ["barracks", "tank_factory", "fusion_reactor"]),
    ],
)
def test_the_first_into_a_tier_gains_its_landmark(track: str, landmarks: list[str]):
    for tier, landmark in enumerate(landmarks):
        t = first_into(track, 3 * tier + 4)
        assert owned(t) == [landmark]
        assert t.asked in (LANDMARK_TURN, LANDMARK_SITE)
        within = first_into(track, 3 * tier + 5)
        assert owned(within) == [], "only the step into the tier counts"


@rule("TAP-LANDMARK-01", "TAP-LANDMARK-09")
@pytest.mark.parametrize("card", ["bakery", "barn", "com_tower", "library", "stock_market", "treasury"])
def test_six_landmarks_come_from_the_squares_of_tech_cards(card: str):
    t = upgraded(card, "middle")
    assert owned(t) == [card]
    assert t.asked in (LANDMARK_TURN, LANDMARK_SITE)


@rule("TAP-LANDMARK-02", "TAP-LANDMARK-03")
def test_the_second_player_into_a_tier_gains_nothing_for_it():
    made = quiet().seat(1, **RICH, tracks={"technology": 3})
    t = first_into("technology", 4, made)
    while seat_asked(t) == 0:
        t.match.choose(t.options[0])
    t.advance("technology", pay=["coin"])
    assert t.asked is REPLACE, "the benefit comes at once"
    assert (owned(t, 0), owned(t, 1)) == (["forge"], [])


@rule("TAP-LANDMARK-02", "TAP-LANDMARK-03", "TAP-FAQ-24")
def test_a_landmark_of_a_tech_card_that_somebody_has_is_not_replaced():
    t = upgraded("bakery", "middle")
    assert owned(t) == ["bakery"]
    made = quiet().seat(0, era=4, tech={"middle": ["bakery"], "bottom": ["calendar"]}, built={"farm": [0]})
    t = made.landmark(1, "bakery").start().income()
    t.match.choose(t.tech("bakery"))
    assert owned(t) == []
    assert t.player(0).tech[2] == 1 << t.tech("bakery"), "the upgrade itself goes through"


@rule("TAP-LANDMARK-04", "TAP-FAQ-07")
def test_an_advance_without_benefit_gains_the_landmark():
    t = upgraded("clocks", tracks={"technology": 3})
    assert owned(t) == ["forge"]
    t.answer(LANDMARK_SITE, t.options[0])
    assert t.player(0).techs.bit_count() == 1, "Metallurgy would invent another card"


@rule("TAP-LANDMARK-04")
def test_a_landmark_costs_nothing_and_gives_no_points_itself():
    t = first_into("technology", 4)
    goods = sum(t.player(0).goods)
    t.answer(LANDMARK_SITE, t.options[0])
    assert (sum(t.player(0).goods), t.player(0).vp) == (goods, 0)


@rule("TAP-LANDMARK-05")
def test_it_is_built_before_the_benefit_is_gained():
    t = first_into("technology", 4)
    assert t.asked is LANDMARK_SITE
    t.answer(LANDMARK_SITE, site(2, 0))
    assert "landmark" in plots_shown(t)
    assert t.asked is REPLACE
    t.answer(REPLACE, NONE)
    assert t.asked is INVENT


@rule("TAP-LANDMARK-07", "TAP-TURN-12")
def test_a_landmark_cannot_be_refused():
    t = first_into("exploration", 4)
    assert t.asked is LANDMARK_SITE
    assert NONE not in t.options
    t = first_into("technology", 7)
    assert t.asked is LANDMARK_TURN
    assert NONE not in t.options


# ------------------------------------------------------------------------------------------------ later


@rule("TAP-LANDMARK-06", "TAP-DEC-18")
def test_a_landmark_that_cannot_matter_may_be_built_at_the_end_of_the_turn():
    t = first_into("technology", 4)
    assert t.options[-1] == NONE
    t.answer(LANDMARK_SITE, NONE)
    assert owned(t) == ["forge"]
    assert t.match.view()["later"] == t.landmark_number("forge")
    t.answer(REPLACE, NONE).answer(INVENT, t.options[0])
    assert t.asked is LANDMARK_SITE
    assert seat_asked(t) == 0
    assert NONE not in t.options
    t.answer(LANDMARK_SITE, site(2, 0))
    assert [n for n, what in enumerate(plots_shown(t)) if what == "landmark"] == [18, 19, 27, 28]
    assert (t.asked, seat_asked(t)) == (ACTION, 1)
    assert t.match.view()["later"] is None


@rule("TAP-LANDMARK-06", "TAP-DEC-18")
@pytest.mark.parametrize(
    ("track", "space", "offered"),
    [
        ("exploration", 4, False),  # a tile explored may give a building
        ("exploration", 7, False),
        ("exploration", 10, True),  # points and a bonus of points
        ("technology", 4, True),  # tech cards
        ("technology", 7, True),
        ("technology", 10, True),
        ("science", 4, True),  # points and a card
        ("science", 7, False),  # another space's benefit
        ("science", 10, False),  # likewise
        ("military", 4, True),  # a worker and points
        ("military", 7, False),  # a conquered tile may give a building
        ("military", 10, False),  # a card may do anything
    ],
)
def test_it_waits_only_if_the_rest_of_the_turn_cannot_touch_the_capital(track: str, space: int, offered: bool):
    t = first_into(track, space, quiet().plain(0))
    if t.asked is LANDMARK_TURN:
        t.answer(LANDMARK_TURN, 0)
    assert t.asked is LANDMARK_SITE
    assert (NONE in t.options) == offered


@rule("TAP-LANDMARK-06")
def test_it_does_not_wait_where_it_could_complete_a_district():
    """In the lower left corner four plots are left of a district, then five."""
    gap = [(7, 0), (7, 1), (8, 0), (8, 1)]
    for left, offered in ((gap, False), ([*gap, (6, 0)], True)):
        filled = {(r, c) for r in (6, 7, 8) for c in (0, 1, 2)} - set(left)
        made = quiet().fill(0, [number(plot) for plot in filled & FREE])
        t = first_into("technology", 4, made)
        assert site(7, 0) in t.options
        assert (NONE in t.options) == offered


@rule("TAP-LANDMARK-06")
@pytest.mark.parametrize(
    ("card", "offered"), [("academia", True), ("industrialism", False), ("tyranny", False), ("terraforming", False)]
)
def test_it_does_not_wait_if_a_card_could_bring_the_capital_into_play(card: str, offered: bool):
    t = first_into("technology", 4, quiet().seat(0, era=2, played={2: [card]}))
    assert (NONE in t.options) == offered


@rule("TAP-LANDMARK-06")
def test_it_does_not_wait_in_an_income_turn_which_scores_the_capital():
    t = upgraded("clocks", tracks={"technology": 3})
    assert t.asked is LANDMARK_SITE
    assert NONE not in t.options


@rule("TAP-LANDMARK-06")
def test_what_waits_stands_where_it_would_have_stood():
    """The same place now or later gives the same table."""
    tables = []
    for later in (False, True):
        t = first_into("military", 4)
        t.answer(LANDMARK_SITE, NONE if later else site(2, 0))
        if later:
            t.answer(LANDMARK_SITE, site(2, 0))
        assert seat_asked(t) == 1
        tables.append(t.match.state.pack())
    assert tables[0] == tables[1]


@rule("TAP-LANDMARK-05", "TAP-LANDMARK-06")
def test_a_full_capital_leaves_nothing_to_wait_for():
    t = first_into("military", 4, full_but(quiet(), []))
    assert owned(t) == ["barracks"]
    assert seat_asked(t) == 1


@rule("TAP-LANDMARK-07")
def test_who_advances_for_free_must_take_the_landmark_too():
    t = quiet().seat(0, worker=3, tracks={"science": 8, "exploration": 3}).start()
    t.advance("science").answer(TRACK, 0)
    assert t.asked is LANDMARK_SITE
    assert owned(t) == ["lighthouse"]
    assert NONE not in t.options
