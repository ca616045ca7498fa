"""Hand and deck (DEUS-HAND-01..05, DEUS-DECK-01..04)."""

from __future__ import annotations

from typing import Final

from ..table.player import DeusPlayer
from ..table.state import Table
from ..table.steps import BY_CARDS, SCORING

HAND_LIMIT: Final = 10  # DEUS-HAND-01
HAND_SIZE: Final = 5  # DEUS-SETUP-18, DEUS-OFFER-09, DEUS-HAND-04


def draw(table: Table, me: DeusPlayer, n: int) -> int:
    """Draw up to n cards; stop at 10 in hand, or when no card is left anywhere (DEUS-HAND-01, DEUS-DECK-02, -03)."""
    drawn: list[int] = []
    while len(drawn) < n and len(me.hand) < HAND_LIMIT:
        if not table.deck and not reshuffle(table):
            break
        card = table.deck.pop()
        drawn.append(card)
        me.hand.append(card)
    if drawn:
        me.hand.sort()
        table.reveals += 1
        if table.log:
            table.log.tell("drew", me, {"cards": ",".join(map(str, drawn))}, number=len(drawn))
        if not table.deck:
            reshuffle(table)  # DEUS-DECK-01: as soon as it is empty
    return len(drawn)


def reshuffle(table: Table) -> bool:
    """The discard pile becomes the new draw pile."""
    if not table.discard:
        return False
    table.deck = table.discard
    table.discard = []
    table.known = []
    table.rng.shuffle(table.deck)
    if table.log:
        table.log.tell("reshuffled", table.players[table.active], number=len(table.deck))
    return True


def refill(table: Table, me: DeusPlayer) -> None:
    """Draw until there are 5 cards in hand; who cannot ends the game at once (DEUS-OFFER-09, -12, DEUS-DECK-03)."""
    missing = HAND_SIZE - len(me.hand)
    if missing > 0 and draw(table, me, missing) < missing:
        table.ending = BY_CARDS
        table.step = SCORING  # DEUS-END-08: without the rest of the round
