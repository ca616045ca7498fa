"""Inventors: a competency at the start."""

from __future__ import annotations

from ..components.parts import LateStart, Tile
from ..effects.competency import Competency

# AOI-FACTION-02, AOI-SETUP-54: the competency is chosen when all starting buildings stand. Its income counts from round
# 1 (AOI-FACTION-22), its spades are used in set-up and build nothing (AOI-FACTION-42).
INVENTORS: Tile = Tile("inventors", LateStart(Competency()))
