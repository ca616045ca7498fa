"""Authentication: guests by a signed cookie, accounts by a password, programs by a token; and names as plain text."""

from __future__ import annotations

import secrets
import time
from functools import lru_cache
from hashlib import sha256
from typing import Final, Optional

from itsdangerous import BadSignature, Signer
from sqlalchemy import delete, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import aliased

from ..core.errors import Refused, conflict, illegal
from ..core.plain_text import LONGEST_NAME, plain_line
from ..core.storage import Storage
from ..core.storage.models import Seat, Session, Table, TableMark, User
from ..core.storage.plain import Rows
from ..core.storage.queries import end_sessions
from ..daily.challenge import hand_over_tries
from ..moderation.relations import hand_over_ties
from ..notifications.hand_over import hand_over_wishes
from ..ratings.ledger import hand_over
from ..tournaments.tournaments import hand_over_tournaments
from .passwords import Passwords

COOKIE: Final = "tafelrunde"
DEVICE_COOKIE: Final = "tafelrunde_device"  # at which account somebody logged in here before
PROGRAM_TOKEN: Final = "tr_"  # how the token of a program begins
SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200
COOKIES_KEPT: Final = 4096
SEEN_SECONDS: Final = 60 * 60 * 20  # that somebody was here is written once a day

_USERS: Final = Rows(User, ("id",))
# Every request asks this.
_BY_TOKEN: Final = f"SELECT {_USERS.selected('u')} FROM users u JOIN sessions s ON s.user_id = u.id WHERE s.hash = ?"


def account_name(name: str) -> str:
    """As accounts are found by it."""
    return plain_line(name, LONGEST_NAME).casefold()


def _require_good_password(password: str) -> None:
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise illegal("bad-password", least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)


def token_hash(token: str) -> str:
    return sha256(token.encode()).hexdigest()


class Accounts:
    def __init__(self, storage: Storage, secret: bytes) -> None:
        self.storage = storage
        self._signer = Signer(secret, salt="session", digest_method=sha256)
        self._device_signer = Signer(secret, salt="device", digest_method=sha256)
        self._token = lru_cache(COOKIES_KEPT)(self._read_token)  # to check a signature takes longer than to look it up
        self._hash = lru_cache(COOKIES_KEPT)(token_hash)
        self._passwords = Passwords()
        self._seen: set[str] = set()  # people who were here since that was last written

    async def user_of_cookie(self, cookie: Optional[str]) -> Optional[User]:
        """The person whose session cookie this is."""
        token = self._token(cookie)
        if not token:
            return None
        return await self._user(token)

    async def new_guest(self) -> tuple[User, str]:
        """A guest and the cookie to know them by."""
        async with self.storage.changing() as db:
            user = _new_user("")
            db.add(user)
            await db.flush()
            return user, self._begin_session(db, user)

    async def user_of_token(self, token: str) -> Optional[User]:
        """The program whose token this is."""
        if not token.startswith(PROGRAM_TOKEN):
            return None
        return await self._user(token)

    async def new_program(self, db: AsyncSession, name: str) -> tuple[User, str]:
        """Somebody who is no person, and the token to know them by."""
        user = _new_user(name)
        db.add(user)
        await db.flush()
        token = f"{PROGRAM_TOKEN}{secrets.token_urlsafe(24)}"
        db.add(Session(hash=token_hash(token), user_id=user.id, created=time.time()))
        return user, token

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
                await self._end_session(db, cookie)
                token = self._begin_session(db, user)
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
        await self._end_session(db, cookie)
        if guest is not None and guest.account is None:
            await _merge_guest(db, guest, user)
        return self._begin_session(db, user)

    async def hashed(self, password: str) -> str:
        """A new password, if it is a good one, as it is kept."""
        _require_good_password(password)
        return await self._passwords.hash(password)

    async def forget_browsers(self, db: AsyncSession, user: User) -> None:
        await end_sessions(db, user.id)

    async def logout(self, cookie: Optional[str]) -> None:
        async with self.storage.changing() as db:
            await self._end_session(db, cookie)

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
            return self._begin_session(db, user)

    async def require_password(self, user: User, password: str) -> None:
        """A guest has none."""
        if user.account is not None and not await self._passwords.fits(user.password, password):
            raise Refused(401, "wrong-password", "wrong-old-password")

    def device_cookie(self, account: str) -> str:
        """What a browser keeps after a log-in: guesses by others do not keep it out."""
        return self._device_signer.sign(token_hash(account)).decode()

    def knows_device(self, cookie: Optional[str], account: str) -> bool:
        try:
            return self._device_signer.unsign(cookie or "").decode() == token_hash(account)
        except (BadSignature, UnicodeError):
            return False

    def close(self) -> None:
        self._passwords.close()

    def take_seen(self) -> set[str]:
        """Who was here since this was last asked."""
        seen, self._seen = self._seen, set()
        return seen

    def _read_token(self, cookie: Optional[str]) -> str:
        try:
            return self._signer.unsign(cookie or "").decode()
        except (BadSignature, UnicodeError):
            return ""

    async def _user(self, token: str) -> Optional[User]:
        found = await self.storage.fetch(_BY_TOKEN, (self._hash(token),), _USERS.read)
        if not found:
            return None
        user = found[0]
        if user.seen < time.time() - SEEN_SECONDS:
            self._seen.add(user.id)
        return user

    def _begin_session(self, db: AsyncSession, user: User) -> str:
        token = secrets.token_urlsafe(24)
        db.add(Session(hash=token_hash(token), user_id=user.id, created=time.time()))
        return self._signer.sign(token).decode()

    async def _end_session(self, db: AsyncSession, cookie: Optional[str]) -> None:
        await db.execute(delete(Session).where(Session.hash == token_hash(self._token(cookie))))


def _new_user(name: str) -> User:
    now = time.time()
    user = User(id=secrets.token_urlsafe(12), name=name, account=None, password=None, created=now, seen=now)
    user.owner, user.silenced, user.banned = False, None, None
    return user


async def _merge_guest(db: AsyncSession, guest: User, user: User) -> None:
    """What somebody began as a guest goes on under their account."""
    await db.execute(update(Seat).where(Seat.user_id == guest.id).values(user_id=user.id))
    await db.execute(update(Seat).where(Seat.holder_id == guest.id).values(holder_id=user.id))
    await hand_over(db, guest.id, user.id)
    await hand_over_wishes(db, guest.id, user.id)
    await hand_over_ties(db, guest.id, user.id)
    own = aliased(TableMark)
    known = select(own.table_id).where(own.user_id == user.id)
    theirs = update(TableMark).where(TableMark.user_id == guest.id, TableMark.table_id.not_in(known))
    await db.execute(theirs.values(user_id=user.id).execution_options(synchronize_session=False))
    await db.execute(update(Table).where(Table.host_id == guest.id).values(host_id=user.id))
    await hand_over_tournaments(db, guest.id, user.id)
    await hand_over_tries(db, guest.id, user.id)
