"""Effects of a paid exploration: a card, and the tile itself."""

from __future__ import annotations

from ....kernel.decision import Rules, ask
from ..pieces.kinds import ANY
from ..pieces.map import tile_fields
from ..rules.build import push_field_rewards
from ..rules.cards import add_active, take_from_display
from ..table.effect import ReviveEffect
from ..table.player import RevivePlayer
from ..table.prompts import BLIND, CARD, TURN_TILE
from ..table.state import Table


class ExplorerCard(ReviveEffect):
    """A card of the display or the top of the draw pile, unseen (REV-EXPL-05, REV-DEC-11), into the active area
    (REV-EXPL-06); none if there is none (REV-EXPL-17)."""

    key = "explorer-card"
    icon_row = ("citizen-any",)
    forced = True

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
            table.log.add("drew-card", me, card=card)


class TurnOver(ReviveEffect):
    """The tile is turned over (REV-EXPL-08, REV-EXPL-13) and laid one way or the other (REV-EXPL-09, REV-DEC-12); then
    all buildings beside it have their rewards (REV-EXPL-11)."""

    key = "turn-over"
    icon_row = ("explore",)
    forced = True

    def run(self, table: Table, me: RevivePlayer) -> Rules:
        space = table.site
        table.reveals += 1
        table.shown |= 1 << space
        turned = yield ask(me, TURN_TILE, [0, 1], space)
        table.lay_tile(space, turned == 1)
        if table.log:
            table.log.add("explored", me, tile=table.tiles[space], space=space)
        push_field_rewards(table, tile_fields(space))
