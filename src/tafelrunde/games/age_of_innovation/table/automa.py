"""The Automa: its cards and markers. The fields are declared in automa_fields.py.

The order of its deck below the top card is hidden, and so is whether a card never seen so far is in the deck or in the
reserve (AOI-SOLO-17).
"""

from __future__ import annotations

from ....kernel.decision import Pools
from ._automa_fields import AutomaFields


class Automa(AutomaFields):
    __slots__ = ()

    @property
    def support(self) -> int:
        """The card that says how to choose (AOI-SOLO-16)."""
        return self.discard[-1]

    @property
    def action(self) -> int:
        """The card that says what to do, the top one of the deck; -1 if there is none (AOI-SOLO-16)."""
        return self.deck[-1] if self.deck else -1

    def turn_card(self) -> None:
        """Turn the next card of the deck face up."""
        self.discard.append(self.deck.pop())
        self.show_top()

    def show_top(self) -> None:
        if self.deck:
            self.known |= 1 << self.deck[-1]

    # -------------------------------------------------------------------------------------------- what is hidden

    def _is_new(self, card: int) -> bool:
        return not self.known >> card & 1

    def collect_hidden(self, pools: Pools) -> None:
        """The cards that nobody has seen, and the places below the top card of the deck."""
        pools["new card"] = [card for card in self.deck + self.reserve if self._is_new(card)]
        pools["place in deck"] = list(range(len(self.deck) - 1))

    def deal_hidden(self, pools: Pools) -> None:
        """Cards never seen fill the gaps of deck and reserve; then the deck is put in order."""
        new, places = pools["new card"], pools["place in deck"]
        below = self.deck[:-1]
        known = sorted(card for card in below if not self._is_new(card))
        gaps = len(below) - len(known)
        cards = known + new[:gaps]
        self.deck[:-1] = [cards[place] for place in places]
        rest = iter(new[gaps:])
        self.reserve = [next(rest) if self._is_new(card) else card for card in self.reserve]
