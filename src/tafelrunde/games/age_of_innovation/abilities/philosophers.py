"""Philosophers: a book with every competency, and one each round."""

from __future__ import annotations

from ..components.parts import Special, Start, Tile
from ..effects.gains import AnyBook
from ..effects.knowledge import StepsOf
from ..table.ability import Ability


class BooksWithCompetencies(Ability):
    """`amount` more books of the same discipline with every competency, even where its place gives none
    (AOI-FACTION-31)."""

    name = "philosophers"

    def competency_books(self) -> int:
        return self.amount


# AOI-FACTION-11: two steps in banking; AOI-FACTION-51: the special action.
PHILOSOPHERS: Tile = Tile("philosophers", Start(StepsOf(2, 0, 0, 0)), BooksWithCompetencies(1), Special(AnyBook(1)))
