"""Encodes what a seat may know of an Age of Innovation position as numbers for learned evaluation (kernel/encode.py).

The seat itself and its best rival are described in full, further players by the best of them in each respect. Only the
area tile of two players is hidden: until it is shown, the area scores what it would on average (AOI-TWOP-09).
"""

from __future__ import annotations

from collections.abc import Sequence
from struct import Struct
from typing import Final, Optional

from ....kernel.encode import POINTS, SET_UP, Block, Encoder, Layout, Row, judged, places
from ....kernel.hexes import members
from ..abilities.factions import FACTIONS
from ..components.boards import BOARDS
from ..components.scoring import FINAL_TILES, ROUND_TILES
from ..components.tiles import BONUSES, COMPETENCIES, INNOVATIONS, PALACES, TOWNS
from ..pieces.codes import bonus_of, coins_on, town_kind
from ..pieces.kinds import BUILDINGS, DISCIPLINES, ROUNDS, TERRAINS, TOP_LEVEL, WHEEL
from ..rules.scoring import AREA_POINTS, area_points, areas, shared
from ..table.player import AoiPlayer
from ..table.state import Table
from .strategy import FEATURES, WEIGHTS, measured

PHASES: Final = ROUNDS + 1
SEATS: Final = 5
LEVELS: Final = TOP_LEVEL + 1
USED: Final = 12  # power and book actions
# Caps above which values are not distinguished: shipping, terraforming, workshops, guilds, schools, coins, tools,
# scholars, tokens in bowl III.
CAPS: Final = (5, 3, 9, 4, 3, 12, 8, 7, 12)
RICH: Final = 30  # coins
# Scale of each feature of the heuristic evaluation: the value that becomes 1.0.
TERM_SCALE: Final = (
    50.0, 10.0, 10.0, 5.0, 8.0, 20.0, 10.0, 40.0, 10.0, 1.0, 2.0, 10.0, 1.0, 5.0, 3.0, 15.0, 0.5, 1.0, 50.0,
)  # fmt: skip
TILES: Final = (
    ("innovations", len(INNOVATIONS)),
    ("competencies", len(COMPETENCIES)),
    ("palace", len(PALACES)),
    ("bonus", len(BONUSES)),
    ("faction", len(FACTIONS)),
    ("board", len(BOARDS)),
    ("towns", len(TOWNS)),
)
PLAYER_NUMBERS: Final = 12 + 2 * len(DISCIPLINES) + len(BUILDINGS) + 13
MATCH_NUMBERS: Final = 12
REST_NUMBERS: Final = 4

LAYOUT: Final = Layout(
    marks=[
        Block("phase", PHASES, "set-up, rounds 1 to 6"),
        Block("players", SEATS, "1 to 5 play"),
        Block("levels", len(DISCIPLINES) * LEVELS, "own level in each discipline"),
        Block("rival_levels", len(DISCIPLINES) * LEVELS, "the same of the rival"),
        Block("told_apart", sum(CAPS) + len(CAPS), "shipping, terraforming, buildings, goods, one mark each"),
        *(Block(name, size, f"own {name}") for name, size in TILES),
        *(Block(f"rival_{name}", size, f"{name} of the rival") for name, size in TILES),
        Block("now", len(ROUND_TILES), "scoring tile of this round"),
        Block("next", len(ROUND_TILES), "scoring tile of the next round"),
        Block("later", len(ROUND_TILES), "scoring tiles of the rounds after it"),
        Block("final", len(FINAL_TILES), "additional tile of round 6"),
        Block("used", USED, "power and book actions used up"),
        Block("offered", len(BONUSES), "round bonuses beside the board"),
        Block("on_offer", len(INNOVATIONS), "innovations that lie out"),
    ],
    numbers=[
        Block("own_points", 1, "points now"),
        Block("rival_points", 1, "points of the rival"),
        Block("match", MATCH_NUMBERS, "lead, rounds left, phase, turn order, who passed, third party"),
        Block("own", PLAYER_NUMBERS, "goods, power, pieces, tracks, room to build"),
        Block("rival", PLAYER_NUMBERS, "the same of the rival"),
        Block("ahead", len(DISCIPLINES), "in each discipline: ahead of the rival and of the third party, or behind"),
        Block("bonus_coins", len(BONUSES), "coins on each round bonus beside the board"),
        Block("rest", REST_NUMBERS, "the best of further players: points, levels, buildings, towns"),
        Block("terms", len(FEATURES), "the terms of the hand-made evaluation"),
        Block("handmade", 1, "what that evaluation promises beyond the points"),
    ],
)
ZEROS: Final = LAYOUT.empty()
NO_TERMS: Final = [0.0] * len(FEATURES)
NUMBERS: Final = LAYOUT.numbers_at
TERMS: Final = LAYOUT.at["terms"]
write_numbers: Final = Struct(f"{TERMS - NUMBERS}f").pack_into  # faster than a separate array
AT: Final = LAYOUT.at
PLAYERS_AT, LEVELS_AT, RIVAL_LEVELS, APART = (AT[name] for name in ("players", "levels", "rival_levels", "told_apart"))
NOW, NEXT, LATER, FINAL, USED_AT, OFFERED, ON_OFFER = (
    AT[name] for name in ("now", "next", "later", "final", "used", "offered", "on_offer")
)
OWN_TILES: Final = tuple(AT[name] for name, _ in TILES)
RIVAL_TILES: Final = tuple(AT[f"rival_{name}"] for name, _ in TILES)


def phase(table: Table, seat: int) -> int:
    return min(table.round, ROUNDS) if table.round else SET_UP


def base_row(table: Table, seat: int) -> Row:
    """The row without the features of the heuristic evaluation, which take longer than all the rest."""
    players = table.players
    me = players[seat]
    rival = best_rival(table, me)
    numbers = ZEROS[:]
    numbers[min(table.round, ROUNDS)] = 1.0
    numbers[PLAYERS_AT + len(players) - 1] = 1.0
    mark_levels(numbers, me, LEVELS_AT)
    mark_capped(numbers, me)
    mark_tiles(numbers, me, OWN_TILES)
    if rival is not None:
        mark_levels(numbers, rival, RIVAL_LEVELS)
        mark_tiles(numbers, rival, RIVAL_TILES)
    bonus_coins = [0.0] * len(BONUSES)
    mark_offers(numbers, table, bonus_coins)
    write_numbers(numbers, 4 * NUMBERS,
        me.vp / POINTS,
        rival.vp / POINTS if rival else 0.0,
        *match_numbers(table, me, rival),
        *player_numbers(table, me),
        *(player_numbers(table, rival) if rival else [0.0] * PLAYER_NUMBERS),
        *ahead(table, me, rival),
        *bonus_coins,
        *rest_numbers(table, me, rival),
    )  # fmt: skip
    return numbers


def row(table: Table, seat: int) -> Row:
    numbers, me = base_row(table, seat), table.players[seat]
    numbers[TERMS:] = judged(known_terms(table, me), TERM_SCALE, WEIGHTS, me.vp)
    return numbers


def known_terms(table: Table, me: AoiPlayer) -> list[float]:
    """The features of the heuristic evaluation, averaged over the possible area tiles while it is face down."""
    if me.board < 0 or not me.occupied:
        return NO_TERMS
    sizes = areas(table)
    if table.area and table.round < ROUNDS:
        points = sum([shared((*sizes, tile), AREA_POINTS)[me.seat] for tile in table.area]) / len(table.area)
    else:
        points = float(area_points(table, sizes)[me.seat])
    return measured(table, me, sizes[me.seat], points)


def best_rival(table: Table, me: AoiPlayer) -> Optional[AoiPlayer]:
    """The opponent with most points; None in a solo game."""
    if len(table.players) == 2:
        return table.players[1 - me.seat]
    return max((other for other in table.players if other is not me), key=lambda other: other.vp, default=None)


def mark_levels(numbers: Row, player: AoiPlayer, place: int) -> None:
    for level in player.levels:
        numbers[place + level] = 1.0
        place += LEVELS


def mark_capped(numbers: Row, me: AoiPlayer) -> None:
    neutral = me.neutral
    workshops, guilds, schools = me.pieces[:3]
    place = APART
    for held, most in zip(
        (
            me.shipping,
            me.digging,
            (workshops & ~neutral).bit_count(),
            (guilds & ~neutral).bit_count(),
            (schools & ~neutral).bit_count(),
            me.coins,
            me.tools,
            me.scholars,
            me.bowl3,
        ),
        CAPS,
        strict=True,
    ):
        numbers[place + (held if held < most else most)] = 1.0
        place += most + 1


def mark_tiles(numbers: Row, player: AoiPlayer, at: tuple[int, ...]) -> None:
    innovations, competencies, palace, bonus, faction, board, towns = at
    for tile in player.innovations:
        numbers[innovations + tile] = 1.0
    for tile in members(player.competencies):
        numbers[competencies + tile] = 1.0
    if player.palace >= 0:
        numbers[palace + player.palace] = 1.0
    if player.bonus >= 0:
        numbers[bonus + player.bonus] = 1.0
    if player.faction >= 0:
        numbers[faction + player.faction] = 1.0
    if player.board >= 0:
        numbers[board + player.board] = 1.0
    for tile in player.tiles:
        numbers[towns + town_kind(tile)] = 1.0


def mark_offers(numbers: Row, table: Table, bonus_coins: list[float]) -> None:
    """The shared display."""
    round, scoring = table.round, table.scoring
    for number, tile in enumerate(scoring, 1):
        if number >= round:
            numbers[(NOW if number == round else NEXT if number == round + 1 else LATER) + tile] = 1.0
    if table.final >= 0:
        numbers[FINAL + table.final] = 1.0
    for action in members(table.used):
        numbers[USED_AT + action] = 1.0
    for entry in table.beside_board:
        numbers[OFFERED + bonus_of(entry)] = 1.0
        bonus_coins[bonus_of(entry)] = coins_on(entry) / 3.0
    for tile in table.innovations:
        if tile >= 0:
            numbers[ON_OFFER + tile] = 1.0


def match_numbers(table: Table, me: AoiPlayer, rival: Optional[AoiPlayer]) -> list[float]:
    order, next_order = table.order, table.next_order
    neutral = table.neutral_levels or (0, 0, 0, 0)
    return [
        (me.vp - (rival.vp if rival else 0)) / 25.0,
        (ROUNDS - table.round) / ROUNDS,
        table.phase / 3.0,
        1.0 if table.active == me.seat else 0.0,
        order.index(me.seat) / 4.0 if me.seat in order else 0.0,
        (next_order.index(me.seat) + 1) / 5.0 if me.seat in next_order else 0.0,
        len(next_order) / len(table.players),
        table.topped.bit_count() / 4.0,
        neutral[0] / 12.0,
        neutral[1] / 12.0,
        neutral[2] / 12.0,
        neutral[3] / 12.0,
    ]


def player_numbers(table: Table, player: AoiPlayer) -> list[float]:
    free = player.reach & ~table.built
    lands, board = table.lands, player.board
    home = near = 0
    if board >= 0:
        home = (free & lands[board]).bit_count()
        near = (free & (lands[(board + 1) % WHEEL] | lands[(board - 1) % WHEEL])).bit_count()
    books, levels = player.books, player.levels
    return [
        1.0 if player.passed else 0.0,
        min(player.coins, RICH) / 10.0,
        player.tools / 6.0,
        player.scholars / 3.0,
        player.pool / 7.0,
        player.sent / 4.0,
        player.bowl1 / 6.0,
        player.bowl2 / 6.0,
        player.bowl3 / 6.0,
        player.keys / 2.0,
        player.shipping / 3.0,
        player.digging / 2.0,
        *[held / 3.0 for held in books],
        *[level / TOP_LEVEL for level in levels],
        *[spaces.bit_count() / 3.0 for spaces in player.pieces],
        sum(books) / 5.0,
        sum(levels) / 24.0,
        player.neutral.bit_count() / 2.0,
        player.annexed.bit_count() / 2.0,
        player.annexes / 2.0,
        len(player.tiles) / 3.0,
        player.towned.bit_count() / 8.0,
        player.used.bit_count() / 3.0,
        player.bridges / 3.0,
        player.occupied.bit_count() / 10.0,
        free.bit_count() / 10.0,
        home / 4.0,
        near / 6.0,
    ]


def ahead(table: Table, me: AoiPlayer, rival: Optional[AoiPlayer]) -> list[float]:
    theirs: Sequence[int] = rival.levels if rival else (0, 0, 0, 0)
    neutral = table.neutral_levels or (0, 0, 0, 0)
    return [(own > other) + (own > third) - 1.0 for own, other, third in zip(me.levels, theirs, neutral, strict=True)]


def rest_numbers(table: Table, me: AoiPlayer, rival: Optional[AoiPlayer]) -> list[float]:
    rest = [player for player in table.players if player is not me and player is not rival]
    if not rest:
        return [0.0] * REST_NUMBERS
    return [
        max([player.vp for player in rest]) / POINTS,
        max([sum(player.levels) for player in rest]) / 24.0,
        max([player.occupied.bit_count() for player in rest]) / 10.0,
        max([len(player.tiles) for player in rest]) / 3.0,
    ]


CHOICES: Final = (
    *places("board", (TERRAINS[number] for number in range(len(BOARDS)))),
    *places("faction", (faction.id for faction in FACTIONS)),
    *places("bonus", (bonus.id for bonus in BONUSES)),
    *places("palace", (palace.id for palace in PALACES)),
)


def chosen(table: Table, seat: int) -> list[int]:
    """Board, faction, first round bonus, and a palace tile that was drafted."""
    me = table.players[seat]
    choices: list[int] = []
    first = 0
    for number, size in (
        (me.board, len(BOARDS)),
        (me.faction, len(FACTIONS)),
        (me.bonus, len(BONUSES)),
        (me.drafted, len(PALACES)),
    ):
        if number >= 0:
            choices.append(first + number)
        first += size
    return choices


ENCODER: Final = Encoder(LAYOUT, CHOICES, row, base_row, phase, chosen)
