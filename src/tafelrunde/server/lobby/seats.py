"""Takes, leaves and replaces seats: people (by link), bots, programs (by token), and votes on absent players."""

from __future__ import annotations

import hmac
import time
from typing import Final, Optional

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncSession

from ...kernel.languages import DEFAULT_LANGUAGE
from ..core.account_names import own_name, require_name, require_own_name
from ..core.clocks.clock_changes import resume_clock, stop_clock
from ..core.errors import conflict, forbidden
from ..core.identity import token_hash
from ..core.kinds import OPEN, OVER, PLAYING
from ..core.seat_names import nameless
from ..core.services import Services
from ..core.storage.models import Seat, User
from ..core.storage.queries import add_note, end_sessions
from ..core.tables.fair_play import is_rated_game, require_own_play
from ..core.tables.forfeits import seat_substitute
from ..core.tables.opening import begin_if_full, invite_token, open_seat, require_offered
from ..core.tables.session import TableSession, changing
from ..core.tables.setup import SeatSetup, distinct_name
from ..moderation.interface import require_not_blocked
from .rated import require_no_ban, require_rated_bot, require_rated_player
from .schemas import SeatPlan
from .vote_counts import Replacement, refusal, valid_votes, votes_needed

PROGRAM: Final = "program"  # the kind of a seat that a program plays


async def seat_setups(services: Services, user: User, plans: list[SeatPlan]) -> list[SeatSetup]:
    """The planned seats. Where others can sit down, no seat is named like the account of somebody else."""
    names = [require_name(plan.name or "") for plan in plans]
    if any(plan.kind == "open" for plan in plans):
        async with services.storage.reading() as db:
            await require_own_name(db, user.id, *filter(None, names))
            for number, plan in enumerate(plans):
                if plan.kind == "me" and not names[number]:
                    names[number] = await own_name(db, user, "") or nameless(number, DEFAULT_LANGUAGE)
    return [
        SeatSetup(plan.kind, name, (plan.bot or "") if plan.kind == "bot" else "")
        for plan, name in zip(plans, names, strict=True)
    ]


def invite_paths(session: TableSession) -> list[tuple[int, str]]:
    """The free seats and their links, for the host. Once the game has begun there are none, since a seat reveals a
    hand."""
    if session.table.status != OPEN:
        return []
    session.require_host()
    free = [seat for seat in session.seats if seat.invite_hash is not None]
    join = f"{session.services.settings.root_path}/table/{session.table.id}/join"
    return [(seat.seat, f"{join}#{seat.seat}.{invite_token(session.services, seat)}") for seat in free]


async def claim(services: Services, user: User, table_id: str, number: int, token: str, name: str) -> TableSession:
    """Take a free seat before the game begins, which invalidates its link; of concurrent callers one wins. During the
    game only the holder of a seat may return to it, even if a bot has taken over."""
    async with changing(services, table_id, user) as session:
        seat = session.require_seat(number)
        if session.table.status == PLAYING and session.holds(number) and not session.is_mine(number):
            await _return(session, seat, user)
            return session
        _require_invite(session, seat, token)
        if session.table.rated:
            await require_rated_player(session.db, user)
            await require_no_ban(session)
        await require_not_blocked(session.db, user.id, [session.table.host_id, *(one.user_id for one in session.seats)])
        taken = {other.name for other in session.seats if other is not seat}
        own = await own_name(session.db, user, name, seat.name) or nameless(number, DEFAULT_LANGUAGE)
        called = distinct_name(own, taken)
        if not await _take(session.db, seat, user, called):
            raise conflict("taken")
        seat.user_id = seat.holder_id = user.id
        seat.invite_hash, seat.name = None, called
        seat.shows_chances = False  # the previous player's agreement does not carry over
        resume_clock(session.table, seat, services.uptime.now())
        session.add_event("seats")
    return await begin_if_full(services, table_id, user)


def _require_invite(session: TableSession, seat: Seat, token: str) -> None:
    """A new player in a running game would see a hand, so nobody takes a seat there but its holder."""
    if session.table.contest is not None:
        raise forbidden("bad-invite", "contest-seat")
    if session.table.status != OPEN and seat.user_id is None and seat.bot is None:
        raise forbidden("bad-invite", "seat-is-kept")
    if session.table.status != OPEN or seat.invite_hash is None:
        raise conflict("taken")
    fits = hmac.compare_digest(seat.invite_hash, token_hash(token))
    if not (fits or session.table.public):
        raise forbidden("bad-invite")
    if session.my_seats() and (session.table.rated or not fits):
        raise conflict("one-seat")


async def _return(session: TableSession, seat: Seat, user: User) -> None:
    """The holder of the seat replaces the bot or program that played for them."""
    if seat.kind == PROGRAM and seat.user_id is not None:
        await end_sessions(session.db, seat.user_id)
    seat.kind, seat.bot, seat.user_id, seat.invite_hash = "open", None, user.id, None
    resume_clock(session.table, seat, session.services.uptime.now())
    await add_note(session.db, session.table, seat, "returned")
    session.add_event("seats")


async def _take(db: AsyncSession, seat: Seat, user: User, name: str) -> bool:
    """False if somebody else has taken the seat in the meantime."""
    free = (Seat.table_id == seat.table_id, Seat.seat == seat.seat, Seat.invite_hash == seat.invite_hash)
    values = {"user_id": user.id, "holder_id": user.id, "invite_hash": None, "name": name}
    taken = await db.execute(update(Seat).where(*free).values(values).execution_options(synchronize_session=False))
    return bool(taken.rowcount == 1)  # type: ignore[attr-defined]


async def seat_bot(services: Services, user: User, table_id: str, number: int, bot: str) -> TableSession:
    """Seat a bot at a free seat, in place of somebody who left or timed out, or in place of oneself. The holder of the
    seat may return. In games that count nobody chooses who plays a seat."""
    async with changing(services, table_id, user) as session:
        seat = session.require_seat(number)
        if session.table.status == OVER:
            raise conflict("over")
        _require_right_to_replace(session, seat)
        require_own_play(session.table)
        require_offered(services, bot)
        if session.table.rated and session.table.status == OPEN:
            require_rated_bot(session.table.game, bot)
            await require_no_ban(session)
        if seat.kind == PROGRAM and seat.user_id is not None:
            await end_sessions(session.db, seat.user_id)
        seat.kind, seat.bot, seat.user_id, seat.invite_hash = "bot", bot, None, None
        if session.table.status == OPEN:
            seat.holder_id = None
        stop_clock(session.table, seat, services.uptime.now())
        session.add_event("seats")
        if session.table.status != OPEN:
            await add_note(session.db, session.table, seat, "bot-seated")
    return await begin_if_full(services, table_id, user)


def _require_right_to_replace(session: TableSession, seat: Seat) -> None:
    """Before the game the host decides about every seat; during the game nobody can replace a person who is present."""
    if session.holds(seat.seat) or session.is_mine(seat.seat):
        return
    if not session.is_host:
        session.require_own_seat(seat.seat)
    if session.table.status != OPEN and seat.user_id is not None and not seat.clock_out:
        raise forbidden("not-your-seat", "still-there")


async def leave(services: Services, user: User, table_id: str, number: int) -> TableSession:
    """Free the seat. Before the game it gets a new link. During the game it waits for the person who left, or is played
    by a bot: at once in a rated game, which is lost by leaving."""
    async with changing(services, table_id, user) as session:
        table, seat = session.table, session.require_own_seat(number)
        if table.status == OVER:
            raise conflict("over")
        session.add_event("seats")
        if table.status == OPEN:
            seat.user_id = seat.holder_id = None
            open_seat(services, seat)
            return session
        if table.contest is not None:
            raise conflict("refused", "seat-in-contest")
        await add_note(session.db, table, seat, "left")
        if is_rated_game(table):
            await seat_substitute(session, seat, "bot-seated")
        else:
            seat.kind, seat.user_id = "open", None
        return session


async def seat_program(services: Services, user: User, table_id: str, number: int) -> tuple[str, TableSession]:
    """Create a token with which a program plays a free seat or one's own; older tokens become invalid. During the game
    it must be one's own, since the token reveals the hand."""
    async with changing(services, table_id, user) as session:
        seat = session.require_seat(number)
        free = session.table.status == OPEN and session.is_host and seat.user_id is None
        if not (session.is_mine(number) or session.holds(number) or free):
            raise forbidden("not-your-seat", "no-token")
        if session.table.status == OVER:
            raise conflict("over")
        require_own_play(session.table)
        if session.table.rated and session.table.status == OPEN:
            raise conflict("refused", "seat-in-rated-game")
        if seat.kind == PROGRAM and seat.user_id is not None:
            await end_sessions(session.db, seat.user_id)
        program, token = await services.identities.new_program(session.db, seat.name)
        seat.kind, seat.bot, seat.user_id, seat.invite_hash = PROGRAM, None, program.id, None
        seat.holder_id = user.id
        resume_clock(session.table, seat, services.uptime.now())
        session.add_event("seats")
        await add_note(session.db, session.table, seat, PROGRAM)
    return token, await begin_if_full(services, table_id, user)


async def agree_to_chances(services: Services, user: User, table_id: str, agreed: bool) -> TableSession:
    """Let spectators see the chances of the running game, for all seats of this person; the next player there is asked
    again."""
    async with changing(services, table_id, user) as session:
        if session.table.status == OVER:
            raise conflict("over")
        mine = [seat for seat in session.seats if session.is_mine(seat.seat) or session.holds(seat.seat)]
        if not mine:
            raise forbidden("not-seated", "not-at-this-table")
        for seat in mine:
            seat.shows_chances = agreed
        session.add_event("seats")
        return session


async def vote(services: Services, user: User, table_id: str, number: int, what: Optional[Replacement]) -> TableSession:
    """Vote to replace an absent player with a bot, or, with None, withdraw the vote. A majority of the other people
    seats the bot."""
    async with changing(services, table_id, user) as session:
        seat = session.require_seat(number)
        if (refused := refusal(session, seat)) is not None:
            raise refused
        valid = {who: at for who, at in valid_votes(session, seat).items() if who != user.id}
        seat.votes = valid if what is None else {**valid, user.id: time.time()}
        session.add_event("seats")
        if what is not None and len(seat.votes) >= votes_needed(session, seat):
            await seat_substitute(session, seat, "voted-bot")
        return session
