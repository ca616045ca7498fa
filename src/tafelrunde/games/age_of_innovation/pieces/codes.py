"""Packed pairs of small numbers: the state stores each pair as one int, so that a list of them is a list of ints."""

from __future__ import annotations

from typing import Final

# ------------------------------------------------------------------------------------------------ round bonuses


def with_coins(bonus: int, coins: int) -> int:
    """A round bonus beside the board and the coins on it (AOI-SETUP-28, AOI-PHASE3-12)."""
    return 64 * bonus + coins


def bonus_of(entry: int) -> int:
    return entry >> 6


def coins_on(entry: int) -> int:
    return entry & 63


# ------------------------------------------------------------------------------------------------ town tiles

ON_PALACE: Final = 127  # in place of a space, for the town tile of palace 11 (AOI-PALACE-31)


def town_at(kind: int, space: int) -> int:
    """A town tile and its space (AOI-TOWN-05)."""
    return 128 * kind + space


def town_kind(tile: int) -> int:
    return tile >> 7


def town_space(tile: int) -> int:
    return tile & 127


# ------------------------------------------------------------------------------------------------ actions

POWER_ACTIONS: Final = 6


def used_book_action(number: int) -> int:
    """The bit of a book action in `Table.used`, after those of the power actions."""
    return 1 << POWER_ACTIONS + number


def book_actions_used(used: int) -> int:
    """The book actions in `Table.used`, as a bitmask."""
    return used >> POWER_ACTIONS


# ------------------------------------------------------------------------------------------------ bridges


def bridge_at(site: int, owner: int) -> int:
    return 8 * site + owner


def bridge_site(bridge: int) -> int:
    return bridge >> 3


def bridge_owner(bridge: int) -> int:
    return bridge & 7


# ------------------------------------------------------------------------------------------------ turns of set-up


def start_turn(what: int, seat: int) -> int:
    """A turn of set-up: its kind (START_GOODS and the others of table/steps.py) and its seat."""
    return 8 * what + seat


def start_turn_of(turn: int) -> tuple[int, int]:
    return divmod(turn, 8)


# ------------------------------------------------------------------------------------------------ innovation board

COLUMNS: Final = 4  # one for each discipline


def top_pair(places: int) -> int:
    """The first of the two top places, which exist with 2 and 4 players and follow all others; otherwise the number of
    places (AOI-INVENT-06)."""
    return places - places % COLUMNS


# ------------------------------------------------------------------------------------------------ knowledge

COMPETENCY_ROWS: Final = 3
SCHOLAR_SPACES: Final = 4  # of each discipline (AOI-SCHOLAR-01)


def competency_place(discipline: int, row: int) -> int:
    """A place for competency tiles at the bottom of the innovation board; row 0 gives most steps (AOI-SETUP-20)."""
    return COMPETENCY_ROWS * discipline + row


def competency_place_of(place: int) -> tuple[int, int]:
    return divmod(place, COMPETENCY_ROWS)


def scholar_space(discipline: int, space: int) -> int:
    """A space for scholars on the knowledge board; space 0 gives 3 steps (AOI-SCHOLAR-03)."""
    return SCHOLAR_SPACES * discipline + space


def scholar_space_of(code: int) -> tuple[int, int]:
    return divmod(code, SCHOLAR_SPACES)
