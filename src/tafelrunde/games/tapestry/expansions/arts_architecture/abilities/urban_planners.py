"""Urban Planners: landmarks wait on the mat and are built later (TAP-CIV-14)."""

from __future__ import annotations

from typing import Final

from ......kernel.decision import NONE, ask
from ....components.civilizations import Civilization
from ....pieces.kinds import ARTS_ARCHITECTURE
from ....table.moments import Says
from ....table.player import TapestryPlayer
from ....table.prompts import STORE
from ....table.state import Table


class UrbanPlanners(Civilization):
    def instead_of_landmark(self, table: Table, me: TapestryPlayer, landmark: int) -> Says:
        """It may be stored on the mat."""
        if me.finished or (yield ask(me, STORE, [1, NONE], landmark)) == NONE:
            return False
        me.own_side.stored |= 1 << landmark
        me.own_side.fresh |= 1 << landmark
        if table.log:
            table.log.tell("stored", me, landmark=landmark)
        return True


PRINTED: Final = UrbanPlanners("urban_planners", box=ARTS_ARCHITECTURE)
REVISED: Final = UrbanPlanners("urban_planners", box=ARTS_ARCHITECTURE)
