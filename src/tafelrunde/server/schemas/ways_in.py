"""The ways into an account: the password, passkeys, and a mail if it is lost."""

from __future__ import annotations

from typing import Any, Optional

from .base import Answer, Moment


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
