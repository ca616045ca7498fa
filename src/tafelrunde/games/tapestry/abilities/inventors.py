"""Inventors: tokens upgrade tech cards of any player. Their number on the mat counts the tokens left on it; the
revised mat does not count them. `table.invented` has the cards with a token."""

from __future__ import annotations

from typing import ClassVar, Final

from ....kernel.decision import NONE, Rules, ask
from ....kernel.hexes import mask, members
from ..components.civilizations import EVERY_INCOME, Civilization
from ..pieces.kinds import BOTTOM, INVENTORS, MIDDLE, TOP
from ..rules.counts import TECH_CARD, count_changed
from ..rules.gains import points_only, under
from ..rules.invent import hand_landmark_on, upgrade
from ..table.effect import TapestryEffect
from ..table.player import CIVILIZATION, TapestryPlayer
from ..table.prompts import TOKEN_ON_TECH, USE
from ..table.state import Table

TOKENS: Final = 4


class Inventors(Civilization):
    """The rules that both editions share."""

    def other_reached_top_row(self, table: Table, me: TapestryPlayer, actor: TapestryPlayer, card: int) -> Rules:
        """An opponent's card with their token: they may gain the square too and take the card (TAP-FAQ-25,
        TAP-RULING-03). Who has finished gains points only and takes nothing (TAP-END-03, TAP-EX-29)."""
        if not table.invented >> card & 1 or not actor.tech[TOP] >> card & 1:
            return
        square = table.catalog.techs[card].square
        if (not me.finished or points_only(square)) and not table.catalog.techs[card].once:
            yield from use_too(table, me, square)
        if not me.finished and actor.tech[TOP] >> card & 1:
            yield from take_card(table, me, actor, card)


class PrintedInventors(Inventors):
    drawn_as: ClassVar[str] = "tokens"
    begins_when_gained = True

    def begin(self, table: Table, me: TapestryPlayer) -> Rules:
        me.mat[INVENTORS] = TOKENS
        yield from ()

    def income(self, table: Table, me: TapestryPlayer) -> Rules:
        """They may put a token on anybody's tech card, also on one that bears tokens. It is upgraded at once, and they
        may gain its benefit too (TAP-RULING-03)."""
        cards = 0
        for player in table.players:
            cards |= player.tech[BOTTOM] | player.tech[MIDDLE]
        options = members(markable(table, me, cards))
        if not me.mat[INVENTORS] or not options:
            return
        card = yield ask(me, TOKEN_ON_TECH, [*options, NONE])
        if card != NONE:
            me.mat[INVENTORS] -= 1
            table.invented |= 1 << card
            yield from upgrade_marked(table, me, owner_of(table, card), card)


class RevisedInventors(Inventors):
    def income(self, table: Table, me: TapestryPlayer) -> Rules:
        """Any card may be marked, as often as wished. One that can is upgraded."""
        cards = 0
        for player in table.players:
            cards |= player.techs
        options = members(markable(table, me, cards))
        card = (yield ask(me, TOKEN_ON_TECH, [*options, NONE])) if options else NONE
        if card == NONE:
            return
        table.invented |= 1 << card
        owner = owner_of(table, card)
        if (owner.tech[BOTTOM] | owner.tech[MIDDLE]) >> card & 1:
            yield from upgrade_marked(table, me, owner, card)

    def needs_no_prerequisite(self, table: Table, me: TapestryPlayer, card: int) -> bool:
        """Marked cards need none."""
        return table.invented >> card & 1 == 1


def owner_of(table: Table, card: int) -> TapestryPlayer:
    return next(player for player in table.players if player.techs >> card & 1)


def markable(table: Table, me: TapestryPlayer, cards: int) -> int:
    """Cards on which a token may go; not those that it would take into another player's top row though they are of
    one-time use, nor turned ones, nor those that are left alone this turn (TAP-UPGRADE-24, TAP-UPGRADE-25,
    TAP-UPGRADE-26)."""
    for other in table.others(me):
        cards &= ~(other.side.turned | other.side.locked)
        cards &= ~mask([card for card in members(other.tech[MIDDLE]) if table.catalog.techs[card].once])
    return cards & ~(me.side.turned | me.side.locked)


def upgrade_marked(table: Table, me: TapestryPlayer, owner: TapestryPlayer, card: int) -> Rules:
    """The circle of an opponent's card; the square is offered with the card itself (TAP-FAQ-25). The owner counts as
    upgrading it, or the Inventors (TAP-VARIANT-19)."""
    to_middle = owner.tech[BOTTOM] >> card & 1
    yield from upgrade(table, owner, card, me if table.switches.inventors_upgrade else owner)
    if owner is not me and to_middle:
        yield from use_too(table, me, table.catalog.techs[card].circle)


def use_too(table: Table, me: TapestryPlayer, benefit: TapestryEffect) -> Rules:
    """They may gain the benefit of another player's card."""
    if (yield ask(me, USE, [1, NONE], INVENTORS)) == 1:
        yield from under(table, CIVILIZATION, benefit, me)


def take_card(table: Table, me: TapestryPlayer, owner: TapestryPlayer, card: int) -> Rules:
    """Into the bottom row, with the landmark on it (TAP-UPGRADE-15); a card that was turned over stays so."""
    owner.tech[TOP] &= ~(1 << card)
    me.tech[BOTTOM] |= 1 << card
    hand_landmark_on(owner, me, card)
    if owner.side.turned >> card & 1:
        owner.own_side.turned &= ~(1 << card)
        me.own_side.turned |= 1 << card
    if table.log:
        table.log.add("took-tech-from", me, tech=card, player_other=owner.seat)
    yield from count_changed(table, me, TECH_CARD, me.tech_count)


PRINTED: Final[PrintedInventors] = PrintedInventors("inventors", EVERY_INCOME)
REVISED: Final[RevisedInventors] = RevisedInventors("inventors", EVERY_INCOME)
