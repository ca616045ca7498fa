"""Barbarian attacks. They follow from the position; nobody decides anything in them (DEUS-DEC-23)."""

from __future__ import annotations

from ..pieces.kinds import POINTS_OF_VILLAGES, RED, SECOND_ARMY
from ..table.player import DeusPlayer
from ..table.state import Table


def attack_villages(table: Table) -> None:
    """Attack every village that is surrounded and has an army beside it (DEUS-ATTACK-02, DEUS-ATTACK-03). An attack is
    never optional (DEUS-ATTACK-04), and one building may set off several (DEUS-ATTACK-13). It interrupts the turn and
    the column that runs (DEUS-ATTACK-01, DEUS-ATTACK-17)."""
    occupied = table.occupied
    for village in table.villages:
        around = table.map.grid.beside[village]
        if around & ~occupied == 0 and any(player.armies & around for player in table.players):
            attack(table, village, around)


def attack(table: Table, village: int, around: int) -> None:
    """The leaders take all points (DEUS-ATTACK-06), in equal shares rounded down (DEUS-ATTACK-09). After that the place
    is no village (DEUS-ATTACK-07), so it is attacked only once (DEUS-ATTACK-16)."""
    points = table.take_from_village(village, table.vp_on(village))
    table.attacked |= 1 << village
    attackers = leaders(table.players, around)
    share = points // len(attackers)  # the remainder returns to the supply (DEUS-ATTACK-10)
    for player in attackers:
        player.score(share, POINTS_OF_VILLAGES)
        if table.log:
            table.log.add("attacked", player, region=village, amount=share)


def leaders(players: list[DeusPlayer], around: int) -> list[DeusPlayer]:
    """The players with most armies there, whoever's turn it is (DEUS-ATTACK-05). Among equals those with most buildings
    of any kind lead (DEUS-ATTACK-08, DEUS-ATTACK-12). A player without armies never leads (DEUS-ATTACK-11)."""
    strength = [(armies_among(player, around), player.buildings_among(around)) for player in players]
    most = max(strength)
    return [player for player, power in zip(players, strength, strict=True) if power == most]


def armies_among(player: DeusPlayer, regions: int) -> int:
    return (player.pieces[RED] & regions).bit_count() + (player.pieces[SECOND_ARMY] & regions).bit_count()


def empty_village(table: Table, village: int) -> None:
    """By the switch a village whose last point was taken by a card counts as attacked; else it stays a village
    (DEUS-ATTACK-15)."""
    if table.switches.emptied_village_is_attacked and not table.vp_on(village):
        table.attacked |= 1 << village
        if table.log:
            table.log.add("emptied", table.players[table.active], region=village)
