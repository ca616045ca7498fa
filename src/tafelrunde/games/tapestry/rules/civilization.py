"""Civilizations: what they begin with, and gaining further ones (TAP-CIV-*)."""

from __future__ import annotations

from ....kernel.decision import NONE, Rules, ask, ask_secret
from ..table.player import TapestryPlayer
from ..table.prompts import EXCHANGE, KEEP_CIVILIZATION
from ..table.state import Table
from .gains import put_back


def begin_civilization(table: Table, me: TapestryPlayer) -> Rules:
    """Set-up printed on the mat, then its adjustment; the revised mats have theirs worked in (TAP-SETUP-27,
    TAP-SETUP-28, TAP-CIV-21, TAP-CIVADJ-25)."""
    civ = me.civs[0]
    yield from table.mats[civ].begin(table, me)
    if table.switches.adjustments:
        yield from table.mats[civ].adjust(table, me)


def gain_civilization(table: Table, me: TapestryPlayer) -> Rules:
    """The top one, or one of two (TAP-VARIANT-05); a mat may offer more."""
    if not table.civs_left:
        return
    table.reveals += 1
    drawn = table.moments.civilizations_drawn(table, me) or (2 if table.switches.civ_draw_2 else 1)
    for _ in range(min(len(table.civs_left), drawn + table.moments.extra_choice(table, me))):
        me.offer += (table.civs_left.pop(),)
    civ = me.offer[0]
    if len(me.offer) > 1:
        civ = yield ask_secret(me, KEEP_CIVILIZATION, lambda: sorted(me.offer))
    rest = [other for other in me.offer if other != civ]
    if drawn == 1 and rest:  # one more was drawn to choose from
        put_back(table, rest, table.civs_left)
    for other in rest:
        table.civs_gone |= 1 << other
    me.offer = ()
    me.civs = (civ, *me.civs)
    if table.log:
        table.log.add("civilization", me, civilization=civ)
    yield from join(table, me, civ)


def exchange(table: Table, me: TapestryPlayer, civ: int) -> Rules:
    """A mat is discarded for another one."""
    me.civs = tuple(other for other in me.civs if other != civ)
    table.civs_gone |= 1 << civ
    yield from gain_civilization(table, me)


def join(table: Table, me: TapestryPlayer, civ: int) -> Rules:
    """Carries out what a mat does when it is gained later; it is not adjusted (TAP-CIVADJ-01)."""
    may_go = table.mats[civ].exchangeable(table)
    if may_go and table.civs_left and (yield ask(me, EXCHANGE, [1, NONE], civ)) == 1:
        yield from exchange(table, me, civ)
        return
    yield from table.mats[civ].join(table, me)
