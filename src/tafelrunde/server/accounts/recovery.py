"""Password reset by a link mailed to a confirmed recovery address.

A request for a link reveals nothing: the response is the same whether or not the account exists, and the mail is sent
in the background. A link works once, for an hour; a new one invalidates the old one.
"""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Callable
from typing import Final, NamedTuple, Optional

import aiosmtplib
from itsdangerous import BadSignature, URLSafeTimedSerializer
from sqlalchemy import or_, select
from sqlalchemy.exc import SQLAlchemyError

from ..core.background import Background
from ..core.errors import Refused, conflict, not_found
from ..core.identity import token_hash
from ..core.limits.rate_limits import RateLimits
from ..core.outbound.mail import Mailer
from ..core.outbound.mailboxes import mailbox_of
from ..core.storage.models import RecoveryAddress, User
from ..core.storage.queries import end_sessions
from ..core.texts import server_texts
from .accounts import Accounts, account_name

LINK_SECONDS: Final = 60 * 60
CONFIRM_SECONDS: Final = 60 * 60 * 24 * 3
MOST_ACCOUNTS: Final = 5  # of one address that get a mail

log = logging.getLogger(__name__)


class _ResetMail(NamedTuple):
    address: str
    account: str
    token: str


class Recovery:
    def __init__(self, accounts: Accounts, mailer: Mailer, rate_limits: RateLimits, secret: bytes) -> None:
        self._accounts = accounts
        self._storage = accounts.storage
        self._mailer = mailer
        self._rate_limits = rate_limits
        self._confirm = URLSafeTimedSerializer(secret, salt="recovery confirm")
        self.tasks = Background()  # mails being sent

    async def close(self) -> None:
        await self.tasks.close()

    @property
    def possible(self) -> bool:
        return self._mailer.possible

    async def of(self, user: User) -> Optional[RecoveryAddress]:
        async with self._storage.reading() as db:
            return await db.get(RecoveryAddress, user.id)

    # -------------------------------------------------------------------------------------------- the address

    async def set_address(
        self, user: User, address: Optional[str], password: str, lang: str, admit: Callable[[str], None]
    ) -> None:
        """Set or remove the recovery address. Requires the password, since its reader can take over the account.
        `admit` applies the rate limit of confirmation mails."""
        if user.account is None:
            raise conflict("no-account", "no-account-yet")
        if address is not None and not self.possible:
            raise conflict("no-mail")
        await self._accounts.require_password(user, password)
        async with self._storage.changing() as db:
            before = await db.get(RecoveryAddress, user.id)
            known = before is not None and before.confirmed and before.mail == address
            if before is not None and not known:
                await db.delete(before)
                await db.flush()
            if address is not None and not known:
                admit(address)
                db.add(RecoveryAddress(user_id=user.id, mail=address, confirmed=False, link_hash=None, link_until=None))
        if address is not None and not known:
            words, token = server_texts(lang), self._confirm.dumps([user.id, address])
            link, block = self._mailer.link(f"/mail#own.{token}"), self._mailer.unsubscribe_link("block", address)
            text = words.text("recovery-confirm", account=user.account, link=link, block=block)
            await self._mailer.send(address, words.text("recovery-confirm-subject"), text + "\n", "block")

    async def confirm(self, token: str) -> str:
        try:
            user_id, address = self._confirm.loads(token, max_age=CONFIRM_SECONDS)
        except (BadSignature, ValueError, TypeError):
            raise Refused(403, "bad-invite", "bad-mail-link") from None
        async with self._storage.changing() as db:
            found = await db.get(RecoveryAddress, str(user_id))
            if found is None or found.mail != address:
                raise not_found("no-such-address")
            found.confirmed = True
        return str(address)

    # -------------------------------------------------------------------------------------------- reset

    def request_link(self, name: str, lang: str) -> None:
        """Mail a link to the account with this name or address. Runs in the background, so that the response time
        reveals nothing."""
        if not self.possible:
            raise conflict("no-mail")
        self.tasks.begin(self._send_links(name.strip(), lang))

    async def _send_links(self, name: str, lang: str) -> None:
        words = server_texts(lang)
        try:
            for mail in await self._new_links(name):
                link = self._mailer.link(f"/recover#{mail.token}")
                text = words.text("recovery", account=mail.account, link=link)
                await self._mailer.send(mail.address, words.text("recovery-subject"), text + "\n", None)
        except (aiosmtplib.SMTPException, OSError, SQLAlchemyError, Refused) as wrong:
            log.warning("a password reset link could not be sent: %s", type(wrong).__name__)

    async def _new_links(self, name: str) -> list[_ResetMail]:
        asked = or_(User.account == account_name(name), RecoveryAddress.mail == name)
        query = select(RecoveryAddress, User.account).join(User, User.id == RecoveryAddress.user_id)
        mails: list[_ResetMail] = []
        async with self._storage.changing() as db:
            rows = await db.execute(query.where(RecoveryAddress.confirmed, asked).limit(MOST_ACCOUNTS))
            for found, account in rows:
                if self._rate_limits.wait("links", mailbox_of(found.mail)) > 0:
                    continue  # the previous link stays valid
                token = secrets.token_urlsafe(24)
                found.link_hash, found.link_until = token_hash(token), time.time() + LINK_SECONDS
                mails.append(_ResetMail(found.mail, account or "", token))
        return mails

    async def recover(
        self, guest: Optional[User], token: str, password: str, cookie: Optional[str]
    ) -> tuple[User, str]:
        """Set a new password by the token of a mailed link. All sessions end, and this browser gets a new one."""
        secret = await self._accounts.hashed(password)
        query = select(RecoveryAddress).where(RecoveryAddress.link_hash == token_hash(token))
        async with self._storage.changing() as db:
            found = (await db.execute(query)).scalar_one_or_none()
            if found is None or (found.link_until or 0.0) < time.time():
                raise Refused(403, "bad-invite", "bad-recovery-link")
            found.link_hash = found.link_until = None
            user = await db.get(User, found.user_id)
            assert user is not None
            user.password = secret
            await end_sessions(db, user.id)
            return user, await self._accounts.replace_session(db, guest, user, cookie)
