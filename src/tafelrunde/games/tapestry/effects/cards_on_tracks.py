"""Effects of single tapestry cards that move tokens on tracks or take benefits of others' spaces."""

from __future__ import annotations

from typing import Final

from ....kernel.decision import NONE, Rules, ask
from ....kernel.effects import Icons
from ..pieces.kinds import LAST_SPACE
from ..pieces.tracks import position_code, seat_of, space_code, space_of, track_of
from ..rules.research import roll_science
from ..rules.track import (
    advance,
    can_advance,
    can_regress,
    choose_token,
    enter,
    locked,
    move_up,
    open_tracks,
    regress,
    set_token,
    take_benefit,
)
from ..rules.track import used as space_used
from ..table.effect import TapestryEffect
from ..table.player import TapestryPlayer
from ..table.prompts import MATCH, POSITION, SPARE, TRACK
from ..table.prompts import RESEARCH as FOLLOW
from ..table.state import Table

DARK_TRACKS: Final = 3  # Dark Ages
NOWHERE: Final = -1  # instead of a space


class Card(TapestryEffect):
    """An effect that is the whole text of one card; its key is the name of the card."""

    def icons(self) -> Icons:
        return [self.key]


class AgeOfDiscovery(Card):
    """Everybody advances on a rolled track; only the player with the benefit (TAP-FAQ-49)."""

    key = "age-of-discovery"

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        track = yield from roll_science(table, me)
        yield from advance(table, me, track)
        for other in table.opponents(me):
            yield from other.conduct.advance(table, other, track)


class OilMagnate(Card):
    """A track on which the player, with the benefit, and the neighbours, without, may advance."""

    key = "oil-magnate"

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        track = yield ask(me, TRACK, list(range(len(me.tracks))), self.number)
        if can_advance(table, me, track) and (yield ask(me, FOLLOW, [track, NONE])) == track:
            yield from advance(table, me, track)
        for other in table.other_neighbours(me):
            if can_advance(table, other, track) and (yield ask(other, FOLLOW, [track, NONE])) == track:
                yield from advance(table, other, track, gain=False)


class Dictatorship(Card):
    """Advance on a track; until after the player's next turn opponents may not (TAP-FAQ-36)."""

    key = "dictatorship"

    def possible(self, table: Table, me: TapestryPlayer) -> bool:
        return bool(open_tracks(table, me))

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        options = open_tracks(table, me)
        if options:
            track = yield ask(me, TRACK, options, self.number)
            me.locks[track] = 2 if table.active == me.seat else 1
            yield from advance(table, me, track)


class DarkAges(Card):
    """One space back on three tracks where possible, then three forward on the other; without benefits (TAP-EX-34)."""

    key = "dark-ages"

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        up = yield ask(me, TRACK, list(range(len(me.tracks))), self.number)
        down = [track for track in range(len(me.tracks)) if track != up]
        if len(down) > DARK_TRACKS:  # with the arts track one is left alone (TAP-FAQ-42, TAP-EX-34)
            spared = yield ask(me, SPARE, down)
            down = [track for track in down if track != spared]
        for track in down:
            if can_regress(table, me, track):
                yield from regress(table, me, track, gain=False)
        if not can_advance(table, me, up):
            return
        start = yield from choose_token(me, up, [space for space in me.tracks[up] if space < LAST_SPACE])
        yield from move_up(table, me, up, start, min(start + 3, LAST_SPACE))


class Renaissance(Card):
    """Once on every track, in any order, without benefits; the bonuses are free."""

    key = "renaissance"

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        left = set(range(len(me.tracks)))
        while True:
            options = [track for track in sorted(left) if can_advance(table, me, track)]
            if not options:
                return
            track = yield ask(me, TRACK, options, self.number)
            left.remove(track)
            start = yield from choose_token(me, track, [space for space in me.tracks[track] if space < LAST_SPACE])
            set_token(me, track, start, start + 1)
            yield from enter(table, me, track, start + 1)
            bonus = table.catalog.spaces[track][start].bonus
            if bonus is not None and not space_used(table, me, track, start + 1):
                yield from bonus.free(table, me, space_code(track, start + 1))


class Socialism(Card):
    """Up to the nearest opponent ahead or down to the nearest one behind, as the player chooses; tokens level with
    theirs are ignored (TAP-RULING-01, TAP-FAQ-36, TAP-FAQ-48, TAP-EX-41)."""

    key = "socialism"

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        track = yield ask(me, TRACK, list(range(len(me.tracks))), self.number)
        if locked(table, me, track) or not me.tracks[track]:
            return
        start = yield from choose_token(me, track, list(me.tracks[track]))
        goals = nearest(table, me, track, start)
        if not goals:
            return
        goal = space_of((yield ask(me, MATCH, [space_code(track, space) for space in goals], track)))
        if goal > start:
            yield from move_up(table, me, track, start, goal)
        else:
            set_token(me, track, start, goal)


class TradeEconomy(Card):
    """The benefit of a space on which an opponent stands, who gains its bonus for free."""

    key = "trade-economy"

    def positions(self, table: Table, me: TapestryPlayer) -> list[int]:
        return sorted(
            {
                position_code(other.seat, track, space)
                for other in table.opponents(me)
                for track, tokens in enumerate(other.tracks)
                for space in tokens
                if space and not space_used(table, me, track, space)
            }
        )

    def possible(self, table: Table, me: TapestryPlayer) -> bool:
        return bool(self.positions(table, me))

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        options = self.positions(table, me)
        if not options:
            return
        chosen = yield ask(me, POSITION, options)
        owner = table.participant(seat_of(chosen)).person  # others lose the bonus (TAP-AUTOMA-98)
        track, space = track_of(chosen), space_of(chosen)
        yield from take_benefit(table, me, track, space)
        bonus = table.catalog.spaces[track][space - 1].bonus
        if bonus is not None and owner is not None and not owner.finished:
            yield from bonus.free(table, owner)


def nearest(table: Table, me: TapestryPlayer, track: int, start: int) -> list[int]:
    """The spaces of the nearest tokens of opponents, behind and ahead."""
    places = [space for other in table.opponents(me) for space in other.tracks[track]]
    behind = [space for space in places if space < start]
    ahead = [space for space in places if space > start] if can_advance(table, me, track) else []
    nearest_two = max(behind, default=NOWHERE), min(ahead, default=NOWHERE)
    return [space for space in nearest_two if space != NOWHERE]
