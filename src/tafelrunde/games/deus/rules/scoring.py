"""Final scoring: points so far, temples, majorities."""

from __future__ import annotations

from typing import Final

from ....kernel.decision import Rules
from ....kernel.game import Result
from ..pieces.kinds import POINT_SOURCES, PURPLE
from ..table.player import DeusPlayer
from ..table.state import Table
from ..table.steps import ENDINGS, OVER

MAJORITY: Final = 2  # DEUS-SCORE-03


def score(table: Table, me: DeusPlayer) -> Rules:
    """The last step: logs the points of temples and majorities; nothing changes any more."""
    table.step = OVER
    if table.log:
        table.log.add("ended", me, ending=ENDINGS[table.ending])
        for player in table.players:
            for card in player.columns[PURPLE]:
                table.log.add(
                    "temple-scored", player, card=card, amount=table.catalog.temple(card).worth(table, player)
                )
            if points := majority_points(table, player):
                table.log.add("majorities-scored", player, amount=points)
    yield from ()


def temple_points(table: Table, me: DeusPlayer) -> int:
    """By the text of each temple card (DEUS-SCORE-02), also of one built without a piece (DEUS-SCORE-10)."""
    return sum(table.catalog.temple(card).worth(table, me) for card in me.columns[PURPLE])


def majority_points(table: Table, me: DeusPlayer) -> int:
    """2 for each resource, and for gold by its value, of which nobody has more (DEUS-SCORE-03, DEUS-SCORE-06). It takes
    at least 1 (DEUS-SCORE-04); on a tie each gets the 2 (DEUS-SCORE-05)."""
    points = 0
    for kind in range(4):
        most = max(player.goods[kind] for player in table.players)
        points += MAJORITY * (0 < most == me.goods[kind])
    return points + MAJORITY * (0 < max(player.gold for player in table.players) == me.gold)


def final_result(table: Table) -> Result:
    """Points of the game, temples and majorities, and nothing else (DEUS-SCORE-01, DEUS-SCORE-09). Most points win; a
    tie is shared (DEUS-SCORE-07, DEUS-SCORE-08)."""
    breakdown = []
    for me in table.players:
        parts = {source: points for source, points in zip(POINT_SOURCES, me.tally, strict=True) if points}
        parts["temples"] = temple_points(table, me)
        parts["majorities"] = majority_points(table, me)
        breakdown.append(parts)
    scores = [sum(parts.values()) for parts in breakdown]
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    return Result(scores, winners, breakdown, ENDINGS[table.ending])
