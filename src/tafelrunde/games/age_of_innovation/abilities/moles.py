"""Moles: tunnels, and bridges over land; since 2024 tunnels pay by the number of players."""

from __future__ import annotations

from ....kernel.decision import Rules, ask
from ....kernel.game import PUBLIC
from ....kernel.hexes import members
from ..components.parts import CHANGED, Start, Tile
from ..effects.knowledge import StepsOf
from ..pieces.kinds import FROM_FACTION, TOOLS
from ..rules.bridges import build_bridge, free_sites
from ..rules.gains import gain_points, spend
from ..table.ability import Ability, Jump
from ..table.player import AoiPlayer
from ..table.prompts import BRIDGE, MOLES_BRIDGE, TUNNEL, TUNNEL_SITE
from ..table.state import Table


class Tunnel(Jump):
    """For 1 tool under exactly 1 space; `amount` points for each tunnel (AOI-FACTION-28, AOI-FACTION-48)."""

    name = "tunnel"
    code = TUNNEL
    site = TUNNEL_SITE
    event = "tunnelled"
    spaces = 1
    tools = 1

    def can_pay(self, me: AoiPlayer) -> bool:
        return me.tools >= self.tools

    def pay(self, table: Table, me: AoiPlayer) -> None:
        spend(table, me, TOOLS, self.tools)
        gain_points(table, me, self.points(table), FROM_FACTION)

    def points(self, table: Table) -> int:
        return self.amount


class Tunnel2024(Tunnel):
    """The version of 2024: a point more for each player."""

    name = "tunnel-2024"

    def points(self, table: Table) -> int:
        return self.amount + len(table.players)


class BridgeOverLand(Ability):
    """An action: a bridge for `amount` tools, also over land, any number of times (AOI-FACTION-68, AOI-FACTION-128,
    AOI-Q-12, AOI-Q-13)."""

    name = "moles-bridge"
    action = MOLES_BRIDGE
    action_icon = "bridge"

    def can_act(self, table: Table, me: AoiPlayer) -> bool:
        return me.tools >= self.amount and self.sites(table, me) != 0

    def act(self, table: Table, me: AoiPlayer) -> Rules:
        spend(table, me, TOOLS, self.amount)
        yield from build_bridge(table, me, (yield ask(me, BRIDGE, members(self.sites(table, me)))))

    def sites(self, table: Table, me: AoiPlayer) -> int:
        return free_sites(table, me, table.map.moles)


# AOI-FACTION-08: two steps in engineering.
MOLES: Tile = Tile("moles", Start(StepsOf(0, 0, 2, 0)), Tunnel(4), BridgeOverLand(1))
MOLES_2024: Tile = Tile(
    "moles-2024", Start(StepsOf(0, 0, 2, 0)), Tunnel2024(2), BridgeOverLand(1), source=PUBLIC, basis=CHANGED
)
