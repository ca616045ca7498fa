"""Where Plans & Ploys hooks into the base rules."""

from __future__ import annotations

from typing import Final

from ...pieces.kinds import PLANS_PLOYS
from ...table.moments import Expansion


class PlansPloys(Expansion):
    box = PLANS_PLOYS


EXPANSION: Final = PlansPloys()
