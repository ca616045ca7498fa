"""Stores component checks: who compared a component with their printed copy, and whether it matched."""

from __future__ import annotations

import time
from typing import Final

from sqlalchemy import delete, func, select
from sqlalchemy.orm import Session

from ..core.errors import conflict
from ..core.services import Services
from ..core.storage.models import Check, User
from .check_marks import Checked, Key

MOST_CHECKS: Final = 5000  # of one person; all games together have a thousand components


async def checks_of(services: Services, game: str) -> dict[Key, list[Checked]]:
    """By component, newest first. There may be thousands."""
    query = select(Check.kind, Check.component, Check.user_id, Check.seen, Check.name, Check.at)
    query = query.where(Check.game == game).order_by(Check.at.desc(), Check.user_id)

    def read(session: Session) -> dict[Key, list[Checked]]:
        found: dict[Key, list[Checked]] = {}
        for kind, component, user_id, seen, name, at in session.execute(query):
            found.setdefault((kind, component), []).append(Checked(user_id, seen, name, at))
        return found

    return await services.storage.read_apart(read)


async def check(services: Services, user: User, game: str, component: Key, seen: str, checked: bool) -> None:
    """Store or remove a check. `seen` is the fingerprint of the component's values (`Forms.seen`)."""
    kind, id = component
    mine = (Check.user_id == user.id, Check.game == game, Check.kind == kind, Check.component == id)
    async with services.storage.changing() as db:
        await db.execute(delete(Check).where(*mine).execution_options(synchronize_session=False))
        if not checked:
            return
        count = select(func.count()).select_from(Check).where(Check.user_id == user.id)
        if (await db.execute(count)).scalar_one() >= MOST_CHECKS:
            raise conflict("refused", "many-checks", most=MOST_CHECKS)
        entry = Check(user_id=user.id, game=game, kind=kind, component=id, seen=seen)
        entry.name, entry.at = user.name, time.time()
        db.add(entry)
