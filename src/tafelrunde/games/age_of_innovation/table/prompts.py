"""The prompts of Age of Innovation. The comment after each names the decision of the rule list."""

from __future__ import annotations

from typing import Final

from ....kernel.decision import Prompt
from ..pieces.map import SITES, SPACES

# Codes of ACTION.
BUILD_WORKSHOP: Final = 0
TERRAFORM: Final = 1
UPGRADE: Final = 1  # to which the number of the new building is added: guild 2, school 3, palace 4, university 5
ADVANCE_SHIPPING: Final = 6
ADVANCE_TERRAFORMING: Final = 7
MAKE_INNOVATION: Final = 8
SEND_SCHOLAR: Final = 9
POWER_ACTION: Final = 10  # and the five after it
BOOK_ACTION: Final = 16  # and the five after it
SPECIAL: Final = 22  # and the five after it, in the order of SPECIALS
PLACE_ANNEX: Final = 28
MOLES_BRIDGE: Final = 29
PASS: Final = 30
EXCHANGE_FIRST: Final = 31
RIVER_TOWN_FIRST: Final = 32
ACTIONS: Final = (
    "workshop", "terraform", "guild", "school", "palace", "university", "shipping", "terraforming", "innovation",
    "scholar", "power-bridge", "power-scholar", "power-tools", "power-coins", "power-spade", "power-spades",
    "book-power", "book-coins", "book-guilds", "book-steps", "book-upgrade", "book-spades",
    "special-faction", "special-palace", "special-bonus", "special-deus-ex-machina", "special-professor",
    "special-competency", "annex", "moles-bridge", "pass", "exchange", "river-town",
)  # fmt: skip
# Whose special action it is; the bit of a used one in `AoiPlayer.used`.
SPECIALS: Final = ("faction", "palace", "bonus", "deus-ex-machina", "professor", "competency")

TUNNEL: Final = SPACES  # extra codes of TERRAFORM_SITE and WORKSHOP_SITE
FLIGHT: Final = SPACES + 1
RETURN_SCHOLAR: Final = 16  # extra codes of SEND: return it for a step in discipline 0 to 3

# Codes of EXCHANGE and AFTER.
SACRIFICE: Final = 0
POWER_TO_SCHOLAR: Final = 1
POWER_TO_TOOL: Final = 2
POWER_TO_COIN: Final = 3
SCHOLAR_TO_TOOL: Final = 4
TOOL_TO_COIN: Final = 5
POWER_TO_BOOK: Final = 6  # and the three after it, by discipline
BOOK_TO_COIN: Final = 10  # and the three after it
EXCHANGES: Final = (
    "sacrifice", "power-scholar", "power-tool", "power-coin", "scholar-tool", "tool-coin", "power-book-banking",
    "power-book-law", "power-book-engineering", "power-book-medicine", "book-coin-banking", "book-coin-law",
    "book-coin-engineering", "book-coin-medicine",
)  # fmt: skip

DRAFT_KINDS: Final = ("board", "faction", "palace")

SET: Final = Prompt("SET", 7, "board", strategic=True)  # AOI-DEC-03
DRAFT: Final = Prompt("DRAFT", 3, "draft", strategic=True)  # AOI-DEC-04: which kind ...
DRAFT_BOARD: Final = Prompt("DRAFT_BOARD", 7, "board", strategic=True)  # ... and which of it
DRAFT_FACTION: Final = Prompt("DRAFT_FACTION", 12, "faction", strategic=True)
DRAFT_PALACE: Final = Prompt("DRAFT_PALACE", 17, "palace", strategic=True)
DRAFT_BONUS: Final = Prompt("DRAFT_BONUS", 10, "bonus")  # AOI-DEC-05
START_PIECE: Final = Prompt("START_PIECE", 7, "building")  # AOI-DEC-09
START_SITE: Final = Prompt("START_SITE", SPACES, "space", about="building")  # AOI-DEC-08, AOI-DEC-09, AOI-DEC-10
ACTION: Final = Prompt("ACTION", len(ACTIONS), "action")  # AOI-DEC-15, AOI-DEC-16, AOI-DEC-30, AOI-DEC-34, AOI-DEC-42
EXCHANGE: Final = Prompt("EXCHANGE", len(EXCHANGES), "exchange")  # AOI-DEC-16
# AOI-DEC-16: the rest can still be exchanged later
AFTER: Final = Prompt("AFTER", len(EXCHANGES), "exchange", default=-1)
TOWN_SITE: Final = Prompt("TOWN_SITE", SPACES, "space")  # AOI-DEC-34, AOI-DEC-49
# AOI-DEC-12, AOI-DEC-17, AOI-DEC-19, AOI-DEC-20, AOI-DEC-35, AOI-DEC-46; about: free spades left
TERRAFORM_SITE: Final = Prompt("TERRAFORM_SITE", SPACES + 2, "space", about="number", extra=TUNNEL)
SPADES: Final = Prompt("SPADES", 4, "number", about="space")  # AOI-DEC-17, AOI-DEC-18
BUILD: Final = Prompt("BUILD", 2, "yes", about="space")  # AOI-DEC-17
WORKSHOP_SITE: Final = Prompt("WORKSHOP_SITE", SPACES + 2, "space", extra=TUNNEL)  # AOI-DEC-17, AOI-DEC-20, AOI-DEC-35
TUNNEL_SITE: Final = Prompt("TUNNEL_SITE", SPACES, "space")  # AOI-DEC-20
FLIGHT_SITE: Final = Prompt("FLIGHT_SITE", SPACES, "space")  # AOI-DEC-20
UPGRADE_SITE: Final = Prompt("UPGRADE_SITE", SPACES, "space", about="building")  # AOI-DEC-21, AOI-DEC-41
TILE_FIRST: Final = Prompt("TILE_FIRST", 2, "yes", about="building")  # AOI-Q-17
PALACE: Final = Prompt("PALACE", 17, "palace")  # AOI-DEC-22
COMPETENCY: Final = Prompt("COMPETENCY", 12, "competency")  # AOI-DEC-11, AOI-DEC-23
KEY: Final = Prompt("KEY", 2, "yes", about="discipline")  # AOI-DEC-24
# AOI-DEC-06, AOI-DEC-14, AOI-DEC-25; about: how many steps are left
STEP: Final = Prompt("STEP", 4, "discipline", about="number")
STEPS_IN_ONE: Final = Prompt("STEPS_IN_ONE", 4, "discipline", about="number")  # AOI-DEC-25; about: how many steps
# AOI-DEC-07, AOI-DEC-13, AOI-DEC-26, AOI-DEC-47; about: how many are left
BOOK: Final = Prompt("BOOK", 4, "discipline", about="number")
PAY_BOOKS: Final = Prompt("PAY_BOOKS", 13, "number", about="discipline")  # AOI-DEC-27
INNOVATION: Final = Prompt("INNOVATION", 18, "innovation")  # AOI-DEC-28
SEND: Final = Prompt("SEND", 20, "scholarspace", extra=RETURN_SCHOLAR)  # AOI-DEC-29
BRIDGE: Final = Prompt("BRIDGE", SITES, "site")  # AOI-DEC-31
NEUTRAL_SITE: Final = Prompt("NEUTRAL_SITE", SPACES, "space", about="building")  # AOI-DEC-32
TOWN: Final = Prompt("TOWN", 7, "town")  # AOI-DEC-33, AOI-DEC-39
GUILD_SITE: Final = Prompt("GUILD_SITE", SPACES, "space")  # AOI-DEC-37
FREE_SHIPPING: Final = Prompt("FREE_SHIPPING", 4, "number")  # AOI-DEC-38
ANNEX: Final = Prompt("ANNEX", SPACES, "space")  # AOI-DEC-40
LEECH: Final = Prompt(
    "LEECH", 64, "number", about="space", default=1, standing_limit=6
)  # AOI-DEC-43: one power costs nothing
BONUS: Final = Prompt("BONUS", 10, "bonus")  # AOI-DEC-44
AUTOMA_HOME: Final = Prompt("AUTOMA_HOME", 7, "terrain", strategic=True)  # AOI-SOLO-07
AUTOMA_YOUTH: Final = Prompt("AUTOMA_YOUTH", 7, "terrain", strategic=True)  # AOI-SOLO-50

PROMPTS: Final[tuple[Prompt, ...]] = (
    SET, DRAFT, DRAFT_BOARD, DRAFT_FACTION, DRAFT_PALACE, DRAFT_BONUS, START_PIECE, START_SITE, ACTION,
    EXCHANGE, AFTER, TOWN_SITE, TERRAFORM_SITE, SPADES, BUILD, WORKSHOP_SITE, TUNNEL_SITE, FLIGHT_SITE,
    UPGRADE_SITE, PALACE, COMPETENCY, KEY, STEP, STEPS_IN_ONE, BOOK, PAY_BOOKS, INNOVATION, SEND, BRIDGE,
    NEUTRAL_SITE, TOWN, GUILD_SITE, FREE_SHIPPING, ANNEX, LEECH, BONUS, AUTOMA_HOME, AUTOMA_YOUTH,
    TILE_FIRST,
)  # fmt: skip
