"""Converts leaderboards and ratings into responses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Optional

from ..core.presentation.bot_names import bot_label
from ..core.presentation.viewer import moment
from ..core.storage.models import User
from .leaderboard import Leaders, Ranked
from .scale import Strength, bot_strength
from .schemas import BotMark, Leader, Leaderboard, Rating
from .seasons import Season


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
        leaders=[_leader(one, user, _place(one, ranked.established)) for one in ranked.established],
        provisional=[_leader(one, user, 0) for one in ranked.provisional],
        bots=[BotMark(bot=bot, label=bot_label(lang, bot), points=points) for bot, points in marks],
    )


def _place(one: Ranked, among: Sequence[Ranked]) -> int:
    return 1 + sum(other.strength.points > one.strength.points for other in among)


def _leader(one: Ranked, user: Optional[User], place: int) -> Leader:
    return Leader(
        place=place,
        name=one.name,
        mine=user is not None and one.user_id == user.id,
        points=one.strength.points,
        games=one.games,
        wins=one.wins,
    )


def rating(strength: Optional[Strength]) -> Optional[Rating]:
    return None if strength is None else Rating(points=strength.points, provisional=strength.provisional)
