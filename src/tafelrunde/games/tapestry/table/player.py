"""What lies in front of a player. Sets of cards, tiles, hexes and plots are bitmasks; small records are tuples."""

from __future__ import annotations

from typing import Final, Optional

from ....kernel.decision import Player
from ..pieces.kinds import (
    ALL_CIVILIZATIONS,
    BASE_CIVILIZATIONS,
    BOTTOM,
    BUILDINGS_OF_A_TYPE,
    LAST_INCOME,
    MIDDLE,
    MOST_OF_A_RESOURCE,
    OUTPOSTS,
    TOP,
)
from .sideboard import EMPTY_PLAYER, PlayerSideboard

# Where points come from.
START: Final = 0
TRACK: Final = 1
EXPLORED: Final = 2
CONQUERED: Final = 3
TECH: Final = 4
CARDS: Final = 5
CIVILIZATION: Final = 6
SPACE: Final = 7
INCOME: Final = 8
ACHIEVEMENT: Final = 9
MASTERPIECE: Final = 10  # from here on with expansions only
CITY: Final = 11
POINT_SOURCES: Final = (
    "start", "tracks", "exploring", "conquering", "tech", "cards", "civilizations", "space", "income", "achievements",
    "masterpieces", "capital",
)  # fmt: skip


class TapestryPlayer(Player):
    __slots__ = (
        "achieved", "active", "afield", "allies", "arriving", "beside", "by_era", "capital", "city", "civs", "crafted",
        "drawn", "era", "explored", "far", "felled", "finished", "fresh", "goods", "hand", "houses", "huts", "icons",
        "in_city", "landmarks", "left", "locks", "marriages", "mat", "offer", "outposts", "own_deck", "own_discard",
        "rough", "sealed", "shown", "side", "sites", "space", "stacks", "start", "statics", "tally", "tech", "tiles",
        "tokens", "toppled", "tracks", "upright", "used", "vacated", "vp",
    )  # fmt: skip

    vp: int
    goods: list[int]
    era: int  # income turns begun
    finished: bool  # the fifth income turn is over (TAP-END-03)
    # Capital and income mat.
    capital: int
    left: list[int]  # income buildings on the income mat, by type
    houses: list[int]  # plots of income buildings in the capital, by type
    beside: list[int]  # income buildings beside the mat
    crafted: list[int]  # income buildings on the mat of the Craftsmen or the Collectors
    afield: tuple[int, ...]  # buildings on the map (Nomads): hex * 64 + type, or 4 + landmark
    city: int  # plots that are filled: impassable ones, buildings, overhanging parts
    rough: int  # impassable plots without a building
    landmarks: int
    in_city: int  # landmarks that stand in the capital
    sites: tuple[int, ...]  # where: (landmark * 4 + turn) * 144 + site
    # Tracks.
    tracks: list[tuple[int, ...]]  # the spaces of the tokens on each track, ascending
    far: list[int]  # spaces advanced (TAP-ADV-16)
    vacated: int  # tracks left through AI Singularity
    used: int  # spaces activated this turn, 13 * track + space (TAP-ADV-06)
    icons: int  # "current position" icons used this turn (TAP-ICON-43)
    locks: list[int]  # own turns, this one included, for which Dictatorship keeps others off a track
    # Map.
    start: int
    outposts: int  # in supply
    upright: int  # hexes with an own upright outpost: those the player controls
    toppled: int
    arriving: int  # where an outpost was just placed and the defender may still react
    felled: int  # hexes where this player's conquest or trap toppled somebody (TAP-ACHIEVE-08)
    huts: int  # hexes held by a building instead of an outpost (Nomads)
    tokens: int  # hexes with an own player token, which controls nothing
    tiles: int  # territory tiles in supply
    space: int  # space tiles in supply
    explored: int  # space tiles explored
    fresh: int  # the space tiles just gained
    # Cards.
    tech: list[int]  # tech cards by row
    hand: int
    drawn: int  # cards drawn and still to be chosen among
    shown: int  # cards in hand that everybody saw
    own_deck: list[int]  # Mystics on the revised mat; the last one is drawn first
    own_discard: int
    stacks: list[tuple[int, ...]]  # tapestry cards on the spaces of eras 1 to 4, lowest first; 0 stays empty
    active: tuple[int, ...]  # designs whose THIS ERA ability applies
    statics: int  # the lasting rules of these
    marriages: tuple[int, ...]  # Marriage of State: 8 * track + seat
    allies: int  # Alliance: seats
    # Civilizations.
    civs: tuple[int, ...]
    mat: list[int]  # a number for each civilization; what it says is told where the civilization is played
    achieved: int
    # Set-up.
    offer: tuple[int, ...]  # civilizations to choose from
    sealed: list[int]  # choices made in secret
    tally: list[int]
    by_era: list[int]
    side: PlayerSideboard  # of the expansions

    def __init__(
        self, seat: int, like: Optional[TapestryPlayer] = None, players: int = 1, tracks: int = 4, expansions: int = 0
    ) -> None:
        super().__init__(seat)
        if like is not None:
            self._copy(like)
            return
        self.vp = 0
        self.goods = [0] * 4
        self.era = 0
        self.finished = False
        self.capital = -1
        self.left = [BUILDINGS_OF_A_TYPE] * 4
        self.houses = [0] * 4
        self.beside = [0] * 4
        self.crafted = [0] * 4
        self.afield = ()
        self.city = 0
        self.rough = 0
        self.landmarks = 0
        self.in_city = 0
        self.sites = ()
        self.tracks = [(0,)] * tracks
        self.far = [0] * tracks
        self.vacated = 0
        self.used = 0
        self.icons = 0
        self.locks = [0] * tracks
        self.start = -1
        self.outposts = OUTPOSTS
        self.upright = 0
        self.toppled = 0
        self.arriving = 0
        self.felled = 0
        self.huts = 0
        self.tokens = 0
        self.tiles = 0
        self.space = 0
        self.explored = 0
        self.fresh = 0
        self.tech = [0] * 3
        self.hand = 0
        self.drawn = 0
        self.shown = 0
        self.own_deck = []
        self.own_discard = 0
        self.stacks = [()] * 5
        self.active = ()
        self.statics = 0
        self.marriages = ()
        self.allies = 0
        self.civs = ()
        self.mat = [0] * (ALL_CIVILIZATIONS if expansions else BASE_CIVILIZATIONS)
        self.achieved = 0
        self.offer = ()
        self.sealed = []
        self.tally = [0] * (len(POINT_SOURCES) if expansions else MASTERPIECE)
        self.by_era = [0] * (LAST_INCOME + 1)
        self.side = PlayerSideboard(players) if expansions else EMPTY_PLAYER

    def _copy(self, like: TapestryPlayer) -> None:
        self.vp = like.vp
        self.goods = like.goods.copy()
        self.era = like.era
        self.finished = like.finished
        self.capital = like.capital
        self.left = like.left.copy()
        self.houses = like.houses.copy()
        self.beside = like.beside.copy()
        self.crafted = like.crafted.copy()
        self.afield = like.afield
        self.city = like.city
        self.rough = like.rough
        self.landmarks = like.landmarks
        self.in_city = like.in_city
        self.sites = like.sites
        self.tracks = like.tracks.copy()
        self.far = like.far.copy()
        self.vacated = like.vacated
        self.used = like.used
        self.icons = like.icons
        self.locks = like.locks.copy()
        self.start = like.start
        self.outposts = like.outposts
        self.upright = like.upright
        self.toppled = like.toppled
        self.arriving = like.arriving
        self.felled = like.felled
        self.huts = like.huts
        self.tokens = like.tokens
        self.tiles = like.tiles
        self.space = like.space
        self.explored = like.explored
        self.fresh = like.fresh
        self.tech = like.tech.copy()
        self.hand = like.hand
        self.drawn = like.drawn
        self.shown = like.shown
        self.own_deck = like.own_deck.copy()
        self.own_discard = like.own_discard
        self.stacks = like.stacks.copy()
        self.active = like.active
        self.statics = like.statics
        self.marriages = like.marriages
        self.allies = like.allies
        self.civs = like.civs
        self.mat = like.mat.copy()
        self.achieved = like.achieved
        self.offer = like.offer
        self.sealed = like.sealed.copy()
        self.tally = like.tally.copy()
        self.by_era = like.by_era.copy()
        self.side = like.side
        self.side.shared = True

    @property
    def own_side(self) -> PlayerSideboard:
        """To be written on: from now on no copy of the table shares it."""
        if self.side.shared:
            assert self.side is not EMPTY_PLAYER, "the base game has no sideboards"
            self.side = PlayerSideboard(0, self.side)
        return self.side

    # -------------------------------------------------------------------------------------------- gains and counts

    def score(self, points: int, source: int) -> None:
        self.vp += points
        self.tally[source] += points
        self.by_era[self.era] += points

    def gain(self, resource: int, amount: int) -> int:
        """What is beyond 8 is lost (TAP-INCOME-23)."""
        amount = min(amount, MOST_OF_A_RESOURCE - self.goods[resource])
        self.goods[resource] += amount
        return amount

    @property
    def techs(self) -> int:
        """All tech cards, in any row."""
        return self.tech[BOTTOM] | self.tech[MIDDLE] | self.tech[TOP]

    @property
    def tech_count(self) -> int:
        """Tech cards that count; those on the mat of the Collectors too."""
        return (self.techs | self.side.kept_tech).bit_count()

    @property
    def slot(self) -> int:
        """The era whose space a tapestry card goes on now (TAP-TAPCARD-08, -10)."""
        return min(self.era, 4)

    @property
    def visible(self) -> list[int]:
        """The top card of each stack."""
        return [stack[-1] for stack in self.stacks if stack]

    def pack(self) -> list[int]:
        numbers = [
            self.vp, self.era, int(self.finished), self.capital, self.city, self.rough, self.landmarks, self.in_city,
            self.vacated, self.used, self.icons, self.start, self.outposts, self.upright, self.toppled, self.arriving,
            self.felled, self.huts, self.tokens, self.tiles, self.space, self.explored, self.fresh, self.hand,
            self.drawn, self.shown, self.statics, self.allies, self.achieved, self.own_discard,
        ]  # fmt: skip
        for record in (
            self.afield,
            self.active,
            self.marriages,
            self.civs,
            self.offer,
            self.sealed,
            self.own_deck,
            self.sites,
        ):
            numbers += [len(record), *record]
        for row in (self.tracks, self.stacks):
            for entry in row:
                numbers += [len(entry), *entry]
        for counts in (
            self.goods, self.left, self.houses, self.beside, self.crafted, self.far, self.locks, self.tech, self.mat,
            self.tally, self.by_era,
        ):  # fmt: skip
            numbers += counts
        return numbers if self.side is EMPTY_PLAYER else numbers + self.side.pack()
