"""Rate limits: a token bucket for each kind of request, per address and per person.

An empty bucket refuses the request with the seconds until a retry. Buckets are in memory, shared by the processes of a
machine (`shared_counts.py`); they are full after a restart, and not shared between machines.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from math import ceil
from typing import Final, NamedTuple, Optional

from ..errors import Refused
from ..outbound.mailboxes import mailbox_of
from .shared_counts import Counts, OwnCounts

SOCKETS_OF_AN_ADDRESS: Final = 200
SOCKETS_OF_A_PERSON: Final = 30


class Rate(NamedTuple):
    """The size of a token bucket, and the seconds per refilled token."""

    burst: int
    seconds: float


class Limit(NamedTuple):
    address: Rate
    person: Rate


LIMITS: Final[Mapping[str, Limit]] = {
    "requests": Limit(Rate(1200, 1 / 100), Rate(600, 1 / 50)),
    "guests": Limit(Rate(100, 2), Rate(100, 2)),
    "tables": Limit(Rate(100, 5), Rate(40, 15)),
    "records": Limit(Rate(20, 20), Rate(10, 30)),
    "packs": Limit(Rate(60, 5), Rate(30, 10)),  # each request builds a copy of a game
    "drafts": Limit(Rate(120, 1), Rate(60, 2)),  # the same, while somebody fills in a form
    "chat": Limit(Rate(60, 0.5), Rate(15, 2)),
    "choices": Limit(Rate(600, 1 / 60), Rate(120, 1 / 12)),
    "steps": Limit(Rate(300, 1 / 4), Rate(100, 1)),
    "ghosts": Limit(Rate(600, 1 / 20), Rate(200, 1 / 5)),
    "hints": Limit(Rate(60, 2), Rate(20, 4)),
    "login": Limit(Rate(20, 15), Rate(8, 60)),  # the person is an account together with this address
    "account": Limit(Rate(60, 20), Rate(60, 20)),  # log-ins to an account from unknown browsers at any address
    "mail": Limit(Rate(10, 300), Rate(5, 600)),  # mails that the caller requests
    "mailbox": Limit(Rate(3, 8 * 3600), Rate(3, 8 * 3600)),  # confirmation mails to one mailbox, by all callers
    "confirmations": Limit(Rate(100, 30), Rate(100, 30)),  # confirmation mails in total
    "links": Limit(Rate(5, 3600), Rate(5, 3600)),  # password reset mails to one mailbox
    "news": Limit(Rate(20, 180), Rate(20, 180)),  # notification mails to one mailbox
    "invites": Limit(Rate(5, 1800), Rate(5, 1800)),  # invitations of one person by one host
    "invited": Limit(Rate(20, 600), Rate(20, 600)),  # notifications of one person about invitations, by all hosts
    "seats": Limit(Rate(200, 1), Rate(60, 2)),
    "replays": Limit(Rate(600, 1 / 20), Rate(200, 1 / 8)),
    "sockets": Limit(Rate(300, 0.2), Rate(60, 0.5)),
    "frames": Limit(Rate(600, 1 / 20), Rate(120, 0.5)),
}


class RateLimits:
    def __init__(
        self, active: bool = True, clock: Callable[[], float] = time.monotonic, counts: Optional[Counts] = None
    ) -> None:
        self._active = active
        self._clock = clock
        self._counts: Counts = OwnCounts() if counts is None else counts

    def take(self, what: str, address: str = "", person: str = "") -> None:
        """Take one token, or refuse. The empty address, that of this machine, is not limited."""
        if not self._active:
            return
        limit = LIMITS[what]
        waits = [
            self._wait(f"{what} {who}", rate)
            for who, rate in ((address and f"@{address}", limit.address), (person, limit.person))
            if who
        ]
        if waits and max(waits) > 0:
            raise too_many(what, max(waits))

    def take_confirmation(self, address: str, person: str, recipient: str) -> None:
        """Take the tokens for a mail to an unconfirmed address: of the caller, of the mailbox, and of all mailboxes."""
        self.take("mail", address, person)
        self.take("mailbox", person=mailbox_of(recipient))
        self.take("confirmations", person="all")

    def wait(self, what: str, person: str) -> float:
        """Take one token; if there is none, return the seconds until there is one."""
        return self._wait(f"{what} {person}", LIMITS[what].person) if self._active else 0.0

    def _wait(self, key: str, rate: Rate) -> float:
        now = self._clock()
        left, since = self._counts.bucket(key) or (float(rate.burst), now)
        left = min(float(rate.burst), left + (now - since) / rate.seconds)
        self._counts.keep_bucket(key, (left - 1 if left >= 1 else left, now))
        return 0.0 if left >= 1 else (1 - left) * rate.seconds

    def open_stream(self, address: str, person: str) -> None:
        """Count a new WebSocket or event stream; refuse if the address or the person has too many open."""
        self.take("sockets", address, person)
        if self._active:
            for who, most in _socket_limits(address, person):
                if self._counts.streams(who) >= most:
                    raise too_many("sockets", LIMITS["sockets"].person.seconds)
        for who, _ in _socket_limits(address, person):
            self._counts.add_stream(who, 1)

    def close_stream(self, address: str, person: str) -> None:
        for who, _ in _socket_limits(address, person):
            self._counts.add_stream(who, -1)


def _socket_limits(address: str, person: str) -> list[tuple[str, int]]:
    limits = [(f"@{address}", SOCKETS_OF_AN_ADDRESS), (person, SOCKETS_OF_A_PERSON)]
    return [(who, most) for who, most in limits if who not in ("@", "")]


def too_many(what: str, wait: float) -> Refused:
    return Refused(429, "too-many", what=what, retry=max(1, ceil(wait)))
