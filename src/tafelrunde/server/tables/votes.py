"""Those who sit at a table can vote that somebody is replaced: by a bot, or by whoever takes the seat by a new link.

It takes more than half of the other people. Where there is only one other, the person must have been waited for for
three days: else one of two could throw the other out. Votes hold for a day, and can be taken back.
"""

from __future__ import annotations

import time
from typing import Final, Literal, NamedTuple, Optional

from ..clocks.clock import stop_clock
from ..errors import conflict, forbidden, illegal
from ..services import Services
from ..storage.models import PLAYING, Seat, User
from ..storage.queries import add_note
from .bot_turns import DEFAULT_BOT
from .opening import open_seat
from .session import TableSession, changing

VOTE_SECONDS: Final = 24 * 60 * 60.0
WAITED_SECONDS: Final = 3 * 24 * 60 * 60.0

Replacement = Literal["bot", "other"]
REPLACEMENTS: Final[tuple[Replacement, ...]] = ("bot", "other")


class Votes(NamedTuple):
    """How many are for what, and how many it takes; what I am for."""

    bot: int
    other: int
    needed: int
    mine: Optional[Replacement]


def votes_on(session: TableSession, seat: Seat) -> Optional[Votes]:
    """None where nobody can vote: it is nobody's seat, one's own, or one sits nowhere."""
    voters = _voters(session, seat)
    if session.table.status != PLAYING or seat.user_id is None or seat.kind == "program":
        return None
    if session.user is None or session.user.id not in voters:
        return None
    valid = _valid(session, seat)
    counted = {what: sum(given == what for given in valid.values()) for what in REPLACEMENTS}
    return Votes(counted["bot"], counted["other"], len(voters) // 2 + 1, valid.get(session.user.id))


async def vote(services: Services, user: User, table_id: str, number: int, what: Optional[Replacement]) -> TableSession:
    """Be for it, or, with None, not any more. The vote that makes the majority carries it out."""
    async with changing(services, table_id, user) as session:
        seat = session.require_seat(number)
        if session.table.status != PLAYING:
            raise conflict("over" if session.table.result else "not-started")
        if not session.my_seats():
            raise forbidden("not-seated", "not-at-this-table")
        if votes_on(session, seat) is None:
            raise illegal("bad-request", "no-vote")
        valid = {who: vote for who, vote in seat.votes.items() if who in _valid(session, seat) and who != user.id}
        seat.votes = valid if what is None else {**valid, user.id: {"what": what, "at": time.time()}}
        session.add_event("seats")
        if what is not None and _is_carried(session, seat, what):
            await _replace(session, seat, what)
        return session


def _voters(session: TableSession, seat: Seat) -> set[str]:
    """The other people, however many seats each of them has."""
    people = {other.user_id for other in session.seats if other.user_id is not None and other.kind != "program"}
    return people - {seat.user_id}


def _valid(session: TableSession, seat: Seat) -> dict[str, Replacement]:
    """Of those who still sit there, and not from long ago."""
    voters, since = _voters(session, seat), time.time() - VOTE_SECONDS
    return {who: vote["what"] for who, vote in seat.votes.items() if who in voters and vote["at"] > since}


def _is_carried(session: TableSession, seat: Seat, what: Replacement) -> bool:
    table, voters = session.table, _voters(session, seat)
    agreed = list(_valid(session, seat).values()).count(what)
    if len(voters) == 1:
        waited = time.time() - (table.turn_since or time.time())
        return table.turn_seat == seat.seat and waited >= WAITED_SECONDS
    return agreed > len(voters) / 2


async def _replace(session: TableSession, seat: Seat, what: Replacement) -> None:
    """For good: whose seat it was has no way back but by a new link."""
    stop_clock(session.table, seat, session.services.uptime.now())
    seat.votes, seat.user_id, seat.holder_id, seat.bot = {}, None, None, None
    if what == "bot":
        seat.kind, seat.bot, seat.invite_hash = "bot", DEFAULT_BOT, None
    else:
        seat.handed = True
        open_seat(session.services, seat)
    await add_note(session.db, session.table, seat, "voted-bot" if what == "bot" else "voted-other")
