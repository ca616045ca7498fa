"""A lost password is replaced by a link in a mail, at an address that its owner gave and confirmed before.

Who asks for such a link learns nothing: the answer is the same whether there is such an account or not, and the mail is
sent afterwards. A link works once, for an hour; asking again ends the one before.
"""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Callable
from typing import Final, Literal, NamedTuple, Optional, Protocol

import aiosmtplib
from itsdangerous import BadSignature, URLSafeTimedSerializer
from sqlalchemy import or_, select
from sqlalchemy.exc import SQLAlchemyError

from ..core.background import Background
from ..core.errors import Refused, conflict, not_found
from ..core.identity import token_hash
from ..core.limits.rate_limits import RateLimits
from ..core.outbound.mailboxes import mailbox_of
from ..core.storage.models import RecoveryAddress, User
from ..core.texts import server_texts
from .accounts import Accounts, account_name

LINK_SECONDS: Final = 60 * 60
CONFIRM_SECONDS: Final = 60 * 60 * 24 * 3
MOST_ACCOUNTS: Final = 5  # of one address that get a mail

log = logging.getLogger(__name__)


class MailSender(Protocol):
    """Who sends mail."""

    @property
    def possible(self) -> bool: ...

    def link(self, path: str) -> str: ...

    def out_link(self, way: Literal["block"], address: str) -> str: ...

    async def send(self, address: str, subject: str, text: str, out: Optional[Literal["block"]]) -> None: ...


class _Letter(NamedTuple):
    address: str
    account: str
    token: str


class Recovery:
    def __init__(self, accounts: Accounts, sender: MailSender, rate_limits: RateLimits, secret: bytes) -> None:
        self._accounts = accounts
        self._storage = accounts.storage
        self._sender = sender
        self._rate_limits = rate_limits
        self._confirm = URLSafeTimedSerializer(secret, salt="recovery confirm")
        self.letters = Background()  # on their way

    async def close(self) -> None:
        await self.letters.close()

    @property
    def possible(self) -> bool:
        return self._sender.possible

    async def of(self, user: User) -> Optional[RecoveryAddress]:
        async with self._storage.reading() as db:
            return await db.get(RecoveryAddress, user.id)

    # -------------------------------------------------------------------------------------------- the address

    async def set_address(
        self, user: User, address: Optional[str], password: str, lang: str, admit: Callable[[str], None]
    ) -> None:
        """Whoever reads mail there can take the account over, so the password says that it is really them. `admit`
        refuses if there is too much mail."""
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
            links = {"link": self._sender.link(f"/mail#own.{token}"), "block": self._sender.out_link("block", address)}
            text = words.text("recovery-confirm", account=user.account, **links)
            await self._sender.send(address, words.text("recovery-confirm-subject"), text + "\n", "block")

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

    # -------------------------------------------------------------------------------------------- the way back

    def ask(self, name: str, lang: str) -> None:
        """By the name of the account or its address. It is looked up and sent in the background, so that the time
        that the answer takes tells nothing either."""
        if not self.possible:
            raise conflict("no-mail")
        self.letters.begin(self._send_links(name.strip(), lang))

    async def _send_links(self, name: str, lang: str) -> None:
        words = server_texts(lang)
        try:
            for letter in await self._new_links(name):
                link = self._sender.link(f"/recover#{letter.token}")
                text = words.text("recovery", account=letter.account, link=link)
                await self._sender.send(letter.address, words.text("recovery-subject"), text + "\n", None)
        except (aiosmtplib.SMTPException, OSError, SQLAlchemyError, Refused) as wrong:
            log.warning("a link to a new password could not be sent: %s", type(wrong).__name__)

    async def _new_links(self, name: str) -> list[_Letter]:
        asked = or_(User.account == account_name(name), RecoveryAddress.mail == name)
        query = select(RecoveryAddress, User.account).join(User, User.id == RecoveryAddress.user_id)
        letters: list[_Letter] = []
        async with self._storage.changing() as db:
            rows = await db.execute(query.where(RecoveryAddress.confirmed, asked).limit(MOST_ACCOUNTS))
            for found, account in rows:
                if self._rate_limits.wait("links", mailbox_of(found.mail)) > 0:
                    continue  # the link that was sent before stays valid
                token = secrets.token_urlsafe(24)
                found.link_hash, found.link_until = token_hash(token), time.time() + LINK_SECONDS
                letters.append(_Letter(found.mail, account or "", token))
        return letters

    async def recover(
        self, guest: Optional[User], token: str, password: str, cookie: Optional[str]
    ) -> tuple[User, str]:
        """A new password by the link of a mail. All browsers are logged out but this one, which is logged in."""
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
            await self._accounts.forget_browsers(db, user)
            return user, await self._accounts.begin_again(db, guest, user, cookie)
