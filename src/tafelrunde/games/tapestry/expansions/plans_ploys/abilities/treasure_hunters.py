"""Treasure Hunters: a token for each kind of land. Their number on the mat has a bit for each terrain that is used."""

from __future__ import annotations

from typing import ClassVar, Final

from ......kernel.decision import NONE, Prompt, Rules, ask
from ......kernel.hexes import members
from ....components.civilizations import EVERY_INCOME, Civilization
from ....pieces.kinds import (
    BLACK_DIE,
    BLACK_FACES,
    COIN,
    CULTURE,
    DESERT,
    FOOD,
    FOREST,
    GRASS,
    MOUNTAIN,
    PLANS_PLOYS,
    RED_DIE,
    TILE,
    TREASURE_HUNTERS,
    WORKER,
)
from ....rules.conquer import take_both
from ....rules.counts import TERRITORY, count_changed
from ....rules.dice import roll_die, take_die, tile_benefit
from ....rules.gains import draw_tiles, gain
from ....rules.land import shows
from ....rules.research import roll_science
from ....rules.track import advance, can_advance
from ....table.dispatch import AsksInt
from ....table.player import CIVILIZATION, TapestryPlayer
from ....table.prompts import BLACK_ROLL, RESEARCH, ROLL, ROLL_MORE, SCIENCE_MORE, TREASURE, TREASURE_HEX
from ....table.state import Table

FINDS: Final = {DESERT: COIN, GRASS: CULTURE, MOUNTAIN: WORKER, FOREST: FOOD}
START_TILES: Final = 2


def found(state: int, land: int) -> bool:
    """Is the token of this terrain used, by the number on the mat?"""
    return state >> land & 1 == 1


class TreasureHunters(Civilization):
    """The rules that both editions share."""

    drawn_as: ClassVar[str] = "once-each"
    asked_on: ClassVar[tuple[Prompt, ...]] = (TREASURE,)
    answers: ClassVar[str] = "terrain"

    def once_each(self, state: int) -> list[tuple[int, bool]]:
        return [(land, found(state, land)) for land in range(DESERT, MOUNTAIN + 1)]

    def income(self, table: Table, me: TapestryPlayer) -> Rules:
        """A token onto an empty territory with an unused terrain, next to a controlled one: it is controlled without a
        conquest, and the terrain gives a resource and rolls of dice."""
        options = [land for land in range(DESERT, MOUNTAIN + 1) if sites(table, me, land)]
        land = (yield ask(me, TREASURE, [*options, NONE])) if options else NONE
        if land == NONE:
            return
        hex = yield ask(me, TREASURE_HEX, sites(table, me, land), land)
        me.mat[TREASURE_HUNTERS] |= 1 << land
        put_token(table, me, hex)
        yield from count_changed(table, me, TERRITORY, me.upright.bit_count())
        gain(table, me, FINDS[land], 1)
        yield from self.roll(table, me, land, hex)
        table.source = CIVILIZATION

    def roll(self, table: Table, me: TapestryPlayer, land: int, hex: int) -> Rules:
        """The dice of a terrain."""
        if land == DESERT:
            yield from self.take_black(table, me, hex)
        elif land == GRASS:
            yield from self.follow_science(table, me)
        elif land == MOUNTAIN:
            red = yield from throw(table, me, hex, RED_DIE)
            black = yield from throw(table, me, hex, BLACK_DIE)
            yield from take_both(table, me, hex, red, black)
        else:
            for _ in range(2):
                face = yield from throw(table, me, hex, RED_DIE)
                yield from take_die(table, me, hex, RED_DIE, face)

    def take_black(self, table: Table, me: TapestryPlayer, hex: int) -> Rules:
        """Two rolls, one is gained."""
        face = yield from self.black_face(table, me, hex)
        if face == TILE:
            yield from tile_benefit(table, me, hex)
        else:
            gain(table, me, face, 1)

    def follow_science(self, table: Table, me: TapestryPlayer) -> Rules:
        """Two rolls of the science die, one of which may be followed with its benefit."""
        track = yield from self.science_track(table, me)
        if can_advance(table, me, track) and (yield ask(me, RESEARCH, [track, NONE])) == track:
            yield from advance(table, me, track)

    def black_face(self, table: Table, me: TapestryPlayer, hex: int) -> AsksInt:
        raise NotImplementedError

    def science_track(self, table: Table, me: TapestryPlayer) -> AsksInt:
        raise NotImplementedError


class PrintedTreasureHunters(TreasureHunters):
    """Both dice are rolled, then one is chosen."""

    begins_when_gained = True  # TAP-RULING-04

    def begin(self, table: Table, me: TapestryPlayer) -> Rules:
        yield from draw_tiles(table, me, START_TILES)

    def black_face(self, table: Table, me: TapestryPlayer, hex: int) -> AsksInt:
        rolled = yield from throw(table, me, hex, BLACK_DIE)
        first = BLACK_FACES[rolled]
        rolled = yield from throw(table, me, hex, BLACK_DIE)
        second = BLACK_FACES[rolled]
        return (yield ask(me, BLACK_ROLL, sorted({first, second})))

    def science_track(self, table: Table, me: TapestryPlayer) -> AsksInt:
        first = yield from roll_science(table, me)
        second = yield from roll_science(table, me)
        return (yield ask(me, ROLL, sorted({first, second})))


class RevisedTreasureHunters(TreasureHunters):
    """The second roll replaces the first one if it is wanted."""

    def exchangeable(self, table: Table) -> bool:
        return True

    def black_face(self, table: Table, me: TapestryPlayer, hex: int) -> AsksInt:
        rolled = yield from throw(table, me, hex, BLACK_DIE)
        face = BLACK_FACES[rolled]
        if (yield ask(me, ROLL_MORE, [1, NONE], face)) == 1:
            rolled = yield from throw(table, me, hex, BLACK_DIE)
            face = BLACK_FACES[rolled]
        return face

    def science_track(self, table: Table, me: TapestryPlayer) -> AsksInt:
        track = yield from roll_science(table, me)
        if (yield ask(me, SCIENCE_MORE, [1, NONE], track)) == 1:
            track = yield from roll_science(table, me)
        return track


def put_token(table: Table, me: TapestryPlayer, hex: int) -> None:
    """It stands for an outpost."""
    place = 1 << hex
    me.tokens |= place
    me.huts |= place
    me.upright |= place
    table.items[hex] += 1
    if table.log:
        table.log.add("found-treasure", me, hex=hex)


def sites(table: Table, me: TapestryPlayer, land: int) -> list[int]:
    if found(me.mat[TREASURE_HUNTERS], land):
        return []
    empty = table.map.grid.around(me.upright) & table.land & ~table.taken
    return [hex for hex in members(empty) if shows(table, hex, land)]


def throw(table: Table, me: TapestryPlayer, hex: int, die: int) -> AsksInt:
    table.reveals += 1
    return (yield from roll_die(table, me, hex, die))


PRINTED: Final[PrintedTreasureHunters] = PrintedTreasureHunters("treasure_hunters", EVERY_INCOME, expansion=PLANS_PLOYS)
REVISED: Final[RevisedTreasureHunters] = RevisedTreasureHunters("treasure_hunters", EVERY_INCOME, expansion=PLANS_PLOYS)
