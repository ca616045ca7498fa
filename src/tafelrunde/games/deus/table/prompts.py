"""The prompts of Deus. The comment after each names the decision in the rulebook.

The engine decides the rest: the board (DEUS-DEC-19) and the first player (DEUS-DEC-20) in rules/setup.py.
After set-up only the player on turn decides (DEUS-DEC-23).
"""

from __future__ import annotations

from typing import Final

from ....kernel.decision import Prompt
from ..pieces.amounts import CARDS, HAND_LIMIT, PIECES_OF_TYPE, SEATS, TOKENS
from ..pieces.kinds import RESOURCES, STANDARD
from ..pieces.map import REGIONS

OFFER: Final = CARDS  # extra codes of ACTION
JOKER: Final = CARDS + 1
PAY_FOR_EDGE: Final = REGIONS  # extra code of PLACE

ACTION: Final = Prompt("ACTION", CARDS + 2, "card", extra=OFFER)  # DEUS-DEC-01, DEUS-DEC-02
# DEUS-DEC-03: tokens paid; 4 gold for each that is missing
PAY: Final = Prompt("PAY", TOKENS + 1, "number", about="resource")
PLACE: Final = Prompt("PLACE", REGIONS + 1, "region", about="colour", extra=PAY_FOR_EDGE)  # DEUS-DEC-04, DEUS-DEC-05
EDGE: Final = Prompt("EDGE", REGIONS, "region", about="colour")  # DEUS-DEC-05
TEMPLE_SITE: Final = Prompt("TEMPLE_SITE", REGIONS, "region")  # DEUS-DEC-06
# DEUS-DEC-07: a gift from the supply is never worse than none
GAIN: Final = Prompt("GAIN", 2, "yes", about="card", default=1)
USE: Final = Prompt("USE", 2, "yes", about="card")  # DEUS-DEC-07
SELL: Final = Prompt("SELL", TOKENS + 1, "number", about="resource")  # DEUS-DEC-08
# DEUS-DEC-08; about: how many may still be bought
BUY: Final = Prompt("BUY", len(RESOURCES), "resource", about="number")
EXCHANGE: Final = Prompt("EXCHANGE", len(RESOURCES), "resource", about="resource")  # DEUS-DEC-08
PRODUCE: Final = Prompt("PRODUCE", REGIONS, "region")  # DEUS-DEC-09
HARVEST: Final = Prompt("HARVEST", REGIONS, "region", about="resource")  # DEUS-DEC-09
PIECE: Final = Prompt("PIECE", STANDARD, "colour", about="number")  # DEUS-DEC-10; about: how many are still to come
ACTIVATE: Final = Prompt("ACTIVATE", CARDS, "card", about="colour")  # DEUS-DEC-11
ARMY: Final = Prompt("ARMY", REGIONS, "region", about="number")  # DEUS-DEC-12; about: how far it may go
MOVE: Final = Prompt("MOVE", REGIONS, "region", about="region")  # DEUS-DEC-12
VILLAGE: Final = Prompt("VILLAGE", REGIONS, "region", about="number")  # DEUS-DEC-13; about: the points to take
ROB: Final = Prompt("ROB", SEATS, "player", about="number")  # DEUS-DEC-13
# DEUS-DEC-14; about: how many are laid aside already
DISCARD: Final = Prompt("DISCARD", CARDS, "card", about="number", repeats=True)
TOP: Final = Prompt("TOP", CARDS, "card")  # DEUS-DEC-15
GOD: Final = Prompt("GOD", STANDARD, "god")  # DEUS-DEC-16
# DEUS-DEC-17; about: how many are still to come
GIFT: Final = Prompt("GIFT", len(RESOURCES), "resource", about="number")
DRAW: Final = Prompt("DRAW", HAND_LIMIT + 1, "number")  # DEUS-DEC-18
START: Final = Prompt("START", PIECES_OF_TYPE + 1, "number", about="colour", simultaneous=True)  # DEUS-DEC-21
JOKER_CARD: Final = Prompt("JOKER_CARD", CARDS, "card")  # DEUS-DEC-22
JOKER_COLUMN: Final = Prompt("JOKER_COLUMN", STANDARD, "colour")  # DEUS-DEC-22

PROMPTS: Final[tuple[Prompt, ...]] = (
    ACTION, PAY, PLACE, EDGE, TEMPLE_SITE, GAIN, USE, SELL, BUY, EXCHANGE, PRODUCE, HARVEST, PIECE, ACTIVATE, ARMY,
    MOVE, VILLAGE, ROB, DISCARD, TOP, GOD, GIFT, DRAW, START, JOKER_CARD, JOKER_COLUMN,
)  # fmt: skip
