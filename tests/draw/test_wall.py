"""A wall of bricks for the maps in a terminal."""

from __future__ import annotations

from tafelrunde.draw.wall import Wall, from_zero, joints, lines_of, widest, write

PLACES = {0: (0, 0), 1: (2, 0), 2: (1, 1)}


def test_every_brick_has_its_joints() -> None:
    assert lines_of(joints(Wall(PLACES, 4))) == [
        "┌───┬───┐",
        "│   │   │",
        "│   │   │",
        "└─┬─┴─┬─┘",
        "  │   │",
        "  │   │",
        "  └───┘",
    ]


def test_what_belongs_together_has_no_joint_inside() -> None:
    assert lines_of(joints(Wall(PLACES, 4), {0: 0, 1: 1, 2: 0})) == [
        "┌───┬───┐",
        "│   │   │",
        "│   │   │",
        "└─┐ └─┬─┘",
        "  │   │",
        "  │   │",
        "  └───┘",
    ]


def test_text_is_escaped_and_lines_keep_their_length() -> None:
    canvas = joints(Wall(PLACES, 4))
    write(canvas, 1, 1, "[a]", "bold")
    write(canvas, 5, 1, "", "bold")
    assert lines_of(canvas)[1] == r"│[bold]\[a][/]│   │"
    assert all(len(line) == 9 for line in canvas)


def test_places_begin_at_zero() -> None:
    assert from_zero({7: (3, 2), 8: (5, 2), 9: (4, 3)}) == {7: (0, 0), 8: (2, 0), 9: (1, 1)}


def test_the_first_wall_that_fits_is_taken_or_else_the_narrowest() -> None:
    walls = [Wall(PLACES, brick) for brick in (8, 6, 4)]
    assert [widest(walls, width).brick for width in (100, 17, 16, 13, 9, 3)] == [8, 8, 6, 6, 4, 4]
