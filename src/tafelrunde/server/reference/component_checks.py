"""Component checks: who compared a component with their printed copy, and whether it matched."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, Optional

from sqlalchemy import delete, func, select
from sqlalchemy.orm import Session

from ...kernel.forms import Forms
from ..core.errors import conflict
from ..core.presentation.viewer import moment
from ..core.services import Services
from ..core.storage.models import Check, User
from .schemas import CheckInfo, Reference

MOST_CHECKS: Final = 5000  # of one person; all games together have a thousand components


class Checked(NamedTuple):
    """The check of a component by one person."""

    user_id: str
    seen: str  # fingerprint of the values that were checked
    name: str
    at: float


Key = tuple[str, str]  # kind and id of a component


async def checks_of(services: Services, game: str) -> dict[Key, list[Checked]]:
    """By component, newest first. There may be thousands."""
    query = select(Check.kind, Check.component, Check.user_id, Check.seen, Check.name, Check.at)
    query = query.where(Check.game == game).order_by(Check.at.desc(), Check.user_id)

    def read(session: Session) -> dict[Key, list[Checked]]:
        found: dict[Key, list[Checked]] = {}
        for kind, component, user_id, seen, name, at in session.execute(query):
            found.setdefault((kind, component), []).append(Checked(user_id, seen, name, at))
        return found

    return await services.storage.read_in_thread(read)


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


def shown_checks(
    forms: Forms, checks: Mapping[Key, Sequence[Checked]], user: Optional[User]
) -> dict[Key, list[CheckInfo]]:
    return {
        key: [
            CheckInfo(
                name=check.name,
                at=moment(check.at),
                mine=user is not None and check.user_id == user.id,
                same=check.seen == forms.fingerprint(*key),
            )
            for check in found
        ]
        for key, found in checks.items()
    }


def with_checks(reference: Reference, checks: Mapping[Key, list[CheckInfo]]) -> Reference:
    """The reference with the checks of each component."""
    components = [
        each.model_copy(update={"checks": checks[each.kind, each.id]}) if (each.kind, each.id) in checks else each
        for each in reference.components
    ]
    return reference.model_copy(update={"components": components})
