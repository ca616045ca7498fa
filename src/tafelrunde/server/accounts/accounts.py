"""Accounts: registering, logging in, passwords."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Optional

from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from ..core.errors import Refused, conflict, illegal
from ..core.identity import Identities
from ..core.plain_text import LONGEST_NAME, plain_line
from ..core.storage import Storage
from ..core.storage.models import Seat, Table, User
from ..core.storage.queries import end_sessions
from .passwords import Passwords

SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200

# Moves what a feature keeps of a guest (first id) to an account (second id), within a transaction.
HandOver = Callable[[AsyncSession, str, str], Awaitable[None]]


def account_name(name: str) -> str:
    """As accounts are found by it."""
    return plain_line(name, LONGEST_NAME).casefold()


def _require_good_password(password: str) -> None:
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise illegal("bad-password", least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)


class Accounts:
    def __init__(self, storage: Storage, identities: Identities, hand_over: Sequence[HandOver]) -> None:
        self.storage = storage
        self._identities = identities
        self._hand_over = hand_over
        self._passwords = Passwords()

    async def rename(self, user: User, name: str) -> User:
        async with self.storage.changing() as db:
            user.name = plain_line(name, LONGEST_NAME)
            await db.execute(update(User).where(User.id == user.id).values(name=user.name))
            return user

    async def register(self, user: User, name: str, password: str, cookie: Optional[str]) -> tuple[User, str]:
        """The guest becomes somebody with an account; their tables stay theirs."""
        account = plain_line(name, LONGEST_NAME)
        if not account:
            raise illegal("bad-name")
        if user.account:
            raise conflict("has-account")
        secret = await self.hashed(password)
        try:
            async with self.storage.changing() as db:
                values = {"account": account.casefold(), "name": user.name or account, "password": secret}
                await db.execute(update(User).where(User.id == user.id).values(**values))
                await self._identities.end_session(db, cookie)
                token = self._identities.begin_session(db, user)
        except IntegrityError:
            raise conflict("name-taken") from None
        user.account, user.name = account.casefold(), user.name or account
        return user, token

    async def login(self, guest: Optional[User], name: str, password: str, cookie: Optional[str]) -> tuple[User, str]:
        """Begins another session than before, so that a cookie planted earlier is worth nothing."""
        async with self.storage.reading() as db:
            asked = select(User).where(User.account == account_name(name))
            user = (await db.execute(asked)).scalar_one_or_none()
        if not await self._passwords.fits(user.password if user else None, password):
            raise Refused(401, "wrong-password")
        assert user is not None
        async with self.storage.changing() as db:
            return user, await self.begin_again(db, guest, user, cookie)

    async def begin_again(self, db: AsyncSession, guest: Optional[User], user: User, cookie: Optional[str]) -> str:
        """The cookie of another session, for somebody who has shown that it is them. What the guest before this
        browser began goes on under their account."""
        await self._identities.end_session(db, cookie)
        if guest is not None and guest.account is None:
            await self._merge_guest(db, guest, user)
        return self._identities.begin_session(db, user)

    async def hashed(self, password: str) -> str:
        """A new password, if it is a good one, as it is kept."""
        _require_good_password(password)
        return await self._passwords.hash(password)

    async def forget_browsers(self, db: AsyncSession, user: User) -> None:
        await end_sessions(db, user.id)

    async def logout(self, cookie: Optional[str]) -> None:
        async with self.storage.changing() as db:
            await self._identities.end_session(db, cookie)

    async def logout_everywhere(self, user: User) -> None:
        """Whoever is known by this account in any browser is not any more."""
        async with self.storage.changing() as db:
            await self.forget_browsers(db, user)

    async def change_password(self, user: User, old: str, new: str) -> str:
        """The cookie of the session that goes on; all others end, for the old password may be known to others."""
        if user.account is None:
            raise conflict("no-account")
        _require_good_password(new)
        await self.require_password(user, old)
        secret = await self._passwords.hash(new)
        async with self.storage.changing() as db:
            await db.execute(update(User).where(User.id == user.id).values(password=secret))
            await self.forget_browsers(db, user)
            return self._identities.begin_session(db, user)

    async def require_password(self, user: User, password: str) -> None:
        """A guest has none."""
        if user.account is not None and not await self._passwords.fits(user.password, password):
            raise Refused(401, "wrong-password", "wrong-old-password")

    async def _merge_guest(self, db: AsyncSession, guest: User, user: User) -> None:
        """What somebody began as a guest continues under their account."""
        await db.execute(update(Seat).where(Seat.user_id == guest.id).values(user_id=user.id))
        await db.execute(update(Seat).where(Seat.holder_id == guest.id).values(holder_id=user.id))
        await db.execute(update(Table).where(Table.host_id == guest.id).values(host_id=user.id))
        for hand_over in self._hand_over:
            await hand_over(db, guest.id, user.id)

    async def close(self) -> None:
        self._passwords.close()
