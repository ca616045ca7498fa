"""Schemas of contact preferences."""

from __future__ import annotations

from typing import Annotated, Literal, Optional

from pydantic import Field, StrictBool, StrictStr

from ..core.schemas.base import Answer
from ..core.schemas.clocks import Hour, Night
from ..core.schemas.common import MAIL_ADDRESS
from ..core.schemas.requests import VISIBLE_ASCII, Body


class QuietHours(Answer):
    begin: str
    end: str
    zone: str


class MailContact(Answer):
    address: str
    confirmed: bool
    """Confirmed by the link of a mail; until then nothing else is sent."""
    hour: Optional[str]
    """When to send one mail a day, such as 18:00; null for a mail for each turn."""


class ChatContact(Answer):
    url: str
    service: Literal["discord", "telegram", "plain"]
    """The message format, which depends on the URL. `plain` is JSON with a field `text`."""


class ContactSettings(Answer):
    """Channels that are null or have no devices are off."""

    push_key: str
    """The server's public key, which browsers need to register."""
    devices: int
    """The number of registered browsers."""
    mail_possible: bool
    """The server can send mail."""
    mail: Optional[MailContact]
    hook: Optional[ChatContact]
    quiet: Optional[QuietHours]
    invites: bool
    """Notify also of invitations."""


class PushDeviceIn(Body):
    endpoint: Annotated[StrictStr, Field(max_length=500)]
    public_key: Annotated[StrictStr, Field(max_length=100, pattern=VISIBLE_ASCII)]
    auth: Annotated[StrictStr, Field(max_length=40, pattern=VISIBLE_ASCII)]
    zone: Annotated[StrictStr, Field(max_length=60)]


class RemovedDeviceIn(Body):
    endpoint: Annotated[StrictStr, Field(max_length=500)]


class MailContactIn(Body):
    address: Annotated[StrictStr, Field(max_length=254, pattern=MAIL_ADDRESS)]
    hour: Optional[Hour] = None


class ContactSettingsIn(Body):
    zone: Annotated[StrictStr, Field(max_length=60)]
    mail: Optional[MailContactIn] = None
    hook: Optional[Annotated[StrictStr, Field(max_length=500)]] = None
    quiet: Optional[Night] = None
    invites: StrictBool = False
