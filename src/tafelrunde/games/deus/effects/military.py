"""Red cards: armies take points off villages, steal from opponents, and move."""

from __future__ import annotations

from typing import Final

from ....kernel.decision import NONE, Rules, ask
from ....kernel.effects import Facts, Icons
from ..pieces.amounts import NO_LIMIT
from ..pieces.kinds import BLUE, STOCK
from ..rules.attack import empty_village
from ..rules.military import besieged_villages, march, steal
from ..rules.movement import March, armies_of, armies_to_move, stops
from ..table.effect import DeusEffect, Marching
from ..table.player import DeusPlayer
from ..table.prompts import ARMY, MOVE, ROB
from ..table.prompts import VILLAGE as VILLAGE_PROMPT
from ..table.state import Table

ALL_ARMIES: Final = NO_LIMIT


class Plunder(DeusEffect):
    """Take points off one village beside an own army (DEUS-ATOM-14)."""

    key = "plunder"
    icon_row = ("steal", "{points}", "vp", ":", "village", "piece-red")
    optional = True

    def __init__(self, points: int) -> None:
        self.points = points

    def possible(self, table: Table, me: DeusPlayer) -> bool:
        return bool(besieged_villages(table, me))

    def run(self, table: Table, me: DeusPlayer) -> Rules:
        village = yield ask(me, VILLAGE_PROMPT, [*besieged_villages(table, me), NONE], self.points)
        if village == NONE:
            return
        taken = table.take_from_village(village, self.points)
        me.score(taken, table.source)
        if table.log:
            table.log.add("plundered", me, region=village, amount=taken)
        empty_village(table, village)

    def facts(self) -> Facts:
        return {"amount": self.points}


class Steal(DeusEffect):
    """From opponents whose buildings touch own armies; subclasses say which (DEUS-RED-01)."""

    def __init__(self, what: int, amount: int) -> None:
        self.what = what
        self.amount = amount

    def facts(self) -> Facts:
        return {"what": STOCK[self.what], "amount": self.amount}


class StealFromOne(Steal):
    """From one opponent beside the army that this card has moved (DEUS-ATOM-15, DEUS-ATOM-18)."""

    key = "steal-from-one"
    optional = True

    def _victims(self, table: Table, me: DeusPlayer) -> list[int]:
        if table.moved == NONE:
            return []
        beside = table.map.grid.beside[table.moved]
        return [other.seat for other in table.others(me) if other.occupied & beside]

    def possible(self, table: Table, me: DeusPlayer) -> bool:
        return bool(self._victims(table, me))

    def run(self, table: Table, me: DeusPlayer) -> Rules:
        victim = yield ask(me, ROB, [*self._victims(table, me), NONE], self.amount)
        if victim != NONE:
            steal(table, me, table.players[victim], self.what, self.amount)

    def icons(self) -> Icons:
        return ["steal", self.amount, STOCK[self.what], ":", 1, "opponent"]


class StealFromEach(Steal):
    """From every opponent beside any own army, once each (DEUS-ATOM-16)."""

    key = "steal-from-each"

    def possible(self, table: Table, me: DeusPlayer) -> bool:
        beside = table.map.grid.around(me.armies)
        return any(other.occupied & beside for other in table.others(me))

    def now(self, table: Table, me: DeusPlayer) -> bool:
        beside = table.map.grid.around(me.armies)
        for other in table.others(me):
            if other.occupied & beside:
                steal(table, me, other, self.what, self.amount)
        return True

    def icons(self) -> Icons:
        return ["steal", self.amount, STOCK[self.what], "per", "opponent"]


class StealPerShip(Steal):
    """For each opposing ship beside an own army or ship, from its owner (DEUS-ATOM-17)."""

    key = "steal-per-ship"

    def _ships(self, table: Table, me: DeusPlayer, other: DeusPlayer) -> int:
        return (other.pieces[BLUE] & table.map.grid.around(me.armies | me.pieces[BLUE])).bit_count()

    def possible(self, table: Table, me: DeusPlayer) -> bool:
        return any(self._ships(table, me, other) for other in table.others(me))

    def now(self, table: Table, me: DeusPlayer) -> bool:
        for other in table.others(me):
            ships = self._ships(table, me, other)
            if ships:
                steal(table, me, other, self.what, self.amount * ships)
        return True

    def icons(self) -> Icons:
        return ["steal", self.amount, STOCK[self.what], "per", "ship"]


class MoveArmies(Marching):
    """One army (DEUS-ATOM-19), or each of them once in any order (DEUS-ATOM-20), up to a number of regions
    (DEUS-RED-17). Two may share a region until the end of the turn (DEUS-RED-10)."""

    key = "move"
    optional = True

    def __init__(self, armies: int, distance: int) -> None:
        self.armies = armies
        self.distance = distance

    def possible(self, table: Table, me: DeusPlayer) -> bool:
        return me.armies != 0

    def run(self, table: Table, me: DeusPlayer) -> Rules:
        marching = March(armies_of(me), self.armies, self.distance)
        while marching.left:
            start = yield ask(me, ARMY, armies_to_move(table, me, marching), self.distance)
            if start == NONE:
                return
            marching = marching.without(start)
            end = yield ask(me, MOVE, stops(table, me, start, marching), start)
            march(table, me, start, end)

    def facts(self) -> Facts:
        return {"armies": "all" if self.armies == ALL_ARMIES else "one", "distance": self.distance}

    def icons(self) -> Icons:
        armies: Icons = [] if self.armies == ALL_ARMIES else [self.armies]
        return ["move", *armies, "piece-red", "→", self.distance, "region"]
