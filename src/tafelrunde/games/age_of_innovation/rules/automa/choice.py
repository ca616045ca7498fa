"""Choices of the Automa: criterion by criterion, finally by the arrow of the support card. Each is logged with what it
leaves to choose from, so that people can follow it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from .....kernel.hexes import members
from .....kernel.state import Fact, listed
from ...pieces.automa import DIRECTIONS, LEFT_UP
from ...pieces.map import name_of
from ...table.player import AoiPlayer
from ...table.state import Table
from ..reach import beside
from .cards import support_card

SPACES: Final = "spaces"
MOST_NAMED: Final = 6  # spaces in a line of the log; the board lights all


class Choice:
    """What the Automa can still choose, in the order in which the arrow counts. `things` is the plural of their kind:
    spaces, disciplines. Candidates come row by row from the top left (AOI-SOLO-24)."""

    def __init__(
        self, table: Table, me: AoiPlayer, things: str, candidates: Sequence[int], first: str, **facts: Fact
    ) -> None:
        self.table = table
        self.me = me
        self.things = things
        self.left: Sequence[int] = candidates
        if candidates:
            self._log("automa-considers", first, facts)

    def prefer(self, criterion: str, found: Sequence[int], **facts: Fact) -> None:
        """Keep those that meet a criterion best. With one candidate there is nothing to decide."""
        if len(self.left) > 1:
            self.left = found
            self._log("automa-prefers", criterion, facts)

    def least(self, criterion: str, value: Callable[[int], int]) -> None:
        """Keep those with the least value."""
        if len(self.left) > 1:
            fewest = min(value(candidate) for candidate in self.left)
            found = [candidate for candidate in self.left if value(candidate) == fewest]
            self.prefer(criterion, found, amount=abs(fewest))

    def prefer_spaces(self, criterion: str, choose: Callable[[int], int], **facts: Fact) -> None:
        """The same for spaces of the map as a bitmask."""
        if len(self.left) > 1:
            self.prefer(criterion, members(choose(sum(1 << space for space in self.left))), **facts)

    def by_arrow(self) -> int:
        """The candidate with the number of the support card, counted along its arrow; with fewer candidates, counting
        continues from the start (AOI-SOLO-23)."""
        card = support_card(self.table)
        along = self.left[::-1] if card.direction == LEFT_UP else self.left
        place = (card.nth - 1) % len(along)
        if len(along) > 1:
            self.left = [along[place]]
            around = "around" if card.nth > len(along) else "straight"
            facts: dict[str, Fact] = {"nth": card.nth, "arrow": DIRECTIONS[card.direction], "counted": around}
            self._log("automa-counts", "arrow", facts)
        return along[place]

    def _log(self, event: str, why: str, facts: dict[str, Fact]) -> None:
        if self.table.log:
            shown = "few" if len(self.left) <= MOST_NAMED else "many"
            left: dict[str, Fact] = {self.things: listed(self.left), "left": len(self.left), "shown": shown}
            if self.things == SPACES:  # a view names spaces by their terrain later on
                left["called"] = ", ".join(name_of(space) for space in self.left)
            self.table.log.add(event, self.me, None, why=why, things=self.things, **facts, **left)


def nearest(table: Table, spaces: int, candidates: int) -> int:
    """The candidates that are the fewest spaces away from a set of spaces."""
    near = beside(table, spaces)
    while not near & candidates:
        wider = near | beside(table, near)
        if wider == near:  # unreachable
            return candidates
        near = wider
    return near & candidates
