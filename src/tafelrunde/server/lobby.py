"""Opening tables and taking seats: before a game, and when somebody comes or goes."""

from __future__ import annotations

import hmac
import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any, Final, Optional

from sqlalchemy import or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from ..games import games
from ..kernel.game import Game, Value
from ..words import words_of
from .bots import OPPONENT
from .clocks import Clock, clock_of, halt, told, welcome
from .errors import conflict, forbidden, illegal
from .hooks import read_url
from .house import House
from .matches import box_of
from .own_words import own_words
from .people import LONGEST_NAME, LONGEST_TITLE, hashed, plain
from .storage.models import OPEN, OVER, Seat, Table, User
from .storage.queries import add_choices, add_note
from .tables import Opened, changing
from .texts import Json, Screen, moment, result_told

BOT_NAMES: Final = ("Ada", "Bruno", "Clara", "Dario", "Edda", "Felix")
MOST_LISTED: Final = 100


@dataclass(frozen=True)
class Place:
    """Who shall sit at a seat: me, somebody on my device, a bot, or whoever follows a link."""

    kind: str
    name: str = ""
    bot: str = ""
    user_id: Optional[str] = None  # somebody who is known to come, as at a rematch


@dataclass(frozen=True)
class Plan:
    game: Game
    options: Mapping[str, object]
    places: Sequence[Place]
    title: str = ""
    seed: Optional[int] = None
    spectators: bool = True
    public: bool = False
    codes: Sequence[int] = ()  # what has been played already
    clock: Optional[Clock] = None
    webhook: Optional[str] = None


async def open_table(house: House, user: User, plan: Plan, screen: Screen) -> Json:
    """A new table. If nobody is to come by a link, play begins at once."""
    async with house.storage.changing() as db:
        table_id = await _lay(house, db, user, plan, screen)
    return await begin_if_full(house, table_id, user, screen)


async def _lay(house: House, db: AsyncSession, user: User, plan: Plan, screen: Screen) -> str:
    """The table and its seats, within a transaction."""
    game = plan.game
    options = game.read_options(plan.options)
    game.read_players(len(plan.places))
    for place in plan.places:
        if place.kind == "bot":
            house.settings.find_bot(place.bot)
    table = new_table(game, options, user, plan)
    db.add(table)
    await db.flush()
    db.add_all(_seats(house, table, user, plan.places, screen))
    await add_choices(db, table, plan.codes)
    return table.id


def new_table(game: Game, options: dict[str, Value], user: User, plan: Plan) -> Table:
    return Table(
        id=secrets.token_urlsafe(9),
        game=game.name,
        rules_version=game.rules_version,
        component_hash=game.hash_of(options),
        title=plain(plan.title, LONGEST_TITLE),
        players=len(plan.places),
        options=options,
        seed=plan.seed,
        chosen_seed=plan.seed is not None,
        status=OPEN,
        spectators=plan.spectators,
        public=plan.public,
        host_id=user.id,
        created=time.time(),
        version=0,
        plies=0,
        turn_seat=None,
        turn_since=None,
        result=None,
        rematch_id=None,
        clock=plan.clock.stored() if plan.clock else None,
        night=plan.clock.night or None if plan.clock else None,
        clock_from=None,
        webhook=plan.webhook,
    )


def _seats(house: House, table: Table, user: User, places: Sequence[Place], screen: Screen) -> list[Seat]:
    seats: list[Seat] = []
    for number, place in enumerate(places):
        owner = user.id if place.kind in ("me", "device") else place.user_id
        seat = Seat(
            table_id=table.id,
            seat=number,
            kind=place.kind,
            name=_name(place, user, number, {seat.name for seat in seats}, screen),
            bot=place.bot or None,
            user_id=owner,
            invite_serial=0,
            invite_hash=None,
            auto_end=False,
            ask_everything=False,
            clock_left=float(table.clock["bank"]) if table.clock else None,
            clock_out=False,
        )
        if place.kind == "open" and owner is None:
            seat.invite_hash = hashed(invite(house, seat))
        seats.append(seat)
    return seats


def _name(place: Place, user: User, number: int, taken: set[str], screen: Screen) -> str:
    """As given, or as the person is called; different for each seat, or the log could not tell them apart."""
    say = own_words(screen.lang)
    name = plain(place.name, LONGEST_NAME)
    if not name and place.kind == "me":
        name = user.name
    if not name and place.kind == "bot":
        name = next((name for name in BOT_NAMES if name not in taken), BOT_NAMES[0])
    return different(name or say.text("player-here", number=number + 1), taken)


def different(name: str, taken: set[str]) -> str:
    n, found = 2, name
    while found in taken:
        found = f"{name} {n}"
        n += 1
    return found


# ------------------------------------------------------------------------------------------------ what a table is


def meta(opened: Opened, screen: Screen) -> Json:
    table = opened.table
    return {
        "id": table.id,
        "game": table.game,
        "title": table.title,
        "status": table.status,
        "players": table.players,
        "options": table.options,
        "created": moment(table.created),
        "seats": [
            {
                "seat": seat.seat,
                "kind": seat.kind,
                "name": seat.name,
                "bot": seat.bot,
                "mine": opened.mine(seat.seat),
                "claimed": seat.user_id is not None or seat.bot is not None or table.status == OVER,
                "away": seat.user_id is not None and seat.bot is not None,  # a bot stands in
            }
            for seat in opened.seats
        ],
        "clock": told(table, opened.seats, opened.house.time.now(), opened.house.time.wall()),
        "webhook": table.webhook if opened.is_host else None,
        "turn": {"seat": table.turn_seat, "since": moment(table.turn_since)},
        "version": table.version,
        "plies": table.plies,
        "spectators": table.spectators,
        "public": table.public,
        "result": result_told(games[table.game], table.result, screen.lang),
        "next": _next_told(table, screen) if table.status == OVER else None,
        "seed": table.seed if table.status == OVER else None,
        "chosen_seed": table.chosen_seed,
        "host": opened.is_host,
        "rules_version": table.rules_version,
        "closed": box_of(table) is None,  # its rules are not kept here: nothing more can be chosen at it
    }


async def tables_of(house: House, user: Optional[User], which: str, screen: Screen) -> list[Json]:
    """`mine`: where I sit or which I opened. `open`: where anybody may sit down."""
    query = select(Table).order_by(Table.created.desc()).limit(MOST_LISTED)
    if which == "open":
        query = query.where(Table.status == OPEN, Table.public)
    elif user is None:
        return []
    else:
        sits = select(Seat.table_id).where(Seat.user_id == user.id)
        query = query.where(or_(Table.host_id == user.id, Table.id.in_(sits)))
    async with house.storage.reading() as db:
        found = [table for table in (await db.execute(query)).scalars() if table.game in games]
        seats: dict[str, list[Seat]] = {table.id: [] for table in found}
        sitting = select(Seat).where(Seat.table_id.in_(seats)).order_by(Seat.seat)
        for seat in (await db.execute(sitting)).scalars():
            seats[seat.table_id].append(seat)
        return [meta(Opened(house, db, user, table, seats[table.id], []), screen) for table in found]


# ------------------------------------------------------------------------------------------------ coming and going


def invite(house: House, seat: Seat) -> str:
    """The token of a seat's link. It follows from the server's secret, so that the database need not hold it."""
    what = f"{seat.table_id}/{seat.seat}/{seat.invite_serial}"
    return hmac.new(house.secret, what.encode(), sha256).hexdigest()[:32]


def invites(opened: Opened) -> list[Json]:
    opened.host_only()
    return [
        {"seat": seat.seat, "url": f"/table/{opened.table.id}/join#{seat.seat}.{invite(opened.house, seat)}"}
        for seat in opened.seats
        if seat.invite_hash is not None
    ]


async def claim(house: House, user: User, table_id: str, number: int, token: str, name: str, screen: Screen) -> Json:
    """Sit down at a free seat. Its link is dead from then on; of many who try at once, one wins."""
    async with changing(house, table_id, user) as opened:
        seat = seat_of(opened, number)
        if seat.invite_hash is None:
            raise conflict("taken")
        if not (opened.table.public or hmac.compare_digest(seat.invite_hash, hashed(token))):
            raise forbidden("bad-invite")
        taken = {other.name for other in opened.seats if other is not seat}
        called = different(plain(name, LONGEST_NAME) or user.name or seat.name, taken)
        if not await _take(opened.db, seat, user, called):
            raise conflict("taken")
        await opened.db.refresh(seat)
        welcome(opened.table, seat, house.time.now())
        opened.tell("seats")
        if opened.table.status != OPEN:
            await add_note(opened.db, opened.table, seat, "joined")
    return await begin_if_full(house, table_id, user, screen)


async def _take(db: AsyncSession, seat: Seat, user: User, name: str) -> bool:
    free = (Seat.table_id == seat.table_id, Seat.seat == seat.seat, Seat.invite_hash == seat.invite_hash)
    values = {"user_id": user.id, "invite_hash": None, "name": name}
    taken = await db.execute(update(Seat).where(*free).values(values).execution_options(synchronize_session=False))
    return bool(taken.rowcount == 1)  # type: ignore[attr-defined]


async def seat_bot(house: House, user: User, table_id: str, number: int, bot: str, screen: Screen) -> Json:
    """A bot in place of nobody, of somebody who left, or of oneself."""
    async with changing(house, table_id, user) as opened:
        seat = seat_of(opened, number)
        if not opened.is_host:
            opened.own_seat(number)
        if opened.table.status == OVER:
            raise conflict("over")
        house.settings.find_bot(bot)
        was_empty = opened.table.status == OPEN
        seat.kind, seat.bot, seat.user_id, seat.invite_hash = "bot", bot, None, None
        halt(opened.table, seat, house.time.now())
        opened.tell("seats")
        if not was_empty:
            await add_note(opened.db, opened.table, seat, "bot-seated")
    return await begin_if_full(house, table_id, user, screen)


async def leave(house: House, user: User, table_id: str, number: int, screen: Screen) -> Json:
    """The seat is free again, by a new link."""
    async with changing(house, table_id, user) as opened:
        seat = opened.own_seat(number)
        if opened.table.status == OVER:
            raise conflict("over")
        seat.kind, seat.user_id = "open", None
        seat.invite_serial += 1
        seat.invite_hash = hashed(invite(house, seat))
        opened.tell("seats")
        if opened.table.status != OPEN:
            await add_note(opened.db, opened.table, seat, "left")
        return meta(opened, screen)


async def allow_spectators(house: House, user: User, table_id: str, allowed: bool, screen: Screen) -> Json:
    """Whether others may watch; whoever watches already finds the door closed at the next look."""
    async with changing(house, table_id, user) as opened:
        opened.host_only()
        opened.table.spectators = allowed
        opened.tell("seats")
        return meta(opened, screen)


async def set_webhook(house: House, user: User, table_id: str, url: Optional[str], screen: Screen) -> Json:
    async with changing(house, table_id, user) as opened:
        opened.host_only()
        opened.table.webhook = read_url(url) if url else None
        return meta(opened, screen)


async def prefer(house: House, user: User, table_id: str, number: int, wishes: Mapping[str, bool]) -> Json:
    async with changing(house, table_id, user) as opened:
        seat = opened.own_seat(number)
        for name, value in wishes.items():
            setattr(seat, name, value)
        return {"auto_end": seat.auto_end, "ask_everything": seat.ask_everything}


async def begin_if_full(house: House, table_id: str, user: User, screen: Screen) -> Json:
    async with changing(house, table_id, user) as opened:
        full = all(seat.user_id is not None or seat.bot is not None for seat in opened.seats)
        if opened.table.status == OPEN and full:
            await opened.begin()
        return meta(opened, screen)


def seat_of(opened: Opened, number: int) -> Seat:
    if not 0 <= number < len(opened.seats):
        raise illegal("no-such-seat", seat=number)
    return opened.seats[number]


# ------------------------------------------------------------------------------------------------ once more


async def rematch(house: House, user: User, table_id: str, screen: Screen) -> Json:
    """The same people, the same options, new cards. Whoever asks second comes to the same new table."""
    async with changing(house, table_id, user) as opened:
        _may_go_on(opened)
        again = opened.table.rematch_id
        if again is None:
            again = opened.table.rematch_id = await _lay(house, opened.db, user, _same(opened), screen)
    return await begin_if_full(house, again, user, screen)


async def next_game(house: House, user: User, table_id: str, screen: Screen) -> Json:
    """The game that follows in a campaign, for the same people. Whoever asks second comes to the same new table, which
    the stored result names."""
    async with changing(house, table_id, user) as opened:
        _may_go_on(opened)
        table = opened.table
        follows = games[table.game].follow_up(table.options)
        if follows is None or follows.options is None:
            raise conflict("no-next")
        result = table.result or {}
        new: Optional[str] = result.get("next")
        if new is None:
            new = await _lay(house, opened.db, user, replace(_same(opened), options=follows.options), screen)
            table.result = {**result, "next": new}
    return await begin_if_full(house, new, user, screen)


def _may_go_on(opened: Opened) -> None:
    if not (opened.is_host or opened.my_seats()):
        raise forbidden("forbidden", "no-rematch")
    if opened.table.status != OVER:
        raise conflict("not-over")


def _next_told(table: Table, screen: Screen) -> Optional[Json]:
    """What follows a finished game; `free` if its options are for the people to choose."""
    game = games[table.game]
    follows = game.follow_up(table.options)
    if follows is None:
        return None
    return {"text": words_of(game, screen.lang).text(follows.text, **follows.facts), "free": follows.options is None}


def _same(opened: Opened) -> Plan:
    table = opened.table
    places = [_again(opened, seat) for seat in opened.seats]
    return Plan(
        games[table.game],
        table.options,
        places,
        table.title,
        spectators=table.spectators,
        public=table.public,
        clock=clock_of(table),
        webhook=table.webhook,
    )


def _again(opened: Opened, seat: Seat) -> Place:
    if seat.bot and seat.user_id is None:
        return Place("bot", seat.name, seat.bot)
    if opened.user is not None and seat.user_id == opened.user.id:
        return Place(seat.kind if seat.kind == "device" else "me", seat.name)
    return Place("open", seat.name, user_id=seat.user_id)


def read_places(given: Sequence[Any]) -> list[Place]:
    """The seats as a request names them."""
    return [Place(seat.kind, seat.name or "", (seat.bot or "") if seat.kind == "bot" else "") for seat in given]


def against_bots(players: int, mine: int = 0) -> list[Place]:
    """Me at one seat, bots at the others."""
    return [Place("me") if seat == mine else Place("bot", bot=OPPONENT) for seat in range(players)]
