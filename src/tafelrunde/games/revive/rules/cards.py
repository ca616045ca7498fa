"""Playing cards into slots, and effects that move cards (REV-CARD-*, REV-STACK-*, REV-MOD-01, REV-SYMM-02, -03, -06,
REV-SYMC-01, -05, REV-SYMG-16..22)."""

from __future__ import annotations

from typing import Final

from ....kernel.decision import NONE, Rules, ask
from ....kernel.effects import Per, carry_out
from ..components.board import FIFTH, HALF_OF, MODULE_SPACES
from ..components.kinds import ANY, ANY_ACTION, BOTTOM, CARD_RESOURCE, CARDS, COLOURS, FIFTH_SLOT, TOP
from ..player import RevivePlayer
from ..prompts import ALL_COLOURS, BLIND, CARD, FIFTH_BOTTOM, LAY_DOWN, PLAY, SLOT, TO_ACTIVE, TO_REST, TURNED
from ..state import Table
from .counts import CardsInSlots
from .gains import Answer, Facts, Icons, ReviveEffect, gain
from .machines import ALL_COLOURS_KIND, TURN_CARD_KIND, Discount, Range, load, ready_machine

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


class PlayCard(ReviveEffect):
    """One more card of a colour at once (REV-SYMG-20, -21). A card of another colour needs the machine for it."""

    key = "play-card"
    optional = True

    def __init__(self, colour: int = ANY) -> None:
        self.colour = colour

    def _cards(self, table: Table, me: RevivePlayer) -> list[int]:
        if self.colour == ANY or wild_for_effects(table, me):
            return me.active.copy()
        return [card for card in me.active if table.box.cards[card].colour == self.colour]

    def possible(self, table: Table, me: RevivePlayer) -> bool:
        return bool(self._cards(table, me)) and can_play(table, me)

    def run(self, table: Table, me: RevivePlayer) -> Rules:
        card = yield ask(me, PLAY, [*self._cards(table, me), NONE], self.colour)
        if card == NONE:
            return
        wild = self.colour not in (ANY, table.box.cards[card].colour)
        if wild:
            load(table, me, ready_machine(table, me, ALL_COLOURS_KIND))
        yield from play_card(table, me, card, wild)

    def facts(self) -> Facts:
        return {"colour": COLOURS[self.colour]}

    def icons(self) -> Icons:
        return ["play", f"citizen-{COLOURS[self.colour]}"]


def wild_for_effects(table: Table, me: RevivePlayer) -> bool:
    """REV-SYMM-10: the narrow reading lets the machine work for the card being played only."""
    return not table.switches.colours_when_playing_only and ready_machine(table, me, ALL_COLOURS_KIND) >= 0


class PerCard(Per[Table, RevivePlayer]):
    """For each card of a colour in own slots; one more may count as that colour (REV-SYMC-01, REV-SYMM-06)."""

    def __init__(self, colour: int, part: ReviveEffect) -> None:
        super().__init__(CardsInSlots(colour), part)
        self.colour = colour

    def possible(self, table: Table, me: RevivePlayer) -> bool:
        return self.count.of(table, me) > 0 or (wild_for_effects(table, me) and bool(self._others(table, me)))

    def now(self, table: Table, me: RevivePlayer) -> bool:
        return not (wild_for_effects(table, me) and self._others(table, me)) and super().now(table, me)

    def run(self, table: Table, me: RevivePlayer) -> Rules:
        count = self.count.of(table, me)
        if (yield ask(me, ALL_COLOURS, [*self._others(table, me), NONE])) != NONE:
            load(table, me, ready_machine(table, me, ALL_COLOURS_KIND))
            count += 1
        self.part.now_many(table, me, count)

    def _others(self, table: Table, me: RevivePlayer) -> list[int]:
        cards = table.box.cards
        return [played >> 1 for slot in me.slots for played in slot if cards[played >> 1].colour != self.colour]


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


class SlotToRest(ReviveEffect):
    """A card from an own slot to the rest area; not the card that causes it (REV-SYMG-16, REV-MACH-06)."""

    key = "slot-to-rest"
    optional = True

    def possible(self, table: Table, me: RevivePlayer) -> bool:
        return bool(in_slots(me, table.box.card_of[self.number]))

    def run(self, table: Table, me: RevivePlayer) -> Rules:
        cards = in_slots(me, table.box.card_of[self.number])
        if cards:
            card = yield ask(me, TO_REST, [*cards, NONE])
            if card != NONE:
                slot_to_rest(table, me, card)

    def icons(self) -> Icons:
        return ["slot", "→", "rest"]


class RestToActive(ReviveEffect):
    """A card of the rest area back to the active area (REV-SYMG-17)."""

    key = "rest-to-active"
    optional = True

    def possible(self, table: Table, me: RevivePlayer) -> bool:
        return bool(me.rest)

    def run(self, table: Table, me: RevivePlayer) -> Rules:
        card = yield ask(me, TO_ACTIVE, [*me.rest, NONE])
        if card != NONE:
            me.rest.remove(card)
            add_active(me, card)
            if table.log:
                table.log.tell("to-active", me, card=card)

    def icons(self) -> Icons:
        return ["rest", "→", "active"]


def add_active(me: RevivePlayer, card: int) -> None:
    me.active.append(card)
    me.active.sort()


class LayDown(ReviveEffect):
    """An unplayed card goes to the rest area for its upper effect (REV-SYMM-02, -12)."""

    key = "lay-down"
    optional = True

    def possible(self, table: Table, me: RevivePlayer) -> bool:
        return bool(me.active)

    def run(self, table: Table, me: RevivePlayer) -> Rules:
        card = yield ask(me, LAY_DOWN, [*me.active, NONE])
        if card == NONE:
            return
        me.active.remove(card)
        me.rest.append(card)
        me.rest.sort()
        if table.log:
            table.log.tell("laid-down", me, card=card)
        half = table.box.cards[card].halves[TOP]
        if not table.paying:
            table.push(me.seat, list(half.parts))
            return
        for number in half.parts:
            effect = table.box.effects[number]
            if effect.possible(table, me):
                yield from carry_out(effect, table, me)

    def icons(self) -> Icons:
        return ["active", "→", "rest", ":", "citizen-top"]


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


class TakeCard(ReviveEffect):
    """A card of a colour from the display (REV-SYMG-22)."""

    key = "take-card"
    optional = True

    def __init__(self, colour: int = ANY) -> None:
        self.colour = colour

    def _cards(self, table: Table, me: RevivePlayer) -> list[int]:
        if self.colour == ANY or wild_for_effects(table, me):
            return table.cards.copy()
        return [card for card in table.cards if table.box.cards[card].colour == self.colour]

    def possible(self, table: Table, me: RevivePlayer) -> bool:
        return bool(self._cards(table, me))

    def run(self, table: Table, me: RevivePlayer) -> Rules:
        card = yield ask(me, CARD, [*self._cards(table, me), NONE], self.colour)
        if card == NONE:
            return
        if self.colour not in (ANY, table.box.cards[card].colour):
            load(table, me, ready_machine(table, me, ALL_COLOURS_KIND))
        take_from_display(table, me, card)

    def facts(self) -> Facts:
        return {"colour": COLOURS[self.colour]}

    def icons(self) -> Icons:
        return [f"citizen-{COLOURS[self.colour]}"]


class ExplorerCard(ReviveEffect):
    """After exploring: a card of the display or the top of the draw pile, unseen (REV-EXPL-05..07, -17)."""

    key = "explorer-card"

    def possible(self, table: Table, me: RevivePlayer) -> bool:
        return bool(table.cards or table.deck)

    def run(self, table: Table, me: RevivePlayer) -> Rules:
        options = table.cards.copy()
        if table.deck:
            options.append(BLIND)
        card = yield ask(me, CARD, options, ANY)
        if card != BLIND:
            take_from_display(table, me, card)
            return
        card = table.deck.pop()
        table.reveals += 1
        add_active(me, card)
        if table.log:
            table.log.tell("drew-card", me, card=card)

    def icons(self) -> Icons:
        return ["citizen-any"]


class SleepThenGo(ReviveEffect):
    """Hibernate when everything else of the play is done; then the card leaves the game (REV-SYMC-05, -06)."""

    key = "sleep-then-go"

    def now(self, table: Table, me: RevivePlayer) -> bool:
        table.sleep = table.box.card_of[self.number]
        assert 0 <= table.sleep < CARDS
        return True

    def possible(self, table: Table, me: RevivePlayer) -> bool:
        return table.box.card_of[self.number] in in_slots(me)

    def icons(self) -> Icons:
        return ["hibernate", "→", "box"]


class WhileInPlay(ReviveEffect):
    """Holds as long as the card is in a slot with this half in use (REV-SYMC-04)."""

    key = "while-in-play"

    def __init__(self, part: ReviveEffect) -> None:
        self.part = part

    def parts(self) -> tuple[ReviveEffect, ...]:
        return (self.part,)

    def possible(self, table: Table, me: RevivePlayer) -> bool:
        return False

    def facts(self) -> Facts:
        return {"part": self.part}

    def icons(self) -> Icons:
        return ["in-play", ":", *self.part.icons()]
