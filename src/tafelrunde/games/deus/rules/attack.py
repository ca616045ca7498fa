"""Barbarian attacks (DEUS-ATTACK-01..17). Nobody decides anything in them."""

from __future__ import annotations

from ..pieces.kinds import RED, SECOND_ARMY, VILLAGES
from ..table.player import DeusPlayer
from ..table.state import Table


def attack_villages(table: Table) -> None:
    """After a placement and after a move: every surrounded village with an army around it (DEUS-ATTACK-01..04)."""
    occupied = table.occupied
    for village in table.villages:
        around = table.map.grid.beside[village]
        if around & ~occupied == 0 and any(player.armies & around for player in table.players):
            attack(table, village, around)


def attack(table: Table, village: int, around: int) -> None:
    """Most armies take all points; then most buildings; then an even split, rounded down (DEUS-ATTACK-05..12)."""
    points = table.take_from_village(village, 99)
    table.attacked |= 1 << village
    attackers = leaders(table.players, around)
    for player in attackers:
        player.score(points // len(attackers), VILLAGES)  # DEUS-ATTACK-10: the remainder returns to the supply
        if table.log:
            table.log.tell("attacked", player, region=village, amount=points // len(attackers))


def leaders(players: list[DeusPlayer], around: int) -> list[DeusPlayer]:
    strength = [(armies_among(player, around), player.buildings_among(around)) for player in players]
    most = max(strength)
    return [player for player, power in zip(players, strength, strict=True) if power == most]


def armies_among(player: DeusPlayer, regions: int) -> int:
    return (player.pieces[RED] & regions).bit_count() + (player.pieces[SECOND_ARMY] & regions).bit_count()


def empty_village(table: Table, village: int) -> None:
    """A village whose last point was taken by a card counts as attacked (DEUS-ATTACK-15)."""
    if table.switches.emptied_village_is_attacked and not table.vp_on(village):
        table.attacked |= 1 << village
        if table.log:
            table.log.tell("emptied", table.players[table.active], region=village)
