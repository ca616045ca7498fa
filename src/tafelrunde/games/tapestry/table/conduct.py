"""What participants of a kind do where the rules turn to them: players are asked, opponents that the rules play follow
their own rules."""

from __future__ import annotations

from typing import Any, Final, Protocol

from ....kernel.decision import Rules

# Kinds of participants.
PERSON: Final = 0
AUTOMA: Final = 1
SHADOW: Final = 2


class Conduct(Protocol):
    """`me` is the participant."""


    def attacked(self, table: Any, me: Any, conqueror: Any, hex: int, answer: Any) -> Rules:
        """Reply to the conquest of a territory of theirs."""
        ...

    def advance(self, table: Any, me: Any, track: int) -> Rules:
        """Advance one space without its benefit."""
        ...

    def achieve(self, table: Any, me: Any, which: int, points: int) -> Rules:
        """Gain an achievement that is worth these points."""
        ...

    def takes_tiles(self, me: Any) -> bool:
        """Can others give them territory tiles?"""
        ...

    def receive_tile(self, table: Any, me: Any, tile: int) -> None:
        """Gain a territory tile that another one gives."""
        ...

    def draw_tech_and_card(self, table: Any, me: Any, cards: int) -> Rules:
        """Gain a tech card from the deck, and tapestry cards."""
        ...

    def rank(self, table: Any, me: Any) -> tuple[int, int, int]:
        """What decides who wins: points, the height of the tallest landmark, resources."""
        ...


# By the kind of the participants. The rules know the table, not the other way round: they fill this in.
CONDUCTS: Final[dict[int, Conduct]] = {}
