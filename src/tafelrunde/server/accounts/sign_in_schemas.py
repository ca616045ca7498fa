"""Sign-in methods: the password, passkeys, and a mail if the password is lost."""

from __future__ import annotations

from typing import Annotated, Any, Optional

from pydantic import Field, StrictStr

from ..core.schemas.base import Answer, Moment
from ..core.schemas.mail import MAIL_ADDRESS
from ..core.schemas.requests import Body, MailToken


class RecoveryInfo(Answer):
    """Where a lost password can be replaced from."""

    address: str
    confirmed: bool
    """Whoever reads mail there has said that it is theirs; until then it is of no use."""


class PasskeyInfo(Answer):
    id: str
    name: str
    """As its owner calls it."""
    created: Moment
    used: Optional[Moment]
    """Last."""


class WaysIn(Answer):
    mail_possible: bool
    """The server can send mail, so a lost password can be replaced."""
    recovery: Optional[RecoveryInfo]
    passkeys: list[PasskeyInfo]


class PasskeyQuestion(Answer):
    options: dict[str, Any]
    """For `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON` of a browser (WebAuthn
    level 3)."""


class SurePassword(Body):
    """Says that it is really they who ask."""

    password: Annotated[StrictStr, Field(max_length=1000)]


class RecoveryIn(SurePassword):
    address: Optional[Annotated[StrictStr, Field(max_length=254, pattern=MAIL_ADDRESS)]] = None


class Forgotten(Body):
    name: Annotated[StrictStr, Field(min_length=1, max_length=254)]


class Recovered(MailToken):
    password: Annotated[StrictStr, Field(max_length=1000)]


class PasskeyAnswer(Body):
    credential: dict[str, Any]
    """What the browser's `PublicKeyCredential.toJSON()` gives."""


class NewPasskey(PasskeyAnswer):
    name: Annotated[StrictStr, Field(max_length=200)] = ""
