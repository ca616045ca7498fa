"""The questions of Deus. The comment after each names the decision in the rulebook.

The engine makes the other decisions: the board (DEUS-DEC-19) and the first player (DEUS-DEC-20) in rules/setup.py.
After set-up nobody is asked in another player's turn (DEUS-DEC-23).
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

ACTION = Prompt("ACTION", CARDS + 2, "card", extra=OFFER)  # DEUS-DEC-01, DEUS-DEC-02
PAY = Prompt("PAY", TOKENS + 1, "number", about="resource")  # DEUS-DEC-03: tokens paid; 4 gold for each that is missing
PLACE = Prompt("PLACE", REGIONS + 1, "region", about="colour", extra=PAY_FOR_EDGE)  # DEUS-DEC-04, DEUS-DEC-05
EDGE = Prompt("EDGE", REGIONS, "region", about="colour")  # DEUS-DEC-05
TEMPLE_SITE = Prompt("TEMPLE_SITE", REGIONS, "region")  # DEUS-DEC-06
GAIN = Prompt("GAIN", 2, "yes", about="card", usual=1)  # DEUS-DEC-07: a gift from the supply is never worse than none
USE = Prompt("USE", 2, "yes", about="card")  # DEUS-DEC-07
SELL = Prompt("SELL", TOKENS + 1, "number", about="resource")  # DEUS-DEC-08
BUY = Prompt("BUY", len(RESOURCES), "resource", about="number")  # DEUS-DEC-08; about: how many may still be bought
EXCHANGE = Prompt("EXCHANGE", len(RESOURCES), "resource", about="resource")  # DEUS-DEC-08
PRODUCE = Prompt("PRODUCE", REGIONS, "region")  # DEUS-DEC-09
HARVEST = Prompt("HARVEST", REGIONS, "region", about="resource")  # DEUS-DEC-09
PIECE = Prompt("PIECE", STANDARD, "colour", about="number")  # DEUS-DEC-10; about: how many are still to come
ACTIVATE = Prompt("ACTIVATE", CARDS, "card", about="colour")  # DEUS-DEC-11
ARMY = Prompt("ARMY", REGIONS, "region", about="number")  # DEUS-DEC-12; about: how far it may go
MOVE = Prompt("MOVE", REGIONS, "region", about="region")  # DEUS-DEC-12
VILLAGE = Prompt("VILLAGE", REGIONS, "region", about="number")  # DEUS-DEC-13; about: the points to take
ROB = Prompt("ROB", SEATS, "player", about="number")  # DEUS-DEC-13
# DEUS-DEC-14; about: how many are laid aside already
DISCARD = Prompt("DISCARD", CARDS, "card", about="number", series=True)
TOP = Prompt("TOP", CARDS, "card")  # DEUS-DEC-15
GOD = Prompt("GOD", STANDARD, "god")  # DEUS-DEC-16
GIFT = Prompt("GIFT", len(RESOURCES), "resource", about="number")  # DEUS-DEC-17; about: how many are still to come
DRAW = Prompt("DRAW", HAND_LIMIT + 1, "number")  # DEUS-DEC-18
START = Prompt("START", PIECES_OF_TYPE + 1, "number", about="colour", together=True)  # DEUS-DEC-21
JOKER_CARD = Prompt("JOKER_CARD", CARDS, "card")  # DEUS-DEC-22
JOKER_COLUMN = Prompt("JOKER_COLUMN", STANDARD, "colour")  # DEUS-DEC-22

PROMPTS = (
    ACTION, PAY, PLACE, EDGE, TEMPLE_SITE, GAIN, USE, SELL, BUY, EXCHANGE, PRODUCE, HARVEST, PIECE, ACTIVATE, ARMY,
    MOVE, VILLAGE, ROB, DISCARD, TOP, GOD, GIFT, DRAW, START, JOKER_CARD, JOKER_COLUMN,
)  # fmt: skip
