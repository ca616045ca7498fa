"""Infiltrators: they share territories with opponents, and their tokens lie on the start territories of others.

Their number on the mat has an octal digit for each seat: the tokens on the start territory of that player.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ......kernel.decision import NONE, Rules, ask
from ......kernel.hexes import members
from ....components.civilizations import EVERY_INCOME, Civilization
from ....pieces.kinds import CULTURE, INFILTRATORS, PLANS_PLOYS
from ....rules.civilization import gain_civilization
from ....rules.conquer import take_outpost
from ....rules.counts import TERRITORY, count_changed
from ....rules.dice import tile_benefit
from ....rules.gains import gain, score
from ....table.participant import Participant
from ....table.player import CIVILIZATION, TapestryPlayer
from ....table.prompts import INFILTRATE, OPPONENT, SHARE
from ....table.state import Table

MOST_TOKENS: Final = 7  # on one start territory
TOKENS_FOR_CIVILIZATION: Final = 3
CIVILIZATIONS_DRAWN: Final = 3


def tokens_at(state: int, seat: int) -> int:
    """The tokens on the start territory of a seat, by the number on the mat."""
    return state >> 3 * seat & 7


def hosts_of(table: Table, me: TapestryPlayer) -> list[Participant]:
    """The opponents who have a start territory (TAP-AUTOMA-102)."""
    return [other for other in table.opponents(me) if other.start >= 0]


def put_token(table: Table, me: TapestryPlayer, other: Participant) -> None:
    """Onto the start territory of an opponent; it controls nothing."""
    me.mat[INFILTRATORS] += 1 << 3 * other.seat
    table.items[other.start] += 1


class Infiltrators(Civilization):
    """The rules that both editions share."""

    drawn_as: ClassVar[str] = "hosts"
    shares_control = True
    stays_on_map = True

    def civilizations_drawn(self, table: Table, me: TapestryPlayer) -> int:
        return CIVILIZATIONS_DRAWN

    def tokens_on_map(self, table: Table, me: TapestryPlayer) -> list[tuple[int, int]]:
        state = me.mat[INFILTRATORS]
        return [
            (other.start, tokens_at(state, other.seat)) for other in table.participants if tokens_at(state, other.seat)
        ]

    def income(self, table: Table, me: TapestryPlayer) -> Rules:
        """An outpost beside the only one of an opponent, who shares the territory from then on; or a token on an
        opponent's start territory, for the outposts that opponent has not placed."""
        lone = 0
        for other in table.opponents(me):
            lone |= other.standing
        hexes = [hex for hex in members(lone) if table.items[hex] == 1] if me.outposts else []
        state = me.mat[INFILTRATORS]
        hosts = {host.start: host for host in hosts_of(table, me) if tokens_at(state, host.seat) < MOST_TOKENS}
        options = sorted({*hexes, *hosts})
        hex = (yield ask(me, INFILTRATE, [*options, NONE])) if options else NONE
        if hex == NONE:
            return
        if table.log:
            table.log.add("infiltrated", me, hex=hex)
        shared = hex in hexes and (hex not in hosts or (yield ask(me, SHARE, [1, NONE], hex)) == 1)
        if not shared:
            yield from self.visit(table, me, hosts[hex])
        else:
            yield from self.share(table, me, hex)

    def visit(self, table: Table, me: TapestryPlayer, host: Participant) -> Rules:
        """The third token there brings a civilization."""
        put_token(table, me, host)
        score(table, me, host.outposts)
        if tokens_at(me.mat[INFILTRATORS], host.seat) == TOKENS_FOR_CIVILIZATION:
            yield from gain_civilization(table, me)

    def share(self, table: Table, me: TapestryPlayer, hex: int) -> Rules:
        yield from take_outpost(table, me)
        me.upright |= 1 << hex
        table.items[hex] += 1
        yield from count_changed(table, me, TERRITORY, me.upright.bit_count())
        yield from tile_benefit(table, me, hex)
        table.source = CIVILIZATION


class PrintedInfiltrators(Infiltrators):
    begins_when_gained = True  # TAP-RULING-04

    def begin(self, table: Table, me: TapestryPlayer) -> Rules:
        gain(table, me, CULTURE, 1)
        yield from ()

    def income_withheld(self, table: Table, me: TapestryPlayer, resource: int) -> bool:
        """No culture in income turn 1 (TAP-CIVADJ-06)."""
        return resource == CULTURE and me.era == 1 and table.switches.adjustments


class RevisedInfiltrators(Infiltrators):
    def begin(self, table: Table, me: TapestryPlayer) -> Rules:
        """A token on each opponent's start territory."""
        for host in hosts_of(table, me):
            put_token(table, me, host)
        yield from ()

    def join(self, table: Table, me: TapestryPlayer) -> Rules:
        """The same as at the start, and one opponent receives another token."""
        hosts = hosts_of(table, me)
        if hosts:
            yield from self.begin(table, me)
            seat = yield ask(me, OPPONENT, sorted(host.seat for host in hosts))
            put_token(table, me, table.participant(seat))


PRINTED: Final[PrintedInfiltrators] = PrintedInfiltrators("infiltrators", EVERY_INCOME, expansion=PLANS_PLOYS)
REVISED: Final[RevisedInfiltrators] = RevisedInfiltrators("infiltrators", EVERY_INCOME, expansion=PLANS_PLOYS)
