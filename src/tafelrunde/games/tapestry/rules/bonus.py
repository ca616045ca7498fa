"""Bonuses: pay once or decline (TAP-ADV-03, TAP-ADV-04, TAP-ADV-32, TAP-TURN-11)."""

from __future__ import annotations

from typing import Final

from ....kernel.state import listed
from ..pieces.codes import landmark_on_tech, tech_below
from ..table.player import TapestryPlayer
from ..table.state import Table

# What a bonus costs.
RESOURCE: Final = 0

TILE: Final = 1

TECH: Final = 2

CARD: Final = 3

PRICES: Final = ("any-resource", "territory-tile", "tech-card", "tapestry-card")


def discard_card(table: Table, me: TapestryPlayer, card: int) -> None:
    """From hand to the open discards, or to the player's own discard pile."""
    me.hand &= ~(1 << card)
    me.shown &= ~(1 << card)
    table.forget(me)
    if has_own_deck(table, me):
        me.own_discard |= 1 << card
        if table.log:
            table.log.add("discarded-own", me, {"cards": listed([card])}, number=1)
        return
    table.discard |= 1 << card
    if table.log:
        table.log.add("discarded", me, card=card)


def has_own_deck(table: Table, me: TapestryPlayer) -> bool:
    """Does the player have their own deck and discards?"""
    return table.moments.own_deck(table, me)


def put_on_tech_discards(table: Table, card: int) -> None:
    """Records a tech card as discarded."""
    table.tech_discard |= 1 << card
    table.moments.expansions.tech_discarded(table, card)


def discard_tech(table: Table, me: TapestryPlayer, card: int) -> None:
    """From any row (TAP-ADV-32)."""
    me.tech = [row & ~(1 << card) for row in me.tech]
    if me.side.turned:
        me.own_side.turned &= ~(1 << card)
    put_on_tech_discards(table, card)
    drop_landmark(table, me, card)
    table.invented &= ~(1 << card)
    if table.log:
        table.log.add("discarded-tech", me, tech=card)


def drop_landmark(table: Table, me: TapestryPlayer, card: int) -> None:
    """A landmark on a tech card is discarded with it (TAP-UPGRADE-16)."""
    for code in me.side.on_techs:
        if tech_below(code) == card:
            me.own_side.on_techs = tuple(other for other in me.side.on_techs if other != code)
            me.landmarks &= ~(1 << landmark_on_tech(code))
            table.own_side.landmarks_gone |= 1 << landmark_on_tech(code)
