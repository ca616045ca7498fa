"""Accounts: registration, login, logout, password changes."""

from __future__ import annotations

import unicodedata
from typing import Final, Optional

from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from ..core.account_names import own_name, require_name, require_own_name, reserve_name
from ..core.errors import Refused, conflict, illegal
from ..core.identity import Identities
from ..core.names import OddName, clean_name
from ..core.plain_text import LONGEST_NAME, plain_line
from ..core.storage import Storage
from ..core.storage.models import User
from ..core.storage.queries import end_sessions
from .guest_merge import merge_guest
from .passwords import Passwords

SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200


def account_name(name: str) -> str:
    """The normalized name, by which accounts are looked up; also one that could not be registered any more."""
    try:
        return clean_name(name).casefold()
    except OddName:
        return plain_line(unicodedata.normalize("NFKC", name), LONGEST_NAME).casefold()


def _require_good_password(password: str) -> None:
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise illegal("bad-password", least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)


class Accounts:
    def __init__(self, storage: Storage, identities: Identities) -> None:
        self.storage = storage
        self._identities = identities
        self._passwords = Passwords()

    async def rename(self, user: User, name: str) -> User:
        name = require_name(name)
        async with self.storage.changing() as db:
            await require_own_name(db, user.id, name)
            user.name = name
            await db.execute(update(User).where(User.id == user.id).values(name=user.name))
            return user

    async def register(self, user: User, name: str, password: str, cookie: Optional[str]) -> tuple[User, str]:
        """Turn a guest into an account, in a new session; returns its cookie."""
        account = require_name(name)
        if not account:
            raise illegal("bad-name")
        if user.account:
            raise conflict("has-account")
        secret = await self.hashed(password)
        try:
            async with self.storage.changing() as db:
                await require_own_name(db, user.id, account)
                await reserve_name(db, user.id, account)
                name = await own_name(db, user, "") or account
                values = {"account": account.casefold(), "name": name, "password": secret}
                await db.execute(update(User).where(User.id == user.id).values(**values))
                await self._identities.end_session(db, cookie)
                token = self._identities.begin_session(db, user)
        except IntegrityError:
            raise conflict("name-taken") from None
        user.account, user.name = account.casefold(), name
        return user, token

    async def login(self, guest: Optional[User], name: str, password: str, cookie: Optional[str]) -> tuple[User, str]:
        """Log in; returns the cookie of a new session, since the old one may have been planted (session fixation)."""
        async with self.storage.reading() as db:
            asked = select(User).where(User.account == account_name(name))
            user = (await db.execute(asked)).scalar_one_or_none()
        if not await self._passwords.fits(user.password if user else None, password):
            raise Refused(401, "wrong-password")
        assert user is not None
        async with self.storage.changing() as db:
            return user, await self.replace_session(db, guest, user, cookie)

    async def replace_session(self, db: AsyncSession, guest: Optional[User], user: User, cookie: Optional[str]) -> str:
        """Start a session of an authenticated user, and merge the guest of the previous session; returns its cookie."""
        await self._identities.end_session(db, cookie)
        if guest is not None and guest.account is None:
            await merge_guest(db, guest.id, user.id)
        return self._identities.begin_session(db, user)

    async def hashed(self, password: str) -> str:
        """The hash of a new password; refuses one that is too short or too long."""
        _require_good_password(password)
        return await self._passwords.hash(password)

    async def logout(self, cookie: Optional[str]) -> None:
        async with self.storage.changing() as db:
            await self._identities.end_session(db, cookie)

    async def logout_everywhere(self, user: User) -> None:
        """End the account's sessions in every browser."""
        async with self.storage.changing() as db:
            await end_sessions(db, user.id)

    async def change_password(self, user: User, old: str, new: str) -> str:
        """End all sessions, since others may know the old password; returns the cookie of a new one."""
        if user.account is None:
            raise conflict("no-account")
        _require_good_password(new)
        await self.require_password(user, old)
        secret = await self._passwords.hash(new)
        async with self.storage.changing() as db:
            await db.execute(update(User).where(User.id == user.id).values(password=secret))
            await end_sessions(db, user.id)
            return self._identities.begin_session(db, user)

    async def require_password(self, user: User, password: str) -> None:
        """Refuse a wrong password; guests have none."""
        if user.account is not None and not await self._passwords.fits(user.password, password):
            raise Refused(401, "wrong-password", "wrong-old-password")

    async def close(self) -> None:
        self._passwords.close()
