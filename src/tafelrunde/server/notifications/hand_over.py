"""Moves the contact preferences of a guest to the account they log into."""

from __future__ import annotations

from typing import Final

from sqlalchemy import text, update
from sqlalchemy.ext.asyncio import AsyncSession

from ..core.storage.models import PushDevice

# The same words in SQLite and PostgreSQL.
_MOVE_WISHES: Final = text(
    "UPDATE call_wishes SET user_id = :to WHERE user_id = :of "
    "AND NOT EXISTS (SELECT 1 FROM call_wishes AS own WHERE own.user_id = :to)"
)


async def hand_over_wishes(db: AsyncSession, guest_id: str, user_id: str) -> None:
    """A guest logs into an account: what the account says goes first, and the browser calls for it from now on."""
    theirs = update(PushDevice).where(PushDevice.user_id == guest_id).values(user_id=user_id)
    await db.execute(theirs.execution_options(synchronize_session=False))
    await db.execute(_MOVE_WISHES, {"of": guest_id, "to": user_id})
