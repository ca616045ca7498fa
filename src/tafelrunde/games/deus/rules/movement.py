"""Where armies may go. Two own armies may share a region while the turn lasts, if they part before it ends
(DEUS-RED-09, DEUS-RED-10)."""

from __future__ import annotations

from typing import Final

from ....kernel.decision import NONE
from ....kernel.hexes import members
from ..pieces.kinds import BLUE, PURPLE, SECOND_ARMY, STANDARD, VILLAGE
from ..table.effect import Activating, Marching
from ..table.player import DeusPlayer
from ..table.state import Table
from .column import atoms

Armies = tuple[int, ...]  # the region of each own army, in order
NO_MARCH: Final = (0, 0)


class March:
    """A march in progress: the armies that did not move yet, how many of them still may, and how far each."""

    __slots__ = ("distance", "left", "waiting")

    def __init__(self, waiting: Armies, most: int, distance: int) -> None:
        self.waiting: Armies = waiting
        self.left: int = min(most, len(waiting))
        self.distance: int = distance

    def without(self, start: int) -> March:
        """The march after this army has set out."""
        at = self.waiting.index(start)
        return March(self.waiting[:at] + self.waiting[at + 1 :], self.left - 1, self.distance)


REST: Final = March((), 0, 0)


def armies_of(me: DeusPlayer) -> Armies:
    return tuple(sorted(members(me.armies) + members(me.pieces[SECOND_ARMY])))


def armies_to_move(table: Table, me: DeusPlayer, march: March) -> list[int]:
    """Each army once, in any order, or none (DEUS-ATOM-20). While two share a region, only moves are offered after
    which they can part."""
    starts = sorted(set(march.waiting))
    if not crowded(table, me):
        return [*starts, NONE]
    search = PartingSearch(table, me)
    armies = armies_of(me)
    found = [start for start in starts if search.stops(armies, start, march.without(start))]
    return [*found, NONE] if search.can_part(armies, REST) else found


def stops(table: Table, me: DeusPlayer, start: int, march: March) -> list[int]:
    """The regions where the move of this army may end (DEUS-RED-15, DEUS-RED-17)."""
    search = PartingSearch(table, me)
    find = search.stops if table.switches.armies_per_region == 1 else search.ends
    return sorted(find(armies_of(me), start, march))


def activations(table: Table, me: DeusPlayer, cards: list[int]) -> list[int]:
    """The cards that may be activated, or none; while two armies share a region, those after which they can part."""
    if not crowded(table, me):
        return [*cards, NONE]
    search = PartingSearch(table, me)
    armies = armies_of(me)
    found = [card for card in cards if search.can_part_by(armies, marches_of(table, me, card))]
    return [*found, NONE] if search.can_part(armies, REST) else found


def crowded(table: Table, me: DeusPlayer) -> bool:
    return table.switches.armies_per_region == 1 and me.pieces[SECOND_ARMY] != 0


def marches_of(table: Table, me: DeusPlayer, number: int) -> list[tuple[int, int]]:
    """The marches that this card offers, as (armies, distance). A card carries out at most one."""
    found: list[tuple[int, int]] = []
    for atom in atoms(table.catalog.cards[number].effect):
        if isinstance(atom, Marching):
            found.append((atom.armies, atom.distance))
        elif isinstance(atom, Activating):
            for card in me.columns[atom.colour]:
                found += [] if card == me.joker else marches_of(table, me, card)
    return found


class PartingSearch:
    """Search for armies that share a region: can all of them part before the turn ends? Only armies move in the rest of
    the turn, so the ground and the marches of the column's remaining cards are known."""

    def __init__(self, table: Table, me: DeusPlayer) -> None:
        self._grid = table.map.grid
        # An army may enter land, whoever is there (DEUS-RED-03, DEUS-RED-04), and villages, attacked or not
        # (DEUS-RED-05, DEUS-RED-16). At sea it may enter only regions with an own ship (DEUS-RED-06, DEUS-RED-07,
        # DEUS-RED-08).
        self._enter = table.map.land | table.map.of[VILLAGE] | me.pieces[BLUE]
        self._ends = (table.map.land & (me.occupied | ~table.occupied)) | me.pieces[BLUE]
        # Temples beside which nothing but armies stands: the last of these must stay (DEUS-TEMPLE-12, DEUS-TEMPLE-13,
        # DEUS-RED-11).
        self._bound = me.pieces[PURPLE]
        for colour in range(STANDARD - 1):  # all types except armies
            self._bound &= ~me.pieces[colour]
        column = me.columns[table.column][table.next_card :]
        self._to_come = [marches_of(table, me, card) for card in column if card != me.joker]
        self._memo: dict[tuple[Armies, Armies, int, int, int], bool] = {}

    def ends(self, armies: Armies, start: int, march: March) -> list[int]:
        """The regions where this army may end its move, those without an own army first. It may pass through a region
        with two armies but not stop there (DEUS-RED-09, DEUS-RED-10)."""
        if self._bound >> start & 1 and armies.count(start) == 1:
            return [start]
        reached = 1 << start
        for _ in range(march.distance):
            reached |= self._grid.around(reached) & self._enter
        ends = [end for end in members(reached & self._ends) if end == start or armies.count(end) < 2]
        return sorted(ends, key=lambda end: (end == start, armies.count(end)))

    def stops(self, armies: Armies, start: int, march: March) -> list[int]:
        """The ends of a move after which all armies can part in the rest of the turn."""
        return [end for end in self.ends(armies, start, march) if self.can_part(moved(armies, start, end), march)]

    def can_part(self, armies: Armies, march: March, done: int = 0) -> bool:
        """By this march or by the cards to come, of which `done` are done by then."""
        if len(set(armies)) == len(armies):
            return True
        position = (armies, march.waiting, march.left, march.distance, done)
        if position not in self._memo:
            self._memo[position] = (march.left > 0 and self._can_part_on(armies, march, done)) or (
                done < len(self._to_come) and self.can_part_by(armies, self._to_come[done], done + 1)
            )
        return self._memo[position]

    def can_part_by(self, armies: Armies, marches: list[tuple[int, int]], done: int = 0) -> bool:
        """By one of these marches, before which nobody has moved, or without any of them by the cards to come."""
        return any(self.can_part(armies, March(armies, *march), done) for march in [*marches, NO_MARCH])

    def _can_part_on(self, armies: Armies, march: March, done: int) -> bool:
        for start in sorted(set(march.waiting), key=armies.count, reverse=True):
            rest = march.without(start)
            for end in self.ends(armies, start, march):
                if self.can_part(moved(armies, start, end), rest, done):
                    return True
        return False


def moved(armies: Armies, start: int, end: int) -> Armies:
    at = armies.index(start)
    return tuple(sorted((*armies[:at], end, *armies[at + 1 :])))
