"""THIS ERA abilities: what a card says on events, and the rules it changes while it is active (TAP-TAPCARD-03,
TAP-TAPCARD-06)."""

from __future__ import annotations

from typing import Final, Optional

from ....kernel.decision import Rules
from ....kernel.effects import Facts, Icons
from ..table.effect import TapestryEffect
from ..table.player import CARDS, TapestryPlayer
from ..table.state import Table
from .gains import under

# Events.
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
# Those of the expansions are numbered from here on, after the lasting rules.
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

# Lasting rules; their numbers go on after those of the events, for both are bits of `statics`.
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


class On(TapestryEffect):
    """Whenever the event happens to the player."""

    key = "on"

    def __init__(self, event: int, effect: TapestryEffect) -> None:
        self.event = event
        self.effect = effect

    def parts(self) -> tuple[TapestryEffect, ...]:
        return (self.effect,)

    def facts(self) -> Facts:
        return {"event": event_name(self.event), "effect": self.effect}

    def icons(self) -> Icons:
        return [event_name(self.event), ":", *self.effect.icons()]


class Lasting(TapestryEffect):
    """A rule that is different while the card is active; the rules look for it by its number."""

    key = "lasting"

    def __init__(self, rule: int) -> None:
        self.rule = rule

    def facts(self) -> Facts:
        return {"rule": LASTING[self.rule - NO_SCIENCE]}

    def icons(self) -> Icons:
        return [LASTING[self.rule - NO_SCIENCE]]


class ThisEra(TapestryEffect):
    """All that a card does while it is active. `first` is carried out when it becomes so."""

    key = "this-era"

    def __init__(self, *clauses: TapestryEffect, first: Optional[TapestryEffect] = None) -> None:
        self.clauses = clauses
        self.first = first
        self.on: dict[int, TapestryEffect] = {
            clause.event: clause.effect for clause in clauses if isinstance(clause, On)
        }
        self.bits: int = sum(1 << event for event in self.on)
        self.bits += sum(1 << clause.rule for clause in clauses if isinstance(clause, Lasting))

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


def begin(table: Table, me: TapestryPlayer, design: int) -> None:
    """A card's lasting ability begins, beside those that are active."""
    effect = table.box.designs[design].effect
    if isinstance(effect, ThisEra) and not (isinstance(effect, Continuous) and design in me.active):
        me.active += (design,)
        me.statics |= effect.bits


def cease(table: Table, me: TapestryPlayer) -> None:
    """The era is over, or the card is covered. CONTINUOUS abilities go on as long as their cards can be seen."""
    me.active = ()
    me.statics = 0
    me.marriages = ()
    me.allies = 0
    if not me.finished:
        for card in me.visible:
            if table.box.cards[card].continuous and not table.face_down >> card & 1:
                begin(table, me, table.box.design_of[card])


def happened(table: Table, me: TapestryPlayer, event: int) -> Rules:
    """What the active cards say on an event. Callers look first whether the bit is set: mostly it is not."""
    for design in me.active:
        effect = table.box.designs[design].effect
        if isinstance(effect, ThisEra) and event in effect.on:
            yield from under(table, CARDS, effect.on[event], me)
