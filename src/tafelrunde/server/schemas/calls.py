"""How somebody wants to be called when they are away."""

from __future__ import annotations

from typing import Literal, Optional

from .base import Answer


class QuietHours(Answer):
    begin: str
    end: str
    zone: str


class MailWish(Answer):
    address: str
    confirmed: bool
    """Whoever reads mail there has said that it is theirs; until then nothing else is sent."""
    hour: Optional[str]
    """Of one mail a day, as 18:00; null for one for each turn."""


class HookWish(Answer):
    url: str
    service: Literal["discord", "telegram", "plain"]
    """Whose format it is told in; the address says it. `plain` is JSON with a field `text`."""


class Calls(Answer):
    """Nothing is sent on a way that is null or has no devices."""

    push_key: str
    """The server's key, which a browser needs to let it push."""
    devices: int
    """Browsers that are called."""
    mail_possible: bool
    """The server can send mail."""
    mail: Optional[MailWish]
    hook: Optional[HookWish]
    quiet: Optional[QuietHours]
    invites: bool
    """Also when somebody invites me to a table."""


class MailAddress(Answer):
    address: str
