"""Links to share, with QR codes."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

import segno

from ..schemas.common import QrCode, ShareLink

LOOPBACK: Final = ("localhost", "127.0.0.1", "::1", "[::1]")


def share_link(origin: str, path: str) -> ShareLink:
    """`origin` is the scheme, host and port of the server."""
    link = f"{origin}{path}"
    return ShareLink(link=link, qr=_qr_code(link), local=urlsplit(origin).hostname in LOOPBACK)


def _qr_code(text: str) -> QrCode:
    """An SVG path of the dark modules, one rectangle for each run in a row."""
    code = segno.make(text, micro=False, error="m")
    runs: list[str] = []
    for y, row in enumerate(code.matrix):
        x = 0
        while x < len(row):
            end = x
            while end < len(row) and row[end]:
                end += 1
            if end > x:
                runs.append(f"M{x} {y}h{end - x}v1h-{end - x}z")
            x = end + 1
    return QrCode(size=len(code.matrix), path="".join(runs))
