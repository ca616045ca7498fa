"""THIS ERA and CONTINUOUS abilities: what a card does at events and which rules it changes while it is in force
(TAP-TAPCARD-03, TAP-TAPCARD-06). Its clauses implement the hooks of table/hooks.py."""

from __future__ import annotations

from typing import Any, Final, Optional

from .....kernel.decision import Rules
from .....kernel.effects import Facts, Icons
from ...rules.gains import under
from ...table.component_types import Clause
from ...table.effect import TapestryEffect
from ...table.player import CARDS, TapestryPlayer
from ...table.state import Table

# Events, by their numbers. The word of an event, with underscores, is the name of its hook in table/hooks.py.
INVENTED: Final = 0
GAINED_CARD: Final = 1
ADVANCED_SCIENCE: Final = 2
NEW_TIER: Final = 3
UPGRADED: Final = 4
PLACED_BUILDING: Final = 5
TRACK_LANDMARK: Final = 6
LANDMARK_TAKEN: Final = 7
BUILT_ON_IMPASSABLE: Final = 8
OTHER_ADVANCED_MILITARY: Final = 9
GAINED_MARKET: Final = 10
CONQUER_ENDED: Final = 11
INCOME_GAINED: Final = 12
EVENTS: Final = (
    "invented", "gained-card", "advanced-science", "new-tier", "upgraded", "placed-building", "track-landmark",
    "landmark-taken", "built-on-impassable", "other-advanced-military", "gained-market", "conquer-ended",
    "income-gained",
)  # fmt: skip
# Events of the expansions are numbered after the lasting rules.
LATER_EVENTS: Final = 44
EXPLORED_TILE: Final = 44
DISTRICT_DONE: Final = 45
LINE_DONE: Final = 46
ADVANCED_ARTS: Final = 47
GAINED_MASTERPIECE: Final = 48
INCOME_SCORED: Final = 49
GAINED_LANDMARK: Final = 50
PLACED_BESIDE: Final = 51  # an income building next to one of its own type
NEIGHBOUR_PLAYED: Final = 52  # a tapestry card face up
MORE_EVENTS: Final = (
    "explored-tile", "district-done", "line-done", "advanced-arts", "gained-masterpiece", "income-scored",
    "gained-landmark", "placed-beside", "neighbour-played",
)  # fmt: skip

# Lasting rules, numbered after the events: both are bits of `TapestryPlayer.rule_flags`, which hashes cover. Their
# words name hooks too; but who is allied or married stands in fields of the player.
NO_SCIENCE: Final = 16  # no advance on science
NO_MILITARY: Final = 17
NO_TRAPS: Final = 18  # traps cannot be played against you
BOTH_DICE: Final = 19  # both conquer dice for a territory of an opponent
NO_PREREQUISITES: Final = 20
TWO_ROLLS: Final = 21  # of the science die, one is chosen
FREE_BONUSES: Final = 22  # those that cost any 1 resource
BUILD_ON_IMPASSABLE: Final = 23
TILE_TWICE: Final = 24  # the benefit of an explored tile twice instead of its placement points
OUTPOST_ON_TILE: Final = 25  # on an explored tile
CIRCLE_AT_ONCE: Final = 26  # of an invented card
THREE_TILES: Final = 27  # before exploring, and one may be given away
TURN_FOOD: Final = 28  # of the income into other resources
COINS_SCORE: Final = 29  # 2 points for each coin of the income
PLAY_AT_ONCE: Final = 30  # a card gained may cover this one
ALLIED: Final = 31
MARRIED: Final = 32
TILE_TOO: Final = 33  # the benefit of a conquered tile beside the dice
SAFE: Final = 34  # own territories cannot be conquered
EMPTY_ONLY: Final = 35  # only territories without pieces can be conquered
EXPLORE_ANYWHERE: Final = 36
CONQUER_ANYWHERE: Final = 37
TWO_TILES: Final = 38  # before exploring
REROLL: Final = 39  # one of the conquer dice
LASTING: Final = (
    "no-science", "no-military", "no-traps", "both-dice", "no-prerequisites", "two-rolls", "free-bonuses",
    "build-on-impassable", "tile-twice", "outpost-on-tile", "circle-at-once", "three-tiles", "turn-food", "coins-score",
    "play-at-once", "allied", "married", "tile-too", "safe", "empty-only", "explore-anywhere", "conquer-anywhere",
    "two-tiles", "reroll",
)  # fmt: skip


def event_name(event: int) -> str:
    return EVENTS[event] if event < LATER_EVENTS else MORE_EVENTS[event - LATER_EVENTS]


def hook_name(word: str) -> str:
    return word.replace("-", "_")


class On(TapestryEffect):
    """An effect that is carried out whenever an event happens to the player."""

    key = "on"

    def __init__(self, event: int, effect: TapestryEffect) -> None:
        self.event = event
        self.effect = effect
        self.hook = hook_name(event_name(event))

    @property
    def flag(self) -> int:
        return self.event

    def act(self, table: Table, me: TapestryPlayer, *details: Any) -> Rules:
        return under(table, CARDS, self.effect, me)

    def facts(self) -> Facts:
        return {"event": event_name(self.event), "effect": self.effect}

    def icons(self) -> Icons:
        return [event_name(self.event), ":", *self.effect.icons()]


class Lasting(TapestryEffect):
    """A rule that differs while the card is in force."""

    key = "lasting"

    def __init__(self, rule: int) -> None:
        self.rule = rule
        self.hook = hook_name(LASTING[rule - NO_SCIENCE])

    @property
    def flag(self) -> int:
        return self.rule

    def act(self, table: Table, me: TapestryPlayer, *details: Any) -> bool:
        return True

    def facts(self) -> Facts:
        return {"rule": LASTING[self.rule - NO_SCIENCE]}

    def icons(self) -> Icons:
        return [LASTING[self.rule - NO_SCIENCE]]


class ThisEra(TapestryEffect):
    """All that a card does while it is in force. `first` is carried out when the card is played."""

    key = "this-era"

    def __init__(self, *clauses: TapestryEffect, first: Optional[TapestryEffect] = None) -> None:
        self.clauses = clauses
        self.first = first
        self.hooks: dict[str, Clause] = {clause.hook: clause for clause in clauses if isinstance(clause, (On, Lasting))}
        self.bits: int = sum(1 << clause.flag for clause in self.hooks.values())

    def parts(self) -> tuple[TapestryEffect, ...]:
        return self.clauses if self.first is None else (*self.clauses, self.first)

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        if self.first is not None:
            yield from self.first.run(table, me)

    def facts(self) -> Facts:
        return {"clauses": len(self.parts()), **{f"part{i}": part for i, part in enumerate(self.parts())}}

    def icons(self) -> Icons:
        row: Icons = []
        for part in self.parts():
            row += ["+", *part.icons()] if row else part.icons()
        return row


class Continuous(ThisEra):
    """All that a card does as long as it can be seen, to the end of the game; it cannot be copied (TAP-TAPCARD-04,
    TAP-TAPCARD-05)."""

    key = "continuous"
