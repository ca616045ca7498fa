"""Hibernating, in five steps (chapter HIB)."""

from __future__ import annotations

from typing import Final

from ....kernel.decision import NONE, Prompt, Rules, ask
from ....kernel.state import Log, listed
from ..pieces.board import LAST_HIBERNATION
from ..pieces.kinds import CITIZENS
from ..table.player import RevivePlayer
from ..table.prompts import CLEAR_CARD, CLEAR_MACHINE, CLEAR_MODULE, REWARD, REWARD_CRATE, REWARD_EXCHANGE
from ..table.state import Table
from ..table.steps import ACTION, CLEAR_DISPLAY, HIBERNATION_REWARD
from .cards import refill_cards
from .machines import exchange_crystal, exchangeable, open_crate
from .modules import refill_modules
from .tracks import refill_machines

CLOCK_FOR_SLEEP: Final = 2  # REV-SOLO-09


def hibernate(table: Table, me: RevivePlayer) -> Rules:
    """Steps 1 to 4: energy (REV-HIB-02), rest area (REV-HIB-03), slots (REV-HIB-04), switch (REV-HIB-05). A card may
    have caused it and leaves the game (REV-SYMC-05); then the clock of a solo game does not move (REV-SOLO-10)."""
    if table.log:
        log_sleep(table.log, me)
    me.energy += me.loaded.bit_count()
    me.loaded = 0
    played = me.cards_in_slots
    me.active = sorted(me.active + me.rest)
    me.rest = sorted(played)
    me.slots = [()] * len(me.slots)
    me.standing = [0] * len(me.standing)
    me.switch_used = False
    table.slept = True
    if table.sleep >= 0:
        resting = table.sleep in me.rest  # an effect may have moved it out of its slot before
        (me.rest if resting else me.active).remove(table.sleep)
        assert table.sleep < CITIZENS
        table.cards_out |= 1 << table.sleep
        if table.log:
            table.log.add("card-gone", me, card=table.sleep, area="rest" if resting else "card")
    elif table.solo:
        table.clock += CLOCK_FOR_SLEEP
    if table.solo:
        table.site = 0
        table.step = CLEAR_DISPLAY
    else:
        raise_marker(table, me)
    yield from ()


def log_sleep(log: Log, me: RevivePlayer) -> None:
    """Logs what hibernating will move."""
    log.add("hibernated", me)
    if me.loaded:
        log.add("energy-home", me, amount=me.loaded.bit_count())
    if me.rest:
        log.add("woke", me, cards=listed(me.rest))
    if me.cards_in_slots:
        log.add("rested", me, cards=listed(me.cards_in_slots))


def raise_marker(table: Table, me: RevivePlayer) -> None:
    """Step 5: one field up (REV-HIB-06), unless it is the last (REV-HIB-12); others may be there (REV-HIB-15). On
    reaching the fourth an artifact must go before the reward (REV-HIB-08, REV-HIB-10, REV-HIB-13, REV-HIB-17); by the
    switch the start field is counted too (REV-HIB-16)."""
    table.step = HIBERNATION_REWARD
    if me.hibernation < LAST_HIBERNATION:
        me.hibernation += 1
        if me.hibernation == table.switches.removal_field:
            table.push(me.seat, [table.catalog.unprinted.removal.number])


def choose_reward(table: Table, me: RevivePlayer) -> Rules:
    """Of the field reached or any below, or none (REV-HIB-07, REV-HIB-17); crystals and crates may be used before
    (REV-HIB-14)."""
    options = list(range(1, me.hibernation + 1))
    if exchangeable(me):
        options.append(REWARD_EXCHANGE)
    if me.crates_closed:
        options.append(REWARD_CRATE)
    field = yield ask(me, REWARD, [*options, NONE])
    if field == REWARD_EXCHANGE:
        yield from exchange_crystal(table, me)
        return
    if field == REWARD_CRATE:
        yield from open_crate(table, me)
        return
    if field != NONE:
        if table.log:
            table.log.add("reward", me, hibernation=field)
        table.push(me.seat, [table.catalog.rewards[field - 1].number])
    table.step = ACTION


def clear_display(table: Table, me: RevivePlayer) -> Rules:
    """Solo: take away open cards, machines and modules one by one, then refill (REV-SOLO-12, REV-DEC-35). `site` is the
    stage."""
    prompt, shown = stage(table)
    chosen = yield ask(me, prompt, [*shown, NONE])
    if chosen != NONE:
        if prompt is CLEAR_CARD:
            table.cards.remove(chosen)
            table.cards_out |= 1 << chosen
            if table.log:
                table.log.add("cleared-card", me, card=chosen)
        elif prompt is CLEAR_MACHINE:
            table.machines[table.catalog.machines[chosen].colour].remove(chosen)
            table.machines_out |= 1 << chosen
            if table.log:
                table.log.add("cleared-machine", me, machine=chosen)
        else:
            table.modules.remove(chosen)
            table.modules_out |= 1 << chosen
            if table.log:
                table.log.add("cleared-module", me, module=chosen)
        return
    table.site += 1
    if table.site == 3:
        refill_cards(table)
        refill_modules(table)
        for colour in range(3):
            refill_machines(table, colour)
        raise_marker(table, me)


def stage(table: Table) -> tuple[Prompt, list[int]]:
    if table.site == 0:
        return CLEAR_CARD, table.cards
    if table.site == 1:
        return CLEAR_MACHINE, [machine for row in table.machines for machine in row]
    return CLEAR_MODULE, table.modules
