"""Sends plain-text mail through the configured SMTP server.

All mail except password resets has an unsubscribe link (RFC 8058) of one of two kinds: `stop` ends the notifications
that the reader asked for, `block` ends all mail of this server to an address, whoever enters it.
"""

from __future__ import annotations

from contextlib import suppress
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final, Literal, Optional

import aiosmtplib
from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer

from ..errors import Refused
from ..settings import Settings
from .mailboxes import BlockedMailboxes

DEADLINE: Final = 20.0  # seconds for a mail
CONFIRM_SECONDS: Final = 60 * 60 * 24 * 3

UnsubscribeKind = Literal["stop", "block"]


class MailTokens:
    """Tokens of links in mails that confirm or unsubscribe an address. They are signed, so the database need not hold
    them."""

    def __init__(self, secret: bytes) -> None:
        self._confirm = URLSafeTimedSerializer(secret, salt="mail confirm")
        self._unsubscribe: dict[UnsubscribeKind, URLSafeSerializer] = {
            "stop": URLSafeSerializer(secret, salt="mail stop"),
            "block": URLSafeSerializer(secret, salt="mail block"),
        }

    def confirm(self, user_id: str, address: str) -> str:
        return self._confirm.dumps([user_id, address])

    def unsubscribe(self, kind: UnsubscribeKind, address: str) -> str:
        return self._unsubscribe[kind].dumps(address)

    def confirmed(self, token: str) -> tuple[str, str]:
        """The person and the address of a confirmation token."""
        try:
            user_id, address = self._confirm.loads(token, max_age=CONFIRM_SECONDS)
        except (BadSignature, ValueError, TypeError):
            raise Refused(403, "bad-invite", "bad-mail-link") from None
        return str(user_id), str(address)

    def read_unsubscribe(self, token: str) -> tuple[UnsubscribeKind, str]:
        """The kind and the address of an unsubscribe token."""
        for kind, tokens in self._unsubscribe.items():
            with suppress(BadSignature):
                return kind, str(tokens.loads(token))
        raise Refused(403, "bad-invite", "bad-mail-link")


class Mailer:
    def __init__(self, settings: Settings, tokens: MailTokens, blocked: BlockedMailboxes) -> None:
        self._settings = settings
        self._server = settings.smtp
        self._tokens = tokens
        self._blocked = blocked
        self.sent = 0
        self.failed = 0

    @property
    def possible(self) -> bool:
        return self._server is not None

    def link(self, path: str) -> str:
        return f"{self._settings.public_url}{self._settings.root_path}{path}"

    def unsubscribe_link(self, kind: UnsubscribeKind, address: str) -> str:
        """Leads to a page with a button; the link itself changes nothing, since programs open links, too."""
        return self.link(f"/mail#{kind}.{self._tokens.unsubscribe(kind, address)}")

    async def send(self, address: str, subject: str, text: str, unsubscribe: Optional[UnsubscribeKind]) -> None:
        """Send a mail. With `unsubscribe` None it has no unsubscribe link, and also reaches blocked mailboxes."""
        server = self._server
        assert server is not None
        if unsubscribe is not None and await self._blocked.has(address):
            return
        mail = EmailMessage()
        mail["From"], mail["To"], mail["Subject"] = server.sender, address, subject
        mail["Date"], mail["Message-ID"] = formatdate(), make_msgid(domain=server.sender.rpartition("@")[2].rstrip(">"))
        mail["Auto-Submitted"] = "auto-generated"
        if unsubscribe is not None:
            token = self._tokens.unsubscribe(unsubscribe, address)
            mail["List-Unsubscribe"] = f"<{self.link(f'/api/mail/out/{token}')}>"
            mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        mail.set_content(text)
        self.failed += 1  # unless it arrives
        await aiosmtplib.send(
            mail,
            hostname=server.host,
            port=server.port,
            username=server.user or None,
            password=server.password or None,
            use_tls=server.tls,
            # None: if the other side offers it. A password is never sent without TLS.
            start_tls=False if server.tls else (True if server.user else None),
            timeout=DEADLINE,
        )
        self.failed -= 1
        self.sent += 1
