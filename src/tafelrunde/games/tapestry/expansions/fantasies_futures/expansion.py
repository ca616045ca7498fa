"""Where Fantasies & Futures hooks into the base rules."""

from __future__ import annotations

from typing import Final

from ...pieces.kinds import FANTASIES_FUTURES
from ...table.moments import Expansion


class FantasiesFutures(Expansion):
    box = FANTASIES_FUTURES


EXPANSION: Final = FantasiesFutures()
