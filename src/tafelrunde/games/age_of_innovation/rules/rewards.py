"""Rewards for deeds: points of round scoring tiles, and effects of tiles "whenever" something is done."""

from __future__ import annotations

from ....kernel.state import Fact
from ..pieces.kinds import FROM_BONUSES, FROM_COMPETENCIES, FROM_FACTION, FROM_PALACES, FROM_ROUNDS, ROUNDS, TOWN_TILE
from ..table.catalog import Tile
from ..table.player import AoiPlayer
from ..table.state import Table
from ..table.steps import ACTION_PHASE


def reward(table: Table, me: AoiPlayer, deed: int, times: int = 1) -> None:
    """Reward a deed, done `times` times (AOI-TURN-09, AOI-SCORE-02; two tiles in round 6: AOI-SCORE-03, AOI-FINAL-24).

    Factions are paid in every phase, all else in the action phase alone (AOI-ROUND-81, AOI-ROUND-83). A faction's
    reward for a town tile may be a choice, so rules/towns.py carries it out."""
    if deed != TOWN_TILE:
        pay(table, me, table.factions[me.faction], deed, times, FROM_FACTION)
    if table.phase != ACTION_PHASE:
        return
    catalog = table.catalog
    tile = table.scoring[table.round - 1]
    if catalog.rounds[tile].deed == deed:
        score_tile(table, me, "round", tile, catalog.rounds[tile].points * times)
    if table.round == ROUNDS and catalog.finals[table.final].deed == deed:
        score_tile(table, me, "final", table.final, catalog.finals[table.final].points * times)
    pay(table, me, catalog.bonuses[me.bonus], deed, times, FROM_BONUSES)
    if me.palace >= 0:
        pay(table, me, catalog.palaces[me.palace], deed, times, FROM_PALACES)
    if me.competencies & catalog.paying_competencies:
        for number, competency in enumerate(catalog.competencies):
            if me.competencies >> number & 1:
                pay(table, me, competency, deed, times, FROM_COMPETENCIES)


def score_tile(table: Table, me: AoiPlayer, kind: str, tile: int, points: int) -> None:
    table.score(me, points, FROM_ROUNDS)
    if table.log:
        facts: dict[str, Fact] = {kind: tile, "amount": points}
        table.log.add(f"{kind}-scored", me, None, **facts)


def pay(table: Table, me: AoiPlayer, tile: Tile, deed: int, times: int, source: int) -> None:
    if deed in tile.whenever:
        booked = table.source
        table.source = source
        for effect in tile.whenever[deed]:
            effect.now_many(table, me, times)
        table.source = booked
