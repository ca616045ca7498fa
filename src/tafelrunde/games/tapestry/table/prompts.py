"""The prompts of Tapestry. The comment after each names its decision in the rule list.

Nobody is asked for deals: what players agree on binds nobody, and no material changes hands (TAP-TURN-13, TAP-TURN-14,
TAP-FAQ-51, TAP-EX-36).
"""

from __future__ import annotations

from typing import Final

from ....kernel.decision import Prompt
from ..pieces.capitals import PLOTS, SITES
from ..pieces.codes import CARD_SITES, FACES
from ..pieces.reserved import ITEMS
from ..pieces.tracks import SPACES

# Room for the expansions, so that the numbers of the answers stay what they are.
TRACKS: Final = 5
CIVILIZATIONS: Final = 41
TAPESTRY_CARDS: Final = 128
TECH_CARDS: Final = 64
LANDMARKS: Final = 33
SPACE_TILES: Final = 19
TILES: Final = 48
LANDMARK_CARDS: Final = 10
MASTERPIECES: Final = 20

AUTOMA_CIVILIZATIONS: Final = 12
POOL: Final = 8  # things in the pool of the Hucksters

HEXES: Final = 61

INCOME: Final = TRACKS  # extra code of ACTION
FROM_DECK: Final = TECH_CARDS  # extra code of INVENT
LATE_DISCARD: Final = TRACKS  # extra codes of LATE: discard cards for points,
LATE_PLAY: Final = TRACKS + 1  # or play one
FLUSH_POINTS: Final = 4  # extra code of FLUSH
FROM_MASTERPIECES: Final = MASTERPIECES  # extra code of CREATE
ROLL_ALL_AGAIN: Final = 3  # extra code of DRAFT_DIE, after the three dice

CAPITAL: Final = Prompt("CAPITAL", 18, "capital", simultaneous=True)  # TAP-DEC-02
CIVILIZATION: Final = Prompt(
    "CIVILIZATION", CIVILIZATIONS, "civilization", simultaneous=True, strategic=True
)  # TAP-DEC-01
KEEP_CIVILIZATION: Final = Prompt("KEEP_CIVILIZATION", CIVILIZATIONS, "civilization", strategic=True)  # TAP-DEC-58
ACTION: Final = Prompt("ACTION", TRACKS + 1, "track", extra=INCOME, ends_turn=INCOME)  # TAP-DEC-06, TAP-DEC-07
# TAP-DEC-07, TAP-DEC-25, TAP-DEC-59: which token, by its space
TOKEN: Final = Prompt("TOKEN", SPACES, "space", about="track")
PAY: Final = Prompt("PAY", 4, "resource", about="number")  # TAP-DEC-08; about: how many are still to be paid
# TAP-DEC-08, TAP-DEC-10: pay this for the bonus, or leave it
BONUS: Final = Prompt("BONUS", 4, "resource", about="effect")
FREE_BONUS: Final = Prompt("FREE_BONUS", 2, "yes", about="effect")  # TAP-DEC-10: a bonus that costs nothing
PAY_TILE: Final = Prompt("PAY_TILE", 48, "tile", about="effect")  # TAP-DEC-10, TAP-DEC-11
PAY_TECH: Final = Prompt("PAY_TECH", TECH_CARDS, "tech", about="effect")  # TAP-DEC-10, TAP-DEC-11
PAY_CARD: Final = Prompt("PAY_CARD", TAPESTRY_CARDS, "card", about="effect")  # TAP-DEC-10, TAP-DEC-11
# TAP-DEC-13, TAP-DEC-39; about: how many still come
RESOURCE: Final = Prompt("RESOURCE", 4, "resource", about="number")
LOSE: Final = Prompt("LOSE", 4, "resource", about="number")  # TAP-DEC-05
PLOT: Final = Prompt("PLOT", PLOTS, "plot", about="building")  # TAP-DEC-15
LANDMARK: Final = Prompt("LANDMARK", LANDMARKS, "landmark")  # TAP-DEC-37: which landmark
LANDMARK_TURN: Final = Prompt("LANDMARK_TURN", 4, "turn", about="landmark")  # TAP-DEC-15
LANDMARK_SITE: Final = Prompt("LANDMARK_SITE", SITES, "site", about="landmark")  # TAP-DEC-15, TAP-DEC-18
EXPLORE_TILE: Final = Prompt("EXPLORE_TILE", 48, "tile")  # TAP-DEC-19
EXPLORE_HEX: Final = Prompt("EXPLORE_HEX", HEXES, "hex", about="tile")  # TAP-DEC-19
EXPLORE_TURN: Final = Prompt("EXPLORE_TURN", 6, "turn", about="placing")  # TAP-DEC-19; about: TILES * hex + tile
SPACE_TILE: Final = Prompt("SPACE_TILE", SPACE_TILES, "space-tile")  # TAP-DEC-20
REPLACE: Final = Prompt("REPLACE", 2, "yes")  # TAP-DEC-21
INVENT: Final = Prompt("INVENT", TECH_CARDS + 1, "tech", extra=FROM_DECK)  # TAP-DEC-22, TAP-DEC-48
UPGRADE: Final = Prompt("UPGRADE", TECH_CARDS, "tech")  # TAP-DEC-23
CIRCLE: Final = Prompt("CIRCLE", TECH_CARDS, "tech")  # TAP-DEC-24
SQUARE: Final = Prompt("SQUARE", TECH_CARDS, "tech")  # TAP-DEC-24
RESEARCH: Final = Prompt("RESEARCH", TRACKS, "track", ends_turn=-1)  # TAP-DEC-25: advance there, or not
TRACK: Final = Prompt("TRACK", TRACKS, "track", about="effect")  # TAP-DEC-26, TAP-DEC-28, TAP-DEC-37, TAP-DEC-59
REPEAT: Final = Prompt("REPEAT", TRACKS, "track")  # TAP-DEC-27
CONQUER: Final = Prompt("CONQUER", HEXES, "hex")  # TAP-DEC-29
DIE: Final = Prompt("DIE", 2, "die", about="roll")  # TAP-DEC-30
FIRST_DIE: Final = Prompt("FIRST_DIE", 2, "die", about="roll")  # TAP-RULING-10
TRAP: Final = Prompt("TRAP", TAPESTRY_CARDS, "card", about="hex")  # TAP-DEC-31
ABILITY: Final = Prompt("ABILITY", CIVILIZATIONS, "civilization")  # TAP-DEC-33, TAP-DEC-37
USE: Final = Prompt("USE", 2, "yes", about="civilization")  # TAP-DEC-33
PLAY: Final = Prompt("PLAY", TAPESTRY_CARDS, "card")  # TAP-DEC-36, TAP-DEC-40, TAP-DEC-56
KEEP_CARD: Final = Prompt("KEEP_CARD", TAPESTRY_CARDS, "card")  # TAP-DEC-58
DISCARD: Final = Prompt("DISCARD", TAPESTRY_CARDS, "card")  # TAP-DEC-37
COPY: Final = Prompt("COPY", TAPESTRY_CARDS, "card")  # TAP-DEC-60
OPPONENT: Final = Prompt("OPPONENT", 5, "player")  # TAP-DEC-37
POSITION: Final = Prompt("POSITION", 5 * SPACES, "position")  # TAP-DEC-60: a player's token, as seat, track and space
TERRITORY: Final = Prompt("TERRITORY", HEXES, "hex", about="effect")  # TAP-DEC-37, TAP-DEC-60
GIVE_TILE: Final = Prompt("GIVE_TILE", 48, "tile")  # TAP-DEC-37
OUTPOST: Final = Prompt("OUTPOST", 2, "yes", about="hex")  # TAP-DEC-37: an outpost on the tile just explored
TWICE: Final = Prompt("TWICE", 2, "yes", about="tile")  # TAP-DEC-37: the benefit twice instead of the points
MATCH: Final = Prompt("MATCH", SPACES, "space", about="track")  # TAP-DEC-37: the space of an opponent to move to
SEND: Final = Prompt("SEND", 2, "yes")  # TAP-DEC-37: a worker for points
BUILDING: Final = Prompt("BUILDING", 4, "building")  # TAP-DEC-14
GUILD: Final = Prompt("GUILD", 7, "guild-trade")  # TAP-DEC-37
# TAP-DEC-37; about: food that may still be turned
TURN_FOOD: Final = Prompt("TURN_FOOD", 4, "resource", about="number")
ROLL: Final = Prompt("ROLL", TRACKS, "track", about="number")  # TAP-DEC-37: which of two science rolls

# Civilization mats (TAP-DEC-33, TAP-DEC-57, TAP-DEC-60).
ROLL_AGAIN: Final = Prompt("ROLL_AGAIN", 2, "yes", about="number")  # about: how many tracks are marked
MARK: Final = Prompt("MARK", PLOTS, "plot")
SWAP: Final = Prompt("SWAP", PLOTS, "plot")
CRAFT: Final = Prompt("CRAFT", 3, "column", about="building")
ENTERTAIN: Final = Prompt("ENTERTAIN", 24, "stage")
GIVE_TOKEN: Final = Prompt("GIVE_TOKEN", 5, "player")
EXPOSE: Final = Prompt("EXPOSE", 4, "square")
TOKEN_ON_TECH: Final = Prompt("TOKEN_ON_TECH", TECH_CARDS, "tech")
GUARD: Final = Prompt("GUARD", 2, "yes", about="hex")
LEAD: Final = Prompt("LEAD", TRACKS, "track")
CELEBRATE: Final = Prompt("CELEBRATE", 9, "revel")
CELEBRATE_TO: Final = Prompt("CELEBRATE_TO", 9, "revel", about="revel")
MUSTER: Final = Prompt("MUSTER", 2, "column", about="civilization")
PREDICT: Final = Prompt("PREDICT", 10, "number", about="prediction")
SETTLE: Final = Prompt("SETTLE", HEXES, "hex", about="building")
TRADE: Final = Prompt("TRADE", HEXES, "hex")
UNUSED_DIE: Final = Prompt("UNUSED_DIE", 2, "yes", about="die", default=1)


# The revised mats.
DRAFT_DIE: Final = Prompt("DRAFT_DIE", 4, "die", about="draft", extra=ROLL_ALL_AGAIN)
CHOSEN: Final = Prompt("CHOSEN", 2, "yes", about="effect")  # the benefit, or 5 points
RAISE: Final = Prompt("RAISE", 6, "number", about="column")  # a token in a column of the Craftsmen
JUMP: Final = Prompt("JUMP", TRACKS, "track")
REVEL: Final = Prompt("REVEL", 9, "revel")  # where the tokens of the Merrymakers begin
MEDITATE: Final = Prompt("MEDITATE", 4, "reward", about="number")  # about: 1 for the large rewards
DEAL: Final = Prompt("DEAL", 3, "deal")  # what the Traders do
RECORD: Final = Prompt("RECORD", 48, "tile")  # a tile for a token of the Historians, on both mats
COVERED: Final = Prompt("COVERED", 3, "column")  # which benefit the Craftsmen gain of those just covered
PROSPECT: Final = Prompt("PROSPECT", HEXES, "hex")  # a territory whose tile gives its benefit to the Alchemists

# Plans & Ploys. New prompts come last, so that the numbers of the answers stay what they are.
LANDMARK_CARD: Final = Prompt("LANDMARK_CARD", LANDMARK_CARDS, "landmark-card")  # TAP-DEC-04
KEEP_GOAL: Final = Prompt("KEEP_GOAL", LANDMARK_CARDS, "landmark-card")  # Royal Charter, Urban Planners
COUNTER: Final = Prompt("COUNTER", TAPESTRY_CARDS, "card", about="card")  # TAP-DEC-32
REPLY: Final = Prompt("REPLY", TAPESTRY_CARDS, "card", about="hex")  # TAP-DEC-31: of others than the attacked player
DIVIDE: Final = Prompt("DIVIDE", 2, "die", about="roll")  # Surrender: the die that the conqueror gains
RECALL: Final = Prompt("RECALL", HEXES, "hex")  # Retreat: toppled outposts that go back into supply
ADVISE: Final = Prompt("ADVISE", TAPESTRY_CARDS, "card", about="player")  # a card for a neighbour
COUNSEL: Final = Prompt("COUNSEL", 25, "era-slot")  # on the revised mat
AGREE: Final = Prompt("AGREE", 2, "yes", about="card")
OFFER: Final = Prompt("OFFER", TAPESTRY_CARDS, "card", about="player")
ACCEPT: Final = Prompt("ACCEPT", 2, "yes", about="card")
# one of the cards that came with the Advisors
GIVE_CARD: Final = Prompt("GIVE_CARD", TAPESTRY_CARDS, "card", about="player")
TRIM: Final = Prompt("TRIM", TAPESTRY_CARDS, "card", about="number")  # about: how many are still to be discarded
VISIT: Final = Prompt("VISIT", SPACE_TILES, "space-tile", about="number")  # about: resources to pay first
INFILTRATE: Final = Prompt("INFILTRATE", HEXES, "hex")
ISLAND: Final = Prompt("ISLAND", 6, "island", about="tile")
ISLAND_TURN: Final = Prompt("ISLAND_TURN", 6, "turn", about="landing")
ISLAND_TILE: Final = Prompt("ISLAND_TILE", TILES, "tile")
EXCHANGE: Final = Prompt("EXCHANGE", 2, "yes", about="civilization")  # the mat just gained for another one
KEEP_TECH: Final = Prompt("KEEP_TECH", TECH_CARDS, "tech")
TAKE_TECH: Final = Prompt("TAKE_TECH", TECH_CARDS, "tech")  # the top one of the discards, on the revised mat
SPY: Final = Prompt("SPY", 5, "spying")
SPY_TILE: Final = Prompt("SPY_TILE", TILES, "tile")
SPY_SPACE: Final = Prompt("SPY_SPACE", SPACE_TILES, "space-tile")
SPY_TECH: Final = Prompt("SPY_TECH", TECH_CARDS, "tech")
PEEK: Final = Prompt("PEEK", 2, "yes", about="player")
TINKER: Final = Prompt("TINKER", 4, "tinkering")
TINKER_TOKEN: Final = Prompt("TINKER_TOKEN", SPACES, "space")
TINKER_GAIN: Final = Prompt("TINKER_GAIN", 2, "yes", about="space")
DRAW_BOTH: Final = Prompt("DRAW_BOTH", 2, "yes", default=1)  # TAP-DEC-47
TREASURE: Final = Prompt("TREASURE", 5, "terrain")
TREASURE_HEX: Final = Prompt("TREASURE_HEX", HEXES, "hex", about="terrain")
BLACK_ROLL: Final = Prompt("BLACK_ROLL", 5, "black-roll")  # which of two rolls of the black die
ROLL_MORE: Final = Prompt("ROLL_MORE", 2, "yes", about="black-roll")  # the second roll on the revised mat
SCIENCE_MORE: Final = Prompt("SCIENCE_MORE", 2, "yes", about="track")
# where a token of the Utilitarians comes from
UTILIZE: Final = Prompt("UTILIZE", LANDMARKS, "landmark", about="landmark")
UTILITY: Final = Prompt("UTILITY", LANDMARKS, "landmark")  # an ability to begin with
# tiles for a resource; about: how many are still to be paid
LIGHT: Final = Prompt("LIGHT", TILES, "tile", about="number")
REDRAW: Final = Prompt("REDRAW", TAPESTRY_CARDS, "card")  # TAP-DEC-46: exchange a card with the arts symbol
REDRAW_TECH: Final = Prompt("REDRAW_TECH", 2, "yes", about="tech")  # TAP-DEC-46

# Fantasies & Futures.
CHARM: Final = Prompt("CHARM", 3, "charm", about="card")  # TAP-DEC-38: the ability or a bonus of an enchantment next
RESERVED: Final = Prompt("RESERVED", ITEMS, "reserved")  # TAP-DEC-45
KEEP_TILE: Final = Prompt("KEEP_TILE", TILES, "tile")  # TAP-DEC-49
KEEP_SPACE: Final = Prompt("KEEP_SPACE", SPACE_TILES, "space-tile")  # TAP-DEC-49
FACE: Final = Prompt("FACE", 2 * FACES, "die-face", about="die")  # TAP-DEC-49
TAKE_CARD: Final = Prompt("TAKE_CARD", TAPESTRY_CARDS, "card")  # of the discards
REROLL: Final = Prompt("REROLL", 2, "die", about="roll")  # a conquer die that is rolled again
ARTIFICE: Final = Prompt("ARTIFICE", 8, "artifice")  # 2 * income track, and 1 more to move its building
FLUSH: Final = Prompt("FLUSH", 5, "income-track", extra=FLUSH_POINTS)  # all buildings of a track to the left, or points
FLOAT: Final = Prompt("FLOAT", HEXES, "hex")
WISH: Final = Prompt("WISH", 8, "wish", about="player")  # a circle that an opponent chooses; about: the Genies
GRANT: Final = Prompt("GRANT", 8, "wish")  # the circle or a square beside it next
SUBMERGE: Final = Prompt("SUBMERGE", TAPESTRY_CARDS, "card", about="number")  # about: how many are still to go
LATE: Final = Prompt("LATE", TRACKS + 2, "track", extra=LATE_DISCARD)  # a turn after the last income turn
HOST: Final = Prompt("HOST", 5, "player")  # who receives a token of the Weefolk
HIDE: Final = Prompt("HIDE", PLOTS, "plot", about="player")  # where that player puts it; about: the Weefolk
BARTER: Final = Prompt("BARTER", TILES, "tile")  # a territory tile for an income building
HOWL: Final = Prompt("HOWL", TRACKS, "track")  # back on a track to explore the tile
RUN_ON: Final = Prompt("RUN_ON", TRACKS, "track")  # forward with benefit and bonus

# Arts & Architecture.
CREATE: Final = Prompt("CREATE", MASTERPIECES + 1, "masterpiece", extra=FROM_MASTERPIECES)  # TAP-DEC-41
REPLACE_ART: Final = Prompt("REPLACE_ART", 2, "yes")  # TAP-DEC-41
PERFORM: Final = Prompt("PERFORM", MASTERPIECES, "masterpiece")  # TAP-DEC-42
BORROW: Final = Prompt("BORROW", MASTERPIECES, "masterpiece")  # TAP-DEC-43
USE_MASTERPIECE: Final = Prompt("USE_MASTERPIECE", MASTERPIECES, "masterpiece")  # TAP-DEC-34
INSPIRE: Final = Prompt("INSPIRE", 4, "income-track")  # TAP-DEC-44
KEEP_CAPITAL: Final = Prompt("KEEP_CAPITAL", 18, "capital", simultaneous=True)  # TAP-DEC-03
WHICH_DIE: Final = Prompt("WHICH_DIE", 2, "science-die")  # TAP-DEC-50
SPARE: Final = Prompt("SPARE", TRACKS, "track")  # TAP-DEC-37: the track that the Dark Ages leave alone
PUT_ON_TECH: Final = Prompt("PUT_ON_TECH", TECH_CARDS, "tech", about="landmark")  # TAP-DEC-16
BUILD_ON_CARD: Final = Prompt("BUILD_ON_CARD", TAPESTRY_CARDS, "card", about="building")  # TAP-DEC-16
CARD_TURN: Final = Prompt("CARD_TURN", 4, "turn", about="landmark")  # TAP-DEC-16
CARD_SITE: Final = Prompt("CARD_SITE", CARD_SITES, "card-site", about="card")  # TAP-DEC-16
STORE: Final = Prompt("STORE", 2, "yes", about="landmark")  # TAP-DEC-17
BUILD_STORED: Final = Prompt("BUILD_STORED", LANDMARKS, "landmark")  # TAP-DEC-17
COLLECT: Final = Prompt("COLLECT", 2, "yes", about="collectible")
COLLECT_TILE: Final = Prompt("COLLECT_TILE", TILES, "tile")
COLLECT_CARD: Final = Prompt("COLLECT_CARD", TAPESTRY_CARDS, "card")
RENEGE: Final = Prompt("RENEGE", 2, "yes", about="space")  # TAP-DEC-52
RENEGE_TIER: Final = Prompt("RENEGE_TIER", 4, "renegade-space")  # where the token begins on the revised mat
GAMBLE: Final = Prompt("GAMBLE", TAPESTRY_CARDS, "card")  # TAP-DEC-53
KEEP_REVEALED: Final = Prompt("KEEP_REVEALED", TAPESTRY_CARDS, "card")  # TAP-DEC-53
MIGRATE: Final = Prompt("MIGRATE", HEXES, "hex")
MIGRATE_TO: Final = Prompt("MIGRATE_TO", HEXES, "hex", about="hex")
STATUS_QUO: Final = Prompt("STATUS_QUO", TRACKS, "track")
PARK_DIE: Final = Prompt("PARK_DIE", 2, "die")
GIVE_UP: Final = Prompt("GIVE_UP", CIVILIZATIONS, "civilization")

# The Automa.
HEAD_START: Final = Prompt("HEAD_START", TRACKS, "track")  # TAP-AUTOMA-67: the track of a free advance
SECOND_CIVILIZATION: Final = Prompt(
    "SECOND_CIVILIZATION", AUTOMA_CIVILIZATIONS, "automaciv", strategic=True
)  # TAP-AUTOMA-18
OFFERED: Final = Prompt("OFFERED", POOL, "pooled")  # TAP-AUTOMA-75: an open thing instead of a drawn one

# Added later, so that earlier answers keep their numbers.
SHARE: Final = Prompt("SHARE", 2, "yes", about="hex")  # a start territory that Infiltrators may share or visit
WITHDRAW: Final = Prompt("WITHDRAW", HEXES, "hex", about="hex")  # Retreat: where the attacked outpost goes
FIRST_KEPT: Final = Prompt("FIRST_KEPT", 3, "die", about="draft")  # TAP-RULING-10, for Alchemists

# Every tree asks for the order of its parts (TAP-DEC-09) or which one of them (TAP-DEC-12) with prompts of the kernel.
PROMPTS: Final[tuple[Prompt, ...]] = (
    CAPITAL, CIVILIZATION, KEEP_CIVILIZATION, ACTION, TOKEN, PAY, BONUS, FREE_BONUS, PAY_TILE, PAY_TECH, PAY_CARD,
    RESOURCE, LOSE, PLOT, LANDMARK, LANDMARK_TURN, LANDMARK_SITE, EXPLORE_TILE, EXPLORE_HEX, EXPLORE_TURN, SPACE_TILE,
    REPLACE, INVENT, UPGRADE, CIRCLE, SQUARE, RESEARCH, TRACK, REPEAT, CONQUER, DIE, FIRST_DIE, TRAP, ABILITY, USE,
    PLAY, KEEP_CARD, DISCARD, COPY, OPPONENT, POSITION, TERRITORY, GIVE_TILE, OUTPOST, TWICE, MATCH, SEND, BUILDING,
    GUILD, TURN_FOOD, ROLL, ROLL_AGAIN, MARK, SWAP, CRAFT, ENTERTAIN, GIVE_TOKEN, EXPOSE, TOKEN_ON_TECH, GUARD, LEAD,
    CELEBRATE, CELEBRATE_TO, MUSTER, PREDICT, SETTLE, TRADE, UNUSED_DIE, DRAFT_DIE, CHOSEN, RAISE, JUMP, REVEL,
    MEDITATE, DEAL, RECORD, COVERED, PROSPECT,
    LANDMARK_CARD, KEEP_GOAL, COUNTER, REPLY, DIVIDE, RECALL, ADVISE, COUNSEL, AGREE, OFFER, ACCEPT, GIVE_CARD, TRIM,
    VISIT, INFILTRATE, ISLAND, ISLAND_TURN, ISLAND_TILE, EXCHANGE, KEEP_TECH, TAKE_TECH, SPY, SPY_TILE, SPY_SPACE,
    SPY_TECH, PEEK, TINKER, TINKER_TOKEN, TINKER_GAIN, DRAW_BOTH, TREASURE, TREASURE_HEX, BLACK_ROLL, ROLL_MORE,
    SCIENCE_MORE, UTILIZE, UTILITY, LIGHT, REDRAW, REDRAW_TECH,
    CHARM, RESERVED, KEEP_TILE, KEEP_SPACE, FACE, TAKE_CARD, REROLL, ARTIFICE, FLUSH, FLOAT, WISH, GRANT, SUBMERGE,
    LATE, HOST, HIDE, BARTER, HOWL, RUN_ON,
    CREATE, REPLACE_ART, PERFORM, BORROW, USE_MASTERPIECE, INSPIRE, KEEP_CAPITAL, WHICH_DIE, SPARE, PUT_ON_TECH,
    BUILD_ON_CARD, CARD_TURN, CARD_SITE, STORE, BUILD_STORED, COLLECT, COLLECT_TILE, COLLECT_CARD, RENEGE, RENEGE_TIER,
    GAMBLE, KEEP_REVEALED, MIGRATE, MIGRATE_TO, STATUS_QUO, PARK_DIE, GIVE_UP,
    HEAD_START, SECOND_CIVILIZATION, OFFERED, SHARE, WITHDRAW, FIRST_KEPT,
)  # fmt: skip
