"""Effects of the Automa's cards and factions. None of them asks a question."""

from __future__ import annotations

from ....kernel.decision import Rules
from ....kernel.effects import Facts, Icons
from ..pieces.automa import BY_TERRAIN, ORDERS
from ..pieces.kinds import DISCIPLINES, FROM_CARDS, FROM_LEVEL
from ..rules.automa.building import settle, upgrade
from ..rules.automa.cards import faction_of, level_of
from ..rules.automa.knowledge import advance, send_scholar, take_innovation
from ..rules.automa.land_markers import blight, choose_youth, lay_tool
from ..rules.automa.turn import block, gain_points
from ..table.effect import AoiEffect
from ..table.player import AoiPlayer
from ..table.state import Table
from .knowledge import by_discipline


class AutomaAction(AoiEffect):
    """An action on an action card."""

    def now(self, table: Table, me: AoiPlayer) -> bool:
        self.act(table, me)
        return True

    def act(self, table: Table, me: AoiPlayer) -> None:
        raise NotImplementedError

    def prepare(self, table: Table, person: AoiPlayer) -> Rules:
        """What the first person chooses for it in set-up."""
        yield from ()


class Settle(AutomaAction):
    """Terraform and build (AOI-SOLO-28); `order` is its first criterion."""

    key = "automa-settle"
    icon_row = ("spade", "+", "workshop")

    def __init__(self, order: int = BY_TERRAIN) -> None:
        self.order = order

    def act(self, table: Table, me: AoiPlayer) -> None:
        settle(table, me, self.order)

    def facts(self) -> Facts:
        return {"order": ORDERS[self.order]}


class Upgrade(AutomaAction):
    """AOI-SOLO-33."""

    key = "automa-upgrade"
    icon_row = ("workshop", "→", "guild")

    def act(self, table: Table, me: AoiPlayer) -> None:
        upgrade(table, me)


class Block(AutomaAction):
    """Cover a power action and a book action (AOI-SOLO-36)."""

    key = "automa-block"
    icon_row = ("×", "power", "+", "×", "any-book")

    def act(self, table: Table, me: AoiPlayer) -> None:
        block(table, me)


class SendScholar(AutomaAction):
    """AOI-SOLO-37."""

    key = "automa-scholar"
    icon_row = ("scholars", "→", "step-one")

    def act(self, table: Table, me: AoiPlayer) -> None:
        send_scholar(table, me)


class Advance(AutomaAction):
    """Catch up in one discipline (AOI-SOLO-38)."""

    key = "automa-advance"
    icon_row = ("{steps}", "step-one")

    def __init__(self, steps: int = 1) -> None:
        self.steps = steps

    def act(self, table: Table, me: AoiPlayer) -> None:
        advance(table, me, self.steps)

    def facts(self) -> Facts:
        return {"amount": self.steps}


class TakeInnovation(AutomaAction):
    """AOI-SOLO-39."""

    key = "automa-innovation"
    icon_row = ("deed-innovation",)

    def act(self, table: Table, me: AoiPlayer) -> None:
        take_innovation(table, me)


class PrintedPoints(AutomaAction):
    """Points that the card shows (AOI-SOLO-40)."""

    key = "automa-points"
    icon_row = ("{points}", "vp")

    def __init__(self, points: int) -> None:
        self.points = points

    def act(self, table: Table, me: AoiPlayer) -> None:
        gain_points(table, me, self.points, FROM_CARDS, "card")

    def facts(self) -> Facts:
        return {"amount": self.points}


class LevelPoints(AutomaAction):
    """The points of its level in this round, plus `more` (AOI-SOLO-40)."""

    key = "automa-level-points"

    def __init__(self, more: int = 0) -> None:
        self.more = more

    def act(self, table: Table, me: AoiPlayer) -> None:
        gain_points(table, me, level_of(table).points[table.round - 1] + self.more, FROM_LEVEL, "level")

    def facts(self) -> Facts:
        return {"amount": abs(self.more), "more": (self.more > 0) - (self.more < 0)}

    def icons(self) -> Icons:
        row: Icons = ["automa", ":", "vp"]
        return [*row, *(["+"] if self.more > 0 else []), self.more] if self.more else row


class FactionAction(AutomaAction):
    """The actions of its faction (AOI-SOLO-41)."""

    key = "automa-faction-action"
    icon_row = ("automa", ":", "action")

    def act(self, table: Table, me: AoiPlayer) -> None:
        for action in faction_of(table).actions:
            action.now(table, me)


class LayTool(AutomaAction):
    """AOI-SOLO-50."""

    key = "automa-tool"
    icon_row = ("tools", "→", "home")

    def act(self, table: Table, me: AoiPlayer) -> None:
        lay_tool(table, me)

    def prepare(self, table: Table, person: AoiPlayer) -> Rules:
        yield from choose_youth(table, person)


class Blight(AutomaAction):
    """AOI-SOLO-51."""

    key = "automa-blight"
    icon_row = ("{spaces}", "blight")

    def __init__(self, spaces: int) -> None:
        self.spaces = spaces

    def act(self, table: Table, me: AoiPlayer) -> None:
        blight(table, me, self.spaces)

    def facts(self) -> Facts:
        return {"amount": self.spaces}


class FirstSteps(AoiEffect):
    """The start levels of its markers (AOI-SOLO-10)."""

    key = "automa-start"

    def __init__(self, banking: int = 0, law: int = 0, engineering: int = 0, medicine: int = 0) -> None:
        self.levels = (banking, law, engineering, medicine)

    def constructor_args(self) -> dict[str, int]:
        return dict(zip(DISCIPLINES, self.levels, strict=True))

    def facts(self) -> Facts:
        return by_discipline(self.levels)

    def icons(self) -> Icons:
        row: Icons = []
        for name, steps in zip(DISCIPLINES, self.levels, strict=True):
            if steps:
                row += [*(["+"] if row else []), steps, f"step-{name}"]
        return row
