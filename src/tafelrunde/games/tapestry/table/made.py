"""Written by kernel/fields.py from fields.py, where the fields are declared: change them there."""

from __future__ import annotations

from typing import Optional
from typing import TYPE_CHECKING, Optional
from ....kernel.decision import Player
from ....kernel.hexes import mask
from ....kernel.rng import Rng
from ....kernel.state import State
from ..pieces.kinds import BUILDINGS_OF_A_TYPE, LAST_INCOME, OUTPOSTS
from ..pieces.map import FREE, PRINTED, Corners, Map
from .steps import SET_UP
from .switches import Switches

if TYPE_CHECKING:  # the cards hold effects, which know the table
    from .catalog import Catalog
    from .moments import Moments
    from .player import TapestryPlayer
    from .sideboard import PlayerSideboard, TableSideboard
    from .supply import Supply


class PlayerFields(Player):
    """What lies in front of a player. Sets of cards, tiles, hexes and plots are bitmasks; small records are tuples."""

    __slots__ = (
        "achieved",
        "active",
        "afield",
        "allies",
        "arriving",
        "beside",
        "by_era",
        "capital",
        "city",
        "civs",
        "crafted",
        "drawn",
        "era",
        "explored",
        "far",
        "felled",
        "finished",
        "fresh",
        "goods",
        "hand",
        "houses",
        "huts",
        "icons",
        "in_city",
        "landmarks",
        "left",
        "locks",
        "marriages",
        "mat",
        "offer",
        "outposts",
        "own_deck",
        "own_discard",
        "rough",
        "rule_flags",
        "sealed",
        "shown",
        "side",
        "sites",
        "space",
        "stacks",
        "start",
        "tally",
        "tech",
        "tiles",
        "tokens",
        "toppled",
        "tracks",
        "upright",
        "used",
        "vacated",
        "vp",
    )

    vp: int  # TAP-VP-02
    era: int  # income turns begun
    finished: bool  # the fifth income turn is over (TAP-END-03)
    capital: int
    city: int  # plots that are filled: impassable ones, buildings, overhanging parts
    rough: int  # impassable plots without a building
    landmarks: int
    in_city: int  # landmarks that stand in the capital
    vacated: int  # tracks left through AI Singularity
    used: int  # spaces activated this turn, by their numbers in pieces/tracks.py (TAP-ADV-06)
    icons: int  # "current position" icons used this turn (TAP-ICON-43)
    start: int
    outposts: int  # in supply
    upright: int  # hexes with an own upright outpost: those the player controls
    toppled: int
    arriving: int  # where an outpost was just placed and the defender may still react
    felled: int  # hexes where this player's conquest or trap toppled somebody (TAP-ACHIEVE-08)
    huts: int  # hexes held by a building instead of an outpost (Nomads)
    tokens: int  # hexes with an own player token, which controls nothing (TAP-COMP-03)
    tiles: int  # territory tiles in supply
    space: int  # space tiles in supply
    explored: int  # space tiles explored
    fresh: int  # the space tiles just gained
    hand: int
    drawn: int  # cards drawn and still to be chosen among
    shown: int  # cards in hand that everybody saw
    rule_flags: int  # hooks that the cards in force implement, as bits
    allies: int  # Alliance: seats
    achieved: int
    own_discard: int  # Mystics on the revised mat
    afield: tuple[int, ...]  # buildings on the map (Nomads), as in pieces/codes.py
    active: tuple[int, ...]  # designs whose THIS ERA ability applies
    marriages: tuple[int, ...]  # Marriage of State, as in pieces/codes.py
    civs: tuple[int, ...]
    offer: tuple[int, ...]  # set-up: civilizations to choose from
    sealed: list[int]  # choices made in secret
    own_deck: list[int]  # Mystics on the revised mat; the last one is drawn first
    sites: tuple[int, ...]  # where landmarks stand in the capital, as in pieces/landmarks.py
    tracks: list[tuple[int, ...]]  # the spaces of the tokens on each track, ascending
    stacks: list[tuple[int, ...]]  # tapestry cards on the spaces of eras 1 to 4, lowest first; 0 stays empty
    goods: list[int]  # a marker for each resource (TAP-COMP-20, TAP-SETUP-22)
    left: list[int]  # income buildings on the income mat, by type
    houses: list[int]  # plots of income buildings in the capital, by type
    beside: list[int]  # income buildings beside the mat
    crafted: list[int]  # income buildings on the mat of the Craftsmen or the Collectors
    far: list[int]  # spaces advanced on each track (TAP-ADV-16)
    locks: list[int]  # own turns, this one included, for which Dictatorship keeps others off a track
    tech: list[int]  # tech cards by row
    mat: list[int]  # a number for each civilization; the module of the civilization says what it means
    tally: list[int]  # points by source
    by_era: list[int]
    side: PlayerSideboard  # of the expansions

    def __init__(
        self, seat: int, like: Optional[PlayerFields] = None, before: Optional[PlayerFields] = None
    ) -> None:
        self.seat = seat
        if like is not None:
            self.vp = like.vp
            self.era = like.era
            self.finished = like.finished
            self.capital = like.capital
            self.city = like.city
            self.rough = like.rough
            self.landmarks = like.landmarks
            self.in_city = like.in_city
            self.vacated = like.vacated
            self.used = like.used
            self.icons = like.icons
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
            self.hand = like.hand
            self.drawn = like.drawn
            self.shown = like.shown
            self.rule_flags = like.rule_flags
            self.allies = like.allies
            self.achieved = like.achieved
            self.own_discard = like.own_discard
            self.afield = like.afield
            self.active = like.active
            self.marriages = like.marriages
            self.civs = like.civs
            self.offer = like.offer
            self.sites = like.sites
            self.side = like.side
            like.side.shared = True
            if before is None:
                self.sealed = like.sealed.copy()
                self.own_deck = like.own_deck.copy()
                self.tracks = like.tracks.copy()
                self.stacks = like.stacks.copy()
                self.goods = like.goods.copy()
                self.left = like.left.copy()
                self.houses = like.houses.copy()
                self.beside = like.beside.copy()
                self.crafted = like.crafted.copy()
                self.far = like.far.copy()
                self.locks = like.locks.copy()
                self.tech = like.tech.copy()
                self.mat = like.mat.copy()
                self.tally = like.tally.copy()
                self.by_era = like.by_era.copy()
            else:
                self.sealed = before.sealed if like.sealed == before.sealed else like.sealed.copy()
                self.own_deck = before.own_deck if like.own_deck == before.own_deck else like.own_deck.copy()
                self.tracks = before.tracks if like.tracks == before.tracks else like.tracks.copy()
                self.stacks = before.stacks if like.stacks == before.stacks else like.stacks.copy()
                self.goods = before.goods if like.goods == before.goods else like.goods.copy()
                self.left = before.left if like.left == before.left else like.left.copy()
                self.houses = before.houses if like.houses == before.houses else like.houses.copy()
                self.beside = before.beside if like.beside == before.beside else like.beside.copy()
                self.crafted = before.crafted if like.crafted == before.crafted else like.crafted.copy()
                self.far = before.far if like.far == before.far else like.far.copy()
                self.locks = before.locks if like.locks == before.locks else like.locks.copy()
                self.tech = before.tech if like.tech == before.tech else like.tech.copy()
                self.mat = before.mat if like.mat == before.mat else like.mat.copy()
                self.tally = before.tally if like.tally == before.tally else like.tally.copy()
                self.by_era = before.by_era if like.by_era == before.by_era else like.by_era.copy()
            return
        self.vp = 0
        self.era = 0
        self.finished = False
        self.capital = -1
        self.city = 0
        self.rough = 0
        self.landmarks = 0
        self.in_city = 0
        self.vacated = 0
        self.used = 0
        self.icons = 0
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
        self.hand = 0
        self.drawn = 0
        self.shown = 0
        self.rule_flags = 0
        self.allies = 0
        self.achieved = 0
        self.own_discard = 0
        self.afield = ()
        self.active = ()
        self.marriages = ()
        self.civs = ()
        self.offer = ()
        self.sealed = []
        self.own_deck = []
        self.sites = ()
        self.tracks = []
        self.stacks = [()] * 5
        self.goods = [0] * 4
        self.left = [BUILDINGS_OF_A_TYPE] * 4
        self.houses = [0] * 4
        self.beside = [0] * 4
        self.crafted = [0] * 4
        self.far = []
        self.locks = []
        self.tech = [0] * 3
        self.mat = []
        self.tally = []
        self.by_era = [0] * (LAST_INCOME + 1)

    def same_as(self, before: PlayerFields) -> bool:
        return (
            self.vp == before.vp
            and self.era == before.era
            and self.finished == before.finished
            and self.capital == before.capital
            and self.city == before.city
            and self.rough == before.rough
            and self.landmarks == before.landmarks
            and self.in_city == before.in_city
            and self.vacated == before.vacated
            and self.used == before.used
            and self.icons == before.icons
            and self.start == before.start
            and self.outposts == before.outposts
            and self.upright == before.upright
            and self.toppled == before.toppled
            and self.arriving == before.arriving
            and self.felled == before.felled
            and self.huts == before.huts
            and self.tokens == before.tokens
            and self.tiles == before.tiles
            and self.space == before.space
            and self.explored == before.explored
            and self.fresh == before.fresh
            and self.hand == before.hand
            and self.drawn == before.drawn
            and self.shown == before.shown
            and self.rule_flags == before.rule_flags
            and self.allies == before.allies
            and self.achieved == before.achieved
            and self.own_discard == before.own_discard
            and self.afield == before.afield
            and self.active == before.active
            and self.marriages == before.marriages
            and self.civs == before.civs
            and self.offer == before.offer
            and self.sites == before.sites
            and self.side is before.side
            and self.sealed == before.sealed
            and self.own_deck == before.own_deck
            and self.tracks == before.tracks
            and self.stacks == before.stacks
            and self.goods == before.goods
            and self.left == before.left
            and self.houses == before.houses
            and self.beside == before.beside
            and self.crafted == before.crafted
            and self.far == before.far
            and self.locks == before.locks
            and self.tech == before.tech
            and self.mat == before.mat
            and self.tally == before.tally
            and self.by_era == before.by_era
        )

    def pack(self) -> list[int]:
        numbers = [
            self.vp,
            self.era,
            int(self.finished),
            self.capital,
            self.city,
            self.rough,
            self.landmarks,
            self.in_city,
            self.vacated,
            self.used,
            self.icons,
            self.start,
            self.outposts,
            self.upright,
            self.toppled,
            self.arriving,
            self.felled,
            self.huts,
            self.tokens,
            self.tiles,
            self.space,
            self.explored,
            self.fresh,
            self.hand,
            self.drawn,
            self.shown,
            self.rule_flags,
            self.allies,
            self.achieved,
            self.own_discard,
        ]
        numbers += [len(self.afield), *self.afield]
        numbers += [len(self.active), *self.active]
        numbers += [len(self.marriages), *self.marriages]
        numbers += [len(self.civs), *self.civs]
        numbers += [len(self.offer), *self.offer]
        numbers += [len(self.sealed), *self.sealed]
        numbers += [len(self.own_deck), *self.own_deck]
        numbers += [len(self.sites), *self.sites]
        for entry_of_tracks in self.tracks:
            numbers += [len(entry_of_tracks), *entry_of_tracks]
        for entry_of_stacks in self.stacks:
            numbers += [len(entry_of_stacks), *entry_of_stacks]
        numbers += self.goods
        numbers += self.left
        numbers += self.houses
        numbers += self.beside
        numbers += self.crafted
        numbers += self.far
        numbers += self.locks
        numbers += self.tech
        numbers += self.mat
        numbers += self.tally
        numbers += self.by_era
        return numbers


class TableFields(State):
    """What lies on the table."""

    __slots__ = (
        "acted",
        "active",
        "cards_out",
        "catalog",
        "civs_gone",
        "civs_left",
        "claims",
        "corners",
        "deck",
        "discard",
        "display",
        "face_down",
        "first",
        "heralded",
        "invented",
        "items",
        "land",
        "landmarks",
        "later",
        "map",
        "moments",
        "players",
        "side",
        "source",
        "space",
        "spaces_gone",
        "spaces_left",
        "step",
        "supply",
        "switches",
        "tech_deck",
        "tech_discard",
        "techs_out",
        "tiles",
        "tiles_gone",
        "tiles_left",
        "track",
        "turn",
        "turns",
    )

    catalog: Catalog
    map: Map
    switches: Switches
    supply: Supply  # the components in play
    moments: Moments  # where civilizations and expansions hook into the rules
    players: list[TapestryPlayer]
    step: int
    active: int
    first: int
    turn: int  # turns begun
    track: int  # where the advance of this turn goes ...
    space: int  # ... and the space it enters
    later: int  # a landmark that will be built at the end of the turn; packed only if there is one
    acted: int  # civilizations that used their ability in this income turn
    source: int  # what points are booked under
    discard: int  # tapestry cards
    cards_out: int  # removed before the game (TAP-VARIANT-01)
    techs_out: int
    face_down: int  # cards on income mats that nobody knows (TAP-INCOME-11)
    tech_discard: int
    tiles_gone: int
    spaces_gone: int
    civs_gone: int
    landmarks: int  # nobody has them yet
    invented: int  # tech cards with a token of the Inventors
    heralded: int  # tapestry cards with a token of the Heralds
    tiles: list[int]  # the tile on each hex
    turns: list[int]  # how far it is turned
    corners: list[Optional[Corners]]  # the terrains that follow from both
    land: int  # hexes with a territory
    items: list[int]  # pieces on each hex
    deck: list[int]  # tapestry cards
    tech_deck: list[int]
    display: list[int]
    tiles_left: list[int]
    spaces_left: list[int]
    civs_left: list[int]
    claims: list[tuple[int, ...]]  # who reached each achievement, in order
    side: TableSideboard  # of the expansions

    def __init__(
        self, rng: Rng, catalog: Catalog, map: Map, switches: Switches, supply: Supply, moments: Moments, like: Optional[TableFields] = None, before: Optional[TableFields] = None
    ) -> None:
        self.rng = rng
        self.log = None
        if like is not None:
            self.reveals = like.reveals
            self.catalog = catalog
            self.map = map
            self.switches = switches
            self.supply = supply
            self.moments = moments
            self.step = like.step
            self.active = like.active
            self.first = like.first
            self.turn = like.turn
            self.track = like.track
            self.space = like.space
            self.acted = like.acted
            self.source = like.source
            self.discard = like.discard
            self.cards_out = like.cards_out
            self.techs_out = like.techs_out
            self.face_down = like.face_down
            self.tech_discard = like.tech_discard
            self.tiles_gone = like.tiles_gone
            self.spaces_gone = like.spaces_gone
            self.civs_gone = like.civs_gone
            self.landmarks = like.landmarks
            self.invented = like.invented
            self.heralded = like.heralded
            self.land = like.land
            self.side = like.side
            like.side.shared = True
            if before is None:
                self.tiles = like.tiles.copy()
                self.turns = like.turns.copy()
                self.corners = like.corners.copy()
                self.items = like.items.copy()
                self.deck = like.deck.copy()
                self.tech_deck = like.tech_deck.copy()
                self.display = like.display.copy()
                self.tiles_left = like.tiles_left.copy()
                self.spaces_left = like.spaces_left.copy()
                self.civs_left = like.civs_left.copy()
                self.claims = like.claims.copy()
            else:
                self.tiles = before.tiles if like.tiles == before.tiles else like.tiles.copy()
                self.turns = before.turns if like.turns == before.turns else like.turns.copy()
                self.corners = before.corners if like.corners == before.corners else like.corners.copy()
                self.items = before.items if like.items == before.items else like.items.copy()
                self.deck = before.deck if like.deck == before.deck else like.deck.copy()
                self.tech_deck = before.tech_deck if like.tech_deck == before.tech_deck else like.tech_deck.copy()
                self.display = before.display if like.display == before.display else like.display.copy()
                self.tiles_left = before.tiles_left if like.tiles_left == before.tiles_left else like.tiles_left.copy()
                self.spaces_left = before.spaces_left if like.spaces_left == before.spaces_left else like.spaces_left.copy()
                self.civs_left = before.civs_left if like.civs_left == before.civs_left else like.civs_left.copy()
                self.claims = before.claims if like.claims == before.claims else like.claims.copy()
            return
        self.reveals = 0
        self.catalog = catalog
        self.map = map
        self.switches = switches
        self.supply = supply
        self.moments = moments
        self.step = SET_UP
        self.active = 0
        self.first = 0
        self.turn = 0
        self.track = 0
        self.space = 0
        self.acted = 0
        self.source = 0
        self.discard = 0
        self.cards_out = 0
        self.techs_out = 0
        self.face_down = 0
        self.tech_discard = 0
        self.tiles_gone = 0
        self.spaces_gone = 0
        self.civs_gone = 0
        self.landmarks = mask(supply.landmarks)
        self.invented = 0
        self.heralded = 0
        self.tiles = [FREE if ground is None else PRINTED for ground in map.printed]
        self.turns = [0] * len(map.printed)
        self.corners = map.printed.copy()
        self.land = mask([hex for hex, ground in enumerate(map.printed) if ground is not None])
        self.items = [0] * len(map.printed)
        self.deck = []
        self.tech_deck = []
        self.display = []
        self.tiles_left = []
        self.spaces_left = []
        self.civs_left = []
        self.claims = [()] * 3

    def pack(self) -> list[int]:
        numbers = [
            self.rng.state,
            self.reveals,
            self.step,
            self.active,
            self.first,
            self.turn,
            self.track,
            self.space,
            self.acted,
            self.source,
            self.discard,
            self.cards_out,
            self.techs_out,
            self.face_down,
            self.tech_discard,
            self.tiles_gone,
            self.spaces_gone,
            self.civs_gone,
            self.landmarks,
            self.invented,
            self.heralded,
        ]
        numbers += self.tiles
        numbers += self.turns
        numbers += self.items
        numbers += [len(self.deck), *self.deck]
        numbers += [len(self.tech_deck), *self.tech_deck]
        numbers += [len(self.display), *self.display]
        numbers += [len(self.tiles_left), *self.tiles_left]
        numbers += [len(self.spaces_left), *self.spaces_left]
        numbers += [len(self.civs_left), *self.civs_left]
        for entry_of_claims in self.claims:
            numbers += [len(entry_of_claims), *entry_of_claims]
        return numbers


class TableSideboardFields:
    """Cards of the expansions that lie in the middle."""

    __slots__ = (
        "counsel",
        "landmark_deck",
        "landmark_draft",
        "landmarks_gone",
        "masterpiece_deck",
        "masterpiece_discard",
        "masterpieces",
        "pile",
        "shared",
        "spaces",
        "techs",
        "tiles",
    )

    shared: bool  # with a copy of the table, so that nobody may write on it
    counsel: int  # who shares the card that is being played, and the card (Advisors), or -1
    masterpiece_discard: int
    landmarks_gone: int  # discarded with the tech cards they stood on (TAP-UPGRADE-16)
    landmark_deck: list[int]  # face down; the last one is drawn first (TAP-LMCARD-05)
    landmark_draft: list[int]  # landmark cards to choose from before the game (TAP-LMCARD-01)
    techs: list[int]  # tech cards drawn openly and still to be chosen among
    pile: list[int]  # the tech discards in the order in which they came to lie
    tiles: list[int]  # territory tiles drawn openly and still to be chosen among
    spaces: list[int]  # space tiles drawn openly and still to be chosen among
    masterpiece_deck: list[int]
    masterpieces: list[int]  # face up (TAP-SETUP-03)

    def __init__(
        self, like: Optional[TableSideboardFields] = None, before: Optional[TableSideboardFields] = None
    ) -> None:
        if like is not None:
            self.shared = False
            self.counsel = like.counsel
            self.masterpiece_discard = like.masterpiece_discard
            self.landmarks_gone = like.landmarks_gone
            if before is None:
                self.landmark_deck = like.landmark_deck.copy()
                self.landmark_draft = like.landmark_draft.copy()
                self.techs = like.techs.copy()
                self.pile = like.pile.copy()
                self.tiles = like.tiles.copy()
                self.spaces = like.spaces.copy()
                self.masterpiece_deck = like.masterpiece_deck.copy()
                self.masterpieces = like.masterpieces.copy()
            else:
                self.landmark_deck = before.landmark_deck if like.landmark_deck == before.landmark_deck else like.landmark_deck.copy()
                self.landmark_draft = before.landmark_draft if like.landmark_draft == before.landmark_draft else like.landmark_draft.copy()
                self.techs = before.techs if like.techs == before.techs else like.techs.copy()
                self.pile = before.pile if like.pile == before.pile else like.pile.copy()
                self.tiles = before.tiles if like.tiles == before.tiles else like.tiles.copy()
                self.spaces = before.spaces if like.spaces == before.spaces else like.spaces.copy()
                self.masterpiece_deck = before.masterpiece_deck if like.masterpiece_deck == before.masterpiece_deck else like.masterpiece_deck.copy()
                self.masterpieces = before.masterpieces if like.masterpieces == before.masterpieces else like.masterpieces.copy()
            return
        self.shared = False
        self.counsel = -1
        self.masterpiece_discard = 0
        self.landmarks_gone = 0
        self.landmark_deck = []
        self.landmark_draft = []
        self.techs = []
        self.pile = []
        self.tiles = []
        self.spaces = []
        self.masterpiece_deck = []
        self.masterpieces = []

    def pack(self) -> list[int]:
        numbers = [
            self.counsel,
            self.masterpiece_discard,
            self.landmarks_gone,
        ]
        numbers += [len(self.landmark_deck), *self.landmark_deck]
        numbers += [len(self.landmark_draft), *self.landmark_draft]
        numbers += [len(self.techs), *self.techs]
        numbers += [len(self.pile), *self.pile]
        numbers += [len(self.tiles), *self.tiles]
        numbers += [len(self.spaces), *self.spaces]
        numbers += [len(self.masterpiece_deck), *self.masterpiece_deck]
        numbers += [len(self.masterpieces), *self.masterpieces]
        return numbers


class PlayerSideboardFields:
    """What a player has of the expansions."""

    __slots__ = (
        "advanced",
        "built",
        "drawn_goals",
        "folk",
        "fresh",
        "goals",
        "income",
        "inspired",
        "invented",
        "island",
        "kept_card",
        "kept_landmark",
        "kept_tech",
        "kept_tile",
        "last_tile",
        "late_tiers",
        "locked",
        "lost",
        "masterpieces",
        "on_cards",
        "on_techs",
        "pads",
        "reached",
        "reserved",
        "ripe",
        "seen",
        "shared",
        "stored",
        "submerged",
        "touched",
        "turned",
        "under",
        "waiting",
        "worn",
    )

    shared: bool  # with a copy of the table, so that nobody may write on it
    goals: int  # landmark cards whose landmark is still to be gained
    reached: int  # landmark cards that are done
    drawn_goals: int  # landmark cards drawn and still to be chosen among; only the player sees them
    masterpieces: int  # in front of the player, used up ones included
    worn: int  # one-time masterpieces that are turned over
    inspired: int  # inspiration tiles laid over their resource tracks, by income building
    invented: int  # tech cards invented in this game
    late_tiers: int  # tiers entered this turn whose landmark was taken
    turned: int  # one-time tech cards that are turned over
    under: int  # hexes with a toppled outpost beside which the player has conquered again
    touched: int  # tapestry cards whose right bonus came up
    submerged: int  # Merfolk: cards under the mat, which only the player sees
    ripe: int  # Savanna: districts that were complete when the last income turn began
    seen: list[int]  # cards in the hands of others that only this player saw, by seat
    island: tuple[int, ...]  # Islanders: what lies on the hexes of the mat, as in pieces/codes.py, or -1
    on_techs: tuple[int, ...]  # landmarks on tech cards, as in pieces/codes.py
    on_cards: tuple[int, ...]  # buildings on tapestry cards, as in pieces/codes.py
    reserved: tuple[int, ...]  # items on the overlay, as in pieces/reserved.py
    folk: tuple[int, ...]  # Weefolk: tokens in the capitals of others; their module says what a number means
    advanced: int  # the advanced capital drawn before the game, or -1 (TAP-SETUP-15)
    pads: int  # lily pads of the Swamp that nothing covers
    waiting: int  # masterpieces still to be used in this income turn
    locked: int  # tech cards that cannot be upgraded again this turn (TAP-UPGRADE-26)
    last_tile: int  # the territory tile just explored, for National Parks
    built: int  # buildings gained this turn, for the Relentless
    income: int  # 1 in an income turn
    stored: int  # landmarks on the mat of the Urban Planners,
    fresh: int  # those that came there this turn
    lost: int  # civilizations given up (Plague)
    kept_tile: int  # Collectors: what lies on their mat; only its owner knows the tapestry card
    kept_tech: int
    kept_card: int
    kept_landmark: int

    def __init__(
        self, like: Optional[PlayerSideboardFields] = None, before: Optional[PlayerSideboardFields] = None
    ) -> None:
        if like is not None:
            self.shared = False
            self.goals = like.goals
            self.reached = like.reached
            self.drawn_goals = like.drawn_goals
            self.masterpieces = like.masterpieces
            self.worn = like.worn
            self.inspired = like.inspired
            self.invented = like.invented
            self.late_tiers = like.late_tiers
            self.turned = like.turned
            self.under = like.under
            self.touched = like.touched
            self.submerged = like.submerged
            self.ripe = like.ripe
            self.island = like.island
            self.on_techs = like.on_techs
            self.on_cards = like.on_cards
            self.reserved = like.reserved
            self.folk = like.folk
            self.advanced = like.advanced
            self.pads = like.pads
            self.waiting = like.waiting
            self.locked = like.locked
            self.last_tile = like.last_tile
            self.built = like.built
            self.income = like.income
            self.stored = like.stored
            self.fresh = like.fresh
            self.lost = like.lost
            self.kept_tile = like.kept_tile
            self.kept_tech = like.kept_tech
            self.kept_card = like.kept_card
            self.kept_landmark = like.kept_landmark
            if before is None:
                self.seen = like.seen.copy()
            else:
                self.seen = before.seen if like.seen == before.seen else like.seen.copy()
            return
        self.shared = False
        self.goals = 0
        self.reached = 0
        self.drawn_goals = 0
        self.masterpieces = 0
        self.worn = 0
        self.inspired = 0
        self.invented = 0
        self.late_tiers = 0
        self.turned = 0
        self.under = 0
        self.touched = 0
        self.submerged = 0
        self.ripe = 0
        self.seen = []
        self.island = ()
        self.on_techs = ()
        self.on_cards = ()
        self.reserved = ()
        self.folk = ()
        self.advanced = -1
        self.pads = 0
        self.waiting = 0
        self.locked = 0
        self.last_tile = -1
        self.built = 0
        self.income = 0
        self.stored = 0
        self.fresh = 0
        self.lost = 0
        self.kept_tile = 0
        self.kept_tech = 0
        self.kept_card = 0
        self.kept_landmark = 0

    def pack(self) -> list[int]:
        return [
            self.goals,
            self.reached,
            self.drawn_goals,
            self.masterpieces,
            self.worn,
            self.inspired,
            self.invented,
            self.late_tiers,
            self.turned,
            self.under,
            self.touched,
            self.submerged,
            self.ripe,
            *self.seen,
            len(self.island),
            *self.island,
            len(self.on_techs),
            *self.on_techs,
            len(self.on_cards),
            *self.on_cards,
            len(self.reserved),
            *self.reserved,
            len(self.folk),
            *self.folk,
            self.advanced,
            self.pads,
            self.waiting,
            self.locked,
            self.last_tile,
            self.built,
            self.income,
            self.stored,
            self.fresh,
            self.lost,
            self.kept_tile,
            self.kept_tech,
            self.kept_card,
            self.kept_landmark,
        ]
