"""Numbers of components, and limits that more than one module needs."""

from __future__ import annotations

from typing import Final

SEATS: Final = 4  # the box holds as many player boards (DEUS-COMP-01, DEUS-COMP-02)
CARDS: Final = 96  # DEUS-COMP-03
PIECES_OF_TYPE: Final = 5  # of each player and each standard type, 100 pieces in all (DEUS-COMP-04)

# DEUS-SETUP-07: of each resource. With four players all 80 tokens are in use (DEUS-COMP-09).
SUPPLY_PER_PLAYER: Final = 5
TOKENS: Final = SUPPLY_PER_PLAYER * SEATS

HAND_LIMIT: Final = 10  # DEUS-HAND-01
NO_LIMIT: Final = 99  # for effects without a limit; more than anybody ever has
