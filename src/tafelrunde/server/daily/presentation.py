"""Builds the response of a daily challenge."""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import Optional

from ..core.presentation.bot_names import bot_label
from ..core.presentation.viewer import moment
from ..core.storage.models import User
from .challenge import Day, Finished, ends_at
from .schemas import DailyChallenge, DailyResult


def daily_challenge(
    found: Day, user: Optional[User], tables: Collection[str], earlier: Optional[str], lang: str
) -> DailyChallenge:
    """`tables` are the ids of existing tables."""
    challenge, end = found.challenge, ends_at(found.challenge.day)
    over = end <= time.time()
    done = over or any(user is not None and one.user_id == user.id for one in found.finished)
    return DailyChallenge(
        day=challenge.day,
        end=moment(end),
        over=over,
        game=challenge.game,
        players=challenge.players,
        bot=challenge.bot,
        bot_label=bot_label(lang, challenge.bot),
        seed=challenge.seed if over else None,
        tried=found.tried,
        table=found.my_table.id if found.my_table else None,
        status=found.my_table.status if found.my_table else None,
        finished=len(found.finished),
        results=[_result(one, found, user, tables if over else ()) for one in found.finished] if done else [],
        earlier=earlier,
    )


def _result(one: Finished, found: Day, user: Optional[User], tables: Collection[str]) -> DailyResult:
    return DailyResult(
        place=1 + sum(other.score > one.score for other in found.finished),
        name=one.name,
        mine=user is not None and one.user_id == user.id,
        score=one.score,
        won=one.won,
        table=one.table_id if one.table_id in tables else None,
    )
