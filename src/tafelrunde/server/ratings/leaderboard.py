"""Computes the leaderboard of a game in a season: accounts by rating, provisional ones in a separate list."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final, NamedTuple, Optional

from sqlalchemy import Select, func, select
from sqlalchemy.orm import Session

from ..core.presentation.bot_names import bot_label
from ..core.presentation.viewer import moment
from ..core.storage.models import SeatResult, User
from .scale import PROVISIONAL_SIGMA, Strength, bot_strength
from .schemas import BotMark, Leader, Leaderboard
from .seasons import Season

SHOWN: Final = 200  # of each of the two lists


class Ranked(NamedTuple):
    user_id: str
    name: str
    strength: Strength
    games: int
    wins: int


class Leaders(NamedTuple):
    """Best first, at most `SHOWN` each."""

    established: list[Ranked]
    provisional: list[Ranked]


def leaders(db: Session, game: str, season: Season) -> Leaders:
    rated = (SeatResult.game == game, SeatResult.rated, SeatResult.rated_as.is_(None))
    played = (*rated, SeatResult.at >= season.begin, SeatResult.at < season.end)
    last = (
        select(
            SeatResult.user_id.label("who"),
            func.max(SeatResult.n).label("n"),
            func.count().label("games"),
            func.count().filter(SeatResult.place == 1).label("wins"),
        )
        .where(*played, SeatResult.user_id.is_not(None))
        .group_by(SeatResult.user_id)
        .subquery()
    )
    after = (SeatResult.user_id == last.c.who) & (SeatResult.n == last.c.n)
    name = func.coalesce(func.nullif(User.name, ""), User.account)
    query = (
        select(User.id, name, SeatResult.mu, SeatResult.sigma, last.c.games, last.c.wins)
        .join(last, last.c.who == User.id)
        .join(SeatResult, after)
        .where(User.account.is_not(None), SeatResult.mu.is_not(None))
    )
    best = query.order_by(SeatResult.mu.desc(), name).limit(SHOWN)
    provisional = SeatResult.sigma > PROVISIONAL_SIGMA
    return Leaders(_ranked(db, best.where(~provisional)), _ranked(db, best.where(provisional)))


def _ranked(db: Session, query: Select[Any]) -> list[Ranked]:
    """By points, then by name."""
    rows = db.execute(query)
    found = [Ranked(who, name, Strength(mu, sigma), games, wins) for who, name, mu, sigma, games, wins in rows]
    return sorted(found, key=lambda one: (-one.strength.points, one.name))


def first_game(db: Session) -> float:
    """When the first rated game finished; 0 if there is none."""
    return db.scalar(select(func.min(SeatResult.at)).where(SeatResult.rated)) or 0.0


def leaderboard(
    game: str, season: Season, seasons: Sequence[str], ranked: Leaders, user: Optional[User],
    bots: Sequence[str], lang: str,
) -> Leaderboard:  # fmt: skip
    marks = [(bot, strength.points) for bot in bots if (strength := bot_strength(game, bot)) is not None]
    return Leaderboard(
        game=game,
        season=season.name,
        begin=moment(season.begin),
        end=moment(season.end),
        seasons=list(seasons),
        leaders=[*map(partial(_leader, user), ranked.established, _places(ranked.established))],
        provisional=[_leader(user, one, 0) for one in ranked.provisional],
        bots=[BotMark(bot=bot, label=bot_label(lang, bot), points=points) for bot, points in marks],
    )


def _places(best_first: Sequence[Ranked]) -> list[int]:
    """Equal points share the better place."""
    points = [one.strength.points for one in best_first]
    first = {found: place for place, found in reversed([*enumerate(points, 1)])}
    return [first[found] for found in points]


def _leader(user: Optional[User], one: Ranked, place: int) -> Leader:
    return Leader(
        place=place,
        name=one.name,
        mine=user is not None and one.user_id == user.id,
        points=one.strength.points,
        games=one.games,
        wins=one.wins,
    )
