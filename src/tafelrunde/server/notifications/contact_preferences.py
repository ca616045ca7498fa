"""Contact preferences: the channels on which people opt in to notifications. Mail addresses must be confirmed."""

from __future__ import annotations

import time
from collections.abc import Callable
from hashlib import sha256
from typing import Final, NamedTuple, Optional

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from ..core.errors import Refused, conflict, not_found
from ..core.outbound.addresses import read_url
from ..core.outbound.mail import Mailer, MailTokens
from ..core.outbound.mailboxes import BlockedMailboxes
from ..core.settings import Settings
from ..core.storage import Storage
from ..core.storage.models import Call, CallWishes, PushDevice
from ..core.texts import server_texts
from .push import require_keys

MOST_DEVICES: Final = 20  # of a person


class ContactChange(NamedTuple):
    """New values of all preferences."""

    lang: str
    zone: str
    mail: Optional[str]
    mail_hour: Optional[str]
    hook: Optional[str]
    quiet: Optional[str]
    invites: bool


class ContactPreferences:
    def __init__(
        self, storage: Storage, settings: Settings, mailer: Mailer, tokens: MailTokens, blocked: BlockedMailboxes
    ) -> None:
        self._storage = storage
        self._settings = settings
        self._mailer = mailer
        self._tokens = tokens
        self._blocked = blocked

    async def of(self, user_id: str) -> tuple[Optional[CallWishes], list[PushDevice]]:
        async with self._storage.reading() as db:
            devices = list(await db.scalars(select(PushDevice).where(PushDevice.user_id == user_id)))
            return await db.get(CallWishes, user_id), devices

    async def update(self, user_id: str, change: ContactChange, admit: Callable[[str], None]) -> None:
        """A new mail address gets a confirmation mail, and nothing else until it is confirmed. `admit` applies the rate
        limit of such mails."""
        if change.mail is not None and not self._mailer.possible:
            raise conflict("no-mail")
        if change.hook is not None:
            read_url(change.hook, self._settings.private_webhooks)
        async with self._storage.changing() as db:
            preferences = await _own(db, user_id, change.lang, change.zone)
            known = preferences.mail_confirmed and preferences.mail == change.mail
            new_address = None if preferences.mail == change.mail else change.mail
            for name, value in change._asdict().items():
                setattr(preferences, name, value)
            preferences.mail_confirmed = known
            if new_address is not None:
                admit(new_address)
            if not change.mail:
                await _drop_pending(db, user_id, "mail")
            if not change.hook:
                await _drop_pending(db, user_id, "hook")
        if new_address is not None:
            await self._ask_to_confirm(user_id, new_address, change.lang)

    async def _ask_to_confirm(self, user_id: str, address: str, lang: str) -> None:
        words, link = server_texts(lang), self._mailer.link(f"/mail#confirm.{self._tokens.confirm(user_id, address)}")
        body = words.text("mail-confirm", link=link, block=self._mailer.unsubscribe_link("block", address))
        await self._mailer.send(address, words.text("mail-confirm-subject"), body + "\n", "block")

    async def confirm(self, token: str) -> str:
        """Confirm an address by the token of its mail; returns the address."""
        user_id, address = self._tokens.confirmed(token)
        async with self._storage.changing() as db:
            preferences = await db.get(CallWishes, user_id)
            if preferences is None or preferences.mail != address:
                raise not_found("no-such-address")
            preferences.mail_confirmed = True
        return address

    async def stop(self, token: str) -> str:
        """Unsubscribe an address from notifications, whoever entered it; with the token of a confirmation mail, block
        it from all mail of this server. Returns the address."""
        kind, address = self._tokens.read_unsubscribe(token)
        if kind == "block":
            await self._blocked.add(address)
        async with self._storage.changing() as db:
            theirs = update(CallWishes).where(CallWishes.mail == address).values(mail=None, mail_confirmed=False)
            await db.execute(theirs.execution_options(synchronize_session=False))
        return address

    async def allow(self, token: str) -> str:
        """Lift the block of an address, by the token that blocks it. Returns the address."""
        kind, address = self._tokens.read_unsubscribe(token)
        if kind != "block":
            raise Refused(403, "bad-invite", "bad-mail-link")
        await self._blocked.remove(address)
        return address

    async def add_device(self, user_id: str, endpoint: str, keys: tuple[str, str], lang: str, zone: str) -> None:
        """Register a browser for push messages to this user; a registration by another user is replaced."""
        read_url(endpoint, self._settings.private_webhooks)
        require_keys(*keys)
        async with self._storage.changing() as db:
            await _own(db, user_id, lang, zone)
            newest = select(PushDevice.id).where(PushDevice.user_id == user_id).order_by(PushDevice.created.desc())
            surplus = list(await db.scalars(newest.limit(MOST_DEVICES).offset(MOST_DEVICES - 1)))
            gone = delete(PushDevice).where(PushDevice.id.in_(surplus))
            await db.execute(gone.execution_options(synchronize_session=False))
            device = PushDevice(id=device_id(endpoint), user_id=user_id, endpoint=endpoint, created=time.time())
            device.public_key, device.auth = keys
            await db.merge(device)

    async def remove_device(self, user_id: str, endpoint: str) -> None:
        async with self._storage.changing() as db:
            found = await db.get(PushDevice, device_id(endpoint))
            if found is not None and found.user_id == user_id:
                await db.delete(found)


def device_id(endpoint: str) -> str:
    return sha256(endpoint.encode()).hexdigest()


async def _own(db: AsyncSession, user_id: str, lang: str, zone: str) -> CallWishes:
    found = await db.get(CallWishes, user_id)
    if found is None:
        found = CallWishes(user_id=user_id, lang=lang, zone=zone, mail_confirmed=False, invites=False)
        db.add(found)
        await db.flush()
    return found


async def _drop_pending(db: AsyncSession, user_id: str, channel: str) -> None:
    gone = delete(Call).where(Call.user_id == user_id, Call.channel == channel)
    await db.execute(gone.execution_options(synchronize_session=False))
