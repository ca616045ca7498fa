"""The parts of tiles: income, special action, and effects at once, on passing, or whenever something is done.

A tile is a list of parts; each is an effect tree under the sign that says when it applies.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Optional

from ....kernel.corrections import table_row
from ....kernel.effects import All, Facts, Icons
from ....kernel.game import SEED, Component, Value
from ..pieces.kinds import DEEDS
from ..table.ability import Ability, Jump
from ..table.effect import AoiEffect
from ..table.player import AoiPlayer
from ..table.state import Table

CHANGED: Final = "change-2024"  # basis of the publisher's changes of September 2024


class Part(AoiEffect):
    """An effect under a sign. The part itself is never carried out: the rules use the effect when it is due."""

    fact_names = ("effect",)

    def __init__(self, effect: AoiEffect) -> None:
        self.effect = effect

    def possible(self, table: Table, me: AoiPlayer) -> bool:
        return self.effect.possible(table, me)

    def icons(self) -> Icons:
        return [self.key, ":", *self.effect.icons()]


class Income(Part):
    """In phase I of each round (AOI-INCOME-03)."""

    key = "income"


class Special(Part):
    """A special action, once per round (AOI-SPECIAL-02)."""

    key = "special"


class Once(Part):
    """At once when the tile is taken."""

    key = "once"


class OnPass(Part):
    """When the owner passes (AOI-PASS-03, AOI-PASS-04)."""

    key = "on-pass"


class Start(Part):
    """During set-up (AOI-SETUP-41, AOI-SETUP-43)."""

    key = "start"


class LateStart(Part):
    """During set-up, when all starting buildings stand (AOI-SETUP-54). In words it is a plain start."""

    key = "start"


class FromLevel(Part):
    """Income in each round from a level of a discipline on (AOI-KNOW-08)."""

    key = "from-level"

    def __init__(self, level: int, effect: AoiEffect) -> None:
        super().__init__(effect)
        self.level = level

    def facts(self) -> Facts:
        return {"level": self.level, "effect": self.effect}

    def icons(self) -> Icons:
        return [self.level, "income", ":", *self.effect.icons()]


class AfterStart(Part):
    """When all starting buildings stand (AOI-SETUP-57)."""

    key = "after-start"


class Whenever(Part):
    """Each time the owner does something."""

    key = "whenever"

    def __init__(self, deed: int, effect: AoiEffect) -> None:
        super().__init__(effect)
        self.deed = deed

    def facts(self) -> Facts:
        return {"deed": DEEDS[self.deed], "effect": self.effect}

    def icons(self) -> Icons:
        return [f"deed-{DEEDS[self.deed]}", ":", *self.effect.icons()]


class Track(AoiEffect):
    """The rewards of the steps on a track, lowest first (AOI-SHIP-04, AOI-DIG-04)."""

    key = "track"

    def __init__(self, name: str, *rewards: AoiEffect) -> None:
        self.name = name
        self.rewards = rewards

    def facts(self) -> Facts:
        rewards = {f"reward{i}": reward for i, reward in enumerate(self.rewards)}
        return {"track": self.name, "steps": len(self.rewards), **rewards}

    def icons(self) -> Icons:
        row: Icons = [self.name]
        for reward in self.rewards:
            row += [":" if len(row) == 1 else "/", *reward.icons()]
        return row


class BoardTrait(AoiEffect):
    """A number of a planning board that differs from that of others, and the usual one."""

    key = "board-trait"
    fact_names = ("name", "amount", "other")

    def __init__(self, name: str, amount: int, other: int) -> None:
        self.name = name
        self.amount = amount
        self.other = other

    def icons(self) -> Icons:
        return TRAIT_ICONS[self.name](self.amount, self.other)


TRAIT_ICONS: Final[dict[str, Callable[[int, int], Icons]]] = {
    "bowls": lambda first, second: ["power", ":", first, "/", second],
    "shipping": lambda start, _: ["shipping", ":", start],
    "terraforming": lambda coins, _: ["terraforming", ":", coins, "coins"],
    "guilds": lambda coins, _: ["guild", ":", coins, "coins"],
    "innovations": lambda books, _: ["innovation", "+", books, "any-book"],
}


def merged(parts: Sequence[AoiEffect]) -> list[AoiEffect]:
    """What happens for the same deed as one part: one condition in words and picture."""
    found: list[AoiEffect] = []
    for part in parts:
        before = found[-1] if found else None
        if isinstance(part, Whenever) and isinstance(before, Whenever) and part.deed == before.deed:
            found[-1] = Whenever(part.deed, All(before.effect, part.effect))
        else:
            found.append(part)
    return found


class Parts(All[Table, AoiPlayer]):
    """The parts of a tile, which apply at different times: each is a sentence of its own."""

    key = "parts"


@table_row
class Tile:
    """A tile of any kind. Absent parts are None."""

    def __init__(
        self,
        id: str,
        *parts: AoiEffect,
        source: str = SEED,
        basis: str = "",
        facts: Optional[Mapping[str, Value]] = None,
    ) -> None:
        self.id: str = id
        shown = merged(parts)
        self.effect: AoiEffect = shown[0] if len(shown) == 1 else Parts(*shown)
        self.income: Optional[AoiEffect] = found(parts, Income)
        self.special: Optional[AoiEffect] = found(parts, Special)
        self.once: Optional[AoiEffect] = found(parts, Once)
        self.on_pass: Optional[AoiEffect] = found(parts, OnPass)
        self.start: Optional[AoiEffect] = found(parts, Start)
        self.late_start: Optional[AoiEffect] = found(parts, LateStart)
        self.after_start: Optional[AoiEffect] = found(parts, AfterStart)
        self.abilities: tuple[Ability, ...] = tuple(part for part in parts if isinstance(part, Ability))
        self.jumps: tuple[Jump, ...] = tuple(part for part in parts if isinstance(part, Jump))
        self.whenever: dict[int, list[AoiEffect]] = {}
        for part in parts:
            if isinstance(part, Whenever):
                self.whenever.setdefault(part.deed, []).append(part.effect)
        self.source: str = source
        self.basis: str = basis
        self.facts: dict[str, Value] = dict(facts or {})

    def component(self, kind: str, number: int, rules: str, copies: int = 1) -> Component:
        sources, basis = {"effect": self.source}, self.basis or rules
        return Component(kind, self.id, [number], sources, basis, self.effect, self.facts, copies)


def found(parts: tuple[AoiEffect, ...], sign: type[Part]) -> Optional[AoiEffect]:
    for part in parts:
        if type(part) is sign:
            return part.effect
    return None
