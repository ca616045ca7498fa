"""The fields of a player: `make fields` writes _player_fields.py from them (kernel/fields says how)."""

from __future__ import annotations

from ....kernel.decision import Player
from ....kernel.field_info import INTERNAL, OWNER, PARTLY
from ....kernel.fields import as_int, copy_on_write, field, variable_length
from ..pieces.kinds import BUILDINGS_OF_A_TYPE, LAST_INCOME, LAST_SPACE, MOST_OF_A_RESOURCE, OUTPOSTS
from .sideboard import PlayerSideboard


class PlayerFields(Player):
    """The state of a player. Sets of cards, tiles, hexes and plots are bitmasks; small records are tuples."""

    vp: int = field(0, most=300)  # TAP-VP-02
    era: int = field(0, most=LAST_INCOME)  # income turns begun
    finished: bool = as_int(False, most=1)  # the fifth income turn is over (TAP-END-03)
    # Capital.
    capital: int = field(-1, INTERNAL)
    city: int = field(0, INTERNAL)  # plots that are filled: impassable ones, buildings, overhanging parts
    rough: int = field(0, INTERNAL)  # impassable plots without a building
    landmarks: int = field(0, of="landmark")
    in_city: int = field(0, INTERNAL)  # landmarks that stand in the capital
    # Tracks.
    vacated: int = field(0, of="track")  # tracks left through AI Singularity
    used: int = field(0, of="space")  # spaces activated this turn, by their numbers in pieces/tracks.py (TAP-ADV-06)
    icons: int = field(0, INTERNAL)  # "current position" icons used this turn (TAP-ICON-43)
    # Map.
    start: int = field(-1, INTERNAL)
    outposts: int = field(OUTPOSTS, most=OUTPOSTS)  # in supply
    upright: int = field(0, INTERNAL)  # hexes with an upright outpost of the player, who controls them
    toppled: int = field(0, INTERNAL)
    arriving: int = field(0, INTERNAL)  # where an outpost was just placed and the defender may still react
    felled: int = field(0, INTERNAL)  # hexes where this player's conquest or trap toppled an outpost (TAP-ACHIEVE-08)
    huts: int = field(0, INTERNAL)  # hexes held by a building instead of an outpost (Nomads)
    tokens: int = field(0, INTERNAL)  # hexes with a token of the player, which controls nothing (TAP-COMP-03)
    tiles: int = field(0, of="tile")  # territory tiles in supply
    space: int = field(0, of="space-tile")  # space tiles in supply
    explored: int = field(0, of="space-tile")  # space tiles explored
    fresh: int = field(0, INTERNAL)  # the space tiles just gained
    # Cards and civilizations.
    hand: int = field(0, PARTLY)
    drawn: int = field(0, PARTLY)  # cards drawn and still to be chosen among
    shown: int = field(0, of="card")  # cards in hand that everybody saw
    rule_flags: int = field(0, INTERNAL)  # hooks that the cards in force implement, as bits
    allies: int = field(0, of="player")  # Alliance: seats
    achieved: int = field(0, of="achievement")
    own_discard: int = field(0, PARTLY)  # Mystics on the revised mat
    # Records.
    afield: tuple[int, ...] = field((), INTERNAL)  # buildings on the map (Nomads), as in pieces/codes.py
    active: tuple[int, ...] = field((), of="design")  # designs whose THIS ERA ability applies
    marriages: tuple[int, ...] = field((), INTERNAL)  # Marriage of State, as in pieces/codes.py
    civs: tuple[int, ...] = field((), of="civilization", shown="civilizations")
    offer: tuple[int, ...] = field((), OWNER, one="civilization", most=2)  # set-up: civilizations to choose from
    sealed: list[int] = variable_length([], OWNER, one="choice", most=2)  # choices made in secret
    own_deck: list[int] = variable_length([], PARTLY)  # Mystics on the revised mat; the last one is drawn first
    sites: tuple[int, ...] = field((), INTERNAL)  # where landmarks stand in the capital, as in pieces/landmarks.py
    # The spaces of the tokens on each track, ascending.
    tracks: list[tuple[int, ...]] = field([], of="step", by="track")
    # Tapestry cards on the spaces of eras 1 to 4, lowest first; 0 stays empty.
    stacks: list[tuple[int, ...]] = field([()] * 5, PARTLY)
    # Numbers by kind.
    # A marker for each resource (TAP-COMP-20, TAP-SETUP-22).
    goods: list[int] = field([0] * 4, by="resource", most=MOST_OF_A_RESOURCE)
    # Income buildings on the income mat, by type.
    left: list[int] = field([BUILDINGS_OF_A_TYPE] * 4, by="building", most=BUILDINGS_OF_A_TYPE)
    houses: list[int] = field([0] * 4, INTERNAL)  # plots of income buildings in the capital, by type
    beside: list[int] = field([0] * 4, by="building", most=BUILDINGS_OF_A_TYPE)  # income buildings beside the mat
    # Income buildings on the mat of the Craftsmen or the Collectors.
    crafted: list[int] = field([0] * 4, by="building", most=BUILDINGS_OF_A_TYPE)
    far: list[int] = field([], by="track", most=LAST_SPACE)  # spaces advanced on each track (TAP-ADV-16)
    # Own turns, this one included, for which Dictatorship keeps others off a track.
    locks: list[int] = field([], by="track", most=2)
    tech: list[int] = field([0] * 3, of="tech", by="row")  # tech cards by row
    mat: list[int] = []  # a number for each civilization; the module of the civilization says what it means
    tally: list[int] = field([], INTERNAL)  # points by source
    by_era: list[int] = field([0] * (LAST_INCOME + 1), INTERNAL)
    side: PlayerSideboard = copy_on_write()  # of the expansions
