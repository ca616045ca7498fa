"""How often somebody may do something: for each address and for each person, with the time after which to try again.

Each has a bucket of so many goes that fills again over time. Buckets lie in memory: a server that was started again, or
another one that shares the tables, begins with full ones.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from ipaddress import IPv6Address, ip_address
from math import ceil
from typing import Final, NamedTuple, Optional

from starlette.types import Scope

from .errors import Refused

BUCKETS_KEPT: Final = 50_000
SOCKETS_OF_AN_ADDRESS: Final = 200
SOCKETS_OF_A_PERSON: Final = 30


class Rate(NamedTuple):
    """So many at once, and one more after so many seconds."""

    burst: int
    seconds: float


class Pace(NamedTuple):
    address: Rate
    person: Rate


PACES: Final[Mapping[str, Pace]] = {
    "requests": Pace(Rate(1200, 1 / 100), Rate(600, 1 / 50)),
    "guests": Pace(Rate(100, 2), Rate(100, 2)),
    "tables": Pace(Rate(100, 5), Rate(40, 15)),
    "records": Pace(Rate(20, 20), Rate(10, 30)),
    "chat": Pace(Rate(60, 0.5), Rate(15, 2)),
    "choices": Pace(Rate(600, 1 / 60), Rate(120, 1 / 12)),
    "hints": Pace(Rate(60, 2), Rate(20, 4)),
    "login": Pace(Rate(20, 15), Rate(8, 60)),  # of a person: of the account that is tried
    "sockets": Pace(Rate(300, 0.2), Rate(60, 0.5)),
    "frames": Pace(Rate(600, 1 / 20), Rate(120, 0.5)),
}


class Rates:
    def __init__(self, active: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        self._active = active
        self._clock = clock
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()  # goes left, and when
        self._sockets: dict[str, int] = {}

    def take(self, what: str, address: str = "", person: str = "") -> None:
        """One go. The empty address is that of this machine, whose owner is not limited."""
        if not self._active:
            return
        pace = PACES[what]
        waits = [
            self._wait((what, who), rate)
            for who, rate in ((address and f"@{address}", pace.address), (person, pace.person))
            if who
        ]
        if waits and max(waits) > 0:
            raise too_many(what, max(waits))

    def _wait(self, key: tuple[str, str], rate: Rate) -> float:
        """Takes a go out of the bucket; or, if there is none, says after how many seconds there is."""
        now = self._clock()
        left, since = self._buckets.pop(key, (float(rate.burst), now))
        left = min(float(rate.burst), left + (now - since) / rate.seconds)
        self._buckets[key] = (left - 1 if left >= 1 else left, now)
        if len(self._buckets) > BUCKETS_KEPT:
            self._buckets.popitem(last=False)
        return 0.0 if left >= 1 else (1 - left) * rate.seconds

    def sit(self, address: str, person: str) -> None:
        """A socket is opened; each has its share of those that are open at a time."""
        self.take("sockets", address, person)
        if self._active:
            for who, most in _shares(address, person):
                if self._sockets.get(who, 0) >= most:
                    raise too_many("sockets", PACES["sockets"].person.seconds)
        for who, _ in _shares(address, person):
            self._sockets[who] = self._sockets.get(who, 0) + 1

    def rise(self, address: str, person: str) -> None:
        """A socket that was opened is closed."""
        for who, _ in _shares(address, person):
            self._sockets[who] -= 1
            if not self._sockets[who]:
                del self._sockets[who]


def _shares(address: str, person: str) -> list[tuple[str, int]]:
    shares = [(f"@{address}", SOCKETS_OF_AN_ADDRESS), (person, SOCKETS_OF_A_PERSON)]
    return [(who, most) for who, most in shares if who not in ("@", "")]


def too_many(what: str, wait: float) -> Refused:
    return Refused(429, "too-many", what=what, retry=max(1, ceil(wait)))


def address_of(scope: Scope) -> str:
    """Where a request comes from, as uvicorn says, which believes a proxy that it was told to trust. Empty for this
    machine; all addresses of a household that has version 6 are one."""
    client: Optional[tuple[str, int]] = scope.get("client")
    if client is None:
        return ""
    try:
        found = ip_address(client[0])
    except ValueError:
        return client[0][:64]
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        elif not found.is_loopback:
            return f"{IPv6Address(int(found) >> 64 << 64)}/64"
    return "" if found.is_loopback else str(found)
