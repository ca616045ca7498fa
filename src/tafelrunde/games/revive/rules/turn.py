"""Turns: up to two actions or hibernating, free actions, the end (REV-TURN-*, REV-SWITCH-*, REV-END-*, REV-SOLO-*)."""

from __future__ import annotations

from typing import Final

from ....kernel.decision import NONE, Rules, ask
from ..effects.cards import SleepThenGo
from ..pieces.board import PROGRESS_END
from ..pieces.kinds import CAPS, SWITCH_COPY
from ..table.player import RevivePlayer
from ..table.prompts import ACTION_PROMPT, BUILD, COPY, EXCHANGE, EXPLORE, HIBERNATE, POPULATE, SWITCH
from ..table.state import Table
from ..table.steps import ACTION, AWAKE, BY_CLOCK, BY_STALL, END_TURN, NOT_YET, SCORING
from ..table.steps import HIBERNATE as HIBERNATE_STEP
from .build import build, building_sites
from .cards import can_play, play_card, slot_to_rest
from .explore import explorable_fields, explore
from .free import free_action, free_options
from .gains import asked
from .populate import populable, populate

ACTIONS_IN_A_TURN: Final = 2  # REV-TURN-02
ACTIONS_SOLO: Final = 1  # REV-SOLO-06
BOARD_ACTIONS: Final = {EXPLORE: explore, POPULATE: populate, BUILD: build}


def take_action(table: Table, me: RevivePlayer) -> Rules:
    """One action or free action, hibernating, or the end of the turn (REV-DEC-01..03)."""
    drop_excess(me)
    if table.sleep != AWAKE and not table.slept:
        table.step = HIBERNATE_STEP
        return
    if table.solo and table.actions:
        table.step = END_TURN
        return
    code = yield asked(me, ACTION_PROMPT, lambda: options(table, me))
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
            table.clock += 1  # REV-SOLO-07
        yield from play_card(table, me, code)
    elif (yield from BOARD_ACTIONS[code](table, me)):
        table.actions += 1


def drop_excess(me: RevivePlayer) -> None:
    """The action that lifted a resource above its cap is over (REV-RES-07)."""
    for kind, cap in enumerate(CAPS):
        if me.res[kind] > cap:
            me.res[kind] = cap


def options(table: Table, me: RevivePlayer) -> list[int]:
    found: list[int] = []
    limit = ACTIONS_SOLO if table.solo else ACTIONS_IN_A_TURN
    after_clock = table.solo and table.clock > PROGRESS_END  # REV-SOLO-16
    if table.actions < limit and not table.slept:
        if me.active and not after_clock and can_play(table, me):
            found += me.active
        if not me.switch_used:
            found.append(SWITCH)
        if explorable_fields(table, me, one_will_do=True):
            found.append(EXPLORE)
        if populable(table, me, one_will_do=True):
            found.append(POPULATE)
        if building_sites(table, me, one_will_do=True):
            found.append(BUILD)
        if not table.actions and not after_clock:
            found.append(HIBERNATE)
    found += free_options(table, me, EXCHANGE)
    if table.actions or table.slept or after_clock:
        found.append(NONE)
    return found


# ---------------------------------------------------------------------------------------------------- the switch


def use_switch(table: Table, me: RevivePlayer) -> Rules:
    """Its own effect, or that of a card in another player's slot (REV-SWITCH-01..03, REV-VUK-09, -10, -16)."""
    me.switch_used = True
    copied = NONE
    if me.skills & SWITCH_COPY:
        cards = copyable(table, me)
        if cards:
            copied = yield ask(me, COPY, [*cards, NONE])
    if copied == NONE:
        if table.log:
            table.log.tell("switched", me, switch=table.switches.switch)
        table.push(me.seat, [table.box.switch[table.switches.switch].number])
        return
    if table.log:
        table.log.tell("copied", me, card=copied)
    owner = next(player for player in table.others(me) if copied in player.cards)
    slot_to_rest(table, owner, copied)
    table.push(me.seat, list(table.box.cards[copied].halves[1].parts))


def copyable(table: Table, me: RevivePlayer) -> list[int]:
    found = []
    for player in table.others(me):
        for slot in player.slots:
            for played in slot:
                bottom = table.box.cards[played >> 1].halves[1]
                if bottom.standing is None and not isinstance(bottom.effect, SleepThenGo):
                    found.append(played >> 1)
    return sorted(found)


# ---------------------------------------------------------------------------------------------------- end of a turn


def end_turn(table: Table, me: RevivePlayer) -> Rules:
    """The next player is up, unless that was the last turn (REV-TURN-01, REV-END-02..04, -10)."""
    stopped = table.solo and table.clock > PROGRESS_END and not table.actions and not table.slept
    table.actions = 0
    table.slept = False
    table.sleep = AWAKE
    table.step = ACTION
    if table.solo and table.clock > PROGRESS_END and table.ending == NOT_YET:
        table.ending = BY_CLOCK
        if table.log:
            table.log.tell("last-turns", me)
    if stopped:  # REV-SOLO-17
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
    table.turns_taken = 0
    table.quiet_rounds += 1
    if table.switches.stall_rounds and table.quiet_rounds >= table.switches.stall_rounds and table.step != SCORING:
        table.ending = BY_STALL
        table.step = SCORING
    elif table.step != SCORING:
        table.round += 1
        if table.log:
            table.log.tell("round", table.players[table.active], number=table.round)
