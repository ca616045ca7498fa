"""Computes the stored result of a match: scores, their breakdown, and points by round."""

from __future__ import annotations

from typing import Any, Final, Optional

from ....kernel.match import NOTHING, Match
from ....kernel.state import EVERYTHING

POINTS: Final = "vp"  # the icon of points in a summary


def result_of(match: Match) -> dict[str, Any]:
    result = match.result
    parts = dict.fromkeys(part for points in result.breakdown for part in points)
    return {
        "scores": result.scores,
        "winners": result.winners,
        "ending": result.ending,
        "rivals": result.rivals,
        "rival_breakdown": result.rival_breakdown,
        "breakdown": {part: [points.get(part, 0) for points in result.breakdown] for part in parts},
        "rounds": points_by_round(match),
        "hashes": match.hashes,  # for the record, even if the server no longer has these rules
        "final_hash": match.hash(),
    }


def roles_of(match: Match) -> list[list[str]]:
    """The roles of each seat (faction, tribe, civilization), as text ids."""
    show, view = match.game.show, match.view(EVERYTHING)
    return [[show.thing(kind, number)[0] for kind, number in show.roles(view, seat)] for seat in range(match.players)]


def points_by_round(match: Match) -> Optional[list[dict[str, Any]]]:
    """The points of each seat at the end of each round; None if the game has no rounds or hides points."""
    again = Match(match.game, match.players, match.seed, match.options, keep=NOTHING)
    rounds: list[dict[str, Any]] = []
    for code in match.codes:
        asked = again.decision
        again.choose(code)
        if again.decision is not None and asked is not None and again.decision.seat == asked.seat:
            continue  # within a turn: skipped, since views are slow
        view = again.game.show.view(again.state, EVERYTHING)
        points = [again.game.show.summary(view, seat).get(POINTS) for seat in range(again.players)]
        if view.get("round") is None or None in points:
            return None
        if rounds and rounds[-1]["round"] == view["round"]:
            rounds[-1]["points"] = points
        else:
            rounds.append({"round": view["round"], "points": points})
    return rounds
