"""Effects that create, use and replace masterpieces, and effects of single masterpieces."""

from __future__ import annotations

from .....kernel.decision import NONE, Rules, ask
from .....kernel.effects import Icons
from ...effects.invent import Upgrade
from ...pieces.kinds import BUILDINGS
from ...rules.conquer import conquer, targets
from ...rules.gains import score
from ...rules.invent import upgradable, upgrade
from ...table.effect import TapestryEffect
from ...table.player import TapestryPlayer
from ...table.prompts import BORROW, INSPIRE, PERFORM, REPLACE_ART, UPGRADE
from ...table.state import Table
from .masterpieces import (
    can_create,
    create,
    masterpieces_of_neighbours,
    own_masterpieces,
    replace_masterpieces,
    use_masterpiece,
)

# ------------------------------------------------------------------------------------------------ atoms


class Create(TapestryEffect):
    """TAP-ICON-06."""

    key = "create"
    icon_row = ("create",)

    def possible(self, table: Table, me: TapestryPlayer) -> bool:
        return can_create(table)

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        yield from create(table, me)


class ReplaceMasterpieces(TapestryEffect):
    """All face-up masterpieces, or none (TAP-ICON-07)."""

    key = "replace-masterpieces"
    icon_row = ("replace-masterpieces",)
    optional = True

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        if not (table.side.masterpiece_deck or table.side.masterpiece_discard):
            return
        if (yield ask(me, REPLACE_ART, [1, NONE])) == 1:
            replace_masterpieces(table, me)


class Perform(TapestryEffect):
    """The benefit of one of the player's masterpieces, or of several different ones (TAP-ICON-08, TAP-MASTER-04)."""

    key = "perform"
    fact_names = ("most",)

    def __init__(self, most: int = 1) -> None:
        self.most = most

    def possible(self, table: Table, me: TapestryPlayer) -> bool:
        return bool(own_masterpieces(table, me))

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        done: list[int] = []
        for _ in range(self.most):
            options = [card for card in own_masterpieces(table, me) if card not in done]
            card = (yield ask(me, PERFORM, [*options, NONE] if done else options)) if options else NONE
            if card == NONE:
                return
            done.append(card)
            yield from use_masterpiece(table, me, card)

    def icons(self) -> Icons:
        return ["perform"] if self.most == 1 else ["×", self.most, "perform"]


class MasterpieceBenefits(TapestryEffect):
    """Up to `most` different masterpieces of the player and the neighbours (TAP-TRACK-ARTS-12, TAP-MASTER-08)."""

    key = "masterpiece-benefits"
    icon_row = ("×", "{most}", "masterpiece")
    fact_names = ("most",)

    def __init__(self, most: int) -> None:
        self.most = most

    def choice(self, table: Table, me: TapestryPlayer) -> list[int]:
        return sorted(own_masterpieces(table, me) + masterpieces_of_neighbours(table, me))

    def possible(self, table: Table, me: TapestryPlayer) -> bool:
        return bool(self.choice(table, me))

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        done: list[int] = []
        while len(done) < self.most:
            options = [card for card in self.choice(table, me) if card not in done]
            card = (yield ask(me, BORROW, [*options, NONE])) if options else NONE
            if card == NONE:
                return
            done.append(card)
            yield from use_masterpiece(table, me, card)


class Forge(TapestryEffect):
    """The benefit of a neighbour's masterpiece, whose owner gains points; if there is none, other points."""

    key = "forge"
    icon_row = ("masterpiece", "/", "{instead}", "vp")
    fact_names = ("owner", "instead")

    def __init__(self, owner: int, instead: int) -> None:
        self.owner = owner
        self.instead = instead

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        options = masterpieces_of_neighbours(table, me)
        if not options:
            score(table, me, self.instead)
            return
        card = yield ask(me, BORROW, options)
        yield from use_masterpiece(table, me, card)
        for other in table.other_neighbours(me):
            if other.side.masterpieces >> card & 1:
                score(table, other, self.owner)


class Inspire(TapestryEffect):
    """An unused inspiration tile over its own resource track; without one nothing (TAP-ICON-09, TAP-INSPIRE-01,
    TAP-INSPIRE-02, TAP-INSPIRE-04)."""

    key = "inspire"
    icon_row = ("inspire",)

    def unused(self, table: Table, me: TapestryPlayer) -> list[int]:
        kinds = range(len(BUILDINGS)) if table.supply.inspiration else ()
        return [kind for kind in kinds if not me.side.inspired >> kind & 1]

    def possible(self, table: Table, me: TapestryPlayer) -> bool:
        return bool(self.unused(table, me))

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        options = self.unused(table, me)
        if options:
            kind = yield ask(me, INSPIRE, options)
            me.own_side.inspired |= 1 << kind
            if table.log:
                table.log.add("inspired", me, None, **{"income-track": kind, "inspiration": kind})


class UpgradeOnce(Upgrade):
    """Upgrade a tech card that is then left alone for the turn (TAP-UPGRADE-26, TAP-ICON-69, TAP-EX-37)."""

    key = "upgrade-once"
    icon_row = ("upgrade-once",)

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        options = upgradable(table, me)
        if options:
            card = yield ask(me, UPGRADE, options)
            me.own_side.locked |= 1 << card
            yield from upgrade(table, me, card)


class UpgradeFreely(TapestryEffect):
    """Several upgrades, of one card or of more, without prerequisites (TAP-UPGRADE-27, TAP-ICON-70)."""

    key = "upgrade-freely"
    icon_row = ("×", "{times}", "upgrade-freely")
    fact_names = ("times",)

    def __init__(self, times: int) -> None:
        self.times = times

    def possible(self, table: Table, me: TapestryPlayer) -> bool:
        return bool(upgradable(table, me, freely=True))

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        for _ in range(self.times):
            options = upgradable(table, me, freely=True)
            if not options:
                return
            card = yield ask(me, UPGRADE, options)
            yield from upgrade(table, me, card)


class ConquerEmpty(TapestryEffect):
    """An adjoining territory without outposts or other tokens (TAP-CONQUER-17, TAP-ICON-78)."""

    key = "conquer-empty"
    icon_row = ("conquer-empty",)

    def possible(self, table: Table, me: TapestryPlayer) -> bool:
        return me.outposts > 0 and targets(table, me, False) & ~table.taken != 0

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        yield from conquer(table, me, within=~table.taken)
