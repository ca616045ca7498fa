"""Renegades: a track of four spaces on the mat, one for each tier (TAP-CIV-16). Their number on the mat is the space on
which the token stands."""

from __future__ import annotations

from typing import ClassVar, Final

from ......kernel.decision import NONE, Prompt, Rules, ask
from ......kernel.effects import AnyOrder
from ....components.civilizations import Civilization, Line, any_building
from ....effects.conquer import Conquer
from ....effects.explore import Explore
from ....effects.hand import TapestryCards
from ....effects.invent import Invent, Upgrade
from ....effects.research import Research
from ....pieces.kinds import ARTS_ARCHITECTURE, END_OF_TRACK, RENEGADES, TIER
from ....pieces.tracks import space_code
from ....rules.achievements import claim
from ....rules.gains import Points, under
from ....table.dispatch import AsksBool
from ....table.player import CIVILIZATION, TapestryPlayer
from ....table.prompts import RENEGE, RENEGE_TIER
from ....table.state import Table


class Renegades(Civilization):
    """The rules that both editions share."""

    asked_on: ClassVar[tuple[Prompt, ...]] = (RENEGE_TIER,)
    answers: ClassVar[str] = "renegade-space"

    def instead_of_benefit(self, table: Table, me: TapestryPlayer, track: int, space: int) -> AsksBool:
        """If the next space on the mat is of its tier (TAP-CIV-17, TAP-CIV-18)."""
        goal = me.mat[RENEGADES] + 1
        if TIER[space] != goal or (yield ask(me, RENEGE, [1, NONE], space_code(track, space))) == NONE:
            return False
        yield from self.enter(table, me, goal)
        return True

    def enter(self, table: Table, me: TapestryPlayer, goal: int) -> Rules:
        """The token comes onto a space of the mat, which gives what it says (TAP-CIV-19)."""
        me.mat[RENEGADES] = goal
        if table.log:
            table.log.add("reneged", me, None, **{"renegade-space": goal - 1})
        if goal == len(self.lines[0]):
            yield from self.reach_end(table, me)
        yield from under(table, CIVILIZATION, self.lines[0][goal - 1], me)

    def reach_end(self, table: Table, me: TapestryPlayer) -> Rules:
        yield from ()

    def covered(self, state: int, line: int, place: int) -> bool:
        return place + 1 == min(state, len(self.lines[line]))


class PrintedRenegades(Renegades):
    def reach_end(self, table: Table, me: TapestryPlayer) -> Rules:
        """The last space counts as the end of a track (TAP-CIV-20)."""
        yield from claim(table, me, END_OF_TRACK)


class RevisedRenegades(Renegades):
    def join(self, table: Table, me: TapestryPlayer) -> Rules:
        """The token begins in a tier in which one of the player's tokens stands on the board."""
        tiers = sorted({TIER[space] for tokens in me.tracks for space in tokens if space})
        if tiers:
            tier = yield ask(me, RENEGE_TIER, [tier - 1 for tier in tiers])
            yield from self.enter(table, me, tier + 1)


# Built twice: an effect belongs to one tree.
def spaces() -> Line:
    return (
        AnyOrder(TapestryCards(1), any_building()),
        AnyOrder(Research(), Invent()),
        AnyOrder(Explore(), Upgrade(), Conquer()),
        Points(20),
    )


PRINTED: Final[PrintedRenegades] = PrintedRenegades("renegades", (), spaces(), expansion=ARTS_ARCHITECTURE)
REVISED: Final[RevisedRenegades] = RevisedRenegades("renegades", (), spaces(), expansion=ARTS_ARCHITECTURE)
