"""Traders: tokens on the map, in empty territories or beside a single outpost of an opponent.

On the printed mat their number is the number of tokens left on it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from ....kernel.corrections import table_row
from ....kernel.decision import NONE, Rules, ask
from ....kernel.hexes import members
from ..components.civilizations import EVERY_INCOME, Civilization, Line
from ..effects.gains import AnyResource
from ..pieces.codes import afield_code
from ..pieces.income import INCOME_TRACKS, PAYS, PER_CONTROLLED, PER_LINE, PER_TECH
from ..pieces.inspiration import INSPIRATIONS
from ..pieces.kinds import BASE, BLACK_DIE, BLACK_FACES, BUILDINGS, BUILDINGS_OF_A_TYPE, RED_DIE, TILE, TRADERS
from ..rules.build import capital_points
from ..rules.dice import roll_die, take_die, tile_benefit
from ..rules.gains import draw_tiles, gain, score, under
from ..table.participant import Participant
from ..table.player import CIVILIZATION, CONQUERED, TapestryPlayer
from ..table.prompts import BUILDING, CHOSEN, DEAL, GIVE_TILE, TRADE, UNUSED_DIE
from ..table.state import Table

# The deals of the revised mat: a token or a building beside an opponent's outpost, or a token beside the player's.
TOKEN_BESIDE: Final = 0
BUILDING_BESIDE: Final = 1
AT_HOME: Final = 2


class Traders(Civilization):
    """The rules that both editions share."""

    drawn_as: ClassVar[str] = "tokens"
    begins_when_gained = True

    def die_left(self, table: Table, me: TapestryPlayer, hex: int, die: int, face: int) -> Rules:
        """They may take the die that the conqueror of a territory with their token left; after the end of their game
        only one with points (TAP-END-03)."""
        if not me.tokens >> hex & 1 or (me.finished and die != RED_DIE):
            return
        if (yield ask(me, UNUSED_DIE, [1, NONE], die)) == 1:
            table.source = CIVILIZATION
            yield from take_die(table, me, hex, die, face)
            table.source = CONQUERED


@table_row
class PrintedTraders(Traders):
    start_resources = 2
    start_points = 10  # TAP-CIVADJ-10

    def __init__(
        self,
        id: str,
        turns: tuple[int, ...] = EVERY_INCOME,
        *lines: Line,
        expansion: int = BASE,
        tokens: int = 4,
    ) -> None:
        super().__init__(id, turns, *lines, expansion=expansion)
        self.tokens = tokens

    def numbers(self) -> dict[str, int]:
        return {"tokens": self.tokens}

    def begin(self, table: Table, me: TapestryPlayer) -> Rules:
        me.mat[TRADERS] = self.tokens
        yield from ()

    def income(self, table: Table, me: TapestryPlayer) -> Rules:
        """A token on an empty territory scores for its neighbours, one beside a single outpost of an opponent gives the
        benefit of the territory."""
        sites = self.sites(table, me)
        if not me.mat[TRADERS] or not sites:
            return
        hex = yield ask(me, TRADE, [*sites, NONE])
        if hex == NONE:
            return
        was_empty = table.items[hex] == 0
        me.mat[TRADERS] -= 1
        put_token(table, me, hex)
        if table.log:
            table.log.add("traded", me, hex=hex)
        if was_empty:
            score(table, me, (table.map.grid.beside[hex] & held(table.opponents(me))).bit_count())  # TAP-RULING-13
        else:
            yield from tile_benefit(table, me, hex)
        table.source = CIVILIZATION

    def sites(self, table: Table, me: TapestryPlayer) -> list[int]:
        others = 0
        for other in table.opponents(me):
            others |= other.standing | other.fallen
        return [
            hex for hex in members(table.land) if table.items[hex] == 0 or (table.items[hex] == 1 and others >> hex & 1)
        ]


@table_row
class RevisedTraders(Traders):
    describes_spaces: ClassVar[bool] = False

    def __init__(
        self,
        id: str,
        turns: tuple[int, ...] = EVERY_INCOME,
        *lines: Line,
        expansion: int = BASE,
        tiles: int = 2,
        points: int = 5,
    ) -> None:
        super().__init__(id, turns, *lines, expansion=expansion)
        self.tiles = tiles  # territory tiles at the start
        self.points = points  # instead of the resource of a deal at home

    def numbers(self) -> dict[str, int]:
        return {"tiles": self.tiles, "points": self.points}

    def begin(self, table: Table, me: TapestryPlayer) -> Rules:
        yield from draw_tiles(table, me, self.tiles)

    def income(self, table: Table, me: TapestryPlayer) -> Rules:
        """One of three deals, or none."""
        foreign = lone_outposts(table, table.opponents(me))
        own = lone_outposts(table, [me])
        options = []
        if foreign and me.tiles:
            options.append(TOKEN_BESIDE)
            if any(me.left):
                options.append(BUILDING_BESIDE)
        if own:
            options.append(AT_HOME)
        deal = (yield ask(me, DEAL, [*options, NONE])) if options else NONE
        if deal == NONE:
            return
        hex = yield ask(me, TRADE, own if deal == AT_HOME else foreign)
        if deal == AT_HOME:
            yield from self.trade_at_home(table, me, hex)
        else:
            yield from trade_abroad(table, me, hex, deal)
        table.source = CIVILIZATION

    def trade_at_home(self, table: Table, me: TapestryPlayer, hex: int) -> Rules:
        """Any resource or points, then the black die; every opponent draws a territory tile."""
        put_token(table, me, hex)
        resource = self.lines[0][0]
        if (yield ask(me, CHOSEN, [1, NONE], resource.number)) == 1:
            yield from under(table, CIVILIZATION, resource, me)
        else:
            score(table, me, self.points)
        table.reveals += 1
        rolled = yield from roll_die(table, me, hex, BLACK_DIE)
        face = BLACK_FACES[rolled]
        if face == TILE:
            yield from tile_benefit(table, me, hex)
        else:
            gain(table, me, face, 1)
        for other in table.others(me):
            if not other.finished:
                yield from draw_tiles(table, other, 1)


def held(participants: Sequence[Participant]) -> int:
    """The territories that one of these controls, or several together."""
    hexes = 0
    for who in participants:
        hexes |= who.upright
    return hexes


def put_token(table: Table, me: TapestryPlayer, hex: int) -> None:
    me.tokens |= 1 << hex
    table.items[hex] += 1


def lone_outposts(table: Table, participants: Sequence[Participant]) -> list[int]:
    """Territories with a single outpost of one of these and nothing else."""
    outposts = 0
    for who in participants:
        outposts |= who.standing
    return [hex for hex in members(outposts) if table.items[hex] == 1]


def trade_abroad(table: Table, me: TapestryPlayer, hex: int, deal: int) -> Rules:
    """The opponent keeps the territory and is given a tile."""
    owner = table.controller(hex)
    assert owner is not None
    tile = yield ask(me, GIVE_TILE, members(me.tiles))
    me.tiles &= ~(1 << tile)
    owner.conduct.receive_tile(table, owner, tile)
    if table.log:
        table.log.add("gave-tile", me, tile=tile, player_other=owner.seat)
    if deal == TOKEN_BESIDE:
        put_token(table, me, hex)
        yield from under(table, CIVILIZATION, table.catalog.tiles[tile].effect, me)
        yield from tile_benefit(table, me, hex)
        return
    kind = yield ask(me, BUILDING, [kind for kind in range(len(BUILDINGS)) if me.left[kind]])
    column = BUILDINGS_OF_A_TYPE + 1 - me.left[kind]
    me.left[kind] -= 1
    me.afield += (afield_code(hex, kind),)
    table.items[hex] += 1
    for player in (me, owner.person):
        if player is not None and not player.finished:
            pay_column(table, player, kind, column)


def pay_column(table: Table, me: TapestryPlayer, kind: int, column: int) -> None:
    """Pays one column of an income track, resource and points."""
    gain(table, me, kind, PAYS[column])
    worth = {PER_TECH: me.tech_count, PER_LINE: capital_points(table, me), PER_CONTROLLED: me.upright.bit_count()}
    symbol = (INSPIRATIONS if me.side.inspired >> kind & 1 else INCOME_TRACKS)[kind].scores[column]
    score(table, me, symbol if symbol >= 0 else worth[symbol])


PRINTED: Final[PrintedTraders] = PrintedTraders("traders")
REVISED: Final[RevisedTraders] = RevisedTraders("traders", EVERY_INCOME, (AnyResource(1),))
