"""People at a table can vote that a bot plays for somebody who is absent (`absence.py`).

It takes more than half of the other people. A vote holds for a day, within the turn it was cast in, and can be taken
back. Nobody gets the hand by it: the seat still belongs to the person, who may come back.
"""

from __future__ import annotations

import time
from typing import Final, Literal, NamedTuple, Optional

from ..core.clocks.clock import stop_clock
from ..core.errors import Refused, conflict, forbidden, illegal
from ..core.kinds import PLAYING
from ..core.services import Services
from ..core.storage.models import Seat, User
from ..core.storage.queries import add_note
from ..core.tables.absence import is_absent
from ..core.tables.bot_turns import DEFAULT_BOT
from ..core.tables.session import TableSession, changing

VOTE_SECONDS: Final = 24 * 60 * 60.0

Replacement = Literal["bot"]


class Votes(NamedTuple):
    """How many are for a bot, how many it takes, and whether I am for it."""

    bot: int
    needed: int
    mine: Optional[Replacement]


def votes_on(session: TableSession, seat: Seat) -> Optional[Votes]:
    """None where I cannot vote now."""
    if _refusal(session, seat) is not None or session.user is None:
        return None
    valid = _valid(session, seat)
    return Votes(len(valid), _needed(session, seat), "bot" if session.user.id in valid else None)


async def vote(services: Services, user: User, table_id: str, number: int, what: Optional[Replacement]) -> TableSession:
    """Vote for a bot, or, with None, take the vote back. The vote that makes the majority seats the bot."""
    async with changing(services, table_id, user) as session:
        seat = session.require_seat(number)
        if (refused := _refusal(session, seat)) is not None:
            raise refused
        valid = {who: at for who, at in _valid(session, seat).items() if who != user.id}
        seat.votes = valid if what is None else {**valid, user.id: time.time()}
        session.add_event("seats")
        if what is not None and len(seat.votes) >= _needed(session, seat):
            await _seat_bot(session, seat)
        return session


def _refusal(session: TableSession, seat: Seat) -> Optional[Refused]:
    """Why this person cannot vote about the seat now."""
    table = session.table
    if table.status != PLAYING:
        return conflict("over" if table.result else "not-started")
    if not session.my_seats():
        return forbidden("not-seated", "not-at-this-table")
    if session.is_mine(seat.seat) or seat.user_id is None or seat.kind == "program":
        return illegal("bad-request", "no-vote")
    if table.contest is not None:
        return conflict("refused", "no-vote-in-contest")
    if not table.started:
        return conflict("refused", "no-vote-before-first-choice")
    if not is_absent(table, seat):
        return conflict("still-time", "not-absent")
    return None


def _voters(session: TableSession, seat: Seat) -> set[str]:
    """The other people, however many seats each of them has."""
    people = {other.user_id for other in session.seats if other.user_id is not None and other.kind != "program"}
    return people - {seat.user_id}


def _needed(session: TableSession, seat: Seat) -> int:
    return len(_voters(session, seat)) // 2 + 1


def _valid(session: TableSession, seat: Seat) -> dict[str, float]:
    """When each vote was cast: by those who still sit there, in the current turn, within the last day."""
    voters = _voters(session, seat)
    since = max(time.time() - VOTE_SECONDS, session.table.turn_since or 0.0)
    return {who: at for who, at in seat.votes.items() if who in voters and at >= since}


async def _seat_bot(session: TableSession, seat: Seat) -> None:
    """The person stays the holder of the seat, as if they had left."""
    stop_clock(session.table, seat, session.services.uptime.now())
    seat.kind, seat.bot, seat.user_id, seat.invite_hash, seat.votes = "bot", DEFAULT_BOT, None, None, {}
    await add_note(session.db, session.table, seat, "voted-bot")
