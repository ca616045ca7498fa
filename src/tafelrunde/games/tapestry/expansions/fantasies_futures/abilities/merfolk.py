"""Merfolk: they put cards under the mat and use them up after income turn 5 (TAP-CIV-06).

The cards are in `side.submerged`; their number on the mat is not used.
"""

from __future__ import annotations

from typing import Final

from ......kernel.corrections import table_row
from ......kernel.decision import NONE, Rules, ask_secret
from ......kernel.hexes import members
from ......kernel.state import listed
from ....components.civilizations import EVERY_INCOME, Civilization, Line
from ....pieces.kinds import FANTASIES_FUTURES, LAST_INCOME
from ....rules.bonus import discard_card
from ....rules.gains import score
from ....rules.hand import gain_cards, play
from ....rules.order import end_turn
from ....table.player import CIVILIZATION, TapestryPlayer
from ....table.prompts import DISCARD, LATE_DISCARD, LATE_PLAY, PLAY, SUBMERGE, TRIM
from ....table.state import Table


@table_row
class Merfolk(Civilization):
    def __init__(
        self,
        id: str,
        turns: tuple[int, ...] = EVERY_INCOME,
        *lines: Line,
        expansion: int = FANTASIES_FUTURES,
        dry_cards: int = 2,
        last_cards: int = 5,
        card_points: int = 5,
    ) -> None:
        super().__init__(id, turns, *lines, expansion=expansion)
        self.dry_cards = dry_cards  # that stay in hand
        self.last_cards = last_cards  # at most, at the end of income turn 5
        self.card_points = card_points  # for each card discarded after it

    def income(self, table: Table, me: TapestryPlayer) -> Rules:
        """They gain a card and put all but two under the mat. In the last income turn they take these back,
        which is no gain."""
        yield from gain_cards(table, me, 1)
        if me.era == LAST_INCOME:
            surface(table, me)
            return
        for left in range(me.hand.bit_count() - self.dry_cards, 0, -1):
            card = yield ask_secret(me, SUBMERGE, lambda: members(me.hand), left)
            me.hand &= ~(1 << card)
            me.shown &= ~(1 << card)
            table.forget(me)
            me.own_side.submerged |= 1 << card
            if table.log:
                table.log.add("submerged", me, {"card": card})

    def given_up(self, table: Table, me: TapestryPlayer) -> Rules:
        surface(table, me)
        yield from ()

    def extra_turns_begin(self, table: Table, me: TapestryPlayer) -> Rules:
        """Discards down to the number of cards that may stay."""
        for left in range(me.hand.bit_count() - self.last_cards, 0, -1):
            discard_card(table, me, (yield ask_secret(me, TRIM, lambda: members(me.hand), left)))

    def extra_turn_cards(self, table: Table, me: TapestryPlayer) -> list[int]:
        """They discard cards, or play one with a WHEN PLAYED ability."""
        if not me.hand:
            return []
        return [LATE_DISCARD, LATE_PLAY] if playable(table, me) else [LATE_DISCARD]

    def extra_turn_with_cards(self, table: Table, me: TapestryPlayer, action: int) -> Rules:
        """Lays a card on those of era 4 and uses what it reserves at once, or discards at least one card, for points
        each."""
        if action == LATE_PLAY:
            card = yield ask_secret(me, PLAY, lambda: playable(table, me))
            yield from play(table, me, card)
        else:
            yield from self.discard(table, me)
        end_turn(table, me)

    def discard(self, table: Table, me: TapestryPlayer) -> Rules:
        card = yield ask_secret(me, DISCARD, lambda: members(me.hand))
        while card != NONE:
            discard_card(table, me, card)
            score(table, me, self.card_points, CIVILIZATION)
            card = (yield ask_secret(me, DISCARD, lambda: [*members(me.hand), NONE])) if me.hand else NONE

    def numbers(self) -> dict[str, int]:
        return {"dry": self.dry_cards, "most": self.last_cards, "points": self.card_points}


def surface(table: Table, me: TapestryPlayer) -> None:
    cards = members(me.side.submerged)
    if table.log and cards:
        table.log.add("surfaced", me, {"cards": listed(cards)}, number=len(cards))
    me.hand |= me.side.submerged
    me.own_side.submerged = 0


def playable(table: Table, me: TapestryPlayer) -> list[int]:
    return [card for card in members(me.hand) if table.catalog.cards[card].when_played]


PRINTED: Final[Merfolk] = Merfolk("merfolk")
REVISED: Final[Merfolk] = Merfolk("merfolk")
