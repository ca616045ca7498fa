"""Counts that score: territories, cards, buildings, places on tracks."""

from __future__ import annotations

from ....kernel.effects import Facts, Icons
from ..pieces.kinds import ALL_TRACKS, TOP
from ..rules.counts import OF_EACH_TYPE, leads
from ..table.effect import TapestryCount
from ..table.player import TapestryPlayer
from ..table.state import Table


class Territories(TapestryCount):
    """Territories you control (TAP-ICON-65)."""

    key = "territories"
    icon_row = ("territory",)

    def of(self, table: Table, me: TapestryPlayer) -> int:
        return me.upright.bit_count()


class TechCards(TapestryCount):
    """Tech cards in any row (TAP-ICON-18)."""

    key = "tech-cards"
    icon_row = ("tech-card",)

    def of(self, table: Table, me: TapestryPlayer) -> int:
        return me.tech_count


class TilesInSupply(TapestryCount):
    """Territory tiles in your supply (TAP-ICON-51)."""

    key = "tiles-in-supply"
    icon_row = ("territory-tile",)

    def of(self, table: Table, me: TapestryPlayer) -> int:
        return (me.tiles | me.side.kept_tile).bit_count()


class CardsOwned(TapestryCount):
    """Tapestry cards in hand and on the income mat, covered ones too (TAP-ICON-24, TAP-TAPCARD-20)."""

    key = "cards-owned"
    icon_row = ("tapestry-card",)

    def of(self, table: Table, me: TapestryPlayer) -> int:
        return (me.hand | me.drawn | me.side.kept_card).bit_count() + sum(map(len, me.stacks))


class Advanced(TapestryCount):
    """Spaces advanced on a track, also on that of the arts (TAP-ADV-15, TAP-ADV-16, TAP-ICON-12, TAP-ICON-46,
    TAP-ICON-57, TAP-ICON-68, TAP-ICON-77, TAP-FAQ-04, TAP-EX-23)."""

    key = "advanced"

    def __init__(self, track: int) -> None:
        self.track = track

    def of(self, table: Table, me: TapestryPlayer) -> int:
        return me.far[self.track] if self.track < len(me.far) else 0  # TAP-COMP-22

    def facts(self) -> Facts:
        return {"track": ALL_TRACKS[self.track]}

    def icons(self) -> Icons:
        return [f"space-{ALL_TRACKS[self.track]}"]


class MostOfAType(TapestryCount):
    """Income buildings in the capital of the type of which there are most."""

    key = "most-of-a-type"
    icon_row = ("same-buildings",)

    def of(self, table: Table, me: TapestryPlayer) -> int:
        return max(count.of(table, me) for count in OF_EACH_TYPE)


class TopRow(TapestryCount):
    """Tech cards in the top row."""

    key = "top-row"
    icon_row = ("square",)

    def of(self, table: Table, me: TapestryPlayer) -> int:
        return me.tech[TOP].bit_count()


class CompleteLines(TapestryCount):
    """Rows and columns of the capital that are complete."""

    key = "complete-lines"
    icon_row = ("line",)

    def of(self, table: Table, me: TapestryPlayer) -> int:
        return sum(me.city & line == line for line in table.catalog.capitals[me.capital].lines)


class CompleteDistricts(TapestryCount):
    """Districts of the capital that are complete."""

    key = "complete-districts"
    icon_row = ("district",)

    def of(self, table: Table, me: TapestryPlayer) -> int:
        capital = table.catalog.capitals[me.capital]
        return sum(capital.complete(number, me.city, me.rough) for number in range(len(capital.districts)))


class Landmarks(TapestryCount):
    """Landmarks owned, wherever they stand (TAP-VP-04, TAP-ICON-04)."""

    key = "landmarks"
    icon_row = ("landmark",)

    def of(self, table: Table, me: TapestryPlayer) -> int:
        return me.landmarks.bit_count()


class TracksLed(TapestryCount):
    """Tracks on which no token is further than yours."""

    key = "tracks-led"
    icon_row = ("track", "lead")

    def of(self, table: Table, me: TapestryPlayer) -> int:
        return sum(leads(table, me, track) for track in range(len(me.far)))


class TracksTrailed(TapestryCount):
    """Tracks on which all other tokens are ahead of yours; a tie does not count."""

    key = "tracks-trailed"
    icon_row = ("track", "last")

    def of(self, table: Table, me: TapestryPlayer) -> int:
        others = table.opponents(me)
        return sum(
            bool(others) and all(other.far[track] > me.far[track] for other in others) for track in range(len(me.far))
        )
