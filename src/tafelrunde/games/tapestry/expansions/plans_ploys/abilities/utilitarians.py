"""Utilitarians: landmarks of the tracks have abilities, two of which can be used at a time.

Their number on the mat has a bit for each landmark of the tracks whose ability is active; the revised mat keeps the
first landmark above these bits until income turn 2, plus 1.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ......kernel.corrections import table_row
from ......kernel.decision import NONE, Rules, ask
from ......kernel.hexes import members
from ....components.civilizations import Civilization, Line
from ....pieces.kinds import EXPLORATION, MILITARY, PLANS_PLOYS, RED_DIE, SCIENCE, TECHNOLOGY, TIER, UTILITARIANS
from ....pieces.landmarks import (
    ACADEMY,
    APOTHECARY,
    BARRACKS,
    FORGE,
    LIGHTHOUSE,
    RUBBER_WORKS,
    TANK_FACTORY,
    TRACK_LANDMARKS,
    TRAIN_STATION,
)
from ....rules.build import build_landmark, gain_landmark
from ....rules.dice import take_die
from ....rules.gains import discard_tile, gain_any, lose, score
from ....table.player import CIVILIZATION, CONQUERED, TapestryPlayer
from ....table.prompts import LANDMARK, LIGHT, UTILITY, UTILIZE
from ....table.state import Table

LISTED: Final = (
    1 << FORGE | 1 << RUBBER_WORKS | 1 << BARRACKS | 1 << TANK_FACTORY | 1 << LIGHTHOUSE | 1 << TRAIN_STATION
    | 1 << APOTHECARY | 1 << ACADEMY
)  # fmt: skip
FIRST_CHOICE: Final[tuple[int, ...]] = (LIGHTHOUSE, FORGE, APOTHECARY, BARRACKS)  # the landmarks of tier II
HIGH_TIER: Final = 3
LANDMARK_OF_TRACK: Final = {
    EXPLORATION: TRAIN_STATION,
    TECHNOLOGY: RUBBER_WORKS,
    SCIENCE: ACADEMY,
    MILITARY: TANK_FACTORY,
}
LIGHT_USED: Final = 1 << 8  # of `icons`, which are cleared after every turn


# ------------------------------------------------------------------------------------------------ the number on the mat


def utilities(state: int) -> list[int]:
    """The landmarks whose abilities are active."""
    return members(state & (1 << TRACK_LANDMARKS) - 1)


def waiting(state: int) -> int:
    """The landmark that waits on the revised mat, or -1."""
    return (state >> TRACK_LANDMARKS) - 1


def with_waiting(state: int, landmark: int) -> int:
    return state | landmark + 1 << TRACK_LANDMARKS


def without_waiting(state: int) -> int:
    return state & (1 << TRACK_LANDMARKS) - 1


def active(me: TapestryPlayer, landmark: int) -> bool:
    return me.mat[UTILITARIANS] >> landmark & 1 == 1


# ------------------------------------------------------------------------------------------------ the mat


@table_row
class Utilitarians(Civilization):
    """The rules that both editions share. `tokens` abilities can be used at once; `points` are gained for each advance
    in tiers III and IV; `tiles` are spent at the Lighthouse."""

    drawn_as: ClassVar[str] = "things"

    def __init__(
        self,
        id: str,
        turns: tuple[int, ...] = (),
        *lines: Line,
        expansion: int = PLANS_PLOYS,
        tokens: int = 2,
        points: int = 4,
        tiles: int = 2,
    ) -> None:
        super().__init__(id, turns, *lines, expansion=expansion)
        self.tokens = tokens
        self.points = points
        self.tiles = tiles

    def join(self, table: Table, me: TapestryPlayer) -> Rules:
        """Tokens on abilities of landmarks that the player has."""
        for _ in range(self.tokens):
            options = members(me.landmarks & LISTED & ~me.mat[UTILITARIANS])
            landmark = (yield ask(me, UTILITY, [*options, NONE])) if options else NONE
            if landmark == NONE:
                return
            me.mat[UTILITARIANS] |= 1 << landmark

    def begin(self, table: Table, me: TapestryPlayer) -> Rules:
        """A landmark of tier II with its ability."""
        options = [landmark for landmark in FIRST_CHOICE if table.landmarks >> landmark & 1]
        if not options:
            return
        landmark = yield ask(me, LANDMARK, sorted(options))
        me.mat[UTILITARIANS] |= 1 << landmark
        yield from self.receive(table, me, landmark)

    def receive(self, table: Table, me: TapestryPlayer, landmark: int) -> Rules:
        """The landmark chosen at the start."""
        yield from gain_landmark(table, me, landmark)

    def landmark_gained(self, table: Table, me: TapestryPlayer, landmark: int) -> Rules:
        """The Apothecary gives any 1 resource for another landmark. A token may be put on the ability of a listed one,
        or moved there from another one."""
        if active(me, APOTHECARY) and landmark != APOTHECARY:
            yield from gain_any(table, me, 1)
        used = members(me.mat[UTILITARIANS] & LISTED)
        if not LISTED >> landmark & 1 or landmark in used:
            return
        options = [landmark] if len(used) < self.tokens else used
        chosen = yield ask(me, UTILIZE, [*options, NONE], landmark)
        if chosen != NONE:
            me.mat[UTILITARIANS] = me.mat[UTILITARIANS] & ~(1 << chosen) | 1 << landmark

    def reached_top_row(self, table: Table, me: TapestryPlayer, card: int) -> Rules:
        """The Forge gives any 1 resource."""
        if active(me, FORGE):
            yield from gain_any(table, me, 1)

    def dice_gained(self, table: Table, me: TapestryPlayer, hex: int, red: int) -> Rules:
        """With the Barracks red pays in any case, and once more if it was taken."""
        if active(me, BARRACKS):
            table.source = CIVILIZATION
            yield from take_die(table, me, hex, RED_DIE, red)
            table.source = CONQUERED

    def space_entered(self, table: Table, me: TapestryPlayer, track: int, space: int) -> None:
        """Points for each advance in tiers III and IV."""
        if TIER[space] >= HIGH_TIER and track in LANDMARK_OF_TRACK and active(me, LANDMARK_OF_TRACK[track]):
            score(table, me, self.points, CIVILIZATION)

    # -------------------------------------------------------------------------------------------- the Lighthouse

    def turn_begins(self, table: Table, me: TapestryPlayer) -> Rules:
        if me.era:
            yield from self.use_light(table, me)

    def bonus_offered(self, table: Table, me: TapestryPlayer) -> Rules:
        yield from self.use_light(table, me)

    def advances_only(self, table: Table, me: TapestryPlayer) -> bool:
        """The Lighthouse is for advance turns."""
        return me.icons & LIGHT_USED != 0

    def use_light(self, table: Table, me: TapestryPlayer) -> Rules:
        """Once in an advance turn two territory tiles buy any 1 resource, before the advance is paid for or its bonus
        is bought."""
        if not active(me, LIGHTHOUSE) or me.icons & LIGHT_USED or me.tiles.bit_count() < self.tiles:
            return
        lowest = -1
        spent: list[int] = []
        for left in range(self.tiles, 0, -1):
            tiles = [tile for tile in members(me.tiles) if tile > lowest]
            options = tiles[: len(tiles) - left + 1]
            lowest = yield ask(me, LIGHT, options if spent else [*options, NONE], left)
            if lowest == NONE:
                return
            spent.append(lowest)
        me.icons |= LIGHT_USED
        for tile in spent:
            discard_tile(table, me, tile)
        yield from gain_any(table, me, 1)

    def things_on(self, state: int) -> list[tuple[str, int]]:
        return [("landmark", landmark) for landmark in utilities(state)]

    def numbers(self) -> dict[str, int]:
        return {"points": self.points, "tiles": self.tiles, "tokens": self.tokens}


class PrintedUtilitarians(Utilitarians):
    def first_income_closes(self, table: Table, me: TapestryPlayer) -> Rules:
        """TAP-CIVADJ-23."""
        if table.switches.adjustments:
            yield from lose(table, me, list(range(len(me.goods))))


class RevisedUtilitarians(Utilitarians):
    def receive(self, table: Table, me: TapestryPlayer, landmark: int) -> Rules:
        """It waits on the mat."""
        me.mat[UTILITARIANS] = with_waiting(me.mat[UTILITARIANS], landmark)
        table.landmarks &= ~(1 << landmark)
        me.landmarks |= 1 << landmark
        yield from ()

    def exchangeable(self, table: Table) -> bool:
        return True

    def abilities_begin(self, table: Table, me: TapestryPlayer) -> Rules:
        """The first landmark enters the capital at the start of income turn 2."""
        landmark = waiting(me.mat[UTILITARIANS])
        if me.era > 1 and landmark >= 0:
            me.mat[UTILITARIANS] = without_waiting(me.mat[UTILITARIANS])
            yield from build_landmark(table, me, landmark)


PRINTED: Final[PrintedUtilitarians] = PrintedUtilitarians("utilitarians")
REVISED: Final[RevisedUtilitarians] = RevisedUtilitarians("utilitarians")
