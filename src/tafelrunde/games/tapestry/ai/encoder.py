"""Encodes a Tapestry position as numbers for learned evaluation (kernel/encode.py), from the table, with all
expansions.

The seat itself and its best rival are described in full, further players by the best of them in each respect; alone,
the Automa is the rival and the Shadow Empire a further player. Of the
hands, goals and piles of others a row has only the numbers of cards. layout.py has the blocks, marks.py and
numbers.py what is written into them.
"""

from __future__ import annotations

from itertools import chain
from typing import Final, Optional

from ....kernel.encode import Encoder, Row, judged, places
from ..pieces.capitals import PAIRS
from ..pieces.kinds import ALL_CIVILIZATIONS
from ..table.participant import Participant
from ..table.player import TapestryPlayer
from ..table.state import Table
from ..table.steps import CAPITALS, CIVILIZATIONS
from .layout import CAPITAL_MATS, LAYOUT, TERMS
from .marks import marked, phase
from .numbers import write_numbers
from .strategy import WEIGHTS, features
from .strategy_expansions import FURTHER_WEIGHTS, further_features

ALL_WEIGHTS: Final = WEIGHTS + FURTHER_WEIGHTS
# What counts as 1.0 for each term of the hand-made evaluation.
TERM_SCALE: Final = (
    50.0, 8.0, 4.0, 20.0, 60.0, 30.0, 1.0, 4.0, 4.0, 4.0, 5.0, 4.0, 4.0, 3.0, 3.0, 3.0, 2.0, 50.0, 8.0, 3.0, 3.0,
)  # fmt: skip


def base_row(table: Table, seat: int) -> Row:
    """The row without the features of the heuristic evaluation, which take longer than all the rest."""
    me = table.players[seat]
    rival = best_rival(table, me)
    numbers = marked(table, me, rival)
    write_numbers(numbers, table, me, rival)
    return numbers


def row(table: Table, seat: int) -> Row:
    numbers, me = base_row(table, seat), table.players[seat]
    terms = features(table, me) + further_features(table, me)
    numbers[TERMS:] = judged(terms, TERM_SCALE, ALL_WEIGHTS, me.vp)
    return numbers


def best_rival(table: Table, me: TapestryPlayer) -> Optional[Participant]:
    """The opponent with most points, alone the Automa; None in a solo game for points."""
    if len(table.players) == 1:
        return table.automa
    if len(table.players) == 2:
        return table.players[1 - me.seat]
    best = None
    for other in table.players:
        if other is not me and (best is None or other.vp > best.vp):
            best = other
    return best


# ------------------------------------------------------------------------------------------------ the whole game

CHOICES: Final = tuple(chain(places("civilization", range(ALL_CIVILIZATIONS)), places("capital", range(CAPITAL_MATS))))


def chosen(table: Table, seat: int) -> list[int]:
    """Civilizations and capital, also as chosen in secret and not yet shown."""
    me = table.players[seat]
    civs, capital = list(me.civs), me.capital
    if table.step == CAPITALS and me.sealed:
        capital = PAIRS[-1 - capital][me.sealed[0]]
    elif table.step == CIVILIZATIONS and me.sealed and me.offer:
        civs.append(me.offer[me.sealed[0]])
        if me.sealed[1:] == [1]:
            capital = me.side.advanced
    return civs + [ALL_CIVILIZATIONS + capital] * (capital >= 0)


ENCODER: Final = Encoder(LAYOUT, CHOICES, row, base_row, phase, chosen)
