"""What lies in front of a player of Age of Innovation."""

from __future__ import annotations

from typing import Final, Optional

from ....kernel.decision import Player
from ..pieces.kinds import BUILDINGS, PIECES, ROUNDS

# Where points come from.
FROM_START: Final = 0
FROM_ROUNDS: Final = 1
FROM_TOWNS: Final = 2
FROM_INNOVATIONS: Final = 3
FROM_PALACES: Final = 4
FROM_COMPETENCIES: Final = 5
FROM_BONUSES: Final = 6
FROM_FACTION: Final = 7
FROM_TRACKS: Final = 8
FROM_ACTIONS: Final = 9
FROM_INCOME: Final = 10
FOR_POWER: Final = 11
FROM_AREA: Final = 12
FROM_KNOWLEDGE: Final = 13
FROM_RESOURCES: Final = 14
POINT_SOURCES: Final = (
    "start", "rounds", "towns", "innovations", "palaces", "competencies", "bonuses", "faction", "tracks", "actions",
    "income", "leech", "area", "knowledge", "resources",
)  # fmt: skip

SCHOLARS_OF_EACH: Final = 7
BRIDGES_OF_EACH: Final = 3


class AoiPlayer(Player):
    """What lies in front of a player. Sets of spaces, competencies and used actions are bitmasks."""

    __slots__ = (
        "annexed", "annexes", "board", "bonus", "books", "bowl1", "bowl2", "bowl3", "bridges", "by_round", "coins",
        "competencies", "digging", "drafted", "faction", "innovations", "keys", "levels", "neutral", "occupied",
        "palace", "passed", "pieces", "pool", "reach", "scholars", "sent", "shipping", "spades", "tally", "tiles",
        "tools", "towned", "used", "vp",
    )  # fmt: skip

    board: int  # the planning board, which is the home terrain; -1 until it is chosen
    faction: int
    palace: int  # the palace tile in force
    drafted: int  # the palace tile that waits for the palace (AOI-DRAFT-13)
    bonus: int
    passed: bool
    coins: int
    tools: int
    scholars: int  # ready to be used
    pool: int  # scholars in the own supply
    sent: int  # scholars on the knowledge board
    books: list[int]
    bowl1: int
    bowl2: int
    bowl3: int
    vp: int
    levels: list[int]
    keys: int  # town tiles not yet turned over
    shipping: int  # steps made on the track
    digging: int
    pieces: list[int]  # the spaces of each kind of building, neutral ones included
    neutral: int  # the spaces where the building is a neutral one
    annexed: int
    annexes: int  # still to be placed
    occupied: int
    towned: int  # the spaces of buildings that belong to a town
    reach: int  # all land in reach now, adjacent or by shipping
    bridges: int  # left
    tiles: list[int]  # town tiles: 128 * kind + the space under which they lie
    innovations: list[int]
    competencies: int
    used: int  # special actions used this round
    spades: int  # of set-up, still to be used: 1 the desert's, 2 those of a competency
    tally: list[int]
    by_round: list[int]  # points by round; 0 is set-up, 7 the final scoring

    def __init__(self, seat: int, like: Optional[AoiPlayer] = None) -> None:
        self.seat = seat
        if like is not None:
            self.board = like.board
            self.faction = like.faction
            self.palace = like.palace
            self.drafted = like.drafted
            self.bonus = like.bonus
            self.passed = like.passed
            self.coins = like.coins
            self.tools = like.tools
            self.scholars = like.scholars
            self.pool = like.pool
            self.sent = like.sent
            self.books = like.books.copy()
            self.bowl1 = like.bowl1
            self.bowl2 = like.bowl2
            self.bowl3 = like.bowl3
            self.vp = like.vp
            self.levels = like.levels.copy()
            self.keys = like.keys
            self.shipping = like.shipping
            self.digging = like.digging
            self.pieces = like.pieces.copy()
            self.neutral = like.neutral
            self.annexed = like.annexed
            self.annexes = like.annexes
            self.occupied = like.occupied
            self.towned = like.towned
            self.reach = like.reach
            self.bridges = like.bridges
            self.tiles = like.tiles.copy()
            self.innovations = like.innovations.copy()
            self.competencies = like.competencies
            self.used = like.used
            self.spades = like.spades
            self.tally = like.tally.copy()
            self.by_round = like.by_round.copy()
            return
        self.board = self.faction = self.palace = self.drafted = self.bonus = -1
        self.passed = False
        self.coins = self.tools = self.scholars = self.sent = 0
        self.pool = SCHOLARS_OF_EACH
        self.books = [0] * 4
        self.bowl1 = self.bowl2 = self.bowl3 = 0
        self.vp = 0
        self.levels = [0] * 4
        self.keys = 0
        self.shipping = self.digging = 0
        self.pieces = [0] * len(BUILDINGS)
        self.neutral = self.annexed = self.annexes = self.occupied = self.towned = self.reach = 0
        self.bridges = BRIDGES_OF_EACH
        self.tiles = []
        self.innovations = []
        self.competencies = self.used = self.spades = 0
        self.tally = [0] * len(POINT_SOURCES)
        self.by_round = [0] * (ROUNDS + 2)

    def own(self, kind: int) -> int:
        """The spaces of the own coloured buildings of a kind."""
        return self.pieces[kind] & ~self.neutral

    def on_board(self, kind: int) -> int:
        """How many pieces of a kind are left on the planning board."""
        return PIECES[kind] - (self.pieces[kind] & ~self.neutral).bit_count()

    def power_on(self, spaces: int) -> int:
        """The power values of the own buildings on these spaces (AOI-LEECH-07, -08; AOI-COMP-46)."""
        workshop, guild, school, palace, university, tower, monument = self.pieces
        return (
            (workshop & spaces).bit_count()
            + 2 * ((guild | school | tower) & spaces).bit_count()
            + 3 * ((palace | university) & spaces).bit_count()
            + 4 * (monument & spaces).bit_count()
            + (self.annexed & spaces).bit_count()
        )

    def owns(self, competency: int) -> bool:
        return self.competencies >> competency & 1 == 1

    def pack(self) -> list[int]:
        return [
            self.board, self.faction, self.palace, self.drafted, self.bonus, self.passed, self.coins, self.tools,
            self.scholars, self.pool, self.sent, *self.books, self.bowl1, self.bowl2, self.bowl3, self.vp,
            *self.levels, self.keys, self.shipping, self.digging, *self.pieces, self.neutral, self.annexed,
            self.annexes, self.occupied, self.towned, self.reach, self.bridges, len(self.tiles), *self.tiles,
            len(self.innovations), *self.innovations, self.competencies, self.used, self.spades, *self.tally,
            *self.by_round,
        ]  # fmt: skip
