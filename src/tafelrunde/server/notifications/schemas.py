"""Contact preferences."""

from __future__ import annotations

from typing import Annotated, Literal, Optional

from pydantic import Field, StrictBool, StrictStr

from ..core.schemas.base import Answer
from ..core.schemas.clocks import Hour, Night
from ..core.schemas.mail import MAIL_ADDRESS
from ..core.schemas.requests import VISIBLE_ASCII, Body


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


class PushDeviceIn(Body):
    endpoint: Annotated[StrictStr, Field(max_length=500)]
    public_key: Annotated[StrictStr, Field(max_length=100, pattern=VISIBLE_ASCII)]
    auth: Annotated[StrictStr, Field(max_length=40, pattern=VISIBLE_ASCII)]
    zone: Annotated[StrictStr, Field(max_length=60)]


class GoneDevice(Body):
    endpoint: Annotated[StrictStr, Field(max_length=500)]


class MailWishIn(Body):
    address: Annotated[StrictStr, Field(max_length=254, pattern=MAIL_ADDRESS)]
    hour: Optional[Hour] = None


class CallsIn(Body):
    zone: Annotated[StrictStr, Field(max_length=60)]
    mail: Optional[MailWishIn] = None
    hook: Optional[Annotated[StrictStr, Field(max_length=500)]] = None
    quiet: Optional[Night] = None
    invites: StrictBool = False
