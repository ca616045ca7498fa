"""Explains a region of the map: what it is and means now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Optional

from ....draw.lettering import capitalized
from ....kernel.explanations import Explained
from ....kernel.hexes import members
from ..pieces.kinds import BUILDINGS, RESOURCES, SEA, STANDARD, TERRAINS, VILLAGE
from ..rules.attack import leaders
from ..rules.place import EDGE_PRICE, free_edge, legal_regions
from ..table.player import DeusPlayer
from ..table.state import Table
from .painter import Painter
from .view import pieces_in


def explain_region(painter: Painter, table: Table, region: int) -> Explained:
    terrain = table.map.terrain[region]
    name = capitalized(painter.named("region", region))
    if terrain == VILLAGE:
        attacked = table.attacked >> region & 1
        facts = () if attacked else tuple(_village(painter, table, region))
        return Explained(name, painter.text("about-ruin" if attacked else "about-village"), facts)
    return Explained(name, painter.text(f"about-{TERRAINS[terrain]}"), tuple(_land(painter, table, region)))


def _names(painter: Painter, regions: int) -> str:
    return painter.w.join("join-things", [painter.named("region", region) for region in members(regions)])


def _village(painter: Painter, table: Table, village: int) -> Iterator[str]:
    """Its points, what is missing for the attack, and who would take them."""
    around = table.map.grid.beside[village]
    yield painter.text("about-village-points", points=table.vp_on(village))
    empty = around & ~table.occupied
    if empty:
        taken, regions = (around & table.occupied).bit_count(), around.bit_count()
        yield painter.text("about-siege", taken=taken, of=regions, regions=_names(painter, empty))
    if any(player.armies & around for player in table.players):
        ahead = leaders(table.players, around)
        players = painter.w.join("join-things", [painter.names[player.seat] for player in ahead])
        share = table.vp_on(village) // len(ahead)
        yield painter.text("about-leaders", players=players, count=len(ahead), points=share)
    else:
        yield painter.text("about-no-army")


def _land(painter: Painter, table: Table, region: int) -> Iterator[str]:
    """Its pieces, its neighbours, and what the viewer could build in it."""
    bit = 1 << region
    owner = next((player for player in table.players if player.occupied & bit), None)
    if owner is None:
        yield painter.text("about-empty")
    else:
        pieces = [painter.text(f"building-{name}") for name in pieces_in(owner, region)]
        yield painter.text("about-owner", player=painter.names[owner.seat], pieces=", ".join(pieces))
    beside = table.map.grid.beside[region]
    villages = sum(1 << village for village in table.villages if beside >> village & 1)
    if villages:
        yield painter.text("about-beside", regions=_names(painter, villages))
    if painter.viewer >= 0:
        yield _to_build(painter, table, table.players[painter.viewer], owner, region)
    terrain = table.map.terrain[region]
    if terrain != SEA and not table.supply[terrain]:
        yield painter.text("about-supply-empty", resource=painter.text(f"resource-{RESOURCES[terrain]}"))


def _to_build(painter: Painter, table: Table, me: DeusPlayer, owner: Optional[DeusPlayer], region: int) -> str:
    """The types of piece that could be placed here (DEUS-PLACE-05), or what prevents it."""
    fits = [colour for colour in range(STANDARD) if legal_regions(table, me, colour) >> region & 1]
    if fits:
        kinds = [painter.text(f"building-{BUILDINGS[colour]}") for colour in fits]
        return painter.text("about-could-build", buildings=painter.w.join("join-things", kinds))
    if owner is me:
        return painter.text("about-full")
    if owner is not None:
        return painter.text("about-others")
    if me.occupied and any(free_edge(table, colour) >> region & 1 for colour in range(STANDARD)):
        return painter.text("about-buy-edge", points=EDGE_PRICE)
    return painter.text("about-too-far" if me.occupied else "about-no-start")
