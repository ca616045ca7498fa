"""Invariants of a table: no piece is lost, created or in an illegal place."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.zones import things
from ..pieces.amounts import HAND_LIMIT, PIECES_OF_TYPE, SUPPLY_PER_PLAYER
from ..pieces.kinds import BLUE, PURPLE, RED, RESOURCES, SECOND_ARMY, STANDARD
from ._table_fields import TableFields
from .player import DeusPlayer
from .steps import COLUMN, SET_UP


def check_table(table: TableFields, players: Sequence[DeusPlayer]) -> None:
    if table.step == SET_UP:
        return
    check_cards(table, players)
    for kind in range(len(RESOURCES)):
        held = table.supply[kind] + sum(player.goods[kind] for player in players)
        assert table.supply[kind] >= 0, "a resource below zero in the supply"
        assert held == SUPPLY_PER_PLAYER * len(players), "resources lost or made"
    placed = sum(player.pieces[PURPLE].bit_count() for player in players)
    assert 0 <= table.temples == len(table.map.faces) - placed, "temple pieces lost or made"
    taken = 0
    for player in players:
        assert player.occupied & taken == 0, "two players share a region"  # DEUS-MAP-10
        taken |= player.occupied
        check_holdings(player)
        check_pieces(table, player)


def check_cards(table: TableFields, players: Sequence[DeusPlayer]) -> None:
    """Every card is in exactly one place; built cards stay in their columns (DEUS-DECK-04)."""
    built = [card for player in players for column in player.columns for card in column]
    cards = things(table, "card") + built
    assert sorted(cards) == list(range(len(table.catalog.cards))), "cards lost or doubled"
    assert len(table.known_to) == len(table.discard)


def check_holdings(player: DeusPlayer) -> None:
    assert player.gold >= 0
    assert player.vp >= 0
    assert player.vp == sum(player.tally), "points without a source"
    assert min(player.goods) >= 0
    assert len(player.hand) <= HAND_LIMIT


def check_pieces(table: TableFields, player: DeusPlayer) -> None:
    occupied = 0
    for layer in player.pieces:
        occupied |= layer
    assert occupied == player.occupied
    assert table.map.grid.around(occupied) == player.reach
    for kind in range(STANDARD):
        check_type(table, player, kind)
    temple_alone = player.pieces[PURPLE]
    for kind in range(STANDARD):
        temple_alone &= ~player.pieces[kind]
    assert temple_alone == 0, "a temple stands alone"  # DEUS-TEMPLE-12
    assert player.pieces[SECOND_ARMY] & ~player.pieces[RED] == 0
    if table.switches.armies_per_region == 1 and table.step != COLUMN:
        assert player.pieces[SECOND_ARMY] == 0, "two armies share a region at the end of a turn"  # DEUS-RED-09


def check_type(table: TableFields, player: DeusPlayer, kind: int) -> None:
    """All five pieces of a type are there, each on its terrain; so a region never holds too many (DEUS-PLACE-07)."""
    on_map = player.pieces[kind].bit_count()
    if kind == RED:
        on_map += player.pieces[SECOND_ARMY].bit_count()
    assert player.board[kind] >= 0
    assert player.reserve[kind] >= 0
    assert player.board[kind] + player.reserve[kind] + on_map == PIECES_OF_TYPE, "pieces lost or made"
    ground = table.map.sea if kind == BLUE else table.map.land
    if kind == RED:
        ground |= player.pieces[BLUE]  # DEUS-RED-06
    assert player.pieces[kind] & ~ground == 0, "a piece on the wrong terrain"
