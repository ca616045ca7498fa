"""Links to share."""

from __future__ import annotations

from .base import Answer


class QrCode(Answer):
    size: int
    """Modules on each side, without the quiet border of four."""
    path: str
    """The dark modules, as the path of an SVG picture of so many units."""


class ShareLink(Answer):
    link: str
    """With the public address of the server, where its owner gave one."""
    qr: QrCode
    local: bool
    """It leads to the machine that opens it: from anywhere else it does not work."""
