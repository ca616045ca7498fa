"""Effects of single tapestry cards of Fantasies & Futures."""

from __future__ import annotations

from typing import Final

from .....kernel.decision import NONE, Rules, ask
from .....kernel.effects import Facts
from ...effects.cards_on_tracks import Card
from ...rules.enchant import LEFT, RIGHT, in_any_order
from ...rules.explore import keep_space
from ...rules.gains import pay_any, score
from ...rules.invent import upgrade
from ...rules.tech_deck import keep_tech
from ...rules.track import advance, can_regress, open_tracks, regress
from ...table.effect import TapestryCount, TapestryEffect
from ...table.player import TapestryPlayer
from ...table.prompts import COPY, HOWL, RUN_ON
from ...table.state import Table

CONSOLATION_POINTS: Final = 5  # Doppelgangers without a card to imitate


class PayResources(TapestryEffect):
    """Resources of choice as a price."""

    key = "pay-resources"
    icon_row = ("{amount}", "any-resource")
    fact_names = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def possible(self, table: Table, me: TapestryPlayer) -> bool:
        return sum(me.goods) >= self.amount

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        yield from pay_any(table, me, self.amount)


class EmptyTiles(TapestryCount):
    """Territory tiles without pieces next to a controlled territory, up to some number."""

    key = "empty-tiles"
    fact_names = ("most",)
    icon_row = ("empty-tile",)

    def __init__(self, most: int) -> None:
        self.most = most

    def of(self, table: Table, me: TapestryPlayer) -> int:
        beside = table.map.grid.around(me.upright) & table.land & ~table.taken
        return min(self.most, sum(beside >> hex & 1 for hex, tile in enumerate(table.tiles) if tile >= 0))


class LostArtifacts(TapestryEffect):
    """One of some tech cards, which is upgraded at once; the others are discarded."""

    key = "lost-artifacts"
    icon_row = ("{drawn}", "tech-card", "→", "upgrade")
    fact_names = ("drawn",)

    def __init__(self, drawn: int) -> None:
        self.drawn = drawn

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        card = yield from keep_tech(table, me, self.drawn + table.moments.extra_choice(table, me))
        if card != NONE:
            yield from upgrade(table, me, card)


class KeepSpaceTile(TapestryEffect):
    """One of some space tiles into the supply, the others back."""

    key = "keep-space-tile"
    icon_row = ("{drawn}", "space-tile", "→", 1, "space-tile")
    fact_names = ("drawn",)

    def __init__(self, drawn: int) -> None:
        self.drawn = drawn

    def possible(self, table: Table, me: TapestryPlayer) -> bool:
        return bool(table.spaces_left)

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        yield from keep_space(table, me, self.drawn)


class MirrorRealm(Card):
    """Back on one track without benefit, forward on another one with it; forward also if nothing can go back."""

    key = "mirror-realm"

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        back = [track for track in range(len(me.tracks)) if can_regress(table, me, track)]
        left = -1
        if back:
            left = yield ask(me, HOWL, back)
            yield from regress(table, me, left, gain=False)
        forward = [track for track in open_tracks(table, me) if track != left]
        if forward:
            track = yield ask(me, RUN_ON, forward)
            yield from advance(table, me, track)


# ------------------------------------------------------------------------------------------------ what looks at charms


class Charms(TapestryCount):
    """Enchantments on the visible cards of the own income mat, left and right ones (TAP-TAPCARD-18)."""

    key = "charms"
    icon_row = ("charm",)

    def of(self, table: Table, me: TapestryPlayer) -> int:
        cards = [table.catalog.cards[card] for card in me.visible if not table.face_down >> card & 1]
        return sum((card.left is not None) + (card.right is not None) for card in cards)


class Doppelgangers(TapestryEffect):
    """The bonuses of another visible enchanted card on any mat."""

    key = "doppelgangers"
    icon_row = ("doppelgangers",)

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        cards = [
            card
            for player in table.players
            for card in player.visible
            if not table.face_down >> card & 1
            and table.catalog.cards[card].enchanted
            and table.catalog.cards[card].effect is not self
        ]
        if not cards:
            score(table, me, CONSOLATION_POINTS)
            return
        card = yield ask(me, COPY, sorted(cards))
        if table.log:
            table.log.add("copied", me, card=card)
        design = table.catalog.cards[card]
        sides = {LEFT: design.left, RIGHT: design.right}
        yield from in_any_order(table, me, card, {side: effect for side, effect in sides.items() if effect is not None})

    def facts(self) -> Facts:
        return {"amount": CONSOLATION_POINTS}
