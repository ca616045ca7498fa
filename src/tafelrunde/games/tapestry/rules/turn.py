"""Turns: advance or income (TAP-TURN-*, TAP-ADV-*)."""

from __future__ import annotations

from ....kernel.decision import Rules, ask, ask_secret
from ..pieces.kinds import ANY_COST, ARTS, LAST_INCOME, LAST_SPACE, OWN_COST, OWN_RESOURCE, TIER
from ..pieces.landmarks import NO_LANDMARK
from ..table.hooks import Hooks
from ..table.player import TapestryPlayer
from ..table.prompts import ACTION, LATE
from ..table.prompts import INCOME as TAKE_INCOME
from ..table.state import Table
from ..table.steps import BENEFIT, BONUS, ENTER
from .after_last_income import extra_turn_cards, extra_turn_tracks
from .arts_cost import can_pay_arts, pay_arts
from .build import build_landmark
from .gains import pay_any
from .in_force import cease
from .income import begin_income
from .order import end_turn, pass_on
from .track import can_advance, choose_token, enter, offer_bonus, set_token, take_benefit, used


def take_turn(table: Table, me: TapestryPlayer) -> Rules:
    """Exactly one action; the first turn is an income turn (TAP-TURN-01, TAP-TURN-03, TAP-TURN-08)."""
    yield from table.moments.turn_begins(table, me)
    yield from table.moments.turn_pauses(table, me)
    if me.era == LAST_INCOME:
        yield from take_extra_turn(table, me)
        return
    action = yield ask(me, ACTION, table.cached_options or actions(table, me))
    if action == TAKE_INCOME:
        begin_income(table, me)
        return
    yield from begin_advance(table, me, action)


def begin_advance(table: Table, me: TapestryPlayer, track: int) -> Rules:
    """The cost is paid, and a token moves one space (TAP-ADV-01, TAP-ADV-02)."""
    start = yield from choose_token(me, track, payable_tokens(me, track))
    yield from pay(table, me, track, TIER[start + 1])
    set_token(me, track, start, start + 1)
    table.track = track
    table.space = start + 1
    table.step = ENTER


def take_extra_turn(table: Table, me: TapestryPlayer) -> Rules:
    """After income turn 5, for those who play on until they cannot (TAP-CIV-06). What a player may do with cards is
    asked in secret, so that the question reveals nothing."""
    tracks = extra_turn_tracks(table, me)
    if not tracks and not extra_turn_cards(table, me):
        me.finished = True
        cease(table, me)
        pass_on(table, me)
        return
    if table.moments.implemented(me, Hooks.extra_turn_with_cards):
        action = yield ask_secret(me, LATE, lambda: [*tracks, *extra_turn_cards(table, me)])
    else:
        action = yield ask(me, LATE, tracks)
    if action in tracks:
        yield from begin_advance(table, me, action)
    else:
        yield from table.moments.extra_turn_with_cards(table, me, action)


def open_tracks(table: Table, me: TapestryPlayer) -> list[int]:
    """Tracks whose next space can be paid for."""
    return [t for t in range(len(me.tracks)) if payable_tokens(me, t) and can_advance(table, me, t)]


def actions(table: Table, me: TapestryPlayer) -> list[int]:
    """Tracks whose next space can be paid for, and income. Everybody chooses when to take income (TAP-TURN-06)."""
    if me.era == 0:
        return [TAKE_INCOME]
    options = open_tracks(table, me)
    if not (options and table.moments.advances_only(table, me)):
        options.append(TAKE_INCOME)
    return options


def payable_tokens(me: TapestryPlayer, track: int) -> list[int]:
    if track == ARTS:
        return [space for space in me.tracks[ARTS] if space < LAST_SPACE and can_pay_arts(me, TIER[space + 1])]
    total = me.wealth
    own = me.goods[OWN_RESOURCE[track]]
    found = []
    for space in me.tracks[track]:
        if space < LAST_SPACE:
            tier = TIER[space + 1]
            if own >= OWN_COST[tier] and total >= OWN_COST[tier] + ANY_COST[tier]:
                found.append(space)
    return found


def pay(table: Table, me: TapestryPlayer, track: int, tier: int) -> Rules:
    """TAP-ADV-01, TAP-ADV-19, TAP-ADV-20, TAP-ADV-21, TAP-ADV-22, TAP-ADV-23, TAP-ADV-24, TAP-ADV-25."""
    if track == ARTS:
        return pay_arts(table, me, tier)
    own = OWN_COST[tier]
    if own:
        me.goods[OWN_RESOURCE[track]] -= own
        if table.log:
            table.log.add("paid", me, resource=OWN_RESOURCE[track], amount=own)
    return pay_any(table, me, ANY_COST[tier])


def enter_space(table: Table, me: TapestryPlayer) -> Rules:
    """Landmark first (TAP-ADV-07, TAP-FAQ-19, TAP-EX-22)."""
    yield from enter(table, me, table.track, table.space)
    table.step = BENEFIT


def take_space(table: Table, me: TapestryPlayer) -> Rules:
    """A space that the landmark's chain of effects activated already gives no more (TAP-ADV-29)."""
    if used(table, me, table.track, table.space):
        yield from close_advance(table, me)
        return
    if (yield from table.moments.instead_of_benefit(table, me, table.track, table.space)):
        yield from close_advance(table, me)
        return
    yield from take_benefit(table, me, table.track, table.space)
    table.step = BONUS


def buy_bonus(table: Table, me: TapestryPlayer) -> Rules:
    """Gains from the landmark may pay for the bonus (TAP-ADV-03, TAP-ADV-09)."""
    yield from table.moments.bonus_offered(table, me)
    yield from table.moments.turn_pauses(table, me)
    yield from offer_bonus(table, me, table.track, table.space)
    yield from close_advance(table, me)


def close_advance(table: Table, me: TapestryPlayer) -> Rules:
    """First the landmark that waited (TAP-LANDMARK-06)."""
    if table.later != NO_LANDMARK:
        landmark, table.later = table.later, NO_LANDMARK
        yield from build_landmark(table, me, landmark)
    yield from table.moments.advance_closes(table, me)
    end_turn(table, me)
