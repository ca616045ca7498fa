"""Sends pending notifications by push, mail and chat services.

Each process polls the database for due notifications. Those that no longer apply are dropped; during quiet hours they
are postponed. All that are due for one person on one channel become one message, which contains only public facts.
"""

from __future__ import annotations

import json
import logging
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple, Optional

import aiosmtplib
from sqlalchemy import and_, delete, func, select, text
from sqlalchemy.ext.asyncio import AsyncSession

from ..core.background import Background
from ..core.hours import end_of, is_within
from ..core.kinds import OPEN, OVER, PLAYING, CallChannel, CallKind
from ..core.outbound.fair_queue import Delivery
from ..core.outbound.mail import Mailer
from ..core.outbound.mailboxes import mailbox_of
from ..core.outbound.outbound_http import OutboundHttp
from ..core.settings import Settings
from ..core.storage import Storage
from ..core.storage.models import Call, CallWishes, Invitation, PushDevice, Seat, Table
from ..core.texts import server_texts
from .chat_services import body_for
from .push import PushKeys
from .webhooks import table_name

GONE: Final = (404, 410)  # status of a push service if the browser has unsubscribed
MAIL_RETRY_SECONDS: Final = (60.0, 600.0, 3600.0)
MOST_NAMED: Final = 10  # tables in one message

log = logging.getLogger(__name__)

_FIRST_DUE: Final = "SELECT min(due) FROM calls"
_POSTPONE: Final = text(
    "INSERT INTO calls (user_id, table_id, channel, kind, due, tries) "
    "VALUES (:user_id, :table_id, :channel, :kind, :due, :tries) ON CONFLICT DO NOTHING"
)


class Reason(NamedTuple):
    """Why somebody is notified."""

    kind: CallKind
    table: Table


class Message(NamedTuple):
    """The content of a notification, independent of its channel."""

    title: str
    text: str
    path: str  # of the linked page

    @property
    def topic(self) -> str:
        """A newer message about the same table replaces an older one that still waits."""
        return self.path if self.path.startswith("/table/") else ""


class Notifier:
    """`mail_wait` takes a token for a mail to a mailbox, or returns the seconds until there is one."""

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
        self.tasks = Background()  # mails being sent, devices being removed

    def open(self) -> None:
        async def notify() -> None:
            await self.notify_due(time.time())

        self._background.repeat(self._settings.beat_seconds, notify, "notifications could not be sent")

    async def close(self) -> None:
        await self._background.close()
        await self.tasks.close()

    async def notify_due(self, now: float) -> None:
        due: defaultdict[tuple[str, CallChannel], list[Call]] = defaultdict(list)
        for call in await self._take_due(now):
            due[call.user_id, call.channel].append(call)
        for (user_id, channel), calls in due.items():
            await self._notify(user_id, channel, calls, now)

    async def _take_due(self, now: float) -> list[Call]:
        """The process that deletes a row sends it, so no two processes do."""
        if (await self._storage.fetch(_FIRST_DUE, (), lambda row, _: row[0]))[0] is None:
            return []
        async with self._storage.changing() as db:
            taken = delete(Call).where(Call.due <= now).returning(*Call.__table__.columns)
            found = (await db.execute(taken.execution_options(synchronize_session=False))).all()
        return [Call(**row._mapping) for row in found]

    async def _notify(self, user_id: str, channel: CallChannel, calls: Sequence[Call], now: float) -> None:
        async with self._storage.reading() as db:
            preferences = await db.get(CallWishes, user_id)
            reasons = [reason for call in calls if (reason := await _current_reason(db, call)) is not None]
            devices = list(await db.scalars(select(PushDevice).where(PushDevice.user_id == user_id)))
            waiting = await _tables_waiting(db, user_id)
        if preferences is None or not reasons:
            return
        if preferences.quiet and is_within(preferences.quiet, now):
            await self._postpone(calls, end_of(preferences.quiet, now))
            return
        message = self.message(preferences.lang, reasons)
        if channel == "push":
            self.push(devices, message, waiting)
        elif channel == "hook" and preferences.hook:
            self.post_to_chat(user_id, preferences.hook, message)
        elif channel == "mail" and preferences.mail and preferences.mail_confirmed and self._mailer.possible:
            wait = self._mail_wait(mailbox_of(preferences.mail))
            if wait > 0:
                await self._postpone(calls, now + wait, max(call.tries for call in calls))
            else:
                self.tasks.begin(self._mail(preferences, message, calls))

    async def _postpone(self, calls: Sequence[Call], due: float, tries: int = 0) -> None:
        """Store the notifications again, unless there are newer ones about the same table."""
        async with self._storage.changing() as db:
            for call in calls:
                values = {name: getattr(call, name) for name in ("user_id", "table_id", "channel", "kind")}
                await db.execute(_POSTPONE, {**values, "due": due, "tries": tries})

    # -------------------------------------------------------------------------------------------- messages

    def message(self, lang: str, reasons: Sequence[Reason]) -> Message:
        words = server_texts(lang)
        lines = [words.text(f"call-{kind}", table=table_name(table, lang)) for kind, table in reasons]
        if len(reasons) == 1:
            path = "/" if reasons[0].kind == "invite" else f"/table/{reasons[0].table.id}"
            return Message(lines[0], words.text("call-open"), path)
        named = [f"• {line}" for line in lines[:MOST_NAMED]]
        return Message(words.text("call-several", n=len(reasons)), "\n".join(named), "/")

    def push(self, devices: Sequence[PushDevice], message: Message, waiting: int) -> None:
        body = {"title": message.title, "body": message.text, "path": message.path, "waiting": waiting}
        for device in devices:
            on_status = partial(self._remove_if_gone, device.id)
            self._outbound_http.send(self._keys().delivery(device, json.dumps(body).encode(), message.topic, on_status))

    def post_to_chat(self, user_id: str, url: str, message: Message) -> None:
        link = self._mailer.link(message.path) if self._settings.public_url else ""
        body = body_for(url, "\n".join(filter(None, (message.title, message.text if not link else "", link))))
        headers = {"content-type": "application/json"}
        self._outbound_http.send(Delivery("a chat service", user_id, url, body, lambda: headers, message.topic))

    async def mail(self, preferences: CallWishes, message: Message) -> None:
        assert preferences.mail is not None
        words = server_texts(preferences.lang)
        text = [message.text if "\n" in message.text else message.title, self._mailer.link(message.path)]
        text.append("-- \n" + words.text("mail-stop", link=self._mailer.unsubscribe_link("stop", preferences.mail)))
        await self._mailer.send(preferences.mail, message.title, "\n\n".join(text) + "\n", "stop")

    # -------------------------------------------------------------------------------------------- results

    async def _mail(self, preferences: CallWishes, message: Message, calls: Sequence[Call]) -> None:
        try:
            await self.mail(preferences, message)
        except (aiosmtplib.SMTPException, OSError) as wrong:
            tries = max(call.tries for call in calls)
            log.warning("a mail could not be sent: %s", type(wrong).__name__)
            if tries < len(MAIL_RETRY_SECONDS):
                await self._postpone(calls, time.time() + MAIL_RETRY_SECONDS[tries], tries + 1)

    def _remove_if_gone(self, device_id: str, status: int) -> None:
        if status in GONE:
            self.tasks.begin(self._remove_device(device_id))

    async def _remove_device(self, device_id: str) -> None:
        async with self._storage.changing() as db:
            gone = delete(PushDevice).where(PushDevice.id == device_id)
            await db.execute(gone.execution_options(synchronize_session=False))


async def _current_reason(db: AsyncSession, call: Call) -> Optional[Reason]:
    """None if the reason no longer applies, such as a turn that is over."""
    table = await db.get(Table, call.table_id)
    if table is None:
        return None
    if call.kind == "invite":
        waits = await db.get(Invitation, (call.table_id, call.user_id))
        sits = select(func.count()).where(Seat.table_id == table.id, Seat.user_id == call.user_id)
        applies = waits is not None and table.status == OPEN and not (await db.scalar(sits))
    elif call.kind == "over":
        applies = table.status == OVER
    elif table.status != PLAYING or table.turn_seat is None:
        applies = False
    else:
        seat = await db.get(Seat, (table.id, table.turn_seat))
        applies = seat is not None and seat.user_id == call.user_id and not seat.bot
    return Reason(call.kind, table) if applies else None


async def _tables_waiting(db: AsyncSession, user_id: str) -> int:
    """The number of tables where it is their turn, for the badge of the app icon."""
    asked = and_(Seat.table_id == Table.id, Seat.seat == Table.turn_seat)
    mine = and_(Table.status == PLAYING, Seat.user_id == user_id, Seat.bot.is_(None))
    query = select(func.count()).select_from(Table).join(Seat, asked).where(mine)
    return (await db.execute(query)).scalar_one()
