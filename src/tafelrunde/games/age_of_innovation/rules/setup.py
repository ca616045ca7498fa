"""Set-up of the shared material (chapters SETUP, TWOP, DRAFT)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....kernel.decision import Rules
from ....kernel.rng import Rng
from ..pieces.codes import with_coins
from ..pieces.kinds import ALWAYS_OUT, COMPETENCIES_OF_EACH, ROUNDS, SPADE, TOWNS_OF_EACH, WHEEL
from ..pieces.prices import INNOVATION_PLACES
from ..table.catalog import FinalTile, RoundTile
from ..table.player import AoiPlayer
from ..table.state import Table
from ..table.steps import DRAFT, PICK_SET
from .automa.setup import deal_automa, deal_pairs
from .rounds import people_among

NEUTRAL_LEVEL: Final = 2  # AOI-TWOP-06
LAST_SCHOLAR_SPACE: Final = 3
BOOK_ACTIONS_OUT: Final = 3  # AOI-SETUP-16


def side_of(players: int, harder: bool) -> str:
    """The small side for two, and for three by option; otherwise the large one (AOI-SETUP-01, AOI-SETUP-02,
    AOI-SETUP-03, AOI-SETUP-04). The Automa counts as a player (AOI-SOLO-03)."""
    return "small" if players == 2 or (players == 3 and harder) else "large"


def set_table(table: Table, me: AoiPlayer) -> Rules:
    """Deal everything random; then planning boards and factions are chosen (AOI-SETUP-16, AOI-SETUP-18,
    AOI-SETUP-20, AOI-SETUP-21, AOI-SETUP-22, AOI-SETUP-29, AOI-DRAFT-07)."""
    rng = table.rng
    players = len(table.players)
    table.scoring = tuple(deal_rounds(rng, table.catalog.rounds))
    table.final = deal_final(rng, table.catalog.finals, table.catalog.rounds[table.scoring[ROUNDS - 1]].deed)
    table.actions_out = some_of(rng, list(range(6)), BOOK_ACTIONS_OUT)
    table.towns = [TOWNS_OF_EACH] * len(table.catalog.towns)
    table.competencies = [COMPETENCIES_OF_EACH] * len(table.catalog.competencies)
    table.places = tuple(shuffled(rng, len(table.catalog.competencies)))
    table.innovations = shuffled(rng, len(table.catalog.innovations))[: INNOVATION_PLACES[players]]
    people = len(table.people)
    first = 0 if table.switches.first_player == "first_seat" else rng.below(people)
    table.order = [(first + k) % people for k in range(people)]  # AOI-SETUP-46
    if table.automa is not None:
        table.order.append(table.automa.seat)  # AOI-SOLO-13
        deal_automa(table)
    elif players == 2:  # AOI-TWOP-01; not against the Automa (AOI-SOLO-01)
        seat_third_party(table)
    if people == 1:
        deal_pairs(table)
    elif table.switches.draft:
        deal_draft(table)
    else:
        deal_sets(table)
    table.active = table.schedule[0]
    table.reveals += 1
    if table.log:
        log_set_up(table, me)
    yield from ()


def shuffled(rng: Rng, n: int) -> list[int]:
    tiles = list(range(n))
    rng.shuffle(tiles)
    return tiles


def some_of(rng: Rng, tiles: list[int], n: int) -> int:
    """A set of n of these tiles at random."""
    rng.shuffle(tiles)
    return sum(1 << tile for tile in tiles[:n])


def deal_rounds(rng: Rng, tiles: Sequence[RoundTile]) -> list[int]:
    """From round 6 down to round 1; the rest is out of the game (AOI-SETUP-05, AOI-SETUP-06). Round 1 first.

    The spade tile never lies on rounds 5 and 6 (AOI-SETUP-08, AOI-SETUP-09). A third tile of a discipline is out of the
    game unless one of the three lies on round 6 (AOI-SETUP-11, AOI-SETUP-12)."""
    pile = shuffled(rng, len(tiles))
    laid: list[int] = []
    aside: list[int] = []
    while len(laid) < ROUNDS:
        tile = pile.pop()
        if tiles[tile].deed == SPADE and len(laid) < 2:
            aside.append(tile)
            continue
        same = [tiles[other].discipline == tiles[tile].discipline for other in laid]
        if sum(same) == 2 and not same[0]:
            continue
        laid.append(tile)
        if len(laid) == 2 and aside:
            pile += aside
            rng.shuffle(pile)
    return laid[::-1]


def deal_final(rng: Rng, tiles: Sequence[FinalTile], last: int) -> int:
    """Any tile that does not show the same kind of building as the tile of round 6, which rewards the deed `last`
    (AOI-SETUP-13, AOI-SETUP-14, AOI-SETUP-15, AOI-SETUP-61, AOI-Q-11)."""
    return next(tile for tile in shuffled(rng, len(tiles)) if tiles[tile].building != last)


def seat_third_party(table: Table) -> None:
    """A scholar on a 2-space of each discipline (AOI-TWOP-04, AOI-TWOP-05), immobile markers
    (AOI-TWOP-07, AOI-TWOP-08, AOI-TWOP-15), the area tile (AOI-TWOP-02)."""
    table.scholar_spaces = [1 << LAST_SCHOLAR_SPACE] * 4
    levels = [NEUTRAL_LEVEL] * 4
    for tile in table.scoring[: ROUNDS - 1]:
        levels[table.catalog.rounds[tile].discipline] += table.catalog.rounds[tile].per
    table.neutral_levels = tuple(levels)
    table.area = list(table.catalog.areas)
    table.rng.shuffle(table.area)


def deal_sets(table: Table) -> None:
    """Palace 17 and others (AOI-SETUP-25, AOI-SETUP-26, AOI-SOLO-04); seven sets (AOI-SETUP-27); the other bonuses
    beside the board with a coin each (AOI-SETUP-28), against the Automa later (AOI-SOLO-06)."""
    rng = table.rng
    table.palaces = some_of(rng, list(range(ALWAYS_OUT)), len(table.people) + 1) | 1 << ALWAYS_OUT
    table.set_factions = shuffled(rng, len(table.factions))[:WHEEL]
    bonuses = shuffled(rng, len(table.catalog.bonuses))
    table.set_bonuses = bonuses[:WHEEL]
    if table.automa is None:
        table.beside_board = [with_coins(bonus, 1) for bonus in bonuses[WHEEL:]]
    table.boards_out = (1 << WHEEL) - 1
    table.step = PICK_SET
    table.schedule = people_among(table, table.order)[::-1]


def deal_draft(table: Table) -> None:
    """Six planning boards, and one more than players of factions and palaces, without palace 17; the rest is out of the
    game (AOI-DRAFT-02, AOI-DRAFT-03, AOI-DRAFT-04, AOI-DRAFT-05, AOI-DRAFT-06, AOI-DRAFT-15). The Automa counts as a
    player, but has no palace tile (AOI-SOLO-04, AOI-SOLO-05)."""
    rng, players = table.rng, len(table.players)
    table.boards_out = some_of(rng, list(range(WHEEL)), WHEEL - 1)
    table.factions_out = some_of(rng, list(range(len(table.factions))), players + 1)
    table.palaces = some_of(rng, list(range(ALWAYS_OUT)), len(table.people) + 1)
    table.beside_board = [with_coins(bonus, 0) for bonus in shuffled(rng, len(table.catalog.bonuses))[: players + 3]]
    table.step = DRAFT
    table.schedule = people_among(table, table.order) * 3


def log_set_up(table: Table, me: AoiPlayer) -> None:
    assert table.log
    table.log.add("laid-map", me, map=0 if table.map.side == "small" else 1)
    for number, tile in enumerate(table.scoring):
        table.log.add("laid-round", me, round=tile, number=number + 1)
    table.log.add("laid-final", me, final=table.final)
    table.log.add("first-player", table.players[table.order[0]])
