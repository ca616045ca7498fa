"""Red cards: armies move and steal (DEUS-RED-01..17, DEUS-ATOM-14..20)."""

from __future__ import annotations

from typing import Final

from ....kernel.decision import NONE, Rules, ask
from ....kernel.hexes import members
from ..components.kinds import BLUE, PURPLE, RED, VILLAGE
from ..prompts import ARMY, MOVE, ROB
from ..prompts import VILLAGE as VILLAGE_PROMPT
from ..state import ROBBED, SECOND_ARMY, DeusPlayer, Table
from .attack import attack_villages, empty_village
from .counts import besieged
from .gains import GOLD, STOCK, DeusEffect, Facts, Icons

ALL_ARMIES: Final = 99


class Plunder(DeusEffect):
    """Take points off one village beside an own army (DEUS-ATOM-14)."""

    key = "plunder"
    optional = True

    def __init__(self, points: int) -> None:
        self.points = points

    def possible(self, table: Table, me: DeusPlayer) -> bool:
        return bool(besieged(table, me))

    def run(self, table: Table, me: DeusPlayer) -> Rules:
        village = yield ask(me, VILLAGE_PROMPT, [*besieged(table, me), NONE], self.points)
        if village == NONE:
            return
        taken = table.take_from_village(village, self.points)
        me.score(taken, table.source)
        if table.log:
            table.log.tell("plundered", me, region=village, amount=taken)
        empty_village(table, village)

    def facts(self) -> Facts:
        return {"amount": self.points}

    def icons(self) -> Icons:
        return ["steal", self.points, "vp", ":", "village", "piece-red"]


def steal(table: Table, me: DeusPlayer, victim: DeusPlayer, what: int, amount: int) -> None:
    """What is there, if it is less than the amount (DEUS-RED-14)."""
    if what == GOLD:
        amount = min(amount, victim.gold)
        victim.gold -= amount
        me.gold += amount
    else:
        amount = min(amount, victim.vp)
        victim.score(-amount, ROBBED)
        me.score(amount, table.source)
    if table.log:
        table.log.tell("robbed", me, player_victim=victim.seat, what=STOCK[what], amount=amount)


class Steal(DeusEffect):
    """From opponents whose buildings touch own armies; subclasses say which (DEUS-ATOM-15..18)."""

    def __init__(self, what: int, amount: int) -> None:
        self.what = what
        self.amount = amount

    def facts(self) -> Facts:
        return {"what": STOCK[self.what], "amount": self.amount}


class StealFromOne(Steal):
    """From one opponent beside the army that this card has moved (DEUS-ATOM-15, -18)."""

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


class MoveArmies(DeusEffect):
    """One army, or each of them once, up to a number of regions (DEUS-ATOM-19, -20, DEUS-RED-17)."""

    key = "move"
    optional = True

    def __init__(self, armies: int, distance: int) -> None:
        self.armies = armies
        self.distance = distance

    def possible(self, table: Table, me: DeusPlayer) -> bool:
        return me.armies != 0

    def run(self, table: Table, me: DeusPlayer) -> Rules:
        waiting = members(me.armies) + members(me.pieces[SECOND_ARMY])
        for _ in range(min(self.armies, len(waiting))):
            start = yield ask(me, ARMY, [*sorted(set(waiting)), NONE], self.distance)
            if start == NONE:
                return
            waiting.remove(start)
            end = yield ask(me, MOVE, members(stops(table, me, start, self.distance)), start)
            march(table, me, start, end)

    def facts(self) -> Facts:
        return {"armies": "all" if self.armies == ALL_ARMIES else "one", "distance": self.distance}

    def icons(self) -> Icons:
        return [
            "move",
            *([] if self.armies == ALL_ARMIES else [self.armies]),
            "piece-red",
            "→",
            self.distance,
            "region",
        ]


def march(table: Table, me: DeusPlayer, start: int, end: int) -> None:
    table.moved = end
    if start == end:
        return
    table.shift_army(me, start, end)
    if table.log:
        table.log.tell("moved", me, region_from=start, region_to=end)
    if table.switches.attack_after_move:  # DEUS-ATTACK-14
        attack_villages(table)


def stops(table: Table, me: DeusPlayer, start: int, distance: int) -> int:
    """The regions where a move of this army may end, its own included (DEUS-RED-03..11, -15, -16)."""
    here = 1 << start
    if holds_temple_alone(me, start):
        return here
    passable = table.map.land | table.map.of[VILLAGE] | me.pieces[BLUE]
    reached = here
    for _ in range(distance):
        reached |= table.map.grid.around(reached) & passable
    full = me.pieces[SECOND_ARMY] if table.switches.armies_per_region == 2 else me.armies  # DEUS-RED-09, -10
    ends = (table.map.land & (me.occupied | ~table.occupied)) | me.pieces[BLUE]
    return here | (reached & ends & ~full)


def holds_temple_alone(me: DeusPlayer, region: int) -> bool:
    """An army that shares its region with nothing but a temple must stay (DEUS-TEMPLE-13, DEUS-RED-11)."""
    if not me.pieces[PURPLE] >> region & 1:
        return False
    return me.buildings_in(region) == 2 and bool(me.pieces[RED] >> region & 1)
