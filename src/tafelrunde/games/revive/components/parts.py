"""Building blocks of cards and tiles."""

from __future__ import annotations

from typing import Final, Optional

from ....kernel.corrections import table_row
from ....kernel.effects import Compound, Facts, Icons
from ..effects.cards import WhileInPlay
from ..effects.compound import Structure
from ..table.effect import ReviveEffect


class Together(Structure):
    """Effects side by side on one card or tile. Never carried out itself: its parts wait side by side."""

    key = "any-order"
    joins = True

    def __init__(self, *parts: ReviveEffect) -> None:
        super().__init__(Compound(*parts))
        self.copyable = all(part.copyable for part in parts)


def together(effects: tuple[ReviveEffect, ...]) -> ReviveEffect:
    """Several effects, carried out in any order, each optional (REV-TURN-09, REV-TURN-10)."""
    return effects[0] if len(effects) == 1 else Together(*effects)


def numbers(effect: ReviveEffect) -> tuple[int, ...]:
    """The numbers of the effects that wait side by side once it is set off."""
    return tuple(part.number for part in effect.parts()) if isinstance(effect, Together) else (effect.number,)


class Marked(ReviveEffect):
    """Half of a card with its slot symbol and flasks, in words (REV-STACK-01, REV-SYMC-02); the picture draws them
    beside the effect."""

    key = "marked"

    def __init__(self, effect: ReviveEffect, slot: bool, flasks: int) -> None:
        self.effect = effect
        self.slot = slot
        self.flasks = flasks

    def facts(self) -> Facts:
        return {"effect": self.effect, "slot": "yes" if self.slot else "no", "flasks": self.flasks}

    def icons(self) -> Icons:
        return [*self.effect.icons(), *(["slot-symbol"] if self.slot else []), *["flask"] * self.flasks]


class Half:
    """Half of a citizen card. `parts` are the numbers of its effects, filled in by the catalog."""

    def __init__(self, *effects: ReviveEffect, slot: bool = False, flasks: int = 0) -> None:
        self.effects: tuple[ReviveEffect, ...] = effects
        self.effect: ReviveEffect = together(effects)
        self.slot: bool = slot  # it shows the slot symbol (REV-STACK-01)
        self.flasks: int = flasks
        self.parts: tuple[int, ...] = ()
        self.shown: ReviveEffect = Marked(self.effect, slot, flasks) if slot or flasks else self.effect
        only = effects[0]
        self.standing: Optional[ReviveEffect] = only.part if isinstance(only, WhileInPlay) else None


@table_row
class Printed:
    """An effect printed on a board: of a lake, of a field of a track, of a tribe's ability."""

    def __init__(self, id: str, effect: ReviveEffect) -> None:
        self.id: str = id
        self.effect: ReviveEffect = effect


class Halves(ReviveEffect):
    """Both halves of a card, for the reference."""

    key = "halves"
    fact_names = ("top", "bottom")

    def __init__(self, top: ReviveEffect, bottom: ReviveEffect) -> None:
        self.top = top
        self.bottom = bottom

    def icons(self) -> Icons:
        return [*self.top.icons(), "|", *self.bottom.icons()]


SOURCE_LETTERS: Final = {"S": "SEED", "R": "RECONSTRUCTED"}
