"""Playing cards into slots, and effects that move cards (REV-CARD-*, REV-STACK-*, REV-MOD-01, REV-SYMM-02, -03, -06,
REV-SYMC-01, -05, REV-SYMG-16..22)."""

from __future__ import annotations

from typing import Final

from ....kernel.decision import NONE, Rules, ask
from ..effects.machines import Discount, Range
from ..pieces.board import FIFTH, HALF_OF, MODULE_SPACES
from ..pieces.kinds import ANY_ACTION, BOTTOM, CARD_RESOURCE, FIFTH_SLOT, TOP
from ..table.player import RevivePlayer
from ..table.prompts import ALL_COLOURS, FIFTH_BOTTOM, SLOT, TURNED
from ..table.state import Table
from .gains import Answer, gain
from .machines import ALL_COLOURS_KIND, TURN_CARD_KIND, load, ready_machine

OPEN_CARDS: Final = 5  # REV-SETUP-05

# ---------------------------------------------------------------------------------------------------- playing a card


def takes_card(table: Table, me: RevivePlayer, slot: int) -> bool:
    """Empty, or every card in it shows the slot symbol on the half in use (REV-STACK-01, -06, -07, -10)."""
    cards = table.box.cards
    return all(cards[played >> 1].halves[played & 1].slot_symbol for played in me.slots[slot])


def slot_options(table: Table, me: RevivePlayer) -> list[int]:
    options = [slot for slot in range(FIFTH) if takes_card(table, me, slot)]
    turned = [TURNED + slot for slot in options] if ready_machine(table, me, TURN_CARD_KIND) >= 0 else []
    if me.skills & FIFTH_SLOT and takes_card(table, me, FIFTH):
        options += [FIFTH, FIFTH_BOTTOM]
    return options + turned


def can_play(table: Table, me: RevivePlayer) -> bool:
    """A slot is free for one more card (REV-CARD-06)."""
    slots = FIFTH + 1 if me.skills & FIFTH_SLOT else FIFTH
    return () in me.slots[:slots] or any(takes_card(table, me, slot) for slot in range(slots))


def play_card(table: Table, me: RevivePlayer, card: int, all_colours: bool = False) -> Rules:
    """Slot, half, then everything it sets off in any order (REV-CARD-01..03, REV-STACK-02..05, REV-MOD-01, -13)."""
    code = yield ask(me, SLOT, slot_options(table, me), card)
    if code >= TURNED:
        load(table, me, ready_machine(table, me, TURN_CARD_KIND))
        slot, half = code - TURNED, 1 - HALF_OF[code - TURNED]
    elif code >= FIFTH:
        slot, half = FIFTH, TOP if code == FIFTH else BOTTOM
    else:
        slot, half = code, HALF_OF[code]
    table.colours_for = card if all_colours else (yield from choose_all_colours(table, me, card, slot))
    me.active.remove(card)
    if table.log:
        table.log.tell("played", me, card=card, slot=slot, half=half)
    effects = list(table.box.cards[card].halves[half].parts)
    for played in me.slots[slot]:
        if same_colour(table, card, played >> 1):
            effects += table.box.cards[played >> 1].halves[played & 1].parts
            if table.log:
                table.log.tell("again", me, card=played >> 1)
    me.slots[slot] += (card << 1 | half,)
    count_standing(table, me)
    for module in modules_fired(table, me, card, slot):
        effects += table.box.modules[module].parts
        if table.log:
            table.log.tell("fired", me, module=module)
    table.colours_for = -1
    table.push(me.seat, effects)


def count_standing(table: Table, me: RevivePlayer) -> None:
    """Range and discounts of the cards in play (REV-SYMC-04)."""
    me.standing = [0, 0, 0, 0]
    for slot in me.slots:
        for played in slot:
            standing = table.box.cards[played >> 1].halves[played & 1].standing
            if isinstance(standing, Discount):
                me.standing[standing.action] += standing.amount
            elif isinstance(standing, Range):
                me.standing[ANY_ACTION] += standing.amount


def same_colour(table: Table, card: int, other: int) -> bool:
    cards = table.box.cards
    return table.colours_for in (card, other) or cards[card].colour == cards[other].colour


def modules_fired(table: Table, me: RevivePlayer, card: int, slot: int) -> list[int]:
    colour = table.box.cards[card].colour
    return [
        module
        for space in MODULE_SPACES[slot]
        if (module := me.modules[space]) >= 0
        and (table.colours_for == card or table.box.modules[module].colours >> colour & 1)
    ]


def choose_all_colours(table: Table, me: RevivePlayer, card: int, slot: int) -> Answer:
    """May a card count as all colours for this play? Asked if that would set off more (REV-SYMM-06, -11)."""
    place = ready_machine(table, me, ALL_COLOURS_KIND)
    if place < 0:
        return -1
    cards = table.box.cards
    others = [played >> 1 for played in me.slots[slot] if cards[played >> 1].colour != cards[card].colour]
    laid = sum(me.modules[space] >= 0 for space in MODULE_SPACES[slot])
    options = others if table.switches.colours_when_playing_only is False else []
    if others or laid > len(modules_fired(table, me, card, slot)):
        options = [card, *options]
    if not options:
        return -1
    chosen = yield ask(me, ALL_COLOURS, [*options, NONE])
    if chosen != NONE:
        load(table, me, place)
    return chosen


def wild_for_effects(table: Table, me: RevivePlayer) -> bool:
    """REV-SYMM-10: the narrow reading lets the machine work for the card being played only."""
    return not table.switches.colours_when_playing_only and ready_machine(table, me, ALL_COLOURS_KIND) >= 0


# ---------------------------------------------------------------------------------------------------- moving cards


def in_slots(me: RevivePlayer, but: int = -1) -> list[int]:
    return [played >> 1 for slot in me.slots for played in slot if played >> 1 != but]


def slot_to_rest(table: Table, me: RevivePlayer, card: int) -> None:
    for slot in range(FIFTH + 1):
        if any(played >> 1 == card for played in me.slots[slot]):
            me.slots[slot] = tuple(played for played in me.slots[slot] if played >> 1 != card)
    count_standing(table, me)
    me.rest.append(card)
    me.rest.sort()
    if table.log:
        table.log.tell("to-rest", me, card=card)


def add_active(me: RevivePlayer, card: int) -> None:
    me.active.append(card)
    me.active.sort()


# ---------------------------------------------------------------------------------------------------- taking cards


def take_from_display(table: Table, me: RevivePlayer, card: int) -> None:
    """Into the active area, and the display is refilled (REV-SYMG-22, REV-KUN-11)."""
    table.cards.remove(card)
    add_active(me, card)
    if table.log:
        table.log.tell("took-card", me, card=card)
    refill_cards(table)
    if me.skills & CARD_RESOURCE:
        gain(table, me, table.box.cards[card].colour, 1)


def refill_cards(table: Table) -> None:
    while table.deck and len(table.cards) < OPEN_CARDS:
        table.cards.append(table.deck.pop())
        table.reveals += 1
    table.cards.sort()
