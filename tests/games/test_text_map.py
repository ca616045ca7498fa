"""Hex maps drawn by characters."""

from __future__ import annotations

from tafelrunde.games.text_map import Field, Line, Wall, from_zero, grid, hex_map, joints, lines_of, widest, write

PLACES = {0: (0, 0), 1: (2, 0), 2: (1, 1)}
WHOLE = [
    "┌───┬───┐",
    "│   │   │",
    "│   │   │",
    "└─┬─┴─┬─┘",
    "  │   │",
    "  │   │",
    "  └───┘",
]


def test_every_brick_has_its_borders() -> None:
    assert lines_of(joints(Wall(PLACES, 4), {0: 0, 1: 1, 2: 2})) == WHOLE


def test_what_belongs_together_has_no_border_inside() -> None:
    assert lines_of(joints(Wall(PLACES, 4), {0: 0, 1: 1, 2: 0})) == [*WHOLE[:3], "└─┐ └─┬─┘", *WHOLE[4:]]


def test_text_is_escaped_and_lines_keep_their_length() -> None:
    canvas = joints(Wall(PLACES, 4), {0: 0, 1: 1, 2: 2})
    write(canvas, 1, 1, "[a]", "bold")
    write(canvas, 5, 1, "", "bold")
    assert lines_of(canvas)[1] == r"│[bold]\[a][/]│   │"
    assert all(len(line) == 9 for line in canvas)


def test_places_begin_at_zero() -> None:
    assert from_zero({7: (3, 2), 8: (5, 2), 9: (4, 3)}) == {7: (0, 0), 8: (2, 0), 9: (1, 1)}


def test_the_first_wall_that_fits_is_taken_or_else_the_narrowest() -> None:
    walls = [Wall(PLACES, brick) for brick in (8, 6, 4)]
    assert [widest(walls, width).brick for width in (100, 17, 16, 13, 9, 3)] == [8, 8, 6, 6, 4, 4]


def test_fields_are_written_in_the_longest_way_that_fits_all_and_stars_mark_what_is_lit() -> None:
    fields = [
        Field("a-0", [(0, 0)], [Line(["mountain", "Mo"]), Line(["x"], ["1ABCD", "1"])]),
        Field("a-1", [(2, 0), (1, 1)], [Line(["sea", "Se"]), Line(), Line(["y"])]),
    ]
    assert hex_map(fields, {"a-1"}, 11) == [
        "┌────┬────┐",
        "│Mo  │[reverse]Se*[/] │",
        "│x  1│    │",
        "└─┬──┘ ┌──┘",
        "  │y   │",
        "  │    │",
        "  └────┘",
    ]
    assert "│mountain   │[reverse]sea*[/]       │" in hex_map(fields, {"a-1"}, 80)


def test_a_grid_numbers_its_rows_and_columns() -> None:
    assert list(grid([["a", "b", "c", "d"]] * 3, every=2)) == [
        "   1 2  3 4",
        " 1 a b  c d",
        " 2 a b  c d",
        "",
        " 3 a b  c d",
    ]
