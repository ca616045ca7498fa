"""Every prompt of the game, and what its answers name."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.decision import Prompt

from .pieces import CARDS

PLAN: Final = Prompt("PLAN", CARDS, "card", simultaneous=True)  # DELTA-ROUND-01: all are asked at once
USE: Final = Prompt("USE", 2, "use", about="card", extra=0)  # no code is a thing: each has its own text
BUILD, TRADE = 0, 1

PROMPTS: Final = (PLAN, USE)
