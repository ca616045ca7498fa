"""Cards in force: the beginning and end of THIS ERA and CONTINUOUS abilities (chapter TAPCARD; TAP-TAPCARD-03,
TAP-TAPCARD-06)."""

from __future__ import annotations

from ..table.player import TapestryPlayer
from ..table.state import Table


def begin(table: Table, me: TapestryPlayer, design: int) -> None:
    """The ability of a card begins, beside those in force. A CONTINUOUS one does not count twice."""
    card = table.catalog.designs[design]
    if card.when_played or (card.continuous and design in me.active):
        return
    me.active += (design,)
    me.rule_flags |= card.flags


def cease(table: Table, me: TapestryPlayer) -> None:
    """The era has ended, or the card is covered. CONTINUOUS abilities last as long as their cards can be seen."""
    me.active = ()
    me.rule_flags = 0
    me.marriages = ()
    me.allies = 0
    if not me.finished:
        for card in me.visible:
            if table.catalog.cards[card].continuous and not table.face_down >> card & 1:
                begin(table, me, table.catalog.design_of[card])
