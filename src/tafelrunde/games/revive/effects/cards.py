"""Effects that play, move, take and count cards."""

from __future__ import annotations

from ....kernel.decision import NONE, Rules, ask
from ....kernel.effects import Facts, Icons
from ..pieces.kinds import ANY, AS_ALL_COLOURS, CARDS, COLOURS, TOP
from ..rules.cards import (
    add_active,
    can_play,
    in_slots,
    play_card,
    put_to_rest,
    slot_to_rest,
    take_from_display,
    wild_for_effects,
)
from ..rules.machines import load, ready_machine, set_off
from ..table.effect import ReviveEffect
from ..table.player import RevivePlayer
from ..table.prompts import ALL_COLOURS, CARD, LAY_DOWN, PLAY, TO_ACTIVE, TO_REST
from ..table.state import Table
from .compound import Per
from .counts import CardsInSlots


class PlayCard(ReviveEffect):
    """One more card of a colour at once (REV-SYMG-20), by all rules of playing (REV-SYMG-21). A card of another colour
    needs the machine for it."""

    key = "play-card"
    optional = True
    lapses = True

    def __init__(self, colour: int = ANY) -> None:
        self.colour = colour

    def _cards(self, table: Table, me: RevivePlayer) -> list[int]:
        if self.colour == ANY or wild_for_effects(table, me):
            return me.active.copy()
        return [card for card in me.active if table.catalog.cards[card].colour == self.colour]

    def possible(self, table: Table, me: RevivePlayer) -> bool:
        return bool(self._cards(table, me)) and can_play(table, me)

    def run(self, table: Table, me: RevivePlayer) -> Rules:
        card = yield ask(me, PLAY, [*self._cards(table, me), NONE], self.colour)
        if card == NONE:
            return
        wild = self.colour not in (ANY, table.catalog.cards[card].colour)
        if wild:
            load(table, me, ready_machine(table, me, AS_ALL_COLOURS))
        yield from play_card(table, me, card, wild)

    def facts(self) -> Facts:
        return {"colour": COLOURS[self.colour]}

    def icons(self) -> Icons:
        return ["play", f"citizen-{COLOURS[self.colour]}"]


class PerCard(Per):
    """For each card of a colour in own slots; one more may count as that colour (REV-SYMC-01, REV-SYMM-06)."""

    def __init__(self, colour: int, part: ReviveEffect) -> None:
        self.of_colour = CardsInSlots(colour)
        super().__init__(self.of_colour, part)

    @property
    def colour(self) -> int:
        return self.of_colour.colour

    def possible(self, table: Table, me: RevivePlayer) -> bool:
        return self.count.of(table, me) > 0 or (wild_for_effects(table, me) and bool(self._others(table, me)))

    def now(self, table: Table, me: RevivePlayer) -> bool:
        return not (wild_for_effects(table, me) and self._others(table, me)) and super().now(table, me)

    def run(self, table: Table, me: RevivePlayer) -> Rules:
        count = self.count.of(table, me)
        if (yield ask(me, ALL_COLOURS, [*self._others(table, me), NONE])) != NONE:
            load(table, me, ready_machine(table, me, AS_ALL_COLOURS))
            count += 1
        self.part.now_many(table, me, count)

    def _others(self, table: Table, me: RevivePlayer) -> list[int]:
        cards = table.catalog.cards
        return [card for card in me.cards_in_slots if cards[card].colour != self.of_colour.colour]


class SlotToRest(ReviveEffect):
    """A card from an own slot to the rest area; not the card that causes it (REV-SYMG-16, REV-MACH-06)."""

    key = "slot-to-rest"
    icon_row = ("slot", "→", "rest")
    optional = True
    lapses = True

    def possible(self, table: Table, me: RevivePlayer) -> bool:
        return bool(in_slots(me, table.catalog.card_of[self.number]))

    def run(self, table: Table, me: RevivePlayer) -> Rules:
        cards = in_slots(me, table.catalog.card_of[self.number])
        if cards:
            card = yield ask(me, TO_REST, [*cards, NONE])
            if card != NONE:
                slot_to_rest(table, me, card)


class RestToActive(ReviveEffect):
    """A card of the rest area back to the active area (REV-SYMG-17)."""

    key = "rest-to-active"
    icon_row = ("rest", "→", "active")
    optional = True
    lapses = True

    def possible(self, table: Table, me: RevivePlayer) -> bool:
        return bool(me.rest)

    def run(self, table: Table, me: RevivePlayer) -> Rules:
        card = yield ask(me, TO_ACTIVE, [*me.rest, NONE])
        if card != NONE:
            me.rest.remove(card)
            add_active(me, card)
            if table.log:
                table.log.add("to-active", me, card=card)


class LayDown(ReviveEffect):
    """An unplayed card goes to the rest area for its upper effect (REV-SYMM-02); it is in no slot (REV-SYMM-12)."""

    key = "lay-down"
    icon_row = ("active", "→", "rest", ":", "citizen-top")
    optional = True
    spends = True
    helps = True

    def possible(self, table: Table, me: RevivePlayer) -> bool:
        return bool(me.active)

    def run(self, table: Table, me: RevivePlayer) -> Rules:
        card = yield ask(me, LAY_DOWN, [*me.active, NONE])
        if card == NONE:
            return
        me.active.remove(card)
        put_to_rest(me, card)
        if table.log:
            table.log.add("laid-down", me, card=card)
        yield from set_off(table, me, table.catalog.cards[card].halves[TOP].parts)


class TakeCard(ReviveEffect):
    """A card of a colour from the display (REV-SYMG-22)."""

    key = "take-card"
    optional = True

    def __init__(self, colour: int = ANY) -> None:
        self.colour = colour

    def _cards(self, table: Table, me: RevivePlayer) -> list[int]:
        if self.colour == ANY or wild_for_effects(table, me):
            return table.cards.copy()
        return [card for card in table.cards if table.catalog.cards[card].colour == self.colour]

    def possible(self, table: Table, me: RevivePlayer) -> bool:
        return bool(self._cards(table, me))

    def run(self, table: Table, me: RevivePlayer) -> Rules:
        card = yield ask(me, CARD, [*self._cards(table, me), NONE], self.colour)
        if card == NONE:
            return
        if self.colour not in (ANY, table.catalog.cards[card].colour):
            load(table, me, ready_machine(table, me, AS_ALL_COLOURS))
        take_from_display(table, me, card)

    def facts(self) -> Facts:
        return {"colour": COLOURS[self.colour]}

    def icons(self) -> Icons:
        return [f"citizen-{COLOURS[self.colour]}"]


class SleepThenGo(ReviveEffect):
    """Hibernate when everything else of the play is done (REV-SYMC-06); then the card leaves the game (REV-SYMC-05)."""

    key = "sleep-then-go"
    icon_row = ("hibernate", "→", "box")
    copyable = False

    def now(self, table: Table, me: RevivePlayer) -> bool:
        table.sleep = table.catalog.card_of[self.number]
        assert 0 <= table.sleep < CARDS
        return True

    def possible(self, table: Table, me: RevivePlayer) -> bool:
        return table.catalog.card_of[self.number] in in_slots(me)


class WhileInPlay(ReviveEffect):
    """Holds as long as the card is in a slot with this half in use (REV-SYMC-04)."""

    key = "while-in-play"
    fact_names = ("part",)
    copyable = False

    def __init__(self, part: ReviveEffect) -> None:
        self.part = part

    def possible(self, table: Table, me: RevivePlayer) -> bool:
        return False

    def icons(self) -> Icons:
        return ["in-play", ":", *self.part.icons()]
