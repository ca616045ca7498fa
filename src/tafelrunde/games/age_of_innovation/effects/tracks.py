"""Free steps on the shipping and terraforming tracks, and a higher shipping value."""

from __future__ import annotations

from ....kernel.decision import Rules, ask
from ..rules.tracks import shipping_steps_left, step_shipping, step_terraforming, terraforming_steps_left
from ..table.ability import Ability
from ..table.effect import AoiEffect
from ..table.player import AoiPlayer
from ..table.prompts import FREE_SHIPPING
from ..table.state import Table


class ShippingStep(AoiEffect):
    """A free step on the shipping track; at its top it lapses (AOI-INNOV-27)."""

    key = "shipping-step"
    icon_row = (1, "shipping")

    def possible(self, table: Table, me: AoiPlayer) -> bool:
        return shipping_steps_left(table, me) > 0

    def run(self, table: Table, me: AoiPlayer) -> Rules:
        if shipping_steps_left(table, me):
            yield from step_shipping(table, me)


class TerraformingStep(AoiEffect):
    """A free step on the terraforming track; at its top it lapses (AOI-INNOV-27)."""

    key = "terraforming-step"
    icon_row = (1, "terraforming")

    def possible(self, table: Table, me: AoiPlayer) -> bool:
        return terraforming_steps_left(table, me) > 0

    def run(self, table: Table, me: AoiPlayer) -> Rules:
        if terraforming_steps_left(table, me):
            yield from step_terraforming(table, me)


class FreeShipping(AoiEffect):
    """Up to a number of free steps on the shipping track (AOI-PALACE-34)."""

    key = "free-shipping"
    icon_row = ("{most}", "shipping")
    fact_names = ("most",)
    optional = True

    def __init__(self, most: int) -> None:
        self.most = most

    def possible(self, table: Table, me: AoiPlayer) -> bool:
        return shipping_steps_left(table, me) > 0

    def run(self, table: Table, me: AoiPlayer) -> Rules:
        most = min(self.most, shipping_steps_left(table, me))
        steps = yield ask(me, FREE_SHIPPING, list(range(most + 1)))
        for _ in range(steps):
            yield from step_shipping(table, me)


class MoreShipping(Ability):
    """The shipping value counts as higher in the action phase; the marker does not move (AOI-BONUS-21,
    AOI-BONUS-81)."""

    name = "shipping"

    def shipping(self) -> int:
        return self.amount
