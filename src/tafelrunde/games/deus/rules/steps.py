"""The steps of a game in the order of play (chapter TURN); each ends at a checkpoint."""

from __future__ import annotations

from ....kernel.decision import Rules, ask_secret
from ..table.player import DeusPlayer
from ..table.prompts import ACTION, JOKER, OFFER
from ..table.state import STEPS, Table
from .build import build, buildable
from .column import run_column
from .joker import build_joker, joker_columns
from .offering import begin_offering, bless, lay_aside
from .scoring import score
from .setup import choose_start_pieces, set_table


def take_action(table: Table, me: DeusPlayer) -> Rules:
    """Build one building or make an offering; there is no passing (DEUS-TURN-03)."""
    action = yield ask_secret(me, ACTION, lambda: table.cached_options or actions(table, me))
    if action == OFFER:
        begin_offering(table, me)
    elif action == JOKER:
        yield from build_joker(table, me)
    else:
        yield from build(table, me, action)


def actions(table: Table, me: DeusPlayer) -> list[int]:
    """An offering is always possible, because no turn begins with an empty hand (DEUS-TURN-04)."""
    options = buildable(table, me)
    options.append(OFFER)
    if joker_columns(table, me):
        options.append(JOKER)
    return options


# By the numbers SET_UP to SCORING of table/steps.py.
STEPS[:] = [set_table, choose_start_pieces, take_action, run_column, lay_aside, bless, score]
