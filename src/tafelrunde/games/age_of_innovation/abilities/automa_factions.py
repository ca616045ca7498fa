"""The ten factions of the Automa. Seven are known in full; three are completed by us."""

from __future__ import annotations

from typing import Final, Optional

from ....kernel.corrections import corrected, table_row
from ....kernel.effects import Facts, Icons
from ....kernel.game import PUBLIC, RECONSTRUCTED, Component
from ..components.automa import BASIS, Deeds
from ..components.parts import Part, Parts, Start
from ..effects.automa import Advance, AutomaAction, Blight, FirstSteps, LayTool, LevelPoints, Settle
from ..pieces.automa import ANYWHERE, BY_NEARNESS, BY_PERSONS_TERRAIN, BY_POWER
from ..pieces.kinds import FROM_FACTION, PALACE, UNIVERSITY
from ..rules.automa.cards import the_automa
from ..rules.automa.knowledge import advance
from ..rules.automa.land_markers import heal, take_tool
from ..rules.automa.turn import gain_points
from ..table.ability import AutomaAbility
from ..table.effect import AoiEffect
from ..table.player import AoiPlayer
from ..table.state import Table

FILLED_IN: Final = "automa-filled-in"


class OnTurn(Part):
    """Its faction action (AOI-SOLO-41)."""

    key = "automa-turn"

    def icons(self) -> Icons:
        return ["action", ":", *self.effect.icons()]


# ------------------------------------------------------------------------------------------------ abilities


class FirstToPass(AutomaAbility):
    """`amount` times the fixed points if nobody passed before it (AOI-SOLO-46)."""

    name = "first-to-pass"
    icon_row = ("on-pass", ":", "{amount}", "×", "vp")

    def pass_times(self, first: bool) -> int:
        return self.amount if first else 1


class BuildingPoints(AutomaAbility):
    """At the end, for each of its buildings (AOI-SOLO-47)."""

    name = "building-points"
    icon_row = ("{amount}", "vp", ":", "building")

    def end_points(self, table: Table, me: AoiPlayer) -> int:
        return self.amount * me.occupied.bit_count()


class PowerStudies(AutomaAbility):
    """A step whenever a person takes at least `amount` power from its building (AOI-SOLO-49)."""

    name = "power-studies"
    icon_row = ("{amount}", "power", ":", 1, "step-one")

    def on_power_taken(self, table: Table, me: AoiPlayer, power: int) -> None:
        if power >= self.amount:
            advance(table, me, 1)


class ToolsLeft(AutomaAbility):
    """A person who builds on a space with a tool takes it; at the end the others score points (AOI-SOLO-50)."""

    name = "tools-left"
    icon_row = ("{amount}", "vp", ":", "tools")

    def on_person_built(self, table: Table, person: AoiPlayer, space: int) -> None:
        take_tool(table, person, space)

    def end_points(self, table: Table, me: AoiPlayer) -> int:
        return self.amount * the_automa(table).tools.bit_count()


class BlightLeft(AutomaAbility):
    """A person who builds on blighted land pays for it; at the end blight scores points (AOI-SOLO-51)."""

    name = "blight-left"
    icon_row = ("{amount}", "vp", ":", "blight")

    def on_person_built(self, table: Table, person: AoiPlayer, space: int) -> None:
        heal(table, person, space)

    def end_points(self, table: Table, me: AoiPlayer) -> int:
        return self.amount * the_automa(table).blighted.bit_count()


class Achievements(AutomaAbility):
    """Points once for each of four achievements that it has reached when it passes (AOI-SOLO-52)."""

    name = "achievements"
    buildings: int = 8
    level: int = 7
    innovations: int = 2

    def facts(self) -> Facts:
        marks = {"buildings": self.buildings, "level": self.level, "innovations": self.innovations}
        return {**super().facts(), **marks}

    def on_pass(self, table: Table, me: AoiPlayer) -> None:
        automa = the_automa(table)
        reached = (
            bool(me.pieces[PALACE] | me.pieces[UNIVERSITY]),
            me.occupied.bit_count() >= self.buildings,
            max(me.levels) >= self.level,
            len(me.innovations) >= self.innovations,
        )
        for mark, there in enumerate(reached):
            if there and not automa.achieved >> mark & 1:
                automa.achieved |= 1 << mark
                gain_points(table, me, self.amount, FROM_FACTION, "achievement")


# ------------------------------------------------------------------------------------------------ factions


@table_row
class AutomaFaction:
    """The card of a faction: where its markers begin, its actions, and its ability."""

    def __init__(
        self,
        id: str,
        start: FirstSteps,
        actions: tuple[AutomaAction, ...],
        ability: Optional[AutomaAbility] = None,
        source: str = PUBLIC,
    ) -> None:
        self.id: str = id
        self.start: FirstSteps = start
        self.actions: tuple[AutomaAction, ...] = actions
        self.ability: Optional[AutomaAbility] = ability
        self.source: str = source
        parts: list[AoiEffect] = [Start(start), OnTurn(Deeds(*actions))]
        self.effect: AoiEffect = Parts(*parts, *([ability] if ability is not None else []))

    @property
    def is_known(self) -> bool:
        """Whether the whole card is known (AOI-SOLO-08)."""
        return self.source != RECONSTRUCTED

    def component(self, number: int) -> Component:
        basis = BASIS if self.is_known else FILLED_IN
        return Component("automafaction", self.id, [number], {"effect": self.source}, basis, self.effect)


AUTOMA_FACTIONS: Final[tuple[AutomaFaction, ...]] = corrected(
    "age_of_innovation",
    "automafaction",
    (
        AutomaFaction("simpletons", FirstSteps(1, 1, 1, 1), (Settle(), LevelPoints())),  # AOI-SOLO-43
        AutomaFaction("kuddlers", FirstSteps(banking=1, law=1), (Settle(BY_NEARNESS), LevelPoints(1))),  # AOI-SOLO-44
        AutomaFaction("druids", FirstSteps(medicine=2), (Settle(), Advance(2))),  # AOI-SOLO-45
        AutomaFaction("racelings", FirstSteps(law=1, medicine=1), (Settle(),), FirstToPass(2)),  # AOI-SOLO-46
        AutomaFaction(
            "wanderers",
            FirstSteps(banking=1, engineering=1),
            (Settle(ANYWHERE), LevelPoints(-1)),
            BuildingPoints(2),
        ),  # AOI-SOLO-47
        AutomaFaction(
            "mimics", FirstSteps(law=1, engineering=1), (Settle(BY_PERSONS_TERRAIN), LevelPoints(1))
        ),  # AOI-SOLO-48
        AutomaFaction(
            "powermongers",
            FirstSteps(engineering=1, medicine=1),
            (Settle(BY_POWER), LevelPoints()),
            PowerStudies(2),
        ),  # AOI-SOLO-49
        AutomaFaction(
            "symbionts", FirstSteps(banking=1, engineering=1), (Settle(), LayTool()), ToolsLeft(2), RECONSTRUCTED
        ),  # AOI-SOLO-50
        AutomaFaction(
            "blight",
            FirstSteps(law=1, engineering=1),
            (Settle(), Blight(2), LevelPoints(1)),
            BlightLeft(1),
            RECONSTRUCTED,
        ),  # AOI-SOLO-51
        AutomaFaction(
            "gognomes", FirstSteps(banking=1, medicine=1), (Settle(),), Achievements(3), RECONSTRUCTED
        ),  # AOI-SOLO-52
    ),
    globals(),
)
