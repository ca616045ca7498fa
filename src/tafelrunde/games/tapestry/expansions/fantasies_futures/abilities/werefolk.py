"""Werefolk: they flip a space tile, howl at its face or run on.

Their number on the mat is that of the tile explored there, from 1, or 0.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ......kernel.corrections import table_row
from ......kernel.decision import NONE, Rules, ask
from ......kernel.effects import carry_out
from ....components.civilizations import EVERY_INCOME, Civilization, Line
from ....effects.explore import SpaceTiles
from ....pieces.kinds import FANTASIES_FUTURES, LAST_SPACE, WEREFOLK
from ....pieces.tracks import space_code
from ....rules.gains import score, under
from ....rules.track import can_advance, can_regress, choose_token, enter, regress, set_token, take_benefit, used
from ....table.player import CIVILIZATION, SPACE, TapestryPlayer
from ....table.prompts import HOWL, RUN_ON
from ....table.state import Table

FACE_UP: Final = 1
ONE_TILE: Final[SpaceTiles] = SpaceTiles(1)


def tile_on(state: int) -> int:
    """The space tile on the mat, or -1."""
    return state - 1


@table_row
class Werefolk(Civilization):
    drawn_as: ClassVar[str] = "things"

    def __init__(
        self,
        id: str,
        turns: tuple[int, ...] = EVERY_INCOME,
        *lines: Line,
        expansion: int = FANTASIES_FUTURES,
        points: int = 4,
    ) -> None:
        super().__init__(id, turns, *lines, expansion=expansion)
        self.points = points  # without a step back

    def income(self, table: Table, me: TapestryPlayer) -> Rules:
        """They discard the tile on the mat and flip another one. Face up it is explored for a step back on a track, or
        there are points; face down they advance."""
        if tile_on(me.mat[WEREFOLK]) >= 0:
            discard_tile(table, me)
            me.mat[WEREFOLK] = 0
        if not table.spaces_left:
            return
        yield from carry_out(ONE_TILE, table, me)
        tile = me.fresh.bit_length() - 1
        face = table.rng.below(2)
        table.reveals += 1
        if table.log:
            table.log.add("flipped", me, None, **{"space-tile": tile, "up": face})
        if face == FACE_UP:
            yield from self.howl(table, me, tile)
        else:
            yield from run_on(table, me)

    def howl(self, table: Table, me: TapestryPlayer, tile: int) -> Rules:
        """A token on a start space cannot step back (TAP-FAQ-32, TAP-EX-32)."""
        tracks = [track for track in range(len(me.tracks)) if can_regress(table, me, track)]
        track = (yield ask(me, HOWL, [*tracks, NONE])) if tracks else NONE
        if track == NONE:
            score(table, me, self.points)
            return
        yield from regress(table, me, track, gain=False)
        me.space &= ~(1 << tile)
        me.explored |= 1 << tile
        me.mat[WEREFOLK] = tile + 1
        if table.log:
            table.log.add("explored-space", me, None, **{"space-tile": tile})
        yield from under(table, SPACE, table.catalog.space_tiles[tile], me)

    def given_up(self, table: Table, me: TapestryPlayer) -> Rules:
        if tile_on(me.mat[WEREFOLK]) >= 0:
            discard_tile(table, me)
        yield from ()

    def things_on(self, state: int) -> list[tuple[str, int]]:
        return [("space-tile", tile_on(state))] if tile_on(state) >= 0 else []

    def numbers(self) -> dict[str, int]:
        return {"points": self.points}


def discard_tile(table: Table, me: TapestryPlayer) -> None:
    tile = tile_on(me.mat[WEREFOLK])
    me.explored &= ~(1 << tile)
    table.spaces_gone |= 1 << tile


def run_on(table: Table, me: TapestryPlayer) -> Rules:
    """An advance with its benefit, and the bonus is free."""
    tracks = [track for track in range(len(me.tracks)) if can_advance(table, me, track)]
    if not tracks:
        return
    track = yield ask(me, RUN_ON, tracks)
    start = yield from choose_token(me, track, [space for space in me.tracks[track] if space < LAST_SPACE])
    set_token(me, track, start, start + 1)
    yield from enter(table, me, track, start + 1)
    if used(table, me, track, start + 1):
        return
    yield from take_benefit(table, me, track, start + 1)
    bonus = table.catalog.spaces[track][start].bonus
    if bonus is not None:
        yield from bonus.free(table, me, space_code(track, start + 1))
    table.source = CIVILIZATION


PRINTED: Final[Werefolk] = Werefolk("werefolk")
REVISED: Final[Werefolk] = Werefolk("werefolk")
