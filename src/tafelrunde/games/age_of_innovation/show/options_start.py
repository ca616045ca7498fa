"""Summarizes options before the first round: sites of the first buildings, the draft, the home of the Automa."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ....kernel.decision import Decision, Prompt
from ....kernel.explanations import OptionSummary
from ....kernel.hexes import members
from ..rules.reach import distance
from ..table.player import AoiPlayer, power_of
from ..table.prompts import AUTOMA_HOME, DRAFT, START_PIECE, START_SITE
from ..table.state import Table
from .painter import Painter

Summarizer = Callable[[Painter, Table, AoiPlayer, Decision, int], OptionSummary]


def neighbours(painter: Painter, table: Table, me: AoiPlayer, space: int) -> str:
    """The players who would be offered power by a building there."""
    others = [one for one in table.others(me) if table.around[space] & one.occupied]
    if not others:
        return painter.text("summary-alone")
    return painter.text("explain-neighbours", players=", ".join(painter.names[other.seat] for other in others))


def _start_site(painter: Painter, table: Table, me: AoiPlayer, decision: Decision, space: int) -> OptionSummary:
    """Free neighbours that are home terrain or one spade away, and the players nearby."""
    taken = 0
    for player in table.players:
        taken |= player.occupied
    beside = table.around[space] & table.map.land & ~taken
    near = sum(distance(table, me, one) <= 1 for one in members(beside))
    return OptionSummary(painter.text("summary-start", near=near, others=neighbours(painter, table, me, space)))


def _start_piece(painter: Painter, table: Table, me: AoiPlayer, decision: Decision, kind: int) -> OptionSummary:
    return OptionSummary(painter.text("summary-start-piece", power=power_of(kind)))


def _draft(painter: Painter, table: Table, me: AoiPlayer, decision: Decision, code: int) -> OptionSummary:
    """The hint of the question that follows."""
    following = ("board", "faction", "palace")[code]
    return OptionSummary(painter.text(f"prompt-draft-{following}-hint"))


def _automa_home(painter: Painter, table: Table, me: AoiPlayer, decision: Decision, terrain: int) -> OptionSummary:
    places = tuple(f"space-{space}" for space in members(table.lands[terrain]))
    return OptionSummary(painter.text("summary-automa-home", count=len(places)), places=places)


AT_THE_START: Final[dict[Prompt, Summarizer]] = {
    START_SITE: _start_site,
    START_PIECE: _start_piece,
    DRAFT: _draft,
    AUTOMA_HOME: _automa_home,
}
