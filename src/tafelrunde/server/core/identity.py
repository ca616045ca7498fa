"""Identifies callers: guests and accounts by a signed session cookie, programs by a token."""

from __future__ import annotations

import secrets
import time
from functools import lru_cache
from hashlib import sha256
from typing import Any, Final, NamedTuple, Optional

from itsdangerous import BadSignature, Signer
from sqlalchemy import Dialect, delete, text
from sqlalchemy.ext.asyncio import AsyncSession

from .storage import Storage
from .storage.models import Session, User
from .storage.raw_sql import Row, RowMapper

COOKIE: Final = "tafelrunde"
DEVICE_COOKIE: Final = "tafelrunde_device"  # a random id of the browser, once somebody has logged in with it
DEVICE_ID_BYTES: Final = 16
OLD_DEVICE_LENGTH: Final = 64  # hexadecimal digits
DEVICES_KEPT_SECONDS: Final = 60 * 60 * 24 * 180  # since the last log-in
PROGRAM_TOKEN: Final = "tr_"  # prefix of the token of a program
COOKIES_KEPT: Final = 4096
SEEN_SECONDS: Final = 60 * 60 * 20  # the last visit is written about once a day
SESSION_SECONDS: Final = 60 * 60 * 24 * 90  # after which an unused session ends; each visit prolongs it

_USERS: Final = RowMapper(User, ("id",))
# Runs for every request.
_BY_TOKEN: Final = (
    f"SELECT s.used, {_USERS.select_list('u')} FROM users u JOIN sessions s ON s.user_id = u.id "
    "WHERE s.hash = ? AND s.used > ?"
)


_REMEMBER_DEVICE: Final = text(  # for SQLite and PostgreSQL
    "INSERT INTO device_accounts (device, user_id, first, last) VALUES (:device, :user_id, :now, :now) "
    "ON CONFLICT (device, user_id) DO UPDATE SET last = excluded.last"
)
_KNOWN_DEVICE: Final = (
    "SELECT d.last FROM device_accounts d JOIN users u ON u.id = d.user_id WHERE d.device = ? AND u.account = ?"
)


class Visits(NamedTuple):
    """Ids of users and hashes of sessions."""

    users: set[str]
    sessions: set[str]


def token_hash(token: str) -> str:
    return sha256(token.encode()).hexdigest()


class Identities:
    def __init__(self, storage: Storage, secret: bytes) -> None:
        self._storage = storage
        self._signer = Signer(secret, salt="session", digest_method=sha256)
        self._device_signer = Signer(secret, salt="device", digest_method=sha256)
        self._token = lru_cache(COOKIES_KEPT)(self._read_token)  # cached, since verifying a signature is slow
        self._hash = lru_cache(COOKIES_KEPT)(token_hash)
        self._visits = Visits(set(), set())  # that were not written yet

    async def user_of_cookie(self, cookie: Optional[str]) -> Optional[User]:
        """The person with this session cookie."""
        token = self._token(cookie)
        return await self._user(token) if token else None

    async def new_guest(self) -> tuple[User, str]:
        """Create a guest; returns it with its session cookie."""
        async with self._storage.changing() as db:
            user = _new_user("")
            db.add(user)
            await db.flush()
            return user, self.begin_session(db, user)

    async def user_of_token(self, token: str) -> Optional[User]:
        """The program with this token."""
        return await self._user(token) if token.startswith(PROGRAM_TOKEN) else None

    async def new_program(self, db: AsyncSession, name: str) -> tuple[User, str]:
        """Create the user of a program; returns it with its token."""
        user = _new_user(name)
        db.add(user)
        await db.flush()
        token = f"{PROGRAM_TOKEN}{secrets.token_urlsafe(24)}"
        db.add(_new_session(token, user))
        return user, token

    async def remember_device(self, cookie: Optional[str], user: User) -> str:
        """Note that somebody logged in with this browser; returns its cookie. Password guesses by others do not lock a
        known browser out, and moderators see accounts that share one."""
        device, now = self._device_of(cookie) or secrets.token_urlsafe(DEVICE_ID_BYTES), time.time()
        values = {"device": token_hash(device), "user_id": user.id, "now": now}
        async with self._storage.changing() as db:
            await db.execute(_REMEMBER_DEVICE, values)
        return self._device_signer.sign(device).decode()

    async def knows_device(self, cookie: Optional[str], account: str) -> bool:
        """Whether somebody has logged into this account with the browser."""
        device = self._device_of(cookie)
        return bool(device and await self._storage.fetch(_KNOWN_DEVICE, (token_hash(device), account), _first))

    def _device_of(self, cookie: Optional[str]) -> str:
        """The id of the browser; empty if it has none, or one of an older version, which named an account."""
        try:
            device = self._device_signer.unsign(cookie or "").decode()
        except (BadSignature, UnicodeError):
            return ""
        return "" if len(device) == OLD_DEVICE_LENGTH else device

    def take_visits(self) -> Visits:
        """The visits since the last call."""
        visits, self._visits = self._visits, Visits(set(), set())
        return visits

    def begin_session(self, db: AsyncSession, user: User) -> str:
        """Start a session; returns its cookie."""
        token = secrets.token_urlsafe(24)
        db.add(_new_session(token, user))
        return self._signer.sign(token).decode()

    async def end_session(self, db: AsyncSession, cookie: Optional[str]) -> None:
        await db.execute(delete(Session).where(Session.hash == token_hash(self._token(cookie))))

    def _read_token(self, cookie: Optional[str]) -> str:
        try:
            return self._signer.unsign(cookie or "").decode()
        except (BadSignature, UnicodeError):
            return ""

    async def _user(self, token: str) -> Optional[User]:
        now, hash = time.time(), self._hash(token)
        found = await self._storage.fetch(
            _BY_TOKEN, (hash, now - SESSION_SECONDS), lambda row, dialect: (row[0], _USERS.read(row[1:], dialect))
        )
        if not found:
            return None
        used, user = found[0]
        if user.seen < now - SEEN_SECONDS:
            self._visits.users.add(user.id)
        if used < now - SEEN_SECONDS:
            self._visits.sessions.add(hash)
        return user


def _first(row: Row, dialect: Dialect) -> Any:
    return row[0]


def _new_session(token: str, user: User) -> Session:
    now = time.time()
    return Session(hash=token_hash(token), user_id=user.id, created=now, used=now)


def _new_user(name: str) -> User:
    now = time.time()
    user = User(id=secrets.token_urlsafe(12), name=name, account=None, password=None, created=now, seen=now)
    user.owner, user.silenced, user.banned = False, None, None
    return user
