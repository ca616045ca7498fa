"""Space tiles of the expansions that score each advance on a track (TAP-SPACE-07)."""

from __future__ import annotations

from .....kernel.effects import Facts, Icons
from ...pieces.kinds import ALL_TRACKS
from ...rules.gains import score
from ...table.effect import TapestryEffect
from ...table.player import SPACE, TapestryPlayer
from ...table.state import Table


class WheneverAdvance(TapestryEffect):
    """Points for every advance on a track from now on; nothing at once."""

    key = "whenever-advance"

    def __init__(self, track: int, points: int) -> None:
        self.track = track
        self.points = points

    def now(self, table: Table, me: TapestryPlayer) -> bool:
        return True

    def advanced(self, table: Table, me: TapestryPlayer) -> None:
        """However caused, with or without benefit, also in the turns of others (TAP-EX-07)."""
        score(table, me, self.points, SPACE)

    def facts(self) -> Facts:
        return {"track": ALL_TRACKS[self.track], "amount": self.points}

    def icons(self) -> Icons:
        return [f"track-{ALL_TRACKS[self.track]}", ":", self.points, "vp"]
