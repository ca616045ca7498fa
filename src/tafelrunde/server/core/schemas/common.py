"""Schemas shared by several features: success, health check, mail addresses, links to share."""

from __future__ import annotations

from .base import Answer

MAIL_ADDRESS = r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$"


class MailAddress(Answer):
    address: str


class Done(Answer):
    """Success without further data."""

    done: bool


class Health(Answer):
    ok: bool


class QrCode(Answer):
    size: int
    """Modules on each side, without the quiet zone of four."""
    path: str
    """The dark modules as an SVG path, one unit per module."""


class ShareLink(Answer):
    link: str
    """Uses the public URL of the server, if configured."""
    qr: QrCode
    local: bool
    """It works only on the machine where the server runs."""
