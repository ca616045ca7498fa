"""Set-up of the shared material (AOI-SETUP-01..33, AOI-DRAFT-01..07, AOI-TWOP-02..08)."""

from __future__ import annotations

from typing import Final

from ....kernel.decision import Rules
from ....kernel.rng import Rng
from ..components.scoring import AREAS, FINAL_TILES, ROUND_TILES, SAME_BUILDING, SPADE_TILE
from ..pieces.kinds import ALWAYS_OUT, COMPETENCIES_OF_EACH, ROUNDS, TOWNS_OF_EACH, WHEEL
from ..pieces.packed import with_coins
from ..table.player import AoiPlayer
from ..table.state import Table
from ..table.steps import DRAFT, PICK_SET

INNOVATION_PLACES: Final = {2: 6, 3: 8, 4: 10, 5: 12}  # AOI-SETUP-19
NEUTRAL_LEVEL: Final = 2  # AOI-TWOP-06
BOOK_ACTIONS_OUT: Final = 3  # AOI-SETUP-16


def side_of(players: int, harder: bool) -> str:
    """AOI-SETUP-01..04."""
    return "small" if players == 2 or (players == 3 and harder) else "large"


def set_table(table: Table, me: AoiPlayer) -> Rules:
    """Everything that is dealt at random; then planning boards and factions are chosen."""
    rng = table.rng
    players = len(table.players)
    table.scoring = tuple(deal_rounds(rng))
    table.final = deal_final(rng, table.scoring[ROUNDS - 1])
    table.actions_out = some_of(rng, list(range(6)), BOOK_ACTIONS_OUT)
    table.towns = [TOWNS_OF_EACH] * len(table.box.towns)
    table.competencies = [COMPETENCIES_OF_EACH] * len(table.box.competencies)
    table.places = tuple(shuffled(rng, len(table.box.competencies)))
    table.innovations = shuffled(rng, len(table.box.innovations))[: INNOVATION_PLACES[players]]
    first = 0 if table.switches.first_player == "first_seat" else rng.below(players)
    table.order = [(first + k) % players for k in range(players)]  # AOI-SETUP-46
    if players == 2:
        seat_third_party(table)
    if table.switches.draft:
        deal_draft(table)
    else:
        deal_sets(table)
    table.active = table.schedule[0]
    table.reveals += 1
    if table.log:
        tell_set_up(table, me)
    yield from ()


def shuffled(rng: Rng, n: int) -> list[int]:
    tiles = list(range(n))
    rng.shuffle(tiles)
    return tiles


def some_of(rng: Rng, tiles: list[int], n: int) -> int:
    """A set of n of these tiles at random."""
    rng.shuffle(tiles)
    return sum(1 << tile for tile in tiles[:n])


def deal_rounds(rng: Rng) -> list[int]:
    """From round 6 down to round 1, with both restrictions (AOI-SETUP-05..12). Round 1 first."""
    pile = shuffled(rng, len(ROUND_TILES))
    laid: list[int] = []
    aside = False
    while len(laid) < ROUNDS:
        tile = pile.pop()
        if tile == SPADE_TILE and len(laid) < 2:
            aside = True
            continue
        discipline = ROUND_TILES[tile].discipline
        same = [ROUND_TILES[other].discipline == discipline for other in laid]
        if sum(same) == 2 and not same[0]:
            continue  # out of the game (AOI-SETUP-11)
        laid.append(tile)
        if len(laid) == 2 and aside:
            pile.append(SPADE_TILE)
            rng.shuffle(pile)
    return laid[::-1]


def deal_final(rng: Rng, last: int) -> int:
    """Not with the same kind of building as the round tile below (AOI-SETUP-13, -14, -61)."""
    forbidden = SAME_BUILDING.get(ROUND_TILES[last].deed, ())
    return next(tile for tile in shuffled(rng, len(FINAL_TILES)) if tile not in forbidden)


def seat_third_party(table: Table) -> None:
    """A scholar on a 2-space of each discipline, markers, the area tile (AOI-TWOP-02..08)."""
    table.scholar_spaces = [0b1000] * 4
    levels = [NEUTRAL_LEVEL] * 4
    for tile in table.scoring[: ROUNDS - 1]:
        levels[ROUND_TILES[tile].discipline] += ROUND_TILES[tile].per
    table.neutral_levels = tuple(levels)
    table.area = list(AREAS)
    table.rng.shuffle(table.area)


def deal_sets(table: Table) -> None:
    """Seven sets; the other bonuses beside the board (AOI-SETUP-25..30)."""
    rng, players = table.rng, len(table.players)
    table.palaces = some_of(rng, list(range(ALWAYS_OUT)), players + 1) | 1 << ALWAYS_OUT
    table.set_factions = shuffled(rng, len(table.factions))[:WHEEL]
    bonuses = shuffled(rng, len(table.box.bonuses))
    table.set_bonuses = bonuses[:WHEEL]
    table.beside_board = [with_coins(bonus, 1) for bonus in bonuses[WHEEL:]]
    table.boards_out = (1 << WHEEL) - 1
    table.step = PICK_SET
    table.schedule = table.order[::-1]


def deal_draft(table: Table) -> None:
    """Six planning boards, and one more than players of factions and palaces (AOI-DRAFT-02..06)."""
    rng, players = table.rng, len(table.players)
    table.boards_out = some_of(rng, list(range(WHEEL)), WHEEL - 1)
    table.factions_out = some_of(rng, list(range(len(table.factions))), players + 1)
    table.palaces = some_of(rng, list(range(ALWAYS_OUT)), players + 1)
    table.beside_board = [with_coins(bonus, 0) for bonus in shuffled(rng, len(table.box.bonuses))[: players + 3]]
    table.step = DRAFT
    table.schedule = table.order * 3


def tell_set_up(table: Table, me: AoiPlayer) -> None:
    assert table.log
    table.log.tell("laid-map", me, map=0 if table.map.side == "small" else 1)
    for number, tile in enumerate(table.scoring):
        table.log.tell("laid-round", me, round=tile, number=number + 1)
    table.log.tell("laid-final", me, final=table.final)
    table.log.tell("first-player", table.players[table.order[0]])
