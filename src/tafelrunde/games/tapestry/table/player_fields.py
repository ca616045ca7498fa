"""The fields of a player: `make fields` writes _player_fields.py from them (kernel/fields.py says how)."""

from __future__ import annotations

from ....kernel.decision import Player
from ....kernel.fields import as_int, copy_on_write, variable_length
from ..pieces.kinds import BUILDINGS_OF_A_TYPE, LAST_INCOME, OUTPOSTS
from .sideboard import PlayerSideboard


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
    side: PlayerSideboard = copy_on_write()  # of the expansions
