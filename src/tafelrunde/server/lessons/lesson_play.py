"""Opens lesson tables, and finds those of a learner. What such a table stores: `operations.py`."""

from __future__ import annotations

from typing import Any, Optional

from sqlalchemy import Text, cast, select

from ...games.lessons.script import script_for
from ...kernel.game import Game
from ..core.errors import not_found
from ..core.services import Services
from ..core.storage.models import Table, User
from ..core.tables.opening import open_table
from ..core.tables.session import TableSession
from .coach import best_of
from .operations import lesson_setup


async def begin_lesson(services: Services, user: User, game: Game, name: str, lang: str) -> TableSession:
    """Open a table for the learner. An earlier one of the same lesson is deleted, but its stars are kept."""
    script = script_for(game, name)
    if script is None:
        raise not_found("no-lesson", game=game.name)
    best = await _delete_earlier(services, user, game, name)
    return await open_table(services, user, lesson_setup(game, script, best), lang)


async def _delete_earlier(services: Services, user: User, game: Game, name: str) -> Optional[int]:
    """Delete earlier tables of a lesson, which only the learner has seen; returns the most stars earned there."""
    async with services.storage.changing() as db:
        old = [table for table in await _lesson_tables(db, user, game) if (table.lesson or {}).get("name") == name]
        for table in old:
            services.matches.forget(table.id)
            await db.delete(table)
        return max((best_of(table.lesson) for table in old), key=lambda stars: stars or 0, default=None)


async def lesson_tables(services: Services, user: User, game: Game) -> list[Table]:
    """The learner's lesson tables of a game, newest first."""
    async with services.storage.reading() as db:
        return await _lesson_tables(db, user, game)


async def _lesson_tables(db: Any, user: User, game: Game) -> list[Table]:
    is_lesson = cast(Table.lesson, Text) != "null"  # the JSON of None
    query = select(Table).where(Table.host_id == user.id, Table.game == game.name, is_lesson)
    return list((await db.execute(query.order_by(Table.created.desc()))).scalars())
