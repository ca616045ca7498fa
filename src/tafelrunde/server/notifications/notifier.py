"""Notifies people who are wanted at a table by the channels they chose: push, mail, a chat service.

What is due is taken from the database by one process or another. Who is not wanted any more is not called; who sleeps
is called when they are awake. All that is due for somebody on one way becomes one message, and it says what anybody at
the table may know.
"""

from __future__ import annotations

import json
import logging
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, Optional

import aiosmtplib
from sqlalchemy import and_, delete, func, select, text
from sqlalchemy.ext.asyncio import AsyncSession

from ..core.background import Background
from ..core.hours import end_of, is_within
from ..core.kinds import OPEN, OVER, PLAYING, CallChannel, CallKind
from ..core.outbound.fair_queue import Letter
from ..core.outbound.mail import Mailer
from ..core.outbound.outbound_http import OutboundHttp
from ..core.settings import Settings
from ..core.storage import Storage
from ..core.storage.models import Call, CallWishes, Invitation, PushDevice, Seat, Table
from ..core.texts import server_texts
from .chat_services import body_for
from .push import PushKeys
from .webhooks import table_name

GONE: Final = (404, 410)  # what a push service answers if a browser does not want to be called any more
MAIL_RETRY_SECONDS: Final = (60.0, 600.0, 3600.0)
MOST_NAMED: Final = 10  # tables in one message

log = logging.getLogger(__name__)

_FIRST_DUE: Final = "SELECT min(due) FROM calls"
_AGAIN: Final = text(
    "INSERT INTO calls (user_id, table_id, channel, kind, due, tries) "
    "VALUES (:user_id, :table_id, :channel, :kind, :due, :tries) ON CONFLICT DO NOTHING"
)


class Called(NamedTuple):
    """A table that wants somebody."""

    kind: CallKind
    table: Table


class Message(NamedTuple):
    """What somebody is told, on whatever way."""

    title: str
    text: str
    path: str  # of the page that it leads to

    @property
    def topic(self) -> str:
        """Newer news of one table replaces older news that still waits."""
        return self.path if self.path.startswith("/table/") else ""


class Notifier:
    """`mail_wait` takes a token for a mail to a person, or returns the seconds until there is one."""

    def __init__(
        self,
        storage: Storage,
        settings: Settings,
        outbound_http: OutboundHttp,
        keys: Callable[[], PushKeys],
        mailer: Mailer,
        mail_wait: Callable[[str], float],
    ) -> None:
        self._storage = storage
        self._settings = settings
        self._outbound_http = outbound_http
        self._keys = keys
        self._mailer = mailer
        self._mail_wait = mail_wait
        self._background = Background()
        self.errands = Background()  # mails on their way, devices that are forgotten

    def open(self) -> None:
        call = self._call_who_is_due_now
        self._background.repeat(self._settings.beat_seconds, call, "nobody could be called")

    async def close(self) -> None:
        await self._background.close()
        await self.errands.close()

    async def _call_who_is_due_now(self) -> None:
        await self.notify_due(time.time())

    async def notify_due(self, now: float) -> None:
        due: defaultdict[tuple[str, CallChannel], list[Call]] = defaultdict(list)
        for call in await self._take(now):
            due[call.user_id, call.channel].append(call)
        for (user_id, channel), calls in due.items():
            await self._call(user_id, channel, calls, now)

    async def _take(self, now: float) -> list[Call]:
        """Whoever deletes them calls, so no two processes do."""
        if (await self._storage.fetch(_FIRST_DUE, (), lambda row, _: row[0]))[0] is None:
            return []
        async with self._storage.changing() as db:
            taken = delete(Call).where(Call.due <= now).returning(*Call.__table__.columns)
            found = (await db.execute(taken.execution_options(synchronize_session=False))).all()
        return [Call(**row._mapping) for row in found]

    async def _call(self, user_id: str, channel: CallChannel, calls: Sequence[Call], now: float) -> None:
        async with self._storage.reading() as db:
            wishes = await db.get(CallWishes, user_id)
            wanted = [called for call in calls if (called := await _still_wanted(db, call)) is not None]
            devices = list(await db.scalars(select(PushDevice).where(PushDevice.user_id == user_id)))
            waiting = await _tables_waiting(db, user_id)
        if wishes is None or not wanted:
            return
        if wishes.quiet and is_within(wishes.quiet, now):
            await self._put_off(calls, end_of(wishes.quiet, now))
            return
        message = self.message(wishes.lang, wanted)
        if channel == "push":
            self.push(devices, message, waiting)
        elif channel == "hook" and wishes.hook:
            self.tell_service(user_id, wishes.hook, message)
        elif channel == "mail" and wishes.mail and wishes.mail_confirmed and self._mailer.possible:
            wait = self._mail_wait(user_id)
            if wait > 0:
                await self._put_off(calls, now + wait, max(call.tries for call in calls))
            else:
                self.errands.begin(self._mail(wishes, message, calls))

    async def _put_off(self, calls: Sequence[Call], due: float, tries: int = 0) -> None:
        """If there is newer news of the table by now, these are not needed."""
        async with self._storage.changing() as db:
            for call in calls:
                values = {name: getattr(call, name) for name in ("user_id", "table_id", "channel", "kind")}
                await db.execute(_AGAIN, {**values, "due": due, "tries": tries})

    # -------------------------------------------------------------------------------------------- what is said

    def message(self, lang: str, wanted: Sequence[Called]) -> Message:
        words = server_texts(lang)
        lines = [words.text(f"call-{kind}", table=table_name(table, lang)) for kind, table in wanted]
        if len(wanted) == 1:
            path = "/" if wanted[0].kind == "invite" else f"/table/{wanted[0].table.id}"
            return Message(lines[0], words.text("call-open"), path)
        named = [f"• {line}" for line in lines[:MOST_NAMED]]
        return Message(words.text("call-several", n=len(wanted)), "\n".join(named), "/")

    def push(self, devices: Sequence[PushDevice], message: Message, waiting: int) -> None:
        said = {"title": message.title, "body": message.text, "path": message.path, "waiting": waiting}
        for device in devices:
            forget = self._forgetting(device.id)
            self._outbound_http.send(self._keys().letter(device, json.dumps(said).encode(), message.topic, forget))

    def tell_service(self, user_id: str, url: str, message: Message) -> None:
        link = self._mailer.link(message.path) if self._settings.public_url else ""
        body = body_for(url, "\n".join(filter(None, (message.title, message.text if not link else "", link))))
        headers = {"content-type": "application/json"}
        self._outbound_http.send(Letter("a service for talking", user_id, url, body, lambda: headers, message.topic))

    async def mail(self, wishes: CallWishes, message: Message) -> None:
        assert wishes.mail is not None
        words = server_texts(wishes.lang)
        said = message.text if "\n" in message.text else message.title
        text = [said, self._mailer.link(message.path)]
        text.append("-- \n" + words.text("mail-stop", link=self._mailer.out_link("stop", wishes.mail)))
        await self._mailer.send(wishes.mail, message.title, "\n\n".join(text) + "\n", "stop")

    # -------------------------------------------------------------------------------------------- what comes of it

    async def _mail(self, wishes: CallWishes, message: Message, calls: Sequence[Call]) -> None:
        try:
            await self.mail(wishes, message)
        except (aiosmtplib.SMTPException, OSError) as wrong:
            tries = max(call.tries for call in calls)
            log.warning("a mail could not be sent: %s", type(wrong).__name__)
            if tries < len(MAIL_RETRY_SECONDS):
                await self._put_off(calls, time.time() + MAIL_RETRY_SECONDS[tries], tries + 1)

    def _forgetting(self, device_id: str) -> Callable[[int], None]:
        def answered(status: int) -> None:
            if status in GONE:
                self.errands.begin(self._forget(device_id))

        return answered

    async def _forget(self, device_id: str) -> None:
        async with self._storage.changing() as db:
            gone = delete(PushDevice).where(PushDevice.id == device_id)
            await db.execute(gone.execution_options(synchronize_session=False))


async def _still_wanted(db: AsyncSession, call: Call) -> Optional[Called]:
    table = await db.get(Table, call.table_id)
    if table is None:
        return None
    if call.kind == "invite":
        waits = await db.get(Invitation, (call.table_id, call.user_id))
        sits = select(func.count()).where(Seat.table_id == table.id, Seat.user_id == call.user_id)
        wanted = waits is not None and table.status == OPEN and not (await db.scalar(sits))
        return Called("invite", table) if wanted else None
    if call.kind == "over":
        return Called("over", table) if table.status == OVER else None
    if table.status != PLAYING or table.turn_seat is None:
        return None
    seat = await db.get(Seat, (table.id, table.turn_seat))
    asked = seat is not None and seat.user_id == call.user_id and not seat.bot
    return Called(call.kind, table) if asked else None


async def _tables_waiting(db: AsyncSession, user_id: str) -> int:
    """At how many tables it is their turn, for the number on the icon."""
    asked = and_(Seat.table_id == Table.id, Seat.seat == Table.turn_seat)
    mine = and_(Table.status == PLAYING, Seat.user_id == user_id, Seat.bot.is_(None))
    query = select(func.count()).select_from(Table).join(Seat, asked).where(mine)
    return (await db.execute(query)).scalar_one()
