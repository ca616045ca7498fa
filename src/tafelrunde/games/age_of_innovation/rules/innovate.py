"""Making an innovation (chapter INVENT)."""

from __future__ import annotations

from typing import Final

from ....kernel.decision import Rules, ask, pay_mix
from ..pieces.codes import COLUMNS, top_pair
from ..pieces.kinds import COINS, FROM_INNOVATIONS, INNOVATE, PALACE
from ..pieces.prices import (
    COINS_WITHOUT_PALACE,
    COLUMN_BOOKS,
    INNOVATION_BOOKS,
    INNOVATION_PLACES,
    MOST_INNOVATIONS,
    TOP_BOOKS,
)
from ..table.player import AoiPlayer
from ..table.prompts import INNOVATION, PAY_BOOKS
from ..table.state import Table
from .gains import carry_out_for, pay_book, spend
from .rewards import reward


def books_by_place(places: int) -> tuple[tuple[int, int, int, int], ...]:
    """The books of stated disciplines for each place of an innovation board: those of its column; with 2 and 4 players
    the last two places are the top pair (AOI-INVENT-04, AOI-INVENT-06)."""
    top = top_pair(places)
    columns = tuple(COLUMN_BOOKS[place % COLUMNS] for place in range(top))
    return columns + TOP_BOOKS[: places - top]


STATED: Final = {places: books_by_place(places) for places in INNOVATION_PLACES.values()}


def stated_books(table: Table, place: int) -> tuple[int, int, int, int]:
    return STATED[len(table.innovations)][place]


def coins_for_innovation(table: Table, me: AoiPlayer) -> int:
    """5 while no palace stands; by option a neutral one counts or not (AOI-INVENT-03, AOI-Q-10)."""
    palaces = me.pieces[PALACE] if table.switches.neutral_palace_counts else me.own(PALACE)
    return 0 if palaces else COINS_WITHOUT_PALACE


def books_for_innovation(table: Table, me: AoiPlayer) -> int:
    """All books of the next innovation, with the surcharge of its slot (AOI-INVENT-10, AOI-INVENT-11)."""
    return INNOVATION_BOOKS + table.catalog.boards[me.board].innovation_books[len(me.innovations)]


def innovations_in_reach(table: Table, me: AoiPlayer) -> list[int]:
    """The places on the innovation board whose tile can be paid for; none with three tiles (AOI-INVENT-09)."""
    if len(me.innovations) == MOST_INNOVATIONS or me.coins < coins_for_innovation(table, me):
        return []
    if sum(me.books) < books_for_innovation(table, me):
        return []
    found = []
    for place, tile in enumerate(table.innovations):
        if tile >= 0:
            stated = stated_books(table, place)
            if all(me.books[d] >= stated[d] for d in range(4)):
                found.append(place)
    return found


def make_innovation(table: Table, me: AoiPlayer) -> Rules:
    """Pay books and coins, take the tile, which is not replaced, into the next slot, and carry out its effect at once
    (AOI-INVENT-01, AOI-INVENT-08, AOI-INVENT-13)."""
    places = innovations_in_reach(table, me)
    tile = yield ask(me, INNOVATION, sorted(table.innovations[place] for place in places))
    place = table.innovations.index(tile)
    stated = stated_books(table, place)
    rest = books_for_innovation(table, me) - sum(stated)
    spend(table, me, COINS, coins_for_innovation(table, me))
    for discipline in range(4):
        pay_book(table, me, discipline, stated[discipline])
    yield from pay_any_books(table, me, rest)
    table.innovations[place] = -1
    me.innovations.append(tile)
    if table.log:
        table.log.add("innovated", me, innovation=tile)
    reward(table, me, INNOVATE)
    once = table.catalog.innovations[tile].once
    if once is not None:
        yield from carry_out_for(once, table, me, FROM_INNOVATIONS)


def pay_any_books(table: Table, me: AoiPlayer, amount: int) -> Rules:
    """Books of any disciplines (AOI-INVENT-02, AOI-BOOKACT-01)."""
    paid = yield from pay_mix(me, PAY_BOOKS, me.books, amount)
    for discipline in range(4):
        pay_book(table, me, discipline, paid[discipline])
