"""Buildings out of turn: free guilds, exchanged schools, neutral buildings."""

from __future__ import annotations

from ....kernel.decision import NONE, Rules, ask
from ....kernel.effects import Facts, Icons
from ....kernel.hexes import members
from ..pieces.kinds import BUILDINGS, GUILD, SCHOOL, TOOLS, VP, WORKSHOP
from ..pieces.prices import TOWN_BUILDINGS, TOWN_BUILDINGS_WITH
from ..rules.build import finish_building, neutral_sites
from ..rules.gains import gain, spend
from ..rules.reach import distance
from ..rules.spades import dig, tools_per_spade
from ..table.effect import AoiEffect
from ..table.player import AoiPlayer, power_of
from ..table.prompts import GUILD_SITE, NEUTRAL_SITE, UPGRADE_SITE
from ..table.state import Table


class FreeGuild(AoiEffect):
    """A workshop becomes a guild free of charge (AOI-BOOKACT-15, AOI-PALACE-24)."""

    key = "free-guild"
    icon_row = ("workshop", "→", "guild")

    def possible(self, table: Table, me: AoiPlayer) -> bool:
        return me.own(WORKSHOP) != 0 and me.on_board(GUILD) > 0

    def run(self, table: Table, me: AoiPlayer) -> Rules:
        space = yield ask(me, UPGRADE_SITE, members(me.own(WORKSHOP)), GUILD)
        table.put_building(me, GUILD, space)
        yield from finish_building(table, me, GUILD, space)


class SchoolToGuild(AoiEffect):
    """A school of the own colour becomes a guild again, for points and a tool (AOI-PALACE-23, AOI-PALACE-43,
    AOI-PALACE-63, AOI-Q-20)."""

    key = "school-to-guild"
    icon_row = ("school", "→", "guild", "+", "{points}", "vp", "+", "{tools}", "tools")
    fact_names = ("points", "tools")

    def __init__(self, points: int, tools: int) -> None:
        self.points = points
        self.tools = tools

    def possible(self, table: Table, me: AoiPlayer) -> bool:
        return me.own(SCHOOL) != 0 and me.on_board(GUILD) > 0

    def run(self, table: Table, me: AoiPlayer) -> Rules:
        space = yield ask(me, UPGRADE_SITE, members(me.own(SCHOOL)), GUILD)
        gain(table, me, VP, self.points)
        gain(table, me, TOOLS, self.tools)
        table.put_building(me, GUILD, space)
        yield from finish_building(table, me, GUILD, space)


class GuildAnywhere(AoiEffect):
    """A guild from the planning board on any free home terrain, if wanted (AOI-PALACE-36, AOI-PALACE-56,
    AOI-PALACE-76)."""

    key = "guild-anywhere"
    icon_row = (1, "guild", "→", "home")
    optional = True

    def possible(self, table: Table, me: AoiPlayer) -> bool:
        return me.on_board(GUILD) > 0 and table.lands[me.board] & ~table.built != 0

    def run(self, table: Table, me: AoiPlayer) -> Rules:
        if not self.possible(table, me):
            return
        space = yield ask(me, GUILD_SITE, [*members(table.lands[me.board] & ~table.built), NONE])
        if space != NONE:
            table.put_building(me, GUILD, space)
            yield from finish_building(table, me, GUILD, space)


class Neutral(AoiEffect):
    """A neutral building from the common supply (AOI-NEUTRAL-02, AOI-SETUP-24), placed at once.

    It costs nothing but the spades up to home terrain, which are spades used (AOI-NEUTRAL-08, AOI-NEUTRAL-18). If it
    can be placed it must be; if not, it is lost, but nothing else of its tile (AOI-NEUTRAL-07, AOI-NEUTRAL-19,
    AOI-Q-24). Apart from stated exceptions, only this puts a building other than a workshop on an unbuilt space
    (AOI-NEUTRAL-10).
    """

    key = "neutral"

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def possible(self, table: Table, me: AoiPlayer) -> bool:
        return bool(neutral_sites(table, me))

    def run(self, table: Table, me: AoiPlayer) -> Rules:
        sites = neutral_sites(table, me)
        if not sites:
            return
        space = yield ask(me, NEUTRAL_SITE, sites, self.kind)
        spades = distance(table, me, space)
        if spades:
            spend(table, me, TOOLS, spades * tools_per_spade(table, me))
            dig(table, me, space, spades)
        table.put_building(me, self.kind, space, neutral=True)
        yield from finish_building(table, me, self.kind, space)

    def facts(self) -> Facts:
        buildings = TOWN_BUILDINGS_WITH.get(self.kind, TOWN_BUILDINGS)
        return {"building": BUILDINGS[self.kind], "power": power_of(self.kind), "buildings": buildings}

    def icons(self) -> Icons:
        return [1, f"neutral-{BUILDINGS[self.kind]}"]
