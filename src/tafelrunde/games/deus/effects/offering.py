"""Effects of gods at the end of an offering."""

from __future__ import annotations

from ..table.effect import DeusEffect
from ..table.player import DeusPlayer
from ..table.state import Table


class ExtraCards(DeusEffect):
    """Minerva: one more card for each card discarded, at the end of the turn (DEUS-GOD-07, DEUS-OFFER-10)."""

    key = "extra-cards"
    icon_row = (1, "card", "per", "card")

    def now(self, table: Table, me: DeusPlayer) -> bool:
        table.extra = table.offered
        return True
