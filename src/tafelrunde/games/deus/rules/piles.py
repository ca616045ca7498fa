"""Hand, draw pile and discard pile."""

from __future__ import annotations

from typing import Final

from ....kernel.state import listed
from ..pieces.amounts import HAND_LIMIT
from ..table.player import DeusPlayer
from ..table.state import Table
from ..table.steps import BY_CARDS, SCORING

HAND_SIZE: Final = 5  # DEUS-SETUP-18, DEUS-OFFER-09, DEUS-HAND-04


def draw(table: Table, me: DeusPlayer, n: int) -> int:
    """The player draws up to n cards, but none beyond 10 in hand, for yellow cards too (DEUS-HAND-01, DEUS-YELLOW-03);
    the limit never forces a discard (DEUS-HAND-02). A pile that runs out halfway is renewed (DEUS-DECK-02). When no
    card is left anywhere, the rest is skipped (DEUS-DECK-03)."""
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
            table.log.add("drew", me, {"cards": listed(drawn)}, number=len(drawn))
        if not table.deck:
            reshuffle(table)  # DEUS-DECK-01: as soon as it is empty
    return len(drawn)


def reshuffle(table: Table) -> bool:
    """The discard pile becomes the new draw pile (DEUS-DECK-01)."""
    if not table.discard:
        return False
    table.deck = table.discard
    table.discard = []
    table.known_to = []
    table.rng.shuffle(table.deck)
    if table.log:
        table.log.add("reshuffled", table.players[table.active], number=len(table.deck))
    return True


def refill(table: Table, me: DeusPlayer) -> None:
    """The player draws until there are 5 cards in hand (DEUS-OFFER-09) and keeps any above that (DEUS-OFFER-12). A
    player who cannot reach 5 ends the game at once (DEUS-DECK-03)."""
    missing = HAND_SIZE - len(me.hand)
    if missing > 0 and draw(table, me, missing) < missing:
        table.ending = BY_CARDS
        table.step = SCORING  # DEUS-END-08: without the rest of the round
