"""The technologies that all tribes share. abilities/ has those of each tribe.

The texts are established; sides, places and some owners are inferred, a few plain icons are stand-ins. The letter gives
the source of the effect: S the rulebook, R reconstructed.
"""

from __future__ import annotations

from typing import Final

from ....kernel.corrections import table_row
from ....kernel.effects import Facts, Icons, trees
from ..effects.artifacts import TakeArtifact
from ..effects.gains import Crate, Energy, Points
from ..effects.machines import FreeExchange, TribeMachine
from ..effects.skills import Skill
from ..pieces.kinds import FIFTH_SLOT, SIDES, T2M, T3L, T3M, T3R, TRIBES
from ..table.effect import ReviveEffect
from .parts import together

BOTH: Final = -1  # sides
ALL: Final = -1  # tribes
BASIS: Final = "tribes"


@table_row
class Technology:
    """`parts` are the numbers of its effects, set off when its figure leaves the tribe board. Tribe, side and place are
    data that corrections may change (REV-TRIBE-04)."""

    def __init__(self, id: str, tribe: int, side: int, place: int, source: str, *effects: ReviveEffect) -> None:
        self.id: str = id
        self.tribe: int = tribe
        self.side: int = side
        self.place: int = place
        self.source: str = source
        self.effect: ReviveEffect = together(effects)
        # The effect of this technology's machine (REV-MACH-04).
        self.machine: ReviveEffect = self.effect.effect if isinstance(self.effect, TribeMachine) else self.effect
        self.parts: tuple[int, ...] = ()
        self.skills: int = 0  # bits of the skills that it gives
        for effect in trees(self.effect):
            if isinstance(effect, (Skill, FreeExchange)):
                self.skills |= effect.skill


class OnBoards(ReviveEffect):
    """A technology in words, with the tribe boards on which it is printed."""

    key = "on-boards"

    def __init__(self, technology: Technology) -> None:
        self.technology = technology

    def facts(self) -> Facts:
        tribe, side = self.technology.tribe, self.technology.side
        return {
            "tribe": "all" if tribe == ALL else TRIBES[tribe],
            "side": "both" if side == BOTH else SIDES[side],
            "effect": self.technology.effect,
        }

    def icons(self) -> Icons:
        return self.technology.effect.icons()


# fmt: off
COMMON: Final[tuple[Technology, ...]] = (  # REV-TECH-01
    Technology("fifth-slot",      ALL, BOTH, T2M, "S", Skill(FIFTH_SLOT)),           # REV-TECH-02
    Technology("artifact-energy", ALL, BOTH, T3L, "S", TakeArtifact(), Energy(1)),   # REV-TECH-04, REV-TECH-05
    Technology("artifact-crate",  ALL, BOTH, T3M, "S", TakeArtifact(), Crate()),     # REV-TECH-04, REV-TECH-06
    Technology("artifact-points", ALL, BOTH, T3R, "S", TakeArtifact(), Points(2)),   # REV-TECH-04, REV-TECH-07
)
# fmt: on
