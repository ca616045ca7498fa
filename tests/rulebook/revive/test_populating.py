"""Action: populate (REV-POP-01..19)."""

from __future__ import annotations

import pytest

from tafelrunde.games.revive.game import REVIVE
from tafelrunde.games.revive.pieces.kinds import PLACES
from tafelrunde.games.revive.pieces.locations import POPULATION
from tafelrunde.games.revive.pieces.map import ABYSS, BESIDE, NORTH_WEST, around_all
from tafelrunde.games.revive.scenario import ReviveScenario, ReviveTable
from tafelrunde.games.revive.table.prompts import ACTION_PROMPT, LOCATION, NEXT, POPULATE, SLOT, TECHNOLOGY
from tafelrunde.kernel.decision import NONE
from tests.rulebook import rule
from tests.rulebook.revive.positions import alone, change, holdings, result_of

CHEAPER_BY_TWO = {"bottom1": ["CN09"]}  # in play: populating costs 2 books less


def two_places(players: int = 2) -> tuple[ReviveScenario, int, int]:
    """Two locations beside the abyss; everything else is desert."""
    made = alone("desert", players)
    one, other = [f for f in made.fields("desert") if BESIDE[ABYSS] >> f & 1][:2]
    return made.terrain(one, "location").terrain(other, "location"), one, other


def settle(t: ReviveTable, field: int, technology: str = "t1") -> ReviveTable:
    t.answer(ACTION_PROMPT, POPULATE)
    if t.asked is LOCATION:
        t.answer(LOCATION, field)
    if t.asked is TECHNOLOGY:
        t.answer(TECHNOLOGY, PLACES.index(technology))
    return t.pay()


def settled(*technologies: str, **seat: object) -> tuple[ReviveScenario, int]:
    """Seat 0 has populated some locations; all others are free. One of these, which costs no distance."""
    made = alone("location").seat(0, **seat)
    fields = made.fields("location")
    for field, technology in zip(fields, technologies, strict=False):
        made.figure(0, field, technology)
    taken = fields[: len(technologies)]
    near = around_all(made.state.players[0].figures or 1 << ABYSS)
    return made, next(f for f in fields if f not in taken and near >> f & 1)


@rule("REV-POP-01", "REV-POP-14", "REV-POP-16")
def test_every_location_without_an_own_figure_may_be_chosen():
    made, one, other = two_places()
    t = made.seat(0, book=6, food=6).start().answer(ACTION_PROMPT, POPULATE)
    assert t.options == sorted([one, other]), "and no desert"
    made, one, other = two_places()
    t = settle(made.figure(0, one, "t1").seat(0, book=6, food=6).start(), other, "t2R")
    assert t.player(0).figures == 1 << one | 1 << other
    made, one, other = two_places()
    made.figure(0, one, "t1").figure(0, other, "t2L").seat(0, book=6, food=6)
    assert POPULATE not in made.start().options, "nobody settles twice in a place"


@rule("REV-POP-02", "REV-POP-14")
def test_others_may_be_there_already():
    made, one, other = two_places()
    made.figure(1, one, "t1").figure(1, other, "t2L")
    t = settle(made.seat(0, book=6).start(), one)
    assert t.player(0).figures == t.player(1).figures & 1 << one


@rule("REV-POP-03", "REV-POP-05")
def test_a_figure_leaves_the_tribe_board_for_the_location():
    made, one, _ = two_places()
    t = settle(made.seat(0, book=5).start(), one)
    seat = t.match.view()["seats"][0]
    assert seat["figures"] == [one]
    assert seat["technologies"] == [0]
    assert {"seat": 0, "piece": "figure"} in t.match.view()["fields"][one]["pieces"]
    assert seat["resources"]["book"] == 3


@rule("REV-POP-04")
def test_distance_is_paid():
    made = alone("desert")
    far = next(f for f in made.fields("desert") if not BESIDE[ABYSS] >> f & 1)
    t = settle(made.terrain(far, "location").seat(0, book=2, food=3).start(), far)
    assert t.player(0).figures == 1 << far
    assert t.resources(0)["food"] < 3
    made, one, _ = two_places()
    assert settle(made.seat(0, book=2, food=3).start(), one).resources(0)["food"] == 3


@rule("REV-POP-05")
@pytest.mark.parametrize(
    ("before", "technology", "books"),
    [((), "t1", 2), (("t1",), "t2L", 2), (("t1",), "t2M", 2), (("t1",), "t2R", 2), (("t1", "t2M"), "t3M", 4)],
)
def test_the_books_of_the_technology_are_paid(before: tuple[str, ...], technology: str, books: int):
    made, field = settled(*before, book=6, food=6)
    t = settle(made.start(), field, technology)
    assert t.resources(0)["book"] == 6 - books


@rule("REV-POP-06")
def test_each_other_player_there_gets_a_book():
    made, one, other = two_places(players=4)
    made.figure(1, one, "t1").figure(2, one, "t1").figure(3, other, "t1")
    t = settle(made.seat(0, book=6).start(), one)
    assert [t.resources(seat)["book"] for seat in range(4)] == [6 - 2 - 2, 1, 1, 0]


@rule("REV-POP-06")
def test_who_cannot_pay_the_others_cannot_come():
    made, one, other = two_places()
    made.figure(1, one, "t1").figure(1, other, "t2L")
    assert POPULATE not in made.seat(0, book=2).start().options
    assert POPULATE in made.seat(0, book=3).start().options


@rule("REV-POP-07", "REV-POP-08", "REV-POP-10")
@pytest.mark.parametrize(
    ("before", "offered"),
    [
        (("t1",), ["t2L", "t2M", "t2R"]),
        (("t1", "t2L"), ["t2M", "t2R", "t3L"]),
        (("t1", "t2M", "t3M"), ["t2L", "t2R"]),
        (("t1", "t2L", "t2M", "t2R"), ["t3L", "t3M", "t3R"]),
    ],
)
def test_technologies_must_be_connected_to_an_unlocked_one(before: tuple[str, ...], offered: list[str]):
    made, field = settled(*before, book=6, food=6)
    t = made.start().answer(ACTION_PROMPT, POPULATE).answer(LOCATION, field)
    assert t.asked is TECHNOLOGY
    assert [PLACES[code] for code in t.options] == offered


@rule("REV-POP-07")
def test_the_first_figure_is_that_of_the_lowest_technology():
    made, one, _ = two_places()
    t = made.seat(0, book=6, food=6).start().answer(ACTION_PROMPT, POPULATE).answer(LOCATION, one)
    assert t.asked is not TECHNOLOGY
    assert t.match.view()["seats"][0]["technologies"] == [0]


@rule("REV-POP-09")
def test_the_technology_holds_from_now_on():
    made, field = settled("t1", book=6, active=["CG01"])
    t = made.start()
    assert 4 not in t.answer(ACTION_PROMPT, t.number("card", "CG01")).options
    made, field = settled("t1", book=6, active=["CG01"])
    t = settle(made.start(), field, "t2M")
    t.answer(ACTION_PROMPT, t.number("card", "CG01"))
    assert t.asked is SLOT
    assert 4 in t.options


def by_the_corner(**seat: int) -> ReviveScenario:
    """Seat 0 has a building beside a large location that counts figures."""
    made = alone("desert").explored(0, "T22")
    side = next(s for s in REVIVE.catalog.locations if s.count == POPULATION)
    corner = next(f for f in range(4) if BESIDE[NORTH_WEST] >> f & 1)
    for field in range(4):
        made.terrain(field, "desert")
    return made.building(0, corner).corner(0, side.id).seat(0, **seat)


@rule("REV-POP-11", "REV-POP-12")
def test_a_large_location_is_one_field_to_populate():
    t = by_the_corner(book=3).start()
    settle(t, NORTH_WEST)
    assert t.player(0).figures == 1 << NORTH_WEST
    assert t.resources(0)["book"] == 1
    assert POPULATE not in t.options, "once by the same player"


@rule("REV-POP-13")
def test_a_populated_large_location_scores_at_the_end():
    made = by_the_corner()
    assert result_of(by_the_corner()).breakdown[0]["locations"] == 0
    side = REVIVE.catalog.locations[made.state.corners[0]]
    points = result_of(made.figure(0, NORTH_WEST, "t1")).breakdown[0]["locations"]
    assert points == side.points > 0


@rule("REV-POP-15")
def test_a_discount_does_not_touch_what_is_owed_to_others():
    made, one, other = two_places()
    made.figure(1, one, "t1").figure(1, other, "t2L").seat(0, book=3, slots=CHEAPER_BY_TWO)
    t = settle(made.start(), one)
    assert t.resources(0)["book"] == 3 - 1
    assert t.resources(1)["book"] == 1


@rule("REV-POP-17")
def test_populating_gives_no_rewards_of_fields():
    made = alone("forest")
    field = made.field("forest", beside=ABYSS)
    lake = made.field("forest", beside=field)
    t = made.terrain(field, "location").terrain(lake, "lake").tribe(0, "x49").seat(0, book=2).start()
    before = holdings(t)
    settle(t, field)
    assert change(t, before) == {"book": -2}
    assert t.player(0).tracks == [1, 1, 1]
    assert t.player(0).lakes == 0


@rule("REV-POP-18")
def test_a_book_for_a_full_track_is_paid_and_lost():
    made, one, other = two_places()
    made.figure(1, one, "t1").figure(1, other, "t2L").seat(1, book=6).seat(0, book=3)
    t = settle(made.start(), one)
    assert [t.resources(seat)["book"] for seat in (0, 1)] == [0, 6]


@rule("REV-POP-18")
def test_a_book_paid_with_a_crystal_arrives_as_a_book():
    made, one, other = two_places()
    made.figure(1, one, "t1").figure(1, other, "t2L").seat(0, book=2, crystal=1)
    t = settle(made.start(), one)
    assert t.resources(0) == {"gear": 0, "book": 0, "food": 0, "crystal": 0}
    assert t.resources(1) == {"gear": 0, "book": 1, "food": 0, "crystal": 0}


@rule("REV-POP-19")
def test_the_figure_stands_before_its_technology_takes_effect():
    made, field = settled("t1", "t2R", book=4)
    t = settle(made.start(), field, "t3R")
    assert t.asked is NEXT
    assert t.player(0).figures >> field & 1
    assert t.resources(0)["book"] == 0
    assert len(t.waiting()) == 2, "artifact and points, in any order"


@rule("REV-POP-05", "REV-DEC-13")
def test_who_imagines_other_crates_imagines_a_figure_that_is_not_paid_and_not_placed():
    """Nobody but seat 0 knows that the closed crate holds the books."""
    made, one, _ = two_places()
    t = made.seat(0, closed=["K05"]).start().answer(ACTION_PROMPT, POPULATE).answer(LOCATION, one)
    assert t.asked is TECHNOLOGY
    imagined = next(
        match for match in (t.match.imagine(1, seed) for seed in range(50)) if match.decision.options == [NONE]
    )
    imagined.choose(NONE)
    assert imagined.decision.prompt is ACTION_PROMPT
    assert imagined.state.actions == 0
    assert imagined.state.players[0].figures == 0
