"""What the expansions give for advances on a track (TAP-SPACE-07)."""

from __future__ import annotations

from ....kernel.effects import Facts, Icons
from ..pieces.kinds import ALL_TRACKS
from ..table.effect import TapestryEffect
from ..table.player import SPACE, TapestryPlayer
from ..table.state import Table
from .gains import score


class WheneverAdvance(TapestryEffect):
    """A space tile that gives points for every advance on a track from now on; at once it gives nothing."""

    key = "whenever-advance"

    def __init__(self, track: int, points: int) -> None:
        self.track = track
        self.points = points

    def now(self, table: Table, me: TapestryPlayer) -> bool:
        return True

    def facts(self) -> Facts:
        return {"track": ALL_TRACKS[self.track], "amount": self.points}

    def icons(self) -> Icons:
        return [f"track-{ALL_TRACKS[self.track]}", ":", self.points, "vp"]


def heed_advance(table: Table, me: TapestryPlayer, track: int) -> None:
    """However caused, with or without benefit, also in the turns of others (TAP-EX-07)."""
    for tile, effect in enumerate(table.box.space_tiles):
        if me.explored >> tile & 1 and isinstance(effect, WheneverAdvance) and effect.track == track:
            score(table, me, effect.points, SPACE)
