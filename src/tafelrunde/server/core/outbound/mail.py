"""Mail by an SMTP server that the owner of this server names. Plain text without tracking, and a way out in every mail
but those that replace a lost password (RFC 8058).

There are two ways out: `stop` ends the news that the reader asked for, `block` ends all mail of this server to an
address, whoever gives it.
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

WayOut = Literal["stop", "block"]


class MailTokens:
    """What links in mails can do: say that an address is one's own, and end mail to it. They follow from the server's
    secret, so that the database need not hold them."""

    def __init__(self, secret: bytes) -> None:
        self._confirm = URLSafeTimedSerializer(secret, salt="mail confirm")
        self._out: dict[WayOut, URLSafeSerializer] = {
            "stop": URLSafeSerializer(secret, salt="mail stop"),
            "block": URLSafeSerializer(secret, salt="mail block"),
        }

    def confirm(self, user_id: str, address: str) -> str:
        return self._confirm.dumps([user_id, address])

    def out(self, way: WayOut, address: str) -> str:
        return self._out[way].dumps(address)

    def confirmed(self, token: str) -> tuple[str, str]:
        """The person and the address."""
        try:
            user_id, address = self._confirm.loads(token, max_age=CONFIRM_SECONDS)
        except (BadSignature, ValueError, TypeError):
            raise Refused(403, "bad-invite", "bad-mail-link") from None
        return str(user_id), str(address)

    def left(self, token: str) -> tuple[WayOut, str]:
        """The way out that a token of either kind opens, and the address."""
        for way, tokens in self._out.items():
            with suppress(BadSignature):
                return way, str(tokens.loads(token))
        raise Refused(403, "bad-invite", "bad-mail-link")


class Mailer:
    def __init__(self, settings: Settings, tokens: MailTokens, blocked: BlockedMailboxes) -> None:
        self._settings = settings
        self._server = settings.smtp
        self._tokens = tokens
        self._blocked = blocked

    @property
    def possible(self) -> bool:
        return self._server is not None

    def link(self, path: str) -> str:
        return f"{self._settings.public_url}{self._settings.root_path}{path}"

    def out_link(self, way: WayOut, address: str) -> str:
        """A page with one button; opening a link changes nothing, since programs open links, too."""
        return self.link(f"/mail#{way}.{self._tokens.out(way, address)}")

    async def send(self, address: str, subject: str, text: str, out: Optional[WayOut]) -> None:
        """Mail without a way out reaches blocked mailboxes as well."""
        server = self._server
        assert server is not None
        if out is not None and await self._blocked.has(address):
            return
        mail = EmailMessage()
        mail["From"], mail["To"], mail["Subject"] = server.sender, address, subject
        mail["Date"], mail["Message-ID"] = formatdate(), make_msgid(domain=server.sender.rpartition("@")[2].rstrip(">"))
        mail["Auto-Submitted"] = "auto-generated"
        if out is not None:
            mail["List-Unsubscribe"] = f"<{self.link(f'/api/mail/out/{self._tokens.out(out, address)}')}>"
            mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        mail.set_content(text)
        await aiosmtplib.send(
            mail,
            hostname=server.host,
            port=server.port,
            username=server.user or None,
            password=server.password or None,
            use_tls=server.tls,
            start_tls=False if server.tls else _start_tls(server.user),
            timeout=DEADLINE,
        )


def _start_tls(user: str) -> Optional[bool]:
    """Where the other side offers it; a password is never sent without."""
    return True if user else None
