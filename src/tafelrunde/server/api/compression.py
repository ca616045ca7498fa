"""Compression of answers. Pictures shrink to a tenth; what is small is sent as it is."""

from __future__ import annotations

import zlib
from typing import Final

from fastapi import Response
from starlette.types import Scope, Send

LEAST_BYTES: Final = 500
LEVEL: Final = 3
MEMORY: Final = (
    6  # of 9: answers are short, and to clear the tables that zlib usually takes costs as much as a fifth of them
)
GZIP: Final = 16 + zlib.MAX_WBITS  # the form that zlib is to write


async def send_compressed(scope: Scope, send: Send, response: Response) -> None:
    """An answer that is there as a whole. `GZipMiddleware` does the same for all others."""
    body, headers = bytes(response.body), response.raw_headers
    if len(body) >= LEAST_BYTES:
        headers = [*(header for header in headers if header[0] != b"content-length"), (b"vary", b"Accept-Encoding")]
        if _reads_gzip(scope):
            compressor = zlib.compressobj(LEVEL, zlib.DEFLATED, GZIP, MEMORY)
            body = compressor.compress(body) + compressor.flush()
            headers.append((b"content-encoding", b"gzip"))
        headers.append((b"content-length", str(len(body)).encode()))
    await send({"type": "http.response.start", "status": response.status_code, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def _reads_gzip(scope: Scope) -> bool:
    return any(name == b"accept-encoding" and b"gzip" in value for name, value in scope["headers"])
