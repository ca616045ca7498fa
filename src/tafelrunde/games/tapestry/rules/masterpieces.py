"""Masterpieces and inspiration tiles (TAP-MASTER-*, TAP-INSPIRE-*)."""

from __future__ import annotations

from typing import Final

from ....kernel.decision import NONE, Rules, ask
from ....kernel.hexes import members
from ..components.kinds import BUILDINGS
from ..player import MASTERPIECE, TapestryPlayer
from ..prompts import BORROW, CREATE, FROM_MASTERPIECES, INSPIRE, PERFORM, REPLACE_ART, UPGRADE, USE_MASTERPIECE
from ..state import Table
from .bonus import Bonus
from .conquer import conquer, targets
from .era import FREE_BONUSES, GAINED_MASTERPIECE, happened
from .gains import Facts, Icons, TapestryEffect, score, under
from .invent import Upgrade, upgradable, upgrade

DISPLAY: Final = 3  # TAP-SETUP-03


# ------------------------------------------------------------------------------------------------ creating


def draw_masterpiece(table: Table) -> int:
    """The top card, or -1 if none is left; the discards are shuffled into a new deck (TAP-MASTER-29)."""
    side = table.own_side
    if not side.masterpiece_deck:
        if not side.masterpiece_discard:
            return -1
        side.masterpiece_deck = members(side.masterpiece_discard)
        side.masterpiece_discard = 0
        table.rng.shuffle(side.masterpiece_deck)
    table.reveals += 1
    return side.masterpiece_deck.pop()


def fill_masterpieces(table: Table) -> None:
    """At once (TAP-MASTER-01)."""
    while len(table.side.masterpieces) < DISPLAY:
        card = draw_masterpiece(table)
        if card < 0:
            return
        table.own_side.masterpieces.append(card)
        if table.log:
            table.log.tell("displayed-art", table.players[table.active], masterpiece=card)


def can_create(table: Table) -> bool:
    side = table.side
    return bool(side.masterpieces or side.masterpiece_deck or side.masterpiece_discard)


def create(table: Table, me: TapestryPlayer) -> Rules:
    """One from the display or the top of the deck; it lies face up before its owner (TAP-MASTER-01, -02)."""
    if not can_create(table):
        return
    options = sorted(table.side.masterpieces)
    if table.side.masterpiece_deck or table.side.masterpiece_discard:
        options.append(FROM_MASTERPIECES)
    card = yield ask(me, CREATE, options)
    if card == FROM_MASTERPIECES:
        card = draw_masterpiece(table)
    else:
        table.own_side.masterpieces.remove(card)
    me.own_side.masterpieces |= 1 << card
    fill_masterpieces(table)
    if table.log:
        table.log.tell("created", me, masterpiece=card)
    if me.statics >> GAINED_MASTERPIECE & 1:
        yield from happened(table, me, GAINED_MASTERPIECE)


# ------------------------------------------------------------------------------------------------ using


def use_masterpiece(table: Table, me: TapestryPlayer, card: int) -> Rules:
    """Its benefit, or what it offers for a price; a one-time one is turned over when it was used (TAP-MASTER-06,
    -30)."""
    masterpiece = table.box.masterpieces[card]
    if table.log:
        table.log.tell("performed", me, masterpiece=card)
    used = True
    if isinstance(masterpiece.effect, Bonus):
        before = table.source
        table.source = MASTERPIECE
        used = yield from masterpiece.effect.take(table, me)
        table.source = before
    else:
        yield from under(table, MASTERPIECE, masterpiece.effect, me)
    if used and masterpiece.once:
        me.own_side.worn |= 1 << card


def own_masterpieces(table: Table, me: TapestryPlayer) -> list[int]:
    """Those that can do something now; what is used up cannot (TAP-MASTER-06)."""
    return [card for card in members(me.side.masterpieces & ~me.side.worn) if fit_to_use(table, me, card)]


def lent_masterpieces(table: Table, me: TapestryPlayer) -> list[int]:
    """Those of neighbours; never the one-time ones (TAP-MASTER-07)."""
    cards = [card for other in table.neighbours(me) for card in members(other.side.masterpieces)]
    return sorted(card for card in cards if not table.box.masterpieces[card].once and fit_to_use(table, me, card))


def fit_to_use(table: Table, me: TapestryPlayer, card: int) -> bool:
    effect = table.box.masterpieces[card].effect
    if isinstance(effect, Bonus):
        return effect.gain.possible(table, me) and (any(me.goods) or me.statics >> FREE_BONUSES & 1 == 1)
    return effect.possible(table, me)


def begin_masterpieces(me: TapestryPlayer) -> None:
    """An income turn begins: all face-up ones will be used, and none that comes in this step (TAP-MASTER-03, -31)."""
    me.own_side.waiting = me.side.masterpieces & ~me.side.worn


def use_next_masterpiece(table: Table, me: TapestryPlayer) -> Rules:
    """Step 1 of an income turn begins with them, in any order (TAP-INCOME-08, TAP-MASTER-03)."""
    card = yield ask(me, USE_MASTERPIECE, members(me.side.waiting))
    me.own_side.waiting &= ~(1 << card)
    yield from use_masterpiece(table, me, card)
    me.own_side.waiting &= ~me.side.worn


# ------------------------------------------------------------------------------------------------ atoms


class Create(TapestryEffect):
    """TAP-ICON-06."""

    key = "create"

    def possible(self, table: Table, me: TapestryPlayer) -> bool:
        return can_create(table)

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        yield from create(table, me)

    def icons(self) -> Icons:
        return ["create"]


class ReplaceMasterpieces(TapestryEffect):
    """All face-up masterpieces, or none (TAP-ICON-07)."""

    key = "replace-masterpieces"
    optional = True

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        if not (table.side.masterpiece_deck or table.side.masterpiece_discard):
            return
        if (yield ask(me, REPLACE_ART, [1, NONE])) == 1:
            side = table.own_side
            for card in side.masterpieces:
                side.masterpiece_discard |= 1 << card
            side.masterpieces = []
            fill_masterpieces(table)

    def icons(self) -> Icons:
        return ["replace-masterpieces"]


class Perform(TapestryEffect):
    """The benefit of an own masterpiece, or of several different ones (TAP-ICON-08, TAP-MASTER-04)."""

    key = "perform"

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

    def facts(self) -> Facts:
        return {"most": self.most}

    def icons(self) -> Icons:
        return ["perform"] if self.most == 1 else ["×", self.most, "perform"]


class MasterpieceBenefits(TapestryEffect):
    """Up to so many different masterpieces of the player and the neighbours (TAP-TRACK-ARTS-12, TAP-MASTER-08)."""

    key = "masterpiece-benefits"

    def __init__(self, most: int) -> None:
        self.most = most

    def choice(self, table: Table, me: TapestryPlayer) -> list[int]:
        return sorted(own_masterpieces(table, me) + lent_masterpieces(table, me))

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

    def facts(self) -> Facts:
        return {"most": self.most}

    def icons(self) -> Icons:
        return ["×", self.most, "masterpiece"]


class Forge(TapestryEffect):
    """The benefit of a neighbour's masterpiece, whose owner gains points; if there is none, other points."""

    key = "forge"

    def __init__(self, owner: int, instead: int) -> None:
        self.owner = owner
        self.instead = instead

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        options = lent_masterpieces(table, me)
        if not options:
            score(table, me, self.instead)
            return
        card = yield ask(me, BORROW, options)
        yield from use_masterpiece(table, me, card)
        for other in table.neighbours(me):
            if other.side.masterpieces >> card & 1:
                score(table, other, self.owner)

    def facts(self) -> Facts:
        return {"owner": self.owner, "instead": self.instead}

    def icons(self) -> Icons:
        return ["masterpiece", "/", self.instead, "vp"]


class Inspire(TapestryEffect):
    """An unused inspiration tile over its own resource track (TAP-ICON-09, TAP-INSPIRE-01, -02, -04)."""

    key = "inspire"

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
                table.log.tell("inspired", me, None, **{"income-track": kind, "inspiration": kind})

    def icons(self) -> Icons:
        return ["inspire"]


class UpgradeOnce(Upgrade):
    """Upgrade a tech card that is then left alone for the turn (TAP-UPGRADE-26, TAP-ICON-69)."""

    key = "upgrade-once"

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        options = upgradable(table, me)
        if options:
            card = yield ask(me, UPGRADE, options)
            me.own_side.locked |= 1 << card
            yield from upgrade(table, me, card)

    def icons(self) -> Icons:
        return ["upgrade-once"]


class UpgradeFreely(TapestryEffect):
    """So many upgrades, of one card or of several, whatever the top row needs (TAP-UPGRADE-27, TAP-ICON-70)."""

    key = "upgrade-freely"

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

    def facts(self) -> Facts:
        return {"times": self.times}

    def icons(self) -> Icons:
        return ["×", self.times, "upgrade-freely"]


class ConquerEmpty(TapestryEffect):
    """An adjoining territory without outposts or other tokens (TAP-CONQUER-17, TAP-ICON-78)."""

    key = "conquer-empty"

    def possible(self, table: Table, me: TapestryPlayer) -> bool:
        return me.outposts > 0 and targets(table, me, False) & ~table.taken != 0

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        yield from conquer(table, me, within=~table.taken)

    def icons(self) -> Icons:
        return ["conquer-empty"]
