"""Prices and rewards printed on the boards, the same for all players."""

from __future__ import annotations

from typing import Final

from .kinds import GUILD, MONUMENT, SCHOOL, UNIVERSITY, WORKSHOP

START_POINTS: Final = 20  # AOI-SETUP-45
START_WORKSHOPS: Final = 2  # AOI-SETUP-47

# ------------------------------------------------------------------------------------------------ building

WORKSHOP_TOOLS: Final = 1  # AOI-BUILD-05
WORKSHOP_COINS: Final = 2

# To a guild (AOI-UPGRADE-08), school (AOI-UPGRADE-13), palace (AOI-UPGRADE-10), university (AOI-UPGRADE-18).
UPGRADE_FROM: Final[tuple[int, ...]] = (0, WORKSHOP, GUILD, GUILD, SCHOOL)
UPGRADE_TOOLS: Final[tuple[int, ...]] = (0, 2, 3, 4, 5)
UPGRADE_COINS: Final[tuple[int, ...]] = (0, 6, 5, 6, 8)
GUILD_COINS_BESIDE_OTHERS: Final = 3  # AOI-UPGRADE-09

TOWN_BUILDINGS: Final = 4  # AOI-TOWN-01
TOWN_BUILDINGS_WITH: Final = {UNIVERSITY: 3, MONUMENT: 2}  # AOI-TOWN-02, AOI-TOWN-03
TOWN_POWER: Final = 7  # AOI-TOWN-04

# ------------------------------------------------------------------------------------------------ tracks, exchanges

SHIPPING_COINS: Final = 4  # AOI-SHIP-03
TERRAFORMING_TOOLS: Final = 1  # AOI-DIG-03; the coins are on the planning board

SCHOLAR_POWER: Final = 5  # AOI-CONVERT-04
BOOK_POWER: Final = 5  # AOI-CONVERT-05
TOOL_POWER: Final = 3  # AOI-CONVERT-06

# ------------------------------------------------------------------------------------------------ innovations

INNOVATION_PLACES: Final = {2: 6, 3: 8, 4: 10, 5: 12}  # by players (AOI-SETUP-19, AOI-MATERIAL-06)
MOST_INNOVATIONS: Final = 3  # AOI-INVENT-09
INNOVATION_BOOKS: Final = 5  # AOI-INVENT-02
COINS_WITHOUT_PALACE: Final = 5  # AOI-INVENT-03
Books = tuple[int, int, int, int]  # by discipline
# Books of stated disciplines by the column of a place, and 3 of any kind (AOI-INVENT-05); of the top pair, and 1 of any
# kind (AOI-INVENT-07).
COLUMN_BOOKS: Final[tuple[Books, ...]] = ((2, 0, 0, 0), (0, 2, 0, 0), (0, 0, 2, 0), (0, 0, 0, 2))
TOP_BOOKS: Final[tuple[Books, ...]] = ((2, 2, 0, 0), (0, 0, 2, 2))

# ------------------------------------------------------------------------------------------------ knowledge

# By the row of a competency; the rest of three are books (AOI-UPGRADE-17)
COMPETENCY_STEPS: Final[tuple[int, ...]] = (3, 2, 1)
COMPETENCY_SUM: Final = 3  # AOI-UPGRADE-16
POWER_AT: Final = {3: 1, 5: 2, 7: 2, 12: 3}  # by the level reached (AOI-KNOW-03, AOI-KNOW-04)
SPACE_STEPS: Final[tuple[int, ...]] = (3, 2, 2, 2)  # by the space for scholars (AOI-SCHOLAR-03)
