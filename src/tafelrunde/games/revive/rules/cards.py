"""Playing cards into slots, moving and taking them."""

from __future__ import annotations

from typing import Final

from ....kernel.decision import NONE, Rules, ask
from ....kernel.state import listed
from ..pieces.board import FIFTH, HALF_OF_SLOT, MODULE_SPACES
from ..pieces.cards import card_of, half_of, played
from ..pieces.kinds import AS_ALL_COLOURS, BOTTOM, FIFTH_SLOT, TOP, TURNING_CARD
from ..table.hooks import CARD_TAKEN
from ..table.player import RevivePlayer
from ..table.prompts import ALL_COLOURS, FIFTH_BOTTOM, SLOT, TURNED
from ..table.state import Table
from .gains import Answer
from .machines import load, ready_machine

OPEN_CARDS: Final = 5  # REV-SETUP-05

# ---------------------------------------------------------------------------------------------------- playing a card


def takes_card(table: Table, me: RevivePlayer, slot: int) -> bool:
    """Whether the slot is empty, or every card in it shows the slot symbol on the half in use (REV-STACK-01,
    REV-STACK-06, REV-STACK-07, REV-STACK-10, REV-SYMC-08)."""
    cards = table.catalog.cards
    return all(cards[card_of(code)].halves[half_of(code)].slot for code in me.slots[slot])


def slot_options(table: Table, me: RevivePlayer) -> list[int]:
    """Upper and lower slots, the fifth once it is unlocked (REV-CARD-04, REV-TECH-02), and slots with the card turned
    by a machine (REV-SYMM-03)."""
    options = [slot for slot in range(FIFTH) if takes_card(table, me, slot)]
    turned = [TURNED + slot for slot in options] if ready_machine(table, me, TURNING_CARD) >= 0 else []
    if me.skills & FIFTH_SLOT and takes_card(table, me, FIFTH):
        options += [FIFTH, FIFTH_BOTTOM]
    return options + turned


def can_play(table: Table, me: RevivePlayer) -> bool:
    """A slot is free for one more card (REV-CARD-06). Whether its effect does anything does not matter
    (REV-CARD-09)."""
    slots = FIFTH + 1 if me.skills & FIFTH_SLOT else FIFTH
    return () in me.slots[:slots] or any(takes_card(table, me, slot) for slot in range(slots))


def play_card(table: Table, me: RevivePlayer, card: int, all_colours: bool = False) -> Rules:
    """Slot and half (REV-CARD-01, REV-DEC-04), then everything it sets off in any order: its own effect, cards of its
    colour already in the slot (REV-STACK-02, REV-STACK-03, REV-STACK-04, REV-STACK-08) and modules. Which modules is
    settled now (REV-MOD-08, REV-MOD-13)."""
    code = yield ask(me, SLOT, slot_options(table, me), card)
    if code >= TURNED:
        load(table, me, ready_machine(table, me, TURNING_CARD))
    slot, half = slot_and_half(code)
    table.colours_for = card if all_colours else (yield from choose_all_colours(table, me, card, slot))
    me.active.remove(card)
    if table.log:
        table.log.add("played", me, card=card, slot=slot, half=half)
    effects = list(table.catalog.cards[card].halves[half].parts)
    effects += used_again(table, me, card, slot)
    me.slots[slot] += (played(card, half),)
    count_standing(table, me)
    for module in modules_fired(table, me, card, slot):
        effects += table.catalog.modules[module].parts
        if table.log:
            table.log.add("fired", me, module=module)
    table.colours_for = -1
    table.push(me.seat, effects)


def slot_and_half(code: int) -> tuple[int, int]:
    """Decodes an option of SLOT: the upper half in upper slots (REV-CARD-02), the lower one in lower slots
    (REV-CARD-03), either in the fifth (REV-TECH-03), the other one for a turned card (REV-SYMM-03)."""
    if code >= TURNED:
        return code - TURNED, 1 - HALF_OF_SLOT[code - TURNED]
    if code >= FIFTH:
        return FIFTH, TOP if code == FIFTH else BOTTOM
    return code, HALF_OF_SLOT[code]


def used_again(table: Table, me: RevivePlayer, card: int, slot: int) -> list[int]:
    """The effects of cards in the slot that match the colour of the new one, by their halves in use (REV-STACK-02,
    REV-STACK-04, REV-STACK-09)."""
    effects: list[int] = []
    for code in works_again(table, me, card, slot):
        effects += table.catalog.cards[card_of(code)].halves[half_of(code)].parts
        if table.log:
            table.log.add("again", me, card=card_of(code))
    return effects


def works_again(table: Table, me: RevivePlayer, card: int, slot: int) -> list[int]:
    """The cards in the slot, with their halves in use, that match the colour of the new one."""
    return [code for code in me.slots[slot] if same_colour(table, card, card_of(code))]


def count_standing(table: Table, me: RevivePlayer) -> None:
    """Range and discounts of the cards in play (REV-SYMC-04, REV-CARD-05); nothing is counted twice (REV-STACK-09)."""
    me.standing = [0, 0, 0, 0]
    for slot in me.slots:
        for code in slot:
            standing = table.catalog.cards[card_of(code)].halves[half_of(code)].standing
            if standing is not None:
                standing.stand(me)


def same_colour(table: Table, card: int, other: int) -> bool:
    """Compares printed colours (REV-CARD-08); one of the two may count as all colours (REV-SYMM-06)."""
    cards = table.catalog.cards
    return table.colours_for in (card, other) or cards[card].colour == cards[other].colour


def modules_fired(table: Table, me: RevivePlayer, card: int, slot: int) -> list[int]:
    """The modules of the slot that have the colour of the card (REV-MOD-01), each once (REV-MOD-02)."""
    colour = table.catalog.cards[card].colour
    return [
        module
        for space in MODULE_SPACES[slot]
        if (module := me.modules[space]) >= 0
        and (table.colours_for == card or table.catalog.modules[module].colours >> colour & 1)
    ]


def choose_all_colours(table: Table, me: RevivePlayer, card: int, slot: int) -> Answer:
    """Asks which card counts as all colours for this play, if that would set off more (REV-SYMM-06, REV-SYMM-11,
    REV-DEC-28)."""
    place = ready_machine(table, me, AS_ALL_COLOURS)
    if place < 0:
        return -1
    cards = table.catalog.cards
    others = [card_of(code) for code in me.slots[slot] if cards[card_of(code)].colour != cards[card].colour]
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
    return not table.switches.colours_when_playing_only and ready_machine(table, me, AS_ALL_COLOURS) >= 0


# ---------------------------------------------------------------------------------------------------- moving cards


def in_slots(me: RevivePlayer, but: int = -1) -> list[int]:
    return [card for card in me.cards_in_slots if card != but]


def slot_to_rest(table: Table, me: RevivePlayer, card: int) -> None:
    """Any card of a stack (REV-STACK-10, REV-SYMG-16)."""
    for slot in range(FIFTH + 1):
        if any(card_of(code) == card for code in me.slots[slot]):
            me.slots[slot] = tuple(code for code in me.slots[slot] if card_of(code) != card)
    count_standing(table, me)
    put_to_rest(me, card)
    if table.log:
        table.log.add("to-rest", me, card=card)


def put_to_rest(me: RevivePlayer, card: int) -> None:
    me.rest.append(card)
    me.rest.sort()


def add_active(me: RevivePlayer, card: int) -> None:
    me.active.append(card)
    me.active.sort()


# ---------------------------------------------------------------------------------------------------- taking cards


def take_from_display(table: Table, me: RevivePlayer, card: int) -> None:
    """Into the active area, and the display is refilled (REV-SYMG-22, REV-EXPL-06, REV-EXPL-07, REV-TURN-13)."""
    table.cards.remove(card)
    add_active(me, card)
    if table.log:
        table.log.add("took-card", me, card=card)
    refill_cards(table)
    for answer in CARD_TAKEN.of(me):
        answer(table, me, card)


def refill_cards(table: Table) -> None:
    """An empty draw pile is not filled again (REV-COMP-25)."""
    before = len(table.cards)
    while table.deck and len(table.cards) < OPEN_CARDS:
        table.cards.append(table.deck.pop())
        table.reveals += 1
    if table.log and len(table.cards) > before:
        table.log.add("displayed-cards", table.players[table.active], cards=listed(table.cards[before:]))
    table.cards.sort()
