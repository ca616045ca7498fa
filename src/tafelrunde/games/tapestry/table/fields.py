"""Every field of the state, declared once: `make fields` writes _fields.py from it (kernel/fields.py says how)."""

from __future__ import annotations

from typing import Any, Optional

from ....kernel.decision import Player
from ....kernel.fields import (
    DECLARED,
    NUMBERS,
    PLAIN,
    ROWS,
    VARIABLE_LENGTH,
    as_int,
    constant,
    copy_on_write,
    custom,
    derived,
    transient,
    variable_length,
)
from ....kernel.hexes import mask
from ....kernel.rng import Rng
from ....kernel.state import State
from ..pieces.kinds import BUILDINGS_OF_A_TYPE, LAST_INCOME, OUTPOSTS
from ..pieces.map import FREE, PRINTED, Corners, Map
from .steps import SET_UP
from .switches import Switches


class PlayerFields(Player):
    """The state of a player. Sets of cards, tiles, hexes and plots are bitmasks; small records are tuples."""

    vp: int = 0  # TAP-VP-02
    era: int = 0  # income turns begun
    finished: bool = as_int(False)  # the fifth income turn is over (TAP-END-03)
    # Capital.
    capital: int = -1
    city: int = 0  # plots that are filled: impassable ones, buildings, overhanging parts
    rough: int = 0  # impassable plots without a building
    landmarks: int = 0
    in_city: int = 0  # landmarks that stand in the capital
    # Tracks.
    vacated: int = 0  # tracks left through AI Singularity
    used: int = 0  # spaces activated this turn, by their numbers in pieces/tracks.py (TAP-ADV-06)
    icons: int = 0  # "current position" icons used this turn (TAP-ICON-43)
    # Map.
    start: int = -1
    outposts: int = OUTPOSTS  # in supply
    upright: int = 0  # hexes with an upright outpost of the player, who controls them
    toppled: int = 0
    arriving: int = 0  # where an outpost was just placed and the defender may still react
    felled: int = 0  # hexes where this player's conquest or trap toppled an outpost (TAP-ACHIEVE-08)
    huts: int = 0  # hexes held by a building instead of an outpost (Nomads)
    tokens: int = 0  # hexes with a token of the player, which controls nothing (TAP-COMP-03)
    tiles: int = 0  # territory tiles in supply
    space: int = 0  # space tiles in supply
    explored: int = 0  # space tiles explored
    fresh: int = 0  # the space tiles just gained
    # Cards and civilizations.
    hand: int = 0
    drawn: int = 0  # cards drawn and still to be chosen among
    shown: int = 0  # cards in hand that everybody saw
    rule_flags: int = 0  # hooks that the cards in force implement, as bits
    allies: int = 0  # Alliance: seats
    achieved: int = 0
    own_discard: int = 0  # Mystics on the revised mat
    # Records.
    afield: tuple[int, ...] = ()  # buildings on the map (Nomads), as in pieces/codes.py
    active: tuple[int, ...] = ()  # designs whose THIS ERA ability applies
    marriages: tuple[int, ...] = ()  # Marriage of State, as in pieces/codes.py
    civs: tuple[int, ...] = ()
    offer: tuple[int, ...] = ()  # set-up: civilizations to choose from
    sealed: list[int] = variable_length([])  # choices made in secret
    own_deck: list[int] = variable_length([])  # Mystics on the revised mat; the last one is drawn first
    sites: tuple[int, ...] = ()  # where landmarks stand in the capital, as in pieces/landmarks.py
    tracks: list[tuple[int, ...]] = []  # the spaces of the tokens on each track, ascending
    stacks: list[tuple[int, ...]] = [()] * 5  # tapestry cards on the spaces of eras 1 to 4, lowest first; 0 stays empty
    # Numbers by kind.
    goods: list[int] = [0] * 4  # a marker for each resource (TAP-COMP-20, TAP-SETUP-22)
    left: list[int] = [BUILDINGS_OF_A_TYPE] * 4  # income buildings on the income mat, by type
    houses: list[int] = [0] * 4  # plots of income buildings in the capital, by type
    beside: list[int] = [0] * 4  # income buildings beside the mat
    crafted: list[int] = [0] * 4  # income buildings on the mat of the Craftsmen or the Collectors
    far: list[int] = []  # spaces advanced on each track (TAP-ADV-16)
    locks: list[int] = []  # own turns, this one included, for which Dictatorship keeps others off a track
    tech: list[int] = [0] * 3  # tech cards by row
    mat: list[int] = []  # a number for each civilization; the module of the civilization says what it means
    tally: list[int] = []  # points by source
    by_era: list[int] = [0] * (LAST_INCOME + 1)
    side: PlayerSideboardFields = copy_on_write()  # of the expansions


class TableFields(State):
    """The shared state of a match."""

    pack_order = (NUMBERS, PLAIN, VARIABLE_LENGTH, ROWS)

    def __init__(self, rng: Rng, catalog: Any, map: Map, switches: Switches, supply: Any, moments: Any) -> None: ...

    catalog: Any = constant()  # state.py names the types of catalog, supply, moments and players
    map: Map = constant()
    switches: Switches = constant()
    supply: Any = constant()  # the components in play
    moments: Any = constant()  # where civilizations and expansions hook into the rules
    players: list[Any] = custom()
    step: int = SET_UP
    active: int = 0
    first: int = 0
    turn: int = 0  # turns begun
    track: int = 0  # where the advance of this turn goes ...
    space: int = 0  # ... and the space it enters
    later: int = custom()  # a landmark that will be built at the end of the turn; packed only if there is one
    acted: int = 0  # civilizations that used their ability in this income turn
    source: int = 0  # what points are booked under
    # Sets of what was used up.
    discard: int = 0  # tapestry cards
    cards_out: int = 0  # removed before the game (TAP-VARIANT-01)
    techs_out: int = 0
    face_down: int = 0  # cards on income mats that nobody knows (TAP-INCOME-11)
    tech_discard: int = 0
    tiles_gone: int = 0
    spaces_gone: int = 0
    civs_gone: int = 0
    landmarks: int = mask(supply.landmarks)  # nobody has them yet
    invented: int = 0  # tech cards with a token of the Inventors
    heralded: int = 0  # tapestry cards with a token of the Heralds
    # Map.
    tiles: list[int] = [FREE if ground is None else PRINTED for ground in map.printed]  # the tile on each hex
    turns: list[int] = [0] * len(map.printed)  # how far it is turned
    corners: list[Optional[Corners]] = derived(map.printed.copy())  # the terrains that follow from both
    land: int = derived(
        mask([hex for hex, ground in enumerate(map.printed) if ground is not None])
    )  # hexes with a territory
    items: list[int] = [0] * len(map.printed)  # pieces on each hex
    # Decks; the last one is drawn first.
    deck: list[int] = variable_length([])  # tapestry cards
    tech_deck: list[int] = variable_length([])
    display: list[int] = variable_length([])
    tiles_left: list[int] = variable_length([])
    spaces_left: list[int] = variable_length([])
    civs_left: list[int] = variable_length([])
    claims: list[tuple[int, ...]] = [()] * 3  # who reached each achievement, in order
    side: TableSideboardFields = copy_on_write()  # of the expansions


class TableSideboardFields:
    """Cards of the expansions that lie in the middle."""

    shared: bool = transient(False)  # with a copy of the table, so that nobody may write on it
    counsel: int = -1  # who shares the card that is being played, and the card (Advisors), or -1
    masterpiece_discard: int = 0
    landmarks_gone: int = 0  # discarded with the tech cards they stood on (TAP-UPGRADE-16)
    landmark_deck: list[int] = variable_length([])  # face down; the last one is drawn first (TAP-LMCARD-05)
    landmark_draft: list[int] = variable_length([])  # landmark cards to choose from before the game (TAP-LMCARD-01)
    techs: list[int] = variable_length([])  # tech cards drawn openly and still to be chosen among
    pile: list[int] = variable_length([])  # the tech discards in the order in which they came to lie
    tiles: list[int] = variable_length([])  # territory tiles drawn openly and still to be chosen among
    spaces: list[int] = variable_length([])  # space tiles drawn openly and still to be chosen among
    masterpiece_deck: list[int] = variable_length([])
    masterpieces: list[int] = variable_length([])  # face up (TAP-SETUP-03)


class PlayerSideboardFields:
    """The state that the expansions add to a player."""

    pack_order = DECLARED

    shared: bool = transient(False)  # with a copy of the table, so that nobody may write on it
    goals: int = 0  # landmark cards whose landmark is still to be gained
    reached: int = 0  # landmark cards that are done
    drawn_goals: int = 0  # landmark cards drawn and still to be chosen among; only the player sees them
    masterpieces: int = 0  # in front of the player, used up ones included
    worn: int = 0  # one-time masterpieces that are turned over
    inspired: int = 0  # inspiration tiles laid over their resource tracks, by income building
    invented: int = 0  # tech cards invented in this game
    late_tiers: int = 0  # tiers entered this turn whose landmark was taken
    turned: int = 0  # one-time tech cards that are turned over
    under: int = 0  # hexes with a toppled outpost beside which the player has conquered again
    touched: int = 0  # tapestry cards whose right bonus came up
    submerged: int = 0  # Merfolk: cards under the mat, which only the player sees
    ripe: int = 0  # Savanna: districts that were complete when the last income turn began
    seen: list[int] = []  # cards in the hands of others that only this player saw, by seat
    island: tuple[int, ...] = ()  # Islanders: what lies on the hexes of the mat, as in pieces/codes.py, or -1
    on_techs: tuple[int, ...] = ()  # landmarks on tech cards, as in pieces/codes.py
    on_cards: tuple[int, ...] = ()  # buildings on tapestry cards, as in pieces/codes.py
    reserved: tuple[int, ...] = ()  # items on the overlay, as in pieces/reserved.py
    folk: tuple[int, ...] = ()  # Weefolk: tokens in the capitals of others; their module says what a number means
    # Arts & Architecture.
    advanced: int = -1  # the advanced capital drawn before the game, or -1 (TAP-SETUP-15)
    pads: int = 0  # lily pads of the Swamp that nothing covers
    waiting: int = 0  # masterpieces still to be used in this income turn
    locked: int = 0  # tech cards that cannot be upgraded again this turn (TAP-UPGRADE-26)
    last_tile: int = -1  # the territory tile just explored, for National Parks
    built: int = 0  # buildings gained this turn, for the Relentless
    income: int = 0  # 1 in an income turn
    stored: int = 0  # landmarks on the mat of the Urban Planners,
    fresh: int = 0  # those that came there this turn
    lost: int = 0  # civilizations given up (Plague)
    kept_tile: int = 0  # Collectors: what lies on their mat; only its owner knows the tapestry card
    kept_tech: int = 0
    kept_card: int = 0
    kept_landmark: int = 0
