"""Rearranges the Automa and the Shadow Empire for checks: far on all tracks, a large stock, every outpost on the map,
late eras. Everything follows by their rules, carried out more often than a game has turns."""

from __future__ import annotations

from typing import Final

from ...kernel.playout import run_rules
from ...kernel.rng import Rng
from .automa.advance import advance
from .automa.civilizations import AUTOMA_CIVILIZATIONS
from .automa.conquest import conquer
from .automa.deck import decisions
from .automa.explore import explore
from .automa.income import take_income
from .automa.pool import add_to_pool
from .automa.stock import stock_card
from .pieces.kinds import LAST_INCOME, LAST_SPACE, OUTPOSTS
from .table.automa import Automa
from .table.prompts import POOL
from .table.state import Table

MOST_CARDS: Final = 12


def enrich_bots(table: Table, dice: Rng) -> None:
    """Alone the Automa takes income turns, advances, explores, conquers and hoards; the Shadow Empire advances."""
    automa = table.automa
    if automa is not None and not automa.finished:
        _automa(table, automa, dice)
    for bot in table.bots:
        for track in range(len(bot.far)):
            steps = dice.below(LAST_SPACE + 1) if dice.below(3) == 0 else 0
            for _ in range(0 if bot.finished else steps):
                run_rules(advance(table, bot, track, gain=dice.below(6) == 0), dice)


def _automa(table: Table, me: Automa, dice: Rng) -> None:
    while me.era == 0 or (me.era < LAST_INCOME - 1 and dice.below(4) == 0):
        _lay_pair(table, me)
        run_rules(take_income(table, me), dice)
    _lay_pair(table, me)
    if dice.below(2):
        for _ in range(dice.below(OUTPOSTS)):
            run_rules((conquer if dice.below(2) else explore)(table, me, dice.below(2)), dice)
    for _ in range(dice.below(MOST_CARDS) if dice.below(2) else 0):
        stock_card(table, me)
    if any(AUTOMA_CIVILIZATIONS[civ].id == "hucksters" for civ in me.mat.civs):
        while len(me.mat.pool) < dice.below(POOL):
            add_to_pool(table, me)


def _lay_pair(table: Table, me: Automa) -> None:
    """From income turn 1 on she has a pair in each turn."""
    if me.era and decisions(table).tie_card < 0:
        decisions(table).draw_pair()
