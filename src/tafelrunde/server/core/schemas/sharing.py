"""Schemas of links to share."""

from __future__ import annotations

from .base import Answer


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
