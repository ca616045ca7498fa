"""Rearranges positions for checks: crowded maps, empty displays and supplies, tracks at their end, extreme hands.

Most arrangements run the rules for what players gain, with random answers, so that play could have led to the position.
Costs are not paid: players could have gathered them in earlier turns.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...kernel.decision import NONE
from ...kernel.hexes import members
from ...kernel.playout import run_rules
from ...kernel.rng import Rng
from .effects.ability import Ability
from .effects.machines import Reopen
from .pieces.board import LAST_HIBERNATION, PROGRESS_END, SPACES, TRACK_END
from .pieces.cards import played
from .pieces.kinds import BOOK, CAPS, CITIZENS, CRATES, GEAR, MODULES, TURNING_CARD
from .pieces.map import AREA_SPACES, LARGE_LOCATIONS, tile_fields
from .rules.build import action_paid, free_deserts, put_building, sizes_left
from .rules.cards import (
    add_active,
    count_standing,
    put_to_rest,
    refill_cards,
    slot_and_half,
    slot_options,
    slot_to_rest,
    take_from_display,
)
from .rules.distance import reach
from .rules.explore import discover
from .rules.gains import gain_crate, gain_energy, score
from .rules.hibernate import CLOCK_FOR_SLEEP
from .rules.machines import load, ready_machine
from .rules.modules import refill_modules
from .rules.populate import OPEN_TECHNOLOGIES, locations, put_figure
from .rules.resolve import resolve
from .rules.tracks import advance, refill_machines
from .rules.turn import actions_in_a_turn, clock_ran_down, drop_excess
from .table.player import RevivePlayer
from .table.prompts import TURNED
from .table.state import Table
from .table.steps import ACTION, AWAKE, BY_CLOCK, HIBERNATE, HIBERNATED, PRINTED

LONGEST: Final = 40  # most rounds added to a game
MOST_POINTS: Final = 60  # scored at once: more than a lap of the track

Arrangement = Callable[[Table, RevivePlayer, Rng], None]


def enrich(table: Table, dice: Rng) -> None:
    """Apply a random part of the arrangements to all players or to one of them; only between the actions of a turn."""
    if table.step != ACTION or table.frames or table.slept or table.sleep != AWAKE:
        return
    if table.solo and dice.below(3) == 0:
        _clear_display(table, dice)
    for me in table.players if dice.below(3) else [table.players[dice.below(len(table.players))]]:
        for arrange in ARRANGEMENTS:
            if dice.below(2):
                arrange(table, me, dice)
                _settle(table, dice)
    _time(table, dice)


# ------------------------------------------------------------------------------------------------ by the game's rules


def _settle(table: Table, dice: Rng) -> None:
    """Carry out all pending effects."""
    while table.frames:
        run_rules(resolve(table), dice)


def _some(most: int, dice: Rng) -> int:
    """None, all, or any number in between."""
    return (0, most, dice.below(most + 1))[dice.below(3)]


# ------------------------------------------------------------------------------------------------ on the map


def _explore(table: Table, me: RevivePlayer, dice: Rng) -> None:
    """Explore reachable tiles (REV-EXPL-03), sometimes all."""
    for _ in range(dice.below(4) if dice.below(6) else AREA_SPACES):
        near = reach(table, me)[-1] & ~table.open_fields
        spaces = [space for space in range(AREA_SPACES) if near & tile_fields(space)]
        if not spaces:
            return
        discover(table, me, spaces[dice.below(len(spaces))])
        _settle(table, dice)


def _populate(table: Table, me: RevivePlayer, dice: Rng) -> None:
    """Large locations first, or any."""
    for _ in range(dice.below(len(OPEN_TECHNOLOGIES).bit_length())):
        technologies = OPEN_TECHNOLOGIES[me.tech]
        near = locations(table, me) & reach(table, me)[-1]
        fields = members((near & LARGE_LOCATIONS if dice.below(2) else 0) or near)
        if not technologies or not fields:
            return
        field = fields[dice.below(len(fields))]
        action_paid(table, me, field, BOOK, 0)  # a target on the field goes back (REV-OX-07)
        put_figure(table, me, field, technologies[dice.below(len(technologies))])
        _settle(table, dice)


def _build(table: Table, me: RevivePlayer, dice: Rng) -> None:
    """Build some or all of the remaining buildings."""
    for _ in range(dice.below(9)):
        sizes = sizes_left(me)
        fields = members(free_deserts(table) & reach(table, me)[-1])
        if not sizes or not fields:
            return
        field = fields[dice.below(len(fields))]
        action_paid(table, me, field, GEAR, 0)  # a target on the field goes back (REV-OX-07)
        put_building(table, me, field, sizes[dice.below(len(sizes))][0])
        _settle(table, dice)


def _ability(table: Table, me: RevivePlayer, dice: Rng) -> None:
    """Activate it often enough to lay all tiles of the tribe and to move all its markers."""
    ability = Ability()
    for _ in range(dice.below(9)):
        me.res = list(CAPS)
        if ability.possible(table, me):
            run_rules(ability.run(table, me), dice)
            _settle(table, dice)
    drop_excess(table, me)


# ------------------------------------------------------------------------------------------------ player boards


def _tracks(table: Table, me: RevivePlayer, dice: Rng) -> None:
    for colour in range(3):
        advance(table, me, colour, _some(TRACK_END - me.tracks[colour], dice))
        _settle(table, dice)


def _goods(table: Table, me: RevivePlayer, dice: Rng) -> None:
    """Set resources to nothing, the cap, or anything between."""
    me.res = [_some(cap, dice) for cap in CAPS] if dice.below(2) else [_some(1, dice) * cap for cap in CAPS]


def _energy(table: Table, me: RevivePlayer, dice: Rng) -> None:
    """Take from the supply, then load machines."""
    gain_energy(table, me, _some(table.energy, dice) if dice.below(3) == 0 else dice.below(4))
    for place in members(me.unlocked & ~me.loaded):
        if me.energy and dice.below(3):
            load(table, me, place)


def _modules(table: Table, me: RevivePlayer, dice: Rng) -> None:
    """Lay modules on free spaces or replace others, which leave the game (REV-MOD-05)."""
    for _ in range(dice.below(SPACES) if dice.below(6) else MODULES):
        if not table.modules:
            return
        free = [space for space, module in enumerate(me.modules) if module < 0]
        space = free[dice.below(len(free))] if free else dice.below(SPACES)
        if me.modules[space] >= 0:
            table.modules_out |= 1 << me.modules[space]
        me.modules[space] = table.modules.pop(dice.below(len(table.modules)))
        refill_modules(table)


def _crates(table: Table, me: RevivePlayer, dice: Rng) -> None:
    """Gain some, open some, and use some again if a machine allows it (REV-CRATE-05)."""
    for _ in range(dice.below(5) if dice.below(6) else CRATES):
        gain_crate(table, me)
    for crate in me.crates_closed[: _some(len(me.crates_closed), dice)]:
        me.crates_closed.remove(crate)
        me.crates_opened.append(crate)
    if any(machine >= 0 and isinstance(table.catalog.machines[machine].effect, Reopen) for machine in me.machines):
        for crate in me.crates_opened:
            me.reused |= dice.below(2) << crate


def _points(table: Table, me: RevivePlayer, dice: Rng) -> None:
    score(table, me, dice.below(MOST_POINTS), HIBERNATED if me.hibernation == LAST_HIBERNATION else PRINTED)


def _hibernation(table: Table, me: RevivePlayer, dice: Rng) -> None:
    """Raise the marker; an artifact may leave the area on the way (REV-HIB-08)."""
    before = me.hibernation
    me.hibernation += _some(LAST_HIBERNATION - before, dice)
    if before < table.switches.removal_field <= me.hibernation:
        table.push(me.seat, [table.catalog.unprinted.removal.number])
    me.switch_used = dice.below(2) == 1


# ------------------------------------------------------------------------------------------------ cards


def _citizens(table: Table, me: RevivePlayer, dice: Rng) -> None:
    """Take a few cards of the display, or all cards."""
    for _ in range(dice.below(6) if dice.below(6) else CITIZENS):
        if table.cards:
            take_from_display(table, me, table.cards[dice.below(len(table.cards))])


def _play(table: Table, me: RevivePlayer, dice: Rng) -> None:
    """Put cards into slots, as long as the slots take any, without their effects (REV-TURN-10). Sometimes cards with
    the slot symbol come first, for high stacks (REV-STACK-01)."""
    cards = me.active.copy()
    if dice.below(2):
        cards.sort(key=lambda card: not any(half.slot for half in table.catalog.cards[card].halves))
    for card in cards[: _some(len(cards), dice)]:
        codes = slot_options(table, me)
        if not codes:
            return
        code = codes[dice.below(len(codes))]
        if code >= TURNED:
            load(table, me, ready_machine(table, me, TURNING_CARD))
        slot, half = slot_and_half(code)
        me.active.remove(card)
        me.slots[slot] += (played(card, half),)
        count_standing(table, me)


def _rest(table: Table, me: RevivePlayer, dice: Rng) -> None:
    """Move all cards of an area to another one."""
    move = dice.below(3)
    if move == 0:
        for card in me.cards_in_slots:
            slot_to_rest(table, me, card)
    elif move == 1:
        for card in me.active:
            put_to_rest(me, card)
        me.active = []
    else:
        for card in me.rest:
            add_active(me, card)
        me.rest = []


# ------------------------------------------------------------------------------------------------ the table


def _clear_display(table: Table, dice: Rng) -> None:
    """Clear the display as solo hibernating does (REV-SOLO-12), up to the point where nothing is left."""
    for _ in range(dice.below(4) if dice.below(3) else MODULES):
        for card in table.cards:
            table.cards_out |= 1 << card
        for module in table.modules:
            table.modules_out |= 1 << module
        for machine in (machine for row in table.machines for machine in row):
            table.machines_out |= 1 << machine
        table.cards, table.modules, table.machines = [], [], [[], [], []]
        refill_cards(table)
        refill_modules(table)
        for colour in range(3):
            refill_machines(table, colour)


def _time(table: Table, dice: Rng) -> None:
    """Move the clock: later in the game, in the turn, sometimes just before hibernating."""
    if dice.below(3) == 0:
        table.round += dice.below(LONGEST)
        table.quiet_rounds = dice.below(min(table.round, table.switches.stall_rounds or LONGEST))
    if table.solo:
        if dice.below(3) == 0:
            table.clock = max(table.clock, dice.below(PROGRESS_END + CLOCK_FOR_SLEEP + 1))
        if clock_ran_down(table):
            table.ending = BY_CLOCK
    else:
        table.actions = dice.below(actions_in_a_turn(table) + 1)
    if not table.actions and not clock_ran_down(table) and dice.below(6) == 0:
        table.sleep, table.step = NONE, HIBERNATE


ARRANGEMENTS: Final[tuple[Arrangement, ...]] = (
    _explore,
    _populate,
    _build,
    _ability,
    _tracks,
    _energy,
    _modules,
    _crates,
    _points,
    _hibernation,
    _citizens,
    _play,
    _rest,
    _goods,
)
