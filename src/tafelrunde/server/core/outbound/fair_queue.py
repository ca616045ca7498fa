"""A fair queue of outgoing HTTP requests: slow or dead addresses of one owner do not affect other owners.

The owner of a delivery is the person who gave its address. Owners have separate, bounded queues and a bounded number of
concurrent calls. A free slot goes to the owner with the fewest calls, and some slots are reserved for owners whose
addresses answer quickly (trusted). Trust belongs to owners rather than hosts: a person can make up any number of host
names, and hosts such as push services are shared by many people.
"""

from __future__ import annotations

import logging
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Mapping
from math import inf
from typing import Final, Literal, NamedTuple, Optional
from urllib.parse import urlsplit

CALLS_AT_ONCE: Final = 50
UNTRUSTED_CALLS_AT_ONCE: Final = 25
CALLS_PER_OWNER: Final = 5
MOST_DELIVERIES: Final = 10_000
DELIVERIES_PER_OWNER: Final = 100
DELIVERIES_PER_LANE: Final = 50  # so that one dead host leaves room for the owner's other addresses
RETRY_WAITS: Final = (1.0, 5.0, 25.0, 60.0, 300.0, 600.0)  # seconds after each consecutive failure of a host
TRIES: Final = 4  # calls for one delivery
DISTRUST_SECONDS: Final = 600.0  # after a call that failed or was slow
OWNERS_REMEMBERED: Final = 10_000

log = logging.getLogger(__name__)


class Delivery(NamedTuple):
    about: str  # for the log, which must not contain the address: it may hold keys
    owner: str  # the id of the person who gave the address
    url: str
    body: bytes
    headers: Callable[[], Mapping[str, str]]  # evaluated for each call: some contain the time
    topic: str = ""  # a newer delivery on the same topic to the same address replaces this one while it waits
    on_status: Optional[Callable[[int], None]] = None  # called with the status of each response
    tries: int = 0

    @property
    def host(self) -> str:
        return urlsplit(self.url).hostname or ""


class Call(NamedTuple):
    delivery: Delivery
    trusted: bool


Result = Literal["delivered", "slow", "failed", "refused"]  # only failed deliveries are retried


class Lane:
    """Letters of one owner to one host: sent one at a time, and held back together while the host fails."""

    def __init__(self) -> None:
        self.deliveries: deque[Delivery] = deque()
        self.calling = False
        self.held_back = False
        self.failures = 0  # calls in a row

    @property
    def is_ready(self) -> bool:
        return bool(self.deliveries) and not self.calling and not self.held_back

    @property
    def is_idle(self) -> bool:
        return not (self.deliveries or self.calling or self.held_back)

    def place_of(self, delivery: Delivery) -> Optional[int]:
        """The place of a waiting delivery on the same topic."""
        for place, other in enumerate(self.deliveries):
            if delivery.topic and (other.topic, other.url) == (delivery.topic, delivery.url):
                return place
        return None


class Owner:
    def __init__(self, name: str) -> None:
        self.name = name
        self.lanes: dict[str, Lane] = {}
        self.ready: dict[str, Lane] = {}  # whose next delivery could be sent now
        self.deliveries = 0  # that wait
        self.calls = 0


class FairQueue:
    """`take` returns the next delivery, `done` reports its result, `resume` ends the wait after a failure."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._owners: dict[str, Owner] = {}  # with deliveries, calls, or hosts that are held back
        self._ready: dict[str, Owner] = {}  # owners with a ready lane, the least recently served first
        self._trusted_from: OrderedDict[str, float] = OrderedDict()  # no entry: no call has ended yet
        self._letters = 0
        self._calls = 0
        self._untrusted_calls = 0

    def __len__(self) -> int:
        """The number of waiting deliveries."""
        return self._letters

    def add(self, delivery: Delivery) -> None:
        owner = self._owners.setdefault(delivery.owner, Owner(delivery.owner))
        lane = owner.lanes.setdefault(delivery.host, Lane())
        place = lane.place_of(delivery)
        if place is not None:
            lane.deliveries[place] = delivery
        elif _is_full(owner, lane) or not self._makes_room_for(owner):
            log.warning("%s is not called; too many of its owner's deliveries wait", delivery.about)
        else:
            lane.deliveries.append(delivery)
            self._count(owner, 1)
        self._refresh(owner, delivery.host)

    def take(self) -> Optional[Call]:
        """The next call to make, or None if there is no delivery or no free slot."""
        if self._calls >= CALLS_AT_ONCE:
            return None
        owner = min(
            (owner for owner in self._ready.values() if self._may_call(owner)),
            key=lambda owner: (self._is_distrusted(owner.name), owner.calls),
            default=None,
        )
        return None if owner is None else self._take_from(owner)

    def done(self, call: Call, result: Result) -> Optional[float]:
        """Report the result of a call. After a failure its host is held back, and the caller must call `resume` after
        the returned number of seconds."""
        delivery, failed = call.delivery, result == "failed"
        owner = self._owners[delivery.owner]
        lane = owner.lanes[delivery.host]
        lane.calling = False
        lane.held_back = failed
        lane.failures = lane.failures + 1 if failed else 0
        self._count_calls(owner, call.trusted, -1)
        self._judge(owner.name, good=result == "delivered")
        if failed:
            self._put_back(owner, lane, delivery)
        self._refresh(owner, delivery.host)
        return RETRY_WAITS[min(lane.failures, len(RETRY_WAITS)) - 1] if failed else None

    def resume(self, delivery: Delivery) -> None:
        owner = self._owners[delivery.owner]
        owner.lanes[delivery.host].held_back = False
        self._refresh(owner, delivery.host)

    # -------------------------------------------------------------------------------------------- deliveries

    def _makes_room_for(self, owner: Owner) -> bool:
        """In a full queue the owner with the most deliveries loses one."""
        if self._letters < MOST_DELIVERIES:
            return True
        longest = max(self._owners.values(), key=lambda each: each.deliveries)
        if longest.deliveries <= owner.deliveries:
            return False
        host, lane = max(longest.lanes.items(), key=lambda item: len(item[1].deliveries))
        log.warning("%s is not called; too many deliveries wait", lane.deliveries.pop().about)
        self._count(longest, -1)
        self._refresh(longest, host)
        return True

    def _take_from(self, owner: Owner) -> Call:
        host, lane = next(iter(owner.ready.items()))
        call = Call(lane.deliveries.popleft(), self._is_trusted(owner.name))
        lane.calling = True
        self._count(owner, -1)
        self._count_calls(owner, call.trusted, 1)
        del self._ready[owner.name]
        self._refresh(owner, host)
        return call

    def _put_back(self, owner: Owner, lane: Lane, delivery: Delivery) -> None:
        again = delivery._replace(tries=delivery.tries + 1)
        if again.tries >= TRIES:
            log.warning("%s was given up", delivery.about)
        elif lane.place_of(delivery) is None:  # else a newer one on the same topic waits
            lane.deliveries.appendleft(again)
            self._count(owner, 1)

    def _refresh(self, owner: Owner, host: str) -> None:
        """Update the indices after a change of a lane."""
        lane = owner.lanes[host]
        if lane.is_ready:
            owner.ready.setdefault(host, lane)
        else:
            owner.ready.pop(host, None)
        if lane.is_idle:
            del owner.lanes[host]
        if owner.ready:
            self._ready.setdefault(owner.name, owner)
        else:
            self._ready.pop(owner.name, None)
        if not owner.lanes:
            del self._owners[owner.name]

    def _count(self, owner: Owner, more: int) -> None:
        owner.deliveries += more
        self._letters += more

    # -------------------------------------------------------------------------------------------- calls and trust

    def _may_call(self, owner: Owner) -> bool:
        free = self._untrusted_calls < UNTRUSTED_CALLS_AT_ONCE or self._is_trusted(owner.name)
        return free and owner.calls < CALLS_PER_OWNER

    def _count_calls(self, owner: Owner, trusted: bool, more: int) -> None:
        owner.calls += more
        self._calls += more
        if not trusted:
            self._untrusted_calls += more

    def _is_trusted(self, name: str) -> bool:
        return self._trusted_from.get(name, inf) <= self._clock()

    def _is_distrusted(self, name: str) -> bool:
        return self._trusted_from.get(name, -inf) > self._clock()

    def _judge(self, name: str, good: bool) -> None:
        """One quick response earns trust, one bad call costs it for a while, even if good calls follow."""
        if good:
            self._trusted_from.setdefault(name, self._clock())
        else:
            self._trusted_from[name] = self._clock() + DISTRUST_SECONDS
        self._trusted_from.move_to_end(name)
        if len(self._trusted_from) > OWNERS_REMEMBERED:
            self._trusted_from.popitem(last=False)


def _is_full(owner: Owner, lane: Lane) -> bool:
    return (
        len(lane.deliveries) >= DELIVERIES_PER_LANE
        or owner.deliveries >= DELIVERIES_PER_OWNER
        or len(owner.lanes) > DELIVERIES_PER_OWNER
    )
