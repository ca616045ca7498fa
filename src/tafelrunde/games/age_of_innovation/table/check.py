"""Invariants of a table: no piece is lost, created or in an illegal place."""

from __future__ import annotations

from collections.abc import Sequence

from ..pieces.codes import bridge_owner
from ..pieces.kinds import (
    BOOKS_OF_EACH,
    BRIDGES_OF_EACH,
    GUILD,
    PALACE,
    SCHOLARS_OF_EACH,
    SCHOOL,
    TOKENS,
    TOP_LEVEL,
    TOWER,
    TOWERS,
    TOWNS_OF_EACH,
    UNIVERSITY,
    WORKSHOP,
)
from ._table_fields import TableFields
from .player import AoiPlayer
from .steps import SET_UP


def check_table(table: TableFields, players: Sequence[AoiPlayer]) -> None:
    """Raises AssertionError for an impossible table."""
    if table.step == SET_UP:
        return
    for d in range(4):
        held = table.books[d] + sum(player.books[d] for player in players)
        assert table.books[d] >= 0, "books below zero in the supply"
        assert held == BOOKS_OF_EACH, "books lost or made"
    out = sum(len(player.tiles) for player in players)
    assert min(table.towns) >= 0
    assert sum(table.towns) + out == len(table.towns) * TOWNS_OF_EACH, "town tiles lost or made"
    taken = 0
    for player in players:
        assert player.occupied & taken == 0, "two players share a space"
        taken |= player.occupied
        check_player(table, player)
    assert taken == table.built
    assert sum(table.lands) == table.map.land, "a space has two terrains or none"
    towers = sum(player.pieces[TOWER].bit_count() for player in players)
    assert towers <= TOWERS
    for d in range(4):
        on_top = sum(player.levels[d] == TOP_LEVEL for player in players)
        assert on_top == table.topped >> d & 1, "level 12 is for one marker"


def check_player(table: TableFields, player: AoiPlayer) -> None:
    assert min(player.coins, player.tools, player.scholars, player.pool, player.vp) >= 0
    assert min(player.books) >= 0
    assert min(player.bowl1, player.bowl2, player.bowl3) >= 0
    assert player.bowl1 + player.bowl2 + player.bowl3 <= TOKENS + 2  # AOI-INNOV-37
    assert player.scholars + player.pool + player.sent == SCHOLARS_OF_EACH, "scholars lost or made"
    assert player.vp == sum(player.tally) == sum(player.by_round), "points without a source"
    assert 0 <= player.keys <= len(player.tiles)
    assert player.occupied == sum(player.pieces), "two buildings on one space"
    for kind in (WORKSHOP, GUILD, SCHOOL, PALACE, UNIVERSITY):
        assert player.on_board(kind) >= 0, "more pieces than there are"
    assert (player.towned | player.annexed | player.neutral) & ~player.occupied == 0
    built = sum(bridge_owner(bridge) == player.seat for bridge in table.bridges)
    assert player.bridges + built == BRIDGES_OF_EACH
    if player.occupied:
        assert player.occupied & ~table.lands[player.board] == 0, "a building off its home terrain"
