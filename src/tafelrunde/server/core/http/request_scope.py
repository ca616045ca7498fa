"""Reads address, language and token of a request from its ASGI scope, and names the keys that middleware adds to it."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Final, Optional
from urllib.parse import parse_qs

from starlette.datastructures import Headers
from starlette.types import Scope

from ....kernel.languages import DEFAULT_LANGUAGE, LANGUAGES, PSEUDO

LONGEST_ADDRESS: Final = 8_000  # bytes of path and query; the page needs 1,500
REFUSED: Final = "tafelrunde.refused"  # key of the refusal of the request
WHO: Final = "tafelrunde.who"  # key of the id of the caller, if known
VISITOR: Final = "tafelrunde.visitor"  # key of the caller, once looked up; None if unknown
PROGRAM: Final = "tafelrunde.program"  # key of whether the caller is a program with a token
LONGEST_LANGUAGES: Final = 1_000  # characters of `Accept-Language` that are read
ARRIVED: Final = "tafelrunde.arrived"  # key of the time when its first byte was read, by the clock of the event loop


def language_of(scope: Scope) -> str:
    """The language of the URL (`?lang=`), else the first supported one of the browser's languages."""
    query: bytes = scope.get("query_string", b"")[:LONGEST_ADDRESS]
    asked: str = parse_qs(query.decode("latin-1")).get("lang", [""])[-1]
    if asked in (*LANGUAGES, PSEUDO):
        return asked
    accepted = Headers(scope=scope).get("accept-language", "")[:LONGEST_LANGUAGES]
    wished = (part.partition(";")[0].strip() for part in accepted.split(","))
    return next((tag[:2].lower() for tag in wished if tag[:2].lower() in LANGUAGES), DEFAULT_LANGUAGE)


def address_of(scope: Scope) -> str:
    """The client address according to uvicorn, which trusts configured proxies. Empty for this machine; IPv6 addresses
    are reduced to their /64 network."""
    client: Optional[tuple[str, int]] = scope.get("client")
    return "" if client is None else _counted(client[0])


@lru_cache(maxsize=4096)
def _counted(address: str) -> str:
    try:
        found = ip_address(address)
    except ValueError:
        return address[:64]
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        elif not found.is_loopback:
            return f"{IPv6Address(int(found) >> 64 << 64)}/64"
    return "" if found.is_loopback else str(found)


def bearer_token(headers: Headers) -> str:
    """The token of a program. Browsers never send one by themselves, so the origin need not be checked."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""
