"""Generates slots, initial values, copy and pack of a game's state classes from one declaration of their fields.

A game declares its fields in `fields.py`, one line for each field:

    class PlayerFields(Player):
        gold: int = 0
        hand: list[int] = variable_length([])  # packed with its length
        reach: int = derived(0)  # all regions beside occupied ones

`python -m tafelrunde.kernel.fields PATH...` (here: `make fields`) writes `_fields.py` beside it, and the classes of
the game derive from those. They have slots, so nobody can write an undeclared field; a field whose copy or pack is
unclear is an error here. The code is a file and not created at import, so that type checkers, debuggers and mypyc see
plain classes.

A declaration may have several files, such as `table/player_fields.py` and `table/table_fields.py`. `table_fields.py`
imports the player, so it can name the types of all fields. mypyc requires that: a derived class cannot narrow them.

How a field is copied and packed follows from its type:

    int, bool               copied by reference     packed as a number
    tuple[int, ...]         copied by reference     packed with its length
    list[int]               a new list              packed as numbers; its length never changes
    list[tuple[int, ...]]   a new list              each entry packed with its length
    list[list[int]]         new lists               each entry packed with its length

The markers below override this. `field` and `variable_length` also say who sees a field and what it holds
(field_info.py). From that follow `view_fields`, what views show; `collect_hidden` and `deal_hidden`, what `imagine`
deals anew; and `declared`, for laws and observations.

    vp: int = field(0, "open_points", most=80)        # the owner sees it, the others if `table.open_points`
    hand: list[int] = variable_length([], OWNER, of="card")  # the others see `hand_count`
    deck: list[int] = variable_length([], NOBODY, of="card")  # everybody sees how many there are
    tiles: int = field(0, of="tile")                  # a bit for each tile; the view lists them
    palace: int = field(-1, one="palace")             # the number of one palace, negative for none
    goods: list[int] = field([0] * 4, by="resource", most=10)  # a number for each resource
    tech: list[int] = field([0] * 3, of="tech", by="row")      # a set for each row
    active: int = field(0, one="player", shown="turn")         # views call it "turn"

`pack` writes numbers, then lists of variable length, then rows, then plain lists, each in the order of declaration. A
class may override that with `pack_order`, to keep its hashes.
"""

from __future__ import annotations

from typing import Any, Final, TypeVar

from ..field_info import EVERYBODY

V = TypeVar("V")

NUMBERS: Final = "numbers"
VARIABLE_LENGTH: Final = "variable_length"
ROWS: Final = "rows"
PLAIN: Final = "plain"
PACK_ORDER: Final = (NUMBERS, VARIABLE_LENGTH, ROWS, PLAIN)
DECLARED: Final = ("declared",)  # every field in the order of declaration, whatever its kind


def field(
    first: V, seen: str = EVERYBODY, *, of: str = "", one: str = "", by: str = "", most: int = 0, shown: str = ""
) -> V:
    """Who sees the field, and what it holds (field_info.py)."""
    return first


def variable_length(
    first: V, seen: str = EVERYBODY, *, of: str = "", one: str = "", by: str = "", most: int = 0, shown: str = ""
) -> V:
    """A list whose length changes, packed with its length. `most` is the largest length."""
    return first


def as_int(first: V, *, most: int = 0) -> V:
    """A bool packed as 0 or 1."""
    return first


def shared(first: V) -> V:
    """A list that is never changed in place, so copies share it."""
    return first


def derived(first: V) -> V:
    """Follows from other fields: copied, not packed."""
    return first


def shared_derived(first: V) -> V:
    """Follows from other fields and never changes in place: copies share it, not packed."""
    return first


def transient(first: V) -> V:
    """Used within one step only. Copies are taken between steps, so they start with the initial value."""
    return first


def constant() -> Any:
    """The constructor argument of the same name. It never changes, so it is not packed."""


def copy_on_write() -> Any:
    """A part with fields of its own that copies share. Copying marks it `shared`; code that changes a shared part
    copies it first. The derived class initializes and packs it."""


def seats() -> Any:
    """The players of a table, copied and packed with it: `players: list[Settler] = seats()`."""


def custom() -> Any:
    """A part with fields of its own that the derived class initializes, copies and packs."""
