"""The names of accounts, which nobody else may have or imitate."""

from __future__ import annotations

from collections.abc import Collection
from typing import Optional

from sqlalchemy import func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from .errors import conflict, illegal
from .names import OddName, clean_name, keys_of
from .storage.models import AccountName, User


def require_name(text: str) -> str:
    """The normalized name; refuses characters that deceive."""
    try:
        return clean_name(text)
    except OddName:
        raise illegal("bad-name", "odd-name") from None


async def require_own_name(db: AsyncSession, user_id: Optional[str], *names: str) -> None:
    """Refuse names that look like the account of somebody else."""
    if await imitated(db, user_id, names):
        raise conflict("name-taken", "name-of-account")


async def own_name(db: AsyncSession, user: User, text: str, *others: str) -> str:
    """The given name, else the user's usual one, else one of the others; empty if they all look like the account of
    somebody else."""
    name = require_name(text)
    await require_own_name(db, user.id, *filter(None, [name]))
    usual = [name for name in (user.name, *others) if name]
    taken = await imitated(db, user.id, usual)
    return name or next((name for name in usual if name not in taken), "")


async def imitated(db: AsyncSession, user_id: Optional[str], names: Collection[str]) -> set[str]:
    """Those of these names that look like the account of somebody else."""
    keys = {name: keys_of(name) for name in names}
    wanted = set[str]().union(*keys.values())
    query = select(AccountName.key).where(AccountName.key.in_(wanted), AccountName.user_id != (user_id or ""))
    taken = {*await db.scalars(query)} if wanted else set()
    return {name for name in names if keys[name] & taken}


async def reserve_name(db: AsyncSession, user_id: str, name: str) -> None:
    """Keep the looks of a new account's name for it; others who have used that name lose it. The transaction fails if
    another account has them."""
    db.add_all(AccountName(key=key, user_id=user_id) for key in keys_of(name))
    same = or_(User.name == name, func.lower(User.name) == name.lower())
    others = update(User).where(User.id != user_id, same).values(name=func.coalesce(User.account, ""))
    await db.execute(others.execution_options(synchronize_session=False))
