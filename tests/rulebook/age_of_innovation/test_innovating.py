"""Making an innovation (AOI-INVENT-01..13, AOI-DEC-27, -28)."""

from __future__ import annotations

import pytest

from tafelrunde.games.age_of_innovation.scenario import AoiScenario, AoiTable, number_of
from tafelrunde.games.age_of_innovation.table.prompts import INNOVATION, NEUTRAL_SITE, PAY_BOOKS
from tests.rulebook import rule

from .homes import alone, settled

# On the six places of two players: the four columns, then the top pair. None asks anything.
TILES = ("trade-routes", "professor", "sewage-system", "library", "science", "census")
ELSEWHERE = ("steel", "league-of-cities", "telecommunication")


def inventing(players: int = 2, **goods: object) -> AoiScenario:
    made = settled(players, tile="town-engineering", **goods)
    return made.innovations(*TILES) if players == 2 else made


def tile(t: AoiTable, name: str) -> int:
    return number_of(t.table.catalog.innovations, name)


def offered(t: AoiTable) -> set[str]:
    """What can be paid for; one tile alone is taken without a question, so it is looked up."""
    assert "innovation" in t.actions
    before = t.match.view()["innovations"]
    t.act("innovation")
    gone = [old for old, new in zip(before, t.match.view()["innovations"], strict=True) if old != new]
    codes = t.options if t.asked is INNOVATION else gone
    return {t.table.catalog.innovations[code].id for code in codes}


@rule("AOI-INVENT-01", "AOI-DEC-28")
def test_the_action_takes_one_tile_of_choice_from_the_board():
    t = inventing(books=(3, 3, 3, 3), coins=5).start().act("innovation")
    assert (t.asked, len(t.options)) == (INNOVATION, 6)
    t.answer(INNOVATION, tile(t, "professor"))
    while t.asked is PAY_BOOKS:
        t.answer(PAY_BOOKS, max(t.options))
    view = t.match.view()
    assert view["seats"][0]["innovations"] == [tile(t, "professor")]
    assert sorted(view["innovations"]) == sorted([-1, *(tile(t, name) for name in TILES if name != "professor")])


@rule("AOI-INVENT-02", "AOI-INVENT-05")
@pytest.mark.parametrize("column", range(4))
def test_a_column_costs_two_books_of_its_discipline_and_three_of_any(column: int):
    books = [2 if d == column else 1 for d in range(4)]
    t = inventing(books=books, coins=5).start()
    assert offered(t) == {TILES[column]}
    assert t.player(0).books == [0, 0, 0, 0]
    books[column - 1] = 0
    assert "innovation" not in inventing(books=books, coins=5).start().actions, "four books are too few"


@rule("AOI-INVENT-02", "AOI-DEC-27")
def test_the_free_part_is_paid_with_books_of_choice():
    t = inventing(books=(4, 0, 3, 1), coins=5).start().act("innovation")
    t.answer(INNOVATION, tile(t, "trade-routes"))
    assert (t.asked, t.options) == (PAY_BOOKS, [0, 1, 2])
    t.answer(PAY_BOOKS, 0).answer(PAY_BOOKS, 3)
    assert t.player(0).books == [2, 0, 0, 1]


@rule("AOI-INVENT-03")
@pytest.mark.parametrize(("palace", "price"), [(False, 5), (True, 0)])
def test_without_the_palace_it_costs_five_coins_more(palace: bool, price: int):
    def position(coins: int) -> AoiTable:
        made = inventing(books=(2, 1, 1, 1), coins=coins)
        return (made.building(0, "palace", "H5") if palace else made).start()

    t = position(price + 1)
    t.act("innovation")
    assert t.player(0).coins == 1
    if price:
        assert "innovation" not in position(price - 1).actions


@rule("AOI-INVENT-04", "AOI-INVENT-06", "AOI-SETUP-19")
@pytest.mark.parametrize(("players", "places"), [(2, [0]), (3, [0, 4]), (4, [0, 4]), (5, [0, 4, 8])])
def test_the_cost_of_a_column_is_that_of_all_its_tiles(players: int, places: list[int]):
    t = inventing(players, books=(2, 1, 1, 1), coins=5).start()
    board = t.match.view()["innovations"]
    names = {t.table.catalog.innovations[board[place]].id for place in places}
    assert offered(t) == names


@rule("AOI-INVENT-06", "AOI-INVENT-07")
@pytest.mark.parametrize(("players", "top"), [(2, 4), (3, None), (4, 8), (5, None)])
def test_the_top_pair_of_two_and_four_players_costs_two_and_two_and_one(players: int, top: int | None):
    for place, books, columns in ((0, (2, 2, 1, 0), (0, 1)), (1, (0, 1, 2, 2), (2, 3))):
        t = inventing(players, books=books, coins=5).start()
        board = t.match.view()["innovations"]
        last = len(board) if top is None else top
        expected = {board[n] for n in range(last) if n % 4 in columns}
        if top is not None:
            expected.add(board[top + place])
        t.act("innovation")
        assert set(t.options) == expected


@rule("AOI-EX-21", "AOI-INVENT-03", "AOI-INVENT-05")
def test_example_the_first_innovation_from_the_banking_column():
    t = inventing(books=(2, 1, 1, 1), coins=7).start().act("innovation")
    assert (t.player(0).books, t.player(0).coins) == ([0, 0, 0, 0], 2)
    made = inventing(books=(2, 1, 1, 1), coins=7).building(0, "palace", "H5")
    assert made.start().act("innovation").player(0).coins == 7


@rule("AOI-EX-22", "AOI-INVENT-06", "AOI-INVENT-07")
@pytest.mark.parametrize("palace", [False, True])
def test_example_the_top_innovation_with_yellow_and_blue(palace: bool):
    made = inventing(books=(2, 2, 0, 3), coins=5)
    t = (made.building(0, "palace", "H5") if palace else made).start().act("innovation")
    t.answer(INNOVATION, tile(t, "science"))
    assert (t.player(0).books, t.player(0).coins) == ([0, 0, 0, 2], 5 if palace else 0)
    poor = inventing(books=(2, 1, 0, 3), coins=5).start().act("innovation")
    assert tile(poor, "science") not in poor.options


@rule("AOI-INVENT-08", "AOI-INVENT-10", "AOI-INVENT-11")
@pytest.mark.parametrize(("home", "surcharges"), [("desert", (0, 1, 2)), ("wasteland", (0, 0, 2))])
def test_each_slot_has_its_surcharge(home: str, surcharges: tuple[int, ...]):
    for made, surcharge in enumerate(surcharges):
        books = [2 + surcharge, 1, 1, 1]
        t = inventing(home=home, books=books, coins=5, innovations=ELSEWHERE[:made]).start()
        t.act("innovation")
        assert t.player(0).books == [0, 0, 0, 0]
        names = [t.table.catalog.innovations[code].id for code in t.player(0).innovations]
        assert names == [*ELSEWHERE[:made], "trade-routes"], "the lowest free slot"
        books[0] -= 1
        poor = inventing(home=home, books=books, coins=5, innovations=ELSEWHERE[:made]).start()
        assert "innovation" not in poor.actions


@rule("AOI-INVENT-08", "AOI-INVENT-10")
def test_the_second_innovation_pays_for_the_second_slot():
    t = alone(inventing(books=(4, 3, 2, 2), coins=10)).start()
    for name, left in (("trade-routes", 6), ("professor", 0)):
        t.act("innovation")
        if t.asked is INNOVATION:
            t.answer(INNOVATION, tile(t, name))
        if left:
            t.answer(PAY_BOOKS, 2).answer(PAY_BOOKS, 0).answer(PAY_BOOKS, 1)
        assert sum(t.player(0).books) == left
        t.end_turn()
    assert t.player(0).innovations == [tile(t, "trade-routes"), tile(t, "professor")]


@rule("AOI-INVENT-09")
def test_nobody_makes_a_fourth_innovation():
    goods: dict[str, object] = {"books": (4, 4, 4, 4), "coins": 5}
    assert "innovation" in inventing(**goods, innovations=ELSEWHERE[:2]).start().actions
    assert "innovation" not in inventing(**goods, innovations=ELSEWHERE).start().actions


@rule("AOI-INVENT-12")
def test_innovations_are_abilities_points_or_buildings():
    def made(name: str) -> AoiTable:
        books = (2, 1, 1, 1)
        position = alone(settled(tile="town-engineering", books=books, coins=5)).innovations(name)
        return position.terrain("I10", "desert").terrain("I12", "desert").start().act("innovation")

    ability = made("professor").end_turn()
    assert "special-professor" in ability.actions
    assert made("sewage-system").player(0).vp == 22
    building = made("neutral-guild")
    assert building.asked is NEUTRAL_SITE
    assert building.at("I10").buildings(0)["I10"] == "guild"


@rule("AOI-INVENT-13")
def test_a_tile_that_was_taken_is_not_replaced():
    made = inventing(books=(2, 1, 1, 1), coins=5).seat(1, books=(2, 1, 1, 1), coins=5)
    t = made.start().act("innovation").end_turn()
    assert t.match.view()["innovations"].count(-1) == 1
    assert t.seat_asked == 1
    assert "innovation" not in t.actions, "the only tile of the banking column is gone"
    others = inventing().seat(1, books=(2, 1, 1, 1), coins=5).phase("actions", seat=1).start()
    assert "innovation" in others.actions
