"""Turns: up to two actions or hibernating, free actions, the end."""

from __future__ import annotations

from typing import Final

from ....kernel.decision import NONE, Rules
from ..pieces.board import PROGRESS_END
from ..pieces.kinds import CAPS, RESOURCES
from ..table.hooks import SWITCH_USED
from ..table.player import RevivePlayer
from ..table.prompts import ACTION_PROMPT, BUILD, EXCHANGE, EXPLORE, HIBERNATE, POPULATE, SWITCH
from ..table.state import Table
from ..table.steps import ACTION, AWAKE, BY_CLOCK, BY_STALL, END_TURN, NOT_YET, SCORING
from ..table.steps import HIBERNATE as HIBERNATE_STEP
from .build import build, can_build
from .cards import can_play, play_card
from .explore import can_explore, explore
from .free_actions import free_action, free_options
from .gains import asked
from .populate import can_populate, populate

ACTIONS_IN_A_TURN: Final = 2  # REV-TURN-02
ACTIONS_SOLO: Final = 1  # REV-SOLO-06
BOARD_ACTIONS: Final = {EXPLORE: explore, POPULATE: populate, BUILD: build}


def take_action(table: Table, me: RevivePlayer) -> Rules:
    """One action or free action, hibernating, or the end of the turn (REV-DEC-01, REV-DEC-02, REV-DEC-03). A card may
    send its player to sleep after the first action or the second (REV-SYMC-06, REV-TURN-07); in solo a turn is over
    after one action (REV-SOLO-06)."""
    drop_excess(table, me)
    if table.sleep != AWAKE and not table.slept:
        table.step = HIBERNATE_STEP
        return
    if table.solo and table.actions:
        table.step = END_TURN
        return
    code = yield asked(me, ACTION_PROMPT, lambda: table.cached_options or options(table, me))
    if code == NONE:
        table.step = END_TURN
    elif code >= EXCHANGE:
        yield from free_action(table, me, code - EXCHANGE)
    elif code == HIBERNATE:
        table.sleep = NONE
        table.step = HIBERNATE_STEP
    elif code == SWITCH:
        table.actions += 1
        yield from use_switch(table, me)
    elif code < SWITCH:
        table.actions += 1
        if table.solo:
            table.clock += 1  # REV-SOLO-07, REV-SOLO-21; no other action does this (REV-SOLO-08, REV-SOLO-11)
        yield from play_card(table, me, code)
    elif (yield from BOARD_ACTIONS[code](table, me)):
        table.actions += 1


def drop_excess(table: Table, me: RevivePlayer) -> None:
    """Drop resources above the cap once the action that raised them is over (REV-RES-07)."""
    for kind, cap in enumerate(CAPS):
        if me.res[kind] > cap:
            if table.log:
                table.log.add("above-cap", me, what=RESOURCES[kind], amount=me.res[kind] - cap)
            me.res[kind] = cap


def options(table: Table, me: RevivePlayer) -> list[int]:
    """The five actions (REV-TURN-03), the same or different ones (REV-TURN-04); hibernating instead of them
    (REV-HIB-01, REV-TURN-06); free actions, which are no actions (REV-TURN-14). After an action the turn may end
    (REV-TURN-05). After the clock of a solo game has run down there are neither card plays nor hibernating
    (REV-SOLO-16). This list is the overview card (REV-PSETUP-12)."""
    found: list[int] = []
    after_clock = clock_ran_down(table)
    if table.actions < actions_in_a_turn(table) and not table.slept:
        if me.active and not after_clock and can_play(table, me):
            found += me.active
        if not me.switch_used:
            found.append(SWITCH)
        if can_explore(table, me):
            found.append(EXPLORE)
        if can_populate(table, me):
            found.append(POPULATE)
        if can_build(table, me):
            found.append(BUILD)
        if not table.actions and not after_clock:
            found.append(HIBERNATE)
    found += free_options(table, me, EXCHANGE)
    if table.actions or table.slept or after_clock:
        found.append(NONE)
    return found


def actions_in_a_turn(table: Table) -> int:
    return ACTIONS_SOLO if table.solo else ACTIONS_IN_A_TURN


def clock_ran_down(table: Table) -> bool:
    return table.solo and table.clock > PROGRESS_END


# ---------------------------------------------------------------------------------------------------- the switch


def use_switch(table: Table, me: RevivePlayer) -> Rules:
    """Once until it is slid up (REV-SWITCH-02), for its effect (REV-SWITCH-01, REV-SWITCH-03), unless the tribe has
    another use for it."""
    me.switch_used = True
    for answer in SWITCH_USED.of(me):
        if (yield from answer(table, me)):
            return
    if table.log:
        table.log.add("switched", me, switch=table.switches.switch)
    table.push(me.seat, [table.catalog.switch[table.switches.switch].number])


# ---------------------------------------------------------------------------------------------------- end of a turn


def end_turn(table: Table, me: RevivePlayer) -> Rules:
    """Pass the turn on (REV-TURN-01), unless it was the last: all except the one with the end tile have one more
    (REV-END-02, REV-END-03, REV-END-04, REV-END-10). A solo game ends after its clock has run down (REV-SOLO-14,
    REV-SOLO-15), when no action is taken any more (REV-SOLO-17, REV-DEC-36)."""
    stopped = table.solo and table.clock > PROGRESS_END and not table.actions and not table.slept
    table.actions = 0
    table.slept = False
    table.sleep = AWAKE
    table.step = ACTION
    if table.solo and table.clock > PROGRESS_END and table.ending == NOT_YET:
        table.ending = BY_CLOCK
        if table.log:
            table.log.add("last-turns", me)
    if stopped:
        table.step = SCORING
    if table.last_turns > 0:
        table.last_turns -= 1
        if not table.last_turns:
            table.step = SCORING
    table.active = (table.active + 1) % len(table.players)
    table.turns_taken += 1
    if table.turns_taken == len(table.players):
        end_round(table)
    yield from ()


def end_round(table: Table) -> None:
    """End the game after too many rounds in which nothing happened (REV-END-11)."""
    table.turns_taken = 0
    table.quiet_rounds += 1
    if table.switches.stall_rounds and table.quiet_rounds >= table.switches.stall_rounds and table.step != SCORING:
        table.ending = BY_STALL
        table.step = SCORING
    elif table.step != SCORING:
        table.round += 1
        if table.log:
            table.log.add("round", table.players[table.active], number=table.round)
