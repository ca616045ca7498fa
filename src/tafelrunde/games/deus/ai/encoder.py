"""Encodes what a seat may know of a Deus position as numbers for learned evaluation (kernel/encode.py).

The seat itself and its best rival are described in full, further players by the best of them in each respect. Points
lie face down, but everybody saw each of them being gained, so they are known. A joker of somebody else is a card that
nobody has seen, so it is left out; the own one does nothing and is left out too.
"""

from __future__ import annotations

from array import array
from functools import lru_cache
from struct import Struct
from typing import Final

from ....kernel.encode import ENDED_BY_PLAYERS, POINTS, Block, Encoder, Layout, Row, judged
from ....kernel.encode import SET_UP as BEFORE
from ..components.cards import DESIGNS
from ..pieces.amounts import HAND_LIMIT, SEATS
from ..pieces.kinds import COLOURS, GREEN, LAYERS, PURPLE, RESOURCES, STANDARD, TERRAINS
from ..rules.scoring import temple_points
from ..table.player import DeusPlayer
from ..table.state import Table
from ..table.steps import ACTION
from .strategy import FEATURES, WEIGHTS, features, time_left

PHASES: Final = ("set-up", "opening", "early", "middle", "late", "last rounds")
LONGEST: Final = 5  # cards in a column; further ones do not count
RICH: Final = 30  # gold; further gold does not count
ON_BOARD: Final = 4  # pieces of a type on the player board
DESIGN_OF: Final = [number for number, design in enumerate(DESIGNS) for _ in range(design.copies)]

# Scale of each feature of the heuristic evaluation: the value that becomes 1.0.
TERM_SCALE: Final = (50.0, 20.0, 6.0, 20.0, 10.0, 8.0, 4.0, 8.0, 5.0, 6.0, 8.0, 4.0, 10.0, 4.0, 2.0, 10.0, 50.0)
PLAYER_NUMBERS: Final = 1 + len(RESOURCES) + STANDARD + 6 + LAYERS + len(TERRAINS)
LAND_NUMBERS: Final = 4 + len(TERRAINS)
REST_NUMBERS: Final = 4

LAYOUT: Final = Layout(
    marks=[
        Block("phase", len(PHASES), ", ".join(PHASES)),
        Block("players", SEATS - 1, "2, 3 or 4 play"),
        Block("hand", len(DESIGNS), "designs in the own hand"),
        Block("built", len(DESIGNS), "designs in the own columns"),
        Block("rival_built", len(DESIGNS), "designs in the columns of the rival"),
        Block("columns", len(COLOURS) * (LONGEST + 1), "cards in each own column, 0 to 5"),
        Block("rival_columns", len(COLOURS) * (LONGEST + 1), "the same of the rival"),
        Block("board", STANDARD * (ON_BOARD + 1), "pieces of each type on the own player board, 0 to 4"),
    ],
    numbers=[
        Block("own_points", 1, "points now"),
        Block("rival_points", 1, "points of the rival"),
        Block("match", 13, "lead, time left, round, end in sight, temples, villages, own turn, options, deck"),
        Block("supply", len(RESOURCES), "resources in the supply"),
        Block("own", PLAYER_NUMBERS, "what lies in front of the seat and where its pieces stand"),
        Block("land", LAND_NUMBERS, "own production buildings by terrain, free regions beside own ones by terrain"),
        Block("rival", PLAYER_NUMBERS, "the same of the rival"),
        Block("rest", REST_NUMBERS, "the best of further players: points, cards built, regions, temples"),
        Block("terms", len(FEATURES), "the terms of the hand-made evaluation"),
        Block("handmade", 1, "what that evaluation promises beyond the points"),
    ],
)
ZEROS: Final = LAYOUT.empty()
NUMBERS: Final = LAYOUT.numbers_at
TERMS: Final = LAYOUT.at["terms"]
write_numbers: Final = Struct(f"{TERMS - NUMBERS}f").pack_into  # faster than a separate array
PLAYERS_AT, HAND, BUILT, RIVAL_BUILT, COLUMNS, RIVAL_COLUMNS, BOARD = (
    LAYOUT.at[name] for name in ("players", "hand", "built", "rival_built", "columns", "rival_columns", "board")
)


def phase(table: Table, seat: int) -> int:
    if table.step < ACTION:
        return BEFORE
    if table.last_round:
        return 5
    left = min(table.temples, len(table.map.villages) - table.attacked.bit_count()) / len(table.map.faces)
    return 1 if left > 0.75 else 2 if left > 0.5 else 3 if left > 0.25 else 4


def base_row(table: Table, seat: int) -> Row:
    """The row without the features of the heuristic evaluation, which take longer than all the rest."""
    players = table.players
    me = players[seat]
    rival = best_rival(table, me)
    numbers = ZEROS[:]
    numbers[phase(table, seat)] = 1.0
    numbers[PLAYERS_AT + len(players) - 2] = 1.0
    for card in me.hand:
        numbers[HAND + DESIGN_OF[card]] = 1.0
    mark_columns(numbers, me, BUILT, COLUMNS)
    mark_columns(numbers, rival, RIVAL_BUILT, RIVAL_COLUMNS)
    place = BOARD
    for on_board in me.board:
        numbers[place + (on_board if on_board < ON_BOARD else ON_BOARD)] = 1.0
        place += ON_BOARD + 1
    of = table.map.of
    write_numbers(numbers, 4 * NUMBERS,
        me.vp / POINTS,
        rival.vp / POINTS,
        *match_numbers(table, me, rival),
        *[left / 10.0 for left in table.supply],
        *player_numbers(me, of),
        *land_numbers(me, of, ~table.occupied),
        *player_numbers(rival, of),
        *rest_numbers(table, me, rival),
    )  # fmt: skip
    return numbers


def row(table: Table, seat: int) -> Row:
    numbers, me = base_row(table, seat), table.players[seat]
    numbers[TERMS:] = judged(features(table, me), TERM_SCALE, WEIGHTS, me.vp)
    return numbers


def best_rival(table: Table, me: DeusPlayer) -> DeusPlayer:
    """The opponent with most points; on a tie the next in turn order."""
    if len(table.players) == 2:
        return table.players[1 - me.seat]
    return max(table.others(me), key=lambda other: other.vp)


def mark_columns(numbers: Row, player: DeusPlayer, built: int, columns: int) -> None:
    designs, sizes = column_marks(tuple(player.columns), player.joker)
    numbers[built : built + len(designs)] = designs
    numbers[columns : columns + len(sizes)] = sizes


@lru_cache(maxsize=1 << 12)
def column_marks(columns: tuple[tuple[int, ...], ...], joker: int) -> tuple[Row, Row]:
    """The built designs and the cards of each column. Cached, because they change seldom."""
    designs, sizes = array("f", bytes(4 * len(DESIGNS))), array("f", bytes(4 * len(COLOURS) * (LONGEST + 1)))
    for colour, column in enumerate(columns):
        sizes[colour * (LONGEST + 1) + min(len(column), LONGEST)] = 1.0
        for card in column:
            if card != joker:
                designs[DESIGN_OF[card]] = 1.0
    return designs, sizes


def match_numbers(table: Table, me: DeusPlayer, rival: DeusPlayer) -> list[float]:
    continents = len(table.map.faces)
    switches = table.switches
    return [
        (me.vp - rival.vp) / 25.0,
        time_left(table),
        table.round / 20.0,
        1.0 if table.last_round else 0.0,
        1.0 if table.last_round == table.round else 0.0,
        table.temples / continents,
        (len(table.map.villages) - table.attacked.bit_count()) / continents,
        sum(table.village_vp) / 20.0,
        1.0 if table.active == me.seat else 0.0,
        1.0 if table.first == me.seat else 0.0,
        1.0 if switches.joker else 0.0,
        switches.armies_per_region - 1.0,
        len(table.deck) / 40.0,
    ]


def player_numbers(player: DeusPlayer, of: list[int]) -> list[float]:
    """Public numbers of a player, with the size of the hand. `of` are the regions of each terrain."""
    occupied = player.occupied
    forest, swamp, mountain, field, sea, village = of
    wood, clay, stone, wheat = player.goods
    blue, green, yellow, brown, red = player.board
    sizes = [len(column) for column in player.columns]
    temples = sizes[PURPLE]
    return [
        min(player.gold, RICH) / 10.0,
        wood / 4.0,
        clay / 4.0,
        stone / 4.0,
        wheat / 4.0,
        blue / 3.0,
        green / 3.0,
        yellow / 3.0,
        brown / 3.0,
        red / 3.0,
        len(player.hand) / HAND_LIMIT,
        sum(sizes) / 12.0,
        min(sizes[:STANDARD]) / 3.0,
        temples / 2.0,
        1.0 if player.joker >= 0 else 0.0,
        occupied.bit_count() / 8.0,
        *[layer.bit_count() / 3.0 for layer in player.pieces],
        (occupied & forest).bit_count() / 3.0,
        (occupied & swamp).bit_count() / 3.0,
        (occupied & mountain).bit_count() / 3.0,
        (occupied & field).bit_count() / 3.0,
        (occupied & sea).bit_count() / 3.0,
        (occupied & village).bit_count() / 3.0,
    ]


def land_numbers(me: DeusPlayer, of: list[int], free: int) -> list[float]:
    """Own production buildings by terrain, and regions without a piece beside own ones."""
    forest, swamp, mountain, field, sea, village = of
    green = me.pieces[GREEN]
    free &= me.reach
    return [
        (green & forest).bit_count() / 2.0,
        (green & swamp).bit_count() / 2.0,
        (green & mountain).bit_count() / 2.0,
        (green & field).bit_count() / 2.0,
        (free & forest).bit_count() / 4.0,
        (free & swamp).bit_count() / 4.0,
        (free & mountain).bit_count() / 4.0,
        (free & field).bit_count() / 4.0,
        (free & sea).bit_count() / 4.0,
        (free & village).bit_count() / 4.0,
    ]


def rest_numbers(table: Table, me: DeusPlayer, rival: DeusPlayer) -> list[float]:
    rest = [player for player in table.players if player is not me and player is not rival]
    if not rest:
        return [0.0] * REST_NUMBERS
    return [
        max([player.vp for player in rest]) / POINTS,
        max([sum([len(column) for column in player.columns]) for player in rest]) / 12.0,
        max([player.occupied.bit_count() for player in rest]) / 8.0,
        max([temple_points(table, player) for player in rest]) / 20.0,
    ]


def chosen(table: Table, seat: int) -> list[int]:
    """Nothing is chosen for the whole game."""
    return []


ENCODER: Final = Encoder(LAYOUT, (), row, base_row, phase, chosen, ENDED_BY_PLAYERS)
