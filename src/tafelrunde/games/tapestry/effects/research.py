"""Research: advancing on the track that the science die names."""

from __future__ import annotations

from ....kernel.decision import NONE, Rules, ask
from ....kernel.effects import Facts, Icons
from ..rules.gains import score
from ..rules.research import beyond_end, roll_science
from ..rules.track import advance, can_advance
from ..table.effect import TapestryEffect
from ..table.player import TapestryPlayer
from ..table.prompts import RESEARCH
from ..table.state import Table


class Research(TapestryEffect):
    """Roll, then advance on that track or decide against it (TAP-RESEARCH-02, TAP-RESEARCH-03, TAP-RESEARCH-04,
    TAP-RESEARCH-05, TAP-RESEARCH-06, TAP-ICON-41, TAP-ICON-42)."""

    key = "research"

    def __init__(self, gain: bool = True) -> None:
        self.gain = gain

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        track = yield from roll_science(table, me)
        if can_advance(table, me, track) and (yield ask(me, RESEARCH, [track, NONE])) == track:
            yield from advance(table, me, track, self.gain)

    def facts(self) -> Facts:
        return {"gain": int(self.gain)}

    def icons(self) -> Icons:
        return ["research" if self.gain else "research-only"]


class AlienBiology(TapestryEffect):
    """Rolls `times` times; the player may follow each without benefit (TAP-TRACK-SCI-12, TAP-TRACK-SCI-13). Beyond the
    end of a track each gives points."""

    key = "alien-biology"
    icon_row = ("×", "{times}", "research-only", "/", "{points}", "vp")

    def __init__(self, times: int, points: int) -> None:
        self.times = times
        self.points = points

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        for _ in range(self.times):
            track = yield from roll_science(table, me)
            if beyond_end(me, track):
                score(table, me, self.points)
            elif can_advance(table, me, track) and (yield ask(me, RESEARCH, [track, NONE])) == track:
                yield from advance(table, me, track, gain=False)

    def facts(self) -> Facts:
        return {"times": self.times, "amount": self.points}
