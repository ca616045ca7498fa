"""The hooks of Plans & Ploys: landmark cards."""

from __future__ import annotations

from typing import Final

from ...pieces.kinds import PLANS_PLOYS
from ..landmark_cards import LandmarkCards


class PlansPloys(LandmarkCards):
    expansion = PLANS_PLOYS


EXPANSION: Final = PlansPloys()
