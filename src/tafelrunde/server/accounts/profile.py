"""Builds a user's profile: statistics by game, rating curves, history of games."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean
from typing import Any, Final, Union

from sqlalchemy import Row

from ...games import games
from ...words import words_of
from ..core.presentation.viewer import moment
from ..core.storage.models import SeatResult, User
from ..ratings.interface import Strength, moves_rating, newcomer, rating
from .schemas import GameTally, PastGame, Profile, RatingPoint, Tally

OwnResult = Union[SeatResult, Row[Any]]

SHOWN: Final = 100  # games of the history


def profile(
    user: User, mine: Sequence[OwnResult], seats: Mapping[int, Sequence[SeatResult]], tables: set[str], lang: str
) -> Profile:
    """`mine` are the user's results, newest first; `seats` all seats of the displayed games, by game number; `tables`
    the ids of existing tables."""
    changes = _changes(mine)
    by_game: defaultdict[str, list[OwnResult]] = defaultdict(list)
    for row in mine:
        by_game[row.game].append(row)
    return Profile(
        name=user.name,
        account=user.account,
        since=moment(user.created),
        games=[_game_tally(game, rows, lang) for game, rows in by_game.items()],
        history=[
            PastGame(
                table=row.table_id if row.table_id in tables else None,
                game=row.game,
                at=moment(row.at),
                players=row.players,
                place=row.place,
                score=row.score,
                roles=_roles(row, lang),
                others=[other.name for other in seats[row.n] if other.seat != row.seat],
                rated=moves_rating(row),
                forfeited=row.forfeited,
                change=changes.get(row.n),
            )
            for row in mine[:SHOWN]
        ],
    )


def _game_tally(game: str, rows: Sequence[OwnResult], lang: str) -> GameTally:
    rated = [row for row in reversed(rows) if moves_rating(row)]
    curve = [RatingPoint(at=moment(row.at), points=_strength(row).points) for row in rated]
    by_players = _grouped(rows, lambda row: [str(row.players)])
    by_role = _grouped(rows, lambda row: _roles(row, lang))
    return GameTally(
        **_sums(rows),
        label=words_of(games[game], lang).text("game-title"),
        game=game,
        rating=rating(_strength(rated[-1])) if rated else None,
        curve=curve,
        by_players=[Tally(label=label, **_sums(some)) for label, some in sorted(by_players.items())],
        by_role=[
            Tally(label=label, **_sums(some))
            for label, some in sorted(by_role.items(), key=lambda group: (-len(group[1]), group[0]))
        ],
    )


def _sums(rows: Sequence[OwnResult]) -> dict[str, Any]:
    scores = [row.score for row in rows if row.score is not None]
    return {
        "games": len(rows),
        "wins": sum(row.place == 1 for row in rows),
        "mean_place": round(fmean(row.place for row in rows), 2),
        "mean_score": round(fmean(scores), 1) if scores else None,
        "best_score": max(scores, default=None),
    }


def _grouped(rows: Sequence[OwnResult], keys: Any) -> dict[str, list[OwnResult]]:
    found: defaultdict[str, list[OwnResult]] = defaultdict(list)
    for row in rows:
        for key in keys(row):
            found[key].append(row)
    return found


def _roles(row: OwnResult, lang: str) -> list[str]:
    words = words_of(games[row.game], lang)
    return [words.text(role) for role in row.roles if words.has(role)]


def _strength(row: OwnResult) -> Strength:
    assert row.mu is not None
    assert row.sigma is not None
    return Strength(row.mu, row.sigma)


def _changes(mine: Iterable[OwnResult]) -> dict[int, int]:
    """The changes of the rating, by game number."""
    before: dict[str, Strength] = {}
    changes: dict[int, int] = {}
    for row in sorted((row for row in mine if moves_rating(row)), key=lambda row: row.n):
        after = _strength(row)
        changes[row.n] = after.points - before.get(row.game, newcomer()).points
        before[row.game] = after
    return changes
