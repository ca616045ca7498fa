"""Constants: what exists, and how much of it."""

from __future__ import annotations

from typing import Final

CARDS: Final = 48  # DELTA-BOX-01
COPIES: Final = 3
HAND: Final = 5  # DELTA-SETUP-01
GRAIN_AT_START: Final = 3  # DELTA-SETUP-02
TRADED: Final = 2  # DELTA-ROUND-04
GRAIN_PER_POINT: Final = 3  # DELTA-END-02
FLOODS: Final = (3, 6)  # DELTA-FLOOD-01: after these rounds

# Types of buildings, named like their icons; each has a colour of the palette.
FIELD, WORKSHOP, TEMPLE, DYKE = range(4)
TYPES: Final = ("field", "workshop", "temple", "dyke")
COLOURS: Final = ("yellow", "brown", "purple", "blue")

# Gains, named like their icons.
GRAIN: Final = "grain"
VP: Final = "vp"  # neither is limited (DELTA-BOX-02)

# Sources of points: the texts `points-<source>` name them.
SOURCES: Final = ("buildings", "effects", "grain")
BUILDINGS, EFFECTS = 0, 1
