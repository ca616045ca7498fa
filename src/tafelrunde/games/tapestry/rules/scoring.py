"""Final scores and winners (chapter END)."""

from __future__ import annotations

from ....kernel.game import Result
from ....kernel.hexes import members
from ..pieces.landmarks import LANDMARKS
from ..table.automa import Automa
from ..table.player import POINT_SOURCES, TapestryPlayer
from ..table.state import Table

Rank = tuple[int, int, int]  # points, height of the tallest landmark, resources


def final_result(table: Table) -> Result:
    """Most points; then the tallest landmark in a capital; then resources; else it is shared (TAP-END-05,
    TAP-END-08)."""
    scores = [me.vp for me in table.players]
    rivals = [bot for bot in table.bots if isinstance(bot, Automa)]
    ranks = [rank(table, me) for me in table.players]
    theirs = [rival.conduct.rank(table, rival) for rival in rivals]
    best = max(ranks + theirs)
    winners = [seat for seat, reached in enumerate(ranks) if reached == best]
    return Result(
        scores,
        winners,
        [by_source(me.tally) for me in table.players],
        ending(best, ranks, theirs),
        rivals=[rival.vp for rival in rivals],
        rival_breakdown=[by_source(rival.mat.tally) for rival in rivals],
    )


def by_source(tally: list[int]) -> dict[str, int]:
    return {source: points for source, points in zip(POINT_SOURCES, tally, strict=False) if points}


def ending(best: Rank, ranks: list[Rank], theirs: list[Rank]) -> str:
    """The text that says how it ended; `theirs` are those of opponents that the rules play (TAP-AUTOMA-111)."""
    if not theirs:
        return "finished"
    if best not in ranks:
        return "rival-won"
    return "rival-tied" if best in theirs else "rival-beaten"


def rank(table: Table, me: TapestryPlayer) -> Rank:
    """Heights first, unless only resources shall break ties (TAP-END-07); where heights do not break one, resources do
    (TAP-END-09)."""
    tallest = 0 if table.switches.tiebreak_resources else tallest_landmark(me)
    return me.vp, tallest, sum(me.goods)


def tallest_landmark(me: TapestryPlayer) -> int:
    """Only those that stand in the capital count (TAP-END-06)."""
    return max((LANDMARKS[landmark].height for landmark in members(me.in_city)), default=0)
