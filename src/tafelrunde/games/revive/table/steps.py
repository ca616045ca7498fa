"""The steps of a game, each a checkpoint; the reasons why a game ends; the sources of blue points."""

from __future__ import annotations

from typing import Final

# Pending effects come before any step.
SET_UP: Final = 0
TRIBES: Final = 1
ARTIFACT_CARDS: Final = 2
ACTION: Final = 3
HIBERNATE: Final = 4
CLEAR_DISPLAY: Final = 5
HIBERNATION_REWARD: Final = 6
END_TURN: Final = 7
SCORING: Final = 8
OVER: Final = 9

# Why a game is over.
NOT_YET: Final = 0
BY_ARTIFACTS: Final = 1
BY_CLOCK: Final = 2
BY_STALL: Final = 3
ENDINGS: Final = ("", "artifacts", "clock", "stall")

AWAKE: Final = -2  # `sleep`: no card sends the player to sleep

# Sources of blue points.
EXPLORED: Final = 0
PRINTED: Final = 1  # cards, modules, crates, machines, technologies
TRIBE: Final = 2
HIBERNATED: Final = 3
POINT_SOURCES: Final = ("explored", "effects", "tribe", "hibernated")
