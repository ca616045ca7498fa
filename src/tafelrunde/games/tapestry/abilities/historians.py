"""Historians: tokens go to opponents and uncover squares, which pay when such an opponent gains a landmark.

Their number on the mat has a bit for each uncovered square, and from the fifth on one for each seat that holds a token.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ....kernel.corrections import table_row
from ....kernel.decision import NONE, Prompt, Rules, ask
from ....kernel.effects import Per
from ....kernel.hexes import mask, members
from ..components.civilizations import EVERY_INCOME, Civilization, Line
from ..effects.bonus import Bonus
from ..effects.counts import Territories
from ..effects.gains import Gain
from ..effects.invent import Invent
from ..effects.research import Research
from ..pieces.kinds import BASE, FOOD, HISTORIANS, WORKER
from ..pieces.landmarks import LANDMARK_TIERS, track_landmark
from ..rules.bonus import CARD
from ..rules.civilization import exchange
from ..rules.gains import Points, discard_tile, draw_tiles, points_only, under
from ..table.participant import Participant
from ..table.player import CIVILIZATION, TapestryPlayer
from ..table.prompts import EXPOSE, GIVE_TOKEN, RECORD
from ..table.state import Table

SQUARES: Final = 4
ALL_SQUARES: Final = (1 << SQUARES) - 1
LATE_ERA: Final = 3  # from which on the revised mat is kept when it is gained later


def uncovered(state: int, square: int) -> bool:
    """Is the square uncovered, by the number on the mat?"""
    return state >> square & 1 == 1


def holds_token(state: int, seat: int) -> bool:
    return state >> SQUARES + seat & 1 == 1


class Historians(Civilization):
    """They have no adjustment (TAP-CIVADJ-24)."""

    asked_on: ClassVar[tuple[Prompt, ...]] = (EXPOSE,)
    answers: ClassVar[str] = "square"

    def join(self, table: Table, me: TapestryPlayer) -> Rules:
        """All tokens go to opponents at once."""
        for _ in range(SQUARES if table.opponents(me) else 0):
            yield from give_token(table, me)

    def income(self, table: Table, me: TapestryPlayer) -> Rules:
        """They may discard a territory tile to give a token to an opponent."""
        if me.mat[HISTORIANS] & ALL_SQUARES == ALL_SQUARES or not me.tiles or not table.opponents(me):
            return
        tile = yield ask(me, RECORD, [*members(me.tiles), NONE])
        if tile != NONE:
            discard_tile(table, me, tile)
            yield from give_token(table, me)

    def other_gained_landmark(self, table: Table, me: TapestryPlayer, actor: Participant, on_track: bool) -> Rules:
        if holds_token(me.mat[HISTORIANS], actor.seat):
            yield from self.write_history(table, me)

    def write_history(self, table: Table, me: TapestryPlayer) -> Rules:
        """The uncovered squares. Who has finished gains points only (TAP-END-03)."""
        for square, effect in enumerate(self.lines[0]):
            if uncovered(me.mat[HISTORIANS], square) and (not me.finished or points_only(effect)):
                yield from under(table, CIVILIZATION, effect, me)

    def covered(self, state: int, line: int, place: int) -> bool:
        """The token is still on the square."""
        return not uncovered(state, place)


@table_row
class RevisedHistorians(Historians):
    def __init__(
        self,
        id: str,
        turns: tuple[int, ...] = EVERY_INCOME,
        *lines: Line,
        expansion: int = BASE,
        tiles: int = 1,
        turns_on_large_map: tuple[int, ...] = (1, 2, 3, 4),
    ) -> None:
        super().__init__(id, turns, *lines, expansion=expansion)
        self.tiles = tiles  # territory tiles at the start
        self.turns_on_large_map = turns_on_large_map

    def begin(self, table: Table, me: TapestryPlayer) -> Rules:
        yield from draw_tiles(table, me, self.tiles)

    def join(self, table: Table, me: TapestryPlayer) -> Rules:
        """Too early for it: another mat. Else the tile of the start (TAP-RULING-04) and all tokens; without track
        landmarks left, those of the arts track included, the squares are gained once."""
        if me.era < LATE_ERA:
            yield from exchange(table, me, HISTORIANS)
            return
        yield from self.begin(table, me)
        yield from super().join(table, me)
        if not table.landmarks & on_tracks(len(me.tracks)):
            yield from self.write_history(table, me)

    def income_turns(self, table: Table) -> tuple[int, ...]:
        return self.turns_on_large_map if table.map.large else self.turns

    def other_gained_landmark(self, table: Table, me: TapestryPlayer, actor: Participant, on_track: bool) -> Rules:
        """Landmarks of tracks only."""
        if on_track:
            yield from super().other_gained_landmark(table, me, actor, on_track)


def on_tracks(tracks: int) -> int:
    """The landmarks of the first `tracks` tracks."""
    return mask([track_landmark(track, tier) for track in range(tracks) for tier in LANDMARK_TIERS])


def give_token(table: Table, me: TapestryPlayer) -> Rules:
    """A token goes to an opponent and uncovers its square."""
    seat = yield ask(me, GIVE_TOKEN, sorted(other.seat for other in table.opponents(me)))
    square = yield ask(me, EXPOSE, [square for square in range(SQUARES) if not uncovered(me.mat[HISTORIANS], square)])
    me.mat[HISTORIANS] |= 1 << square | 1 << SQUARES + seat
    if table.log:
        table.log.add("gave-token", me, player_other=seat)


PRINTED: Final[Historians] = Historians("historians", EVERY_INCOME, (Points(3), Gain(WORKER), Gain(FOOD), Points(3)))
REVISED: Final[RevisedHistorians] = RevisedHistorians(
    "historians",
    EVERY_INCOME,
    (Research(gain=False), Bonus(CARD, 1, Invent()), Gain(FOOD), Per(Territories(), Points(1))),
)
