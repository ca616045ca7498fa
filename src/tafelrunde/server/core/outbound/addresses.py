"""Validates URLs given by people, and resolves names to public addresses (protection against SSRF)."""

from __future__ import annotations

import asyncio
import socket
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final, Union
from urllib.parse import urlsplit

import httpx

from ..errors import illegal

LONGEST_URL: Final = 500
WEB_PORTS: Final = (80, 443)
FREE_PORTS: Final = 8000  # and above; lower ports belong to mail servers, databases and the like

GLOBAL_UNICAST: Final = IPv6Network("2000::/3")  # excludes NAT64, site-local, multicast
SIX_TO_FOUR: Final = IPv6Network("2002::/16")  # contains an arbitrary IPv4 address


class NotAllowed(OSError):
    """The server may not call this address."""


def read_url(url: str, private: bool) -> str:
    """The URL, if it is well-formed and its port is allowed; its address is checked on each call."""
    try:
        parts, _ = urlsplit(url), httpx.URL(url)
        port = parts.port or WEB_PORTS[parts.scheme == "https"]
        wrong = parts.scheme not in ("http", "https") or not parts.hostname or parts.username or parts.port == 0
        wrong = wrong or not (private or port in WEB_PORTS or port >= FREE_PORTS)
    except (ValueError, httpx.InvalidURL):
        wrong = True
    if wrong or len(url) > LONGEST_URL or not url.isascii() or not url.isprintable() or " " in url:
        raise illegal("bad-request", "bad-webhook")
    return url


def is_public(found: Union[IPv4Address, IPv6Address]) -> bool:
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    if isinstance(found, IPv6Address) and (found not in GLOBAL_UNICAST or found in SIX_TO_FOUR):
        return False
    return found.is_global and not found.is_multicast


class Names:
    """DNS lookups in separate threads, since a dead name can take long."""

    def __init__(self, threads: int) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="names")

    async def address_of(self, host: str, port: int, private: bool) -> str:
        """The address to connect to. All addresses of the name must be allowed."""
        look_up = asyncio.get_running_loop().run_in_executor
        answers = await look_up(self._threads, socket.getaddrinfo, host, port, 0, socket.SOCK_STREAM)
        found = [str(address[0]).partition("%")[0] for *_, address in answers]
        if not found:
            raise NotAllowed(f"{host} has no address")
        if not private and not all(is_public(ip_address(address)) for address in found):
            raise NotAllowed(f"{host} is an address of a private network")
        return found[0]

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
