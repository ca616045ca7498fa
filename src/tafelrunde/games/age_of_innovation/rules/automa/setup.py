"""Set-up against the Automa."""

from __future__ import annotations

from typing import Final

from .....kernel.decision import Rules
from ...pieces.automa import letter_space
from ...pieces.codes import bonus_of, with_coins
from ...pieces.kinds import ALWAYS_OUT, FROM_START, WHEEL, WORKSHOP
from ...pieces.prices import START_POINTS
from ...table.player import AoiPlayer
from ...table.state import Table
from ...table.steps import PICK_PAIR
from ..gains import gain_points
from ..passing import add_coins
from .cards import faction_of, first_deck, level_of, the_automa

BOARDS: Final = 3  # planning boards laid out for one person (AOI-SOLO-05)
FACTIONS_AT_A_BOARD: Final = 2
ROW: Final = 4  # round bonuses laid out, and one more for a person without one (AOI-SOLO-06)


def deal_automa(table: Table) -> None:
    """Its faction (AOI-SOLO-08) and its cards (AOI-SOLO-15)."""
    the_automa(table).faction = draw_faction(table)
    first_deck(table)


def draw_faction(table: Table) -> int:
    """The one chosen by option, or any of which the whole card is known (AOI-SOLO-02, AOI-SOLO-08)."""
    factions = table.catalog.automa_factions
    named = [number for number, faction in enumerate(factions) if faction.id == table.switches.automa_faction]
    known = [number for number, faction in enumerate(factions) if faction.is_known]
    return named[0] if named else known[table.rng.below(len(known))]


def deal_pairs(table: Table) -> None:
    """One person: palace tiles (AOI-SOLO-04), and planning boards with two factions each (AOI-SOLO-05)."""
    rng, automa = table.rng, the_automa(table)
    palaces, boards, factions = list(range(ALWAYS_OUT)), list(range(WHEEL)), list(range(len(table.factions)))
    for tiles in (palaces, boards, factions):
        rng.shuffle(tiles)
    table.palaces = sum(1 << tile for tile in palaces[: len(table.people) + 1]) | 1 << ALWAYS_OUT
    automa.pairs = [-1] * (FACTIONS_AT_A_BOARD * WHEEL)
    for board in boards[:BOARDS]:
        table.boards_out |= 1 << board
        for place in range(FACTIONS_AT_A_BOARD):
            automa.pairs[FACTIONS_AT_A_BOARD * board + place] = factions.pop()
    table.step = PICK_PAIR
    table.schedule = [person.seat for person in table.people]


def pair_of(table: Table, board: int) -> list[int]:
    """The factions at a planning board that is laid out."""
    first = FACTIONS_AT_A_BOARD * board
    return the_automa(table).pairs[first : first + FACTIONS_AT_A_BOARD]


def seat_automa(table: Table, person: AoiPlayer, home: int) -> Rules:
    """Home terrain (AOI-SOLO-07), points (AOI-SOLO-09), the first steps of its markers (AOI-SOLO-10), and what its
    faction asks (AOI-SOLO-50)."""
    automa = the_automa(table)
    me = table.players[automa.seat]
    me.board = home
    gain_points(table, me, START_POINTS, FROM_START)
    faction = faction_of(table)
    me.levels = list(faction.start.levels)
    automa.pairs = []
    if table.log:
        level = table.switches.automa_level - 1
        table.log.add("automa-plays", me, automafaction=automa.faction, board=home, automalevel=level)
    for action in faction.actions:
        yield from action.prepare(table, person)


def place_automa_workshops(table: Table, me: AoiPlayer) -> None:
    """On the two letters of a drawn card: the first one marked, the second one not (AOI-SOLO-11, AOI-SOLO-12)."""
    card = table.rng.below(len(table.catalog.automa_cards))
    table.reveals += 1
    marked, unmarked = (
        letter_space(table.map.side, me.board, letter) for letter in table.catalog.automa_cards[card].letters
    )
    the_automa(table).marked = 1 << marked
    for space in (marked, unmarked):
        table.put_building(me, WORKSHOP, space)
    if table.log:
        table.log.add("automa-placed", me, automacard=card, space_marked=marked, space_unmarked=unmarked)


def lay_bonus_row(table: Table, me: AoiPlayer) -> None:
    """Shuffled round bonuses in a row: the Automa has the first, a person without one chooses among the others, and a
    coin goes on each that is left (AOI-SOLO-06). In the draft they are those that nobody took, otherwise any."""
    held = {person.bonus for person in table.people}
    drafted = [bonus_of(entry) for entry in table.beside_board]
    row = drafted or [bonus for bonus in range(len(table.catalog.bonuses)) if bonus not in held]
    table.rng.shuffle(row)
    table.reveals += 1
    waiting = [person for person in table.people if person.bonus < 0]
    me.bonus = row[0]
    table.beside_board = [with_coins(bonus, 0) for bonus in row[1 : ROW + len(waiting)]]
    if table.log:
        table.log.add("automa-first-bonus", me, bonus=me.bonus)
    if not waiting:
        add_coins(table)


def begin_automa_round(table: Table) -> None:
    """Its shipping of this round (AOI-SOLO-14, AOI-SOLO-42)."""
    automa = the_automa(table)
    automa.ship = level_of(table).ship[table.round - 1]
    table.renew_reach(table.players[automa.seat])
