"""The main board: spaces for tiles, abyss, corners, crystal symbols (REV-COMP-02, REV-COMP-26, REV-DIST-18).

Fields 4s to 4s+3 are the hexes A, B, C, D of space s; spaces 0 to 24 are for area tiles, 25 to 29 for start tiles. The
abyss and each of the four corners are one field. The layout is ours: 25 + 5 tiles, 4 corners and the abyss are 35 equal
spaces in 7 columns and 5 rows, each a rhombus of four hexes.
"""

from __future__ import annotations

from typing import Final

from ....kernel.correction_errors import CorrectionError
from ....kernel.corrections import corrected, table_row
from ....kernel.hexes import Hex, mask

BASIS: Final = "board"

AREA_SPACES: Final = 25
SPACES: Final = 30
TILE_FIELDS: Final = 120
ABYSS: Final = 120
NORTH_WEST: Final = 121
FIELDS: Final = 125
ALL_FIELDS: Final = (1 << FIELDS) - 1
SET_BYTES: Final = 16  # of a set of fields
CORNERS: Final = ("NW", "NE", "SW", "SE")

# Kinds of lakes, by their rewards.
ENERGY_LAKE: Final = 0
MODULE_LAKE: Final = 1
CRATE_LAKE: Final = 2
CRYSTAL_LAKE: Final = 3
LAKES: Final = ("energy", "module", "crate", "crystals")


@table_row
class MainBoard:
    """`rows`: from above, `.` for the space of an area tile, `s` of a start tile, `o` for the abyss; the four corners
    are `c`. `crystals`: the hexes that each crystal symbol touches from outside the edge, by column and row
    (REV-BUILD-09)."""

    def __init__(self, id: str, rows: tuple[str, ...], crystals: tuple[str, ...]) -> None:
        there = {(column, row): sign for row, line in enumerate(rows) for column, sign in enumerate(line)}
        found = {sign: [place for place in there if there[place] == sign] for sign in ".soc"}
        if len(there) != sum(len(places) for places in found.values()) or {*map(len, rows)} != {ACROSS}:
            line = f"rows have {ACROSS} spaces each: . for an area, s for a start tile, o for the abyss, c for a corner"
            raise CorrectionError(line, "board-signs", across=ACROSS)
        if [len(found[sign]) for sign in ".so"] != [AREA_SPACES, SPACES - AREA_SPACES, 1]:
            starts = SPACES - AREA_SPACES
            line = f"there are {AREA_SPACES} spaces for areas, {starts} for start tiles and one abyss"
            raise CorrectionError(line, "board-spaces", areas=AREA_SPACES, starts=starts)
        if found["c"] != [(0, 0), (ACROSS - 1, 0), (0, DOWN - 1), (ACROSS - 1, DOWN - 1)]:
            raise CorrectionError("the large locations lie in the four corners", "board-corners")
        self.id: str = id
        # Column and row of the upper left hex of each space, halved.
        self.places: tuple[Hex, ...] = (*found["."], *found["s"])
        self.abyss: Hex = found["o"][0]
        self.crystals: tuple[tuple[Hex, ...], ...] = tuple(map(_hexes, crystals))
        if len(crystals) != CRYSTAL_SYMBOLS:
            line = f"there are {CRYSTAL_SYMBOLS} crystal symbols, not {len(crystals)}"
            raise CorrectionError(line, "board-crystals", most=CRYSTAL_SYMBOLS)


def _hexes(text: str) -> tuple[Hex, ...]:
    """Parses hexes such as `2,0 3,0`."""
    found: list[Hex] = []
    for word in text.split():
        column, _, row = word.partition(",")
        if not column.isdecimal() or not row.isdecimal() or int(column) >= 2 * ACROSS or int(row) >= 2 * DOWN:
            columns, rows = 2 * ACROSS - 1, 2 * DOWN - 1
            line = f"{word[:20]!r} is no hex of the board: columns 0 to {columns}, rows 0 to {rows}"
            raise CorrectionError(line, "board-hex", hex=word[:20], columns=columns, rows=rows)
        found.append((int(column), int(row)))
    if not found:
        raise CorrectionError("each crystal symbol touches a hex", "board-touches")
    return tuple(found)


ACROSS: Final = 7
DOWN: Final = 5
CRYSTAL_SYMBOLS: Final = 12
ROW_LETTERS: Final = "ABCDEFGHIJ"
(MAIN_BOARD,) = corrected(
    "revive",
    "map",
    (
        MainBoard(
            "main-board",
            rows=("c.....c", "...ss..", "..sos..", "...s...", "c.....c"),
            crystals=(
                "2,0 3,0", "5,0 6,0", "7,0 8,0", "10,0 11,0", "2,9 3,9", "5,9 6,9", "7,9 8,9", "10,9 11,9",
                "0,2 0,3 0,4", "0,6", "13,3", "13,5 13,6 13,7",
            ),
        ),
    ),
    globals(),
)  # fmt: skip
CORNER_HEXES: Final[tuple[tuple[Hex, ...], ...]] = (
    ((0, 0), (1, 0), (0, 1)), ((12, 0), (13, 0), (12, 1)), ((1, 8), (0, 9), (1, 9)), ((13, 8), (12, 9), (13, 9)),
)  # fmt: skip

CRYSTAL_HEXES: Final = MAIN_BOARD.crystals
GIANT_CRYSTALS: Final[tuple[int, ...]] = (1, 6, 8, 11)  # the symbols they cover (REV-CAMP-09)
GIANT: Final = 2  # crystals that a giant crystal gives


def hexes_of(place: Hex) -> list[Hex]:
    """A, B, C, D of a space."""
    column, row = 2 * place[0], 2 * place[1]
    return [(column, row), (column + 1, row), (column, row + 1), (column + 1, row + 1)]


def around(place: Hex) -> list[Hex]:
    """The six places beside a hex; odd rows are shifted half a hex to the right."""
    column, row = place
    shift = row % 2
    return [
        (column - 1, row), (column + 1, row),
        (column - 1 + shift, row - 1), (column + shift, row - 1),
        (column - 1 + shift, row + 1), (column + shift, row + 1),
    ]  # fmt: skip


FIELD_HEXES: Final[list[tuple[Hex, ...]]] = [
    *((hex,) for place in MAIN_BOARD.places for hex in hexes_of(place)),
    tuple(hexes_of(MAIN_BOARD.abyss)),
    *CORNER_HEXES,
]
FIELD_AT: Final[dict[Hex, int]] = {hex: field for field, hexes in enumerate(FIELD_HEXES) for hex in hexes}


def _beside(field: int) -> int:
    near = {FIELD_AT[other] for hex in FIELD_HEXES[field] for other in around(hex) if other in FIELD_AT}
    return mask(sorted(near - {field}))


BESIDE: Final[list[int]] = [_beside(field) for field in range(FIELDS)]
CRYSTALS: Final[list[int]] = [mask([FIELD_AT[hex] for hex in hexes]) for hexes in CRYSTAL_HEXES]
LARGE_LOCATIONS: Final = 0b1111 << NORTH_WEST
ALWAYS_OPEN: Final = LARGE_LOCATIONS | 1 << ABYSS  # fields that are open from the start
CRYSTALS_BY: Final[list[tuple[int, ...]]] = [
    tuple(n for n, touched in enumerate(CRYSTALS) if touched >> field & 1) for field in range(FIELDS)
]


def tile_fields(space: int) -> int:
    """All four fields of a space."""
    return 0b1111 << 4 * space


def field_at(space: int, k: int) -> int:
    """Hex A, B, C or D (k from 0 to 3) of a space."""
    return 4 * space + k


def space_of(field: int) -> int:
    return field >> 2


def field_label(field: int) -> str:
    """The coordinates of a field for players: letter of the row, number in the row; of several hexes the first."""
    column, row = FIELD_HEXES[field][0]
    return f"{ROW_LETTERS[row]}{column + 1}"


def space_label(space: int) -> str:
    """The coordinates of a tile: those of its upper left field."""
    return field_label(field_at(space, 0))


def corner_field(corner: int) -> int:
    """The field of a large location."""
    return NORTH_WEST + corner


def corner_of(field: int) -> int:
    return field - NORTH_WEST


def _beside_each(fields: int) -> int:
    result = 0
    while fields:
        low = fields & -fields
        result |= BESIDE[low.bit_length() - 1]
        fields ^= low
    return result


# Lookup table by groups of eight fields, because distances are computed often.
_AROUND: Final = [[_beside_each((some << 8 * k) & ALL_FIELDS) for some in range(256)] for k in range(SET_BYTES)]


def around_all(fields: int) -> int:
    """All fields beside a set of fields."""
    result = 0
    for k, some in enumerate(fields.to_bytes(SET_BYTES, "little")):
        if some:
            result |= _AROUND[k][some]
    return result
