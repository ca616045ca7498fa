"""Readers write what a view shows, each value in a stretch of its own, and nothing for what is hidden."""

from __future__ import annotations

from array import array
from typing import Any

import pytest

from tafelrunde.kernel.decision import Prompt
from tafelrunde.kernel.observe import Part, question, turned
from tafelrunde.kernel.readers import (
    Amount,
    Bits,
    Each,
    Entries,
    Hidden,
    Kind,
    Of,
    Pair,
    Pairs,
    Reader,
    Rows,
    Seats,
)

VIEW: dict[str, Any] = {"seat": 1, "players": 3, "seats": ["Ada", "Ben", "Cleo"]}
COLOURS = Kind("colour", ("red", "green", "blue"))
PEOPLE = Seats(4)


def written(reader: Reader, *values: Any) -> list[float]:
    """The numbers of these values; nothing before or after them is touched."""
    row = array("f", bytes(4 * (2 + reader.size * len(values))))
    reader.write(values, row, 1, VIEW)
    assert row[0] == row[-1] == 0
    return [round(number, 6) for number in row[1:-1]]


def test_an_amount_is_a_share_of_the_most() -> None:
    assert written(Amount(40), 10, 80, 0, -3, None) == [0.25, 1, 0, 0, 0]
    assert written(Amount(1), True, False) == [1, 0]
    assert written(Amount(20, least=-20), -20, 0, 10, 21, -21) == [0, 0.5, 0.75, 1, 0]
    assert written(Amount(7, least=-1), 0) == [0.125]


def test_a_hidden_number_is_marked() -> None:
    assert written(Hidden(), 0, None, 7) == [0, 1, 0]


def test_one_thing_is_a_1_at_its_place_by_number_or_name() -> None:
    assert written(COLOURS.one(), 2, "green") == [0, 0, 1, 0, 1, 0]
    assert written(COLOURS.one(), None, -1, 3, "pink") == [0] * 12


def test_some_things_are_a_1_each() -> None:
    assert written(COLOURS.some(), [0, 2], ["blue"], None, [7, -1]) == [1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0]


def test_cards_that_are_alike_share_a_place_and_count_by_their_copies() -> None:
    cards = Kind("card", 5, places=[0, 0, 0, 0, 1])
    assert (cards.count, cards.size) == (5, 2)
    assert written(cards.some(), [0, 3], [4], [-1]) == [0.5, 0, 0, 1, 0, 0]
    assert written(cards.some(), [0, 1, 2, 3, 3]) == [1, 0]
    assert written(cards.one(), 3, 4) == [1, 0, 0, 1]
    assert written(Kind("step", 2, copies=4).some(), [0, 0, 1]) == [0.5, 0.25]


def test_seats_are_counted_from_the_viewing_one_and_rivals_come_after_them() -> None:
    assert written(PEOPLE.one(), 1, 2, 0) == [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0]
    assert written(PEOPLE.one(), 3, -1, None) == [0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0]
    assert written(PEOPLE.some(), [0, 1], None) == [1, 0, 1, 0, 0, 0, 0, 0]
    assert turned(VIEW) == ["Ben", "Cleo", "Ada"]


def test_lists_are_read_entry_by_entry_and_short_ones_are_filled_up() -> None:
    each = Each(Amount(10), 3)
    assert each.shape == (3,)
    assert written(each, [1, 2, 3], [4], None, [5, 6, 7, 8]) == [0.1, 0.2, 0.3, 0.4, 0, 0, 0, 0, 0, 0.5, 0.6, 0.7]
    nested = Each(COLOURS.some(), 2)
    assert nested.shape == (2, 3)
    assert written(nested, [[0], [1, 2]]) == [1, 0, 0, 0, 1, 1]


def test_a_mapping_is_read_by_the_names_of_its_kind() -> None:
    assert written(Each(Amount(10), COLOURS), {"blue": 3, "red": 1, "pink": 9}) == [0.1, 0, 0.3]


def test_a_list_by_seat_begins_with_the_viewing_seat() -> None:
    assert written(Each(Amount(10), PEOPLE), [1, 2, 3]) == [0.2, 0.3, 0.1, 0]


def test_pairs_put_the_second_at_the_row_of_the_first() -> None:
    assert written(Pairs(COLOURS, Amount(10)), [[2, 5], [0, 1]], None) == [0.1, 0, 0.5, 0, 0, 0]
    assert written(Pairs(COLOURS, PEOPLE.one()), [[1, 2], [1, 1]])[4:8] == [1, 1, 0, 0]
    assert written(Pairs(PEOPLE, Amount(1)), [[0, 1]]) == [0, 0, 1, 0]


def test_a_number_is_read_bit_by_bit() -> None:
    assert written(Bits(4), 0b101, None, 0b11000) == [1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1]


def test_a_number_that_names_two_things_marks_both() -> None:
    assert written(Pair(3, 4), 2 * 4 + 1, -1, 12) == [0, 0, 1, 0, 1, 0, 0] + [0] * 14


def test_a_function_finds_what_is_read() -> None:
    assert written(Of("cards", Amount(10), len), [7, 7, 7], None) == [0.3, 0]


def test_entries_and_rows_are_parts_of_their_own() -> None:
    parts = list(Entries(count=Amount(9), top=COLOURS.one()).parts("discard"))
    assert [(name, path) for name, path, _ in parts] == [
        ("discard.count", "discard.count"),
        ("discard.top", "discard.top"),
    ]
    ((name, path, owners), (_, _, edges)) = Rows(3, owner=PEOPLE.one(), edge=Amount(1)).parts("map.places")
    assert (name, path, owners.shape) == ("map.places.owner", "map.places", (3, 4))
    places = [{"owner": None, "edge": True}, {"owner": 2}]
    assert written(owners, places) == [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]
    assert written(edges, places, None) == [1, 0, 0, 0, 0, 0]


def test_rows_with_a_number_stand_at_it() -> None:
    ((_, _, coins),) = Rows(4, "bonus", coins=Amount(6, least=-1)).parts("bonuses")
    assert written(coins, [{"bonus": 2, "coins": 6}, {"bonus": 0, "coins": 0}]) == [round(1 / 7, 6), 0, 1, 0]


@pytest.mark.parametrize(
    ("reader", "says"),
    [
        (Amount(40), "`gold`, of 40"),
        (Amount(1), "a 1 if `gold`"),
        (Amount(4, least=-4), "`gold`, from -4 to 4"),
        (COLOURS.one(), "which colour `gold` is: red, green, blue"),
        (PEOPLE.some(), "a 1 for each player in `gold`"),
        (Kind("card", 2, copies=3).some(), "each card in `gold`, as a share of its copies"),
        (Each(Amount(5), COLOURS), "by colour: `gold`, of 5: red, green, blue"),
        (Each(Amount(5), 4), "`gold`, of 5, in order"),
        (Of("so many coins", Amount(5), len), "so many coins"),
    ],
)
def test_the_reference_describes_what_is_read(reader: Reader, says: str) -> None:
    assert reader.says("gold") == says


ASKED = Prompt("PAY", 3, "number", about="colour")
HOW_MANY = Prompt("DRAW", 3, "card", about="number")


def test_the_question_names_seat_prompt_and_subject() -> None:
    parts = {part.name: part for part in question([ASKED, HOW_MANY], 4, {"colour": COLOURS.one()})}

    def asking(prompt: str, about: int) -> dict[str, list[float]]:
        view = {**VIEW, "pending": {"seat": 0, "prompt": prompt, "about": about}}
        return {name: part.read(view) for name, part in parts.items() if any(part.read(view))}

    assert asking("PAY", 1) == {"asked": [0, 0, 1, 0], "prompt": [1, 0], "about_colour": [0, 1, 0]}
    assert asking("DRAW", 5) == {"asked": [0, 0, 1, 0], "prompt": [0, 1], "about_number": [0.25]}
    assert asking("PAY", -1) == {"asked": [0, 0, 1, 0], "prompt": [1, 0]}
    assert asking("OTHER", 1) == {"asked": [0, 0, 1, 0]}
    assert not any(any(part.read({**VIEW, "pending": None})) for part in parts.values())


def test_a_part_reads_its_own_numbers() -> None:
    part = Part("gold", (2, 2), "", lambda view, row, at: row.__setitem__(at + 3, view["gold"]))
    assert part.size == 4
    assert part.read({"gold": 0.5}) == [0, 0, 0, 0.5]
